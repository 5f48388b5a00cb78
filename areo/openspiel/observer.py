"""What OpenSpiel's players are told, as text: nothing but what their seat may see."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

import pyspiel

from areo.openspiel.state import AreoState


class AreoObserver:
    """With perfect recall all that a seat has come to know, else what it sees now. As text only: there is no tensor."""

    tensor: Final = None

    def __init__(self, kind: pyspiel.IIGObservationType, params: Mapping[str, object] | None) -> None:
        if params:
            raise ValueError(f"there is nothing to set for observations, such as {next(iter(params))!r}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players see together is shown to nobody")
        self.public: Final = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recall: Final = bool(kind.perfect_recall)
        self.dict: Final[dict[str, object]] = {}

    def set_from(self, state: AreoState, player: int) -> None:
        raise ValueError("areo's games are observed as text, not as a tensor")

    def string_from(self, state: AreoState, player: int) -> str:
        steps = state.steps
        if steps is None:
            return "not dealt"
        seat = None if self.public else player
        return json.dumps(steps.known(seat) if self.recall else steps.seen(seat), ensure_ascii=False)

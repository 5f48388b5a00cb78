"""What OpenSpiel's players are told, as text and as numbers: nothing but what their seat may see."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final

import numpy as np
import pyspiel

from areo.arrays.observations import Observer, Row
from areo.openspiel.state import AreoState


class AreoObserver:
    """With perfect recall all that a seat has come to know, as text alone; else what it sees now, as an array as well.

    What has happened so far is told by no array of a fixed size, and nothing is written for whoever sits nowhere.
    """

    def __init__(
        self, kind: pyspiel.IIGObservationType, params: Mapping[str, object] | None, observer: Callable[[], Observer]
    ) -> None:
        if params:
            raise ValueError(f"there is nothing to set for observations, such as {next(iter(params))!r}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players see together is shown to nobody")
        self.public: Final = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recall: Final = bool(kind.perfect_recall)
        self.observer: Final = None if self.public or self.recall else observer()
        self.tensor: Final = None if self.observer is None else np.zeros(self.observer.size, np.float32)
        self.dict: Final[dict[str, Row]] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: AreoState, player: int) -> None:
        """Write what a player sees now; zeros before the deal."""
        if self.observer is None or self.tensor is None:
            raise ValueError("there are numbers for what a player sees now, and for nothing else")
        self.tensor.fill(0.0)
        if state.steps is not None:
            self.observer.write(state.steps.desk, player, self.tensor)

    def string_from(self, state: AreoState, player: int) -> str:
        steps = state.steps
        if steps is None:
            return "not dealt"
        seat = None if self.public else player
        return json.dumps(steps.known(seat) if self.recall else steps.seen(seat), ensure_ascii=False)

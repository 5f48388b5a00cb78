"""The tables that environments are tried at: every game, alone, by turns and all at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from areo.arrays.actions import actions_of
from areo.arrays.desk import Desk
from areo.kernel.game import Game
from areo.library import new


@dataclass(frozen=True)
class At:
    """A game, how many play, and its options."""

    game: str
    players: int
    options: tuple[tuple[str, object], ...] = ()

    @property
    def given(self) -> dict[str, Any]:
        return dict(self.options)

    def desk(self, seed: object = 1) -> Desk:
        table = self.deal(seed)
        return Desk(table, actions_of(table))

    def deal(self, seed: object = 1) -> Game:
        return new(self.game, self.players, str(seed), **self.given)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *[f"{name}={value}" for name, value in self.options]])


TABLES: Final = [
    At("red-planet", 3),
    At("terraforming-mars", 1),
    At("terraforming-mars", 2, (("draft", True),)),
    At("ares-expedition", 1),
    At("ares-expedition", 2),
    At("ares-expedition", 2, (("coop", True),)),
    At("on-mars", 1),
    At("on-mars", 2),
    At("on-mars", 3, (("chapter", "invasion"),)),
    At("on-mars", 2, (("chapter", "outbreak"),)),
    At("on-mars", 2, (("chapter", "blackout"),)),
    At("on-mars", 1, (("chapter", "monolith"),)),
]

"""Tables of Blackout for tests: those of On Mars, with vandalism and a deck of one's choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from areo.on_mars.chapters.blackout.table import BlackoutGame
from tests.on_mars.colony import Colony, deal, set_up

QUIET = "v_quiet"
CHAPTER: dict[str, Any] = {"chapter": "blackout"}
TYPE_CARDS = {
    "v_mine": "mine",
    "v_generator": "generator",
    "v_water": "water_extractor",
    "v_greenhouse": "greenhouse",
    "v_oxygen": "oxygen_condenser",
}
KINDS = (*TYPE_CARDS, "v_shelter", "v_complex", "v_advanced", QUIET)


class Dark(Colony):
    """A table of Blackout."""

    @property
    def damage(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.state["vandalism"])

    @property
    def vandalised(self) -> list[str]:
        return cast(list[str], self.damage["vandalised"])

    @property
    def blackouts(self) -> dict[str, int]:
        """By hex: whose colonist lies there."""
        return {there["hex"]: there["seat"] for there in self.damage["blackouts"]}

    @property
    def dark(self) -> BlackoutGame:
        assert isinstance(self.game, BlackoutGame)
        return self.game

    @property
    def outcome(self) -> str:
        return cast(str, self.state["outcome"])

    def colonists(self, seat: int) -> int:
        """All colonists of a player, wherever they are."""
        own = self.player(seat)
        mines = sum(entry.get("miner") == seat for entry in self.state["map"])
        slots = sum(there.count(seat) for there in self.state["slots"].values())
        lying = sum(whose == seat for whose in self.blackouts.values())
        return cast(int, own["supply"] + own["quarters"] + own["working"] + mines + slots + lying)


def dark(
    *,
    card: str = QUIET,
    then: Sequence[str] = (),
    vandalised: Sequence[str] = (),
    blackouts: Mapping[str, int] | None = None,
    time: int = 9,
    hard: bool = False,
    state: Mapping[str, Any] | None = None,
    **given: Any,
) -> Dark:
    """A table with me to move; `card` is drawn after my turn, and `then` the next ones: all others are discarded.

    No mission is in play unless told otherwise, so three count as completed.
    """
    discard = [*KINDS, *[QUIET] * (7 if hard else 11)]
    for drawn in (card, *then):
        discard.remove(drawn)
    block = {
        "deck": [card, *then],
        "discard": discard,
        "vandalised": list(vandalised),
        "blackouts": [{"hex": hex, "seat": seat} for hex, seat in (blackouts or {}).items()],
    }
    options = {**CHAPTER, **({"hard": True} if hard else {}), **given.pop("options", {})}
    return Dark(deal(state={"time": time, "vandalism": block, **(state or {})}, options=options, **given).game)


def new(players: int = 2, seed: str = "1", **options: Any) -> Dark:
    return Dark(set_up(players, seed, **CHAPTER, **options).game)

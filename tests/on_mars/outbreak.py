"""Tables of Outbreak for tests, in the words of its players.

    table = outbreak(["construct_slots"], state={"slots": {"construct": [0, 1]}})
    table.pass_turn()  # the next player's turn begins with that infection card
    table.choose("seat 0")
    assert infected(table) == {"construct": 1}

As in colony.py, seat 0 is "I", in the colony and with the turn; round 3, three healthy colonists at home.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from areo.on_mars.chapters.outbreak.table import Outbreak
from tests.on_mars.colony import Colony, deal, set_up

MISSIONS = ("o_domes", "o_genebank")


def outbreak(
    top: Sequence[str] = (),
    *,
    missions: Sequence[str] = MISSIONS,
    hard: bool = False,
    block: Mapping[str, Any] | None = None,
    state: Mapping[str, Any] | None = None,
    **given: Any,
) -> Colony:
    """A table with me to move. `top`: the next infection cards; `block`: more of what `infection` says."""
    infection = {"missions": [{"id": id} for id in missions], **(block or {})}
    options = {"chapter": "outbreak", "hard": hard, "infection_deck": list(top)}
    return deal(state={"infection": infection, **(state or {})}, options=options, **given)


def new(players: int = 2, **options: Any) -> Colony:
    """A game of Outbreak dealt anew."""
    return set_up(players, chapter="outbreak", **options)


def of(table: Colony) -> Outbreak:
    """The table itself."""
    assert isinstance(table.game, Outbreak)
    return table.game


def infected(table: Colony, seat: int = 0, what: str = "infected") -> dict[str, int]:
    """Where a player's infected colonists are, and how many; miners by their hex."""
    told = table.state["players"][seat][what]
    found = {place: told[place] for place in ("quarters", "working") if told[place]}
    found.update(told["slots"])
    found.update(dict.fromkeys(told["mines"], 1))
    return cast(dict[str, int], found)


def vaccinated(table: Colony, seat: int = 0) -> dict[str, int]:
    return infected(table, seat, "vaccinated")


def block(table: Colony) -> dict[str, Any]:
    """What the table tells of infection cards and missions."""
    return cast(dict[str, Any], table.state["infection"])

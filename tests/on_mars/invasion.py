"""Tables of Invasion for tests, in the words of its players. The alien is the last seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.on_mars.colony import Colony, deal

NEST = "-6,3"  # on the rim, far from all that the humans have at the start
MISSIONS = (("m_research", 9), ("m_discovery", 9), ("m_bots", 9))  # none of them done


def invasion(
    *,
    humans: int = 2,
    alien: Mapping[str, Any] | None = None,
    team: Mapping[str, Any] | None = None,
    missions: Sequence[tuple[str, int]] = MISSIONS,
    options: Mapping[str, Any] | None = None,
    state: Mapping[str, Any] | None = None,
    **given: Any,
) -> Colony:
    """A table with me to move, and a nest far away. `alien`, `team`: as in a position."""
    told = {"alien": {"nests": [NEST], **(alien or {})}, "team": team or {}, **(state or {})}
    named = {"players": humans + 1, "chapter": "invasion", **(options or {})}
    return deal(players=humans, options=named, missions=missions, state=told, **given)


def hunt(**alien: Any) -> Colony:
    """A table at the beginning of the alien's turn. `alien`: its block of a position, and whatever `invasion` takes."""
    given = {name: alien.pop(name) for name in ("mars", "state", "others") if name in alien}
    return invasion(alien={"turn": True, **alien}, **given)


def block(table: Colony) -> dict[str, Any]:
    """The alien's block of the position."""
    told: dict[str, Any] = table.state["alien"]
    return told


def points(table: Colony) -> int:
    """What the humans have together."""
    total: int = table.state["team"]["points"]
    return total


def spaces(table: Colony) -> list[str]:
    """The actions that the alien can choose from."""
    return [key for key in table.offers() if " " not in key]

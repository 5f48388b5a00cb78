"""Tables of Monolith for tests, in the words of whoever plays it alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.on_mars.colony import Colony, deal

GOALS: Mapping[str, Any] = {
    "blueprint": 13,
    "contract": 7,
    "technology": "rover",
    "scientist": "geologist",
    "discovery": {"discovery": 3, "research": 2},
}


def monolith(
    *,
    time: int = 1,
    goals: Mapping[str, Any] | None = None,
    in_play: Sequence[tuple[int, int]] = (),
    deck: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    state: Mapping[str, Any] | None = None,
    **given: Any,
) -> Colony:
    """A table with me to move. `in_play`: sabotage cards with their cubes; `deck`: the next of the others."""
    block: dict[str, Any] = {
        "goals": {**GOALS, **(goals or {})},
        "in_play": [{"num": number, "cubes": cubes} for number, cubes in in_play],
        **given.pop("block", {}),
    }
    if deck is not None:
        away = [number for number, _ in in_play] + list(deck) + list(block.get("past", []))
        block["deck"] = [*deck, *[number for number in range(1, 17) if number not in away]]
    told = {"time": time, "monolith": block, **(state or {})}
    return deal(players=1, options={"chapter": "monolith", **(options or {})}, state=told, **given)


def strike(number: int, *keys: str, **given: Any) -> Colony:
    """A table on which this sabotage card has just struck, at the end of a round whose time has an alien icon."""
    table = monolith(time=2, in_play=[(number, 2)], **given)
    table.pass_turn()
    table.choose(*keys)
    return table


def block(table: Colony) -> dict[str, Any]:
    told: dict[str, Any] = table.state["monolith"]
    return told

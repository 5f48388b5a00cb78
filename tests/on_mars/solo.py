"""Tables of On Mars for one player against Lacerda, in the words of that player."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar, cast

from areo.on_mars.game_type import GAME
from tests.deal import Seating

Hexes = Mapping[str, Mapping[str, object]]
Found = TypeVar("Found")

# Everybody's first shelter, the starting mine and the player's bot: nothing else is on Mars.
BARE: Hexes = {
    "0,0": {"building": "mine"},
    "4,-2": {"building": "shelter", "owner": 0, "bot": 0},
    "-4,2": {"building": "shelter", "owner": "lacerda"},
}
ORBIT = 3  # a space of the turn order on each side
COLONY = 7
GOES = {1: 1, 2: 2, 3: 4}  # by action: a card with it on which he travels
STAYS = {1: 10, 2: 3, 3: 8}  # likewise, on which he does not


class Alone(Seating):
    """A table for one."""

    @property
    def him(self) -> dict[str, Any]:
        """Lacerda."""
        return cast(dict[str, Any], self.state["lacerda"])

    @property
    def me(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.state["players"][0])

    @property
    def mars(self) -> dict[str, dict[str, Any]]:
        """What is on each hex."""
        return {hex["hex"]: hex for hex in self.state["map"]}

    def hexes(self, **what: object) -> list[str]:
        """The hexes on which just this is told: `hexes(building="mine", miner="lacerda")`."""
        return [id for id, hex in self.mars.items() if all(hex.get(name) == value for name, value in what.items())]

    def slots(self, action: str) -> list[object]:
        return cast(list[object], self.state["slots"][action])

    def told(self, what: str) -> list[dict[str, Any]]:
        """The log's events of a kind, oldest first."""
        return [event for event in cast(list[dict[str, Any]], self.game.events(None)) if event["what"] == what]

    def went(self) -> list[str]:
        """The hexes that his rover entered, in order."""
        return [self.game.rulebook.things.id(event["figures"][1]) for event in self.told("rover-moves")]


def alone(
    mars: Hexes | None = None,
    *,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    him: Mapping[str, object] | None = None,
    me: Mapping[str, object] | None = None,
    **state: Any,
) -> Alone:
    """A table in the middle of a game. Unless told otherwise Lacerda's turn has just been played, then it is mine."""
    hexes = BARE if mars is None else mars
    position: dict[str, object] = {
        "round": 3,
        "active": "lacerda",
        "order": ["lacerda", 0],
        "missions": {"A": None, "B": None, "C": None},
        "map": [{"hex": hex, **what} for hex, what in hexes.items()],
        "players": [{"space": 4, **(me or {})}],
        "lacerda": {"space": ORBIT, "deck": [1], **(him or {})},
        **state,
    }
    game = GAME.restore({"players": 1, "seed": str(seed), **(options or {})}, position)
    game.keep_first()
    return Alone(game)


def his_turn(
    action: int,
    mars: Hexes | None = None,
    *,
    space: int = ORBIT,
    seed: int = 1,
    him: Mapping[str, object] | None = None,
    me: Mapping[str, object] | None = None,
    **state: Any,
) -> Alone:
    """Lacerda has turned up a card with this action while standing on this space."""
    card = {"space": space, "deck": [STAYS[action]], **(him or {})}
    return alone(mars, seed=seed, him=card, me={"space": 4 if space < 5 else 8, **(me or {})}, **state)


def over_seeds(look: Callable[[int], Found], seeds: Iterable[int] = range(60)) -> list[Found]:
    """What comes about with each seed, without repetitions: chance may do all of it, and nothing else."""
    found: list[Found] = []
    for seed in seeds:
        seen = look(seed)
        if seen not in found:
            found.append(seen)
    return found


def lab(**cells: str) -> dict[str, object]:
    """A laboratory: `lab(L1_top="rover")`."""
    return {"lab": {cell.replace("_", "."): tech for cell, tech in cells.items()}}


def plans(*numbers: int) -> dict[str, object]:
    """Blueprints in hand, not built."""
    return {"blueprints": [{"num": number} for number in numbers]}


def scientists(*ids: str) -> dict[str, object]:
    return {"scientists": [{"id": id} for id in ids]}

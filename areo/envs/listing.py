"""Lists of the leaves that a game's views can have, so that each has its place in an observation.

python -m areo.envs.listing on-mars areo/envs/lists

plays random games of each edition with every number of players, and notes every leaf that any seat sees. What one
object of a list has, such as a hex of the map, any other of that list can have too, and so with the other players.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from areo.envs.leaves import Leaves
from areo.kernel.game import Game, Json
from areo.kernel.rng import Dice
from areo.library import game_type, new

GAMES: Final = 100  # of each number of players, for a list that is kept
FEW: Final = 6  # for a game that brings no list
MOST_CHOICES: Final = 4000  # of one game
LOOK_EVERY: Final = 7  # choices, on average
OTHERS: Final = "players"  # as a list: the players but the one who looks


class Listing:
    """All leaves noted so far. Lists of objects are kept as what they hold and what each can have."""

    def __init__(self, game: str) -> None:
        self.reader: Final = Leaves(game, self.place)
        self.met: Final[list[str]] = []  # every name, by the place it got here
        self.names: Final[dict[str, None]] = {}
        self.items: Final[dict[str, dict[str, None]]] = {}
        self.fields: Final[dict[str, dict[str, None]]] = {}

    def place(self, name: str) -> int:
        self.met.append(name)
        return len(self.met) - 1

    def look(self, game: Game, seat: int) -> None:
        view = game.view(seat)
        lists = {
            name for name, value in view.items() if isinstance(value, list) and value and isinstance(value[0], dict)
        }
        for place in {place for place, _ in self.reader.of(view, seat, game.seats)}:
            name = self.met[place]
            first, dot, rest = name.partition(".")
            if not dot or first not in lists or rest.startswith("me.") or rest == "me":
                self.names[name] = None
            else:
                item, dot, field = rest.partition(".")
                self.items.setdefault(first, {})[item] = None
                self.fields.setdefault(first, {})[dot + field] = None

    def play(self, game: Game, dice: Dice) -> None:
        """Play on at random, looking now and then from every seat."""
        for _ in range(MOST_CHOICES):
            if dice.below(LOOK_EVERY) == 0 or game.over:
                for seat in range(game.seats):
                    self.look(game, seat)
            if game.over:
                return
            asked = game.waiting_for()[0]
            question = game.open[asked]
            assert question is not None
            game.move(asked, question.sample(dice))

    def as_json(self) -> Json:
        lists = {name: {"items": sorted(self.items[name]), "fields": sorted(self.fields[name])} for name in self.items}
        return {"leaves": sorted(self.names), "lists": dict(sorted(lists.items()))}


def names_in(told: Any) -> list[str]:
    """Every leaf of a list, in its order."""
    names = list(told["leaves"])
    for name, each in told["lists"].items():
        names += [f"{name}.{item}{field}" for item in each["items"] for field in each["fields"]]
    return names


def gather(game: str, tables: Iterable[tuple[int, Json]], games: int) -> Json:
    """The list from so many games of each number of players with these options."""
    listing = Listing(game)
    for players, options in tables:
        for number in range(games):
            listing.play(new(game, players, f"list {number}", **options).copy(history=False), Dice(number))
    return listing.as_json()


def list_name(table: Game) -> str:
    """What the list of a table is called: by its game, and its edition if that is not the usual one."""
    game = table.rulebook.game
    apart = {name for options in game_type(game).editions({}) for name in options}
    return "-".join([game, *[str(table.options[name]) for name in sorted(apart) if name in table.options]])


@cache
def kept(name: str) -> list[str] | None:
    """The leaves of a list that areo comes with; None if there is none of this name."""
    file = files("areo.envs").joinpath("lists", f"{name}.json")
    return names_in(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


def leaves_of(table: Game) -> list[str]:
    """The leaves of a game: as areo comes with them, else as a few games at such a table have them."""
    options = {name: value for name, value in table.options.items() if name not in ("players", "seed")}
    return kept(list_name(table)) or names_in(gather(table.rulebook.game, [(table.seats, options)], FEW))


def write_lists(game: str, folder: Path) -> None:
    """The lists of a game's editions, each from games with every number of players."""
    kind = game_type(game)
    for options in kind.editions({}):
        least, most = kind.seats(options)
        told = gather(game, [(players, options) for players in range(least, most + 1)], GAMES)
        name = list_name(new(game, least, "0", **options))
        (folder / f"{name}.json").write_text(json.dumps(told, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_lists(sys.argv[1], Path(sys.argv[2]))

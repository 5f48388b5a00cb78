"""Lists of the leaves that a game's views can have, so that each has its place in an observation.

A few random games are played, and every leaf that any seat sees is noted. What one object of a list has, such as a hex
of the map, any other of that list can have too, and so with the other players.
"""

from __future__ import annotations

from typing import Final

from areo.arrays.leaves import Leaves
from areo.kernel.game import Game
from areo.kernel.rng import Dice
from areo.library import new

GAMES: Final = 6
MOST_CHOICES: Final = 4000  # of one game
LOOK_EVERY: Final = 7  # choices, on average


class Listing:
    """All leaves noted so far. Lists of objects are kept as what they hold and what each can have."""

    def __init__(self) -> None:
        self.reader: Final = Leaves(self.place)
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

    def every_name(self) -> list[str]:
        """The names of all leaves, in an order that only depends on what they are."""
        names = sorted(self.names)
        for name in sorted(self.items):
            names += [
                f"{name}.{item}{field}" for item in sorted(self.items[name]) for field in sorted(self.fields[name])
            ]
        return names


def leaves_of(table: Game) -> list[str]:
    """The leaves of a game, as a few games at such a table have them."""
    listing = Listing()
    options = {name: value for name, value in table.options.items() if name not in ("players", "seed")}
    for number in range(GAMES):
        game = new(table.rulebook.game, table.seats, f"list {number}", **options)
        listing.play(game.copy(history=False), Dice(number))
    return listing.every_name()

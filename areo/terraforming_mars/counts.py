"""Counts: the "for each" of a card. How many there are now, and how it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.effect import Frame
from areo.kernel.words import Words
from areo.terraforming_mars.numbers import TAGS

if TYPE_CHECKING:
    from areo.terraforming_mars.table import Table


class Count:
    """Something to count; every full `every` of it counts once."""

    every: int = 1

    def of(self, game: Table, seat: int) -> int:
        return self.number(game, seat) // self.every

    def number(self, game: Table, seat: int) -> int:
        raise TypeError(f"{type(self).__name__} does not say what it counts")

    def text(self, words: Words) -> str:
        raise TypeError(f"{type(self).__name__} has no text")


class OwnTags(Count):
    """Tags on one's face-up cards and corporation, the card being played included."""

    def __init__(self, tag: int, every: int = 1) -> None:
        self.tag: Final = tag
        self.every = every

    def number(self, game: Table, seat: int) -> int:
        return game.players[seat].tags[self.tag]

    def text(self, words: Words) -> str:
        return words.say("count.own-tags", per(self.every, f"tag.{TAGS[self.tag]}", words))


class OpponentsTags(Count):
    """Tags of all opponents together."""

    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def number(self, game: Table, seat: int) -> int:
        total = 0
        for other in range(game.seats):
            if other != seat:
                total += game.players[other].tags[self.tag]
        return total

    def text(self, words: Words) -> str:
        return words.say("count.opponents-tags", per(1, f"tag.{TAGS[self.tag]}", words))


class Cities(Count):
    """City tiles in play, anybody's; on Mars only, or off the map as well."""

    def __init__(self, on_mars: bool = False, every: int = 1) -> None:
        self.on_mars: Final = on_mars
        self.every = every

    def number(self, game: Table, seat: int) -> int:
        return game.cities(self.on_mars)

    def text(self, words: Words) -> str:
        return words.say("count.cities-on-mars" if self.on_mars else "count.cities", per(self.every, "city", words))


class EventsPlayed(Count):
    """Events played by all players so far."""

    def number(self, game: Table, seat: int) -> int:
        return sum(player.events for player in game.players)

    def text(self, words: Words) -> str:
        return words.say("count.events")


def per(number: int, noun: str, words: Words) -> str:
    """How often it counts: "each city tile", or "every 3 city tiles"."""
    if number == 1:
        return words.say("per.one", alone(noun, words))
    return words.say("per.many", words.count(number, noun))


def alone(noun: str, words: Words) -> str:
    """One of it, without its number: "city tile"."""
    return words.phrases["noun." + noun].split("|")[0]


def times(count: Count | None, amount: int, game: Table, frame: Frame) -> int:
    """An amount, or an amount for each thing counted."""
    return amount if count is None else amount * count.of(game, frame.seat)

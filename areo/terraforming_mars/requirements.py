"""Requirements: what must be so before a card may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.lack import Lack
from areo.kernel.words import Words
from areo.terraforming_mars.numbers import RESOURCES, TAGS

if TYPE_CHECKING:
    from areo.terraforming_mars.table import Table


def out_of_bounds(what: str, have: int, least: int, most: int) -> Lack:
    return Lack(what, least, have) if have < least else Lack(what, most, have, most=True)


class Requirement:
    """A condition, checked when the card is played. `slack` is by how many steps global parameters may be missed."""

    def met(self, game: Table, seat: int, slack: int) -> bool:
        raise TypeError(f"{type(self).__name__} does not say when it is met")

    def text(self, words: Words) -> str:
        raise TypeError(f"{type(self).__name__} has no text")

    def why(self, game: Table, seat: int, slack: int, words: Words) -> str:
        """What is needed and what is there."""
        return words.say("why.requires", self.eased(slack, words), self.figure(self.have(game, seat), words))

    def eased(self, slack: int, words: Words) -> str:
        """How it reads for a player whose requirements are eased by some steps."""
        return self.text(words)

    def lack(self, game: Table, seat: int, slack: int) -> Lack:
        """The same in figures."""
        raise TypeError(f"{type(self).__name__} does not say what is lacking")

    def have(self, game: Table, seat: int) -> int:
        """The figure there is now."""
        raise TypeError(f"{type(self).__name__} does not say what it reads")

    def figure(self, have: int, words: Words) -> str:
        """A figure with its unit, if it has one."""
        return words.number(have)


class Temperature(Requirement):
    def __init__(self, least: int = -99, most: int = 99) -> None:
        self.least: Final = least
        self.most: Final = most

    def met(self, game: Table, seat: int, slack: int) -> bool:
        return self.least - 2 * slack <= game.temperature <= self.most + 2 * slack

    def eased(self, slack: int, words: Words) -> str:
        return Temperature(self.least - 2 * slack, self.most + 2 * slack).text(words)

    def lack(self, game: Table, seat: int, slack: int) -> Lack:
        return out_of_bounds("temperature", game.temperature, self.least - 2 * slack, self.most + 2 * slack)

    def have(self, game: Table, seat: int) -> int:
        return game.temperature

    def figure(self, have: int, words: Words) -> str:
        return words.say("figure.temperature", have)

    def text(self, words: Words) -> str:
        if self.least > -99:
            return words.say("requires.temperature-least", self.least)
        return words.say("requires.temperature-most", self.most)


class Oxygen(Requirement):
    def __init__(self, least: int = 0, most: int = 99) -> None:
        self.least: Final = least
        self.most: Final = most

    def met(self, game: Table, seat: int, slack: int) -> bool:
        return self.least - slack <= game.oxygen <= self.most + slack

    def eased(self, slack: int, words: Words) -> str:
        return Oxygen(self.least - slack, self.most + slack).text(words)

    def lack(self, game: Table, seat: int, slack: int) -> Lack:
        return out_of_bounds("oxygen", game.oxygen, self.least - slack, self.most + slack)

    def have(self, game: Table, seat: int) -> int:
        return game.oxygen

    def figure(self, have: int, words: Words) -> str:
        return words.say("figure.oxygen", have)

    def text(self, words: Words) -> str:
        if self.least > 0:
            return words.say("requires.oxygen-least", self.least)
        return words.say("requires.oxygen-most", self.most)


class Oceans(Requirement):
    def __init__(self, least: int = 0, most: int = 99) -> None:
        self.least: Final = least
        self.most: Final = most

    def met(self, game: Table, seat: int, slack: int) -> bool:
        return self.least - slack <= game.oceans <= self.most + slack

    def eased(self, slack: int, words: Words) -> str:
        return Oceans(self.least - slack, self.most + slack).text(words)

    def lack(self, game: Table, seat: int, slack: int) -> Lack:
        return out_of_bounds("oceans", game.oceans, self.least - slack, self.most + slack)

    def have(self, game: Table, seat: int) -> int:
        return game.oceans

    def text(self, words: Words) -> str:
        if self.least > 0:
            return words.say("requires.oceans-least", words.count(self.least, "ocean"))
        return words.say("requires.oceans-most", words.count(self.most, "ocean"))


class Tags(Requirement):
    """So many tags of one's own in play; those on the card itself do not help."""

    def __init__(self, tag: int, least: int = 1) -> None:
        self.tag: Final = tag
        self.least: Final = least

    def met(self, game: Table, seat: int, slack: int) -> bool:
        return game.players[seat].tags[self.tag] >= self.least

    def have(self, game: Table, seat: int) -> int:
        return game.players[seat].tags[self.tag]

    def lack(self, game: Table, seat: int, slack: int) -> Lack:
        return Lack(f"tag {TAGS[self.tag]}", self.least, self.have(game, seat))

    def text(self, words: Words) -> str:
        return words.say("requires.tags", words.count(self.least, f"tag.{TAGS[self.tag]}"))


class Production(Requirement):
    def __init__(self, resource: int, least: int = 1) -> None:
        self.resource: Final = resource
        self.least: Final = least

    def met(self, game: Table, seat: int, slack: int) -> bool:
        return game.players[seat].production[self.resource] >= self.least

    def have(self, game: Table, seat: int) -> int:
        return game.players[seat].production[self.resource]

    def lack(self, game: Table, seat: int, slack: int) -> Lack:
        return Lack(f"production {RESOURCES[self.resource]}", self.least, self.have(game, seat))

    def text(self, words: Words) -> str:
        return words.say("requires.production", words.say(f"production.{RESOURCES[self.resource]}"), self.least)


class OwnGreeneries(Requirement):
    def __init__(self, least: int = 1) -> None:
        self.least: Final = least

    def have(self, game: Table, seat: int) -> int:
        return (game.own[seat] & game.greenery).bit_count()

    def lack(self, game: Table, seat: int, slack: int) -> Lack:
        return Lack("greenery", self.least, self.have(game, seat))

    def met(self, game: Table, seat: int, slack: int) -> bool:
        return self.have(game, seat) >= self.least

    def text(self, words: Words) -> str:
        return words.say("requires.greeneries", words.count(self.least, "greenery"))


class CitiesInPlay(Requirement):
    """City tiles of anybody, off the map too."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def have(self, game: Table, seat: int) -> int:
        return game.cities()

    def lack(self, game: Table, seat: int, slack: int) -> Lack:
        return Lack("city", self.least, self.have(game, seat))

    def met(self, game: Table, seat: int, slack: int) -> bool:
        return self.have(game, seat) >= self.least

    def text(self, words: Words) -> str:
        return words.say("requires.cities", words.count(self.least, "city"))

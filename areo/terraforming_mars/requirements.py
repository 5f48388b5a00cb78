"""Requirements of the planet: its parameters and its tiles."""

from __future__ import annotations

from typing import Final

from areo.kernel.game import Json
from areo.kernel.lack import Lack
from areo.kernel.words import Words
from areo.tableau.requirements import NEVER, UNBOUNDED, Level, Requirement
from areo.tableau.vocabulary import Vocabulary
from areo.terraforming_mars.prices import OCEAN_PACE, OXYGEN_PACE, TEMPERATURE_PACE, TILE_WAIT
from areo.terraforming_mars.table import Table


class Temperature(Level[Table]):
    what: str = "temperature"
    step: int = 2
    floor: int = -UNBOUNDED

    def __init__(self, least: int = -UNBOUNDED, most: int = UNBOUNDED) -> None:
        super().__init__(least, most)

    def have(self, game: Table, seat: int) -> int:
        return game.temperature

    def figure(self, have: int, words: Words) -> str:
        return words.say("figure.temperature", have)

    def bounds(self, least: int, most: int, words: Words) -> str:
        if self.least > self.floor:
            return words.say("requires.temperature-least", least)
        return words.say("requires.temperature-most", most)

    def wait(self, game: Table, seat: int, slack: int) -> float:
        return generations(self.missing_steps(game, seat, slack), TEMPERATURE_PACE)


class Oxygen(Level[Table]):
    what: str = "oxygen"

    def __init__(self, least: int = 0, most: int = UNBOUNDED) -> None:
        super().__init__(least, most)

    def have(self, game: Table, seat: int) -> int:
        return game.oxygen

    def figure(self, have: int, words: Words) -> str:
        return words.say("figure.oxygen", have)

    def bounds(self, least: int, most: int, words: Words) -> str:
        if self.least > self.floor:
            return words.say("requires.oxygen-least", least)
        return words.say("requires.oxygen-most", most)

    def wait(self, game: Table, seat: int, slack: int) -> float:
        return generations(self.missing_steps(game, seat, slack), OXYGEN_PACE)


class Oceans(Level[Table]):
    what: str = "oceans"

    def __init__(self, least: int = 0, most: int = UNBOUNDED) -> None:
        super().__init__(least, most)

    def have(self, game: Table, seat: int) -> int:
        return game.oceans

    def bounds(self, least: int, most: int, words: Words) -> str:
        if self.least > self.floor:
            return words.say("requires.oceans-least", words.count(least, "ocean"))
        return words.say("requires.oceans-most", words.count(most, "ocean"))

    def wait(self, game: Table, seat: int, slack: int) -> float:
        return generations(self.missing_steps(game, seat, slack), OCEAN_PACE)


def generations(steps: float, pace: float) -> float:
    """How long a track takes for so many steps; it never goes back."""
    return steps / pace if steps > 0 else NEVER


class OwnGreeneries(Requirement[Table]):
    def __init__(self, least: int = 1) -> None:
        self.least: Final = least

    def have(self, game: Table, seat: int) -> int:
        return (game.own[seat] & game.greenery).bit_count()

    def met(self, game: Table, seat: int, slack: int) -> bool:
        return self.have(game, seat) >= self.least

    def lack(self, game: Table, seat: int, slack: int) -> Lack:
        return Lack("greenery", self.least, self.have(game, seat))

    def text(self, words: Words) -> str:
        return words.say("requires.greeneries", words.count(self.least, "greenery"))

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"what": "greenery", "least": self.least}

    def wait(self, game: Table, seat: int, slack: int) -> float:
        return TILE_WAIT * (self.least - self.have(game, seat))


class CitiesInPlay(Requirement[Table]):
    """City tiles of anybody, off the map too."""

    def __init__(self, least: int) -> None:
        self.least: Final = least

    def have(self, game: Table, seat: int) -> int:
        return game.cities()

    def met(self, game: Table, seat: int, slack: int) -> bool:
        return self.have(game, seat) >= self.least

    def lack(self, game: Table, seat: int, slack: int) -> Lack:
        return Lack("city", self.least, self.have(game, seat))

    def text(self, words: Words) -> str:
        return words.say("requires.cities", words.count(self.least, "city"))

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"what": "city", "least": self.least}

    def wait(self, game: Table, seat: int, slack: int) -> float:
        return TILE_WAIT * (self.least - self.have(game, seat))

"""Requirements of the planet: its parameters and its tiles."""

from __future__ import annotations

from typing import ClassVar

from areo.kernel.game import Json
from areo.kernel.words import Words
from areo.tableau.requirements import NEVER, UNBOUNDED, UNBOUNDED_BELOW, AtLeast, Level
from areo.tableau.vocabulary import Vocabulary
from areo.terraforming_mars.numbers import TEMPERATURE_STEP
from areo.terraforming_mars.prices import OCEAN_PACE, OXYGEN_PACE, TEMPERATURE_PACE, TILE_WAIT
from areo.terraforming_mars.table import MarsTable


class Temperature(Level[MarsTable]):
    what: ClassVar[str] = "temperature"
    floor: ClassVar[int] = UNBOUNDED_BELOW
    unmet: str = "why.requires-temperature"

    def __init__(self, least: int = UNBOUNDED_BELOW, most: int = UNBOUNDED) -> None:
        super().__init__(least, most, TEMPERATURE_STEP)

    def have(self, game: MarsTable, seat: int) -> int:
        return game.temperature

    def bounds(self, least: int, most: int, words: Words) -> str:
        if self.least > self.floor:
            return words.say("requires.temperature-least", least)
        return words.say("requires.temperature-most", most)

    def wait(self, game: MarsTable, seat: int, slack: int) -> float:
        return generations(self.missing_steps(game, seat, slack), TEMPERATURE_PACE)


class Oxygen(Level[MarsTable]):
    what: ClassVar[str] = "oxygen"
    unmet: str = "why.requires-oxygen"

    def __init__(self, least: int = 0, most: int = UNBOUNDED) -> None:
        super().__init__(least, most)

    def have(self, game: MarsTable, seat: int) -> int:
        return game.oxygen

    def bounds(self, least: int, most: int, words: Words) -> str:
        if self.least > self.floor:
            return words.say("requires.oxygen-least", least)
        return words.say("requires.oxygen-most", most)

    def wait(self, game: MarsTable, seat: int, slack: int) -> float:
        return generations(self.missing_steps(game, seat, slack), OXYGEN_PACE)


class Oceans(Level[MarsTable]):
    what: ClassVar[str] = "oceans"

    def __init__(self, least: int = 0, most: int = UNBOUNDED) -> None:
        super().__init__(least, most)

    def have(self, game: MarsTable, seat: int) -> int:
        return game.oceans

    def bounds(self, least: int, most: int, words: Words) -> str:
        if self.least > self.floor:
            return words.say("requires.oceans-least", words.count(least, "ocean"))
        return words.say("requires.oceans-most", words.count(most, "ocean"))

    def wait(self, game: MarsTable, seat: int, slack: int) -> float:
        return generations(self.missing_steps(game, seat, slack), OCEAN_PACE)


def generations(steps: float, pace: float) -> float:
    """How long a track takes for so many steps; it never goes back."""
    return steps / pace if steps > 0 else NEVER


class OwnGreeneries(AtLeast[MarsTable]):
    def __init__(self, least: int = 1) -> None:
        super().__init__(least)

    def have(self, game: MarsTable, seat: int) -> int:
        return (game.own[seat] & game.greenery).bit_count()

    def what(self, game: MarsTable) -> str:
        return "greenery"

    def text(self, words: Words) -> str:
        return words.say("requires.greeneries", words.count(self.least, "greenery"))

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"what": "greenery", "least": self.least}

    def wait(self, game: MarsTable, seat: int, slack: int) -> float:
        return TILE_WAIT * (self.least - self.have(game, seat))


class CitiesInPlay(AtLeast[MarsTable]):
    """City tiles of anybody, off the map too."""

    def have(self, game: MarsTable, seat: int) -> int:
        return game.cities()

    def what(self, game: MarsTable) -> str:
        return "city"

    def text(self, words: Words) -> str:
        return words.say("requires.cities", words.count(self.least, "city"))

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"what": "city", "least": self.least}

    def wait(self, game: MarsTable, seat: int, slack: int) -> float:
        return TILE_WAIT * (self.least - self.have(game, seat))

"""Requirements of Mars and of one's rating. Those of Mars are read as it stood when the phase was opened."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.ares_expedition import habits
from areo.ares_expedition.numbers import (
    OCEANS,
    OXYGEN,
    OXYGEN_ZONES,
    PARAMETERS,
    PURPLE,
    STEPS,
    TEMPERATURE,
    TEMPERATURE_ZONES,
    WHITE,
    ZONES,
)
from areo.ares_expedition.table import AresTable
from areo.kernel.game import Json
from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable, Words
from areo.tableau.requirements import NEVER, UNBOUNDED, AtLeast, Level, Requirement
from areo.tableau.vocabulary import Vocabulary

NO_ZONE: Final = -1


class Zone(Requirement[AresTable]):
    """Oxygen or temperature in a zone of its track or beyond: higher (`least`), or lower (`most`)."""

    parameter: ClassVar[int] = 0
    ranges: ClassVar[tuple[tuple[int, int], ...]] = ()

    def __init__(self, least: int = NO_ZONE, most: int = NO_ZONE) -> None:
        self.least: Final = least
        self.most: Final = most

    def bound(self, slack: int) -> int:
        """The least level, or the most, if it may be so many zones off."""
        if self.least != NO_ZONE:
            return self.ranges[max(0, self.least - slack)][0]
        return self.ranges[min(WHITE, self.most + slack)][1]

    def met(self, game: AresTable, seat: int, slack: int) -> bool:
        level = game.opening[self.parameter]
        return level >= self.bound(slack) if self.least != NO_ZONE else level <= self.bound(slack)

    def needs(self, game: AresTable, seat: int, slack: int, found: Conditions) -> bool:
        if self.met(game, seat, slack):
            return False
        if not found.every:
            return found.bar(self.unmet)
        level = game.opening[self.parameter]
        what = PARAMETERS[self.parameter]
        eased = Eased(self, slack)
        return found.lack(self.unmet, what, self.bound(slack), level, text=eased, most=self.least == NO_ZONE)

    def have(self, game: AresTable, seat: int) -> int:
        return game.opening[self.parameter]

    def said(self, slack: int, words: Words) -> str:
        """How it reads if it may be so many zones off."""
        what = PARAMETERS[self.parameter]
        if self.least != NO_ZONE:
            zone = max(PURPLE, self.least - slack)
            bound = "highest" if zone == WHITE else "least"
        else:
            zone = min(WHITE, self.most + slack)
            bound = "lowest" if zone == PURPLE else "most"
        return words.say(f"requires.{what}-{bound}", self.bound(slack), words.say(f"zone.{ZONES[zone]}"))

    def text(self, words: Words) -> str:
        return self.said(0, words)

    def facts(self, vocabulary: Vocabulary) -> Json:
        told: Json = {"what": PARAMETERS[self.parameter]}
        if self.least != NO_ZONE:
            told["zone"] = ZONES[self.least]
            told["least"] = self.bound(0)
        else:
            told["zone"] = ZONES[self.most]
            told["most"] = self.bound(0)
        return told

    def wait(self, game: AresTable, seat: int, slack: int) -> float:
        if self.least == NO_ZONE:
            return NEVER  # the tracks never go back
        steps = (self.bound(slack) - game.parameters[self.parameter]) / STEPS[self.parameter]
        return max(0.5, steps / habits.PACES[self.parameter])


class Eased(Sayable):
    """A zone as it reads for a player who may be off by some zones."""

    def __init__(self, zone: Zone, slack: int) -> None:
        self.zone: Final = zone
        self.slack: Final = slack

    def text(self, words: Words) -> str:
        return self.zone.said(self.slack, words)


class Temperature(Zone):
    parameter: ClassVar[int] = TEMPERATURE
    ranges: ClassVar[tuple[tuple[int, int], ...]] = TEMPERATURE_ZONES
    unmet: str = "why.requires-temperature"


class Oxygen(Zone):
    parameter: ClassVar[int] = OXYGEN
    ranges: ClassVar[tuple[tuple[int, int], ...]] = OXYGEN_ZONES
    unmet: str = "why.requires-oxygen"


class Oceans(Level[AresTable]):
    """So many ocean tiles turned over; nothing eases that."""

    what: ClassVar[str] = "oceans"

    def __init__(self, least: int = 0, most: int = UNBOUNDED) -> None:
        super().__init__(least, most, 0)

    def have(self, game: AresTable, seat: int) -> int:
        return game.opening[OCEANS]

    def bounds(self, least: int, most: int, words: Words) -> str:
        if self.least > self.floor:
            return words.say("requires.oceans-least", words.count(least, "ocean"))
        return words.say("requires.oceans-most", words.count(most, "ocean"))

    def wait(self, game: AresTable, seat: int, slack: int) -> float:
        missing = self.least - game.parameters[OCEANS]
        return max(0.5, missing / habits.PACES[OCEANS]) if self.least > self.floor else NEVER


class Rating(AtLeast[AresTable]):
    """A rating of so much, which is only looked at."""

    def have(self, game: AresTable, seat: int) -> int:
        return game.players[seat].tr

    def what(self, game: AresTable) -> str:
        return "tr"

    def text(self, words: Words) -> str:
        return words.say("requires.tr", self.least)

    def facts(self, vocabulary: Vocabulary) -> Json:
        return {"what": "tr", "least": self.least}

    def wait(self, game: AresTable, seat: int, slack: int) -> float:
        return habits.RATING_WAIT

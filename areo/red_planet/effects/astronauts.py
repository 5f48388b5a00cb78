"""What characters do with astronauts on Mars and cards in hand."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.menu import Entry, Menu, Skip, first, pair, second
from areo.kernel.picks import Pick, SeatPick
from areo.kernel.things import SEAT, Kind
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.red_planet import verbs
from areo.red_planet.effects.events import PickOuterZone, bar_unless_outer
from areo.red_planet.effects.shuttles import how_full, note_few_left, shuttle_name
from areo.red_planet.numbers import SHUTTLE, ZONE
from areo.red_planet.table import RedPlanetTable


class TakeBackCharacters(Effect[RedPlanetTable]):
    """Take all own characters back in hand, the Recruiter itself included."""

    def run(self, game: RedPlanetTable, frame: Frame) -> None:
        verbs.take_back_characters(game, frame.seat)

    def text(self, words: Words) -> str:
        return words.say("take-back")


class Move(Entry[RedPlanetTable]):
    """An astronaut of one's own moves from a zone to a neighbouring one."""

    verb: ClassVar[str] = "move"
    of: ClassVar[tuple[Kind, ...]] = (ZONE,)
    then: ClassVar[tuple[Kind, ...]] = (ZONE,)

    def moves(self, game: RedPlanetTable, frame: Frame) -> list[int]:
        moves: list[int] = []
        for start in range(len(game.data.zones)):
            if game.astronauts(start, frame.seat):
                for end in game.data.neighbours[start]:
                    moves.append(pair(ZONE.thing(start), ZONE.thing(end)))
        return moves

    def absent(self, game: RedPlanetTable, frame: Frame, move: int, found: Conditions) -> None:
        start = ZONE.index(first(move))
        if game.astronauts(start, frame.seat) == 0 and found.bar("why.nobody-there", first(move)):
            return
        if ZONE.index(second(move)) not in game.data.neighbours[start]:
            found.bar("why.not-neighbours", first(move), second(move))

    def begin(self, game: RedPlanetTable, frame: Frame, move: int) -> None:
        verbs.walk(game, frame.seat, ZONE.index(first(move)), ZONE.index(second(move)))


class MoveOnMars(Menu[RedPlanetTable]):
    """Up to so many moves of own astronauts to neighbouring zones. `frame.count` were made so far."""

    asks: ClassVar[str] = "ask.move"
    kind: ClassVar[str] = "space"

    def __init__(self, most: int) -> None:
        super().__init__(Move(), Skip())
        self.most: Final = most

    def counts(self) -> tuple[int, int]:
        return (0, self.most - 1)

    def begin(self, game: RedPlanetTable, frame: Frame, place: int, move: int) -> None:
        if not self.quiet[place] and frame.count + 1 < self.most:
            game.push(self, frame, count=frame.count + 1)
        super().begin(game, frame, place, move)

    def shortfalls(self, game: RedPlanetTable, frame: Frame, found: Conditions) -> None:
        if game.on_mars(frame.seat) == 0:
            found.bar("why.less.nobody-on-mars")

    def prompt(self, game: RedPlanetTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.count + 1, self.most)

    def text(self, words: Words) -> str:
        return words.say("move", self.most)


def crew_at(game: RedPlanetTable, place: int, seat: int) -> int:
    """A seat's astronauts in a zone or on a shuttle."""
    if SHUTTLE.has(place):
        return game.crew[SHUTTLE.index(place) * game.seats + seat]
    return game.astronauts(ZONE.index(place), seat)


class PickSeat(SeatPick[RedPlanetTable]):
    """Choose a player with astronauts at `frame.subject`."""

    def spared(self, game: RedPlanetTable, frame: Frame, seat: int, found: Conditions) -> None:
        if crew_at(game, frame.subject, seat) == 0:
            aboard = SHUTTLE.has(frame.subject)
            found.bar("why.not-aboard" if aboard else "why.not-present", SEAT.thing(seat), frame.subject)

    def prompt(self, game: RedPlanetTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.subject)


class ReplaceAstronaut(Pick[RedPlanetTable]):
    """Replace an opposing astronaut where you have one yourself, in a zone or on any shuttle, if you like."""

    asks: ClassVar[str] = "ask.replace"
    of: ClassVar[tuple[Kind, ...]] = (ZONE, SHUTTLE)

    def __init__(self) -> None:
        self.whom: Final = ReplaceWhom()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.whom,)

    def optional(self, game: RedPlanetTable, frame: Frame) -> bool:
        return True

    def candidates(self, game: RedPlanetTable, frame: Frame) -> list[int]:
        places = [ZONE.thing(zone) for zone in range(len(game.data.zones))]
        for shuttle in game.pad:
            places.append(SHUTTLE.thing(shuttle))
        for shuttle in game.flight:
            places.append(SHUTTLE.thing(shuttle))
        return places

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        if game.reserve[frame.seat] == 0 and found.lack("why.reserve", "astronaut", 1, 0, option):
            return
        aboard = SHUTTLE.has(option)
        absent = crew_at(game, option, frame.seat) == 0
        if absent and found.bar("why.nobody-aboard" if aboard else "why.nobody-there", option):
            return
        for seat in range(game.seats):
            if seat != frame.seat and crew_at(game, option, seat):
                return
        found.bar("why.no-opponent-aboard" if aboard else "why.no-opponent", option)

    def shortfalls(self, game: RedPlanetTable, frame: Frame, found: Conditions) -> None:
        note_few_left(game, frame, 1, found)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        game.push(self.whom, frame, subject=option)

    def deed(self, game: RedPlanetTable, frame: Frame, option: int, words: Words) -> str:
        return shuttle_name(game, option, words) if SHUTTLE.has(option) else super().deed(game, frame, option, words)

    def detail(self, game: RedPlanetTable, frame: Frame, option: int, words: Words) -> str:
        return how_full(game, option, words) if SHUTTLE.has(option) else ""

    def text(self, words: Words) -> str:
        return words.say("replace")


class ReplaceWhom(PickSeat):
    """Whose astronaut is replaced at `frame.subject`."""

    asks: ClassVar[str] = "ask.replace-whom"
    subject_of: ClassVar[tuple[Kind, ...]] = (ZONE, SHUTTLE)

    def makes_sense(self, game: RedPlanetTable, frame: Frame) -> bool:
        return game.reserve[frame.seat] > 0

    def spared(self, game: RedPlanetTable, frame: Frame, seat: int, found: Conditions) -> None:
        if seat == frame.seat:
            found.bar("why.yourself")
        else:
            super().spared(game, frame, seat, found)

    def prompt(self, game: RedPlanetTable, frame: Frame, words: Words) -> str:
        return words.say("ask.replace-aboard" if SHUTTLE.has(frame.subject) else self.asks, frame.subject)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        verbs.replace(game, frame.seat, SEAT.index(option), frame.subject)


class KillAstronaut(PickOuterZone):
    """Remove one astronaut of anybody from an outer zone, if you like."""

    asks: ClassVar[str] = "ask.kill"

    def __init__(self) -> None:
        self.whom: Final = KillWhom()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.whom,)

    def optional(self, game: RedPlanetTable, frame: Frame) -> bool:
        return True

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        if bar_unless_outer(game, option, found):
            return
        for seat in range(game.seats):
            if game.astronauts(ZONE.index(option), seat):
                return
        found.bar("why.empty-zone", option)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        game.push(self.whom, frame, subject=option)

    def text(self, words: Words) -> str:
        return words.say("kill")


class KillWhom(PickSeat):
    """Whose astronaut is removed from `frame.subject`."""

    asks: ClassVar[str] = "ask.kill-whom"
    subject_of: ClassVar[tuple[Kind, ...]] = (ZONE,)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        verbs.kill(game, frame.seat, SEAT.index(option), ZONE.index(frame.subject))

"""What characters do with astronauts on Mars and cards in hand."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import SKIP, UNKNOWN, AnyEffect, Effect, Frame, Pick
from areo.kernel.things import Things, numbered
from areo.kernel.words import Words
from areo.red_planet import verbs
from areo.red_planet.effects.shuttles import no_shuttle, no_zone, place_label
from areo.red_planet.numbers import SHUTTLE, ZONE
from areo.red_planet.table import Table


class TakeBackCharacters(Effect[Table]):
    """Take all own characters back in hand, the Recruiter itself included."""

    def run(self, game: Table, frame: Frame) -> None:
        verbs.take_back_characters(game, frame.seat)

    def text(self, words: Words) -> str:
        return words.say("take-back")


STEP: Final = 32  # a step is start * STEP + end + 1


class MoveOnMars(Pick[Table]):
    """Up to so many steps of own astronauts to neighbouring zones. `frame.count` were made so far."""

    asks: ClassVar[str] = "ask.move"

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        steps: list[int] = []
        for start in range(len(game.data.zones)):
            if game.astronauts(start, frame.seat):
                for end in game.data.neighbours[start]:
                    steps.append(start * STEP + end + 1)
        return steps

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        start = (option - 1) // STEP
        if game.astronauts(start, frame.seat) == 0:
            return "why.nobody-there"
        return "" if (option - 1) % STEP in game.data.neighbours[start] else "why.not-neighbours"

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [ZONE.thing((option - 1) // STEP), ZONE.thing((option - 1) % STEP)]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        if frame.count + 1 < self.most:
            game.push(self, frame, count=frame.count + 1)
        verbs.walk(game, frame.seat, (option - 1) // STEP, (option - 1) % STEP)

    def key(self, things: Things, option: int) -> str:
        if option == SKIP:
            return "skip"
        return f"move {things.id(ZONE.thing((option - 1) // STEP))} {things.id(ZONE.thing((option - 1) % STEP))}"

    def option(self, things: Things, key: str) -> int:
        if key == "skip":
            return SKIP
        words = key.split(" ")
        if len(words) != 3 or words[0] != "move":
            return UNKNOWN
        start = things.number("zone " + words[1])
        end = things.number("zone " + words[2])
        return ZONE.index(start) * STEP + ZONE.index(end) + 1 if start and end else UNKNOWN

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        if option == SKIP:
            return words.say("skip")
        return words.say("label.move", ZONE.thing((option - 1) // STEP), ZONE.thing((option - 1) % STEP))

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.count + 1, self.most)

    def text(self, words: Words) -> str:
        return words.say("move", self.most)


def crew_at(game: Table, place: int, seat: int) -> int:
    """A seat's astronauts in a zone or on a shuttle."""
    if SHUTTLE.has(place):
        return game.crew[SHUTTLE.index(place) * game.seats + seat]
    return game.astronauts(ZONE.index(place), seat)


class PickSeat(Pick[Table]):
    """Choose a player with astronauts at `frame.subject`. Options are seats + 1, since 0 is to skip."""

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and (not no_zone(game, frame.subject) or not no_shuttle(game, frame.subject))

    kind: ClassVar[str] = "seat"

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [seat + 1 for seat in range(game.seats)]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if option > game.seats:
            return "why.no-seat"
        return "" if crew_at(game, frame.subject, option - 1) else "why.not-present"

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [option - 1, frame.subject]

    def key(self, things: Things, option: int) -> str:
        return f"seat {option - 1}"

    def option(self, things: Things, key: str) -> int:
        seat = numbered("seat", key)
        return seat + 1 if seat >= 0 else UNKNOWN

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        return words.player(option - 1)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.subject)


class ReplaceAstronaut(Pick[Table]):
    """Replace an opposing astronaut where you have one yourself, in a zone or on any shuttle, if you like."""

    asks: ClassVar[str] = "ask.replace"

    def __init__(self) -> None:
        self.whom: Final = ReplaceWhom()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.whom,)

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        places = [ZONE.thing(zone) for zone in range(len(game.data.zones))]
        for shuttle in game.pad:
            places.append(SHUTTLE.thing(shuttle))
        for shuttle in game.flight:
            places.append(SHUTTLE.thing(shuttle))
        return places

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if game.reserve[frame.seat] == 0:
            return "why.reserve"
        if no_zone(game, option) and no_shuttle(game, option):
            return "why.no-place"
        if crew_at(game, option, frame.seat) == 0:
            return "why.not-there-yourself"
        for seat in range(game.seats):
            if seat != frame.seat and crew_at(game, option, seat):
                return ""
        return "why.no-opponent"

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [1, game.reserve[frame.seat]]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        game.push(self.whom, frame, subject=option)

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else place_label(game, option, words)

    def text(self, words: Words) -> str:
        return words.say("replace")


class ReplaceWhom(PickSeat):
    """Whose astronaut is replaced at `frame.subject`."""

    asks: ClassVar[str] = "ask.replace-whom"

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return "why.yourself" if option - 1 == frame.seat else super().obstacle(game, frame, option)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.replace(game, frame.seat, option - 1, frame.subject)


class KillAstronaut(Pick[Table]):
    """Remove one astronaut of anybody from an outer zone, if you like."""

    asks: ClassVar[str] = "ask.kill"

    def __init__(self) -> None:
        self.whom: Final = KillWhom()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.whom,)

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [ZONE.thing(zone) for zone in game.data.outer]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if no_zone(game, option):
            return "why.no-zone"
        if not game.data.zones[ZONE.index(option)].outer:
            return "why.inner"
        for seat in range(game.seats):
            if game.astronauts(ZONE.index(option), seat):
                return ""
        return "why.empty-zone"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        game.push(self.whom, frame, subject=option)

    def text(self, words: Words) -> str:
        return words.say("kill")


class KillWhom(PickSeat):
    """Whose astronaut is removed from `frame.subject`."""

    asks: ClassVar[str] = "ask.kill-whom"

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and not no_zone(game, frame.subject)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.kill(game, frame.seat, option - 1, ZONE.index(frame.subject))

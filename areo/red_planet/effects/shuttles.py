"""What characters do with shuttles: boarding, launching, destroying, redirecting."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import SKIP, AnyEffect, Frame, Pick
from areo.kernel.words import Words
from areo.red_planet import verbs
from areo.red_planet.numbers import NONE, SHUTTLE, ZONE
from areo.red_planet.table import Table


def shuttle_label(game: Table, option: int, words: Words) -> str:
    """A shuttle by its name, where it goes and how full it is."""
    shuttle = SHUTTLE.index(option)
    seats = game.data.shuttles[shuttle].seats
    zone = game.destination(shuttle)
    if zone == NONE:
        return words.say("label.manual-shuttle", option, game.aboard[shuttle], seats)
    return words.say("label.shuttle", option, ZONE.thing(zone), game.aboard[shuttle], seats)


def place_label(game: Table, option: int, words: Words) -> str:
    return shuttle_label(game, option, words) if SHUTTLE.has(option) else words.things.name(option, words.language)


class PickShuttle(Pick[Table]):
    """Something to do with one shuttle."""

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [SHUTTLE.thing(shuttle) for shuttle in game.pad]

    def not_docked(self, game: Table, option: int) -> str:
        """The phrase that says why a thing is no shuttle on the pad; "" if it is one."""
        if no_shuttle(game, option):
            return "why.no-shuttle"
        shuttle = SHUTTLE.index(option)
        if shuttle in game.flight:
            return "why.in-flight"
        return "" if shuttle in game.pad else "why.not-docked"

    def room(self, game: Table, option: int) -> int:
        """Free seats; none on what is no shuttle."""
        return game.room(SHUTTLE.index(option)) if self.not_docked(game, option) == "" else 0

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else shuttle_label(game, option, words)


class Board(PickShuttle):
    """Board up to so many astronauts, one at a time; in different shuttles, if the card says so.

    `frame.count` have boarded so far, the latest on `frame.subject`.
    """

    asks: ClassVar[str] = "ask.board"

    def __init__(self, most: int, different: bool = False) -> None:
        self.most: Final = most
        self.different: Final = different

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        problem = self.not_docked(game, option)
        if problem != "":
            return problem
        if game.reserve[frame.seat] == 0:
            return "why.reserve"
        if game.room(SHUTTLE.index(option)) == 0:
            return "why.room"
        return "why.different" if self.different and option == frame.subject else ""

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [1, game.reserve[frame.seat], self.room(game, option)]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        if frame.count + 1 < self.most:
            game.push(self, frame, subject=option, count=frame.count + 1)
        board(game, frame, option, 1)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.count + 1, self.most)

    def about(self, game: Table, frame: Frame) -> int:
        return 0

    def text(self, words: Words) -> str:
        if self.different:
            return words.say("board.different", self.most)
        return words.say("board.one" if self.most == 1 else "board.any", self.most)


class BoardTogether(PickShuttle):
    """Board exactly so many astronauts on one shuttle, or none. Compulsory and impossible: the turn is lost."""

    asks: ClassVar[str] = "ask.board-together"

    def __init__(self, number: int, compulsory: bool = False) -> None:
        self.number: Final = number
        self.compulsory: Final = compulsory

    def optional(self, game: Table, frame: Frame) -> bool:
        return not self.compulsory

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        problem = self.not_docked(game, option)
        if problem != "":
            return problem
        if game.reserve[frame.seat] < self.number:
            return "why.reserve"
        return "why.room" if game.room(SHUTTLE.index(option)) < self.number else ""

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [self.number, game.reserve[frame.seat], self.room(game, option)]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        board(game, frame, option, self.number)

    def skipped(self, game: Table, frame: Frame) -> None:
        if self.compulsory:
            game.note("turn-lost", frame.seat)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, self.number)

    def text(self, words: Words) -> str:
        return words.say("board.all" if self.compulsory else "board.together", self.number)


def board(game: Table, frame: Frame, option: int, number: int) -> None:
    """Board a shuttle; whoever boards an empty manual one first chooses where it goes."""
    shuttle = SHUTTLE.index(option)
    if game.destination(shuttle) == NONE:
        game.push(PICK_DESTINATION, frame, subject=option)
    verbs.board(game, frame.seat, shuttle, number)


class PickDestination(Pick[Table]):
    """Choose where the manual shuttle `frame.subject` will land."""

    asks: ClassVar[str] = "ask.destination"

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and not no_shuttle(game, frame.subject)

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [ZONE.thing(zone) for zone in range(len(game.tiles))]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return no_tile(game, option)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.set_destination(game, frame.seat, SHUTTLE.index(frame.subject), ZONE.index(option))

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.subject)


def no_shuttle(game: Table, option: int) -> bool:
    return not SHUTTLE.has(option) or SHUTTLE.index(option) >= len(game.data.shuttles)


def no_zone(game: Table, option: int) -> bool:
    return not ZONE.has(option) or ZONE.index(option) >= len(game.data.zones)


def no_tile(game: Table, option: int) -> str:
    """The phrase that says why no destination tile of this zone can be taken; "" if one can."""
    if no_zone(game, option):
        return "why.no-zone"
    return "" if game.tiles[ZONE.index(option)] else "why.no-tile"


PICK_DESTINATION: Final = PickDestination()


class LaunchEarly(PickShuttle):
    """Make a docked shuttle take off that is not full yet, if you like."""

    asks: ClassVar[str] = "ask.launch"

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        problem = self.not_docked(game, option)
        if problem != "":
            return problem
        return "" if game.destination(SHUTTLE.index(option)) != NONE else "why.no-destination"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.launch(game, SHUTTLE.index(option))

    def text(self, words: Words) -> str:
        return words.say("launch")


class DestroyShuttle(PickShuttle):
    """Destroy a docked shuttle and all aboard, if you like."""

    asks: ClassVar[str] = "ask.destroy"

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return self.not_docked(game, option)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.destroy(game, frame.seat, SHUTTLE.index(option))

    def text(self, words: Words) -> str:
        return words.say("destroy")


class ChangeDestination(PickShuttle):
    """Send a shuttle, docked or in flight, somewhere else, if you like."""

    asks: ClassVar[str] = "ask.redirect"

    def __init__(self) -> None:
        self.where: Final = ChangeTo()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.where,)

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [SHUTTLE.thing(shuttle) for shuttle in game.pad] + [SHUTTLE.thing(shuttle) for shuttle in game.flight]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        problem = self.not_docked(game, option)
        if problem != "" and problem != "why.in-flight":
            return problem
        for zone in range(len(game.tiles)):
            if game.tiles[zone] and zone != game.destination(SHUTTLE.index(option)):
                return ""
        return "why.no-other-tile"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        game.push(self.where, frame, subject=option)

    def text(self, words: Words) -> str:
        return words.say("redirect")


class ChangeTo(PickDestination):
    """Where the Pilot sends `frame.subject`: anywhere but where it is going already."""

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        problem = no_tile(game, option)
        if problem != "":
            return problem
        return "why.same-destination" if game.destination(SHUTTLE.index(frame.subject)) == ZONE.index(option) else ""

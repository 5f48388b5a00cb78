"""What characters do with shuttles: boarding, launching, destroying, redirecting."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import SKIP, AnyEffect, Frame
from areo.kernel.picks import Pick
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.red_planet import verbs
from areo.red_planet.numbers import NONE, SHUTTLE, ZONE
from areo.red_planet.table import RedPlanetTable


def shuttle_name(game: RedPlanetTable, option: int, words: Words) -> str:
    """A shuttle by its name and where it goes."""
    zone = game.destination(SHUTTLE.index(option))
    if zone == NONE:
        return words.say("label.manual-shuttle", option)
    return words.say("label.shuttle", option, ZONE.thing(zone))


def how_full(game: RedPlanetTable, option: int, words: Words) -> str:
    shuttle = SHUTTLE.index(option)
    return words.say("label.aboard", game.aboard[shuttle], game.data.shuttles[shuttle].seats)


class PickShuttle(Pick[RedPlanetTable]):
    """Something to do with one shuttle."""

    of: ClassVar[tuple[Kind, ...]] = (SHUTTLE,)

    def candidates(self, game: RedPlanetTable, frame: Frame) -> list[int]:
        return [SHUTTLE.thing(shuttle) for shuttle in game.pad]

    def deed(self, game: RedPlanetTable, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else shuttle_name(game, option, words)

    def detail(self, game: RedPlanetTable, frame: Frame, option: int, words: Words) -> str:
        return "" if option == SKIP else how_full(game, option, words)


def not_docked(game: RedPlanetTable, option: int, found: Conditions) -> bool:
    """A shuttle is not on the pad. True if nobody wants to know of any other condition."""
    return found.bar("why.in-flight" if SHUTTLE.index(option) in game.flight else "why.not-docked", option)


def obstacles_to_boarding(game: RedPlanetTable, frame: Frame, option: int, number: int, found: Conditions) -> None:
    """The shuttle must be on the pad, and have seats for so many astronauts, who must be in the reserve."""
    shuttle = SHUTTLE.index(option)
    docked = shuttle in game.pad
    if not docked and not_docked(game, option, found):
        return
    reserve = game.reserve[frame.seat]
    if reserve < number and found.lack("why.reserve", "astronaut", number, reserve, option):
        return
    room = game.room(shuttle)
    if room < number and docked:
        found.lack("why.room", "free-seat", number, room, option)


def note_few_left(game: RedPlanetTable, frame: Frame, number: int, found: Conditions) -> None:
    """That the reserve does not have so many astronauts is put on the list."""
    reserve = game.reserve[frame.seat]
    if reserve < number:
        found.lack("why.reserve", "astronaut", number, reserve)


class Board(PickShuttle):
    """Board up to so many astronauts, one at a time; in different shuttles, if the card says so.

    `frame.count` have boarded so far, the latest on `frame.subject`.
    """

    asks: ClassVar[str] = "ask.board"

    def __init__(self, most: int, different: bool = False) -> None:
        self.most: Final = most
        self.different: Final = different

    def counts(self) -> tuple[int, int]:
        return (0, self.most - 1)

    def optional(self, game: RedPlanetTable, frame: Frame) -> bool:
        return True

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        obstacles_to_boarding(game, frame, option, 1, found)
        if self.different and option == frame.subject:
            found.bar("why.different", option)

    def shortfalls(self, game: RedPlanetTable, frame: Frame, found: Conditions) -> None:
        note_few_left(game, frame, 1, found)  # "up to" so many: one less is no waste

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        if frame.count + 1 < self.most:
            game.push(self, frame, subject=option, count=frame.count + 1)
        board(game, frame, option, 1)

    def prompt(self, game: RedPlanetTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.count + 1, self.most)

    def about(self, game: RedPlanetTable, frame: Frame) -> int:
        return 0

    def text(self, words: Words) -> str:
        if self.different:
            return words.say("board.different", self.most)
        return words.say("board.one" if self.most == 1 else "board.one-or-two", self.most)


class BoardTogether(PickShuttle):
    """Board exactly so many astronauts on one shuttle; none, if that is impossible, and perhaps the turn is lost."""

    asks: ClassVar[str] = "ask.board-together"

    def __init__(self, number: int, or_lose_turn: bool = False) -> None:
        self.number: Final = number
        self.or_lose_turn: Final = or_lose_turn

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        obstacles_to_boarding(game, frame, option, self.number, found)

    def shortfalls(self, game: RedPlanetTable, frame: Frame, found: Conditions) -> None:
        note_few_left(game, frame, self.number, found)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        board(game, frame, option, self.number)

    def skipped(self, game: RedPlanetTable, frame: Frame) -> None:
        if self.or_lose_turn:
            game.note("turn-lost", frame.seat, befalls=1 << frame.seat)

    def prompt(self, game: RedPlanetTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, self.number)

    def text(self, words: Words) -> str:
        return words.say("board.all" if self.or_lose_turn else "board.together", self.number)


def board(game: RedPlanetTable, frame: Frame, option: int, number: int) -> None:
    """Board a shuttle; whoever boards an empty manual one first chooses where it goes."""
    shuttle = SHUTTLE.index(option)
    if game.destination(shuttle) == NONE:
        game.push(PICK_DESTINATION, frame, subject=option)
    verbs.board(game, frame.seat, shuttle, number)


class PickDestination(Pick[RedPlanetTable]):
    """Choose where the manual shuttle `frame.subject` will land."""

    asks: ClassVar[str] = "ask.destination"
    of: ClassVar[tuple[Kind, ...]] = (ZONE,)
    subject_of: ClassVar[tuple[Kind, ...]] = (SHUTTLE,)

    def makes_sense(self, game: RedPlanetTable, frame: Frame) -> bool:
        return game.in_play(SHUTTLE.index(frame.subject))

    def candidates(self, game: RedPlanetTable, frame: Frame) -> list[int]:
        return [ZONE.thing(zone) for zone in range(len(game.tiles))]

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        if game.tiles[ZONE.index(option)] == 0:
            found.bar("why.no-tile", option)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        verbs.set_destination(game, frame.seat, SHUTTLE.index(frame.subject), ZONE.index(option))

    def prompt(self, game: RedPlanetTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.subject)


PICK_DESTINATION: Final = PickDestination()


class LaunchEarly(PickShuttle):
    """Make a docked shuttle take off that is not full yet, if you like."""

    asks: ClassVar[str] = "ask.launch"

    def optional(self, game: RedPlanetTable, frame: Frame) -> bool:
        return True

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        if SHUTTLE.index(option) not in game.pad and not_docked(game, option, found):
            return
        if game.destination(SHUTTLE.index(option)) == NONE:
            found.bar("why.no-destination", option)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        verbs.launch(game, SHUTTLE.index(option))

    def text(self, words: Words) -> str:
        return words.say("launch")


class DestroyShuttle(PickShuttle):
    """Destroy a docked shuttle and all aboard, if you like."""

    asks: ClassVar[str] = "ask.destroy"

    def optional(self, game: RedPlanetTable, frame: Frame) -> bool:
        return True

    def open_options(self, game: RedPlanetTable, frame: Frame) -> list[int]:
        return self.candidates(game, frame)  # whatever is on the pad may be destroyed

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        if SHUTTLE.index(option) not in game.pad:
            not_docked(game, option, found)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        verbs.destroy(game, frame.seat, SHUTTLE.index(option))

    def text(self, words: Words) -> str:
        return words.say("destroy")


class ChangeDestination(PickShuttle):
    """Send a shuttle, docked or in flight, somewhere else, if you like. It must be bound for somewhere."""

    asks: ClassVar[str] = "ask.redirect"

    def __init__(self) -> None:
        self.where: Final = ChangeTo()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.where,)

    def optional(self, game: RedPlanetTable, frame: Frame) -> bool:
        return True

    def candidates(self, game: RedPlanetTable, frame: Frame) -> list[int]:
        return [SHUTTLE.thing(shuttle) for shuttle in game.pad] + [SHUTTLE.thing(shuttle) for shuttle in game.flight]

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        shuttle = SHUTTLE.index(option)
        if not game.in_play(shuttle) and found.bar("why.not-docked", option):
            return
        if game.destination(shuttle) == NONE and found.bar("why.no-destination", option):
            return
        for zone in range(len(game.tiles)):
            if game.tiles[zone] and zone != game.destination(shuttle):
                return
        found.bar("why.no-other-tile", option)

    def picked(self, game: RedPlanetTable, frame: Frame, option: int) -> None:
        game.push(self.where, frame, subject=option)

    def text(self, words: Words) -> str:
        return words.say("redirect")


class ChangeTo(PickDestination):
    """Where the Pilot sends `frame.subject`: anywhere but where it is going already."""

    def obstacles(self, game: RedPlanetTable, frame: Frame, option: int, found: Conditions) -> None:
        if game.tiles[ZONE.index(option)] == 0 and found.bar("why.no-tile", option):
            return
        if game.destination(SHUTTLE.index(frame.subject)) == ZONE.index(option):
            found.bar("why.same-destination", option)

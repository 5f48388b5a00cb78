"""What the characters do: the vocabulary of Mission: Red Planet. Each class is one thing a card can say."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import SKIP, UNKNOWN, AnyEffect, Effect, Frame, Pick
from areo.kernel.things import Things
from areo.kernel.words import Words
from areo.red_planet import verbs
from areo.red_planet.numbers import NONE, SHUTTLE, ZONE
from areo.red_planet.table import Table


def shuttle_label(game: Table, option: int, words: Words) -> str:
    """A shuttle by its name, where it goes and how full it is."""
    shuttle = option - SHUTTLE
    seats = game.data.shuttles[shuttle].seats
    zone = game.destination(shuttle)
    if zone == NONE:
        return words.say("label.manual-shuttle", option, game.aboard[shuttle], seats)
    return words.say("label.shuttle", option, ZONE + zone, game.aboard[shuttle], seats)


def place_label(game: Table, option: int, words: Words) -> str:
    return shuttle_label(game, option, words) if option >= SHUTTLE else words.things.name(option, words.language)


class PickShuttle(Pick[Table]):
    """Something to do with one shuttle."""

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [SHUTTLE + shuttle for shuttle in game.pad]

    def not_docked(self, game: Table, option: int) -> str:
        """The phrase that says why a thing is no shuttle on the pad; "" if it is one."""
        if option < SHUTTLE or option >= SHUTTLE + len(game.data.shuttles):
            return "why.no-shuttle"
        shuttle = option - SHUTTLE
        if shuttle in game.flight:
            return "why.in-flight"
        return "" if shuttle in game.pad else "why.not-docked"

    def room(self, game: Table, option: int) -> int:
        """Free seats; none on what is no shuttle."""
        return game.room(option - SHUTTLE) if self.not_docked(game, option) == "" else 0

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else shuttle_label(game, option, words)


class Board(PickShuttle):
    """Board up to so many astronauts, one at a time; in different shuttles, if the card says so.

    `frame.count` have boarded so far, the latest on `frame.subject`.
    """

    asks: str = "ask.board"

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
        if game.room(option - SHUTTLE) == 0:
            return "why.room"
        return "why.different" if self.different and option == frame.subject else ""

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [1, game.reserve[frame.seat], self.room(game, option)]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        if frame.count + 1 < self.most:
            game.push(self, frame, subject=option, count=frame.count + 1)
        board(game, frame, option, 1)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say("ask.board", frame.count + 1, self.most)

    def text(self, words: Words) -> str:
        if self.different:
            return words.say("board.different", self.most)
        return words.say("board.one" if self.most == 1 else "board.any", self.most)


class BoardTogether(PickShuttle):
    """Board exactly so many astronauts on one shuttle, or none. Compulsory and impossible: the turn is lost."""

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
        return "why.room" if game.room(option - SHUTTLE) < self.number else ""

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [self.number, game.reserve[frame.seat], self.room(game, option)]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        board(game, frame, option, self.number)

    def skipped(self, game: Table, frame: Frame) -> None:
        if self.compulsory:
            game.note("turn-lost", frame.seat)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say("ask.board-together", self.number)

    def text(self, words: Words) -> str:
        return words.say("board.all" if self.compulsory else "board.together", self.number)


def board(game: Table, frame: Frame, option: int, number: int) -> None:
    """Board a shuttle; whoever boards an empty manual one first chooses where it goes."""
    shuttle = option - SHUTTLE
    if game.destination(shuttle) == NONE:
        game.push(PICK_DESTINATION, frame, subject=option)
    verbs.board(game, frame.seat, shuttle, number)


class PickDestination(Pick[Table]):
    """Choose where the manual shuttle `frame.subject` will land."""

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [ZONE + zone for zone in range(len(game.tiles))]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return no_tile(game, option)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.set_destination(game, frame.seat, frame.subject - SHUTTLE, option - ZONE)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say("ask.destination", frame.subject)


def no_zone(game: Table, option: int) -> bool:
    return option < ZONE or option >= ZONE + len(game.data.zones)


def no_tile(game: Table, option: int) -> str:
    """The phrase that says why no destination tile of this zone can be taken; "" if one can."""
    if no_zone(game, option):
        return "why.no-zone"
    return "" if game.tiles[option - ZONE] else "why.no-tile"


PICK_DESTINATION: Final = PickDestination()


class TakeBackCharacters(Effect[Table]):
    """Take all own characters back in hand, the Recruiter itself included."""

    def run(self, game: Table, frame: Frame) -> None:
        verbs.take_back_characters(game, frame.seat)

    def text(self, words: Words) -> str:
        return words.say("take-back")


STEP: Final = 32  # a step is start * STEP + end + 1


class MoveOnMars(Pick[Table]):
    """Up to so many steps of own astronauts to neighbouring zones. `frame.count` were made so far."""

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
        return [ZONE + (option - 1) // STEP, ZONE + (option - 1) % STEP]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        if frame.count + 1 < self.most:
            game.push(self, frame, count=frame.count + 1)
        verbs.walk(game, frame.seat, (option - 1) // STEP, (option - 1) % STEP)

    def key(self, things: Things, frame: Frame, option: int) -> str:
        if option == SKIP:
            return "skip"
        return f"move {things.id(ZONE + (option - 1) // STEP)} {things.id(ZONE + (option - 1) % STEP)}"

    def option(self, things: Things, frame: Frame, key: str) -> int:
        if key == "skip":
            return SKIP
        words = key.split(" ")
        if len(words) != 3 or words[0] != "move":
            return UNKNOWN
        start = things.number("zone " + words[1])
        end = things.number("zone " + words[2])
        return (start - ZONE) * STEP + end - ZONE + 1 if start and end else UNKNOWN

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        if option == SKIP:
            return words.say("skip")
        return words.say("label.move", ZONE + (option - 1) // STEP, ZONE + (option - 1) % STEP)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say("ask.move", frame.count + 1, self.most)

    def text(self, words: Words) -> str:
        return words.say("move", self.most)


class DrawEvent(Effect[Table]):
    """Draw an event card: keep a bonus card, place a discovery."""

    def __init__(self) -> None:
        self.place: Final = PlaceDiscovery()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.place,)

    def legal(self, game: Table, frame: Frame) -> bool:
        return len(game.event_deck) + len(game.event_discard) > 0

    def run(self, game: Table, frame: Frame) -> None:
        verbs.draw_event(game, frame.seat)
        if game.drawn[frame.seat] != NONE:
            game.push(self.place, frame)

    def text(self, words: Words) -> str:
        return words.say("draw-event")


class PlaceDiscovery(Pick[Table]):
    """Lay the discovery just drawn face down at an outer zone without one; if there is none, discard it."""

    asks: str = "ask.place-discovery"

    def __init__(self) -> None:
        self.look_instead: Final = LookAtDiscovery()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.look_instead,)

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [ZONE + zone for zone in game.data.outer]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if no_zone(game, option):
            return "why.no-zone"
        if not game.data.zones[option - ZONE].outer:
            return "why.inner"
        return "" if game.discovery[option - ZONE] == NONE else "why.discovery-there"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.place_discovery(game, frame.seat, option - ZONE)

    def skipped(self, game: Table, frame: Frame) -> None:
        verbs.discard_discovery(game, frame.seat)
        game.push(self.look_instead, frame)


class LookAtDiscovery(Pick[Table]):
    """Look at a discovery in play, if you like."""

    asks: str = "ask.look"

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [ZONE + zone for zone in game.data.outer]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if no_zone(game, option):
            return "why.no-zone"
        return "" if game.discovery[option - ZONE] != NONE else "why.no-discovery"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.look(game, frame.seat, option - ZONE)

    def text(self, words: Words) -> str:
        return words.say("look")


class LaunchEarly(PickShuttle):
    """Make a docked shuttle take off that is not full yet, if you like."""

    asks: str = "ask.launch"

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        problem = self.not_docked(game, option)
        if problem != "":
            return problem
        return "" if game.destination(option - SHUTTLE) != NONE else "why.no-destination"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.launch(game, option - SHUTTLE)

    def text(self, words: Words) -> str:
        return words.say("launch")


class DestroyShuttle(PickShuttle):
    """Destroy a docked shuttle and all aboard, if you like."""

    asks: str = "ask.destroy"

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return self.not_docked(game, option)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.destroy(game, frame.seat, option - SHUTTLE)

    def text(self, words: Words) -> str:
        return words.say("destroy")


def crew_at(game: Table, place: int, seat: int) -> int:
    """A seat's astronauts in a zone or on a shuttle."""
    if place >= SHUTTLE:
        return game.crew[(place - SHUTTLE) * game.seats + seat]
    return game.astronauts(place - ZONE, seat)


class PickSeat(Pick[Table]):
    """Choose a player. Options are seats + 1, since 0 is to skip."""

    kind: str = "seat"

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [seat + 1 for seat in range(game.seats)]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if option > game.seats:
            return "why.no-seat"
        return "" if crew_at(game, frame.subject, option - 1) else "why.not-present"

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [option - 1, frame.subject]

    def key(self, things: Things, frame: Frame, option: int) -> str:
        return f"seat {option - 1}"

    def option(self, things: Things, frame: Frame, key: str) -> int:
        number = key.removeprefix("seat ")
        return int(number) + 1 if key.startswith("seat ") and number.isdecimal() and number.isascii() else UNKNOWN

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        return words.player(option - 1)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.subject)


class ReplaceAstronaut(Pick[Table]):
    """Replace an opposing astronaut where you have one yourself, in a zone or on any shuttle, if you like."""

    asks: str = "ask.replace"

    def __init__(self) -> None:
        self.whom: Final = ReplaceWhom()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.whom,)

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        places = [ZONE + zone for zone in range(len(game.data.zones))]
        for shuttle in game.pad:
            places.append(SHUTTLE + shuttle)
        for shuttle in game.flight:
            places.append(SHUTTLE + shuttle)
        return places

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if game.reserve[frame.seat] == 0:
            return "why.reserve"
        if option < ZONE or option >= SHUTTLE + len(game.data.shuttles):
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

    asks: str = "ask.replace-whom"

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return "why.yourself" if option - 1 == frame.seat else super().obstacle(game, frame, option)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.replace(game, frame.seat, option - 1, frame.subject)


class KillAstronaut(Pick[Table]):
    """Remove one astronaut of anybody from an outer zone, if you like."""

    asks: str = "ask.kill"

    def __init__(self) -> None:
        self.whom: Final = KillWhom()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.whom,)

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [ZONE + zone for zone in game.data.outer]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if no_zone(game, option):
            return "why.no-zone"
        if not game.data.zones[option - ZONE].outer:
            return "why.inner"
        for seat in range(game.seats):
            if game.astronauts(option - ZONE, seat):
                return ""
        return "why.empty-zone"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        game.push(self.whom, frame, subject=option)

    def text(self, words: Words) -> str:
        return words.say("kill")


class KillWhom(PickSeat):
    """Whose astronaut is removed from `frame.subject`."""

    asks: str = "ask.kill-whom"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.kill(game, frame.seat, option - 1, frame.subject - ZONE)


class ChangeDestination(PickShuttle):
    """Send a shuttle, docked or in flight, somewhere else, if you like."""

    asks: str = "ask.redirect"

    def __init__(self) -> None:
        self.where: Final = ChangeTo()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.where,)

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [SHUTTLE + shuttle for shuttle in game.pad] + [SHUTTLE + shuttle for shuttle in game.flight]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        problem = self.not_docked(game, option)
        if problem != "" and problem != "why.in-flight":
            return problem
        for zone in range(len(game.tiles)):
            if game.tiles[zone] and zone != game.destination(option - SHUTTLE):
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
        return "why.same-destination" if game.destination(frame.subject - SHUTTLE) == option - ZONE else ""

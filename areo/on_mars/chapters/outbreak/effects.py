"""The course of Outbreak: an infection card before each turn, the spread after it, and the time marker."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import Effect, Frame, Phase
from areo.kernel.menu import Entry, Menu
from areo.kernel.things import SEAT, Kind
from areo.kernel.unmet import Conditions
from areo.on_mars.chapters.game import LOST, decide, move_time
from areo.on_mars.chapters.outbreak import standing, verbs
from areo.on_mars.chapters.outbreak.numbers import ANY_MINE, AT_HIS_WORK, IN_QUARTERS, INFECTION, NO_COLONIST, PLACE_OF
from areo.on_mars.chapters.outbreak.table import Outbreak
from areo.on_mars.geometry import listed
from areo.on_mars.numbers import AT_HOME, HEX, IN_MINE

if TYPE_CHECKING:
    from areo.kernel.words import Words


class RevealInfection(Effect[Outbreak]):
    """The next infection card comes to light."""

    def run(self, game: Outbreak, frame: Frame) -> None:
        card = verbs.reveal_card(game)
        if card != NO_COLONIST:
            game.push(INFECT, frame, source=INFECTION.thing(card), subject=INFECTION.thing(card))


def miners_at_risk(game: Outbreak, person: int) -> int:
    """The mines in which somebody's miner is neither infected nor vaccinated."""
    return game.miners[person] & ~(game.infected_miners[person] | game.vaccinated_miners[person])


def exposed(game: Outbreak, frame: Frame) -> list[int]:
    """Whose healthy colonists are at the place that an infection card names."""
    card = INFECTION.index(frame.subject)
    if card == ANY_MINE:
        return [person for person in range(game.people) if miners_at_risk(game, person)]
    people = [frame.seat] if card in (IN_QUARTERS, AT_HIS_WORK) else list(range(game.people))
    return [person for person in people if game.healthy_at(person, PLACE_OF[card])]


def threatened(game: Outbreak, frame: Frame) -> list[int]:
    """Of whom the card infects somebody: at the place it names, or else in any living quarters."""
    people = exposed(game, frame)
    return people or [person for person in range(game.people) if game.healthy_at(person, AT_HOME)]


def strikes(game: Outbreak, frame: Frame) -> int:
    """The place where the card infects somebody: the one it names, or else the living quarters."""
    return PLACE_OF[INFECTION.index(frame.subject)] if exposed(game, frame) else AT_HOME


class SomebodyOf(Entry[Outbreak]):
    """A colonist of a player falls ill, at the place of the infection card."""

    verb: ClassVar[str] = "seat"
    of: ClassVar[tuple[Kind, ...]] = (SEAT,)

    def closed(self, game: Outbreak, frame: Frame, found: Conditions) -> None:
        if strikes(game, frame) == IN_MINE:
            found.bar("why.a-miner")

    def moves(self, game: Outbreak, frame: Frame) -> list[int]:
        return [SEAT.thing(person) for person in threatened(game, frame)]

    def absent(self, game: Outbreak, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.nobody-healthy-there")

    def begin(self, game: Outbreak, frame: Frame, move: int) -> None:
        verbs.infect(game, SEAT.index(move), strikes(game, frame))

    def deed(self, game: Outbreak, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.colonist-of", SEAT.index(move))


class SomeMiner(Entry[Outbreak]):
    """A miner falls ill."""

    verb: ClassVar[str] = "hex"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def closed(self, game: Outbreak, frame: Frame, found: Conditions) -> None:
        if strikes(game, frame) != IN_MINE:
            found.bar("why.no-miner")

    def moves(self, game: Outbreak, frame: Frame) -> list[int]:
        at_risk = 0
        for person in range(game.people):
            at_risk |= miners_at_risk(game, person)
        return [HEX.thing(hex) for hex in listed(at_risk)]

    def absent(self, game: Outbreak, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.nobody-healthy-there")

    def begin(self, game: Outbreak, frame: Frame, move: int) -> None:
        hex = HEX.index(move)
        for person in range(game.people):
            if game.miners[person] >> hex & 1:
                verbs.infect(game, person, IN_MINE + hex)

    def deed(self, game: Outbreak, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.miner-on", move)


class Infect(Menu[Outbreak]):
    """Whom an infection card infects, where there is a choice."""

    kind: ClassVar[str] = "branch"
    asks: ClassVar[str] = "ask.infect"
    subject_of: ClassVar[tuple[Kind, ...]] = (INFECTION,)

    def makes_sense(self, game: Outbreak, frame: Frame) -> bool:
        return INFECTION.index(frame.subject) != NO_COLONIST

    def skipped(self, game: Outbreak, frame: Frame) -> None:
        verbs.spare(game)

    def prompt(self, game: Outbreak, frame: Frame, words: Words) -> str:
        return words.say("ask.infect", frame.subject)


class Spread(Effect[Outbreak]):
    """After a turn: the infection spreads; then the game may be lost, or else won."""

    def run(self, game: Outbreak, frame: Frame) -> None:
        verbs.end_turn(game)
        verbs.spread(game)
        if standing.is_lost(game):
            decide(game, LOST)
        else:
            verbs.look_at_missions(game)


class TimePasses(Phase[Outbreak]):
    """Before the shuttle moves: one step less. At the last one the game is lost."""

    def run(self, game: Outbreak, frame: Frame) -> None:
        move_time(game, -1)
        if game.time <= 0:
            decide(game, LOST)


REVEAL_INFECTION: Final = RevealInfection()
INFECT: Final = Infect(SomebodyOf(), SomeMiner())
SPREAD: Final = Spread()
TIME_PASSES: Final = TimePasses()

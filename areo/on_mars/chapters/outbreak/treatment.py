"""Treatments: curing and vaccinating colonists as an executive action, or with the microbiologist at no cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from areo.kernel.effect import Figures, Frame
from areo.kernel.menu import Entry, Menu, first, pair, second
from areo.kernel.things import SEAT, Kind
from areo.kernel.unmet import Conditions
from areo.on_mars.chapters.outbreak import verbs
from areo.on_mars.chapters.outbreak.numbers import CURE, TREATMENT, TREATMENTS, VACCINATE
from areo.on_mars.chapters.outbreak.table import Outbreak
from areo.on_mars.cost import Cost
from areo.on_mars.effects.base import Pay, lack_of
from areo.on_mars.numbers import ACTION, AT_HOME, AT_WORK, GOODS, HEX, IN_MINE, RESOURCES, SCIENTISTS, WITH_SLOTS
from areo.on_mars.table import SLOTS, OnMarsTable
from areo.on_mars.verbs import begin_executive

if TYPE_CHECKING:
    from areo.kernel.words import Words

MICROBIOLOGIST: Final = len(SCIENTISTS)  # among the scientists


def patients(game: Outbreak, seat: int, treatment: int, place: int) -> list[int]:
    """Who has somebody in a place whom a seat can treat: its own infected, or anybody's healthy colonists."""
    if treatment == CURE:
        return [seat] if game.infected_at(seat, place) else []
    return [person for person in range(game.people) if game.healthy_at(person, place)]


def lacks_patients(game: Outbreak, seat: int, treatment: int, found: Conditions) -> None:
    """What keeps a seat from treating anybody."""
    if treatment == CURE:
        if not game.infected_of(seat):
            found.bar("why.nobody-infected")
        return
    if game.tokens_left() <= 0 and found.lack("why.no-vaccine", "vaccination", 1, 0):
        return
    for person in range(game.people):
        for place in game.places_of(person):
            if game.healthy_at(person, place):
                return
    found.bar("why.nobody-healthy")


class PatientAt(Entry[Outbreak]):
    """A colonist in the living quarters, or in the working area, of a player."""

    of: ClassVar[tuple[Kind, ...]] = (SEAT,)
    place: ClassVar[int] = AT_HOME

    def moves(self, game: Outbreak, frame: Frame) -> list[int]:
        treatment = TREATMENT.index(frame.subject)
        return [SEAT.thing(person) for person in patients(game, frame.seat, treatment, self.place)]

    def absent(self, game: Outbreak, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.no-patient")

    def begin(self, game: Outbreak, frame: Frame, move: int) -> None:
        treat(game, frame, SEAT.index(move), self.place)

    def deed(self, game: Outbreak, frame: Frame, move: int, words: Words) -> str:
        return words.say(f"label.{self.verb}", SEAT.index(move))


class InQuarters(PatientAt):
    """A colonist in the living quarters."""

    verb: ClassVar[str] = "quarters"


class InWorkingArea(PatientAt):
    """A colonist in the working area."""

    verb: ClassVar[str] = "working-area"
    place: ClassVar[int] = AT_WORK


class OnSlots(Entry[Outbreak]):
    """A colonist on the slots of an action."""

    verb: ClassVar[str] = "slots"
    of: ClassVar[tuple[Kind, ...]] = (SEAT,)
    then: ClassVar[tuple[Kind, ...]] = (ACTION,)

    def moves(self, game: Outbreak, frame: Frame) -> list[int]:
        treatment = TREATMENT.index(frame.subject)
        return [
            pair(SEAT.thing(person), ACTION.thing(WITH_SLOTS[place]))
            for place in range(SLOTS)
            for person in patients(game, frame.seat, treatment, place)
        ]

    def absent(self, game: Outbreak, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.no-patient")

    def begin(self, game: Outbreak, frame: Frame, move: int) -> None:
        treat(game, frame, SEAT.index(first(move)), WITH_SLOTS.index(ACTION.index(second(move))))

    def deed(self, game: Outbreak, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.slots", SEAT.index(first(move)), second(move))


class InMine(Entry[Outbreak]):
    """A miner."""

    verb: ClassVar[str] = "hex"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def moves(self, game: Outbreak, frame: Frame) -> list[int]:
        treatment = TREATMENT.index(frame.subject)
        return [
            HEX.thing(place - IN_MINE)
            for person in range(game.people)
            for place in game.places_of(person)
            if place >= IN_MINE and person in patients(game, frame.seat, treatment, place)
        ]

    def absent(self, game: Outbreak, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.no-patient")

    def begin(self, game: Outbreak, frame: Frame, move: int) -> None:
        hex = HEX.index(move)
        for person in range(game.people):
            if game.miners[person] >> hex & 1:
                treat(game, frame, person, IN_MINE + hex)

    def deed(self, game: Outbreak, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.miner-on", move)


def treat(game: Outbreak, frame: Frame, person: int, place: int) -> None:
    if TREATMENT.index(frame.subject) == CURE:
        verbs.cure(game, person, place)
    else:
        verbs.vaccinate(game, person, place)


class Treat(Menu[Outbreak]):
    """Whom a treatment helps."""

    kind: ClassVar[str] = "branch"
    subject_of: ClassVar[tuple[Kind, ...]] = (TREATMENT,)

    def __init__(self) -> None:
        super().__init__(InQuarters(), InWorkingArea(), OnSlots(), InMine())

    def skipped(self, game: Outbreak, frame: Frame) -> None:
        """Whoever was to be treated is gone."""

    def makes_sense(self, game: Outbreak, frame: Frame) -> bool:
        return TREATS[TREATMENT.index(frame.subject)] is self


class ChooseToCure(Treat):
    """Who is cured."""

    asks: ClassVar[str] = "ask.cure"


class ChooseToVaccinate(Treat):
    """Who is vaccinated."""

    asks: ClassVar[str] = "ask.vaccinate"


TREATS: Final[list[Treat]] = [ChooseToCure(), ChooseToVaccinate()]


class PayTreatment(Pay):
    """The resources for a treatment."""

    subject_of: ClassVar[tuple[Kind, ...]] = (TREATMENT,)

    def __init__(self, treatment: int) -> None:
        super().__init__(TREATS[treatment])

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return PAY_TREATMENT[TREATMENT.index(frame.subject)] is self

    def stands(self, game: OnMarsTable, frame: Frame) -> bool:
        return self.then.legal(cast(Outbreak, game), frame)

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return game.data.outbreak.treatments[TREATMENT.index(frame.subject)]


PAY_TREATMENT: Final = [PayTreatment(CURE), PayTreatment(VACCINATE)]


class Treatment(Entry[Outbreak]):
    """A treatment as the executive action of a turn, for resources."""

    treatment: ClassVar[int] = CURE

    def closed(self, game: Outbreak, frame: Frame, found: Conditions) -> None:
        if game.executive_done and found.bar("why.executive-done"):
            return
        lacks_patients(game, frame.seat, self.treatment, found)
        if found.met or found.every:
            lack_of(game, frame.seat, game.parts.treatments[self.treatment], found)

    def price(self, game: Outbreak, frame: Frame, move: int) -> Figures:
        kinds = game.parts.treatments[self.treatment].kinds
        return {f"resource {GOODS[good]}": kinds[good] for good in range(RESOURCES) if kinds[good]}

    def begin(self, game: Outbreak, frame: Frame, move: int) -> None:
        thing = TREATMENT.thing(self.treatment)
        begin_executive(game, frame.seat, thing)
        game.push(PAY_TREATMENT[self.treatment], frame, source=thing, subject=thing)

    def deed(self, game: Outbreak, frame: Frame, move: int, words: Words) -> str:
        return words.name(TREATMENT.thing(self.treatment))


class Cure(Treatment):
    """Cure one of one's own infected colonists."""

    verb: ClassVar[str] = TREATMENTS[CURE]


class Vaccinate(Treatment):
    """Vaccinate a healthy colonist of anybody."""

    verb: ClassVar[str] = TREATMENTS[VACCINATE]
    treatment: ClassVar[int] = VACCINATE


class AskMicrobiologist(Entry[Outbreak]):
    """While he works in a building, the microbiologist treats somebody at no cost, once in each turn of his boss."""

    verb: ClassVar[str] = "microbiologist"
    of: ClassVar[tuple[Kind, ...]] = (TREATMENT,)

    def closed(self, game: Outbreak, frame: Frame, found: Conditions) -> None:
        if game.scientist_of[MICROBIOLOGIST] != frame.seat and found.bar("why.not-your-microbiologist"):
            return
        if not game.scientist_at[MICROBIOLOGIST] and found.bar("why.microbiologist-idle"):
            return
        if game.treated:
            found.bar("why.treated-already")

    def moves(self, game: Outbreak, frame: Frame) -> list[int]:
        return [TREATMENT.thing(treatment) for treatment in range(len(TREATMENTS))]

    def obstacles(self, game: Outbreak, frame: Frame, move: int, found: Conditions) -> None:
        lacks_patients(game, frame.seat, TREATMENT.index(move), found)

    def begin(self, game: Outbreak, frame: Frame, move: int) -> None:
        verbs.use_microbiologist(game, frame.seat, TREATMENT.index(move))
        game.push(TREATS[TREATMENT.index(move)], frame, source=move, subject=move)

    def deed(self, game: Outbreak, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.microbiologist", move)

"""Main actions: what each does, and the colonist that some of them take, with the extra cost of busy slots."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs
from areo.on_mars.cost import Cost, goals_in, units
from areo.on_mars.effects.base import Pay
from areo.on_mars.effects.blueprints import TakeBlueprint
from areo.on_mars.effects.construct import Construct
from areo.on_mars.effects.goods import TakeFromWarehouse
from areo.on_mars.effects.movement import Move
from areo.on_mars.effects.people import Hire
from areo.on_mars.effects.ships import Welcome
from areo.on_mars.effects.tech import Develop, Learn
from areo.on_mars.effects.travel import LAND_IN_POD
from areo.on_mars.effects.upgrades import Upgrade
from areo.on_mars.numbers import (
    ACTION,
    COLONIST,
    CRYSTAL,
    HIRE_SLOT,
    NONE,
    WITH_SLOTS,
)
from areo.on_mars.table import OnMarsTable

STEPS_OF_CONTROL: Final = 2  # of the bots, and of the rover

EFFECTS: Final[list[AnyEffect]] = [
    LAND_IN_POD,
    TakeBlueprint(boost=True),
    Learn(boost=True, boosts=1),
    Develop(2, boost=True),
    TakeFromWarehouse(boost=True),
    Move(STEPS_OF_CONTROL, STEPS_OF_CONTROL),
    Construct(),
    Upgrade(),
    Welcome(2),
    Hire(),
]


def slot_of(action: int) -> int:
    """The place of an action among those with slots; NONE if it takes no colonist."""
    return WITH_SLOTS.index(action) if action in WITH_SLOTS else NONE


def extra_cost(game: OnMarsTable, person: int, place: int) -> int:
    """Units of extra cost for somebody's colonist on the slots of an action, after full slots are cleared.

    One for each other colour there; with two players one for each colonist, one's own included. Chapters may add to it.
    """
    besides = game.surcharge(place)
    at = place * game.people
    there = game.slots[at : at + game.people]
    if place != HIRE_SLOT and sum(there) >= game.data.slots[place]:
        most = max(there)
        there = [0 if colonists == most else colonists for colonists in there]
    if game.few():
        return besides + sum(there)
    return besides + sum([there[other] > 0 for other in range(game.people) if other != person])


def lacks_for(game: OnMarsTable, frame: Frame, action: int, found: Conditions) -> None:
    """What keeps somebody from an action: its colonist, its extra cost, and its effect with what these leave."""
    person = frame.seat
    effect = EFFECTS[action]
    place = slot_of(action)
    if place == NONE:
        effect.needs(game, frame, found)
        return
    if place == HIRE_SLOT and game.slot(place, person) and found.bar("why.hired-already"):
        return
    colonists = game.idle_colonists(person)
    if colonists < 1:
        found.lack("why.colonists", "resource colonist", 1, colonists)
        return
    extra = extra_cost(game, person, place)
    crystals = game.means(person)
    if extra > colonists - 1 + crystals:
        found.lack("why.extra", "resource crystal", extra, crystals)
        return
    last = Conditions(found.every)
    for paid in range(min(extra, crystals), -1, -1):  # crystals; the rest in colonists
        if extra - paid > colonists - 1:
            break
        tried = Conditions(found.every)
        promise(game, 1 + extra - paid, paid)
        effect.needs(game, frame, tried)
        promise(game, -1 - extra + paid, -paid)
        if tried.met:
            return
        last = tried
    found.met = False
    found.unmet.extend(last.unmet)


def promise(game: OnMarsTable, colonists: int, crystals: int) -> None:
    game.promised_colonists += colonists
    game.promised_crystals += crystals


class TakeSlot(Effect[OnMarsTable]):
    """A colonist goes onto the slots of an action; full slots are cleared before, and the extra cost is paid."""

    subject_of: ClassVar[tuple[Kind, ...]] = (ACTION,)

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return ACTION.index(frame.subject) in WITH_SLOTS

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        place = slot_of(ACTION.index(frame.subject))
        extra = extra_cost(game, frame.seat, place)
        if place != HIRE_SLOT and game.on_slots(place) >= game.data.slots[place]:
            verbs.clear_slots(game, place)
        game.push(PAY_EXTRA, frame, count=extra)


class PutColonist(Effect[OnMarsTable]):
    """The colonist takes the slot, and the action begins."""

    subject_of: ClassVar[tuple[Kind, ...]] = (ACTION,)

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return ACTION.index(frame.subject) in WITH_SLOTS

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        action = ACTION.index(frame.subject)
        verbs.take_slot(game, frame.seat, slot_of(action))
        game.push(EFFECTS[action], frame, subject=0)


class PayExtra(Pay):
    """The extra cost of busy slots: crystals, or colonists who go to work. It leaves what the action itself needs."""

    subject_of: ClassVar[tuple[Kind, ...]] = (ACTION,)

    def counts(self) -> tuple[int, int]:
        return (0, 12)

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return ACTION.index(frame.subject) in WITH_SLOTS

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return Cost(either=frame.count)

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if frame.count and not self.ways(game, frame, self.cost(game, frame)):
            found.bar("why.not-the-price")

    def ways(self, game: OnMarsTable, frame: Frame, cost: Cost) -> list[int]:
        effect = EFFECTS[ACTION.index(frame.subject)]
        found: list[int] = []
        promise(game, 1, 0)
        ways = super().ways(game, frame, cost)
        promise(game, -1, 0)
        for way in ways:
            crystals = units(way, CRYSTAL) + len(goals_in(way))
            promise(game, 1 + units(way, COLONIST), crystals)
            if effect.legal(game, frame):
                found.append(way)
            promise(game, -1 - units(way, COLONIST), -crystals)
        return found


PUT_COLONIST: Final = PutColonist()
PAY_EXTRA: Final = PayExtra(PUT_COLONIST)
TAKE_SLOT: Final = TakeSlot()


def start(game: OnMarsTable, frame: Frame, action: int) -> None:
    """Begin a main action. Whatever comes of it is told as its doing."""
    thing = ACTION.thing(action)
    if slot_of(action) == NONE:
        game.push(EFFECTS[action], frame, source=thing)
    else:
        game.push(TAKE_SLOT, frame, source=thing, subject=thing)

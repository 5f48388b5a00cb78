"""Gaining goods: from the supply, from the warehouse, in trade; and points and colonists."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import MANY, UNKNOWN, Effect, Frame
from areo.kernel.menu import Entry, Skip
from areo.kernel.things import Kind, Things
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs
from areo.on_mars.cost import Cost, units
from areo.on_mars.effects.base import Ask, Pay, Steps, lack_of
from areo.on_mars.numbers import (
    BATTERY,
    CARD,
    CRYSTAL,
    FIRST_CONTRACT,
    GOODS,
    MINERAL,
    OXYGEN,
    PLANT,
    RESOURCE,
    RESOURCES,
    WAREHOUSE,
    WATER,
    is_contract,
)
from areo.on_mars.paying import payable
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.effect import AnyEffect
    from areo.kernel.words import Words


class IntoStorage(Entry[OnMarsTable]):
    """Keep what was gained."""

    verb: ClassVar[str] = "storage"

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        good = RESOURCE.index(frame.subject)
        if game.stock(frame.seat, good) >= game.limit(frame.seat):
            have = game.stock(frame.seat, good)
            found.lack("why.storage-full", f"resource {GOODS[good]}", game.limit(frame.seat) - 1, have, most=True)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.store(game, frame.seat, RESOURCE.index(frame.subject))


class IntoContract(Entry[OnMarsTable]):
    """Lay what was gained onto a contract at once."""

    verb: ClassVar[str] = "contract"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        good = RESOURCE.index(frame.subject)
        return [game.contract_card(number) for number in game.wanting(frame.seat, good)]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.contract-needs-none", move)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.lay_on(game, frame.seat, move - FIRST_CONTRACT + 1, RESOURCE.index(frame.subject))

    def key(self, things: Things, move: int) -> str:
        return things.id(move)

    def move(self, things: Things, key: str) -> int:
        card = things.of_kind(CARD, key)
        return card if is_contract(card) else UNKNOWN


class Receive(Ask):
    """So much of a good comes to somebody, who chooses between storage and a contract if it is not their turn."""

    asks: ClassVar[str] = "ask.receive"
    subject_of: ClassVar[tuple[Kind, ...]] = (RESOURCE,)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        person = frame.seat
        good = RESOURCE.index(frame.subject)
        if good == CRYSTAL:
            verbs.gain(game, person, good, frame.count)
            return
        wanting = game.wanting(person, good)
        room = game.limit(person) - game.stock(person, good)
        if not wanting or (game.in_turn(person) and room >= frame.count):
            verbs.gain(game, person, good, frame.count)
            return
        if game.in_turn(person) and room > 0:
            verbs.gain(game, person, good, room)
            game.push(self, frame, count=frame.count - room)
            return
        options = self.options(game, frame)
        if options:
            game.ask(frame, self.kind, options)

    def begin(self, game: OnMarsTable, frame: Frame, place: int, move: int) -> None:
        if frame.count > 1:
            game.push(self, frame, count=frame.count - 1)
        super().begin(game, frame, place, move)

    def counts(self) -> tuple[int, int]:
        return (1, MANY)


RECEIVE: Final = Receive(IntoStorage(), IntoContract())


class Gain(Effect[OnMarsTable]):
    """Gain so much of a good from the supply."""

    def __init__(self, good: int, amount: int) -> None:
        self.good: Final = good
        self.amount: Final = amount

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if self.good != CRYSTAL and not game.room_for(frame.seat, self.good):
            have = game.stock(frame.seat, self.good)
            room = game.limit(frame.seat)
            found.lack("why.storage-full", f"resource {GOODS[self.good]}", room - 1, have, most=True)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(RECEIVE, frame, subject=RESOURCE.thing(self.good), count=self.amount)

    def text(self, words: Words) -> str:
        return words.say("gain", words.count(self.amount, GOODS[self.good]))


class GainColonists(Effect[OnMarsTable]):
    """New colonists, as far as there are beds for them."""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.free_beds(frame.seat) and found.bar("why.no-bed"):
            return
        if not game.supply[frame.seat]:
            found.bar("why.no-colonist-left")

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        verbs.gain_colonists(game, frame.seat, self.amount)

    def text(self, words: Words) -> str:
        return words.say("gain-colonists", words.count(self.amount, "colonist"))


class Score(Effect[OnMarsTable]):
    """Opportunity points."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        verbs.score(game, frame.seat, self.points)

    def text(self, words: Words) -> str:
        return words.say("score", words.count(self.points, "op"))


class TakeGood(Entry[OnMarsTable]):
    """Take one of a good from the warehouse, if it can be kept."""

    verb: ClassVar[str] = "take"
    of: ClassVar[tuple[Kind, ...]] = (RESOURCE,)

    def __init__(self, crystals: bool) -> None:
        self.crystals: Final = crystals

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [RESOURCE.thing(good) for good in WAREHOUSE if self.crystals or good != CRYSTAL]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-in-warehouse")

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        good = RESOURCE.index(move)
        if not game.warehouse[WAREHOUSE.index(good)] and found.lack(
            "why.warehouse-empty", f"resource {GOODS[good]}", 1, 0
        ):
            return
        if not game.room_for(frame.seat, good):
            found.bar("why.no-room")

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.take_from_warehouse(game, frame.seat, RESOURCE.index(move))
        if RESOURCE.index(move) == CRYSTAL and not fits_depot(game, frame.seat):
            verbs.lay_on(game, frame.seat, game.wanting(frame.seat, CRYSTAL)[0], CRYSTAL)
        else:
            game.push(RECEIVE, frame, subject=move, count=1)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


def fits_depot(game: OnMarsTable, person: int) -> bool:
    """Whether another pending crystal would find a place in the depot."""
    return game.pending[person] < game.depot_room(person)


class TakeFromWarehouse(Steps):
    """Take goods from the warehouse, one by one."""

    asks: ClassVar[str] = "ask.warehouse"

    def __init__(self, amount: int = 1, crystals: bool = True, boost: bool = False) -> None:
        super().__init__(TakeGood(crystals), amount=amount, boost=boost)
        self.crystals: Final = crystals

    def text(self, words: Words) -> str:
        if not self.crystals:
            return words.say("warehouse.resource")
        said = words.say("warehouse", self.amount) if self.amount > 1 else words.say("warehouse.one")
        return words.say("boosted", said, words.say("boost.one")) if self.boost else said


# Trade


class GainGood(Entry[OnMarsTable]):
    """Gain one resource of a kind, but no mineral."""

    verb: ClassVar[str] = "gain"
    of: ClassVar[tuple[Kind, ...]] = (RESOURCE,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [RESOURCE.thing(good) for good in (BATTERY, WATER, PLANT, OXYGEN)]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-to-gain")

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        if not game.room_for(frame.seat, RESOURCE.index(move)):
            found.bar("why.no-room")

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(RECEIVE, frame, subject=move, count=1)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


class GainOfChoice(Steps):
    """Gain resources of one's choice, but no minerals."""

    asks: ClassVar[str] = "ask.gain"

    def __init__(self, amount: int, boost: bool = False) -> None:
        super().__init__(GainGood(), amount=amount, boost=boost)

    def text(self, words: Words) -> str:
        said = words.say("gain-choice", words.count(self.amount, "resource"))
        return words.say("boosted", said, words.say("boost.one")) if self.boost else said


class Trade(Pay):
    """Pay any resource for others of one's choice."""

    def __init__(self, amount: int) -> None:
        super().__init__(GainOfChoice(amount, boost=True))

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.then,)

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return ANY_ONE

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        super().needs(game, frame, found)
        if found.met and not self.ways(game, frame, ANY_ONE):
            found.bar("why.no-room")

    def ways(self, game: OnMarsTable, frame: Frame, cost: Cost) -> list[int]:
        """Only what leaves room for something to gain."""
        found: list[int] = []
        for way in super().ways(game, frame, cost):
            for good in range(RESOURCES):
                game.storage[frame.seat * RESOURCES + good] -= units(way, good)
            if self.then.legal(game, frame):
                found.append(way)
            for good in range(RESOURCES):
                game.storage[frame.seat * RESOURCES + good] += units(way, good)
        return found

    def text(self, words: Words) -> str:
        return words.say("trade", words.may(self.then))


ANY_ONE: Final = Cost(any=1)
A_COLONIST: Final = GainColonists(1)
BY_WATER: Final = Cost([0, 0, 1, 0, 0])
BY_PLANT: Final = Cost([0, 0, 0, 1, 0])


def by_either(water: list[int], plant: list[int]) -> list[int]:
    """The ways to pay a water or a plant: these first, then a mineral that stands for one of them."""
    ways = water + [way for way in plant if way not in water]
    return [way for way in ways if not units(way, MINERAL)] + [way for way in ways if units(way, MINERAL)]


class PayForColonist(Pay):
    """Pay a water or a plant for a colonist."""

    def __init__(self) -> None:
        super().__init__(A_COLONIST)

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return BY_WATER

    def ways(self, game: OnMarsTable, frame: Frame, cost: Cost) -> list[int]:
        return by_either(super().ways(game, frame, BY_WATER), super().ways(game, frame, BY_PLANT))

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        A_COLONIST.needs(game, frame, found)
        if not payable(game, frame.seat, BY_WATER) and not payable(game, frame.seat, BY_PLANT):
            lack_of(game, frame.seat, BY_WATER, found)

    def text(self, words: Words) -> str:
        return words.say("pay-for-colonist")


class AskBenefit(Ask):
    """Use the benefit of a space or a laboratory's cell, or leave it."""

    asks: ClassVar[str] = "ask.benefit"

    def __init__(self, effect: AnyEffect) -> None:
        super().__init__(UseBenefit(effect), Skip())
        self.effect: Final = effect

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.effect,)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if not self.effect.legal(game, frame):
            return
        if isinstance(self.effect, Gain):
            game.push(self.effect, frame)
        else:
            game.ask(frame, self.kind, self.options(game, frame))

    def text(self, words: Words) -> str:
        return self.effect.text(words)


class UseBenefit(Entry[OnMarsTable]):
    """Take what the space or cell gives."""

    verb: ClassVar[str] = "benefit"

    def __init__(self, effect: AnyEffect) -> None:
        self.effect: Final = effect

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.may(self.effect)

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        self.effect.needs(game, frame, found)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(self.effect, frame)

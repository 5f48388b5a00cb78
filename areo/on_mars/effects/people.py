"""Hiring scientists, taking contracts, and calling colonists back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.menu import Entry
from areo.kernel.picks import AmountPick
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs
from areo.on_mars.cost import Cost
from areo.on_mars.effects import tasks
from areo.on_mars.effects.base import Ask, Done, Pay, lack_of
from areo.on_mars.numbers import ACTION, AT_WORK, CARD, WITH_SLOTS, is_contract, is_scientist, scientist_index
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words

CONTRACT_COST: Final = Cost(crystals=1)
FREE: Final = Cost()


class TakeCard(Effect[OnMarsTable]):
    """A card of the display goes to whoever paid for it."""

    subject_of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return frame.subject in game.display

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        verbs.take_card(game, frame.seat, frame.subject)
        if is_scientist(frame.subject):
            tasks.did(game, frame, tasks.HIRE_SCIENTIST)


class PayCard(Pay):
    """Pay for a scientist or a contract."""

    subject_of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return is_scientist(frame.subject) or is_contract(frame.subject)

    def stands(self, game: OnMarsTable, frame: Frame) -> bool:
        return frame.subject in game.display

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return card_cost(game, frame.subject)


TAKE_CARD: Final = TakeCard()
PAY_CARD: Final = PayCard(TAKE_CARD)


def card_cost(game: OnMarsTable, card: int) -> Cost:
    return CONTRACT_COST if is_contract(card) else game.book.scientists[scientist_index(card)].cost


class DisplayCard(Entry[OnMarsTable]):
    """A card of the display."""

    verb: ClassVar[str] = "card"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def __init__(self, scientists: bool, contracts: bool, free: bool) -> None:
        self.scientists: Final = scientists
        self.contracts: Final = contracts
        self.free: Final = free

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [
            card
            for card in game.display
            if (self.scientists and is_scientist(card)) or (self.contracts and is_contract(card))
        ]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-on-offer" if move not in game.display else "why.other-card", move)

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        if not self.free:
            lack_of(game, frame.seat, card_cost(game, move), found)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(TAKE_CARD if self.free else PAY_CARD, frame, subject=move)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


class Hire(Ask):
    """Hire a scientist, take a contract, or either."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.hire"

    def __init__(self, scientists: bool = True, contracts: bool = True, free: bool = False) -> None:
        super().__init__(DisplayCard(scientists, contracts, free))
        self.scientists: Final = scientists
        self.contracts: Final = contracts
        self.free: Final = free

    def text(self, words: Words) -> str:
        if self.scientists and self.contracts:
            said = words.say("hire-or-contract")
        else:
            said = words.say("hire" if self.scientists else "take-contract")
        return words.say("for-free", said) if self.free else said


# Calling colonists back

WORKING_AREA: Final = len(WITH_SLOTS)  # as a place, after the actions


def place_of(thing: int) -> int:
    """The place among the actions with slots that an action has; without an action, the working area."""
    return WITH_SLOTS.index(ACTION.index(thing)) if thing else WORKING_AREA


def colonists_at(game: OnMarsTable, person: int, place: int) -> int:
    return game.working[person] if place == WORKING_AREA else game.slot(place, person)


class RecallFrom(Entry[OnMarsTable]):
    """A colonist comes back from the slots of an action."""

    verb: ClassVar[str] = "recall"
    of: ClassVar[tuple[Kind, ...]] = (ACTION,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [ACTION.thing(WITH_SLOTS[place]) for place in range(WORKING_AREA) if game.slot(place, frame.seat)]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.nobody-there")

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.recall(game, frame.seat, place_of(move), 1)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.recall", move)


class RecallWorker(Entry[OnMarsTable]):
    """A colonist comes back from the working area."""

    verb: ClassVar[str] = "recall working-area"

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.working[frame.seat]:
            found.lack("why.nobody-works", "resource colonist", 1, 0)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.recall(game, frame.seat, AT_WORK, 1)


class Recall(Ask):
    """Call colonists back from slots and the working area, one by one, as far as there are beds."""

    asks: ClassVar[str] = "ask.recall"

    def __init__(self, most: int) -> None:
        super().__init__(RecallFrom(), RecallWorker(), Done())
        self.most: Final = most

    def counts(self) -> tuple[int, int]:
        return (0, self.most)

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.free_beds(frame.seat) and found.bar("why.no-bed"):
            return
        if len(self.options(game, frame)) == 1:
            found.bar("why.nobody-out")

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        options = self.options(game, frame)
        if len(options) == 1 or not game.free_beds(frame.seat):
            return
        if frame.count == 0:
            options.pop()
        game.ask(frame, self.kind, options)

    def begin(self, game: OnMarsTable, frame: Frame, place: int, move: int) -> None:
        if place < 2 and frame.count + 1 < self.most:
            game.push(self, frame, count=frame.count + 1)
        super().begin(game, frame, place, move)

    def text(self, words: Words) -> str:
        return words.say("recall", words.count(self.most, "colonist"))


class RecallAmount(AmountPick[OnMarsTable]):
    """How many colonists come back from one place: the slots of an action, or the working area."""

    asks: ClassVar[str] = "ask.recall-amount"

    def __init__(self, most: int) -> None:
        self.at_most: Final = most

    def optional(self, game: OnMarsTable, frame: Frame) -> bool:
        return bool(frame.subject)

    def most(self, game: OnMarsTable, frame: Frame) -> int:
        there = colonists_at(game, frame.seat, place_of(frame.subject))
        return min(self.at_most, there, game.free_beds(frame.seat))

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.free_beds(frame.seat) and found.bar("why.no-bed"):
            return
        if not colonists_at(game, frame.seat, WORKING_AREA):
            found.lack("why.nobody-works", "resource colonist", 1, 0)

    def picked(self, game: OnMarsTable, frame: Frame, option: int) -> None:
        place = place_of(frame.subject)
        verbs.recall(game, frame.seat, AT_WORK if place == WORKING_AREA else place, option)

    def text(self, words: Words) -> str:
        return words.say("recall-workers", words.count(self.at_most, "colonist"))


class RecallFromActions(Effect[OnMarsTable]):
    """Any number of colonists come back from the slots of all actions."""

    def __init__(self) -> None:
        self.amount: Final = RecallAmount(99)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.amount,)

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.free_beds(frame.seat) and found.bar("why.no-bed"):
            return
        if sum([game.slot(place, frame.seat) for place in range(WORKING_AREA)]) == 0:
            found.bar("why.nobody-out")

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        for place in range(WORKING_AREA - 1, -1, -1):
            if game.slot(place, frame.seat):
                game.push(self.amount, frame, subject=ACTION.thing(WITH_SLOTS[place]))

    def text(self, words: Words) -> str:
        return words.say("recall-from-actions")

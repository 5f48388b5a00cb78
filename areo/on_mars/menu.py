"""The menu of a turn: the main action, executive actions, advanced buildings, and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Figures, Frame
from areo.kernel.menu import AnyEntry, Entry, FreeMoves, Menu
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import actions, verbs
from areo.on_mars.cards.blueprints import BLUEPRINT_CARDS
from areo.on_mars.chapter import Chapter
from areo.on_mars.cost import Cost
from areo.on_mars.effects.base import Ask, Pay
from areo.on_mars.effects.blueprints import TakeBlueprint
from areo.on_mars.effects.construct import A_MINERAL
from areo.on_mars.effects.goals import CompleteGoal, Deliver, EndTurn
from areo.on_mars.effects.goods import TakeFromWarehouse
from areo.on_mars.effects.movement import Move
from areo.on_mars.effects.tech import Develop
from areo.on_mars.effects.upgrades import Upgrade
from areo.on_mars.numbers import (
    A_SIDE,
    ACTION,
    CARD,
    EXECUTIVE,
    EXECUTIVES,
    FIRST_BLUEPRINT,
    LANDING_POD,
    NONE,
    ORBIT,
    blueprint,
    scientist,
    scientist_index,
)
from areo.on_mars.plans import building_of
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words

PRICES: Final = [4, 4, 3, 3, 3, 2, 2]  # of the executive actions, by depot slot
USE_PRICE: Final = 2  # of an advanced building's own action

EXECUTIVE_EFFECTS: Final[list[AnyEffect]] = [
    Develop(1, free=True),
    Move(rover=2),
    TakeBlueprint(),
    Upgrade(),
    A_MINERAL,
    Move(2),
    TakeFromWarehouse(crystals=False),
]


class MainAction(Entry[OnMarsTable]):
    """The main action of the turn, on the side where one is."""

    verb: ClassVar[str] = "main"
    of: ClassVar[tuple[Kind, ...]] = (ACTION,)

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if game.main_done:
            found.bar("why.main-done")

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        begin = A_SIDE * game.side_of(frame.seat)
        return [ACTION.thing(action) for action in range(begin, begin + A_SIDE)]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.action-of-side")

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        actions.lacks_for(game, frame, ACTION.index(move), found)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.begin_main(game, frame.seat, move, ends=ACTION.index(move) == LANDING_POD)
        actions.start(game, frame, ACTION.index(move))
        game.book.chapter.before_main(game, frame, ACTION.index(move))

    def price(self, game: OnMarsTable, frame: Frame, move: int) -> Figures:
        """A colonist for the slot, and what busy slots cost besides: crystals or colonists, as one likes."""
        place = actions.slot_of(ACTION.index(move))
        if place == NONE:
            return {}
        extra = actions.extra_cost(game, frame.seat, place)
        return {"resource colonist": 1, "resource either": extra} if extra else {"resource colonist": 1}

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)

    def detail(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return actions.EFFECTS[ACTION.index(move)].text(words)


def needs_after(game: OnMarsTable, frame: Frame, crystals: int, effect: AnyEffect, found: Conditions) -> None:
    """What keeps somebody from paying so many crystals and then using an effect."""
    have = game.means(frame.seat)
    if have < crystals and found.lack("why.crystals", "resource crystal", crystals, have):
        return
    actions.promise(game, 0, crystals)
    effect.needs(game, frame, found)
    actions.promise(game, 0, -crystals)


class PayExecutive(Pay):
    """The crystals of an executive action."""

    subject_of: ClassVar[tuple[Kind, ...]] = (EXECUTIVE,)

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return Cost(crystals=PRICES[EXECUTIVE.index(frame.subject)])

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        slot = EXECUTIVE.index(frame.subject)
        needs_after(game, frame, PRICES[slot], EXECUTIVE_EFFECTS[slot], found)


class DoExecutive(Effect[OnMarsTable]):
    """What an executive action of the depot does."""

    subject_of: ClassVar[tuple[Kind, ...]] = (EXECUTIVE,)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(EXECUTIVE_EFFECTS[EXECUTIVE.index(frame.subject)], frame, subject=0)


DO_EXECUTIVE: Final = DoExecutive()
PAY_EXECUTIVE: Final = PayExecutive(DO_EXECUTIVE)


class Executive(Entry[OnMarsTable]):
    """An executive action of the depot, where no ship stands in its slot."""

    verb: ClassVar[str] = "exec"
    of: ClassVar[tuple[Kind, ...]] = (EXECUTIVE,)

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if game.executive_done:
            found.bar("why.executive-done")

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [EXECUTIVE.thing(slot) for slot in range(len(EXECUTIVES))]

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        slot = EXECUTIVE.index(move)
        if game.ships[frame.seat] >> slot & 1 and found.bar("why.ship-in-slot"):
            return
        needs_after(game, frame, PRICES[slot], EXECUTIVE_EFFECTS[slot], found)

    def price(self, game: OnMarsTable, frame: Frame, move: int) -> Figures:
        return {"resource crystal": PRICES[EXECUTIVE.index(move)]}

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.begin_executive(game, frame.seat, move)
        game.push(PAY_EXECUTIVE, frame, source=move, subject=move)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.may(EXECUTIVE_EFFECTS[EXECUTIVE.index(move)])


# Advanced buildings


def workers(game: OnMarsTable, person: int, number: int) -> list[int]:
    """Somebody's scientists who can use a built blueprint: their place of work is a building of its type."""
    type = building_of(number)
    return [
        index
        for index in range(len(game.scientist_of))
        if game.scientist_of[index] == person and type in game.book.scientists[index].works_in
    ]


def at_work(game: OnMarsTable, number: int) -> list[int]:
    """The scientists who are working on a blueprint."""
    return [index for index in range(len(game.scientist_at)) if game.scientist_at[index] == number]


def is_free(game: OnMarsTable, person: int, number: int) -> bool:
    """Whether a scientist at work there makes it free: for his own boss, and for the building's owner."""
    for index in at_work(game, number):
        if game.plan_of[number] == person or game.scientist_of[index] == person:
            return True
    return False


class ByCrystals(Entry[OnMarsTable]):
    """Pay crystals for one's own advanced building."""

    verb: ClassVar[str] = "pay 2 crystal"

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        number = frame.source - FIRST_BLUEPRINT + 1
        if game.plan_of[number] != frame.seat and found.bar("why.not-your-card", frame.source):
            return
        needs_after(game, frame, USE_PRICE, BLUEPRINT_CARDS[number - 1].effect, found)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(PAY_USE, frame)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.count(USE_PRICE, "crystal")


class ByScientist(Entry[OnMarsTable]):
    """Move one's scientist there, and use the building for nothing."""

    verb: ClassVar[str] = "scientist"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [scientist(index) for index in workers(game, frame.seat, frame.source - FIRST_BLUEPRINT + 1)]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-your-scientist")

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        BLUEPRINT_CARDS[frame.source - FIRST_BLUEPRINT].effect.needs(game, frame, found)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.assign_scientist(game, frame.seat, scientist_index(move), frame.source - FIRST_BLUEPRINT + 1)
        game.push(DO_USE, frame)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


class HowToUse(Ask):
    """In which way an advanced building is used. Where a scientist works already, it is free."""

    asks: ClassVar[str] = "ask.use"
    source_of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def __init__(self) -> None:
        super().__init__(ByCrystals(), ByScientist())

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return is_built(game, frame.source)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if is_free(game, frame.seat, frame.source - FIRST_BLUEPRINT + 1):
            game.push(DO_USE, frame)
        else:
            super().run(game, frame)


def is_built(game: OnMarsTable, card: int) -> bool:
    number = card - FIRST_BLUEPRINT + 1
    return 1 <= number < len(game.plan_at) and game.plan_at[number] != NONE


class PayUse(Pay):
    """The crystals for an advanced building."""

    source_of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return is_built(game, frame.source)

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return TWO_CRYSTALS

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        needs_after(game, frame, USE_PRICE, BLUEPRINT_CARDS[frame.source - FIRST_BLUEPRINT].effect, found)


class DoUse(Effect[OnMarsTable]):
    """What an advanced building does."""

    source_of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return is_built(game, frame.source)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(BLUEPRINT_CARDS[frame.source - FIRST_BLUEPRINT].effect, frame)


TWO_CRYSTALS: Final = Cost(crystals=USE_PRICE)
DO_USE: Final = DoUse()
PAY_USE: Final = PayUse(DO_USE)
HOW_TO_USE: Final = HowToUse()


class UseBuilding(Entry[OnMarsTable]):
    """Use an advanced building: one's own for crystals, or any where one's scientist can work."""

    verb: ClassVar[str] = "use"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if game.executive_done:
            found.bar("why.executive-done")

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        person = frame.seat
        return [
            blueprint(number)
            for number in range(1, len(game.plan_at))
            if game.plan_at[number] != NONE and (game.plan_of[number] == person or workers(game, person, number))
        ]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        if not is_built(game, move):
            found.bar("why.not-built", move)
        else:
            found.bar("why.no-scientist", move)

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        person = frame.seat
        number = move - FIRST_BLUEPRINT + 1
        if game.dead >> game.plan_at[number] & 1 and found.bar("why.out-of-order", move):
            return
        price = 0 if is_free(game, person, number) or workers(game, person, number) else USE_PRICE
        needs_after(game, frame, price, BLUEPRINT_CARDS[number - 1].effect, found)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.begin_executive(game, frame.seat, move)
        game.push(HOW_TO_USE, frame, source=move)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)

    def detail(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return BLUEPRINT_CARDS[move - FIRST_BLUEPRINT].effect.text(words)


class TurnEnds(EndTurn):
    """The turn is over, once the main action is done."""

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.main_done:
            found.bar("why.main-first")


class TurnMenu(Menu[OnMarsTable]):
    """A turn: one main action, and at most one executive action before or after it."""

    asks: ClassVar[str] = "ask.turn"

    def __init__(self, besides: list[AnyEntry]) -> None:
        super().__init__(MainAction(), Executive(), UseBuilding(), *besides, TurnEnds())

    def prompt(self, game: OnMarsTable, frame: Frame, words: Words) -> str:
        if game.main_done:
            return words.say("ask.turn")
        return words.say("ask.turn-orbit" if game.side_of(frame.seat) == ORBIT else "ask.turn-colony")

    def begin(self, game: OnMarsTable, frame: Frame, place: int, move: int) -> None:
        if place < len(self.entries) - 1:
            game.push(self, frame)
        super().begin(game, frame, place, move)


TURN_MENU: Final = TurnMenu([])
FREE_MOVES: Final = FreeMoves(CompleteGoal(), Deliver())


def menu_of(chapter: Chapter) -> TurnMenu:
    """The menu of a turn, with what a chapter adds to it."""
    besides = chapter.entries()
    return TurnMenu(besides) if besides else TURN_MENU


def free_moves_of(chapter: Chapter) -> FreeMoves:
    """What may be done at any moment of one's own turn, with what a chapter adds to it."""
    besides = chapter.free_moves()
    return FreeMoves(CompleteGoal(), Deliver(), *besides) if besides else FREE_MOVES

"""What the effects of On Mars share: questions, payments, and things done step by step with boosts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import UNKNOWN, AnyEffect, Effect, Figures, Frame
from areo.kernel.menu import AnyEntry, Entry, Menu
from areo.kernel.things import Things
from areo.kernel.unmet import Conditions, Unmet
from areo.on_mars import verbs
from areo.on_mars.cost import Cost, goals_in, key_of, units, way_of
from areo.on_mars.numbers import COLONIST, CRYSTAL, GOODS, goal
from areo.on_mars.paying import payable, ways_to_pay
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Menu[OnMarsTable]):
    """A question of On Mars. If there is nothing to choose any more, nothing follows."""

    kind: ClassVar[str] = "branch"
    unmet: ClassVar[str] = ""  # the phrase that says that nothing of it can be done; else its text does

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not self.options(game, frame):
            self.lacks_all(game, frame, found)

    def lacks_all(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        """Nothing that is asked about can be done: that is said, and what the nearest of it lacks."""
        if self.unmet:
            found.bar(self.unmet)
        else:
            found.bar("why.effect", text=self)
        if found.every:
            found.unmet.extend(self.nearest_lacks(game, frame))

    def nearest_lacks(self, game: OnMarsTable, frame: Frame) -> list[Unmet]:
        """What one of the moves that cannot be made lacks, where only figures are in its way: of all, the least."""
        best: list[Unmet] = []
        for entry in self.entries:
            closed = Conditions(every=True)
            entry.closed(game, frame, closed)
            best = fewer(best, closed.unmet)
            for move in entry.moves(game, frame) if closed.met else []:
                barred = Conditions(every=True)
                entry.obstacles(game, frame, move, barred)
                best = fewer(best, barred.unmet)
        return best

    def answerable(self, game: OnMarsTable, frame: Frame) -> bool:
        """Whether the question could be answered as the table stands, so that what was announced can go on."""
        return len(self.options(game, frame)) > 0

    def skipped(self, game: OnMarsTable, frame: Frame) -> None:
        """What was announced fell through; the game goes on."""


def fewer(one: list[Unmet], other: list[Unmet]) -> list[Unmet]:
    """Which of two lists of unmet conditions lacks less, in all. One that is not all figures tells nothing."""
    if not other or not all(unmet.what for unmet in other):
        return one
    return other if not one or missing(other) < missing(one) else one


def missing(lacks: list[Unmet]) -> int:
    return sum([abs(unmet.need - unmet.have) for unmet in lacks])


class Done(Entry[OnMarsTable]):
    """Enough: the way out of something that could go on."""

    verb: ClassVar[str] = "done"
    quiet: ClassVar[bool] = True

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        """Nothing more is done."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Effect[OnMarsTable]):
    """Pay a cost, then go on. What cannot be paid any more is not done."""

    asks: ClassVar[str] = "ask.pay"

    def __init__(self, then: AnyEffect) -> None:
        self.then: Final = then

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        raise TypeError(f"{type(self).__name__} does not say what it costs")

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        lack_of(game, frame.seat, self.cost(game, frame), found)

    def stands(self, game: OnMarsTable, frame: Frame) -> bool:
        """Whether what is paid for can still be had: a goal shown meanwhile may have brought its reward first."""
        return True

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if not self.stands(game, frame):
            return
        cost = self.cost(game, frame)
        if cost.nothing():
            game.push(self.then, frame, count=frame.count)
            return
        ways = self.ways(game, frame, cost)
        if ways:
            game.ask(frame, "payment", ways)

    def ways(self, game: OnMarsTable, frame: Frame, cost: Cost) -> list[int]:
        return ways_to_pay(game, frame.seat, cost)

    def answer(self, game: OnMarsTable, frame: Frame, picks: list[int]) -> None:
        verbs.pay(game, frame.seat, picks[0])
        game.push(self.then, frame, count=frame.count)

    def key(self, things: Things, option: int) -> str:
        return key_of(option)

    def option(self, things: Things, key: str) -> int:
        way = way_of(key)
        return way if way >= 0 else UNKNOWN

    def obstacles(self, game: OnMarsTable, frame: Frame, option: int, found: Conditions) -> None:
        for good in range(CRYSTAL):
            have = game.stock(frame.seat, good)
            if units(option, good) > have and too_few(found, good, units(option, good), have):
                return
        if option not in self.ways(game, frame, self.cost(game, frame)):
            found.bar("why.not-the-price")

    def price(self, game: OnMarsTable, frame: Frame, option: int) -> Figures:
        return {f"resource {GOODS[good]}": units(option, good) for good in range(COLONIST + 1) if units(option, good)}

    def deed(self, game: OnMarsTable, frame: Frame, option: int, words: Words) -> str:
        paid = [words.count(units(option, good), GOODS[good]) for good in range(COLONIST) if units(option, good)]
        paid += [words.say("goal-card", goal(number)) for number in goals_in(option)]
        if units(option, COLONIST):
            paid.append(words.count(units(option, COLONIST), GOODS[COLONIST]))
        return words.join("and", paid) if paid else words.say("pay-nothing")


def too_few(found: Conditions, good: int, need: int, have: int) -> bool:
    """Somebody has too few of a good. Each good has its own sentence, so that every language can count it."""
    return found.lack(f"why.stock-{GOODS[good]}", f"resource {GOODS[good]}", need, have)


def lack_of(game: OnMarsTable, person: int, cost: Cost, found: Conditions) -> None:
    """What somebody lacks to pay a cost without extra cost for slots, with figures."""
    if payable(game, person, cost):
        return
    if not found.every:
        found.bar("why.not-the-price")
        return
    before = len(found.unmet)
    crystals = game.means(person)
    colonists = game.idle_colonists(person)
    if cost.crystals and cost.crystals > crystals:
        found.lack("why.crystals", "resource crystal", cost.crystals, crystals)
    if cost.colonists > colonists:
        found.lack("why.colonists", "resource colonist", cost.colonists, colonists)
    for good in range(CRYSTAL):
        have = game.stock(person, good)
        if cost.kinds[good] > have:
            too_few(found, good, cost.kinds[good], have)
    if len(found.unmet) == before:  # enough of each, but not for all of it together
        total = sum([game.stock(person, good) for good in range(CRYSTAL)])
        found.lack("why.any-stock", "resource any", cost.any + sum(cost.kinds), total)


def can_answer(game: OnMarsTable, frame: Frame) -> bool:
    """Whether the question of a frame could be answered as the table stands."""
    effect = frame.effect
    if isinstance(effect, Ask):
        return effect.answerable(game, frame)
    if isinstance(effect, Menu):
        return len(effect.options(game, frame)) > 0
    return effect.legal(game, frame)


# Steps and boosts

STEPS: Final = 63  # of a frame's count, the steps taken so far
PAID: Final = 64  # added to it: the next step is paid for with a boost, so it is taken
MOST_STEPS: Final = 40


class Boost(Entry[OnMarsTable]):
    """One step more, for a colonist who goes to work."""

    verb: ClassVar[str] = "boost"

    def __init__(self, steps: Steps) -> None:
        self.steps: Final = steps

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        have = game.idle_colonists(frame.seat)
        if have < 1:
            found.lack("why.colonists", "resource colonist", 1, have)
            return
        game.promised_colonists += 1
        self.steps.needs(game, frame, found)
        game.promised_colonists -= 1

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.send_to_work(game, frame.seat, 1)
        game.push(self.steps, frame, count=frame.count | PAID)


class AskBoost(Ask):
    """After the steps that were paid for: another one?"""

    asks: ClassVar[str] = "ask.boost"

    def __init__(self, steps: Steps) -> None:
        super().__init__(Boost(steps), Done())

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        options = self.options(game, frame)
        if len(options) > 1:
            game.ask(frame, self.kind, options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Ask):
    """Something done step by step: the first one, further ones if wanted, and boosts beyond them.

    A frame counts the steps taken. The last entry is the way out, once there is something done.
    """

    def __init__(self, *entries: AnyEntry, amount: int = 1, boost: bool = False, boosts: int = MOST_STEPS) -> None:
        super().__init__(*entries, Done())
        self.amount: Final = amount
        self.boost: Final = boost
        self.most: Final = amount + (boosts if boost else 0)
        self.more: Final = AskBoost(self) if boost else None

    def parts(self) -> tuple[AnyEffect, ...]:
        inner = super().parts()
        return inner if self.more is None else (*inner, self.more)

    def counts(self) -> tuple[int, int]:
        return (0, PAID + MOST_STEPS)

    def steps(self, game: OnMarsTable, frame: Frame) -> list[int]:
        """The steps that can be taken now, without the way out."""
        options = self.options(game, frame)
        options.pop()
        return options

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not self.steps(game, frame):
            self.lacks_all(game, frame, found)

    def must_go_on(self, frame: Frame) -> bool:
        """Whether a step has to be taken: the first one, and one that was paid for."""
        return frame.count & STEPS == 0 or frame.count & PAID != 0

    def answerable(self, game: OnMarsTable, frame: Frame) -> bool:
        return not self.must_go_on(frame) or len(self.steps(game, frame)) > 0

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        options = self.options(game, frame)
        if len(options) == 1:
            return  # nothing left but the way out
        if self.must_go_on(frame):
            options.pop()
        game.ask(frame, self.asked_as, options)

    def begin(self, game: OnMarsTable, frame: Frame, place: int, move: int) -> None:
        if place == len(self.entries) - 1:
            return  # boosts are for whoever has taken all steps
        taken = (frame.count & STEPS) + 1
        if taken < self.amount:
            game.push(self, frame, count=taken)
        elif self.more is not None and taken < self.most:
            game.push(self.more, frame, count=taken)
        self.entries[place].begin(game, frame, move)

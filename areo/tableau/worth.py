"""What a card brings, added up once from its definition, as amounts of things that have a price.

The prices change in the course of a game, and each game's evaluation sets them. What a card brings does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Batch, Either, May, Pay, Seq
from areo.tableau.counts import Count
from areo.tableau.effects.base import Printed
from areo.tableau.incomplete import missing
from areo.tableau.vocabulary import MONEY

if TYPE_CHECKING:
    from areo.tableau.card import Card

# Things with a price: production and stock by resource, a cube onto any card that holds its kind, an unknown card, a
# point. A game's own have the numbers from OWN_PRICES on.
MOST_RESOURCES: Final = 8
MOST_CUBES: Final = 16
PRODUCTION: Final = 0
STOCK: Final = PRODUCTION + MOST_RESOURCES
CUBE: Final = STOCK + MOST_RESOURCES
ANY_CUBE: Final = CUBE + MOST_CUBES  # onto a card that holds whatever kind
CARD: Final = ANY_CUBE + 1
POINT: Final = CARD + 1
OWN_PRICES: Final = POINT + 1

COUNTED_USUALLY: Final = 3.0  # of what an action counts


class Habits:
    """What players of a game do in a round, on average, and what things are worth in the middle of it."""

    def __init__(
        self,
        cards: float,
        tags: float,
        events: float,
        dear: float,
        chosen: float,
        spent: dict[int, float],
        usual: list[float],
    ) -> None:
        self.cards: Final = cards  # that one plays
        self.tags: Final = tags  # cards with a given tag that one plays
        self.events: Final = events
        self.dear: Final = dear  # things that one pays a high price for
        self.chosen: Final = chosen  # unknown cards that one is worth which was chosen among several
        self.spent: Final = spent  # units of a resource that pays only for some cards, by those who pay more with it
        self.usual: Final = usual  # prices, only to tell which of two branches of a card is usually better


class Sum:
    """Amounts of priced things; those that are zero left out."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.amounts: list[float] = []

    def add(self, kind: int, amount: float) -> None:
        if kind in self.kinds:
            self.amounts[self.kinds.index(kind)] += amount
        elif amount:
            self.kinds.append(kind)
            self.amounts.append(amount)

    def add_money(self, amount: float) -> None:
        self.add(STOCK + MONEY, amount)

    def add_points(self, amount: float) -> None:
        self.add(POINT, amount)

    def add_all(self, other: Sum, times: float) -> None:
        for index in range(len(other.kinds)):
            self.add(other.kinds[index], other.amounts[index] * times)

    def of(self, kind: int) -> float:
        """How much of a thing is in it."""
        return self.amounts[self.kinds.index(kind)] if kind in self.kinds else 0.0

    def at(self, prices: list[float]) -> float:
        """What it is worth at these prices."""
        value = 0.0
        kinds = self.kinds
        amounts = self.amounts
        for index in range(len(kinds)):
            value += prices[kinds[index]] * amounts[index]
        return value


class Counted:
    """An amount for each of something."""

    def __init__(self, kind: int, amount: float, count: Count[Any], extra: int) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        self.count: Final = count
        self.extra: Final = extra  # of what is counted, on the card itself


class Profile:
    """What a card brings when it is played, each round after that, by each cube on it, and at the end."""

    def __init__(self, card: Card, habits: Habits) -> None:
        self.card: Final = card
        self.habits: Final = habits
        self.at_once: Final = Sum()
        self.counted: Final[list[Counted]] = []
        self.acted: Final = Sum()  # by its action alone, each time
        self.yearly: Final = Sum()  # by its action and by what it waits for
        self.cube: Final = Sum()  # for each cube on it
        self.flat = 0  # points
        self.figured = False  # points that depend on the table
        self.tags: Final = card.tag_set
        if card.points is not None:
            card.points.brings(self)
        self.add_cubes(card.action)
        for effect in (*card.pay, *card.play.effects):
            self.add(self.at_once, effect, 1.0)
        if card.action is not None:
            self.add(self.acted, card.action, 1.0)
            self.yearly.add_all(self.acted, 1.0)
        for when in card.triggers:
            self.add(self.yearly, when.effect, when.often(habits))
        for modifier in card.modifiers:
            modifier.brings(self)
        self.needs: Final = [fuel(card.action, resource) for resource in range(MOST_RESOURCES)]  # to use its action
        self.takes: Final = [  # of production, when it is played
            int(max(0.0, -self.at_once.of(PRODUCTION + resource))) for resource in range(MOST_RESOURCES)
        ]
        self.lasts: Final = bool(self.flat or self.figured or self.yearly.kinds)

    def add_cubes(self, action: AnyEffect | None) -> None:
        """Cubes that are only there to be turned into something, at so many for one."""
        if isinstance(action, Either):
            for part in action.effects:
                spent = cubes_for(part)
                if spent and isinstance(part, Pay):
                    self.add(self.cube, part.gain, 1.0 / (spent + 1))

    def add(self, total: Sum, effect: AnyEffect, times: float) -> None:
        """Add what an effect brings, so many times."""
        if isinstance(effect, Printed):
            effect.brings(self, total, times)
        elif isinstance(effect, (Seq, Batch)):
            for part in effect.effects:
                self.add(total, part, times)
        elif isinstance(effect, Pay):
            self.add(total, effect.cost, times)
            self.add(total, effect.gain, times)
        elif isinstance(effect, Either):
            total.add_all(self.better(effect.effects), times)
        elif isinstance(effect, May):
            self.add(total, effect.effect, times)
        else:
            raise missing(effect, "brings")

    def better(self, parts: tuple[AnyEffect, ...]) -> Sum:
        """The branch that is usually the better one; cubes spent are counted where they are added."""
        best = Sum()
        for part in parts:
            branch = Sum()
            if not cubes_for(part):
                self.add(branch, part, 1.0)
            if branch.at(self.habits.usual) > best.at(self.habits.usual):
                best = branch
        return best

    def count(self, total: Sum, kind: int, amount: float, per: Count[Any] | None) -> None:
        """Add an amount, or an amount for each of something."""
        if per is None:
            total.add(kind, amount)
        elif total is self.at_once:
            self.counted.append(Counted(kind, amount, per, per.on_card(self.card.tags)))
        else:
            total.add(kind, amount * COUNTED_USUALLY)


def cubes_for(effect: AnyEffect) -> int:
    """How many cubes of its card an effect is paid with; 0 if it is not."""
    if isinstance(effect, Pay) and isinstance(effect.cost, Printed):
        return effect.cost.uncovers()
    return 0


def fuel(action: AnyEffect | None, resource: int) -> int:
    """How much of a resource it takes to use an action."""
    if isinstance(action, Pay) and isinstance(action.cost, Printed):
        return action.cost.takes(resource)
    return 0

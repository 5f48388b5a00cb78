"""What a card brings, added up once from its definition, as amounts of things that have a price.

The prices change in the course of a game; `evaluation` sets them. What a card brings does not.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Batch, Either, May, Pay, Seq
from areo.terraforming_mars import places
from areo.terraforming_mars.cards.card import Card
from areo.terraforming_mars.counts import Count, OwnTags
from areo.terraforming_mars.deck import BOOK
from areo.terraforming_mars.effects.cards import (
    AddHere,
    AddTo,
    DiscardToDraw,
    Draw,
    LookAndBuy,
    LookAndKeep,
    NextCard,
    RemoveHere,
    RevealForTag,
)
from areo.terraforming_mars.effects.conditions import IfRatingRose, IfTags
from areo.terraforming_mars.effects.mars import (
    ClaimHex,
    PlaceCity,
    PlaceGreenery,
    PlaceOcean,
    PlaceTile,
    RaiseOxygen,
    RaiseTemperature,
    RaiseTR,
)
from areo.terraforming_mars.effects.payment import Spend
from areo.terraforming_mars.effects.production import CopyProduction, DecreaseAny, Produce, ProduceHexMetal
from areo.terraforming_mars.effects.stock import Gain, Lose, RemoveAny, Steal
from areo.terraforming_mars.modifiers import Discount, GreeneryCost, Guard, MetalValue, Modifier, Slack
from areo.terraforming_mars.numbers import ANIMAL, CAPITAL, CORPORATION, ENERGY, MC, STEEL, TITANIUM
from areo.terraforming_mars.points import Beside, Flat, IfCubes, PerCount, PerCubes
from areo.terraforming_mars.triggers import (
    When,
    WhenCity,
    WhenCost,
    WhenEvent,
    WhenGreenery,
    WhenMetal,
    WhenOcean,
    WhenProject,
    WhenTag,
)

# Things with a price. Production and stock have six each, by resource.
PRODUCTION: Final = 0
STOCK: Final = 6
RATING: Final = 12  # a step of the rating alone
HEATING: Final = 13  # a step of temperature
OXYGEN: Final = 14
OCEAN: Final = 15
GREENERY: Final = 16
CITY: Final = 17
POINT: Final = 18
CARD: Final = 19  # an unknown card
ANIMAL_CUBE: Final = 20  # onto any card that holds it
MICROBE_CUBE: Final = 21
KINDS: Final = 22

# How often things happen in a generation, for those who wait for them: what players do on average.
TAGS_A_GENERATION: Final = 0.45  # cards one plays with a given tag
EVENTS_A_GENERATION: Final = 0.6
CITIES_A_GENERATION: Final = 0.7  # of all players
OCEANS_A_GENERATION: Final = 0.8
GREENERIES_A_GENERATION: Final = 0.8  # one's own
METALS_A_GENERATION: Final = 0.3  # tiles on hexes with metal
PROJECTS_A_GENERATION: Final = 0.6
DEAR_A_GENERATION: Final = 0.7  # cards and projects that cost 20 or more
CARDS_A_GENERATION: Final = 2.2  # that one plays

REVEALED: Final = 0.35  # points a generation that looking for life brings
LOOKED_AT: Final = 0.45  # of a card that one may buy, against one that is given
OTHERS_LOSS: Final = 0.4  # of what another player loses is as good as one's own gain
METAL_SPENT: Final = 2.0  # of each metal a generation, by those who pay more with it
TILE_MONEY: Final = 2.0  # M€ in what is printed on a hex and lies beside it


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

    def add_all(self, other: Sum, times: float) -> None:
        for index in range(len(other.kinds)):
            self.add(other.kinds[index], other.amounts[index] * times)

    def at(self, prices: list[float]) -> float:
        """What it is worth at these prices."""
        value = 0.0
        kinds = self.kinds
        amounts = self.amounts
        for index in range(len(kinds)):
            value += prices[kinds[index]] * amounts[index]
        return value


# Prices in the middle of a game, only to tell which of two branches of a card is usually better.
USUAL: Final = [0.5, 0.9, 1.3, 1.6, 0.8, 0.7, 0.1, 0.2, 0.3, 0.3, 0.15, 0.15, 1.5, 1.5, 1.5, 1.8, 2.8, 1.5, 1.0, 0.35,
                0.3, 0.2]  # fmt: skip


class Counted:
    """An amount for each of something."""

    def __init__(self, kind: int, amount: float, count: Count, extra: int) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        self.count: Final = count
        self.extra: Final = extra  # of what is counted, on the card itself


class Profile:
    """What a card brings when it is played, each generation after that, by each cube on it, and at the end."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card
        self.at_once: Final = Sum()
        self.counted: Final[list[Counted]] = []
        self.yearly: Final = Sum()  # by its action and by what it waits for
        self.cube: Final = Sum()  # for each cube on it
        self.flat = 0  # points
        self.needs_energy = 0  # to use its action
        self.takes_energy = 0  # of production, when it is played
        self.figured = False  # points that depend on the table
        self.tags: Final = card.tag_set
        self.add_points(card)
        self.add_cubes(card)
        for effect in card.play.effects:
            self.add(self.at_once, effect, 1.0)
        if card.action is not None:
            self.add(self.yearly, card.action, 1.0)
            self.needs_energy = energy_of(card.action)
        for when in card.triggers:
            self.add(self.yearly, when.effect, often(when))
        for modifier in card.modifiers:
            self.modify(modifier)
        for index in range(len(self.at_once.kinds)):
            if self.at_once.kinds[index] == PRODUCTION + ENERGY and self.at_once.amounts[index] < 0:
                self.takes_energy = int(-self.at_once.amounts[index])
        self.lasts: Final = bool(self.flat or self.figured or self.yearly.kinds)

    def add_points(self, card: Card) -> None:
        points = card.points
        if isinstance(points, Flat):
            self.flat = points.points
        elif isinstance(points, PerCubes):
            self.cube.add(POINT, points.points / points.every)
        elif isinstance(points, (PerCount, Beside, IfCubes)):
            self.figured = True

    def add_cubes(self, card: Card) -> None:
        """Cubes that are only there to be turned into something, at so many for one."""
        action = card.action
        if isinstance(action, Either):
            for part in action.effects:
                if isinstance(part, Pay) and isinstance(part.price, RemoveHere):
                    self.add(self.cube, part.gain, 1.0 / (part.price.number + 1))

    def add(self, total: Sum, effect: AnyEffect, times: float) -> None:
        if isinstance(effect, Produce):
            self.count(total, PRODUCTION + effect.resource, effect.steps * times, effect.per)
        elif isinstance(effect, Gain):
            self.count(total, STOCK + effect.resource, effect.number * times, effect.per)
        elif isinstance(effect, Lose):
            total.add(STOCK + effect.resource, -effect.number * times)
        elif isinstance(effect, Spend):
            total.add(STOCK + MC, -effect.price * times * (0.9 if effect.takes_steel or effect.takes_titanium else 1))
        elif isinstance(effect, RaiseTR):
            self.count(total, RATING, effect.steps * times, effect.per)
        elif isinstance(effect, RaiseTemperature):
            total.add(HEATING, effect.steps * times)
        elif isinstance(effect, RaiseOxygen):
            total.add(OXYGEN, effect.steps * times)
        elif isinstance(effect, PlaceTile):
            self.add_tile(total, effect, times)
        elif isinstance(effect, (Seq, Batch)):
            for part in effect.effects:
                self.add(total, part, times)
        elif isinstance(effect, Pay):
            self.add(total, effect.price, times)
            self.add(total, effect.gain, times)
        elif isinstance(effect, Either):
            total.add_all(self.better(list(effect.effects)), times)
        elif isinstance(effect, (May, IfRatingRose)):
            self.add(total, effect.effect, times)
        elif isinstance(effect, IfTags):
            self.add(total, effect.otherwise, times)
        else:
            self.add_card_effect(total, effect, times)

    def add_card_effect(self, total: Sum, effect: AnyEffect, times: float) -> None:
        if isinstance(effect, Draw):
            total.add(CARD, effect.number * times)
        elif isinstance(effect, LookAndKeep):
            total.add(CARD, 1.2 * effect.keep * times)
        elif isinstance(effect, LookAndBuy):
            total.add(CARD, LOOKED_AT * times)
        elif isinstance(effect, DiscardToDraw):
            total.add(CARD, 0.5 * times)
        elif isinstance(effect, AddHere):
            total.add_all(self.cube, effect.number * times)
        elif isinstance(effect, AddTo):
            total.add(ANIMAL_CUBE if effect.cube == ANIMAL else MICROBE_CUBE, effect.number * times)
        elif isinstance(effect, RevealForTag):
            total.add(POINT, REVEALED * times)
        elif isinstance(effect, NextCard):
            total.add(STOCK + MC, 0.8 * effect.discount * times)
        elif isinstance(effect, ProduceHexMetal):
            total.add(PRODUCTION + STEEL, times)
        elif isinstance(effect, CopyProduction):
            total.add(PRODUCTION + MC, 2.0 * times)
        elif isinstance(effect, DecreaseAny):
            total.add(PRODUCTION + effect.resource, OTHERS_LOSS * effect.steps * times)
        elif isinstance(effect, Steal):
            total.add(STOCK + effect.resource, effect.most * times)
        elif isinstance(effect, RemoveAny):
            total.add(STOCK + effect.resource, 0.5 * OTHERS_LOSS * effect.most * times)

    def add_tile(self, total: Sum, effect: PlaceTile, times: float) -> None:
        if isinstance(effect, PlaceOcean):
            total.add(OCEAN, effect.number * times)
        elif isinstance(effect, PlaceGreenery):
            total.add(GREENERY, times)
        elif isinstance(effect, PlaceCity) or effect.tile == CAPITAL:
            if effect.place is places.GANYMEDE or effect.place is places.PHOBOS:
                return  # nothing lies beside it
            total.add(CITY, times)
        elif not isinstance(effect, ClaimHex):
            total.add(STOCK + MC, TILE_MONEY * times)

    def better(self, parts: list[AnyEffect]) -> Sum:
        """The branch that is usually the better one."""
        best = Sum()
        for part in parts:
            branch = Sum()
            if not (isinstance(part, Pay) and isinstance(part.price, RemoveHere)):
                self.add(branch, part, 1.0)
            if branch.at(USUAL) > best.at(USUAL):
                best = branch
        return best

    def count(self, total: Sum, kind: int, amount: float, per: Count | None) -> None:
        if per is None:
            total.add(kind, amount)
        elif total is self.at_once:
            extra = self.card.tags.count(per.tag) if isinstance(per, OwnTags) else 0
            self.counted.append(Counted(kind, amount, per, extra))
        else:
            total.add(kind, amount * 3.0)

    def modify(self, modifier: Modifier) -> None:
        """What a lasting change is worth each generation, in M€ saved."""
        if isinstance(modifier, Discount):
            often = CARDS_A_GENERATION if modifier.tag < 0 else TAGS_A_GENERATION
            self.yearly.add(STOCK + MC, modifier.less * often)
        elif isinstance(modifier, MetalValue):
            self.yearly.add(STOCK + MC, METAL_SPENT * (0.6 if modifier.resource == TITANIUM else 1.0))
        elif isinstance(modifier, (Slack, GreeneryCost)):
            self.yearly.add(STOCK + MC, 1.0)
        elif isinstance(modifier, Guard):
            self.yearly.add(STOCK + MC, 0.5)


def energy_of(action: AnyEffect) -> int:
    """The energy it takes to use an action."""
    if isinstance(action, Pay) and isinstance(action.price, Lose) and action.price.resource == ENERGY:
        return action.price.number
    return 0


def often(when: When) -> float:
    """How often in a generation something happens."""
    if isinstance(when, WhenTag):
        return TAGS_A_GENERATION * len(when.tags) * (1.8 if when.anybody else 1.0)
    if isinstance(when, WhenEvent):
        return EVENTS_A_GENERATION * (1.0 if when.tag < 0 else 0.5)
    if isinstance(when, WhenCity):
        return CITIES_A_GENERATION * (1.0 if when.anybody else 0.5)
    if isinstance(when, WhenOcean):
        return OCEANS_A_GENERATION
    if isinstance(when, WhenGreenery):
        return GREENERIES_A_GENERATION
    if isinstance(when, WhenMetal):
        return METALS_A_GENERATION
    if isinstance(when, WhenProject):
        return PROJECTS_A_GENERATION
    if isinstance(when, WhenCost):
        return DEAR_A_GENERATION
    return 0.0


PROFILES: Final = [Profile(card) for card in BOOK.projects]
CORPORATE: Final = [Profile(card) for card in BOOK.corporations]


def profile_of(number: int) -> Profile:
    """A project card's profile, or a corporation's."""
    return CORPORATE[number - CORPORATION] if number >= CORPORATION else PROFILES[number - 1]

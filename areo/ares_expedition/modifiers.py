"""What cards of this game change for as long as they are in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from areo.ares_expedition import habits
from areo.ares_expedition.numbers import (
    DRAWN,
    HEAT,
    MC,
    MICROBE,
    PLANTS,
    RESOURCES,
    STEEL,
    STEEL_VALUE,
    TITANIUM,
    TITANIUM_VALUE,
)
from areo.ares_expedition.table import OptionalDiscount, Player
from areo.kernel.words import Words
from areo.tableau.counts import Count, each, for_each
from areo.tableau.icons import ARROW, COLON, PLUS, Pen, Row, mark, sign
from areo.tableau.modifiers import IsMoney, Modifier
from areo.tableau.vocabulary import amount, cubes, money, of, tag_name
from areo.tableau.worth import PRODUCTION, Profile

METAL_VALUES: Final = {STEEL: STEEL_VALUE, TITANIUM: TITANIUM_VALUE}


class Yields(Modifier[Player]):
    """So much of something in every production phase; steel and titanium lower prices for good."""

    box: ClassVar[bool] = True

    def __init__(self, resource: int, number: int = 1) -> None:
        self.resource: Final = resource
        self.number: Final = number

    def apply(self, player: Player) -> None:
        player.production[self.resource] += self.number

    def text(self, words: Words) -> str:
        return " ".join(boxed([self], words))

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(self.resource, self.number)]

    def brings(self, profile: Profile) -> None:
        profile.at_once.add(PRODUCTION + self.resource, self.number)


class YieldsPer(Modifier[Player]):
    """One of something in every production phase for each of something else, counted each time anew."""

    box: ClassVar[bool] = True

    def __init__(self, resource: int, per: Count[Any]) -> None:
        self.resource: Final = resource
        self.per: Final = per

    def apply(self, player: Player) -> None:
        player.counted = [*player.counted, (self.resource, self.per)]

    def text(self, words: Words) -> str:
        return " ".join(boxed([self], words))

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(self.resource, 1), *each(self.per, pen)]

    def brings(self, profile: Profile) -> None:
        profile.count(profile.at_once, PRODUCTION + self.resource, 1.0, self.per)


def boxed(modifiers: Sequence[Modifier[Any]], words: Words) -> list[str]:
    """What stands in one production box: a sentence about the production phase, and one about metals."""
    fixed = [modifier for modifier in modifiers if isinstance(modifier, Yields)]
    brought = [words.say("draw", words.count(each.number, "card")) for each in fixed if each.resource == DRAWN]
    gains = [amount(words, each.number, each.resource) for each in fixed if each.resource in (MC, PLANTS, HEAT)]
    if gains:
        brought.append(words.say("gain", words.join("and", gains)))
    for modifier in modifiers:
        if isinstance(modifier, YieldsPer):
            brought.append(for_each(modifier.per, words.say("gain", amount(words, 1, modifier.resource)), words))
    said = [words.say("box.production", words.join("and", brought))] if brought else []
    metals = [metal(words, each.resource, each.number) for each in fixed if each.resource in METAL_VALUES]
    return [*said, words.say("box.metals", words.join("and", metals))] if metals else said


def metal(words: Words, resource: int, number: int) -> str:
    """So much steel or titanium, and what it takes off."""
    less = money(words, number * METAL_VALUES[resource])
    return words.say(f"box.{RESOURCES[resource]}", amount(words, number, resource), less)


class MetalTakesMore(Modifier[Player]):
    """Each steel, or titanium, takes more off a price."""

    def __init__(self, *metals: int, more: int = 1) -> None:
        self.metals: Final = metals
        self.more: Final = more

    def apply(self, player: Player) -> None:
        for resource in self.metals:
            if resource == STEEL:
                player.steel_value += self.more
            elif resource == TITANIUM:
                player.titanium_value += self.more

    def text(self, words: Words) -> str:
        metals = words.join("or", [of(words, resource) for resource in self.metals])
        return words.say("metal-takes-more", metals, money(words, self.more))

    def icons(self, pen: Pen) -> Row:
        return [*[pen.resource(resource) for resource in self.metals], sign(COLON), sign(PLUS), pen.money(self.more)]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(habits.METAL_DISCOUNT * self.more * len(self.metals))


class TagDiscounts(Modifier[Player]):
    """Cards cost less for each of two tags that they have."""

    def __init__(self, less: int, one: int, other: int) -> None:
        self.less: Final = less
        self.tags: Final = (one, other)

    def apply(self, player: Player) -> None:
        less = player.tag_discount.copy()
        for tag in self.tags:
            less[tag] += self.less
        player.tag_discount = less

    def text(self, words: Words) -> str:
        tags = words.join("or", [tag_name(words, tag) for tag in self.tags])
        return words.say("discount.tags", self.less, tags, len(self.tags) * self.less)

    def icons(self, pen: Pen) -> Row:
        return [*[pen.tag(tag) for tag in self.tags], sign(COLON), pen.money(-self.less)]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(self.less * profile.habits.tags * len(self.tags))


class DearDiscount(Modifier[Player]):
    """Cards with a high printed cost cost less."""

    least: ClassVar[int] = 20

    def __init__(self, less: int) -> None:
        self.less: Final = less

    def apply(self, player: Player) -> None:
        player.dear_discount += self.less

    def text(self, words: Words) -> str:
        return words.say("discount.dear", money(words, self.less), money(words, self.least))

    def icons(self, pen: Pen) -> Row:
        return [mark("card"), pen.money(self.least), sign(COLON), pen.money(-self.less)]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(self.less * profile.habits.dear)


class StandardDiscount(Modifier[Player]):
    """Standard actions that cost money cost less."""

    def __init__(self, less: int) -> None:
        self.less: Final = less

    def apply(self, player: Player) -> None:
        player.standard_discount += self.less

    def text(self, words: Words) -> str:
        return words.say("discount.standard", money(words, self.less))

    def icons(self, pen: Pen) -> Row:
        return [mark("project"), sign(COLON), pen.money(-self.less)]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(self.less * habits.STANDARD_ACTIONS)


class OptionDiscount(Modifier[Player]):
    """Whenever its owner plays a card, something may be paid to make it cheaper: plants, or microbes of this card."""

    def __init__(self, less: int, number: int, microbes_of: int = 0) -> None:
        self.less: Final = less
        self.number: Final = number
        self.microbes_of: Final = microbes_of  # the card whose microbes are paid; 0: plants are

    def apply(self, player: Player) -> None:
        offer = OptionalDiscount(self.less, self.microbes_of, PLANTS, self.number)
        player.optional = [*player.optional, offer]

    def text(self, words: Words) -> str:
        if self.microbes_of:
            return words.say("discount.microbes", cubes(words, self.number, MICROBE), money(words, self.less))
        return words.say("discount.plants", amount(words, self.number, PLANTS), money(words, self.less))

    def icons(self, pen: Pen) -> Row:
        paid = pen.cube(MICROBE, self.number) if self.microbes_of else pen.resource(PLANTS, self.number)
        return [mark("card"), sign(COLON), paid, sign(ARROW), pen.money(-self.less)]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(habits.OPTIONAL_DISCOUNT)


class SellValue(Modifier[Player]):
    """Cards sold bring more."""

    def __init__(self, more: int) -> None:
        self.more: Final = more

    def apply(self, player: Player) -> None:
        player.sell_value += self.more

    def text(self, words: Words) -> str:
        return words.say("sell-value", money(words, self.more))

    def icons(self, pen: Pen) -> Row:
        return [mark("card", -1), sign(COLON), sign(PLUS), pen.money(self.more)]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(habits.CARDS_SOLD * self.more)


class Research(Modifier[Player]):
    """More cards are drawn, or kept, in the research phase."""

    def __init__(self, draw: int = 0, keep: int = 0) -> None:
        self.draw: Final = draw
        self.keep: Final = keep

    def apply(self, player: Player) -> None:
        player.research_draw += self.draw
        player.research_keep += self.keep

    def text(self, words: Words) -> str:
        if self.draw and self.keep:
            return words.say("research.both", self.draw, self.keep)
        return words.say("research.draw", self.draw) if self.draw else words.say("research.keep", self.keep)

    def icons(self, pen: Pen) -> Row:
        shown: Row = [mark("phase-5"), sign(COLON)]
        if self.draw:
            shown.append(mark("look", self.draw))
        if self.keep:
            shown.append(mark("card", self.keep))
        return shown

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(habits.RESEARCH * (habits.CARD_LOOKED_AT * self.draw + habits.CARD_KEPT * self.keep))


class ForestCost(Modifier[Player]):
    """A forest costs fewer plants."""

    def __init__(self, less: int) -> None:
        self.less: Final = less

    def apply(self, player: Player) -> None:
        player.forest_cost -= self.less

    def text(self, words: Words) -> str:
        return words.say("forest-cost", amount(words, self.less, PLANTS))

    def icons(self, pen: Pen) -> Row:
        return [mark("forest"), sign(COLON), pen.resource(PLANTS, -self.less)]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(habits.CHEAPER_FORESTS)


class Relaxed(Modifier[Player]):
    """Oxygen and temperature may be a zone off when a requirement is checked; several of these do not add up."""

    def apply(self, player: Player) -> None:
        player.slack = 1

    def text(self, words: Words) -> str:
        return words.say("relaxed")

    def icons(self, pen: Pen) -> Row:
        return [mark("temperature"), mark("oxygen"), sign(COLON), mark("zone")]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(habits.EASIER_CARDS)


class HeatIsMoney(IsMoney):
    """Heat may be used as money."""

    def __init__(self) -> None:
        super().__init__(HEAT)

    def text(self, words: Words) -> str:
        return words.say("heat-is-money")


class RatingOffer(Modifier[Player]):
    """At the first gain of rating in a phase one more step may be bought."""

    price: ClassVar[int] = 6

    def apply(self, player: Player) -> None:
        player.makes_offer = True

    def text(self, words: Words) -> str:
        return words.say("rating-offer", money(words, self.price))

    def icons(self, pen: Pen) -> Row:
        return [mark("tr"), sign(COLON), pen.resource(MC, self.price), sign(ARROW), mark("tr")]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_points(habits.OFFERS)

"""What cards of this game change for good, besides discounts and the like."""

from __future__ import annotations

from typing import Final

from areo.kernel.words import Words
from areo.tableau.icons import ARROW, COLON, Pen, Row, box, mark, sign
from areo.tableau.modifiers import IsMoney, Modifier
from areo.tableau.vocabulary import amount
from areo.tableau.worth import Profile
from areo.terraforming_mars.numbers import ANIMAL, ENERGY, HEAT, MICROBE, PLANTS
from areo.terraforming_mars.prices import EASIER, SAFER
from areo.terraforming_mars.table import Player


class PowerPlantDiscount(Modifier[Player]):
    """The power plant standard project costs less."""

    def __init__(self, less: int) -> None:
        self.less: Final = less

    def apply(self, player: Player) -> None:
        player.power_plant_discount += self.less

    def text(self, words: Words) -> str:
        return words.say("discount.power-plant", self.less)

    def icons(self, pen: Pen) -> Row:
        return [mark("project"), box([pen.resource(ENERGY)]), sign(COLON), pen.money(-self.less)]

    def brings(self, profile: Profile) -> None:
        """Power plants are rarely bought."""


class HeatIsMoney(IsMoney):
    """Heat may be used as money."""

    def __init__(self) -> None:
        super().__init__(HEAT)

    def text(self, words: Words) -> str:
        return words.say("heat-is-money")


class GreeneryCost(Modifier[Player]):
    """A greenery costs so many plants."""

    def __init__(self, plants: int) -> None:
        self.plants: Final = plants

    def apply(self, player: Player) -> None:
        player.greenery_cost = self.plants

    def text(self, words: Words) -> str:
        return words.say("greenery-cost", amount(words, self.plants, PLANTS))

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(PLANTS, self.plants), sign(ARROW), mark("greenery")]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(EASIER)


class Guard(Modifier[Player]):
    """Opponents may not remove one's plants, animals and microbes."""

    def apply(self, player: Player) -> None:
        player.guarded |= 1 << PLANTS
        player.guarded_cubes |= 1 << ANIMAL | 1 << MICROBE

    def text(self, words: Words) -> str:
        return words.say("guard")

    def icons(self, pen: Pen) -> Row:
        return [mark("guard"), pen.resource(PLANTS), pen.cube(MICROBE), pen.cube(ANIMAL)]

    def brings(self, profile: Profile) -> None:
        profile.yearly.add_money(SAFER)

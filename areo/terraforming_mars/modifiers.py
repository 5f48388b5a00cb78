"""Modifiers: what a card changes for its owner for as long as it is in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.words import Words
from areo.terraforming_mars.counts import alone
from areo.terraforming_mars.numbers import RESOURCES, TAGS, TITANIUM

if TYPE_CHECKING:
    from areo.terraforming_mars.table import Player


class Modifier:
    def apply(self, player: Player) -> None:
        """Set it down on the player's board: called once, when the card comes into play."""
        raise TypeError(f"{type(self).__name__} changes nothing")

    def text(self, words: Words) -> str:
        raise TypeError(f"{type(self).__name__} has no text")


class Discount(Modifier):
    """Cards cost less: all of them, or those with a tag."""

    def __init__(self, less: int, tag: int = -1) -> None:
        self.less: Final = less
        self.tag: Final = tag

    def apply(self, player: Player) -> None:
        if self.tag < 0:
            player.any_discount += self.less
        else:
            less = player.tag_discount.copy()
            less[self.tag] += self.less
            player.tag_discount = less

    def text(self, words: Words) -> str:
        if self.tag < 0:
            return words.say("discount.any", self.less)
        return words.say("discount.tag", self.less, alone(f"tag.{TAGS[self.tag]}", words))


class PowerPlantDiscount(Modifier):
    """The power plant standard project costs less."""

    def __init__(self, less: int) -> None:
        self.less: Final = less

    def apply(self, player: Player) -> None:
        player.power_plant_discount += self.less

    def text(self, words: Words) -> str:
        return words.say("discount.power-plant", self.less)


class MetalValue(Modifier):
    """Steel or titanium is worth more."""

    def __init__(self, resource: int, more: int = 1) -> None:
        self.resource: Final = resource
        self.more: Final = more

    def apply(self, player: Player) -> None:
        if self.resource == TITANIUM:
            player.titanium_value += self.more
        else:
            player.steel_value += self.more

    def text(self, words: Words) -> str:
        return words.say("metal-value", words.say(f"of.{RESOURCES[self.resource]}"), self.more)


class Slack(Modifier):
    """Temperature, oxygen and ocean requirements may be missed by some steps, either way."""

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def apply(self, player: Player) -> None:
        player.slack += self.steps

    def text(self, words: Words) -> str:
        return words.say("slack", self.steps)


class HeatIsMoney(Modifier):
    """Heat may be used as money."""

    def apply(self, player: Player) -> None:
        player.heat_is_money = True

    def text(self, words: Words) -> str:
        return words.say("heat-is-money")


class GreeneryCost(Modifier):
    """A greenery costs so many plants."""

    def __init__(self, plants: int) -> None:
        self.plants: Final = plants

    def apply(self, player: Player) -> None:
        player.greenery_cost = self.plants

    def text(self, words: Words) -> str:
        return words.say("greenery-cost", words.count(self.plants, "plants"))


class Guard(Modifier):
    """Opponents may not remove one's plants, animals and microbes."""

    def apply(self, player: Player) -> None:
        player.guarded = True

    def text(self, words: Words) -> str:
        return words.say("guard")


class SafeCubes(Modifier):
    """Cubes may never be removed from this card. The card itself says so; see Card.safe."""

    def apply(self, player: Player) -> None:
        pass

    def text(self, words: Words) -> str:
        return words.say("safe-cubes")

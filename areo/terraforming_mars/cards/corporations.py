"""The corporations, and what each starts with."""

from __future__ import annotations

from typing import Final

from areo.kernel.joints import Pay
from areo.tableau.card import Card
from areo.tableau.effects.cards import Draw
from areo.tableau.effects.payment import Spend
from areo.tableau.effects.production import Produce
from areo.tableau.effects.stock import Gain
from areo.tableau.modifiers import Discount, MetalValue, Slack
from areo.tableau.terms import Start
from areo.tableau.triggers import WhenCost, WhenEvent, WhenTag
from areo.terraforming_mars import numbers
from areo.terraforming_mars.cards.sets import BEGINNER, CORPORATE_ERA
from areo.terraforming_mars.effects.conditions import IfRatingRose
from areo.terraforming_mars.effects.mars import PlaceCity, RaiseTR
from areo.terraforming_mars.modifiers import GreeneryCost, HeatIsMoney, PowerPlantDiscount
from areo.terraforming_mars.numbers import BUILDING, EARTH, JOVIAN, MC, PLANT, POWER, SCIENCE, SPACE, STEEL, TITANIUM
from areo.terraforming_mars.triggers import WhenCity, WhenMetal


def thing(index: int) -> int:
    """The number of a corporation."""
    return numbers.CORPORATIONS.thing(index)


# fmt: off
CORPORATIONS: Final = (
    Card(thing(0), "credicor", "CrediCor", 0, when=(WhenCost(20, Gain(MC, 4)),)),
    Card(thing(1), "ecoline", "Ecoline", 0, (PLANT,), modifiers=(GreeneryCost(7),)),
    Card(thing(2), "helion", "Helion", 0, (SPACE,), modifiers=(HeatIsMoney(),)),
    Card(thing(3), "interplanetary-cinematics", "Interplanetary Cinematics", 0, (BUILDING,),
         when=(WhenEvent(Gain(MC, 2)),)),
    Card(thing(4), "inventrix", "Inventrix", 0, (SCIENCE,), modifiers=(Slack(2),), first=Draw(3)),
    Card(thing(5), "mining-guild", "Mining Guild", 0, (BUILDING, BUILDING),
         when=(WhenMetal(Produce(STEEL, 1)),)),
    Card(thing(6), "phobolog", "PhoboLog", 0, (SPACE,), modifiers=(MetalValue(TITANIUM),)),
    Card(thing(7), "tharsis-republic", "Tharsis Republic", 0, (BUILDING,),
         when=(WhenCity(Produce(MC, 1), on_mars=True), WhenCity(Gain(MC, 3), anybody=False)), first=PlaceCity()),
    Card(thing(8), "thorgate", "ThorGate", 0, (POWER,), modifiers=(Discount(3, POWER), PowerPlantDiscount(3))),
    Card(thing(9), "united-nations-mars-initiative", "United Nations Mars Initiative", 0, (EARTH,),
         action=Pay(IfRatingRose(Spend(3)), RaiseTR(1))),
    Card(thing(10), "saturn-systems", "Saturn Systems", 0, (JOVIAN,),
         when=(WhenTag((JOVIAN,), Produce(MC, 1), anybody=True),), set=CORPORATE_ERA),
    Card(thing(11), "teractor", "Teractor", 0, (EARTH,), modifiers=(Discount(3, EARTH),), set=CORPORATE_ERA),
    Card(thing(12), "beginner-corporation-1", "Beginner Corporation", 0, set=BEGINNER),
    Card(thing(13), "beginner-corporation-2", "Beginner Corporation", 0, set=BEGINNER),
    Card(thing(14), "beginner-corporation-3", "Beginner Corporation", 0, set=BEGINNER),
    Card(thing(15), "beginner-corporation-4", "Beginner Corporation", 0, set=BEGINNER),
    Card(thing(16), "beginner-corporation-5", "Beginner Corporation", 0, set=BEGINNER),
)

# Stock and production: M€, steel, titanium, plants, energy, heat.
STARTS: Final = [
    Start([57, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # CrediCor
    Start([36, 0, 0, 3, 0, 0], [0, 0, 0, 2, 0, 0]),  # Ecoline
    Start([42, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 3]),  # Helion
    Start([30, 20, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # Interplanetary Cinematics
    Start([45, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # Inventrix
    Start([30, 5, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]),  # Mining Guild
    Start([23, 0, 10, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # PhoboLog
    Start([40, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # Tharsis Republic
    Start([48, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0]),  # ThorGate
    Start([40, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # United Nations Mars Initiative
    Start([42, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0]),  # Saturn Systems
    Start([60, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # Teractor
    Start([42, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # Beginner Corporation
    Start([42, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # Beginner Corporation
    Start([42, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # Beginner Corporation
    Start([42, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # Beginner Corporation
    Start([42, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),  # Beginner Corporation
]

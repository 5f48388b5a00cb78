"""The corporations, and the money each starts with."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition import numbers
from areo.ares_expedition.cards.sets import BEGINNER
from areo.ares_expedition.effects.planet import RaiseTR
from areo.ares_expedition.modifiers import (
    DearDiscount,
    ForestCost,
    HeatIsMoney,
    MetalTakesMore,
    RatingOffer,
    Relaxed,
    Research,
    Yields,
)
from areo.ares_expedition.numbers import (
    BUILDING,
    EARTH,
    EVENT,
    HEAT,
    JOVIAN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
)
from areo.ares_expedition.triggers import WhenSteel
from areo.tableau.card import Card
from areo.tableau.effects.cards import Draw
from areo.tableau.modifiers import Discount
from areo.tableau.terms import Start
from areo.tableau.triggers import WhenTag


def thing(index: int) -> int:
    """The number of a corporation."""
    return numbers.CORPORATIONS.thing(index)


# fmt: off
CORPORATIONS: Final = (
    Card(thing(0), "credicor", "CrediCor", 0, modifiers=(DearDiscount(4),)),
    Card(thing(1), "ecoline", "Ecoline", 0, (PLANT,), modifiers=(Yields(PLANTS), ForestCost(1)), set=BEGINNER),
    Card(thing(2), "helion", "Helion", 0, (SPACE,), modifiers=(Yields(HEAT, 3), HeatIsMoney()), set=BEGINNER),
    Card(thing(3), "interplanetary-cinematics", "Interplanetary Cinematics", 0, (BUILDING,),
         modifiers=(Yields(STEEL), Discount(2, EVENT)), set=BEGINNER),
    Card(thing(4), "inventrix", "Inventrix", 0, (SCIENCE,), play=(Draw(3),), modifiers=(Relaxed(),)),
    Card(thing(5), "mining-guild", "Mining Guild", 0, (BUILDING, BUILDING), when=(WhenSteel(RaiseTR(1)),),
         modifiers=(Yields(STEEL),)),
    Card(thing(6), "phobolog", "PhoboLog", 0, (SPACE,), modifiers=(Yields(TITANIUM), MetalTakesMore(TITANIUM))),
    Card(thing(7), "saturn-systems", "Saturn Systems", 0, (JOVIAN,),
         when=(WhenTag((JOVIAN,), RaiseTR(1), by_this=False),), modifiers=(Yields(TITANIUM),)),
    Card(thing(8), "teractor", "Teractor", 0, (EARTH,), modifiers=(Discount(3, EARTH),), set=BEGINNER),
    Card(thing(9), "tharsis-republic", "Tharsis Republic", 0, modifiers=(Research(draw=1, keep=1),)),
    Card(thing(10), "thorgate", "ThorGate", 0, (POWER,), modifiers=(Yields(HEAT), Discount(3, POWER))),
    Card(thing(11), "united-nations-mars-initiative", "United Nations Mars Initiative", 0, modifiers=(RatingOffer(),)),
)

STARTS: Final = [
    Start([money, 0, 0, 0, 0, 0], [0] * 6)
    for money in (
        48,  # CrediCor
        27,  # Ecoline
        28,  # Helion
        46,  # Interplanetary Cinematics
        33,  # Inventrix
        27,  # Mining Guild
        20,  # PhoboLog
        24,  # Saturn Systems
        51,  # Teractor
        40,  # Tharsis Republic
        45,  # ThorGate
        35,  # United Nations Mars Initiative
    )
]

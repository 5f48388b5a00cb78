"""The numbers of the rules by name, for whoever explains them: taken from where the rules themselves take them."""

from __future__ import annotations

from typing import Final

from areo.on_mars import numbers
from areo.on_mars.actions import STEPS_OF_CONTROL
from areo.on_mars.colony import CUBE_POINTS, CUBES_COUNT_AT, FEWER_MISSIONS_AT, SHUTTLE_STOPS_AT
from areo.on_mars.components import Data
from areo.on_mars.dealing import GOALS_DEALT, TURNED_UP
from areo.on_mars.effects.travel import EXPLORED
from areo.on_mars.lacerda.verbs import MOST_SCIENTISTS
from areo.on_mars.menu import PRICES, USE_PRICE
from areo.on_mars.plans import COMPLEX_FOR_LEVEL_3, PLAN_POINTS
from areo.on_mars.scoring import SHIP_POINTS
from areo.on_mars.verbs import TASKS_DRAWN
from areo.on_mars.verbs_map import FIRST_STEP
from areo.on_mars.worth import COMPLEX_WANTED, DELIVERY_POINTS, SCIENTIST_POINTS, UPGRADE_POINTS

COUNTED: Final = ("one", "two", "three", "four", "five", "six")


def figures(data: Data) -> dict[str, int]:
    found = {
        "goals-dealt": GOALS_DEALT,
        "missions": numbers.MISSION_SLOTS,
        "discoveries-on-offer": TURNED_UP,
        "explored": EXPLORED,
        "slots": data.slots[0],
        "depot": numbers.DEPOT,
        "ships": numbers.SHIPS,
        "colonists": numbers.COLONISTS,
        "bots": numbers.BOTS,
        "markers": numbers.MARKERS,
        "control-steps": STEPS_OF_CONTROL,
        "use-price": USE_PRICE,
        "low-points": PLAN_POINTS[0],
        "high-points": PLAN_POINTS[1],
        "high-complex": COMPLEX_FOR_LEVEL_3,
        "first-step": FIRST_STEP,
        "first-count": CUBES_COUNT_AT[0],
        "second-count": CUBES_COUNT_AT[1],
        "fewer-missions": FEWER_MISSIONS_AT[0],
        "shuttle-stops": SHUTTLE_STOPS_AT,
        "top-level": numbers.COLONY_LEVELS,
        "top-tech": numbers.TOP_LEVEL,
        "ship-points": SHIP_POINTS,
        "scientist-points": SCIENTIST_POINTS,
        "contract-complex": COMPLEX_WANTED,
        "upgrade-points": UPGRADE_POINTS[0],
        "upgrade-penalty": UPGRADE_POINTS[1],
        "delivery-points": DELIVERY_POINTS[0],
        "delivery-penalty": DELIVERY_POINTS[1],
        "tasks-drawn": TASKS_DRAWN,
        "lacerda-scientists": MOST_SCIENTISTS,
    }
    for slot, executive in enumerate(numbers.EXECUTIVES):
        found[f"price-{executive}"] = PRICES[slot]
    for number, name in enumerate(COUNTED[:-1], 1):
        found[f"cubes-{name}"] = CUBE_POINTS[number]
    for number, name in enumerate(COUNTED, 1):
        found[f"level-{name}"] = data.lab_points[number]
        if number > 1:
            found[f"beds-{name}"] = data.beds_points[number]
    return found

"""What things are worth by rule of thumb, in points at the end: against others, and alone."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from areo.kernel.worths import Worths

MOST_LEFT: Final = 20  # generations that are looked ahead


class Thumb(Worths):
    """Against others, points win."""

    # Money
    last: float = 0.062  # 1 M€ unspent in the last generation: a little less than the 14th part of an asteroid's point
    earlier: float = 0.085  # 1 M€ to come: a little less than what a greenery brings for each M€ of its price
    growth: float = 0.07  # by how much 1 M€ grows in a generation if it is invested

    # Other things
    point: float = 1.0  # and a step of the rating, besides the income
    heating: float = 0.0  # a step of temperature, besides its rating
    oxygen: float = 0.0
    ocean: float = 0.0
    metal_use: float = 0.85  # of its value, since it pays for some cards only
    plant_use: float = 0.8  # of a greenery, since some plants are left over, and others may eat them
    heat_use: float = 0.85  # of a step of temperature, likewise
    energy_use: float = 0.6  # of an M€ each generation, for cards and actions that need energy; what is left heats
    kept_energy: float = 0.9  # of its heat
    heat_a_degree: float = 4.0  # cubes
    tile_bonus: float = 2.5  # M€ in what is printed on a hex and lies beside it
    card_worth: float = 3.5  # M€ for an unknown card
    action_use: float = 0.9  # of a card's uses, since there is not always the money
    without_energy: float = 0.2  # of an action that needs more energy than is produced
    last_plants: float = 0.6  # of the plants that come too late to raise oxygen
    beside_city: float = 0.6  # points that a greenery adds to cities
    city_points: float = 1.8  # points a city will bring by greeneries beside it
    by_time: float = 0.12  # of what a city can bring, for each generation left
    room: float = 0.28  # points for a free hex beside a city of one's own, when there is time
    animal: float = 0.4  # points for an animal onto some card
    microbe: float = 0.2  # and for any other cube
    near: float = 2.0  # points for having all but a milestone's price
    patience: float = 0.3  # points for a step towards the end, which otherwise nobody would make for the others
    hurry: float = 0.3  # as much again for each generation that the end is nearer, so that no game drags on
    rival: float = 1.0  # of what the best other's standing usually counts

    # Cards in hand
    held: float = 0.6  # of what a card brings while it is still in hand; the rest is the reason to play it
    project_held: float = 0.5  # of a card's, for a standard project that there is money for
    held_later: float = 0.4  # if only the next income can pay for it
    sold: float = 1.05  # M€ for a card of no use: a little more than it is sold for, so that nobody sells for nothing
    no_energy: float = 0.4  # of a card's worth, if the energy production it takes is missing
    metal_saves: float = 0.15  # of an M€ that is paid in metal, which is worth less for anything else

    money: list[float]  # 1 M€, by generations left
    income: list[float]  # 1 M€ in each generation to come, likewise

    def settle(self) -> None:
        earned = [self.earlier * (1.0 + self.growth) ** left for left in range(MOST_LEFT)]
        self.money = [self.last, *earned[1:]]
        self.income = [0.0, *accumulate(earned)]


class Alone(Thumb):
    """Alone, only the parameters count: each step is worth more the dearer it is to buy.

    Found by trying: of values near those before, the ones with which most steps were made in time, over and over.
    """

    last = 0.086
    earlier = 0.077
    growth = 0.078
    point = 0.019
    heating = 1.62
    oxygen = 1.91
    ocean = 1.36
    metal_use = 0.59
    plant_use = 0.86
    heat_use = 0.71
    energy_use = 0.57
    kept_energy = 0.78
    heat_a_degree = 3.82
    tile_bonus = 2.89
    card_worth = 3.71
    action_use = 0.71
    last_plants = 0.8
    held = 0.49
    project_held = 0.44
    held_later = 0.38
    sold = 0.76  # less than it is sold for: what is of no use is sold at once
    no_energy = 0.34
    metal_saves = 0.149


RIVALS: Final = Thumb()
ALONE: Final = Alone()

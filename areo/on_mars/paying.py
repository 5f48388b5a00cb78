"""Whether somebody can pay a cost, and in which ways.

A mineral stands for a battery, water, plant or oxygen; a private goal card stands for a crystal, on one's own turn.
"""

from __future__ import annotations

from areo.kernel.sets import members
from areo.on_mars.cost import BITS, CARDS, MANY, Cost
from areo.on_mars.numbers import COLONIST, CRYSTAL, MINERAL, RESOURCES
from areo.on_mars.table import OnMarsTable


def payable(game: OnMarsTable, person: int, cost: Cost) -> bool:
    """Whether somebody can pay it, extra cost for slots aside, with what is not promised to anything else."""
    if cost.crystals and cost.crystals > game.means(person):
        return False
    if cost.colonists > game.idle_colonists(person):
        return False
    minerals = cost.kinds[MINERAL]
    wanted = cost.any
    there = 0
    for good in range(RESOURCES):
        stock = game.stock(person, good)
        there += stock
        wanted += cost.kinds[good]
        if good != MINERAL and cost.kinds[good] > stock:
            minerals += cost.kinds[good] - stock
    return minerals <= game.stock(person, MINERAL) and wanted <= there


def ways_to_pay(game: OnMarsTable, person: int, cost: Cost) -> list[int]:
    """Every way to pay it now, the printed goods first."""
    resources = [0]
    for good in range(RESOURCES):
        if cost.kinds[good]:
            resources = [
                paid + (cost.kinds[good] - minerals << BITS * good) + minerals
                for paid in resources
                for minerals in range(cost.kinds[good] + 1 if good != MINERAL else 1)
            ]
    for _ in range(cost.any):
        resources = [paid + (1 << BITS * good) for paid in resources for good in range(RESOURCES)]
    ways: list[int] = []
    for paid in resources:
        if has_goods(game, person, paid) and paid not in ways:
            ways.append(paid)
    if cost.colonists:
        ways = [way + (cost.colonists << BITS * COLONIST) for way in ways]
    if not cost.crystals and not cost.either:
        return ways
    found: list[int] = []
    for colonists in range(cost.either + 1):
        if colonists <= game.idle_colonists(person) - cost.colonists:
            for paid in crystal_ways(game, person, cost.crystals + cost.either - colonists):
                found += [way + paid + (colonists << BITS * COLONIST) for way in ways]
    return found


def has_goods(game: OnMarsTable, person: int, way: int) -> bool:
    for good in range(RESOURCES):
        if way >> BITS * good & MANY > game.stock(person, good):
            return False
    return True


def crystal_ways(game: OnMarsTable, person: int, crystals: int) -> list[int]:
    """Every way to pay so many crystals: from the depot, and with private goals on one's own turn."""
    depot = game.crystals[person] - game.promised_crystals
    found = [crystals << BITS * CRYSTAL] if crystals <= depot else []
    if crystals and game.goals[person] and game.in_turn(person):
        cards = members(game.goals[person])
        for chosen in range(1, 1 << len(cards)):
            stand_in = chosen.bit_count()
            if stand_in <= crystals <= stand_in + depot:
                goals = 0
                for at in range(len(cards)):
                    if chosen >> at & 1:
                        goals |= 1 << CARDS + cards[at]
                found.append(goals + (crystals - stand_in << BITS * CRYSTAL))
    return found

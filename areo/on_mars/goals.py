"""Private goals: when each is met, and how far somebody has come."""

from __future__ import annotations

from typing import Final

from areo._extend import mypyc_attr
from areo.on_mars import verbs
from areo.on_mars.components import Goal
from areo.on_mars.geometry import size
from areo.on_mars.numbers import CONTRACTS, NONE, RESOURCES
from areo.on_mars.rewards import mines_held
from areo.on_mars.table import KINDS, OnMarsTable


def complexes_with_marker(game: OnMarsTable, person: int) -> list[int]:
    """The sizes of all complexes, lone buildings included, on which somebody has a marker."""
    sizes: list[int] = []
    left = game.advanced[person] & ~game.dead
    while left:
        together = game.complex_at((left & -left).bit_length() - 1)
        sizes.append(size(together))
        left &= ~together
    return sizes


def contracts_done(game: OnMarsTable, person: int) -> int:
    """How many of somebody's contracts are complete now."""
    held = [number for number in range(1, CONTRACTS + 1) if game.contract_of[number] == person]
    return sum([verbs.holds(game, number) for number in held])


@mypyc_attr(allow_interpreted_subclasses=True)
class Need:
    """What a private goal asks for: how much of something."""

    def __init__(self, figures: list[int]) -> None:
        self.figures: Final = figures
        self.wanted: Final = figures[0]

    def have(self, game: OnMarsTable, person: int) -> int:
        """How much of it somebody has."""
        raise TypeError(f"{type(self).__name__} does not say what it counts")


class Blueprints(Need):
    """Blueprints, built or not."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return game.plan_of.count(person)


class AdvancedBuildings(Need):
    """Own advanced buildings."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return size(game.advanced[person] & ~game.turned_down())


class Mines(Need):
    """Mines with an own miner or marker."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return mines_held(game, person)


class Discoveries(Need):
    """Discovery tiles taken."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return game.discoveries[person].bit_count()


class AdvancedInComplex(Need):
    """An own advanced building in a complex of some size."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return max(complexes_with_marker(game, person), default=0)


class AdvancedInComplexes(Need):
    """Own advanced buildings in several complexes of some size."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return len([found for found in complexes_with_marker(game, person) if found >= self.figures[1]])


class SameResource(Need):
    """So much of one resource, but not of minerals."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return max(game.storage[person * RESOURCES + 1 : (person + 1) * RESOURCES])


class Shelters(Need):
    """Own shelters on the map."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return game.on_map(person)


class ColonyLevel(Need):
    """The colony's level."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return game.level


class Colonists(Need):
    """Colonists in the living quarters."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return game.quarters[person]


class Techs(Need):
    """Technologies in the laboratory."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return KINDS - game.cell[person * KINDS : (person + 1) * KINDS].count(NONE)


class Ships(Need):
    """Ships in the hangar."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return game.hangar[person]


class Research(Need):
    """Research tiles taken."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return game.research[person].bit_count()


class People(Need):
    """Scientists hired and contracts completed, so many of each."""

    def __init__(self, figures: list[int]) -> None:
        super().__init__([figures[0] + figures[1], *figures])

    def have(self, game: OnMarsTable, person: int) -> int:
        scientists = min(self.figures[1], game.scientist_of.count(person))
        return scientists + min(self.figures[2], contracts_done(game, person))


class TechsOnCells(Need):
    """Technologies on certain cells."""

    def __init__(self, figures: list[int]) -> None:
        super().__init__([len(figures), *figures])

    def have(self, game: OnMarsTable, person: int) -> int:
        return sum([game.cell_taken(person, cell) for cell in self.figures[1:]])


class ProgressCubes(Need):
    """Progress cubes placed."""

    def have(self, game: OnMarsTable, person: int) -> int:
        return game.progress[person].bit_count()


NEEDS: Final[dict[str, type[Need]]] = {
    "blueprints": Blueprints,
    "advanced_buildings": AdvancedBuildings,
    "mines": Mines,
    "discoveries": Discoveries,
    "advanced_in_complex": AdvancedInComplex,
    "advanced_in_complexes": AdvancedInComplexes,
    "same_resource": SameResource,
    "shelters": Shelters,
    "colony_level": ColonyLevel,
    "colonists": Colonists,
    "techs": Techs,
    "ships": Ships,
    "research": Research,
    "scientists_and_contracts": People,
    "techs_on_cells": TechsOnCells,
    "progress_cubes": ProgressCubes,
}


def need_of(goal: Goal) -> Need:
    return NEEDS[goal.need](goal.figures)

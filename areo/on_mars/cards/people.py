"""Scientists and Earth contracts."""

from __future__ import annotations

from typing import Final, final

from areo.on_mars.cost import Cost
from areo.on_mars.numbers import (
    BATTERY,
    CRYSTAL,
    GENERATOR,
    GREENHOUSE,
    MINE,
    MINERAL,
    NONE,
    OXYGEN,
    OXYGEN_CONDENSER,
    PLANT,
    RESOURCES,
    SCIENTISTS,
    SHELTER,
    WATER,
    WATER_EXTRACTOR,
)


@final
class Scientist:
    """A scientist: what hiring costs, in which types he works, and the type he scores at the end, NONE without."""

    def __init__(self, id: str, names: dict[str, str], cost: Cost, works_in: tuple[int, ...], scores: int) -> None:
        self.id: Final = id
        self.names: Final = names
        self.cost: Final = cost
        self.works_in: Final = works_in
        self.scores: Final = scores


@final
class Contract:
    """An Earth contract: an advanced building in a large complex, or goods to be delivered."""

    def __init__(self, names: dict[str, str], building: int, needs: list[int]) -> None:
        self.names: Final = names
        self.building: Final = building  # NONE: it is for a delivery
        self.needs: Final = needs  # of the five resources, and crystals


def two_of(good: int) -> Cost:
    kinds = [0] * RESOURCES
    kinds[good] = 2
    return Cost(kinds)


SCIENTIST_CARDS: Final = [
    Scientist(
        SCIENTISTS[0], {"en": "Geologist", "fr": "Géologue", "pt": "Geólogo"}, Cost(colonists=2), (MINE,), GENERATOR
    ),
    Scientist(
        SCIENTISTS[1],
        {"en": "R&D Engineer", "fr": "Ingénieur R&D", "pt": "Engenheiro de P&D"},
        two_of(MINERAL),
        (GENERATOR,),
        WATER_EXTRACTOR,
    ),
    Scientist(
        SCIENTISTS[2],
        {"en": "Hydrologist", "fr": "Hydrologue", "pt": "Hidrólogo"},
        two_of(BATTERY),
        (WATER_EXTRACTOR,),
        GREENHOUSE,
    ),
    Scientist(
        SCIENTISTS[3],
        {"en": "Biochemist", "fr": "Biochimiste", "pt": "Bioquímico"},
        two_of(WATER),
        (GREENHOUSE,),
        OXYGEN_CONDENSER,
    ),
    Scientist(
        SCIENTISTS[4],
        {"en": "Geochemist", "fr": "Géochimiste", "pt": "Geoquímico"},
        two_of(PLANT),
        (OXYGEN_CONDENSER,),
        SHELTER,
    ),
    Scientist(
        SCIENTISTS[5],
        {"en": "Systems Engineer", "fr": "Ingénieur système", "pt": "Engenheiro de sistemas"},
        two_of(OXYGEN),
        (SHELTER,),
        MINE,
    ),
]


def complex_of(building: int, en: str, fr: str, pt: str) -> Contract:
    return Contract({"en": en, "fr": fr, "pt": pt}, building, [0] * (RESOURCES + 1))


def delivery(minerals: int, good: int, amount: int, en: str, fr: str, pt: str) -> Contract:
    needs = [0] * (RESOURCES + 1)
    needs[good] = amount
    needs[MINERAL] += minerals
    return Contract({"en": en, "fr": fr, "pt": pt}, NONE, needs)


CONTRACT_CARDS: Final = [
    complex_of(GENERATOR, "Power Grid", "Réseau électrique", "Rede elétrica"),
    complex_of(WATER_EXTRACTOR, "Waterworks", "Réseau d’eau", "Rede de água"),
    complex_of(GREENHOUSE, "Farm District", "Quartier agricole", "Distrito agrícola"),
    complex_of(OXYGEN_CONDENSER, "Breathable Air", "Air respirable", "Ar respirável"),
    complex_of(SHELTER, "Residential District", "Quartier résidentiel", "Distrito residencial"),
    complex_of(MINE, "Mining District", "Bassin minier", "Distrito mineiro"),
    delivery(0, MINERAL, 4, "Ore Delivery", "Livraison de minerais", "Entrega de minérios"),
    delivery(2, BATTERY, 3, "Battery Delivery", "Livraison de batteries", "Entrega de baterias"),
    delivery(2, WATER, 3, "Water Delivery", "Livraison d’eau", "Entrega de água"),
    delivery(2, OXYGEN, 3, "Oxygen Delivery", "Livraison d’oxygène", "Entrega de oxigênio"),
    delivery(2, PLANT, 3, "Plant Delivery", "Livraison de plantes", "Entrega de plantas"),
    delivery(2, CRYSTAL, 3, "Crystal Delivery", "Livraison de cristaux", "Entrega de cristais"),
]

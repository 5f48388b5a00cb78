"""Project cards 157 to 208, in printed order."""

from __future__ import annotations

from typing import Final

from areo.kernel.joints import Either, Pay
from areo.tableau.card import Card
from areo.tableau.counts import OwnTags
from areo.tableau.effects.cards import Draw, LookAndKeep, NextCard
from areo.tableau.effects.cubes import AddHere, AddTo, CubesFor, RemoveHere
from areo.tableau.effects.payment import Spend
from areo.tableau.effects.production import DecreaseAny, Produce
from areo.tableau.effects.stock import Gain, Lose, SpendAny
from areo.tableau.modifiers import Discount, SafeCubes
from areo.tableau.points import Flat, PerCount, PerCubes
from areo.tableau.requirements import Tags
from areo.tableau.triggers import WhenTag
from areo.terraforming_mars import places
from areo.terraforming_mars.cards.sets import CORPORATE_ERA
from areo.terraforming_mars.counts import Cities
from areo.terraforming_mars.effects.mars import (
    Flood,
    PlaceCity,
    PlaceGreenery,
    PlaceOcean,
    PlaceTile,
    RaiseOxygen,
    RaiseTR,
)
from areo.terraforming_mars.modifiers import Guard
from areo.terraforming_mars.numbers import (
    ANIMAL,
    BUILDING,
    CITY,
    EARTH,
    ENERGY,
    EVENT,
    HEAT,
    JOVIAN,
    MC,
    MICROBE,
    PLANT,
    PLANTS,
    POWER,
    RESTRICTED_AREA,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
)
from areo.terraforming_mars.requirements import CitiesInPlay, Oceans, Oxygen, Temperature
from areo.terraforming_mars.triggers import WhenCity

# fmt: off
PROJECTS: Final = (
    Card(157, "nitrite-reducing-bacteria", "Nitrite Reducing Bacteria", 11, (MICROBE,),
         play=(AddHere(MICROBE, 3),), action=Either(AddHere(MICROBE), Pay(RemoveHere(MICROBE, 3), RaiseTR(1))),
         holds=MICROBE),
    Card(158, "industrial-microbes", "Industrial Microbes", 12, (MICROBE, BUILDING),
         play=(Produce(ENERGY, 1), Produce(STEEL, 1))),
    Card(159, "lichen", "Lichen", 7, (PLANT,), requires=(Temperature(least=-24),), play=(Produce(PLANTS, 1),)),
    Card(160, "power-supply-consortium", "Power Supply Consortium", 5, (POWER,), requires=(Tags(POWER, 2),),
         play=(DecreaseAny(ENERGY, 1), Produce(ENERGY, 1)), set=CORPORATE_ERA),
    Card(161, "convoy-from-europa", "Convoy From Europa", 15, (SPACE, EVENT), play=(PlaceOcean(), Draw(1))),
    Card(162, "imported-ghg", "Imported GHG", 7, (EARTH, SPACE, EVENT), play=(Produce(HEAT, 1), Gain(HEAT, 3))),
    Card(163, "imported-nitrogen", "Imported Nitrogen", 23, (EARTH, SPACE, EVENT),
         play=(RaiseTR(1), Gain(PLANTS, 4), AddTo(MICROBE, 3), AddTo(ANIMAL, 2))),
    Card(164, "micro-mills", "Micro-Mills", 3, play=(Produce(HEAT, 1),)),
    Card(165, "magnetic-field-generators", "Magnetic Field Generators", 20, (BUILDING,),
         play=(Produce(ENERGY, -4), Produce(PLANTS, 2), RaiseTR(3))),
    Card(166, "shuttles", "Shuttles", 10, (SPACE,), requires=(Oxygen(least=5),),
         play=(Produce(ENERGY, -1), Produce(MC, 2)), modifiers=(Discount(2, SPACE),), points=Flat(1)),
    Card(167, "import-of-advanced-ghg", "Import of Advanced GHG", 9, (EARTH, SPACE, EVENT), play=(Produce(HEAT, 2),)),
    Card(168, "windmills", "Windmills", 6, (POWER, BUILDING), requires=(Oxygen(least=7),),
         play=(Produce(ENERGY, 1),), points=Flat(1)),
    Card(169, "tundra-farming", "Tundra Farming", 16, (PLANT,), requires=(Temperature(least=-6),),
         play=(Produce(PLANTS, 1), Produce(MC, 2), Gain(PLANTS, 1)), points=Flat(2)),
    Card(170, "aerobraked-ammonia-asteroid", "Aerobraked Ammonia Asteroid", 26, (SPACE, EVENT),
         play=(AddTo(MICROBE, 2), Produce(HEAT, 3), Produce(PLANTS, 1))),
    Card(171, "magnetic-field-dome", "Magnetic Field Dome", 5, (BUILDING,),
         play=(Produce(ENERGY, -2), Produce(PLANTS, 1), RaiseTR(1))),
    Card(172, "pets", "Pets", 10, (EARTH, ANIMAL),
         play=(AddHere(ANIMAL),), when=(WhenCity(AddHere(ANIMAL)),), modifiers=(SafeCubes(),), holds=ANIMAL,
         points=PerCubes(ANIMAL, every=2), safe=True),
    Card(173, "protected-habitats", "Protected Habitats", 5, modifiers=(Guard(),), set=CORPORATE_ERA),
    Card(174, "protected-valley", "Protected Valley", 23, (PLANT, BUILDING),
         play=(Produce(MC, 2), PlaceGreenery(places.OCEAN))),
    Card(175, "satellites", "Satellites", 10, (SPACE,), play=(Produce(MC, 1, OwnTags(SPACE)),), set=CORPORATE_ERA),
    Card(176, "noctis-farming", "Noctis Farming", 10, (PLANT, BUILDING), requires=(Temperature(least=-20),),
         play=(Produce(MC, 1), Gain(PLANTS, 2)), points=Flat(1)),
    Card(177, "water-splitting-plant", "Water Splitting Plant", 12, (BUILDING,), requires=(Oceans(least=2),),
         action=Pay(Lose(ENERGY, 3), RaiseOxygen(1))),
    Card(178, "heat-trappers", "Heat Trappers", 6, (POWER, BUILDING),
         play=(DecreaseAny(HEAT, 2), Produce(ENERGY, 1)), points=Flat(-1)),
    Card(179, "soil-factory", "Soil Factory", 9, (BUILDING,),
         play=(Produce(ENERGY, -1), Produce(PLANTS, 1)), points=Flat(1)),
    Card(180, "fuel-factory", "Fuel Factory", 6, (BUILDING,),
         play=(Produce(ENERGY, -1), Produce(TITANIUM, 1), Produce(MC, 1)), set=CORPORATE_ERA),
    Card(181, "ice-cap-melting", "Ice Cap Melting", 5, (EVENT,), requires=(Temperature(least=2),),
         play=(PlaceOcean(),)),
    Card(182, "corporate-stronghold", "Corporate Stronghold", 11, (CITY, BUILDING),
         play=(Produce(ENERGY, -1), Produce(MC, 3), PlaceCity()), points=Flat(-2), set=CORPORATE_ERA),
    Card(183, "biomass-combustors", "Biomass Combustors", 4, (POWER, BUILDING), requires=(Oxygen(least=6),),
         play=(DecreaseAny(PLANTS, 1), Produce(ENERGY, 2)), points=Flat(-1)),
    Card(184, "livestock", "Livestock", 13, (ANIMAL,), requires=(Oxygen(least=9),),
         play=(Produce(PLANTS, -1), Produce(MC, 2)), action=AddHere(ANIMAL), holds=ANIMAL, points=PerCubes(ANIMAL)),
    Card(185, "olympus-conference", "Olympus Conference", 10, (SCIENCE, EARTH, BUILDING),
         when=(WhenTag((SCIENCE,), Either(AddHere(SCIENCE), CubesFor(SCIENCE, 1, Draw(1)))),), holds=SCIENCE,
         points=Flat(1), set=CORPORATE_ERA),
    Card(186, "rad-suits", "Rad-Suits", 6, requires=(CitiesInPlay(2),),
         play=(Produce(MC, 1),), points=Flat(1), set=CORPORATE_ERA),
    Card(187, "aquifer-pumping", "Aquifer Pumping", 18, (BUILDING,), action=Pay(Spend(8, takes=STEEL), PlaceOcean())),
    Card(188, "flooding", "Flooding", 7, (EVENT,), play=(Flood(4),), points=Flat(-1)),
    Card(189, "energy-saving", "Energy Saving", 15, (POWER,), play=(Produce(ENERGY, 1, Cities()),)),
    Card(190, "local-heat-trapping", "Local Heat Trapping", 1, (EVENT,),
         play=(Lose(HEAT, 5), Either(Gain(PLANTS, 4), AddTo(ANIMAL, 2)))),
    Card(191, "permafrost-extraction", "Permafrost Extraction", 8, (EVENT,), requires=(Temperature(least=-8),),
         play=(PlaceOcean(),)),
    Card(192, "invention-contest", "Invention Contest", 2, (SCIENCE, EVENT),
         play=(LookAndKeep(3, 1),), set=CORPORATE_ERA),
    Card(193, "plantation", "Plantation", 15, (PLANT,), requires=(Tags(SCIENCE, 2),), play=(PlaceGreenery(),)),
    Card(194, "power-infrastructure", "Power Infrastructure", 4, (POWER, BUILDING),
         action=SpendAny(ENERGY, MC), set=CORPORATE_ERA),
    Card(195, "indentured-workers", "Indentured Workers", 0, (EVENT,),
         play=(NextCard(discount=8),), points=Flat(-1), set=CORPORATE_ERA),
    Card(196, "lagrange-observatory", "Lagrange Observatory", 9, (SCIENCE, SPACE),
         play=(Draw(1),), points=Flat(1), set=CORPORATE_ERA),
    Card(197, "terraforming-ganymede", "Terraforming Ganymede", 33, (JOVIAN, SPACE),
         play=(RaiseTR(1, OwnTags(JOVIAN)),), points=Flat(2), set=CORPORATE_ERA),
    Card(198, "immigration-shuttles", "Immigration Shuttles", 31, (EARTH, SPACE),
         play=(Produce(MC, 5),), points=PerCount(Cities(every=3))),
    Card(199, "restricted-area", "Restricted Area", 11, (SCIENCE,),
         play=(PlaceTile(RESTRICTED_AREA, places.LAND),), action=Pay(Spend(2), Draw(1)), set=CORPORATE_ERA),
    Card(200, "immigrant-city", "Immigrant City", 13, (CITY, BUILDING),
         play=(Produce(ENERGY, -1), Produce(MC, -2), PlaceCity()), when=(WhenCity(Produce(MC, 1), by_this=True),)),
    Card(201, "energy-tapping", "Energy Tapping", 3, (POWER,),
         play=(DecreaseAny(ENERGY, 1), Produce(ENERGY, 1)), points=Flat(-1), set=CORPORATE_ERA),
    Card(202, "underground-detonations", "Underground Detonations", 6, (BUILDING,),
         action=Pay(Spend(10), Produce(HEAT, 2))),
    Card(203, "soletta", "Soletta", 35, (SPACE,), play=(Produce(HEAT, 7),)),
    Card(204, "technology-demonstration", "Technology Demonstration", 5, (SCIENCE, SPACE, EVENT),
         play=(Draw(2),), set=CORPORATE_ERA),
    Card(205, "rad-chem-factory", "Rad-Chem Factory", 8, (BUILDING,), play=(Produce(ENERGY, -1), RaiseTR(2))),
    Card(206, "special-design", "Special Design", 4, (SCIENCE, EVENT), play=(NextCard(slack=2),)),
    Card(207, "medical-lab", "Medical Lab", 13, (SCIENCE, BUILDING),
         play=(Produce(MC, 1, OwnTags(BUILDING, every=2)),), points=Flat(1), set=CORPORATE_ERA),
    Card(208, "ai-central", "AI Central", 21, (SCIENCE, BUILDING), requires=(Tags(SCIENCE, 3),),
         play=(Produce(ENERGY, -1),), action=Draw(2), points=Flat(1), set=CORPORATE_ERA),
)

"""Project cards 053 to 104, in printed order."""

from __future__ import annotations

from typing import Final

from areo.kernel.joints import Either, Pay, Seq
from areo.tableau.card import Card
from areo.tableau.counts import OpponentsTags, OwnTags
from areo.tableau.effects.cards import DiscardToDraw, Draw
from areo.tableau.effects.cubes import AddHere, AddToThatCard
from areo.tableau.effects.payment import Spend
from areo.tableau.effects.production import DecreaseAny, Produce
from areo.tableau.effects.stock import Gain, Lose, RemoveAny
from areo.tableau.modifiers import Discount, MetalValue
from areo.tableau.points import Flat, PerCount, PerCubes
from areo.tableau.requirements import Production, Tags
from areo.tableau.triggers import WhenTag
from areo.terraforming_mars import places
from areo.terraforming_mars.cards.sets import CORPORATE_ERA
from areo.terraforming_mars.counts import Cities
from areo.terraforming_mars.effects.mars import (
    ClaimHex,
    PlaceCity,
    PlaceGreenery,
    PlaceOcean,
    PlaceTile,
    RaiseOxygen,
    RaiseTemperature,
)
from areo.terraforming_mars.effects.production import CopyProduction, ProduceHexMetal
from areo.terraforming_mars.numbers import (
    ANIMAL,
    BUILDING,
    CITY,
    COMMERCIAL_DISTRICT,
    EARTH,
    ENERGY,
    EVENT,
    HEAT,
    JOVIAN,
    MC,
    MICROBE,
    MINING_AREA,
    MINING_RIGHTS,
    NUCLEAR_ZONE,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
)
from areo.terraforming_mars.points import Beside
from areo.terraforming_mars.requirements import Oceans, Oxygen, Temperature

# fmt: off
PROJECTS: Final = (
    Card(53, "lake-marineris", "Lake Marineris", 18, requires=(Temperature(least=0),),
         play=(PlaceOcean(2),), points=Flat(2)),
    Card(54, "small-animals", "Small Animals", 6, (ANIMAL,), requires=(Oxygen(least=6),),
         play=(DecreaseAny(PLANTS, 1),), action=AddHere(ANIMAL), holds=ANIMAL, points=PerCubes(ANIMAL, every=2)),
    Card(55, "kelp-farming", "Kelp Farming", 17, (PLANT,), requires=(Oceans(least=6),),
         play=(Produce(MC, 2), Produce(PLANTS, 3), Gain(PLANTS, 2)), points=Flat(1)),
    Card(56, "mine", "Mine", 4, (BUILDING,), play=(Produce(STEEL, 1),), set=CORPORATE_ERA),
    Card(57, "vesta-shipyard", "Vesta Shipyard", 15, (JOVIAN, SPACE),
         play=(Produce(TITANIUM, 1),), points=Flat(1), set=CORPORATE_ERA),
    Card(58, "beam-from-a-thorium-asteroid", "Beam From A Thorium Asteroid", 32, (JOVIAN, SPACE, POWER),
             requires=(Tags(JOVIAN),),
         play=(Produce(HEAT, 3), Produce(ENERGY, 3)), points=Flat(1)),
    Card(59, "mangrove", "Mangrove", 12, (PLANT,), requires=(Temperature(least=4),),
         play=(PlaceGreenery(places.OCEAN),), points=Flat(1)),
    Card(60, "trees", "Trees", 13, (PLANT,), requires=(Temperature(least=-4),),
         play=(Produce(PLANTS, 3), Gain(PLANTS, 1)), points=Flat(1)),
    Card(61, "great-escarpment-consortium", "Great Escarpment Consortium", 6, requires=(Production(STEEL),),
         play=(DecreaseAny(STEEL, 1), Produce(STEEL, 1)), set=CORPORATE_ERA),
    Card(62, "mineral-deposit", "Mineral Deposit", 5, (EVENT,), play=(Gain(STEEL, 5),), set=CORPORATE_ERA),
    Card(63, "mining-expedition", "Mining Expedition", 12, (EVENT,),
         play=(RaiseOxygen(1), RemoveAny(PLANTS, 2), Gain(STEEL, 2))),
    Card(64, "mining-area", "Mining Area", 4, (BUILDING,),
         play=(Seq(PlaceTile(MINING_AREA, places.METAL_NEXT_TO_OWN), ProduceHexMetal(MINING_AREA)),),
         set=CORPORATE_ERA),
    Card(65, "building-industries", "Building Industries", 6, (BUILDING,),
         play=(Produce(ENERGY, -1), Produce(STEEL, 2)), set=CORPORATE_ERA),
    Card(66, "land-claim", "Land Claim", 1, (EVENT,), play=(ClaimHex(),), set=CORPORATE_ERA),
    Card(67, "mining-rights", "Mining Rights", 9, (BUILDING,),
         play=(Seq(PlaceTile(MINING_RIGHTS, places.METAL), ProduceHexMetal(MINING_RIGHTS)),)),
    Card(68, "sponsors", "Sponsors", 6, (EARTH,), play=(Produce(MC, 2),), set=CORPORATE_ERA),
    Card(69, "electro-catapult", "Electro Catapult", 17, (BUILDING,), requires=(Oxygen(most=8),),
         play=(Produce(ENERGY, -1),),
         action=Either(Pay(Lose(PLANTS, 1), Gain(MC, 7)), Pay(Lose(STEEL, 1), Gain(MC, 7))), points=Flat(1),
         set=CORPORATE_ERA),
    Card(70, "earth-catapult", "Earth Catapult", 23, (EARTH,),
         modifiers=(Discount(2),), points=Flat(2), set=CORPORATE_ERA),
    Card(71, "advanced-alloys", "Advanced Alloys", 9, (SCIENCE,),
         modifiers=(MetalValue(TITANIUM), MetalValue(STEEL)), set=CORPORATE_ERA),
    Card(72, "birds", "Birds", 10, (ANIMAL,), requires=(Oxygen(least=13),),
         play=(DecreaseAny(PLANTS, 2),), action=AddHere(ANIMAL), holds=ANIMAL, points=PerCubes(ANIMAL)),
    Card(73, "mars-university", "Mars University", 8, (SCIENCE, BUILDING),
         when=(WhenTag((SCIENCE,), DiscardToDraw()),), points=Flat(1), set=CORPORATE_ERA),
    Card(74, "viral-enhancers", "Viral Enhancers", 9, (SCIENCE, MICROBE),
         when=(WhenTag((PLANT, MICROBE, ANIMAL), Either(Gain(PLANTS, 1), AddToThatCard((ANIMAL, MICROBE)))),),
         set=CORPORATE_ERA),
    Card(75, "towing-a-comet", "Towing A Comet", 23, (SPACE, EVENT),
         play=(Gain(PLANTS, 2), RaiseOxygen(1), PlaceOcean())),
    Card(76, "space-mirrors", "Space Mirrors", 3, (POWER, SPACE), action=Pay(Spend(7), Produce(ENERGY, 1))),
    Card(77, "solar-wind-power", "Solar Wind Power", 11, (SCIENCE, SPACE, POWER),
         play=(Produce(ENERGY, 1), Gain(TITANIUM, 2))),
    Card(78, "ice-asteroid", "Ice Asteroid", 23, (SPACE, EVENT), play=(PlaceOcean(2),)),
    Card(79, "quantum-extractor", "Quantum Extractor", 13, (SCIENCE, POWER), requires=(Tags(SCIENCE, 4),),
         play=(Produce(ENERGY, 4),), modifiers=(Discount(2, SPACE),), set=CORPORATE_ERA),
    Card(80, "giant-ice-asteroid", "Giant Ice Asteroid", 36, (SPACE, EVENT),
         play=(RaiseTemperature(2), PlaceOcean(2), RemoveAny(PLANTS, 6))),
    Card(81, "ganymede-colony", "Ganymede Colony", 20, (JOVIAN, SPACE, CITY),
         play=(PlaceCity(places.GANYMEDE),), points=PerCount(OwnTags(JOVIAN))),
    Card(82, "callisto-penal-mines", "Callisto Penal Mines", 24, (JOVIAN, SPACE),
         play=(Produce(MC, 3),), points=Flat(2), set=CORPORATE_ERA),
    Card(83, "giant-space-mirror", "Giant Space Mirror", 17, (POWER, SPACE), play=(Produce(ENERGY, 3),)),
    Card(84, "trans-neptune-probe", "Trans-Neptune Probe", 6, (SCIENCE, SPACE), points=Flat(1), set=CORPORATE_ERA),
    Card(85, "commercial-district", "Commercial District", 16, (BUILDING,),
         play=(Produce(ENERGY, -1), Produce(MC, 4), PlaceTile(COMMERCIAL_DISTRICT, places.LAND)),
         points=Beside(COMMERCIAL_DISTRICT, cities=True), set=CORPORATE_ERA),
    Card(86, "robotic-workforce", "Robotic Workforce", 9, (SCIENCE,),
         play=(CopyProduction(BUILDING),), set=CORPORATE_ERA),
    Card(87, "grass", "Grass", 11, (PLANT,), requires=(Temperature(least=-16),),
         play=(Produce(PLANTS, 1), Gain(PLANTS, 3))),
    Card(88, "heather", "Heather", 6, (PLANT,), requires=(Temperature(least=-14),),
         play=(Produce(PLANTS, 1), Gain(PLANTS, 1))),
    Card(89, "peroxide-power", "Peroxide Power", 7, (POWER, BUILDING), play=(Produce(MC, -1), Produce(ENERGY, 2))),
    Card(90, "research", "Research", 11, (SCIENCE, SCIENCE), play=(Draw(2),), points=Flat(1), set=CORPORATE_ERA),
    Card(91, "gene-repair", "Gene Repair", 12, (SCIENCE,), requires=(Tags(SCIENCE, 3),),
         play=(Produce(MC, 2),), points=Flat(2), set=CORPORATE_ERA),
    Card(92, "io-mining-industries", "Io Mining Industries", 41, (JOVIAN, SPACE),
         play=(Produce(TITANIUM, 2), Produce(MC, 2)), points=PerCount(OwnTags(JOVIAN)), set=CORPORATE_ERA),
    Card(93, "bushes", "Bushes", 10, (PLANT,), requires=(Temperature(least=-10),),
         play=(Produce(PLANTS, 2), Gain(PLANTS, 2))),
    Card(94, "mass-converter", "Mass Converter", 8, (SCIENCE, POWER), requires=(Tags(SCIENCE, 5),),
         play=(Produce(ENERGY, 6),), modifiers=(Discount(2, SPACE),), set=CORPORATE_ERA),
    Card(95, "physics-complex", "Physics Complex", 12, (SCIENCE, BUILDING),
         action=Pay(Lose(ENERGY, 6), AddHere(SCIENCE)), holds=SCIENCE, points=PerCubes(SCIENCE, points=2),
         set=CORPORATE_ERA),
    Card(96, "greenhouses", "Greenhouses", 6, (PLANT, BUILDING), play=(Gain(PLANTS, 1, Cities()),)),
    Card(97, "nuclear-zone", "Nuclear Zone", 10, (EARTH,),
         play=(PlaceTile(NUCLEAR_ZONE, places.LAND), RaiseTemperature(2)), points=Flat(-2)),
    Card(98, "tropical-resort", "Tropical Resort", 13, (BUILDING,),
         play=(Produce(HEAT, -2), Produce(MC, 3)), points=Flat(2), set=CORPORATE_ERA),
    Card(99, "toll-station", "Toll Station", 12, (SPACE,),
         play=(Produce(MC, 1, OpponentsTags(SPACE)),), set=CORPORATE_ERA),
    Card(100, "fueled-generators", "Fueled Generators", 1, (POWER, BUILDING),
         play=(Produce(MC, -1), Produce(ENERGY, 1))),
    Card(101, "ironworks", "Ironworks", 11, (BUILDING,),
         action=Pay(Lose(ENERGY, 4), Seq(Gain(STEEL, 1), RaiseOxygen(1)))),
    Card(102, "power-grid", "Power Grid", 18, (POWER,), play=(Produce(ENERGY, 1, OwnTags(POWER)),)),
    Card(103, "steelworks", "Steelworks", 15, (BUILDING,),
         action=Pay(Lose(ENERGY, 4), Seq(Gain(STEEL, 2), RaiseOxygen(1)))),
    Card(104, "ore-processor", "Ore Processor", 13, (BUILDING,),
         action=Pay(Lose(ENERGY, 4), Seq(Gain(TITANIUM, 1), RaiseOxygen(1)))),
)

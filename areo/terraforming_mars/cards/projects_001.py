"""Project cards 001 to 052, in printed order."""

from __future__ import annotations

from typing import Final

from areo.kernel.joints import Either, Pay
from areo.tableau.card import Card
from areo.tableau.counts import OwnTags
from areo.tableau.effects.cards import Draw, LookAndBuy
from areo.tableau.effects.conditions import IfTags
from areo.tableau.effects.cubes import AddHere, AddTo, RemoveCubes, RemoveHere, RevealForTag, TakeCube
from areo.tableau.effects.payment import Spend
from areo.tableau.effects.production import DecreaseAny, Produce
from areo.tableau.effects.stock import Gain, GainAll, Lose, RemoveAny
from areo.tableau.modifiers import Discount
from areo.tableau.points import Flat, IfCubes, PerCount, PerCubes
from areo.tableau.requirements import Production, Tags
from areo.tableau.triggers import WhenEvent
from areo.terraforming_mars import places
from areo.terraforming_mars.cards.sets import CORPORATE_ERA
from areo.terraforming_mars.counts import Cities
from areo.terraforming_mars.effects.mars import PlaceCity, PlaceOcean, PlaceTile, RaiseOxygen, RaiseTemperature, RaiseTR
from areo.terraforming_mars.numbers import (
    ANIMAL,
    BUILDING,
    CAPITAL,
    CARD_PRICE,
    CITY,
    EARTH,
    ENERGY,
    EVENT,
    FIGHTER,
    HEAT,
    JOVIAN,
    MC,
    MICROBE,
    NATURAL_PRESERVE,
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
from areo.terraforming_mars.triggers import WhenCity, WhenOcean

# fmt: off
PROJECTS: Final = (
    Card(1, "colonizer-training-camp", "Colonizer Training Camp", 8, (JOVIAN, BUILDING), requires=(Oxygen(most=5),),
         points=Flat(2)),
    Card(2, "asteroid-mining-consortium", "Asteroid Mining Consortium", 13, (JOVIAN,), requires=(Production(TITANIUM),),
         play=(DecreaseAny(TITANIUM, 1), Produce(TITANIUM, 1)), points=Flat(1), set=CORPORATE_ERA),
    Card(3, "deep-well-heating", "Deep Well Heating", 13, (POWER, BUILDING),
         play=(Produce(ENERGY, 1), RaiseTemperature(1))),
    Card(4, "cloud-seeding", "Cloud Seeding", 11, requires=(Oceans(least=3),),
         play=(Produce(MC, -1), DecreaseAny(HEAT, 1), Produce(PLANTS, 2))),
    Card(5, "search-for-life", "Search For Life", 3, (SCIENCE,), requires=(Oxygen(most=6),),
         action=Pay(Spend(1), RevealForTag(MICROBE, SCIENCE)), holds=SCIENCE, points=IfCubes(SCIENCE, 3)),
    Card(6, "inventors-guild", "Inventors' Guild", 9, (SCIENCE,), action=LookAndBuy(CARD_PRICE), set=CORPORATE_ERA),
    Card(7, "martian-rails", "Martian Rails", 13, (BUILDING,),
         action=Pay(Lose(ENERGY, 1), Gain(MC, 1, Cities(on_mars=True)))),
    Card(8, "capital", "Capital", 26, (CITY, BUILDING), requires=(Oceans(least=4),),
         play=(Produce(ENERGY, -2), Produce(MC, 5), PlaceTile(CAPITAL, places.CITY)),
         points=Beside(CAPITAL, cities=False)),
    Card(9, "asteroid", "Asteroid", 14, (SPACE, EVENT),
         play=(RaiseTemperature(1), Gain(TITANIUM, 2), RemoveAny(PLANTS, 3))),
    Card(10, "comet", "Comet", 21, (SPACE, EVENT), play=(RaiseTemperature(1), PlaceOcean(), RemoveAny(PLANTS, 3))),
    Card(11, "big-asteroid", "Big Asteroid", 27, (SPACE, EVENT),
         play=(RaiseTemperature(2), Gain(TITANIUM, 4), RemoveAny(PLANTS, 4))),
    Card(12, "water-import-from-europa", "Water Import From Europa", 25, (JOVIAN, SPACE),
         action=Pay(Spend(12, takes=TITANIUM), PlaceOcean()), points=PerCount(OwnTags(JOVIAN))),
    Card(13, "space-elevator", "Space Elevator", 27, (SPACE, BUILDING),
         play=(Produce(TITANIUM, 1),), action=Pay(Lose(STEEL, 1), Gain(MC, 5)), points=Flat(2), set=CORPORATE_ERA),
    Card(14, "development-center", "Development Center", 11, (SCIENCE, BUILDING),
         action=Pay(Lose(ENERGY, 1), Draw(1)), set=CORPORATE_ERA),
    Card(15, "equatorial-magnetizer", "Equatorial Magnetizer", 11, (BUILDING,),
         action=Pay(Produce(ENERGY, -1), RaiseTR(1))),
    Card(16, "domed-crater", "Domed Crater", 24, (CITY, BUILDING), requires=(Oxygen(most=7),),
         play=(Produce(ENERGY, -1), Produce(MC, 3), Gain(PLANTS, 3), PlaceCity()), points=Flat(1)),
    Card(17, "noctis-city", "Noctis City", 18, (CITY, BUILDING),
         play=(Produce(ENERGY, -1), Produce(MC, 3), PlaceCity(places.NOCTIS))),
    Card(18, "methane-from-titan", "Methane From Titan", 28, (JOVIAN, SPACE), requires=(Oxygen(least=2),),
         play=(Produce(HEAT, 2), Produce(PLANTS, 2)), points=Flat(2)),
    Card(19, "imported-hydrogen", "Imported Hydrogen", 16, (EARTH, SPACE, EVENT),
         play=(Either(Gain(PLANTS, 3), AddTo(MICROBE, 3), AddTo(ANIMAL, 2)), PlaceOcean())),
    Card(20, "research-outpost", "Research Outpost", 18, (SCIENCE, CITY, BUILDING),
         play=(PlaceCity(places.ISOLATED),), modifiers=(Discount(1),)),
    Card(21, "phobos-space-haven", "Phobos Space Haven", 25, (SPACE, CITY),
         play=(Produce(TITANIUM, 1), PlaceCity(places.PHOBOS)), points=Flat(3)),
    Card(22, "black-polar-dust", "Black Polar Dust", 15, play=(Produce(MC, -2), Produce(HEAT, 3), PlaceOcean())),
    Card(23, "arctic-algae", "Arctic Algae", 12, (PLANT,), requires=(Temperature(most=-12),),
         play=(Gain(PLANTS, 1),), when=(WhenOcean(Gain(PLANTS, 2)),)),
    Card(24, "predators", "Predators", 14, (ANIMAL,), requires=(Oxygen(least=11),),
         action=Pay(TakeCube(ANIMAL), AddHere(ANIMAL)), holds=ANIMAL, points=PerCubes(ANIMAL)),
    Card(25, "space-station", "Space Station", 10, (SPACE,),
         modifiers=(Discount(2, SPACE),), points=Flat(1), set=CORPORATE_ERA),
    Card(26, "eos-chasma-national-park", "Eos Chasma National Park", 16, (PLANT, BUILDING),
             requires=(Temperature(least=-12),),
         play=(AddTo(ANIMAL, 1), Gain(PLANTS, 3), Produce(MC, 2)), points=Flat(1)),
    Card(27, "interstellar-colony-ship", "Interstellar Colony Ship", 24, (EARTH, SPACE, EVENT),
             requires=(Tags(SCIENCE, 5),),
         points=Flat(4), set=CORPORATE_ERA),
    Card(28, "security-fleet", "Security Fleet", 12, (SPACE,),
         action=Pay(Lose(TITANIUM, 1), AddHere(FIGHTER)), holds=FIGHTER, points=PerCubes(FIGHTER), set=CORPORATE_ERA),
    Card(29, "cupola-city", "Cupola City", 16, (CITY, BUILDING), requires=(Oxygen(most=9),),
         play=(Produce(ENERGY, -1), Produce(MC, 3), PlaceCity())),
    Card(30, "lunar-beam", "Lunar Beam", 13, (EARTH, POWER),
         play=(Produce(MC, -2), Produce(HEAT, 2), Produce(ENERGY, 2))),
    Card(31, "optimal-aerobraking", "Optimal Aerobraking", 7, (SPACE,),
         when=(WhenEvent(GainAll(Gain(MC, 3), Gain(HEAT, 3)), SPACE),)),
    Card(32, "underground-city", "Underground City", 18, (CITY, BUILDING),
         play=(Produce(ENERGY, -2), Produce(STEEL, 2), PlaceCity())),
    Card(33, "regolith-eaters", "Regolith Eaters", 13, (SCIENCE, MICROBE),
         action=Either(AddHere(MICROBE), Pay(RemoveHere(MICROBE, 2), RaiseOxygen(1))), holds=MICROBE),
    Card(34, "ghg-producing-bacteria", "GHG Producing Bacteria", 8, (SCIENCE, MICROBE), requires=(Oxygen(least=4),),
         action=Either(AddHere(MICROBE), Pay(RemoveHere(MICROBE, 2), RaiseTemperature(1))), holds=MICROBE),
    Card(35, "ants", "Ants", 9, (MICROBE,), requires=(Oxygen(least=4),),
         action=Pay(TakeCube(MICROBE), AddHere(MICROBE)), holds=MICROBE, points=PerCubes(MICROBE, every=2)),
    Card(36, "release-of-inert-gases", "Release of Inert Gases", 14, (EVENT,), play=(RaiseTR(2),)),
    Card(37, "nitrogen-rich-asteroid", "Nitrogen-Rich Asteroid", 31, (SPACE, EVENT),
         play=(RaiseTR(2), RaiseTemperature(1), IfTags(PLANT, 3, Produce(PLANTS, 4), Produce(PLANTS, 1)))),
    Card(38, "rover-construction", "Rover Construction", 8, (BUILDING,),
         when=(WhenCity(Gain(MC, 2)),), points=Flat(1)),
    Card(39, "deimos-down", "Deimos Down", 31, (SPACE, EVENT),
         play=(RaiseTemperature(3), Gain(STEEL, 4), RemoveAny(PLANTS, 8))),
    Card(40, "asteroid-mining", "Asteroid Mining", 30, (JOVIAN, SPACE), play=(Produce(TITANIUM, 2),), points=Flat(2)),
    Card(41, "food-factory", "Food Factory", 12, (BUILDING,),
         play=(Produce(PLANTS, -1), Produce(MC, 4)), points=Flat(1)),
    Card(42, "archaebacteria", "Archaebacteria", 6, (MICROBE,), requires=(Temperature(most=-18),),
         play=(Produce(PLANTS, 1),)),
    Card(43, "carbonate-processing", "Carbonate Processing", 6, (BUILDING,),
         play=(Produce(ENERGY, -1), Produce(HEAT, 3))),
    Card(44, "natural-preserve", "Natural Preserve", 9, (SCIENCE, BUILDING), requires=(Oxygen(most=4),),
         play=(Produce(MC, 1), PlaceTile(NATURAL_PRESERVE, places.ISOLATED)), points=Flat(1)),
    Card(45, "nuclear-power", "Nuclear Power", 10, (POWER, BUILDING), play=(Produce(MC, -2), Produce(ENERGY, 3))),
    Card(46, "lightning-harvest", "Lightning Harvest", 8, (POWER,), requires=(Tags(SCIENCE, 3),),
         play=(Produce(ENERGY, 1), Produce(MC, 1)), points=Flat(1), set=CORPORATE_ERA),
    Card(47, "algae", "Algae", 10, (PLANT,), requires=(Oceans(least=5),), play=(Gain(PLANTS, 1), Produce(PLANTS, 2))),
    Card(48, "adapted-lichen", "Adapted Lichen", 9, (PLANT,), play=(Produce(PLANTS, 1),)),
    Card(49, "tardigrades", "Tardigrades", 4, (MICROBE,),
         action=AddHere(MICROBE), holds=MICROBE, points=PerCubes(MICROBE, every=4), set=CORPORATE_ERA),
    Card(50, "virus", "Virus", 1, (MICROBE, EVENT),
         play=(Either(RemoveCubes(ANIMAL, 2), RemoveAny(PLANTS, 5)),), set=CORPORATE_ERA),
    Card(51, "miranda-resort", "Miranda Resort", 12, (JOVIAN, SPACE),
         play=(Produce(MC, 1, OwnTags(EARTH, on_this=False)),), points=Flat(1), set=CORPORATE_ERA),
    Card(52, "fish", "Fish", 9, (ANIMAL,), requires=(Temperature(least=2),),
         play=(DecreaseAny(PLANTS, 1),), action=AddHere(ANIMAL), holds=ANIMAL, points=PerCubes(ANIMAL)),
)

"""Project cards 105 to 156, in printed order."""

from __future__ import annotations

from typing import Final

from areo.kernel.joints import Either, Pay
from areo.tableau.card import Card
from areo.tableau.counts import EventsPlayed, OwnTags
from areo.tableau.effects.cards import Draw, LookAndBuy, LookAndKeep
from areo.tableau.effects.cubes import AddHere, AddTo, AddToHolder
from areo.tableau.effects.payment import Spend
from areo.tableau.effects.production import DecreaseAny, Produce
from areo.tableau.effects.stock import Gain, Lose, RemoveAny, Steal
from areo.tableau.modifiers import Discount, Slack
from areo.tableau.points import Flat, PerCubes
from areo.tableau.requirements import Tags
from areo.tableau.triggers import WhenEvent, WhenTag
from areo.terraforming_mars import places
from areo.terraforming_mars.cards.sets import CORPORATE_ERA
from areo.terraforming_mars.counts import Cities
from areo.terraforming_mars.effects.mars import PlaceCity, PlaceOcean, PlaceTile, RaiseOxygen, RaiseTemperature, RaiseTR
from areo.terraforming_mars.effects.production import ConvertHeat
from areo.terraforming_mars.numbers import (
    ANIMAL,
    BUILDING,
    CARD_PRICE,
    CITY,
    EARTH,
    ECOLOGICAL_ZONE,
    ENERGY,
    EVENT,
    HEAT,
    INDUSTRIAL_CENTER,
    LAVA_FLOWS,
    MC,
    MICROBE,
    MOHOLE_AREA,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
)
from areo.terraforming_mars.requirements import Oceans, OwnGreeneries, Oxygen, Temperature
from areo.terraforming_mars.triggers import WhenGreenery, WhenProject

# fmt: off
PROJECTS: Final = (
    Card(105, "earth-office", "Earth Office", 1, (EARTH,), modifiers=(Discount(3, EARTH),), set=CORPORATE_ERA),
    Card(106, "acquired-company", "Acquired Company", 10, (EARTH,), play=(Produce(MC, 3),), set=CORPORATE_ERA),
    Card(107, "media-archives", "Media Archives", 8, (EARTH,), play=(Gain(MC, 1, EventsPlayed()),), set=CORPORATE_ERA),
    Card(108, "open-city", "Open City", 23, (CITY, BUILDING), requires=(Oxygen(least=12),),
         play=(Produce(ENERGY, -1), Produce(MC, 4), Gain(PLANTS, 2), PlaceCity()), points=Flat(1)),
    Card(109, "media-group", "Media Group", 6, (EARTH,), when=(WhenEvent(Gain(MC, 3)),), set=CORPORATE_ERA),
    Card(110, "business-network", "Business Network", 4, (EARTH,),
         play=(Produce(MC, -1),), action=LookAndBuy(CARD_PRICE), set=CORPORATE_ERA),
    Card(111, "business-contacts", "Business Contacts", 7, (EARTH, EVENT),
         play=(LookAndKeep(4, 2),), set=CORPORATE_ERA),
    Card(112, "bribed-committee", "Bribed Committee", 7, (EARTH, EVENT),
         play=(RaiseTR(2),), points=Flat(-2), set=CORPORATE_ERA),
    Card(113, "solar-power", "Solar Power", 11, (POWER, BUILDING), play=(Produce(ENERGY, 1),), points=Flat(1)),
    Card(114, "breathing-filters", "Breathing Filters", 11, (SCIENCE,), requires=(Oxygen(least=7),), points=Flat(2)),
    Card(115, "artificial-photosynthesis", "Artificial Photosynthesis", 12, (SCIENCE,),
         play=(Either(Produce(PLANTS, 1), Produce(ENERGY, 2)),)),
    Card(116, "artificial-lake", "Artificial Lake", 15, (BUILDING,), requires=(Temperature(least=-6),),
         play=(PlaceOcean(place=places.LAND),), points=Flat(1)),
    Card(117, "geothermal-power", "Geothermal Power", 11, (POWER, BUILDING), play=(Produce(ENERGY, 2),)),
    Card(118, "farming", "Farming", 16, (PLANT,), requires=(Temperature(least=4),),
         play=(Produce(MC, 2), Produce(PLANTS, 2), Gain(PLANTS, 2)), points=Flat(2)),
    Card(119, "dust-seals", "Dust Seals", 2, requires=(Oceans(most=3),), points=Flat(1)),
    Card(120, "urbanized-area", "Urbanized Area", 10, (CITY, BUILDING),
         play=(Produce(ENERGY, -1), Produce(MC, 2), PlaceCity(places.NEXT_TO_TWO_CITIES))),
    Card(121, "sabotage", "Sabotage", 1, (EVENT,),
         play=(Either(RemoveAny(TITANIUM, 3), RemoveAny(STEEL, 4), RemoveAny(MC, 7)),), set=CORPORATE_ERA),
    Card(122, "moss", "Moss", 4, (PLANT,), requires=(Oceans(least=3),), play=(Lose(PLANTS, 1), Produce(PLANTS, 1))),
    Card(123, "industrial-center", "Industrial Center", 4, (BUILDING,),
         play=(PlaceTile(INDUSTRIAL_CENTER, places.NEXT_TO_CITY),), action=Pay(Spend(7), Produce(STEEL, 1)),
         set=CORPORATE_ERA),
    Card(124, "hired-raiders", "Hired Raiders", 1, (EVENT,),
         play=(Either(Steal(STEEL, 2), Steal(MC, 3)),), set=CORPORATE_ERA),
    Card(125, "hackers", "Hackers", 3,
         play=(Produce(ENERGY, -1), Produce(MC, 2), DecreaseAny(MC, 2)), points=Flat(-1), set=CORPORATE_ERA),
    Card(126, "ghg-factories", "GHG Factories", 11, (BUILDING,), play=(Produce(ENERGY, -1), Produce(HEAT, 4))),
    Card(127, "subterranean-reservoir", "Subterranean Reservoir", 11, (EVENT,), play=(PlaceOcean(),)),
    Card(128, "ecological-zone", "Ecological Zone", 12, (ANIMAL, PLANT), requires=(OwnGreeneries(),),
         play=(PlaceTile(ECOLOGICAL_ZONE, places.NEXT_TO_GREENERY),),
         when=(WhenTag((ANIMAL, PLANT), AddHere(ANIMAL)),), holds=ANIMAL, points=PerCubes(ANIMAL, every=2)),
    Card(129, "zeppelins", "Zeppelins", 13, requires=(Oxygen(least=5),),
         play=(Produce(MC, 1, Cities(on_mars=True)),), points=Flat(1)),
    Card(130, "worms", "Worms", 8, (MICROBE,), requires=(Oxygen(least=4),),
         play=(Produce(PLANTS, 1, OwnTags(MICROBE, every=2)),)),
    Card(131, "decomposers", "Decomposers", 5, (MICROBE,), requires=(Oxygen(least=3),),
         when=(WhenTag((ANIMAL, PLANT, MICROBE), AddHere(MICROBE)),), holds=MICROBE,
         points=PerCubes(MICROBE, every=3)),
    Card(132, "fusion-power", "Fusion Power", 14, (SCIENCE, POWER, BUILDING), requires=(Tags(POWER, 2),),
         play=(Produce(ENERGY, 3),)),
    Card(133, "symbiotic-fungus", "Symbiotic Fungus", 4, (MICROBE,), requires=(Temperature(least=-14),),
         action=AddTo(MICROBE, 1)),
    Card(134, "extreme-cold-fungus", "Extreme-Cold Fungus", 13, (MICROBE,), requires=(Temperature(most=-10),),
         action=Either(Gain(PLANTS, 1), AddTo(MICROBE, 2))),
    Card(135, "advanced-ecosystems", "Advanced Ecosystems", 11, (PLANT, MICROBE, ANIMAL), requires=(Tags(PLANT),
             Tags(ANIMAL), Tags(MICROBE)),
         points=Flat(3)),
    Card(136, "great-dam", "Great Dam", 12, (POWER, BUILDING), requires=(Oceans(least=4),),
         play=(Produce(ENERGY, 2),), points=Flat(1)),
    Card(137, "cartel", "Cartel", 8, (EARTH,), play=(Produce(MC, 1, OwnTags(EARTH)),), set=CORPORATE_ERA),
    Card(138, "strip-mine", "Strip Mine", 25, (BUILDING,),
         play=(Produce(ENERGY, -2), Produce(STEEL, 2), Produce(TITANIUM, 1), RaiseOxygen(2))),
    Card(139, "wave-power", "Wave Power", 8, (POWER,), requires=(Oceans(least=3),),
         play=(Produce(ENERGY, 1),), points=Flat(1)),
    Card(140, "lava-flows", "Lava Flows", 18, (EVENT,),
         play=(RaiseTemperature(2), PlaceTile(LAVA_FLOWS, places.VOLCANIC))),
    Card(141, "power-plant", "Power Plant", 4, (POWER, BUILDING), play=(Produce(ENERGY, 1),)),
    Card(142, "mohole-area", "Mohole Area", 20, (BUILDING,),
         play=(Produce(HEAT, 4), PlaceTile(MOHOLE_AREA, places.OCEAN))),
    Card(143, "large-convoy", "Large Convoy", 36, (EARTH, SPACE, EVENT),
         play=(PlaceOcean(), Draw(2), Either(Gain(PLANTS, 5), AddTo(ANIMAL, 4))), points=Flat(2)),
    Card(144, "titanium-mine", "Titanium Mine", 7, (BUILDING,), play=(Produce(TITANIUM, 1),), set=CORPORATE_ERA),
    Card(145, "tectonic-stress-power", "Tectonic Stress Power", 18, (POWER, BUILDING), requires=(Tags(SCIENCE, 2),),
         play=(Produce(ENERGY, 3),), points=Flat(1)),
    Card(146, "nitrophilic-moss", "Nitrophilic Moss", 8, (PLANT,), requires=(Oceans(least=3),),
         play=(Lose(PLANTS, 2), Produce(PLANTS, 2))),
    Card(147, "herbivores", "Herbivores", 12, (ANIMAL,), requires=(Oxygen(least=8),),
         play=(DecreaseAny(PLANTS, 1), AddHere(ANIMAL)), when=(WhenGreenery(AddHere(ANIMAL)),), holds=ANIMAL,
         points=PerCubes(ANIMAL, every=2)),
    Card(148, "insects", "Insects", 9, (MICROBE,), requires=(Oxygen(least=6),),
         play=(Produce(PLANTS, 1, OwnTags(PLANT, on_this=False)),)),
    Card(149, "ceos-favorite-project", "CEO's Favorite Project", 1, (EVENT,), play=(AddToHolder(),), set=CORPORATE_ERA),
    Card(150, "anti-gravity-technology", "Anti-Gravity Technology", 14, (SCIENCE,), requires=(Tags(SCIENCE, 7),),
         modifiers=(Discount(2),), points=Flat(3), set=CORPORATE_ERA),
    Card(151, "investment-loan", "Investment Loan", 3, (EARTH, EVENT),
         play=(Produce(MC, -1), Gain(MC, 10)), set=CORPORATE_ERA),
    Card(152, "insulation", "Insulation", 2, play=(ConvertHeat(),)),
    Card(153, "adaptation-technology", "Adaptation Technology", 12, (SCIENCE,),
         modifiers=(Slack(2),), points=Flat(1)),
    Card(154, "caretaker-contract", "Caretaker Contract", 3, requires=(Temperature(least=0),),
         action=Pay(Lose(HEAT, 8), RaiseTR(1)), set=CORPORATE_ERA),
    Card(155, "designed-microorganisms", "Designed Microorganisms", 16, (SCIENCE, MICROBE),
             requires=(Temperature(most=-14),),
         play=(Produce(PLANTS, 2),)),
    Card(156, "standard-technology", "Standard Technology", 6, (SCIENCE,),
         when=(WhenProject(Gain(MC, 3)),), set=CORPORATE_ERA),
)

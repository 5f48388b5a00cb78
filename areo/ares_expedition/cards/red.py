"""Red project cards, 065 to 102: events."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition.effects.actions import AddToAny, AddToCard
from areo.ares_expedition.effects.cards import DiscardCards, ExtraPlay, NextCard
from areo.ares_expedition.effects.planet import FlipOceans, GainForests, LoseTR, RaiseOxygen, RaiseTemperature, RaiseTR
from areo.ares_expedition.numbers import (
    ANIMAL,
    BUILDING,
    EARTH,
    EVENT,
    HEAT,
    JOVIAN,
    MC,
    MICROBE,
    PLANT,
    PLANTS,
    RED,
    RED_ZONE,
    SCIENCE,
    SPACE,
    WHITE,
    YELLOW,
)
from areo.ares_expedition.requirements import Oxygen, Temperature
from areo.kernel.joints import Either, Seq
from areo.tableau.card import Card
from areo.tableau.counts import OwnTags
from areo.tableau.effects.cards import Draw, LookAndKeep
from areo.tableau.effects.conditions import IfTags
from areo.tableau.effects.stock import Gain, Lose
from areo.tableau.points import Flat
from areo.tableau.requirements import Tags

# fmt: off
PROJECTS: Final = (
    Card(65, "advanced-ecosystems", "Advanced Ecosystems", 10, (MICROBE, ANIMAL, EVENT),
         requires=(Tags(ANIMAL), Tags(MICROBE), Tags(PLANT)), points=Flat(3), colour=RED),
    Card(66, "artificial-lake", "Artificial Lake", 13, (EVENT,), requires=(Temperature(least=YELLOW),),
         play=(FlipOceans(1),), points=Flat(1), colour=RED),
    Card(67, "atmosphere-filtering", "Atmosphere Filtering", 6, (SPACE, EVENT), requires=(Tags(SCIENCE, 2),),
         play=(RaiseOxygen(1),), colour=RED),
    Card(68, "breathing-filters", "Breathing Filters", 9, (EVENT,), requires=(Oxygen(least=YELLOW),), points=Flat(2),
         colour=RED),
    Card(69, "bribed-committee", "Bribed Committee", 5, (EARTH, EVENT), play=(RaiseTR(2),), points=Flat(-2),
         colour=RED),
    Card(70, "business-contacts", "Business Contacts", 5, (EARTH, EVENT), play=(Seq(Draw(4), DiscardCards(2)),),
         colour=RED),
    Card(71, "ceos-favorite-project", "CEO's Favorite Project", 3, (EVENT,), play=(AddToAny(2),), colour=RED),
    Card(72, "colonizer-training-camp", "Colonizer Training Camp", 10, (BUILDING, JOVIAN, EVENT),
         requires=(Oxygen(most=RED_ZONE),), points=Flat(2), colour=RED),
    Card(73, "comet", "Comet", 25, (SPACE, EVENT), play=(RaiseTemperature(1), FlipOceans(1)), colour=RED),
    Card(74, "convoy-from-europa", "Convoy from Europa", 14, (SPACE, EVENT), play=(Draw(1), FlipOceans(1)),
         colour=RED),
    Card(75, "crater", "Crater", 7, (EVENT,), requires=(Tags(EVENT, 3),), play=(FlipOceans(1),), colour=RED),
    Card(76, "deimos-down", "Deimos Down", 30, (SPACE, EVENT), play=(RaiseTemperature(3), Gain(MC, 7)), colour=RED),
    Card(77, "giant-ice-asteroid", "Giant Ice Asteroid", 36, (SPACE, EVENT), play=(RaiseTemperature(2), FlipOceans(2)),
         colour=RED),
    Card(78, "ice-asteroid", "Ice Asteroid", 21, (SPACE, EVENT), play=(FlipOceans(2),), colour=RED),
    Card(79, "ice-cap-melting", "Ice Cap Melting", 4, (EVENT,), requires=(Temperature(least=WHITE),),
         play=(FlipOceans(1),), colour=RED),
    Card(80, "imported-hydrogen", "Imported Hydrogen", 17, (SPACE, EARTH, EVENT),
         play=(FlipOceans(1), Either(Gain(PLANTS, 3), AddToCard(MICROBE, 3), AddToCard(ANIMAL, 2))), colour=RED),
    Card(81, "imported-nitrogen", "Imported Nitrogen", 20, (SPACE, EARTH, EVENT),
         play=(RaiseTR(1), Gain(PLANTS, 4), AddToCard(ANIMAL, 2), AddToCard(MICROBE, 3)), colour=RED),
    Card(82, "interstellar-colony-ship", "Interstellar Colony Ship", 20, (SPACE, EARTH, EVENT),
         requires=(Tags(SCIENCE, 4),), points=Flat(4), colour=RED),
    Card(83, "invention-contest", "Invention Contest", 1, (SCIENCE, EVENT), play=(LookAndKeep(3, 1),), colour=RED),
    Card(84, "investment-loan", "Investment Loan", 1, (EARTH, EVENT), pay=(LoseTR(1),), play=(Gain(MC, 10),),
         points=Flat(1), colour=RED),
    Card(85, "lagrange-observatory", "Lagrange Observatory", 7, (SCIENCE, SPACE, EVENT), play=(Draw(1),),
         points=Flat(1), colour=RED),
    Card(86, "lake-marineris", "Lake Marineris", 17, (EVENT,), requires=(Temperature(least=YELLOW),),
         play=(FlipOceans(2),), points=Flat(1), colour=RED),
    Card(87, "large-convoy", "Large Convoy", 36, (SPACE, EARTH, EVENT),
         play=(FlipOceans(1), Draw(2), Either(Gain(PLANTS, 5), AddToCard(ANIMAL, 3))), points=Flat(2),
         colour=RED),
    Card(88, "lava-flows", "Lava Flows", 17, (EVENT,), play=(RaiseTemperature(2),), colour=RED),
    Card(89, "local-heat-trapping", "Local Heat Trapping", 0, (EVENT,), pay=(Lose(HEAT, 3),),
         play=(Gain(PLANTS, 4), Either(AddToCard(ANIMAL, 2), AddToCard(MICROBE, 2))), colour=RED),
    Card(90, "mangrove", "Mangrove", 12, (PLANT, EVENT), requires=(Temperature(least=WHITE),), play=(GainForests(1),),
         colour=RED),
    Card(91, "nitrogen-rich-asteroid", "Nitrogen-Rich Asteroid", 30, (SPACE, EVENT),
         play=(RaiseTR(2), RaiseTemperature(1), IfTags(PLANT, 3, Gain(PLANTS, 6), Gain(PLANTS, 2))), colour=RED),
    Card(92, "permafrost-extraction", "Permafrost Extraction", 8, (EVENT,), requires=(Temperature(least=YELLOW),),
         play=(FlipOceans(1),), colour=RED),
    Card(93, "phobos-falls", "Phobos Falls", 32, (SPACE, EVENT),
         play=(RaiseTemperature(1), FlipOceans(1), Draw(2)), points=Flat(1), colour=RED),
    Card(94, "plantation", "Plantation", 22, (PLANT, EVENT), requires=(Tags(SCIENCE, 4),), play=(GainForests(2),),
         colour=RED),
    Card(95, "release-of-inert-gases", "Release of Inert Gases", 16, (EVENT,), play=(RaiseTR(2),), colour=RED),
    Card(96, "research", "Research", 5, (SCIENCE, SCIENCE, EVENT), play=(Draw(2),), colour=RED),
    Card(97, "special-design", "Special Design", 3, (EVENT,), play=(ExtraPlay(), NextCard(zones=1)), colour=RED),
    Card(98, "subterranean-reservoir", "Subterranean Reservoir", 10, (EVENT,), play=(FlipOceans(1),), colour=RED),
    Card(99, "technology-demonstration", "Technology Demonstration", 17, (SCIENCE, SPACE, EVENT),
         play=(FlipOceans(1), Draw(2)), colour=RED),
    Card(100, "terraforming-ganymede", "Terraforming Ganymede", 28, (SPACE, JOVIAN, EVENT),
         play=(RaiseTR(1, per=OwnTags(JOVIAN)),), points=Flat(2), colour=RED),
    Card(101, "towing-a-comet", "Towing a Comet", 22, (SPACE, EVENT),
         play=(RaiseOxygen(1), FlipOceans(1), Gain(PLANTS, 2)), colour=RED),
    Card(102, "work-crews", "Work Crews", 5, (EVENT,), play=(ExtraPlay(), NextCard(discount=11)), colour=RED),
)

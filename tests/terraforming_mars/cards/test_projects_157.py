"""Project cards 157 to 208: what each does, with figures, and where its edge is."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from areo.terraforming_mars.deck import BOOK, PROJECTS
from areo.terraforming_mars.game_type import GAME
from tests.tableau.cards import id_of, ids_of
from tests.terraforming_mars.mars import LAND_HEXES, OCEAN_HEXES, RESOURCES, built_up, deal, player, set_up, tags

CITIES_EVERYWHERE = {  # seven cities: four on Mars, one of them neutral and one the capital, Noctis, two off the map
    "C3": "city 0",
    "C5": "city 1",
    "E3": "city 1",
    "H3": "capital 0",
    "F1": "city neutral",
    "ganymede-colony": "city 0",
    "phobos-space-haven": "city 1",
}


class Case(NamedTuple):
    """A card, its cost, what playing it changes besides, the answers to what it asks, and the table it needs."""

    card: str
    cost: int
    changes: dict[str, int | str]
    answers: tuple[str, ...]
    table: dict[str, Any]


def case(card: str, cost: int, changes: dict[str, int | str], *answers: str, **table: Any) -> Case:
    return Case(card, cost, changes, answers, table)


def text(card: str) -> str:
    """What a card says in English."""
    return next(entry.text for entry in GAME.cards("en", {}) if entry.id == id_of(card))


def names(value: object) -> str:
    return id_of(value.card) if isinstance(value, Case) else str(value)


# Printed


TAGS = {
    "Nitrite Reducing Bacteria": "microbe",
    "Industrial Microbes": "building microbe",
    "Lichen": "plant",
    "Power Supply Consortium": "power",
    "Convoy From Europa": "event space",
    "Imported GHG": "earth event space",
    "Imported Nitrogen": "earth event space",
    "Micro-Mills": "",
    "Magnetic Field Generators": "building",
    "Shuttles": "space",
    "Import of Advanced GHG": "earth event space",
    "Windmills": "building power",
    "Tundra Farming": "plant",
    "Aerobraked Ammonia Asteroid": "event space",
    "Magnetic Field Dome": "building",
    "Pets": "animal earth",
    "Protected Habitats": "",
    "Protected Valley": "building plant",
    "Satellites": "space",
    "Noctis Farming": "building plant",
    "Water Splitting Plant": "building",
    "Heat Trappers": "building power",
    "Soil Factory": "building",
    "Fuel Factory": "building",
    "Ice Cap Melting": "event",
    "Corporate Stronghold": "building city",
    "Biomass Combustors": "building power",
    "Livestock": "animal",
    "Olympus Conference": "building earth science",
    "Rad-Suits": "",
    "Aquifer Pumping": "building",
    "Flooding": "event",
    "Energy Saving": "power",
    "Local Heat Trapping": "event",
    "Permafrost Extraction": "event",
    "Invention Contest": "event science",
    "Plantation": "plant",
    "Power Infrastructure": "building power",
    "Indentured Workers": "event",
    "Lagrange Observatory": "science space",
    "Terraforming Ganymede": "jovian space",
    "Immigration Shuttles": "earth space",
    "Restricted Area": "science",
    "Immigrant City": "building city",
    "Energy Tapping": "power",
    "Underground Detonations": "building",
    "Soletta": "space",
    "Technology Demonstration": "event science space",
    "Rad-Chem Factory": "building",
    "Special Design": "event science",
    "Medical Lab": "building science",
    "AI Central": "building science",
}
CORPORATE_ERA = """
    Power Supply Consortium, Protected Habitats, Satellites, Fuel Factory, Corporate Stronghold, Olympus Conference,
    Rad-Suits, Invention Contest, Power Infrastructure, Indentured Workers, Lagrange Observatory,
    Terraforming Ganymede, Restricted Area, Energy Tapping, Technology Demonstration, Medical Lab, AI Central
"""


@pytest.mark.parametrize(("card", "printed"), TAGS.items(), ids=names)
def test_each_card_has_its_printed_tags(card: str, printed: str) -> None:
    assert tags(card) == printed


def test_corporate_era_cards_are_not_dealt_in_the_standard_game() -> None:
    table = set_up(corporate_era=False)
    dealt = {*table.deck(), *table.player(0)["dealt"], *table.player(1)["dealt"]}
    assert {id_of(card) for card in TAGS} - dealt == set(ids_of(CORPORATE_ERA))


# Playing


PLAYED = [
    case("Nitrite Reducing Bacteria", 11, {"on nitrite-reducing-bacteria": 3}),
    case("Industrial Microbes", 12, {"energy production": 1, "steel production": 1}),
    case("Lichen", 7, {"plants production": 1}, temperature=-24),
    case(
        "Power Supply Consortium",
        5,
        {"energy production": 1, "seat 1 energy production": -1},
        "seat 1",
        played="Power Grid, Windmills",
        opponents=[player(production={"energy": 1})],
    ),
    case("Convoy From Europa", 15, {"A5": "ocean", "oceans": 1, "tr": 1, "cards": 1}, "space A5"),
    case("Imported GHG", 7, {"heat production": 1, "heat": 3}),
    case("Imported Nitrogen", 23, {"tr": 1, "plants": 4}),
    case("Micro-Mills", 3, {"heat production": 1}),
    case(
        "Magnetic Field Generators",
        20,
        {"energy production": -4, "plants production": 2, "tr": 3},
        production={"energy": 4},
    ),
    case("Shuttles", 10, {"energy production": -1, "mc production": 2}, oxygen=5, production={"energy": 1}),
    case("Import of Advanced GHG", 9, {"heat production": 2}),
    case("Windmills", 6, {"energy production": 1}, oxygen=7),
    case("Tundra Farming", 16, {"plants production": 1, "mc production": 2, "plants": 1}, temperature=-6),
    case("Aerobraked Ammonia Asteroid", 26, {"heat production": 3, "plants production": 1}),
    case(
        "Magnetic Field Dome",
        5,
        {"energy production": -2, "plants production": 1, "tr": 1},
        production={"energy": 2},
    ),
    case("Pets", 10, {"on pets": 1}),
    case("Protected Habitats", 5, {}),
    case(
        "Protected Valley",
        23,
        {"mc production": 2, "A5": "greenery 0", "oxygen": 1, "tr": 1},
        "space A5",
    ),
    case("Satellites", 10, {"mc production": 1}),
    case("Noctis Farming", 10, {"mc production": 1, "plants": 2}, temperature=-20),
    case("Water Splitting Plant", 12, {}, oceans=2),
    case(
        "Heat Trappers",
        6,
        {"energy production": 1, "seat 1 heat production": -2},
        opponents=[player(production={"heat": 2})],
    ),
    case("Soil Factory", 9, {"energy production": -1, "plants production": 1}, production={"energy": 1}),
    case(
        "Fuel Factory",
        6,
        {"energy production": -1, "titanium production": 1, "mc production": 1},
        production={"energy": 1},
    ),
    case("Ice Cap Melting", 5, {"A5": "ocean", "oceans": 1, "tr": 1}, "space A5", temperature=2),
    case(
        "Corporate Stronghold",
        11,
        {"energy production": -1, "mc production": 3, "C4": "city 0"},
        "space C4",
        production={"energy": 1},
    ),
    case(
        "Biomass Combustors",
        4,
        {"energy production": 2, "seat 1 plants production": -1},
        oxygen=6,
        opponents=[player(production={"plants": 1})],
    ),
    case("Livestock", 13, {"plants production": -1, "mc production": 2}, oxygen=9, production={"plants": 1}),
    case("Olympus Conference", 10, {"on olympus-conference": 1}),
    case("Rad-Suits", 6, {"mc production": 1}, tiles={"C3": "city 1", "ganymede-colony": "city 0"}),
    case("Aquifer Pumping", 18, {}),
    case("Flooding", 7, {"A5": "ocean", "oceans": 1, "tr": 1}, "space A5"),
    case("Energy Saving", 15, {}),
    case("Local Heat Trapping", 1, {"heat": -5, "plants": 4}, heat=5),
    case("Permafrost Extraction", 8, {"A5": "ocean", "oceans": 1, "tr": 1}, "space A5", temperature=-8),
    case(
        "Plantation",
        15,
        {"C4": "greenery 0", "oxygen": 1, "tr": 1},
        "space C4",
        played="Research",
    ),
    case("Power Infrastructure", 4, {}),
    case("Indentured Workers", 0, {}),
    case("Lagrange Observatory", 9, {"cards": 1}),
    case("Terraforming Ganymede", 33, {"tr": 1}),
    case("Immigration Shuttles", 31, {"mc production": 5}),
    case("Restricted Area", 11, {"C4": "restricted-area 0"}, "space C4"),
    case(
        "Immigrant City",
        13,
        {"energy production": -1, "mc production": -1, "C4": "city 0"},
        "space C4",
        production={"energy": 1},
    ),
    case(
        "Energy Tapping",
        3,
        {"energy production": 1, "seat 1 energy production": -1},
        "seat 1",
        opponents=[player(production={"energy": 1})],
    ),
    case("Underground Detonations", 6, {}),
    case("Soletta", 35, {"heat production": 7}),
    case("Technology Demonstration", 5, {"cards": 2}),
    case("Rad-Chem Factory", 8, {"energy production": -1, "tr": 2}, production={"energy": 1}),
    case("Special Design", 4, {}),
    case("Medical Lab", 13, {}),
    case("AI Central", 21, {"energy production": -1}, played="Research, Gene Repair", production={"energy": 1}),
]


@pytest.mark.parametrize("case", PLAYED, ids=names)
def test_playing_a_card_costs_and_changes_this_and_nothing_else(case: Case) -> None:
    table = deal(hand=case.card, **case.table)
    table.play(case.card, *case.answers)
    assert table.changes() == ({**case.changes, "mc": -case.cost} if case.cost else case.changes)
    assert id_of(case.card) not in table.hand()
    assert table.played()[-1] == id_of(case.card)


# Requirements


def at(parameter: str, value: int, rest: dict[str, Any]) -> dict[str, Any]:
    """A table with a global parameter at this value."""
    return {parameter: value, **rest}


GLOBAL_REQUIREMENTS = [  # the card, its parameter, the value that is just enough, a step the wrong way, what else
    ("Lichen", "temperature", -24, -2, {}),
    ("Shuttles", "oxygen", 5, -1, {"production": {"energy": 1}}),
    ("Windmills", "oxygen", 7, -1, {}),
    ("Tundra Farming", "temperature", -6, -2, {}),
    ("Noctis Farming", "temperature", -20, -2, {}),
    ("Water Splitting Plant", "oceans", 2, -1, {}),
    ("Ice Cap Melting", "temperature", 2, -2, {}),
    ("Biomass Combustors", "oxygen", 6, -1, {"production": {"plants": 1}}),
    ("Livestock", "oxygen", 9, -1, {"production": {"plants": 1}}),
    ("Permafrost Extraction", "temperature", -8, -2, {}),
]


@pytest.mark.parametrize(("card", "parameter", "enough", "step", "rest"), GLOBAL_REQUIREMENTS, ids=names)
def test_a_global_requirement_is_met_exactly_at_its_figure(
    card: str, parameter: str, enough: int, step: int, rest: dict[str, Any]
) -> None:
    met = deal(hand=card, **at(parameter, enough, rest))
    missed = deal(hand=card, **at(parameter, enough + step, rest))
    assert met.playable(card)
    assert not missed.playable(card)
    assert missed.why(card).startswith("requires")


TAG_REQUIREMENTS = [  # the card, cards with just enough tags, cards with one tag too few, what else
    ("Power Supply Consortium", "Power Grid, Windmills", "Power Grid", {}),
    ("Plantation", "Research", "Gene Repair", {}),
    ("AI Central", "Research, Gene Repair", "Research", {"production": {"energy": 1}}),
]


@pytest.mark.parametrize(("card", "enough", "too_few", "rest"), TAG_REQUIREMENTS, ids=names)
def test_tags_of_other_cards_are_required_and_slack_does_not_help(
    card: str, enough: str, too_few: str, rest: dict[str, Any]
) -> None:
    assert deal(hand=card, played=enough, **rest).playable(card)
    short = deal(hand=card, played=too_few, next_card={"slack": 2, "discount": 0}, **rest)
    assert not short.playable(card)
    assert short.why(card).startswith("requires")


@pytest.mark.parametrize(
    ("tiles", "enough"),
    [
        ({"C3": "city 1", "C5": "city 1"}, True),
        ({"ganymede-colony": "city 0", "phobos-space-haven": "city 1"}, True),
        ({"C3": "city neutral", "G4": "capital 0"}, True),
        ({"C3": "city 1"}, False),
        ({"C3": "city 1", "C5": "greenery 1"}, False),
    ],
)
def test_rad_suits_require_two_cities_of_anyone_anywhere(tiles: dict[str, str], enough: bool) -> None:
    assert deal(hand="Rad-Suits", tiles=tiles).playable("Rad-Suits") == enough


# Compulsory decreases


COMPULSORY = [  # the card, the resource, the least production, what else it needs
    ("Magnetic Field Generators", "energy", 4, {}),
    ("Shuttles", "energy", 1, {"oxygen": 5}),
    ("Magnetic Field Dome", "energy", 2, {}),
    ("Soil Factory", "energy", 1, {}),
    ("Fuel Factory", "energy", 1, {}),
    ("Corporate Stronghold", "energy", 1, {}),
    ("Livestock", "plants", 1, {"oxygen": 9}),
    ("Immigrant City", "energy", 1, {}),
    ("Rad-Chem Factory", "energy", 1, {}),
    ("AI Central", "energy", 1, {"played": "Research, Gene Repair"}),
]


@pytest.mark.parametrize(("card", "resource", "least", "rest"), COMPULSORY, ids=names)
def test_a_card_cannot_be_played_if_a_production_could_not_fall(
    card: str, resource: str, least: int, rest: dict[str, Any]
) -> None:
    assert deal(hand=card, production={resource: least}, **rest).playable(card)
    short = deal(hand=card, production={resource: least - 1}, **rest)
    assert not short.playable(card)
    assert short.why(card)


@pytest.mark.parametrize(
    ("card", "resource", "steps", "rest"),
    [("Heat Trappers", "heat", 2, {}), ("Biomass Combustors", "plants", 1, {"oxygen": 6})],
    ids=names,
)
def test_somebody_must_be_able_to_lose_all_the_steps(
    card: str, resource: str, steps: int, rest: dict[str, Any]
) -> None:
    able = player(production={resource: steps})
    unable = player(production={resource: steps - 1})
    assert deal(hand=card, opponents=[unable, able], **rest).playable(card)
    short = deal(hand=card, opponents=[unable, unable], production={resource: steps - 1}, **rest)
    assert not short.playable(card)
    assert short.why(card)
    oneself = deal(hand=card, opponents=[unable], production={resource: steps}, **rest)
    oneself.play(card)
    assert oneself.changes()[f"{resource} production"] == -steps
    alone = deal(hand=card, players=1, **rest)
    alone.play(card)
    assert f"{resource} production" not in alone.changes()


def test_heat_trappers_choose_among_those_with_two_steps() -> None:
    opponents = [player(production={"heat": 1}), player(production={"heat": 3})]
    table = deal(hand="Heat Trappers", production={"heat": 2}, opponents=opponents)
    table.play("Heat Trappers")
    assert table.offers() == ["seat 0", "seat 2"]
    assert table.why("seat 1").startswith("production")
    table.choose("seat 2")
    assert table.changes() == {"mc": -6, "energy production": 1, "seat 2 heat production": -2}


# Points


POINTS = {
    "Shuttles": 1,
    "Windmills": 1,
    "Tundra Farming": 2,
    "Noctis Farming": 1,
    "Heat Trappers": -1,
    "Soil Factory": 1,
    "Corporate Stronghold": -2,
    "Biomass Combustors": -1,
    "Olympus Conference": 1,
    "Rad-Suits": 1,
    "Flooding": -1,
    "Indentured Workers": -1,
    "Lagrange Observatory": 1,
    "Terraforming Ganymede": 2,
    "Energy Tapping": -1,
    "Medical Lab": 1,
    "AI Central": 1,
}


@pytest.mark.parametrize("card", TAGS, ids=names)
def test_each_card_is_worth_its_printed_points(card: str) -> None:
    assert deal(played=card).points(card) == POINTS.get(card, 0)


@pytest.mark.parametrize(
    ("card", "cubes", "points"),
    [
        ("Nitrite Reducing Bacteria", 9, 0),
        ("Pets", 1, 0),
        ("Pets", 2, 1),
        ("Pets", 7, 3),
        ("Livestock", 1, 1),
        ("Livestock", 4, 4),
        ("Olympus Conference", 5, 1),
    ],
    ids=names,
)
def test_cubes_are_worth_points_by_the_full_group(card: str, cubes: int, points: int) -> None:
    assert deal(played=card, cubes={card: cubes}).points(card) == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ({"C3": "city 1", "C5": "city 0"}, 0),
        ({"C3": "city 1", "C5": "city neutral", "phobos-space-haven": "city 1"}, 1),
        (CITIES_EVERYWHERE, 2),
    ],
)
def test_immigration_shuttles_are_worth_a_point_for_every_three_cities_of_anyone(
    tiles: dict[str, str], points: int
) -> None:
    assert deal(played="Immigration Shuttles", tiles=tiles).points("Immigration Shuttles") == points


@pytest.mark.parametrize(
    ("card", "cubes"),
    [
        ("Nitrite Reducing Bacteria", ["microbe"] * 3),
        ("Pets", ["animal"] * 3),
        ("Livestock", ["animal"] * 2),
        ("Olympus Conference", ["science"] * 2),
    ],
    ids=names,
)
def test_the_text_of_a_card_names_the_cubes_it_holds(card: str, cubes: list[str]) -> None:
    assert re.findall(r"(?:\d|each) (animal|microbe|science)", text(card)) == cubes


def test_pets_say_that_their_animals_are_safe() -> None:
    assert BOOK.phrases["en"]["safe-cubes"].lower() in text("Pets").lower()


# No place for a tile, parameters at their goals


@pytest.mark.parametrize(
    ("card", "changes", "rest"),
    [
        ("Convoy From Europa", {"mc": -15, "cards": 1}, {"oceans": 9}),
        ("Protected Valley", {"mc": -23, "mc production": 2}, {"tiles": dict.fromkeys(OCEAN_HEXES, "greenery 1")}),
        ("Ice Cap Melting", {"mc": -5}, {"oceans": 9, "temperature": 2}),
        (
            "Corporate Stronghold",
            {"mc": -11, "energy production": -1, "mc production": 3},
            {"production": {"energy": 1}, "tiles": built_up()},
        ),
        ("Flooding", {"mc": -7}, {"oceans": 9, "tiles": {"C3": "city 1"}, "opponents": [player(mc=9)]}),
        ("Permafrost Extraction", {"mc": -8}, {"oceans": 9, "temperature": -8}),
        ("Plantation", {"mc": -15}, {"played": "Research", "tiles": built_up()}),
        ("Restricted Area", {"mc": -11}, {"tiles": built_up()}),
        (
            "Immigrant City",
            {"mc": -13, "energy production": -1, "mc production": -2},
            {"production": {"energy": 1}, "tiles": built_up()},
        ),
    ],
    ids=names,
)
def test_a_card_may_be_played_without_a_place_for_its_tile(
    card: str, changes: dict[str, int | str], rest: dict[str, Any]
) -> None:
    table = deal(hand=card, **rest)
    table.play(card)
    assert table.changes() == changes


def test_a_greenery_at_14_percent_gives_no_rating() -> None:
    valley = deal(hand="Protected Valley", oxygen=14)
    valley.play("Protected Valley", "space A5")
    assert valley.changes() == {"mc": -23, "mc production": 2, "A5": "greenery 0"}
    plantation = deal(hand="Plantation", oxygen=14, played="Research")
    plantation.play("Plantation", "space C4")
    assert plantation.changes() == {"mc": -15, "C4": "greenery 0"}


# 157 Nitrite Reducing Bacteria


def test_nitrite_reducing_bacteria_grow_or_turn_three_microbes_into_a_rating_step() -> None:
    table = deal(played="Nitrite Reducing Bacteria", cubes={"Nitrite Reducing Bacteria": 3})
    table.act("Nitrite Reducing Bacteria", "do 2")
    assert table.changes() == {"on nitrite-reducing-bacteria": -3, "tr": 1}
    assert not table.can_act("Nitrite Reducing Bacteria")
    table.next_generation()
    table.act("Nitrite Reducing Bacteria")
    assert table.changes() == {"on nitrite-reducing-bacteria": 1}


def test_nitrite_reducing_bacteria_may_grow_even_with_three_microbes() -> None:
    table = deal(played="Nitrite Reducing Bacteria", cubes={"Nitrite Reducing Bacteria": 3})
    table.act("Nitrite Reducing Bacteria", "do 1")
    assert table.changes() == {"on nitrite-reducing-bacteria": 1}


def test_two_microbes_are_too_few_for_nitrite_reducing_bacteria_to_turn() -> None:
    table = deal(
        played="Nitrite Reducing Bacteria, Tardigrades", cubes={"Nitrite Reducing Bacteria": 2, "Tardigrades": 5}
    )
    table.act("Nitrite Reducing Bacteria")
    assert table.changes() == {"on nitrite-reducing-bacteria": 1}


# 160 Power Supply Consortium, 201 Energy Tapping


@pytest.mark.parametrize("card", ["Power Supply Consortium", "Energy Tapping"], ids=names)
def test_a_power_thief_may_always_turn_on_its_owner(card: str) -> None:
    opponents = [player(), player(production={"energy": 2})]
    table = deal(hand=card, played="Power Grid, Windmills", opponents=opponents)
    table.play(card)
    assert table.offers() == ["seat 0", "seat 2"]
    table.choose("seat 0")
    assert "energy production" not in table.changes()


@pytest.mark.parametrize("card", ["Power Supply Consortium", "Energy Tapping"], ids=names)
def test_a_power_thief_nets_nothing_when_nobody_has_energy_production(card: str) -> None:
    table = deal(hand=card, played="Power Grid, Windmills")
    cost = table.price(card)
    table.play(card)
    assert table.changes() == {"mc": -cost}


@pytest.mark.parametrize("card", ["Power Supply Consortium", "Energy Tapping"], ids=names)
def test_a_power_thief_alone_robs_the_neutral_opponent(card: str) -> None:
    table = deal(hand=card, played="Power Grid, Windmills", players=1)
    table.play(card)
    assert table.production() == {"energy": 1}


# 163 Imported Nitrogen, 170 Aerobraked Ammonia Asteroid


def test_imported_nitrogen_puts_each_kind_on_one_card() -> None:
    table = deal(hand="Imported Nitrogen", played="Tardigrades, Ants, Birds, Fish")
    table.play("Imported Nitrogen")
    assert table.offers() == ["card tardigrades", "card ants"]
    table.choose("card Ants")
    assert table.offers() == ["card birds", "card fish"]
    table.choose("card Fish")
    assert table.changes() == {"mc": -23, "tr": 1, "plants": 4, "on ants": 3, "on fish": 2}


def test_imported_nitrogen_loses_the_kind_without_a_card() -> None:
    table = deal(hand="Imported Nitrogen", played="Birds", opponents=[player(played="Ants")])
    table.play("Imported Nitrogen")
    assert table.changes() == {"mc": -23, "tr": 1, "plants": 4, "on birds": 2}


def test_aerobraked_ammonia_asteroid_puts_two_microbes_on_one_card() -> None:
    table = deal(hand="Aerobraked Ammonia Asteroid", played="Tardigrades, Ants, Birds")
    table.play("Aerobraked Ammonia Asteroid", "card Tardigrades")
    assert table.changes() == {"mc": -26, "heat production": 3, "plants production": 1, "on tardigrades": 2}


# 166 Shuttles


def test_shuttles_make_other_space_cards_cheaper() -> None:
    table = deal(hand="Shuttles, Comet, Space Mirrors, Mine", oxygen=5, production={"energy": 1})
    assert table.price("Shuttles") == 10
    table.play("Shuttles")
    assert [table.price(card) for card in ("Comet", "Space Mirrors", "Mine")] == [19, 1, 4]


# 172 Pets, 173 Protected Habitats


def test_pets_get_an_animal_for_each_city_of_anyone_anywhere() -> None:
    table = deal(
        hand="Phobos Space Haven",
        played="Pets",
        cubes={"Pets": 1},
        opponents=[player(mc=40)],
        actions=2,
    )
    table.play("Phobos Space Haven")
    assert table.changes()["on pets"] == 1
    table.project("city", "space C4")
    assert table.changes()["on pets"] == 1
    table.project("city", "space G4", seat=1)
    assert table.changes()["on pets"] == 1
    assert table.cubes("Pets") == 4


def test_nobody_may_take_animals_from_pets() -> None:
    table = deal(played="Pets, Predators", cubes={"Pets": 4}, opponents=[player(hand="Virus", mc=5)], actions=1)
    assert not table.can_act("Predators")
    assert table.why("action predators")
    table.end()
    table.play("Virus", seat=1)
    assert table.changes() == {"seat 1 mc": -1}


def test_predators_leave_pets_out_where_other_animals_are_there() -> None:
    table = deal(played="Pets, Predators, Birds, Fish", cubes={"Pets": 4, "Birds": 1, "Fish": 1})
    table.act("Predators")
    assert table.offers() == ["card birds", "card fish"]


def test_protected_habitats_keep_plants_from_opponents() -> None:
    table = deal(hand="Asteroid", opponents=[player(plants=5, played="Protected Habitats"), player(plants=2)])
    table.play("Asteroid")
    assert table.offers() == ["seat 2", "skip"]
    assert table.why("seat 1").startswith("guarded")


def test_protected_habitats_keep_animals_and_microbes_from_opponents_but_not_their_owner() -> None:
    guarded = player(played="Protected Habitats, Birds, Tardigrades", cubes={"Birds": 2, "Tardigrades": 2})
    assert not deal(played="Predators", opponents=[guarded]).can_act("Predators")
    assert not deal(played="Ants", opponents=[guarded]).can_act("Ants")
    own = deal(played="Predators, Protected Habitats, Birds", cubes={"Birds": 2})
    own.act("Predators")
    assert own.changes() == {"on birds": -1, "on predators": 1}


def test_protected_habitats_do_not_protect_production() -> None:
    opponents = [player(played="Protected Habitats", production={"plants": 1})]
    table = deal(hand="Biomass Combustors", oxygen=6, opponents=opponents)
    table.play("Biomass Combustors")
    assert table.changes()["seat 1 plants production"] == -1


def test_their_owner_may_remove_his_own_plants_in_spite_of_protected_habitats() -> None:
    table = deal(hand="Asteroid", played="Protected Habitats", plants=5)
    table.play("Asteroid")
    assert table.offers() == ["seat 0", "skip"]


# 174 Protected Valley


def test_protected_valley_needs_no_tile_beside_it_and_gets_the_bonus() -> None:
    table = deal(hand="Protected Valley", tiles={"C3": "city 0", "A2": "ocean"})
    table.play("Protected Valley")
    assert table.spaces() == OCEAN_HEXES[1:]
    table.choose("space E4")
    assert table.changes() == {
        "mc": -23,
        "mc production": 2,
        "E4": "greenery 0",
        "oxygen": 1,
        "tr": 1,
        "plants": 2,
    }


# 175 Satellites, 189 Energy Saving, 197 Terraforming Ganymede, 207 Medical Lab


@pytest.mark.parametrize(
    ("played", "corporation", "steps"),
    [("Comet, Toll Station, Callisto Penal Mines", "", 3), ("Mine", "Helion", 2), ("Mine", "", 1)],
)
def test_satellites_count_ones_own_space_tags_but_no_events(played: str, corporation: str, steps: int) -> None:
    opponents = [player(played="Optimal Aerobraking, Trans-Neptune Probe")]
    table = deal(hand="Satellites", played=played, corporation=corporation, opponents=opponents)
    table.play("Satellites")
    assert table.changes() == {"mc": -10, "mc production": steps}


def test_energy_saving_counts_the_cities_of_anyone_anywhere() -> None:
    table = deal(hand="Energy Saving", tiles=CITIES_EVERYWHERE | {"G6": "greenery 0"})
    table.play("Energy Saving")
    assert table.changes() == {"mc": -15, "energy production": 7}


def test_terraforming_ganymede_counts_ones_own_jovian_tags() -> None:
    table = deal(
        hand="Terraforming Ganymede",
        played="Callisto Penal Mines, Asteroid Mining",
        opponents=[player(played="Vesta Shipyard")],
    )
    table.play("Terraforming Ganymede")
    assert table.changes() == {"mc": -33, "tr": 3}


@pytest.mark.parametrize(
    ("played", "corporation", "steps"),
    [("Mine", "", 1), ("Mine, Windmills", "", 1), ("Mine, Windmills, Pets", "Mining Guild", 2)],
)
def test_medical_lab_counts_every_two_building_tags_itself_included(played: str, corporation: str, steps: int) -> None:
    opponents = [player(played="Titanium Mine, Power Plant")]
    table = deal(hand="Medical Lab", played=played, corporation=corporation, opponents=opponents)
    table.play("Medical Lab")
    assert table.changes() == {"mc": -13, "mc production": steps}


# 177 Water Splitting Plant


def test_water_splitting_plant_turns_three_energy_into_oxygen_once_a_generation() -> None:
    table = deal(played="Water Splitting Plant", energy=7, production={"energy": 3}, mc=0)
    table.act("Water Splitting Plant")
    assert table.changes() == {"energy": -3, "oxygen": 1, "tr": 1}
    assert not table.can_act("Water Splitting Plant")
    table.next_generation()
    assert table.can_act("Water Splitting Plant")
    assert not deal(played="Water Splitting Plant", energy=2).can_act("Water Splitting Plant")


def test_water_splitting_plant_at_14_percent_only_burns_energy() -> None:
    table = deal(played="Water Splitting Plant", energy=3, oxygen=14)
    table.act("Water Splitting Plant")
    assert table.changes() == {"energy": -3}


def test_water_splitting_plant_may_set_off_a_chain_to_an_ocean() -> None:
    table = deal(played="Water Splitting Plant", energy=3, oxygen=7, temperature=-2)
    table.act("Water Splitting Plant", "space A5")
    assert table.changes() == {
        "energy": -3,
        "oxygen": 1,
        "temperature": 2,
        "A5": "ocean",
        "oceans": 1,
        "tr": 3,
    }


# 184 Livestock


def test_livestock_get_an_animal_once_a_generation() -> None:
    table = deal(played="Livestock", cubes={"Livestock": 1})
    table.act("Livestock")
    assert table.changes() == {"on livestock": 1}
    assert not table.can_act("Livestock")
    assert table.points("Livestock") == 2
    table.next_generation()
    assert table.can_act("Livestock")


# 185 Olympus Conference, with Research and Mars University


def test_olympus_conference_adds_a_cube_or_turns_one_into_a_card() -> None:
    table = deal(hand="Physics Complex, Breathing Filters", played="Olympus Conference", oxygen=7, deck="Comet, Birds")
    table.play("Physics Complex")
    assert table.changes() == {"mc": -12, "on olympus-conference": 1}
    table.play("Breathing Filters")
    assert table.offers() == ["do 1", "do 2"]
    table.choose("do 2")
    assert table.changes() == {"mc": -11, "on olympus-conference": -1, "cards": 1}
    assert table.hand() == ["comet"]


def test_olympus_conference_may_save_its_cubes() -> None:
    table = deal(hand="Physics Complex", played="Olympus Conference", cubes={"Olympus Conference": 1})
    table.play("Physics Complex", "do 1")
    assert table.changes() == {"mc": -12, "on olympus-conference": 1}


def test_research_sets_olympus_conference_off_twice_in_sequence() -> None:
    table = deal(hand="Research", played="Olympus Conference", deck="Comet, Birds, Mine")
    table.play("Research")
    assert table.offers() == ["do 1", "do 2"]
    assert table.cubes("Olympus Conference") == 1
    table.choose("do 2")
    assert table.changes() == {"mc": -11, "cards": 3}
    assert sorted(table.hand()) == ["birds", "comet", "mine"]


def test_event_tags_set_olympus_conference_off_but_those_of_others_do_not() -> None:
    table = deal(
        hand="Special Design",
        played="Olympus Conference",
        opponents=[player(hand="Gene Repair", played="Research, Mars University", mc=20)],
        actions=1,
    )
    table.play("Special Design")
    assert table.changes() == {"mc": -4, "on olympus-conference": 1}
    table.play("Gene Repair", seat=1)
    assert table.changes() == {"seat 1 mc": -12, "seat 1 mc production": 2}


def test_research_and_mars_university_may_come_in_either_order() -> None:
    setting: dict[str, Any] = {"hand": "Research, Sponsors", "played": "Mars University", "deck": "Comet, Birds, Mine"}
    discard_first = deal(**setting)
    discard_first.play("Research")
    assert discard_first.kind == "order"
    assert {"first research", "first mars-university"} <= set(discard_first.offers())
    discard_first.choose("first mars-university")
    assert discard_first.offers() == ["card sponsors", "skip"]
    draw_first = deal(**setting)
    draw_first.play("Research", "first research")
    while draw_first.kind == "order":
        draw_first.choose(draw_first.offers()[0])
    assert draw_first.offers() == ["card sponsors", "card comet", "card birds", "skip"]
    draw_first.choose("card Birds")
    assert sorted(draw_first.hand()) == ["comet", "mine", "sponsors"]


def test_olympus_conference_with_a_cube_and_mars_university_may_come_in_either_order() -> None:
    setting: dict[str, Any] = {
        "hand": "Gene Repair, Sponsors",
        "played": "Research, Mars University, Olympus Conference",
        "cubes": {"Olympus Conference": 1},
        "deck": "Comet, Birds",
    }
    table = deal(**setting)
    table.play("Gene Repair")
    assert table.kind == "order"
    table.choose("first olympus-conference")
    table.choose("do 2")
    while table.kind == "order":
        table.choose(table.offers()[0])
    assert table.offers() == ["card sponsors", "card comet", "skip"]
    other = deal(**setting)
    other.play("Gene Repair", "first mars-university")
    assert other.offers() == ["card sponsors", "skip"]


def test_mars_university_asks_nothing_without_a_card_in_hand() -> None:
    table = deal(hand="Gene Repair", played="Research, Mars University")
    table.play("Gene Repair")
    assert table.changes() == {"mc": -12, "mc production": 2}


def test_two_alike_effects_of_mars_university_need_no_order() -> None:
    table = deal(hand="Research, Sponsors", played="Mars University", deck="Comet, Birds, Mine")
    table.play("Research", "first research")
    assert table.kind == "card"


def test_olympus_conference_without_a_cube_cannot_matter_to_mars_university() -> None:
    table = deal(hand="Gene Repair, Sponsors", played="Research, Mars University, Olympus Conference")
    table.play("Gene Repair")
    assert table.kind == "card"


def test_olympus_conference_without_a_cube_cannot_matter_to_invention_contest() -> None:
    table = deal(hand="Invention Contest", played="Olympus Conference")
    table.play("Invention Contest")
    assert table.kind == "cards"


# Viral Enhancers


def test_viral_enhancers_put_the_cube_on_the_card_just_played_or_give_a_plant() -> None:
    cube = deal(hand="Nitrite Reducing Bacteria", played="Viral Enhancers")
    cube.play("Nitrite Reducing Bacteria", "do 2")
    assert cube.changes() == {"mc": -11, "on nitrite-reducing-bacteria": 4}
    plant = deal(hand="Pets", played="Viral Enhancers")
    plant.play("Pets", "do 1")
    assert plant.changes() == {"mc": -10, "on pets": 1, "plants": 1}


def test_viral_enhancers_give_a_plant_for_a_card_that_stores_nothing() -> None:
    table = deal(hand="Industrial Microbes", played="Viral Enhancers, Tardigrades")
    table.play("Industrial Microbes")
    assert table.changes() == {"mc": -12, "energy production": 1, "steel production": 1, "plants": 1}


def test_viral_enhancers_work_once_for_each_tag() -> None:
    table = deal(hand="Advanced Ecosystems", played="Viral Enhancers, Lichen, Worms, Birds")
    table.play("Advanced Ecosystems")
    assert table.changes() == {"mc": -11, "plants": 3}


# 187 Aquifer Pumping


def test_aquifer_pumping_takes_steel_and_gives_no_change() -> None:
    table = deal(played="Aquifer Pumping", steel=5)
    table.do("action aquifer-pumping")
    assert table.changes() == {"steel": -4, "asked": "space"}
    mixed = deal(played="Aquifer Pumping", steel=5)
    mixed.choose("action aquifer-pumping")
    assert sorted(mixed.offers()) == [
        "pay 2 mc 3 steel",
        "pay 4 mc 2 steel",
        "pay 4 steel",
        "pay 6 mc 1 steel",
        "pay 8 mc",
    ]
    alloys = deal(played="Aquifer Pumping, Advanced Alloys", steel=3, mc=0)
    alloys.act("Aquifer Pumping", "space A5")
    assert alloys.changes() == {"steel": -3, "A5": "ocean", "oceans": 1, "tr": 1}


def test_aquifer_pumping_costs_eight_once_a_generation_whatever_the_discounts() -> None:
    table = deal(played="Aquifer Pumping, Earth Catapult", titanium=9, energy=9)
    table.act("Aquifer Pumping", "space A5")
    assert table.changes() == {"mc": -8, "A5": "ocean", "oceans": 1, "tr": 1}
    assert not table.can_act("Aquifer Pumping")
    table.next_generation()
    assert table.can_act("Aquifer Pumping")
    assert not deal(played="Aquifer Pumping", mc=1, steel=3).can_act("Aquifer Pumping")
    assert deal(played="Aquifer Pumping", mc=2, steel=3).can_act("Aquifer Pumping")


def test_aquifer_pumping_after_the_last_ocean_only_costs() -> None:
    table = deal(played="Aquifer Pumping", oceans=9)
    table.act("Aquifer Pumping")
    assert table.changes() == {"mc": -8}


# 188 Flooding


def test_flooding_takes_up_to_four_mc_from_an_opponent_with_a_tile_beside_the_ocean() -> None:
    opponents = [player(mc=10), player(mc=10), player(mc=10)]
    table = deal(hand="Flooding", opponents=opponents, tiles={"D3": "city 1", "D4": "greenery 2", "G6": "city 3"})
    table.play("Flooding", "space E4")
    assert table.offers() == ["seat 1", "seat 2", "skip"]
    assert table.why("seat 3").startswith("not-adjacent")
    assert table.why("seat 0") == "yourself"
    table.choose("seat 2")
    assert table.offers() == ["amount 4", "amount 3", "amount 2", "amount 1"]
    table.choose("amount 4")
    assert table.changes() == {"mc": -7, "E4": "ocean", "oceans": 1, "tr": 1, "plants": 2, "seat 2 mc": -4}


def test_flooding_takes_what_is_there_and_may_be_waived() -> None:
    table = deal(hand="Flooding", opponents=[player(mc=3)], tiles={"D3": "city 1"})
    table.play("Flooding", "space E4", "seat 1")
    assert table.offers() == ["amount 3", "amount 2", "amount 1"]
    waived = deal(hand="Flooding", opponents=[player(mc=3)], tiles={"D3": "city 1"})
    waived.play("Flooding", "space E4", "skip")
    assert "seat 1 mc" not in waived.changes()


def test_oceans_markers_and_far_tiles_have_no_owner_to_flood() -> None:
    table = deal(hand="Flooding", opponents=[player(mc=9)], tiles={"E5": "ocean", "C3": "city 1"}, claims={"D3": 1})
    table.play("Flooding", "space E4")
    assert table.changes() == {"mc": -7 + 2, "E4": "ocean", "oceans": 1, "tr": 1, "plants": 2}


def test_flooding_alone_floods_nobody() -> None:
    table = deal(hand="Flooding", players=1, tiles={"D3": "city neutral"})
    table.play("Flooding", "space E4")
    assert table.changes() == {"mc": -7, "E4": "ocean", "oceans": 1, "tr": 1, "plants": 2}


# 190 Local Heat Trapping


def test_local_heat_trapping_gives_plants_or_two_animals_on_one_card() -> None:
    table = deal(hand="Local Heat Trapping", heat=7, played="Birds, Fish, Tardigrades")
    table.play("Local Heat Trapping", "do 2")
    assert table.offers() == ["card birds", "card fish"]
    table.choose("card Fish")
    assert table.changes() == {"mc": -1, "heat": -5, "on fish": 2}
    plants = deal(hand="Local Heat Trapping", heat=7, played="Birds")
    plants.play("Local Heat Trapping", "do 1")
    assert plants.changes() == {"mc": -1, "heat": -5, "plants": 4}


def test_local_heat_trapping_needs_five_heat() -> None:
    table = deal(hand="Local Heat Trapping", heat=4)
    assert not table.playable("Local Heat Trapping")
    assert table.why("Local Heat Trapping")


def test_local_heat_trapping_needs_five_heat_left_when_helion_pays_with_heat() -> None:
    assert not deal(hand="Local Heat Trapping", corporation="Helion", heat=5, mc=0).playable("Local Heat Trapping")
    enough = deal(hand="Local Heat Trapping", corporation="Helion", heat=6, mc=0)
    enough.play("Local Heat Trapping")
    assert enough.changes() == {"heat": -6, "plants": 4}
    money = deal(hand="Local Heat Trapping", corporation="Helion", heat=5, mc=1)
    assert money.payments("Local Heat Trapping") == []
    money.play("Local Heat Trapping")
    assert money.changes() == {"mc": -1, "heat": -5, "plants": 4}
    either = deal(hand="Local Heat Trapping", corporation="Helion", heat=6, mc=1)
    assert sorted(either.payments("Local Heat Trapping")) == ["pay 1 heat", "pay 1 mc"]


# 192 Invention Contest


def test_invention_contest_keeps_exactly_one_of_three() -> None:
    table = deal(hand="Invention Contest", deck="Comet, Birds, Mine, Trees")
    table.play("Invention Contest")
    decision = table.decision()
    assert (decision.kind, decision.least, decision.most) == ("cards", 1, 1)
    assert decision.keys == ["card comet", "card birds", "card mine"]
    table.choose(["card Birds"])
    assert table.hand() == ["birds"]
    assert sorted(table.discard()) == ["comet", "mine"]
    assert table.changes() == {"mc": -2, "cards": 1}


# 193 Plantation


def test_plantation_goes_next_to_a_tile_of_ones_own() -> None:
    table = deal(hand="Plantation", played="Research", tiles={"A1": "city 0", "G4": "city 1"})
    table.play("Plantation")
    assert table.spaces() == ["B1", "B2"]
    claimed = deal(hand="Plantation", played="Research", tiles={"A1": "city 0"}, claims={"B1": 1})
    claimed.play("Plantation")
    assert claimed.changes() == {"mc": -15, "B2": "greenery 0", "steel": 1, "oxygen": 1, "tr": 1}


# 194 Power Infrastructure


def test_power_infrastructure_turns_any_energy_into_money_once_a_generation() -> None:
    table = deal(played="Power Infrastructure", energy=3, production={"energy": 1})
    table.act("Power Infrastructure")
    assert table.kind == "amount"
    assert table.offers() == ["amount 3", "amount 2", "amount 1"]
    table.choose("amount 2")
    assert table.changes() == {"energy": -2, "mc": 2}
    assert not table.can_act("Power Infrastructure")
    table.next_generation()
    assert table.can_act("Power Infrastructure")


def test_power_infrastructure_needs_energy() -> None:
    assert not deal(played="Power Infrastructure", production={"energy": 3}).can_act("Power Infrastructure")


# 195 Indentured Workers, 206 Special Design


def test_indentured_workers_make_only_the_very_next_card_cheaper() -> None:
    table = deal(hand="Indentured Workers, Comet, Mine, Soletta", actions=4)
    table.play("Indentured Workers")
    assert [table.price(card) for card in ("Comet", "Mine", "Soletta")] == [13, 0, 27]
    table.play("Mine")
    assert table.changes() == {"steel production": 1}
    assert [table.price(card) for card in ("Comet", "Soletta")] == [21, 35]


def test_projects_actions_and_other_players_do_not_use_indentured_workers_up() -> None:
    table = deal(
        hand="Indentured Workers, Soletta",
        played="Livestock",
        heat=8,
        opponents=[player(hand="Comet", mc=30)],
    )
    table.play("Indentured Workers")
    table.project("power-plant")
    table.play("Comet", "space A5", seat=1)
    assert table.changes()["seat 1 mc"] == -21
    table.choose("end")
    table.act("Livestock")
    table.do("heat")
    table.choose("pass", seat=1)
    assert table.price("Soletta") == 27


@pytest.mark.parametrize("card", ["Indentured Workers", "Special Design"], ids=names)
def test_what_eases_the_next_card_ends_with_the_generation(card: str) -> None:
    table = deal(hand=f"{card}, Soletta, Breathing Filters", oxygen=5)
    table.play(card)
    table.next_generation()
    assert table.price("Soletta") == 35
    assert not table.playable("Breathing Filters")


def test_special_design_eases_the_requirement_of_only_the_very_next_card() -> None:
    table = deal(hand="Special Design, Breathing Filters, Windmills", oxygen=5, actions=3)
    assert not table.playable("Breathing Filters")
    table.play("Special Design")
    assert table.playable("Breathing Filters")
    assert table.playable("Windmills")
    table.play("Windmills")
    assert not table.playable("Breathing Filters")


def test_special_design_eases_two_steps_either_way() -> None:
    eased: dict[str, Any] = {"actions": 3}
    low = deal(hand="Special Design, Breathing Filters", oxygen=4, **eased)
    low.play("Special Design")
    assert not low.playable("Breathing Filters")
    warm = deal(hand="Special Design, Designed Microorganisms, Archaebacteria", temperature=-12, **eased)
    warm.play("Special Design")
    assert warm.playable("Designed Microorganisms")
    assert not warm.playable("Archaebacteria")


def test_a_card_without_a_requirement_uses_special_design_up() -> None:
    table = deal(hand="Special Design, Mine, Breathing Filters", oxygen=5, actions=3)
    table.play("Special Design")
    table.play("Mine")
    assert not table.playable("Breathing Filters")


def test_special_design_uses_indentured_workers_up() -> None:
    table = deal(hand="Indentured Workers, Special Design, Breathing Filters", oxygen=5, actions=3)
    table.play("Indentured Workers")
    table.play("Special Design")
    assert table.changes() == {}
    assert table.price("Breathing Filters") == 11
    assert table.playable("Breathing Filters")


def test_indentured_workers_use_special_design_up() -> None:
    table = deal(hand="Indentured Workers, Special Design, Breathing Filters", oxygen=5, actions=3)
    table.play("Special Design")
    table.play("Indentured Workers")
    assert table.price("Breathing Filters") == 3
    assert not table.playable("Breathing Filters")


# 199 Restricted Area, 202 Underground Detonations, 208 AI Central


def test_restricted_area_goes_on_any_land_and_gets_the_bonus() -> None:
    table = deal(hand="Restricted Area", tiles={"C3": "city 1"}, claims={"C4": 1})
    table.play("Restricted Area")
    assert table.spaces() == [space for space in LAND_HEXES if space not in ("C3", "C4")]
    table.choose("space A1")
    assert table.changes() == {"mc": -11, "A1": "restricted-area 0", "steel": 2}


@pytest.mark.parametrize(
    ("card", "price", "changes"),
    [
        ("Restricted Area", 2, {"cards": 1}),
        ("Underground Detonations", 10, {"heat production": 2}),
        ("AI Central", 0, {"cards": 2}),
    ],
    ids=names,
)
def test_an_action_has_its_price_and_is_done_once_a_generation(card: str, price: int, changes: dict[str, int]) -> None:
    table = deal(played=card, mc=price)
    table.act(card)
    assert table.changes() == (changes | {"mc": -price} if price else changes)
    assert not table.can_act(card)
    assert table.why(f"action {id_of(card)}").startswith("used")
    table.next_generation()
    assert table.can_act(card)
    if price:
        assert not deal(played=card, mc=price - 1).can_act(card)


def test_ai_central_draws_the_top_cards() -> None:
    table = deal(played="AI Central", deck="Comet, Birds, Mine")
    table.act("AI Central")
    assert table.hand() == ["comet", "birds"]


# 200 Immigrant City


def test_immigrant_city_is_playable_from_minus_four_because_its_own_city_helps() -> None:
    table = deal(hand="Immigrant City", production={"energy": 1, "mc": -4})
    table.play("Immigrant City", "space C4")
    assert table.production() == {"mc": -5}
    assert not deal(hand="Immigrant City", production={"energy": 1, "mc": -5}).playable("Immigrant City")


def test_immigrant_city_is_playable_from_minus_five_with_tharsis_republic() -> None:
    table = deal(hand="Immigrant City", corporation="Tharsis Republic", production={"energy": 1, "mc": -5})
    table.play("Immigrant City", "space C4")
    assert table.production() == {"mc": -5}
    assert table.mc() == 100 - 13 + 3


def test_tharsis_republic_of_an_opponent_does_not_help_immigrant_city() -> None:
    opponents = [player(corporation="Tharsis Republic")]
    table = deal(hand="Immigrant City", production={"energy": 1, "mc": -5}, opponents=opponents)
    assert not table.playable("Immigrant City")


def test_immigrant_city_without_a_place_for_the_city_needs_minus_three() -> None:
    full = built_up()
    assert not deal(hand="Immigrant City", production={"energy": 1, "mc": -4}, tiles=full).playable("Immigrant City")
    table = deal(hand="Immigrant City", production={"energy": 1, "mc": -3}, tiles=full)
    table.play("Immigrant City")
    assert table.production() == {"mc": -5}


def test_immigrant_city_raises_money_production_for_each_city_of_anyone_anywhere() -> None:
    table = deal(
        hand="Ganymede Colony",
        played="Immigrant City",
        opponents=[player(mc=60, production={"energy": 1}, hand="Noctis City")],
        actions=2,
    )
    table.play("Ganymede Colony")
    assert table.changes()["mc production"] == 1
    table.project("city", "space C4")
    assert table.changes()["mc production"] == 2
    table.play("Noctis City", seat=1)
    assert table.changes()["mc production"] == 1
    table.project("greenery", "space F3", seat=1)
    assert "mc production" not in table.changes()


# Payment


@pytest.mark.parametrize("card", [card for card, printed in TAGS.items() if "building" in printed], ids=names)
def test_a_building_card_may_be_paid_with_steel_and_not_with_titanium(card: str) -> None:
    assert pays_with(card, "steel")
    assert not pays_with(card, "titanium")


@pytest.mark.parametrize("card", [card for card, printed in TAGS.items() if "space" in printed], ids=names)
def test_a_space_card_may_be_paid_with_titanium_and_not_with_steel(card: str) -> None:
    assert pays_with(card, "titanium")
    assert not pays_with(card, "steel")


def pays_with(card: str, metal: str) -> bool:
    """Whether this metal is among the ways to pay, with everything there that a card may need."""
    purse: dict[str, Any] = {metal: 1}
    table = deal(
        hand=card,
        played="Research, Gene Repair",
        temperature=2,
        oxygen=9,
        oceans=4,
        tiles={"C3": "city 1"},
        production=dict.fromkeys(RESOURCES, 4),
        **purse,
    )
    return any(metal in key for key in table.payments(card))


# Robotic Workforce, over the whole catalogue


BOXES: dict[str, dict[str, int]] = {  # the production box of every card that may be copied
    "deep-well-heating": {"energy": 1},
    "capital": {"energy": -2, "mc": 5},
    "space-elevator": {"titanium": 1},
    "domed-crater": {"energy": -1, "mc": 3},
    "noctis-city": {"energy": -1, "mc": 3},
    "eos-chasma-national-park": {"mc": 2},
    "cupola-city": {"energy": -1, "mc": 3},
    "underground-city": {"energy": -2, "steel": 2},
    "food-factory": {"plants": -1, "mc": 4},
    "carbonate-processing": {"energy": -1, "heat": 3},
    "natural-preserve": {"mc": 1},
    "nuclear-power": {"mc": -2, "energy": 3},
    "mine": {"steel": 1},
    "mining-area": {"titanium": 1},
    "building-industries": {"energy": -1, "steel": 2},
    "mining-rights": {"steel": 1},
    "electro-catapult": {"energy": -1},
    "commercial-district": {"energy": -1, "mc": 4},
    "peroxide-power": {"mc": -1, "energy": 2},
    "tropical-resort": {"heat": -2, "mc": 3},
    "fueled-generators": {"mc": -1, "energy": 1},
    "open-city": {"energy": -1, "mc": 4},
    "solar-power": {"energy": 1},
    "geothermal-power": {"energy": 2},
    "urbanized-area": {"energy": -1, "mc": 2},
    "ghg-factories": {"energy": -1, "heat": 4},
    "fusion-power": {"energy": 3},
    "great-dam": {"energy": 2},
    "strip-mine": {"energy": -2, "steel": 2, "titanium": 1},
    "power-plant": {"energy": 1},
    "mohole-area": {"heat": 4},
    "titanium-mine": {"titanium": 1},
    "tectonic-stress-power": {"energy": 3},
    "industrial-microbes": {"energy": 1, "steel": 1},
    "magnetic-field-generators": {"energy": -4, "plants": 2},
    "windmills": {"energy": 1},
    "magnetic-field-dome": {"energy": -2, "plants": 1},
    "protected-valley": {"mc": 2},
    "noctis-farming": {"mc": 1},
    "heat-trappers": {"energy": 1},
    "soil-factory": {"energy": -1, "plants": 1},
    "fuel-factory": {"energy": -1, "titanium": 1, "mc": 1},
    "corporate-stronghold": {"energy": -1, "mc": 3},
    "biomass-combustors": {"energy": 2},
    "immigrant-city": {"energy": -1, "mc": -2},
    "rad-chem-factory": {"energy": -1},
    "medical-lab": {"mc": 1},
    "ai-central": {"energy": -1},
}
OTHERS_LOSE = {"heat-trappers": ("heat", 2), "biomass-combustors": ("plants", 1)}
MINES = {"D1": "mining-area 0", "A1": "mining-rights 0"}  # titanium and steel under the two mining tiles


def test_robotic_workforce_has_48_targets() -> None:
    assert len(BOXES) == 48


@pytest.mark.parametrize("card", BOXES)
def test_robotic_workforce_copies_each_production_box_and_nothing_else(card: str) -> None:
    table = deal(
        hand="Robotic Workforce",
        played=f"{card}, Olympus Conference",
        tiles=MINES,
        production=dict.fromkeys(RESOURCES, 4),
        opponents=[player(production={"heat": 2, "plants": 1})],
    )
    table.play("Robotic Workforce")
    while table.kind == "seat":
        table.choose("seat 1")
    expected: dict[str, int | str] = {"mc": -9, "on olympus-conference": 1}
    expected |= {f"{resource} production": steps for resource, steps in BOXES[card].items()}
    if card in OTHERS_LOSE:
        resource, steps = OTHERS_LOSE[card]
        expected[f"seat 1 {resource} production"] = -steps
    assert table.changes() == expected


def test_robotic_workforce_copies_no_other_card() -> None:
    others = [card.id for card in PROJECTS if card.id not in BOXES and card.id != "robotic-workforce"]
    table = deal(
        hand="Robotic Workforce",
        played=", ".join(others),
        corporation="Mining Guild",
        production=dict.fromkeys(RESOURCES, 10),
        opponents=[player(production=dict.fromkeys(RESOURCES, 10))],
    )
    assert len(others) == 208 - 48 - 1
    assert not table.playable("Robotic Workforce")
    assert table.why("Robotic Workforce")


def copyable(production: dict[str, int], heat: int = 0, plants: int = 0) -> set[str]:
    """Which of all 48 Robotic Workforce offers, with such a production of mine, and of my opponent's."""
    table = deal(
        hand="Robotic Workforce",
        played=", ".join(BOXES),
        tiles=MINES,
        production=production,
        opponents=[player(production={"heat": heat, "plants": plants})],
    )
    table.play("Robotic Workforce")
    return {key.removeprefix("card ") for key in table.offers()}


@pytest.mark.parametrize(
    "production",
    [
        {},
        {"energy": 1},
        {"energy": 2},
        {"energy": 3},
        {"energy": 4},
        {"energy": 4, "mc": -5},
        {"energy": 4, "mc": -4},
        {"energy": 4, "mc": -3},
        {"plants": 1},
        {"heat": 1},
        {"heat": 2},
    ],
    ids=str,
)
@pytest.mark.parametrize(("heat", "plants"), [(0, 0), (1, 0), (2, 0), (0, 1)])
def test_robotic_workforce_offers_only_boxes_that_can_be_done(
    production: dict[str, int], heat: int, plants: int
) -> None:
    def can(card: str) -> bool:
        if card == "heat-trappers" and max(heat, production.get("heat", 0)) < 2:
            return False
        if card == "biomass-combustors" and max(plants, production.get("plants", 0)) < 1:
            return False
        return all(
            production.get(resource, 0) + steps >= (-5 if resource == "mc" else 0)
            for resource, steps in BOXES[card].items()
        )

    assert copyable(production, heat, plants) == {card for card in BOXES if can(card)}


def test_robotic_workforce_counts_anew_for_medical_lab() -> None:
    table = deal(hand="Robotic Workforce", played="Medical Lab, Olympus Conference, Pets, Aquifer Pumping, Ironworks")
    table.play("Robotic Workforce")
    assert table.changes() == {"mc": -9, "mc production": 2, "on olympus-conference": 1}


def test_robotic_workforce_copies_only_ones_own_cards() -> None:
    table = deal(hand="Robotic Workforce", opponents=[player(played="Mine")], corporation="Mining Guild")
    assert not table.playable("Robotic Workforce")


def test_robotic_workforce_does_not_place_the_city_again() -> None:
    played = "Immigrant City, Mine"
    table = deal(hand="Robotic Workforce", played=played, production={"energy": 1, "mc": -3})
    table.play("Robotic Workforce", "card Immigrant City")
    assert table.production() == {"mc": -5}
    short = deal(hand="Robotic Workforce", played=played, production={"energy": 1, "mc": -4})
    short.play("Robotic Workforce")
    assert short.production() == {"mc": -4, "energy": 1, "steel": 1}

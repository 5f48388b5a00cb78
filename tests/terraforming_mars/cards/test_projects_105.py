"""Project cards 105 to 156: what each does, with figures, and where its edge is."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from areo.terraforming_mars.game_type import GAME
from tests.tableau.cards import id_of, ids_of
from tests.terraforming_mars.mars import LAND_HEXES, OCEAN_HEXES, built_up, deal, player, set_up, tags

SCIENCE_7 = "Research, Gene Repair, Physics Complex, Trans-Neptune Probe, Restricted Area, Breathing Filters"
TWO_CITIES = {"C3": "city 1", "C5": "city neutral"}  # C4 is the only hex between them


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
    "Earth Office": "earth",
    "Acquired Company": "earth",
    "Media Archives": "earth",
    "Open City": "building city",
    "Media Group": "earth",
    "Business Network": "earth",
    "Business Contacts": "earth event",
    "Bribed Committee": "earth event",
    "Solar Power": "building power",
    "Breathing Filters": "science",
    "Artificial Photosynthesis": "science",
    "Artificial Lake": "building",
    "Geothermal Power": "building power",
    "Farming": "plant",
    "Dust Seals": "",
    "Urbanized Area": "building city",
    "Sabotage": "event",
    "Moss": "plant",
    "Industrial Center": "building",
    "Hired Raiders": "event",
    "Hackers": "",
    "GHG Factories": "building",
    "Subterranean Reservoir": "event",
    "Ecological Zone": "animal plant",
    "Zeppelins": "",
    "Worms": "microbe",
    "Decomposers": "microbe",
    "Fusion Power": "building power science",
    "Symbiotic Fungus": "microbe",
    "Extreme-Cold Fungus": "microbe",
    "Advanced Ecosystems": "animal microbe plant",
    "Great Dam": "building power",
    "Cartel": "earth",
    "Strip Mine": "building",
    "Wave Power": "power",
    "Lava Flows": "event",
    "Power Plant": "building power",
    "Mohole Area": "building",
    "Large Convoy": "earth event space",
    "Titanium Mine": "building",
    "Tectonic Stress Power": "building power",
    "Nitrophilic Moss": "plant",
    "Herbivores": "animal",
    "Insects": "microbe",
    "CEO's Favorite Project": "event",
    "Anti-Gravity Technology": "science",
    "Investment Loan": "earth event",
    "Insulation": "",
    "Adaptation Technology": "science",
    "Caretaker Contract": "",
    "Designed Microorganisms": "microbe science",
    "Standard Technology": "science",
}
CORPORATE_ERA = """
    Earth Office, Acquired Company, Media Archives, Media Group, Business Network, Business Contacts,
    Bribed Committee, Sabotage, Industrial Center, Hired Raiders, Hackers, Cartel, Titanium Mine,
    CEO's Favorite Project, Anti-Gravity Technology, Investment Loan, Caretaker Contract, Standard Technology
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
    case("Earth Office", 1, {}),
    case("Acquired Company", 10, {"mc production": 3}),
    case("Media Archives", 8, {}),
    case(
        "Open City",
        23,
        {"energy production": -1, "mc production": 4, "plants": 2, "C4": "city 0"},
        "space C4",
        oxygen=12,
        production={"energy": 1},
    ),
    case("Media Group", 6, {}),
    case("Business Network", 4, {"mc production": -1}),
    case("Bribed Committee", 7, {"tr": 2}),
    case("Solar Power", 11, {"energy production": 1}),
    case("Breathing Filters", 11, {}, oxygen=7),
    case("Artificial Photosynthesis", 12, {"plants production": 1}, "do 1"),
    case("Artificial Photosynthesis", 12, {"energy production": 2}, "do 2"),
    case("Artificial Lake", 15, {"C4": "ocean", "oceans": 1, "tr": 1}, "space C4", temperature=-6),
    case("Geothermal Power", 11, {"energy production": 2}),
    case("Farming", 16, {"mc production": 2, "plants production": 2, "plants": 2}, temperature=4),
    case("Dust Seals", 2, {}, oceans=3),
    case(
        "Urbanized Area",
        10,
        {"energy production": -1, "mc production": 2, "C4": "city 0"},
        tiles=TWO_CITIES,
        production={"energy": 1},
    ),
    case("Moss", 4, {"plants": -1, "plants production": 1}, oceans=3, plants=1),
    case("Industrial Center", 4, {"C4": "industrial-center 0"}, "space C4", tiles={"C3": "city 1"}),
    case("GHG Factories", 11, {"energy production": -1, "heat production": 4}, production={"energy": 1}),
    case("Subterranean Reservoir", 11, {"A5": "ocean", "oceans": 1, "tr": 1}, "space A5"),
    case(
        "Ecological Zone",
        12,
        {"C4": "ecological-zone 0", "on ecological-zone": 2},
        "space C4",
        tiles={"C3": "greenery 0"},
    ),
    case("Zeppelins", 13, {}, oxygen=5),
    case("Worms", 8, {}, oxygen=4),
    case("Decomposers", 5, {"on decomposers": 1}, oxygen=3),
    case("Fusion Power", 14, {"energy production": 3}, played="Power Grid, Windmills"),
    case("Symbiotic Fungus", 4, {}, temperature=-14),
    case("Extreme-Cold Fungus", 13, {}, temperature=-10),
    case("Advanced Ecosystems", 11, {}, played="Lichen, Worms, Birds"),
    case("Great Dam", 12, {"energy production": 2}, oceans=4),
    case("Cartel", 8, {"mc production": 1}),
    case(
        "Strip Mine",
        25,
        {"energy production": -2, "steel production": 2, "titanium production": 1, "oxygen": 2, "tr": 2},
        production={"energy": 2},
    ),
    case("Wave Power", 8, {"energy production": 1}, oceans=3),
    case(
        "Lava Flows",
        18,
        {"temperature": 4, "tr": 2, "E1": "lava-flows 0", "plants": 2},
        "space E1",
        temperature=-16,
    ),
    case("Power Plant", 4, {"energy production": 1}),
    case("Mohole Area", 20, {"heat production": 4, "A5": "mohole-area 0"}, "space A5"),
    case("Large Convoy", 36, {"A5": "ocean", "oceans": 1, "tr": 1, "cards": 2, "plants": 5}, "space A5"),
    case("Titanium Mine", 7, {"titanium production": 1}),
    case("Tectonic Stress Power", 18, {"energy production": 3}, played="Research"),
    case("Nitrophilic Moss", 8, {"plants": -2, "plants production": 2}, oceans=3, plants=2),
    case(
        "Herbivores",
        12,
        {"on herbivores": 1, "seat 1 plants production": -1},
        oxygen=8,
        opponents=[player(production={"plants": 1})],
    ),
    case("Insects", 9, {}, oxygen=6),
    case("Anti-Gravity Technology", 14, {}, played=SCIENCE_7),
    case("Investment Loan", 3, {"mc": 10, "mc production": -1}),
    case("Adaptation Technology", 12, {}),
    case("Caretaker Contract", 3, {}, temperature=0),
    case("Designed Microorganisms", 16, {"plants production": 2}, temperature=-14),
    case("Standard Technology", 6, {}),
]


@pytest.mark.parametrize("case", PLAYED, ids=names)
def test_playing_a_card_costs_and_changes_this_and_nothing_else(case: Case) -> None:
    table = deal(hand=case.card, **case.table)
    table.play(case.card, *case.answers)
    money = case.changes.get("mc", 0)
    assert isinstance(money, int)
    assert table.changes() == {**case.changes, "mc": money - case.cost}
    assert id_of(case.card) not in table.hand()
    assert table.played()[-1] == id_of(case.card)


# Requirements


def at(parameter: str, value: int, rest: dict[str, Any]) -> dict[str, Any]:
    """A table with a global parameter at this value."""
    return {parameter: value, **rest}


GLOBAL_REQUIREMENTS = [  # the card, its parameter, the value that is just enough, a step the wrong way, what else
    ("Open City", "oxygen", 12, -1, {"production": {"energy": 1}}),
    ("Breathing Filters", "oxygen", 7, -1, {}),
    ("Artificial Lake", "temperature", -6, -2, {}),
    ("Farming", "temperature", 4, -2, {}),
    ("Dust Seals", "oceans", 3, 1, {}),
    ("Moss", "oceans", 3, -1, {"plants": 1}),
    ("Zeppelins", "oxygen", 5, -1, {}),
    ("Worms", "oxygen", 4, -1, {}),
    ("Decomposers", "oxygen", 3, -1, {}),
    ("Symbiotic Fungus", "temperature", -14, -2, {}),
    ("Extreme-Cold Fungus", "temperature", -10, 2, {}),
    ("Great Dam", "oceans", 4, -1, {}),
    ("Wave Power", "oceans", 3, -1, {}),
    ("Nitrophilic Moss", "oceans", 3, -1, {"plants": 2}),
    ("Herbivores", "oxygen", 8, -1, {"production": {"plants": 1}}),
    ("Insects", "oxygen", 6, -1, {}),
    ("Caretaker Contract", "temperature", 0, -2, {}),
    ("Designed Microorganisms", "temperature", -14, 2, {}),
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


@pytest.mark.parametrize(("card", "parameter", "enough", "step", "rest"), GLOBAL_REQUIREMENTS, ids=names)
def test_adaptation_technology_eases_every_global_requirement_by_two_steps(
    card: str, parameter: str, enough: int, step: int, rest: dict[str, Any]
) -> None:
    eased = deal(hand=card, played="Adaptation Technology", **at(parameter, enough + 2 * step, rest))
    too_far = deal(hand=card, played="Adaptation Technology", **at(parameter, enough + 3 * step, rest))
    assert eased.playable(card)
    assert not too_far.playable(card)


TAG_REQUIREMENTS = [  # the card, cards with just enough tags, cards with one tag too few
    ("Fusion Power", "Power Grid, Windmills", "Power Grid"),
    ("Advanced Ecosystems", "Lichen, Worms, Birds", "Lichen, Worms"),
    ("Advanced Ecosystems", "Lichen, Worms, Birds", "Lichen, Birds"),
    ("Advanced Ecosystems", "Lichen, Worms, Birds", "Worms, Birds"),
    ("Tectonic Stress Power", "Research", "Gene Repair"),
    ("Anti-Gravity Technology", SCIENCE_7, SCIENCE_7.replace(", Gene Repair", "")),
]


@pytest.mark.parametrize(("card", "enough", "too_few"), TAG_REQUIREMENTS, ids=names)
def test_tags_of_other_cards_are_required_and_slack_does_not_help(card: str, enough: str, too_few: str) -> None:
    assert deal(hand=card, played=enough).playable(card)
    short = deal(hand=card, played=too_few, next_card={"slack": 2, "discount": 0})
    assert not short.playable(card)
    assert short.why(card).startswith("requires")


def test_ecological_zone_requires_a_greenery_of_ones_own() -> None:
    assert deal(hand="Ecological Zone", tiles={"C3": "greenery 0"}).playable("Ecological Zone")
    other = deal(hand="Ecological Zone", tiles={"C3": "greenery 1"})
    assert not other.playable("Ecological Zone")
    assert other.why("Ecological Zone").startswith("requires")


# Compulsory decreases and losses


COMPULSORY = [  # the card, the resource, the least production, what else it needs
    ("Open City", "energy", 1, {"oxygen": 12}),
    ("Business Network", "mc", -4, {}),
    ("Urbanized Area", "energy", 1, {"tiles": TWO_CITIES}),
    ("Hackers", "energy", 1, {}),
    ("GHG Factories", "energy", 1, {}),
    ("Strip Mine", "energy", 2, {}),
    ("Investment Loan", "mc", -4, {}),
]


@pytest.mark.parametrize(("card", "resource", "least", "rest"), COMPULSORY, ids=names)
def test_a_card_cannot_be_played_if_a_production_could_not_fall(
    card: str, resource: str, least: int, rest: dict[str, Any]
) -> None:
    assert deal(hand=card, production={resource: least}, **rest).playable(card)
    short = deal(hand=card, production={resource: least - 1}, **rest)
    assert not short.playable(card)
    assert short.why(card)


@pytest.mark.parametrize(("card", "plants"), [("Moss", 1), ("Nitrophilic Moss", 2)], ids=names)
def test_mosses_need_the_plants_they_cost(card: str, plants: int) -> None:
    assert deal(hand=card, oceans=3, plants=plants).playable(card)
    short = deal(hand=card, oceans=3, plants=plants - 1)
    assert not short.playable(card)
    assert short.why(card)


@pytest.mark.parametrize(("card", "plants"), [("Moss", 1), ("Nitrophilic Moss", 2)], ids=names)
def test_the_plant_of_viral_enhancers_may_be_the_one_a_moss_costs(card: str, plants: int) -> None:
    table = deal(hand=card, played="Viral Enhancers", oceans=3, plants=plants - 1)
    table.play(card)
    assert table.resources() == {"mc": table.mc()}
    assert table.production() == {"plants": plants}
    if plants > 1:
        assert not deal(hand=card, played="Viral Enhancers", oceans=3, plants=plants - 2).playable(card)


def test_viral_enhancers_of_an_opponent_do_not_help_a_moss() -> None:
    assert not deal(hand="Moss", oceans=3, opponents=[player(played="Viral Enhancers")]).playable("Moss")


def test_decomposers_do_not_help_a_moss() -> None:
    assert not deal(hand="Moss", oceans=3, played="Decomposers").playable("Moss")


# Points


POINTS = {
    "Open City": 1,
    "Bribed Committee": -2,
    "Solar Power": 1,
    "Breathing Filters": 2,
    "Artificial Lake": 1,
    "Farming": 2,
    "Dust Seals": 1,
    "Hackers": -1,
    "Zeppelins": 1,
    "Advanced Ecosystems": 3,
    "Great Dam": 1,
    "Wave Power": 1,
    "Large Convoy": 2,
    "Tectonic Stress Power": 1,
    "Anti-Gravity Technology": 3,
    "Adaptation Technology": 1,
}


@pytest.mark.parametrize("card", TAGS, ids=names)
def test_each_card_is_worth_its_printed_points(card: str) -> None:
    assert deal(played=card).points(card) == POINTS.get(card, 0)


@pytest.mark.parametrize(
    ("card", "cubes", "points"),
    [
        ("Ecological Zone", 1, 0),
        ("Ecological Zone", 2, 1),
        ("Ecological Zone", 5, 2),
        ("Decomposers", 2, 0),
        ("Decomposers", 3, 1),
        ("Decomposers", 8, 2),
        ("Herbivores", 1, 0),
        ("Herbivores", 2, 1),
        ("Herbivores", 7, 3),
    ],
    ids=names,
)
def test_cubes_are_worth_points_by_the_full_group(card: str, cubes: int, points: int) -> None:
    assert deal(played=card, cubes={card: cubes}).points(card) == points


@pytest.mark.parametrize(
    ("card", "cubes"),
    [("Ecological Zone", ["animal"] * 2), ("Decomposers", ["microbe"] * 2), ("Herbivores", ["animal"] * 3)],
    ids=names,
)
def test_the_text_of_a_card_names_the_cubes_it_holds(card: str, cubes: list[str]) -> None:
    assert re.findall(r"\d (animal|microbe|science)", text(card)) == cubes


# No place for a tile, parameters at their goals


@pytest.mark.parametrize(
    ("card", "changes", "rest"),
    [
        (
            "Open City",
            {"mc": -23, "energy production": -1, "mc production": 4, "plants": 2},
            {"oxygen": 12, "production": {"energy": 1}, "tiles": built_up()},
        ),
        (
            "Urbanized Area",
            {"mc": -10, "energy production": -1, "mc production": 2},
            {"production": {"energy": 1}, "tiles": {"C3": "city 1"}},
        ),
        ("Artificial Lake", {"mc": -15}, {"temperature": -6, "tiles": built_up()}),
        ("Artificial Lake", {"mc": -15}, {"temperature": -6, "oceans": 9}),
        ("Industrial Center", {"mc": -4}, {}),
        ("Subterranean Reservoir", {"mc": -11}, {"oceans": 9}),
        (
            "Ecological Zone",
            {"mc": -12, "on ecological-zone": 2},
            {"tiles": built_up() | {"C3": "greenery 0"}},
        ),
        (
            "Lava Flows",
            {"mc": -18, "temperature": 4, "tr": 2},
            {"temperature": -16, "tiles": dict.fromkeys(["B2", "C1", "D1", "E1"], "greenery 1")},
        ),
        ("Mohole Area", {"mc": -20, "heat production": 4}, {"tiles": dict.fromkeys(OCEAN_HEXES, "greenery 1")}),
        ("Large Convoy", {"mc": -36, "cards": 2, "plants": 5}, {"oceans": 9}),
    ],
    ids=names,
)
def test_a_card_may_be_played_without_a_place_for_its_tile(
    card: str, changes: dict[str, int | str], rest: dict[str, Any]
) -> None:
    table = deal(hand=card, **rest)
    table.play(card)
    assert table.changes() == changes


@pytest.mark.parametrize(("oxygen", "steps"), [(12, 2), (13, 1), (14, 0)])
def test_strip_mine_raises_oxygen_only_as_far_as_it_goes(oxygen: int, steps: int) -> None:
    table = deal(hand="Strip Mine", oxygen=oxygen, production={"energy": 2})
    table.play("Strip Mine")
    assert (table.oxygen, table.tr()) == (14, 20 + steps)


@pytest.mark.parametrize(("temperature", "steps"), [(4, 2), (6, 1), (8, 0)])
def test_lava_flows_warm_only_as_far_as_it_goes(temperature: int, steps: int) -> None:
    table = deal(hand="Lava Flows", temperature=temperature)
    table.play("Lava Flows", "space B2")
    assert table.changes().get("tr", 0) == steps
    assert table.temperature == 8


def test_lava_flows_collect_the_bonuses_of_the_steps_they_make() -> None:
    table = deal(hand="Lava Flows", temperature=-26)
    table.play("Lava Flows", "space C1")
    assert table.changes() == {
        "mc": -18,
        "temperature": 4,
        "tr": 2,
        "heat production": 1,
        "C1": "lava-flows 0",
        "cards": 1,
    }


def test_lava_flows_that_reach_zero_bring_an_ocean_in_either_order_with_their_tile() -> None:
    table = deal(hand="Lava Flows", temperature=-2)
    table.play("Lava Flows")
    assert table.kind == "order"
    assert table.offers() == ["first lava-flows", "first lava-flows.2"]
    tile_first = deal(hand="Lava Flows", temperature=-2)
    tile_first.play("Lava Flows", "first lava-flows.2", "space B2", "space A2")
    assert tile_first.changes() == {
        "mc": -18,
        "temperature": 4,
        "tr": 3,
        "B2": "lava-flows 0",
        "A2": "ocean",
        "oceans": 1,
        "steel": 3,
    }
    ocean_first = deal(hand="Lava Flows", temperature=-2)
    ocean_first.play("Lava Flows", "first lava-flows", "first lava-flows.2", "space A2", "space B2")
    assert ocean_first.changes() == {**tile_first.changes(), "mc": -18 + 2}


def test_strip_mine_at_8_percent_warms_a_step() -> None:
    table = deal(hand="Strip Mine", oxygen=6, temperature=-16, production={"energy": 2})
    table.play("Strip Mine")
    assert (table.oxygen, table.temperature, table.tr()) == (8, -14, 23)


# 105 Earth Office


def test_earth_office_makes_other_earth_cards_cheaper() -> None:
    table = deal(
        hand="Earth Office, Cartel, Investment Loan, Comet", opponents=[player(hand="Sponsors")], played="Sabotage"
    )
    assert [table.price(card) for card in ("Earth Office", "Cartel", "Investment Loan", "Comet")] == [1, 8, 3, 21]
    table.play("Earth Office")
    assert table.changes() == {"mc": -1}
    assert [table.price(card) for card in ("Cartel", "Investment Loan", "Comet")] == [5, 0, 21]
    assert table.price("Sponsors", 1) == 6


def test_earth_office_and_teractor_add_up_and_stop_at_nothing() -> None:
    table = deal(hand="Cartel, Investment Loan", played="Earth Office", corporation="Teractor")
    assert (table.price("Cartel"), table.price("Investment Loan")) == (2, 0)
    table.play("Cartel")
    assert table.changes() == {"mc": -2, "mc production": 3}


# 107 Media Archives


def test_media_archives_count_the_events_of_all_players() -> None:
    table = deal(
        hand="Media Archives",
        played="Asteroid, Sponsors",
        opponents=[player(played="Comet, Mineral Deposit, Mine"), player(played="Sabotage")],
        discard="Big Asteroid",
    )
    table.play("Media Archives")
    assert table.changes() == {"mc": -8 + 4}


def test_events_played_before_media_archives_count_but_those_after_it_do_not() -> None:
    table = deal(hand="Media Archives, Bribed Committee, Investment Loan", actions=3)
    table.play("Bribed Committee")
    table.play("Media Archives")
    assert table.changes() == {"mc": -8 + 1}
    table.play("Investment Loan")
    assert table.changes() == {"mc": -3 + 10, "mc production": -1}


# 109 Media Group


def test_media_group_pays_for_ones_own_events_only() -> None:
    table = deal(
        hand="Bribed Committee, Sponsors",
        played="Media Group",
        opponents=[player(hand="Mineral Deposit", mc=20)],
    )
    table.play("Bribed Committee")
    assert table.changes() == {"mc": -7 + 3, "tr": 2}
    table.play("Sponsors")
    assert table.changes() == {"mc": -6, "mc production": 2}
    table.play("Mineral Deposit", seat=1)
    assert table.changes() == {"seat 1 mc": -5, "seat 1 steel": 5}


def test_what_media_group_pays_cannot_pay_for_the_event_itself() -> None:
    table = deal(hand="Bribed Committee", played="Media Group", mc=6)
    assert table.why("Bribed Committee") == "price: 7, 6"
    assert deal(hand="Bribed Committee", played="Media Group", mc=7).playable("Bribed Committee")


# 110 Business Network


def test_business_network_buys_the_top_card_or_discards_it() -> None:
    table = deal(played="Business Network", deck="Comet, Birds", actions=1)
    table.act("Business Network")
    assert table.offers() == ["card comet", "skip"]
    table.choose("card Comet")
    assert table.hand() == ["comet"]
    assert table.mc() == 97
    refused = deal(played="Business Network", deck="Comet, Birds")
    refused.act("Business Network", "skip")
    assert (refused.hand(), refused.discard(), refused.mc()) == ([], ["comet"], 100)


def test_business_network_without_three_mc_discards_the_card_at_once() -> None:
    table = deal(played="Business Network", deck="Comet", mc=2)
    table.act("Business Network")
    assert table.changes() == {}
    assert table.discard() == ["comet"]


def test_business_network_acts_once_a_generation() -> None:
    table = deal(played="Business Network", deck="Comet, Birds")
    table.act("Business Network", "skip")
    assert not table.can_act("Business Network")
    assert table.why("action business-network") == "used: Business Network"
    table.next_generation()
    assert table.can_act("Business Network")


# 111 Business Contacts


def test_business_contacts_keep_exactly_two_of_four() -> None:
    table = deal(hand="Business Contacts", deck="Comet, Birds, Mine, Trees, Grass")
    table.play("Business Contacts")
    decision = table.decision()
    assert (decision.kind, decision.least, decision.most) == ("cards", 2, 2)
    assert decision.keys == ["card comet", "card birds", "card mine", "card trees"]
    table.choose(["card Trees", "card Comet"])
    assert sorted(table.hand()) == ["comet", "trees"]
    assert sorted(table.discard()) == ["birds", "mine"]
    assert table.changes() == {"mc": -7, "cards": 2}
    assert table.deck()[0] == "grass"


# 116 Artificial Lake


def test_artificial_lake_goes_on_land_that_nobody_else_claimed() -> None:
    table = deal(hand="Artificial Lake", temperature=-6, claims={"C4": 1, "C5": 0}, tiles={"C3": "city 1"})
    table.play("Artificial Lake")
    assert table.spaces() == [space for space in LAND_HEXES if space not in ("C4", "C3")]
    assert table.why("space C4") == "claimed"
    assert table.why("space E4").startswith("place.land")
    table.choose("space C5")
    assert table.changes()["C5"] == "ocean"


def test_artificial_lake_is_an_ocean_in_every_way() -> None:
    table = deal(
        hand="Artificial Lake",
        temperature=-6,
        tiles={"E4": "ocean"},
        opponents=[player(played="Arctic Algae")],
        production={"energy": 1},
    )
    table.play("Artificial Lake", "space D3")
    assert table.changes() == {
        "mc": -15 + 2,
        "plants": 1,
        "tr": 1,
        "oceans": 1,
        "D3": "ocean",
        "seat 1 plants": 2,
    }


# 119 Dust Seals


def test_dust_seals_are_eased_upwards() -> None:
    assert deal(hand="Dust Seals", corporation="Inventrix", oceans=5).playable("Dust Seals")
    assert not deal(hand="Dust Seals", corporation="Inventrix", oceans=6).playable("Dust Seals")


# 120 Urbanized Area


def test_urbanized_area_stands_between_two_cities() -> None:
    table = deal(
        hand="Urbanized Area", production={"energy": 1}, tiles={**TWO_CITIES, "G3": "city 0", "H4": "capital 1"}
    )
    table.play("Urbanized Area")
    assert table.spaces() == ["C4", "G4", "H3"]
    table.choose("space G4")
    assert table.tiles()["G4"] == "city 0"


# 121 Sabotage


def test_sabotage_takes_one_kind_from_one_player() -> None:
    victims = [player(steel=5, mc=20), player(titanium=2, mc=5)]
    table = deal(hand="Sabotage", opponents=victims)
    table.play("Sabotage")
    assert table.offers() == ["do 1", "do 2", "do 3"]
    table.choose("do 2")
    assert table.offers() == ["seat 1", "skip"]
    table.choose("seat 1")
    assert table.offers() == ["amount 4", "amount 3", "amount 2", "amount 1"]
    table.choose("amount 3")
    assert table.changes() == {"mc": -1, "seat 1 steel": -3}


def test_sabotage_takes_up_to_three_titanium_or_seven_mc() -> None:
    victims = [player(titanium=4, mc=9)]
    titanium = deal(hand="Sabotage", opponents=victims)
    titanium.play("Sabotage", "do 1", "seat 1")
    assert titanium.offers() == ["amount 3", "amount 2", "amount 1"]
    money = deal(hand="Sabotage", opponents=victims)
    money.play("Sabotage", "do 3")
    assert money.offers() == ["seat 0", "seat 1", "skip"]
    money.choose("seat 1")
    assert money.offers()[0] == "amount 7"
    money.choose("amount 7")
    assert money.changes() == {"mc": -1, "seat 1 mc": -7}


def test_sabotage_takes_what_is_there_and_may_be_waived() -> None:
    table = deal(hand="Sabotage", opponents=[player(titanium=2)], mc=1)
    table.play("Sabotage")
    assert table.offers() == ["seat 1", "skip"]
    table.choose("seat 1")
    assert table.offers() == ["amount 2", "amount 1"]
    waived = deal(hand="Sabotage", opponents=[player(titanium=2)], mc=1)
    waived.play("Sabotage", "skip")
    assert waived.changes() == {"mc": -1}


def test_sabotage_is_playable_without_anybody_to_sabotage() -> None:
    table = deal(hand="Sabotage", mc=1)
    table.play("Sabotage")
    assert table.changes() == {"mc": -1}


def test_sabotage_does_nothing_alone() -> None:
    table = deal(hand="Sabotage", players=1)
    table.play("Sabotage")
    assert table.changes() == {"mc": -1}


# 123 Industrial Center


def test_industrial_center_goes_next_to_any_city() -> None:
    table = deal(hand="Industrial Center", tiles={"A1": "city neutral", "I1": "capital 1"})
    table.play("Industrial Center")
    assert table.spaces() == ["B1", "B2", "H1", "H2", "I2"]


def test_industrial_center_turns_seven_mc_into_steel_production_once_a_generation() -> None:
    table = deal(played="Industrial Center", mc=14)
    table.act("Industrial Center")
    assert table.changes() == {"mc": -7, "steel production": 1}
    assert not table.can_act("Industrial Center")
    table.next_generation()
    assert table.can_act("Industrial Center")
    assert not deal(played="Industrial Center", mc=6, steel=9).can_act("Industrial Center")


# 124 Hired Raiders


def test_hired_raiders_steal_steel() -> None:
    table = deal(hand="Hired Raiders", opponents=[player(steel=5, mc=8)], steel=1)
    table.play("Hired Raiders", "do 1")
    assert table.offers() == ["seat 1", "skip"]
    table.choose("seat 1")
    assert table.offers() == ["amount 2", "amount 1"]
    table.choose("amount 2")
    assert table.changes() == {"mc": -1, "steel": 2, "seat 1 steel": -2}


def test_hired_raiders_steal_money_and_get_only_what_is_there() -> None:
    table = deal(hand="Hired Raiders", opponents=[player(mc=8), player(mc=2)])
    table.play("Hired Raiders", "seat 1", "amount 3")
    assert table.changes() == {"mc": -1 + 3, "seat 1 mc": -3}
    poor = deal(hand="Hired Raiders", opponents=[player(mc=8), player(mc=2)])
    poor.play("Hired Raiders", "seat 2", "amount 2")
    assert poor.changes() == {"mc": -1 + 2, "seat 2 mc": -2}


def test_hired_raiders_are_playable_without_a_victim_and_may_be_waived() -> None:
    table = deal(hand="Hired Raiders", steel=3)
    table.play("Hired Raiders")
    assert table.changes() == {"mc": -1}
    waived = deal(hand="Hired Raiders", opponents=[player(mc=8)])
    waived.play("Hired Raiders", "skip")
    assert waived.changes() == {"mc": -1}


@pytest.mark.parametrize(("answer", "changes"), [("do 1", {"mc": -1, "steel": 2}), ("do 2", {"mc": -1 + 3})])
def test_hired_raiders_rob_the_neutral_opponent_of_all(answer: str, changes: dict[str, int]) -> None:
    table = deal(hand="Hired Raiders", players=1)
    table.play("Hired Raiders", answer)
    assert table.changes() == changes


def test_the_loot_of_hired_raiders_cannot_pay_for_them() -> None:
    assert not deal(hand="Hired Raiders", opponents=[player(mc=8)], mc=0).playable("Hired Raiders")


# 125 Hackers


def test_hackers_lower_the_money_production_of_one_who_can_lose_two_steps() -> None:
    table = deal(
        hand="Hackers",
        production={"energy": 1},
        opponents=[player(production={"mc": -3}), player(production={"mc": -4})],
    )
    table.play("Hackers")
    assert table.offers() == ["seat 0", "seat 1"]
    assert table.why("seat 2").startswith("production")
    table.choose("seat 1")
    assert table.changes() == {
        "mc": -3,
        "energy production": -1,
        "mc production": 2,
        "seat 1 mc production": -2,
    }


def test_hackers_hit_oneself_when_nobody_else_can_lose_two_steps() -> None:
    table = deal(hand="Hackers", production={"energy": 1, "mc": -5}, opponents=[player(production={"mc": -4})])
    table.play("Hackers")
    assert table.changes() == {"mc": -3, "energy production": -1}


def test_hackers_alone_hit_the_neutral_opponent() -> None:
    table = deal(hand="Hackers", production={"energy": 1}, players=1)
    table.play("Hackers")
    assert table.changes() == {"mc": -3, "energy production": -1, "mc production": 2}


# 128 Ecological Zone


def test_ecological_zone_goes_next_to_a_greenery_of_anyone() -> None:
    table = deal(hand="Ecological Zone", tiles={"A1": "greenery 0", "I1": "greenery 1"})
    table.play("Ecological Zone")
    assert table.spaces() == ["B1", "B2", "H1", "H2", "I2"]


def test_ecological_zone_gets_an_animal_for_each_animal_and_plant_tag_of_ones_own() -> None:
    table = deal(
        hand="Herbivores, Lichen, Worms, Protected Valley",
        played="Ecological Zone",
        opponents=[player(hand="Grass", mc=50, production={"plants": 1})],
        oxygen=8,
        temperature=-16,
        actions=4,
    )
    table.play("Herbivores")
    assert table.changes()["on ecological-zone"] == 1
    table.play("Lichen")
    assert table.changes()["on ecological-zone"] == 1
    table.play("Worms")
    assert "on ecological-zone" not in table.changes()
    table.play("Protected Valley", "space A5")
    assert table.changes()["on ecological-zone"] == 1
    table.play("Grass", seat=1)
    assert "on ecological-zone" not in table.changes()
    assert table.cubes("Ecological Zone") == 3


def test_ecological_zone_gets_two_animals_from_advanced_ecosystems() -> None:
    table = deal(hand="Advanced Ecosystems", played="Ecological Zone, Worms, Decomposers")
    table.play("Advanced Ecosystems")
    assert table.changes() == {"mc": -11, "on ecological-zone": 2, "on decomposers": 3}


# 129 Zeppelins


def test_zeppelins_count_the_cities_of_anyone_on_mars() -> None:
    cities = {
        "C3": "city 0",
        "C5": "city 1",
        "E3": "city 1",
        "H3": "capital 0",
        "F1": "city neutral",
        "ganymede-colony": "city 0",
        "phobos-space-haven": "city 1",
        "G4": "greenery 0",
    }
    table = deal(hand="Zeppelins", oxygen=5, tiles=cities)
    table.play("Zeppelins")
    assert table.changes() == {"mc": -13, "mc production": 5}


# 130 Worms, 137 Cartel, 148 Insects


@pytest.mark.parametrize(
    ("card", "cost", "played", "changes"),
    [
        ("Worms", 8, "Decomposers", {"plants production": 1}),
        ("Worms", 8, "Decomposers, Tardigrades", {"plants production": 1}),
        ("Worms", 8, "Decomposers, Tardigrades, Ants", {"plants production": 2}),
        ("Cartel", 8, "Earth Catapult, Sponsors", {"mc production": 3}),
        ("Cartel", 8, "Bribed Committee", {"mc production": 1}),
        ("Insects", 9, "Lichen, Ecological Zone, Grass", {"plants production": 3}),
        ("Insects", 9, "Worms", {}),
    ],
    ids=names,
)
def test_a_production_for_each_tag_counts_face_up_cards(
    card: str, cost: int, played: str, changes: dict[str, int]
) -> None:
    opponents = [player(played="Moss, Nitrite Reducing Bacteria, Acquired Company")]
    table = deal(hand=card, played=played, oxygen=6, opponents=opponents)
    price = table.price(card)
    table.play(card)
    gained = {what: number for what, number in table.changes().items() if what.endswith(" production")}
    assert gained == changes
    assert price == cost - (2 if "Catapult" in played else 0)


def test_corporation_tags_count_for_cartel_and_insects() -> None:
    cartel = deal(hand="Cartel", corporation="Teractor")
    cartel.play("Cartel")
    assert cartel.changes() == {"mc": -8 + 3, "mc production": 2}
    insects = deal(hand="Insects", corporation="Ecoline", oxygen=6)
    insects.play("Insects")
    assert insects.changes() == {"mc": -9, "plants production": 1}


# 131 Decomposers


def test_decomposers_get_a_microbe_for_each_animal_plant_and_microbe_tag_of_ones_own() -> None:
    table = deal(
        hand="Herbivores, Lichen, Worms, Power Plant",
        played="Decomposers",
        opponents=[player(hand="Grass", mc=50, production={"plants": 1})],
        oxygen=8,
        temperature=-16,
        actions=4,
    )
    for card in ("Herbivores", "Lichen", "Worms"):
        table.play(card)
        assert table.changes()["on decomposers"] == 1
    table.play("Power Plant")
    assert "on decomposers" not in table.changes()
    table.play("Grass", seat=1)
    assert "on decomposers" not in table.changes()


# 133 Symbiotic Fungus, 134 Extreme-Cold Fungus


def test_symbiotic_fungus_adds_a_microbe_to_another_card_once_a_generation() -> None:
    table = deal(played="Symbiotic Fungus, Decomposers, Tardigrades, Herbivores")
    table.act("Symbiotic Fungus")
    assert table.offers() == ["card decomposers", "card tardigrades"]
    table.choose("card Tardigrades")
    assert table.changes() == {"on tardigrades": 1}
    assert not table.can_act("Symbiotic Fungus")
    table.next_generation()
    table.act("Symbiotic Fungus", "card Decomposers")
    assert table.changes() == {"on decomposers": 1}


def test_symbiotic_fungus_may_act_without_a_card_for_the_microbe() -> None:
    table = deal(played="Symbiotic Fungus", opponents=[player(played="Tardigrades")])
    table.act("Symbiotic Fungus")
    assert table.changes() == {}
    assert not table.can_act("Symbiotic Fungus")


def test_extreme_cold_fungus_gives_a_plant_or_two_microbes() -> None:
    plant = deal(played="Extreme-Cold Fungus, Tardigrades")
    plant.act("Extreme-Cold Fungus", "do 1")
    assert plant.changes() == {"plants": 1}
    microbes = deal(played="Extreme-Cold Fungus, Tardigrades, Decomposers")
    microbes.act("Extreme-Cold Fungus", "do 2", "card Tardigrades")
    assert microbes.changes() == {"on tardigrades": 2}
    assert not microbes.can_act("Extreme-Cold Fungus")
    microbes.next_generation()
    assert microbes.can_act("Extreme-Cold Fungus")


def test_extreme_cold_fungus_without_a_card_for_microbes_gives_the_plant_unasked() -> None:
    table = deal(played="Extreme-Cold Fungus, Herbivores")
    table.act("Extreme-Cold Fungus")
    assert table.changes() == {"plants": 1}


# 140 Lava Flows, 142 Mohole Area


def test_lava_flows_go_on_a_volcanic_area() -> None:
    table = deal(hand="Lava Flows", tiles={"B2": "city 1"}, claims={"C1": 1, "D1": 0})
    table.play("Lava Flows")
    assert table.spaces() == ["D1", "E1"]
    assert table.why("space C4").startswith("place.volcanic")


def test_mohole_area_goes_on_an_area_reserved_for_oceans_and_gets_its_bonus() -> None:
    table = deal(hand="Mohole Area", tiles={"A2": "ocean"})
    table.play("Mohole Area")
    assert table.spaces() == OCEAN_HEXES[1:]
    table.choose("space I5")
    assert table.changes() == {"mc": -20, "heat production": 4, "I5": "mohole-area 0", "titanium": 2}


# 143 Large Convoy


def test_large_convoy_brings_five_plants_or_four_animals_on_one_card() -> None:
    table = deal(hand="Large Convoy", played="Herbivores, Birds, Tardigrades", deck="Comet, Mine, Trees")
    table.play("Large Convoy", "space A5", "do 2")
    assert table.offers() == ["card herbivores", "card birds"]
    table.choose("card Birds")
    assert table.changes() == {"mc": -36, "A5": "ocean", "oceans": 1, "tr": 1, "cards": 2, "on birds": 4}
    assert table.hand() == ["comet", "mine"]
    plants = deal(hand="Large Convoy", played="Birds")
    plants.play("Large Convoy", "space A5", "do 1")
    assert plants.changes()["plants"] == 5


def test_large_convoy_may_be_paid_with_titanium() -> None:
    assert "pay 33 mc 1 titanium" in deal(hand="Large Convoy", titanium=1).payments("Large Convoy")


# 147 Herbivores


def test_herbivores_need_somebody_with_plant_production() -> None:
    assert deal(hand="Herbivores", oxygen=8, production={"plants": 1}).playable("Herbivores")
    none = deal(hand="Herbivores", oxygen=8)
    assert not none.playable("Herbivores")
    assert none.why("Herbivores")
    assert deal(hand="Herbivores", oxygen=8, players=1).playable("Herbivores")


def test_herbivores_take_the_step_from_a_player_of_choice() -> None:
    table = deal(
        hand="Herbivores", oxygen=8, production={"plants": 1}, opponents=[player(production={"plants": 3}), player()]
    )
    table.play("Herbivores")
    assert table.offers() == ["seat 0", "seat 1"]
    table.choose("seat 0")
    assert table.changes() == {"mc": -12, "on herbivores": 1, "plants production": -1}


def test_herbivores_get_an_animal_for_each_greenery_their_owner_places() -> None:
    table = deal(played="Herbivores", plants=8, hand="Protected Valley", opponents=[player(plants=8, mc=30)], actions=3)
    table.do("greenery", "space C4")
    assert table.changes()["on herbivores"] == 1
    table.project("greenery", "space C5")
    assert table.changes()["on herbivores"] == 1
    table.play("Protected Valley", "space A5")
    assert table.changes()["on herbivores"] == 1
    table.do("greenery", "space G4", seat=1)
    assert table.changes() == {"seat 1 plants": -8, "seat 1 tr": 1, "oxygen": 1, "G4": "greenery 1"}


def test_the_final_greeneries_feed_herbivores_too() -> None:
    table = deal(played="Herbivores", plants=8, temperature=8, oxygen=14, oceans=9)
    table.end(0)
    table.end(1)
    table.choose("space C4")
    assert table.over
    assert table.cubes("Herbivores") == 1


# 149 CEO's Favorite Project


def test_ceos_favorite_project_adds_to_a_card_that_holds_something() -> None:
    table = deal(
        hand="CEO's Favorite Project",
        played="Birds, Tardigrades, Physics Complex, Security Fleet, Herbivores",
        cubes={"Birds": 1, "Tardigrades": 2, "Physics Complex": 1, "Security Fleet": 3},
        opponents=[player(played="Decomposers", cubes={"Decomposers": 2})],
    )
    table.play("CEO's Favorite Project")
    assert table.offers() == ["card birds", "card tardigrades", "card physics-complex", "card security-fleet"]
    table.choose("card Physics Complex")
    assert table.changes() == {"mc": -1, "on physics-complex": 1}


def test_ceos_favorite_project_needs_a_card_of_ones_own_that_holds_something() -> None:
    opponents = [player(played="Decomposers", cubes={"Decomposers": 2})]
    table = deal(hand="CEO's Favorite Project", played="Birds, Tardigrades", plants=5, opponents=opponents)
    assert not table.playable("CEO's Favorite Project")
    assert table.why("CEO's Favorite Project")
    assert deal(hand="CEO's Favorite Project", played="Birds", cubes={"Birds": 1}, opponents=opponents).playable(
        "CEO's Favorite Project"
    )


# 150 Anti-Gravity Technology


def test_anti_gravity_technology_makes_all_other_cards_cheaper() -> None:
    table = deal(hand="Anti-Gravity Technology, Comet, Moss, Hired Raiders", played=SCIENCE_7)
    assert table.price("Anti-Gravity Technology") == 14
    table.play("Anti-Gravity Technology")
    assert table.changes() == {"mc": -14}
    assert [table.price(card) for card in ("Comet", "Moss", "Hired Raiders")] == [19, 2, 0]


# 151 Investment Loan


def test_the_ten_mc_of_the_investment_loan_cannot_pay_for_it() -> None:
    table = deal(hand="Investment Loan", mc=2)
    assert table.why("Investment Loan") == "price: 3, 2"


# 152 Insulation


def test_insulation_turns_any_number_of_heat_production_steps_into_money_production() -> None:
    table = deal(hand="Insulation", production={"heat": 3, "mc": -5})
    table.play("Insulation")
    assert table.kind == "amount"
    assert [key for key in table.offers() if key != "skip"] == ["amount 3", "amount 2", "amount 1"]
    table.choose("amount 2")
    assert table.changes() == {"mc": -2, "heat production": -2, "mc production": 2}
    assert table.production() == {"mc": -3, "heat": 1}


def test_insulation_may_turn_all_of_it() -> None:
    table = deal(hand="Insulation", production={"heat": 4}, opponents=[player(production={"heat": 9})])
    table.play("Insulation", "amount 4")
    assert table.changes() == {"mc": -2, "heat production": -4, "mc production": 4}


# 153 Adaptation Technology


def test_adaptation_technology_inventrix_and_special_design_add_up_to_six_steps() -> None:
    eased: dict[str, Any] = {
        "hand": "Birds",
        "played": "Adaptation Technology",
        "corporation": "Inventrix",
        "production": {"plants": 2},
        "next_card": {"slack": 2, "discount": 0},
    }
    assert deal(oxygen=7, **eased).playable("Birds")
    assert not deal(oxygen=6, **eased).playable("Birds")


def test_adaptation_technology_does_not_ease_opponents() -> None:
    table = deal(hand="Breathing Filters", oxygen=5, opponents=[player(played="Adaptation Technology")])
    assert not table.playable("Breathing Filters")


# 154 Caretaker Contract


def test_caretaker_contract_turns_eight_heat_into_a_rating_step_once_a_generation() -> None:
    table = deal(played="Caretaker Contract", heat=17, mc=0)
    table.act("Caretaker Contract")
    assert table.changes() == {"heat": -8, "tr": 1}
    assert not table.can_act("Caretaker Contract")
    table.next_generation()
    assert table.can_act("Caretaker Contract")
    assert not deal(played="Caretaker Contract", heat=7).can_act("Caretaker Contract")


# 156 Standard Technology


@pytest.mark.parametrize(
    ("project", "answers", "changes"),
    [
        ("power-plant", [], {"mc": -11 + 3, "energy production": 1}),
        ("asteroid", [], {"mc": -14 + 3, "temperature": 2, "tr": 1}),
        ("aquifer", ["space A5"], {"mc": -18 + 3, "A5": "ocean", "oceans": 1, "tr": 1}),
        ("greenery", ["space C4"], {"mc": -23 + 3, "C4": "greenery 0", "oxygen": 1, "tr": 1}),
        ("city", ["space C4"], {"mc": -25 + 3, "C4": "city 0", "mc production": 1}),
    ],
)
def test_standard_technology_gives_three_back_for_a_standard_project(
    project: str, answers: list[str], changes: dict[str, int | str]
) -> None:
    table = deal(played="Standard Technology")
    table.project(project, *answers)
    assert table.changes() == changes


def test_standard_technology_gives_nothing_for_patents_and_conversions() -> None:
    table = deal(played="Standard Technology", hand="Comet, Birds", heat=8, plants=8, actions=3)
    table.project("sell-patents", ["card Comet"])
    assert table.changes() == {"mc": 1, "cards": -1}
    table.do("heat")
    assert table.changes() == {"heat": -8, "temperature": 2, "tr": 1}
    table.do("greenery", "space C4")
    assert "mc" not in table.changes()


def test_what_standard_technology_gives_back_cannot_pay_for_the_project() -> None:
    assert "project power-plant" not in deal(played="Standard Technology", mc=10).offers()
    assert "project power-plant" in deal(played="Standard Technology", mc=11).offers()


def test_standard_technology_gives_nothing_for_projects_of_others() -> None:
    table = deal(opponents=[player(played="Standard Technology")])
    table.project("power-plant")
    assert table.changes() == {"mc": -11, "energy production": 1}

"""Green cards 103 to 155: what each does, what it yields, what it needs, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import deal, definition, player, produce, set_up, tags
from tests.tableau.cards import id_of, table_of

Given = dict[str, Any]
Changes = dict[str, int | str]

# Number, name, cost, tags, points (? if they depend), set.
PRINTED = table_of("""
103 | Acquired Company             | 11 | building earth         | 0 | starter
104 | Adapted Lichen               |  6 | microbe plant          | 0 | base
105 | Aerated Magma                | 18 | power                  | 0 | base
106 | Airborne Radiation           | 15 | earth                  | 0 | base
107 | Algae                        |  9 | plant                  | 0 | base
108 | Archaebacteria               |  5 | microbe                | 0 | base
109 | Artificial Photosynthesis    | 11 | science                | 0 | starter
110 | Asteroid Mining              | 28 | space jovian           | 2 | base
111 | Asteroid Mining Consortium   |  6 |                        | 0 | starter
112 | Astrofarm                    | 21 | space                  | 0 | base
113 | Atmospheric Insulators       | 10 | space earth            | 0 | base
114 | Automated Factories          | 18 | building               | 0 | base
115 | Balanced Portfolios          |  8 | science                | 1 | base
116 | Beam from a Thorium Asteroid | 23 | space jovian power     | 1 | base
117 | Biomass Combustors           | 15 | building power         | 0 | base
118 | Biothermal Power             | 18 | space power            | 0 | base
119 | Blueprints                   | 17 | earth                  | 0 | base
120 | Building Industries          |  6 | building               | 0 | base
121 | Bushes                       | 13 | plant                  | 0 | base
122 | Callisto Penal Mines         | 20 | building space jovian  | 1 | base
123 | Cartel                       |  6 | earth                  | 0 | base
124 | Coal Imports                 | 13 | building               | 0 | starter
125 | Commercial District          | 25 | building               | 2 | base
126 | Deep Well Heating            | 14 | building power         | 0 | base
127 | Designed Microorganisms      | 15 | science microbe        | 0 | base
128 | Diversified Interests        | 15 | plant                  | 0 | base
129 | Dusty Quarry                 |  2 |                        | 0 | base
130 | Economic Growth              | 10 | building               | 0 | starter
131 | Energy Storage               | 18 | power                  | 0 | base
132 | Eos Chasma National Park     | 16 | building plant         | 1 | base
133 | Farming                      | 20 | plant                  | 2 | base
134 | Food Factory                 |  9 | building               | 0 | base
135 | Fuel Factory                 |  9 | building               | 0 | base
136 | Fueled Generators            |  4 | building power         | 1 | base
137 | Fusion Power                 |  7 | science building power | 0 | base
138 | Ganymede Shipyard            | 17 | space jovian           | 0 | base
139 | Gene Repair                  | 15 | science                | 2 | base
140 | Geothermal Power             |  8 | building power         | 0 | base
141 | Giant Space Mirror           | 13 | space power            | 0 | base
142 | Grass                        |  9 | plant                  | 0 | base
143 | Great Dam                    | 12 | building power         | 1 | base
144 | Great Escarpment Consortium  |  3 |                        | 0 | starter
145 | Heather                      | 14 | plant                  | 1 | base
146 | Immigration Shuttles         | 20 | space earth            | ? | base
147 | Import of Advanced GHG       |  8 | space earth            | 0 | starter
148 | Imported GHG                 |  8 | earth                  | 0 | base
149 | Industrial Center            | 15 | building               | 0 | base
150 | Industrial Farming           | 19 | building               | 0 | starter
151 | Industrial Microbes          |  9 | building microbe       | 0 | base
152 | Insects                      | 10 | microbe                | 0 | base
153 | Io Mining Industries         | 37 | building space jovian  | ? | base
154 | Kelp Farming                 | 17 |                        | 1 | base
155 | Lichen                       |  5 | plant                  | 0 | starter
""")


@pytest.mark.parametrize(("number", "name", "cost", "printed_tags", "points", "printed_set"), PRINTED)
def test_number_cost_tags_and_points_are_as_printed(
    number: str, name: str, cost: str, printed_tags: str, points: str, printed_set: str
) -> None:
    card = definition(name)
    assert (card.number, card.name, card.set) == (int(number), name, printed_set)
    assert tags(name) == printed_tags
    assert deal(hand=name).price(name) == int(cost)
    if points != "?":
        assert deal(played=name).points(name) == int(points)


def test_in_a_first_game_for_four_all_starter_cards_are_dealt() -> None:
    table = set_up(4, first_game=True)
    dealt = {card for seat in range(4) for card in table.hand(seat)}
    assert {id_of(name) for _, name, *_, printed_set in PRINTED if printed_set == "starter"} <= dealt


# What a card does when it is played: the deal, the answers, and everything that changes.
PLAYED: list[tuple[str, Given, list[str], Changes]] = [
    ("Acquired Company", {}, [], {"mc": -11, "cards production": 1}),
    ("Adapted Lichen", {}, [], {"mc": -6, "plants production": 1}),
    ("Aerated Magma", {"oxygen": 3}, [], {"mc": -18, "cards production": 1, "heat production": 2}),
    ("Airborne Radiation", {"oxygen": 3}, [], {"mc": -15, "oxygen": 1, "tr": 1, "heat production": 2}),
    ("Algae", {"oceans": 5}, [], {"mc": -9, "plants production": 2}),
    ("Archaebacteria", {"temperature": -20}, [], {"mc": -5, "plants production": 1}),
    ("Artificial Photosynthesis", {}, [], {"mc": -11, "plants production": 1, "heat production": 1}),
    ("Asteroid Mining", {}, [], {"mc": -28, "titanium capability": 2}),
    ("Asteroid Mining Consortium", {}, [], {"mc": -6, "titanium capability": 1}),
    (
        "Astrofarm",
        {"played": "Tardigrades, Decomposers, Fish"},
        ["card Decomposers"],
        {"mc": -21, "on decomposers": 2, "plants production": 1, "heat production": 3},
    ),
    ("Atmospheric Insulators", {}, [], {"mc": -10, "heat production": 1}),
    ("Automated Factories", {}, [], {"mc": -18, "cards production": 1}),
    ("Balanced Portfolios", {}, [], {"mc": -8, "tr": -1, "mc production": 3}),
    (
        "Beam from a Thorium Asteroid",
        {"played": "Colonizer Training Camp"},
        [],
        {"mc": -23, "plants production": 1, "heat production": 3},
    ),
    ("Biomass Combustors", {"plants": 2}, [], {"mc": -15, "plants": -2, "heat production": 5}),
    ("Biothermal Power", {}, [], {"mc": -18, "forests": 1, "oxygen": 1, "tr": 1, "heat production": 1}),
    ("Blueprints", {}, [], {"mc": -17, "cards production": 1, "mc production": 2}),
    ("Building Industries", {"heat": 4}, [], {"mc": -6, "heat": -4, "steel capability": 2}),
    ("Bushes", {"temperature": -18}, [], {"mc": -13, "plants": 2, "plants production": 2}),
    ("Callisto Penal Mines", {}, [], {"mc": -20, "cards production": 1}),
    ("Cartel", {}, [], {"mc": -6, "mc production": 1}),
    ("Coal Imports", {}, [], {"mc": -13, "heat production": 3}),
    ("Commercial District", {}, [], {"mc": -25, "mc production": 4}),
    ("Deep Well Heating", {}, [], {"mc": -14, "temperature": 2, "tr": 1, "heat production": 1}),
    ("Designed Microorganisms", {"temperature": -10}, [], {"mc": -15, "plants production": 2}),
    ("Diversified Interests", {}, [], {"mc": -15, "plants": 3, "heat": 3, "plants production": 1}),
    ("Dusty Quarry", {"oceans": 3}, [], {"mc": -2, "steel capability": 1}),
    ("Economic Growth", {}, [], {"mc": -10, "mc production": 3}),
    ("Energy Storage", {"tr": 7}, [], {"mc": -18, "cards production": 2}),
    (
        "Eos Chasma National Park",
        {"temperature": -18, "played": "Tardigrades, Fish, Birds"},
        ["card Birds"],
        {"mc": -16, "on birds": 1, "plants": 3, "mc production": 2},
    ),
    ("Farming", {"temperature": 2}, [], {"mc": -20, "plants": 2, "mc production": 2, "plants production": 2}),
    ("Food Factory", {"plants": 2}, [], {"mc": -9, "plants": -2, "mc production": 4}),
    ("Fuel Factory", {"heat": 3}, [], {"mc": -9, "heat": -3, "mc production": 1, "titanium capability": 1}),
    ("Fueled Generators", {}, [], {"mc": -4, "tr": -1, "heat production": 2}),
    ("Fusion Power", {"played": "Power Infrastructure, Wave Power"}, [], {"mc": -7, "cards production": 1}),
    ("Ganymede Shipyard", {}, [], {"mc": -17, "titanium capability": 2}),
    ("Gene Repair", {"played": "Research, Interns"}, [], {"mc": -15, "mc production": 2}),
    ("Geothermal Power", {}, [], {"mc": -8, "heat production": 2}),
    ("Giant Space Mirror", {}, [], {"mc": -13, "heat production": 3}),
    ("Grass", {"temperature": -18}, [], {"mc": -9, "plants": 3, "plants production": 1}),
    ("Great Dam", {"oceans": 2}, [], {"mc": -12, "heat production": 2}),
    ("Great Escarpment Consortium", {}, [], {"mc": -3, "steel capability": 1}),
    ("Heather", {}, [], {"mc": -14, "plants": 1, "plants production": 1}),
    ("Immigration Shuttles", {}, [], {"mc": -20, "mc production": 3}),
    ("Import of Advanced GHG", {}, [], {"mc": -8, "heat production": 2}),
    ("Imported GHG", {}, [], {"mc": -8, "heat": 5, "heat production": 1}),
    ("Industrial Center", {}, [], {"mc": -15, "mc production": 3, "steel capability": 1}),
    ("Industrial Farming", {}, [], {"mc": -19, "mc production": 1, "plants production": 2}),
    ("Industrial Microbes", {}, [], {"mc": -9, "heat production": 1, "steel capability": 1}),
    ("Insects", {}, [], {"mc": -10}),
    ("Io Mining Industries", {}, [], {"mc": -37, "mc production": 2, "titanium capability": 2}),
    ("Kelp Farming", {"oceans": 6}, [], {"mc": -17, "plants": 2, "mc production": 2, "plants production": 3}),
    ("Lichen", {}, [], {"mc": -5, "plants production": 1}),
]


def test_every_card_is_played() -> None:
    assert [card for card, *_ in PLAYED] == [name for _, name, *_ in PRINTED]


@pytest.mark.parametrize(("card", "given", "answers", "changes"), PLAYED)
def test_playing_a_card_changes(card: str, given: Given, answers: list[str], changes: Changes) -> None:
    table = deal(hand=card, **given)
    table.play(card, *answers)
    assert table.changes() == changes
    assert id_of(card) in table.played()


@pytest.mark.parametrize(("card", "given", "answers", "changes"), PLAYED)
def test_a_production_phase_brings_what_a_card_produces(
    card: str, given: Given, answers: list[str], changes: Changes
) -> None:
    others = given.get("played", "")
    without = produce(played=others)
    brought = produce(played=f"{others}, {card}")
    gained = {what: number - without.get(what, 0) for what, number in brought.items()}
    promised = {what.removesuffix(" production"): n for what, n in changes.items() if what.endswith(" production")}
    assert {what: number for what, number in gained.items() if number} == promised


# Requirements. Of each: what it asks for, a value that just misses it, and one that just meets it.
REQUIRES = [
    ("Aerated Magma", "oxygen", 2, 3),
    ("Airborne Radiation", "oxygen", 2, 3),
    ("Algae", "oceans", 4, 5),
    ("Archaebacteria", "temperature", -18, -20),
    ("Bushes", "temperature", -20, -18),
    ("Designed Microorganisms", "temperature", -8, -10),
    ("Dusty Quarry", "oceans", 4, 3),
    ("Farming", "temperature", 0, 2),
    ("Eos Chasma National Park", "temperature", -20, -18),
    ("Grass", "temperature", -20, -18),
    ("Great Dam", "oceans", 1, 2),
    ("Kelp Farming", "oceans", 5, 6),
]


@pytest.mark.parametrize(("card", "what", "missed", "met"), REQUIRES)
def test_a_card_waits_until_mars_has_come_so_far_or_not_too_far(card: str, what: str, missed: int, met: int) -> None:
    just_missed: Given = {what: missed}
    just_met: Given = {what: met}
    assert deal(hand=card, **just_missed).why(card).startswith("requires")
    assert deal(hand=card, **just_met).why(card) == ""


@pytest.mark.parametrize(("card", "what", "missed", "met"), REQUIRES)
def test_what_happened_in_this_phase_neither_helps_nor_hurts(card: str, what: str, missed: int, met: int) -> None:
    given: Given = {what: max(missed, met)}
    table = deal(hand=card, state={"opening": {what: min(missed, met)}}, **given)
    assert table.playable(card) == (met < missed)


@pytest.mark.parametrize(("card", "what", "missed", "met"), REQUIRES)
def test_inventrix_is_a_zone_off_in_temperature_and_oxygen_but_not_in_oceans(
    card: str, what: str, missed: int, met: int
) -> None:
    given: Given = {what: missed}
    assert deal(hand=card, corporation="Inventrix", **given).playable(card) == (what != "oceans")


# What is in play just misses the tags a card asks for, or just has them; its own do not count.
TAGGED = [
    ("Beam from a Thorium Asteroid", "Comet", "Colonizer Training Camp", "requires: 1, 0"),
    ("Fusion Power", "Power Infrastructure, Research", "Power Infrastructure, Lunar Beam", "requires: 2, 1"),
    ("Gene Repair", "Research, Comet", "Research, Interns", "requires: 3, 2"),
]


@pytest.mark.parametrize(("card", "short", "enough", "why"), TAGGED)
def test_a_card_asks_for_tags_other_than_its_own(card: str, short: str, enough: str, why: str) -> None:
    assert deal(hand=card, played=short).why(card) == why
    assert deal(hand=card, played=enough).why(card) == ""


@pytest.mark.parametrize(
    ("card", "short", "corporation"),
    [
        ("Beam from a Thorium Asteroid", "", "Saturn Systems"),
        ("Fusion Power", "Power Infrastructure", "ThorGate"),
        ("Gene Repair", "Research", "Inventrix"),
    ],
)
def test_the_tag_of_the_corporation_meets_a_requirement(card: str, short: str, corporation: str) -> None:
    assert not deal(hand=card, played=short).playable(card)
    assert deal(hand=card, played=short, corporation=corporation).playable(card)


def test_the_tags_of_others_meet_no_requirement() -> None:
    table = deal(hand="Gene Repair", opponents=[player(played="Research, Interns")])
    assert table.why("Gene Repair") == "requires: 3, 0"


def test_energy_storage_only_looks_at_the_rating() -> None:
    assert deal(hand="Energy Storage", tr=6).shortfall("Energy Storage") == [7, 6]
    table = deal(hand="Energy Storage", tr=7)
    table.play("Energy Storage")
    assert table.tr() == 7


# Extra payments


@pytest.mark.parametrize(
    ("card", "what", "number"),
    [
        ("Balanced Portfolios", "tr", 1),
        ("Biomass Combustors", "plants", 2),
        ("Building Industries", "heat", 4),
        ("Food Factory", "plants", 2),
        ("Fuel Factory", "heat", 3),
        ("Fueled Generators", "tr", 1),
    ],
)
def test_a_card_is_not_played_without_its_extra_payment(card: str, what: str, number: int) -> None:
    short: Given = {what: number - 1}
    enough: Given = {what: number}
    assert deal(hand=card, **short).shortfall(card) == [number, number - 1]
    table = deal(hand=card, **enough)
    table.play(card)
    assert table.changes()[what] == -number


def test_no_discount_makes_an_extra_payment_smaller() -> None:
    table = deal(hand="Food Factory", played="Mine, Strip Mine, Earth Catapult", plants=2)
    table.play("Food Factory")
    assert table.changes() == {"plants": -2, "mc production": 4}


def test_heat_that_fuel_factory_asks_for_cannot_pay_its_price_as_well() -> None:
    short = deal(hand="Fuel Factory", corporation="Helion", heat=4, mc=7)
    assert short.shortfall("Fuel Factory") == [9, 8]
    table = deal(hand="Fuel Factory", corporation="Helion", heat=5, mc=7)
    table.play("Fuel Factory")
    assert table.changes() == {"mc": -7, "heat": -5, "mc production": 1, "titanium capability": 1}


def test_plants_that_food_factory_asks_for_cannot_make_it_cheaper_as_well() -> None:
    table = deal(hand="Food Factory", played="Restructured Resources", plants=2)
    table.play("Food Factory")
    assert table.changes() == {"mc": -9, "plants": -2, "mc production": 4}
    table = deal(hand="Food Factory", played="Restructured Resources", plants=3)
    table.play("Food Factory", pay="pay 4 mc 1 plants")
    assert table.changes() == {"mc": -4, "plants": -3, "mc production": 4}


# Cards that produce for each of something


@pytest.mark.parametrize(
    ("card", "given", "brought"),
    [
        ("Atmospheric Insulators", {"played": "Bribed Committee, Media Group", "corporation": "Teractor"}, {"heat": 4}),
        ("Cartel", {"played": "Bribed Committee, Media Group", "corporation": "Teractor"}, {"mc": 4}),
        ("Cartel", {"opponents": [player(played="Media Group")]}, {"mc": 1}),
        ("Insects", {"played": "Mangrove, Viral Enhancers", "corporation": "Ecoline"}, {"plants": 3 + 1}),
        ("Insects", {"played": "Tardigrades"}, {}),
    ],
)
def test_a_production_phase_counts_the_tags_of_cards_of_all_colours_and_of_the_corporation(
    card: str, given: Given, brought: Changes
) -> None:
    assert produce(**{**given, "played": f"{given.get('played', '')}, {card}"}) == brought


def test_production_for_each_tag_grows_with_the_cards_played_later() -> None:
    table = deal(hand="Blueprints", played="Cartel")
    assert table.production() == {"mc": 1}
    table.play("Blueprints")
    assert table.changes() == {"mc": -17, "cards production": 1, "mc production": 2 + 1}


# Points that depend


@pytest.mark.parametrize(
    ("card", "given", "points"),
    [
        ("Immigration Shuttles", {}, 0),
        ("Immigration Shuttles", {"played": "Media Group"}, 1),
        ("Immigration Shuttles", {"played": "Media Group, Bribed Committee"}, 1),
        ("Immigration Shuttles", {"played": "Media Group, Bribed Committee", "corporation": "Teractor"}, 2),
        ("Io Mining Industries", {}, 1),
        ("Io Mining Industries", {"played": "Colonizer Training Camp", "corporation": "Saturn Systems"}, 3),
    ],
)
def test_points_count_tags_in_play_the_card_itself_included_and_are_rounded_down(
    card: str, given: Given, points: int
) -> None:
    assert deal(**{**given, "played": f"{given.get('played', '')}, {card}"}).points(card) == points


# Astrofarm and Eos Chasma National Park


@pytest.mark.parametrize(
    ("card", "given", "changes"),
    [
        ("Astrofarm", {"played": "Fish"}, {"mc": -21, "plants production": 1, "heat production": 3}),
        (
            "Eos Chasma National Park",
            {"played": "Tardigrades", "temperature": -18},
            {"mc": -16, "plants": 3, "mc production": 2},
        ),
    ],
)
def test_cubes_are_lost_if_no_card_of_mine_takes_them(card: str, given: Given, changes: Changes) -> None:
    table = deal(hand=card, opponents=[player(played="Decomposers, Birds")], **given)
    table.play(card)
    assert table.changes() == changes


def test_the_only_card_that_takes_the_cubes_gets_them_without_a_question() -> None:
    table = deal(hand="Astrofarm", played="Tardigrades, Fish")
    table.play("Astrofarm")
    assert table.changes() == {"mc": -21, "on tardigrades": 2, "plants production": 1, "heat production": 3}


# Automated Factories


def test_automated_factories_lets_a_cheap_green_card_be_played_for_nothing() -> None:
    table = deal(hand="Automated Factories, Grass", temperature=-18)
    table.play("Automated Factories")
    assert (table.price("Grass"), table.off("Grass")) == (0, {"next": 9})
    table.play("Grass")
    assert table.changes() == {"plants": 3, "plants production": 1}
    assert table.plays() == []


@pytest.mark.parametrize(("card", "why"), [("Low-Atmo Shields", ""), ("Windmills", "free-cost: Windmills")])
def test_a_printed_cost_of_nine_is_cheap_enough_for_automated_factories(card: str, why: str) -> None:
    table = deal(hand=f"Automated Factories, {card}", oxygen=3)
    table.play("Automated Factories")
    assert table.why(card) == why


def test_automated_factories_looks_at_the_printed_cost_whatever_the_discount() -> None:
    table = deal(hand="Automated Factories, Windmills", played="Earth Catapult, Great Escarpment Consortium")
    table.play("Automated Factories")
    assert (table.price("Windmills"), table.why("Windmills")) == (6, "free-cost: Windmills")


def test_the_free_card_still_needs_what_it_requires_and_its_extra_payment() -> None:
    table = deal(hand="Automated Factories, Grass, Food Factory, Moss", plants=1, oceans=2)
    table.play("Automated Factories")
    assert [table.playable(card) for card in ("Grass", "Food Factory", "Moss")] == [False, False, False]
    table = deal(hand="Automated Factories, Food Factory", plants=2)
    table.play("Automated Factories")
    table.play("Food Factory")
    assert table.changes() == {"plants": -2, "mc production": 4}


def test_the_free_card_is_no_duty_and_is_lost_with_the_phase() -> None:
    table = deal(hand="Automated Factories, Geothermal Power", chosen=1)
    table.play("Automated Factories")
    assert table.changes() == {"mc": -18 + 3, "cards production": 1}
    table.end()
    assert (table.phase, table.plays()) == (0, [])


def test_triggers_hear_of_the_free_card() -> None:
    table = deal(hand="Automated Factories, Lichen", played="Ecological Zone, Viral Enhancers")
    table.play("Automated Factories")
    table.play("Lichen", "do 1")
    assert table.changes() == {"plants": 1, "on ecological-zone": 1, "plants production": 1}


def test_the_phase_bonus_goes_to_the_card_that_is_paid_for() -> None:
    table = deal(hand="Automated Factories, Lichen", chosen=1)
    assert (table.price("Automated Factories"), table.price("Lichen")) == (15, 2)
    table.play("Automated Factories")
    table.play("Lichen")
    assert table.changes() == {"plants production": 1}


# Biothermal Power, Deep Well Heating, Airborne Radiation: a parameter that is full


@pytest.mark.parametrize(
    ("card", "given", "changes"),
    [
        ("Biothermal Power", {"oxygen": 14}, {"mc": -18, "forests": 1, "heat production": 1}),
        ("Deep Well Heating", {"temperature": 8}, {"mc": -14, "heat production": 1}),
        ("Airborne Radiation", {"oxygen": 14}, {"mc": -15, "heat production": 2}),
    ],
)
def test_a_parameter_full_when_the_phase_began_brings_nothing_but_the_forest(
    card: str, given: Given, changes: Changes
) -> None:
    table = deal(hand=card, **given)
    table.play(card)
    assert table.changes() == changes


@pytest.mark.parametrize(
    ("card", "given", "opening", "changes"),
    [
        (
            "Biothermal Power",
            {"oxygen": 14},
            {"oxygen": 13},
            {"mc": -18, "forests": 1, "tr": 1, "heat production": 1},
        ),
        ("Deep Well Heating", {"temperature": 8}, {"temperature": 6}, {"mc": -14, "tr": 1, "heat production": 1}),
        ("Airborne Radiation", {"oxygen": 14}, {"oxygen": 13}, {"mc": -15, "tr": 1, "heat production": 2}),
    ],
)
def test_a_parameter_filled_in_this_phase_still_raises_the_rating(
    card: str, given: Given, opening: dict[str, int], changes: Changes
) -> None:
    table = deal(hand=card, state={"opening": opening}, **given)
    table.play(card)
    assert table.changes() == changes


# Metals


def test_steel_and_titanium_both_make_a_card_with_both_tags_cheaper_and_are_never_spent() -> None:
    table = deal(hand="Io Mining Industries", played="Building Industries, Ganymede Shipyard")
    assert table.off("Io Mining Industries") == {"resource steel": 4, "resource titanium": 6}
    table.play("Io Mining Industries")
    assert table.changes() == {"mc": -27, "mc production": 2, "titanium capability": 2}
    assert table.capability() == {"steel": 2, "titanium": 4}


def test_a_card_gets_no_discount_from_its_own_metal() -> None:
    table = deal(hand="Asteroid Mining, Building Industries", heat=4)
    assert (table.price("Asteroid Mining"), table.price("Building Industries")) == (28, 6)


def test_a_price_never_falls_below_nothing() -> None:
    table = deal(hand="Callisto Penal Mines", played="Asteroid Mining, Ganymede Shipyard, Mine, Strip Mine", mc=0)
    table.play("Callisto Penal Mines")
    assert table.changes() == {"cards production": 1}


def test_steel_produces_nothing() -> None:
    assert produce(played="Building Industries, Asteroid Mining") == {}

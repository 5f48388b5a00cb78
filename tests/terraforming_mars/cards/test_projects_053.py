"""Project cards 053 to 104: what each does, what it needs, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tableau.cards import id_of, table_of
from tests.terraforming_mars.mars import (
    LAND_HEXES,
    OCEAN_HEXES,
    built_up,
    cubes_named,
    deal,
    definition,
    holds,
    player,
    set_up,
    tags,
)

Given = dict[str, Any]
Changes = dict[str, int | str]

# Number, name, cost, tags in alphabetical order, points (? if they depend), deck.
PRINTED = table_of("""
053 | Lake Marineris               | 18 |                        |  2 | base
054 | Small Animals                |  6 | animal                 |  ? | base
055 | Kelp Farming                 | 17 | plant                  |  1 | base
056 | Mine                         |  4 | building               |  0 | era
057 | Vesta Shipyard               | 15 | jovian space           |  1 | era
058 | Beam From A Thorium Asteroid | 32 | jovian power space     |  1 | base
059 | Mangrove                     | 12 | plant                  |  1 | base
060 | Trees                        | 13 | plant                  |  1 | base
061 | Great Escarpment Consortium  |  6 |                        |  0 | era
062 | Mineral Deposit              |  5 | event                  |  0 | era
063 | Mining Expedition            | 12 | event                  |  0 | base
064 | Mining Area                  |  4 | building               |  0 | era
065 | Building Industries          |  6 | building               |  0 | era
066 | Land Claim                   |  1 | event                  |  0 | era
067 | Mining Rights                |  9 | building               |  0 | base
068 | Sponsors                     |  6 | earth                  |  0 | era
069 | Electro Catapult             | 17 | building               |  1 | era
070 | Earth Catapult               | 23 | earth                  |  2 | era
071 | Advanced Alloys              |  9 | science                |  0 | era
072 | Birds                        | 10 | animal                 |  ? | base
073 | Mars University              |  8 | building science       |  1 | era
074 | Viral Enhancers              |  9 | microbe science        |  0 | era
075 | Towing A Comet               | 23 | event space            |  0 | base
076 | Space Mirrors                |  3 | power space            |  0 | base
077 | Solar Wind Power             | 11 | power science space    |  0 | base
078 | Ice Asteroid                 | 23 | event space            |  0 | base
079 | Quantum Extractor            | 13 | power science          |  0 | era
080 | Giant Ice Asteroid           | 36 | event space            |  0 | base
081 | Ganymede Colony              | 20 | city jovian space      |  ? | base
082 | Callisto Penal Mines         | 24 | jovian space           |  2 | era
083 | Giant Space Mirror           | 17 | power space            |  0 | base
084 | Trans-Neptune Probe          |  6 | science space          |  1 | era
085 | Commercial District          | 16 | building               |  ? | era
086 | Robotic Workforce            |  9 | science                |  0 | era
087 | Grass                        | 11 | plant                  |  0 | base
088 | Heather                      |  6 | plant                  |  0 | base
089 | Peroxide Power               |  7 | building power         |  0 | base
090 | Research                     | 11 | science science        |  1 | era
091 | Gene Repair                  | 12 | science                |  2 | era
092 | Io Mining Industries         | 41 | jovian space           |  ? | era
093 | Bushes                       | 10 | plant                  |  0 | base
094 | Mass Converter               |  8 | power science          |  0 | era
095 | Physics Complex              | 12 | building science       |  ? | era
096 | Greenhouses                  |  6 | building plant         |  0 | base
097 | Nuclear Zone                 | 10 | earth                  | -2 | base
098 | Tropical Resort              | 13 | building               |  2 | era
099 | Toll Station                 | 12 | space                  |  0 | era
100 | Fueled Generators            |  1 | building power         |  0 | base
101 | Ironworks                    | 11 | building               |  0 | base
102 | Power Grid                   | 18 | power                  |  0 | base
103 | Steelworks                   | 15 | building               |  0 | base
104 | Ore Processor                | 13 | building               |  0 | base
""")


@pytest.mark.parametrize(("number", "name", "cost", "printed_tags", "points", "deck"), PRINTED)
def test_number_tags_and_points_are_as_printed(
    number: str, name: str, cost: str, printed_tags: str, points: str, deck: str
) -> None:
    assert (definition(name).number, definition(name).name) == (int(number), name)
    assert tags(name) == printed_tags
    table = deal(played=name)
    if points != "?":
        assert table.score(0)["by_card"] == ({id_of(name): int(points)} if int(points) else {})
    assert deal(hand=name).price(name) == int(cost)


def test_the_standard_game_leaves_the_cards_of_the_corporate_era_out() -> None:
    table = set_up(corporate_era=False)
    dealt = [card for seat in (0, 1) for card in table.player(seat)["dealt"]]
    in_game = {*table.deck(), *dealt}
    assert {name for _, name, *_, deck in PRINTED if deck == "base"} == {
        name for _, name, *_ in PRINTED if id_of(name) in in_game
    }


# What a card does when it is played: the deal, the answers, and everything that changes.
PLAYED: list[tuple[str, Given, list[str], Changes]] = [
    (
        "Lake Marineris",
        {"temperature": 0},
        ["space A5", "space F8"],
        {"mc": -18, "oceans": 2, "tr": 2, "plants": 1, "A5": "ocean", "F8": "ocean"},
    ),
    (
        "Small Animals",
        {"oxygen": 6, "opponents": [player(production={"plants": 1})]},
        [],
        {"mc": -6, "seat 1 plants production": -1},
    ),
    ("Kelp Farming", {"oceans": 6}, [], {"mc": -17, "mc production": 2, "plants production": 3, "plants": 2}),
    ("Mine", {}, [], {"mc": -4, "steel production": 1}),
    ("Vesta Shipyard", {}, [], {"mc": -15, "titanium production": 1}),
    (
        "Beam From A Thorium Asteroid",
        {"played": "Vesta Shipyard"},
        [],
        {"mc": -32, "heat production": 3, "energy production": 3},
    ),
    ("Mangrove", {"temperature": 4}, ["space A5"], {"mc": -12, "oxygen": 1, "tr": 1, "A5": "greenery 0"}),
    ("Trees", {"temperature": -4}, [], {"mc": -13, "plants production": 3, "plants": 1}),
    (
        "Great Escarpment Consortium",
        {"production": {"steel": 1}, "opponents": [player(production={"steel": 2})]},
        ["seat 1"],
        {"mc": -6, "steel production": 1, "seat 1 steel production": -1},
    ),
    ("Mineral Deposit", {}, [], {"mc": -5, "steel": 5}),
    ("Mining Expedition", {}, [], {"mc": -12, "oxygen": 1, "tr": 1, "steel": 2}),
    (
        "Mining Area",
        {"tiles": {"B1": "greenery 0"}},
        ["space A1"],
        {"mc": -4, "steel": 2, "steel production": 1, "A1": "mining-area 0"},
    ),
    (
        "Building Industries",
        {"production": {"energy": 1}},
        [],
        {"mc": -6, "energy production": -1, "steel production": 2},
    ),
    ("Land Claim", {}, ["space C4"], {"mc": -1, "C4": "claim 0"}),
    (
        "Mining Rights",
        {},
        ["space H6"],
        {"mc": -9, "titanium": 1, "titanium production": 1, "H6": "mining-rights 0"},
    ),
    ("Sponsors", {}, [], {"mc": -6, "mc production": 2}),
    ("Electro Catapult", {"production": {"energy": 1}}, [], {"mc": -17, "energy production": -1}),
    ("Earth Catapult", {}, [], {"mc": -23}),
    ("Advanced Alloys", {}, [], {"mc": -9}),
    (
        "Birds",
        {"oxygen": 13, "opponents": [player(production={"plants": 2})]},
        [],
        {"mc": -10, "seat 1 plants production": -2},
    ),
    ("Mars University", {}, [], {"mc": -8}),
    ("Viral Enhancers", {}, [], {"mc": -9, "plants": 1}),
    (
        "Towing A Comet",
        {},
        ["space A5"],
        {"mc": -23, "plants": 2, "oxygen": 1, "tr": 2, "oceans": 1, "A5": "ocean"},
    ),
    ("Space Mirrors", {}, [], {"mc": -3}),
    ("Solar Wind Power", {}, [], {"mc": -11, "energy production": 1, "titanium": 2}),
    (
        "Ice Asteroid",
        {},
        ["space A5", "space F8"],
        {"mc": -23, "oceans": 2, "tr": 2, "plants": 1, "A5": "ocean", "F8": "ocean"},
    ),
    (
        "Quantum Extractor",
        {"played": "Research, Gene Repair, Robotic Workforce"},
        [],
        {"mc": -13, "energy production": 4},
    ),
    (
        "Giant Ice Asteroid",
        {},
        ["space A5", "space F8", "skip"],
        {"mc": -36, "temperature": 4, "oceans": 2, "tr": 4, "plants": 1, "A5": "ocean", "F8": "ocean"},
    ),
    ("Ganymede Colony", {}, [], {"mc": -20, "ganymede-colony": "city 0"}),
    ("Callisto Penal Mines", {}, [], {"mc": -24, "mc production": 3}),
    ("Giant Space Mirror", {}, [], {"mc": -17, "energy production": 3}),
    ("Trans-Neptune Probe", {}, [], {"mc": -6}),
    (
        "Commercial District",
        {"production": {"energy": 1}},
        ["space B4"],
        {"mc": -16, "energy production": -1, "mc production": 4, "B4": "commercial-district 0"},
    ),
    ("Robotic Workforce", {"played": "Mine"}, [], {"mc": -9, "steel production": 1}),
    ("Grass", {"temperature": -16}, [], {"mc": -11, "plants production": 1, "plants": 3}),
    ("Heather", {"temperature": -14}, [], {"mc": -6, "plants production": 1, "plants": 1}),
    ("Peroxide Power", {}, [], {"mc": -7, "mc production": -1, "energy production": 2}),
    ("Research", {}, [], {"mc": -11, "cards": 2}),
    ("Gene Repair", {"played": "Research, Robotic Workforce"}, [], {"mc": -12, "mc production": 2}),
    ("Io Mining Industries", {}, [], {"mc": -41, "titanium production": 2, "mc production": 2}),
    ("Bushes", {"temperature": -10}, [], {"mc": -10, "plants production": 2, "plants": 2}),
    (
        "Mass Converter",
        {"played": "Research, Gene Repair, Robotic Workforce, Physics Complex"},
        [],
        {"mc": -8, "energy production": 6},
    ),
    ("Physics Complex", {}, [], {"mc": -12}),
    ("Greenhouses", {"tiles": {"B1": "city 1"}}, [], {"mc": -6, "plants": 1}),
    ("Nuclear Zone", {}, ["space B4"], {"mc": -10, "temperature": 4, "tr": 2, "B4": "nuclear-zone 0"}),
    (
        "Tropical Resort",
        {"production": {"heat": 2}},
        [],
        {"mc": -13, "heat production": -2, "mc production": 3},
    ),
    ("Toll Station", {"opponents": [player(played="Space Station")]}, [], {"mc": -12, "mc production": 1}),
    ("Fueled Generators", {}, [], {"mc": -1, "mc production": -1, "energy production": 1}),
    ("Ironworks", {}, [], {"mc": -11}),
    ("Power Grid", {}, [], {"mc": -18, "energy production": 1}),
    ("Steelworks", {}, [], {"mc": -15}),
    ("Ore Processor", {}, [], {"mc": -13}),
]


def test_every_card_of_the_range_is_played_in_this_file() -> None:
    assert [card for card, *_ in PLAYED] == [name for _, name, *_ in PRINTED]


@pytest.mark.parametrize(("card", "given", "answers", "changed"), PLAYED)
def test_what_a_card_does_when_it_is_played(card: str, given: Given, answers: list[str], changed: Changes) -> None:
    table = deal(hand=card, **given)
    table.play(card, *answers)
    assert table.changes() == changed
    assert table.played()[-1] == id_of(card)
    assert id_of(card) not in table.hand()


@pytest.mark.parametrize("card", [name for _, name, *_ in PRINTED])
def test_a_card_is_not_played_with_a_coin_too_little(card: str) -> None:
    given = next(given for name, given, *_ in PLAYED if name == card)
    cost = definition(card).cost
    assert deal(hand=card, mc=cost, **given).playable(card)
    short = deal(hand=card, mc=cost - 1, **given)
    assert not short.playable(card)
    assert short.why(card) == f"price: {cost}, {cost - 1}"


@pytest.mark.parametrize("card", [name for _, name, *_ in PRINTED])
def test_steel_pays_for_building_and_titanium_for_space(card: str) -> None:
    given = next(given for name, given, *_ in PLAYED if name == card)
    cost = definition(card).cost
    assert deal(hand=card, mc=0, steel=100, **given).playable(card) == ("building" in tags(card))
    assert deal(hand=card, mc=0, titanium=100, **given).playable(card) == ("space" in tags(card))
    if "building" in tags(card):
        assert deal(hand=card, mc=0, steel=-(-cost // 2), **given).playable(card)
        assert not deal(hand=card, mc=0, steel=-(-cost // 2) - 1, **given).playable(card)
    if "space" in tags(card):
        assert deal(hand=card, mc=0, titanium=-(-cost // 3), **given).playable(card)
        assert not deal(hand=card, mc=0, titanium=-(-cost // 3) - 1, **given).playable(card)


# Requirements: the last figure with which the card may be played, and the way it is missed.
LIMITS: list[tuple[str, str, int, int, Given]] = [
    ("Lake Marineris", "temperature", 0, -2, {}),
    ("Small Animals", "oxygen", 6, -1, {"production": {"plants": 1}}),
    ("Kelp Farming", "oceans", 6, -1, {}),
    ("Mangrove", "temperature", 4, -2, {}),
    ("Trees", "temperature", -4, -2, {}),
    ("Electro Catapult", "oxygen", 8, 1, {"production": {"energy": 1}}),
    ("Birds", "oxygen", 13, -1, {"production": {"plants": 2}}),
    ("Grass", "temperature", -16, -2, {}),
    ("Heather", "temperature", -14, -2, {}),
    ("Bushes", "temperature", -10, -2, {}),
]


@pytest.mark.parametrize(("card", "parameter", "limit", "beyond", "given"), LIMITS)
def test_a_requirement_is_just_met_or_just_missed(
    card: str, parameter: str, limit: int, beyond: int, given: Given
) -> None:
    met: Given = {parameter: limit, **given}
    assert deal(hand=card, **met).playable(card)
    missed = deal(hand=card, **{**met, parameter: limit + beyond})
    assert not missed.playable(card)
    assert missed.why(card).startswith("requires")
    assert missed.shortfall(card) == [abs(limit), abs(limit + beyond)]


@pytest.mark.parametrize(("card", "parameter", "limit", "beyond", "given"), LIMITS)
def test_slack_of_two_cards_adds_up(card: str, parameter: str, limit: int, beyond: int, given: Given) -> None:
    near: Given = {parameter: limit + 4 * beyond, "played": "Adaptation Technology", **given}
    assert deal(hand=card, corporation="Inventrix", **near).playable(card)
    assert not deal(hand=card, **near).playable(card)
    assert not deal(hand=card, corporation="Inventrix", **{**near, parameter: limit + 5 * beyond}).playable(card)


@pytest.mark.parametrize(
    ("card", "enough", "too_few"),
    [
        ("Beam From A Thorium Asteroid", "Vesta Shipyard", "Space Station"),
        (
            "Quantum Extractor",
            "Research, Gene Repair, Robotic Workforce",
            "Research, Gene Repair, Technology Demonstration",
        ),
        ("Gene Repair", "Research, Robotic Workforce", "Research, Technology Demonstration"),
        (
            "Mass Converter",
            "Research, Quantum Extractor, Robotic Workforce, Physics Complex",
            "Research, Quantum Extractor, Robotic Workforce, Technology Demonstration",
        ),
    ],
)
def test_the_tags_required_lie_face_up_and_on_other_cards(card: str, enough: str, too_few: str) -> None:
    assert deal(hand=card, played=enough).playable(card)
    missed = deal(hand=card, played=too_few)
    assert not missed.playable(card)
    assert missed.why(card).startswith("requires")


def test_the_tag_of_the_corporation_counts_for_a_requirement() -> None:
    card = "Beam From A Thorium Asteroid"
    assert deal(hand=card, corporation="Saturn Systems").playable(card)
    assert not deal(hand=card, opponents=[player(corporation="Saturn Systems")]).playable(card)


# Compulsory decreases of my own production: just possible, just impossible.
@pytest.mark.parametrize(
    ("card", "resource", "enough"),
    [
        ("Building Industries", "energy", 1),
        ("Electro Catapult", "energy", 1),
        ("Commercial District", "energy", 1),
        ("Peroxide Power", "mc", -4),
        ("Tropical Resort", "heat", 2),
        ("Fueled Generators", "mc", -4),
    ],
)
def test_a_production_that_must_fall_must_be_there(card: str, resource: str, enough: int) -> None:
    assert deal(hand=card, production={resource: enough}).playable(card)
    short = deal(hand=card, production={resource: enough - 1})
    assert not short.playable(card)
    assert short.shortfall(card) == [abs(enough), abs(enough - 1)]


# Red-bordered decreases: somebody must be able to lose all of it.
DECREASES: list[tuple[str, int, Given]] = [("Small Animals", 1, {"oxygen": 6}), ("Birds", 2, {"oxygen": 13})]


@pytest.mark.parametrize(("card", "steps", "given"), DECREASES)
def test_somebody_must_be_able_to_lose_all_the_plant_production(card: str, steps: int, given: Given) -> None:
    less = {"plants": steps - 1}
    table = deal(hand=card, production=less, opponents=[player(production=less), player(production=less)], **given)
    assert not table.playable(card)
    assert table.shortfall(card) == [steps, steps - 1]


@pytest.mark.parametrize(("card", "steps", "given"), DECREASES)
def test_the_plant_production_lost_may_have_to_be_my_own(card: str, steps: int, given: Given) -> None:
    table = deal(hand=card, production={"plants": steps}, **given)
    table.play(card)
    assert table.changes() == {"mc": -definition(card).cost, "plants production": -steps}


@pytest.mark.parametrize(("card", "steps", "given"), DECREASES)
def test_i_choose_who_loses_plant_production_among_those_who_can(card: str, steps: int, given: Given) -> None:
    can = player(production={"plants": steps})
    cannot = player(production={"plants": steps - 1})
    table = deal(hand=card, production={"plants": steps}, opponents=[cannot, can], **given)
    table.play(card)
    assert table.offers() == ["seat 0", "seat 2"]
    table.choose("seat 2")
    assert table.changes() == {"mc": -definition(card).cost, "seat 2 plants production": -steps}


@pytest.mark.parametrize(("card", "steps", "given"), DECREASES)
def test_alone_the_neutral_opponent_loses_the_production(card: str, steps: int, given: Given) -> None:
    table = deal(players=1, hand=card, production={"plants": steps}, **given)
    table.play(card)
    assert table.changes() == {"mc": -definition(card).cost}


def test_protected_habitats_does_not_protect_production() -> None:
    table = deal(hand="Birds", oxygen=13, opponents=[player(production={"plants": 2}, played="Protected Habitats")])
    table.play("Birds")
    assert table.changes() == {"mc": -10, "seat 1 plants production": -2}


def test_great_escarpment_consortium_needs_steel_production_of_my_own() -> None:
    table = deal(hand="Great Escarpment Consortium", opponents=[player(production={"steel": 3})])
    assert not table.playable("Great Escarpment Consortium")
    assert table.why("Great Escarpment Consortium") == "requires: 0"


def test_great_escarpment_consortium_against_myself_nets_to_nothing() -> None:
    table = deal(hand="Great Escarpment Consortium", production={"steel": 1})
    table.play("Great Escarpment Consortium")
    assert table.changes() == {"mc": -6}


# Removing plants: optional, up to a number, all from one player, never in the way of the card.
REMOVALS: list[tuple[str, int, list[str]]] = [
    ("Mining Expedition", 2, []),
    ("Giant Ice Asteroid", 6, ["space A5", "space A4"]),
]


@pytest.mark.parametrize(("card", "most", "before"), REMOVALS)
def test_plants_are_removed_up_to_the_number(card: str, most: int, before: list[str]) -> None:
    table = deal(hand=card, opponents=[player(plants=most + 1), player(plants=1)])
    table.play(card, *before)
    assert table.offers() == ["seat 1", "seat 2", "skip"]
    table.choose("seat 1")
    assert table.offers() == [f"amount {number}" for number in range(most, 0, -1)]
    table.choose(f"amount {most}")
    assert table.changes()["seat 1 plants"] == -most
    assert table.idle


@pytest.mark.parametrize(("card", "most", "before"), REMOVALS)
def test_fewer_plants_or_none_may_be_removed(card: str, most: int, before: list[str]) -> None:
    table = deal(hand=card, opponents=[player(plants=9)])
    table.play(card, *before, "seat 1", "amount 1")
    assert table.changes()["seat 1 plants"] == -1
    table = deal(hand=card, opponents=[player(plants=9)])
    table.play(card, *before, "skip")
    assert "seat 1 plants" not in table.changes()


@pytest.mark.parametrize(("card", "most", "before"), REMOVALS)
def test_protected_plants_are_not_removed(card: str, most: int, before: list[str]) -> None:
    table = deal(hand=card, opponents=[player(plants=9, played="Protected Habitats")])
    table.play(card, *before)
    assert table.idle
    assert "seat 1 plants" not in table.changes()


@pytest.mark.parametrize(("card", "most", "before"), REMOVALS)
def test_alone_no_plants_are_removed(card: str, most: int, before: list[str]) -> None:
    table = deal(players=1, hand=card, plants=9)
    table.play(card, *before)
    assert table.idle
    assert table.resources()["plants"] == 9


# Parameters at their goals, and steps that bring a bonus.
@pytest.mark.parametrize(
    ("card", "given", "answers", "changed"),
    [
        ("Lake Marineris", {"temperature": 0, "oceans": 9}, [], {"mc": -18}),
        (
            "Lake Marineris",
            {"temperature": 0, "oceans": 8},
            ["space I5"],
            {"mc": -18, "oceans": 1, "tr": 1, "titanium": 2, "I5": "ocean"},
        ),
        ("Mangrove", {"temperature": 4, "oxygen": 14}, ["space A5"], {"mc": -12, "A5": "greenery 0"}),
        ("Mining Expedition", {"oxygen": 14}, [], {"mc": -12, "steel": 2}),
        (
            "Mining Expedition",
            {"oxygen": 7},
            [],
            {"mc": -12, "oxygen": 1, "temperature": 2, "tr": 2, "steel": 2},
        ),
        ("Towing A Comet", {"oxygen": 14, "oceans": 9}, [], {"mc": -23, "plants": 2}),
        ("Ice Asteroid", {"oceans": 9}, [], {"mc": -23}),
        (
            "Ice Asteroid",
            {"oceans": 8},
            ["space I5"],
            {"mc": -23, "oceans": 1, "tr": 1, "titanium": 2, "I5": "ocean"},
        ),
        ("Giant Ice Asteroid", {"temperature": 8, "oceans": 9}, [], {"mc": -36}),
        (
            "Giant Ice Asteroid",
            {"temperature": 6, "oceans": 8},
            ["space I5"],
            {"mc": -36, "temperature": 2, "oceans": 1, "tr": 2, "titanium": 2, "I5": "ocean"},
        ),
        ("Nuclear Zone", {"temperature": 8}, ["space B4"], {"mc": -10, "B4": "nuclear-zone 0"}),
        (
            "Nuclear Zone",
            {"temperature": 6},
            ["space B4"],
            {"mc": -10, "temperature": 2, "tr": 1, "B4": "nuclear-zone 0"},
        ),
        (
            "Nuclear Zone",
            {"temperature": -26},
            ["space B4"],
            {"mc": -10, "temperature": 4, "tr": 2, "heat production": 1, "B4": "nuclear-zone 0"},
        ),
    ],
)
def test_a_parameter_at_its_goal_gives_nothing_and_stops_nothing(
    card: str, given: Given, answers: list[str], changed: Changes
) -> None:
    table = deal(hand=card, **given)
    table.play(card, *answers)
    assert table.changes() == changed


def test_the_bonus_ocean_joins_the_two_of_giant_ice_asteroid() -> None:
    table = deal(hand="Giant Ice Asteroid", temperature=-4)
    table.play("Giant Ice Asteroid", "space A5", "space F8", "space D8", "skip")
    assert table.changes() == {
        "mc": -36,
        "temperature": 4,
        "oceans": 3,
        "tr": 5,
        "plants": 1 + 2,
        "A5": "ocean",
        "F8": "ocean",
        "D8": "ocean",
    }


def test_towing_a_comet_may_set_off_the_whole_chain_of_bonuses() -> None:
    table = deal(hand="Towing A Comet", oxygen=7, temperature=-2)
    table.play("Towing A Comet", "space A5", "space F8")
    assert table.changes() == {
        "mc": -23,
        "plants": 2 + 1,
        "oxygen": 1,
        "temperature": 2,
        "oceans": 2,
        "tr": 4,
        "A5": "ocean",
        "F8": "ocean",
    }


def test_helion_may_pay_an_action_with_heat() -> None:
    table = deal(played="Space Mirrors", corporation="Helion", heat=7, mc=7)
    table.act("Space Mirrors", pay="pay 7 heat")
    assert table.changes() == {"heat": -7, "energy production": 1}


def test_oceans_beside_each_other_pay_two_for_each_already_there() -> None:
    table = deal(hand="Ice Asteroid", tiles={"A4": "ocean"})
    table.play("Ice Asteroid", "space A5", "space B6")
    assert table.changes() == {
        "mc": -23 + 2 + 2,
        "oceans": 2,
        "tr": 2,
        "cards": 2,
        "A5": "ocean",
        "B6": "ocean",
    }


# Tiles without a place: the card is played, the tile left out.
@pytest.mark.parametrize(
    ("card", "given", "changed"),
    [
        (
            "Commercial District",
            {"production": {"energy": 1}, "tiles": built_up()},
            {"mc": -16, "energy production": -1, "mc production": 4},
        ),
        ("Nuclear Zone", {"tiles": built_up()}, {"mc": -10, "temperature": 4, "tr": 2}),
        ("Land Claim", {"tiles": built_up()}, {"mc": -1}),
        ("Mining Rights", {"tiles": built_up("B4")}, {"mc": -9}),
        ("Mining Area", {"tiles": {"B4": "city 0", "I5": "ocean"}}, {"mc": -4}),
        (
            "Mangrove",
            {"temperature": 4, "oceans": 9, "tiles": {"F7": "greenery 1", "F8": "greenery 1", "I5": "mohole-area 1"}},
            {"mc": -12},
        ),
    ],
)
def test_a_tile_that_fits_nowhere_is_left_out(card: str, given: Given, changed: Changes) -> None:
    table = deal(hand=card, **given)
    table.play(card)
    assert table.changes() == changed


# Actions: what one brings, once a generation.
ACTIONS: list[tuple[str, Given, list[str], Changes]] = [
    ("Small Animals", {}, [], {"on small-animals": 1}),
    ("Electro Catapult", {"plants": 2}, [], {"plants": -1, "mc": 7}),
    ("Electro Catapult", {"steel": 2}, [], {"steel": -1, "mc": 7}),
    ("Electro Catapult", {"plants": 2, "steel": 2}, ["do 1"], {"plants": -1, "mc": 7}),
    ("Electro Catapult", {"plants": 2, "steel": 2}, ["do 2"], {"steel": -1, "mc": 7}),
    ("Birds", {}, [], {"on birds": 1}),
    ("Space Mirrors", {"mc": 7}, [], {"mc": -7, "energy production": 1}),
    ("Physics Complex", {"energy": 6, "production": {"energy": 6}}, [], {"energy": -6, "on physics-complex": 1}),
    (
        "Ironworks",
        {"energy": 4, "production": {"energy": 4}},
        [],
        {"energy": -4, "steel": 1, "oxygen": 1, "tr": 1},
    ),
    (
        "Steelworks",
        {"energy": 4, "production": {"energy": 4}},
        [],
        {"energy": -4, "steel": 2, "oxygen": 1, "tr": 1},
    ),
    (
        "Ore Processor",
        {"energy": 4, "production": {"energy": 4}},
        [],
        {"energy": -4, "titanium": 1, "oxygen": 1, "tr": 1},
    ),
]


@pytest.mark.parametrize(("card", "given", "answers", "changed"), ACTIONS)
def test_an_action_is_used_once_a_generation(card: str, given: Given, answers: list[str], changed: Changes) -> None:
    table = deal(played=card, **given)
    table.act(card, *answers)
    assert table.changes() == changed
    assert not table.can_act(card)
    assert table.why(f"action {id_of(card)}").startswith("used")
    table.next_generation()
    assert table.can_act(card)


@pytest.mark.parametrize(
    ("card", "given", "shortfall"),
    [
        ("Electro Catapult", {"titanium": 3, "energy": 3}, [1, 0]),
        ("Space Mirrors", {"mc": 6, "titanium": 5}, [7, 6]),
        ("Physics Complex", {"energy": 5}, [6, 5]),
        ("Ironworks", {"energy": 3}, [4, 3]),
        ("Steelworks", {"energy": 3}, [4, 3]),
        ("Ore Processor", {"energy": 3}, [4, 3]),
    ],
)
def test_an_action_that_cannot_be_paid_is_not_offered(card: str, given: Given, shortfall: list[int]) -> None:
    table = deal(played=card, **given)
    assert not table.can_act(card)
    assert table.shortfall(f"action {id_of(card)}") == shortfall


@pytest.mark.parametrize(
    ("card", "metal"),
    [("Ironworks", {"steel": 1}), ("Steelworks", {"steel": 2}), ("Ore Processor", {"titanium": 1})],
)
def test_the_works_go_on_at_the_goal_without_rating(card: str, metal: Changes) -> None:
    table = deal(played=card, energy=4, oxygen=14)
    table.act(card)
    assert table.changes() == {"energy": -4, **metal}


@pytest.mark.parametrize(
    ("card", "cubes", "points"),
    [("Small Animals", 1, 0), ("Small Animals", 5, 2), ("Birds", 3, 3), ("Physics Complex", 3, 6)],
)
def test_points_for_the_cubes_on_a_card(card: str, cubes: int, points: int) -> None:
    assert deal(played=card, cubes={card: cubes}).points(card) == points
    assert deal(played=card).points(card) == 0


@pytest.mark.parametrize(
    ("card", "kind"), [("Small Animals", "animal"), ("Birds", "animal"), ("Physics Complex", "science")]
)
def test_a_card_takes_and_names_cubes_of_its_own_kind(card: str, kind: str) -> None:
    table = deal(hand="Imported Hydrogen", played=card, oceans=9)
    table.play("Imported Hydrogen")
    if kind == "animal":
        assert table.offers() == ["do 1", "do 3"]
    else:
        assert table.changes() == {"mc": -16, "plants": 3}
    assert (holds(card), cubes_named(card)) == (kind, {kind})


@pytest.mark.parametrize("card", ["Ganymede Colony", "Io Mining Industries"])
def test_points_for_the_jovian_tags_of_its_owner(card: str) -> None:
    assert deal(played=card).points(card) == 1
    table = deal(
        played=f"{card}, Vesta Shipyard, Callisto Penal Mines",
        corporation="Saturn Systems",
        opponents=[player(played="Miranda Resort")],
    )
    assert table.points(card) == 4


# Discounts


@pytest.mark.parametrize(
    ("card", "given", "comet", "mine"),
    [
        ("Earth Catapult", {}, 19, 2),
        ("Quantum Extractor", {"played": "Research, Gene Repair, Robotic Workforce"}, 19, 4),
        ("Mass Converter", {"played": "Research, Gene Repair, Robotic Workforce, Physics Complex"}, 19, 4),
    ],
)
def test_a_discount_is_for_later_cards_not_for_the_card_that_gives_it(
    card: str, given: Given, comet: int, mine: int
) -> None:
    table = deal(hand=f"{card}, Comet, Mine", **given)
    assert table.price(card) == definition(card).cost
    table.play(card)
    assert (table.price("Comet"), table.price("Mine")) == (comet, mine)
    table.play("Mine")
    assert table.changes() == {"mc": -mine, "steel production": 1}


def test_the_discount_of_an_opponent_is_not_mine() -> None:
    assert deal(hand="Comet", opponents=[player(played="Earth Catapult, Quantum Extractor")]).price("Comet") == 21


def test_discounts_add_up_and_stop_at_nothing() -> None:
    played = "Earth Catapult, Research Outpost, Quantum Extractor, Mass Converter, Space Station"
    table = deal(hand="Comet, Land Claim, Space Mirrors", played=played, corporation="ThorGate", mc=0)
    assert table.price("Comet") == 21 - 2 - 1 - 2 - 2 - 2
    assert table.price("Land Claim") == 0
    assert table.price("Space Mirrors") == 0
    table.play("Land Claim", "space C4")
    assert table.changes() == {"C4": "claim 0"}


# 059 Mangrove


def test_mangrove_goes_on_any_free_ocean_hex_wherever_my_tiles_are() -> None:
    table = deal(hand="Mangrove", temperature=4, tiles={"B1": "city 0", "E5": "ocean"})
    table.play("Mangrove")
    assert set(table.spaces()) == set(OCEAN_HEXES) - {"E5"}
    table.choose("space E6")
    assert table.changes() == {
        "mc": -12 + 2,
        "plants": 2,
        "oxygen": 1,
        "tr": 1,
        "E6": "greenery 0",
    }
    assert table.score(0)["greenery"] == 1


def test_the_hex_of_mangrove_is_lost_for_oceans() -> None:
    table = deal(hand="Mangrove", temperature=4)
    table.play("Mangrove", "space A5")
    assert table.oceans == 0
    table.project("aquifer")
    assert table.why("space A5") == "taken"


# 064 Mining Area, 067 Mining Rights


def test_mining_area_goes_on_metal_beside_a_tile_of_mine() -> None:
    tiles = {"B1": "city 0", "G1": "greenery 1", "H5": "natural-preserve 0", "A2": "ocean"}
    table = deal(hand="Mining Area", tiles=tiles)
    table.play("Mining Area")
    assert table.spaces() == ["A1", "B2", "H6"]
    assert table.why("space H1") == "place.metal-next-to-own"
    assert table.why("space I5") == "place.metal-next-to-own"
    table.choose("space B2")
    assert table.changes() == {
        "mc": -4 + 2,
        "steel": 1,
        "steel production": 1,
        "B2": "mining-area 0",
    }


def test_mining_area_makes_titanium_where_titanium_is_printed() -> None:
    table = deal(hand="Mining Area", tiles={"D2": "greenery 0"})
    table.play("Mining Area")
    assert table.changes() == {
        "mc": -4,
        "plants": 1,
        "titanium": 1,
        "titanium production": 1,
        "D1": "mining-area 0",
    }


def test_a_marker_is_no_tile_for_mining_area() -> None:
    table = deal(hand="Mining Area", claims={"B1": 0})
    table.play("Mining Area")
    assert table.changes() == {"mc": -4}


def test_mining_rights_go_on_any_land_with_metal() -> None:
    table = deal(hand="Mining Rights", claims={"C7": 1, "H1": 0})
    table.play("Mining Rights")
    assert table.spaces() == ["A1", "B2", "D1", "H1", "H6", "I1", "I2"]
    table.choose("space I2")
    assert table.changes() == {"mc": -9, "steel": 2, "steel production": 1, "I2": "mining-rights 0"}


# 066 Land Claim


def test_land_claim_goes_on_any_free_land_without_a_marker() -> None:
    table = deal(hand="Land Claim", tiles={"C3": "city 1", "E5": "ocean"}, claims={"C4": 0, "C5": 1})
    table.play("Land Claim")
    assert set(table.spaces()) == set(LAND_HEXES) - {"C3", "C4", "C5"}
    table.choose("space D1")
    assert table.changes() == {"mc": -1, "D1": "claim 0"}


def test_only_the_owner_of_a_marker_may_build_there() -> None:
    table = deal(claims={"C4": 1, "C6": 0})
    table.project("city")
    assert table.why("space C4") == "claimed"
    assert "C6" in table.spaces()
    table.choose("space C6")
    assert table.tiles()["C6"] == "city 0"
    assert table.state["claims"] == [{"space": "C4", "owner": 1}]


def test_artificial_lake_cannot_go_on_a_marker_of_another() -> None:
    table = deal(hand="Artificial Lake", temperature=-6, claims={"C4": 1, "C6": 0})
    table.play("Artificial Lake")
    assert table.why("space C4") == "claimed"
    assert "C6" in table.spaces()


def test_a_marker_gives_the_bonus_only_with_the_tile() -> None:
    table = deal(hand="Land Claim, Mining Rights", tiles={"A2": "ocean"})
    table.play("Land Claim", "space A1")
    assert table.changes() == {"mc": -1, "A1": "claim 0"}
    table.play("Mining Rights", "space A1")
    assert table.changes() == {
        "mc": -9 + 2,
        "steel": 2,
        "steel production": 1,
        "A1": "mining-rights 0",
    }


def test_a_marker_does_not_draw_greeneries_and_is_worth_nothing_for_landlord() -> None:
    table = deal(claims={"C4": 0}, plants=8, state={"awards": {"landlord": 0}}, opponents=[player(), player()])
    assert [table.score(seat)["awards"] for seat in range(3)] == [5, 5, 5]
    table.do("greenery")
    assert len(table.spaces()) == len(LAND_HEXES)


# 071 Advanced Alloys


def test_advanced_alloys_makes_both_metals_worth_more() -> None:
    table = deal(played="Advanced Alloys", hand="Space Elevator", steel=5, titanium=3, mc=0)
    table.play("Space Elevator")
    assert table.changes() == {"steel": -5, "titanium": -3, "titanium production": 1}
    assert not deal(played="Advanced Alloys", hand="Space Elevator", steel=4, titanium=3, mc=2).playable(
        "Space Elevator"
    )


def test_advanced_alloys_adds_up_with_phobolog() -> None:
    table = deal(played="Advanced Alloys", corporation="PhoboLog", hand="Vesta Shipyard", titanium=3, mc=0)
    table.play("Vesta Shipyard")
    assert table.changes() == {"titanium": -3, "titanium production": 1}


def test_advanced_alloys_counts_for_aquifer_pumping() -> None:
    table = deal(played="Advanced Alloys, Aquifer Pumping", steel=2, mc=2)
    table.act("Aquifer Pumping", "space A5")
    assert table.changes() == {"steel": -2, "mc": -2, "oceans": 1, "tr": 1, "A5": "ocean"}


def test_advanced_alloys_does_not_help_to_pay_for_itself() -> None:
    assert not deal(hand="Advanced Alloys", mc=0, steel=9, titanium=9).playable("Advanced Alloys")


# 073 Mars University


def test_mars_university_may_change_a_card_for_its_own_tag() -> None:
    table = deal(hand="Mars University, Comet, Birds", deck="Fish, Algae")
    table.play("Mars University")
    assert table.offers() == ["card comet", "card birds", "skip"]
    table.choose("card Comet")
    assert sorted(table.hand()) == ["birds", "fish"]
    assert table.discard() == ["comet"]
    assert table.idle


def test_mars_university_need_not_change_a_card() -> None:
    table = deal(played="Mars University", hand="Trans-Neptune Probe, Comet", deck="Fish")
    table.play("Trans-Neptune Probe", "skip")
    assert table.hand() == ["comet"]
    assert table.discard() == []


def test_mars_university_hears_science_tags_of_events_too() -> None:
    table = deal(played="Mars University", hand="Special Design, Comet", deck="Fish")
    table.play("Special Design", "card Comet")
    assert table.hand() == ["fish"]


def test_mars_university_hears_every_science_tag_in_an_order_of_my_choice() -> None:
    table = deal(played="Mars University", hand="Research, Comet", deck="Birds, Fish, Algae, Grass")
    table.play("Research")
    assert table.kind == "order"
    assert set(table.offers()) == {"first research", "first mars-university"}
    table.choose("first mars-university", "card Comet")
    assert table.hand() == ["birds"]
    table.choose("first research")
    assert table.hand() == ["birds", "fish", "algae"]
    table.choose("card Birds")
    assert table.hand() == ["fish", "algae", "grass"]
    assert table.idle


def test_mars_university_and_a_tile_ask_for_an_order_only_if_the_tile_can_draw_a_card() -> None:
    given: Given = {"played": "Mars University", "hand": "Research Outpost, Comet"}
    table = deal(**given)
    table.play("Research Outpost")
    assert table.kind == "order"
    table = deal(tiles={"D1": "greenery 1", "I3": "greenery 1"}, **given)  # beside C1, H3 and H4, which print cards
    table.play("Research Outpost", "space B4", "skip")
    assert table.changes() == {"mc": -18, "B4": "city 0"}


def test_mars_university_hears_neither_opponents_nor_other_tags() -> None:
    table = deal(
        played="Mars University",
        hand="Comet",
        active=1,
        opponents=[player(hand="Trans-Neptune Probe, Birds", mc=50)],
    )
    table.play("Trans-Neptune Probe")
    assert table.idle
    table = deal(played="Mars University", hand="Comet, Mine")
    table.play("Mine")
    assert table.idle


def test_mars_university_does_nothing_without_a_card_in_hand() -> None:
    table = deal(played="Mars University", hand="Trans-Neptune Probe")
    table.play("Trans-Neptune Probe")
    assert table.changes() == {"mc": -6}


# 074 Viral Enhancers


@pytest.mark.parametrize(
    ("card", "given"),
    [("Tardigrades", {}), ("Ants", {"oxygen": 4}), ("Predators", {"oxygen": 11}), ("Regolith Eaters", {})],
)
def test_viral_enhancers_give_a_plant_or_a_cube_on_the_card_just_played(card: str, given: Given) -> None:
    cost = definition(card).cost
    table = deal(played="Viral Enhancers, Birds, Nitrite Reducing Bacteria", hand=card, **given)
    table.play(card)
    assert table.offers() == ["do 1", "do 2"]
    table.choose("do 2")
    assert table.changes() == {"mc": -cost, f"on {id_of(card)}": 1}
    table = deal(played="Viral Enhancers", hand=card, **given)
    table.play(card, "do 1")
    assert table.changes() == {"mc": -cost, "plants": 1}


@pytest.mark.parametrize("card", ["Adapted Lichen", "Virus", "Archaebacteria"])
def test_viral_enhancers_give_a_plant_if_the_card_holds_no_cubes(card: str) -> None:
    table = deal(played="Viral Enhancers, Tardigrades", hand=card)
    table.play(card)
    if table.kind == "seat":
        table.choose("skip")
    assert table.changes()["plants"] == 1
    assert table.cubes("Tardigrades") == 0


def test_viral_enhancers_hear_every_matching_tag() -> None:
    table = deal(played="Viral Enhancers, Algae, Birds", hand="Advanced Ecosystems")
    table.play("Advanced Ecosystems")
    assert table.changes() == {"mc": -11, "plants": 3}


def test_viral_enhancers_hear_neither_opponents_nor_other_tags() -> None:
    table = deal(played="Viral Enhancers", active=1, opponents=[player(hand="Tardigrades", mc=4)])
    table.play("Tardigrades")
    assert table.changes() == {"seat 1 mc": -4}
    table = deal(played="Viral Enhancers", hand="Physics Complex")
    table.play("Physics Complex")
    assert table.changes() == {"mc": -12}


# 081 Ganymede Colony


def test_ganymede_colony_is_a_city_off_the_map() -> None:
    tiles = {"C3": "city 0", "C5": "city 0"}
    table = deal(hand="Ganymede Colony", played="Martian Rails", energy=1, tiles=tiles)
    assert "milestone mayor" not in table.offers()
    table.play("Ganymede Colony")
    assert "milestone mayor" in table.offers()
    table.act("Martian Rails")
    assert table.changes() == {"energy": -1, "mc": 2}


# 085 Commercial District


def test_commercial_district_is_worth_a_point_for_each_city_beside_it() -> None:
    tiles = {"B3": "city 1", "C5": "capital 1", "A4": "ocean", "B5": "greenery 0", "A3": "greenery 1"}
    table = deal(hand="Commercial District", production={"energy": 1}, tiles=tiles)
    table.play("Commercial District", "space B4")
    assert table.changes()["mc"] == -16 + 2
    assert table.points("Commercial District") == 2
    assert table.score(0)["city"] == 0
    assert table.score(1)["by_card"] == {}


def test_commercial_district_counts_neutral_and_later_cities() -> None:
    tiles = {"B4": "commercial-district 0", "B3": "city neutral"}
    table = deal(players=1, played="Commercial District", tiles=tiles)
    assert table.points("Commercial District") == 1
    table.project("city", "space C5")
    assert table.points("Commercial District") == 2


def test_commercial_district_is_no_city() -> None:
    table = deal(hand="Commercial District", production={"energy": 1}, played="Rover Construction")
    table.play("Commercial District", "space C4")
    assert table.changes()["mc"] == -16
    table.project("city")
    assert "C3" in table.spaces()


@pytest.mark.parametrize(("card", "energy"), [("Commercial District", 1), ("Nuclear Zone", 0)])
def test_a_special_tile_without_a_rule_goes_on_any_land(card: str, energy: int) -> None:
    table = deal(hand=card, production={"energy": energy}, tiles={"C4": "city 1"}, claims={"G4": 1})
    table.play(card)
    assert set(table.spaces()) == set(LAND_HEXES) - {"C4", "G4"}


# 086 Robotic Workforce: every building card with a production box, and what the copy changes.
BOXES = table_of("""
Deep Well Heating         | energy +1
Capital                   | energy -2, mc +5
Space Elevator            | titanium +1
Domed Crater              | energy -1, mc +3
Noctis City               | energy -1, mc +3
Eos Chasma National Park  | mc +2
Cupola City               | energy -1, mc +3
Underground City          | energy -2, steel +2
Food Factory              | plants -1, mc +4
Carbonate Processing      | energy -1, heat +3
Natural Preserve          | mc +1
Nuclear Power             | mc -2, energy +3
Mine                      | steel +1
Building Industries       | energy -1, steel +2
Electro Catapult          | energy -1
Commercial District       | energy -1, mc +4
Peroxide Power            | mc -1, energy +2
Tropical Resort           | heat -2, mc +3
Fueled Generators         | mc -1, energy +1
Open City                 | energy -1, mc +4
Solar Power               | energy +1
Geothermal Power          | energy +2
Urbanized Area            | energy -1, mc +2
GHG Factories             | energy -1, heat +4
Fusion Power              | energy +3
Great Dam                 | energy +2
Strip Mine                | energy -2, steel +2, titanium +1
Power Plant               | energy +1
Mohole Area               | heat +4
Titanium Mine             | titanium +1
Tectonic Stress Power     | energy +3
Industrial Microbes       | energy +1, steel +1
Magnetic Field Generators | energy -4, plants +2
Windmills                 | energy +1
Magnetic Field Dome       | energy -2, plants +1
Protected Valley          | mc +2
Noctis Farming            | mc +1
Soil Factory              | energy -1, plants +1
Fuel Factory              | energy -1, titanium +1, mc +1
Corporate Stronghold      | energy -1, mc +3
Immigrant City            | energy -1, mc -2
Rad-Chem Factory          | energy -1
Medical Lab               | mc +1
AI Central                | energy -1
""")
PLENTY = {"mc": 9, "steel": 9, "titanium": 9, "plants": 9, "energy": 9, "heat": 9}


@pytest.mark.parametrize(("card", "box"), BOXES)
def test_robotic_workforce_copies_the_production_box_and_nothing_else(card: str, box: str) -> None:
    table = deal(hand="Robotic Workforce", played=f"{card}, Martian Rails", production=PLENTY)
    table.play("Robotic Workforce")
    steps = [part.split() for part in box.split(",")]
    assert table.changes() == {"mc": -9, **{f"{resource} production": int(step) for resource, step in steps}}


@pytest.mark.parametrize(
    ("card", "part"), [(card, part.strip()) for card, box in BOXES for part in box.split(",") if "-" in part]
)
def test_robotic_workforce_copies_a_box_only_if_all_of_it_can_be_done(card: str, part: str) -> None:
    resource, step = part.split()
    lowest = -5 if resource == "mc" else 0
    possible = {**PLENTY, resource: lowest - int(step)}
    assert deal(hand="Robotic Workforce", played=card, production=possible).playable("Robotic Workforce")
    short = {**PLENTY, resource: lowest - int(step) - 1}
    table = deal(hand="Robotic Workforce", played=card, production=short)
    assert not table.playable("Robotic Workforce")
    assert table.why("Robotic Workforce") == "effect"


def test_robotic_workforce_offers_the_cards_whose_box_can_be_copied() -> None:
    table = deal(
        hand="Robotic Workforce",
        played="Mine, Carbonate Processing, Martian Rails, Sponsors, Comet, Solar Power, Peroxide Power",
        opponents=[player(played="Titanium Mine")],
    )
    table.play("Robotic Workforce")
    assert table.offers() == ["card mine", "card solar-power", "card peroxide-power"]
    assert table.why("card carbonate-processing") == "box: Carbonate Processing"
    assert table.why("card martian-rails") == "no-production-box: Martian Rails"
    assert table.why("card sponsors") == "no-building-tag: Sponsors"
    assert table.why("card titanium-mine") == "not-in-play: Titanium Mine"
    table.choose("card Peroxide Power")
    assert table.changes() == {"mc": -9, "mc production": -1, "energy production": 2}


def test_robotic_workforce_needs_a_card_to_copy() -> None:
    table = deal(hand="Robotic Workforce", played="Martian Rails, Sponsors", corporation="Mining Guild")
    assert not table.playable("Robotic Workforce")
    assert table.why("Robotic Workforce") == "effect"


@pytest.mark.parametrize(
    ("card", "resource", "steps", "energy"), [("Heat Trappers", "heat", 2, 1), ("Biomass Combustors", "plants", 1, 2)]
)
def test_robotic_workforce_copies_what_another_must_lose(card: str, resource: str, steps: int, energy: int) -> None:
    victim = player(production={resource: steps})
    table = deal(hand="Robotic Workforce", played=card, opponents=[victim])
    table.play("Robotic Workforce")
    assert table.changes() == {
        "mc": -9,
        "energy production": energy,
        f"seat 1 {resource} production": -steps,
    }
    table = deal(hand="Robotic Workforce", played=card, opponents=[player(production={resource: steps - 1})])
    assert not table.playable("Robotic Workforce")


@pytest.mark.parametrize(
    ("card", "tile", "space", "metal"),
    [
        ("Mining Area", "mining-area 0", "A1", "steel"),
        ("Mining Area", "mining-area 0", "D1", "titanium"),
        ("Mining Rights", "mining-rights 0", "C7", "steel"),
        ("Mining Rights", "mining-rights 0", "H6", "titanium"),
    ],
)
def test_robotic_workforce_repeats_the_metal_of_a_mine(card: str, tile: str, space: str, metal: str) -> None:
    table = deal(hand="Robotic Workforce", played=card, tiles={space: tile})
    table.play("Robotic Workforce")
    assert table.changes() == {"mc": -9, f"{metal} production": 1}


def test_robotic_workforce_counts_the_tags_of_medical_lab_afresh() -> None:
    table = deal(hand="Robotic Workforce", played="Medical Lab, Martian Rails, Ironworks, Steelworks, Ore Processor")
    table.play("Robotic Workforce")
    assert table.changes() == {"mc": -9, "mc production": 2}


# 090 Research


def test_research_draws_the_two_top_cards() -> None:
    table = deal(hand="Research", deck="Comet, Birds, Fish")
    table.play("Research")
    assert table.hand() == ["comet", "birds"]


def test_research_counts_as_two_science_tags() -> None:
    assert deal(hand="Gene Repair", played="Research, Physics Complex").playable("Gene Repair")
    table = deal(hand="Research", played="Olympus Conference", deck="Comet, Birds, Fish")
    table.play("Research")
    while not table.idle:
        table.choose(table.offers()[0])
    assert table.changes() == {"mc": -11, "cards": 2, "on olympus-conference": 2}


# 096 Greenhouses


def test_greenhouses_count_every_city_in_play() -> None:
    cities = {
        "B1": "city 0",
        "C5": "city 1",
        "G4": "capital 1",
        "H6": "city neutral",
        "ganymede-colony": "city 1",
        "phobos-space-haven": "city 0",
        "C3": "greenery 0",
    }
    table = deal(hand="Greenhouses", tiles=cities)
    table.play("Greenhouses")
    assert table.changes() == {"mc": -6, "plants": 6}


def test_greenhouses_without_a_city_bring_nothing() -> None:
    table = deal(hand="Greenhouses")
    table.play("Greenhouses")
    assert table.changes() == {"mc": -6}


# 097 Nuclear Zone


def test_nuclear_zone_is_a_tile_of_mine() -> None:
    table = deal(hand="Nuclear Zone", plants=8)
    table.play("Nuclear Zone", "space C4")
    table.do("greenery")
    assert set(table.spaces()) == {"B3", "B4", "C3", "C5", "D4", "D5"}


def test_nuclear_zone_may_wait_for_the_bonus_ocean() -> None:
    table = deal(hand="Nuclear Zone", temperature=-2)
    table.play("Nuclear Zone")
    assert table.kind == "order"
    table.choose("first nuclear-zone.2")
    assert table.temperature == 2
    table.choose("first nuclear-zone.2", "space A4", "space B4")
    assert table.changes() == {
        "mc": -10 + 2,
        "temperature": 4,
        "oceans": 1,
        "tr": 3,
        "cards": 1,
        "A4": "ocean",
        "B4": "nuclear-zone 0",
    }


def test_nuclear_zone_asks_for_no_order_when_no_ocean_is_left() -> None:
    table = deal(hand="Nuclear Zone", temperature=-2, oceans=9)
    table.play("Nuclear Zone", "space C4")
    assert table.changes() == {"mc": -10, "temperature": 4, "tr": 2, "C4": "nuclear-zone 0"}


# 099 Toll Station


def test_toll_station_counts_the_space_tags_of_all_opponents() -> None:
    table = deal(
        hand="Toll Station",
        corporation="Helion",
        played="Space Mirrors",
        opponents=[
            player(played="Space Station, Comet, Solar Wind Power", corporation="PhoboLog"),
            player(played="Vesta Shipyard, Mine"),
        ],
    )
    table.play("Toll Station")
    assert table.changes() == {"mc": -12, "mc production": 4}


def test_toll_station_earns_nothing_alone() -> None:
    table = deal(players=1, hand="Toll Station", played="Space Station")
    table.play("Toll Station")
    assert table.production() == {}


# 102 Power Grid


def test_power_grid_counts_every_power_tag_of_mine_its_own_too() -> None:
    table = deal(
        hand="Power Grid",
        corporation="ThorGate",
        played="Solar Wind Power, Fueled Generators, Mine",
        opponents=[player(played="Giant Space Mirror")],
    )
    table.play("Power Grid")
    assert table.changes() == {"mc": -15, "energy production": 4}

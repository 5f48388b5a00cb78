"""Blue cards 001 to 032: what each does when played, by its action or while it lies there, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import (
    ACTION,
    CONSTRUCTION,
    RESEARCH,
    act,
    construct,
    cubes_named,
    deal,
    definition,
    holds,
    player,
    research,
    tags,
)
from tests.tableau.cards import id_of, table_of

Given = dict[str, Any]
Changes = dict[str, int | str]
Answers = list[str | list[str]]

# Number, name, cost, tags, points (? if they depend).
PRINTED = table_of("""
001 | Adaptation Technology         | 12 | science                 | 1
002 | Advanced Alloys               |  9 | building                | 0
003 | Advanced Screening Technology |  6 | science                 | 0
004 | AI Central                    | 22 | science building        | 2
005 | Anaerobic Microorganisms      | 10 | microbe                 | 0
006 | Anti-Gravity Technology       | 18 | science                 | 3
007 | Aquifer Pumping               | 14 | building                | 0
008 | Arctic Algae                  | 19 | plant                   | 2
009 | Artificial Jungle             |  5 |                         | 0
010 | Assembly Lines                | 13 | space                   | 0
011 | Asset Liquidation             |  0 | science                 | 0
012 | Birds                         | 15 | animal                  | ?
013 | Brainstorming Session         |  8 | space                   | 0
014 | Caretaker Contract            | 18 |                         | 2
015 | Circuit Board Factory         | 14 | building                | 0
016 | Community Gardens             | 20 | plant                   | 0
017 | Composting Factory            | 13 | building                | 1
018 | Conserved Biome               | 25 | building microbe animal | ?
019 | Decomposers                   |  7 | microbe                 | 1
020 | Decomposing Fungus            | 10 | microbe                 | 0
021 | Developed Infrastructure      | 12 |                         | 1
022 | Development Center            |  7 | science building        | 0
023 | Earth Catapult                | 24 | building earth          | 2
024 | Ecological Zone               | 11 | plant animal            | ?
025 | Energy Subsidies              |  5 | space                   | 0
026 | Extended Resources            | 10 | science building        | 0
027 | Extreme-Cold Fungus           | 10 | microbe                 | 0
028 | Farmers Market                | 12 | plant                   | 1
029 | Farming Co-ops                | 15 | plant                   | 0
030 | Fish                          | 11 | animal                  | ?
031 | GHG Producing Bacteria        | 10 | science microbe         | 0
032 | Greenhouses                   | 11 | building plant          | 0
""")


@pytest.mark.parametrize(("number", "name", "cost", "printed_tags", "points"), PRINTED)
def test_number_cost_tags_and_points_are_as_printed(
    number: str, name: str, cost: str, printed_tags: str, points: str
) -> None:
    assert (definition(name).number, definition(name).name) == (int(number), name)
    assert tags(name) == printed_tags
    assert construct(hand=name).price(name) == int(cost)
    if points != "?":
        assert deal(played=name).points(name) == int(points)


# What a card does when it is played: the deal, the answers, and everything that changes.
SCIENCE_4 = "Research, Interns, Matter Manufacturing"
SCIENCE_5 = f"{SCIENCE_4}, Standard Technology"
PLAYED: list[tuple[str, Given, Answers, Changes]] = [
    ("Adaptation Technology", {}, [], {"mc": -12}),
    ("Advanced Alloys", {}, [], {"mc": -9}),
    ("Advanced Screening Technology", {}, [], {"mc": -6}),
    ("AI Central", {"played": SCIENCE_5}, [], {"mc": -22}),
    ("Anaerobic Microorganisms", {}, [], {"mc": -10, "on anaerobic-microorganisms": 1}),
    ("Anti-Gravity Technology", {"played": SCIENCE_5}, [], {"mc": -18}),
    ("Aquifer Pumping", {}, [], {"mc": -14}),
    ("Arctic Algae", {"temperature": -18}, [], {"mc": -19}),
    ("Artificial Jungle", {}, [], {"mc": -5}),
    ("Assembly Lines", {}, [], {"mc": -13}),
    ("Asset Liquidation", {}, [], {}),
    ("Birds", {"oxygen": 12}, [], {"mc": -15}),
    ("Brainstorming Session", {}, [], {"mc": -8}),
    ("Caretaker Contract", {"temperature": -8}, [], {"mc": -18}),
    ("Circuit Board Factory", {}, [], {"mc": -14}),
    ("Community Gardens", {}, [], {"mc": -20}),
    ("Composting Factory", {}, [], {"mc": -13}),
    ("Conserved Biome", {}, [], {"mc": -25}),
    ("Decomposers", {"oxygen": 3}, [], {"mc": -7, "on decomposers": 1}),
    ("Decomposing Fungus", {}, [], {"mc": -10, "on decomposing-fungus": 2}),
    ("Developed Infrastructure", {}, [], {"mc": -12}),
    ("Development Center", {}, [], {"mc": -7}),
    ("Earth Catapult", {}, [], {"mc": -24}),
    ("Ecological Zone", {}, [], {"mc": -11, "on ecological-zone": 2}),
    ("Energy Subsidies", {}, [], {"mc": -5}),
    ("Extended Resources", {}, [], {"mc": -10}),
    ("Extreme-Cold Fungus", {"temperature": -20}, [], {"mc": -10}),
    ("Farmers Market", {}, [], {"mc": -12}),
    ("Farming Co-ops", {}, [], {"mc": -15, "plants": 3}),
    ("Fish", {"temperature": -18}, [], {"mc": -11}),
    ("GHG Producing Bacteria", {"oxygen": 3}, [], {"mc": -10}),
    ("Greenhouses", {"temperature": -8}, [], {"mc": -11}),
]


def test_every_card_is_played() -> None:
    assert [card for card, *_ in PLAYED] == [name for _, name, *_ in PRINTED]


@pytest.mark.parametrize(("card", "given", "answers", "changes"), PLAYED)
def test_playing_a_card_changes(card: str, given: Given, answers: Answers, changes: Changes) -> None:
    table = construct(hand=card, **given)
    table.play(card, *answers)
    assert table.changes() == changes
    assert id_of(card) in table.played()


# Requirements. Of each: what it asks for, a value that just misses it, and one that just meets it.
REQUIRES = [
    ("Arctic Algae", "temperature", -20, -18),
    ("Birds", "oxygen", 11, 12),
    ("Caretaker Contract", "temperature", -10, -8),
    ("Decomposers", "oxygen", 2, 3),
    ("Extreme-Cold Fungus", "temperature", -18, -20),
    ("Fish", "temperature", -20, -18),
    ("GHG Producing Bacteria", "oxygen", 2, 3),
    ("Greenhouses", "temperature", -10, -8),
]


@pytest.mark.parametrize(("card", "what", "missed", "met"), REQUIRES)
def test_a_card_waits_until_mars_has_come_so_far_or_not_too_far(card: str, what: str, missed: int, met: int) -> None:
    just_missed: Given = {what: missed}
    just_met: Given = {what: met}
    assert construct(hand=card, **just_missed).why(card).startswith(f"requires-{what}")
    assert construct(hand=card, **just_met).why(card) == ""


@pytest.mark.parametrize(("card", "what", "missed", "met"), REQUIRES)
def test_what_happened_in_this_phase_neither_helps_nor_hurts(card: str, what: str, missed: int, met: int) -> None:
    given: Given = {what: max(missed, met)}
    table = construct(hand=card, state={"opening": {what: min(missed, met)}}, **given)
    assert table.playable(card) == (met < missed)


@pytest.mark.parametrize("card", ["AI Central", "Anti-Gravity Technology"])
def test_five_science_tags_are_needed_besides_its_own(card: str) -> None:
    assert construct(hand=card, played=SCIENCE_4).why(card) == "requires: 5, 4"
    assert construct(hand=card, played=SCIENCE_4, corporation="Inventrix").why(card) == ""
    assert construct(hand=card, played=SCIENCE_5).why(card) == ""


# What the action of a card does: the deal, the answers, and everything that changes.
ACTED: list[tuple[str, Given, Answers, Changes]] = [
    (
        "Advanced Screening Technology",
        {"deck": "Comet, Moss, Research, Trees, Lichen"},
        ["card Lichen"],
        {"cards": 1},
    ),
    ("AI Central", {}, [], {"cards": 2}),
    ("Aquifer Pumping", {}, [], {"mc": -10 + 4, "oceans": 1, "tr": 1}),
    ("Aquifer Pumping", {"played": "Mine"}, [], {"mc": -6 + 4, "oceans": 1, "tr": 1}),
    ("Artificial Jungle", {"plants": 1}, [], {"plants": -1, "cards": 1}),
    ("Asset Liquidation", {"tr": 1}, [], {"tr": -1, "cards": 3}),
    ("Birds", {}, [], {"on birds": 1}),
    ("Caretaker Contract", {"heat": 8}, [], {"heat": -8, "tr": 1}),
    ("Circuit Board Factory", {}, [], {"cards": 1}),
    ("Community Gardens", {}, [], {"mc": 2}),
    ("Community Gardens", {"opponents": [player(chosen=ACTION)]}, [], {"mc": 2}),
    ("Community Gardens", {"chosen": ACTION}, [], {"mc": 2, "plants": 1}),
    ("Conserved Biome", {"played": "Tardigrades, Birds"}, ["do 1"], {"on tardigrades": 1}),
    ("Conserved Biome", {"played": "Tardigrades, Birds, Fish"}, ["do 2", "card Fish"], {"on fish": 1}),
    ("Conserved Biome", {"played": "Birds"}, [], {"on birds": 1}),
    ("Decomposing Fungus", {"cubes": {"Decomposing Fungus": 2}}, [], {"plants": 3, "on decomposing-fungus": -1}),
    ("Developed Infrastructure", {}, [], {"mc": -10, "temperature": 2, "tr": 1}),
    ("Development Center", {"heat": 2}, [], {"heat": -2, "cards": 1}),
    ("Extreme-Cold Fungus", {}, [], {"plants": 1}),
    ("Extreme-Cold Fungus", {"played": "Tardigrades"}, ["do 1"], {"plants": 1}),
    (
        "Extreme-Cold Fungus",
        {"played": "Tardigrades, Decomposers"},
        ["do 2", "card Decomposers"],
        {"on decomposers": 1},
    ),
    ("Farmers Market", {}, [], {"mc": -1, "plants": 2}),
    ("Farming Co-ops", {"hand": "Comet, Moss"}, ["card Moss"], {"cards": -1, "plants": 3}),
    ("GHG Producing Bacteria", {}, [], {"on ghg-producing-bacteria": 1}),
    ("Greenhouses", {"heat": 3}, ["amount 2"], {"heat": -2, "plants": 2}),
    ("Greenhouses", {"heat": 7}, ["amount 4"], {"heat": -4, "plants": 4}),
]


@pytest.mark.parametrize(("card", "given", "answers", "changes"), ACTED)
def test_the_action_of_a_card_changes(card: str, given: Given, answers: Answers, changes: Changes) -> None:
    table = act(**{**given, "played": f"{card}, {given.get('played', '')}"})
    table.act(card, *answers)
    assert table.changes() == changes
    assert table.can_act(card) == (given.get("chosen") == ACTION and card == "Community Gardens")


@pytest.mark.parametrize(
    ("card", "given", "missing"),
    [
        ("Aquifer Pumping", {"mc": 9}, [10, 9]),
        ("Aquifer Pumping", {"mc": 5, "played": "Mine"}, [6, 5]),
        ("Artificial Jungle", {"plants": 0}, [1, 0]),
        ("Asset Liquidation", {"tr": 0}, [1, 0]),
        ("Caretaker Contract", {"heat": 7}, [8, 7]),
        ("Developed Infrastructure", {"mc": 9}, [10, 9]),
        ("Development Center", {"heat": 1}, [2, 1]),
        ("Farmers Market", {"mc": 0}, [1, 0]),
        ("Farming Co-ops", {}, [1, 0]),
        ("GHG Producing Bacteria 2", {"cubes": {"GHG Producing Bacteria": 1}}, [2, 1]),
    ],
)
def test_an_action_needs_its_price(card: str, given: Given, missing: list[int]) -> None:
    name = card.removesuffix(" 2")
    table = act(**{**given, "played": f"{name}, {given.get('played', '')}"})
    key = f"action {id_of(name)}{card.removeprefix(name)}"
    assert key not in table.offers()
    assert table.shortfall(key) == missing


@pytest.mark.parametrize(
    ("card", "given", "changes"),
    [
        ("Aquifer Pumping", {"oceans": 9}, {"mc": -10}),
        ("Developed Infrastructure", {"temperature": 8}, {"mc": -10}),
        ("Conserved Biome", {}, {}),
        ("Conserved Biome", {"opponents": [player(played="Birds, Tardigrades")]}, {}),
    ],
)
def test_an_action_may_be_used_for_nothing(card: str, given: Given, changes: Changes) -> None:
    table = act(played=card, **given)
    table.act(card)
    assert table.changes() == changes


def test_greenhouses_exchange_at_least_one_and_at_most_four() -> None:
    assert not act(played="Greenhouses", heat=0).can_act("Greenhouses")
    table = act(played="Greenhouses", heat=9)
    table.act("Greenhouses")
    assert sorted(table.offers()) == [f"amount {number}" for number in (1, 2, 3, 4)]


# Cubes on cards
HOLDS = {
    "Anaerobic Microorganisms": "microbe",
    "Birds": "animal",
    "Decomposers": "microbe",
    "Decomposing Fungus": "microbe",
    "Ecological Zone": "animal",
    "Fish": "animal",
    "GHG Producing Bacteria": "microbe",
}


def test_these_cards_hold_cubes_and_no_others() -> None:
    assert {name: holds(name) for _, name, *_ in PRINTED if holds(name)} == HOLDS


@pytest.mark.parametrize("card", HOLDS)
def test_a_card_speaks_of_no_other_cubes_than_it_holds(card: str) -> None:
    assert cubes_named(card) == {HOLDS[card]}


# Points that depend


@pytest.mark.parametrize(
    ("card", "given", "points"),
    [
        ("Birds", {"cubes": {"Birds": 3}}, 3),
        ("Conserved Biome", {"forests": 5}, 2),
        ("Conserved Biome", {"opponents": [player(forests=4)]}, 0),
        ("Ecological Zone", {"cubes": {"Ecological Zone": 5}}, 2),
        ("Ecological Zone", {"cubes": {"Ecological Zone": 1}}, 0),
        ("Fish", {"cubes": {"Fish": 2}}, 2),
    ],
)
def test_points_that_depend_are_rounded_down(card: str, given: Given, points: int) -> None:
    assert deal(played=card, **given).points(card) == points


# Adaptation Technology


@pytest.mark.parametrize(
    ("card", "what", "level", "playable"),
    [
        ("Birds", "oxygen", 7, True),
        ("Birds", "oxygen", 6, False),
        ("Fish", "temperature", -30, True),
        ("Extreme-Cold Fungus", "temperature", -10, True),
        ("Extreme-Cold Fungus", "temperature", -8, False),
        ("Colonizer Training Camp", "oxygen", 11, True),
        ("Colonizer Training Camp", "oxygen", 12, False),
        ("Herbivores", "oceans", 4, False),
    ],
)
def test_adaptation_technology_moves_a_zone_by_one_up_or_down_but_no_oceans(
    card: str, what: str, level: int, playable: bool
) -> None:
    given: Given = {what: level}
    assert not construct(hand=card, **given).playable(card)
    assert construct(hand=card, played="Adaptation Technology", **given).playable(card) == playable


def test_adaptation_technology_does_not_add_up_with_inventrix() -> None:
    table = construct(hand="Birds", played="Adaptation Technology", corporation="Inventrix", oxygen=6)
    assert not table.playable("Birds")


def test_adaptation_technology_helps_with_neither_tags_nor_rating() -> None:
    assert not construct(hand="AI Central", played="Adaptation Technology, Research, Interns").playable("AI Central")
    assert not deal(hand="Energy Storage", played="Adaptation Technology", tr=6).playable("Energy Storage")


def test_adaptation_technology_helps_at_once_in_the_phase_in_which_it_is_played() -> None:
    table = construct(hand="Adaptation Technology, Fish", temperature=-20, chosen=CONSTRUCTION)
    assert not table.playable("Fish")
    table.play("Adaptation Technology")
    assert table.playable("Fish")


# Advanced Alloys


@pytest.mark.parametrize(
    ("card", "given", "off"),
    [
        ("Aquifer Pumping", {"played": "Mine"}, {"resource steel": 6}),
        ("Comet", {"played": "Asteroid Mining"}, {"resource titanium": 8}),
        ("Comet", {"played": "Asteroid Mining", "corporation": "PhoboLog"}, {"resource titanium": 15}),
    ],
)
def test_advanced_alloys_makes_each_metal_worth_one_more(card: str, given: Given, off: dict[str, int]) -> None:
    table = construct(hand=card, **{**given, "played": f"Advanced Alloys, {given['played']}"})
    assert table.off(card) == off


def test_advanced_alloys_changes_no_price_of_an_action() -> None:
    table = act(played="Advanced Alloys, Aquifer Pumping, Mine")
    table.act("Aquifer Pumping")
    assert table.changes() == {"mc": -6 + 4, "oceans": 1, "tr": 1}


# Advanced Screening Technology


def test_advanced_screening_technology_takes_one_of_the_cards_with_a_science_or_plant_tag() -> None:
    table = act(played="Advanced Screening Technology", deck="Research, Moss, Comet, Trees, Lichen")
    table.act("Advanced Screening Technology")
    assert table.offers() == ["card research", "card lichen"]
    table.choose("card Research")
    assert table.hand() == ["research"]
    assert sorted(table.discard()) == ["comet", "lichen"]


def test_advanced_screening_technology_takes_nothing_if_no_card_has_the_tag() -> None:
    table = act(played="Advanced Screening Technology", deck="Comet, Moss, Birds, Trees, Mine")
    table.act("Advanced Screening Technology")
    assert table.changes() == {}
    assert sorted(table.discard()) == ["birds", "comet", "mine"]


def test_all_see_the_cards_that_advanced_screening_technology_turns_over() -> None:
    table = act(played="Advanced Screening Technology", deck="Comet, Moss, Birds, Trees, Mine")
    table.act("Advanced Screening Technology")
    for name in ("Comet", "Birds", "Mine"):
        assert any(name in line for line in table.log(1))


# Anaerobic Microorganisms


@pytest.mark.parametrize(
    ("card", "cubes"),
    [("Ecological Zone", 2), ("Conserved Biome", 2), ("Tardigrades", 1), ("Mangrove", 1), ("Comet", 0)],
)
def test_anaerobic_microorganisms_grow_with_each_animal_microbe_or_plant_tag(card: str, cubes: int) -> None:
    table = construct(hand=card, played="Anaerobic Microorganisms", temperature=8)
    table.play(card)
    assert table.cubes("Anaerobic Microorganisms") == cubes


def test_two_anaerobic_microorganisms_make_any_card_ten_cheaper_once() -> None:
    table = construct(hand="Comet", played="Anaerobic Microorganisms", cubes={"Anaerobic Microorganisms": 4})
    table.choose("play comet")
    assert table.offers() == ["pay 25 mc", "pay 15 mc 2 microbe"]
    table.choose("pay 15 mc 2 microbe")
    assert table.changes() == {
        "mc": -15 + 4,
        "on anaerobic-microorganisms": -2,
        "temperature": 2,
        "oceans": 1,
        "tr": 2,
    }
    table = deal(hand="Mine", played="Anaerobic Microorganisms", cubes={"Anaerobic Microorganisms": 2}, mc=0)
    table.play("Mine")
    assert table.changes() == {"on anaerobic-microorganisms": -2, "steel capability": 2}


def test_what_the_microbes_take_off_beyond_the_price_is_lost() -> None:
    table = construct(hand="Tardigrades", played="Anaerobic Microorganisms", cubes={"Anaerobic Microorganisms": 3})
    table.play("Tardigrades", pay="pay 2 microbe")
    assert table.changes() == {"on anaerobic-microorganisms": -2 + 1}


def test_a_microbe_earned_by_the_card_being_paid_for_comes_too_late() -> None:
    table = construct(hand="Tardigrades", played="Anaerobic Microorganisms", cubes={"Anaerobic Microorganisms": 1})
    table.play("Tardigrades")
    assert table.changes() == {"mc": -6, "on anaerobic-microorganisms": 1}


def test_microbes_and_a_card_sold_together_make_a_card_affordable() -> None:
    cubes = {"Anaerobic Microorganisms": 2}
    table = construct(hand="Lava Flows, Moss", played="Anaerobic Microorganisms", cubes=cubes, mc=4)
    table.play("Lava Flows")
    assert table.changes() == {
        "mc": 3 - 7,
        "cards": -1,
        "on anaerobic-microorganisms": -2,
        "temperature": 4,
        "tr": 2,
    }
    table = construct(hand="Lava Flows, Moss", played="Anaerobic Microorganisms", cubes=cubes, mc=3)
    assert not table.playable("Lava Flows")


def test_anaerobic_microorganisms_do_not_pay_for_an_action() -> None:
    table = act(played="Anaerobic Microorganisms, Aquifer Pumping", cubes={"Anaerobic Microorganisms": 4}, mc=9)
    assert not table.can_act("Aquifer Pumping")


# Anti-Gravity Technology


@pytest.mark.parametrize("card", ["Tardigrades", "Release of Inert Gases"])
def test_anti_gravity_technology_brings_heat_and_plants_with_every_later_card(card: str) -> None:
    table = construct(hand=card, played="Anti-Gravity Technology")
    table.play(card)
    assert (table.changes()["heat"], table.changes()["plants"]) == (2, 2)


def test_anti_gravity_technology_hears_of_green_cards_and_not_of_those_of_others() -> None:
    table = deal(hand="Mine", played="Anti-Gravity Technology", opponents=[player(hand="Lichen", mc=9, ended=False)])
    table.play("Lichen", seat=1)
    assert table.resources() == {"mc": 100}
    table.play("Mine", seat=0)
    assert table.resources() == {"mc": 90, "heat": 2, "plants": 2}


# Aquifer Pumping


def test_steel_makes_aquifer_pumping_free_but_never_pays_out() -> None:
    table = act(played="Aquifer Pumping, Mine, Strip Mine, Building Industries", tiles=[{"plants": 2}], mc=0)
    table.act("Aquifer Pumping")
    assert table.changes() == {"oceans": 1, "tr": 1, "plants": 2}


def test_cards_may_be_sold_to_pay_for_an_action() -> None:
    table = act(played="Aquifer Pumping", hand="Moss, Trees", mc=5, tiles=[{"plants": 2}])
    table.act("Aquifer Pumping", "sell moss")
    assert table.changes() == {"mc": 6 - 10, "cards": -2, "oceans": 1, "tr": 1, "plants": 2}


# Arctic Algae and Fish


def test_arctic_algae_and_fish_gain_from_every_ocean_i_flip() -> None:
    table = construct(
        hand="Ice Asteroid", played="Arctic Algae, Fish", tiles=[{"mc": 4}, {"cards": 1}, {"mc": 2, "plants": 1}]
    )
    table.play("Ice Asteroid")
    assert table.changes() == {"mc": -21 + 6, "oceans": 2, "tr": 2, "plants": 8 + 1, "on fish": 2}


def test_arctic_algae_and_fish_gain_nothing_from_the_oceans_of_others_or_of_none() -> None:
    table = construct(
        hand="Ice Asteroid", played="Arctic Algae, Fish", opponents=[player(hand="Comet", mc=25, ended=False)]
    )
    table.play("Comet", seat=1)
    assert (table.resources(), table.cubes("Fish")) == ({"mc": 100}, 0)
    table = construct(hand="Ice Asteroid", played="Arctic Algae, Fish", oceans=9)
    table.play("Ice Asteroid")
    assert table.changes() == {"mc": -21}


# Assembly Lines


def test_assembly_lines_pays_for_each_use_of_a_card_action_the_repeated_one_too() -> None:
    table = act(played="Assembly Lines, Birds, Circuit Board Factory", chosen=ACTION, mc=0)
    for card, changes in (
        ("Birds", {"mc": 1, "on birds": 1}),
        ("Circuit Board Factory", {"mc": 1, "cards": 1}),
        ("Birds", {"mc": 1, "on birds": 1}),
    ):
        table.act(card)
        assert table.changes() == changes
    assert not table.can_act("Circuit Board Factory")


def test_assembly_lines_pays_for_an_action_that_does_nothing_but_not_for_a_standard_action() -> None:
    table = act(played="Assembly Lines, Conserved Biome")
    table.act("Conserved Biome")
    assert table.changes() == {"mc": 1}
    table.project("temperature-from-mc")
    assert table.changes() == {"mc": -14, "temperature": 2, "tr": 1}


def test_what_assembly_lines_pays_cannot_help_to_pay_for_the_action() -> None:
    assert not act(played="Assembly Lines, Farmers Market", mc=0).can_act("Farmers Market")


# Asset Liquidation


def test_asset_liquidation_lets_another_card_be_played_which_is_paid_for() -> None:
    table = construct(hand="Asset Liquidation, Comet, Tardigrades, Mine")
    table.play("Asset Liquidation")
    assert table.plays() == ["extra"]
    assert not table.playable("Mine")
    table.play("Tardigrades")
    assert table.changes() == {"mc": -6}
    assert not table.playable("Comet")


def test_the_extra_play_of_asset_liquidation_may_be_left() -> None:
    table = construct(hand="Asset Liquidation, Comet")
    table.play("Asset Liquidation")
    table.end()
    assert (table.phase, table.plays()) == (0, [])


# Brainstorming Session


@pytest.mark.parametrize(
    ("top", "changes", "discarded"),
    [("Lichen", {"mc": 1}, ["lichen"]), ("Birds", {"cards": 1}, []), ("Comet", {"cards": 1}, [])],
)
def test_brainstorming_session_turns_a_green_card_into_money_and_takes_any_other(
    top: str, changes: Changes, discarded: list[str]
) -> None:
    table = act(played="Brainstorming Session", deck=top)
    table.act("Brainstorming Session")
    assert table.changes() == changes
    assert table.discard() == discarded
    assert any(top in line for line in table.log(1))


# Composting Factory


def test_a_card_sells_for_four_with_composting_factory_also_while_paying() -> None:
    table = deal(hand="Moss, Trees", played="Composting Factory", mc=0)
    table.do("sell moss")
    assert table.changes() == {"mc": 4, "cards": -1}
    table = construct(hand="Release of Inert Gases, Moss, Trees", played="Composting Factory", mc=8)
    table.play("Release of Inert Gases", "sell moss")
    assert table.changes() == {"mc": -8, "cards": -2, "tr": 2}


def test_the_hand_limit_pays_four_a_card_with_composting_factory() -> None:
    hand = "Moss, Trees, Lichen, Grass, Bushes, Heather, Farming, Worms, Insects, Zeppelins, Mine, Satellites"
    table = construct(hand=hand, played="Composting Factory", mc=0)
    table.end()
    table.choose(["card Moss", "card Mine"], seat=0)
    assert (table.mc(), len(table.hand())) == (8, 10)


def test_a_tie_is_settled_with_hands_worth_four_a_card_with_composting_factory() -> None:
    table = deal(played="Composting Factory", hand="Moss, Trees, Lichen", mc=0, opponents=[player(tr=6, mc=11)])
    assert (table.total(0), table.total(1)) == (6, 6)
    assert table.game.ranking() == [[0], [1]]


def test_cards_not_kept_in_research_bring_no_money() -> None:
    table = deal(phase=RESEARCH, played="Composting Factory", mc=0)
    table.choose(table.offers(0)[:1], seat=0)
    assert (table.mc(), len(table.hand())) == (0, 1)


# Decomposers


def test_decomposers_choose_for_each_tag_between_a_microbe_and_a_card() -> None:
    table = construct(hand="Ecological Zone", played="Decomposers", cubes={"Decomposers": 2})
    table.play("Ecological Zone", "do 2", "do 2")
    assert table.changes() == {"mc": -11, "cards": 2, "on decomposers": -2, "on ecological-zone": 2}
    table = construct(hand="Ecological Zone", played="Decomposers", cubes={"Decomposers": 2})
    table.play("Ecological Zone", "do 1", "do 2")
    assert table.changes() == {"mc": -11, "cards": 1, "on ecological-zone": 2}


def test_decomposers_can_only_gain_a_microbe_while_there_is_none_to_remove() -> None:
    table = construct(hand="Mangrove", played="Decomposers", temperature=2)
    table.play("Mangrove")
    assert table.changes() == {"mc": -12, "forests": 1, "oxygen": 1, "tr": 1, "on decomposers": 1}


def test_viral_enhancers_may_put_the_microbe_there_that_decomposers_remove_as_they_enter() -> None:
    table = construct(hand="Decomposers", played="Viral Enhancers", oxygen=3)
    table.play("Decomposers", "first viral-enhancers", "do 3", "do 2")
    assert table.changes() == {"mc": -7, "cards": 1}


# Decomposing Fungus


def test_decomposing_fungus_takes_an_animal_or_microbe_from_any_card_of_mine() -> None:
    table = act(
        played="Decomposing Fungus, Birds, Tardigrades, Physics Complex, Fish",
        cubes={"Birds": 1, "Tardigrades": 2, "Physics Complex": 3},
        opponents=[player(played="Livestock", cubes={"Livestock": 2})],
    )
    table.act("Decomposing Fungus")
    assert table.offers() == ["card birds", "card tardigrades"]
    table.choose("card Birds")
    assert table.changes() == {"on birds": -1, "plants": 3}


def test_decomposing_fungus_needs_an_animal_or_a_microbe() -> None:
    table = act(played="Decomposing Fungus, Physics Complex", cubes={"Physics Complex": 3})
    assert not table.can_act("Decomposing Fungus")


# Developed Infrastructure


@pytest.mark.parametrize(
    ("others", "price"),
    [("Interns, Birds, Fish", 10), ("Interns, Birds, Fish, Mine, Comet", 10), ("Interns, Birds, Fish, Tardigrades", 5)],
)
def test_developed_infrastructure_costs_half_with_five_blue_cards_itself_included(others: str, price: int) -> None:
    table = act(played=f"Developed Infrastructure, {others}")
    table.act("Developed Infrastructure")
    assert table.changes() == {"mc": -price, "temperature": 2, "tr": 1}


# Earth Catapult


@pytest.mark.parametrize("card", ["Comet", "Tardigrades"])
def test_earth_catapult_takes_two_off_every_card(card: str) -> None:
    assert construct(hand=card, played="Earth Catapult").off(card) == {"card earth-catapult": 2}


def test_earth_catapult_takes_nothing_off_itself_or_an_action() -> None:
    assert construct(hand="Earth Catapult").price("Earth Catapult") == 24
    assert not act(played="Earth Catapult, Aquifer Pumping", mc=9).can_act("Aquifer Pumping")


# Ecological Zone


@pytest.mark.parametrize(("card", "cubes"), [("Viral Enhancers", 1), ("Conserved Biome", 1), ("Mangrove", 1)])
def test_ecological_zone_grows_with_each_animal_or_plant_tag(card: str, cubes: int) -> None:
    table = construct(hand=card, played="Ecological Zone", temperature=2)
    table.choose(f"play {id_of(card)}")
    while table.kind == "branch":
        table.choose("do 1")
    assert table.cubes("Ecological Zone") == cubes


# Energy Subsidies


def test_energy_subsidies_takes_four_off_a_card_with_a_power_tag_and_draws_one() -> None:
    table = deal(hand="Geothermal Power, Mine", played="Energy Subsidies")
    assert (table.off("Geothermal Power"), table.off("Mine")) == ({"card energy-subsidies": 4}, {})
    table.play("Geothermal Power")
    assert table.changes() == {"mc": -4, "cards": 1, "heat production": 2}


def test_the_card_of_energy_subsidies_may_be_the_one_that_microprocessors_discard() -> None:
    deck = "Birds, Moss, Fish, Trees, Comet"
    table = deal(hand="Microprocessors", played="Energy Subsidies", deck=deck)
    table.play("Microprocessors", "first energy-subsidies", "card Birds")
    assert table.changes() == {"mc": -13, "cards": 2, "heat production": 3}
    assert sorted(table.hand()) == ["comet", "fish"]
    table = deal(hand="Microprocessors", played="Energy Subsidies", deck=deck)
    table.play("Microprocessors", "first microprocessors")
    assert table.offers() == ["card birds", "card fish"]


# Extended Resources


@pytest.mark.parametrize(
    ("given", "drawn_and_kept"),
    [
        ({}, (2, 2)),
        ({"chosen": 5}, (5, 3)),
        ({"corporation": "Tharsis Republic"}, (3, 3)),
    ],
)
def test_extended_resources_keeps_one_card_more_but_never_more_than_are_drawn(
    given: Given, drawn_and_kept: tuple[int, int]
) -> None:
    assert research(played="Extended Resources", **given) == drawn_and_kept


# Farming Co-ops


def test_the_card_that_farming_co_ops_discards_brings_no_money() -> None:
    table = act(played="Farming Co-ops, Composting Factory", hand="Moss, Trees", mc=0)
    table.act("Farming Co-ops", "card Trees")
    assert table.changes() == {"cards": -1, "plants": 3}
    assert table.discard() == ["trees"]


# GHG Producing Bacteria


def test_ghg_producing_bacteria_trade_two_microbes_for_a_step_of_temperature() -> None:
    table = act(played="GHG Producing Bacteria, Livestock", cubes={"GHG Producing Bacteria": 3})
    table.do("action ghg-producing-bacteria 2")
    assert table.changes() == {"on ghg-producing-bacteria": -2, "temperature": 2, "tr": 1, "on livestock": 1}
    assert not table.can_act("GHG Producing Bacteria")


def test_the_chooser_of_the_action_phase_may_use_one_action_and_then_the_other() -> None:
    table = act(played="GHG Producing Bacteria", cubes={"GHG Producing Bacteria": 1}, chosen=ACTION)
    table.act("GHG Producing Bacteria")
    table.do("action ghg-producing-bacteria 2")
    assert table.changes() == {"on ghg-producing-bacteria": -2, "temperature": 2, "tr": 1}

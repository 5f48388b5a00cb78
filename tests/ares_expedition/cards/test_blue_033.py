"""Blue cards 033 to 064: what each does when played, by its action or while it lies there, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import (
    ACTION,
    CONSTRUCTION,
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
033 | Herbivores                | 25 | animal                 | ?
034 | Hydro-Electric Energy     | 11 | building               | 0
035 | Interplanetary Relations  | 35 | space jovian           | ?
036 | Interns                   |  3 | science                | 0
037 | Interplanetary Conference |  6 | earth                  | 0
038 | Ironworks                 | 12 | building               | 0
039 | Livestock                 | 15 | animal                 | ?
040 | Mars University           | 10 | science building       | 1
041 | Matter Manufacturing      |  9 | science                | 0
042 | Media Group               | 11 | earth                  | 0
043 | Nitrite Reducing Bacteria | 11 | microbe                | 0
044 | Olympus Conference        | 15 | science building earth | 1
045 | Optimal Aerobraking       | 10 | space                  | 0
046 | Physics Complex           |  5 | science building       | ?
047 | Power Infrastructure      |  4 | building power         | 0
048 | Recycled Detritus         | 24 |                        | 1
049 | Redrafted Contracts       |  4 |                        | 0
050 | Regolith Eaters           | 10 | science microbe        | 0
051 | Research Outpost          |  6 | science building       | 0
052 | Restructured Resources    |  7 |                        | 0
053 | Small Animals             |  9 | animal                 | ?
054 | Solarpunk                 | 15 | space plant            | 1
055 | Standard Technology       | 15 | science                | 1
056 | Steelworks                | 15 | building               | 1
057 | Symbiotic Fungus          |  3 | microbe                | 0
058 | Tardigrades               |  6 | microbe                | ?
059 | Think Tank                | 13 | science                | ?
060 | United Planetary Alliance | 11 | science earth          | 0
061 | Viral Enhancers           |  8 | microbe plant          | 0
062 | Volcanic Pools            | 17 | space                  | 1
063 | Water Import from Europa  | 22 | space jovian           | ?
064 | Wood Burning Stoves       | 13 | building               | 0
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
PLAYED: list[tuple[str, Given, Answers, Changes]] = [
    ("Herbivores", {"oceans": 5}, [], {"mc": -25}),
    ("Hydro-Electric Energy", {}, [], {"mc": -11}),
    ("Interplanetary Relations", {}, [], {"mc": -35}),
    ("Interns", {}, [], {"mc": -3}),
    ("Interplanetary Conference", {}, [], {"mc": -6}),
    ("Ironworks", {}, [], {"mc": -12}),
    ("Livestock", {"oxygen": 7}, [], {"mc": -15}),
    ("Mars University", {}, [], {"mc": -10}),
    ("Matter Manufacturing", {}, [], {"mc": -9}),
    ("Media Group", {}, [], {"mc": -11}),
    ("Nitrite Reducing Bacteria", {}, [], {"mc": -11, "on nitrite-reducing-bacteria": 3}),
    ("Olympus Conference", {}, [], {"mc": -15, "cards": 1}),
    ("Optimal Aerobraking", {}, [], {"mc": -10}),
    ("Physics Complex", {"played": SCIENCE_4}, [], {"mc": -5}),
    ("Power Infrastructure", {}, [], {"mc": -4}),
    ("Recycled Detritus", {}, [], {"mc": -24}),
    ("Redrafted Contracts", {}, [], {"mc": -4}),
    ("Regolith Eaters", {"temperature": -18}, [], {"mc": -10}),
    ("Research Outpost", {}, [], {"mc": -6}),
    ("Restructured Resources", {}, [], {"mc": -7}),
    ("Small Animals", {"temperature": -18}, [], {"mc": -9}),
    ("Solarpunk", {}, [], {"mc": -15}),
    ("Standard Technology", {}, [], {"mc": -15}),
    ("Steelworks", {}, [], {"mc": -15}),
    ("Symbiotic Fungus", {"temperature": -18}, [], {"mc": -3}),
    ("Tardigrades", {}, [], {"mc": -6}),
    ("Think Tank", {}, [], {"mc": -13}),
    ("United Planetary Alliance", {}, [], {"mc": -11}),
    ("Viral Enhancers", {}, [], {"mc": -8, "plants": 2}),
    ("Volcanic Pools", {}, [], {"mc": -17}),
    ("Water Import from Europa", {}, [], {"mc": -22}),
    ("Wood Burning Stoves", {}, [], {"mc": -13, "plants": 4}),
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
    ("Herbivores", "oceans", 4, 5),
    ("Livestock", "oxygen", 6, 7),
    ("Regolith Eaters", "temperature", -20, -18),
    ("Small Animals", "temperature", -20, -18),
    ("Symbiotic Fungus", "temperature", -20, -18),
]


@pytest.mark.parametrize(("card", "what", "missed", "met"), REQUIRES)
def test_a_card_waits_until_mars_has_come_so_far(card: str, what: str, missed: int, met: int) -> None:
    just_missed: Given = {what: missed}
    just_met: Given = {what: met}
    assert construct(hand=card, **just_missed).why(card).startswith("requires")
    assert construct(hand=card, **just_met).why(card) == ""


@pytest.mark.parametrize(("card", "what", "missed", "met"), REQUIRES)
def test_a_step_taken_in_this_phase_does_not_help(card: str, what: str, missed: int, met: int) -> None:
    given: Given = {what: met}
    assert not construct(hand=card, state={"opening": {what: missed}}, **given).playable(card)


def test_physics_complex_needs_four_science_tags_besides_its_own() -> None:
    assert construct(hand="Physics Complex", played="Research, Interns").why("Physics Complex") == "requires: 4, 3"
    table = construct(hand="Physics Complex", played="Research, Interns", corporation="Inventrix")
    assert table.playable("Physics Complex")


# What the action of a card does: the deal, the answers, and everything that changes.
ACTED: list[tuple[str, Given, Answers, Changes]] = [
    ("Hydro-Electric Energy", {}, [], {"mc": -1, "heat": 2}),
    ("Hydro-Electric Energy", {"chosen": ACTION}, [], {"mc": -1, "heat": 3}),
    ("Ironworks", {"heat": 4}, [], {"heat": -4, "oxygen": 1, "tr": 1}),
    ("Matter Manufacturing", {}, [], {"mc": -1, "cards": 1}),
    ("Nitrite Reducing Bacteria", {}, [], {"on nitrite-reducing-bacteria": 1}),
    ("Power Infrastructure", {"heat": 7}, ["amount 7"], {"heat": -7, "mc": 7}),
    ("Power Infrastructure", {"heat": 7}, ["amount 1"], {"heat": -1, "mc": 1}),
    ("Redrafted Contracts", {"hand": "Moss, Trees"}, [["card Moss"]], {}),
    ("Regolith Eaters", {}, [], {"on regolith-eaters": 1}),
    ("Solarpunk", {}, [], {"mc": -15, "forests": 1, "oxygen": 1, "tr": 1}),
    ("Solarpunk", {"played": "Asteroid Mining"}, [], {"mc": -11, "forests": 1, "oxygen": 1, "tr": 1}),
    ("Steelworks", {"heat": 6}, [], {"heat": -6, "mc": 2, "oxygen": 1, "tr": 1}),
    ("Symbiotic Fungus", {"played": "Tardigrades"}, [], {"on tardigrades": 1}),
    ("Symbiotic Fungus", {"played": "Tardigrades, Decomposers"}, ["card Decomposers"], {"on decomposers": 1}),
    ("Tardigrades", {}, [], {"on tardigrades": 1}),
    ("Think Tank", {}, [], {"mc": -2, "cards": 1}),
    ("Volcanic Pools", {}, [], {"mc": -12 + 4, "oceans": 1, "tr": 1}),
    (
        "Volcanic Pools",
        {"played": "Power Infrastructure, Lunar Beam", "corporation": "ThorGate"},
        [],
        {"mc": -9 + 4, "oceans": 1, "tr": 1},
    ),
    ("Water Import from Europa", {}, [], {"mc": -12 + 4, "oceans": 1, "tr": 1}),
    ("Water Import from Europa", {"played": "Asteroid Mining"}, [], {"mc": -10 + 4, "oceans": 1, "tr": 1}),
    ("Wood Burning Stoves", {"plants": 4}, [], {"plants": -4, "temperature": 2, "tr": 1}),
    ("Wood Burning Stoves", {"plants": 3, "chosen": ACTION}, [], {"plants": -3, "temperature": 2, "tr": 1}),
]


@pytest.mark.parametrize(("card", "given", "answers", "changes"), ACTED)
def test_the_action_of_a_card_changes(card: str, given: Given, answers: Answers, changes: Changes) -> None:
    table = act(**{**given, "played": f"{card}, {given.get('played', '')}"})
    table.act(card, *answers)
    assert table.changes() == changes


@pytest.mark.parametrize(
    ("action", "given", "missing"),
    [
        ("hydro-electric-energy", {"mc": 0}, [1, 0]),
        ("ironworks", {"heat": 3}, [4, 3]),
        ("matter-manufacturing", {"mc": 0}, [1, 0]),
        ("nitrite-reducing-bacteria 2", {"cubes": {"Nitrite Reducing Bacteria": 2}}, [3, 2]),
        ("power-infrastructure", {"heat": 0}, [1, 0]),
        ("redrafted-contracts", {}, [1, 0]),
        ("regolith-eaters 2", {"cubes": {"Regolith Eaters": 1}}, [2, 1]),
        ("solarpunk", {"mc": 14}, [15, 14]),
        ("steelworks", {"heat": 5}, [6, 5]),
        ("think-tank", {"mc": 1}, [2, 1]),
        ("volcanic-pools", {"mc": 11}, [12, 11]),
        ("water-import-from-europa", {"mc": 11}, [12, 11]),
        ("wood-burning-stoves", {"plants": 3}, [4, 3]),
        ("wood-burning-stoves", {"plants": 2, "chosen": ACTION}, [3, 2]),
    ],
)
def test_an_action_needs_its_price(action: str, given: Given, missing: list[int]) -> None:
    table = act(played=action.split()[0], **given)
    assert f"action {action}" not in table.offers()
    assert table.shortfall(f"action {action}") == missing


@pytest.mark.parametrize(
    ("card", "given", "changes"),
    [
        ("Ironworks", {"heat": 4, "oxygen": 14}, {"heat": -4}),
        ("Steelworks", {"heat": 6, "oxygen": 14}, {"heat": -6, "mc": 2}),
        ("Solarpunk", {"oxygen": 14}, {"mc": -15, "forests": 1}),
        ("Symbiotic Fungus", {}, {}),
        ("Symbiotic Fungus", {"opponents": [player(played="Tardigrades")]}, {}),
        ("Volcanic Pools", {"oceans": 9}, {"mc": -12}),
        ("Water Import from Europa", {"oceans": 9}, {"mc": -12}),
        ("Wood Burning Stoves", {"plants": 4, "temperature": 8}, {"plants": -4}),
    ],
)
def test_an_action_may_be_used_for_nothing(card: str, given: Given, changes: Changes) -> None:
    table = act(played=card, **given)
    table.act(card)
    assert table.changes() == changes


@pytest.mark.parametrize("card", ["Solarpunk", "Volcanic Pools", "Water Import from Europa"])
def test_the_price_of_an_action_never_falls_below_nothing(card: str) -> None:
    titanium = "Asteroid Mining, Ganymede Shipyard, Io Mining Industries, Strip Mine, Space Station, Surface Mines"
    power = "Geothermal Power, Giant Space Mirror, Great Dam, Power Grid, Power Plant, Smelting, Windmills, Wave Power"
    more = "Solar Power, Lunar Beam, Fusion Power, Energy Storage, Titanium Mine, Fuel Factory, Vesta Shipyard"
    rest = "Undersea Vents, Mass Converter, Asteroid Mining Consortium"
    table = act(played=f"{card}, {titanium}, {power}, {more}, {rest}", mc=0, tiles=[{"plants": 2}])
    assert table.capability()["titanium"] == 14
    table.act(card)
    assert "mc" not in table.changes()


# Cubes on cards
HOLDS = {
    "Herbivores": "animal",
    "Livestock": "animal",
    "Nitrite Reducing Bacteria": "microbe",
    "Physics Complex": "science",
    "Regolith Eaters": "microbe",
    "Small Animals": "animal",
    "Tardigrades": "microbe",
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
        ("Herbivores", {"cubes": {"Herbivores": 3}}, 1),
        ("Interplanetary Relations", {"played": "Comet, Mine"}, 0),
        ("Interplanetary Relations", {"played": "Comet, Mine, Interns", "corporation": "Helion"}, 1),
        ("Interplanetary Relations", {"played": "Comet, Mine, Interns, Lichen, Moss, Birds"}, 1),
        ("Livestock", {"cubes": {"Livestock": 3}}, 3),
        ("Physics Complex", {"cubes": {"Physics Complex": 3}}, 1),
        ("Small Animals", {"cubes": {"Small Animals": 5}}, 2),
        ("Tardigrades", {"cubes": {"Tardigrades": 5}}, 1),
        ("Tardigrades", {"cubes": {"Tardigrades": 6}}, 2),
        ("Think Tank", {"played": "Interns, Comet, Mine"}, 0),
        ("Think Tank", {"played": "Interns, Birds"}, 1),
        ("Think Tank", {"played": "Interns, Birds, Fish, Livestock"}, 1),
        ("Water Import from Europa", {}, 1),
        ("Water Import from Europa", {"played": "Colonizer Training Camp", "corporation": "Saturn Systems"}, 3),
    ],
)
def test_points_that_depend_are_rounded_down(card: str, given: Given, points: int) -> None:
    assert deal(**{**given, "played": f"{given.get('played', '')}, {card}"}).points(card) == points


# Herbivores, Livestock, Physics Complex: steps on Mars


def test_herbivores_count_each_step_and_tile_and_a_forest_through_its_oxygen() -> None:
    table = construct(hand="Giant Ice Asteroid", played="Herbivores")
    table.play("Giant Ice Asteroid")
    assert table.cubes("Herbivores") == 4
    table = act(played="Herbivores")
    table.project("forest-from-mc")
    assert table.changes() == {"mc": -20, "forests": 1, "oxygen": 1, "tr": 1, "on herbivores": 1}


def test_livestock_and_physics_complex_count_each_step_of_temperature() -> None:
    table = construct(hand="Deimos Down", played="Livestock, Physics Complex")
    table.play("Deimos Down")
    assert table.changes() == {
        "mc": -30 + 7,
        "temperature": 6,
        "tr": 3,
        "on livestock": 3,
        "on physics-complex": 3,
    }


def test_steps_of_others_and_steps_that_do_not_count_are_not_heard() -> None:
    waiting = "Herbivores, Livestock, Physics Complex, Small Animals"
    table = construct(hand="Comet", played=waiting, opponents=[player(hand="Towing a Comet", mc=22, ended=False)])
    table.play("Towing a Comet", seat=1)
    assert set(table.player()["on_cards"].values()) <= {0}
    table = construct(hand="Giant Ice Asteroid", played=waiting, temperature=8, oceans=9)
    table.play("Giant Ice Asteroid")
    assert table.changes() == {"mc": -36}


def test_steps_beyond_the_goal_in_the_phase_in_which_it_is_reached_are_heard() -> None:
    table = construct(hand="Deimos Down", played="Livestock", temperature=6)
    table.play("Deimos Down")
    assert table.changes() == {"mc": -30 + 7, "temperature": 2, "tr": 3, "on livestock": 3}


# Interplanetary Relations, Interns, United Planetary Alliance


@pytest.mark.parametrize(
    ("played", "given", "drawn_and_kept"),
    [
        ("Interplanetary Relations", {}, (3, 2)),
        ("Interns", {}, (4, 1)),
        ("United Planetary Alliance", {}, (3, 2)),
        ("United Planetary Alliance", {"chosen": 5}, (6, 3)),
        ("United Planetary Alliance, Interplanetary Relations, Interns", {"corporation": "Tharsis Republic"}, (7, 4)),
    ],
)
def test_research_draws_and_keeps_more(played: str, given: Given, drawn_and_kept: tuple[int, int]) -> None:
    assert research(played=played, **given) == drawn_and_kept


# Interplanetary Conference


@pytest.mark.parametrize(
    ("card", "price", "cards"),
    [("Sponsors", 2, 1), ("Ganymede Shipyard", 14, 1), ("Miranda Resort", 9, 2), ("Mine", 10, 0)],
)
def test_interplanetary_conference_takes_three_off_and_draws_for_each_earth_and_jovian_tag(
    card: str, price: int, cards: int
) -> None:
    table = deal(hand=card, played="Interplanetary Conference")
    table.play(card)
    assert (table.changes()["mc"], table.changes().get("cards", 0)) == (-price, cards)


# Mars University


def test_mars_university_draws_for_a_discard_and_twice_for_one_with_a_plant_tag() -> None:
    table = construct(hand="Mars University, Comet, Lichen")
    table.play("Mars University")
    assert table.offers() == ["card comet", "card lichen", "skip"]
    table.choose("card Comet")
    assert table.changes() == {"mc": -10}
    assert table.discard() == ["comet"]
    table = construct(hand="Mars University, Comet, Lichen")
    table.play("Mars University", "card Lichen")
    assert table.changes() == {"mc": -10, "cards": 1}


def test_mars_university_need_not_discard() -> None:
    table = construct(hand="Interns, Lichen", played="Mars University")
    table.play("Interns", "skip")
    assert table.changes() == {"mc": -3}


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["first research", "card Lichen", "card Comet"], {"grass", "birds", "moss", "trees"}),
        (
            ["first mars-university", "card Grass", "first mars-university", "card Lichen"],
            {"comet", "birds", "moss", "trees", "algae"},
        ),
    ],
)
def test_mars_university_is_asked_once_for_each_science_tag_before_or_after_the_card_draws(
    answers: Answers, left: set[str]
) -> None:
    deck = "Lichen, Mine, Comet, Crater, Birds, Fish, Moss, Worms, Trees, Insects, Algae"
    table = construct(hand="Research, Grass", played="Mars University", deck=deck)
    table.play("Research", *answers)
    assert set(table.hand()) == left


def test_a_discard_to_mars_university_brings_no_money() -> None:
    table = construct(hand="Interns, Comet", played="Mars University, Composting Factory", mc=3)
    table.play("Interns", "card Comet")
    assert table.changes() == {"mc": -3}


# Media Group, Optimal Aerobraking, Recycled Detritus: events


def test_media_group_takes_five_off_events_alone() -> None:
    table = construct(hand="Comet, Interns", played="Media Group")
    assert (table.off("Comet"), table.off("Interns")) == ({"card media-group": 5}, {})


def test_optimal_aerobraking_and_recycled_detritus_gain_from_events() -> None:
    table = construct(hand="Release of Inert Gases", played="Optimal Aerobraking, Recycled Detritus")
    table.play("Release of Inert Gases")
    assert table.changes() == {"mc": -16, "tr": 2, "heat": 2, "plants": 2, "cards": 2}


def test_optimal_aerobraking_and_recycled_detritus_do_not_gain_from_other_cards() -> None:
    table = construct(hand="Interns", played="Optimal Aerobraking, Recycled Detritus")
    table.play("Interns")
    assert table.changes() == {"mc": -3}


# Nitrite Reducing Bacteria and Regolith Eaters


def test_nitrite_reducing_bacteria_flip_an_ocean_for_three_microbes() -> None:
    table = act(played="Nitrite Reducing Bacteria", cubes={"Nitrite Reducing Bacteria": 3})
    table.do("action nitrite-reducing-bacteria 2")
    assert table.changes() == {"on nitrite-reducing-bacteria": -3, "oceans": 1, "tr": 1, "mc": 4}


def test_regolith_eaters_raise_the_oxygen_for_two_microbes() -> None:
    table = act(played="Regolith Eaters", cubes={"Regolith Eaters": 2})
    table.do("action regolith-eaters 2")
    assert table.changes() == {"on regolith-eaters": -2, "oxygen": 1, "tr": 1}
    assert not table.can_act("Regolith Eaters")


def test_bacteria_may_give_their_microbes_for_a_parameter_that_is_full() -> None:
    table = act(played="Regolith Eaters", cubes={"Regolith Eaters": 2}, oxygen=14)
    table.do("action regolith-eaters 2")
    assert table.changes() == {"on regolith-eaters": -2}


# Olympus Conference


def test_olympus_conference_draws_a_card_for_each_science_tag() -> None:
    table = construct(hand="Research, Tardigrades", played="Olympus Conference", chosen=CONSTRUCTION)
    table.play("Research")
    assert table.changes() == {"mc": -5, "cards": 4}
    table.play("Tardigrades")
    assert table.changes() == {"mc": -6}


# Redrafted Contracts


def test_redrafted_contracts_discard_first_then_draw_as_many() -> None:
    table = act(
        played="Redrafted Contracts", hand="Moss, Trees, Comet, Crater", deck="Birds, Fish, Mine, Worms, Lichen"
    )
    table.act("Redrafted Contracts")
    assert (table.decision().least, table.decision().most) == (1, 3)
    table.choose(["card Moss", "card Trees", "card Comet"])
    assert table.changes() == {}
    assert table.hand() == ["crater", "birds", "mine", "lichen"]
    assert sorted(table.discard()) == ["comet", "moss", "trees"]


# Research Outpost


def test_research_outpost_takes_one_off_every_later_card() -> None:
    assert construct(hand="Research Outpost").price("Research Outpost") == 6
    table = construct(hand="Comet, Interns", played="Research Outpost, Earth Catapult")
    assert (table.price("Comet"), table.price("Interns")) == (22, 0)


# Restructured Resources


def test_restructured_resources_takes_five_off_for_one_plant_once_a_card() -> None:
    table = construct(hand="Comet", played="Restructured Resources", plants=3)
    table.choose("play comet")
    assert table.offers() == ["pay 25 mc", "pay 20 mc 1 plants"]
    table.choose("pay 20 mc 1 plants")
    assert table.changes() == {"mc": -20 + 4, "plants": -1, "temperature": 2, "oceans": 1, "tr": 2}


def test_restructured_resources_asks_nothing_without_a_plant() -> None:
    table = construct(hand="Lava Flows", played="Restructured Resources")
    table.play("Lava Flows")
    assert table.changes() == {"mc": -17, "temperature": 4, "tr": 2}


def test_a_plant_may_be_what_makes_a_card_affordable() -> None:
    table = construct(hand="Lava Flows", played="Restructured Resources", plants=1, mc=12)
    table.play("Lava Flows")
    assert table.changes() == {"mc": -12, "plants": -1, "temperature": 4, "tr": 2}
    assert not construct(hand="Lava Flows", played="Restructured Resources", plants=1, mc=11).playable("Lava Flows")


def test_restructured_resources_and_anaerobic_microorganisms_both_make_one_card_cheaper() -> None:
    table = construct(
        hand="Comet",
        played="Restructured Resources, Anaerobic Microorganisms",
        cubes={"Anaerobic Microorganisms": 2},
        plants=1,
    )
    table.play("Comet", pay="pay 10 mc 1 plants 2 microbe")
    assert table.changes()["mc"] == -10 + 4


def test_what_would_take_nothing_more_off_a_price_is_not_offered() -> None:
    table = construct(
        hand="Research",
        played="Restructured Resources, Anaerobic Microorganisms",
        cubes={"Anaerobic Microorganisms": 2},
        plants=1,
    )
    table.choose("play research")
    assert sorted(table.offers()) == ["pay 1 plants", "pay 2 microbe", "pay 5 mc"]


# Small Animals


@pytest.mark.parametrize("oxygen", [5, 14])
def test_small_animals_gain_from_every_forest_also_when_the_oxygen_is_full(oxygen: int) -> None:
    table = construct(hand="Plantation", played=f"Small Animals, {SCIENCE_4}", oxygen=oxygen)
    table.play("Plantation")
    assert (table.changes()["on small-animals"], table.changes()["forests"]) == (2, 2)


def test_small_animals_do_not_gain_from_oxygen_alone() -> None:
    table = construct(hand="Atmosphere Filtering", played="Small Animals, Research")
    table.play("Atmosphere Filtering")
    assert table.changes() == {"mc": -6, "oxygen": 1, "tr": 1}


# Standard Technology


@pytest.mark.parametrize(
    ("project", "changes"),
    [
        ("forest-from-mc", {"mc": -16, "forests": 1, "oxygen": 1, "tr": 1}),
        ("temperature-from-mc", {"mc": -10, "temperature": 2, "tr": 1}),
        ("ocean-from-mc", {"mc": -11 + 4, "oceans": 1, "tr": 1}),
        ("forest-from-plants", {"plants": -8, "forests": 1, "oxygen": 1, "tr": 1}),
        ("temperature-from-heat", {"heat": -8, "temperature": 2, "tr": 1}),
    ],
)
def test_standard_technology_takes_four_off_standard_actions_paid_with_money(project: str, changes: Changes) -> None:
    table = act(played="Standard Technology", plants=8, heat=8)
    table.project(project)
    assert table.changes() == changes


# Symbiotic Fungus


def test_assembly_lines_pays_for_a_symbiotic_fungus_that_finds_no_card() -> None:
    table = act(played="Symbiotic Fungus, Assembly Lines")
    table.act("Symbiotic Fungus")
    assert table.changes() == {"mc": 1}


# Viral Enhancers


def test_viral_enhancers_choose_twice_as_they_enter() -> None:
    table = construct(hand="Viral Enhancers", played="Birds, Fish, Tardigrades")
    table.play("Viral Enhancers", "do 2", "card Fish", "do 3")
    assert table.changes() == {"mc": -8, "on fish": 1, "on tardigrades": 1}


def test_viral_enhancers_may_put_the_cube_on_the_card_just_played() -> None:
    table = construct(hand="Ecological Zone", played="Viral Enhancers")
    table.play("Ecological Zone", "do 2", "do 2")
    assert table.changes() == {"mc": -11, "on ecological-zone": 2 + 2}


def test_viral_enhancers_offer_no_cube_that_no_card_of_mine_takes() -> None:
    table = construct(hand="Mangrove", played="Viral Enhancers, Birds", temperature=2)
    table.play("Mangrove")
    assert table.offers() == ["do 1", "do 2"]
    table.choose("do 1")
    assert table.changes() == {"mc": -12, "forests": 1, "oxygen": 1, "tr": 1, "plants": 1}


def test_viral_enhancers_do_not_hear_of_other_tags() -> None:
    table = construct(hand="Interns", played="Viral Enhancers, Birds")
    table.play("Interns")
    assert table.changes() == {"mc": -3}


# Wood Burning Stoves and the chooser of the action phase


def test_the_chooser_may_repeat_one_action_and_each_time_pays_the_lower_price() -> None:
    table = act(played="Wood Burning Stoves, Tardigrades", plants=7, chosen=ACTION)
    table.act("Wood Burning Stoves")
    table.act("Wood Burning Stoves")
    assert table.changes() == {"plants": -3, "temperature": 2, "tr": 1}
    table.act("Tardigrades")
    assert not table.can_act("Tardigrades")


def test_a_card_played_earlier_in_the_round_can_act() -> None:
    table = construct(hand="Wood Burning Stoves", opponents=[player(chosen=ACTION)], chosen=CONSTRUCTION)
    table.play("Wood Burning Stoves")
    table.end()
    table.act("Wood Burning Stoves", seat=0)
    assert (table.temperature, table.resources().get("plants", 0)) == (-28, 0)

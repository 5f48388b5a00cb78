"""Red cards, 065 to 102: what each does, what it needs, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import CONSTRUCTION, construct, deal, definition, player, tags
from tests.tableau.cards import id_of, table_of

Given = dict[str, Any]
Changes = dict[str, int | str]

# Number, name, cost, tags, points.
PRINTED = table_of("""
065 | Advanced Ecosystems      | 10 | microbe animal event  |  3
066 | Artificial Lake          | 13 | event                 |  1
067 | Atmosphere Filtering     |  6 | space event           |  0
068 | Breathing Filters        |  9 | event                 |  2
069 | Bribed Committee         |  5 | earth event           | -2
070 | Business Contacts        |  5 | earth event           |  0
071 | CEO's Favorite Project   |  3 | event                 |  0
072 | Colonizer Training Camp  | 10 | building jovian event |  2
073 | Comet                    | 25 | space event           |  0
074 | Convoy from Europa       | 14 | space event           |  0
075 | Crater                   |  7 | event                 |  0
076 | Deimos Down              | 30 | space event           |  0
077 | Giant Ice Asteroid       | 36 | space event           |  0
078 | Ice Asteroid             | 21 | space event           |  0
079 | Ice Cap Melting          |  4 | event                 |  0
080 | Imported Hydrogen        | 17 | space earth event     |  0
081 | Imported Nitrogen        | 20 | space earth event     |  0
082 | Interstellar Colony Ship | 20 | space earth event     |  4
083 | Invention Contest        |  1 | science event         |  0
084 | Investment Loan          |  1 | earth event           |  1
085 | Lagrange Observatory     |  7 | science space event   |  1
086 | Lake Marineris           | 17 | event                 |  1
087 | Large Convoy             | 36 | space earth event     |  2
088 | Lava Flows               | 17 | event                 |  0
089 | Local Heat Trapping      |  0 | event                 |  0
090 | Mangrove                 | 12 | plant event           |  0
091 | Nitrogen-Rich Asteroid   | 30 | space event           |  0
092 | Permafrost Extraction    |  8 | event                 |  0
093 | Phobos Falls             | 32 | space event           |  1
094 | Plantation               | 22 | plant event           |  0
095 | Release of Inert Gases   | 16 | event                 |  0
096 | Research                 |  5 | science science event |  0
097 | Special Design           |  3 | event                 |  0
098 | Subterranean Reservoir   | 10 | event                 |  0
099 | Technology Demonstration | 17 | science space event   |  0
100 | Terraforming Ganymede    | 28 | space jovian event    |  2
101 | Towing a Comet           | 22 | space event           |  0
102 | Work Crews               |  5 | event                 |  0
""")


@pytest.mark.parametrize(("number", "name", "cost", "printed_tags", "points"), PRINTED)
def test_number_cost_tags_and_points_are_as_printed(
    number: str, name: str, cost: str, printed_tags: str, points: str
) -> None:
    assert (definition(name).number, definition(name).name) == (int(number), name)
    assert tags(name) == printed_tags
    assert construct(hand=name).price(name) == int(cost)
    assert deal(played=name).points(name) == int(points)


# What a card does when it is played: the deal, the answers, and everything that changes. The first tile shows 4 MC; of
# two seats, I turn over every other one.
TILES = [{"mc": 4}, {"cards": 1}, {"plants": 2}]
SCIENCE_4 = "Research, Interns, Matter Manufacturing"
HOLDERS = "Tardigrades, GHG Producing Bacteria, Birds, Livestock"
PLAYED: list[tuple[str, Given, list[str | list[str]], Changes]] = [
    ("Advanced Ecosystems", {"played": "Tardigrades, Birds, Lichen"}, [], {"mc": -10}),
    ("Artificial Lake", {"temperature": -8}, [], {"mc": -13 + 4, "oceans": 1, "tr": 1}),
    ("Atmosphere Filtering", {"played": "Research"}, [], {"mc": -6, "oxygen": 1, "tr": 1}),
    ("Breathing Filters", {"oxygen": 7}, [], {"mc": -9}),
    ("Bribed Committee", {}, [], {"mc": -5, "tr": 2}),
    (
        "Business Contacts",
        {"deck": "Birds, Comet, Fish, Crater, Algae, Moss, Trees"},
        [["card Birds", "card Algae"]],
        {"mc": -5, "cards": 2},
    ),
    ("CEO's Favorite Project", {"played": HOLDERS}, ["card Birds"], {"mc": -3, "on birds": 2}),
    ("Colonizer Training Camp", {"oxygen": 6}, [], {"mc": -10}),
    ("Comet", {}, [], {"mc": -25 + 4, "temperature": 2, "oceans": 1, "tr": 2}),
    ("Convoy from Europa", {}, [], {"mc": -14 + 4, "cards": 1, "oceans": 1, "tr": 1}),
    ("Crater", {"played": "Comet, Research, Mangrove"}, [], {"mc": -7 + 4, "oceans": 1, "tr": 1}),
    ("Deimos Down", {}, [], {"mc": -30 + 7, "temperature": 6, "tr": 3}),
    (
        "Giant Ice Asteroid",
        {},
        [],
        {"mc": -36 + 4, "plants": 2, "temperature": 4, "oceans": 2, "tr": 4},
    ),
    ("Ice Asteroid", {}, [], {"mc": -21 + 4, "plants": 2, "oceans": 2, "tr": 2}),
    ("Ice Cap Melting", {"temperature": 2}, [], {"oceans": 1, "tr": 1}),
    (
        "Imported Hydrogen",
        {"played": HOLDERS},
        ["do 1"],
        {"mc": -17 + 4, "oceans": 1, "tr": 1, "plants": 3},
    ),
    (
        "Imported Nitrogen",
        {"played": HOLDERS},
        ["card Livestock", "card GHG Producing Bacteria"],
        {"mc": -20, "tr": 1, "plants": 4, "on livestock": 2, "on ghg-producing-bacteria": 3},
    ),
    ("Interstellar Colony Ship", {"played": SCIENCE_4}, [], {"mc": -20}),
    ("Invention Contest", {"deck": "Birds, Comet, Fish, Crater, Algae"}, ["card Fish"], {"mc": -1, "cards": 1}),
    ("Investment Loan", {}, [], {"mc": -1 + 10, "tr": -1}),
    ("Lagrange Observatory", {}, [], {"mc": -7, "cards": 1}),
    ("Lake Marineris", {"temperature": -8}, [], {"mc": -17 + 4, "plants": 2, "oceans": 2, "tr": 2}),
    (
        "Large Convoy",
        {"played": HOLDERS},
        ["do 1"],
        {"mc": -36 + 4, "oceans": 1, "tr": 1, "cards": 2, "plants": 5},
    ),
    ("Lava Flows", {}, [], {"mc": -17, "temperature": 4, "tr": 2}),
    (
        "Local Heat Trapping",
        {"heat": 3, "played": HOLDERS},
        ["do 1", "card Birds"],
        {"heat": -3, "plants": 4, "on birds": 2},
    ),
    ("Mangrove", {"temperature": 2}, [], {"mc": -12, "forests": 1, "oxygen": 1, "tr": 1}),
    ("Nitrogen-Rich Asteroid", {}, [], {"mc": -30, "tr": 3, "temperature": 2, "plants": 2}),
    ("Permafrost Extraction", {"temperature": -8}, [], {"mc": -8 + 4, "oceans": 1, "tr": 1}),
    ("Phobos Falls", {}, [], {"mc": -32 + 4, "temperature": 2, "oceans": 1, "tr": 2, "cards": 2}),
    ("Plantation", {"played": SCIENCE_4}, [], {"mc": -22, "forests": 2, "oxygen": 2, "tr": 2}),
    ("Release of Inert Gases", {}, [], {"mc": -16, "tr": 2}),
    ("Research", {}, [], {"mc": -5, "cards": 2}),
    ("Special Design", {}, [], {"mc": -3}),
    ("Subterranean Reservoir", {}, [], {"mc": -10 + 4, "oceans": 1, "tr": 1}),
    ("Technology Demonstration", {}, [], {"mc": -17 + 4, "oceans": 1, "tr": 1, "cards": 2}),
    ("Terraforming Ganymede", {}, [], {"mc": -28, "tr": 1}),
    ("Towing a Comet", {}, [], {"mc": -22 + 4, "oxygen": 1, "oceans": 1, "tr": 2, "plants": 2}),
    ("Work Crews", {}, [], {"mc": -5}),
]


def test_every_card_is_played() -> None:
    assert [card for card, *_ in PLAYED] == [name for _, name, *_ in PRINTED]


@pytest.mark.parametrize(("card", "given", "answers", "changes"), PLAYED)
def test_playing_a_card_changes(card: str, given: Given, answers: list[str | list[str]], changes: Changes) -> None:
    table = construct(hand=card, tiles=TILES, **given)
    table.play(card, *answers)
    assert table.changes() == changes
    assert id_of(card) in table.played()


# Requirements. Of each: what it asks for, a value that just misses it, and one that just meets it.
REQUIRES = [
    ("Artificial Lake", "temperature", -10, -8),
    ("Breathing Filters", "oxygen", 6, 7),
    ("Colonizer Training Camp", "oxygen", 7, 6),
    ("Ice Cap Melting", "temperature", 0, 2),
    ("Lake Marineris", "temperature", -10, -8),
    ("Mangrove", "temperature", 0, 2),
    ("Permafrost Extraction", "temperature", -10, -8),
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


def test_my_own_step_in_this_phase_does_not_open_the_zone() -> None:
    table = construct(hand="Lava Flows, Permafrost Extraction", temperature=-10, chosen=CONSTRUCTION)
    table.play("Lava Flows")
    assert table.temperature == -6
    assert table.why("Permafrost Extraction") == "requires-temperature"


# What is in play just misses the tags a card asks for, or just has them; its own do not count.
TAGGED = [
    ("Advanced Ecosystems", "Tardigrades, Lichen", "Tardigrades, Lichen, Birds", "requires: 1, 0"),
    ("Advanced Ecosystems", "Birds, Lichen", "Birds, Lichen, Tardigrades", "requires: 1, 0"),
    ("Advanced Ecosystems", "Birds, Tardigrades", "Birds, Tardigrades, Lichen", "requires: 1, 0"),
    ("Atmosphere Filtering", "Interns", "Research", "requires: 2, 1"),
    ("Crater", "Comet, Mangrove, Interns", "Comet, Mangrove, Research", "requires: 3, 2"),
    ("Interstellar Colony Ship", "Research, Interns", SCIENCE_4, "requires: 4, 3"),
    ("Plantation", "Research, Interns", SCIENCE_4, "requires: 4, 3"),
]


@pytest.mark.parametrize(("card", "short", "enough", "why"), TAGGED)
def test_a_card_asks_for_tags_other_than_its_own(card: str, short: str, enough: str, why: str) -> None:
    assert construct(hand=card, played=short).why(card) == why
    assert construct(hand=card, played=enough).why(card) == ""


def test_the_tag_of_the_corporation_meets_a_requirement() -> None:
    assert construct(hand="Plantation", played="Research, Interns", corporation="Inventrix").playable("Plantation")
    assert construct(hand="Advanced Ecosystems", played="Birds, Tardigrades", corporation="Ecoline").playable(
        "Advanced Ecosystems"
    )


def test_tags_played_earlier_in_this_phase_meet_a_requirement() -> None:
    table = construct(hand="Research, Atmosphere Filtering", chosen=CONSTRUCTION)
    assert not table.playable("Atmosphere Filtering")
    table.play("Research")
    table.play("Atmosphere Filtering")
    assert table.changes() == {"mc": -6, "oxygen": 1, "tr": 1}


# Extra payments


def test_investment_loan_needs_a_step_of_rating_to_give_up() -> None:
    assert construct(hand="Investment Loan", tr=0).why("Investment Loan") == "requires: 1, 0"
    table = construct(hand="Investment Loan", tr=1)
    table.play("Investment Loan")
    assert table.changes() == {"mc": 9, "tr": -1}


def test_the_money_of_investment_loan_does_not_pay_for_it() -> None:
    assert construct(hand="Investment Loan", mc=0).why("Investment Loan") == "price: 1, 0"


def test_local_heat_trapping_needs_three_heat() -> None:
    assert construct(hand="Local Heat Trapping", heat=2).shortfall("Local Heat Trapping") == [3, 2]


# Parameters at their goal


@pytest.mark.parametrize(
    ("card", "given", "changes"),
    [
        ("Comet", {"temperature": 8}, {"mc": -25 + 4, "oceans": 1, "tr": 1}),
        ("Comet", {"oceans": 9}, {"mc": -25, "temperature": 2, "tr": 1}),
        ("Deimos Down", {"temperature": 8}, {"mc": -30 + 7}),
        ("Giant Ice Asteroid", {"temperature": 8, "oceans": 9}, {"mc": -36}),
        ("Ice Cap Melting", {"temperature": 8, "oceans": 9}, {"mc": -4}),
        ("Atmosphere Filtering", {"oxygen": 14, "played": "Research"}, {"mc": -6}),
        ("Mangrove", {"oxygen": 14, "temperature": 2}, {"mc": -12, "forests": 1}),
        ("Plantation", {"oxygen": 14, "played": SCIENCE_4}, {"mc": -22, "forests": 2}),
        ("Nitrogen-Rich Asteroid", {"temperature": 8}, {"mc": -30, "tr": 2, "plants": 2}),
        ("Phobos Falls", {"temperature": 8, "oceans": 9}, {"mc": -32, "cards": 2}),
        ("Towing a Comet", {"oxygen": 14, "oceans": 9}, {"mc": -22, "plants": 2}),
    ],
)
def test_a_card_may_be_played_although_a_parameter_was_full_when_the_phase_began(
    card: str, given: Given, changes: Changes
) -> None:
    table = construct(hand=card, **given)
    table.play(card)
    assert table.changes() == changes


@pytest.mark.parametrize(
    ("card", "given", "changes"),
    [
        ("Deimos Down", {"temperature": 6}, {"mc": -30 + 7, "temperature": 2, "tr": 3}),
        ("Lava Flows", {"temperature": 6}, {"mc": -17, "temperature": 2, "tr": 2}),
        ("Plantation", {"oxygen": 13, "played": SCIENCE_4}, {"mc": -22, "forests": 2, "oxygen": 1, "tr": 2}),
        (
            "Ice Asteroid",
            {"oceans": 8, "tiles": [{"plants": 2}]},
            {"mc": -21, "oceans": 1, "tr": 2, "plants": 4},
        ),
        (
            "Giant Ice Asteroid",
            {"oceans": 8, "temperature": 6, "tiles": [{"mc": 1, "plants": 1}]},
            {"mc": -36 + 2, "plants": 2, "oceans": 1, "temperature": 2, "tr": 4},
        ),
    ],
)
def test_steps_beyond_the_goal_all_count_in_the_phase_in_which_it_is_reached(
    card: str, given: Given, changes: Changes
) -> None:
    table = construct(hand=card, **given)
    table.play(card)
    assert table.changes() == changes


def test_a_step_after_the_goal_was_reached_in_this_phase_counts() -> None:
    opening = {"temperature": 6, "oceans": 8}
    table = construct(hand="Comet", temperature=8, oceans=9, state={"opening": opening, "ocean_tiles": [{"plants": 2}]})
    table.play("Comet")
    assert table.changes() == {"mc": -25, "plants": 2, "tr": 2}


# Business Contacts


def test_business_contacts_lets_any_two_cards_of_the_hand_go_and_pays_nothing_for_them() -> None:
    table = construct(hand="Business Contacts, Comet, Moss", deck="Birds, Fish, Crater, Trees, Algae, Worms, Grass")
    table.play("Business Contacts")
    assert table.offers() == [f"card {card}" for card in ("comet", "moss", "birds", "crater", "algae", "grass")]
    table.choose(["card Comet", "card Moss"])
    assert table.changes() == {"mc": -5, "cards": 2}
    assert sorted(table.discard()) == ["comet", "moss"]


def test_no_card_can_be_sold_before_business_contacts_takes_its_two() -> None:
    table = construct(hand="Business Contacts, Comet, Moss")
    table.play("Business Contacts")
    assert table.refuses("sell comet")


# CEO's Favorite Project


def test_ceos_favorite_project_adds_to_any_card_that_stores_something_full_or_empty() -> None:
    table = construct(
        hand="CEO's Favorite Project",
        played="Physics Complex, Tardigrades, Birds, Interns",
        cubes={"Birds": 1},
        opponents=[player(played="Fish")],
    )
    table.play("CEO's Favorite Project")
    assert table.offers() == ["card physics-complex", "card tardigrades", "card birds"]
    table.choose("card Physics Complex")
    assert table.changes() == {"mc": -3, "on physics-complex": 2}


def test_ceos_favorite_project_is_played_for_nothing_without_a_card_that_stores() -> None:
    table = construct(hand="CEO's Favorite Project", played="Interns")
    table.play("CEO's Favorite Project")
    assert table.changes() == {"mc": -3}


# Imported Hydrogen, Imported Nitrogen, Large Convoy, Local Heat Trapping


@pytest.mark.parametrize(
    ("card", "given", "answers", "changes"),
    [
        ("Imported Hydrogen", {}, ["do 2", "card GHG Producing Bacteria"], {"mc": -13, "on ghg-producing-bacteria": 3}),
        ("Imported Hydrogen", {}, ["do 3", "card Livestock"], {"mc": -13, "on livestock": 2}),
        ("Large Convoy", {}, ["do 2", "card Birds"], {"mc": -32, "cards": 2, "on birds": 3}),
    ],
)
def test_cubes_instead_of_plants_go_all_onto_one_card(
    card: str, given: Given, answers: list[str], changes: Changes
) -> None:
    table = construct(hand=card, played=HOLDERS, **given)
    table.play(card, *answers)
    assert table.changes() == {**changes, "oceans": 1, "tr": 1}


def test_imported_hydrogen_brings_plants_without_a_question_if_no_card_takes_cubes() -> None:
    table = construct(hand="Imported Hydrogen", played="Physics Complex")
    table.play("Imported Hydrogen")
    assert table.changes() == {"mc": -13, "oceans": 1, "tr": 1, "plants": 3}


def test_imported_hydrogen_offers_only_what_a_card_of_mine_can_take() -> None:
    table = construct(hand="Imported Hydrogen", played="Birds", opponents=[player(played="Tardigrades")])
    table.play("Imported Hydrogen")
    assert table.offers() == ["do 1", "do 3"]
    table.choose("do 3")
    assert table.changes() == {"mc": -13, "oceans": 1, "tr": 1, "on birds": 2}


@pytest.mark.parametrize(
    ("played", "changes"),
    [
        ("", {}),
        ("Tardigrades", {"on tardigrades": 3}),
        ("Birds", {"on birds": 2}),
        ("Birds, Tardigrades", {"on birds": 2, "on tardigrades": 3}),
    ],
)
def test_imported_nitrogen_loses_what_no_card_takes(played: str, changes: Changes) -> None:
    table = construct(hand="Imported Nitrogen", played=played)
    table.play("Imported Nitrogen")
    assert table.changes() == {"mc": -20, "tr": 1, "plants": 4, **changes}


@pytest.mark.parametrize(
    ("played", "answers", "changes"),
    [
        ("", [], {}),
        ("Physics Complex", [], {}),
        ("Tardigrades", [], {"on tardigrades": 2}),
        ("Tardigrades, Birds", ["do 2"], {"on tardigrades": 2}),
        ("Tardigrades, Birds", ["do 1"], {"on birds": 2}),
    ],
)
def test_local_heat_trapping_adds_to_one_card_if_there_is_one(
    played: str, answers: list[str], changes: Changes
) -> None:
    table = construct(hand="Local Heat Trapping", heat=3, played=played)
    table.play("Local Heat Trapping", *answers)
    assert table.changes() == {"heat": -3, "plants": 4, **changes}


# Invention Contest


def test_invention_contest_keeps_one_of_the_three_cards_drawn() -> None:
    table = construct(hand="Invention Contest, Moss", deck="Birds, Comet, Fish, Crater, Algae")
    table.play("Invention Contest")
    assert table.offers() == ["card birds", "card fish", "card algae"]
    table.choose("card Algae")
    assert table.hand() == ["moss", "algae"]
    assert sorted(table.discard()) == ["birds", "fish"]


# Nitrogen-Rich Asteroid


@pytest.mark.parametrize(
    ("played", "corporation", "plants"),
    [
        ("Lichen, Mangrove", "", 2),
        ("Lichen, Mangrove", "Ecoline", 6),
        ("Lichen, Mangrove, Heather", "", 6),
        ("Lichen, Mangrove, Heather, Farmers Market", "", 6),
    ],
)
def test_nitrogen_rich_asteroid_brings_six_plants_with_three_plant_tags_or_more(
    played: str, corporation: str, plants: int
) -> None:
    table = construct(hand="Nitrogen-Rich Asteroid", played=played, corporation=corporation)
    table.play("Nitrogen-Rich Asteroid")
    assert table.changes() == {"mc": -30, "tr": 3, "temperature": 2, "plants": plants}


# Research


def test_research_is_heard_twice_by_who_waits_for_science() -> None:
    table = construct(hand="Research", played="Olympus Conference")
    table.play("Research")
    assert table.changes() == {"mc": -5, "cards": 2 + 2}


# Special Design


@pytest.mark.parametrize(
    ("card", "what", "level", "playable"),
    [
        ("Mangrove", "temperature", -8, True),
        ("Mangrove", "temperature", -10, False),
        ("Colonizer Training Camp", "oxygen", 11, True),
        ("Colonizer Training Camp", "oxygen", 12, False),
        ("Extreme-Cold Fungus", "temperature", -10, True),
        ("Extreme-Cold Fungus", "temperature", -8, False),
        ("Herbivores", "oceans", 4, False),
    ],
)
def test_special_design_moves_the_zone_of_the_next_card_by_one_either_way(
    card: str, what: str, level: int, playable: bool
) -> None:
    given: Given = {what: level}
    table = construct(hand=f"Special Design, {card}", **given)
    assert not table.playable(card)
    table.play("Special Design")
    assert table.playable(card) == playable


def test_special_design_does_not_help_with_tags() -> None:
    table = construct(hand="Special Design, Atmosphere Filtering", played="Interns")
    table.play("Special Design")
    assert table.why("Atmosphere Filtering") == "requires: 2, 1"


@pytest.mark.parametrize("eased", [{"played": "Adaptation Technology"}, {"corporation": "Inventrix"}])
def test_special_design_does_not_add_up_with_others_of_its_kind(eased: Given) -> None:
    table = construct(hand="Special Design, Mangrove", temperature=-10, **eased)
    table.play("Special Design")
    assert table.why("Mangrove") == "requires-temperature"


def test_special_design_ends_with_the_next_card_whether_it_was_needed_or_not() -> None:
    table = construct(hand="Special Design, Release of Inert Gases, Mangrove", temperature=0, chosen=CONSTRUCTION)
    table.play("Special Design")
    table.play("Release of Inert Gases")
    assert table.plays() == ["bonus"]
    assert table.why("Mangrove").startswith("requires-temperature")


# Terraforming Ganymede


@pytest.mark.parametrize(
    ("given", "steps"),
    [
        ({"played": "Water Import from Europa, Colonizer Training Camp, Vesta Shipyard"}, 4),
        ({"corporation": "PhoboLog"}, 1),
        ({"opponents": [player(played="Water Import from Europa")]}, 1),
    ],
)
def test_terraforming_ganymede_counts_my_jovian_tags_its_own_included(given: Given, steps: int) -> None:
    table = construct(hand="Terraforming Ganymede", **given)
    table.play("Terraforming Ganymede")
    assert table.changes()["tr"] == steps


def test_terraforming_ganymede_counts_the_tag_of_saturn_systems_which_adds_a_step_of_its_own() -> None:
    table = construct(hand="Terraforming Ganymede", corporation="Saturn Systems")
    table.play("Terraforming Ganymede")
    assert table.changes() == {"mc": -28 + 3, "tr": 2 + 1}


# Work Crews


def test_work_crews_lets_another_card_be_played_for_eleven_less() -> None:
    table = construct(hand="Work Crews, Comet, Research")
    table.play("Work Crews")
    assert (table.price("Comet"), table.price("Research")) == (14, 0)
    assert sum(table.off("Comet").values()) == 11
    table.play("Comet")
    assert table.changes() == {"mc": -14 + 4, "temperature": 2, "oceans": 1, "tr": 2}
    assert table.plays() == []


def test_the_discount_of_work_crews_ends_with_the_next_card_and_what_is_left_over_is_lost() -> None:
    table = construct(hand="Work Crews, Research, Comet", chosen=CONSTRUCTION)
    table.play("Work Crews")
    table.play("Research")
    assert table.changes() == {"cards": 2}
    assert table.price("Comet") == 25


def test_the_extra_play_of_a_card_leaves_the_bonus_of_the_phase_for_a_card_to_draw() -> None:
    table = construct(hand="Work Crews, Comet", chosen=CONSTRUCTION)
    table.play("Work Crews")
    assert table.plays() == ["extra", "bonus"]
    table.play("Comet")
    assert table.plays() == ["bonus"]
    table.do("draw")
    assert table.changes() == {"cards": 1}


def test_the_card_may_be_drawn_first_and_the_discount_still_waits() -> None:
    table = construct(hand="Work Crews, Comet", chosen=CONSTRUCTION)
    table.play("Work Crews")
    table.do("draw")
    table.play("Comet")
    assert table.changes() == {"mc": -14 + 4, "temperature": 2, "oceans": 1, "tr": 2}


def test_an_extra_play_won_with_the_second_play_is_not_traded_for_a_card() -> None:
    table = construct(hand="Research, Work Crews, Comet", chosen=CONSTRUCTION)
    table.play("Research")
    table.play("Work Crews")
    assert table.plays() == ["extra"]
    assert "draw" not in table.offers()


def test_work_crews_and_special_design_together_ease_one_card() -> None:
    table = construct(hand="Work Crews, Special Design, Mangrove", temperature=0)
    table.play("Work Crews")
    table.play("Special Design")
    assert table.changes() == {}
    assert table.price("Mangrove") == 12
    table.play("Mangrove")
    assert table.changes() == {"mc": -12, "forests": 1, "oxygen": 1, "tr": 1}


# Events in play


def test_an_event_stays_in_play_for_its_tags() -> None:
    table = construct(hand="Crater", played="Comet, Research, Mangrove")
    table.play("Crater")
    assert table.played() == ["comet", "research", "mangrove", "crater"]
    assert deal(played="Venture Capitalism, Comet, Crater").production() == {"mc": 2}

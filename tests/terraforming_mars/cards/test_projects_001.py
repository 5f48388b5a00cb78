"""Project cards 001 to 052: what each does, what it needs, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tableau.cards import id_of, table_of
from tests.terraforming_mars.mars import built_up, cubes_named, deal, definition, holds, player, set_up, tags

Given = dict[str, Any]
Changes = dict[str, int | str]

# Number, name, cost, tags in alphabetical order, points (? if they depend), deck.
PRINTED = table_of("""
001 | Colonizer Training Camp      |  8 | building jovian        |  2 | base
002 | Asteroid Mining Consortium   | 13 | jovian                 |  1 | era
003 | Deep Well Heating            | 13 | building power         |  0 | base
004 | Cloud Seeding                | 11 |                        |  0 | base
005 | Search For Life              |  3 | science                |  ? | base
006 | Inventors' Guild             |  9 | science                |  0 | era
007 | Martian Rails                | 13 | building               |  0 | base
008 | Capital                      | 26 | building city          |  ? | base
009 | Asteroid                     | 14 | event space            |  0 | base
010 | Comet                        | 21 | event space            |  0 | base
011 | Big Asteroid                 | 27 | event space            |  0 | base
012 | Water Import From Europa     | 25 | jovian space           |  ? | base
013 | Space Elevator               | 27 | building space         |  2 | era
014 | Development Center           | 11 | building science       |  0 | era
015 | Equatorial Magnetizer        | 11 | building               |  0 | base
016 | Domed Crater                 | 24 | building city          |  1 | base
017 | Noctis City                  | 18 | building city          |  0 | base
018 | Methane From Titan           | 28 | jovian space           |  2 | base
019 | Imported Hydrogen            | 16 | earth event space      |  0 | base
020 | Research Outpost             | 18 | building city science  |  0 | base
021 | Phobos Space Haven           | 25 | city space             |  3 | base
022 | Black Polar Dust             | 15 |                        |  0 | base
023 | Arctic Algae                 | 12 | plant                  |  0 | base
024 | Predators                    | 14 | animal                 |  ? | base
025 | Space Station                | 10 | space                  |  1 | era
026 | Eos Chasma National Park     | 16 | building plant         |  1 | base
027 | Interstellar Colony Ship     | 24 | earth event space      |  4 | era
028 | Security Fleet               | 12 | space                  |  ? | era
029 | Cupola City                  | 16 | building city          |  0 | base
030 | Lunar Beam                   | 13 | earth power            |  0 | base
031 | Optimal Aerobraking          |  7 | space                  |  0 | base
032 | Underground City             | 18 | building city          |  0 | base
033 | Regolith Eaters              | 13 | microbe science        |  0 | base
034 | GHG Producing Bacteria       |  8 | microbe science        |  0 | base
035 | Ants                         |  9 | microbe                |  ? | base
036 | Release of Inert Gases       | 14 | event                  |  0 | base
037 | Nitrogen-Rich Asteroid       | 31 | event space            |  0 | base
038 | Rover Construction           |  8 | building               |  1 | base
039 | Deimos Down                  | 31 | event space            |  0 | base
040 | Asteroid Mining              | 30 | jovian space           |  2 | base
041 | Food Factory                 | 12 | building               |  1 | base
042 | Archaebacteria               |  6 | microbe                |  0 | base
043 | Carbonate Processing         |  6 | building               |  0 | base
044 | Natural Preserve             |  9 | building science       |  1 | base
045 | Nuclear Power                | 10 | building power         |  0 | base
046 | Lightning Harvest            |  8 | power                  |  1 | era
047 | Algae                        | 10 | plant                  |  0 | base
048 | Adapted Lichen               |  9 | plant                  |  0 | base
049 | Tardigrades                  |  4 | microbe                |  ? | era
050 | Virus                        |  1 | event microbe          |  0 | era
051 | Miranda Resort               | 12 | jovian space           |  1 | era
052 | Fish                         |  9 | animal                 |  ? | base
""")


@pytest.mark.parametrize(("number", "name", "cost", "printed_tags", "points", "deck"), PRINTED)
def test_number_tags_and_points_are_as_printed(
    number: str, name: str, cost: str, printed_tags: str, points: str, deck: str
) -> None:
    assert (definition(name).number, definition(name).name) == (int(number), name)
    assert tags(name) == printed_tags
    table = deal(played=name, hand="" if name == "Comet" else "Comet")
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
    ("Colonizer Training Camp", {}, [], {"mc": -8}),
    (
        "Asteroid Mining Consortium",
        {"production": {"titanium": 1}, "opponents": [player(production={"titanium": 2})]},
        ["seat 1"],
        {"mc": -13, "titanium production": 1, "seat 1 titanium production": -1},
    ),
    ("Deep Well Heating", {}, [], {"mc": -13, "energy production": 1, "temperature": 2, "tr": 1}),
    (
        "Cloud Seeding",
        {"oceans": 3, "opponents": [player(production={"heat": 2})]},
        [],
        {"mc": -11, "mc production": -1, "plants production": 2, "seat 1 heat production": -1},
    ),
    ("Search For Life", {}, [], {"mc": -3}),
    ("Inventors' Guild", {}, [], {"mc": -9}),
    ("Martian Rails", {}, [], {"mc": -13}),
    (
        "Capital",
        {"oceans": 4, "production": {"energy": 2}},
        ["space H5"],
        {"mc": -26, "energy production": -2, "mc production": 5, "H5": "capital 0"},
    ),
    ("Asteroid", {}, [], {"mc": -14, "temperature": 2, "tr": 1, "titanium": 2}),
    ("Comet", {}, ["space A5"], {"mc": -21, "temperature": 2, "tr": 2, "oceans": 1, "A5": "ocean"}),
    (
        "Big Asteroid",
        {},
        [],
        {"mc": -27, "temperature": 4, "tr": 2, "titanium": 4},
    ),
    ("Water Import From Europa", {}, [], {"mc": -25}),
    ("Space Elevator", {}, [], {"mc": -27, "titanium production": 1}),
    ("Development Center", {}, [], {"mc": -11}),
    ("Equatorial Magnetizer", {}, [], {"mc": -11}),
    (
        "Domed Crater",
        {"production": {"energy": 1}},
        ["space B4"],
        {"mc": -24, "energy production": -1, "mc production": 3, "plants": 3, "B4": "city 0"},
    ),
    (
        "Noctis City",
        {"production": {"energy": 1}},
        [],
        {"mc": -18, "energy production": -1, "mc production": 3, "plants": 2, "E3": "city 0"},
    ),
    ("Methane From Titan", {"oxygen": 2}, [], {"mc": -28, "heat production": 2, "plants production": 2}),
    (
        "Imported Hydrogen",
        {},
        ["space A5"],
        {"mc": -16, "plants": 3, "oceans": 1, "tr": 1, "A5": "ocean"},
    ),
    ("Research Outpost", {}, ["space B4"], {"mc": -18, "B4": "city 0"}),
    ("Phobos Space Haven", {}, [], {"mc": -25, "titanium production": 1, "phobos-space-haven": "city 0"}),
    (
        "Black Polar Dust",
        {},
        ["space A5"],
        {"mc": -15, "mc production": -2, "heat production": 3, "oceans": 1, "tr": 1, "A5": "ocean"},
    ),
    ("Arctic Algae", {}, [], {"mc": -12, "plants": 1}),
    ("Predators", {"oxygen": 11}, [], {"mc": -14}),
    ("Space Station", {}, [], {"mc": -10}),
    ("Eos Chasma National Park", {"temperature": -12}, [], {"mc": -16, "plants": 3, "mc production": 2}),
    (
        "Interstellar Colony Ship",
        {"played": "Research, Gene Repair, Robotic Workforce, Trans-Neptune Probe"},
        [],
        {"mc": -24},
    ),
    ("Security Fleet", {}, [], {"mc": -12}),
    (
        "Cupola City",
        {"production": {"energy": 1}},
        ["space B4"],
        {"mc": -16, "energy production": -1, "mc production": 3, "B4": "city 0"},
    ),
    ("Lunar Beam", {}, [], {"mc": -13, "mc production": -2, "heat production": 2, "energy production": 2}),
    ("Optimal Aerobraking", {}, [], {"mc": -7}),
    (
        "Underground City",
        {"production": {"energy": 2}},
        ["space B4"],
        {"mc": -18, "energy production": -2, "steel production": 2, "B4": "city 0"},
    ),
    ("Regolith Eaters", {}, [], {"mc": -13}),
    ("GHG Producing Bacteria", {"oxygen": 4}, [], {"mc": -8}),
    ("Ants", {"oxygen": 4}, [], {"mc": -9}),
    ("Release of Inert Gases", {}, [], {"mc": -14, "tr": 2}),
    ("Nitrogen-Rich Asteroid", {}, [], {"mc": -31, "tr": 3, "temperature": 2, "plants production": 1}),
    ("Rover Construction", {}, [], {"mc": -8}),
    (
        "Deimos Down",
        {"temperature": -18},
        [],
        {"mc": -31, "temperature": 6, "tr": 3, "steel": 4},
    ),
    ("Asteroid Mining", {}, [], {"mc": -30, "titanium production": 2}),
    ("Food Factory", {"production": {"plants": 1}}, [], {"mc": -12, "plants production": -1, "mc production": 4}),
    ("Archaebacteria", {}, [], {"mc": -6, "plants production": 1}),
    (
        "Carbonate Processing",
        {"production": {"energy": 1}},
        [],
        {"mc": -6, "energy production": -1, "heat production": 3},
    ),
    ("Natural Preserve", {}, ["space B4"], {"mc": -9, "mc production": 1, "B4": "natural-preserve 0"}),
    ("Nuclear Power", {}, [], {"mc": -10, "mc production": -2, "energy production": 3}),
    (
        "Lightning Harvest",
        {"played": "Research, Gene Repair"},
        [],
        {"mc": -8, "energy production": 1, "mc production": 1},
    ),
    ("Algae", {"oceans": 5}, [], {"mc": -10, "plants": 1, "plants production": 2}),
    ("Adapted Lichen", {}, [], {"mc": -9, "plants production": 1}),
    ("Tardigrades", {}, [], {"mc": -4}),
    ("Virus", {}, [], {"mc": -1}),
    ("Miranda Resort", {"played": "Sponsors"}, [], {"mc": -12, "mc production": 1}),
    (
        "Fish",
        {"temperature": 2, "opponents": [player(production={"plants": 1})]},
        [],
        {"mc": -9, "seat 1 plants production": -1},
    ),
]


def test_every_card_of_the_range_is_played_in_this_file() -> None:
    assert [card for card, *_ in PLAYED] == [name for _, name, *_ in PRINTED]


@pytest.mark.parametrize(("card", "given", "answers", "changed"), PLAYED)
def test_what_a_card_does_when_it_is_played(card: str, given: Given, answers: list[str], changed: Changes) -> None:
    table = deal(hand=card, **given)
    table.play(card, *answers)
    assert table.changes() == changed
    assert table.hand() == []
    assert table.played()[-1] == id_of(card)


@pytest.mark.parametrize("card", [name for _, name, *_ in PRINTED])
def test_a_card_is_not_played_with_a_coin_too_little(card: str) -> None:
    given = next(given for name, given, *_ in PLAYED if name == card)
    cost = definition(card).cost
    assert deal(hand=card, mc=cost, **given).playable(card)
    short = deal(hand=card, mc=cost - 1, **given)
    assert not short.playable(card)
    assert short.why(card) == f"price: {cost}, {cost - 1}"


# Requirements: the last figure with which the card may be played, and the way it is missed.
LIMITS: list[tuple[str, str, int, int, Given]] = [
    ("Colonizer Training Camp", "oxygen", 5, 1, {}),
    ("Cloud Seeding", "oceans", 3, -1, {"production": {"heat": 1}}),
    ("Search For Life", "oxygen", 6, 1, {}),
    ("Capital", "oceans", 4, -1, {"production": {"energy": 2}}),
    ("Domed Crater", "oxygen", 7, 1, {"production": {"energy": 1}}),
    ("Methane From Titan", "oxygen", 2, -1, {}),
    ("Arctic Algae", "temperature", -12, 2, {}),
    ("Predators", "oxygen", 11, -1, {}),
    ("Eos Chasma National Park", "temperature", -12, -2, {}),
    ("Cupola City", "oxygen", 9, 1, {"production": {"energy": 1}}),
    ("GHG Producing Bacteria", "oxygen", 4, -1, {}),
    ("Ants", "oxygen", 4, -1, {}),
    ("Archaebacteria", "temperature", -18, 2, {}),
    ("Natural Preserve", "oxygen", 4, 1, {}),
    ("Algae", "oceans", 5, -1, {}),
    ("Fish", "temperature", 2, -2, {"production": {"plants": 1}}),
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
def test_inventrix_may_miss_a_requirement_by_two_steps(
    card: str, parameter: str, limit: int, beyond: int, given: Given
) -> None:
    near: Given = {parameter: limit + 2 * beyond, **given}
    assert deal(hand=card, corporation="Inventrix", **near).playable(card)
    far = {**near, parameter: limit + 3 * beyond}
    if 0 <= far[parameter] <= 14 or parameter == "temperature":
        assert not deal(hand=card, corporation="Inventrix", **far).playable(card)


@pytest.mark.parametrize(
    ("card", "enough", "too_few"),
    [
        (
            "Interstellar Colony Ship",
            "Research, Gene Repair, Robotic Workforce, Trans-Neptune Probe",
            "Research, Gene Repair, Robotic Workforce, Technology Demonstration",
        ),
        ("Lightning Harvest", "Research, Gene Repair", "Research, Technology Demonstration"),
    ],
)
def test_science_tags_must_lie_face_up(card: str, enough: str, too_few: str) -> None:
    assert deal(hand=card, played=enough).playable(card)
    missed = deal(hand=card, played=too_few)
    assert not missed.playable(card)
    assert missed.why(card).startswith("requires")


@pytest.mark.parametrize("card", ["Interstellar Colony Ship", "Lightning Harvest"])
def test_slack_does_not_help_with_tags(card: str) -> None:
    assert not deal(hand=card, corporation="Inventrix", played="Trans-Neptune Probe").playable(card)


def test_the_tag_of_the_corporation_counts_for_a_requirement() -> None:
    assert deal(hand="Lightning Harvest", corporation="Inventrix", played="Research").playable("Lightning Harvest")


# Compulsory decreases of my own production: just possible, just impossible.
@pytest.mark.parametrize(
    ("card", "resource", "enough", "given"),
    [
        ("Cloud Seeding", "mc", -4, {"oceans": 3, "opponents": [player(production={"heat": 1})]}),
        ("Capital", "energy", 2, {"oceans": 4}),
        ("Domed Crater", "energy", 1, {}),
        ("Noctis City", "energy", 1, {}),
        ("Black Polar Dust", "mc", -3, {}),
        ("Cupola City", "energy", 1, {}),
        ("Lunar Beam", "mc", -3, {}),
        ("Underground City", "energy", 2, {}),
        ("Food Factory", "plants", 1, {}),
        ("Carbonate Processing", "energy", 1, {}),
        ("Nuclear Power", "mc", -3, {}),
    ],
)
def test_a_production_that_must_fall_must_be_there(card: str, resource: str, enough: int, given: Given) -> None:
    assert deal(hand=card, production={resource: enough}, **given).playable(card)
    short = deal(hand=card, production={resource: enough - 1}, **given)
    assert not short.playable(card)
    assert short.shortfall(card) == [abs(enough), abs(enough - 1)]


# Red-bordered decreases: somebody must be able to lose all of it.
DECREASES: list[tuple[str, str, Given]] = [
    ("Cloud Seeding", "heat", {"oceans": 3}),
    ("Fish", "plants", {"temperature": 2}),
]


@pytest.mark.parametrize(("card", "resource", "given"), DECREASES)
def test_without_anybody_to_lose_production_the_card_cannot_be_played(card: str, resource: str, given: Given) -> None:
    table = deal(hand=card, opponents=[player(), player()], **given)
    assert not table.playable(card)
    assert table.shortfall(card) == [1, 0]


@pytest.mark.parametrize(("card", "resource", "given"), DECREASES)
def test_the_production_lost_may_have_to_be_my_own(card: str, resource: str, given: Given) -> None:
    table = deal(hand=card, production={resource: 1}, **given)
    table.play(card)
    assert table.changes()[f"{resource} production"] == -1


@pytest.mark.parametrize(("card", "resource", "given"), DECREASES)
def test_i_choose_who_loses_production_among_those_who_can(card: str, resource: str, given: Given) -> None:
    can = player(production={resource: 1})
    table = deal(hand=card, production={resource: 1}, opponents=[player(), can, can], **given)
    table.play(card)
    assert table.kind == "seat"
    assert table.offers() == ["seat 0", "seat 2", "seat 3"]
    assert table.why("seat 1").startswith("production")
    table.choose("seat 3")
    changed = table.changes()
    assert changed[f"seat 3 {resource} production"] == -1
    assert f"{resource} production" not in changed
    assert f"seat 2 {resource} production" not in changed


@pytest.mark.parametrize(("card", "resource", "given"), DECREASES)
def test_alone_the_neutral_opponent_loses_the_production(card: str, resource: str, given: Given) -> None:
    table = deal(players=1, hand=card, production={resource: 1}, **given)
    table.play(card)
    assert f"{resource} production" not in table.changes()


def test_asteroid_mining_consortium_needs_titanium_production_of_my_own() -> None:
    rich = [player(production={"titanium": 3})]
    assert deal(hand="Asteroid Mining Consortium", production={"titanium": 1}).playable("Asteroid Mining Consortium")
    table = deal(hand="Asteroid Mining Consortium", opponents=rich)
    assert not table.playable("Asteroid Mining Consortium")
    assert table.why("Asteroid Mining Consortium") == "requires: 0"


def test_asteroid_mining_consortium_against_myself_nets_to_nothing() -> None:
    table = deal(hand="Asteroid Mining Consortium", production={"titanium": 1})
    table.play("Asteroid Mining Consortium")
    assert table.changes() == {"mc": -13}


# Removing plants: optional, up to a number, all from one player, never in the way of the card.
REMOVALS: list[tuple[str, int, list[str], Given]] = [
    ("Asteroid", 3, [], {}),
    ("Comet", 3, ["space A5"], {}),
    ("Big Asteroid", 4, [], {}),
    ("Deimos Down", 8, [], {}),
    ("Virus", 5, [], {}),
]


@pytest.mark.parametrize(("card", "most", "before", "given"), REMOVALS)
def test_plants_are_removed_up_to_the_number(card: str, most: int, before: list[str], given: Given) -> None:
    table = deal(hand=card, opponents=[player(plants=most + 1), player(plants=1)], **given)
    table.play(card, *before)
    assert table.offers() == ["seat 1", "seat 2", "skip"]
    table.choose("seat 1")
    assert table.kind == "amount"
    assert table.offers() == [f"amount {number}" for number in range(most, 0, -1)]
    table.choose(f"amount {most}")
    assert table.changes()["seat 1 plants"] == -most
    assert "seat 2 plants" not in table.changes()
    assert table.idle


@pytest.mark.parametrize(("card", "most", "before", "given"), REMOVALS)
def test_fewer_plants_may_be_removed(card: str, most: int, before: list[str], given: Given) -> None:
    table = deal(hand=card, opponents=[player(plants=2)], **given)
    table.play(card, *before, "seat 1")
    assert table.offers() == ["amount 2", "amount 1"]
    table.choose("amount 1")
    assert table.changes()["seat 1 plants"] == -1


@pytest.mark.parametrize(("card", "most", "before", "given"), REMOVALS)
def test_a_single_plant_is_removed_without_asking_how_many(
    card: str, most: int, before: list[str], given: Given
) -> None:
    table = deal(hand=card, opponents=[player(plants=1)], **given)
    table.play(card, *before, "seat 1")
    assert table.changes()["seat 1 plants"] == -1
    assert table.idle


@pytest.mark.parametrize(("card", "most", "before", "given"), REMOVALS)
def test_no_plants_need_be_removed(card: str, most: int, before: list[str], given: Given) -> None:
    table = deal(hand=card, plants=1, opponents=[player(plants=9)], **given)
    table.play(card, *before)
    assert table.offers() == ["seat 0", "seat 1", "skip"]
    table.choose("skip")
    assert "seat 1 plants" not in table.changes()
    assert "plants" not in table.changes()


@pytest.mark.parametrize(("card", "most", "before", "given"), REMOVALS)
def test_protected_plants_are_not_offered(card: str, most: int, before: list[str], given: Given) -> None:
    table = deal(hand=card, opponents=[player(plants=9, played="Protected Habitats"), player(plants=1)], **given)
    table.play(card, *before)
    assert table.offers() == ["seat 2", "skip"]
    assert table.why("seat 1").startswith("guarded")


def test_my_own_protected_habitats_do_not_keep_me_from_my_plants() -> None:
    table = deal(hand="Asteroid", played="Protected Habitats", plants=1)
    table.play("Asteroid")
    assert table.offers() == ["seat 0", "skip"]


def test_the_removal_comes_last_and_finds_the_plants_the_ocean_brought() -> None:
    table = deal(hand="Comet", opponents=[player(played="Arctic Algae", plants=1)])
    table.play("Comet", "space A5", "seat 1")
    assert table.offers() == ["amount 3", "amount 2", "amount 1"]


@pytest.mark.parametrize(("card", "most", "before", "given"), REMOVALS)
def test_alone_no_plants_are_removed(card: str, most: int, before: list[str], given: Given) -> None:
    table = deal(players=1, hand=card, plants=9, **given)
    table.play(card, *before)
    assert table.idle
    assert "plants" not in table.changes()


# Parameters at their goals, and steps that bring a bonus.
@pytest.mark.parametrize(
    ("card", "given", "answers", "changed"),
    [
        ("Deep Well Heating", {"temperature": 8}, [], {"mc": -13, "energy production": 1}),
        ("Asteroid", {"temperature": 8}, [], {"mc": -14, "titanium": 2}),
        ("Comet", {"temperature": 8, "oceans": 9}, [], {"mc": -21}),
        ("Big Asteroid", {"temperature": 8}, [], {"mc": -27, "titanium": 4}),
        ("Big Asteroid", {"temperature": 6}, [], {"mc": -27, "temperature": 2, "tr": 1, "titanium": 4}),
        ("Deimos Down", {"temperature": 8}, [], {"mc": -31, "steel": 4}),
        ("Deimos Down", {"temperature": 4}, [], {"mc": -31, "temperature": 4, "tr": 2, "steel": 4}),
        ("Nitrogen-Rich Asteroid", {"temperature": 8}, [], {"mc": -31, "tr": 2, "plants production": 1}),
        ("Imported Hydrogen", {"oceans": 9}, [], {"mc": -16, "plants": 3}),
        ("Black Polar Dust", {"oceans": 9}, [], {"mc": -15, "mc production": -2, "heat production": 3}),
    ],
)
def test_a_parameter_at_its_goal_gives_nothing_and_stops_nothing(
    card: str, given: Given, answers: list[str], changed: Changes
) -> None:
    table = deal(hand=card, **given)
    table.play(card, *answers)
    assert table.changes() == changed


@pytest.mark.parametrize(
    ("card", "start", "heat"),
    [("Deep Well Heating", -26, 1), ("Asteroid", -22, 1), ("Big Asteroid", -26, 1), ("Deimos Down", -26, 2)],
)
def test_heat_production_is_the_bonus_of_two_steps_of_temperature(card: str, start: int, heat: int) -> None:
    table = deal(hand=card, temperature=start)
    table.play(card)
    assert table.changes()["heat production"] == heat


def test_the_bonus_ocean_comes_with_the_step_to_zero_degrees() -> None:
    table = deal(hand="Deimos Down", temperature=-4)
    table.play("Deimos Down", "space A5")
    assert table.changes() == {"mc": -31, "temperature": 6, "tr": 4, "steel": 4, "oceans": 1, "A5": "ocean"}


def test_the_bonus_ocean_joins_the_ocean_of_comet() -> None:
    table = deal(hand="Comet", temperature=-2, oceans=7)
    table.play("Comet", "space I5", "space F8")
    assert table.oceans == 9
    assert table.changes()["tr"] == 3


def test_with_one_ocean_left_only_one_is_placed() -> None:
    table = deal(hand="Comet", temperature=-2, oceans=8)
    table.play("Comet", "space I5")
    assert table.oceans == 9
    assert table.changes()["tr"] == 2
    assert table.idle


# Tiles without a place: the card is played, the tile left out.
NO_CITY_FITS = {**built_up("B4"), "B3": "city 1"}


@pytest.mark.parametrize(
    ("card", "given", "changed"),
    [
        (
            "Capital",
            {"oceans": 4, "production": {"energy": 2}},
            {"mc": -26, "energy production": -2, "mc production": 5},
        ),
        (
            "Domed Crater",
            {"production": {"energy": 1}},
            {"mc": -24, "energy production": -1, "mc production": 3, "plants": 3},
        ),
        ("Cupola City", {"production": {"energy": 1}}, {"mc": -16, "energy production": -1, "mc production": 3}),
        (
            "Underground City",
            {"production": {"energy": 2}},
            {"mc": -18, "energy production": -2, "steel production": 2},
        ),
        ("Research Outpost", {}, {"mc": -18}),
        ("Natural Preserve", {}, {"mc": -9, "mc production": 1}),
    ],
)
def test_a_tile_that_fits_nowhere_is_left_out(card: str, given: Given, changed: Changes) -> None:
    table = deal(hand=card, tiles=NO_CITY_FITS, **given)
    table.play(card)
    assert table.changes() == changed


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("Capital", {"oceans": 4, "production": {"energy": 2}}),
        ("Domed Crater", {"production": {"energy": 1}}),
        ("Cupola City", {"production": {"energy": 1}}),
        ("Underground City", {"production": {"energy": 2}}),
    ],
)
def test_a_city_goes_next_to_no_city(card: str, given: Given) -> None:
    table = deal(hand=card, tiles={"C3": "city 1", "C5": "greenery 1"}, claims={"G4": 1}, **given)
    table.play(card)
    assert table.why("space C4") == "place.city"
    assert table.why("space C3") == "taken"
    assert table.why("space E5") == "place.city"
    assert table.why("space E3") == "place.city"
    assert table.why("space G4") == "claimed"
    assert len(table.spaces()) == 48 - 1 - 6 - 1 - 1
    assert "B4" in table.spaces()


@pytest.mark.parametrize("card", ["Research Outpost", "Natural Preserve"])
def test_isolated_means_no_tile_of_any_kind_beside_it(card: str) -> None:
    table = deal(hand=card, tiles={"C3": "greenery 1", "H5": "city 0", "E9": "ocean"}, claims={"G1": 1, "I1": 0})
    table.play(card)
    for space in ("C2", "C4", "B2", "D4", "H4", "G6", "D8", "E8"):
        assert space not in table.spaces()
    assert table.why("space C2") == "place.isolated"
    assert table.why("space E8") == "place.isolated"
    assert table.why("space G1") == "claimed"
    for space in ("G2", "H1", "I1", "B4", "C6"):  # a marker is no tile
        assert space in table.spaces()


# Actions: what one brings, once a generation.
ACTIONS: list[tuple[str, Given, list[str], Changes]] = [
    ("Search For Life", {"deck": "Comet"}, [], {"mc": -1}),
    ("Inventors' Guild", {"deck": "Comet"}, ["skip"], {}),
    ("Martian Rails", {"energy": 1, "production": {"energy": 1}}, [], {"energy": -1}),
    ("Water Import From Europa", {}, ["space A5"], {"mc": -12, "oceans": 1, "tr": 1, "A5": "ocean"}),
    ("Space Elevator", {"steel": 2}, [], {"steel": -1, "mc": 5}),
    ("Development Center", {"energy": 1, "production": {"energy": 1}}, [], {"energy": -1, "cards": 1}),
    ("Equatorial Magnetizer", {"production": {"energy": 2}}, [], {"energy production": -1, "tr": 1}),
    ("Security Fleet", {"titanium": 2}, [], {"titanium": -1, "on security-fleet": 1}),
    ("Regolith Eaters", {}, [], {"on regolith-eaters": 1}),
    ("GHG Producing Bacteria", {}, [], {"on ghg-producing-bacteria": 1}),
    ("Tardigrades", {}, [], {"on tardigrades": 1}),
    ("Fish", {}, [], {"on fish": 1}),
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


def test_an_action_may_be_used_in_the_turn_its_card_is_played() -> None:
    table = deal(hand="Tardigrades")
    table.play("Tardigrades")
    table.act("Tardigrades")
    assert table.cubes("Tardigrades") == 1


@pytest.mark.parametrize(
    ("card", "given", "shortfall"),
    [
        ("Search For Life", {"mc": 0}, [1, 0]),
        ("Martian Rails", {"tiles": {"C3": "city 0"}}, [1, 0]),
        ("Water Import From Europa", {"mc": 11}, [12, 11]),
        ("Water Import From Europa", {"mc": 2, "titanium": 3}, [12, 11]),
        (
            "Water Import From Europa",
            {"mc": 11, "played": "Water Import From Europa, Space Station, Earth Catapult"},
            [12, 11],
        ),
        ("Space Elevator", {}, [1, 0]),
        ("Development Center", {}, [1, 0]),
        ("Equatorial Magnetizer", {"energy": 5}, [1, 0]),
        ("Predators", {}, [1, 0]),
        ("Security Fleet", {}, [1, 0]),
        ("Ants", {}, [1, 0]),
    ],
)
def test_an_action_that_cannot_be_paid_is_not_offered(card: str, given: Given, shortfall: list[int]) -> None:
    table = deal(**{"played": card, **given})
    assert not table.can_act(card)
    assert table.shortfall(f"action {id_of(card)}") == shortfall


# 005 Search For Life


@pytest.mark.parametrize(
    ("top", "found"), [("Ants", 1), ("Virus", 1), ("Viral Enhancers", 1), ("Birds", 0), ("Algae", 0)]
)
def test_search_for_life_finds_a_microbe_tag_on_any_card_events_too(top: str, found: int) -> None:
    table = deal(played="Search For Life", deck=f"{top}, Comet")
    table.act("Search For Life")
    assert table.mc() == 99
    assert table.cubes("Search For Life") == found
    assert table.discard()[0] == id_of(top)
    assert table.state["known"] == [[0], [0]]  # everybody knows what lies on top of the discard pile
    assert table.deck()[0] == "comet"
    assert table.points("Search For Life") == 3 * found


def test_search_for_life_is_worth_three_points_for_any_number_of_cubes() -> None:
    assert deal(played="Search For Life").points("Search For Life") == 0
    assert deal(played="Search For Life", cubes={"Search For Life": 1}).points("Search For Life") == 3
    assert deal(played="Search For Life", cubes={"Search For Life": 4}).points("Search For Life") == 3


# 006 Inventors' Guild


def test_inventors_guild_may_buy_the_top_card() -> None:
    table = deal(played="Inventors' Guild", deck="Comet, Birds", mc=3)
    table.act("Inventors' Guild")
    assert table.offers() == ["card comet", "skip"]
    table.choose("card Comet")
    assert table.changes() == {"mc": -3, "cards": 1}
    assert table.hand() == ["comet"]
    assert table.discard() == []


def test_inventors_guild_discards_what_it_does_not_buy() -> None:
    table = deal(played="Inventors' Guild", deck="Comet, Birds")
    table.act("Inventors' Guild", "skip")
    assert table.changes() == {}
    assert table.hand() == []
    assert (table.deck()[0], table.discard()) == ("birds", ["comet"])


def test_inventors_guild_looks_without_money_too() -> None:
    table = deal(played="Inventors' Guild", deck="Comet", mc=2)
    table.act("Inventors' Guild")
    assert table.changes() == {}
    assert table.discard() == ["comet"]


def test_inventors_guild_shows_the_card_to_its_owner_only() -> None:
    table = deal(played="Inventors' Guild", deck="Comet")
    table.act("Inventors' Guild")
    assert table.view(0)["players"][0]["dealt"] == ["comet"]
    assert table.view(1)["players"][0]["dealt"] == 1


def test_helion_may_buy_with_heat() -> None:
    table = deal(played="Inventors' Guild", deck="Comet", corporation="Helion", mc=1, heat=3)
    table.act("Inventors' Guild", "card Comet", pay="pay 3 heat")
    assert table.changes() == {"heat": -3, "cards": 1}


# 007 Martian Rails


def test_martian_rails_counts_the_cities_on_mars_of_anybody() -> None:
    cities = {
        "B1": "city 0",
        "C5": "city 1",
        "E3": "city 1",
        "G4": "capital 1",
        "H6": "city neutral",
        "ganymede-colony": "city 0",
        "phobos-space-haven": "city 1",
    }
    table = deal(played="Martian Rails", energy=2, tiles=cities)
    table.act("Martian Rails")
    assert table.changes() == {"energy": -1, "mc": 5}


# 008 Capital


def test_capital_is_a_city_worth_a_point_for_each_ocean_beside_it() -> None:
    oceans = {"E4": "ocean", "E5": "ocean", "A2": "ocean", "A4": "ocean"}
    tiles = {**oceans, "D5": "greenery 1", "C4": "greenery 0", "C3": "greenery 1"}
    table = deal(hand="Capital", production={"energy": 2}, tiles=tiles, played="Rover Construction")
    table.play("Capital", "space D4")
    assert table.changes() == {
        "mc": -26 + 4 + 2,
        "energy production": -2,
        "mc production": 5,
        "plants": 1,
        "D4": "capital 0",
    }
    assert table.points("Capital") == 2
    assert table.score(0)["city"] == 3


def test_capital_counts_oceans_placed_later_and_for_its_owner_only() -> None:
    table = deal(played="Capital", tiles={"D4": "capital 0"}, hand="Comet")
    assert table.points("Capital") == 0
    table.play("Comet", "space E5")
    assert table.points("Capital") == 1
    assert table.score(1)["by_card"] == {}


def test_a_city_cannot_stand_beside_the_capital() -> None:
    table = deal(hand="Cupola City", production={"energy": 1}, tiles={"D4": "capital 1"})
    table.play("Cupola City")
    assert table.why("space C4") == "place.city"


# 012 Water Import From Europa


def test_water_import_takes_titanium_at_its_value_and_gives_no_change() -> None:
    table = deal(played="Water Import From Europa", titanium=5, mc=3)
    table.act("Water Import From Europa", "space A5", pay="pay 4 titanium")
    assert table.changes() == {"titanium": -4, "oceans": 1, "tr": 1, "A5": "ocean"}
    table = deal(played="Water Import From Europa", titanium=5, mc=3)
    table.act("Water Import From Europa", "space A5", pay="pay 3 mc 3 titanium")
    assert table.changes() == {"mc": -3, "titanium": -3, "oceans": 1, "tr": 1, "A5": "ocean"}


def test_water_import_counts_titanium_worth_more() -> None:
    table = deal(played="Water Import From Europa, Advanced Alloys", corporation="PhoboLog", titanium=3, mc=0)
    table.act("Water Import From Europa", "space A5")
    assert table.changes() == {"titanium": -3, "oceans": 1, "tr": 1, "A5": "ocean"}


def test_water_import_does_not_take_steel() -> None:
    assert not deal(played="Water Import From Europa", steel=20, mc=0).can_act("Water Import From Europa")


def test_water_import_may_be_used_for_nothing_when_all_oceans_are_placed() -> None:
    table = deal(played="Water Import From Europa", oceans=9)
    table.act("Water Import From Europa")
    assert table.changes() == {"mc": -12}


def test_water_import_is_worth_a_point_for_each_jovian_tag_of_its_owner() -> None:
    assert deal(played="Water Import From Europa").points("Water Import From Europa") == 1
    table = deal(
        played="Water Import From Europa, Miranda Resort, Asteroid Mining",
        corporation="Saturn Systems",
        opponents=[player(played="Vesta Shipyard")],
    )
    assert table.points("Water Import From Europa") == 4


@pytest.mark.parametrize(("card", "price"), [("Search For Life", 1), ("Water Import From Europa", 12)])
def test_helion_may_pay_an_action_with_heat(card: str, price: int) -> None:
    table = deal(played=card, corporation="Helion", heat=price, mc=price, deck="Comet", oceans=9)
    table.act(card, pay=f"pay {price} heat")
    assert table.changes() == {"heat": -price}


# 013 Space Elevator


def test_space_elevator_is_paid_with_either_metal() -> None:
    table = deal(hand="Space Elevator", mc=20, steel=2, titanium=1)
    table.play("Space Elevator")
    assert table.changes() == {"mc": -20, "steel": -2, "titanium": -1, "titanium production": 1}
    table = deal(hand="Space Elevator", mc=27, steel=1, titanium=1)
    assert set(table.payments("Space Elevator")) == {
        "pay 27 mc",
        "pay 25 mc 1 steel",
        "pay 24 mc 1 titanium",
        "pay 22 mc 1 steel 1 titanium",
    }


# Which metal pays for which card


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


# 014 Development Center


def test_development_center_draws_the_top_card() -> None:
    table = deal(played="Development Center", energy=1, deck="Comet, Birds")
    table.act("Development Center")
    assert table.hand() == ["comet"]


# 017 Noctis City


def test_noctis_city_has_its_own_hex_even_beside_cities() -> None:
    table = deal(hand="Noctis City", production={"energy": 1}, tiles={"D2": "city 1", "F3": "city 0", "E4": "ocean"})
    table.play("Noctis City")
    assert table.changes() == {
        "mc": -18 + 2,
        "energy production": -1,
        "mc production": 3,
        "plants": 2,
        "E3": "city 0",
    }


def test_noctis_city_keeps_later_cities_away() -> None:
    table = deal(hand="Noctis City, Cupola City", production={"energy": 2})
    table.play("Noctis City")
    table.play("Cupola City")
    for space in ("D2", "D3", "E2", "F2", "F3"):
        assert table.why(f"space {space}") == "place.city"


# 019 Imported Hydrogen


def test_imported_hydrogen_gives_plants_microbes_or_animals() -> None:
    hydrogen: Given = {"hand": "Imported Hydrogen", "played": "Tardigrades, Birds", "oceans": 9}
    table = deal(**hydrogen)
    table.play("Imported Hydrogen")
    assert table.offers() == ["do 1", "do 2", "do 3"]
    table.choose("do 1")
    assert table.changes() == {"mc": -16, "plants": 3}
    table = deal(**hydrogen)
    table.play("Imported Hydrogen", "do 2")
    assert table.changes() == {"mc": -16, "on tardigrades": 3}
    table = deal(**hydrogen)
    table.play("Imported Hydrogen", "do 3")
    assert table.changes() == {"mc": -16, "on birds": 2}


def test_the_cubes_of_imported_hydrogen_go_on_one_card_of_my_own() -> None:
    table = deal(
        hand="Imported Hydrogen", played="Tardigrades, Ants", oceans=9, opponents=[player(played="Decomposers")]
    )
    table.play("Imported Hydrogen", "do 2")
    assert table.offers() == ["card tardigrades", "card ants"]
    table.choose("card Ants")
    assert table.changes() == {"mc": -16, "on ants": 3}


# 020 Research Outpost


def test_research_outpost_makes_later_cards_a_coin_cheaper() -> None:
    table = deal(hand="Research Outpost, Comet, Mine", mc=18 + 3)
    assert (table.price("Research Outpost"), table.price("Comet")) == (18, 21)
    table.play("Research Outpost", "space B4")
    assert (table.price("Comet"), table.price("Mine")) == (20, 3)
    table.play("Mine")
    assert table.mc() == 0


def test_research_outpost_is_a_city() -> None:
    table = deal(hand="Research Outpost", played="Rover Construction", tiles={"B1": "greenery 0"})
    table.play("Research Outpost", "space H5")
    assert table.changes() == {"mc": -18 + 2, "H5": "city 0"}


# 021 Phobos Space Haven


def test_phobos_space_haven_is_a_city_off_the_map() -> None:
    tiles = {"C3": "city 0", "C5": "city 0", "E5": "ocean"}
    table = deal(hand="Phobos Space Haven", played="Rover Construction", tiles=tiles)
    assert "milestone mayor" not in table.offers()
    table.play("Phobos Space Haven")
    assert table.changes() == {"mc": -25 + 2, "titanium production": 1, "phobos-space-haven": "city 0"}
    assert "milestone mayor" in table.offers()


# 023 Arctic Algae


def test_arctic_algae_gets_plants_for_an_ocean_of_anybody() -> None:
    table = deal(played="Arctic Algae", active=1, opponents=[player(mc=18)])
    table.project("aquifer", "space A5")
    assert table.changes() == {"plants": 2, "oceans": 1, "A5": "ocean", "seat 1 mc": -18, "seat 1 tr": 1}


def test_arctic_algae_gets_plants_for_each_of_two_oceans() -> None:
    table = deal(played="Arctic Algae", hand="Ice Asteroid")
    table.play("Ice Asteroid", "space A5", "space F8")
    assert table.changes()["plants"] == 2 + 2 + 1


def test_arctic_algae_gets_plants_for_the_bonus_ocean_and_artificial_lake() -> None:
    table = deal(played="Arctic Algae", temperature=-2, heat=8, hand="Artificial Lake")
    table.do("heat", "space A5")
    assert table.changes() == {"heat": -8, "temperature": 2, "tr": 2, "oceans": 1, "A5": "ocean", "plants": 2}
    table.play("Artificial Lake", "space C3")
    assert table.changes()["plants"] == 2


def test_arctic_algae_hears_no_other_tile() -> None:
    table = deal(played="Arctic Algae")
    table.project("greenery", "space B4")
    assert "plants" not in table.changes()


# 024 Predators, 035 Ants


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "safe"),
    [("Predators", "Birds", "Fish", "Pets"), ("Ants", "Tardigrades", "Decomposers", "")],
)
def test_the_hunter_takes_a_cube_from_any_card(card: str, mine: str, theirs: str, safe: str) -> None:
    table = deal(
        played=f"{card}, {mine}, {safe}",
        cubes={mine: 1, card: 1},
        opponents=[player(played=theirs, cubes={theirs: 2})],
    )
    table.act(card)
    assert set(table.offers()) == {f"card {id_of(name)}" for name in (card, mine, theirs)}
    table.choose(f"card {theirs}")
    assert table.changes() == {f"on {id_of(card)}": 1, f"seat 1 on {id_of(theirs)}": -1}


@pytest.mark.parametrize(("card", "mine"), [("Predators", "Birds"), ("Ants", "Tardigrades")])
def test_the_hunter_may_take_from_its_owner(card: str, mine: str) -> None:
    table = deal(played=f"{card}, {mine}", cubes={mine: 1})
    table.act(card)
    assert table.changes() == {f"on {id_of(card)}": 1, f"on {id_of(mine)}": -1}


@pytest.mark.parametrize(
    ("card", "theirs"), [("Predators", "Fish"), ("Ants", "Decomposers"), ("Predators", "Pets"), ("Ants", "Fish")]
)
def test_the_hunter_finds_nothing_on_protected_or_other_cards(card: str, theirs: str) -> None:
    shield = "" if theirs == "Pets" or (card, theirs) == ("Ants", "Fish") else "Protected Habitats"
    table = deal(played=card, opponents=[player(played=f"{theirs}, {shield}", cubes={theirs: 3})])
    assert not table.can_act(card)


def test_not_even_its_owner_takes_an_animal_from_pets() -> None:
    assert not deal(played="Predators, Pets", cubes={"Pets": 3}).can_act("Predators")


def test_protected_habitats_does_not_stop_its_owner() -> None:
    assert deal(played="Predators, Birds, Protected Habitats", cubes={"Birds": 1}).can_act("Predators")


@pytest.mark.parametrize(("card", "mine"), [("Predators", "Birds"), ("Ants", "Tardigrades")])
def test_alone_the_neutral_opponent_is_the_prey(card: str, mine: str) -> None:
    table = deal(players=1, played=f"{card}, {mine}", cubes={mine: 1})
    table.act(card)
    assert table.changes() == {f"on {id_of(card)}": 1}
    assert not table.can_act(card)


@pytest.mark.parametrize(("card", "mine"), [("Predators", "Birds"), ("Ants", "Tardigrades")])
def test_the_hunter_hunts_once_a_generation(card: str, mine: str) -> None:
    table = deal(played=f"{card}, {mine}", cubes={mine: 2})
    table.act(card)
    assert not table.can_act(card)
    table.next_generation()
    assert table.can_act(card)


@pytest.mark.parametrize(
    ("card", "cubes", "points"),
    [
        ("Predators", 3, 3),
        ("Security Fleet", 4, 4),
        ("Ants", 1, 0),
        ("Ants", 5, 2),
        ("Tardigrades", 3, 0),
        ("Tardigrades", 4, 1),
        ("Tardigrades", 11, 2),
        ("Fish", 3, 3),
        ("Regolith Eaters", 8, 0),
        ("GHG Producing Bacteria", 8, 0),
    ],
)
def test_points_for_the_cubes_on_a_card(card: str, cubes: int, points: int) -> None:
    assert deal(played=card, cubes={card: cubes}).points(card) == points
    assert deal(played=card).points(card) == 0


@pytest.mark.parametrize(
    ("card", "kind", "spoken"),
    [
        ("Search For Life", "science", {"science", "microbe"}),
        ("Predators", "animal", {"animal"}),
        ("Security Fleet", "fighter", {"fighter"}),
        ("Regolith Eaters", "microbe", {"microbe"}),
        ("GHG Producing Bacteria", "microbe", {"microbe"}),
        ("Ants", "microbe", {"microbe"}),
        ("Tardigrades", "microbe", {"microbe"}),
        ("Fish", "animal", {"animal"}),
    ],
)
def test_a_card_takes_and_names_cubes_of_its_own_kind(card: str, kind: str, spoken: set[str]) -> None:
    branch = {"microbe": "do 2", "animal": "do 3"}
    table = deal(hand="Imported Hydrogen", played=card, oceans=9)
    table.play("Imported Hydrogen")
    if kind in branch:
        assert table.offers() == ["do 1", branch[kind]]
    else:
        assert table.changes() == {"mc": -16, "plants": 3}
    assert (holds(card), cubes_named(card)) == (kind, spoken)


@pytest.mark.parametrize(("card", "spoken"), [("Imported Hydrogen", {"microbe", "animal"}), ("Virus", {"animal"})])
def test_an_event_names_the_cubes_it_moves(card: str, spoken: set[str]) -> None:
    assert cubes_named(card) == spoken


# 025 Space Station


def test_space_station_makes_later_space_cards_cheaper() -> None:
    table = deal(hand="Space Station, Comet, Mine, Vesta Shipyard")
    assert table.price("Space Station") == 10
    table.play("Space Station")
    assert (table.price("Comet"), table.price("Vesta Shipyard"), table.price("Mine")) == (19, 13, 4)


# 026 Eos Chasma National Park


def test_eos_chasma_national_park_adds_an_animal_to_one_card_of_my_own() -> None:
    table = deal(hand="Eos Chasma National Park", played="Birds, Fish", temperature=-12)
    table.play("Eos Chasma National Park")
    assert table.offers() == ["card birds", "card fish"]
    table.choose("card Fish")
    assert table.changes() == {"mc": -16, "plants": 3, "mc production": 2, "on fish": 1}


def test_eos_chasma_national_park_asks_nothing_with_one_animal_card() -> None:
    table = deal(
        hand="Eos Chasma National Park",
        played="Birds, Tardigrades",
        temperature=-12,
        opponents=[player(played="Fish")],
    )
    table.play("Eos Chasma National Park")
    assert table.changes() == {"mc": -16, "plants": 3, "mc production": 2, "on birds": 1}


# 031 Optimal Aerobraking


def test_optimal_aerobraking_pays_for_my_own_space_events() -> None:
    table = deal(played="Optimal Aerobraking", hand="Asteroid")
    table.play("Asteroid")
    assert table.changes() == {"mc": -14 + 3, "heat": 3, "temperature": 2, "tr": 1, "titanium": 2}


@pytest.mark.parametrize("card", ["Mineral Deposit", "Vesta Shipyard"])
def test_optimal_aerobraking_needs_both_an_event_and_a_space_tag(card: str) -> None:
    table = deal(played="Optimal Aerobraking", hand=card)
    table.play(card)
    assert table.changes()["mc"] == -definition(card).cost
    assert "heat" not in table.changes()


def test_optimal_aerobraking_hears_no_opponent_and_does_not_help_to_pay() -> None:
    table = deal(played="Optimal Aerobraking", active=1, opponents=[player(hand="Asteroid", mc=14)])
    table.play("Asteroid")
    assert "heat" not in table.changes()
    assert not deal(played="Optimal Aerobraking", hand="Asteroid", mc=13).playable("Asteroid")


# 033 Regolith Eaters, 034 GHG Producing Bacteria


@pytest.mark.parametrize(
    ("card", "parameter", "step"), [("Regolith Eaters", "oxygen", 1), ("GHG Producing Bacteria", "temperature", 2)]
)
def test_two_microbes_raise_a_parameter(card: str, parameter: str, step: int) -> None:
    table = deal(played=card, cubes={card: 2})
    table.act(card)
    assert table.offers() == ["do 1", "do 2"]
    table.choose("do 2")
    assert table.changes() == {f"on {id_of(card)}": -2, parameter: step, "tr": 1}
    table = deal(played=card, cubes={card: 3})
    table.act(card, "do 1")
    assert table.changes() == {f"on {id_of(card)}": 1}


@pytest.mark.parametrize("card", ["Regolith Eaters", "GHG Producing Bacteria"])
def test_one_microbe_is_not_enough(card: str) -> None:
    table = deal(played=card, cubes={card: 1})
    table.act(card)
    assert table.changes() == {f"on {id_of(card)}": 1}


@pytest.mark.parametrize(
    ("card", "goal"), [("Regolith Eaters", {"oxygen": 14}), ("GHG Producing Bacteria", {"temperature": 8})]
)
def test_microbes_spent_at_the_goal_bring_no_rating(card: str, goal: Given) -> None:
    table = deal(played=card, cubes={card: 2}, **goal)
    table.act(card, "do 2")
    assert table.changes() == {f"on {id_of(card)}": -2}


def test_the_eighth_percent_of_oxygen_raises_the_temperature_too() -> None:
    table = deal(played="Regolith Eaters", cubes={"Regolith Eaters": 2}, oxygen=7)
    table.act("Regolith Eaters", "do 2")
    assert table.changes() == {"on regolith-eaters": -2, "oxygen": 1, "temperature": 2, "tr": 2}


# 037 Nitrogen-Rich Asteroid


@pytest.mark.parametrize(
    ("corporation", "played", "plants"),
    [("", "Algae, Trees", 1), ("Ecoline", "Algae, Trees", 4), ("", "Algae, Trees, Greenhouses", 4)],
)
def test_nitrogen_rich_asteroid_is_worth_more_with_three_plant_tags(corporation: str, played: str, plants: int) -> None:
    table = deal(hand="Nitrogen-Rich Asteroid", corporation=corporation, played=played)
    table.play("Nitrogen-Rich Asteroid")
    assert table.changes() == {"mc": -31, "tr": 3, "temperature": 2, "plants production": plants}


def test_the_plant_tags_of_an_opponent_do_not_help_nitrogen_rich_asteroid() -> None:
    table = deal(hand="Nitrogen-Rich Asteroid", opponents=[player(played="Algae, Trees, Grass")])
    table.play("Nitrogen-Rich Asteroid")
    assert table.production() == {"plants": 1}


# 038 Rover Construction


def test_rover_construction_earns_on_a_city_of_anybody() -> None:
    table = deal(played="Rover Construction", active=1, opponents=[player(mc=25)])
    table.project("city", "space B4")
    assert table.changes() == {"mc": 2, "B4": "city 1", "seat 1 mc": -25, "seat 1 mc production": 1}
    table = deal(played="Rover Construction")
    table.project("city", "space B4")
    assert table.changes() == {"mc": -25 + 2, "mc production": 1, "B4": "city 0"}


def test_rover_construction_earns_on_cities_off_the_map() -> None:
    table = deal(played="Rover Construction", hand="Ganymede Colony")
    table.play("Ganymede Colony")
    assert table.changes() == {"mc": -20 + 2, "ganymede-colony": "city 0"}


def test_rover_construction_earns_nothing_on_other_tiles() -> None:
    table = deal(played="Rover Construction")
    table.project("greenery", "space B4")
    assert table.changes()["mc"] == -23


# 044 Natural Preserve


def test_natural_preserve_is_a_tile_of_mine_but_no_city() -> None:
    table = deal(hand="Natural Preserve", played="Rover Construction", plants=8)
    table.play("Natural Preserve", "space C4")
    assert table.changes() == {"mc": -9, "mc production": 1, "C4": "natural-preserve 0"}
    table.do("greenery")
    assert set(table.spaces()) == {"B3", "B4", "C3", "C5", "D4", "D5"}


# 050 Virus


def test_virus_removes_animals_or_plants() -> None:
    table = deal(hand="Virus", opponents=[player(played="Fish", cubes={"Fish": 3}, plants=7)])
    table.play("Virus")
    assert table.offers() == ["do 1", "do 2"]
    table.choose("do 1", "card Fish")
    assert table.offers() == ["amount 2", "amount 1"]
    table.choose("amount 2")
    assert table.changes() == {"mc": -1, "seat 1 on fish": -2}


def test_virus_may_remove_plants_although_there_are_animals() -> None:
    table = deal(hand="Virus", opponents=[player(played="Fish", cubes={"Fish": 3}, plants=7)])
    table.play("Virus", "do 2", "seat 1", "amount 5")
    assert table.changes() == {"mc": -1, "seat 1 plants": -5}


def test_virus_may_take_its_animals_from_two_cards_of_one_player() -> None:
    table = deal(
        hand="Virus",
        opponents=[
            player(played="Fish, Birds", cubes={"Fish": 1, "Birds": 4}),
            player(played="Small Animals", cubes={"Small Animals": 2}),
        ],
    )
    table.play("Virus")
    assert set(table.offers()) == {"card fish", "card birds", "card small-animals", "skip"}
    table.choose("card Birds", "amount 1")
    assert set(table.offers()) == {"card fish", "card birds", "skip"}
    assert table.why("card small-animals") == "other-player"
    table.choose("card Fish")
    assert table.changes() == {"mc": -1, "seat 1 on fish": -1, "seat 1 on birds": -1}


def test_virus_never_takes_a_third_animal() -> None:
    table = deal(hand="Virus", opponents=[player(played="Birds", cubes={"Birds": 4})])
    table.play("Virus", "card Birds", "amount 1", "card Birds")
    assert table.changes() == {"mc": -1, "seat 1 on birds": -2}


def test_virus_may_stop_after_one_animal_or_none() -> None:
    fish = [player(played="Fish", cubes={"Fish": 3})]
    table = deal(hand="Virus", opponents=fish)
    table.play("Virus", "card Fish", "amount 1", "skip")
    assert table.changes() == {"mc": -1, "seat 1 on fish": -1}
    table = deal(hand="Virus", opponents=fish)
    table.play("Virus", "skip")
    assert table.changes() == {"mc": -1}


def test_virus_finds_nothing_on_protected_cards() -> None:
    table = deal(
        hand="Virus",
        opponents=[
            player(played="Pets", cubes={"Pets": 3}),
            player(played="Fish, Protected Habitats", cubes={"Fish": 3}, plants=4),
        ],
    )
    table.play("Virus")
    assert table.changes() == {"mc": -1}


def test_virus_does_nothing_alone() -> None:
    table = deal(players=1, hand="Virus", played="Birds", cubes={"Birds": 2}, plants=3)
    table.play("Virus")
    assert table.changes() == {"mc": -1}


# 051 Miranda Resort


def test_miranda_resort_counts_earth_tags_face_up_and_on_the_corporation() -> None:
    table = deal(
        hand="Miranda Resort",
        corporation="Teractor",
        played="Sponsors, Lunar Beam, Imported Hydrogen",
        opponents=[player(played="Earth Office")],
    )
    table.play("Miranda Resort")
    assert table.changes() == {"mc": -12, "mc production": 3}


def test_miranda_resort_without_earth_tags_brings_nothing() -> None:
    table = deal(hand="Miranda Resort")
    table.play("Miranda Resort")
    assert table.changes() == {"mc": -12}

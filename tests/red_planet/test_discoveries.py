"""Discoveries: what each does to its zone at the end of round 10."""

from __future__ import annotations

from typing import Any

import pytest

from tests.red_planet.table import OUTER, Mars, deal

KINDS = [
    "rich_vein",
    "hidden_lake",
    "lichens",
    "ancient_ruins",
    "spent_vein",
    "radiation",
    "hostile_natives",
    "upheaval",
    "barren_ground",
]


def ended(card: str, here: str, players: int = 3, **more: Any) -> Mars:
    """A game that ended with this card at Hellas and these astronauts there."""
    return ended_at(10, card, here, players, **more)


def ended_at(round: int, card: str, here: str, players: int = 3, **more: Any) -> Mars:
    table = deal(
        players,
        round=round,
        chosen=" ".join(["recruiter"] * players),
        mars={"hellas": here},
        discoveries={"hellas": card},
        **more,
    )
    table.finish_round()
    return table


def points(table: Mars) -> list[int]:
    return [table.score(seat)["discoveries"] for seat in range(table.game.seats)]


# All discoveries


@pytest.mark.parametrize("card", KINDS)
@pytest.mark.parametrize(("round", "tokens"), [(5, 1), (8, 2)])
def test_discoveries_have_no_effect_after_rounds_5_and_8(card: str, round: int, tokens: int) -> None:
    table = ended_at(round, card, "3 1 0 celerium")
    assert table.tokens("celerium") == [tokens, 0, 0]
    assert table.tokens("ice") == [0, 0, 0]
    assert table.astronauts("hellas") == [3, 1, 0]
    assert points(table) == [0, 0, 0]
    assert table.view()["zones"][3]["discovery"] == "hidden"


@pytest.mark.parametrize("card", KINDS)
def test_at_an_unexplored_zone_a_discovery_does_nothing(card: str) -> None:
    table = deal(round=10, chosen="recruiter recruiter recruiter", discoveries={"hellas": card})
    table.finish_round()
    assert [table.total(seat) for seat in range(3)] == [0, 0, 0]
    assert table.tokens("ice") == table.tokens("celerium") == table.tokens("sylvanite") == [0, 0, 0]
    assert [table.lost(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize("card", KINDS)
def test_in_an_explored_zone_with_nobody_a_discovery_brings_nobody_anything(card: str) -> None:
    table = ended(card, "celerium left 2")
    assert [table.total(seat) for seat in range(3)] == [0, 0, 0]
    assert table.left("hellas") == 0


@pytest.mark.parametrize("card", KINDS)
def test_a_discovery_acts_only_on_its_own_zone(card: str) -> None:
    mars = {"hellas": "0 0 1 sylvanite", "ausonia": "3 1 0 celerium left 1"}
    table = deal(round=10, chosen="recruiter recruiter recruiter", mars=mars, discoveries={"hellas": card})
    table.finish_round()
    assert table.tokens("celerium") == [4, 0, 0]
    assert table.astronauts("ausonia") == [3, 1, 0]
    assert points(table)[:2] == [0, 0]


def test_all_discoveries_are_revealed_before_the_final_distribution() -> None:
    cards = dict(zip(OUTER, KINDS, strict=False))
    mars = dict.fromkeys(OUTER[:6], "1 0 0")
    table = deal(round=10, chosen="recruiter recruiter recruiter", mars=mars, discoveries=cards)
    table.finish_round()
    happened = [event["what"] for event in table.game.events(None)]
    assert happened.count("reveals") == 7
    last_reveal = max(at for at, what in enumerate(happened) if what == "reveals")
    assert last_reveal < happened.index("scores")
    assert {zone["zone"]: zone["discovery"] for zone in table.view()["zones"] if zone["discovery"]} == cards
    assert all(zone["known_by"] == ([0, 1, 2] if zone["discovery"] else []) for zone in table.state["zones"])


# Each discovery


@pytest.mark.parametrize(
    ("here", "shares"),
    [("2 1 0", [5, 0, 0]), ("2 2 1", [2, 2, 0]), ("1 1 1", [1, 1, 1])],
)
def test_a_rich_vein_adds_two_tokens_of_the_zones_resource(here: str, shares: list[int]) -> None:
    assert ended("rich_vein", f"{here} celerium").tokens("celerium") == shares


def test_a_rich_vein_comes_on_top_of_what_was_left() -> None:
    assert ended("rich_vein", "1 1 0 celerium left 1").tokens("celerium") == [3, 3, 0]
    assert ended("rich_vein", "1 1 1 celerium left 1").tokens("celerium") == [2, 2, 2]


@pytest.mark.parametrize(
    ("here", "sylvanite", "ice"),
    [
        ("2 1 0", [3, 0, 0], [2, 0, 0]),
        ("2 2 0", [1, 1, 0], [1, 1, 0]),
        ("1 1 1", [1, 1, 1], [0, 0, 0]),
    ],
)
def test_in_a_zone_without_ice_a_hidden_lakes_tokens_are_shared_apart(
    here: str, sylvanite: list[int], ice: list[int]
) -> None:
    table = ended("hidden_lake", f"{here} sylvanite")
    assert table.tokens("sylvanite") == sylvanite
    assert table.tokens("ice") == ice
    assert table.left("hellas") == 0


def test_left_tokens_and_a_hidden_lakes_are_different_kinds() -> None:
    table = ended("hidden_lake", "1 1 0 sylvanite left 1")
    assert table.tokens("sylvanite") == [2, 2, 0]
    assert table.tokens("ice") == [1, 1, 0]
    table = ended("hidden_lake", "1 1 1 sylvanite left 1")
    assert table.tokens("sylvanite") == [1, 1, 1]
    assert table.tokens("ice") == [0, 0, 0]


@pytest.mark.parametrize(
    ("here", "ice"),
    [
        ("2 1 0", [5, 0, 0]),
        ("2 2 0", [2, 2, 0]),
        ("1 1 1", [1, 1, 1]),
        ("1 1 0 ice left 1", [3, 3, 0]),
        ("1 1 1 ice left 1", [2, 2, 2]),
    ],
)
def test_in_an_ice_zone_a_hidden_lake_adds_to_one_pile(here: str, ice: list[int]) -> None:
    assert ended("hidden_lake", here).tokens("ice") == ice


@pytest.mark.parametrize(("here", "gain"), [("3 1 0", [3, 3, 0]), ("1 0 0", [3, 0, 0]), ("1 1 2", [3, 3, 3])])
def test_lichens_bring_three_points_to_each_player_present(here: str, gain: list[int]) -> None:
    table = ended("lichens", f"{here} sylvanite")
    assert points(table) == table.card_points("lichens") == gain


@pytest.mark.parametrize(
    ("here", "gain"),
    [("3 1 0", [5, 0, 0]), ("1 1 0", [2, 2, 0]), ("2 2 2", [1, 1, 1])],
)
def test_ancient_ruins_bring_five_points_to_the_most_astronauts_shared_on_a_tie(here: str, gain: list[int]) -> None:
    assert points(ended("ancient_ruins", f"{here} sylvanite")) == gain


def test_ancient_ruins_are_worth_one_point_each_to_five_leaders() -> None:
    assert points(ended("ancient_ruins", "1 1 1 1 1 sylvanite", 5)) == [1, 1, 1, 1, 1]


def test_a_spent_vein_gets_no_new_tokens() -> None:
    assert ended("spent_vein", "2 1 0 celerium").tokens("celerium") == [0, 0, 0]


@pytest.mark.parametrize(("here", "shares"), [("2 1 0", [2, 0, 0]), ("1 1 0", [1, 1, 0]), ("1 1 1", [0, 0, 0])])
def test_what_was_left_in_a_spent_vein_is_still_given(here: str, shares: list[int]) -> None:
    table = ended("spent_vein", f"{here} celerium left 2")
    assert table.tokens("celerium") == shares
    assert table.left("hellas") == 0


@pytest.mark.parametrize(("here", "loss"), [("3 1 0", [-3, -3, 0]), ("0 0 1", [0, 0, -3])])
def test_radiation_costs_three_points_each_player_present(here: str, loss: list[int]) -> None:
    assert points(ended("radiation", f"{here} sylvanite")) == loss


def test_radiation_can_push_a_total_below_zero() -> None:
    table = ended("radiation", "3 1 0 sylvanite")
    assert [table.total(seat) for seat in range(3)] == [3, -3, 0]
    assert table.game.ranking() == [[0], [2], [1]]


@pytest.mark.parametrize(
    ("here", "after", "shares"),
    [
        ("3 1 0", [2, 0, 0], [3, 0, 0]),
        ("2 2 1", [1, 1, 0], [1, 1, 0]),
        ("1 1 1", [0, 0, 0], [0, 0, 0]),
        ("2 1 1", [1, 0, 0], [3, 0, 0]),
    ],
)
def test_hostile_natives_take_one_astronaut_of_each_before_the_last_tokens_are_given(
    here: str, after: list[int], shares: list[int]
) -> None:
    table = ended("hostile_natives", f"{here} celerium")
    assert table.astronauts("hellas") == after
    assert table.tokens("celerium") == shares
    losers = [seat for seat, number in enumerate(here.split()) if number != "0"]
    assert table.happened("loses") == [(seat, [1, 0, 0]) for seat in losers]
    assert [table.lost(seat) for seat in range(3)] == [int(seat in losers) for seat in range(3)]


@pytest.mark.parametrize(
    ("here", "shares"),
    [
        ("3 1 0", [0, 3, 0]),
        ("3 2 1", [0, 0, 3]),
        ("3 1 1", [0, 1, 1]),
        ("2 2 2", [1, 1, 1]),
        ("3 0 0", [3, 0, 0]),
        ("2 2 3", [1, 1, 0]),
    ],
)
def test_upheaval_gives_the_tokens_to_the_fewest_but_at_least_one(here: str, shares: list[int]) -> None:
    assert ended("upheaval", f"{here} celerium").tokens("celerium") == shares


def test_upheaval_gives_what_was_left_to_the_fewest_too() -> None:
    assert ended("upheaval", "3 1 0 celerium left 2").tokens("celerium") == [0, 5, 0]


@pytest.mark.parametrize("card", ["barren_ground", "barren_ground.2", "barren_ground.3"])
def test_barren_ground_has_no_effect(card: str) -> None:
    table = ended(card, "3 1 0 celerium left 1")
    assert table.tokens("celerium") == [4, 0, 0]
    assert table.astronauts("hellas") == [3, 1, 0]
    assert [table.total(seat) for seat in range(3)] == [12, 0, 0]


def test_removals_come_before_tokens_and_points_in_all_zones() -> None:
    mars = {"hellas": "2 1 0 celerium", "arabia": "1 2 0 sylvanite", "ausonia": "2 1 0 ice"}
    discoveries = {"hellas": "hostile_natives", "arabia": "lichens", "vastitas_borealis": "upheaval"}
    table = deal(round=10, chosen="recruiter recruiter recruiter", mars=mars, discoveries=discoveries)
    table.finish_round()
    happened = [event["what"] for event in table.game.events(None)]
    assert happened.index("loses") < happened.index("scores") < happened.index("points")
    assert [table.total(seat) for seat in range(3)] == [9 + 3 + 3 + 9, 6 + 3, 0]

"""Scoring after rounds 5, 8 and 10: leaders, the three ways of sharing a tie, what stays and what is lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.red_planet.table import Mars, deal


def scored(round: int, mars: Mapping[str, str], players: int = 3, **more: Any) -> Mars:
    """The table when this round is over, in which nobody did anything."""
    chosen = " ".join(["recruiter"] * players)
    table = deal(players, round=round, chosen=chosen, mars=mars, **more)
    table.finish_round()
    return table


@pytest.mark.parametrize("round", [1, 2, 3, 4, 6, 7, 9])
def test_other_rounds_are_not_scored(round: int) -> None:
    table = scored(round, {"hellas": "2 1 0 celerium left 1"})
    assert table.round == round + 1
    assert table.tokens("celerium") == [0, 0, 0]
    assert table.left("hellas") == 1


@pytest.mark.parametrize(("round", "tokens"), [(5, 1), (8, 2), (10, 3)])
def test_the_leader_takes_one_two_or_three_tokens_of_the_zones_resource(round: int, tokens: int) -> None:
    table = scored(round, {"hellas": "2 1 0 celerium", "arabia": "0 1 3 sylvanite", "ausonia": "0 1 0 ice"})
    assert table.tokens("celerium") == [tokens, 0, 0]
    assert table.tokens("sylvanite") == [0, 0, tokens]
    assert table.tokens("ice") == [0, tokens, 0]
    assert [table.left(zone) for zone in ("hellas", "arabia", "ausonia")] == [0, 0, 0]


@pytest.mark.parametrize("round", [5, 8, 10])
def test_second_place_takes_nothing(round: int) -> None:
    table = scored(round, {"hellas": "3 2 1 celerium"})
    assert table.tokens("celerium")[1:] == [0, 0]


@pytest.mark.parametrize("round", [5, 8, 10])
def test_inner_zones_are_scored_too(round: int) -> None:
    table = scored(round, {"mare_tyrrhenum": "0 1 0 celerium"})
    assert table.tokens("celerium")[1] > 0


def test_tokens_are_worth_one_two_and_three_points() -> None:
    table = deal(tokens={0: "5 ice", 1: "5 sylvanite", 2: "5 celerium"})
    assert [table.score(seat)["tokens"] for seat in range(3)] == [5, 10, 15]


# Round 5


@pytest.mark.parametrize("here", ["1 1 0", "2 2 1", "2 2 2"])
def test_after_round_5_a_tie_leaves_the_token_in_the_zone(here: str) -> None:
    table = scored(5, {"hellas": f"{here} celerium"})
    assert table.tokens("celerium") == [0, 0, 0]
    assert table.left("hellas") == 1


def test_after_round_5_a_tie_behind_the_leader_does_not_matter() -> None:
    table = scored(5, {"hellas": "2 1 1 celerium"})
    assert table.tokens("celerium") == [1, 0, 0]


# Round 8


def test_after_round_8_the_leader_takes_what_was_left_in_round_5_too() -> None:
    table = scored(8, {"hellas": "2 1 0 celerium left 1"})
    assert table.tokens("celerium") == [3, 0, 0]
    assert table.left("hellas") == 0


def test_after_round_8_two_leaders_share_three_tokens_and_one_stays() -> None:
    table = scored(8, {"hellas": "2 2 1 celerium left 1"})
    assert table.tokens("celerium") == [1, 1, 0]
    assert table.left("hellas") == 1


def test_after_round_8_two_leaders_share_two_tokens() -> None:
    table = scored(8, {"hellas": "2 2 1 celerium"})
    assert table.tokens("celerium") == [1, 1, 0]
    assert table.left("hellas") == 0


def test_after_round_8_two_tokens_among_three_leaders_all_stay() -> None:
    table = scored(8, {"hellas": "1 1 1 celerium"})
    assert table.tokens("celerium") == [0, 0, 0]
    assert table.left("hellas") == 2


def test_after_round_8_three_leaders_share_three_tokens() -> None:
    table = scored(8, {"hellas": "1 1 1 celerium left 1"})
    assert table.tokens("celerium") == [1, 1, 1]
    assert table.left("hellas") == 0


@pytest.mark.parametrize(("players", "left"), [(4, 3), (5, 3)])
def test_after_round_8_more_leaders_than_tokens_take_nothing(players: int, left: int) -> None:
    table = scored(8, {"hellas": " ".join(["1"] * players) + " celerium left 1"}, players)
    assert table.tokens("celerium") == [0] * players
    assert table.left("hellas") == left


# Round 10


def test_after_round_10_the_leader_takes_everything_in_the_zone() -> None:
    table = scored(10, {"hellas": "2 1 0 celerium left 2"})
    assert table.tokens("celerium") == [5, 0, 0]


@pytest.mark.parametrize(
    ("here", "left", "shares"),
    [
        ("1 1 0", 0, [1, 1, 0]),
        ("1 1 0", 1, [2, 2, 0]),
        ("1 1 0", 2, [2, 2, 0]),
        ("1 1 1", 0, [1, 1, 1]),
        ("1 1 1", 2, [1, 1, 1]),
        ("1 1 1", 3, [2, 2, 2]),
    ],
)
def test_after_round_10_leaders_share_and_the_remainder_is_lost(here: str, left: int, shares: list[int]) -> None:
    table = scored(10, {"hellas": f"{here} celerium left {left}"})
    assert table.tokens("celerium") == shares
    assert table.left("hellas") == 0


def test_after_round_10_four_leaders_cannot_share_three_tokens() -> None:
    table = scored(10, {"hellas": "1 1 1 1 celerium"}, 4)
    assert table.tokens("celerium") == [0, 0, 0, 0]
    assert table.left("hellas") == 0


# Which zones


@pytest.mark.parametrize("round", [5, 8])
def test_an_unexplored_zone_gets_no_tokens(round: int) -> None:
    table = scored(round, {"hellas": "1 0 0"})
    assert [zone["tokens"] for zone in table.state["zones"]] == [0] * 10


def test_a_zone_explored_late_gets_nothing_for_missed_scorings() -> None:
    table = scored(8, {}, flight="S12:311", resources="celerium")
    assert table.tokens("celerium") == [2, 0, 0]


@pytest.mark.parametrize(("round", "before", "after"), [(5, 0, 1), (8, 0, 2), (8, 1, 3), (10, 0, 0), (10, 3, 0)])
def test_in_an_explored_zone_with_nobody_tokens_stay_until_round_10(round: int, before: int, after: int) -> None:
    table = scored(round, {"hellas": f"celerium left {before}"})
    assert table.tokens("celerium") == [0, 0, 0]
    assert table.left("hellas") == after


@pytest.mark.parametrize("round", [5, 8, 10])
def test_landing_comes_before_scoring(round: int) -> None:
    table = scored(round, {"hellas": "1 0 0 celerium"}, flight="S12:131")
    assert table.astronauts("hellas") == [2, 3, 1]
    assert table.tokens("celerium")[0] == 0
    assert table.tokens("celerium")[1] > 0


def test_astronauts_on_the_pad_count_in_no_zone() -> None:
    table = scored(5, {"hellas": "1 0 0 celerium"}, pad="S12:040 S09 S06")
    assert table.tokens("celerium") == [1, 0, 0]


def test_tokens_never_run_out() -> None:
    table = scored(10, {"hellas": "1 0 0 celerium left 18"}, tokens={1: "20 celerium"})
    assert table.tokens("celerium") == [21, 20, 0]


def test_a_token_tied_for_three_times_is_shared_at_the_end() -> None:
    table = scored(5, {"hellas": "1 1 1 celerium"})
    assert table.left("hellas") == 1
    for characters in ("explorer", "scientist", "saboteur"):
        table.all_choose(" ".join([characters] * 3))
        table.finish_round()
    assert table.round == 9
    assert table.left("hellas") == 0
    assert table.tokens("celerium") == [1, 1, 1]
    for characters in ("recruiter", "pilot"):
        table.all_choose(" ".join([characters] * 3))
        table.finish_round()
    assert table.over
    assert table.tokens("celerium") == [2, 2, 2]

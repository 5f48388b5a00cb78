"""Lost astronauts, and what an empty reserve still allows."""

from __future__ import annotations

import pytest

from tests.red_planet.table import CHARACTERS, deal, set_up


def test_one_counter_is_fed_by_all_four_causes() -> None:
    table = deal(
        4,
        pad="S12:0001 S09 S06",
        chosen="saboteur femme_fatale soldier recruiter",
        mars={"hellas": "0 1 0 3", "arabia": "0 0 1 1", "ausonia": "0 0 0 1"},
        discoveries={"hellas": "hostile_natives"},
        round=10,
    )
    table.choose("skip", "skip", "shuttle S12")
    assert table.lost(3) == 1
    table.choose("skip", "zone hellas")
    assert table.lost(3) == 2
    table.choose("shuttle S09", "zone arabia", "seat 3")
    assert table.over
    assert [table.lost(seat) for seat in range(4)] == [0, 1, 0, 4]
    assert table.astronauts("hellas") == [0, 1, 0, 1]


def test_the_lost_never_return_to_the_reserve() -> None:
    table = deal(pad="S12:012 S09 S06", chosen="saboteur recruiter recruiter")
    table.choose("skip", "skip", "skip", "shuttle S12")
    table.all_choose("pilot recruiter recruiter")
    table.finish_round()
    assert [table.reserve(seat) for seat in range(3)] == [22, 21, 20]
    assert [table.lost(seat) for seat in range(3)] == [0, 1, 2]


def test_losses_are_open_to_all() -> None:
    table = deal(lost={1: 3})
    for eye in (0, 1, 2, None):
        assert [player["lost"] for player in table.view(eye)["players"]] == [0, 3, 0]


def test_losses_count_whoever_caused_them() -> None:
    table = deal(chosen="soldier recruiter recruiter", mars={"hellas": "1 0 0"}, bonus={0: "fallen_heroes"}, round=10)
    table.choose("skip", "skip", "shuttle S12", "zone hellas")
    assert table.lost(0) == 1
    assert table.card_points("fallen_heroes") == [2, 0, 0]


@pytest.mark.parametrize(
    ("character", "asks", "answer"),
    [
        ("explorer", "move: 1, 3", "move hellas ausonia"),
        ("scientist", "branch", "do 1"),
        ("secret_agent", "launch", "shuttle S12"),
        ("saboteur", "destroy", "shuttle S12"),
        ("soldier", "kill", "zone hellas"),
        ("pilot", "redirect", "shuttle S12"),
    ],
)
def test_with_an_empty_reserve_nobody_boards_but_effects_work(character: str, asks: str, answer: str) -> None:
    table = deal(
        chosen=f"{character} recruiter recruiter",
        mars={"hellas": "2 0 0", "ausonia": "0 1 0 ice"},
        reserve={0: 0},
        events="subsidy",
    )
    table.choose("skip", "skip")
    assert table.asks() == asks
    assert answer in table.offers()
    table.choose(answer)
    assert table.reserve(0) == 0


def test_with_an_empty_reserve_the_recruiter_takes_cards_back() -> None:
    table = deal(chosen="recruiter pilot pilot", hand={0: "recruiter"}, reserve={0: 0})
    assert table.asked == [1]
    assert table.hand(0) == CHARACTERS


def test_the_last_of_the_reserve_may_board_and_then_no_more() -> None:
    table = deal(chosen="scientist pilot pilot", reserve={0: 1})
    table.choose("shuttle S12")
    assert table.reserve(0) == 0
    assert table.asks() == "branch"


def test_one_at_set_up_and_the_best_ten_characters_use_all_twenty_two() -> None:
    table = set_up(shuttles="S06 S09 S12 S18 S21 S24 S27 S30 S34 S03 S08 S11 S15 S20 S23 S26 S29 S33", fist=[0, 1, 2])
    table.keep_bonus_cards()
    best = "travel_agent scientist secret_agent soldier pilot recruiter travel_agent scientist soldier pilot"
    boarded = [1]
    for character in best.split():
        table.all_choose(f"{character} recruiter recruiter")
        before = table.reserve(0)
        while not table.over and table.phase == "boarding_and_launch":
            asks, offers = table.asks(), table.offers()
            eager = table.asked == [0] and asks.startswith(("board", "destination", "kill"))
            table.choose(offers[0] if eager else "skip")
        boarded.append(before - table.reserve(0))
    assert boarded == [1, 3, 2, 2, 2, 2, 1, 3, 2, 2, 2]
    assert sum(boarded) == 22
    assert table.reserve(0) == 0

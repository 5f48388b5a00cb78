"""Phase 1: new shuttles on the pad."""

from __future__ import annotations

import pytest

from tests.red_planet.table import deal, set_up


def test_nothing_is_replaced_in_the_first_round() -> None:
    table = set_up(shuttles="S05 S12 S09 S01")
    table.keep_bonus_cards()
    assert table.pad == ["S05", "S12", "S09"]
    assert table.state["shuttle_deck"][0] == "S01"


def test_shuttles_that_left_are_replaced_by_the_first_of_the_pile() -> None:
    table = deal(pad="S04:100 S12 S07:010", chosen="scientist pilot pilot", shuttles="S20 S15")
    table.choose("shuttle S04", "shuttle S07", "skip")
    assert table.pad == ["S12"]
    table.finish_round()
    assert table.pad == ["S12", "S20", "S15"]
    assert table.discarded == ["S04", "S07"]


def test_a_shuttle_that_nobody_made_leave_stays_with_its_crew() -> None:
    table = deal(pad="S12:110 S09 S06", chosen="recruiter recruiter recruiter")
    table.finish_round()
    assert table.pad == ["S12", "S09", "S06"]
    assert table.crew("S12") == [1, 1, 0]


def test_a_destroyed_shuttle_is_replaced_in_the_next_round() -> None:
    """Phase 1 speaks only of shuttles that left for Mars, which is how nearly all of them go. Were others not replaced,
    every Saboteur would shrink the pad for good, in the end to nothing, and nobody could board any more. A report on
    the first edition fills the pad each round to the number of players, as set-up does.
    """
    table = deal(pad="S12 S09 S06", chosen="saboteur recruiter recruiter", shuttles="S01")
    table.choose("skip", "skip", "skip", "shuttle S09")
    assert table.round == 2
    assert table.pad == ["S12", "S06", "S01"]
    assert table.discarded == ["S09"]


def test_the_pad_is_not_refilled_during_a_round() -> None:
    table = deal(pad="S04:010 S12 S09", chosen="scientist recruiter soldier", shuttles="S01")
    table.choose("skip", "shuttle S04")
    assert table.pad == ["S12", "S09"]
    assert table.offers() == ["shuttle S12", "shuttle S09", "skip"]
    table.choose("skip", "skip")
    assert table.asked == [2]
    assert table.offers() == ["shuttle S12", "shuttle S09"]
    assert table.refuses("shuttle S01") == "not-docked: S01"


def test_a_shuttle_that_leaves_early_takes_its_free_seats_away_from_those_who_act_later() -> None:
    table = deal(pad="S12", chosen="secret_agent travel_agent recruiter")
    table.choose("skip", "skip", "shuttle S12")
    assert table.flight == []
    assert table.discarded == ["S12"]
    assert table.reserve(1) == 22


ALL_OTHERS = " ".join(f"S{number:02}" for number in range(1, 35) if number not in (6, 9, 12))


def test_an_exhausted_pile_is_made_anew_of_the_shuffled_discard() -> None:
    table = deal(pad="S12 S09 S06", chosen="saboteur recruiter recruiter", discarded=ALL_OTHERS)
    assert table.state["shuttle_deck"] == []
    table.choose("skip", "skip", "skip", "shuttle S09")
    assert len(table.pad) == 3
    assert table.discarded == []
    assert len({*table.pad, *table.state["shuttle_deck"]}) == 34
    assert len(table.happened("shuttles-shuffled")) == 1
    pads = set()
    for seed in range(10):
        other = deal(pad="S12 S09 S06", chosen="saboteur recruiter recruiter", discarded=ALL_OTHERS, seed=seed)
        other.choose("skip", "skip", "skip", "shuttle S09")
        pads.add(other.pad[2])
    assert len(pads) > 3


def test_the_pile_is_used_up_before_the_discard_is_shuffled() -> None:
    table = deal(
        pad="S04:010 S07:010 S12",
        chosen="scientist recruiter recruiter",
        discarded=ALL_OTHERS.replace("S04", "S06").replace("S07", "S09").replace("S01 ", ""),
        shuttles="S01",
    )
    table.choose("skip", "skip", "shuttle S04", "shuttle S07", "skip")
    assert table.pad[:2] == ["S12", "S01"]
    assert len(table.pad) == 3
    assert table.discarded == []


@pytest.mark.parametrize("character", ["saboteur", "secret_agent"])
def test_a_shuttle_that_comes_back_from_the_discard_is_empty(character: str) -> None:
    came_back = 0
    for seed in range(100):
        table = deal(
            pad="S12 S10:011>arabia S06",
            chosen=f"{character} recruiter recruiter",
            discarded=ALL_OTHERS.replace("S10", "S09"),
            seed=seed,
        )
        table.choose("skip", "skip", "skip", "shuttle S10")
        if "S10" in table.pad:
            came_back += 1
            assert table.crew("S10") == [0, 0, 0]
            assert table.destination("S10") == "hellas"
            table.all_choose("travel_agent recruiter recruiter")
            table.choose("skip", "skip")
            assert "shuttle S10" in table.offers(), "all three seats are free"
    assert came_back


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_pad_is_filled_up_to_the_number_of_players(players: int) -> None:
    table = deal(players, pad="S12", chosen=" ".join(["recruiter"] * players))
    table.finish_round()
    assert len(table.pad) == players

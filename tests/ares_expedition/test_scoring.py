"""The score: rating, forests and printed points, the ranking, and what settles a tie."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import CONSTRUCTION, Expedition, deal, player

TERRAFORMED: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}


def finished(*opponents: dict[str, Any], **mine: Any) -> Expedition:
    """A table at which Mars was terraformed in the phase that ends now."""
    opening = {"opening": {"temperature": 6, "oxygen": 14, "oceans": 9}, "called": 1}
    table = deal(phase=CONSTRUCTION, opponents=opponents, **TERRAFORMED, **{"mc": 0, "state": opening, **mine})
    table.end()
    assert table.over
    return table


def test_the_score_is_rating_forests_and_printed_points() -> None:
    table = finished(tr=20, forests=3, played="Heather, Soletta")
    assert table.score(0) == {
        "total": 25,
        "tr": 20,
        "forests": 3,
        "cards": 2,
        "by_card": {"heather": 1, "soletta": 1},
    }


def test_25_rating_6_forests_9_points_and_6_animals_of_which_two_make_one_are_43() -> None:
    cards = "Gene Repair, Interstellar Colony Ship, Breathing Filters, Heather"  # 2 + 4 + 2 + 1
    table = finished(tr=25, forests=6, played=f"{cards}, Ecological Zone", cubes={"Ecological Zone": 6})
    assert table.points("Ecological Zone") == 3
    assert table.total(0) == 25 + 6 + 9 + 3 == 43


def test_negative_points_count() -> None:
    table = finished(tr=10, played="Bribed Committee, Nuclear Plants, Slash and Burn Agriculture")
    assert table.score(0)["cards"] == -2 - 1 - 1
    assert table.total(0) == 6


@pytest.mark.parametrize(
    ("card", "mine", "points"),
    [
        ("Birds", {"cubes": {"Birds": 5}}, 5),
        ("Small Animals", {"cubes": {"Small Animals": 5}}, 2),
        ("Tardigrades", {"cubes": {"Tardigrades": 8}}, 2),
        ("Physics Complex", {"cubes": {"Physics Complex": 3}}, 1),
        ("Conserved Biome", {"forests": 5}, 2),
        ("Interplanetary Relations", {"played": "Interplanetary Relations, Mine, Lichen, Fish, Comet"}, 1),
        ("Think Tank", {"played": "Think Tank, Fish, Birds, Mine"}, 1),
        ("Immigration Shuttles", {"played": "Immigration Shuttles, Sponsors, Cartel"}, 1),
        ("Io Mining Industries", {"corporation": "Saturn Systems"}, 2),
        ("Water Import from Europa", {"played": "Water Import from Europa, Asteroid Mining"}, 2),
    ],
)
def test_variable_points_are_rounded_down_card_by_card(card: str, mine: dict[str, Any], points: int) -> None:
    assert finished(**{"played": card, **mine}).points(card) == points


def test_two_cards_are_rounded_down_each() -> None:
    table = finished(played="Small Animals, Ecological Zone", cubes={"Small Animals": 3, "Ecological Zone": 3})
    assert table.score(0)["cards"] == 1 + 1


def test_the_most_points_win() -> None:
    table = finished(player(tr=30), player(tr=25, forests=7), tr=31, mc=0)
    assert table.game.ranking() == [[2], [0], [1]]
    assert table.game.winners() == [False, False, True]


# Ties


def test_a_tie_goes_to_the_larger_sum_of_heat_money_and_plants() -> None:
    table = finished(player(tr=30, mc=3, heat=3, plants=3), tr=30, mc=8)
    assert table.game.ranking() == [[1], [0]]


def test_the_hand_is_turned_into_money_for_a_tie() -> None:
    table = finished(player(tr=30, mc=8), tr=30, mc=0, hand="Lichen, Moss, Grass")
    assert table.game.ranking() == [[0], [1]]


def test_at_the_owners_selling_price() -> None:
    other = player(tr=29, mc=0, hand="Trees, Worms, Bushes", played="Composting Factory")  # a point, and 12 MC
    table = finished(other, tr=30, mc=11)
    assert [table.total(seat) for seat in (0, 1)] == [30, 30]
    assert table.game.ranking() == [[1], [0]]


def test_cubes_on_cards_and_metal_settle_no_tie() -> None:
    other = player(tr=30, mc=8, played="Mine, Tardigrades", cubes={"Tardigrades": 2})
    table = finished(other, tr=30, mc=9)
    assert table.game.ranking() == [[0], [1]]


def test_still_tied_the_place_is_shared() -> None:
    table = finished(player(tr=30, heat=9), player(tr=12), tr=30, mc=6, hand="Lichen")
    assert table.game.ranking() == [[0, 1], [2]]
    assert table.game.winners() == [True, True, False]


def test_hands_are_open_when_the_game_is_over() -> None:
    table = finished(player(hand="Comet"), hand="Lichen")
    assert table.view(0)["players"][1]["hand"] == ["comet"]

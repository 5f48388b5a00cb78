"""The end: the last greeneries, the count, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terraforming_mars.mars import Mars, deal, player

DONE: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}


def after_the_last_production(**more: Any) -> Mars:
    """A terraformed Mars on which all have just passed."""
    table = deal(**{**DONE, **more})
    while not table.over and table.kind == "menu":
        table.end()
    return table


# The last greeneries


def test_plants_may_become_greeneries_once_more_after_the_last_production() -> None:
    table = after_the_last_production(plants=5, production={"plants": 3})
    assert table.state["phase"] == "final"
    assert (table.kind, table.asked) == ("space", [0])
    assert "skip" in table.offers()
    table.choose("space C4")
    assert table.over
    assert table.resources()["mc"] == 100 + 20
    assert "plants" not in table.resources()


def test_they_raise_neither_oxygen_nor_rating() -> None:
    table = after_the_last_production(plants=8)
    table.choose("space C4")
    assert (table.oxygen, table.tr()) == (14, 20)
    assert table.score(0)["greenery"] == 1


def test_one_may_decline() -> None:
    table = after_the_last_production(plants=8)
    table.choose("skip")
    assert table.over
    assert table.resources()["plants"] == 8
    assert table.score(0)["greenery"] == 0


def test_as_often_as_there_are_plants_one_player_after_the_other_in_turn_order() -> None:
    table = after_the_last_production(
        plants=16, opponents=[player(plants=8), player(plants=9)], state={"first_player": 1}, active=1
    )
    assert table.asked == [1]
    table.choose("space C4")
    assert table.asked == [2]
    table.choose("space G1")
    assert table.asked == [0]
    table.choose("space I3")
    assert table.asked == [0]
    table.choose("space I4")
    assert table.over


def test_the_marker_does_not_move_before_the_last_greeneries() -> None:
    table = after_the_last_production(plants=8, opponents=[player(plants=8)], state={"first_player": 1}, active=1)
    assert table.asked == [1]


def test_a_bonus_may_pay_for_one_more() -> None:
    table = after_the_last_production(plants=14)
    table.choose("space E9")  # two plants
    assert table.asked == [0]
    table.choose("space E8")  # beside the first
    assert table.over
    assert table.score(0)["greenery"] == 2


def test_money_for_oceans_beside_them_counts_for_the_tie_break() -> None:
    table = after_the_last_production(plants=8, mc=0)
    table.choose("space D5")  # the nine oceans of the table lie on E4, E5 and E6 too
    beside = len({"E5", "E6"} & set(table.tiles()))
    assert beside == 2
    assert table.mc() == 20 + 4


def test_effects_are_set_off_by_them() -> None:
    table = after_the_last_production(plants=8, played="Herbivores")
    table.choose("space C4")
    assert table.cubes("Herbivores") == 1


def test_they_too_go_beside_ones_own_tiles() -> None:
    table = after_the_last_production(plants=8, tiles={"C4": "city 0"})
    assert table.spaces() == ["B3", "B4", "C3", "C5", "D4", "D5"]
    assert table.why("space G1") == "place.greenery"


def test_ecoline_needs_seven_plants_here_too() -> None:
    table = after_the_last_production(corporation="ecoline", plants=7)
    table.choose("space C4")
    assert table.over
    assert table.score(0)["greenery"] == 1


def test_with_seven_plants_others_are_not_asked() -> None:
    assert after_the_last_production(plants=7).over


def test_nothing_but_greeneries_may_be_done_now() -> None:
    table = after_the_last_production(plants=8, heat=8, hand="Comet")
    assert all(key.startswith("space ") or key == "skip" for key in table.offers())


# The count


def test_the_rating_is_the_base() -> None:
    table = after_the_last_production(tr=38)
    assert table.score(0)["tr"] == table.total(0) == 38


def test_a_greenery_is_worth_1_and_1_to_each_city_beside_it_whoever_owns_it() -> None:
    table = deal(
        tiles={"C4": "city 0", "C6": "city 1", "C5": "greenery 1", "B3": "greenery neutral", "G1": "greenery 0"}
    )
    assert (table.score(0)["greenery"], table.score(0)["city"]) == (1, 2)
    assert (table.score(1)["greenery"], table.score(1)["city"]) == (1, 1)


def test_the_capital_scores_greeneries_as_a_city_and_oceans_by_its_card() -> None:
    table = deal(
        played="Capital",
        tiles={"D5": "capital 0", "E5": "ocean", "E6": "ocean", "C4": "greenery 1", "D4": "greenery 0"},
    )
    assert table.score(0)["city"] == 2
    assert table.score(0)["by_card"] == {"capital": 2}


def test_no_cubes_are_worth_anything_by_themselves() -> None:
    table = deal(mc=90, steel=9, titanium=9, plants=9, energy=9, heat=9, production={"mc": 9})
    assert table.total(0) == 20


@pytest.mark.parametrize(
    ("card", "cubes", "points"),
    [
        ("Birds", 4, 4),
        ("Small Animals", 5, 2),
        ("Tardigrades", 7, 1),
        ("Decomposers", 8, 2),
        ("Physics Complex", 3, 6),
        ("Security Fleet", 2, 2),
        ("Search For Life", 1, 3),
        ("Search For Life", 4, 3),  # once
        ("Search For Life", 0, 0),
    ],
)
def test_points_for_cubes_on_cards(card: str, cubes: int, points: int) -> None:
    assert deal(played=card, cubes={card: cubes}).points(card) == points


def test_jovian_cards_count_all_jovian_tags_at_the_end() -> None:
    table = deal(
        corporation="saturn-systems",
        played="Ganymede Colony, Io Mining Industries, Water Import From Europa, Asteroid Mining",
    )
    assert table.score(0)["by_card"] == {
        "ganymede-colony": 5,
        "io-mining-industries": 5,
        "water-import-from-europa": 5,
        "asteroid-mining": 2,
    }


def test_immigration_shuttles_count_every_third_city_of_anybody() -> None:
    cities = {"C4": "city 1", "G1": "city 0", "I3": "city neutral", "ganymede-colony": "city 1", "C7": "capital 1"}
    assert deal(played="Immigration Shuttles", tiles=cities).points("Immigration Shuttles") == 1
    assert (
        deal(played="Immigration Shuttles", tiles={**cities, "phobos-space-haven": "city 0"}).points(
            "Immigration Shuttles"
        )
        == 2
    )


def test_the_parts_sum_to_the_total() -> None:
    table = after_the_last_production(
        tr=30,
        played="Birds, Capital, Flooding",
        cubes={"Birds": 3},
        tiles={"C4": "capital 0", "C5": "greenery 0", "D4": "greenery 1"},
        state={"milestones": {"mayor": 0}, "awards": {"banker": 1}},
    )
    score = table.score(0)
    assert score["total"] == sum(score[part] for part in ("tr", "milestones", "awards", "greenery", "city", "cards"))
    assert score["cards"] == sum(score["by_card"].values())


def test_the_score_can_be_asked_for_at_any_time() -> None:
    table = deal(tr=25, tiles={"C4": "greenery 0"})
    assert table.total(0) == 26
    assert table.game.won is None


# Who has won


def test_most_points_win() -> None:
    table = after_the_last_production(tr=30, opponents=[player(tr=40), player(tr=35)])
    assert table.game.ranking() == [[1], [2], [0]]
    assert table.game.won == [False, True, False]


def test_money_breaks_a_tie() -> None:
    table = after_the_last_production(tr=30, mc=5, opponents=[player(tr=30, mc=6), player(tr=20, mc=99)])
    assert table.game.ranking() == [[1], [0], [2]]


def test_a_tie_in_points_and_money_is_shared() -> None:
    table = after_the_last_production(tr=30, mc=5, opponents=[player(tr=30, mc=5), player(tr=30, mc=4)])
    assert table.game.ranking() == [[0, 1], [2]]
    assert table.game.won == [True, True, False]


def test_hands_are_shown_at_the_end() -> None:
    table = after_the_last_production(hand="Comet")
    assert table.view(1)["players"][0]["hand"] == ["comet"]

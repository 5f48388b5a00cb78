"""The final count: ice majority, what conditions look at, tie-break, the parts of a score."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import areo
from tests import deal as any_game
from tests.red_planet.table import Mars, deal


def ended(players: int = 3, **more: Any) -> Mars:
    chosen = " ".join(["recruiter"] * players)
    table = deal(players, round=10, chosen=chosen, **more)
    table.finish_round()
    return table


def ice_majority(table: Mars) -> list[int]:
    return [table.score(seat)["ice_majority"] for seat in range(table.game.seats)]


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("3 2 2 2 2", [9, 0, 0, 0, 0]),
        ("3 3 2 2 2", [4, 4, 0, 0, 0]),
        ("3 3 3 2 2", [3, 3, 3, 0, 0]),
        ("1 1 1 1 0", [2, 2, 2, 2, 0]),
        ("1 1 1 1 1", [1, 1, 1, 1, 1]),
        ("0 0 0 0 0", [0, 0, 0, 0, 0]),
        ("0 0 0 0 1", [0, 0, 0, 0, 9]),
    ],
)
def test_nine_points_for_the_most_ice_are_shared_rounding_down(tokens: str, points: list[int]) -> None:
    table = ended(5, tokens={seat: f"{number} ice" for seat, number in enumerate(tokens.split())})
    assert ice_majority(table) == points


def test_the_ice_majority_counts_tokens_of_ice_only() -> None:
    table = ended(tokens={0: "9 celerium 9 sylvanite", 1: "1 ice"})
    assert ice_majority(table) == [0, 9, 0]


def test_the_last_tokens_count_for_the_ice_majority() -> None:
    table = ended(mars={"hellas": "1 0 0 ice"}, tokens={1: "2 ice"})
    assert table.tokens("ice") == [3, 2, 0]
    assert ice_majority(table) == [9, 0, 0]


def test_a_block_of_ice_can_break_a_tie_for_the_ice_majority() -> None:
    table = ended(tokens={0: "2 ice", 1: "4 ice"}, bonus={0: "block_of_ice", 2: "subsidy"})
    assert ice_majority(table) == [4, 4, 0]
    assert [table.total(seat) for seat in range(3)] == [8, 8, 4]


def test_a_block_of_ice_counts_for_a_card_that_asks_for_ice(tmp_path: Path) -> None:
    packaged = resources.files("areo.red_planet").joinpath("components.toml").read_text(encoding="utf-8")
    ice_baron = packaged.replace('resource = "celerium"\npoints = 6', 'resource = "ice"\npoints = 6')
    assert ice_baron != packaged
    data = tmp_path / "ice_baron.toml"
    data.write_text(ice_baron, encoding="utf-8")
    holder = {"chosen": "recruiter", "bonus": ["block_of_ice", "celerium_baron"]}
    rival = {"chosen": "recruiter", "tokens": {"ice": 2}}
    state = {"round": 10, "pad": [], "players": [holder, rival, {"chosen": "recruiter"}]}
    table = any_game.deal(Mars, "red-planet", 3, options={"data": str(data)}, state=state)
    assert table.over
    assert table.card_points("celerium_baron") == [6, 0, 0]


def test_conditions_are_checked_after_removals_by_discoveries() -> None:
    five = ["syrtis_major", "ausonia", "hellas", "mare_serpentis", "sinus_sabaeus"]
    mars = dict.fromkeys(five, "1 0 0")
    table = ended(mars=mars, bonus={0: "secret_mission_d fallen_heroes"}, discoveries={"hellas": "hostile_natives"})
    assert table.score(0)["by_card"] == {"fallen_heroes": 2}
    mars["hellas"] = "2 0 0"
    table = ended(mars=mars, bonus={0: "secret_mission_d fallen_heroes"}, discoveries={"hellas": "hostile_natives"})
    assert table.score(0)["by_card"] == {"secret_mission_d": 8, "fallen_heroes": 2}


def test_astronauts_on_the_pad_are_neither_present_nor_lost() -> None:
    table = ended(pad="S12:300 S09 S06", mars={"ausonia": "0 2 0"}, bonus={0: "metropolis fallen_heroes"})
    assert table.crew("S12") == [3, 0, 0]
    assert table.score(0)["by_card"] == {}
    assert table.lost(0) == 0


def test_after_round_10_nothing_is_in_flight() -> None:
    table = ended(flight="S12:131", resources="celerium")
    assert table.flight == []
    assert table.astronauts("hellas") == [1, 3, 1]
    assert table.tokens("celerium") == [0, 3, 0]


def test_the_parts_of_a_score_sum_to_its_total() -> None:
    table = ended(
        mars={"hellas": "2 1 0 celerium left 1", "arabia": "1 1 1 ice", "mare_tyrrhenum": "0 0 2 sylvanite"},
        discoveries={"hellas": "radiation", "arabia": "lichens"},
        bonus={0: "metropolis", 1: "subsidy block_of_ice", 2: "strategic_zones"},
        tokens={0: "1 ice", 2: "1 ice 1 celerium"},
    )
    expected = [
        {"total": 14 + 6, "tokens": 14, "ice_majority": 0, "discoveries": 0, "bonus": 6},
        {"total": 3 + 9 + 4, "tokens": 3, "ice_majority": 9, "discoveries": 0, "bonus": 4},
        {"total": 11 + 3 + 6, "tokens": 11, "ice_majority": 0, "discoveries": 3, "bonus": 6},
    ]
    for seat, parts in enumerate(expected):
        score = table.score(seat)
        assert {part: score[part] for part in parts} == parts
        assert score["total"] == sum(score[part] for part in ("tokens", "ice_majority", "discoveries", "bonus"))
        assert sum(score["by_card"].values()) == score["discoveries"] + score["bonus"]
    assert table.score(0)["by_card"] == {"radiation": -3, "lichens": 3, "metropolis": 6}


def test_scores_can_be_read_at_any_time() -> None:
    table = deal(tokens={0: "2 ice 1 celerium"}, bonus={0: "subsidy"}, discoveries={"hellas": "lichens"})
    assert table.score(0)["tokens"] == 5
    assert table.score(0)["ice_majority"] == 9
    assert table.score(0)["discoveries"] == 0
    assert table.game.won is None


def test_the_highest_total_wins() -> None:
    table = ended(tokens={0: "1 celerium", 1: "2 celerium", 2: "1 sylvanite"}, mars={"hellas": "sylvanite"})
    assert table.game.ranking() == [[1], [0], [2]]
    assert table.game.won == [False, True, False]


def test_on_equal_totals_more_astronauts_on_mars_win() -> None:
    mars = {"hellas": "1 2 0 sylvanite", "ausonia": "2 0 0 sylvanite", "arabia": "0 1 0 sylvanite"}
    table = ended(mars=mars, tokens={0: "3 sylvanite", 2: "6 celerium"})
    assert [table.total(seat) for seat in range(3)] == [12, 12, 18]
    assert table.game.ranking() == [[2], [0, 1]]
    mars["ausonia"] = "3 0 0 sylvanite"
    table = ended(mars=mars, tokens={0: "3 sylvanite", 2: "4 celerium"})
    assert [table.total(seat) for seat in range(3)] == [12, 12, 12]
    assert table.game.ranking() == [[0], [1], [2]]
    assert table.game.won == [True, False, False]


def test_equal_in_points_and_astronauts_share_the_victory() -> None:
    table = ended(mars={"hellas": "1 1 0 sylvanite"}, tokens={2: "1 sylvanite"})
    assert [table.total(seat) for seat in range(3)] == [2, 2, 2]
    assert table.game.ranking() == [[0, 1], [2]]
    assert table.game.won == [True, True, False]


def test_astronauts_on_the_pad_or_in_reserve_do_not_break_a_tie() -> None:
    table = ended(pad="S12:040 S09 S06", mars={"hellas": "1 1 0 sylvanite"})
    assert table.game.ranking()[0] == [0, 1]


def test_when_the_game_is_over_nobody_is_asked() -> None:
    table = ended()
    assert table.over
    assert table.asked == []
    assert table.game.asked == [None, None, None]
    with pytest.raises(areo.IllegalChoice, match="over"):
        table.game.choose(0, ["skip"])
    assert table.game.why(0, "skip") != []
    assert table.phase == "finished"


def test_tokens_left_in_zones_are_abandoned_at_the_end() -> None:
    table = ended(mars={"hellas": "1 1 0 celerium", "arabia": "celerium left 3"})
    assert [zone["tokens"] for zone in table.state["zones"]] == [0] * 10

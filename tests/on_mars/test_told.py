"""What views tell beyond what lies on the table, and what is printed on the boards: clients need no rules to draw."""

from __future__ import annotations

from typing import Any

import pytest

from areo.kernel.words import LANGUAGES
from areo.on_mars.game_type import GAME
from tests.on_mars.colony import Colony, deal, player
from tests.on_mars.solo import alone


def board() -> dict[str, Any]:
    return dict(GAME.board({}))


@pytest.mark.parametrize("level", range(1, 6))
def test_the_row_that_all_markers_must_reach_is_one_above_the_level(level: int) -> None:
    assert deal(state={"level": level}).state["level_row"] == level + 1


@pytest.mark.parametrize(
    ("level", "space", "round"),
    [(1, 1, 3), (2, 1, 3), (2, 2, 4), (3, 3, 5), (4, 1, None), (4, 2, None), (5, 3, 3), (5, 0, None)],
)
def test_the_shuttle_tells_at_the_end_of_which_round_it_leaves(level: int, space: int, round: int | None) -> None:
    table = deal(state={"level": level, "shuttle": {"side": "orbit", "space": space}})
    assert table.state["round"] == 3
    assert table.state["shuttle_leaves"] == round


def test_the_shuttle_leaves_in_the_round_it_told() -> None:
    table = deal(state={"level": 2, "shuttle": {"side": "colony", "space": 2}})
    assert table.state["shuttle_leaves"] == 4
    shuttle_phase(table)
    assert (table.state["shuttle"]["side"], table.state["shuttle_leaves"]) == ("colony", 4)
    shuttle_phase(table)
    assert (table.state["round"], table.state["shuttle"]["side"]) == (5, "orbit")


def shuttle_phase(table: Colony) -> None:
    """Everybody passes, and stays where they are."""
    round = table.state["round"]
    while table.state["round"] == round:
        seat = table.asked[0]
        table.choose("stay", seat=seat) if "stay" in table.offers(seat) else table.pass_turn()


def test_in_the_last_round_the_shuttle_stays() -> None:
    state = {"shuttle": {"side": "orbit", "space": 1}, "end_triggered": True, "last_round": True}
    assert deal(state=state).state["shuttle_leaves"] is None


def test_shelters_make_room_and_ships_take_it() -> None:
    mars = {"4,-1": "shelter of 0", "3,-1": "shelter of 0"}
    table = deal(mars=mars, shelters_left=2, ships=[1, 2], hangar=3, others=[player()])
    me, other = table.player(0), table.player(1)
    assert (me["storage_limit"], me["beds"], me["depot"]) == (4, 8, 6)
    assert (other["storage_limit"], other["beds"], other["depot"]) == (2, 4, 3)


def test_private_goals_tell_their_owner_alone_how_far_they_are() -> None:
    game = deal(goals=[1, 8], blueprints=[1, 2], others=[player(goals=[4])]).game
    told = {looker: progress(game.view(looker)) for looker in (0, 1, None)}
    assert told[0] == [[{"have": 2, "need": 4}, {"have": 1, "need": 3}], 1]
    assert told[1] == [2, [{"have": 0, "need": 3}]]
    assert told[None] == [2, 1]


def progress(view: dict[str, Any]) -> list[object]:
    return [player["goals_standing"] for player in view["players"]]


def test_alone_each_need_of_the_goal_tells_how_much_there_is() -> None:
    table = alone(level=2, me={"op": 9})
    assert table.state["solo_goal"]["id"] == "first_colonists"
    needs = [[need["have"], need["need"]] for need in table.state["solo_goal"]["needs"]]
    assert needs[:4] == [[2, 3], [0, 1], [0, 1], [0, 1]]
    assert needs[4][1] == 1
    assert needs[4][0] == table.game.scores()[0]["total"] - table.him["points"]
    assert deal().state["solo_goal"] is None


def test_the_boards_tell_what_is_printed_on_them() -> None:
    printed = board()
    assert [action["slots"] for action in printed["actions"]] == [None, 3, None, 3, None, None, 3, 3, None, 0]
    assert printed["spaces"][3] == {"space": 4, "side": "orbit", "benefit": "colonist"}
    assert [action["price"] for action in printed["executives"]] == [4, 4, 3, 3, 3, 2, 2]
    assert [row["cost"] for row in printed["grid"]] == [{}, {"battery": 1}, {"battery": 1, "any": 1}]
    assert printed["columns"][5] == {"level": 6, "cost": {"oxygen": 1, "crystal": 1}, "points": 9}
    assert (printed["cells"][1]["level"], printed["cells"][1]["benefit"]) == (1, "crystal")


def test_the_goals_of_the_solo_game_are_told_need_by_need() -> None:
    goals = board()["solo"]["goals"]
    assert list(goals) == ["first_colonists", "next_generation", "hunky_dory", "martian_potato"]
    assert goals["next_generation"][-1] == {
        "en": "10 opportunity points more than Lacerda",
        "fr": "10 points d’opportunité de plus que Lacerda",
        "pt": "10 pontos de oportunidade a mais que Lacerda",
    }
    assert all(set(text) == set(LANGUAGES) for needs in goals.values() for text in needs)

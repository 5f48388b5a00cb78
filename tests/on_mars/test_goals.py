"""Private goals: when each is met, and the rewards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import deal

ROW = {"2,-3": "generator", "2,-4": "generator", "2,-5": "generator"}  # with 2,-2: a complex of four
PAIR = {"2,1": "water_extractor", "2,2": "water_extractor"}  # with 2,0: a complex of three
MARK = {"2,-2": "generator, blueprint 3 of 0"}

MET: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (1, {"blueprints": [1, 2, 3, 4]}, {"blueprints": [1, 2, 3]}),
    (
        2,
        {"mars": {**MARK, "2,0": "water_extractor, blueprint 5 of 0", "0,0": "mine, blueprint 1 of 0"}},
        {"mars": {**MARK, "2,0": "water_extractor, blueprint 5 of 0"}},
    ),
    (
        3,
        {"mars": {"0,2": "mine, miner of 0", "1,2": "mine, miner of 0", "0,0": "mine, blueprint 1 of 0"}},
        {"mars": {"0,2": "mine, miner of 0", "1,2": "mine, miner of 1", "0,0": "mine, blueprint 1 of 0"}},
    ),
    (4, {"discoveries": ["d_hire", "d_tech", "d_develop"]}, {"discoveries": ["d_hire", "d_tech"]}),
    (5, {"mars": {**ROW, **MARK}}, {"mars": {**MARK, "2,-3": "generator", "2,-4": "generator"}}),
    (
        6,
        {"storage": "4 plant", "mars": {"5,-3": "shelter of 0", "5,-4": "shelter of 0"}},
        {"storage": "4 mineral 3 plant", "mars": {"5,-3": "shelter of 0", "5,-4": "shelter of 0"}},
    ),
    (7, {"mars": {"5,-3": "shelter of 0", "5,-4": "shelter of 0"}}, {"mars": {"5,-3": "shelter of 0"}}),
    (8, {"state": {"level": 3}}, {"state": {"level": 2}}),
    (
        9,
        {"quarters": 7, "mars": {"5,-3": "shelter of 0", "5,-4": "shelter of 0"}},
        {"quarters": 6, "mars": {"5,-3": "shelter of 0", "5,-4": "shelter of 0"}},
    ),
    (
        10,
        {"lab": {"L1.top": "mine", "L1.bottom": "rover", "L2.top": "ship", "L2.mid": "shelter", "L6": "generator"}},
        {"lab": {"L1.top": "mine", "L1.bottom": "rover", "L2.top": "ship", "L2.mid": "shelter"}},
    ),
    (11, {"hangar": 3, "ships": [1, 2]}, {"hangar": 2, "ships_removed": 1, "ships": [1, 2]}),
    (12, {"research": ["A", "C"]}, {"research": ["A"]}),
    (
        13,
        {"scientists": ["geologist"], "contracts": [{"num": 7, "on": {"mineral": 4}}]},
        {"scientists": ["geologist", "biochemist"], "contracts": [{"num": 7, "on": {"mineral": 3}}]},
    ),
    (
        14,
        {"lab": {"L4.top": "mine", "L4.mid": "rover", "L4.bottom": "ship"}},
        {"lab": {"L4.top": "mine", "L4.mid": "rover", "L5.bottom": "ship"}},
    ),
    (15, {"progress": ["mine", "generator", "greenhouse"]}, {"progress": ["mine", "generator"]}),
    (
        16,
        {"mars": {**ROW, **MARK, **PAIR, "2,0": "water_extractor, blueprint 5 of 0"}},
        {"mars": {**ROW, **MARK, "2,-3": "generator, blueprint 4 of 0"}},
    ),
]


@pytest.mark.parametrize(("number", "met", "missed"), MET)
def test_each_goal_is_offered_when_it_is_met_and_only_then(
    number: int, met: dict[str, Any], missed: dict[str, Any]
) -> None:
    assert f"goal {number}" in deal(goals=[number], **met).offers()
    table = deal(goals=[number], **missed)
    assert f"goal {number}" not in table.offers()
    assert table.refuses(f"goal {number}").startswith("goal")


def test_the_common_reward_is_two_free_steps() -> None:
    table = deal(goals=[8], storage="", state={"level": 3})
    table.do("goal 8", "do 1", "develop shelter L3.top", "develop shelter L4.top")
    assert table.changes() == {"L2.mid": "", "L4.top": "shelter", "mineral": 1, "goals": "", "goal_done": "8"}


def test_only_one_goal_is_completed_and_other_cards_still_stand_for_crystals() -> None:
    table = deal(goals=[8, 12, 7], research=["A", "B"], crystals=0, state={"level": 3})
    table.choose("goal 8", "skip")
    assert "goal 12" not in table.offers()
    table.do("exec warehouse", "take water")
    assert table.changes()["goals"] == ""


def test_the_question_that_was_open_comes_back() -> None:
    table = deal(goals=[8], state={"level": 3})
    table.choose("main control-center", "bot 4,-2 N", "goal 8", "skip", "bot 4,-3 N")
    assert table.hex("4,-4") == "bot of 0"


@pytest.mark.parametrize(
    ("number", "given", "changes"),
    [
        (3, MET[2][1], {"mineral": 1}),
        (7, MET[6][1], {"quarters": 2}),
        (14, MET[13][1], {"pending": 3}),
    ],
)
def test_own_rewards_that_are_gains(number: int, given: dict[str, Any], changes: dict[str, int]) -> None:
    table = deal(goals=[number], **given)
    table.do(f"goal {number}", "do 2")
    assert table.changes() == {**changes, "goals": "", "goal_done": str(number)}


def test_goal_2_gives_three_resources_of_choice_but_no_minerals() -> None:
    table = deal(goals=[2], storage="", **MET[1][1])
    table.choose("goal 2", "do 2")
    assert table.offers() == ["gain battery", "gain water", "gain plant", "gain oxygen"]
    table.choose("gain water", "gain water", "gain plant")
    assert table.storage() == "2 water 1 plant"


def test_goal_12_hires_a_scientist_for_nothing() -> None:
    table = deal(goals=[12], storage="", research=["A", "C"])
    table.choose("goal 12", "do 2", "card biochemist")
    assert table.player()["scientists"] == [{"id": "biochemist", "at": None}]


def test_goal_11_travels_to_the_other_side_and_the_main_action_follows() -> None:
    table = deal(goals=[11], hangar=3, ships=[1, 2], state={"level": 3})
    table.choose("goal 11", "do 2", "space 1")
    assert "main resupply" in table.offers()

"""Private goals: when each is met, and the rewards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.on_mars.colony import KINDS, LSS, deal, player, saved

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
    assert "main control-center" in table.offers()


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
        (
            3,
            {**MET[2][1], "mars": {**MET[2][1]["mars"], "5,-3": "shelter of 0", "5,-4": "shelter of 0"}},
            {"mineral": 3},
        ),
        (5, {**MET[4][1], "quarters": 1}, {"quarters": 2}),
        (7, {**MET[6][1], "quarters": 5}, {"quarters": 2}),
        (14, MET[13][1], {"pending": 3}),
    ],
)
def test_own_rewards_that_are_gains(number: int, given: dict[str, Any], changes: dict[str, int]) -> None:
    table = deal(goals=[number], **given)
    table.do(f"goal {number}", "do 2")
    assert table.changes() == {**changes, "goals": "", "goal_done": str(number)}


# The need, one short of it and met


@pytest.mark.parametrize(("number", "met", "missed"), MET)
def test_the_table_says_how_far_one_has_come(number: int, met: dict[str, Any], missed: dict[str, Any]) -> None:
    wanted = {1: 4, 2: 3, 3: 3, 4: 3, 5: 4, 6: 4, 7: 3, 8: 3, 9: 7, 10: 5, 11: 3, 12: 2, 13: 2, 14: 3, 15: 3, 16: 2}
    table = deal(goals=[number], **missed)
    lack = table.game.lack(0, f"goal {number}")
    assert lack is not None
    assert (lack.what, lack.need, lack.have) == ("goal", wanted[number], wanted[number] - 1)


@pytest.mark.parametrize(("number", "met", "missed"), MET)
def test_every_goal_has_the_common_reward_too_and_may_be_shown_for_nothing(
    number: int, met: dict[str, Any], missed: dict[str, Any]
) -> None:
    given = {"lab": {"L1.top": "mine"}, **met}
    table = deal(goals=[number], **given)
    table.do(f"goal {number}")
    assert table.offers()[0] == "do 1"
    assert table.offers()[-1] == "skip"
    table.choose("skip")
    assert table.changes() == {"goals": "", "goal_done": str(number)}
    if number not in (10, 14):
        table = deal(goals=[number], **{**given, "storage": given.get("storage", "")})
        table.do(f"goal {number}", "do 1", "develop mine L2.top", "develop mine L3.top")
        lab = {"L1.top": "", "L3.top": "mine", "mineral": 1}
        assert table.changes() == {"goals": "", "goal_done": str(number), **lab}
        assert "main control-center" in table.offers()  # there is no third step


def test_with_the_common_reward_two_technologies_move_once_or_a_step_is_left_out() -> None:
    cells = {"L1.top": "mine", "L1.bottom": "greenhouse"}
    table = deal(goals=[8], lab=cells, state={"level": 3})
    table.choose("goal 8", "do 1", "develop mine L2.top", "develop greenhouse L2.bottom")
    assert table.player()["lab"] == {"L2.top": "mine", "L2.bottom": "greenhouse"}
    table = deal(goals=[8], lab=cells, state={"level": 3})
    table.choose("goal 8", "do 1", "develop mine L2.top", "done")
    assert table.player()["lab"] == {"L1.bottom": "greenhouse", "L2.top": "mine"}


# Own rewards


@pytest.mark.parametrize("number", [1, 16])
def test_goals_1_and_16_upgrade_two_buildings_without_minerals_or_technology(number: int) -> None:
    met = MET[number - 1][1]
    mars = {**met.get("mars", {}), "4,-2": "shelter of 0", "-1,1": "bot of 0", "-2,1": "greenhouse", "-1,2": "mine"}
    plans = {1: [2, 7, 9, 4], 16: [2, 7, 9]}[number]
    given: dict[str, Any] = {"mars": mars, "blueprints": plans, "lab": {"L4.top": "upgrade"}, "storage": ""}
    table = deal(goals=[number], **given)
    table.do(f"goal {number}", "do 2", "upgrade blueprint-7 -2,1", "upgrade blueprint-2 0,0")
    assert table.changes() == {
        "at -2,1": "greenhouse, blueprint 7 of 0",
        "at 0,0": "mine, blueprint 2 of 0",
        "goals": "",
        "goal_done": str(number),
    }
    assert "main control-center" in table.offers()


def test_of_the_free_upgrades_one_may_be_left() -> None:
    mars = {"4,-2": "shelter of 0", "-1,1": "bot of 0"}
    table = deal(goals=[1], mars=mars, blueprints=[2, 1, 9, 4], storage="")
    table.do("goal 1", "do 2", "upgrade blueprint-9 -2,2", "done")
    assert table.changes()["at -2,2"] == "oxygen_condenser, blueprint 9 of 0"
    assert "at 0,0" not in table.changes()


@pytest.mark.parametrize("number", [4, 8])
def test_goals_4_and_8_move_the_rover_five_steps_and_further_for_crystals(number: int) -> None:
    table = deal(goals=[number], crystals=1, **MET[number - 1][1])
    table.do(f"goal {number}", "do 2", *["rover S", "rover SE", "rover SE"], "rover NE", "rover NE")
    assert "rover NE" not in table.offers()
    assert "bot 4,-2 N" not in table.offers()
    table.choose("mp rover", "rover S")
    assert table.hex("4,0") == "rover of 0"
    assert table.player()["crystals"] == 0
    assert "main control-center" in table.offers()


@pytest.mark.parametrize("number", [4, 8])
def test_goals_4_and_8_may_use_the_rover_technology_of_anybody(number: int) -> None:
    rival = [player(lab={"L2.top": "rover"})]
    table = deal(goals=[number], crystals=0, others=rival, **MET[number - 1][1])
    table.choose(f"goal {number}", "do 2", "tech seat 1", *["rover S"] * 4, *["rover NE"] * 3)
    assert table.hex("3,1") == "rover of 0"
    assert table.state["aside"] == [[1, "rover"]]
    assert "main control-center" in table.offers()


@pytest.mark.parametrize("number", [6, 13])
def test_goals_6_and_13_take_a_contract_for_nothing(number: int) -> None:
    table = deal(
        goals=[number],
        crystals=0,
        state={"display": ["contract-4", "hydrologist", "contract-11"]},
        **MET[number - 1][1],
    )
    table.do(f"goal {number}", "do 2")
    assert table.offers() == ["card contract-4", "card contract-11"]
    table.choose("card contract-11")
    assert table.changes() == {"contract 11": "empty", "goals": "", "goal_done": str(number)}


def test_the_gap_is_filled_at_the_end_of_the_turn() -> None:
    state = {"display": ["contract-4", "hydrologist", "contract-11", "geologist", "rd_engineer", "biochemist"]}
    table = deal(goals=[6], crystals=0, state=state, **MET[5][1])
    table.choose("goal 6", "do 2", "card contract-11", "main control-center", "done", "end")
    assert table.offered("card") == [f"card contract-{number}" for number in (1, 2, 3, 5, 6, 7, 8, 9, 10, 12)]
    table.choose("card contract-8")
    assert table.state["display"][2] == "contract-8"


def test_goal_9_welcomes_a_ship_for_nothing_and_no_second_one() -> None:
    shelters = {f"5,-{row}": "shelter of 0" for row in (3, 4, 5)}
    table = deal(goals=[9], quarters=7, mars=shelters, storage="", state={"level": 2})
    table.do("goal 9", "do 2", "ship 1", "do 1")
    assert table.changes() == {"hangar": 1, "quarters": 2, "goals": "", "goal_done": "9"}
    assert table.player()["ships"] == [2, 3, 4, 5]
    assert "main control-center" in table.offers()


def test_goal_9_may_bring_a_bot_and_use_a_ship_technology() -> None:
    shelters = {f"5,-{row}": "shelter of 0" for row in (3, 4, 5)}
    given: dict[str, Any] = {"quarters": 7, "mars": shelters, "storage": "", "lab": {"L2.top": "ship"}}
    table = deal(goals=[9], **given)
    table.do("goal 9", "do 2", "ship 1", "tech seat 0", "do 2", "hex 5,-4")
    assert (table.changes()["quarters"], table.hex("5,-4")) == (3, "shelter of 0, bot of 0")


def test_goal_9_keeps_to_the_limit_of_ships() -> None:
    table = deal(goals=[9], hangar=1, ships=[1, 2, 3, 4], **MET[8][1])
    table.choose("goal 9")
    assert table.offers() == ["do 1", "skip"]
    assert table.why("do 2").startswith("ship-limit")


@pytest.mark.parametrize("number", [10, 15])
def test_goals_10_and_15_recall_two_colonists_from_actions_or_work(number: int) -> None:
    out = {"slots": {"construct": [0, 1], "research_dev": [0]}}
    given: dict[str, Any] = {"quarters": 1, "working": 2, "state": out, **MET[number - 1][1]}
    table = deal(goals=[number], **given)
    table.do(f"goal {number}", "do 2")
    assert table.offers() == ["recall construct", "recall research-dev", "recall working-area"]
    table.choose("recall research-dev")
    assert table.offers() == ["recall construct", "recall working-area", "done"]
    table.choose("recall working-area")
    assert table.changes() == {
        "quarters": 2,
        "working": -1,
        "on research_dev": "",
        "goals": "",
        "goal_done": str(number),
    }
    assert "main control-center" in table.offers()


@pytest.mark.parametrize("number", [10, 15])
def test_who_has_no_bed_or_nobody_out_cannot_recall(number: int) -> None:
    met = MET[number - 1][1]
    full = deal(goals=[number], quarters=4, working=2, **met)
    full.choose(f"goal {number}")
    assert full.why("do 2") == "no-bed"
    home = deal(goals=[number], quarters=3, **met)
    home.choose(f"goal {number}")
    assert home.why("do 2") == "nobody-out"
    last = deal(goals=[number], quarters=3, working=2, **met)
    last.choose(f"goal {number}", "do 2")
    assert (last.player()["quarters"], last.player()["working"]) == (4, 1)
    assert "main control-center" in last.offers()


@pytest.mark.parametrize(("number", "beds"), [(5, 4), (7, 8)])
def test_colonists_of_a_reward_need_beds(number: int, beds: int) -> None:
    met = MET[number - 1][1]
    one = deal(goals=[number], quarters=beds - 1, **met)
    one.choose(f"goal {number}", "do 2")
    assert one.player()["quarters"] == beds
    full = deal(goals=[number], quarters=beds, **met)
    full.choose(f"goal {number}")
    assert full.why("do 2") == "no-bed"


def test_goal_3_needs_room_for_a_mineral() -> None:
    table = deal(goals=[3], storage="2 mineral", **MET[2][1])
    table.choose("goal 3")
    assert table.offers() == ["do 1", "skip"]


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


def test_goal_12_offers_no_contract() -> None:
    table = deal(goals=[12], research=["A", "C"], state={"display": ["contract-4", "hydrologist", "geologist"]})
    table.choose("goal 12", "do 2")
    assert table.offers() == ["card hydrologist", "card geologist"]
    assert table.why("card contract-4").startswith("other-card")


def test_goal_11_to_the_colony_explores_first() -> None:
    table = deal(side="orbit", goals=[11], hangar=3, ships=[1, 2], state={"exploration": ["d_hire", "d_tech"]})
    table.choose("goal 11", "do 2", "tile d_tech", "hex 3,0", "space 5")
    assert table.hex("3,0") == "d_tech"
    assert "main control-center" in table.offers()


def test_a_goal_met_by_the_last_deed_of_the_turn_may_still_be_shown() -> None:
    table = deal(goals=[8], state={"level": 2, "lss": dict.fromkeys(LSS, 3)})
    table.choose("main control-center", "done", "end")
    assert table.state["level"] == 3
    assert table.offers() == ["end", "goal 8"]
    table.choose("goal 8", "skip")
    assert table.player()["goal_done"] == [8]


@pytest.mark.parametrize(("kind", "met"), [("mineral", False), *((kind, True) for kind in KINDS[1:])])
def test_goal_6_is_met_with_any_resource_but_minerals(kind: str, met: bool) -> None:
    table = deal(goals=[6], storage=f"4 {kind}", others=[player(storage="4 water")], mars=MET[5][1]["mars"])
    assert ("goal 6" in table.offers()) == met


@pytest.mark.parametrize(("number", "met", "missed"), [goal for goal in MET if goal[0] != 8])
def test_what_others_have_does_not_count(number: int, met: dict[str, Any], missed: dict[str, Any]) -> None:
    """The same table with the seats exchanged; only the colony's level is everybody's."""
    mars = {"4,-2": "shelter of 0", "-4,2": "shelter of 1", **met.get("mars", {})}
    exchanged = {hex: re.sub(r"of (\d)", lambda found: f"of {1 - int(found[1])}", there) for hex, there in mars.items()}
    theirs = player(**{name: value for name, value in met.items() if name not in ("mars", "state")})
    assert f"goal {number}" not in deal(goals=[number], mars=exchanged, others=[theirs]).offers()


def test_goal_13_counts_contracts_of_both_kinds_from_the_first_to_the_last() -> None:
    power = {"2,-2": "generator, blueprint 3 of 0", **{f"{q},-3": "generator" for q in (2, 3, 4)}}
    grid = deal(goals=[13], scientists=["geologist"], contracts=[1], mars=power)
    assert "goal 13" in grid.offers()
    power.pop("4,-3")
    assert "goal 13" not in deal(goals=[13], scientists=["geologist"], contracts=[1], mars=power).offers()
    last = {"num": 12, "on": {"mineral": 2, "crystal": 3}}
    assert "goal 13" in deal(goals=[13], scientists=["geologist"], contracts=[last]).offers()
    assert "goal 13" not in deal(goals=[13], contracts=[last]).offers()


def test_whoever_has_not_the_card_cannot_show_it() -> None:
    table = deal(goals=[7], state={"level": 3}, others=[player(goals=[8])])
    assert table.refuses("goal 8").startswith("goal-not-held")


@pytest.mark.parametrize(("number", "met", "missed"), MET)
def test_a_table_is_saved_while_a_reward_is_chosen(number: int, met: dict[str, Any], missed: dict[str, Any]) -> None:
    table = deal(goals=[number], **met)
    table.choose(f"goal {number}")
    assert saved(table).offers() == table.offers()
    assert "skip" in table.offers()


def test_a_goal_that_was_shown_cannot_be_taken_back() -> None:
    table = deal(goals=[8], state={"level": 3})
    table.choose("main control-center", "bot 4,-2 S")
    assert table.game.undoable(0) == 2
    table.choose("goal 8")
    assert table.game.undoable(0) == 0


def test_the_second_players_technologies_count_for_their_goal() -> None:
    five = {"L1.top": "mine", "L1.bottom": "rover", "L2.top": "ship", "L2.mid": "shelter", "L6": "generator"}
    state = {"active": 1, "order": [1, 0]}
    assert "goal 10" in deal(others=[player(goals=[10], lab=five)], state=state).offers()
    four = {cell: tech for cell, tech in five.items() if cell != "L6"}
    assert "goal 10" not in deal(others=[player(goals=[10], lab=four)], lab=five, state=state).offers()

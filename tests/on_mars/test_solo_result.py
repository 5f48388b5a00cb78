"""The end of a game alone: Lacerda's score, and whether the chosen goal was met."""

from __future__ import annotations

from typing import Any

import pytest

from areo.on_mars.geometry import HEXES, id_of
from tests.on_mars.solo import BARE, Alone, alone

CUBES = ["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser"]


def ended(mars: Any = None, **state: Any) -> Alone:
    """The last turn of the last round is over."""
    me = {"space": 5, "goals": [], **state.pop("me", {})}
    table = alone(mars, active=0, order=[0], last_round=True, end_triggered=True, main_done=True, me=me, **state)
    table.choose("end")
    assert table.over
    return table


# His score


def his_score(mars: Any = None, **state: Any) -> dict[str, Any]:
    rivals: list[Any] = ended(mars, **state).game.rivals()
    return dict(rivals[0])


def test_each_part_of_his_score() -> None:
    mars = {
        "0,0": {"building": "mine", "advanced": "lacerda", "blueprint": 1},
        "2,0": {"building": "generator", "advanced": 0, "blueprint": 3},
        "2,1": {"building": "generator", "advanced": "lacerda", "blueprint": 15},
        "4,-2": {"building": "shelter", "owner": 0},
        "-4,2": {"building": "shelter", "owner": "lacerda"},
        "-4,3": {"building": "shelter", "owner": "lacerda"},
    }
    him = {
        "op": 17,
        "progress": ["mine", "generator", "greenhouse"],
        "hangar": 2,
        "ships": [3, 4, 5],
        "lab": {"L1.top": "mine", "L4.top": "shelter", "L4.mid": "ship", "L6": "rover"},
        "blueprints": [{"num": 7}, {"num": 20}],
        "scientists": [{"id": "geologist"}, {"id": "systems_engineer"}],
        "contracts": [{"num": 2}, {"num": 9}, {"num": 12}],
    }
    score = his_score(mars, him=him)
    parts = {
        "track": 17,
        "progress": 4,
        "ships": 6,
        "quarters": 6,  # six beds, all of them full
        "tech": 1 + 4 + 4 + 9,
        "blueprints": 3 + 5 - 3 - 5,
        "scientists": 3 * 2 + 3 * 1,
        "contracts": 12 + 9 + 9,
    }
    assert {name: score[name] for name in parts} == parts
    assert score["total"] == sum(parts.values())
    assert score["name"] == "Lacerda"


@pytest.mark.parametrize(("shelters", "points"), [(1, 3), (2, 6), (3, 10), (4, 15), (5, 21)])
def test_his_quarters_score_every_bed_that_his_shelters_uncover(shelters: int, points: int) -> None:
    mars = {"0,0": {"building": "mine"}, "4,-2": {"building": "shelter", "owner": 0}}
    mars |= {f"-4,{r}": {"building": "shelter", "owner": "lacerda"} for r in range(shelters)}
    assert his_score(mars)["quarters"] == points
    assert his_score(mars, options={"lacerda_quarters": 21})["quarters"] == 21


def test_his_contracts_count_as_done_at_the_end_and_for_no_mission() -> None:
    missions = {"A": {"id": "m_contract", "left": 2}, "B": None, "C": None}
    table = ended(missions=missions, him={"contracts": [{"num": 1}, {"num": 8}]})
    assert table.game.rivals()[0]["contracts"] == 21
    assert table.state["missions"] == missions


# The goals. Each item is met in WON, and one of them is taken away in turn.

GREENHOUSES = ["2,1", "2,2", "1,2", "0,3", "1,3"]
SHELTERS = ["4,-2", "4,-1", "5,-2", "5,-1", "4,0"]


def mars_of(won: dict[str, Any]) -> dict[str, Any]:
    mars: dict[str, Any] = {"-4,2": {"building": "shelter", "owner": "lacerda"}}
    for hex in SHELTERS[: won["shelters"]]:
        mars[hex] = {"building": "shelter", "owner": 0}
    for at, hex in enumerate(GREENHOUSES[: won["complex"]]):
        mars[hex] = {"building": "greenhouse"}
        if at < won["advanced"]:
            mars[hex] |= {"advanced": 0, "blueprint": (7, 8, 19)[at]}
    for at, hex in enumerate(["0,0", "0,-3", "-3,0"]):
        mars[hex] = {"building": "mine"}
        if at < won["mines"]:
            mars[hex]["miner"] = 0
    if won["mines"] == 3:
        mars["0,0"] = {"building": "mine", "advanced": 0, "blueprint": 1}
    if not won["upgrade"]:
        mars = {hex: what for hex, what in mars.items() if hex not in GREENHOUSES[3:]}
    return mars


ALL: dict[str, Any] = {
    "level": 4,
    "shelters": 5,
    "complex": 5,
    "advanced": 3,
    "mines": 3,
    "upgrade": True,
    "delivery": True,
    "goal": True,
    "research": 2,
    "top": "greenhouse",
    "plants": 5,
    "scientist": "biochemist",
    "side": "orbit",
}


def mine(won: dict[str, Any]) -> dict[str, Any]:
    """What I have besides what is on Mars."""
    contracts = [{"num": 3}, {"num": 11, "on": {"plant": 3, "mineral": 2 if won["delivery"] else 1}}]
    return {
        "space": 4 if won["side"] == "orbit" else 5,
        "op": 100,
        "contracts": contracts,
        "goal_done": [8] if won["goal"] else [],
        "research": ["A", "B", "C"][: won["research"]],
        "lab": {"L6" if won["top"] else "L5.top": won["top"] or "greenhouse"},
        "storage": {"plant": won["plants"], "mineral": 0},
        "scientists": [{"id": won["scientist"]}],
    }


def play(chosen: str, **less: Any) -> bool:
    """Whether the goal is met with everything as in ALL, but for what is said."""
    won = {**ALL, **less}
    me = mine(won)
    options = {"solo_goal": chosen}
    table = ended(mars_of(won), options=options, level=won["level"], me=me, him={"op": 0})
    ahead = int(str(table.game.scores()[0]["total"])) - int(str(table.game.rivals()[0]["total"]))
    table = ended(mars_of(won), options=options, level=won["level"], me=me, him={"op": ahead - won["margin"]})
    assert table.game.won is not None
    return table.game.won[0]


MARGINS = {"first_colonists": 1, "next_generation": 10, "hunky_dory": 20, "martian_potato": 30}


@pytest.mark.parametrize("goal", MARGINS)
def test_each_goal_is_won_with_all_its_items_and_just_its_margin(goal: str) -> None:
    assert play(goal, margin=MARGINS[goal])
    assert not play(goal, margin=MARGINS[goal] - 1)


@pytest.mark.parametrize(
    ("goal", "less"),
    [
        ("first_colonists", {"level": 2}),
        ("first_colonists", {"upgrade": False, "delivery": False}),
        ("first_colonists", {"goal": False}),
        ("first_colonists", {"top": ""}),
        ("next_generation", {"level": 2}),
        ("next_generation", {"upgrade": False}),
        ("next_generation", {"delivery": False}),
        ("next_generation", {"goal": False}),
        ("next_generation", {"research": 1}),
        ("next_generation", {"shelters": 3}),
        ("hunky_dory", {"level": 3}),
        ("hunky_dory", {"upgrade": False}),
        ("hunky_dory", {"delivery": False}),
        ("hunky_dory", {"goal": False}),
        ("hunky_dory", {"mines": 2}),
        ("martian_potato", {"level": 2}),
        ("martian_potato", {"upgrade": False}),
        ("martian_potato", {"delivery": False}),
        ("martian_potato", {"scientist": "geologist"}),
        ("martian_potato", {"advanced": 2}),
        ("martian_potato", {"complex": 4}),
        ("martian_potato", {"plants": 4}),
        ("martian_potato", {"research": 1}),
        ("martian_potato", {"top": "mine"}),
        ("martian_potato", {"side": "colony"}),
    ],
)
def test_an_item_that_is_missing_loses_the_game(goal: str, less: dict[str, Any]) -> None:
    """The margin is just enough in any case, so that the item alone decides."""
    assert not play(goal, margin=MARGINS[goal], **less)


@pytest.mark.parametrize(
    ("goal", "less"),
    [
        ("first_colonists", {"upgrade": False}),
        ("first_colonists", {"delivery": False, "level": 3}),
        ("first_colonists", {"research": 0, "shelters": 1, "mines": 0, "side": "colony"}),
        ("next_generation", {"level": 3, "top": "", "shelters": 4, "mines": 0, "side": "colony"}),
        ("hunky_dory", {"research": 0, "shelters": 1, "top": "", "side": "colony"}),
        ("martian_potato", {"level": 3, "goal": False, "mines": 0}),
    ],
)
def test_what_a_goal_does_not_ask_for_does_not_matter(goal: str, less: dict[str, Any]) -> None:
    plants = min(5, less.get("shelters", 5) + 1)
    assert play(goal, margin=MARGINS[goal], plants=plants, **less)


@pytest.mark.parametrize("goal", MARGINS)
def test_a_goal_is_looked_at_only_at_the_end(goal: str) -> None:
    table = alone(mars_of(ALL), options={"solo_goal": goal}, level=4, active=0, order=[0], main_done=True, me=mine(ALL))
    table.choose("end")
    assert not table.over


def test_without_a_choice_the_first_goal_is_played() -> None:
    table = alone()
    book = table.game.rulebook
    assert book.solo_goal({}).id == "first_colonists"  # type: ignore[attr-defined]


def test_every_place_of_the_test_is_on_mars() -> None:
    assert {*GREENHOUSES, *SHELTERS} <= {id_of(hex) for hex in HEXES}


@pytest.mark.parametrize(("number", "upgrade"), [(1, True), (6, True), (7, False), (12, False)])
def test_the_first_six_contracts_are_upgrade_contracts_and_the_others_deliveries(number: int, upgrade: bool) -> None:
    building = "generator" if number == 1 else "mine"
    mars: dict[str, Any] = {**BARE, **{hex: {"building": building} for hex in ("2,-2", "2,-3", "2,-4", "2,-5")}}
    mars["2,-2"] = {"building": building, "advanced": 0, "blueprint": 3 if number == 1 else 1}
    on = {7: {"mineral": 4}, 12: {"crystal": 3, "mineral": 2}}.get(number, {})
    me = {"contracts": [{"num": number, "on": on}], "goals": []}
    table = alone(mars, options={"solo_goal": "next_generation"}, me=me)
    needs = [need["have"] for need in table.state["solo_goal"]["needs"]]
    assert needs[1:3] == ([1, 0] if upgrade else [0, 1])


def test_the_largest_complex_counts_not_a_smaller_one_elsewhere() -> None:
    won = {**ALL, "margin": 30}
    mars = {**mars_of(won), "-3,-2": {"building": "greenhouse"}}
    table = alone(mars, options={"solo_goal": "martian_potato"}, me=mine(won))
    fives = [need["have"] for need in table.state["solo_goal"]["needs"] if need["need"] == 5]
    assert fives == [5, 5]  # the complex, and the plants

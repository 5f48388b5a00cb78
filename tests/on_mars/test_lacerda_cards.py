"""Lacerda's twelve cards: the mission, the action on either side, and whether he travels."""

from __future__ import annotations

import pytest

from tests.on_mars.solo import BARE, COLONY, ORBIT, alone, his_turn, lab, over_seeds, plans

# By number: the letter of the mission, the action, and whether he travels with the shuttle.
CARDS = {
    1: ("A", 1, True),
    2: ("A", 2, True),
    3: ("A", 2, False),
    4: ("A", 3, True),
    5: ("B", 1, True),
    6: ("B", 1, True),
    7: ("B", 2, True),
    8: ("B", 3, False),
    9: ("C", 1, True),
    10: ("C", 1, False),
    11: ("C", 2, True),
    12: ("C", 3, True),
}
# Missions that none of his actions below contributes to.
MISSIONS = {
    "A": {"id": "m_contract", "left": 2},
    "B": {"id": "m_bots", "left": 3},
    "C": {"id": "m_research", "left": 5},
}
WORTH = {"A": 1, "B": 2, "C": 2}  # crystals


@pytest.mark.parametrize("card", CARDS)
def test_in_orbit_a_card_says_blueprint_technology_or_research(card: int) -> None:
    table = alone(him={"space": ORBIT, "deck": [card]})
    action = CARDS[card][1]
    assert len(table.him["blueprints"]) == (action == 1)
    assert table.slots("obtain_blueprint") == ["lacerda"] * (action == 1)
    assert ("L1.top" in table.him["lab"]) == (action == 2)
    assert table.slots("research_dev") == ["lacerda"] * (action == 3)
    assert (table.him["last_card"], table.him["discard"]) == (card, [card])
    assert sorted([card, *table.him["deck"]]) == list(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_in_the_colony_a_card_says_construct_upgrade_or_hire(card: int) -> None:
    table = alone(him={"space": COLONY, "deck": [card], **plans(1)})
    action = CARDS[card][1]
    assert table.slots("construct") == ["lacerda"] * (action == 1)
    assert len(table.hexes(building="mine", miner="lacerda")) == (action == 1)
    assert table.slots("upgrade") == ["lacerda"] * (action == 2)
    assert table.hexes(advanced="lacerda") == ["0,0"] * (action == 2)
    assert table.slots("hire_or_contract") == ["lacerda"] * (action == 3)
    assert len(table.him["scientists"]) == (action == 3)


@pytest.mark.parametrize("card", CARDS)
def test_from_the_second_pass_on_a_card_moves_the_tracker_of_its_mission(card: int) -> None:
    table = alone(him={"deck": [card], "pass": 2}, missions=MISSIONS)
    letter = CARDS[card][0]
    for other, mission in MISSIONS.items():
        assert table.state["missions"][other]["left"] == int(str(mission["left"])) - (other == letter)
    assert [event["figures"][1] for event in table.told("contributes")] == [WORTH[letter]]


@pytest.mark.parametrize("card", CARDS)
def test_in_the_first_pass_no_tracker_moves(card: int) -> None:
    table = alone(him={"deck": [card]}, missions=MISSIONS)
    assert table.state["missions"] == MISSIONS


def test_a_mission_that_is_done_stays_done_and_gives_nothing() -> None:
    table = alone(him={"space": COLONY, "deck": [4], "pass": 3}, missions={**MISSIONS, "A": None})
    assert table.state["missions"] == {**MISSIONS, "A": None}
    assert table.him["pending"] == 0


def test_his_card_can_complete_a_mission() -> None:
    missions = {**MISSIONS, "A": {"id": "m_contract", "left": 1}}
    table = alone(him={"space": COLONY, "deck": [4], "pass": 2}, missions=missions)
    assert table.state["missions"]["A"] is None
    assert table.state["remaining_missions"] == 2
    assert table.him["pending"] == 1


def test_an_empty_deck_is_shuffled_and_the_second_pass_begins_with_that_card() -> None:
    table = alone(him={"space": COLONY, "deck": [], "discard": list(CARDS)}, missions=MISSIONS)
    assert table.him["pass"] == 2
    assert sorted([*table.him["deck"], *table.him["discard"]]) == list(CARDS)
    assert table.him["discard"] == [table.him["last_card"]]
    letter = CARDS[table.him["last_card"]][0]
    assert table.state["missions"][letter]["left"] == int(str(MISSIONS[letter]["left"])) - 1


def test_the_deck_is_shuffled_not_turned_over() -> None:
    seen = over_seeds(lambda seed: alone(seed=seed, him={"deck": [], "discard": list(CARDS)}).him["last_card"])
    assert len(seen) > 8


@pytest.mark.parametrize("side", [ORBIT, COLONY])
@pytest.mark.parametrize("card", CARDS)
def test_he_travels_with_the_shuttle_unless_his_card_shows_a_cross(card: int, side: int) -> None:
    shuttle = {"side": "orbit" if side == ORBIT else "colony", "space": 1}
    table = alone(
        BARE,
        phase="shuttle",
        active=0,
        him={"space": side, "deck": [1], "last_card": card},
        me={"space": 5 if side == ORBIT else 1},
        shuttle=shuttle,
    )
    travelled = table.him["space"] in ((5, 6, 7, 8) if side == ORBIT else (1, 2, 3, 4))
    assert travelled == CARDS[card][2]
    assert travelled or table.him["space"] == side


@pytest.mark.parametrize("action", [1, 2, 3])
def test_in_orbit_his_rover_stays_where_it_is_when_his_action_is_possible(action: int) -> None:
    mars = {**BARE, "0,1": {"tile": "d_crystals"}}
    him = lab(L1_bottom="mine") if action == 3 else {}
    table = his_turn(action, mars, him=him)
    assert table.went() == []
    assert table.mars["0,1"]["tile"] == "d_crystals"

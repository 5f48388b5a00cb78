"""Outbreak: an infection card at the beginning of each turn from the second round on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, player
from tests.on_mars.outbreak import block, infected, outbreak

AT_HOME = "living_quarters_active_player"
AT_WORK = "working_area_active_player"
SLOTS = {
    "obtain_blueprint_slots": "obtain_blueprint",
    "research_dev_slots": "research_dev",
    "construct_slots": "construct",
    "upgrade_slots": "upgrade",
    "hire_slots": "hire_or_contract",
}


def struck(table: Colony) -> list[dict[str, int]]:
    """Pass my turn; then who is infected, seat by seat, when the other's turn has begun."""
    table.pass_turn()
    return [infected(table, seat) for seat in range(table.game.seats)]


def test_in_the_first_round_nobody_is_infected() -> None:
    table = outbreak([AT_HOME], state={"round": 1})
    assert struck(table) == [{}, {}]
    assert block(table)["discard"] == []


def test_from_the_second_round_on_each_turn_begins_with_a_card() -> None:
    table = outbreak([AT_HOME, AT_HOME], state={"round": 2})
    assert struck(table) == [{}, {"quarters": 1}]
    assert block(table)["discard"] == [AT_HOME]
    assert len(block(table)["deck"]) == 17


def test_it_comes_before_pending_crystals_move_to_the_depot() -> None:
    table = outbreak(
        ["any_mine"], mars={"0,0": "mine, miner of 0", "0,2": "mine, miner of 1"}, others=[player(pending=2)]
    )
    table.pass_turn()
    assert table.asked == [1]
    assert table.player(1)["pending"] == 2
    table.choose("hex 0,0")
    assert table.player(1)["pending"] == 0


def test_the_card_strikes_whoever_has_the_turn_at_home() -> None:
    assert struck(outbreak([AT_HOME])) == [{}, {"quarters": 1}]


def test_the_card_strikes_whoever_has_the_turn_at_work() -> None:
    assert struck(outbreak([AT_WORK], working=1, others=[player(working=2)])) == [{}, {"working": 1}]


@pytest.mark.parametrize(("card", "action"), SLOTS.items())
def test_on_slots_anybodys_colonist_may_be_struck(card: str, action: str) -> None:
    table = outbreak([card], state={"slots": {action: [0, 1]}})
    table.pass_turn()
    assert table.asked == [1]
    assert table.offers() == ["seat 0", "seat 1"]
    table.choose("seat 0")
    assert [infected(table, seat) for seat in (0, 1)] == [{action: 1}, {}]


@pytest.mark.parametrize(("card", "action"), SLOTS.items())
def test_where_only_one_player_has_colonists_nobody_is_asked(card: str, action: str) -> None:
    assert struck(outbreak([card], state={"slots": {action: [0]}})) == [{action: 1}, {}]


def test_of_all_miners_whoever_has_the_turn_chooses() -> None:
    mines = {"0,0": "mine, miner of 0", "0,2": "mine, miner of 1", "-1,-2": "mine"}
    table = outbreak(["any_mine"], mars=mines)
    table.pass_turn()
    assert table.asked == [1]
    assert sorted(table.offers()) == ["hex 0,0", "hex 0,2"]
    assert table.refuses("hex -1,-2") == "nobody-healthy-there"
    assert table.refuses("seat 1") == "a-miner"
    table.choose("hex 0,0")
    assert infected(table) == {"0,0": 1}


def test_a_miner_who_is_vaccinated_or_infected_is_not_struck_again() -> None:
    mines = {"0,0": "mine, miner of 0", "0,2": "mine, miner of 1", "-1,-2": "mine, miner of 0"}
    table = outbreak(["any_mine"], mars=mines, vaccinated={"mines": ["0,0"]}, infected={"mines": ["-1,-2"]})
    assert struck(table) == [{"-1,-2": 1}, {"0,2": 1}]


@pytest.mark.parametrize("card", [AT_WORK, "construct_slots", "hire_slots", "any_mine"])
def test_where_nobody_is_one_in_any_living_quarters_is_struck(card: str) -> None:
    table = outbreak([card])
    table.pass_turn()
    assert table.asked == [1]
    assert table.offers() == ["seat 0", "seat 1"]
    table.choose("seat 0")
    assert infected(table) == {"quarters": 1}


def test_where_all_are_vaccinated_or_infected_one_in_living_quarters_is_struck() -> None:
    table = outbreak(
        ["construct_slots"],
        state={"slots": {"construct": [0, 1]}},
        quarters=0,
        vaccinated={"slots": {"construct": 1}},
        others=[player(vaccinated={"slots": {"construct": 1}})],
    )
    assert struck(table) == [{}, {"quarters": 1}]


def test_where_nobody_can_be_struck_nothing_happens() -> None:
    all_safe: dict[str, Any] = {"quarters": 3, "vaccinated": {"quarters": 3}}
    table = outbreak([AT_HOME], **all_safe, others=[player(**all_safe)])
    assert struck(table) == [{}, {}]
    assert "There is nobody whom the infection could strike." in " ".join(table.log())


def test_a_vaccinated_colonist_is_spared_and_a_healthy_one_beside_him_struck() -> None:
    table = outbreak([AT_HOME], others=[player(quarters=3, vaccinated={"quarters": 2})])
    assert struck(table) == [{}, {"quarters": 1}]
    assert table.player(1)["vaccinated"]["quarters"] == 2


def test_no_colonist_infects_nobody_and_lies_open() -> None:
    table = outbreak(["no_colonist"])
    assert struck(table) == [{}, {}]
    assert block(table)["discard"] == ["no_colonist"]
    assert block(table)["left"]["no_colonist"] == 2


def test_the_second_visible_no_colonist_shuffles_all_cards() -> None:
    table = outbreak(["no_colonist"], block={"discard": ["any_mine", "no_colonist", AT_HOME]})
    table.pass_turn()
    assert block(table)["discard"] == []
    assert len(block(table)["deck"]) == 18
    assert block(table)["left"]["no_colonist"] == 3


def test_other_cards_between_them_do_not_matter() -> None:
    table = outbreak([AT_HOME], block={"discard": ["no_colonist"]})
    table.pass_turn()
    assert block(table)["discard"] == ["no_colonist", AT_HOME]


def test_what_was_revealed_cannot_be_taken_back() -> None:
    table = outbreak([AT_HOME])
    table.choose("main control-center", "done")
    table.choose("end")
    with pytest.raises(ValueError, match="nothing it may take back"):
        table.undo(0)

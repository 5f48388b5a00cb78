"""Outbreak: positions out and in, what each seat sees, and positions that are refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from areo.kernel.errors import BadPosition
from tests.on_mars.colony import player, saved
from tests.on_mars.outbreak import block, infected, new, outbreak

AT_HOME = "living_quarters_active_player"


def test_a_table_comes_back_as_it_was() -> None:
    table = outbreak(
        ["any_mine"],
        missions=["o_antivirals", "o_program"],
        working=2,
        mars={"0,0": "mine, miner of 0", "0,2": "mine, miner of 1"},
        infected={"quarters": 1, "working": 1, "slots": {"construct": 1}, "mines": ["0,0"]},
        vaccinated={"quarters": 1, "working": 1},
        state={"slots": {"construct": [0]}, "time": 7},
        block={"discard": [AT_HOME, "no_colonist"], "laid": {"plant": 2, "water": 1}, "treated": True},
    )
    again = saved(table)
    assert again.game.position() == table.game.position()
    assert again.state["time"] == 7
    assert block(again)["laid"] == {"plant": 2, "water": 1}
    assert block(again)["discard"] == [AT_HOME, "no_colonist"]
    assert infected(again) == {"quarters": 1, "working": 1, "construct": 1, "0,0": 1}


def test_the_microbiologist_stays_beside_a_display_that_is_told_without_him() -> None:
    six = ["geologist", "contract-9", "hydrologist", "biochemist", "geochemist", "systems_engineer"]
    assert outbreak(state={"display": six}).state["display"] == [*six, "microbiologist"]
    hired = outbreak(state={"display": six}, scientists=["microbiologist"])
    assert hired.state["display"] == [*six, None]
    assert outbreak(state={"display": [*six, None]}).state["display"] == [*six, None]


@pytest.mark.parametrize("key", ["seat 0", "seat 1"])
def test_in_the_middle_of_an_infection_too(key: str) -> None:
    table = outbreak(["construct_slots"], state={"slots": {"construct": [0, 1]}})
    table.pass_turn()
    again = saved(table)
    assert again.offers() == ["seat 0", "seat 1"]
    table.choose(key)
    again.choose(key)
    assert again.game.position() == table.game.position()


@pytest.mark.parametrize("key", ["cure", "vaccinate", "microbiologist cure", "microbiologist vaccinate"])
def test_in_the_middle_of_a_treatment_too(key: str) -> None:
    table = outbreak(
        storage="2 mineral 2 plant 2 water 2 oxygen",
        mars={"-5,3": "greenhouse, blueprint 8 of 1"},
        scientists=[{"id": "microbiologist", "at": 8}],
        quarters=2,
        working=2,
        infected={"quarters": 1, "working": 1},
    )
    table.choose(key)
    while not table.asked or table.decision().kind != "menu":
        again = saved(table)
        assert again.offers() == table.offers()
        choice = table.offers()[-1]
        table.choose(choice)
        again.choose(choice)
        assert again.game.position() == table.game.position()


def test_all_see_the_same_but_nobody_sees_the_order_of_the_deck() -> None:
    table = outbreak(["no_colonist"], block={"discard": ["any_mine"]})
    views: list[Any] = [table.game.view(seat) for seat in (0, 1, None)]
    for view in views:
        told = view["infection"]
        assert told["deck"] == 17
        assert told["left"]["any_mine"] == 1
        assert told["left"][AT_HOME] == 4
        assert told["discard"] == ["any_mine"]
        assert [card["id"] for card in told["missions"]] == ["o_domes", "o_genebank"]
        assert (told["infected"], told["active"], told["limit"], told["tokens"]) == (0, 6, 6, 12)
        assert (view["time"], view["outcome"]) == (14, "undecided")


def test_a_new_deal_shuffles_the_deck_and_nothing_else_of_it() -> None:
    table = outbreak([AT_HOME], block={"discard": ["any_mine"]})
    decks = set()
    for seed in range(5):
        guess: Any = table.game.determinize(0, Random(seed)).position()
        decks.add(tuple(guess["state"]["infection"]["deck"]))
        assert sorted(guess["state"]["infection"]["deck"]) == sorted(block(table)["deck"])
        assert guess["state"]["infection"]["discard"] == ["any_mine"]
    assert len(decks) > 1


def test_infection_cards_that_are_named_nowhere_follow_those_of_the_deck() -> None:
    told = block(outbreak(block={"deck": ["any_mine", "no_colonist"], "discard": ["hire_slots"]}))
    assert (told["deck"][:2], len(told["deck"]), told["discard"]) == (["any_mine", "no_colonist"], 17, ["hire_slots"])


def test_the_first_infection_cards_are_no_open_option() -> None:
    assert "infection_deck" in new().game.rulebook.set_up_secrets


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"infected": {"quarters": 4}}, "quarters: more are infected or vaccinated than the 3 there"),
        ({"infected": {"quarters": 2}, "vaccinated": {"quarters": 2}}, "quarters: more are infected"),
        ({"infected": {"working": 1}}, "working: more are infected"),
        ({"vaccinated": {"slots": {"construct": 1}}}, "slots.construct: more are infected"),
        ({"infected": {"mines": ["0,0"]}}, "where there is no miner"),
        ({"infected": {"mines": ["9,9"]}}, "there is no hex"),
        ({"infected": {"beds": 1}}, "beds"),
        ({"infected": {"quarters": -1}}, "quarters"),
        (
            {"mars": {"0,0": "mine, miner of 0"}, "infected": {"mines": ["0,0"]}, "vaccinated": {"mines": ["0,0"]}},
            "and vac",
        ),
        ({"block": {"discard": ["hire_slots", "hire_slots"]}}, "must be all infection cards"),
        ({"block": {"discard": ["no_colonist", "no_colonist"]}}, "the deck is shuffled"),
        ({"block": {"deck": ["any_mine"] * 3}}, "must be all infection cards"),
        ({"block": {"deck": ["supply"]}}, "there is no"),
        ({"block": {"cards": []}}, "cards"),
        ({"missions": ["o_domes"]}, "2 mission cards are expected"),
        ({"missions": ["o_domes", "o_domes"]}, "there twice"),
        ({"missions": ["o_domes", "m_bots"]}, "there is no"),
        ({"block": {"laid": {"plant": 1}}}, "at most 0 of each"),
        ({"missions": ["o_antivirals", "o_domes"], "block": {"laid": {"plant": 5}}}, "at most 4 of each"),
        ({"state": {"missions": {"A": {"id": "m_bots", "left": 2}}}}, "not in play"),
        ({"state": {"outcome": "won"}}, "nobody has won or lost before the end"),
        ({"state": {"outcome": "draw"}}, "there is no"),
        ({"state": {"time": -1}}, "time"),
        ({"state": {"time": 0}}, "state.time: at 0 the game is over"),
        (
            {"scientists": [{"id": "microbiologist", "at": 1}], "mars": {"0,0": "mine, blueprint 1 of 0"}},
            "microbiologist",
        ),
    ],
)
def test_positions_that_cannot_be_are_refused(given: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadPosition, match=fault):
        outbreak(**given)


def test_more_vaccinated_than_vaccines_are_refused() -> None:
    safe: dict[str, Any] = {"quarters": 4, "working": 6, "vaccinated": {"quarters": 4, "working": 6}}
    with pytest.raises(BadPosition, match="only 12 colonists can be vaccinated"):
        outbreak(**safe, others=[player(**safe)])


def test_a_finished_game_comes_back() -> None:
    table = outbreak(
        ["no_colonist"], quarters=3, infected={"quarters": 3}, others=[player(quarters=1, infected={"quarters": 1})]
    )
    table.pass_turn()
    again = saved(table)
    assert (again.over, again.state["outcome"], again.game.won) == (True, "lost", [False, False])

"""What clients draw the boards by is what the rules play by."""

from __future__ import annotations

from typing import Any

import pytest

from areo.kernel.words import LANGUAGES
from areo.on_mars.game_type import GAME
from tests.on_mars.colony import deal
from tests.texts import faults_of_french

BOARD: Any = GAME.board({})


def test_every_hex_is_there_with_its_name() -> None:
    names = {hex["id"]: hex["name"] for hex in BOARD["hexes"]}
    assert len(names) == len(set(names.values())) == 91
    assert names["0,0"] == "G5"
    assert {hex["research"] for hex in BOARD["hexes"] if "research" in hex} == set("ABCD")


def test_an_executive_action_costs_what_the_board_says() -> None:
    decision = deal(crystals=5, ships=[]).decision()
    prices = {key: decision.price(index) for index, key in enumerate(decision.keys)}
    printed = {f"exec {action['id']}": {"resource crystal": action["price"]} for action in BOARD["executives"]}
    offered = printed.keys() & prices.keys()
    assert {"exec mineral", "exec bots"} <= offered
    assert {key: prices[key] for key in offered} == {key: printed[key] for key in offered}


@pytest.mark.parametrize("type", ["generator", "shelter"])
def test_a_building_costs_and_gives_what_the_board_says(type: str) -> None:
    printed = next(building for building in BOARD["buildings"] if building["id"] == type)
    assert (
        printed
        == {
            "generator": {"id": "generator", "gives": "battery", "cost": {"mineral": 1}},
            "shelter": {"id": "shelter", "gives": "crystal", "cost": {"oxygen": 1}},
        }[type]
    )


def test_the_laboratory_leads_from_column_to_column() -> None:
    cells = {cell["id"]: cell for cell in BOARD["cells"]}
    assert [column["points"] for column in BOARD["columns"]] == [1, 2, 3, 4, 5, 9]
    for cell in cells.values():
        assert all(cells[to]["level"] == cell["level"] + 1 for to in cell["to"])


def test_the_goals_of_the_solo_game_are_told_in_every_language() -> None:
    for needs in BOARD["solo"]["goals"].values():
        for texts in needs:
            assert set(texts) == set(LANGUAGES)
            assert all(texts.values())
            assert not faults_of_french(texts["fr"])


def test_hiring_has_as_many_slots_as_players() -> None:
    slots = {action["id"]: action["slots"] for action in BOARD["actions"]}
    assert slots["hire-or-contract"] == 0
    assert slots["construct"] == 3
    assert slots["control-center"] is None


def test_the_view_tells_how_many_steps_are_left() -> None:
    table = deal(mars={"3,-2": "bot of 0"})
    assert table.game.view(1)["walk"] is None
    table.choose("main control-center", "bot 3,-2 N")
    assert table.game.view(1)["walk"] == {"seat": 0, "bots": 1, "rover": 2}


def test_a_forecast_names_what_a_building_brings() -> None:
    table = deal(storage="1 mineral", mars={"3,-2": "bot of 0"})
    table.choose("main construct")
    before = table.game.figures()
    table.build("generator", "3,-1", by="build generator")
    after = table.game.figures()
    assert after[0]["resource battery"] - before[0]["resource battery"] == 1
    assert after[-1]["life generator"] - before[-1]["life generator"] == 1

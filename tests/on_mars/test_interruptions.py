"""A private goal shown in the middle of an action whose reward takes away what the action was about."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.on_mars.colony import Colony, deal, player, saved

FREE_STEPS: dict[str, Any] = {"goals": [12], "research": ["A", "B"]}  # goal 12 can be shown at once


def test_a_technology_that_was_moved_meanwhile_is_not_moved_back() -> None:
    table = deal(side="orbit", storage="1 plant 1 water", quarters=1, lab={"L1.top": "rover"}, **FREE_STEPS)
    table.choose("main research-dev", "develop rover L2.top")
    table.choose("goal 12", "do 1", "develop rover L2.top", "develop rover L3.top")
    assert table.player()["lab"] == {"L3.top": "rover"}
    assert table.storage() == "1 mineral 1 water 1 plant"  # and nothing was paid for the step
    assert table.offered("develop") == ["develop rover L4.top", "develop rover L4.mid"]  # the second one


def test_a_cell_that_was_taken_meanwhile_holds_one_technology() -> None:
    cells = {"L1.top": "rover", "L1.bottom": "mine"}
    table = deal(side="orbit", storage="1 plant 1 water", quarters=1, lab=cells, **FREE_STEPS)
    table.choose("main research-dev", "develop rover L2.mid")
    table.choose("goal 12", "do 1", "develop mine L2.mid", "done")
    assert table.player()["lab"] == {"L1.top": "rover", "L2.mid": "mine"}
    assert table.offered("develop") == ["develop rover L2.top"]  # the second one


def test_a_card_that_was_taken_meanwhile_is_not_taken_twice() -> None:
    table = deal(storage="2 mineral 2 water", quarters=1, **FREE_STEPS)
    table.choose("main hire-or-contract", "card biochemist", "goal 12", "do 2", "card biochemist")
    assert table.player()["scientists"] == [{"id": "biochemist", "at": None}]
    assert table.storage() == "2 mineral 2 water"
    assert table.offers() == ["end"]


def test_a_hex_that_was_built_on_meanwhile_holds_one_building() -> None:
    table = deal(
        goals=[4],
        discoveries=["d_hire", "d_tech", "d_develop"],
        mars={"3,-1": "bot of 0", "0,1": "d_build_any"},
        storage="2 mineral 1 battery",
        quarters=2,
        crystals=0,
    )
    table.choose("main construct", "build water_extractor", "hex 4,-1")
    table.choose("goal 4", "do 2", "rover S", "done", "build water_extractor", "hex 4,-1", "pay 1 mineral")
    table.choose("bonus crystal")
    assert table.hex("4,-1") == "water_extractor"
    assert table.storage() == "1 mineral 1 battery 1 water"
    assert table.offers() == ["end"]


def test_the_last_tile_of_a_stack_is_built_once() -> None:
    table = deal(
        goals=[4],
        discoveries=["d_hire", "d_tech", "d_develop"],
        mars={"3,-1": "bot of 0", "0,1": "d_build_water_extractor"},
        storage="2 battery",
        quarters=2,
        crystals=0,
        state={"stacks": {"water_extractor": [[]]}},
    )
    table.choose("main construct", "build water_extractor")
    table.choose("goal 4", "do 2", "rover S", "done", "hex 4,-1", "bonus crystal")
    assert table.storage() == "1 battery 1 water"
    assert table.offers() == ["end"]


def test_a_blueprint_that_was_built_meanwhile_is_not_built_twice() -> None:
    mars = {"3,-2": "bot of 0", "2,-2": "generator, bot of 0", "4,-4": "generator", "4,-3": "bot of 0"}
    table = deal(mars=mars, goals=[1], storage="1 mineral", blueprints=[3, 5, 7, 9])
    table.choose("main upgrade", "upgrade blueprint-3 2,-2")
    table.choose("goal 1", "do 2", "upgrade blueprint-3 4,-4")
    table.choose(table.offers()[0])  # the bot may still make room
    assert [hex for hex in ("2,-2", "4,-4") if "blueprint 3" in table.hex(hex)] == ["4,-4"]
    assert table.player()["markers"] == 4


def test_a_piece_that_left_meanwhile_need_not_make_room() -> None:
    table = deal(
        mars={"3,-2": "bot of 0", "2,-2": "generator, bot of 0"},
        storage="1 mineral",
        blueprints=[3],
        lab={"L2.bottom": "rover"},
        others=[player()],
        **FREE_STEPS,
    )
    table.choose("main upgrade")
    table.choose("goal 12", "do 1", "benefit", "bot 2,-2 N", "done", "done")
    assert (table.hex("2,-2"), table.hex("2,-3")) == ("generator, blueprint 3 of 0", "bot of 0")
    assert table.player(1)["rover_moved"] is False


def test_a_ship_more_than_the_level_allows_does_not_come() -> None:
    mars = dict.fromkeys(("5,-3", "5,-4", "4,-4"), "shelter of 0")
    table = deal(mars=mars, goals=[9], quarters=7, storage="1 mineral 1 plant 1 water")
    table.choose("main welcome-ship", "goal 9", "do 2", "ship 1", "do 1")
    assert table.player()["hangar"] == 1
    assert table.storage() == "1 mineral 1 water 1 plant"
    assert table.offers() == ["end"]


def test_a_technology_that_was_learnt_meanwhile_is_not_learnt_twice() -> None:
    grid = {"top": ["rover", None, None], "middle": [None] * 3, "bottom": [None] * 2}
    table = deal(
        side="orbit",
        goals=[4],
        discoveries=["d_hire", "d_upgrade", "d_develop"],
        mars={"0,1": "d_tech"},
        storage="1 mineral 2 battery 1 plant",
        crystals=0,
        lab={},
        state={"tech_grid": grid},
    )
    table.choose("main learn-tech", "learn rover L1.bottom")
    table.choose("goal 4", "do 2", "rover S", "done", "learn rover L1.top", "pay 1 battery 1 plant", "skip")
    assert table.player()["lab"] == {"L1.top": "rover"}
    assert table.offers() == ["end"]


# Whatever is interrupted

TILES = ("d_build_any", "d_hire", "d_tech", "d_develop", "d_upgrade", "research A")  # around the starting mine
RICH: dict[str, Any] = {
    "discoveries": ["d_blueprints", "d_warehouse", "d_crystals"],
    "research": ["B", "C"],
    "blueprints": [3, 4, 5, 11, 15],
    "storage": "4 mineral 4 battery 4 water 4 plant 4 oxygen",
    "quarters": 8,
    "crystals": 5,
    "hangar": 3,
    "ships": [4, 5],
    "lab": {"L1.top": "rover", "L2.mid": "shelter", "L3.top": "generator", "L4.bottom": "upgrade"},
    "others": [player(lab={"L2.top": "generator", "L1.top": "ship", "L3.bottom": "rover"})],
    "state": {"level": 4},
    "mars": {
        **dict(zip(("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"), TILES, strict=True)),
        **dict.fromkeys(("5,-3", "5,-4"), "shelter of 0"),
        "4,-4": "shelter of 0, bot of 0",
        "2,-3": "generator",
        "2,-4": "generator, bot of 0",
        "2,1": "water_extractor",
        "3,-1": "bot of 0",
    },
}


def check(table: Colony) -> None:
    """Nothing is in two places, spent twice or beyond its limit."""
    for own in table.state["players"]:
        assert own["markers"] + len(own["blueprints"]) == 8
        assert own["hangar"] + own["ships_removed"] <= table.state["level"]
        assert min(own["quarters"], own["crystals"], *own["storage"].values()) >= 0
        assert len(set(own["lab"].values())) == len(own["lab"])


@pytest.mark.parametrize("side", ["orbit", "colony"])
@pytest.mark.parametrize("goal", [1, 4, 7, 8, 9, 11, 12])
def test_a_goal_shown_at_a_random_moment_of_an_action_keeps_the_table_sound(goal: int, side: str) -> None:
    dice = Random(f"{goal} {side}")
    shown = 0
    for _ in range(4):
        table = deal(side=side, goals=[goal], **RICH)
        for at in range(20):
            offers = table.offers()
            key = f"goal {goal}"
            inside = not any(other.startswith("main") or other == "end" for other in offers)
            if key in offers and inside and dice.random() < 0.6:
                shown += 1
            else:
                key = dice.choice([other for other in offers if other != key])
            table.choose(key)
            check(table)
            if at % 5 == 0:
                assert saved(table).state == table.state
    assert shown

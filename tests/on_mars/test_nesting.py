"""Effects within effects: at every step the table can be copied, saved, restored and undone."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from areo.on_mars.game_type import GAME
from areo.on_mars.numbers import COLONIZATION
from tests.on_mars.colony import Colony, deal, player, random_play


def written(table: Colony) -> Colony:
    """The same table, written out as text and read again."""
    position = cast(dict[str, Any], json.loads(json.dumps(table.game.position())))
    game = GAME.restore(position["options"], position["state"])
    game.keep_first()
    return Colony(game)


def step(table: Colony, seat: int, key: str) -> bool:
    """Answer a decision of a seat, on the table, on a copy and on one written out: all go on alike.

    Then it is taken back and answered again, unless something came to light; says whether that was so.
    """
    assert table.asked == [seat]
    before = table.game.position()
    copy = Colony(table.game.copy())
    again = written(table)
    for other in (copy, again):
        assert other.game.position() == before
        assert other.offers(seat) == table.offers(seat)
        assert other.decision(seat).prompt("en") == table.decision(seat).prompt("en")
        other.choose(key, seat=seat)
    assert table.game.position() == before  # nothing that a copy did is seen here
    table.choose(key, seat=seat)
    after = table.game.position()
    assert copy.game.position() == after
    assert again.game.position() == after
    if not table.game.undoable(seat):
        return False
    table.undo(seat)
    assert table.game.position() == before
    table.choose(key, seat=seat)
    assert table.game.position() == after
    return True


def steps(table: Colony, seat: int, *keys: str) -> None:
    for key in keys:
        assert step(table, seat, key), f"{key} cannot be taken back"


def depth(table: Colony) -> int:
    """How many things wait beneath the open decision."""
    return len(table.table.lanes[-1])


# A building moves the rover by another's technology onto a discovery, which develops a technology, which upgrades two
# buildings by a third one's technology, where a fourth one's bot stands in the way; then the owners move.
def test_an_executive_action_six_effects_deep() -> None:
    table = deal(
        players=4,
        crystals=2,
        storage="2 mineral 2 oxygen 1 plant",
        quarters=1,
        blueprints=[3, 11],
        lab={"L4.bottom": "mine", "L1.top": "greenhouse"},
        mars={
            "5,-3": "shelter of 0, blueprint 24 of 0",
            "0,2": "d_develop",
            "3,-2": "bot of 0",
            "2,-2": "generator, bot of 3",
            "0,-3": "shelter of 3",
        },
        others=[
            player(lab={"L2.bottom": "rover"}, storage="", crystals=1),
            player(lab={"L1.top": "upgrade"}, storage="", contracts=[10]),
            player(lab={}),
        ],
        missions=[("m_advanced", 2), ("m_discovery", 3)],
    )
    top = depth(table)
    steps(table, 0, "use blueprint-24", "tech seat 1", "rover S", "rover S")
    steps(table, 0, "develop mine L5.bottom", "pay 2 oxygen", "benefit", "upgrade blueprint-3 2,-2")
    assert depth(table) >= top + 4  # the menu, the second development, the upgrade, the marker
    steps(table, 3, "hex 2,-3")
    assert table.hex("2,-2") == "generator, blueprint 3 of 0"
    steps(table, 0, "tech seat 2", "upgrade blueprint-11 4,-2", "hex 4,-3")
    steps(table, 0, "develop greenhouse L2.top")  # the second development of the discovery
    assert table.player()["lab"] == {"L5.bottom": "mine", "L2.top": "greenhouse"}
    assert (table.left("A"), table.left("B"), table.state["remaining_missions"]) == (0, 2, 2)
    assert (table.player()["pending"], table.player()["discoveries"]) == (3, ["d_develop"])
    steps(table, 0, "main control-center", "no tech", "done", "end")
    assert table.state["aside"] == [[2, "upgrade"]]  # the other owner is being asked
    steps(table, 1, "develop L3.bottom", "benefit", "bot -4,2 N", "mp bots", "bot -4,1 N", "bot -4,0 N")
    assert table.hex("-4,-1") == "bot of 1"
    steps(table, 2, "oxygen", "contract-10")
    assert table.player(2)["contracts"] == [{"num": 10, "on": {"oxygen": 1}}]
    assert table.asked == [1]


# The main action upgrades into the Wind Turbines, which at once build onto a tile, lifted by a colonist; the life
# support system moves a bot, and the owner of the technology moves one, too.
def test_an_upgrade_whose_building_builds_onto_a_discovery_with_anothers_technology() -> None:
    table = deal(
        crystals=3,
        storage="2 mineral",
        quarters=3,
        blueprints=[4],
        lab={},
        mars={"3,-3": "bot of 0", "2,-3": "generator", "2,-4": "generator", "3,-4": "d_crystals", "4,-4": "rover of 1"},
        others=[player(lab={"L2.bottom": "generator"}, storage="", crystals=0)],
        state={"level": 3, "lss": {"generator": 3, "water_extractor": 1, "greenhouse": 1, "oxygen_condenser": 1}},
        missions=[("m_progress", 1)],
    )
    steps(table, 0, "main upgrade", "upgrade blueprint-4 2,-2")
    steps(table, 0, "use blueprint-4")
    assert not step(table, 0, "hex 3,-4")  # the arrows of the next generator came to light
    assert table.hex("3,-4") == "generator"  # and the tile that lay there is gone
    assert "d_crystals" not in table.player()["discoveries"]
    steps(table, 0, "bonus bots", "bot 4,-2 N", "mp bots", "bot 4,-3 N", "bot 4,-4 N")
    steps(table, 0, "end")
    steps(table, 1, "develop L3.bottom", "benefit", "bot -4,2 N", "bot -4,1 N")
    assert table.hex("-4,0") == "bot of 1"
    assert (table.player()["progress"], table.left("A"), table.player()["working"]) == (["generator"], 0, 1)


# A bot of the Recycling Bots takes the third discovery, whose development is interrupted: the goal moves the rover onto
# a research tile, with two developments of its own.
def test_a_goal_shown_deep_inside_leaves_all_that_waits_beneath_as_it_was() -> None:
    table = deal(
        crystals=2,
        storage="1 plant",
        goals=[4, 7],
        discoveries=["d_hire", "d_tech"],
        lab={"L2.mid": "shelter", "L1.top": "greenhouse", "L1.bottom": "mine"},
        mars={
            "-5,3": "oxygen_condenser, blueprint 21 of 0",
            "4,-2": "shelter of 0",
            "4,-1": "bot of 0",
            "4,0": "d_develop",
            "0,1": "research A",
        },
    )
    steps(table, 0, "use blueprint-21", "pay 2 crystal", "bot 4,-1 S")
    assert "goal 4" not in table.offers()
    steps(table, 0, "done")
    assert table.offers() == ["develop mine L2.bottom", "develop greenhouse L2.top", "goal 4"]
    waiting = depth(table)
    assert not step(table, 0, "goal 4")  # everybody has seen it
    steps(table, 0, "do 2", "rover S", "done", "develop shelter L3.bottom", "benefit", "bot 4,0 N", "done")
    steps(table, 0, "develop shelter L4.mid")
    assert depth(table) == waiting
    assert table.offers() == [
        f"develop {tech}" for tech in ("mine L2.mid", "mine L2.bottom", "greenhouse L2.top", "greenhouse L2.mid")
    ]
    steps(table, 0, "develop greenhouse L2.mid")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_on_somebody_elses_turn_survives_in_random_games(players: int) -> None:
    found = 0
    for seed in range(3):
        for table, seat, key in random_play(players, f"nesting {seed}", round_limit=12):
            if table.table.phase == COLONIZATION and table.table.active != seat:
                found += 1
                step(written(table), seat, key)
    assert found > 5

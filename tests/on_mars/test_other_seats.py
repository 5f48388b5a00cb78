"""Decisions on somebody else's turn: pieces that make room, and technologies that others use."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, deal, player, use

RIVER = {"3,-1": "bot of 0"}  # beside 3,0, which touches the water extractor on 2,0


def displacing(**hers: Any) -> Colony:
    """A table on which I upgrade the generator where the rover of seat 1 stands."""
    table = deal(
        mars={"3,-2": "bot of 0", "2,-2": "generator, rover of 1"},
        storage="1 mineral",
        blueprints=[3],
        others=[player(**hers)],
    )
    table.choose("main upgrade")
    return table


def using(**hers: Any) -> Colony:
    """A table at the end of my turn, in which I used the technology of seat 1 for a water extractor."""
    table = deal(mars=RIVER, storage="1 battery", others=[player(**{"storage": "", **hers})])
    table.choose("main construct", "build water_extractor", "hex 3,0", "bonus crystal", "end")
    return table


# Pieces that make room


def test_only_the_owner_of_the_piece_is_asked_and_the_table_waits() -> None:
    table = displacing()
    assert table.asked == [1]
    assert table.hex("2,-2") == "generator, rover of 1"
    table.do("hex 2,-1")
    assert table.changes() == {"at 2,-1": "rover of 1", "at 2,-2": "generator, blueprint 3 of 0"}
    assert table.asked == [0]


def test_a_displaced_piece_goes_to_the_nearest_hexes_only() -> None:
    table = displacing()
    assert table.refuses("hex 0,-2").startswith("not-nearest")


def test_empty_hexes_and_buildings_without_a_piece_are_available() -> None:
    mars = {
        "3,-2": "bot of 0",
        "2,-2": "generator, rover of 1",
        "2,-3": "mine",
        "3,-3": "crystal",
        "2,-1": "d_hire",
        "1,-1": "mine, miner of 1",
    }
    table = deal(mars=mars, storage="1 mineral", blueprints=[3])
    table.choose("main upgrade")
    assert sorted(table.hexes()) == ["1,-2", "2,-3"]


def test_if_nothing_beside_is_available_the_next_ring_is() -> None:
    ring = dict.fromkeys(("2,-3", "3,-3", "2,-1", "1,-1", "1,-2"), "crystal")
    table = deal(
        mars={**ring, "3,-2": "bot of 0", "2,-2": "generator, rover of 1"}, storage="1 mineral", blueprints=[3]
    )
    table.choose("main upgrade")
    assert set(table.hexes()) == {"2,-4", "3,-4", "4,-4", "4,-3", "3,-1", "1,0", "0,0", "0,-1", "0,-2", "1,-3", "2,0"}


def test_a_displaced_rover_collects_and_takes_nothing_and_a_displaced_bot_destroys_nothing() -> None:
    # Hexes with something on them are not available, so a piece never comes to stand on a crystal or a tile.
    mars = {"3,-2": "bot of 0", "2,-2": "generator, rover of 1", "2,-1": "crystal", "1,-1": "d_crystals"}
    table = deal(mars=mars, storage="1 mineral", blueprints=[3])
    table.choose("main upgrade")
    assert not {"2,-1", "1,-1"} & set(table.hexes())
    table.do("hex 1,-2")
    assert table.changes() == {"at 1,-2": "rover of 1", "at 2,-2": "generator, blueprint 3 of 0"}


@pytest.mark.parametrize("piece", ["bot", "rover"])
def test_a_new_building_displaces_a_piece_too(piece: str) -> None:
    table = deal(mars={"4,-1": f"{piece} of 1"}, storage="1 battery", quarters=1)
    table.choose("main construct", "hex 4,-1")
    assert table.asked == [1]
    table.choose("hex 5,-1")
    assert (table.hex("5,-1"), table.hex("4,-1")) == (f"{piece} of 1", "water_extractor")


def test_ones_own_piece_is_moved_by_oneself() -> None:
    table = deal(mars={"4,-1": "bot of 0"}, storage="1 battery", quarters=1)
    table.choose("main construct", "hex 4,-1")
    assert (table.asked, "5,-1" in table.hexes()) == ([0], True)


def test_with_one_hex_left_nobody_is_asked() -> None:
    ring = dict.fromkeys(("2,-3", "3,-3", "2,-1", "1,-1"), "crystal")
    table = deal(
        mars={**ring, "3,-2": "bot of 0", "2,-2": "generator, rover of 1"}, storage="1 mineral", blueprints=[3]
    )
    table.do("main upgrade")
    assert table.changes()["at 1,-2"] == "rover of 1"
    assert table.asked == [0]


# Free actions are for one's own turn


def test_whoever_makes_room_completes_no_goal_and_delivers_nothing_meanwhile() -> None:
    table = displacing(goals=[12], research=["A", "B"], contracts=[7], storage="2 mineral")
    assert [key for key in table.offers() if not key.startswith("hex ")] == []
    assert table.refuses("goal 12") == "not-your-turn"
    assert table.refuses("deliver contract-7 mineral") == "not-your-turn"


def test_nor_does_the_active_seat_while_another_is_asked() -> None:
    table = displacing()
    assert table.game.asked[0] is None


def test_nor_does_an_owner_of_a_technology_who_may_lay_the_oxygen_onto_a_contract_instead() -> None:
    table = using(
        lab={"L1.top": "water_extractor"}, goals=[12], research=["A", "B"], contracts=[10], storage="1 oxygen"
    )
    assert (table.asked, table.offers()) == ([1], ["oxygen", "develop L2.top", "develop L2.mid"])
    assert table.refuses("goal 12") == "not-your-turn"
    assert table.refuses("deliver contract-10 oxygen") == "not-your-turn"
    table.choose("oxygen")
    assert table.offers() == ["storage", "contract-10"]


def test_they_have_them_again_when_their_own_turn_comes() -> None:
    table = using(lab={"L1.top": "water_extractor"}, goals=[12], research=["A", "B"], contracts=[10])
    table.choose("oxygen", "storage")
    assert table.asked == [1]
    assert {"goal 12", "deliver contract-10 oxygen"} <= set(table.offers())


def test_the_active_seat_keeps_its_free_actions_at_its_own_decisions_after_the_others() -> None:
    table = deal(
        mars={**RIVER, "2,-2": "generator, rover of 1", "3,-2": "bot of 0"},
        storage="2 mineral",
        blueprints=[3, 11],
        contracts=[7],
        lab={"L1.top": "upgrade"},
    )
    table.choose("main upgrade", "upgrade blueprint-3 2,-2", "hex 2,-3")
    assert (table.asked, table.offers()) == ([0], ["tech seat 0", "no tech", "deliver contract-7 mineral"])


def test_goal_cards_of_an_owner_are_no_crystals_on_anothers_turn() -> None:
    table = using(lab={"L2.bottom": "water_extractor"}, goals=[5, 7], crystals=0)
    table.choose("develop L3.bottom", "benefit")
    assert table.why("mp bots") == "crystals: 1, 0"


# What owners get


def test_an_owner_pays_for_a_benefit_with_goods_and_colonists_of_his_own() -> None:
    table = deal(
        mars={**RIVER, "-3,2": "bot of 1"},
        storage="1 battery",
        others=[
            player(
                lab={"L4.bottom": "water_extractor"}, storage="2 mineral", blueprints=[9, 12], quarters=2, crystals=0
            )
        ],
    )
    table.choose("main construct", "build water_extractor", "hex 3,0", "bonus crystal", "end")
    table.do("develop L5.bottom", "benefit", "upgrade blueprint-9 -2,2", "boost", "hex -4,3")
    assert table.changes() == {
        "seat 1 L4.bottom": "",
        "seat 1 L5.bottom": "water_extractor",
        "seat 1 mineral": -2,
        "seat 1 quarters": -1,
        "seat 1 working": 1,
        "at -2,2": "oxygen_condenser, blueprint 9 of 1",
        "at -4,2": "shelter of 1, blueprint 12 of 1",
        "at -4,3": "bot of 1",
    }


def test_a_benefit_may_be_left() -> None:
    table = using(lab={"L2.bottom": "water_extractor"})
    table.do("develop L3.bottom", "skip")
    assert table.changes() == {"seat 1 L2.bottom": "", "seat 1 L3.bottom": "water_extractor"}
    assert table.offers()[0].startswith("main")


def test_only_the_technology_that_was_used_is_developed() -> None:
    table = using(lab={"L1.top": "water_extractor", "L2.bottom": "rover"})
    assert table.offers() == ["oxygen", "develop L2.top", "develop L2.mid"]


def test_the_same_technology_used_twice_gives_twice() -> None:
    table = deal(
        mars={**RIVER, "-2,4": "water_extractor, blueprint 6 of 0", "5,0": "bot of 0"},
        storage="2 battery",
        quarters=2,
        crystals=2,
        lab={},
        others=[player(lab={"L2.top": "water_extractor"}, storage="")],
        state={"lss": {"water_extractor": 6}},
    )
    table.build("water_extractor", "3,0")
    table.build("water_extractor", "4,0", by="use blueprint-6")
    assert table.state["aside"] == [[1, "water_extractor"]] * 2
    table.choose("end")
    table.do("develop L3.top", "oxygen")
    assert table.changes() == {
        "seat 1 L2.top": "",
        "seat 1 L3.top": "water_extractor",
        "seat 1 mineral": 1,
        "seat 1 oxygen": 1,
    }


def test_a_full_storage_without_a_contract_keeps_no_oxygen() -> None:
    table = using(lab={"L1.top": "water_extractor"}, storage="2 oxygen")
    table.do("oxygen")
    assert table.changes() == {}


def test_undo_of_an_idle_seat_takes_back_its_own_answer() -> None:
    table = displacing()
    table.choose("hex 2,-1")
    table.undo(1)
    assert table.asked == [1]
    table.choose("hex 1,-1")
    assert table.hex("1,-1") == "rover of 1"


# The second player's own turn

SECOND = {"active": 1, "order": [1, 0]}


def test_the_second_players_shelter_is_theirs() -> None:
    table = deal(others=[player(storage="1 oxygen", lab={"L2.mid": "shelter"})], state=SECOND)
    table.do("main construct", "hex -5,2", "tech seat 1")
    changed = table.changes()
    assert changed["at -5,2"] == "shelter of 1"
    assert changed["seat 1 shelters_left"] == -1
    assert changed["seat 1 pending"] == 2
    assert "shelters_left" not in changed


def test_the_second_players_bot_lands_at_their_shelter() -> None:
    table = deal(
        others=[player(storage="1 plant 1 water", quarters=1)],
        state=SECOND,
        mars={"-4,2": "shelter of 1", "4,-2": "shelter of 0"},
    )
    table.do("main welcome-ship", "ship 1", "do 2")
    assert table.changes()["at -4,2"] == "shelter of 1, bot of 1"


def test_the_second_player_recalls_their_own_colonists() -> None:
    taken = {"construct": [0, 1], "upgrade": [1, 1], "hire_or_contract": [0, 1]}
    table = use(19, whose=1, others=[player(crystals=2, quarters=0)], state={**SECOND, "slots": taken})
    table.choose("use blueprint-19", "amount 1", "amount 1", "amount 1")
    left = {action: table.slots(action) for action in taken}
    assert left == {"construct": [0], "upgrade": [1], "hire_or_contract": [0]}
    assert table.player(1)["quarters"] == 3


def test_who_travels_to_the_colony_takes_home_only_their_own_colonists_and_only_from_there() -> None:
    taken = {
        "construct": [0, 1, 1],
        "upgrade": [1],
        "hire_or_contract": [0, 1],
        "obtain_blueprint": [1],
        "research_dev": [0],
    }
    phase = {"phase": "shuttle", "shuttle": {"side": "orbit", "space": 1}, "slots": taken}
    table = deal(others=[player(space=2, quarters=0, working=1)], state={**phase, "exploration": []})
    table.choose("shuttle")
    assert {action: table.slots(action) for action in taken} == {
        "construct": [0],
        "upgrade": [],
        "hire_or_contract": [0],
        "obtain_blueprint": [1],
        "research_dev": [0],
    }
    assert (table.player(1)["quarters"], table.player(1)["working"]) == (4, 0)  # of five, one found no bed

"""Moving bots and the rover, step by step, so that every movement can end as it must."""

from __future__ import annotations

from tests.on_mars.colony import deal, on_hexes, player


def test_the_control_center_moves_bots_two_steps_and_the_rover_two_in_any_order() -> None:
    table = deal()
    table.do("main control-center", "rover S", "bot 4,-2 N", "rover S", "bot 4,-3 N", "mp bots", "bot 4,-4 N")
    assert table.changes() == {"at 4,-2": "shelter of 0", "at 4,-5": "bot of 0", "at 0,2": "rover of 0", "crystals": -1}


def test_a_rover_tile_of_level_3_makes_the_rovers_pool_five() -> None:
    table = deal(lab={"L3.top": "rover"}, crystals=0)
    table.choose("main control-center", "tech seat 0", "rover S", "rover S", "rover SE", "rover SE")
    assert "rover N" in table.offers()
    table.choose("rover N")
    assert not table.offered("rover")


def test_the_rover_collects_each_crystal_it_enters_and_a_bot_destroys_the_one_it_ends_on() -> None:
    table = deal(mars={"0,1": "crystal", "0,2": "crystal", "4,-3": "crystal"}, crystals=0)
    table.do("main control-center", "rover S", "rover S", "bot 4,-2 N", "done")
    assert table.changes()["pending"] == 2
    assert table.hex("4,-3") == "bot of 0"


def test_pieces_may_pass_each_other_but_not_end_on_one_hex() -> None:
    table = deal(mars={"0,1": "bot of 1"}, crystals=0)
    table.choose("main control-center", "rover S")
    assert table.why("done") == "not-settled"
    table.choose("rover S")
    assert table.hex("0,1") == "bot of 1"


def test_a_forced_last_step_is_taken_and_not_left_out() -> None:
    miners = dict.fromkeys(("0,1", "1,1", "1,0", "-1,3", "-1,2", "0,3"), "mine, miner of 1")
    table = deal(mars={**miners, "1,2": "mine, miner of 1"}, crystals=0)
    table.choose("main control-center", "rover S", "rover S")  # onto 0,2 across the miner of 0,1
    assert table.hex("0,2") == "rover of 0"
    lone = {**miners, "1,2": "mine, miner of 1", "0,2": "mine, miner of 1", "-1,1": "", "1,-1": "rover of 1"}
    table = deal(mars={**lone, "0,-1": "bot of 1", "-1,0": "bot of 1"}, crystals=0)
    table.choose("main control-center")
    while "end" not in table.offers():
        table.choose(next((key for key in table.offers() if key.startswith("rover")), table.offers()[-1]))
    assert all(there.count("of") == 1 for there in on_hexes(table.state).values() if "rover" in there)


def test_a_bot_may_not_leave_the_rover_on_a_tile_that_it_can_no_longer_take() -> None:
    mars = {"0,1": "d_build_water_extractor", "4,-2": "shelter of 0", "5,-2": "bot of 0"}
    table = deal(mars=mars, storage="1 battery", crystals=0)
    table.choose("main control-center", "rover SE", "rover SW")  # only 4,-1 is in the zone of the bot
    assert table.why("bot 5,-2 N").startswith("no-end")
    assert "bot 5,-2 S" in table.offers()


def test_a_discovery_is_taken_where_the_rover_ends_and_not_where_it_passes() -> None:
    table = deal(
        mars={"0,1": "d_crystals", "0,2": "d_res_mineral"}, storage="", crystals=0, missions=[("m_discovery", 3)]
    )
    table.do("main control-center", "rover S", "rover S", "done")
    assert table.changes() == {
        "at 0,2": "rover of 0",
        "mineral": 2,  # of the three, as much as storage holds
        "discoveries": "d_res_mineral",
        "pending": 1,
        "left A": -1,
    }


def test_a_rover_may_not_end_on_a_tile_that_gives_it_nothing() -> None:
    table = deal(mars={"0,1": "d_res_mineral"}, storage="2 mineral", crystals=0)
    table.choose("main control-center", "rover S")
    assert table.why("done") == "not-settled"


def test_nor_on_a_research_tile_whose_letter_its_owner_has() -> None:
    table = deal(mars={"0,1": "research A"}, research=["A"], crystals=0)
    table.choose("main control-center", "rover S")
    assert table.why("done") == "not-settled"


def test_a_research_tile_gives_two_free_steps() -> None:
    table = deal(mars={"0,1": "research A"}, storage="", crystals=0, others=[player()])
    table.choose("main control-center", "rover S", "done", "develop shelter L3.top", "develop shelter L4.mid")
    assert (table.player()["research"], table.player()["lab"]) == (["A"], {"L4.mid": "shelter"})
    assert table.storage() == "1 mineral"

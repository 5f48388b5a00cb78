"""Moving bots and the rover, step by step, so that every movement can end as it must."""

from __future__ import annotations

from typing import Any

import pytest

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
    miners = dict.fromkeys(("0,1", "1,1", "1,0", "-1,3", "-1,2"), "mine, miner of 1")
    pieces = {**miners, "1,2": "generator, blueprint 3 of 1", "0,3": "bot of 1"}
    table = deal(mars=pieces, crystals=0)
    table.choose("main control-center", "rover S", "rover S")  # onto 0,2 across the miner of 0,1
    assert table.hex("0,2") == "rover of 0"
    lone = {**pieces, "0,2": "mine, miner of 1", "-1,1": "", "1,-1": "rover of 1"}
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


def test_all_four_bots_destroy_what_they_end_on() -> None:
    bots = {"0,-2": "bot of 0", "1,2": "bot of 0", "-1,-2": "bot of 0"}
    under = {"4,-3": "crystal", "0,-3": "d_hire", "1,1": "crystal", "-1,-3": "d_tech"}
    table = deal(mars={**bots, **under}, crystals=2)
    table.choose("main control-center", *(f"bot {hex} N" for hex in ("4,-2", "0,-2")), "mp bots", "mp bots")
    table.choose("bot 1,2 N", "bot -1,-2 N", "done")
    assert {table.hex(hex) for hex in under} == {"bot of 0"}
    assert table.player()["pending"] == 0


def test_of_two_bots_on_one_hex_either_goes_on() -> None:
    table = deal(mars={"4,-4": "bot of 0"}, crystals=1)
    table.choose("main control-center", "bot 4,-2 N", "bot 4,-3 N")
    assert table.offered("bot") == []
    assert "done" not in table.offers()
    table.choose("mp bots")
    steps = table.offered("bot")
    assert len(steps) == len(set(steps))
    table.choose("bot 4,-4 NE")
    assert (table.hex("4,-4"), table.hex("5,-5")) == ("bot of 0", "bot of 0")


def test_whoever_has_no_bot_on_the_map_still_moves_the_rover() -> None:
    table = deal(mars={"4,-2": "shelter of 0"}, goals=[8], crystals=2, state={"level": 3})
    assert table.why("exec bots") == "no-bots"
    table.choose("goal 8", "do 2", "rover S", "done")
    assert table.hex("0,1") == "rover of 0"


def test_a_rover_that_stopped_for_a_tile_stays_there_while_bots_go_on() -> None:
    table = deal(mars={"0,1": "d_crystals"}, crystals=0)
    table.do("main control-center", "rover S", "stop rover")
    assert table.changes()["pending"] == 3
    assert table.offered("rover") == []
    table.choose("bot 4,-2 N", "done")
    assert (table.hex("0,1"), table.hex("4,-3")) == ("rover of 0", "bot of 0")


def test_the_last_crystal_is_kept_for_a_rover_that_must_go_on() -> None:
    table = deal(storage="2 water", mars={"0,2": "d_res_water"}, crystals=1)
    table.choose("main control-center", "rover S", "rover S")
    assert "done" not in table.offers()
    assert table.refuses("mp bots") == "crystal-needed"
    table.choose("mp rover", "rover S")
    assert table.hex("0,3") == "rover of 0"
    rich = deal(storage="2 water", mars={"0,2": "d_res_water"}, crystals=2)
    rich.choose("main control-center", "rover S", "rover S", "mp bots", "mp rover", "rover S", *["bot 4,-2 N"])
    assert rich.player()["crystals"] == 0


def test_without_a_crystal_the_rover_does_not_go_where_it_could_not_stay() -> None:
    table = deal(storage="2 water", mars={"0,2": "d_res_water"}, crystals=0)
    table.choose("main control-center", "rover S")
    assert table.refuses("rover S").startswith("no-end")


def test_a_bot_does_not_go_where_it_could_not_stay() -> None:
    table = deal(mars={"4,-4": "rover of 1"}, crystals=2)
    table.choose("exec bots", "bot 4,-2 N")
    assert table.refuses("bot 4,-3 N").startswith("no-end")
    rich = deal(mars={"4,-4": "rover of 1"}, crystals=3)
    rich.choose("exec bots", "bot 4,-2 N", "bot 4,-3 N", "bot 4,-4 N")  # the step it needs is bought
    assert rich.hex("4,-5") == "bot of 0"


SPACE_7 = {"phase": "shuttle", "shuttle": {"side": "orbit", "space": 1}, "exploration": ["d_hire", "d_tech"]}


@pytest.mark.parametrize(
    ("given", "keys"),
    [
        ({"crystals": 2}, ["exec bots"]),
        (
            {"side": "orbit", "crystals": 0, "quarters": 1, "storage": "1 oxygen", "lab": {"L2.bottom": "mine"}},
            ["main research-dev", "benefit"],
        ),
        (
            {"side": "orbit", "crystals": 0, "state": SPACE_7},
            ["shuttle", "tile d_hire", "hex 3,0", "space 7", "benefit"],
        ),
        (
            {"crystals": 0, "storage": "1 mineral", "mars": {"0,-3": "bot of 0"}},
            ["main construct", "build generator", "hex 0,-2", "bonus bots"],
        ),
    ],
)
def test_wherever_bots_alone_move_they_have_two_steps(given: dict[str, Any], keys: list[str]) -> None:
    table = deal(**given)
    table.choose(*keys[:1])
    for key in keys[1:]:
        if key in table.offers():  # what has only one answer is not asked
            table.choose(key)
    table.choose("bot 4,-2 N")
    assert table.offered("rover") == []
    table.choose("bot 4,-3 N")
    assert table.offered("bot") == []
    assert table.hex("4,-4") == "bot of 0"


@pytest.mark.parametrize(("buy", "steps"), [("mp bots", "bot"), ("mp rover", "rover")])
def test_a_bot_on_another_piece_with_a_step_left_may_still_buy_one(buy: str, steps: str) -> None:
    table = deal(mars={"4,-1": "bot of 1"}, crystals=1)
    table.choose("main control-center", "bot 4,-2 S")
    assert "done" not in table.offers()
    table.do(buy)
    assert table.changes() == {"crystals": -1}
    assert table.offered(steps)


CORNER = {"-6,2": "bot of 1", "-5,2": "bot of 1", "-6,3": "rover of 1"}  # a corner, and two of its three neighbours


def test_a_rover_may_end_where_a_bot_will_have_left() -> None:
    table = deal(mars={**CORNER, "4,-2": "shelter of 0", "-5,1": "rover of 0", "-4,0": "bot of 0"}, crystals=0)
    table.choose("main control-center", "rover SW", "bot -4,0 SW", "bot -5,1 N")
    assert (table.hex("-5,1"), table.hex("-5,0")) == ("rover of 0", "bot of 0")


def test_a_bot_may_end_where_the_rover_will_have_left() -> None:
    table = deal(mars={**CORNER, "4,-2": "shelter of 0", "-5,1": "bot of 0", "-4,0": "rover of 0"}, crystals=0)
    table.choose("main control-center", "bot -5,1 SW", "rover SW", "rover N")
    assert (table.hex("-5,1"), table.hex("-5,0")) == ("bot of 0", "rover of 0")


def test_a_rover_does_not_count_on_a_tile_that_it_cannot_take() -> None:
    mars = {**CORNER, "-4,1": "rover of 0", "-5,1": "d_res_water"}
    table = deal(mars=mars, storage="2 water", crystals=1)
    table.choose("main control-center", "rover SW")
    assert table.refuses("rover NW").startswith("no-end")


def test_bots_that_do_not_move_do_not_make_room_for_the_rover() -> None:
    mars = {**CORNER, "-6,2": "bot of 0", "-5,1": "d_res_water", "4,-2": "shelter of 0", "-4,1": "rover of 0"}
    table = deal(mars=mars, storage="2 water", crystals=5, ships=[1, 3, 4])
    table.choose("exec rover", "rover SW")
    assert table.refuses("rover NW").startswith("no-end")

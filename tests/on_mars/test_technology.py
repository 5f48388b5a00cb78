"""Learning, developing and using technologies, and what owners of used ones get."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, amounts, deal, player

GRID = {"top": ["mine", None, "ship"], "middle": ["rover", "upgrade", None], "bottom": ["greenhouse", None]}


def lab(**mine: Any) -> Colony:
    """A table in orbit with this grid."""
    return deal(side="orbit", **{"state": {"tech_grid": GRID}, **mine})


# Learning


@pytest.mark.parametrize(
    ("tech", "storage", "pay", "cost"),
    [
        ("greenhouse", "", None, {}),
        ("rover", "1 battery", None, {"battery": -1}),
        ("rover", "1 mineral", None, {"mineral": -1}),
        ("mine", "1 battery 1 plant", None, {"battery": -1, "plant": -1}),
        ("mine", "2 battery 1 plant", "pay 2 battery", {"battery": -2}),
        ("mine", "2 mineral", None, {"mineral": -2}),
    ],
)
def test_a_technology_costs_what_its_row_says(tech: str, storage: str, pay: str | None, cost: dict[str, int]) -> None:
    table = lab(storage=storage, quarters=0)
    table.do("main learn-tech", f"learn {tech} L1.bottom", *([pay] if pay else []))
    assert table.changes() == {**cost, "L1.bottom": tech, "pending": 1}


def test_a_row_that_cannot_be_paid_is_not_offered() -> None:
    table = lab(storage="1 battery")
    table.choose("main learn-tech")
    assert {key.split(" ")[1] for key in table.offers()} == {"greenhouse", "rover", "upgrade"}


def test_nobody_learns_a_kind_twice() -> None:
    table = lab(storage="1 battery 1 water", lab={"L2.top": "rover"})
    table.choose("main learn-tech")
    assert table.refuses("learn rover L1.top") == "tech-known: rover technology"


def test_it_goes_to_either_free_entry_cell() -> None:
    table = lab(storage="", lab={"L1.top": "rover"})
    table.choose("main learn-tech")
    assert table.slots("research_dev") == []
    assert table.player()["lab"] == {"L1.top": "rover", "L1.bottom": "greenhouse"}


def test_with_both_entry_cells_taken_nothing_can_be_learned() -> None:
    assert "main learn-tech" not in lab(lab={"L1.top": "rover", "L1.bottom": "mine"}).offers()


def test_a_colonist_learns_a_second_one_and_no_third() -> None:
    table = lab(storage="2 battery", quarters=3)
    table.do("main learn-tech", "learn greenhouse L1.bottom", "boost", "learn rover L1.top", "skip")
    assert table.changes() == {
        "L1.top": "rover",
        "L1.bottom": "greenhouse",
        "battery": -1,
        "pending": 1,
        "quarters": -1,
        "working": 1,
    }
    assert table.offers() == ["end"]


def test_a_third_one_is_not_learned_even_if_a_goal_frees_its_entry_cell() -> None:
    grid = {"top": ["mine", "ship", None], "middle": ["rover", "generator", None], "bottom": ["greenhouse", None]}
    table = lab(goals=[8], quarters=4, storage="2 battery", state={"level": 3, "tech_grid": grid})
    table.choose("main learn-tech", "learn rover L1.top", "skip")
    table.choose("goal 8", "do 1", "develop rover L2.top", "done")
    assert table.offers() == ["boost", "done"]
    table.choose("boost", "learn generator L1.top", "skip")
    assert table.offers() == ["end"]
    assert table.player()["quarters"] == 3


def test_a_gap_in_the_grid_is_not_filled() -> None:
    table = lab(players=3, storage="", quarters=0)
    table.choose("main learn-tech", "learn greenhouse L1.bottom", "end")
    assert table.state["tech_grid"]["bottom"] == [None, None]


# Developing


@pytest.mark.parametrize(
    ("cells", "step", "storage", "crystals", "cost"),
    [
        ({"L1.top": "rover"}, "L2.top", "1 plant", 0, {"plant": -1}),
        ({"L2.top": "rover"}, "L3.top", "1 oxygen", 0, {"oxygen": -1, "mineral": 1}),
        ({"L2.top": "rover"}, "L3.top", "1 mineral", 0, {}),  # paid, and gained there
        ({"L3.top": "rover"}, "L4.top", "1 oxygen", 0, {"oxygen": -1}),
        ({"L4.top": "rover"}, "L5.top", "1 oxygen 1 plant", 0, {"oxygen": -1, "plant": -1}),
        ({"L5.top": "rover"}, "L6", "1 oxygen", 1, {"oxygen": -1, "crystals": -1}),
    ],
)
def test_a_step_costs_what_its_column_says(
    cells: dict[str, str], step: str, storage: str, crystals: int, cost: dict[str, int]
) -> None:
    table = deal(side="orbit", lab=cells, storage=storage, crystals=crystals, quarters=1)
    table.do("main research-dev", *[f"develop rover {step}"] * (step == "L2.top" or step == "L4.top"))
    while "end" not in table.offers():
        table.choose("skip" if "skip" in table.offers() else "done")
    here = {next(iter(cells)): "", step: "rover", "quarters": -1, "on research_dev": "0"}
    assert table.changes() == {**cost, **here}


@pytest.mark.parametrize(("cell", "storage"), [("L1.top", ""), ("L2.top", "2 plant"), ("L5.top", "1 oxygen")])
def test_a_step_that_cannot_be_paid_is_not_possible(cell: str, storage: str) -> None:
    assert "main research-dev" not in deal(side="orbit", lab={cell: "rover"}, storage=storage, crystals=0).offers()


@pytest.mark.parametrize(
    ("cell", "ahead"),
    [
        ("L1.top", ["L2.top", "L2.mid"]),
        ("L1.bottom", ["L2.mid", "L2.bottom"]),
        ("L2.top", ["L3.top"]),
        ("L2.mid", ["L3.top", "L3.bottom"]),
        ("L2.bottom", ["L3.bottom"]),
        ("L3.top", ["L4.top", "L4.mid"]),
        ("L3.bottom", ["L4.mid", "L4.bottom"]),
        ("L4.top", ["L5.top"]),
        ("L4.mid", ["L5.top", "L5.bottom"]),
        ("L4.bottom", ["L5.bottom"]),
        ("L5.top", ["L6"]),
        ("L5.bottom", ["L6"]),
        ("L6", []),
    ],
)
def test_a_technology_moves_to_the_cells_beside_it_on_the_right(cell: str, ahead: list[str]) -> None:
    others = {"L1.top": "mine"} if cell != "L1.top" else {"L1.bottom": "mine"}
    table = deal(side="orbit", lab={cell: "rover", **others}, storage="1 oxygen 1 plant", crystals=1, quarters=1)
    table.choose("main research-dev")
    assert [key.split(" ")[2] for key in table.offers() if "rover" in key] == ahead


def test_a_cell_that_is_taken_is_no_way_ahead() -> None:
    table = deal(side="orbit", lab={"L1.top": "rover", "L2.top": "mine"}, storage="1 plant", quarters=1)
    table.do("main research-dev")
    assert table.changes()["L2.mid"] == "rover"  # the only one left that can be paid


def test_one_technology_moves_twice_or_two_move_once() -> None:
    table = deal(side="orbit", lab={"L1.top": "rover", "L1.bottom": "mine"}, storage="2 plant 1 oxygen", quarters=1)
    table.choose("main research-dev", "develop rover L2.top", "pay 1 plant")
    assert table.offered("develop") == ["develop mine L2.mid", "develop mine L2.bottom", "develop rover L3.top"]
    table.choose("develop rover L3.top")
    assert table.player()["lab"] == {"L1.bottom": "mine", "L3.top": "rover"}


def test_the_second_step_may_be_left_out() -> None:
    table = deal(side="orbit", lab={"L1.top": "rover"}, storage="2 plant 1 oxygen", quarters=1)
    table.choose("main research-dev", "develop rover L2.top", "pay 1 plant", "done")
    assert table.player()["lab"] == {"L2.top": "rover"}
    assert table.offers() == ["end"]


def test_what_a_cell_gives_may_pay_for_the_next_step() -> None:
    table = deal(side="orbit", lab={"L2.top": "rover"}, storage="1 oxygen", quarters=1)
    table.do("main research-dev", "develop rover L4.mid")
    assert table.changes() == {
        "L2.top": "",
        "L4.mid": "rover",
        "oxygen": -1,
        "quarters": -1,
        "on research_dev": "0",
    }  # the mineral of L3.top paid


def test_each_colonist_more_is_another_step_of_any_technology() -> None:
    table = deal(side="orbit", lab={"L1.top": "rover", "L1.bottom": "mine"}, storage="2 plant 2 oxygen", quarters=3)
    table.choose("main research-dev", "develop rover L2.top", "pay 1 plant", "develop mine L2.bottom", "pay 1 plant")
    table.do("boost", "develop rover L3.top", "boost", "develop mine L3.bottom", "pay 1 oxygen", "skip")
    assert table.changes()["working"] == 2
    assert table.player()["lab"] == {"L3.top": "rover", "L3.bottom": "mine"}


def test_a_step_whose_oxygen_was_delivered_is_not_lost_by_surprise() -> None:
    table = deal(
        side="orbit",
        lab={"L2.mid": "shelter"},
        storage="1 oxygen",
        contracts=[10],
        quarters=1,
        state={"tech_grid": GRID},
    )
    table.choose("main research-dev")
    assert table.offers() == ["develop shelter L3.top", "develop shelter L3.bottom"]
    assert table.why("deliver contract-10 oxygen").startswith("needed-here")


# What cells give


def test_l1_top_takes_a_good_from_the_warehouse() -> None:
    table = lab(storage="", quarters=0)
    table.do("main learn-tech", "learn greenhouse L1.top", "benefit", "take oxygen")
    assert table.changes() == {"L1.top": "greenhouse", "oxygen": 1, "warehouse oxygen": -1}


def test_l1_bottom_gives_a_crystal_without_a_question() -> None:
    table = lab(storage="", quarters=0)
    table.do("main learn-tech", "learn greenhouse L1.bottom")
    assert table.changes() == {"L1.bottom": "greenhouse", "pending": 1}


def test_l3_bottom_moves_bots_two_steps_and_one_more_for_each_crystal() -> None:
    table = deal(side="orbit", lab={"L2.bottom": "rover"}, storage="1 oxygen", quarters=1, crystals=1)
    table.choose("main research-dev", "benefit", "bot 4,-2 N", "bot 4,-3 N", "mp bots", "bot 4,-4 N")
    assert table.hex("4,-5") == "bot of 0"
    assert table.player()["crystals"] == 0


def test_l5_top_takes_a_blueprint_and_one_more_for_each_colonist() -> None:
    table = deal(
        side="orbit",
        lab={"L4.top": "rover"},
        storage="1 oxygen 1 plant",
        quarters=2,
        state={"blueprint_rows": {"bottom": [3, 5]}},
    )
    table.choose("main research-dev", "benefit", "card blueprint-3", "boost")
    assert [card["num"] for card in table.player()["blueprints"]] == [3, 5]
    assert table.player()["working"] == 1


def test_l5_bottom_upgrades_a_building_and_one_more_for_each_colonist() -> None:
    table = deal(
        side="orbit",
        lab={"L4.bottom": "rover"},
        storage="2 mineral 1 oxygen 1 plant",
        quarters=2,
        blueprints=[11, 3],
        mars={"3,-2": "bot of 0"},
    )
    table.choose("main research-dev", "pay 1 plant 1 oxygen", "benefit", "upgrade blueprint-11 4,-2", "hex 4,-3")
    table.choose("boost")
    assert (table.hex("4,-2"), table.hex("2,-2")) == ("shelter of 0, blueprint 11 of 0", "generator, blueprint 3 of 0")
    assert table.player()["storage"] == amounts("")


@pytest.mark.parametrize("cell", ["L2.top", "L2.mid", "L2.bottom", "L4.top", "L4.mid", "L4.bottom", "L6"])
def test_the_other_cells_give_nothing(cell: str) -> None:
    before = {"L2.top": "L1.top", "L2.mid": "L1.top", "L2.bottom": "L1.bottom", "L6": "L5.top"}
    before.update({"L4.top": "L3.top", "L4.mid": "L3.top", "L4.bottom": "L3.bottom"})
    table = deal(
        side="orbit", lab={before[cell]: "rover"}, storage="1 oxygen", crystals=1, quarters=1, state={"warehouse": {}}
    )
    table.choose("main research-dev", *([f"develop rover {cell}"] if cell != "L6" else []))
    assert table.offers() == ["end"]


# Using a technology


RIVER = {"3,-1": "bot of 0"}  # beside 3,0, which touches the water extractor on 2,0


def test_any_laboratory_with_a_sufficient_tile_may_be_used() -> None:
    table = deal(
        players=3,
        mars={**RIVER, "3,1": "water_extractor"},
        storage="1 battery",
        lab={"L1.top": "water_extractor"},
        others=[player(lab={"L2.top": "water_extractor"}), player(lab={"L4.top": "water_extractor"})],
    )
    table.choose("main construct", "build water_extractor", "hex 3,0")
    assert table.offers() == ["tech seat 1", "tech seat 2"]
    assert table.why("tech seat 0") == "tech-level: water extractor technology, 2, 1"
    assert table.refuses("no tech").startswith("tech-needed")


def test_ones_own_tile_is_used_for_nothing() -> None:
    table = deal(mars=RIVER, storage="1 battery", lab={"L1.top": "water_extractor"})
    table.choose("main construct", "build water_extractor", "hex 3,0", "bonus crystal", "end")
    assert table.asked == [1]
    assert table.offers()[0].startswith("main")


def test_the_owner_keeps_an_oxygen_or_develops_the_tile_that_was_used() -> None:
    table = deal(mars=RIVER, storage="1 battery", others=[player(lab={"L1.top": "water_extractor"}, storage="")])
    table.choose("main construct", "build water_extractor", "hex 3,0", "bonus crystal")
    assert table.state["aside"] == [[1, "water_extractor"]]
    assert table.storage(1) == ""  # it pays for nothing meanwhile
    table.choose("end")
    assert (table.asked, table.offers()) == ([1], ["oxygen", "develop L2.top", "develop L2.mid"])
    table.do("oxygen")
    assert table.changes() == {"seat 1 oxygen": 1}


def test_the_free_step_of_the_owner_brings_the_benefit_of_the_cell() -> None:
    table = deal(mars=RIVER, storage="1 battery", others=[player(lab={"L2.top": "water_extractor"}, storage="")])
    table.choose("main construct", "build water_extractor", "hex 3,0", "bonus crystal", "end")
    table.do("develop L3.top")
    assert table.changes() == {"seat 1 L2.top": "", "seat 1 L3.top": "water_extractor", "seat 1 mineral": 1}


@pytest.mark.parametrize("cells", [{"L6": "water_extractor"}, {"L2.top": "water_extractor", "L3.top": "rover"}])
def test_at_the_top_or_without_a_free_cell_there_is_only_the_oxygen(cells: dict[str, str]) -> None:
    table = deal(mars=RIVER, storage="1 battery", others=[player(lab=cells, storage="")])
    table.do("main construct", "build water_extractor", "hex 3,0", "bonus crystal", "end")
    assert table.changes()["seat 1 oxygen"] == 1


def test_owners_decide_in_turn_order_and_each_ones_uses_in_the_order_they_happened() -> None:
    table = deal(
        players=3,
        space=5,
        mars={**RIVER, "1,0": "d_build_water_extractor"},
        storage="2 battery",
        crystals=3,
        ships=[1, 3, 4, 5],
        others=[
            player(space=7, lab={"L1.top": "water_extractor"}),
            player(space=6, lab={"L1.top": "rover"}),
        ],
    )
    table.choose("main control-center", "tech seat 2", "rover SE", "stop rover", "hex 3,0", "bonus crystal", "done")
    assert table.state["aside"] == [[2, "rover"], [1, "water_extractor"]]
    table.choose("end")
    assert table.asked == [2]
    table.choose("oxygen")
    assert table.asked == [1]


def test_what_an_owner_does_may_use_a_third_ones_tile_which_is_settled_too() -> None:
    table = deal(
        players=3,
        mars={**RIVER, "-3,2": "bot of 1"},
        storage="1 battery",
        others=[
            player(lab={"L4.bottom": "water_extractor"}, storage="2 mineral", blueprints=[9, 12]),
            player(lab={"L1.top": "upgrade"}, storage=""),
        ],
    )
    table.choose("main construct", "build water_extractor", "hex 3,0", "bonus crystal", "end")
    table.choose("develop L5.bottom", "benefit", "upgrade blueprint-9 -2,2")
    assert table.offers() == ["tech seat 2", "no tech"]
    table.choose("tech seat 2", "upgrade blueprint-12 -4,2", seat=1)
    table.choose(table.offers()[0])  # the bot there makes room
    while table.asked == [1]:
        table.choose("done")
    assert table.asked == [2]
    assert table.offers() == ["oxygen", "develop L2.top", "develop L2.mid"]


def test_one_tile_is_used_once_for_all_ships_of_a_welcome() -> None:
    table = deal(
        storage="2 plant 2 water",
        quarters=2,
        mars={"5,-3": "shelter of 0", "4,-4": "shelter of 0"},
        others=[player(lab={"L1.top": "ship"})],
        state={"level": 2},
    )
    table.choose("main welcome-ship", "ship 1", "tech seat 1", "do 1")
    table.choose("boost", "ship 2")
    assert table.offers() == ["do 1", "do 2"]
    assert table.state["aside"] == [[1, "ship"]]
    table.choose("do 1")
    assert table.player()["quarters"] == 2 + 3 - 1 + 3


def test_a_lower_tile_may_be_chosen_and_its_level_counts() -> None:
    table = deal(lab={"L1.top": "rover"}, others=[player(lab={"L3.top": "rover"})])
    table.choose("main control-center")
    assert table.offers() == ["tech seat 0", "tech seat 1", "no tech"]
    table.choose("tech seat 0")
    assert table.state["aside"] == []


def test_in_the_shuttle_phase_uses_are_settled_right_after_the_benefit() -> None:
    table = deal(
        players=3,
        others=[player(lab={"L1.top": "upgrade"}), player()],
        state={"phase": "shuttle", "shuttle": {"side": "colony", "space": 1}, "aside": [[1, "upgrade"]]},
    )
    table.choose("shuttle", "space 1")
    assert (table.asked, table.offers()) == ([1], ["oxygen", "develop L2.top", "develop L2.mid"])
    table.choose("oxygen")
    assert (table.asked, table.offers()) == ([1], ["stay", "shuttle"])


def test_learning_tells_what_each_entry_cell_gives() -> None:
    table = lab()
    table.choose("main learn-tech")
    decision = table.decision()
    told = {key.split(" ")[2]: decision.detail(at, "en") for at, key in enumerate(decision.keys)}
    assert told == {"L1.top": "Take 1 resource or crystal from the warehouse", "L1.bottom": "Gain 1 crystal"}

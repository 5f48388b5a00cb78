"""Paying and gaining: minerals for other goods, goal cards for crystals, storage, beds, and the pending zone."""

from __future__ import annotations

import pytest

from tests.on_mars.colony import SITES, deal, player

TWO_SHELTERS = {"5,-3": "shelter of 0"}  # storage holds 3 of each


def test_the_printed_good_is_offered_first_and_a_mineral_may_stand_in() -> None:
    table = deal(storage="1 mineral 1 battery")
    table.choose("main construct", "build water_extractor", "hex 4,-1")
    assert table.offers() == ["pay 1 battery", "pay 1 mineral"]


def test_a_mineral_alone_pays_for_a_plant() -> None:
    table = deal(storage="1 mineral", mars={"-3,3": "bot of 0"})
    table.do("main construct", "build oxygen_condenser", "hex -4,3")
    assert table.changes()["mineral"] == -1


def test_no_other_good_stands_for_a_mineral() -> None:
    table = deal(storage="2 battery 2 water 2 plant 2 oxygen", blueprints=[11])
    assert "main upgrade" not in table.offers()


def test_a_mineral_never_stands_for_a_crystal() -> None:
    table = deal(storage="2 mineral", crystals=1)
    assert table.why("exec warehouse") == "crystals: 2, 1"


def test_any_resource_may_be_any_of_the_five() -> None:
    table = deal(side="orbit", storage="1 mineral 1 battery 1 water 1 plant 1 oxygen", lab={"L1.top": "rover"})
    table.choose("main research-dev", "develop rover L2.top")
    assert table.offers() == ["pay 1 mineral", "pay 1 battery", "pay 1 water", "pay 1 plant", "pay 1 oxygen"]


def test_a_battery_and_any_resource_may_be_paid_in_every_mix() -> None:
    table = deal(
        side="orbit",
        storage="1 mineral 2 battery",
        state={"tech_grid": {"top": ["rover", None, None], "middle": [None] * 3, "bottom": [None] * 2}},
    )
    table.choose("main learn-tech", "learn rover L1.top")
    assert sorted(table.offers()) == ["pay 1 mineral 1 battery", "pay 2 battery"]


def test_a_goal_card_stands_for_exactly_one_crystal_on_ones_own_turn() -> None:
    table = deal(crystals=1, goals=[7, 14])
    table.choose("exec warehouse")
    assert table.offers() == ["pay 1 crystal goal-7", "pay 1 crystal goal-14", "pay goal-7 goal-14"]
    table.do("pay 1 crystal goal-14", "take water")
    assert table.changes() == {"crystals": -1, "goals": "7", "water": 1, "warehouse water": -1}


def test_a_goal_card_is_used_and_never_becomes_a_crystal() -> None:
    table = deal(crystals=0, goals=[7, 14, 3], ships=[], hangar=1)
    table.choose("exec warehouse", "pay goal-3 goal-7", "take water")
    assert table.player()["crystals"] == 0
    assert table.player()["pending"] == 0
    assert table.player()["goals"] == [14]


def test_nobody_else_learns_which_goal_card_was_used() -> None:
    table = deal(crystals=1, goals=[7, 14])
    table.choose("exec warehouse", "pay 1 crystal goal-14", "take water")
    assert table.view(1)["players"][0]["goals"] == 1
    assert table.view(0)["players"][0]["goals"] == [7]


def test_pending_crystals_pay_for_nothing() -> None:
    table = deal(crystals=1, pending=3)
    assert table.why("exec warehouse") == "crystals: 2, 1"


def test_goal_cards_are_no_crystals_in_the_shuttle_phase() -> None:
    table = deal(
        side="orbit",
        goals=[7, 14],
        crystals=0,
        state={"phase": "shuttle", "shuttle": {"side": "orbit", "space": 1}, "exploration": ["d_hire"]},
    )
    table.choose("shuttle", "hex 3,0", "space 7", "benefit")
    assert table.why("mp bots") == "crystals: 1, 0"


# Storage


@pytest.mark.parametrize("shelters", [1, 2, 3])
def test_storage_holds_as_many_of_each_kind_as_there_are_shelters_and_one_more(shelters: int) -> None:
    sites = ["5,-3", "4,-4"][: shelters - 1]
    table = deal(mars=dict.fromkeys(sites, "shelter of 0"), storage="2 battery")
    assert table.table.limit(0) == shelters + 1


def test_what_exceeds_storage_is_lost() -> None:
    table = deal(storage="2 water 1 battery", mars={"3,-1": "bot of 0"})
    table.do("main construct", "build water_extractor", "hex 4,-1")
    assert "water" not in table.changes()


def test_on_ones_own_turn_the_excess_goes_to_a_contract_that_needs_it() -> None:
    table = deal(storage="2 water 1 battery", contracts=[9], mars={"3,-1": "bot of 0"})
    table.do("main construct", "build water_extractor", "hex 4,-1")
    assert table.changes()["contract 9"] == "1 water"
    assert table.storage() == "2 water"


def test_on_ones_own_turn_what_fits_is_stored_without_a_question() -> None:
    table = deal(storage="1 water 1 battery", contracts=[9], mars={"3,-1": "bot of 0"})
    table.do("main construct", "build water_extractor", "hex 4,-1")
    assert table.storage() == "2 water"
    assert table.player()["contracts"] == [{"num": 9, "on": {}}]


def test_two_contracts_that_need_the_same_good_let_the_owner_pick() -> None:
    table = deal(
        storage="2 mineral", contracts=[8, 9], mars={"0,1": "bot of 0", "1,-2": "mine", "0,0": "mine"}, quarters=3
    )
    table.choose("main construct", "build mine", "hex 0,2")
    assert table.offers()[:2] == ["contract-8", "contract-9"]
    table.choose("contract-9")
    assert {card["num"]: card["on"] for card in table.player()["contracts"]} == {8: {}, 9: {"mineral": 1}}


def test_on_somebody_elses_turn_the_owner_chooses_between_storage_and_contract() -> None:
    table = deal(
        mars={"3,-1": "bot of 0"},
        storage="1 battery",
        others=[player(lab={"L1.top": "water_extractor"}, contracts=[10])],
    )
    table.choose("main construct", "build water_extractor", "hex 3,0", "bonus crystal", "end", "oxygen")
    assert (table.asked, table.offers()) == ([1], ["storage", "contract-10"])
    table.do("contract-10")
    assert table.changes() == {"seat 1 contract 10": "1 oxygen"}


def test_without_room_or_without_a_contract_that_needs_it_nothing_is_asked() -> None:
    full = player(lab={"L1.top": "water_extractor"}, contracts=[10], storage="2 oxygen")
    table = deal(mars={"3,-1": "bot of 0"}, storage="1 battery", others=[full])
    table.do("main construct", "build water_extractor", "hex 3,0", "bonus crystal", "end", "oxygen")
    assert table.changes()["seat 1 contract 10"] == "1 oxygen"


# Crystals and beds


def test_every_crystal_that_is_gained_waits_in_the_pending_zone() -> None:
    table = deal(storage="1 oxygen", mars={"4,-1": "bot of 0"})
    table.do("main construct", "hex 4,0")  # two steps from the other shelter
    assert (table.changes()["pending"], table.player()["crystals"]) == (1, 1)


@pytest.mark.parametrize(
    ("crystals", "pending", "possible"), [(2, 0, True), (1, 1, True), (2, 1, False), (3, 0, False)]
)
def test_a_crystal_of_the_warehouse_needs_room_for_those_that_wait_too(
    crystals: int, pending: int, possible: bool
) -> None:
    table = deal(side="orbit", crystals=crystals, pending=pending)
    table.choose("main resupply")
    assert ("take crystal" in table.offers()) == possible


def test_a_contract_that_needs_crystals_is_room_as_well() -> None:
    table = deal(side="orbit", crystals=3, contracts=[12])
    table.do("main resupply", "take crystal")
    assert table.changes()["contract 12"] == "1 crystal"
    assert table.player()["pending"] == 0


def test_the_depot_holds_a_crystal_more_for_each_ship_that_left_it() -> None:
    table = deal(others=[player(crystals=3, pending=3, ships=[1, 2, 3], hangar=2)])
    table.pass_turn()
    assert table.player(1)["crystals"] == 5


@pytest.mark.parametrize(("shelters", "beds"), [(1, 4), (2, 6), (3, 8), (4, 10), (5, 12)])
def test_there_are_four_beds_and_two_more_for_each_further_shelter(shelters: int, beds: int) -> None:
    sites = ["5,-3", "4,-4", "5,-5", "3,-5"][: shelters - 1]
    assert deal(mars=dict.fromkeys(sites, "shelter of 0")).table.beds(0) == beds


def test_colonists_who_find_no_bed_go_to_the_supply() -> None:
    table = deal(side="orbit", quarters=3, working=4)
    table.do("main landing-pod", "space 5")
    assert table.changes() == {"quarters": 1, "working": -4, "space": "5"}
    assert table.table.supply[0] == 12 - 4


def test_a_payment_that_leaves_the_action_impossible_is_not_offered() -> None:
    table = deal(
        players=3,
        quarters=2,
        crystals=1,
        storage="",
        mars={"1,-1": "bot of 0", SITES[0]: "shelter of 0"},
        state={"slots": {"construct": [1]}},
    )
    table.choose("main construct")  # only a mine can be built, which needs a colonist
    assert table.player()["crystals"] == 0
    assert table.player()["working"] == 0
    assert table.slots("construct") == [0, 1]


def test_each_way_to_pay_tells_its_price_in_figures_and_in_words() -> None:
    table = deal(side="orbit", crystals=1, goals=[7], quarters=3, state={"slots": {"obtain_blueprint": [1, 1]}})
    table.choose("main obtain-blueprint")
    decision = table.decision()
    told = {key: (decision.price(at), decision.label(at, "en")) for at, key in enumerate(decision.keys)}
    goal = "private goal “New Neighbourhood”"
    assert told == {
        "pay 1 crystal goal-7": ({"resource crystal": 1}, f"1 crystal and the {goal}"),
        "pay 1 crystal 1 colonist": ({"resource crystal": 1, "resource colonist": 1}, "1 crystal and 1 colonist"),
        "pay goal-7 1 colonist": ({"resource colonist": 1}, f"The {goal} and 1 colonist"),
        "pay 2 colonist": ({"resource colonist": 2}, "2 colonists"),
    }

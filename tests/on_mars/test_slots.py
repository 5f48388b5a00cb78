"""The colonist that some main actions take: extra cost, full slots, and the colonists an action needs besides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import deal, player

HANDS: dict[str, Any] = {"quarters": 4, "crystals": 3}


def test_an_empty_action_takes_one_colonist_and_nothing_is_asked() -> None:
    table = deal(side="orbit", blueprints=[])
    table.do("main obtain-blueprint")
    assert table.changes() == {"quarters": -1, "on obtain_blueprint": "0"}


@pytest.mark.parametrize(("there", "extra"), [([1], 1), ([1, 2], 2), ([1, 1], 1), ([0, 0], 0), ([0, 1], 1)])
def test_with_three_or_four_players_every_other_colour_costs_one(there: list[int], extra: int) -> None:
    table = deal(players=4, side="orbit", **HANDS, state={"slots": {"obtain_blueprint": there}})
    table.do("main obtain-blueprint")
    if extra:
        table.choose(f"pay {extra} crystal")
    assert table.changes().get("crystals", 0) == -extra


@pytest.mark.parametrize(("there", "extra"), [([1], 1), ([1, 1], 2), ([0, 0], 2), ([0], 1), ([0, 1], 2)])
def test_with_two_players_every_colonist_costs_one_ones_own_included(there: list[int], extra: int) -> None:
    table = deal(side="orbit", **HANDS, state={"slots": {"obtain_blueprint": there}})
    table.do("main obtain-blueprint", f"pay {extra} crystal")
    assert table.changes()["crystals"] == -extra


def test_one_blue_and_one_yellow_colonist_cost_two_units_in_any_mix() -> None:
    table = deal(players=3, side="orbit", **HANDS, state={"slots": {"obtain_blueprint": [1, 2]}})
    table.do("main obtain-blueprint")
    assert table.offers() == ["pay 2 crystal", "pay 1 crystal 1 colonist", "pay 2 colonist"]
    table.choose("pay 1 crystal 1 colonist")
    assert table.changes() == {"crystals": -1, "quarters": -2, "working": 1, "on obtain_blueprint": "0, 1, 2"}


def test_three_colours_on_full_slots_are_all_cleared_and_the_newcomer_pays_nothing() -> None:
    table = deal(players=4, side="orbit", **HANDS, state={"slots": {"obtain_blueprint": [1, 2, 3]}})
    table.do("main obtain-blueprint")
    assert table.changes() == {
        "quarters": -1,
        "on obtain_blueprint": "0",
        "seat 1 working": 1,
        "seat 2 working": 1,
        "seat 3 working": 1,
    }


def test_of_two_and_one_the_two_leave_and_the_other_colour_pays_nothing_for_itself() -> None:
    table = deal(players=3, side="orbit", **HANDS, state={"slots": {"obtain_blueprint": [0, 1, 1]}})
    table.do("main obtain-blueprint")
    assert table.changes() == {"quarters": -1, "on obtain_blueprint": "0, 0", "seat 1 working": 2}


def test_ones_own_colonists_are_cleared_like_any_others() -> None:
    table = deal(players=3, side="orbit", **HANDS, state={"slots": {"obtain_blueprint": [0, 0, 1]}})
    table.do("main obtain-blueprint", "pay 1 crystal")
    assert table.changes() == {"crystals": -1, "quarters": -1, "working": 2, "on obtain_blueprint": "0, 1"}


def test_with_two_players_only_those_still_there_after_clearing_cost() -> None:
    table = deal(side="orbit", **HANDS, state={"slots": {"obtain_blueprint": [0, 1, 1]}})
    table.do("main obtain-blueprint", "pay 1 crystal")
    assert table.changes()["seat 1 working"] == 2
    assert table.slots("obtain_blueprint") == [0, 0]


@pytest.mark.parametrize("action", ["construct", "upgrade", "obtain_blueprint", "research_dev"])
def test_each_action_with_slots_has_three(action: str) -> None:
    orbit = action in ("obtain_blueprint", "research_dev")
    table = deal(
        players=3,
        side="orbit" if orbit else "colony",
        **HANDS,
        blueprints=[11],
        state={"slots": {action: [1, 1, 2]}},
    )
    table.do(f"main {action.replace('_', '-')}", "pay 1 crystal")
    assert table.slots(action) == [0, 2]
    assert table.player(1)["working"] == 2


def test_colonists_stay_on_their_slots_until_they_are_recalled_or_cleared() -> None:
    table = deal(state={"slots": {"construct": [0], "obtain_blueprint": [1]}})
    table.pass_turn()
    table.pass_turn()
    assert (table.slots("construct"), table.slots("obtain_blueprint")) == ([0], [1])


# Hire or contract


def test_hiring_has_one_slot_for_each_player_and_is_never_cleared() -> None:
    table = deal(players=4, **HANDS, storage="2 water", state={"slots": {"hire_or_contract": [1, 2, 3]}})
    table.do("main hire-or-contract", "pay 3 crystal")
    assert table.slots("hire_or_contract") == [0, 1, 2, 3]


def test_nobody_hires_twice_while_a_colonist_is_there() -> None:
    table = deal(**HANDS, storage="2 water", state={"slots": {"hire_or_contract": [0]}})
    assert table.refuses("main hire-or-contract").startswith("hired-already")


def test_with_two_players_the_colonist_of_the_other_costs_one() -> None:
    table = deal(**HANDS, storage="2 water", state={"slots": {"hire_or_contract": [1]}})
    table.do("main hire-or-contract", "pay 1 colonist")
    assert table.changes()["working"] == 1


# All different colonists


def test_without_a_colonist_in_the_quarters_no_slot_can_be_taken() -> None:
    table = deal(side="orbit", quarters=0, working=3, crystals=3)
    assert table.why("main obtain-blueprint") == "colonists: 1, 0"


def test_the_extra_cost_must_be_payable_besides_the_colonist_of_the_slot() -> None:
    state = {"slots": {"obtain_blueprint": [1]}}
    assert "main obtain-blueprint" not in deal(side="orbit", quarters=1, crystals=0, state=state).offers()
    assert "main obtain-blueprint" in deal(side="orbit", quarters=2, crystals=0, state=state).offers()
    assert "main obtain-blueprint" in deal(side="orbit", quarters=1, crystals=1, state=state).offers()


def test_a_mine_needs_a_third_colonist_besides_slot_and_extra_cost() -> None:
    given: dict[str, Any] = {
        "storage": "",
        "crystals": 0,
        "mars": {"1,-1": "bot of 0"},
        "state": {"slots": {"construct": [1]}},
    }
    assert "main construct" not in deal(quarters=2, **given).offers()
    assert "main construct" in deal(quarters=3, **given).offers()


def test_the_geologist_needs_two_colonists_more() -> None:
    display = {"display": ["geologist"], "slots": {}}
    assert "main hire-or-contract" not in deal(quarters=2, storage="", crystals=0, state=display).offers()
    table = deal(quarters=3, storage="", crystals=0, state=display)
    table.do("main hire-or-contract")
    assert table.changes() == {"quarters": -3, "working": 2, "on hire_or_contract": "0", "geologist": "None"}


def test_a_goal_card_pays_a_unit_of_extra_cost() -> None:
    table = deal(side="orbit", quarters=1, crystals=0, goals=[5], state={"slots": {"obtain_blueprint": [1]}})
    table.do("main obtain-blueprint")
    assert table.changes() == {"goals": "", "quarters": -1, "on obtain_blueprint": "0, 1"}


def test_a_delivery_while_the_extra_cost_is_paid_leaves_the_action_possible() -> None:
    table = deal(
        storage="1 battery",
        quarters=2,
        crystals=1,
        contracts=[8],
        others=[player()],
        state={"slots": {"construct": [1]}},
    )
    table.choose("main construct")
    assert table.offers() == ["pay 1 crystal", "pay 1 colonist"]
    assert table.why("deliver contract-8 battery").startswith("needed-here")


def test_the_menu_tells_the_colonist_and_what_busy_slots_cost_besides() -> None:
    table = deal(players=3, side="orbit", **HANDS, state={"slots": {"obtain_blueprint": [1, 2]}})
    menu = table.game.asked[0]
    assert menu is not None
    blueprint, research, resupply = [
        menu.keys.index(f"main {id}") for id in ("obtain-blueprint", "research-dev", "resupply")
    ]
    assert menu.price(blueprint) == {"resource colonist": 1, "resource either": 2}
    assert menu.label(blueprint, "en").endswith("(1 colonist and 2 crystals or colonists)")
    assert menu.asking("en") == "What do you do in orbit?"
    assert menu.price(research) == {"resource colonist": 1}
    assert menu.price(resupply) == {}


def test_what_comes_of_an_action_is_told_as_its_doing() -> None:
    table = deal(side="orbit", quarters=4, blueprints=[])
    table.do("main obtain-blueprint")
    menu = table.game.asked[0]
    assert menu is not None
    assert menu.source == "action obtain-blueprint"
    table.choose(menu.keys[0])
    because = {line["what"]: line["because"] for line in table.game.events(0)}
    assert because["main"] is None
    assert because["blueprint"] == "action obtain-blueprint"

"""Invasion: the alien's turns, its tokens and its resets."""

from __future__ import annotations

import pytest

from areo.on_mars.chapters.invasion.numbers import POWERS
from tests.on_mars.invasion import NEST, block, hunt, invasion, spaces


def test_the_alien_has_a_turn_after_every_human_turn() -> None:
    table = invasion()
    table.pass_turn()
    assert table.asked == [2]
    assert block(table)["turn"]
    table.choose("plan", "red", "card loom", "done")
    assert table.asked == [1]
    assert not block(table)["turn"]
    table.pass_turn()
    assert table.asked == [2]


def test_the_alien_takes_no_part_in_the_shuttle_phase() -> None:
    table = invasion(state={"active": 1})
    table.pass_turn()
    table.choose("plan", "red", "card loom", "done")
    asked = []
    while table.state["phase"] == "shuttle":
        asked.append(table.asked[0])
        table.choose("stay")
    assert 2 not in asked


def test_at_the_start_build_deploy_steal_learn_develop_and_plan_can_be_done() -> None:
    assert spaces(hunt()) == ["build", "deploy", "steal", "learn", "develop", "plan"]


def test_move_and_evolve_open_at_level_2() -> None:
    given = {"troops": ["-6,2"], "blueprints": {"loom": {"at": "held"}}}
    table = hunt(**given)
    assert table.refuses("move") == "alien-locked: 2"
    assert table.refuses("evolve") == "alien-locked: 2"
    lss = dict.fromkeys(("generator", "water_extractor", "greenhouse", "oxygen_condenser"), 2)
    assert {"move", "evolve"} <= set(spaces(hunt(state={"level": 2, "lss": lss}, **given)))


def test_an_action_takes_a_token_red_or_expendable() -> None:
    table = hunt()
    table.choose("deploy")
    assert table.offers() == ["red", "expendable"]
    table.choose("red")
    assert block(table)["red"] == 3
    assert block(table)["spaces"]["deploy"] == "red"


def test_the_token_is_not_asked_for_where_only_one_kind_is_left() -> None:
    table = hunt(expendable=0)
    table.choose("deploy")
    assert table.asks() == "deploy"
    assert block(table)["red"] == 3


def test_a_space_with_a_token_cannot_be_used_again() -> None:
    table = hunt(red=3, spaces={"deploy": "red"})
    assert table.refuses("deploy") == "space-taken"


@pytest.mark.parametrize(("space", "left"), [("build", 1), ("learn", 1), ("deploy", 2), ("plan", 2)])
def test_build_and_learn_cost_a_crystal_and_the_others_nothing(space: str, left: int) -> None:
    table = hunt()
    table.choose(space, "red")
    assert block(table)["crystals"] == left


def test_without_a_crystal_no_nest_can_be_built() -> None:
    assert hunt(crystals=0).refuses("build") == "crystals: 1, 0"


def test_a_second_action_costs_a_crystal_more_and_a_token() -> None:
    table = hunt(crystals=2)
    table.choose("plan", "red", "card loom", "second build", "red")
    assert block(table)["crystals"] == 0
    assert block(table)["red"] == 2
    table.choose(f"hex {table.hexes()[0]}")
    assert table.asked == [1]  # there is no third


def test_no_second_action_without_the_crystal_for_it() -> None:
    table = hunt(crystals=0)
    table.choose("plan", "red", "card loom")
    assert table.asked == [1]


def test_the_alien_may_not_pass_while_it_can_do_something() -> None:
    assert hunt().refuses("pass") == "must-act"


def test_the_alien_resets_when_all_tokens_are_spent() -> None:
    taken = dict.fromkeys(("build", "deploy", "learn", "plan"), "red") | {
        "develop": "expendable",
        "steal": "expendable",
    }
    alien = block(hunt(red=0, expendable=0, spaces=taken, crystals=5))
    assert set(alien["spaces"].values()) == {"free"}
    assert (alien["red"], alien["expendable"]) == (4, 0)  # the spent expendable ones are gone


def test_the_alien_does_not_reset_while_a_token_and_a_space_are_left() -> None:
    alien = block(hunt(red=0, spaces=dict.fromkeys(("build", "deploy", "learn", "plan"), "red")))
    assert alien["red"] == 0
    assert alien["spaces"]["build"] == "red"


def test_the_alien_resets_when_no_free_space_is_possible() -> None:
    taken = {"deploy": "red", "develop": "red", "plan": "expendable"}
    state = {"warehouse": {"crystal": 0}}
    alien = block(hunt(red=2, crystals=0, spaces=taken, state=state))
    assert alien["red"] == 4
    assert alien["spaces"]["deploy"] == "free"


def test_a_reset_gives_sabotage_tokens_back_to_the_humans() -> None:
    taken = {**dict.fromkeys(("build", "deploy", "learn", "develop"), "red"), "plan": "sabotage"}
    alien = block(hunt(red=0, expendable=0, spaces=taken, kept=1))
    assert alien["sabotage_left"] == 2
    assert alien["kept"] == 0


def test_a_reset_lets_powers_be_used_again() -> None:
    taken = dict.fromkeys(("build", "deploy", "learn", "develop"), "red")
    loom = {"at": "evolved", "nest": NEST, "used": True}
    assert block(hunt(red=0, expendable=0, spaces=taken, blueprints={"loom": loom}))["blueprints"]["loom"] == {
        "at": "evolved",
        "nest": NEST,
        "used": False,
    }


def test_sabotage_is_removed_for_two_crystals_and_the_token_is_kept() -> None:
    table = hunt(crystals=3, spaces={"deploy": "sabotage"})
    assert table.refuses("deploy") == "space-taken"
    table.choose("unsabotage deploy")
    alien = block(table)
    assert (alien["crystals"], alien["kept"], alien["sabotage_left"]) == (1, 1, 1)
    table.choose("deploy", "red")
    assert table.asks() == "deploy"


def test_sabotage_is_not_removed_with_one_crystal() -> None:
    assert hunt(crystals=1, spaces={"deploy": "sabotage"}).refuses("unsabotage deploy") == "crystals: 2, 1"


def test_sabotage_can_also_be_removed_before_the_second_action() -> None:
    table = hunt(crystals=4, spaces={"deploy": "sabotage"})
    table.choose("plan", "red", "card loom", "unsabotage deploy", "second deploy", "red")
    assert block(table)["crystals"] == 1


def test_an_alien_that_can_do_nothing_passes() -> None:
    """No crystal anywhere, no room for troops, all known and all taken."""
    techs = dict.fromkeys(("brood", "burrow", "siphon", "carapace", "shelter"), 4)
    cards = {power: {"at": "held"} for power in POWERS}
    mars = dict.fromkeys(("-6,2", "-6,4", "-5,2", "-5,3"), "mine")
    table = hunt(
        crystals=0,
        expendable=5,
        techs=techs,
        blueprints=cards,
        troops=[NEST],
        mars=mars,
        state={"warehouse": {"crystal": 0}, "stacks": {"mine": []}},
    )
    assert table.offers() == ["pass"]
    table.choose("pass")
    assert table.asked == [1]

"""Turns: one or two actions of seven kinds, passing, and going on alone."""

from __future__ import annotations

from typing import Any

import pytest

import areo
from areo.tableau.card import Card
from areo.terraforming_mars.deck import PROJECTS
from tests.terraforming_mars.mars import RESOURCES, Mars, deal, player

EVERY_KIND: dict[str, Any] = {
    "hand": "Asteroid, Birds",
    "played": "Livestock",
    "plants": 8,
    "heat": 8,
    "tr": 35,
    "opponents": [player(mc=50)],
}


def kinds(table: Mars) -> set[str]:
    return {key.split(" ")[0] for key in table.offers()}


def test_all_seven_kinds_of_action_and_passing_are_on_the_menu() -> None:
    table = deal(**EVERY_KIND)
    assert kinds(table) == {"play", "project", "milestone", "award", "action", "greenery", "heat", "pass"}
    assert "play birds" not in table.offers()  # only what can be done is offered
    assert table.decision().kind == "menu"
    assert (table.decision().least, table.decision().most) == (1, 1)


def test_a_turn_is_one_or_two_actions_in_any_combination() -> None:
    table = deal(**EVERY_KIND)
    table.do("heat")
    assert table.asked == [0]
    table.do("award miner")
    assert table.asked == [1]


def test_the_same_kind_of_action_may_be_taken_twice() -> None:
    table = deal(mc=30)
    table.project("power-plant")
    table.project("power-plant")
    assert table.production() == {"energy": 2}
    assert table.asked == [1]


def test_stopping_after_one_action_is_not_passing() -> None:
    table = deal(mc=50, opponents=[player(mc=50)])
    table.project("power-plant")
    table.choose("end")
    table.project("power-plant", seat=1)
    table.choose("end", seat=1)
    assert table.asked == [0]
    assert table.state["passed"] == [False, False]


def test_passing_is_offered_only_as_the_first_thing_of_a_turn() -> None:
    table = deal(mc=50)
    assert "pass" in table.offers()
    assert "end" not in table.offers()
    assert table.refuses("end") == "end-first"
    table.project("power-plant")
    assert "end" in table.offers()
    assert "pass" not in table.offers()
    assert table.refuses("pass") == "pass-second"


def test_whoever_passes_is_out_for_the_generation() -> None:
    table = deal(mc=50, opponents=[player(mc=50), player(mc=50)])
    table.choose("pass")
    assert table.asked == [1]
    table.project("power-plant", seat=1)
    table.choose("end", seat=1)
    table.project("power-plant", seat=2)
    table.choose("end", seat=2)
    assert table.asked == [1]  # seat 0 is passed over
    assert table.state["passed"] == [True, False, False]


def test_the_last_one_goes_on_alone_as_long_as_it_likes() -> None:
    table = deal(mc=80, opponents=[player()])
    table.project("power-plant")
    table.choose("end")
    table.choose("pass", seat=1)
    for _ in range(5):
        assert table.asked == [0]
        table.project("power-plant")
    assert table.production() == {"energy": 6}


def test_a_new_turn_alone_begins_with_passing_again() -> None:
    table = deal(mc=80, state={"passed": [False, True]})
    table.project("power-plant")
    table.choose("end")
    assert table.asked == [0]
    assert "pass" in table.offers()


def test_turns_go_clockwise() -> None:
    table = deal(active=1, mc=50, opponents=[player(mc=50), player(mc=50)], state={"first_player": 1})
    for seat in (1, 2, 0, 1, 2, 0):
        assert table.asked == [seat]
        table.project("power-plant")
        table.choose("end")


def test_a_menu_that_holds_only_pass_is_asked_all_the_same() -> None:
    table = deal(mc=0)
    assert table.offers() == ["pass"]


# A: playing a card from hand has its own chapter; B: standard projects


def test_patents_are_sold_for_1_mc_each_in_one_action() -> None:
    table = deal(hand="Comet, Birds, Ants, Fish", mc=0)
    table.choose("project sell-patents")
    decision = table.decision()
    assert (decision.kind, decision.least, decision.most) == ("cards", 1, 4)
    table.choose(["card Comet", "card Ants", "card Fish"])
    assert table.mc() == 3
    assert table.hand() == ["birds"]
    assert sorted(table.discard()) == ["ants", "comet", "fish"]
    assert "end" in table.offers()  # one action


def test_a_single_patent_is_sold_without_a_question() -> None:
    table = deal(hand="Comet", mc=0)
    table.choose("project sell-patents")
    assert (table.mc(), table.hand(), table.kind) == (1, [], "menu")


def test_no_patents_no_sale() -> None:
    assert deal().why("project sell-patents") == "no-cards"


@pytest.mark.parametrize(
    ("project", "cost", "answers", "gained"),
    [
        ("power-plant", 11, [], {"energy production": 1}),
        ("asteroid", 14, [], {"temperature": 2, "tr": 1}),
        ("aquifer", 18, ["space A5"], {"A5": "ocean", "oceans": 1, "tr": 1}),
        ("greenery", 23, ["space C4"], {"C4": "greenery 0", "oxygen": 1, "tr": 1}),
        ("city", 25, ["space C4"], {"C4": "city 0", "mc production": 1}),
    ],
)
def test_standard_projects(project: str, cost: int, answers: list[str], gained: dict[str, int | str]) -> None:
    table = deal(mc=cost)
    table.project(project, *answers)
    assert table.changes() == {"mc": -cost, **gained}
    short = deal(mc=cost - 1, steel=9, titanium=9)
    assert short.why(f"project {project}") == f"price: {cost}, {cost - 1}"


def test_a_standard_project_may_be_repeated_in_a_generation() -> None:
    table = deal(mc=50, state={"passed": [False, True]})
    for _ in range(3):
        table.project("asteroid")
    assert table.temperature == -24


# E: actions of blue cards


def test_a_blue_action_is_used_once_a_generation() -> None:
    table = deal(played="Tardigrades")
    table.act("Tardigrades")
    assert table.changes() == {"on tardigrades": 1}
    assert table.refuses("action tardigrades") == "used: Tardigrades"


@pytest.mark.parametrize("card", [card for card in PROJECTS if card.action is not None], ids=lambda card: card.id)
def test_no_action_can_be_used_twice_in_a_generation(card: Card) -> None:
    """With plenty of everything each of the 35 actions is offered, done, and then offered no more."""
    plenty: dict[str, Any] = dict.fromkeys(RESOURCES, 50)
    cubes = {card.name: 3} if card.holds >= 0 else {}
    table = deal(played=card.name, cubes=cubes, production=dict.fromkeys(RESOURCES, 5), actions=3, **plenty)
    table.choose(f"action {card.id}")
    while not table.idle:
        table.choose(table.offers()[0])
    assert table.asked == [0]
    assert table.why(f"action {card.id}").startswith("used: ")


def test_a_card_may_act_in_the_turn_it_is_played() -> None:
    table = deal(hand="Tardigrades")
    table.play("Tardigrades")
    table.act("Tardigrades")
    assert table.cubes("Tardigrades") == 1


def test_an_action_whose_price_cannot_be_paid_is_not_offered() -> None:
    assert not deal(played="Development Center", energy=0).can_act("Development Center")
    assert deal(played="Development Center", energy=1).can_act("Development Center")


def test_a_corporation_may_have_an_action_too() -> None:
    table = deal(corporation="united-nations-mars-initiative", heat=8, mc=3)
    assert not table.can_act("united-nations-mars-initiative")
    table.do("heat")
    table.act("united-nations-mars-initiative")
    assert table.changes() == {"mc": -3, "tr": 1}


# F and G: conversions


@pytest.mark.parametrize("plants", [7, 8, 15])
def test_eight_plants_become_a_greenery(plants: int) -> None:
    table = deal(plants=plants)
    if plants < 8:
        assert table.refuses("greenery") == f"plants: 8, {plants}"
        return
    table.do("greenery", "space C4")
    assert table.changes() == {"plants": -8, "C4": "greenery 0", "oxygen": 1, "tr": 1}


def test_ecoline_needs_only_seven_plants() -> None:
    table = deal(corporation="ecoline", plants=7)
    table.do("greenery", "space C4")
    assert table.changes() == {"plants": -7, "C4": "greenery 0", "oxygen": 1, "tr": 1}
    assert deal(corporation="ecoline", plants=6).why("greenery") == "plants: 7, 6"


def test_seven_heat_are_not_enough() -> None:
    assert deal(heat=7).refuses("heat") == "heat: 8, 7"


def test_heat_may_be_wasted_at_the_goal_to_gain_time() -> None:
    table = deal(heat=8, temperature=8)
    table.do("heat")
    assert table.changes() == {"heat": -8}


# Choosing


def test_nobody_else_may_choose_now() -> None:
    table = deal(mc=50)
    before = table.game.position()
    with pytest.raises(areo.IllegalChoice):
        table.game.choose(1, ["pass"])
    assert table.game.position() == before
    assert table.game.why(1, "pass")


@pytest.mark.parametrize("answer", [["dance"], ["pass", "pass"], [], [-1], [True], [999], "pass", [None], ["end"]])
def test_answers_that_are_none_are_refused(answer: object) -> None:
    table = deal(mc=50)
    before = table.game.position()
    with pytest.raises(areo.IllegalChoice):
        table.game.choose(0, answer)
    assert table.game.position() == before


def test_after_the_end_nothing_may_be_chosen() -> None:
    table = deal(temperature=8, oxygen=14, oceans=9)
    table.finish()
    with pytest.raises(areo.IllegalChoice):
        table.game.choose(0, ["pass"])


# Whose turn it is


def test_the_view_says_whose_turn_it_is_and_how_many_actions_are_left() -> None:
    table = deal(hand="Asteroid", titanium=3, mc=50, opponents=[player(plants=3)])
    assert (table.view(1)["active"], table.view(1)["actions_left"]) == (0, 2)
    table.project("power-plant")
    assert (table.view(1)["active"], table.view(1)["actions_left"]) == (0, 1)
    table.choose("play asteroid")  # the second action: how to pay is open
    assert (table.kind, table.view(1)["active"]) == ("payment", 0)
    table.pay()
    assert (table.kind, table.view(1)["active"]) == ("seat", 0)
    table.choose("skip")
    assert (table.view(1)["active"], table.view(1)["actions_left"]) == (1, 2)


@pytest.mark.parametrize("actions", [1, 2, 3, 7])
def test_a_position_may_give_any_number_of_actions(actions: int) -> None:
    table = deal(actions=actions, mc=200)
    for left in range(actions, 0, -1):
        assert table.asked == [0]
        assert table.view(0)["actions_left"] == left
        table.project("power-plant")
    assert table.asked == [1]


@pytest.mark.parametrize("actions", [1, 2, 3, 7])
def test_passing_and_ending_go_by_the_actions_taken(actions: int) -> None:
    table = deal(actions=actions, mc=200)
    assert ("pass" in table.offers(), "end" in table.offers()) == (actions >= 2, actions == 1)
    table.project("power-plant")
    if actions > 1:
        assert ("pass" in table.offers(), "end" in table.offers()) == (False, True)


@pytest.mark.parametrize("actions", [1, 2, 3, 7])
def test_a_turn_with_any_number_of_actions_can_be_saved(actions: int) -> None:
    table = deal(actions=actions, mc=200)
    again = areo.from_position(table.game.position())
    assert again.position() == table.game.position()
    assert again.asked[0] is not None
    assert again.asked[0].keys == table.offers()

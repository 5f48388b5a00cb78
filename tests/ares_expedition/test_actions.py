"""The action phase: card actions and their repeat, standard actions, and the duty to convert heat and plants."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import ACTION, CONSTRUCTION, PLANNING, PRODUCTION, Expedition, deal, player


def act_phase(**mine: Any) -> Expedition:
    return deal(**{"phase": ACTION, **mine})


# The menu


def test_the_menu_of_the_action_phase() -> None:
    table = act_phase(played="Circuit Board Factory, Ironworks, Mine, Comet", hand="Lichen", heat=8, plants=8)
    assert table.offers() == [
        "action circuit-board-factory",
        "action ironworks",
        "project forest-from-plants",
        "project forest-from-mc",
        "project temperature-from-heat",
        "project temperature-from-mc",
        "project ocean-from-mc",
        "sell lichen",
    ]  # and `end` only when heat and plants are spent


def test_no_card_is_played_in_the_action_phase() -> None:
    table = act_phase(hand="Lichen, Comet")
    assert not [key for key in table.offers() if key.startswith("play ")]
    assert table.refuses("play lichen")
    assert table.refuses("play comet")


def test_no_action_has_to_be_used() -> None:
    table = act_phase(played="Circuit Board Factory", mc=0)
    table.end()
    assert table.phase == PLANNING


# Card actions


def test_each_card_acts_once() -> None:
    table = act_phase(played="Circuit Board Factory", deck="Lichen, Moss, Grass")
    table.act("Circuit Board Factory")
    assert table.changes() == {"cards": 1}
    assert table.why("action circuit-board-factory") == "used: Circuit Board Factory"


def test_the_chooser_repeats_one_card_action_once() -> None:
    table = act_phase(played="Circuit Board Factory, Farmers Market", chosen=ACTION, deck="Lichen, Moss, Grass, Trees")
    table.act("Circuit Board Factory")
    table.act("Farmers Market")
    assert table.can_act("Circuit Board Factory")
    assert table.can_act("Farmers Market")
    table.act("Farmers Market")
    assert table.changes() == {"mc": -1, "plants": 2}
    assert table.why("action circuit-board-factory") == "repeated"
    assert table.why("action farmers-market") == "repeated"


def test_the_repeat_is_only_for_an_action_already_used() -> None:
    table = act_phase(played="Circuit Board Factory, Farmers Market", chosen=ACTION, used="Circuit Board Factory")
    table.act("Circuit Board Factory")
    assert table.player()["repeated"] is True
    table.act("Farmers Market")
    assert not table.can_act("Farmers Market")


def test_the_bonus_belongs_to_the_choosers_alone() -> None:
    table = act_phase(played="Farmers Market", chosen=PRODUCTION, opponents=[player(chosen=ACTION)])
    table.act("Farmers Market")
    assert not table.can_act("Farmers Market")


def test_a_card_played_earlier_in_the_round_can_act() -> None:
    table = deal(phase=CONSTRUCTION, hand="Circuit Board Factory", opponents=[player(chosen=ACTION)])
    table.play("Circuit Board Factory")
    table.end()
    assert table.phase == ACTION
    assert table.can_act("Circuit Board Factory", 0)


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("GHG Producing Bacteria", {"on ghg-producing-bacteria": 1}, {"temperature": 2, "tr": 1}),
        ("Regolith Eaters", {"on regolith-eaters": 1}, {"oxygen": 1, "tr": 1}),
        ("Nitrite Reducing Bacteria", {"on nitrite-reducing-bacteria": 1}, {"oceans": 1, "tr": 1, "mc": 4}),
    ],
)
def test_two_alternatives_are_two_options_of_which_one_is_used(
    card: str, first: dict[str, int], second: dict[str, int]
) -> None:
    microbes = 3 if card.startswith("Nitrite") else 2
    mine: dict[str, Any] = {"played": card, "cubes": {card: microbes}}
    key = f"action {card.lower().replace(' ', '-')}"
    table = act_phase(**mine)
    assert {key, f"{key} 2"} < set(table.offers())
    table.do(key)
    assert table.changes() == first
    assert not {key, f"{key} 2"} & set(table.offers())
    table = act_phase(**mine)
    table.do(f"{key} 2")
    assert table.changes() == {**second, f"on {key.removeprefix('action ')}": -microbes}
    assert not {key, f"{key} 2"} & set(table.offers())


def test_the_repeat_may_use_the_other_alternative() -> None:
    table = act_phase(played="Regolith Eaters", cubes={"Regolith Eaters": 1}, chosen=ACTION)
    assert "action regolith-eaters 2" not in table.offers()
    table.act("Regolith Eaters")
    table.do("action regolith-eaters 2")
    assert table.changes() == {"on regolith-eaters": -2, "oxygen": 1, "tr": 1}


def test_a_card_with_one_action_has_no_second() -> None:
    table = act_phase(played="Circuit Board Factory")
    assert table.refuses("action circuit-board-factory 2") == "no-second: Circuit Board Factory"


def test_a_card_without_an_action_cannot_act() -> None:
    table = act_phase(played="Mine, Composting Factory", corporation="Helion", hand="Ironworks")
    assert table.why("action mine") == "no-action: Mine"
    assert table.why("action composting-factory") == "no-action: Composting Factory"
    assert table.why("action helion") == "no-action: Helion"
    assert table.why("action ironworks") == "not-in-play: Ironworks"


def test_an_action_whose_cost_cannot_be_paid_is_refused() -> None:
    table = act_phase(played="Ironworks, Think Tank, Artificial Jungle, Caretaker Contract", mc=1, heat=3)
    for card in ("Ironworks", "Think Tank", "Artificial Jungle", "Caretaker Contract"):
        assert not table.can_act(card), card
    assert table.why("action think-tank") == "price: 2, 1"


def test_an_action_may_be_used_for_nothing_if_its_cost_is_paid() -> None:
    table = act_phase(played="Ironworks, Assembly Lines, Symbiotic Fungus", heat=4, oxygen=14)
    table.act("Ironworks")  # the oxygen is full
    assert table.changes() == {"heat": -4, "mc": 1}
    table.act("Symbiotic Fungus")  # there is no card for its microbe
    assert table.changes() == {"mc": 1}


def test_assembly_lines_pay_for_the_repeat_too_but_for_no_standard_action() -> None:
    table = act_phase(played="Assembly Lines, Farmers Market", chosen=ACTION)
    table.act("Farmers Market")
    table.act("Farmers Market")
    assert table.changes() == {"plants": 2}  # 1 MC spent, 1 MC gained
    table.project("temperature-from-mc")
    assert table.changes()["mc"] == -14


def test_exchanges_and_redraws_move_at_least_one() -> None:
    table = act_phase(played="Power Infrastructure, Greenhouses, Redrafted Contracts")
    for card in ("Power Infrastructure", "Greenhouses", "Redrafted Contracts"):
        assert not table.can_act(card), card
    table = act_phase(played="Power Infrastructure, Greenhouses", heat=6)
    table.choose("action greenhouses")
    assert sorted(table.offers()) == [f"amount {n}" for n in (1, 2, 3, 4)]
    table.choose("amount 2", "action power-infrastructure")
    assert sorted(table.offers()) == [f"amount {n}" for n in (1, 2, 3, 4)]


def test_action_prices_fall_with_metal_and_tags_but_not_below_0() -> None:
    table = act_phase(played="Aquifer Pumping, Mine, Surface Mines, Strip Mine, Industrial Center", mc=0)
    table.act("Aquifer Pumping")  # 10 − 2 × 6
    assert table.changes() == {"oceans": 1, "tr": 1, "mc": 4}


def test_cards_are_sold_to_pay_for_an_action() -> None:
    table = act_phase(played="Think Tank", hand="Lichen", mc=0, deck="Moss")
    table.act("Think Tank")
    assert table.hand() == ["moss"]
    assert table.mc() == 3 - 2


# Standard actions


@pytest.mark.parametrize(
    ("action", "changes"),
    [
        ("forest-from-plants", {"plants": -8, "forests": 1, "oxygen": 1, "tr": 1}),
        ("forest-from-mc", {"mc": -20, "forests": 1, "oxygen": 1, "tr": 1}),
        ("temperature-from-heat", {"heat": -8, "temperature": 2, "tr": 1}),
        ("temperature-from-mc", {"mc": -14, "temperature": 2, "tr": 1}),
        ("ocean-from-mc", {"mc": -15 + 4, "oceans": 1, "tr": 1}),
    ],
)
def test_what_standard_actions_cost_and_bring(action: str, changes: dict[str, int]) -> None:
    table = act_phase(heat=8, plants=8, tiles=[{"mc": 4}])
    table.project(action)
    assert table.changes() == changes


def test_standard_actions_as_often_as_one_likes_in_any_order() -> None:
    table = act_phase(mc=14 * 2 + 20, heat=16)
    for action in ("temperature-from-mc", "temperature-from-heat", "forest-from-mc", "temperature-from-heat"):
        table.project(action)
    table.project("temperature-from-mc")
    assert (table.temperature, table.oxygen, table.tr(), table.mc()) == (-30 + 8, 1, 5 + 5, 0)


@pytest.mark.parametrize(
    ("action", "price"), [("forest-from-mc", 16), ("temperature-from-mc", 10), ("ocean-from-mc", 11)]
)
def test_standard_technology_takes_4_off_those_paid_with_money(action: str, price: int) -> None:
    table = act_phase(played="Standard Technology", mc=price, tiles=[{"plants": 2}])
    table.project(action)
    assert table.mc() == 0
    assert f"project {action}" not in act_phase(played="Standard Technology", mc=price - 1).offers()


def test_standard_technology_changes_no_conversion() -> None:
    table = act_phase(played="Standard Technology", heat=8, plants=8)
    table.project("temperature-from-heat")
    table.project("forest-from-plants")
    assert table.resources() == {"mc": 100}


def test_ecoline_needs_7_plants_for_a_forest_and_20_mc_as_everybody() -> None:
    table = act_phase(corporation="Ecoline", plants=7)
    table.project("forest-from-plants")
    assert table.changes() == {"plants": -7, "forests": 1, "oxygen": 1, "tr": 1}
    table.project("forest-from-mc")
    assert table.changes()["mc"] == -20


def test_why_a_standard_action_cannot_be_paid() -> None:
    table = act_phase(mc=5, heat=7, plants=7, hand="Lichen, Moss")
    assert table.why("project forest-from-plants") == "plants: 8, 7"
    assert table.why("project temperature-from-heat") == "heat: 8, 7"
    assert table.why("project ocean-from-mc") == "price: 15, 11"


@pytest.mark.parametrize(
    ("full", "barred", "reason"),
    [
        ({"temperature": 8}, ["temperature-from-heat", "temperature-from-mc"], "temperature-full"),
        ({"oceans": 9}, ["ocean-from-mc"], "oceans-full"),
    ],
)
def test_a_standard_action_that_could_do_nothing_is_not_offered(
    full: dict[str, Any], barred: list[str], reason: str
) -> None:
    table = act_phase(heat=8, plants=8, **full)
    for action in ("forest-from-plants", "forest-from-mc", "temperature-from-heat", "ocean-from-mc"):
        assert (f"project {action}" in table.offers()) is (action not in barred)
    for action in barred:
        assert table.why(f"project {action}") == reason


def test_a_forest_is_always_offered() -> None:
    table = act_phase(plants=8, oxygen=14)
    table.project("forest-from-plants")
    assert table.changes() == {"plants": -8, "forests": 1}
    table.project("forest-from-mc")
    assert table.changes() == {"mc": -20, "forests": 1}


# The duty


def test_heat_that_suffices_must_be_converted_again_and_again() -> None:
    table = act_phase(heat=17, mc=0)
    assert table.refuses("end") == "duty-heat: 17"
    table.project("temperature-from-heat")
    assert table.refuses("end") == "duty-heat: 9"
    table.project("temperature-from-heat")
    table.end()
    assert table.phase == PLANNING
    assert (table.resources(), table.tr()) == ({"heat": 1}, 7)


def test_plants_that_suffice_must_become_forests() -> None:
    table = act_phase(plants=8, mc=0)
    assert table.refuses("end") == "duty-plants: 8"
    table.project("forest-from-plants")
    table.end()
    assert (table.forests(), table.tr()) == (1, 6)


def test_seven_are_not_enough_for_the_duty() -> None:
    table = act_phase(plants=7, heat=7)
    assert "end" in table.offers()


def test_for_ecoline_the_duty_begins_at_7_plants() -> None:
    table = act_phase(plants=7, corporation="Ecoline")
    assert table.refuses("end") == "duty-plants: 7"
    assert "end" in act_phase(plants=6, corporation="Ecoline").offers()


def test_both_duties_are_told() -> None:
    table = act_phase(plants=8, heat=8)
    assert table.why("end") == "duty-heat: 8; duty-plants: 8"


def test_there_is_no_duty_for_a_parameter_full_at_the_opening() -> None:
    assert "end" in act_phase(heat=20, temperature=8).offers()
    assert "end" in act_phase(plants=20, oxygen=14).offers()
    assert act_phase(heat=20, plants=20, oxygen=14).why("end") == "duty-heat: 20"


def test_a_parameter_filled_during_the_phase_still_binds_and_still_pays() -> None:
    table = act_phase(heat=16, temperature=6)
    table.project("temperature-from-heat")
    assert table.temperature == 8
    assert table.refuses("end") == "duty-heat: 8"
    table.project("temperature-from-heat")
    assert table.changes() == {"heat": -8, "tr": 1}
    assert "end" in table.offers()


def test_plants_must_become_forests_in_the_phase_in_which_the_oxygen_was_filled_too() -> None:
    table = act_phase(plants=16, oxygen=13)
    table.project("forest-from-plants")
    assert table.oxygen == 14
    assert table.refuses("end") == "duty-plants: 8"
    table.project("forest-from-plants")
    assert table.changes() == {"plants": -8, "forests": 1, "tr": 1}
    assert "end" in table.offers()


def test_heat_and_plants_may_go_elsewhere_before_the_end() -> None:
    table = act_phase(heat=8, played="Development Center", deck="Lichen")
    table.act("Development Center")
    assert "end" in table.offers()


def test_the_duty_is_of_the_action_phase_alone() -> None:
    table = deal(phase=CONSTRUCTION, heat=20, plants=20)
    assert "end" in table.offers()

"""The phases I to III one by one: bonuses, permissions and their order, the last call, and the close."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    PLANNING,
    PRODUCTION,
    RESEARCH,
    Expedition,
    deal,
    player,
)

# Phase I


def test_in_phase_i_everybody_may_play_one_green_card() -> None:
    table = deal(phase=DEVELOPMENT, hand="Mine, Lichen, Comet, Birds")
    assert table.offers() == ["play mine", "play lichen", "sell mine", "sell lichen", "sell comet", "sell birds", "end"]
    table.play("Mine")
    assert table.changes() == {"mc": -10, "steel capability": 2}
    assert table.why("Lichen") == "no-play-left"


def test_blue_and_red_cards_are_not_played_in_phase_i() -> None:
    table = deal(phase=DEVELOPMENT, hand="Comet, Fish", temperature=8)
    assert table.refuses("play comet") == "red-phase: Comet"
    assert table.refuses("play fish") == "blue-phase: Fish"


def test_the_chooser_of_phase_i_pays_3_mc_less_for_the_card() -> None:
    table = deal(phase=DEVELOPMENT, hand="Mine", chosen=DEVELOPMENT)
    table.play("Mine")
    assert table.changes() == {"mc": -(10 - 3), "steel capability": 2}


def test_it_is_for_the_one_card_alone() -> None:
    table = deal(phase=DEVELOPMENT, hand="Lichen, Coal Imports", chosen=DEVELOPMENT)
    assert (table.price("Lichen"), table.price("Coal Imports")) == (5 - 3, 13 - 3)
    table.play("Lichen")
    assert table.price("Coal Imports") == 13


def test_others_pay_the_full_price_in_phase_i() -> None:
    table = deal(phase=DEVELOPMENT, hand="Mine", chosen=ACTION)
    table.play("Mine")
    assert table.changes()["mc"] == -10


def test_nothing_has_to_be_played() -> None:
    table = deal(phase=DEVELOPMENT, hand="Mine")
    table.end()
    assert table.changes() == {"round": 1, "asked": ""}


def test_a_card_played_for_free_uses_the_cards_own_permission_and_costs_nothing() -> None:
    table = deal(phase=DEVELOPMENT, hand="Toll Station, Food Factory, Mine", plants=2, chosen=DEVELOPMENT)
    table.play("Toll Station")
    assert table.changes()["mc"] == -(16 - 3)
    assert table.plays() == ["free"]
    assert table.why("Mine") == "free-cost: Mine"  # its printed cost is 10
    table.play("Food Factory")
    assert table.changes() == {"plants": -2, "mc production": 4}
    assert table.plays() == []


def test_a_free_card_still_needs_its_requirements_and_extra_payments() -> None:
    table = deal(phase=DEVELOPMENT, hand="Automated Factories, Wave Power, Food Factory", oceans=2, plants=1)
    table.play("Automated Factories")
    assert not table.playable("Wave Power")  # needs three oceans
    assert not table.playable("Food Factory")  # needs two plants
    assert table.shortfall("Wave Power") == [3, 2]


def test_only_the_printed_cost_decides_which_card_is_free() -> None:
    table = deal(phase=DEVELOPMENT, hand="Toll Station, Coal Imports", played="Mine, Surface Mines")  # 13 − 3 × 2 = 7
    table.play("Toll Station")
    assert table.price("Coal Imports") == 7
    assert not table.playable("Coal Imports")


def test_two_free_cards_may_follow_each_other() -> None:
    table = deal(phase=DEVELOPMENT, hand="Lichen, Sponsors", plays=["free", "free"])
    table.play("Lichen")
    table.play("Sponsors")
    assert table.changes() == {"mc production": 2}


def test_triggers_of_a_free_card_fire() -> None:
    table = deal(phase=DEVELOPMENT, hand="Power Plant", played="Energy Subsidies", plays=["free"])
    table.play("Power Plant")
    assert table.changes() == {"cards": 1, "heat production": 1}


# Phase II


def test_in_phase_ii_everybody_may_play_one_blue_or_red_card() -> None:
    table = deal(phase=CONSTRUCTION, hand="Mine, Comet, Ironworks")
    assert table.refuses("play mine") == "green-phase: Mine"
    assert table.playable("Comet")
    table.play("Ironworks")
    assert not table.playable("Comet")
    assert table.why("draw") == "no-draw"


def test_the_chooser_of_phase_ii_may_play_a_second_card() -> None:
    table = deal(phase=CONSTRUCTION, hand="Ironworks, Lava Flows", chosen=CONSTRUCTION)
    assert table.plays() == ["ordinary", "bonus"]
    table.play("Ironworks")
    table.play("Lava Flows")
    assert table.plays() == []
    assert "draw" not in table.offers()
    assert table.why("draw") == "draw-used"


@pytest.mark.parametrize("before", [True, False])
def test_or_draw_a_card_before_or_after_playing_the_one(before: bool) -> None:
    table = deal(phase=CONSTRUCTION, hand="Ironworks, Comet", chosen=CONSTRUCTION, deck="Research, Birds")
    if before:
        table.choose("draw")
        table.play("Ironworks")
    else:
        table.play("Ironworks")
        table.choose("draw")
    assert table.hand() == ["comet", "research"]
    assert not table.playable("Comet")
    assert "draw" not in table.offers()


def test_the_card_drawn_first_can_be_the_card_played() -> None:
    table = deal(phase=CONSTRUCTION, chosen=CONSTRUCTION, deck="Lava Flows")
    table.choose("draw")
    assert table.playable("Lava Flows")


def test_the_card_may_be_drawn_without_playing_anything() -> None:
    table = deal(phase=CONSTRUCTION, chosen=CONSTRUCTION, deck="Lava Flows")
    table.choose("draw")
    table.end()
    assert table.hand() == ["lava-flows"]


@pytest.mark.parametrize("played", [True, False])
def test_neither_drawn_nor_played_twice_the_card_is_dealt_at_the_close(played: bool) -> None:
    table = deal(phase=CONSTRUCTION, hand="Ironworks", chosen=CONSTRUCTION, deck="Fish")
    if played:
        table.play("Ironworks")
    table.end()
    assert table.hand() == (["fish"] if played else ["ironworks", "fish"])


def test_no_card_is_dealt_at_the_close_after_a_second_play() -> None:
    table = deal(phase=CONSTRUCTION, hand="Ironworks, Lava Flows", chosen=CONSTRUCTION, deck="Fish")
    table.play("Ironworks")
    table.play("Lava Flows")
    table.end()
    assert table.hand() == []


def test_extra_plays_from_cards_come_on_top_and_before_the_bonus() -> None:
    hand = "Asset Liquidation, Ironworks, Lava Flows, Comet"
    table = deal(phase=CONSTRUCTION, hand=hand, chosen=CONSTRUCTION, deck="Fish")
    table.play("Asset Liquidation")
    assert table.plays() == ["extra", "bonus"]
    table.play("Ironworks")
    assert table.plays() == ["bonus"]  # so the draw is still open
    assert "draw" in table.offers()
    table.play("Lava Flows")
    assert table.plays() == []


def test_an_extra_play_won_with_the_second_card_is_no_draw() -> None:
    table = deal(phase=CONSTRUCTION, hand="Ironworks, Special Design, Comet", chosen=CONSTRUCTION)
    table.play("Ironworks")
    table.play("Special Design")
    assert table.plays() == ["extra"]
    assert "draw" not in table.offers()
    assert table.playable("Comet")


def test_what_is_left_at_the_close_is_lost() -> None:
    table = deal(phase=CONSTRUCTION, hand="Work Crews, Comet, Mine", opponents=[player(chosen=PRODUCTION)])
    table.play("Work Crews")
    assert table.player()["next_card"]["discount"] == 11
    table.end()
    assert table.plays() == []
    assert table.player()["next_card"] == {"discount": 0, "zones": 0}


def test_the_zone_of_special_design_is_lost_at_the_close_too() -> None:
    table = deal(
        phase=CONSTRUCTION,
        hand="Special Design, Bushes",  # Bushes, green, need the red zone
        temperature=-24,
        chosen=CONSTRUCTION,
        opponents=[player(chosen=PRODUCTION)],
    )
    table.play("Special Design")
    assert table.player()["next_card"] == {"discount": 0, "zones": 1}
    table.end()
    assert table.player()["next_card"] == {"discount": 0, "zones": 0}
    table.plan(DEVELOPMENT, ACTION)
    assert (table.phase, "play bushes" in table.offers(0)) == (DEVELOPMENT, False)


def test_work_crews_take_11_off_the_next_card_whatever_permission_it_uses() -> None:
    table = deal(phase=CONSTRUCTION, hand="Work Crews, Comet, Lava Flows", chosen=CONSTRUCTION)
    table.play("Work Crews")
    assert (table.price("Comet"), table.price("Lava Flows")) == (25 - 11, 17 - 11)
    table.play("Comet")
    assert table.price("Lava Flows") == 17


def test_a_next_card_effect_ends_with_the_next_card_used_or_not() -> None:
    table = deal(
        phase=CONSTRUCTION, hand="Special Design, Lava Flows, Fish", chosen=CONSTRUCTION, temperature=-24
    )  # Fish needs the red zone
    assert not table.playable("Fish")
    table.play("Special Design")
    assert table.playable("Fish")
    table.play("Lava Flows")  # has no requirement to ease
    assert not table.playable("Fish")


# Requirements


def test_requirements_are_read_as_they_were_at_the_opening_of_the_phase() -> None:
    table = deal(phase=CONSTRUCTION, hand="Lava Flows, Fish", temperature=-20, chosen=CONSTRUCTION)
    table.play("Lava Flows")
    assert table.temperature == -16
    assert not table.playable("Fish")  # red at the earliest in the next phase
    assert table.shortfall("Fish") == [18, 20]


def test_a_step_of_this_phase_does_not_hurt_either() -> None:
    table = deal(phase=CONSTRUCTION, hand="Lava Flows, Extreme-Cold Fungus", temperature=-20, chosen=CONSTRUCTION)
    table.play("Lava Flows")
    assert table.playable("Extreme-Cold Fungus")  # purple or colder


def test_steps_of_others_neither_help_nor_hurt() -> None:
    other = player(hand="Lava Flows", mc=50, ended=False)
    table = deal(phase=CONSTRUCTION, hand="Fish, Extreme-Cold Fungus", temperature=-20, opponents=[other])
    table.play("Lava Flows", seat=1)
    assert not table.playable("Fish", 0)
    assert table.playable("Extreme-Cold Fungus", 0)


def test_an_ocean_of_this_phase_does_not_count_yet() -> None:
    table = deal(phase=CONSTRUCTION, hand="Subterranean Reservoir, Herbivores", oceans=4, chosen=CONSTRUCTION)
    table.play("Subterranean Reservoir")
    assert table.oceans == 5
    assert table.shortfall("Herbivores") == [5, 4]


@pytest.mark.parametrize(("oceans", "able"), [(1, False), (2, True), (9, True)])
def test_so_many_oceans_at_the_opening(oceans: int, able: bool) -> None:
    table = deal(phase=DEVELOPMENT, hand="Great Dam", oceans=oceans)
    assert table.playable("Great Dam") is able


@pytest.mark.parametrize(("oceans", "able"), [(3, True), (4, False)])
def test_at_most_so_many_oceans(oceans: int, able: bool) -> None:
    table = deal(phase=DEVELOPMENT, hand="Dusty Quarry", oceans=oceans)
    assert table.playable("Dusty Quarry") is able


@pytest.mark.parametrize(
    ("card", "phase", "temperatures"),
    [
        ("Grass", DEVELOPMENT, [(-20, False), (-18, True), (8, True)]),  # red or warmer
        ("Trees", DEVELOPMENT, [(-10, False), (-8, True)]),  # yellow or warmer
        ("Farming", DEVELOPMENT, [(0, False), (2, True), (8, True)]),  # white
        ("Archaebacteria", DEVELOPMENT, [(-30, True), (-20, True), (-18, False)]),  # purple
        ("Designed Microorganisms", DEVELOPMENT, [(-10, True), (-8, False)]),  # red or colder
    ],
)
def test_zones_of_the_temperature(card: str, phase: int, temperatures: list[tuple[int, bool]]) -> None:
    for temperature, able in temperatures:
        table = deal(phase=phase, hand=card, temperature=temperature)
        assert table.playable(card) is able, temperature


@pytest.mark.parametrize(
    ("card", "oxygens"),
    [
        ("Decomposers", [(2, False), (3, True), (14, True)]),  # red or higher
        ("Livestock", [(6, False), (7, True)]),  # yellow or higher
        ("Birds", [(11, False), (12, True)]),  # white
        ("Colonizer Training Camp", [(0, True), (6, True), (7, False)]),  # red or lower
    ],
)
def test_zones_of_the_oxygen(card: str, oxygens: list[tuple[int, bool]]) -> None:
    for oxygen, able in oxygens:
        table = deal(phase=CONSTRUCTION, hand=card, oxygen=oxygen)
        assert table.playable(card) is able, oxygen


@pytest.mark.parametrize("eased", [{"played": "Adaptation Technology"}, {"corporation": "Inventrix"}])
def test_a_zone_may_be_off_by_one_in_either_direction(eased: dict[str, Any]) -> None:
    assert deal(phase=CONSTRUCTION, hand="Birds", oxygen=7, **eased).playable("Birds")
    assert not deal(phase=CONSTRUCTION, hand="Birds", oxygen=6, **eased).playable("Birds")
    assert deal(phase=DEVELOPMENT, hand="Archaebacteria", temperature=-10, **eased).playable("Archaebacteria")
    assert not deal(phase=DEVELOPMENT, hand="Archaebacteria", temperature=-8, **eased).playable("Archaebacteria")


def test_zones_are_never_off_by_two_together() -> None:
    table = deal(
        phase=CONSTRUCTION,
        hand="Special Design, Birds, Livestock",
        oxygen=3,
        played="Adaptation Technology",
        corporation="Inventrix",
    )
    table.play("Special Design")
    assert not table.playable("Birds")  # white: yellow would do, red does not
    assert table.playable("Livestock")


def test_an_eased_zone_helps_with_no_ocean_tag_or_rating() -> None:
    eased: dict[str, Any] = {"played": "Adaptation Technology", "corporation": "Inventrix"}
    assert not deal(phase=DEVELOPMENT, hand="Great Dam", oceans=1, **eased).playable("Great Dam")
    assert not deal(phase=DEVELOPMENT, hand="Gene Repair", **eased).playable("Gene Repair")  # two science tags of three
    assert not deal(phase=DEVELOPMENT, hand="Energy Storage", tr=6, **eased).playable("Energy Storage")


def test_tags_of_all_colours_and_the_corporation_count_for_a_requirement() -> None:
    table = deal(phase=DEVELOPMENT, hand="Gene Repair", played="Research, Interns")  # two and one
    assert table.playable("Gene Repair")
    table = deal(phase=DEVELOPMENT, hand="Gene Repair", played="Research", corporation="Inventrix")
    assert table.playable("Gene Repair")


def test_a_cards_own_tags_do_not_help_to_meet_its_requirement() -> None:
    table = deal(phase=DEVELOPMENT, hand="Gene Repair", played="Research")
    assert table.shortfall("Gene Repair") == [3, 2]
    table = deal(phase=CONSTRUCTION, hand="Advanced Ecosystems", played="Lichen")
    assert not table.playable("Advanced Ecosystems")
    table = deal(phase=DEVELOPMENT, hand="Beam from a Thorium Asteroid")
    assert not table.playable("Beam from a Thorium Asteroid")


def test_tags_of_cards_played_earlier_in_the_phase_do_help() -> None:
    table = deal(phase=CONSTRUCTION, hand="Research, Atmosphere Filtering", chosen=CONSTRUCTION)
    assert not table.playable("Atmosphere Filtering")
    table.play("Research")
    assert table.playable("Atmosphere Filtering")


def test_the_rating_counts_as_it_is_now() -> None:
    table = deal(phase=DEVELOPMENT, hand="Energy Storage", tr=6)
    assert table.shortfall("Energy Storage") == [7, 6]
    table = deal(phase=DEVELOPMENT, hand="Energy Storage", tr=7)
    table.play("Energy Storage")
    assert table.changes() == {"mc": -18, "cards production": 2}


def test_a_card_may_be_played_although_all_of_it_is_void() -> None:
    table = deal(phase=CONSTRUCTION, hand="Subterranean Reservoir", oceans=9)
    table.play("Subterranean Reservoir")
    assert table.changes() == {"mc": -10}
    table = deal(phase=CONSTRUCTION, hand="CEO's Favorite Project")
    table.play("CEO's Favorite Project")
    assert table.changes() == {"mc": -3}


# The last call


def a_step_short(phase: int, **more: Any) -> Expedition:
    """The temperature is a step short of its goal; seat 1 still acts, seat 0 has ended."""
    mine = {"ended": True, "hand": "Deep Well Heating, Lava Flows", "mc": 50, **more}
    other = player(hand="Soil Warming, Comet", mc=50, ended=False)
    return deal(phase=phase, temperature=6, opponents=[other], **mine)


def test_when_a_parameter_becomes_full_everybody_is_asked_once_more() -> None:
    table = a_step_short(CONSTRUCTION)
    table.play("Comet", seat=1)
    assert table.asked == [1]
    table.end(1)
    assert table.asked == [0, 1]  # the phase is not closed yet
    table.play("Lava Flows", seat=0)  # and still pays 2 TR
    assert table.changes() == {"mc": -17, "tr": 2, "asked": ""}
    table.end(0)
    table.end(1)
    assert table.asked == [0, 1]
    assert table.round == 6


def test_a_parameter_is_called_once_in_a_phase() -> None:
    table = deal(phase=ACTION, temperature=6, ended=True, opponents=[player(mc=60, ended=False)])
    table.project("temperature-from-mc", seat=1)
    table.end(1)
    assert table.asked == [0, 1]
    table.project("temperature-from-mc", seat=0)
    table.end(0)
    table.end(1)
    assert table.phase == PLANNING


def test_a_second_parameter_is_called_too() -> None:
    table = deal(phase=ACTION, temperature=6, oxygen=13, ended=True, opponents=[player(mc=60, ended=False)])
    table.project("temperature-from-mc", seat=1)
    table.end(1)
    table.project("forest-from-mc", seat=0)
    table.end(0)
    table.end(1)
    assert table.asked == [0, 1]
    table.end(0)
    table.end(1)
    assert table.phase == PLANNING


def test_who_can_do_nothing_more_is_not_called() -> None:
    table = deal(phase=ACTION, temperature=6, mc=0, ended=True, opponents=[player(mc=60, ended=False)])
    table.project("temperature-from-mc", seat=1)
    table.end(1)
    assert table.asked == [1]


def test_who_could_only_do_the_duty_is_called() -> None:
    table = deal(phase=ACTION, temperature=6, mc=0, heat=8, ended=True, opponents=[player(mc=14, ended=False)])
    table.project("temperature-from-mc", seat=1)
    table.end(1)
    assert table.asked == [0]
    assert table.offers(0) == ["project temperature-from-heat"]
    table.project("temperature-from-heat", seat=0)
    assert table.tr(0) == 6


def test_the_last_call_is_told_to_all() -> None:
    table = a_step_short(CONSTRUCTION)
    table.play("Comet", seat=1)
    table.end(1)
    assert any("last call" in line.lower() for line in table.log(None))


def test_there_is_no_call_for_a_parameter_that_was_full_already() -> None:
    table = deal(phase=ACTION, temperature=8, ended=True, opponents=[player(mc=60, ended=False)])
    table.end(1)
    assert table.phase == PLANNING


def test_in_the_last_call_the_duty_binds_again() -> None:
    other = player(mc=60, ended=False)
    table = deal(
        phase=ACTION, temperature=6, played="Hydro-Electric Energy", mc=1, heat=6, ended=True, opponents=[other]
    )
    table.project("temperature-from-mc", seat=1)
    table.end(1)
    table.act("Hydro-Electric Energy", seat=0)  # 8 heat, and the temperature still pays
    assert table.why("end", 0) == "duty-heat: 8"
    table.project("temperature-from-heat", seat=0)
    assert table.changes()["tr"] == 1
    table.end(0)


# The close, and the end of the game


def last_steps(phase: int, **mine: Any) -> Expedition:
    """All is full but one step of temperature; production and research follow."""
    other = player(chosen=PRODUCTION)
    return deal(phase=phase, temperature=6, oxygen=14, oceans=9, opponents=[other], **mine)


def test_the_game_ends_at_the_close_of_the_phase_in_which_all_three_are_full() -> None:
    table = last_steps(CONSTRUCTION, hand="Lava Flows, Comet", chosen=RESEARCH, mc=50)
    table.play("Lava Flows")
    assert table.asked == [0]
    table.end()
    assert table.asked == [0]  # the last call
    table.end()
    assert table.over
    assert (table.tr(), table.mc(1)) == (5 + 2, 0)  # no production followed


def test_the_phase_in_progress_is_finished_by_everybody() -> None:
    other = player(hand="Release of Inert Gases", mc=50, ended=False)
    table = deal(phase=CONSTRUCTION, temperature=6, oxygen=14, oceans=9, hand="Lava Flows", opponents=[other], mc=17)
    table.play("Lava Flows", seat=0)
    table.end(0)
    assert table.asked == [1]
    table.play("Release of Inert Gases", seat=1)
    assert table.tr(1) == 7
    table.end(1)
    assert table.over


def test_at_the_end_the_hand_is_not_cut() -> None:
    hand = "Lava Flows, Mine, Grass, Trees, Moss, Worms, Bushes, Heather, Lichen, Farming, Algae, Comet"
    table = last_steps(CONSTRUCTION, hand=hand, mc=17)
    table.play("Lava Flows")
    table.end()
    table.end()
    assert table.over
    assert (len(table.hand()), table.mc()) == (11, 0)


def test_in_the_action_phase_the_hand_can_still_be_turned_into_rating() -> None:
    table = last_steps(ACTION, hand="Mine, Grass, Trees, Moss, Worms", mc=14)
    table.project("temperature-from-mc")
    table.end()
    assert "project temperature-from-mc" in table.offers()
    for card in ("mine", "grass", "trees", "moss", "worms"):
        table.choose(f"sell {card}")
    table.project("temperature-from-mc")
    assert table.changes() == {"mc": -14, "tr": 1}
    table.end()
    assert table.over


def test_two_parameters_are_not_enough() -> None:
    table = deal(phase=CONSTRUCTION, temperature=6, oxygen=14, oceans=8, hand="Lava Flows", mc=17)
    table.play("Lava Flows")
    table.end()
    assert not table.over
    assert table.round == 6


def test_at_the_close_marks_and_permissions_end() -> None:
    table = deal(phase=ACTION, played="Circuit Board Factory", mc=0, opponents=[player(chosen=ACTION)])
    table.act("Circuit Board Factory")
    assert table.player()["used"] == ["circuit-board-factory"]
    table.end()
    assert (table.phase, table.player()["used"]) == (PLANNING, [])
    assert (table.player()["ended"], table.player()["repeated"], table.plays()) == (False, False, [])

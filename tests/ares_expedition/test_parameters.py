"""Parameters at their maximum: full at the opening, filled in the phase, oceans beyond the ninth, forests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import ACTION, CONSTRUCTION, DEVELOPMENT, PRODUCTION, deal, player

# Each step is worth a TR


def test_every_step_of_a_parameter_raises_the_rating() -> None:
    table = deal(phase=CONSTRUCTION, hand="Giant Ice Asteroid", tiles=[{"mc": 4}, {"plants": 2}, {"plants": 2}])
    table.play("Giant Ice Asteroid")  # the first tile and, with two seats, the third
    assert table.changes() == {"mc": -36 + 4, "plants": 2, "temperature": 4, "oceans": 2, "tr": 4}


def test_a_forest_is_a_token_and_a_step_of_oxygen() -> None:
    table = deal(phase=DEVELOPMENT, hand="Protected Valley")
    table.play("Protected Valley")
    assert table.changes() == {"mc": -22, "forests": 1, "oxygen": 1, "tr": 1, "mc production": 2}


def test_some_cards_raise_the_rating_without_moving_any_parameter() -> None:
    table = deal(phase=CONSTRUCTION, hand="Release of Inert Gases")
    table.play("Release of Inert Gases")
    assert table.changes() == {"mc": -16, "tr": 2}


# Filled in the phase


def test_steps_beyond_the_maximum_inside_one_effect_all_count() -> None:
    table = deal(phase=CONSTRUCTION, hand="Deimos Down", temperature=6, played="Livestock")
    table.play("Deimos Down")  # three steps, one left
    assert table.changes() == {"mc": -30 + 7, "temperature": 2, "tr": 3, "on livestock": 3}


def test_in_the_phase_in_which_it_was_filled_a_parameter_goes_on_paying_everybody() -> None:
    other = player(mc=60, ended=False, played="Livestock")
    table = deal(phase=ACTION, temperature=6, opponents=[other])
    table.project("temperature-from-mc", seat=0)
    for _ in range(2):
        table.project("temperature-from-mc", seat=1)
        assert table.changes() == {"seat 1 mc": -14, "seat 1 tr": 1, "seat 1 on livestock": 1, "asked": ""}
    assert table.temperature == 8


def test_forests_of_the_phase_in_which_oxygen_was_filled_bring_token_and_rating() -> None:
    table = deal(phase=ACTION, oxygen=13, plants=16, played="Herbivores")
    table.project("forest-from-plants")
    assert table.changes() == {"plants": -8, "forests": 1, "oxygen": 1, "tr": 1, "on herbivores": 1}
    table.project("forest-from-plants")
    assert table.changes() == {"plants": -8, "forests": 1, "tr": 1, "on herbivores": 1}


def test_after_the_phase_in_which_it_was_filled_a_parameter_pays_nothing() -> None:
    table = deal(phase=CONSTRUCTION, hand="Lava Flows", temperature=6, mc=50, opponents=[player(chosen=ACTION)], heat=8)
    table.play("Lava Flows")
    table.end()
    assert table.phase == ACTION
    assert table.why("project temperature-from-heat", 0) == "temperature-full"
    assert "end" in table.offers(0)  # and there is no duty


# Oceans


def test_flips_after_the_ninth_tile_bring_a_step_and_the_last_bonus_each() -> None:
    table = deal(phase=CONSTRUCTION, hand="Ice Asteroid", oceans=8, tiles=[{"plants": 2}], played="Arctic Algae")
    table.play("Ice Asteroid")
    assert table.changes() == {"mc": -21, "oceans": 1, "tr": 2, "plants": 2 * 2 + 2 * 4}


def test_so_do_those_of_everybody_else_in_this_phase() -> None:
    other = player(hand="Subterranean Reservoir", mc=10, ended=False)
    table = deal(
        phase=CONSTRUCTION, hand="Convoy from Europa", oceans=8, tiles=[{"cards": 1, "mc": 1}], opponents=[other]
    )
    table.play("Convoy from Europa", seat=0)
    assert table.changes() == {"mc": -14 + 1, "cards": 2, "oceans": 1, "tr": 1, "asked": ""}
    table.play("Subterranean Reservoir", seat=1)
    assert table.changes() == {"seat 1 mc": -10 + 1, "seat 1 cards": 1, "seat 1 tr": 1, "asked": ""}


def test_a_later_phase_turns_no_tile() -> None:
    table = deal(phase=CONSTRUCTION, hand="Convoy from Europa", oceans=9, played="Fish")
    table.play("Convoy from Europa")
    assert table.changes() == {"mc": -14, "cards": 1}


# Full at the opening


@pytest.mark.parametrize(
    ("card", "full", "changes"),
    [
        ("Lava Flows", {"temperature": 8}, {"mc": -17}),
        ("Atmosphere Filtering", {"oxygen": 14}, {"mc": -6}),
        ("Comet", {"temperature": 8, "oceans": 9}, {"mc": -25}),
        ("Towing a Comet", {"oxygen": 14, "oceans": 9}, {"mc": -22, "plants": 2}),
        ("Mangrove", {"temperature": 8, "oxygen": 14}, {"mc": -12, "forests": 1}),
        ("Plantation", {"oxygen": 14}, {"mc": -22, "forests": 2}),
    ],
)
def test_full_at_the_opening_brings_no_rating_no_bonus_and_no_trigger(
    card: str, full: dict[str, Any], changes: dict[str, int]
) -> None:
    science = "Research, Interns, Gene Repair"
    table = deal(phase=CONSTRUCTION, hand=card, played=f"{science}, Livestock, Herbivores, Fish, Arctic Algae", **full)
    table.play(card)
    assert table.changes() == changes


def test_a_forest_after_oxygen_is_full_still_fires_forest_triggers() -> None:
    table = deal(phase=ACTION, oxygen=14, plants=8, played="Small Animals, Herbivores")
    table.project("forest-from-plants")
    assert table.changes() == {"plants": -8, "forests": 1, "on small-animals": 1}


def test_a_forest_fires_oxygen_triggers_when_its_step_counts() -> None:
    table = deal(phase=ACTION, oxygen=3, plants=8, played="Small Animals, Herbivores")
    table.project("forest-from-plants")
    assert table.changes() == {
        "plants": -8,
        "forests": 1,
        "oxygen": 1,
        "tr": 1,
        "on small-animals": 1,
        "on herbivores": 1,
    }


# Triggers


def test_triggers_on_a_parameter_fire_for_each_step() -> None:
    table = deal(phase=CONSTRUCTION, hand="Lava Flows", played="Physics Complex, Livestock")
    table.play("Lava Flows")
    assert table.changes() == {
        "mc": -17,
        "temperature": 4,
        "tr": 2,
        "on physics-complex": 2,
        "on livestock": 2,
    }


def test_triggers_fire_for_the_player_who_made_the_step_alone() -> None:
    other = player(played="Herbivores, Fish, Livestock, Arctic Algae", chosen=PRODUCTION)
    table = deal(phase=CONSTRUCTION, hand="Comet", opponents=[other])
    table.play("Comet")
    assert table.changes() == {"mc": -25 + 4, "temperature": 2, "oceans": 1, "tr": 1 + 1}


def test_ghg_producing_bacteria_fire_temperature_triggers_once() -> None:
    table = deal(
        phase=ACTION, played="GHG Producing Bacteria, Livestock", cubes={"GHG Producing Bacteria": 2}, oxygen=3
    )
    table.do("action ghg-producing-bacteria 2")
    assert table.changes() == {"temperature": 2, "tr": 1, "on ghg-producing-bacteria": -2, "on livestock": 1}


# Tags


def test_an_effect_whose_condition_is_met_twice_by_one_card_fires_twice() -> None:
    table = deal(
        phase=CONSTRUCTION, hand="Research", played="Olympus Conference", deck="Moss, Mine, Grass, Fish, Trees, Birds"
    )
    table.play("Research")
    assert table.changes() == {"mc": -5, "cards": 2 + 2}


def test_a_card_that_counts_itself_sees_its_own_tags() -> None:
    table = deal(phase=CONSTRUCTION, hand="Ecological Zone", opponents=[player()])
    table.play("Ecological Zone")
    assert table.changes() == {"mc": -11, "on ecological-zone": 2}


def test_a_card_that_does_not_starts_with_the_next_card() -> None:
    table = deal(
        phase=CONSTRUCTION, hand="Optimal Aerobraking, Lava Flows, Anti-Gravity Technology", chosen=CONSTRUCTION
    )
    table.play("Optimal Aerobraking")
    assert table.changes() == {"mc": -10}
    table.play("Lava Flows")
    assert table.changes() == {"mc": -17, "temperature": 4, "tr": 2, "heat": 2, "plants": 2}


def test_events_stay_in_play_for_their_tags() -> None:
    table = deal(phase=CONSTRUCTION, hand="Crater", played="Comet, Research, Bribed Committee")
    assert table.playable("Crater")
    table = deal(phase=CONSTRUCTION, hand="Crater", played="Comet, Research")
    assert table.shortfall("Crater") == [3, 2]  # its own tag does not help


def test_mining_guild_gains_a_step_for_each_steel_on_a_card_but_not_for_its_own() -> None:
    table = deal(phase=DEVELOPMENT, hand="Mine", corporation="Mining Guild")
    table.play("Mine")
    assert table.changes() == {"mc": -(10 - 2), "tr": 2, "steel capability": 2}


def test_saturn_systems_gains_a_step_for_each_jovian_tag_played() -> None:
    table = deal(phase=DEVELOPMENT, hand="Vesta Shipyard", corporation="Saturn Systems")
    table.play("Vesta Shipyard")
    assert table.changes() == {"mc": -(16 - 3), "tr": 1, "titanium capability": 1}


def test_a_production_that_counts_tags_counts_the_cards_own_and_later_ones() -> None:
    table = deal(phase=DEVELOPMENT, hand="Cartel, Sponsors", corporation="Teractor", plays=["ordinary", "free"])
    table.play("Cartel")
    assert table.production() == {"mc": 2}
    table.play("Sponsors")
    assert table.production() == {"mc": 3 + 2}

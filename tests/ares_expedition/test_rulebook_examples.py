"""The worked examples of the rulebook, figure by figure."""

from __future__ import annotations

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
from tests.tableau.cards import ids_of


def test_two_levels_of_heat_production_in_the_first_round_go_from_0_to_2() -> None:
    table = deal(phase=DEVELOPMENT, round=1, hand="Geothermal Power")
    assert table.production() == {}
    table.play("Geothermal Power")
    assert table.production() == {"heat": 2}


def test_six_plants_are_produced() -> None:
    table = deal(phase=PRODUCTION, played="Nitrophilic Moss, Slash and Burn Agriculture, Industrial Farming", mc=0)
    assert table.resources()["plants"] == 6


def test_the_tile_shown_brings_2_plants_and_is_never_turned_again() -> None:
    table = deal(phase=ACTION, tiles=[{"plants": 2}])
    table.project("ocean-from-mc")
    assert table.changes() == {"mc": -15, "oceans": 1, "tr": 1, "plants": 2}
    table.end()
    assert table.oceans == 1
    assert table.view(None)["turned"] == [{"plants": 2}]
    assert len(table.state["ocean_tiles"]) == 8


def test_a_card_of_8_is_paid_with_two_cards_and_2_mc_or_with_three_and_1_mc_back() -> None:
    for mc, sold, left in ((2, ["moss", "grass"], 0), (0, ["moss", "grass", "trees"], 1)):
        table = deal(phase=DEVELOPMENT, hand="Geothermal Power, Moss, Grass, Trees, Worms", mc=mc)
        table.play("Geothermal Power", *[f"sell {card}" for card in sold])
        assert (table.mc(), len(table.hand())) == (left, 4 - len(sold))


# Microprocessors


def microprocessors() -> Expedition:
    """Bob has two steel, 4 MC and two cards to spare, and has chosen the development phase."""
    return deal(
        phase=DEVELOPMENT,
        chosen=DEVELOPMENT,
        hand="Microprocessors, Comet, Birds, Trees",
        played="Mine",
        mc=4,
        deck="Lichen, Moss, Grass, Worms",
    )


def test_microprocessors_cost_17_less_4_for_two_steel_less_3_for_the_phase() -> None:
    table = microprocessors()
    assert table.off("Microprocessors") == {"resource steel": 4, "phase 1": 3}
    assert table.price("Microprocessors") == 17 - 4 - 3 == 10


def test_4_mc_and_two_cards_pay_for_them() -> None:
    table = microprocessors()
    table.choose("play microprocessors")
    assert table.kind == "payment"
    table.choose("sell comet", "sell birds")
    assert table.mc() == 0
    assert table.played() == ids_of("Mine, Microprocessors")


def test_then_bob_draws_two_cards_and_discards_one_for_nothing() -> None:
    table = microprocessors()
    table.choose("play microprocessors", "sell comet", "sell birds")
    assert table.offers() == ["card trees", "card lichen", "card grass"]
    table.choose("card Trees")
    assert (table.hand(), table.mc()) == (ids_of("Lichen, Grass"), 0)
    assert table.production() == {"heat": 3}
    assert table.offers() == ["sell lichen", "sell grass", "end"]


# Production


def test_bobs_production_phase() -> None:
    table = deal(
        phase=PLANNING,
        played="Economic Growth, New Portfolios, Acquired Company, Import of Advanced GHG",
        tr=6,
        mc=0,
        deck="Lichen",
    )
    assert table.production() == {"mc": 4, "cards": 1, "heat": 3, "plants": 1}
    table.plan(PRODUCTION, PRODUCTION)
    assert table.resources() == {"mc": 4 + 6 + 4, "heat": 3, "plants": 1}
    assert table.hand() == ["lichen"]


# The end of the game


def test_all_parameters_full_in_the_construction_phase_means_no_action_and_no_production() -> None:
    table = deal(
        phase=CONSTRUCTION,
        temperature=6,
        oxygen=14,
        oceans=9,
        hand="Lava Flows",
        chosen=ACTION,
        mc=17,
        opponents=[player(chosen=PRODUCTION), player(chosen=RESEARCH)],
    )
    table.play("Lava Flows")
    table.end()
    assert table.over
    assert [table.mc(seat) for seat in range(3)] == [0, 0, 0]
    assert [len(table.hand(seat)) for seat in range(3)] == [0, 0, 0]


def test_bobs_final_score() -> None:
    table = deal(
        phase=CONSTRUCTION,
        tr=25,
        forests=6,
        played="Interstellar Colony Ship, Gene Repair, Breathing Filters, Heather, Herbivores",  # 4 + 2 + 2 + 1
        cubes={"Herbivores": 6},
    )
    assert table.score(0)["cards"] == 9 + 3
    assert table.total(0) == 25 + 6 + 9 + 3 == 43

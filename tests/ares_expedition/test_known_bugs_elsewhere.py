"""Points that other implementations of the game get wrong, played by the rulebook and the cards."""

from __future__ import annotations

from typing import Any

import pytest

from areo.ares_expedition.deck import BOOK
from areo.ares_expedition.numbers import TAGS
from tests.ares_expedition.expedition import ACTION, CONSTRUCTION, DEVELOPMENT, PLANNING, deal, player, set_up
from tests.tableau.cards import ids_of


def test_plants_are_not_converted_by_force_if_oxygen_was_full_at_the_opening() -> None:
    table = deal(phase=ACTION, oxygen=14, plants=30)
    table.end()
    assert (table.phase, table.resources()["plants"]) == (PLANNING, 30)


def test_advanced_screening_technology_takes_one_card_at_most() -> None:
    table = deal(
        phase=ACTION, played="Advanced Screening Technology", deck="Lichen, Comet, Research, Birds, Mine, Fish"
    )
    table.choose("action advanced-screening-technology")
    assert table.offers() == ["card lichen", "card research"]
    table.choose("card Lichen")
    assert table.hand() == ["lichen"]
    assert set(table.discard()) == {"research", "mine"}


def test_without_a_matching_card_all_three_are_discarded() -> None:
    table = deal(phase=ACTION, played="Advanced Screening Technology", deck="Mine, Comet, Cartel, Birds, Sponsors")
    table.act("Advanced Screening Technology")
    assert table.changes() == {}
    assert set(table.discard()) == set(ids_of("Mine, Cartel, Sponsors"))


@pytest.mark.parametrize(("tags", "plants"), [(2, 2), (3, 6), (4, 6)])
def test_nitrogen_rich_asteroid_looks_for_three_plant_tags_or_more(tags: int, plants: int) -> None:
    played = ", ".join(["Lichen", "Moss", "Grass", "Trees"][:tags])
    table = deal(phase=CONSTRUCTION, hand="Nitrogen-Rich Asteroid", played=played)
    table.play("Nitrogen-Rich Asteroid")
    assert table.changes() == {"mc": -30, "tr": 3, "temperature": 2, "plants": plants}


def test_eos_chasma_national_park_produces_2_mc() -> None:
    table = deal(phase=DEVELOPMENT, hand="Eos Chasma National Park", temperature=-18)
    table.play("Eos Chasma National Park")
    assert table.changes() == {"mc": -16, "plants": 3, "mc production": 2}


def test_aquifer_pumping_with_much_steel_pays_nothing_out() -> None:
    table = deal(phase=ACTION, played="Aquifer Pumping, Mine, Strip Mine, Building Industries", tiles=[{"plants": 2}])
    table.act("Aquifer Pumping")  # 10 − 2 × 6
    assert table.changes() == {"oceans": 1, "tr": 1, "plants": 2}


def test_an_action_whose_parameter_was_full_at_the_opening_is_allowed_and_void() -> None:
    table = deal(phase=ACTION, played="Steelworks, Caretaker Contract", heat=14, oxygen=14, temperature=8)
    table.act("Steelworks")
    assert table.changes() == {"heat": -6, "mc": 2}
    table.act("Caretaker Contract")  # moves no parameter, so it pays
    assert table.changes() == {"heat": -8, "tr": 1}


def test_tr_as_an_extra_payment_must_be_there() -> None:
    assert not deal(phase=CONSTRUCTION, hand="Investment Loan", tr=0).playable("Investment Loan")
    table = deal(phase=CONSTRUCTION, hand="Investment Loan", tr=1)
    table.play("Investment Loan")
    assert table.changes() == {"mc": -1 + 10, "tr": -1}


def test_asset_liquidation_needs_a_tr_to_act() -> None:
    assert not deal(phase=ACTION, played="Asset Liquidation", tr=0).can_act("Asset Liquidation")
    table = deal(phase=ACTION, played="Asset Liquidation", tr=1)
    table.act("Asset Liquidation")
    assert table.changes() == {"tr": -1, "cards": 3}


def test_nothing_of_the_promotional_cards_or_the_expansions_is_in_the_box() -> None:
    assert (len(BOOK.projects), len(BOOK.corporations)) == (208, 12)
    ids = {card.id for card in [*BOOK.projects, *BOOK.corporations]}
    assert not ids & set(ids_of("Filter Feeders, Laboratories, Processing Plant, Matter Generator, Arklight, Zetasel"))
    assert "wild" not in TAGS


def test_there_is_no_exchange_of_the_first_hand() -> None:
    table = set_up(2)
    assert all(key.startswith("corporation ") for key in table.offers(0))


# Discards that an effect asks for bring no MC


@pytest.mark.parametrize(
    ("card", "answers", "changes"),
    [
        ("Redrafted Contracts", [["card Comet", "card Birds"]], {}),
        ("Farming Co-ops", ["card Comet"], {"cards": -1, "plants": 3}),
    ],
)
def test_discards_of_an_action_bring_no_mc(card: str, answers: list[Any], changes: dict[str, int]) -> None:
    table = deal(phase=ACTION, played=card, hand="Comet, Birds", deck="Moss, Mine, Grass, Fish")
    table.act(card, *answers)
    assert table.changes() == changes


def test_redrafted_contracts_discard_first_and_draw_as_many() -> None:
    table = deal(phase=ACTION, played="Redrafted Contracts", hand="Comet, Birds", deck="Moss, Mine, Grass, Fish")
    table.choose("action redrafted-contracts")
    assert (table.decision().least, table.decision().most) == (1, 2)
    table.choose(["card Comet"])
    assert table.hand() == ids_of("Birds, Moss")


def test_the_discard_of_mars_university_brings_no_mc() -> None:
    table = deal(phase=CONSTRUCTION, hand="Interns, Comet", played="Mars University", deck="Moss, Mine, Grass", mc=3)
    table.play("Interns", "card Comet")
    assert (table.mc(), table.hand()) == (0, ["moss"])


def test_discards_of_the_hand_limit_are_sales() -> None:
    hand = "Mine, Grass, Trees, Moss, Worms, Bushes, Heather, Lichen, Farming, Algae, Comet"
    table = deal(phase=4, hand=hand, mc=0, opponents=[player()])
    table.choose("card Comet")
    assert table.mc() == 5 + 3

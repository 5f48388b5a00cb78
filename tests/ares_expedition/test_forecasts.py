"""What a player is told before choosing: nothing that a hidden card or tile decides, in any deal."""

from __future__ import annotations

from areo.ares_expedition.deck import BOOK
from areo.ares_expedition.numbers import PLANT, SCIENCE
from areo.kernel.forecast import Foresight
from tests.ares_expedition.expedition import ACTION, CONSTRUCTION, PLANNING, Expedition, deal, player

LUCKS = 60  # five deals agree about a card's colour once in some twenty


def told(table: Expedition, key: str, luck: str = "") -> dict[str, int]:
    """What is said to change, whoever it is about."""
    found = Foresight(table.game, 0, luck).forecast(table.offers().index(key))
    return {change.what: change.by for change in found.changes}


def ever_told(table: Expedition, key: str) -> set[str]:
    """All that is said to change for some of many lucks."""
    return {what for luck in range(LUCKS) for what in told(table, key, str(luck))}


def test_whether_a_card_turned_up_is_green_is_never_foretold() -> None:
    table = deal(phase=ACTION, played="Brainstorming Session")
    assert ever_told(table, "action brainstorming-session") == set()


def test_nor_whether_one_of_those_turned_up_has_the_tag() -> None:
    table = deal(phase=ACTION, played="Advanced Screening Technology")
    assert ever_told(table, "action advanced-screening-technology") == set()


def test_an_ocean_foretells_the_rating_and_not_its_bonus() -> None:
    table = deal(phase=ACTION, mc=15)
    assert ever_told(table, "project ocean-from-mc") == {"tr", "oceans"}


def test_the_bonus_is_foretold_when_one_tile_is_left() -> None:
    table = deal(phase=ACTION, mc=15, oceans=8, tiles=[{"mc": 4}])
    assert told(table, "project ocean-from-mc") == {"resource mc": -11, "tr": 1, "oceans": 1}


def ever_asks(table: Expedition, key: str) -> bool:
    """Whether for some of many lucks more is said to be asked."""
    index = table.offers().index(key)
    return any(Foresight(table.game, 0, str(luck)).forecast(index).asks for luck in range(LUCKS))


def test_whether_there_will_be_a_card_to_take_is_never_foretold() -> None:
    others = [card.name for card in BOOK.projects if SCIENCE not in card.tags and PLANT not in card.tags]
    many = player(played=", ".join(others[::2]))  # so that every other card of the deck has one of the tags
    table = deal(phase=ACTION, played="Advanced Screening Technology", opponents=[many])
    assert not ever_asks(table, "action advanced-screening-technology")


def test_nor_whether_an_ocean_brings_the_money_for_an_offer() -> None:
    table = deal(phase=ACTION, mc=19, corporation="united-nations-mars-initiative", tiles=())
    assert not ever_asks(table, "project ocean-from-mc")


def test_an_offer_that_can_be_paid_anyway_is_foretold() -> None:
    table = deal(phase=ACTION, mc=20, corporation="united-nations-mars-initiative")
    assert ever_asks(table, "project temperature-from-mc")


def test_drawn_cards_are_counted_whatever_they_are() -> None:
    table = deal(phase=ACTION, played="Circuit Board Factory")
    assert ever_told(table, "action circuit-board-factory") == {"hand"}


def test_what_comes_once_all_have_chosen_is_foretold_to_nobody_not_even_to_the_last() -> None:
    table = deal(phase=PLANNING)
    table.choose("phase 2", seat=1)
    assert told(table, "phase 4") == {}


def answers(table: Expedition, key: str) -> list[str]:
    return Foresight(table.game, 0).forecast(table.offers().index(key)).answers


def test_the_effects_of_mine_that_a_card_would_set_off_are_named() -> None:
    table = deal(
        phase=CONSTRUCTION,
        hand="Development Center, Comet",
        played="Olympus Conference, Optimal Aerobraking",
        opponents=[player(played="Mars University")],
    )
    assert answers(table, "play development-center") == ["card olympus-conference"]
    assert answers(table, "play comet") == ["card optimal-aerobraking"]

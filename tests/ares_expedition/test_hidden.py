"""What is hidden and from whom, what is public, and new deals of what a seat cannot see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from areo.ares_expedition.deck import BOOK
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
    set_up,
)
from tests.tableau.cards import ids_of

EYES = (0, 1, None)
NAMES = {card.id: card.name.replace("'", "’") for card in BOOK.projects}


def tells(table: Expedition, eye: int | None, card: str) -> bool:
    """Whether a view or the log tells somebody of a card."""
    return f"'{card}'" in str(table.view(eye)) or NAMES[card] in "\n".join(table.log(eye))


def hidden_from_others(table: Expedition, *cards: str) -> bool:
    """Whether seat 0 alone knows of its cards."""
    return all(tells(table, 0, card) and not tells(table, 1, card) and not tells(table, None, card) for card in cards)


# Cards of a player


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    table = deal(hand="Comet, Birds")
    assert [entry["id"] for entry in table.view(0)["players"][0]["hand"]] == ids_of("Comet, Birds")
    assert [table.view(eye)["players"][0]["hand"] for eye in (1, None)] == [2, 2]
    assert hidden_from_others(table, "comet", "birds")


def test_a_hand_tells_its_owner_what_each_card_costs_and_whether_it_can_be_played() -> None:
    table = deal(hand="Coal Imports, Trees", played="Mine")
    assert table.view(0)["players"][0]["hand"] == [
        {"id": "coal-imports", "price": 9, "playable": True, "off": [{"from": "resource steel", "mc": 4}]},
        {"id": "trees", "price": 17, "playable": False},
    ]


def test_cards_drawn_are_hidden() -> None:
    table = deal(phase=ACTION, played="Circuit Board Factory", deck="Comet, Birds")
    table.act("Circuit Board Factory")
    assert hidden_from_others(table, "comet")
    assert table.view(1)["players"][0]["hand"] == 1


def test_cards_produced_are_hidden() -> None:
    table = deal(phase=PLANNING, played="Acquired Company", deck="Comet")
    table.plan(PRODUCTION, PRODUCTION)
    assert hidden_from_others(table, "comet")


def test_cards_looked_at_kept_and_discarded_are_hidden() -> None:
    table = deal(phase=RESEARCH, deck="Comet, Moss, Birds, Grass")
    assert table.view(0)["players"][0]["dealt"] == ids_of("Comet, Birds")
    assert table.view(1)["players"][0]["dealt"] == 2
    table.choose("card Comet", seat=0)
    assert not any(tells(table, eye, card) for eye in (1, None) for card in ("comet", "birds"))


@pytest.mark.parametrize("phase", [DEVELOPMENT, CONSTRUCTION, ACTION])
def test_cards_sold_are_hidden(phase: int) -> None:
    table = deal(phase=phase, hand="Comet, Birds")
    table.choose("sell comet")
    assert hidden_from_others(table, "comet")
    assert table.view(1)["discard"] == 1


def test_cards_discarded_for_an_effect_are_hidden() -> None:
    table = deal(phase=ACTION, played="Farming Co-ops", hand="Comet, Birds")
    table.act("Farming Co-ops", "card Comet")
    assert hidden_from_others(table, "comet")


def test_cards_revealed_are_seen_by_all() -> None:
    table = deal(
        phase=ACTION, played="Advanced Screening Technology", deck="Lichen, Comet, Research, Birds, Mine, Fish"
    )
    table.choose("action advanced-screening-technology")  # Lichen, Research and Mine
    for eye in EYES:
        assert all(tells(table, eye, card) for card in ("lichen", "research", "mine"))
    table.choose("card Research")
    for eye in EYES:
        assert "Research" in "\n".join(table.log(eye))
    assert [table.view(eye)["known"][eye] for eye in (0, 1)] == [["lichen", "mine"], ["lichen", "mine"]]


@pytest.mark.parametrize("deck", ["Lichen", "Comet"])
def test_the_card_of_a_brainstorming_session_is_seen_by_all(deck: str) -> None:
    table = deal(phase=ACTION, played="Brainstorming Session", deck=deck)
    table.act("Brainstorming Session")
    for eye in EYES:
        assert tells(table, eye, deck.lower())


# Piles and tiles


def short_deck() -> Expedition:
    """A table with a deck, discards that stand by, and tiles."""
    everything = [card.id for card in BOOK.projects]
    return deal(phase=DEVELOPMENT, state={"deck": everything[:20], "discard": everything[20:]}, tiles=[{"mc": 4}])


@pytest.mark.parametrize("eye", EYES)
def test_the_piles_are_hidden_from_all_but_their_sizes(eye: int | None) -> None:
    table = short_deck()
    view = table.view(eye)
    assert (view["deck"], view["reserve"], view["discard"], view["ocean_tiles"]) == (20, 188, 0, 9)
    named = [card for card in NAMES if card != "research"]  # which is also a word of the view
    assert not any(f"'{card}'" in str(view) for card in named)


def test_a_seat_remembers_its_own_discards() -> None:
    table = deal(phase=ACTION, hand="Comet, Birds")
    table.choose("sell comet")
    assert table.view(0)["known"] == [["comet"], 0]
    assert table.view(1)["known"] == [1, []]
    assert table.view(None)["known"] == [1, 0]


def test_until_they_are_shuffled() -> None:
    everything = [card.id for card in BOOK.projects if card.id not in ("comet", "birds")]
    state = {"deck": everything[:20], "discard": everything[20:]}
    table = deal(phase=ACTION, hand="Comet, Birds", state=state, opponents=[player(chosen=RESEARCH)])
    table.choose("sell comet")
    assert table.view(0)["known"][0] == ["comet"]
    table.end()
    assert table.phase == RESEARCH  # with a reserve of all discards
    assert table.view(0)["known"][0] == []
    kept, left = table.offers(0)
    table.choose(kept, seat=0)
    table.choose(table.offers(1)[:2], seat=1)
    assert "comet" in table.discard()
    assert table.view(0)["known"][0] == [left.removeprefix("card ")]


@pytest.mark.parametrize("eye", EYES)
def test_tiles_turned_over_are_seen_by_all(eye: int | None) -> None:
    table = deal(phase=ACTION, tiles=[{"cards": 1, "plants": 1}], deck="Comet")
    table.project("ocean-from-mc")
    assert table.view(eye)["turned"] == [{"plants": 1, "cards": 1}]
    assert table.view(eye)["oceans"] == 1


def test_the_order_of_the_neutral_deck_is_hidden_but_not_what_is_left() -> None:
    table = deal(players=1, phase=PLANNING, round=2, state={"neutral": [5, 1, 4, 2]})
    for eye in (0, None):
        assert table.view(eye)["neutral"] == [1, 2, 4, 5]


# Choices


def test_the_phase_chosen_is_hidden_until_all_have_chosen() -> None:
    table = deal(phase=PLANNING)
    table.choose("phase 5", seat=0)
    assert [table.view(eye)["players"][0]["chosen"] for eye in EYES] == [5, "hidden", "hidden"]
    table.choose("phase 3", seat=1)
    assert [table.view(eye)["players"][0]["chosen"] for eye in EYES] == [5, 5, 5]


def test_corporations_dealt_and_chosen_are_hidden_until_all_have_chosen() -> None:
    table = set_up(2, corporations=[["helion", "teractor"], ["thorgate", "credicor"]])
    assert table.view(0)["players"][0]["dealt_corporations"] == ["helion", "teractor"]
    assert [table.view(eye)["players"][0]["dealt_corporations"] for eye in (1, None)] == [2, 2]
    table.choose("corporation helion", seat=0)
    assert not any(name in str(table.view(1)) for name in ("helion", "teractor"))


def test_corporations_looked_at_are_hidden() -> None:
    named = [["helion", "teractor", "phobolog"], ["thorgate", "credicor"]]
    table = set_up(2, advanced_corporations=True, corporations=named)
    table.choose(f"discard {table.hand()[0]}", seat=0)
    for eye in (1, None):
        assert "phobolog" not in str(table.view(eye)).lower()
        assert "PhoboLog" not in "\n".join(table.log(eye))
    assert "PhoboLog" in "\n".join(table.log(0))


def test_a_cube_chosen_is_hidden_until_both_have_chosen() -> None:
    table = deal(phase=PLANNING, options={"coop": True})
    table.plan(ACTION, ACTION)
    table.choose("take copper", seat=1)
    assert [table.view(eye)["players"][1]["takes"] for eye in EYES] == ["hidden", "copper", "hidden"]


def test_a_card_chosen_for_the_partner_is_hidden() -> None:
    table = deal(phase=PLANNING, options={"coop": True}, hand="Comet, Birds", opponents=[player(hand="Fish, Mine")])
    table.plan(ACTION, ACTION)
    table.choose("take colour", seat=0)
    table.choose("take copper", seat=1)
    table.choose("yes", seat=0)
    table.choose("card Comet", seat=0)
    assert hidden_from_others(table, "comet")


# What is public


@pytest.mark.parametrize("eye", EYES)
def test_what_lies_open_is_seen_by_all(eye: int | None) -> None:
    mine: dict[str, Any] = {"played": "Tardigrades, Mine, Comet", "cubes": {"Tardigrades": 4}, "corporation": "Helion"}
    table = deal(phase=ACTION, tr=12, forests=3, heat=2, plants=1, chosen=ACTION, previous=PRODUCTION, **mine)
    seen, whole = table.view(eye)["players"][0], table.player()
    for field in ("corporation", "played", "on_cards", "resources", "production", "capability", "tr", "forests"):
        assert seen[field] == whole[field], field
    for field in ("chosen", "previous", "tags", "used", "ended"):
        assert seen[field] == whole[field], field
    for field in ("temperature", "oxygen", "oceans", "opening", "round", "phase", "phases"):
        assert table.view(eye)[field] == table.state[field], field


def test_moves_of_a_phase_are_shown_as_they_happen() -> None:
    table = deal(phase=CONSTRUCTION, hand="Lava Flows", opponents=[player(ended=False)])
    table.play("Lava Flows", seat=0)
    assert table.view(1)["temperature"] == -26
    assert table.view(1)["players"][0]["played"] == ["lava-flows"]
    assert any("Lava Flows" in line for line in table.log(1))


# New deals


def guesses(table: Expedition, seat: int = 0, number: int = 12) -> list[Expedition]:
    """The same table as far as a seat can see, everything else dealt anew."""
    found = []
    for seed in range(number):
        game = table.game.determinize(seat, Random(seed))
        assert game.view(seat) == table.view(seat)
        found.append(Expedition(game))
    return found


def test_a_new_deal_leaves_what_the_seat_knows_and_changes_the_rest() -> None:
    table = deal(phase=ACTION, hand="Comet, Birds, Mine", opponents=[player(hand="Fish, Grass, Trees", ended=False)])
    table.choose("sell comet", seat=0)
    found = guesses(table)
    assert all(guess.hand() == ["birds", "mine"] for guess in found)
    assert all(guess.discard() == ["comet"] for guess in found)
    assert len({tuple(guess.hand(1)) for guess in found}) > 6
    assert len({tuple(guess.deck()) for guess in found}) > 6


def test_a_discard_of_another_seat_is_dealt_anew() -> None:
    table = deal(phase=ACTION, opponents=[player(hand="Fish, Grass, Trees", ended=False)])
    table.choose("sell fish", seat=1)
    assert len({tuple(guess.discard()) for guess in guesses(table)}) > 3


def test_a_phase_chosen_by_another_may_be_any_that_it_may_choose() -> None:
    table = deal(phase=PLANNING, opponents=[player(previous=2)])
    table.choose("phase 5", seat=1)
    chosen = {guess.player(1)["chosen"] for guess in guesses(table, number=40)}
    assert chosen == {1, 3, 4, 5}


def test_unflipped_tiles_are_dealt_anew_and_turned_ones_stay() -> None:
    table = deal(phase=ACTION, tiles=[{"mc": 4}], oceans=3)
    table.project("ocean-from-mc")
    turned = table.view(0)["turned"]
    found = guesses(table)
    assert all(guess.view(0)["turned"] == turned for guess in found)
    assert len({str(guess.state["ocean_tiles"]) for guess in found}) > 3


def test_the_neutral_deck_is_shuffled_anew() -> None:
    table = deal(players=1, phase=PLANNING, round=1, state={"neutral": [1, 2, 3, 4, 5]})
    assert len({tuple(guess.state["neutral"]) for guess in guesses(table)}) > 3


def test_the_corporation_chosen_by_another_may_be_any_that_nobody_shows() -> None:
    table = set_up(2, corporations=[["helion", "teractor"], ["thorgate", "credicor"]])
    table.choose("corporation thorgate", seat=1)
    found = {guess.player(1)["dealt_corporations"][0] for guess in guesses(table, number=40)}
    assert len(found) > 5
    assert not found & {"helion", "teractor"}

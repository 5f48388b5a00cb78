"""A second game of the family writes its cards in the shared words, with its own resources, tags and terms."""

from __future__ import annotations

import pytest

from areo.kernel.effect import Frame
from areo.kernel.words import LANGUAGES, Words
from areo.tableau.drawing import blocks
from areo.tableau.effects.payment import affordable, buying_power_for
from areo.tableau.icons import Pen
from areo.tableau.phrases import PHRASES
from areo.tableau.texts import said_by
from areo.tableau.verbs import enter_play
from tests.tableau.ares import BOOK, HEAT, PLANTS, STEEL, act, deal, number, play, resources
from tests.texts import slots

TEXTS = {
    "birds": ["action: add 1 animal to this card", "1 VP for each animal on this card"],
    "artificial-jungle": ["action: spend 1 plant to draw 1 card"],
    "asset-liquidation": ["action: lower your rating 1 step to draw 3 cards"],
    "conserved-biome": [
        "action: add 1 microbe or 1 animal to another of your cards",
        "1 VP for every 2 forests",
    ],
    "anti-gravity-technology": [
        "requires 5 science tags",
        "each time you play another card, gain 2 heat and 2 plants",
        "3 VP",
    ],
    "algae": ["requires at least 5 oceans", "increase your plant production 2 steps"],
    "media-group": ["playing a card with the event tag costs you 5 M€ less"],
    "work-crews": ["the next card costs 11 M€ less"],
}


@pytest.mark.parametrize("id", TEXTS)
def test_cards_read_as_their_definitions_say(id: str) -> None:
    words = Words("en", BOOK.phrases["en"], BOOK.things)
    assert said_by(BOOK.card(number(id)), words) == TEXTS[id]


def test_every_card_says_and_shows_something() -> None:
    pen = Pen(BOOK.vocabulary)
    for card in BOOK.projects:
        assert blocks(card, pen) or card.points, card.id
        for language in LANGUAGES:
            assert said_by(card, Words(language, BOOK.phrases[language], BOOK.things)), card.id


def test_each_seat_draws_from_its_own_pile() -> None:
    game = deal(["artificial-jungle"], piles=[["fish", "algae"], ["birds"]], stock={"mc": 5, "plants": 2})
    play(game, "artificial-jungle")
    act(game, "artificial-jungle")
    act(game, "artificial-jungle")
    assert game.players[0].hand == [number("fish"), number("algae")]
    assert [len(pile) for pile in game.piles] == [0, 1]


def test_an_empty_pile_gives_nothing() -> None:
    game = deal(["artificial-jungle"], stock={"mc": 5, "plants": 1})
    play(game, "artificial-jungle")
    act(game, "artificial-jungle")
    assert game.players[0].hand == []
    assert resources(game) == {}


def test_the_tags_of_events_count_here() -> None:
    game = deal(["bribed-committee", "optimal-aerobraking", "work-crews", "crater"])
    play(game, "optimal-aerobraking")
    play(game, "bribed-committee")
    assert game.players[0].tr == 7
    play(game, "work-crews")
    assert resources(game) == {"mc": 100 - 10 - 5 - 5, "heat": 4, "plants": 4}
    tags = dict(zip(BOOK.vocabulary.tags, game.players[0].tags, strict=True))
    assert (tags["event"], tags["earth"], tags["building"]) == (2, 1, 1)
    assert not BOOK.card(number("crater")).requires[0].met(game, 0, 0)


def test_a_card_hears_its_own_tags_if_it_says_so() -> None:
    game = deal(["ecological-zone", "anti-gravity-technology", "birds"])
    play(game, "ecological-zone")
    assert game.players[0].cubes == {number("ecological-zone"): 2}
    play(game, "anti-gravity-technology")
    assert resources(game) == {"mc": 71}
    play(game, "birds")
    assert game.players[0].cubes[number("ecological-zone")] == 3
    assert resources(game) == {"mc": 56, "heat": 2, "plants": 2}


def test_discounts_and_the_next_card() -> None:
    game = deal(["earth-catapult", "media-group", "work-crews", "birds"])
    play(game, "earth-catapult")
    play(game, "media-group")
    assert game.players[0].prices[number("work-crews")] == 0
    play(game, "work-crews")
    assert game.players[0].prices[number("birds")] == 15 - 2 - 11
    play(game, "birds")
    assert game.players[0].prices[number("ai-central")] == 20
    assert resources(game) == {"mc": 100 - 24 - 9 - 2}


def test_heat_pays_where_it_is_money_but_not_what_the_card_takes() -> None:
    game = deal(["building-industries", "fish"], stock={"mc": 1, "heat": 9})
    card = BOOK.card(number("building-industries"))
    assert not affordable(game, 0, card)
    enter_play(game, 0, BOOK.corporations[0])
    assert buying_power_for(game, 0, card) == 6
    play(game, "building-industries")
    assert resources(game) == {}
    assert game.players[0].production[STEEL] == 2


def test_a_mix_of_money_and_heat_is_asked_for() -> None:
    game = deal(["media-group"], stock={"mc": 10, "heat": 10})
    enter_play(game, 0, BOOK.corporations[0])
    play(game, "media-group", "pay 6 mc 5 heat")
    assert resources(game) == {"mc": 4, "heat": 5}


def test_oceans_are_heard_and_cubes_are_chosen() -> None:
    game = deal(["fish", "arctic-algae", "birds", "imported-hydrogen"])
    for id in ("fish", "arctic-algae", "birds"):
        play(game, id)
    play(game, "imported-hydrogen", "do 3", "card birds")
    assert game.players[0].cubes == {number("fish"): 1, number("birds"): 2}
    assert game.players[0].stock[PLANTS] == 4
    assert game.oceans == 1


def test_the_price_of_an_action_is_needed() -> None:
    game = deal(["caretaker-contract"], stock={"mc": 18, "heat": 7})
    play(game, "caretaker-contract")
    action = BOOK.card(number("caretaker-contract")).action
    assert action is not None
    assert not action.legal(game, Frame(action, 2, 0, number("caretaker-contract")))
    game.players[0].stock[HEAT] += 1
    act(game, "caretaker-contract")
    assert game.players[0].tr == 6


def test_some_are_kept_of_those_looked_at() -> None:
    game = deal(["invention-contest"], piles=[["fish", "algae", "birds", "crater"], []], stock={"mc": 1})
    play(game, "invention-contest", "card algae")
    assert game.players[0].hand == [number("algae")]
    assert game.discard == [number("fish"), number("birds")]


def test_points_count_what_lies_about() -> None:
    game = deal(["conserved-biome", "water-import-from-europa"])
    play(game, "conserved-biome")
    play(game, "water-import-from-europa")
    game.players[0].forests = 5
    of = {card.id: card.points.of(game, 0, card.number) for card in BOOK.projects if card.points is not None}
    assert (of["conserved-biome"], of["water-import-from-europa"]) == (2, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_phrases_are_there_in_every_language(language: str) -> None:
    assert list(PHRASES[language]) == list(PHRASES["en"])
    for name, text in PHRASES[language].items():
        assert slots(text) == slots(PHRASES["en"][name]), name

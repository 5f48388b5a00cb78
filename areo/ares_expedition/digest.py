"""All that is printed, as plain data: records are replayed only with the definitions they were made with."""

from __future__ import annotations

from areo.ares_expedition import numbers, standard
from areo.ares_expedition.deck import names
from areo.ares_expedition.facts import text_of
from areo.ares_expedition.figures import figures
from areo.ares_expedition.numbers import CORPORATIONS
from areo.ares_expedition.rulebook import AresExpeditionRulebook
from areo.kernel.words import Words
from areo.tableau.card import Card


def written_out(book: AresExpeditionRulebook) -> list[object]:
    """All that play and the texts depend on."""
    words = Words("en", book.phrases["en"], book.things)
    return [
        [card_of(book, card, words) for card in [*book.projects, *book.corporations]],
        sorted(book.effects),
        [[action.id, action.resource, action.cost, action.effect.text(words)] for action in standard.ACTIONS],
        [list(zone) for zone in [*numbers.TEMPERATURE_ZONES, *numbers.OXYGEN_ZONES]],
        [list(tile) for tile in numbers.OCEAN_TILES],
        sorted(figures().items()),
    ]


def card_of(book: AresExpeditionRulebook, card: Card, words: Words) -> list[object]:
    """All that is printed on a card, its requirements, effects and points as they read."""
    told: list[object] = [card.number, card.id, names(card)["en"], card.cost, list(card.tags), card.set, card.colour]
    told += [card.holds, text_of(card, words)]
    if CORPORATIONS.has(card.number):
        told.append(book.start(card.number).stock)
    return told

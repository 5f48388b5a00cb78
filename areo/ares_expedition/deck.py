"""All cards together: the rulebook is made of them here."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition import entries, menus, modes, payment, phases, standard
from areo.ares_expedition.cards.blue import PROJECTS as BLUE_CARDS
from areo.ares_expedition.cards.corporations import CORPORATIONS, STARTS
from areo.ares_expedition.cards.green_103 import PROJECTS as GREEN_FROM_103
from areo.ares_expedition.cards.green_156 import PROJECTS as GREEN_FROM_156
from areo.ares_expedition.cards.names import FRENCH as FRENCH_NAMES
from areo.ares_expedition.cards.names import PORTUGUESE as PORTUGUESE_NAMES
from areo.ares_expedition.cards.red import PROJECTS as RED_CARDS
from areo.ares_expedition.numbers import (
    CARDS,
    CUBE_KINDS,
    CUBES,
    CURRENCIES,
    OCEAN_TILES,
    PARAMETER_KINDS,
    PARAMETERS,
    PHASE_KIND,
    RESOURCE_KINDS,
    RESOURCES,
    SECOND,
    STANDARD_ACTIONS,
    TAGS,
    TILES,
)
from areo.ares_expedition.numbers import CORPORATIONS as CORPORATION_KIND
from areo.ares_expedition.oceans import tile_id, tile_names
from areo.ares_expedition.phrases.en import ENGLISH
from areo.ares_expedition.phrases.fr import FRENCH
from areo.ares_expedition.phrases.pt import PORTUGUESE
from areo.ares_expedition.rulebook import AresExpeditionRulebook
from areo.ares_expedition.table import COLOUR, COPPER
from areo.ares_expedition.tones import TONES
from areo.kernel.menu import FreeMoves, Menu
from areo.tableau.card import Card
from areo.tableau.phrases import with_tableau
from areo.tableau.vocabulary import Vocabulary

PROJECTS: Final = [*BLUE_CARDS, *RED_CARDS, *GREEN_FROM_103, *GREEN_FROM_156]

PHASE_NAMES: Final = ("development", "construction", "action", "production", "research")
ROMAN: Final = ("I", "II", "III", "IV", "V")

PARAMETER_NAMES: Final[tuple[dict[str, str], ...]] = (
    {"en": "temperature", "fr": "température", "pt": "temperatura"},
    {"en": "oxygen", "fr": "oxygène", "pt": "oxigênio"},
    {"en": "oceans", "fr": "océans", "pt": "oceanos"},
)
CUBE_NAMES: Final[dict[int, tuple[str, dict[str, str]]]] = {
    COPPER: ("copper", {"en": "copper cube", "fr": "cube de cuivre", "pt": "cubo de cobre"}),
    COLOUR: ("colour", {"en": "coloured cube", "fr": "cube de couleur", "pt": "cubo colorido"}),
}


def names(card: Card) -> dict[str, str]:
    """A card's names: its own, else those of the list, else the English one."""
    english = card.name.replace("'", "’")
    french = card.fr or FRENCH_NAMES.get(card.id, english)
    portuguese = card.pt or PORTUGUESE_NAMES.get(card.id, english)
    return {"en": english, "fr": french, "pt": portuguese}


def make_rulebook() -> AresExpeditionRulebook:
    for index, card in enumerate(PROJECTS):
        if card.number != CARDS.thing(index):
            raise ValueError(f"{card.id} has the number {card.number}: cards are numbered in order, from 1")
    things = Vocabulary(RESOURCES, TAGS, CUBES, CURRENCIES, PARAMETERS)
    for card in PROJECTS:
        things.add(CARDS, CARDS.index(card.number), card.id, names(card))
    for index, card in enumerate(CORPORATIONS):
        things.add(CORPORATION_KIND, index, card.id, names(card))
    phrases = with_tableau({"en": ENGLISH, "fr": FRENCH, "pt": PORTUGUESE})
    add_board(things, phrases)
    starts = {card.number: start for card, start in zip(CORPORATIONS, STARTS, strict=True)}
    book = AresExpeditionRulebook(things, phrases, list(PROJECTS), list(CORPORATIONS), starts)
    for card in [*PROJECTS, *CORPORATIONS]:
        book.enter_card(card)
    for number, action in enumerate(standard.ACTIONS):
        book.enter(f"project/{action.id}", action.effect, STANDARD_ACTIONS.thing(number))
    for named in (payment.NAMED, entries.NAMED, menus.NAMED, modes.NAMED, phases.NAMED):
        for path, effect in named.items():
            book.enter(path, effect)
    book.allow_free(FreeMoves(payment.SellToPay()))
    book.elsewhere = Menu(entries.PlayCard(), entries.DrawBonus(), entries.UseAction(), entries.StandardActions())
    book.courses = ["found-corporations", "plan", "reveal", "end-round", "next-round", "finish"]
    book.set_up_secrets = ["deck", "corporations", "oceans", "neutral"]
    book.tones = TONES
    book.complete()
    return book


def add_board(things: Vocabulary, phrases: dict[str, dict[str, str]]) -> None:
    for number, id in enumerate(PHASE_NAMES):
        called = {language: f"{ROMAN[number]} · {phrases[language][f'phase.{id}']}" for language in phrases}
        things.add(PHASE_KIND, number, str(number + 1), called)
    for number, action in enumerate(standard.ACTIONS):
        things.add(STANDARD_ACTIONS, number, action.id, action.names)
    for number, id in enumerate(RESOURCES):
        things.add(RESOURCE_KINDS, number, id, {language: phrases[language][f"name.{id}"] for language in phrases})
    for tile in range(len(OCEAN_TILES)):
        things.add(TILES, tile, tile_id(tile), tile_names(tile))
    for cube, (id, called) in CUBE_NAMES.items():
        things.add(CUBE_KINDS, cube, id, called)
    for number, id in enumerate(PARAMETERS):
        things.add(PARAMETER_KINDS, number, id, PARAMETER_NAMES[number])
    things.add(SECOND, 1, "2", {"en": "2", "fr": "2", "pt": "2"})


BOOK: Final = make_rulebook()

"""All cards together: the rulebook is made of them here."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect
from areo.tableau.card import Card
from areo.tableau.effects.production import Produce
from areo.tableau.effects.stock import Lose
from areo.tableau.phrases import with_tableau
from areo.tableau.terms import TAG_PLAYED
from areo.tableau.vocabulary import Vocabulary
from areo.terraforming_mars import actions, board, goals, phases, turn
from areo.terraforming_mars.cards.corporations import CORPORATIONS, STARTS
from areo.terraforming_mars.cards.house import HOUSE_CARDS
from areo.terraforming_mars.cards.names import FRENCH, OURS_FR, OURS_PT, PORTUGUESE
from areo.terraforming_mars.cards.projects_001 import PROJECTS as FROM_001
from areo.terraforming_mars.cards.projects_053 import PROJECTS as FROM_053
from areo.terraforming_mars.cards.projects_105 import PROJECTS as FROM_105
from areo.terraforming_mars.cards.projects_157 import PROJECTS as FROM_157
from areo.terraforming_mars.cards.sets import HOUSE
from areo.terraforming_mars.effects.mars import PlaceCity
from areo.terraforming_mars.numbers import (
    AWARDS,
    CARDS,
    CITY_PLACED,
    CUBES,
    CURRENCIES,
    FIRST_HOUSE_CARD,
    MC,
    MILESTONES,
    PLANTS,
    RESOURCE_KINDS,
    RESOURCES,
    SPACES,
    STANDARD_PROJECTS,
    TAGS,
    TILE_KINDS,
    TILES,
)
from areo.terraforming_mars.numbers import CORPORATIONS as CORPORATION_KIND
from areo.terraforming_mars.phrases.en import ENGLISH, TILE_NAMES_EN
from areo.terraforming_mars.phrases.fr import FRENCH_PHRASES, TILE_NAMES_FR
from areo.terraforming_mars.phrases.house import HOUSE_PHRASES
from areo.terraforming_mars.phrases.pt import PORTUGUESE_PHRASES, TILE_NAMES_PT
from areo.terraforming_mars.rulebook import TerraformingMarsRulebook
from areo.terraforming_mars.tones import TONES

PROJECTS: Final = [*FROM_001, *FROM_053, *FROM_105, *FROM_157]


def helped_by(effects: tuple[AnyEffect, ...]) -> int:
    """What a card's playing sets off may help it: its city raises money production, its tag brings a plant."""
    places_city = any(isinstance(effect, PlaceCity) for effect in effects)
    for effect in effects:
        if isinstance(effect, Produce) and effect.resource == MC and effect.steps < 0 and places_city:
            return CITY_PLACED
        if isinstance(effect, Lose) and effect.resource == PLANTS:
            return TAG_PLAYED
    return -1


def names(card: Card) -> dict[str, str]:
    """A card's names: its own, else those of the facts, our own where there is none, else the English one."""
    english = card.name.replace("'", "’")
    french = card.fr or FRENCH.get(card.id, OURS_FR.get(card.id, english))
    portuguese = card.pt or PORTUGUESE.get(card.id, OURS_PT.get(card.id, english))
    return {"en": english, "fr": french, "pt": portuguese}


def check_numbers(house: list[Card]) -> None:
    """Printed cards are numbered in order, house cards from their own first number on."""
    for index, card in enumerate(PROJECTS):
        if card.number != CARDS.thing(index):
            raise ValueError(f"{card.id} has the number {card.number}: printed cards are numbered in order, from 1")
    for card in house:
        if card.set != HOUSE or not FIRST_HOUSE_CARD <= card.number < CARDS.end:
            raise ValueError(f"{card.id}: house cards say set=HOUSE, and have a number from {FIRST_HOUSE_CARD} on")


def make_rulebook(house: tuple[Card, ...] = ()) -> TerraformingMarsRulebook:
    """The rulebook of the printed cards, or of those and house cards."""
    check_numbers(list(house))
    projects = [*PROJECTS, *house]
    things = Vocabulary(RESOURCES, TAGS, CUBES, CURRENCIES, ("temperature", "oxygen", "ocean"))
    for card in projects:
        things.add(CARDS, CARDS.index(card.number), card.id, names(card))
    for index, card in enumerate(CORPORATIONS):
        things.add(CORPORATION_KIND, index, card.id, names(card))
    add_board(things)
    phrases = with_tableau({"en": ENGLISH, "fr": FRENCH_PHRASES, "pt": PORTUGUESE_PHRASES})
    if house:
        phrases = {language: {**phrases[language], **HOUSE_PHRASES[language]} for language in phrases}
    starts = {card.number: start for card, start in zip(CORPORATIONS, STARTS, strict=True)}
    book = TerraformingMarsRulebook(things, phrases, projects, list(CORPORATIONS), starts)
    for card in [*projects, *CORPORATIONS]:
        card.helped_by = helped_by(card.play.effects)
        book.enter_card(card)
    for number, project in enumerate(goals.PROJECTS):
        book.enter(f"project/{project.id}", project.effect, STANDARD_PROJECTS.thing(number))
    for named in (turn.NAMED, actions.NAMED, phases.NAMED):
        for path, effect in named.items():
            book.enter(path, effect, triggered=effect is phases.BONUS_OCEAN)
    book.courses = ["start-actions", "production", "finish"]
    book.set_up_secrets = ["deck", "corporations"]
    book.tones = TONES
    book.complete()
    return book


def add_board(things: Vocabulary) -> None:
    for site in range(board.SITES):
        id = board.IDS[site]
        name = f"{id} {board.NAMES[site]}" if site in board.NAMES else id
        called = dict.fromkeys(("en", "fr", "pt"), name)
        if site >= board.HEXES:  # a site off the map is called as the card that builds there
            called = things.names[things.number(f"card {id}")]
        things.add(SPACES, site, id, called)
    for number, goal in enumerate(goals.MILESTONES):
        things.add(MILESTONES, number, goal.id, goal.names)
    for number, goal in enumerate(goals.AWARDS):
        things.add(AWARDS, number, goal.id, goal.names)
    for number, project in enumerate(goals.PROJECTS):
        things.add(STANDARD_PROJECTS, number, project.id, project.names)
    for number, id in enumerate(RESOURCES):
        spoken = {"en": ENGLISH, "fr": FRENCH_PHRASES, "pt": PORTUGUESE_PHRASES}
        named = {language: spoken[language][f"name.{id}"] for language in spoken}
        things.add(RESOURCE_KINDS, number, id, named)
    for kind in range(1, len(TILES)):
        tile_names = {"en": TILE_NAMES_EN[kind], "fr": TILE_NAMES_FR[kind], "pt": TILE_NAMES_PT[kind]}
        things.add(TILE_KINDS, kind, TILES[kind], tile_names)


BOOK: Final = make_rulebook()
HOUSE_BOOK: Final = make_rulebook(HOUSE_CARDS) if HOUSE_CARDS else BOOK

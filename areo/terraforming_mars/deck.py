"""All cards together: the rulebook is made of them here."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Batch, Seq
from areo.kernel.phrases import with_kernel
from areo.kernel.things import Things
from areo.terraforming_mars import actions, board, goals, phases, turn
from areo.terraforming_mars.cards.card import Card
from areo.terraforming_mars.cards.corporations import CORPORATIONS, STARTS
from areo.terraforming_mars.cards.names import FRENCH, OURS_FR, OURS_PT, PORTUGUESE
from areo.terraforming_mars.cards.projects_001 import PROJECTS as FROM_001
from areo.terraforming_mars.cards.projects_053 import PROJECTS as FROM_053
from areo.terraforming_mars.cards.projects_105 import PROJECTS as FROM_105
from areo.terraforming_mars.cards.projects_157 import PROJECTS as FROM_157
from areo.terraforming_mars.effects.base import Choice, Plain
from areo.terraforming_mars.effects.mars import PlaceCity
from areo.terraforming_mars.effects.production import Produce
from areo.terraforming_mars.effects.stock import Lose
from areo.terraforming_mars.numbers import (
    AWARDS,
    CARDS,
    CITY_PLACED,
    CORPORATION,
    MC,
    MILESTONES,
    PLANTS,
    PROJECT,
    RESOURCE_KINDS,
    RESOURCES,
    SPACES,
    STANDARD_PROJECTS,
    TAG_PLAYED,
    TILE_KINDS,
    TILES,
)
from areo.terraforming_mars.numbers import CORPORATIONS as CORPORATION_KIND
from areo.terraforming_mars.phrases.en import ENGLISH, TILE_NAMES_EN
from areo.terraforming_mars.phrases.fr import FRENCH_PHRASES, TILE_NAMES_FR
from areo.terraforming_mars.phrases.pt import PORTUGUESE_PHRASES, TILE_NAMES_PT
from areo.terraforming_mars.rulebook import TerraformingMarsRulebook
from areo.terraforming_mars.tones import TONES

PROJECTS: Final = [*FROM_001, *FROM_053, *FROM_105, *FROM_157]


def in_box(effects: tuple[AnyEffect, ...]) -> list[AnyEffect]:
    """Those of a card's effects that stand in its production box."""
    found: list[AnyEffect] = []
    for effect in effects:
        if isinstance(effect, Seq):
            found.extend(in_box(effect.parts()))
        elif isinstance(effect, (Plain, Choice)) and effect.box:
            found.append(effect)
    return found


def helped_by(effects: tuple[AnyEffect, ...]) -> int:
    """What a card's playing sets off may help it: its city raises money production, its tag brings a plant."""
    places_city = any(isinstance(effect, PlaceCity) for effect in effects)
    for effect in effects:
        if isinstance(effect, Produce) and effect.resource == MC and effect.steps < 0 and places_city:
            return CITY_PLACED
        if isinstance(effect, Lose) and effect.resource == PLANTS:
            return TAG_PLAYED
    return -1


def can_fail(effect: AnyEffect) -> bool:
    """Whether an effect, or a part of it, can keep a card from being played."""
    if isinstance(effect, (Plain, Choice)):
        return effect.can_fail
    if isinstance(effect, Batch):
        return any(can_fail(member) for member in effect.effects)
    parts = effect.parts()
    return any(can_fail(part) for part in parts) if parts else True


def finish(card: Card) -> None:
    """Work out once what follows from a card's definition."""
    effects = card.play.effects
    box = in_box(effects)
    if box and not card.event:
        card.box = Batch(*box)
    card.can_fail = can_fail(card.play)
    card.helped_by = helped_by(effects)


def names(card: Card) -> dict[str, str]:
    """A card's names: its own, else those of the facts, our own where there is none, else the English one."""
    english = card.name.replace("'", "’")
    french = card.fr or FRENCH.get(card.id, OURS_FR.get(card.id, english))
    portuguese = card.pt or PORTUGUESE.get(card.id, OURS_PT.get(card.id, english))
    return {"en": english, "fr": french, "pt": portuguese}


def make_rulebook() -> TerraformingMarsRulebook:
    things = Things()
    for number, card in enumerate(PROJECTS, start=1):
        if card.number != number or number >= CORPORATION:
            raise ValueError(f"{card.id} has the number {card.number}: cards are numbered in order, from 1 to 999")
        finish(card)
        things.add(CARDS, number - 1, card.id, names(card))
    for card in CORPORATIONS:
        finish(card)
        things.add(CORPORATION_KIND, card.number - CORPORATION, card.id, names(card))
    add_board(things)
    phrases = with_kernel({"en": ENGLISH, "fr": FRENCH_PHRASES, "pt": PORTUGUESE_PHRASES})
    book = TerraformingMarsRulebook(things, phrases, PROJECTS, list(CORPORATIONS), STARTS, phases.BONUS_OCEAN)
    for card in [*PROJECTS, *CORPORATIONS]:
        enter(book, card)
    for number, project in enumerate(goals.PROJECTS):
        book.enter(f"project/{project.id}", project.effect, PROJECT + number)
    for named in (turn.NAMED, actions.NAMED, phases.NAMED):
        for path, effect in named.items():
            book.enter(path, effect)
    book.courses = ["start-actions", "production", "finish"]
    book.set_up_secrets = ["deck", "corporations"]
    book.tones = TONES
    return book


def add_board(things: Things) -> None:
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


def enter(book: TerraformingMarsRulebook, card: Card) -> None:
    """Give all of a card's effects their paths: "comet/play/1"."""
    book.enter(f"{card.id}/play", card.play, card.number)
    if card.box is not None:
        book.enter(f"{card.id}/box", card.box, card.number)
    if card.action is not None:
        book.enter(f"{card.id}/action", card.action, card.number)
    if card.first is not None:
        book.enter(f"{card.id}/first", card.first, card.number)
    for number, when in enumerate(card.triggers):
        book.enter(f"{card.id}/when/{number + 1}", when.effect, card.number)


BOOK: Final = make_rulebook()

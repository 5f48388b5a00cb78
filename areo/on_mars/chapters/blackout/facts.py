"""The cards of Blackout as a person reads them."""

from __future__ import annotations

from areo.kernel.description import CardText
from areo.kernel.game import Json
from areo.kernel.words import Words
from areo.on_mars.chapters.blackout.data import LEVELS, Vandalism
from areo.on_mars.chapters.blackout.numbers import NOTHING, TARGETS
from areo.on_mars.chapters.blackout.table import figures_of
from areo.on_mars.numbers import BUILDING, COMMON
from areo.on_mars.rulebook import OnMarsRulebook


def vandalism_cards(book: OnMarsRulebook, words: Words) -> list[CardText]:
    """The vandalism cards, each kind once."""
    found: list[CardText] = []
    for card in figures_of(book.data).cards:
        facts: Json = {"target": TARGETS[card.target], "copies": dict(zip(LEVELS, card.copies, strict=True))}
        status = book.data.statuses[card.id]
        text = words.sentence(card_text(card, words))
        found.append(CardText("vandalism", card.id, card.names[words.language], text, status, card.copies[0], facts))
    return found


def card_text(card: Vandalism, words: Words) -> str:
    if card.target == NOTHING:
        return words.say("card.vandalism-nothing")
    if card.target < COMMON:
        return words.say("card.vandalism-type", words.name(BUILDING.thing(card.target)))
    return words.say(f"card.vandalism-{TARGETS[card.target]}")

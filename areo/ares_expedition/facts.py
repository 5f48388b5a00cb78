"""What a card tells programs: plain values to search, sort and draw by, and its sentences one by one."""

from __future__ import annotations

from areo.ares_expedition.deck import BOOK
from areo.ares_expedition.modifiers import Yields, boxed
from areo.ares_expedition.numbers import CORPORATIONS, MC, RESOURCES
from areo.ares_expedition.standard import StandardAction
from areo.kernel.game import Json
from areo.kernel.words import Words
from areo.tableau.card import Card
from areo.tableau.facts import in_each, printed_facts
from areo.tableau.texts import said_by
from areo.tableau.vocabulary import amount


def text_of(card: Card, words: Words) -> str:
    """All a card says, as sentences: what it starts with, requirement, effects, production, action, points."""
    said = start_of(card, words) if CORPORATIONS.has(card.number) else []
    return " ".join(words.sentence(part) for part in said + said_by(card, words, production_box))


def start_of(card: Card, words: Words) -> list[str]:
    """The money that a corporation starts with."""
    return [words.say("text.start", [amount(words, BOOK.start(card.number).stock[MC], MC)])]


def production_box(card: Card, words: Words) -> list[str]:
    """What its production box says: what the production phase brings, then its metals."""
    return boxed([modifier for modifier in card.modifiers if modifier.box], words)


def facts_of(card: Card, words: Words) -> Json:
    """Absent means none: a card without "requires" asks for nothing."""
    corporation = CORPORATIONS.has(card.number)
    facts: Json = {
        "number": len(BOOK.projects) + CORPORATIONS.index(card.number) + 1 if corporation else card.number,
        "colour": "corporation" if corporation else card.colour,
    }
    if corporation:
        facts["start"] = {RESOURCES[MC]: BOOK.start(card.number).stock[MC]}
    else:
        facts["cost"] = card.cost
    made = {RESOURCES[m.resource]: m.number for m in card.modifiers if isinstance(m, Yields)}
    if made:
        facts["production"] = made
    return {**facts, **printed_facts(card, words, BOOK, production_box)}


def action_texts(action: StandardAction) -> Json:
    """What a standard action does."""
    return in_each(BOOK, lambda words: action.effect.text(words))

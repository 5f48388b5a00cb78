"""What a card tells programs: plain values to search, sort and draw by, and its sentences one by one."""

from __future__ import annotations

from collections.abc import Callable

from areo.ares_expedition.deck import BOOK
from areo.ares_expedition.modifiers import Yields, boxed
from areo.ares_expedition.numbers import CORPORATIONS, CUBES, MC, RESOURCES, TAGS
from areo.ares_expedition.standard import StandardAction
from areo.kernel.game import Json
from areo.kernel.words import LANGUAGES, Words
from areo.tableau.card import Card
from areo.tableau.texts import effect_of, said_by, triggers_of
from areo.tableau.vocabulary import NO_CUBES, amount


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
        "deck": card.set,
        "tags": [TAGS[tag] for tag in card.tags],
    }
    if corporation:
        facts["start"] = {RESOURCES[MC]: BOOK.start(card.number).stock[MC]}
    else:
        facts["cost"] = card.cost
    made = {RESOURCES[m.resource]: m.number for m in card.modifiers if isinstance(m, Yields)}
    if made:
        facts["production"] = made
    if card.requires:
        facts["requires"] = [
            {"text": requirement.text(words), **requirement.facts(BOOK.vocabulary)} for requirement in card.requires
        ]
    if card.pay:
        facts["pay"] = [words.sentence(effect.text(words)) for effect in card.pay]
    if card.holds != NO_CUBES:
        facts["holds"] = CUBES[card.holds]
    if card.points is not None:
        facts["points"] = {"text": words.sentence(card.points.text(words)), **card.points.facts(BOOK.vocabulary)}
    played = [effect_of(effect, words) for effect in card.play.effects]
    played += production_box(card, words)
    if played:
        facts["play"] = [words.sentence(text) for text in played]
    if card.action is not None:
        facts["action"] = words.sentence(card.action.text(words))
    effects = triggers_of(card, words)
    effects += [modifier.text(words) for modifier in card.modifiers if not modifier.box]
    if effects:
        facts["effects"] = [words.sentence(effect) for effect in effects]
    return facts


def in_each(said: Callable[[Words], str]) -> Json:
    """What is said in a language, as a sentence, in every language."""
    told: Json = {}
    for language in LANGUAGES:
        words = Words(language, BOOK.phrases[language], BOOK.things)
        told[language] = words.sentence(said(words))
    return told


def action_texts(action: StandardAction) -> Json:
    """What a standard action does."""
    return in_each(lambda words: action.effect.text(words))

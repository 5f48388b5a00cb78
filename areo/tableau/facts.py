"""What a card tells programs, as far as it is printed in the words that card games share."""

from __future__ import annotations

from collections.abc import Callable

from areo.kernel.game import Json
from areo.kernel.words import LANGUAGES, Words
from areo.tableau.card import Card
from areo.tableau.rulebook import TableauRulebook
from areo.tableau.texts import Box, played_by, standing_on
from areo.tableau.vocabulary import NO_CUBES


def printed_facts(card: Card, words: Words, book: TableauRulebook, box: Box | None = None) -> Json:
    """Its set, tags, requirements, cubes and points, and its sentences one by one. Absent means none."""
    vocabulary = book.vocabulary
    facts: Json = {"deck": card.set, "tags": [vocabulary.tags[tag] for tag in card.tags]}
    if card.requires:
        facts["requires"] = [
            {"text": requirement.text(words), **requirement.facts(vocabulary)} for requirement in card.requires
        ]
    if card.pay:
        facts["pay"] = [words.sentence(effect.text(words)) for effect in card.pay]
    if card.holds != NO_CUBES:
        facts["holds"] = vocabulary.cubes[card.holds]
    if card.points is not None:
        facts["points"] = {"text": words.sentence(card.points.text(words)), **card.points.facts(vocabulary)}
    played = played_by(card, words, box)
    if played:
        facts["play"] = [words.sentence(text) for text in played]
    if card.first is not None:
        facts["first"] = words.sentence(card.first.text(words))
    if card.action is not None:
        facts["action"] = words.sentence(card.action.text(words))
    effects = standing_on(card, words)
    if effects:
        facts["effects"] = [words.sentence(effect) for effect in effects]
    return facts


def in_each(book: TableauRulebook, said: Callable[[Words], str]) -> Json:
    """What is said in a language, as a sentence, in every language."""
    told: Json = {}
    for language in LANGUAGES:
        words = Words(language, book.phrases[language], book.things)
        told[language] = words.sentence(said(words))
    return told

"""What a card tells programs: plain values to search, sort and draw by, and its sentences one by one."""

from __future__ import annotations

from collections.abc import Callable

from areo.kernel.game import Json
from areo.kernel.words import LANGUAGES, Words
from areo.tableau.card import Card
from areo.tableau.texts import effect_of, triggers_of
from areo.tableau.vocabulary import NO_CUBES
from areo.terraforming_mars.cards.colour import colour
from areo.terraforming_mars.deck import BOOK
from areo.terraforming_mars.goals import Goal, Project
from areo.terraforming_mars.numbers import CORPORATIONS, CUBES, RESOURCES, SOLO_GENERATIONS, TAGS


def facts_of(card: Card, words: Words) -> Json:
    """Absent means none: a card without "requires" asks for nothing."""
    corporation = CORPORATIONS.has(card.number)
    facts: Json = {
        "number": CORPORATIONS.index(card.number) + 1 if corporation else card.number,
        "colour": "corporation" if corporation else colour(card),
        "deck": card.set,
        "tags": [TAGS[tag] for tag in card.tags],
    }
    if corporation:
        start = BOOK.start(card.number)
        facts["start"] = {RESOURCES[i]: number for i, number in enumerate(start.stock) if number}
        facts["production"] = {RESOURCES[i]: steps for i, steps in enumerate(start.production) if steps}
    else:
        facts["cost"] = card.cost
    if card.requires:
        facts["requires"] = [
            {"text": requirement.text(words), **requirement.facts(BOOK.vocabulary)} for requirement in card.requires
        ]
    if card.holds != NO_CUBES:
        facts["holds"] = CUBES[card.holds]
    if card.points is not None:
        facts["points"] = {"text": words.sentence(card.points.text(words)), **card.points.facts(BOOK.vocabulary)}
    if card.play.effects:
        facts["play"] = [words.sentence(effect_of(effect, words)) for effect in card.play.effects]
    if card.first is not None:
        facts["first"] = words.sentence(card.first.text(words))
    if card.action is not None:
        facts["action"] = words.sentence(card.action.text(words))
    effects = triggers_of(card, words) + [modifier.text(words) for modifier in card.modifiers]
    if effects:
        facts["effects"] = [words.sentence(effect) for effect in effects]
    return facts


# What stands on the edge of the board: the words for goals, standard projects and the solo game, by language.


def in_each(said: Callable[[Words], str]) -> Json:
    """What is said in a language, as a sentence, in every language."""
    told: Json = {}
    for language in LANGUAGES:
        words = Words(language, BOOK.phrases[language], BOOK.things)
        told[language] = words.sentence(said(words))
    return told


def goal_texts(goal: Goal) -> Json:
    """What a milestone asks for, or what an award counts."""
    return in_each(lambda words: words.say(f"goal.{goal.id}", goal.needs))


def project_texts(project: Project) -> Json:
    """What a standard project does."""
    effects = project.effect.effects
    if not effects:
        return in_each(lambda words: words.say("text.sell-patents"))
    return in_each(lambda words: " ".join(words.sentence(effect_of(effect, words)) for effect in effects))


def worth_texts(milestone: bool) -> Json:
    """What a milestone is worth, or an award."""
    return in_each(lambda words: words.say("goal.milestone-worth" if milestone else "goal.award-worth"))


def solo_texts() -> Json:
    """What winning alone means."""
    return in_each(lambda words: words.say("goal.solo", SOLO_GENERATIONS))

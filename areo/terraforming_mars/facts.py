"""What a card tells programs: plain values to search, sort and draw by, and its sentences one by one."""

from __future__ import annotations

from collections.abc import Callable

from areo.kernel.effect import AnyEffect
from areo.kernel.game import Json
from areo.kernel.words import LANGUAGES, Words
from areo.terraforming_mars.cards.card import Card, colour
from areo.terraforming_mars.counts import OwnTags
from areo.terraforming_mars.deck import BOOK
from areo.terraforming_mars.effects.cards import RemoveCubes
from areo.terraforming_mars.effects.stock import RemoveAny
from areo.terraforming_mars.goals import Goal, Project
from areo.terraforming_mars.numbers import CORPORATION, CUBES, NO_CUBES, RESOURCES, SOLO_GENERATIONS, TAGS
from areo.terraforming_mars.points import Beside, Flat, IfCubes, PerCount, PerCubes, Points
from areo.terraforming_mars.requirements import (
    CitiesInPlay,
    Oceans,
    OwnGreeneries,
    Oxygen,
    Production,
    Requirement,
    Tags,
    Temperature,
)
from areo.terraforming_mars.table import BEGINNER


def facts_of(card: Card, words: Words) -> Json:
    """Absent means none: a card without "requires" asks for nothing."""
    corporation = card.number >= CORPORATION
    beginner = card.number >= CORPORATION + BEGINNER
    facts: Json = {
        "number": card.number - CORPORATION + 1 if corporation else card.number,
        "colour": "corporation" if corporation else colour(card),
        "deck": "beginner" if beginner else "base" if card.base else "corporate-era",
        "tags": [TAGS[tag] for tag in card.tags],
    }
    if corporation:
        start = BOOK.start(card.number)
        facts["start"] = {RESOURCES[i]: number for i, number in enumerate(start.stock) if number}
        facts["production"] = {RESOURCES[i]: steps for i, steps in enumerate(start.production) if steps}
    else:
        facts["cost"] = card.cost
    if card.requires:
        facts["requires"] = [needed(requirement, words) for requirement in card.requires]
    if card.holds != NO_CUBES:
        facts["holds"] = CUBES[card.holds]
    if card.points is not None:
        facts["points"] = worth(card.points, words)
    if card.play.effects:
        facts["play"] = [words.sentence(effect_of(effect, words)) for effect in card.play.effects]
    if card.first is not None:
        facts["first"] = words.sentence(card.first.text(words))
    if card.action is not None:
        facts["action"] = words.sentence(card.action.text(words))
    effects = [when.text(words) for when in card.triggers] + [modifier.text(words) for modifier in card.modifiers]
    if effects:
        facts["effects"] = [words.sentence(effect) for effect in effects]
    return facts


def effect_of(effect: AnyEffect, words: Words) -> str:
    """An immediate effect: taking something from a player is never compulsory."""
    if isinstance(effect, (RemoveAny, RemoveCubes)):
        return words.say("may", words.may(effect))
    return effect.text(words)


def needed(requirement: Requirement, words: Words) -> Json:
    """A requirement: what is read, from how much on or up to how much, and the words for it."""
    told: Json = {"text": requirement.text(words)}
    if isinstance(requirement, Temperature):
        told.update(bounds("temperature", requirement.least, requirement.most, -99))
    elif isinstance(requirement, Oxygen):
        told.update(bounds("oxygen", requirement.least, requirement.most, 0))
    elif isinstance(requirement, Oceans):
        told.update(bounds("oceans", requirement.least, requirement.most, 0))
    elif isinstance(requirement, Tags):
        told.update({"what": "tag", "tag": TAGS[requirement.tag], "least": requirement.least})
    elif isinstance(requirement, Production):
        told.update({"what": "production", "resource": RESOURCES[requirement.resource], "least": requirement.least})
    elif isinstance(requirement, OwnGreeneries):
        told.update({"what": "greenery", "least": requirement.least})
    else:
        assert isinstance(requirement, CitiesInPlay)
        told.update({"what": "city", "least": requirement.least})
    return told


def bounds(what: str, least: int, most: int, floor: int) -> Json:
    told: Json = {"what": what}
    if least > floor:
        told["least"] = least
    if most < 99:
        told["most"] = most
    return told


def worth(points: Points, words: Words) -> Json:
    """Victory points: flat, or for every so many of something; `once` if any number of it is enough."""
    told: Json = {"text": words.sentence(points.text(words))}
    if isinstance(points, Flat):
        told["points"] = points.points
    elif isinstance(points, PerCubes):
        told.update({"points": points.points, "per": CUBES[points.kind], "every": points.every})
    elif isinstance(points, IfCubes):
        told.update({"points": points.points, "per": CUBES[points.kind], "once": True})
    elif isinstance(points, Beside):
        told.update({"points": 1, "per": "city" if points.cities else "ocean", "every": 1})
    else:
        assert isinstance(points, PerCount)
        counted = points.count
        per = TAGS[counted.tag] if isinstance(counted, OwnTags) else "city"
        told.update({"points": 1, "per": per, "every": counted.every})
    return told


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

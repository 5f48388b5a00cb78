"""What a card tells programs: plain values to search, sort and draw by, and its sentences one by one."""

from __future__ import annotations

from areo.kernel.game import Json
from areo.kernel.words import Words
from areo.tableau.card import Card
from areo.tableau.facts import in_each, printed_facts
from areo.tableau.texts import effect_of
from areo.terraforming_mars.cards.colour import colour
from areo.terraforming_mars.deck import BOOK
from areo.terraforming_mars.goals import Goal, Project
from areo.terraforming_mars.numbers import CORPORATIONS, RESOURCES, SOLO_GENERATIONS


def facts_of(card: Card, words: Words) -> Json:
    """Absent means none: a card without "requires" asks for nothing."""
    corporation = CORPORATIONS.has(card.number)
    facts: Json = {
        "number": CORPORATIONS.index(card.number) + 1 if corporation else card.number,
        "colour": "corporation" if corporation else colour(card),
    }
    if corporation:
        start = BOOK.start(card.number)
        facts["start"] = {RESOURCES[i]: number for i, number in enumerate(start.stock) if number}
        facts["production"] = {RESOURCES[i]: steps for i, steps in enumerate(start.production) if steps}
    else:
        facts["cost"] = card.cost
    return {**facts, **printed_facts(card, words, BOOK)}


# What stands on the edge of the board: the words for goals, standard projects and the solo game, by language.


def goal_texts(goal: Goal) -> Json:
    """What a milestone asks for, or what an award counts."""
    return in_each(BOOK, lambda words: words.say(f"goal.{goal.id}", goal.needs))


def project_texts(project: Project) -> Json:
    """What a standard project does."""
    effects = project.effect.effects
    if not effects:
        return in_each(BOOK, lambda words: words.say("text.sell-patents"))
    return in_each(BOOK, lambda words: " ".join(words.sentence(effect_of(effect, words)) for effect in effects))


def worth_texts(milestone: bool) -> Json:
    """What a milestone is worth, or an award."""
    return in_each(BOOK, lambda words: words.say("goal.milestone-worth" if milestone else "goal.award-worth"))


def solo_texts() -> Json:
    """What winning alone means."""
    return in_each(BOOK, lambda words: words.say("goal.solo", SOLO_GENERATIONS))

"""All that a card says, made from its definition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from areo.kernel.effect import AnyEffect
from areo.kernel.words import Words
from areo.tableau.card import Card
from areo.tableau.effects.base import Printed
from areo.tableau.triggers import When

AnyWhen = When[Any]


def effect_of(effect: AnyEffect, words: Words) -> str:
    """An immediate effect: taking something from a player is never compulsory."""
    if isinstance(effect, Printed) and effect.voluntary:
        return words.say("may", words.may(effect))
    return effect.text(words)


def triggers_of(card: Card, words: Words) -> list[str]:
    """What it waits for and does then: what several of its triggers do is said once, after all their causes."""
    same: dict[str, list[AnyWhen]] = {}
    for when in card.triggers:
        same.setdefault(when.deed(words), []).append(when)
    return [words.say("when", any_cause(found, words), deed) for deed, found in same.items()]


def any_cause(found: list[AnyWhen], words: Words) -> str:
    """Causes of which any will do. After the first one a language may leave out who it is that does it."""
    causes = [found[0].cause(words)]
    before = words.ordering
    words.ordering = False
    causes.extend([when.cause(words) for when in found[1:]])
    words.ordering = before
    return words.join("or", causes)


def said_by(card: Card, words: Words, box: Callable[[Card, Words], list[str]] | None = None) -> list[str]:
    """All it says in printed order, from its requirement to its points, as it reads before it is made a sentence.

    `box` puts together what stands in its production box; without it every line there is said by itself.
    """
    said: list[str] = []
    if card.requires:
        said.append(words.say("text.requires", [requirement.text(words) for requirement in card.requires]))
    if card.pay:
        said.append(words.say("text.pay", words.join("and", [effect.text(words) for effect in card.pay])))
    said.extend(effect_of(effect, words) for effect in card.play.effects)
    if box is not None:
        said.extend(box(card, words))
    else:
        said.extend(modifier.text(words) for modifier in card.modifiers if modifier.box)
    if card.first is not None:
        said.append(words.say("text.first", card.first.text(words)))
    if card.action is not None:
        said.append(words.say("text.action", card.action.text(words)))
    said.extend(triggers_of(card, words))
    said.extend(modifier.text(words) for modifier in card.modifiers if not modifier.box)
    if card.points is not None:
        said.append(card.points.text(words))
    return said

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
Box = Callable[[Card, Words], list[str]]


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


def played_by(card: Card, words: Words, box: Box | None = None) -> list[str]:
    """What playing it does: its effects, then what stands in its production box.

    `box` puts together what stands there; without it every line is said by itself.
    """
    said = [effect_of(effect, words) for effect in card.play.effects]
    return said + (
        [modifier.text(words) for modifier in card.modifiers if modifier.box] if box is None else box(card, words)
    )


def standing_on(card: Card, words: Words) -> list[str]:
    """What it does as long as it is in play, outside its production box."""
    return triggers_of(card, words) + [modifier.text(words) for modifier in card.modifiers if not modifier.box]


def said_by(card: Card, words: Words, box: Box | None = None) -> list[str]:
    """All it says in printed order, from its requirement to its points, as it reads before it is made a sentence."""
    said: list[str] = []
    if card.requires:
        said.append(words.say("text.requires", [requirement.text(words) for requirement in card.requires]))
    if card.pay:
        said.append(words.say("text.pay", words.join("and", [effect.text(words) for effect in card.pay])))
    said.extend(played_by(card, words, box))
    if card.first is not None:
        said.append(words.say("text.first", card.first.text(words)))
    if card.action is not None:
        said.append(words.say("text.action", card.action.text(words)))
    said.extend(standing_on(card, words))
    if card.points is not None:
        said.append(card.points.text(words))
    return said

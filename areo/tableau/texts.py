"""All that a card says, made from its definition."""

from __future__ import annotations

from areo.kernel.effect import AnyEffect
from areo.kernel.words import Words
from areo.tableau.card import Card
from areo.tableau.effects.base import Printed


def effect_of(effect: AnyEffect, words: Words) -> str:
    """An immediate effect: taking something from a player is never compulsory."""
    if isinstance(effect, Printed) and effect.voluntary:
        return words.say("may", words.may(effect))
    return effect.text(words)


def said_by(card: Card, words: Words) -> list[str]:
    """All it says in printed order, from its requirement to its points, as it reads before it is made a sentence."""
    said: list[str] = []
    if card.requires:
        said.append(words.say("text.requires", [requirement.text(words) for requirement in card.requires]))
    if card.pay:
        said.append(words.say("text.pay", words.join("and", [effect.text(words) for effect in card.pay])))
    said.extend(effect_of(effect, words) for effect in card.play.effects)
    said.extend(modifier.text(words) for modifier in card.modifiers if modifier.box)
    if card.first is not None:
        said.append(words.say("text.first", card.first.text(words)))
    if card.action is not None:
        said.append(words.say("text.action", card.action.text(words)))
    said.extend(when.text(words) for when in card.triggers)
    said.extend(modifier.text(words) for modifier in card.modifiers if not modifier.box)
    if card.points is not None:
        said.append(card.points.text(words))
    return said

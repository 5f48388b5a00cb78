"""Complete or refused: a card whose words leave something out is found when the rulebook is made, not at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from areo.kernel.effect import Effect
from areo.kernel.words import LANGUAGES, Words
from areo.tableau.card import Card
from areo.tableau.drawing import blocks
from areo.tableau.icons import Pen
from areo.tableau.incomplete import Incomplete, missing
from areo.tableau.requirements import Requirement
from areo.tableau.texts import said_by
from areo.tableau.triggers import When
from areo.tableau.vocabulary import Vocabulary
from areo.tableau.worth import Habits, Profile, Sum


def checked(card: Card, vocabulary: Vocabulary, phrases: Mapping[str, Mapping[str, str]], habits: Habits) -> Profile:
    """What a card brings, if it also says and shows all it should."""
    try:
        for language in LANGUAGES:
            check_texts(card, Words(language, phrases[language], vocabulary))
        blocks(card, Pen(vocabulary))
        for requirement in card.requires:
            requirement.facts(vocabulary)
            for method in ("met", "needs", "have", "wait"):
                if getattr(type(requirement), method) is getattr(Requirement, method):
                    raise missing(requirement, method)
        if card.points is not None:
            card.points.facts(vocabulary)
        profile = Profile(card, habits)
        if card.first is not None:
            profile.add(Sum(), card.first, 1.0)  # reckoned nowhere, but it must be able to tell
        return profile
    except Incomplete as error:
        raise Incomplete(f"{card.id}: {error}") from None


def check_texts(card: Card, words: Words) -> None:
    """Everything on the card has a text in this language."""
    try:
        said_by(card, words)
    except LookupError as error:
        culprit = unsaid([*parts_of(card)], words)
        raise Incomplete(f"{type(culprit).__name__} has no text in {words.language!r}: {error.args[0]}") from None


def parts_of(card: Card) -> list[Any]:
    """All that is printed on a card and says something."""
    found: list[Any] = [*card.requires, *card.pay, *card.play.effects, *card.triggers, *card.modifiers]
    return found + [word for word in (card.first, card.action, card.points) if word is not None]


def unsaid(found: list[Any], words: Words) -> object:
    """The innermost of these that cannot be said for want of a phrase."""
    for word in found:
        try:
            word.text(words)
        except Incomplete:
            continue  # a part that is on no card
        except LookupError:
            inside: list[Any] = [word.effect] if isinstance(word, When) else []
            if isinstance(word, Effect):
                inside = list(word.parts())
            return unsaid(inside, words) or word
    return None

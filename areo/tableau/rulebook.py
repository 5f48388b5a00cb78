"""The rulebook of a card game: its cards by number, and the terms on which they are played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from areo._extend import mypyc_attr
from areo.kernel.rulebook import Rulebook
from areo.tableau.card import NO_CARD, Card
from areo.tableau.complete import checked
from areo.tableau.terms import Start, Terms
from areo.tableau.vocabulary import MONEY, Vocabulary
from areo.tableau.worth import Habits


@mypyc_attr(allow_interpreted_subclasses=True)
class TableauRulebook(Rulebook):
    """The kernel's rulebook, with the cards in it.

    A card whose words leave something out, be it a text in one language, icons or what it is worth, is refused.
    """

    def __init__(
        self,
        game: str,
        vocabulary: Vocabulary,
        phrases: Mapping[str, Mapping[str, str]],
        terms: Terms,
        habits: Habits,
        projects: list[Card],
        corporations: list[Card],
        starts: dict[int, Start],
    ) -> None:
        super().__init__(game, vocabulary, phrases, "")
        self.fingerprint = ""  # until somebody asks: writing out all cards takes a moment
        self.vocabulary: Final = vocabulary
        self.terms: Final = terms
        self.resource: Final = vocabulary.kind("resource")
        self.projects_kind: Final = vocabulary.kind("card")
        self.money: Final = f"resource {vocabulary.resources[MONEY]}"
        self.projects: Final = projects  # the cards that are drawn and played
        self.corporations: Final = corporations
        self.starts: Final = starts  # by corporation
        self.coins: Final = [resource for resource in vocabulary.currencies if resource != MONEY]
        self.any_price: Final = terms.any_price(vocabulary.currencies)
        numbers = [card.number for card in projects]
        self.costs: Final = [0] * (1 + max(numbers))
        self.cards: Final = [NO_CARD] * (1 + max(numbers + [card.number for card in corporations]))
        self.profiles: Final = [checked(NO_CARD, vocabulary, phrases, habits)] * len(self.cards)  # what cards bring
        for card in projects:
            self.costs[card.number] = card.cost
        for card in projects + corporations:
            card.work_out(terms)
            self.cards[card.number] = card
            self.profiles[card.number] = checked(card, vocabulary, phrases, habits)

    @property
    def digest(self) -> str:
        if self.fingerprint == "":
            written = json.dumps(self.written_out(), separators=(",", ":"))
            self.fingerprint = sha256(written.encode()).hexdigest()
        return self.fingerprint

    def written_out(self) -> list[object]:
        """All that play and the texts depend on, as plain data: the same in every process and build."""
        raise TypeError("each game writes out what is printed in it")

    def card(self, number: int) -> Card:
        """A project card or a corporation, by its number."""
        return self.cards[number]

    def start(self, corporation: int) -> Start:
        return self.starts[corporation]

    def enter_card(self, card: Card) -> None:
        """Give all of a card's effects their paths: "comet/play/1"."""
        self.enter(f"{card.id}/play", card.play, card.number)
        for number, price in enumerate(card.pay):
            self.enter(f"{card.id}/pay/{number + 1}", price, card.number)
        if card.box is not None:
            self.enter(f"{card.id}/box", card.box, card.number)
        if card.action is not None:
            self.enter(f"{card.id}/action", card.action, card.number)
        if card.first is not None:
            self.enter(f"{card.id}/first", card.first, card.number)
        for number, when in enumerate(card.triggers):
            self.enter(f"{card.id}/when/{number + 1}", when.effect, card.number, triggered=True)

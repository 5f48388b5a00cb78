"""The rulebook of Ares Expedition: what all its tables share."""

from __future__ import annotations

from areo.ares_expedition.habits import HABITS
from areo.ares_expedition.terms import TERMS
from areo.tableau.card import Card
from areo.tableau.rulebook import TableauRulebook
from areo.tableau.terms import Start
from areo.tableau.vocabulary import Vocabulary


class AresExpeditionRulebook(TableauRulebook):
    """Its cards, on its terms, with a fingerprint of all that is printed."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        phrases: dict[str, dict[str, str]],
        projects: list[Card],
        corporations: list[Card],
        starts: dict[int, Start],
    ) -> None:
        super().__init__("ares-expedition", vocabulary, phrases, TERMS, HABITS, projects, corporations, starts)
        self.fingerprint = ""  # until somebody asks: writing out all cards takes a moment

    @property
    def digest(self) -> str:
        if self.fingerprint == "":
            from areo.ares_expedition.digest import digest_of  # it needs all that is made of this rulebook

            self.fingerprint = digest_of(self)
        return self.fingerprint

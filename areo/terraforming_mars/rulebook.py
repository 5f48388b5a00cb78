"""The rulebook of Terraforming Mars: what all its tables share."""

from __future__ import annotations

from areo.tableau.card import Card
from areo.tableau.rulebook import TableauRulebook
from areo.tableau.terms import Start
from areo.tableau.vocabulary import Vocabulary
from areo.terraforming_mars.prices import HABITS
from areo.terraforming_mars.terms import TERMS


class TerraformingMarsRulebook(TableauRulebook):
    """Its cards, on its terms, with a fingerprint of all that is printed."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        phrases: dict[str, dict[str, str]],
        projects: list[Card],
        corporations: list[Card],
        starts: dict[int, Start],
    ) -> None:
        super().__init__("terraforming-mars", vocabulary, phrases, TERMS, HABITS, projects, corporations, starts)
        self.fingerprint = ""  # until somebody asks: writing out all cards takes a moment

    @property
    def digest(self) -> str:
        if self.fingerprint == "":
            from areo.terraforming_mars.digest import digest_of  # it needs all that is made of this rulebook

            self.fingerprint = digest_of(self)
        return self.fingerprint

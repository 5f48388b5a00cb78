"""The rulebook of Terraforming Mars: what all its tables share."""

from __future__ import annotations

from areo.tableau.card import Card
from areo.tableau.rulebook import TableauRulebook
from areo.tableau.terms import Start
from areo.tableau.vocabulary import Vocabulary
from areo.terraforming_mars.prices import HABITS
from areo.terraforming_mars.terms import TERMS


class TerraformingMarsRulebook(TableauRulebook):
    """Its cards, on its terms."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        phrases: dict[str, dict[str, str]],
        projects: list[Card],
        corporations: list[Card],
        starts: dict[int, Start],
    ) -> None:
        super().__init__("terraforming-mars", vocabulary, phrases, TERMS, HABITS, projects, corporations, starts)

    def written_out(self) -> list[object]:
        from areo.terraforming_mars.digest import written_out  # it needs all that is made of this rulebook

        return written_out(self)

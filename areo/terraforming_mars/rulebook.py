"""The rulebook of Terraforming Mars: what all its tables share."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect
from areo.kernel.rulebook import Rulebook
from areo.kernel.things import Things
from areo.terraforming_mars.cards.card import Card
from areo.terraforming_mars.numbers import CORPORATION


class Start:
    """What a corporation starts with."""

    def __init__(self, stock: list[int], production: list[int]) -> None:
        self.stock: Final = stock
        self.production: Final = production


class TerraformingMarsRulebook(Rulebook):
    """The kernel's rulebook, with the cards in it."""

    def __init__(
        self,
        things: Things,
        phrases: dict[str, dict[str, str]],
        projects: list[Card],
        corporations: list[Card],
        starts: list[Start],
        bonus_ocean: AnyEffect,
    ) -> None:
        super().__init__("terraforming-mars", things, phrases, "")
        self.fingerprint = ""  # until somebody asks: writing out all cards takes a moment
        self.projects: Final = projects  # by printed number, from 1
        self.corporations: Final = corporations
        self.starts: Final = starts  # by corporation
        self.bonus_ocean: Final = bonus_ocean  # what the temperature track gives at 0 °C
        self.costs: Final = [0] + [card.cost for card in projects]

    @property
    def digest(self) -> str:
        if self.fingerprint == "":
            from areo.terraforming_mars.digest import digest_of  # it needs all that is made of this rulebook

            self.fingerprint = digest_of(self)
        return self.fingerprint

    def start(self, corporation: int) -> Start:
        return self.starts[corporation - CORPORATION]

    def card(self, number: int) -> Card:
        """A project card or a corporation, by its number."""
        if number >= CORPORATION:
            return self.corporations[number - CORPORATION]
        return self.projects[number - 1]

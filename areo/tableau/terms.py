"""The figures in which games of this family differ, and what their happenings have in common."""

from __future__ import annotations

from typing import Final

from areo.tableau.vocabulary import MONEY, NO_TAG

# What happens in each of these games, for those who listen. A game's own happenings have the numbers from here on.
TAG_PLAYED: Final = 0
CARD_PLAYED: Final = 1
COST_PAID: Final = 2
OWN_HAPPENINGS: Final = 3


class Start:
    """What a corporation starts with."""

    def __init__(self, stock: list[int], production: list[int]) -> None:
        self.stock: Final = stock
        self.production: Final = production


class Terms:
    """What a game fixes for all its tables."""

    def __init__(
        self,
        values: list[int],
        pays_for: dict[int, int],
        floors: list[int],
        happenings: int,
        face_down: int = NO_TAG,
    ) -> None:
        self.values: Final = values  # by resource: what a unit pays at the start, 0 if it pays nothing
        self.pays: Final = sum(1 << resource for resource in range(len(values)) if values[resource])  # a bit each
        self.pays_for: Final = pays_for  # the resources that pay only for cards with a tag, and that tag
        self.floors: Final = floors  # by resource: the least production
        self.happenings: Final = happenings  # how many kinds there are
        self.face_down: Final = face_down  # the tag of cards that are turned over once played: their tags do not count

    def any_price(self, currencies: tuple[int, ...]) -> int:
        """The resources besides money that can pay any price, once they are worth something: a bit each."""
        accepted = 0
        for resource in currencies:
            if resource != MONEY and resource not in self.pays_for:
                accepted |= 1 << resource
        return accepted

    def accepted_for(self, tags: tuple[int, ...]) -> int:
        """The resources that pay for a card because of its tags: a bit each."""
        accepted = 0
        for resource, tag in self.pays_for.items():
            if tag in tags:
                accepted |= 1 << resource
        return accepted

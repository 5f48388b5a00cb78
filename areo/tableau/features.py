"""What the tableaus of card games have in features: stocks, production, tags and cards."""

from __future__ import annotations

from typing import Final, final

from areo.kernel.features import Features
from areo.tableau.rulebook import TableauRulebook
from areo.tableau.table import Tableau


def names_of(book: TableauRulebook, whose: str) -> list[str]:
    """What `add_tableau` adds."""
    resources, tags = book.vocabulary.resources, book.vocabulary.tags
    return [
        *[f"{whose} stock {resource}" for resource in resources],
        *[f"{whose} production {resource}" for resource in resources],
        *[f"{whose} tags {tag}" for tag in tags],
        *[f"{whose} {what}" for what in ("hand", "played", "events", "actions", "actions-used", "discount", "slack")],
    ]


def add_tableau(features: Features, player: Tableau) -> None:
    """What lies open of a player; of the hand, only how many cards it has."""
    features.add_all(player.stock)
    features.add_all(player.production)
    features.add_all(player.tags)
    features.add(float(len(player.hand)))
    features.add(float(len(player.played)))
    features.add(float(player.events))
    features.add(float(len(player.actions)))
    features.add(float(len(player.used)))
    features.add(float(player.any_discount))
    features.add(float(player.slack))


def mean_of(blocks: list[Features]) -> list[float]:
    """The numbers of several players, each its mean."""
    if len(blocks) == 1:
        return blocks[0].numbers
    size = len(blocks[0].numbers)
    return [sum([block.numbers[place] for block in blocks]) / len(blocks) for place in range(size)]


@final
class Marks:
    """A mark for each card in my hand, in play before me, and for each corporation in play before others."""

    def __init__(self, projects: int, first_corporation: int, corporations: int) -> None:
        self.projects: Final = projects  # those of the box: a card from elsewhere has no mark
        self.first_corporation: Final = first_corporation
        self.corporations: Final = corporations
        self.size: Final = projects + corporations

    def names(self, book: TableauRulebook) -> list[str]:
        numbers = [1 + slot for slot in range(self.projects)]
        numbers += [self.first_corporation + slot for slot in range(self.corporations)]
        ids = [book.card(number).id for number in numbers]
        return [f"{place} {id}" for place in ("hand", "play") for id in ids] + [
            f"other {id}" for id in ids[self.projects :]
        ]

    def slot(self, card: int) -> int:
        """The place of a card among all; -1 if it has none."""
        if card <= self.projects:
            return card - 1
        corporation = card - self.first_corporation
        return self.projects + corporation if 0 <= corporation < self.corporations else -1

    def add(self, features: Features, cards: list[int], before: int) -> None:
        for card in cards:
            slot = self.slot(card)
            if slot >= 0:
                features.marks.append(before + slot)

    def add_hand(self, features: Features, cards: list[int]) -> None:
        self.add(features, cards, 0)

    def add_play(self, features: Features, cards: list[int]) -> None:
        self.add(features, cards, self.size)

    def add_other(self, features: Features, corporation: int) -> None:
        if corporation:
            self.add(features, [corporation], 2 * self.size - self.projects)

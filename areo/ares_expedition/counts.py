"""What only this game counts."""

from __future__ import annotations

from areo.ares_expedition.numbers import BLUE
from areo.ares_expedition.table import AresTable
from areo.kernel.words import Words
from areo.tableau.counts import Count
from areo.tableau.icons import Pen, Row, mark
from areo.tableau.vocabulary import Vocabulary, per


class Forests(Count[AresTable]):
    """One's own forest tokens."""

    def __init__(self, every: int = 1) -> None:
        self.every = every

    def number(self, game: AresTable, seat: int) -> int:
        return game.players[seat].forests

    def text(self, words: Words) -> str:
        return words.say("count.forests", per(words, self.every, "forest"))

    def icons(self, pen: Pen) -> Row:
        return [mark("forest", self.every)]

    def fact(self, vocabulary: Vocabulary) -> str:
        return "forest"


def blue_cards(game: AresTable, seat: int) -> int:
    """Blue cards that a player has in play."""
    cards = game.book.cards
    return sum([cards[card].colour == BLUE for card in game.players[seat].played])


class Projects(Count[AresTable]):
    """One's own project cards in play, of any colour or only blue ones."""

    def __init__(self, every: int = 1, blue: bool = False) -> None:
        self.every = every
        self.blue = blue

    def number(self, game: AresTable, seat: int) -> int:
        played = game.players[seat].played
        return blue_cards(game, seat) if self.blue else len(played)

    def text(self, words: Words) -> str:
        return words.say("count.projects", per(words, self.every, "blue-card" if self.blue else "project"))

    def icons(self, pen: Pen) -> Row:
        return [mark("blue-card" if self.blue else "card", self.every)]

    def fact(self, vocabulary: Vocabulary) -> str:
        return "blue-card" if self.blue else "project"

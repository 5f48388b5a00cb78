"""What a drawing is made from: the table as somebody sees it, in their language, so wide, with what can be chosen.

It holds a view and never the game, so that nothing can be drawn that its reader may not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from areo.kernel.description import CardText
from areo.kernel.words import Words
from areo.terminal.look import seat_style, shape
from areo.terminal.phrases import Say


@dataclass(frozen=True)
class Printed:
    """What is printed in the box: it stays the same all game long, so it is written out once."""

    cards: Mapping[str, CardText]  # what every card says, by its id
    board: Mapping[str, Any]
    terms: Mapping[str, str]  # what the game calls its phases, scores and kinds of cards


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    won: Sequence[bool]
    ranking: Sequence[Sequence[int]]
    rivals: Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class Scene:
    """A look at a table, by a seat or (None) a spectator."""

    seat: int | None
    view: dict[str, Any]
    printed: Printed
    words: Words  # the game’s own, with the players’ names
    say: Say  # the terminal’s
    width: int
    clock: str  # how far the game is
    scores: Sequence[Mapping[str, Any]]  # as far as whoever looks can know them; a total that is not told is None
    waiting: Sequence[int]  # the seats that are asked something
    asked: str  # what kind of decision the seat itself is asked for; "" if none
    lit: Mapping[str, int]  # the numbers of the options that answer the open question, by key
    outcome: Outcome | None  # None until it is over

    @property
    def seats(self) -> int:
        return len(self.scores)

    def points(self, seat: int) -> str:
        """Somebody's points so far, in figures; a dash at a table that does not tell them."""
        total = self.scores[seat]["total"]
        return "–" if total is None else self.words.number(total)

    def name(self, key: str) -> str:
        """The name of a thing of the game, such as "zone hellas"."""
        return self.words.things.name(self.words.things.number(key), self.words.language)

    def term(self, name: str) -> str:
        """What the game calls a phase, a part of a score, a kind of card or a tag, such as "phase.research"."""
        return term(self.printed.terms, name)

    def card(self, id: str) -> CardText | None:
        return card_text(self.printed.cards, id)

    def player(self, seat: int) -> Text:
        """A player's shape and name."""
        return player(self.words, seat)

    def players(self, seats: Iterable[int]) -> Text:
        """Several players, joined by "and"."""
        told = [self.player(seat) for seat in seats]
        if len(told) < 2:
            return Text().join(told)
        return Text.assemble(Text(", ").join(told[:-1]), f" {self.words.say('and')} ", told[-1])


def player(words: Words, seat: int) -> Text:
    """A player's shape and name."""
    return Text.assemble((shape(seat), seat_style(seat)), " ", words.player(seat))


def term(terms: Mapping[str, str], name: str) -> str:
    """What a game calls something; its id, if the game does not say."""
    return terms.get(name) or name.split(".")[-1].replace("_", " ")


def card_text(texts: Mapping[str, CardText], id: str) -> CardText | None:
    """The text of a card, or of the card it is a copy of: copies are called comet.2, comet.3."""
    return texts.get(id) or texts.get(id.split(".")[0])

"""What a drawing is made from: a game, who looks at it, in which language, how wide, and what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from areo.kernel.description import CardText
from areo.kernel.game import Game
from areo.library import game_type
from areo.terminal.look import seat_style, shape
from areo.terminal.phrases import Say


@dataclass(frozen=True)
class Scene:
    """A look at a table. `lit` gives the numbers of the options that answer the open question, by key."""

    game: Game
    seat: int | None
    say: Say
    width: int
    lit: Mapping[str, int]
    cards: Mapping[str, CardText] | None = None  # what all cards say, if it was written out before

    def view(self) -> dict[str, Any]:
        return self.game.view(self.seat)

    def name(self, key: str) -> str:
        """The name of a thing of the game, such as "zone hellas"."""
        things = self.game.rulebook.things
        return things.name(things.number(key), self.say.language)

    def texts(self) -> Mapping[str, CardText]:
        """What all cards say."""
        return card_texts(self.game, self.say.language) if self.cards is None else self.cards


def player(game: Game, seat: int, say: Say) -> Text:
    """A player's shape and name."""
    return Text.assemble((shape(seat), seat_style(seat)), " ", game.words(say.language).player(seat))


def players(game: Game, seats: Sequence[int], say: Say) -> Text:
    """Several players, joined by "and"."""
    told = Text()
    for index, seat in enumerate(seats):
        if index:
            told.append(f" {game.words(say.language).say('and')} " if index == len(seats) - 1 else ", ")
        told.append_text(player(game, seat, say))
    return told


def card_texts(game: Game, language: str) -> dict[str, CardText]:
    """Every card of the game by its id, written out."""
    return {card.id: card for card in game_type(game.rulebook.game).cards(language, game.options)}


def card_text(texts: Mapping[str, CardText], id: str) -> CardText | None:
    """The text of a card, or of the card it is a copy of: copies are called comet.2, comet.3."""
    return texts.get(id) or texts.get(id.split(".")[0])

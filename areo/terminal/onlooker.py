"""From a game to a scene: here, and nowhere else, is what a drawing gets taken from a live table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.kernel.game import Game
from areo.library import game_type
from areo.terminal.drawing import Drawing, drawing_of
from areo.terminal.phrases import Say
from areo.terminal.scene import Outcome, Printed, Scene


class Onlooker:
    """How somebody reads the tables of one game: its drawing, its phrases and what is printed, in their language."""

    def __init__(self, game: Game, language: str) -> None:
        kind = game_type(game.rulebook.game)
        cards = {card.id: card for card in kind.cards(language, game.options)}
        self.drawing: Final[Drawing] = drawing_of(game.rulebook.game)
        self.say: Final = Say(language, self.drawing.phrases)
        self.printed: Final = Printed(cards, kind.board(game.options), kind.terms(language))

    def scene(self, game: Game, seat: int | None, width: int, lit: Mapping[str, int] | None = None) -> Scene:
        """A table as a seat sees it now. `lit` numbers what answers its open question."""
        language = self.say.language
        decision = None if seat is None else game.asked[seat]
        return Scene(
            seat=seat,
            view=game.view(seat),
            printed=self.printed,
            words=game.words(language),
            say=self.say,
            width=width,
            clock=game.clock_text(language),
            scores=game.open_scores(seat),
            waiting=game.waiting_for(),
            asked="" if decision is None else decision.kind,
            lit=lit or {},
            outcome=Outcome(game.winners(), game.ranking(), game.rivals()) if game.over else None,
        )

"""Rendering: the terminal client's own drawing, or the browser client's, as a seat or a spectator sees the table."""

from __future__ import annotations

from io import StringIO
from typing import Final, Protocol

from rich.console import Console

from areo.kernel.errors import BadOption
from areo.kernel.game import Game
from areo.picture.camera import SIZE, Camera, Picture, checked_size
from areo.terminal.look import add_colours, theme
from areo.terminal.onlooker import Onlooker

RENDER_MODES: Final = ["ansi", "rgb_array"]
WIDTH: Final = 100


def checked_render_mode(mode: object) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode: there is no {mode!r}: there are {', '.join(RENDER_MODES)}")
    return None if mode is None else str(mode)


class Painter(Protocol):
    """Draws tables of one game."""

    def draw(self, game: Game, seat: int | None) -> str | Picture: ...

    def close(self) -> None: ...


def painter(mode: str | None, size: tuple[int, int] = SIZE) -> Painter | None:
    """Whoever draws in this way; None if nobody is to."""
    checked_size(size)
    if mode is None:
        return None
    return Camera(size) if mode == "rgb_array" else Writer()


class Writer:
    """Draws them as text with colours."""

    def __init__(self, language: str = "en") -> None:
        self.language: Final = language
        self.onlooker: Onlooker | None = None

    def draw(self, game: Game, seat: int | None) -> str:
        if self.onlooker is None:
            self.onlooker = Onlooker(game, self.language)
        page = StringIO()
        console = Console(file=page, force_terminal=True, width=WIDTH, theme=theme(light=False), highlight=False)
        drawing = self.onlooker.drawing
        add_colours(console, drawing.colours)
        console.print(drawing.table(self.onlooker.scene(game, seat, WIDTH)))
        return page.getvalue()

    def close(self) -> None:
        """Nothing is held open."""

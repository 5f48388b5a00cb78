"""Tables that are there to be looked at, and are gone when that is done."""

from __future__ import annotations

from typing import Final, Self

from areo.kernel.game import Game
from areo.table.beside import Beside
from areo.table.jobs import Replay
from areo.table.lines import TableRules
from areo.table.requests import Fill, Made
from areo.table.settings import Settings

SECONDS: Final = 60.0  # for a game to be played again, however long it is


class PassingTable:
    """One table at a time: the next one takes the place of the one before."""

    def __init__(self) -> None:
        self.beside: Final = Beside(Settings(job_seconds=SECONDS, job_workers=1))
        self.url: Final = self.beside.url
        self.made: Made | None = None

    def link(self, game: Game, seat: int | None) -> str:
        """Lay out a table with the whole game played so far. Where this seat, or a spectator, opens it."""
        made = self.beside.wait(self.lay_out(game), 2 * SECONDS)
        return self.url + (made.spectator.link if seat is None else made.seats[seat].link)

    async def lay_out(self, game: Game) -> Made:
        lobby = self.beside.application.lobby
        if self.made is not None:
            before, _ = await lobby.enter(self.made.host)
            await lobby.delete(before)
        # Everybody has a name, so that nobody is asked for one.
        words = game.words("en")
        fills = [Fill(name=words.player(seat)) for seat in range(game.seats)]
        self.made = await lobby.keep(await lobby.deal(Replay(game.record())), fills, TableRules("free"), "", ["record"])
        return self.made

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.beside.close()

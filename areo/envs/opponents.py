"""The bots that sit at the other seats of an environment for one agent."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from areo.arrays.desk import Desk
from areo.bots import Bot, RandomBot, bot
from areo.bots.seat import Seat, sit
from areo.kernel.errors import BadOption, IllegalChoice


def line_up(bots: str | Sequence[str], players: int) -> list[str]:
    """The names of the bots at the seats after the agent's, clockwise; one name is for all of them."""
    names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if len(names) != players - 1:
        raise BadOption(f"bots: {players - 1} are needed, one for each other seat, not {len(names)}")
    for name in names:
        bot(name)  # BadOption if there is none of this name
    return names


def checked_seat(seat: object, players: int) -> int:
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise BadOption(f"seat: they go from 0 to {players - 1}, so there is no {seat!r}")
    return seat


class Opponents:
    """Plays all seats of one table but the agent's."""

    def __init__(self, names: Sequence[str], agent: int, chance: int) -> None:
        players = len(names) + 1
        self.agent: Final = agent
        self.deals: Final = Random(chance)
        self.bots: Final[dict[int, Bot]] = {(agent + 1 + at) % players: bot(name) for at, name in enumerate(names)}
        self.thoughts: Final = {seat: Random(f"{chance} {seat}") for seat in self.bots}

    def play(self, desk: Desk, max_steps: int) -> None:
        """Answer for the others until the agent is asked, or nobody is, or the game has become too long."""
        game = desk.game
        while game.open[self.agent] is None and not game.over and desk.steps < max_steps:
            seat = game.waiting_for()[0]
            player = self.bots[seat]
            # One who answers blindly needs no table to think on, which takes most of the time.
            given = Seat(seat, game) if type(player) is RandomBot else sit(game, seat, self.deals)
            picks = player.choose(given, self.thoughts[seat])
            try:
                game.choose(seat, picks)
            except IllegalChoice as error:
                raise IllegalChoice(f"the bot {player.name!r} made no legal choice: {error}") from error
            desk.moved()

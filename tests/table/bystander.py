"""Whoever plays on while somebody else does not behave."""

from __future__ import annotations

from random import Random

from tests.table.server import Server, play_on


class Bystander:
    """A table of three at which two people play on, whatever a third client does."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.made = server.make("red-planet", None, None, None, seed=5)
        self.players = [server.sit(self.made, seat) for seat in range(3)]
        self.rng = Random(5)

    def plays_on(self, choices: int = 3) -> None:
        """Choices are still stored and shown to all."""
        before = self.players[0].version()
        play_on(self.players, self.rng, choices)
        assert [player.version() for player in self.players] == [before + choices] * 3

    def leave(self) -> None:
        for player in self.players:
            player.leave()

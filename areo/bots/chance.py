"""A bot that answers at random: the yardstick for all others."""

from __future__ import annotations

from random import Random

from areo.bots.bot import Bot
from areo.bots.seat import Seat


class RandomBot(Bot):
    """Every legal answer is as likely as any other of its size."""

    name = "random"

    def choose(self, seat: Seat, rng: Random) -> list[int]:
        return seat.asked.sample(rng)

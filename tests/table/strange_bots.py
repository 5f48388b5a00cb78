"""Bots that misbehave, each in its own way."""

from __future__ import annotations

import os
from random import Random
from typing import cast

from areo.bots import Bot
from areo.bots.bot import Picks
from areo.bots.seat import Seat


class Crashes(Bot):
    """Fails with an error of its own."""

    def choose(self, seat: Seat, rng: Random) -> Picks:
        raise ZeroDivisionError("one card too many")


class Dies(Bot):
    """Takes its whole process with it."""

    def choose(self, seat: Seat, rng: Random) -> Picks:
        os._exit(3)


class Hangs(Bot):
    """Thinks forever."""

    def choose(self, seat: Seat, rng: Random) -> Picks:
        while True:
            pass


class Cheats(Bot):
    """Picks what is not offered."""

    def choose(self, seat: Seat, rng: Random) -> Picks:
        return ["whatever I like"]


class Mumbles(Bot):
    """Answers with something that is no answer."""

    def choose(self, seat: Seat, rng: Random) -> Picks:
        return cast(Picks, None)


class Talks(Bot):
    """Plays well enough, but prints what it thinks, which may look like an answer."""

    def choose(self, seat: Seat, rng: Random) -> Picks:
        print('{"picks": ["nonsense"]}', flush=True)
        return seat.asked.sample(rng)

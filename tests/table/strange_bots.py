"""Bots that misbehave, each in its own way."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
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


class HangsInside(Bot):
    """Thinks forever inside compiled code, where no other thread of its process gets a turn."""

    def choose(self, seat: Seat, rng: Random) -> Picks:
        re.match("(a+)+$", "a" * 64 + "b")
        return []


class Eats(Bot):
    """Takes more and more memory."""

    def choose(self, seat: Seat, rng: Random) -> Picks:
        eaten: list[bytes] = []
        while True:
            eaten.append(bytes(10_000_000))


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


class Lingers(Bot):
    """Leaves a file that names the server it thinks for, and chooses once that file is taken away."""

    def choose(self, seat: Seat, rng: Random) -> Picks:
        left = Path(os.environ["AREO_LINGER"]) / f"{os.getppid()}-{os.getpid()}"
        left.touch()
        while left.exists():
            time.sleep(0.01)
        return seat.asked.sample(rng)

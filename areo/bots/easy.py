"""An easy opponent: it thinks as the greedy one does, but misjudges what it sees, as somebody new to a game would."""

from __future__ import annotations

from random import Random
from statistics import pstdev
from typing import Final

from areo.bots.bot import Weighed
from areo.bots.greedy import Greedy
from areo.bots.seat import Seat

BLUR: Final = 1.5  # how far it usually misjudges an answer, measured by how far the answers lie apart


class Easy(Greedy):
    """Knows a good answer from a bad one, but not well from a nearly good one; now and then it is badly mistaken."""

    name = "easy"
    blur: float = BLUR

    def weigh(self, seat: Seat, rng: Random) -> list[Weighed]:
        return blurred(super().weigh(seat, rng), self.blur, rng)


def blurred(seen: list[Weighed], blur: float, rng: Random) -> list[Weighed]:
    """The same answers, misjudged: usually by so much of what lies between them."""
    off = blur * pstdev([each.value for each in seen])
    return [Weighed(each.answer, each.value + rng.gauss(0.0, off)) for each in seen] if off else seen

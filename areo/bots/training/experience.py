"""Games that bots play to learn from, and what is kept of them."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from areo.bots.arena import Pairing, chance
from areo.bots.bot import Weighed
from areo.bots.easy import blurred
from areo.bots.greedy import Greedy
from areo.bots.judge import RULE_OF_THUMB, Judge
from areo.bots.learned import outcome
from areo.bots.seat import Seat, sit
from areo.kernel.game import Game
from areo.library import new

BLURS: Final = (0.0, 0.0, 0.3, 0.6, 1.0)  # how far a player may misjudge answers: who errs shows what errors cost
THUMBS: Final = 0.2  # of the players, who judge by the rule of thumb
KEPT: Final = 0.3  # of the tables: those of one game say much the same, and other games teach more
FLAWS: Final = 4  # how much a seat errs, whether it judges by the rule of thumb, and both of the others on average
LONGEST: Final = 3000  # choices in a game; one that is longer teaches nothing


@dataclass
class Experience:
    """Tables of one game as a seat saw them right after its choice, and how the game ended for it, as flat arrays."""

    number: int  # of the game
    numbers: array[float] = field(default_factory=lambda: array("f"))
    marks: array[int] = field(default_factory=lambda: array("H"))
    marked: array[int] = field(default_factory=lambda: array("H"))  # how many marks each table has
    thumbs: array[float] = field(default_factory=lambda: array("f"))  # what the rule of thumb said
    outcomes: array[float] = field(default_factory=lambda: array("f"))
    seats: array[int] = field(default_factory=lambda: array("B"))  # who saw each table
    flaws: array[float] = field(default_factory=lambda: array("f"))  # `FLAWS` of the players, for each table

    def __len__(self) -> int:
        return len(self.outcomes)

    def note(self, game: Game, seat: int, thumb: Judge, flaws: list[float]) -> None:
        """A table; its outcome is added when the game is over."""
        self.seats.append(seat)
        self.flaws.extend(flaws)
        seen = game.features(seat)
        self.numbers.extend(seen.numbers)
        self.marks.extend(seen.marks)
        self.marked.append(len(seen.marks))
        self.thumbs.append(thumb.of(game, seat))

    def arrays(self) -> list[array[Any]]:
        return [self.numbers, self.marks, self.marked, self.thumbs, self.outcomes, self.seats, self.flaws]


class Curious(Greedy):
    """Judges as it is told to, and errs a little on purpose."""

    def __init__(self, judge: Judge, blur: float) -> None:
        self.judge = judge
        self.blur: Final = blur

    def weigh(self, seat: Seat, rng: Random) -> list[Weighed]:
        return blurred(super().weigh(seat, rng), self.blur, rng)


def experience(pairing: Pairing, judge: Judge, thumb: Judge = RULE_OF_THUMB) -> Experience:
    """One game between players with that judgement, of which some tables are kept, and that rule of thumb."""
    table = new(pairing.game, len(pairing.bots), pairing.seed, **pairing.options)
    whims = chance(pairing.seed, pairing.number, "whims")
    deals = chance(pairing.seed, pairing.number, "deals")
    thoughts = [chance(pairing.seed, pairing.number, seat) for seat in range(table.seats)]
    players = [Curious(thumb if whims.random() < THUMBS else judge, whims.choice(BLURS)) for _ in range(table.seats)]
    flaws = flaws_of(players, judge)
    found = Experience(pairing.number)
    for _ in range(LONGEST):
        if table.over:
            break
        asked = table.waiting_for()[0]
        picks = players[asked].choose(sit(table, asked, deals), thoughts[asked])
        if whims.random() < KEPT:
            after = table.copy(history=False)
            after.hold()  # as a bot sees its own answer, before the others' set anything going
            after.move(asked, picks)
            if not after.over:
                found.note(after, asked, thumb, flaws[asked])
        table.choose(asked, picks)
    if not table.over:
        return Experience(pairing.number)
    ends = [outcome(table, seat) for seat in range(table.seats)]
    found.outcomes.extend(ends[seat] for seat in found.seats)
    return found


def flaws_of(players: list[Curious], judge: Judge) -> list[list[float]]:
    """What each seat's tables owe to who plays, and not to how they stand."""
    own = [[player.blur, float(player.judge is not judge)] for player in players]
    rest = max(1, len(players) - 1)
    sums = [sum(flaw) for flaw in zip(*own)]
    return [mine + [(whole - part) / rest for whole, part in zip(sums, mine)] for mine in own]

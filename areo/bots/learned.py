"""A bot that thinks as the greedy one does, and judges tables by what it has learned from many games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from areo.bots.greedy import Greedy
from areo.bots.judge import RULE_OF_THUMB, Judge, Reckoning
from areo.bots.lessons import Taught, shipped, taught
from areo.kernel.game import Game, Json
from areo.kernel.lesson import Glance


class LearnedJudge(Judge):
    """Judges by what was learned of each way to play each game; where nothing was, by the game's rule of thumb."""

    def __init__(self, lessons: Callable[[str], Mapping[str, Json]] | None = None) -> None:
        """`lessons` gives those of a game, by way to play; those that areo comes with, if left out."""
        self._told: Final = lessons or shipped
        self._read: Final[dict[tuple[str, str], Taught]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """For another process, which reads the lessons anew."""
        return LearnedJudge, (self._told,)

    def of(self, game: Game, seat: int) -> float:
        return self.near(game, seat).of(game, seat)

    def near(self, game: Game, seat: int) -> Judge:
        known = self.known(game)
        thumb = RULE_OF_THUMB if known.worths is None else Reckoning(known.worths)
        return thumb if known.lesson is None else Near(known.lesson.near(game.features(seat)), thumb)

    def known(self, game: Game) -> Taught:
        """What was learned of this way to play."""
        way = (game.rulebook.game, game.way_to_play())
        if way not in self._read:
            told = self._told(way[0]).get(way[1])
            self._read[way] = Taught() if told is None else taught(told, game)
        return self._read[way]


class Near(Judge):
    """Judges by a net, and quickly the tables that are like the one at which a glance was thrown."""

    def __init__(self, glance: Glance, thumb: Judge) -> None:
        self._glance: Final = glance
        self._thumb: Final = thumb

    def of(self, game: Game, seat: int) -> float:
        thumb = self._thumb.of(game, seat)
        if game.over:  # on the scale of the tables before the end
            return thumb + self._glance.lesson.trust * (outcome(game, seat) - thumb)
        return self._glance.value(game.features(seat), thumb)

    def near(self, game: Game, seat: int) -> Judge:
        return Near(self._glance.lesson.near(game.features(seat)), self._thumb)


class Learned(Greedy):
    """Looks one step ahead, and knows from experience what a table is worth."""

    name = "learned"
    judge: Judge = LearnedJudge()


def outcome(game: Game, seat: int) -> float:
    """How a game ended for a seat: by how much it was ahead; alone or together, by the game's own measure."""
    if not game.competitive():
        return game.evaluate(seat)
    totals = [float(str(score["total"])) for score in game.scores()]
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)

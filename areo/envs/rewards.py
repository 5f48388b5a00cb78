"""Rewards: what a step brought a seat. They are no part of what it observes."""

from __future__ import annotations

from typing import Final

from areo.kernel.errors import BadOption
from areo.kernel.game import Game

# By name, what the sum over a whole game comes to.
REWARDS: Final = {
    "won": "1 to whoever won and -1 to whoever lost, at the end",
    "ahead": "the seat's points less those of the best other, in hundreds, at the end; alone, its points",
    "points": "the points that everybody can count, in hundreds, as they come and go; at the end, all of them",
}
HUNDRED: Final = 100.0


def checked_reward(name: object) -> str:
    if not isinstance(name, str) or name not in REWARDS:
        raise BadOption(f"reward: there is no {name!r}: there are {', '.join(REWARDS)}")
    return name


class Purse:
    """What the seats of one table have been given so far."""

    def __init__(self, game: Game, reward: str) -> None:
        self.game: Final = game
        self.reward: Final = reward
        self.given = worths(game, reward)

    def take(self) -> list[float]:
        """By seat: what has come since it was last asked for."""
        if self.reward != "points" and not self.game.over:
            return [0.0] * self.game.seats
        now = worths(self.game, self.reward)
        gained = [one - other for one, other in zip(now, self.given)]
        self.given = now
        return gained


def worths(game: Game, reward: str) -> list[float]:
    """By seat: all that it would have been given, as things stand."""
    if reward == "points":
        scores = game.scores() if game.over else game.open_scores(None)
        return [float(str(score["total"])) / HUNDRED for score in scores]
    if not game.over:
        return [0.0] * game.seats
    if reward == "won":
        return [1.0 if won else -1.0 for won in game.winners()]
    points = [float(str(score["total"])) for score in game.scores()]
    best = [max([other for at, other in enumerate(points) if at != seat], default=0.0) for seat in range(game.seats)]
    return [(own - other) / HUNDRED for own, other in zip(points, best)]

"""A table that is answered in steps, each a number from a fixed range: what OpenSpiel calls actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from areo.kernel.game import Game
from areo.kernel.question import Decision
from areo.library import replay

DONE: Final = "(done)"
MORE: Final = "(more)"


class Steps:
    """A game, and how far the seat whose turn it is has come with its answer.

    An action picks the option at that place of the open decision. Of several, they are picked in their order, so that
    each set is reached in one way only; `done` ends it. Options beyond the last place stand on further pages, which
    `more` turns. Where several seats are asked at once, the lowest answers first: who does changes nothing.
    """

    def __init__(self, game: Game, places: int) -> None:
        self.game: Final = game
        self.places: Final = places
        self.picked: list[int] = []
        self.page = 0
        self.chosen: list[list[list[str]]] = [[] for _ in range(game.seats)]  # by seat: the keys of all its answers

    @property
    def done(self) -> int:
        """The action that ends an answer of several."""
        return self.places

    @property
    def more(self) -> int:
        """The action that turns to the next page."""
        return self.places + 1

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.game.waiting_for()[0]

    @property
    def asked(self) -> Decision:
        decision = self.game.asked[self.seat]
        assert decision is not None, "somebody is asked until it is over"
        return decision

    def actions(self) -> list[int]:
        """What may be done now, in order."""
        asked = self.asked
        first = self.picked[-1] + 1 if self.picked else 0
        missing = max(1, asked.least - len(self.picked))
        end = len(asked.options) - missing + 1  # from here on, too few would be left
        begins = self.page * self.places
        turned = begins + self.places
        found = [index - begins for index in range(max(first, begins), min(end, turned))]
        if len(self.picked) >= asked.least:
            found.append(self.done)
        if max(first, turned) < end:
            found.append(self.more)
        return found

    def name(self, action: int) -> str:
        """The key of the option that an action picks."""
        if action in (self.done, self.more):
            return DONE if action == self.done else MORE
        return self.asked.keys[self.page * self.places + action]

    def take(self, action: int) -> None:
        """Do one of `actions`; the answer is given as soon as it is whole."""
        if action not in self.actions():
            raise ValueError(f"{action} is no legal action now: there are {self.actions()}")
        if action == self.more:
            self.page += 1
            return
        asked = self.asked
        if action != self.done:
            self.picked.append(self.page * self.places + action)
            if len(self.picked) < min(asked.most, len(asked.options)):
                return
        keys = asked.keys
        self.chosen[asked.seat].append([keys[index] for index in self.picked])
        self.game.choose(asked.seat, self.picked)
        self.picked = []
        self.page = 0

    def seen(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees now, with its own decision and what it has picked so far."""
        told: dict[str, Any] = {"view": self.game.view(seat)}
        decision = None if seat is None else self.game.asked[seat]
        if decision is not None:
            told["asked"] = {"name": decision.name, "source": decision.source, "keys": decision.keys}
            if seat == self.seat:
                told |= {"picked": self.picked, "page": self.page}
        return told

    def known(self, seat: int | None) -> dict[str, Any]:
        """All that a seat has come to know: the log as it may read it, its own answers, and what it sees now."""
        chosen = [] if seat is None else self.chosen[seat]
        return {"log": self.game.log(seat), "chosen": chosen, **self.seen(seat)}

    def dealt_anew(self, seat: int, rng: Random) -> Steps:
        """The same for a seat, with all that it cannot see dealt anew. What others chose is then unknown."""
        new = Steps(self.game.determinize(seat, rng), self.places)
        new.chosen[seat] = [list(keys) for keys in self.chosen[seat]]
        if seat == self.seat:
            new.picked = self.picked.copy()
            new.page = self.page
        return new

    def __deepcopy__(self, _: object) -> Steps:
        """By the engine's own copy, which is quick and shares nothing that play changes."""
        new = Steps(self.game.copy(), self.places)
        new.picked = self.picked.copy()
        new.page = self.page
        new.chosen = [answers.copy() for answers in self.chosen]
        return new

    def __reduce__(self) -> tuple[Callable[..., Steps], tuple[object, ...]]:
        """Pickled as the game's record."""
        return again, (self.game.record(), self.places, self.picked, self.page, self.chosen)


def again(
    record: Mapping[str, object], places: int, picked: list[int], page: int, chosen: list[list[list[str]]]
) -> Steps:
    steps = Steps(replay(record), places)
    steps.picked = picked
    steps.page = page
    steps.chosen = chosen
    return steps

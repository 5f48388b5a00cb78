"""A table that is answered in steps, each a numbered action, by one seat at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from areo.arrays.actions import BY_PLACE, DONE, MORE, actions_of
from areo.arrays.desk import Desk
from areo.kernel.game import Game
from areo.kernel.question import Decision
from areo.library import replay

Keys: TypeAlias = list[str]


class Steps:
    """A game, and how far the seat whose turn it is has come with its answer.

    Actions are those of the desk, but several options are picked in their order, so that each set is reached in one
    way only. Where several seats are asked at once, the lowest answers first: who does changes nothing.
    """

    def __init__(self, desk: Desk, chosen: list[list[Keys]] | None = None) -> None:
        self.desk: Final = desk
        self.chosen: Final = chosen or [[] for _ in range(desk.game.seats)]  # by seat: the keys of all its answers

    @property
    def game(self) -> Game:
        return self.desk.game

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
        seat = self.seat
        question = self.game.open[seat]
        assert question is not None, "somebody is asked until it is over"
        picked = self.desk.picked[seat]
        first = picked[-1] + 1 if picked else 0
        missing = max(1, question.least - len(picked))
        end = len(question.options) - missing + 1  # from here on, too few would be left
        offered = self.desk.offered(seat)
        return sorted(action for action, option in offered.items() if first <= option < end or option == BY_PLACE)

    def name(self, action: int) -> str:
        """The key of the option that an action picks."""
        if action in (DONE, MORE):
            return f"({self.desk.actions.names[action]})"
        return self.asked.keys[self.desk.offered(self.seat)[action]]

    def take(self, action: int) -> None:
        """Do one of `actions`; the answer is given as soon as it is whole."""
        seat, asked, desk = self.seat, self.asked, self.desk
        if action not in self.actions():
            raise ValueError(f"{action} is no legal action now: there are {self.actions()}")
        picks = desk.picked[seat].copy()
        option = desk.offered(seat)[action]
        desk.act(seat, action)
        if action == MORE or desk.picked[seat]:
            return
        if option != BY_PLACE:
            picks.append(option)
        self.chosen[seat].append([asked.keys[pick] for pick in picks])

    def seen(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees now, with its own decision and what it has picked so far."""
        told: dict[str, Any] = {"view": self.game.view(seat)}
        decision = None if seat is None else self.game.asked[seat]
        if decision is not None:
            told["asked"] = {"name": decision.name, "source": decision.source, "keys": decision.keys}
            told |= {"picked": self.desk.picked[decision.seat], "page": self.desk.page[decision.seat]}
        return told

    def known(self, seat: int | None) -> dict[str, Any]:
        """All that a seat has come to know: the log as it may read it, its own answers, and what it sees now."""
        chosen = [] if seat is None else self.chosen[seat]
        return {"log": self.game.log(seat), "chosen": chosen, **self.seen(seat)}

    def dealt_anew(self, seat: int, rng: Random) -> Steps:
        """The same for a seat, with all that it cannot see dealt anew. What others chose is then unknown."""
        new = Steps(Desk(self.game.determinize(seat, rng), self.desk.actions))
        new.chosen[seat] += self.chosen[seat]
        new.desk.picked[seat] += self.desk.picked[seat]
        new.desk.page[seat] = self.desk.page[seat]
        return new

    def __deepcopy__(self, _: object) -> Steps:
        """By the engine's own copy, which is quick and shares nothing that play changes."""
        return Steps(self.desk.copy(), [answers.copy() for answers in self.chosen])

    def __reduce__(self) -> tuple[Callable[..., Steps], tuple[object, ...]]:
        """Pickled as the game's record."""
        return again, (self.game.record(), self.desk.picked, self.desk.page, self.chosen)


def dealt(game: Game) -> Steps:
    """A game from its beginning."""
    return Steps(Desk(game, actions_of(game)))


def again(record: Mapping[str, object], picked: list[list[int]], page: list[int], chosen: list[list[Keys]]) -> Steps:
    game = replay(record)
    return Steps(Desk(game, actions_of(game), picked, page), chosen)

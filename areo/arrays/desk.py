"""A desk: one table whose decisions are answered by numbered actions, a step at a time."""

from __future__ import annotations

from typing import Final

from areo.arrays.actions import BY_PLACE, DONE, FIRST_PLACE, MORE, PLACES, WAIT, Actions
from areo.kernel.errors import IllegalChoice
from areo.kernel.game import Game
from areo.kernel.question import Question


class Desk:
    """What each seat has picked so far towards its open decision, and which actions it has now.

    A decision that takes one option is one step. One that takes several is a step for each of them, in any order, and
    `done` once there are enough; at the most there can be, it is answered without it. The game hears of a decision only
    when it is answered whole.
    """

    def __init__(
        self, game: Game, actions: Actions, picked: list[list[int]] | None = None, page: list[int] | None = None
    ) -> None:
        self.game: Final = game
        self.actions: Final = actions
        self.picked: Final = picked or [[] for _ in range(game.seats)]  # by seat: indexes of options
        self.page: Final = page or [0] * game.seats
        self.offers: Final[list[dict[int, int] | None]] = [None] * game.seats  # by seat: as last worked out
        self.steps = 0

    def copy(self) -> Desk:
        """The same at a copy of the game."""
        new = Desk(self.game.copy(), self.actions, [picks.copy() for picks in self.picked], self.page.copy())
        new.steps = self.steps
        return new

    def offered(self, seat: int) -> dict[int, int]:
        """The actions a seat has now, and the option that each stands for; WAIT alone if it is not asked."""
        offer = self.offers[seat]
        if offer is None:
            question = self.game.open[seat]
            offer = {WAIT: BY_PLACE} if question is None else self.offer(seat, question)
            self.offers[seat] = offer
        return offer

    def offer(self, seat: int, question: Question) -> dict[int, int]:
        picked = self.picked[seat]
        numbers = self.actions.of(question)
        found = dict(zip(numbers, range(len(numbers))))
        if picked:
            found = {number: option for number, option in found.items() if option not in picked}
        if found.pop(BY_PLACE, None) is not None:
            self.offer_places(seat, numbers, found)
        if len(picked) >= question.least and not is_single(question):
            found[DONE] = BY_PLACE
        return found

    def offer_places(self, seat: int, numbers: list[int], found: dict[int, int]) -> None:
        """The options without a number of their own, a page of them."""
        picked = self.picked[seat]
        options = [option for option, number in enumerate(numbers) if number == BY_PLACE and option not in picked]
        if len(options) > PLACES:
            found[MORE] = BY_PLACE
            self.page[seat] %= -(-len(options) // PLACES)
            options = options[PLACES * self.page[seat] : PLACES * (self.page[seat] + 1)]
        for place, option in enumerate(options):
            found[FIRST_PLACE + place] = option

    def act(self, seat: int, action: int) -> None:
        """Take an action. IllegalChoice if the seat does not have it now, and nothing changed."""
        offered = self.offered(seat)
        if action not in offered:
            raise IllegalChoice(self.refusal(seat, action))
        question = self.game.open[seat]
        if question is None:
            return
        self.offers[seat] = None
        if action == MORE:
            self.steps += 1
            self.page[seat] += 1
            return
        picked = self.picked[seat]
        if action != DONE:
            picked.append(offered[action])
            if len(picked) < min(question.most, len(question.options)):
                self.steps += 1
                return
        self.picked[seat] = []
        self.page[seat] = 0
        self.game.move(seat, sorted(picked))
        self.moved()

    def moved(self) -> None:
        """A decision was answered: others may be asked now."""
        self.steps += 1
        for seat in range(self.game.seats):
            self.offers[seat] = None

    def refusal(self, seat: int, action: int) -> str:
        names = self.actions.names
        if not 0 <= action < len(names):
            return f"there is no action {action}: they go from 0 to {len(names) - 1}"
        known = ", ".join(names[number] for number in sorted(self.offered(seat))[:12])
        return f"seat {seat} does not have action {action}, {names[action]!r}, now; it has {known}"


def is_single(question: Question) -> bool:
    """Whether exactly one option is to be picked."""
    return question.least == 1 and question.most == 1

"""What a choice would change, tried on a copy: for players who want to know before they choose.

Nothing is foreseen that the seat could not work out itself: what it cannot see is dealt anew several times, and only
what comes about each time counts. A few deals may agree by accident, so whatever a rule takes from a hidden card or
tile is not told at all: where it is looked at, the rule says which figures it decides (`doubt`).
"""

from __future__ import annotations

from random import Random
from typing import Final

from areo.kernel.effect import Figures
from areo.kernel.game import Game
from areo.kernel.machine import TABLE
from areo.kernel.watch import ASKS, Watch

DEALS: Final = 5


class Change:
    """A public number that goes up or down: whose (TABLE: nobody's), which, and by how much."""

    def __init__(self, seat: int, what: str, by: int) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.by: Final = by


class Forecast:
    """What would change at once, how it would be paid, whether more is asked of the seat, and which effects answer."""

    def __init__(self, changes: list[Change], pays: str, price: Figures, asks: bool, answers: list[str]) -> None:
        self.changes: Final = changes
        self.pays: Final = pays  # the key of the payment; "" if there was nothing to choose
        self.price: Final = price  # what that payment takes, by what is paid
        self.asks: Final = asks
        self.answers: Final = answers  # the keys of the seat's own things whose lasting effects are set off


class Foresight:
    """One seat looking ahead from its open question. What it cannot see is dealt anew; the truth is never looked at.

    `luck` is what the deals are drawn from: whoever could guess it would know for which deals something is told.
    """

    def __init__(self, game: Game, seat: int, luck: str = "") -> None:
        self.seat: Final = seat
        self.before: Final = game.figures()
        self.deals: Final = [game.determinize(seat, Random(f"{luck} {deal}"), history=False) for deal in range(DEALS)]

    def forecast(self, index: int) -> Forecast:
        """What follows if the seat picks this option, paid in the way that is offered first, however the cards lie."""
        tries = [deal.copy(history=False) for deal in self.deals]
        watches = [watched(trial) for trial in tries]
        ways = [carry_out(trial, self.seat, index) for trial in tries]
        found = [changed(self.before, trial.figures()) for trial in tries]
        every = [{(change.seat, change.what, change.by) for change in changes} for changes in found]
        certain = set.intersection(*every)
        doubtful = {doubt for watch in watches for doubt in watch.doubts}
        told = [
            change
            for change in found[0]
            if (change.seat, change.what, change.by) in certain and (change.seat, change.what) not in doubtful
        ]
        asks = all(more for _, _, more in ways) and (self.seat, ASKS) not in doubtful
        pays, price, _ = ways[0]
        if any(way[:2] != (pays, price) for way in ways):
            pays, price = "", {}
        return Forecast(told, pays, price, asks, self.answering(tries[0], watches))

    def answering(self, trial: Game, watches: list[Watch]) -> list[str]:
        """The seat's own things that answer in every deal, each once, as they answer."""
        things = [thing for seat, thing in dict.fromkeys(watches[0].answers) if seat == self.seat]
        return [
            trial.rulebook.things.key(thing)
            for thing in things
            if all((self.seat, thing) in watch.answers for watch in watches)
        ]


def watched(trial: Game) -> Watch:
    """Have a table note what a forecast wants to know."""
    trial.watch = Watch()
    return trial.watch


def carry_out(trial: Game, seat: int, index: int) -> tuple[str, Figures, bool]:
    """Choose, and pay; how it was paid, what that took, and whether something more is asked then."""
    asked = trial.open[seat]
    if asked is not None and asked.frame.lane == seat:
        trial.hold()  # what comes once all are done hangs on what the others do
    trial.move(seat, [index])
    pays = ""
    price: Figures = {}
    question = trial.open[seat]
    if question is not None and question.kind == "payment":
        effect = question.frame.effect
        asker, way = trial.rulebook.asker(effect, question.options[0])
        if asker is effect:  # else something must be done first, such as selling a card, before it can be paid
            pays = effect.key(trial.rulebook.things, way)
            price = effect.price(trial, question.frame, way)
            trial.move(seat, [0])
            question = trial.open[seat]
    return pays, price, question is not None and question.kind != "menu"


def changed(before: list[Figures], after: list[Figures]) -> list[Change]:
    """Seat by seat, then the table; in the order in which the game names its numbers."""
    changes: list[Change] = []
    for owner in range(len(before)):
        seat = owner if owner < len(before) - 1 else TABLE
        old, new = before[owner], after[owner]
        for what in [*old, *[name for name in new if name not in old]]:
            by = new.get(what, 0) - old.get(what, 0)
            if by:
                changes.append(Change(seat, what, by))
    return changes

"""What a choice would change, tried on a copy: for players who want to know before they choose.

Nothing is foreseen that the seat could not work out itself. As long as nothing hidden comes to light, the game is
simply played on; else what the seat cannot see is dealt anew several times, and only what comes about each time counts.
"""

from __future__ import annotations

from random import Random
from typing import Final

from areo.kernel.effect import Figures
from areo.kernel.game import Game
from areo.kernel.machine import TABLE

DEALS: Final = 5


class Change:
    """A public number that goes up or down: whose (TABLE: nobody's), which, and by how much."""

    def __init__(self, seat: int, what: str, by: int) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.by: Final = by


class Forecast:
    """What would change at once, how it would be paid, and whether more is asked of the seat before it is done."""

    def __init__(self, changes: list[Change], pays: str, price: Figures, asks: bool) -> None:
        self.changes: Final = changes
        self.pays: Final = pays  # the key of the payment; "" if there was nothing to choose
        self.price: Final = price  # what that payment takes, by what is paid
        self.asks: Final = asks


def forecast(game: Game, seat: int, index: int) -> Forecast:
    """What follows if the seat picks this option of its open question, paid in the way that is offered first."""
    before = game.figures()
    trial = game.copy(history=False)
    pays, price, asks = carry_out(trial, seat, index)
    changes = changed(before, trial.figures())
    if trial.reveals == game.reveals and trial.learned == game.learned:
        return Forecast(changes, pays, price, asks)
    deals = [game.determinize(seat, Random(deal), history=False) for deal in range(DEALS)]
    ways = [carry_out(deal, seat, index) for deal in deals]
    found = [changed(before, deal.figures()) for deal in deals]
    every = [{(change.seat, change.what, change.by) for change in changes} for changes in found]
    certain = set.intersection(*every)
    told = [change for change in found[0] if (change.seat, change.what, change.by) in certain]
    pays, price, _ = ways[0]
    if any(way[:2] != (pays, price) for way in ways):
        pays, price = "", {}
    return Forecast(told, pays, price, any(asks for _, _, asks in ways))


def carry_out(trial: Game, seat: int, index: int) -> tuple[str, Figures, bool]:
    """Choose, and pay; how it was paid, what that took, and whether something more is asked then."""
    trial.move(seat, [index])
    pays = ""
    price: Figures = {}
    question = trial.open[seat]
    if question is not None and question.kind == "payment":
        effect = question.frame.effect
        pays = trial.rulebook.key(effect, question.options[0])
        price = effect.price(trial, question.frame, question.options[0])
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

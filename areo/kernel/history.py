"""The past of a game: every choice made, as a chain that copies share, and what of it may be taken back."""

from __future__ import annotations

from typing import Final

from areo.kernel.question import Question


class Line:
    """One choice: by which seat, in answer to what, and how much had been revealed and told before it.

    Of the question it keeps which effect asked and what was picked, no more: a table may hold many games.
    """

    def __init__(
        self, before: Line | None, seat: int, question: Question, indexes: list[int], reveals: int, told: int = 0
    ) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.effect: Final = question.frame.effect
        single = len(indexes) == 1  # as nearly always: then it needs no list
        self.pick: Final = question.options[indexes[0]] if single else 0
        self.picks: Final = None if single else [question.options[index] for index in indexes]
        self.reveals: Final = reveals
        self.told: Final = told  # entries in the log

    @property
    def picked(self) -> list[int]:
        return [self.pick] if self.picks is None else self.picks


def lines(last: Line | None) -> list[Line]:
    """All choices, first to last."""
    found: list[Line] = []
    while last is not None:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def undoable(last: Line | None, seat: int, reveals: int) -> int:
    """How many of its own choices a seat may take back.

    Its own since anything was revealed and since any other seat chose; a secret one until all have answered.
    """
    count = 0
    others_chose = False
    while last is not None and last.reveals == reveals:
        if last.seat != seat:
            others_chose = True
        elif others_chose and not last.effect.secret:
            break
        else:
            count += 1
        last = last.before
    return count

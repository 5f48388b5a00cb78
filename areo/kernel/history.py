"""The past of a game: every choice made, as a chain that copies share, and what of it may be taken back."""

from __future__ import annotations

from typing import Final, final

from areo.kernel.effect import AnyEffect


@final
class Step:
    """One choice of the past: by which seat, in answer to what, and what was known and logged before it.

    Of the question it keeps which effect asked and what was picked, no more: a server may hold many games.
    """

    def __init__(
        self,
        before: Step | None,
        seat: int,
        effect: AnyEffect,
        lane: int,
        picked: list[int],
        reveals: int,
        learned: int,
        logged: int,
    ) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.effect: Final = effect
        self.lane: Final = lane
        single = len(picked) == 1  # as nearly always: then it needs no list
        self.pick: Final = picked[0] if single else 0
        self.picks: Final = None if single else picked
        self.reveals: Final = reveals
        self.learned: Final = learned  # by that seat
        self.logged: Final = logged  # entries in the log

    @property
    def at_once(self) -> bool:
        """Whether it was made at the same time as others."""
        return self.lane == self.seat

    @property
    def picked(self) -> list[int]:
        return [self.pick] if self.picks is None else self.picks


def steps(last: Step | None) -> list[Step]:
    """All choices, first to last."""
    found: list[Step] = []
    while last is not None:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def undoable(last: Step | None, seat: int, reveals: int, learned: int) -> int:
    """How many of its own choices a seat may take back: those since anything came to light for all or for itself.

    Others must not have chosen since, unless all are acting at the same time, when nobody's choice touches another's.
    """
    count = 0
    others_chose = False
    while last is not None and last.reveals == reveals:
        if last.seat != seat:
            others_chose = True
        elif last.learned != learned or (others_chose and not last.at_once):
            break
        else:
            count += 1
        last = last.before
    return count

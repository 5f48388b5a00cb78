"""What of the past may be taken back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from areo.kernel.effect import Effect
from areo.kernel.game import Game
from areo.kernel.history import Step, steps, undoable

TABLE = 3  # the table's lane, at a table of three
IN_TURN, AT_ONCE = False, True


def step(before: Step | None, seat: int, at_once: bool = IN_TURN, reveals: int = 0, learned: int = 0) -> Step:
    """A choice in turn, or on the seat's own lane, at the same time as the others."""
    return Step(before, seat, Effect[Game](), seat if at_once else TABLE, [1], reveals, learned, 0)


def past(*choices: tuple[int, bool, int], learned: tuple[int, ...] = ()) -> Step | None:
    """Choices from first to last: by which seat, in turn or at once, and how much had been revealed before.

    `learned` is how much that seat alone had learned before each.
    """
    last: Step | None = None
    for number, (seat, at_once, reveals) in enumerate(choices):
        known = learned[number] if learned else 0
        last = step(last, seat, at_once, reveals, known)
    return last


def test_steps_come_from_first_to_last() -> None:
    last = past((0, IN_TURN, 0), (1, IN_TURN, 0), (2, IN_TURN, 1))
    assert [made.seat for made in steps(last)] == [0, 1, 2]
    assert steps(None) == []


def test_a_new_step_leaves_those_before_it_alone() -> None:
    """Copies of a game share their past."""
    shared = past((0, IN_TURN, 0))
    one, other = step(shared, 1), step(shared, 2)
    assert [made.seat for made in steps(one)] == [0, 1]
    assert [made.seat for made in steps(other)] == [0, 2]


@pytest.mark.parametrize(
    ("choices", "reveals", "counts"),
    [
        ([], 0, [0, 0, 0]),
        ([(0, IN_TURN, 4)], 4, [1, 0, 0]),
        ([(0, IN_TURN, 4), (0, IN_TURN, 4)], 4, [2, 0, 0]),
        ([(0, IN_TURN, 4)], 5, [0, 0, 0]),  # the choice itself revealed something
        ([(0, IN_TURN, 4), (0, IN_TURN, 5)], 5, [1, 0, 0]),
        ([(0, IN_TURN, 4), (1, IN_TURN, 4)], 4, [0, 1, 0]),  # another chose since, knowing what came before
        ([(1, IN_TURN, 4), (0, IN_TURN, 4), (0, IN_TURN, 4)], 4, [2, 0, 0]),
        ([(0, IN_TURN, 4), (1, IN_TURN, 4), (0, IN_TURN, 4)], 4, [1, 0, 0]),
        ([(0, AT_ONCE, 4), (1, AT_ONCE, 4)], 4, [1, 1, 0]),  # both at once: either may change its mind
        ([(0, AT_ONCE, 4), (1, AT_ONCE, 4), (2, AT_ONCE, 4)], 5, [0, 0, 0]),  # all have answered
        ([(0, IN_TURN, 4), (0, AT_ONCE, 4), (1, AT_ONCE, 4)], 4, [1, 1, 0]),
        ([(0, IN_TURN, 4), (0, AT_ONCE, 4)], 4, [2, 0, 0]),
    ],
)
def test_how_much_may_be_taken_back(choices: list[tuple[int, bool, int]], reveals: int, counts: list[int]) -> None:
    assert [undoable(past(*choices), seat, reveals, 0) for seat in range(3)] == counts


@given(
    st.lists(
        st.tuples(st.integers(0, 2), st.sampled_from([IN_TURN, AT_ONCE]), st.sampled_from([0, 0, 0, 1])), max_size=12
    )
)
def test_own_choices_since_the_last_rise_and_since_others_chose(script: list[tuple[int, bool, int]]) -> None:
    """As the rule is written: choices made at once stay one's own until all are done, others until somebody chooses."""
    reveals = 0
    choices: list[tuple[int, bool, int]] = []
    for seat, at_once, rise in script:
        choices.append((seat, at_once, reveals))
        reveals += rise
    for seat in range(3):
        free = 0
        others_chose = False
        stretch = [choice for choice in choices if choice[2] == reveals]
        for chooser, at_once, _ in reversed(stretch):
            if chooser != seat:
                others_chose = True
            elif others_chose and not at_once:
                break
            else:
                free += 1
        assert undoable(past(*choices), seat, reveals, 0) == free


def test_what_a_seat_learns_ends_its_own_undo_alone() -> None:
    """Two act at the same time, and the second draws a card: the first may still take its choice back."""
    last = past((0, AT_ONCE, 4), (1, AT_ONCE, 4))
    assert undoable(last, 0, 4, learned=0) == 1
    assert undoable(last, 1, 4, learned=1) == 0


def test_choices_since_a_seat_learned_something_may_be_taken_back() -> None:
    last = past((0, AT_ONCE, 4), (0, AT_ONCE, 4), (1, AT_ONCE, 4), (0, AT_ONCE, 4), learned=(0, 1, 5, 1))
    assert undoable(last, 0, 4, learned=1) == 2

"""What of the past may be taken back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from areo.kernel.effect import Effect, Frame
from areo.kernel.game import Game
from areo.kernel.history import Line, lines, undoable
from areo.kernel.question import Question


class Openly(Effect[Game]):
    """A choice that all can see."""


class InSecret(Effect[Game]):
    """A choice that stays hidden until all have answered."""

    secret = True


OPENLY, IN_SECRET = Openly(), InSecret()


def past(*choices: tuple[int, Effect[Game], int]) -> Line | None:
    """Choices from first to last: by which seat, how, and how much had been revealed before."""
    last: Line | None = None
    for seat, effect, reveals in choices:
        last = Line(last, seat, Question(Frame(effect, seat, seat), "card", [1, 2], 1, 1), [0], reveals)
    return last


def test_lines_come_from_first_to_last() -> None:
    last = past((0, OPENLY, 0), (1, OPENLY, 0), (2, OPENLY, 1))
    assert [line.seat for line in lines(last)] == [0, 1, 2]
    assert lines(None) == []


def test_a_new_line_leaves_those_before_it_alone() -> None:
    """Copies of a game share their past."""
    shared = past((0, OPENLY, 0))
    question = Question(Frame(OPENLY, 0, 0), "card", [1, 2], 1, 1)
    one, other = Line(shared, 1, question, [0], 0), Line(shared, 2, question, [1], 0)
    assert [line.seat for line in lines(one)] == [0, 1]
    assert [line.seat for line in lines(other)] == [0, 2]


@pytest.mark.parametrize(
    ("choices", "reveals", "counts"),
    [
        ([], 0, [0, 0, 0]),
        ([(0, OPENLY, 4)], 4, [1, 0, 0]),
        ([(0, OPENLY, 4), (0, OPENLY, 4)], 4, [2, 0, 0]),
        ([(0, OPENLY, 4)], 5, [0, 0, 0]),  # the choice itself revealed something
        ([(0, OPENLY, 4), (0, OPENLY, 5)], 5, [1, 0, 0]),
        ([(0, OPENLY, 4), (1, OPENLY, 4)], 4, [0, 1, 0]),  # another chose since, knowing what came before
        ([(1, OPENLY, 4), (0, OPENLY, 4), (0, OPENLY, 4)], 4, [2, 0, 0]),
        ([(0, OPENLY, 4), (1, OPENLY, 4), (0, OPENLY, 4)], 4, [1, 0, 0]),
        ([(0, IN_SECRET, 4), (1, IN_SECRET, 4)], 4, [1, 1, 0]),  # both in secret: either may change its mind
        ([(0, IN_SECRET, 4), (1, IN_SECRET, 4), (2, IN_SECRET, 4)], 5, [0, 0, 0]),  # all have answered
        ([(0, OPENLY, 4), (0, IN_SECRET, 4), (1, IN_SECRET, 4)], 4, [1, 1, 0]),
        ([(0, OPENLY, 4), (0, IN_SECRET, 4)], 4, [2, 0, 0]),
    ],
)
def test_how_much_may_be_taken_back(
    choices: list[tuple[int, Effect[Game], int]], reveals: int, counts: list[int]
) -> None:
    assert [undoable(past(*choices), seat, reveals) for seat in range(3)] == counts


@given(
    st.lists(
        st.tuples(st.integers(0, 2), st.sampled_from([OPENLY, IN_SECRET]), st.sampled_from([0, 0, 0, 1])), max_size=12
    )
)
def test_own_choices_since_the_last_rise_and_since_others_chose(script: list[tuple[int, Effect[Game], int]]) -> None:
    """The rule as it is written: secret choices stay one's own until their barrier, others until somebody chooses."""
    reveals = 0
    choices: list[tuple[int, Effect[Game], int]] = []
    for seat, effect, rise in script:
        choices.append((seat, effect, reveals))
        reveals += rise
    for seat in range(3):
        free = 0
        others_chose = False
        stretch = [choice for choice in choices if choice[2] == reveals]
        for chooser, effect, _ in reversed(stretch):
            if chooser != seat:
                others_chose = True
            elif others_chose and effect is OPENLY:
                break
            else:
                free += 1
        assert undoable(past(*choices), seat, reveals) == free

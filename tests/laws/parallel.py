"""Laws of parallel phases: seats that act at the same time do not wait for, see or disturb each other.

Seats act at the same time when several are asked on lanes of their own. The phase lasts until the table's own lane
moves: the barrier, which falls when all have answered all they are asked.
"""

from __future__ import annotations

from random import Random

from areo import Decision, Game
from areo.kernel.effect import Frame
from tests.laws.playing import (
    LANGUAGES,
    Choice,
    NothingToTry,
    answer_to,
    eyes,
    follow,
    open_decisions,
    question,
    read_by,
    some_choice,
    standing,
)


def at_once(game: Game) -> list[Decision]:
    """The decisions of seats that act at the same time, if several do."""
    found = [decision for decision in open_decisions(game) if decision.question.frame.lane == decision.seat]
    return found if len(found) > 1 else []


def barrier(game: Game) -> list[Frame]:
    """What the table waits to do: it stays as it is until the barrier falls."""
    return game.lanes[game.seats].copy()


def holds(game: Game, before: list[Frame]) -> bool:
    now = game.lanes[game.seats]
    return not game.over and len(now) == len(before) and all(one is other for one, other in zip(now, before))


def play_phase(game: Game, rng: Random) -> dict[int, list[list[str]]]:
    """Play until the barrier falls; what each seat answered, in its own order."""
    if not at_once(game):
        raise NothingToTry
    before = barrier(game)
    answers: dict[int, list[list[str]]] = {}
    while holds(game, before):
        decision = rng.choice(open_decisions(game))
        keys = answer_to(decision, rng)
        game.choose(decision.seat, keys)
        answers.setdefault(decision.seat, []).append(keys)
    return answers


def interleaved(answers: dict[int, list[list[str]]], rng: Random) -> list[Choice]:
    """The same answers, each seat's in its own order, the seats mixed at random."""
    turns = [seat for seat, given in answers.items() for _ in given]
    rng.shuffle(turns)
    left = {seat: iter(given) for seat, given in answers.items()}
    return [(seat, next(left[seat])) for seat in turns]


def the_order_of_seats_does_not_matter(game: Game, rng: Random) -> None:
    """The answers of a parallel phase, given in any order of the seats, end in one position, chance included."""
    first = game.copy()
    answers = play_phase(first, rng)
    for _ in range(2):
        other = game.copy()
        for seat, keys in interleaved(answers, rng):
            other.choose(seat, keys)
        assert other.position() == first.position()


def the_order_of_seats_is_not_told(game: Game, rng: Random) -> None:
    """Whatever the order in which the seats answered, everybody reads the same log when the barrier has fallen."""
    first = game.copy()
    answers = play_phase(first, rng)
    other = game.copy()
    for seat, keys in interleaved(answers, rng):
        other.choose(seat, keys)
    for eye in eyes(game):
        assert read_by(other, eye) == read_by(first, eye), f"{eye} reads another log"


def others_do_not_change_my_question(game: Game, rng: Random) -> None:
    """After any other seat's choice in a parallel phase my question stands as it was, also when it is asked anew."""
    asked = at_once(game)
    if not asked:
        raise NothingToTry
    mine, chooser = rng.sample(asked, 2)
    language = rng.choice(LANGUAGES)
    before = question(mine, [language])
    after = game.copy()
    table = barrier(after)
    after.choose(chooser.seat, answer_to(chooser, rng))
    assert holds(after, table), "the barrier fell although somebody is still asked"
    assert question(after.asked[mine.seat], [language]) == before
    after.open[mine.seat] = None
    mine.question.frame.effect.run(after, mine.question.frame)
    assert question(after.asked[mine.seat], [language]) == before


def others_do_not_end_my_undo(game: Game, rng: Random) -> None:
    """Until the barrier falls, what I have just answered can be taken back as before, whatever others choose."""
    asked = at_once(game)
    if not asked:
        raise NothingToTry
    mine, chooser = rng.sample(asked, 2)
    after = game.copy()
    table = barrier(after)
    after.choose(mine.seat, answer_to(mine, rng))
    allowed = after.undoable(mine.seat) > 0
    after.choose(chooser.seat, answer_to(chooser, rng))
    if not holds(after, table):
        raise NothingToTry
    assert (after.undoable(mine.seat) > 0) == allowed


def undo_keeps_what_others_chose(game: Game, rng: Random) -> None:
    """Two answer at the same time; the first to answer takes it back: the other's answer stands."""
    asked = at_once(game)
    if not asked:
        raise NothingToTry
    mine, chooser = rng.sample(asked, 2)
    keys = answer_to(chooser, rng)
    both, only_other = game.copy(), game.copy()
    table = barrier(both)
    both.choose(mine.seat, answer_to(mine, rng))
    both.choose(chooser.seat, keys)
    if not holds(both, table) or both.undoable(mine.seat) == 0:
        raise NothingToTry
    both.undo(mine.seat)
    only_other.choose(chooser.seat, keys)
    assert standing(both) == standing(only_other)


def an_answer_given_again_is_the_same(game: Game, rng: Random) -> None:
    """Who takes an answer back, when others have answered since, and gives it again, changes nothing.

    All see the table as it was, and when the barrier falls it stands as if the answer had not been taken back.
    """
    asked = at_once(game)
    if not asked:
        raise NothingToTry
    mine, chooser = rng.sample(asked, 2)
    after = game.copy()
    table = barrier(after)
    keys = answer_to(mine, rng)
    after.choose(mine.seat, keys)
    after.choose(chooser.seat, answer_to(chooser, rng))
    if not holds(after, table) or after.undoable(mine.seat) == 0:
        raise NothingToTry
    again = after.copy()
    again.undo(mine.seat)
    again.choose(mine.seat, keys)
    assert [again.view(eye) for eye in eyes(game)] == [after.view(eye) for eye in eyes(game)]
    while holds(after, table):
        choice = some_choice(after, rng)
        follow(after, [choice])
        follow(again, [choice])
    assert again.position() == after.position()

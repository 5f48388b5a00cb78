"""Laws of decisions: what is asked and what is accepted."""

from __future__ import annotations

import math
import re
from itertools import combinations
from random import Random
from typing import Any

import pytest

from areo import Decision, Game, IllegalChoice
from tests.laws.playing import (
    LANGUAGES,
    open_decisions,
    question,
    readable,
    some_decision,
    standing,
    translated,
)

ANSWERS = 3  # so many are tried at a moment
BAD_ANSWERS = 10


def asking_changes_nothing(game: Game, rng: Random) -> None:
    """An open question asked anew, from the table as it stands, is the same question and leaves no trace."""
    position = game.position()
    language = rng.choice(LANGUAGES)
    for decision in open_decisions(game):
        copy = game.copy(history=False)
        copy.open[decision.seat] = None
        decision.question.frame.effect.run(copy, decision.question.frame)
        assert question(copy.asked[decision.seat], [language]) == question(decision, [language])
        assert copy.position() == position


def decisions_are_real(game: Game, rng: Random) -> None:
    """Somebody is asked until the game is over; at least two answers, but for a menu; each option has its own key."""
    assert len(game.asked) == game.seats
    assert bool(open_decisions(game)) != game.over
    for decision in open_decisions(game):
        size = len(decision.keys)
        assert size == len(decision.options)
        assert 0 <= decision.least <= min(decision.most, size)
        assert decision.most >= 1
        answers = sum(math.comb(size, count) for count in range(decision.least, decision.most + 1))
        assert answers >= 2 or decision.kind == "menu", f"only one answer to {decision!r}"
        assert decision.kind
        assert len(set(decision.keys)) == size
        assert all(re.fullmatch(r"\S+( \S+)*", key) and len(key) < 80 for key in decision.keys)
        assert game.asked[decision.seat] is not None


def decisions_can_be_read(game: Game, rng: Random) -> None:
    """Prompts and labels are texts in three languages."""
    decision = some_decision(game, rng)
    prompts = [decision.prompt(language) for language in LANGUAGES]
    assert all(readable(prompt) for prompt in prompts)
    assert translated(game, prompts), f"not translated: {prompts}"
    for index in range(len(decision.keys)):
        assert all(readable(decision.label(index, language)) for language in LANGUAGES)


def every_answer_is_accepted(game: Game, rng: Random) -> None:
    """Each set of options that may be picked is, by keys or by indexes, in any order, with the same result."""
    decision = some_decision(game, rng)
    keys = decision.keys
    for picks in some_answers(decision, rng, ANSWERS):
        plain = game.copy()
        plain.choose(decision.seat, picks)
        decisions_are_real(plain, rng)
        order = rng.sample(picks, len(picks))
        by_key = game.copy()
        by_key.choose(decision.seat, [keys[index] for index in order])
        assert by_key.position() == plain.position()
        assert by_key.record() == plain.record()
        mixed = game.copy()
        mixed.choose(decision.seat, [i if n % 2 else keys[i] for n, i in enumerate(picks[::-1])])
        assert mixed.position() == plain.position()


def some_answers(decision: Decision, rng: Random, most: int) -> list[list[int]]:
    """All answers as option indexes, if they are few; else some of any size."""
    size = len(decision.keys)
    sizes = range(decision.least, min(decision.most, size) + 1)
    if sum(math.comb(size, count) for count in sizes) <= most:
        return [list(picks) for count in sizes for picks in combinations(range(size), count)]
    return [rng.sample(range(size), rng.choice(sizes)) for _ in range(most)]


def bad_answers(decision: Decision) -> list[object]:
    """Answers that nobody may give."""
    keys = decision.keys
    first = keys[0]
    fill: list[object] = list(range(decision.least))  # of the right number, but for what stands last
    bad: list[object] = [
        first,
        0,
        None,
        {0},
        {first: 0},
        b"0",
        0.0,
        True,
        [first, first],
        [0, 0],
        [0, first],
    ]
    wrong: list[object] = [-1, -len(keys), len(keys), 10**30, True, False, None, 0.0, 1.0, b"0", [0], [first], (0,), {}]
    wrong += ["", " ", "0", first + " ", " " + first, first.upper(), "no such key", "skip skip", "\ud800"]
    bad.extend([*fill[:-1], pick] for pick in wrong)
    if decision.least > 0:
        bad.append([])
    bad.append(list(range(decision.least - 1)) if decision.least > 1 else [None])
    if decision.most < len(keys):
        bad.append(keys[: decision.most + 1])
        bad.append(list(range(decision.most + 1)))
    return bad


def illegal_answers_leave_no_trace(game: Game, rng: Random) -> None:
    """Whatever is not an answer is refused with a reason, by whoever it is given, and nothing has changed."""
    before = standing(game)
    decision = some_decision(game, rng)
    tried: list[tuple[object, object]] = [(decision.seat, picks) for picks in bad_answers(decision)]
    for seat, asked in enumerate(game.asked):
        if asked is None:
            tried += [(seat, answer) for answer in (["skip"], [0], [], [decision.keys[0]])]
    tried += [(odd, [0]) for odd in (-1, game.seats, 10**30, True, False, None, "0", "", 0.0, [0])]
    for odd, picks in rng.sample(tried, BAD_ANSWERS):
        refused(game, odd, picks)
    assert standing(game) == before


def refused(game: Game, seat: Any, picks: object) -> None:
    """This answer is refused, with a reason."""
    try:
        with pytest.raises(IllegalChoice, match=r"."):
            game.choose(seat, picks)
    except BaseException as error:
        error.add_note(f"answering for seat {seat!r} with {picks!r}")
        raise

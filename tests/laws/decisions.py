"""Laws of decisions: what is asked, what is accepted, and why not."""

from __future__ import annotations

import math
import re
from itertools import combinations
from random import Random
from typing import Any

import pytest

from areo import Decision, Game, IllegalChoice
from tests.law_cases import MOVES
from tests.laws.playing import LANGUAGES, eyes, open_decisions, picture, question, readable, translated


def asking_changes_nothing(game: Game, rng: Random) -> None:
    """An open question asked anew, from the table as it stands, is the same question and leaves no trace."""
    position = game.position()
    for decision in open_decisions(game):
        copy = game.copy(history=False)
        copy.open[decision.seat] = None
        decision.question.frame.effect.run(copy, decision.question.frame)
        assert question(copy.asked[decision.seat]) == question(decision)
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
    for decision in open_decisions(game):
        prompts = [decision.prompt(language) for language in LANGUAGES]
        assert all(readable(prompt) for prompt in prompts)
        assert translated(game, prompts), f"not translated: {prompts}"
        for index in range(len(decision.keys)):
            assert all(readable(decision.label(index, language)) for language in LANGUAGES)
    for eye in eyes(game):
        logs = [game.log(eye, language) for language in LANGUAGES]
        assert len({len(log) for log in logs}) == 1
        assert all(readable(line) for log in logs for line in log)
        assert all(translated(game, lines) for lines in zip(*logs)), "not translated"


def every_answer_is_accepted(game: Game, rng: Random) -> None:
    """Each set of options that may be picked is, by keys or by indexes, in any order, with the same result."""
    for decision in open_decisions(game):
        for picks in some_answers(decision, rng, 12):
            plain = game.copy()
            plain.choose(decision.seat, picks)
            decisions_are_real(plain, rng)
            for order in (picks[::-1], rng.sample(picks, len(picks))):
                by_key = game.copy()
                by_key.choose(decision.seat, [decision.keys[index] for index in order])
                assert by_key.position() == plain.position()
                assert by_key.record() == plain.record()
                mixed = game.copy()
                mixed.choose(decision.seat, [i if n % 2 else decision.keys[i] for n, i in enumerate(order)])
                assert mixed.position() == plain.position()


def some_answers(decision: Decision, rng: Random, most: int) -> list[list[int]]:
    """All answers as option indexes, if they are few; else some of every size."""
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
    before = picture(game)
    for decision in open_decisions(game):
        for picks in bad_answers(decision):
            refused(game, decision.seat, picks)
    for seat, asked in enumerate(game.asked):
        if asked is None:
            for answer in [["skip"], [0], [], *([other.keys[0]] for other in open_decisions(game))]:
                refused(game, seat, answer)
    seats: list[object] = [-1, game.seats, 10**30, True, False, None, "0", "", 0.0, [0]]
    for odd in seats:
        refused(game, odd, [0])
    assert picture(game) == before


def refused(game: Game, seat: Any, picks: object) -> None:
    """This answer is refused, with a reason."""
    position = game.position()
    try:
        with pytest.raises(IllegalChoice, match=r"."):
            game.choose(seat, picks)
    except BaseException as error:
        error.add_note(f"answering for seat {seat!r} with {picks!r}")
        raise
    assert game.position() == position


def grammar(game: Game) -> list[str]:
    """The keys that belong to a game, offered or not."""
    keys = ["skip", "yes", "no", "pass", "end"]
    keys += [f"seat {seat}" for seat in range(game.seats + 1)]
    keys += [f"do {branch}" for branch in range(1, 4)]
    keys += [f"amount {number}" for number in (0, 1, 2, 100)]
    keys += game.rulebook.things.keys.values()
    keys += MOVES[game.rulebook.game](game) if game.rulebook.game in MOVES else []
    return keys


GARBAGE = ["", " ", "xyzzy", "seat", "seat -1", "seat  1", "seat 1 ", "seat ٣", "seat one", "Skip", "do", "do x"]
GARBAGE += ["move", "move a b", "move a", "zone", "zone ", "zone nowhere", "card", "card x", "amount -1", "amount x"]
GARBAGE += ["pay 1 mc", "first x", "\x00", "é" * 500, "seat 99999999999999999999999999", "1", "None", "{1}", "[a|b]"]


def why_says_what_is_missing(game: Game, rng: Random) -> None:
    """`why` is silent exactly about what is offered; about all else it gives reasons, in three languages."""
    position = game.position()
    for seat, decision in enumerate(game.asked):
        offered = decision.keys if decision is not None else []
        for key in offered:
            assert [game.why(seat, key, language) for language in LANGUAGES] == [[], [], []]
        for key in {*grammar(game), *GARBAGE, *(key + " " for key in offered)} - set(offered):
            reasons = [game.why(seat, key, language) for language in LANGUAGES]
            assert all(told and all(told) for told in reasons), f"no reason why not {key!r}"
            assert key in GARBAGE or all(readable(reason) for told in reasons for reason in told)
            assert translated(game, [" ".join(told) for told in reasons]), f"not translated: {reasons}"
    assert game.position() == position

"""The laws over random play, for every game."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import areo
from areo import Game, IllegalChoice
from tests import laws
from tests.case import Case
from tests.law_cases import CASES, GAMES
from tests.laws import (
    along,
    moments,
    open_decisions,
    parallel,
    picture,
    play_on,
    points,
    times,
    try_laws,
)
from tests.laws.every import LAWS, PARALLEL

EVERY_GAME = sorted(areo.games())
every_case = pytest.mark.parametrize("case", CASES, ids=str)

SEVERAL = [case for case in CASES if case.players > 1 and not GAMES[case.game].in_turn]
IN_TURN = [case for case in CASES if GAMES[case.game].in_turn]


@every_case
def test_laws(case: Case) -> None:
    try_laws(case, LAWS)


@pytest.mark.parametrize("case", SEVERAL, ids=str)
def test_laws_of_parallel_phases(case: Case) -> None:
    """Their moments are those at which several seats act at once.

    In some phases there is little to take back, and of two who are asked once each the second ends the phase.
    """
    least = laws.BUDGET // 50 if case.players > 2 else 0
    try_laws(case, PARALLEL, a_game=20, where=parallel.at_once, least=least)


@pytest.mark.parametrize("case", IN_TURN, ids=str)
def test_seats_are_asked_one_after_the_other(case: Case) -> None:
    for seed in range(times(3)):
        for game, _ in along(case, seed):
            assert len(open_decisions(game)) == (not game.over)


def test_every_game_is_under_the_laws() -> None:
    """A new game brings its own tests/<game>/law_cases.py, which tries each number of players."""
    for id in EVERY_GAME:
        least, most = areo.games()[id].seats
        tried = {case.players for case in CASES if case.game == id}
        assert tried == set(range(least, most + 1)), f"{id} is tried with {sorted(tried)} players"


@pytest.mark.parametrize("case", [case for case in CASES if case.state is not None], ids=str)
def test_a_position_written_by_hand_has_every_piece(case: Case) -> None:
    """What it leaves out lies where it does at the start, or in a pile."""
    points.same_pieces(case.new(1), replace(case, state=None).new(1))


@every_case
def test_answered_decisions_can_still_be_read(case: Case) -> None:
    """A client may show a decision a moment longer than it is open: its keys stay, and its labels can be made."""
    for seed in range(times(2)):
        kept: list[tuple[areo.Decision, list[str]]] = []
        game = case.new(seed)
        rng = Random(seed)
        while not game.over:
            kept += [(decision, decision.keys) for decision in open_decisions(game)]
            play_on(game, rng, 1)
            for decision, keys in kept[-6:]:
                still_readable(decision, keys)
        for decision, keys in kept[::7]:
            still_readable(decision, keys)


def still_readable(decision: areo.Decision, keys: list[str]) -> None:
    assert decision.keys == keys
    for language in laws.LANGUAGES:
        assert laws.readable(decision.prompt(language))
        assert all(laws.readable(decision.label(index, language)) for index in range(len(keys)))


@every_case
def test_hidden_things_move(case: Case) -> None:
    """A new deal that only copies would tell everything: over many deals each hidden field takes several values."""
    hidden = laws.HiddenThings(deals=12)
    for moment in islice(moments(case), laws.BUDGET):
        hidden.look(moment.game, laws.some_seat(moment.game, Random(moment.step)))
    for name, found in hidden.moved.items():
        # At times there is only one possibility, such as the last character in hand; and whoever plays alone knows
        # all that was discarded.
        if name.removesuffix(laws.AT_THE_END) not in GAMES[case.game].partly_known:
            assert sum(found) * 3 >= len(found), f"{name} moved {sum(found)} of {len(found)} times"


@pytest.mark.parametrize("id", sorted(GAMES))
def test_all_that_should_be_hidden_is(id: str) -> None:
    """Each field that is declared as hidden is at times hidden from somebody, and moves."""
    hidden = laws.HiddenThings(deals=4)
    everything: set[str] = set()
    for case in GAMES[id].cases:
        declared = set(case.new(0).declared().hidden())
        everything |= declared
        for moment in islice(moments(case, a_game=40), 800):
            seat = laws.some_seat(moment.game, Random(moment.step))
            if hidden.news(moment.game, seat):
                hidden.look(moment.game, seat)
            if declared <= {name for name, found in hidden.moved.items() if any(found)}:
                break
    moved = {name.removesuffix(laws.AT_THE_END) for name, found in hidden.moved.items() if any(found)}
    assert moved == everything


@every_case
def test_one_seed_one_game(case: Case) -> None:
    """7 and "7" are the same seed, and another seed is another game."""
    assert laws.told(case, 7) == laws.told(case, 7)
    assert picture(case.new(7)) == picture(case.new("7"))
    assert picture(case.new(7)) != picture(case.new(8))
    assert case.new("Mars").position() == case.new("Mars").position()


def test_a_seed_left_out_is_drawn_and_recorded() -> None:
    for case in CASES:
        if case.state is None:
            one, other = (areo.new(case.game, case.players, None, **case.options) for _ in range(2))
            assert one.position() != other.position()
            play_on(one, Random(1))
            assert picture(areo.replay(laws.through_json(one.record()))) == picture(one)


def test_games_side_by_side_do_not_disturb_each_other() -> None:
    """Games of all kinds, played a choice here and a choice there, end as they do alone."""
    games: list[Game] = []
    chances: list[Random] = []
    for case in CASES:
        for seed in (1, 2):
            games.append(case.new(seed))
            chances.append(Random(seed))
    turn = Random(0)
    while not all(game.over for game in games):
        number = turn.randrange(len(games))
        if not games[number].over:
            play_on(games[number], chances[number], 1)
    alone = [laws.reach(case, seed) for case in CASES for seed in (1, 2)]
    assert [picture(game) for game in games] == [picture(game) for game in alone]


@pytest.mark.parametrize("hashing", ["0", "4242"])
def test_another_process_plays_the_same_games(hashing: str) -> None:
    """Nothing depends on the order in which Python keeps sets, or on anything else of one process."""
    root = Path(__file__).parents[1]
    code = f"from tests import laws; laws.tell({times(1)})"
    environment = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == told_here()


@cache
def told_here() -> Any:
    """What this process tells, kept for all it is compared with."""
    return laws.through_json([[laws.told(case, seed) for seed in range(times(1))] for case in CASES])


@every_case
@settings(max_examples=times(8))
@given(seed=st.integers(0, 10**6), script=st.lists(st.integers(0, 99), min_size=1, max_size=120))
def test_choosing_and_undoing_at_will(case: Case, seed: int, script: list[int]) -> None:
    """Any mixture of choices and undos leaves a game whose record, replayed, is that very game."""
    game = case.new(seed)
    line: list[list[object]] = []
    for number in script:
        seat = number % game.seats
        if number >= 80 and game.undoable(seat):
            game.undo(seat)
            del line[max(index for index, made in enumerate(line) if made[0] == seat)]
        elif not game.over:
            decision = open_decisions(game)[number % len(open_decisions(game))]
            answer = laws.answer_to(decision, Random(number))
            game.choose(decision.seat, answer)
            line.append([decision.seat, [key for key in decision.keys if key in answer]])
        assert game.record()["choices"] == line
    assert picture(areo.replay(laws.through_json(game.record()))) == picture(game)
    restored = areo.from_position(laws.through_json(game.position()))
    assert restored.position() == game.position()


@every_case
def test_after_the_end_nothing_can_be_chosen(case: Case) -> None:
    game = case.new(1)
    keys = {key for decision in open_decisions(game) for key in decision.keys}
    play_on(game, Random(1))
    end = picture(game)
    answers: list[Any] = [[], [0], ["skip"], *([key] for key in keys)]
    for seat in range(game.seats):
        for answer in answers:
            with pytest.raises(IllegalChoice):
                game.choose(seat, answer)
    assert picture(game) == end

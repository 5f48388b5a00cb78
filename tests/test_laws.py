"""The laws over random play, for every game."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import areo
from areo import Game, IllegalChoice
from tests import laws
from tests.law_cases import CASES, HIDDEN, Case
from tests.laws import Law, along, open_decisions, picture, play_on, times

every_case = pytest.mark.parametrize("case", CASES, ids=str)

# Each law, in how many games it is tried, and at which decisions: each, every second, and so on.
LAWS: list[tuple[Law, int, int]] = [
    (laws.copies_play_on_alike, 1, 12),
    (laws.copies_without_history_have_none, 2, 6),
    (laws.positions_say_everything, 8, 1),
    (laws.positions_restore_exactly, 1, 10),
    (laws.what_is_handed_out_can_be_changed, 1, 15),
    (laws.asking_changes_nothing, 6, 1),
    (laws.decisions_are_real, 12, 1),
    (laws.decisions_can_be_read, 1, 8),
    (laws.every_answer_is_accepted, 2, 4),
    (laws.illegal_answers_leave_no_trace, 1, 10),
    (laws.why_says_what_is_missing, 1, 8),
    (laws.a_new_deal_looks_the_same, 1, 12),
    (laws.a_new_deal_shows_the_same, 4, 1),
    (laws.a_new_deal_depends_on_its_chance_alone, 1, 6),
    (laws.a_rule_of_thumb_knows_no_secret, 2, 6),
    (laws.a_forecast_knows_no_secret, 1, 6),
    (laws.a_new_deal_does_not_tell_the_seed, 1, 40),
    (laws.a_new_deal_has_nothing_to_undo, 2, 6),
    (laws.a_new_deal_plays_to_its_end, 1, 10),
    (laws.views_are_true, 5, 2),
    (laws.pieces_are_conserved, 12, 1),
    (laws.scores_add_up, 8, 2),
    (laws.records_replay, 1, 15),
    (laws.undo_restores, 2, 10),
    (laws.the_latest_choice_can_be_undone_or_told_something, 3, 8),
]


@every_case
@pytest.mark.parametrize(("law", "games", "every"), LAWS, ids=[law.__name__ for law, _, _ in LAWS])
def test_law(case: Case, law: Law, games: int, every: int) -> None:
    for seed in range(times(max(1, games // case.thin))):
        for game, rng in along(case, seed, every * case.thin):
            law(game, rng)


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
    moved: dict[str, list[bool]] = {}
    for seed in range(times(2)):
        for name, found in laws.hidden_things_move(game for game, _ in along(case, seed, 12)).items():
            moved.setdefault(name, []).extend(found)
    for name, found in moved.items():
        # At times there is only one possibility, such as the last character in hand.
        assert sum(found) * 2 >= len(found), f"{name} moved {sum(found)} of {len(found)} times"


@pytest.mark.parametrize("id", sorted(HIDDEN))
def test_all_that_should_be_hidden_is(id: str) -> None:
    """Each field on the list is at times hidden from somebody, and moves; nothing else is hidden."""
    moved: dict[str, list[bool]] = {}
    for case in CASES:
        if case.game == id:
            for seed in range(times(2)):
                games = (game for game, _ in along(case, seed, 3))
                for name, found in laws.hidden_things_move(games, deals=4).items():
                    moved.setdefault(name.removesuffix(" at the end"), []).extend(found)
    assert sorted(moved) == sorted(HIDDEN[id])
    assert all(any(found) for found in moved.values())


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
    alone = [laws.told(case, seed) for case in CASES for seed in (1, 2)]
    assert [game.record() for game in games] == [told["record"] for told in alone]
    assert [laws.digest(game) for game in games] == [told["digests"][-1] for told in alone]


@pytest.mark.parametrize("hashing", ["0", "4242"])
def test_another_process_plays_the_same_games(hashing: str) -> None:
    """Nothing depends on the order in which Python keeps sets, or on anything else of one process."""
    root = Path(__file__).parents[1]
    code = f"from tests import laws; laws.tell({times(2)})"
    environment = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == told_here()


@cache
def told_here() -> Any:
    """What this process tells, kept for all it is compared with."""
    return laws.through_json([[laws.told(case, seed) for seed in range(times(2))] for case in CASES])


def test_undo_keeps_what_others_chose_in_secret() -> None:
    """Two answer at the same time; the first to answer takes it back: the other's answer stands."""
    tried = 0
    for case in CASES:
        for seed in range(times(3)):
            for game, rng in along(case, seed, 5):
                waiting = [decision for decision in open_decisions(game) if decision.question.frame.effect.secret]
                if len(waiting) < 3 or len(open_decisions(game)) < 3:
                    continue
                one, other = rng.sample(waiting, 2)
                answers = {decision.seat: laws.answer_to(decision, rng) for decision in (one, other)}
                only_other = game.copy()
                only_other.choose(other.seat, answers[other.seat])
                both = game.copy()
                both.choose(one.seat, answers[one.seat])
                both.choose(other.seat, answers[other.seat])
                assert both.undoable(one.seat) >= 1
                both.undo(one.seat)
                assert picture(both) == picture(only_other)
                tried += 1
    assert tried


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

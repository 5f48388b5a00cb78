"""A game that is over is looked at once more: how each seat stood, and which choices cost the most."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random
from typing import ClassVar

import pytest
from msgspec import convert

import areo
from areo.bots import Greedy, Thinker, Weighed, bot
from areo.bots import review as reviewing
from areo.bots.puzzles import GAP, Hint, Puzzle
from areo.bots.review import LEAST, PUZZLES, TOLD, Look, Review, Reviewing, different, review
from areo.bots.seat import Seat, sit


def played(game: str, players: int, *names: str, seed: str = "reviewed") -> areo.Game:
    """A game between bots, to its end."""
    table = areo.new(game, players=players, seed=seed)
    rng = Random(seed)
    bots = [bot(name) for name in names]
    while not table.over:
        seat = table.waiting_for()[0]
        table.choose(seat, bots[seat].choose(sit(table, seat, rng), rng))
    return table


def random_game(name: str, players: int, **options: object) -> areo.Game:
    """A game that was played at random, to its end."""
    table = areo.new(name, players=players, seed="reviewed", **options)
    rng = Random("reviewed")
    while not table.over:
        seat = table.waiting_for()[0]
        asked = table.asked[seat]
        assert asked is not None
        table.choose(seat, asked.sample(rng))
    return table


@pytest.fixture(scope="module")
def game() -> areo.Game:
    """Mission: Red Planet, where the first seat plays at random."""
    return played("red-planet", 3, "random", "greedy", "greedy")


@pytest.fixture(scope="module")
def found(game: areo.Game) -> Review:
    return review(game)


def choices(game: areo.Game) -> list[list[object]]:
    made = game.record()["choices"]
    assert isinstance(made, list)
    return made


def test_the_same_record_gives_the_same_review(game: areo.Game, found: Review) -> None:
    assert asdict(review(areo.replay(game.record()))) == asdict(found)


def test_the_five_costliest_choices_come_costliest_first(found: Review) -> None:
    costs = [choice.cost for choice in found.costly]
    assert len(costs) == TOLD == 5
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] >= LEAST
    assert found.costly[0].seat == 0  # whoever plays at random


def test_a_costly_choice_names_what_was_picked_and_a_better_move_that_was_offered(
    game: areo.Game, found: Review
) -> None:
    record = game.record()
    for choice in found.costly:
        then = areo.replay(record, choice.moment)
        asked = then.asked[choice.seat]
        assert asked is not None
        assert [choice.seat, choice.played] == choices(game)[choice.moment]
        assert set(choice.better) <= set(asked.keys)
        assert choice.better != choice.played
        assert choice.round == then.clock()
        assert set(choice.texts) == {"en", "fr", "pt"}
        told = choice.texts["fr"]
        assert told.prompt == asked.prompt("fr")
        assert told.better == asked.label(asked.keys.index(choice.better[0]), "fr")
        assert told.clock == then.clock_text("fr")


def test_the_curve_has_each_seat_at_the_start_and_at_the_end_of_every_round(game: areo.Game, found: Review) -> None:
    assert [point.round for point in found.curve] == [0, 0, *range(1, 11)]
    assert found.curve[0].moment == 0
    assert found.curve[-1].moment == len(choices(game))


def test_the_curve_is_the_lead_over_the_best_of_the_others_and_ends_with_the_real_one(
    game: areo.Game, found: Review
) -> None:
    totals = [float(str(score["total"])) for score in game.scores()]
    second, first = sorted(totals)[1:]
    for value, total in zip(found.curve[-1].values, totals, strict=True):
        assert value == total - (second if total == first else first)
    for point in found.curve:
        ahead = sorted(point.values)
        assert ahead[-1] == -ahead[-2] >= 0.0  # who is ahead is so by as much as the next is behind
    assert max(found.curve[0].values) < 10.0  # nothing is decided yet


@pytest.mark.parametrize("chapter", ["outbreak", "invasion"])
def test_where_no_points_decide_the_curve_ends_before_the_last_choice(chapter: str) -> None:
    """Winning is worth no number of points that could be drawn beside the others."""
    game = random_game("on-mars", 3, chapter=chapter)
    work = Reviewing(game)
    made = len(choices(game))
    for number in range(made):
        work.follow(number)
    assert not work.found.competitive
    assert work.found.curve[-1].moment == made - 1
    assert [abs(value) < 500.0 for value in work.found.curve[-1].values] == [True] * 3
    ended = [point.round for point in work.found.curve]
    assert ended == sorted(ended)


def test_every_choice_is_weighed_or_left_out(game: areo.Game, found: Review) -> None:
    assert found.weighed + found.left_out == len(choices(game))
    assert found.done == found.of
    assert found.looks == []


def test_answers_of_many_cards_that_were_not_weighed_are_left_out() -> None:
    game = played("terraforming-mars", 2, "random", "greedy")
    found = review(game)
    first = next(number for number, (_, keys) in enumerate(choices(game)) if isinstance(keys, list) and len(keys) > 3)
    asked = areo.replay(game.record(), first).asked
    assert any(each is not None and each.most > 6 for each in asked)  # two to the tenth answers, of which 60 are tried
    assert found.left_out >= 1
    assert found.weighed + found.left_out == len(choices(game))


class Spy(Greedy):
    """Weighs nothing, and remembers what it was shown."""

    shown: ClassVar[list[tuple[int, areo.Game, str]]] = []

    def weigh(self, seat: Seat, rng: Random) -> list[Weighed]:
        self.shown.append((seat.number, seat._game, json.dumps(seat.view)))
        return [Weighed(answer, 0.0) for answer in seat.asked.answers()]


def test_a_choice_is_weighed_by_what_its_seat_knew_then(game: areo.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "REVIEWER", Spy)
    monkeypatch.setattr(Spy, "shown", [])
    work = Reviewing(game)
    others = 0
    for number in range(30):
        then = areo.replay(game.record(), number)
        work.step()
        seat, table, view = Spy.shown[-1]
        assert view == json.dumps(then.view(seat))
        assert table.first is None  # no record to look up
        others += any(table.view(other) != then.view(other) for other in range(3) if other != seat)
    assert others > 20  # what the others hold is dealt anew


def test_a_review_goes_on_in_another_process(game: areo.Game, found: Review) -> None:
    part = Reviewing(game)
    while not part.found.finished:
        part.step()
        if part.found.done % 40 == 7:
            part = Reviewing(areo.replay(game.record()), convert(json.loads(json.dumps(asdict(part.found))), Review))
    assert asdict(part.found) == asdict(found)


def test_a_review_tells_how_far_it_is_and_can_be_stopped(game: areo.Game) -> None:
    told: list[tuple[int, int]] = []

    def stop_at_ten(done: int, of: int) -> bool:
        told.append((done, of))
        return done < 10

    stopped = review(game, stop_at_ten)
    assert [done for done, _ in told] == list(range(1, 11))
    assert {of for _, of in told} == {stopped.of}
    assert stopped.done == 10 < stopped.of
    assert not stopped.finished


def test_work_that_takes_too_long_is_passed_over(game: areo.Game) -> None:
    work = Reviewing(game)
    work.leave_out()
    work.step()
    assert (work.found.done, work.found.left_out, work.found.weighed) == (2, 1, 1)
    assert work.found.curve[0].moment == 0


def test_of_a_very_long_game_some_choices_are_weighed(game: areo.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    made = len(choices(game))
    monkeypatch.setattr(reviewing, "MOST", made // 2)
    found = review(game)
    assert found.weighed + found.left_out <= made // 2
    assert found.finished


def test_a_move_that_is_missed_all_round_long_is_told_once() -> None:
    looks = [
        Look(moment, round, seat, [1], [key], 9.0 - moment)
        for moment, (round, seat, key) in enumerate([(3, 0, "sell"), (3, 0, "sell"), (3, 1, "sell"), (4, 0, "sell")])
    ]
    assert [look.moment for look in different(looks)] == [0, 2, 3]


def test_the_line_of_a_better_move_is_what_the_seat_would_do_next() -> None:
    game = played("terraforming-mars", 2, "random", "greedy", seed="line")
    lines = [choice.texts["en"].line for choice in review(game).costly]
    assert all(len(line) <= 6 for line in lines)
    assert any(lines)


def test_puzzles_are_of_choices_that_missed_the_one_best_move(game: areo.Game, found: Review) -> None:
    assert found.puzzles
    for puzzle in found.puzzles:
        stands = areo.from_position(puzzle.position)
        moment, then = next(
            (number, then)
            for number, (seat, _) in enumerate(choices(game))
            if seat == puzzle.seat and (then := areo.replay(game.record(), number)).view(seat) == stands.view(seat)
        )
        assert choices(game)[moment][1] != [puzzle.best]
        assert puzzle.gap >= GAP
        assert stands.options["seed"] != then.options["seed"]  # what the seat could not see is dealt anew
        assert any(stands.view(other) != then.view(other) for other in range(3) if other != puzzle.seat)


def posed(game: areo.Game, monkeypatch: pytest.MonkeyPatch, *best: str) -> list[Puzzle]:
    """The puzzles of a review to which the costliest choices seem to have these best moves; "played": as was played."""
    answers = list(best)
    lucks: list[str] = []

    def puzzle_at(thinker: Thinker, table: areo.Game, seat: int, luck: str) -> Puzzle | None:
        lucks.append(luck)
        key = answers.pop(0) if answers else ""
        if key == "played":
            key = str(choices(game)[int(luck.split()[-1])][1][0])  # type: ignore[index]
        hint = Hint("", "Which?", key, [])
        return Puzzle("red-planet", seat, {}, key, GAP, {}, {"en": hint}) if key else None

    monkeypatch.setattr(reviewing, "puzzle_at", puzzle_at)
    found = review(game).puzzles
    assert len(set(lucks)) == len(lucks)
    assert all(luck.startswith("reviewed ") for luck in lucks)  # the game's seed: no two games share a puzzle's deal
    return found


def test_a_choice_that_was_the_best_move_after_all_is_no_puzzle(
    game: areo.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [puzzle.best for puzzle in posed(game, monkeypatch, "played", "zone a")] == ["zone a"]


def test_no_two_puzzles_of_a_game_have_the_same_answer_to_the_same_question(
    game: areo.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = posed(game, monkeypatch, "zone a", "zone a", "zone b")
    assert [puzzle.best for puzzle in found] == ["zone a", "zone b"]


def test_a_game_gives_five_puzzles_at_most(game: areo.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    found = posed(game, monkeypatch, *[f"zone {number}" for number in range(12)])
    assert [puzzle.best for puzzle in found] == [f"zone {number}" for number in range(PUZZLES)]


def test_where_no_choice_cost_much_there_is_no_puzzle(game: areo.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "GAP", 100.0)
    assert posed(game, monkeypatch, "zone a") == []

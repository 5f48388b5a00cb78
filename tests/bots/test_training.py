"""Learning: games are played once, a stopped course goes on, the same seed teaches the same, and a lesson helps."""

from __future__ import annotations

import json
from pathlib import Path

import numpy
import pytest
from typer.testing import CliRunner

import areo
from areo.bots.arena import Pairing
from areo.bots.crew import Alone
from areo.bots.judge import RULE_OF_THUMB
from areo.bots.training import course as courses
from areo.bots.training.course import Course, Report, keep, kept, learn
from areo.bots.training.experience import FLAWS, Experience, experience
from areo.bots.training.fit import fit, followed
from areo.cli import app
from areo.kernel.game import Json


class Stopped(Exception):
    """Somebody pulled the plug."""


COURSE = Course("ares-expedition", 2, 20, 2, "school")


def go_through(course: Course, folder: Path) -> tuple[Json, list[Report]]:
    reports: list[Report] = []
    return learn(course, folder, Alone(), lambda done, of: None, reports.append), reports


def test_experience_is_what_a_seat_saw_and_how_the_game_ended_for_it() -> None:
    found = experience(Pairing("ares-expedition", 3, "a", ("x", "x"), {}), RULE_OF_THUMB)
    numbers, marks = areo.new("ares-expedition", players=2, seed=1).feature_names()
    assert len(found) > 20
    assert len(found.numbers) == len(numbers) * len(found)
    assert sum(found.marked) == len(found.marks)
    assert max(found.marks) < len(marks)
    assert len(found.thumbs) == len(found)
    assert len(set(found.outcomes)) == 2  # one for each seat
    assert sum(set(found.outcomes)) == 0.0  # what one is ahead by, the other is behind


def test_experience_is_kept_as_it_was(tmp_path: Path) -> None:
    parts = [experience(Pairing("ares-expedition", number, "a", ("x", "x"), {}), RULE_OF_THUMB) for number in (0, 1)]
    keep(tmp_path / "piece.zip", parts)
    assert kept(tmp_path / "piece.zip") == parts
    (tmp_path / "torn.zip").write_bytes(b"torn")
    with pytest.raises(areo.BadOption, match="holds no experience"):
        kept(tmp_path / "torn.zip")


def test_what_follows_from_the_features_is_found() -> None:
    """An outcome of 3 for each second number above 2, and of 4 for the first mark."""
    parts = []
    for number in range(400):
        part = Experience(number)
        for step in range(10):
            progress, amount, mark = step / 10, float(number % 7), (number // 7) % 2
            part.numbers.extend([progress, amount])
            part.marks.extend([0] if mark else [])
            part.marked.append(mark)
            part.thumbs.append(float(number % 3))
            part.outcomes.append(3 * max(0.0, amount - 2) + 4 * mark)
            part.seats.append(step % 2)
            part.flaws.extend([0.0] * FLAWS)
        parts.append(part)
    found = fit(parts, 2, 1, "x")
    assert found.tables == 3600
    assert found.explained > 0.9
    assert found.by_thumb < 0.1


def test_what_comes_next_counts_a_little_and_the_end_of_the_game_the_most() -> None:
    first, second = Experience(0), Experience(1)
    for part, seats in ((first, [0, 1, 0]), (second, [0])):
        for seat in seats:
            part.seats.append(seat)
            part.outcomes.append(0.0)
    aims = followed([first, second], numpy.array([10, -10, 10, 3], "f4"), numpy.array([1, 2, 4, 5], "f4"))
    assert aims.tolist() == pytest.approx([0.1 * 4 + 0.9 * 10, -10, 10, 3])


def test_a_course_goes_on_where_it_was_stopped_and_gives_the_same_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courses, "PIECE", 5)
    whole, reports = go_through(COURSE, tmp_path / "whole")
    assert [report.round for report in reports] == [1, 2]
    assert list(whole) == ["two"]
    played: list[tuple[int, int]] = []
    plays = courses.play_game

    def stops_once(course: Course, number: int, lesson: str | None, game: int) -> Experience:
        played.append((number, game))
        if played.count((2, 7)) == 1 and (number, game) == (2, 7):
            raise Stopped
        return plays(course, number, lesson, game)

    monkeypatch.setattr(courses, "play_game", stops_once)
    with pytest.raises(Stopped):
        go_through(COURSE, tmp_path / "stopped")
    assert played == [*((1, game) for game in range(20)), *((2, game) for game in range(8))]
    played[:] = [(2, 7)]
    again, reports = go_through(COURSE, tmp_path / "stopped")
    assert played[1:] == [(2, game) for game in range(5, 20)]  # what was kept is not played again
    assert [report.round for report in reports] == [2]
    assert again == whole


def test_a_folder_with_another_course_is_left_alone(tmp_path: Path) -> None:
    courses.begin(COURSE, tmp_path)
    with pytest.raises(areo.BadOption, match="holds another course"):
        courses.begin(Course("ares-expedition", 2, 20, 2, "other"), tmp_path)


def test_the_command_says_what_it_learned_and_refuses_what_cannot_be(tmp_path: Path) -> None:
    run = CliRunner().invoke
    arguments = ["--games", "10", "--rounds", "1", "--in", str(tmp_path / "course")]
    done = run(app, ["train", "ares-expedition", *arguments])
    assert done.exit_code == 0, done.output
    assert "of games held out" in done.output
    assert json.loads((tmp_path / "course" / "lesson-1.json").read_text())["two"]["features"]
    for wrong, message in (
        (["train", "no-such-game", *arguments], "no-such-game"),
        (["train", "ares-expedition", "--players", "9", *arguments], "9"),
        (["train", "ares-expedition", "--option", "cop=true", *arguments], "cop"),
    ):
        done = run(app, wrong)
        assert done.exit_code == 2
        assert message in done.output

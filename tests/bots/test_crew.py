"""Crews: every task is done once, whoever does it, and what goes wrong is told. The cluster's is in test_machines."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from areo.bots.crew import Alone, Crew, Processes
from areo.bots.crew.crew import parcels
from areo.bots.training.course import Course, begin, kept, piece_file, play_round


def squared(task: int) -> int:
    if task == 13:
        raise ValueError("13 is not squared here")
    return task * task


def killed(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


@pytest.mark.parametrize("crew", [Alone(), Processes(2), Processes(9)], ids=["alone", "two", "more than tasks"])
def test_every_task_is_done_once(crew: Crew) -> None:
    told: list[int | str] = []
    with crew:
        crew.do(squared, range(5), told.append, lambda: told.append("begun"))
        crew.do(squared, [], told.append, lambda: told.append("nothing to do"))
    assert told[0] == "begun"
    assert sorted(map(str, told[1:-1])) == ["0", "1", "16", "4", "9"]
    assert told[-1] == "nothing to do"


@pytest.mark.parametrize("crew", [Alone(), Processes(2)], ids=["alone", "two"])
def test_what_goes_wrong_in_a_task_is_told(crew: Crew) -> None:
    with pytest.raises(ValueError, match="13 is not squared here"):
        crew.do(squared, range(10, 16), lambda done: None)


def test_a_killed_process_is_told() -> None:
    with pytest.raises(ChildProcessError, match="was killed"):
        Processes(2).do(killed, range(4), lambda done: None)


def test_parcels_keep_the_order_and_are_not_many_more_than_wanted() -> None:
    assert parcels(range(3), 2000) == [[0], [1], [2]]
    cut = parcels(range(1000), 64)
    assert [task for parcel in cut for task in parcel] == list(range(1000))
    assert 64 <= len(cut) <= 128


def test_processes_play_the_same_round_of_a_course(tmp_path: Path) -> None:
    course = Course("ares-expedition", 2, 3, 1, "school")
    for name, crew in (("alone", Alone()), ("processes", Processes(2))):
        begin(course, tmp_path / name)
        play_round(course, tmp_path / name, 1, None, crew, lambda done, of: None)
    alone, processes = (kept(piece_file(tmp_path / name, 1, 0)) for name in ("alone", "processes"))
    assert [part.number for part in alone] == [0, 1, 2]
    assert alone == processes

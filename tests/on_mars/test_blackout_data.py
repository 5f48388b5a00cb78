"""Blackout: its figures and cards in the file of components, and the faults that are refused there."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from areo.on_mars.chapters.blackout.numbers import TARGETS
from areo.on_mars.chapters.blackout.table import figures_of
from areo.on_mars.data import load
from tests.datafiles import HERE, assert_refused, at, passage_changed, written

PACKAGED = resources.files("areo.on_mars").joinpath("components.toml").read_text(encoding="utf-8")
QUOTA = "quota = [6, 7, 8]\n"
NORMAL = PACKAGED[PACKAGED.index("[blackout.normal]") : PACKAGED.index("[blackout.hard]")]
TIME = next(line for line in NORMAL.splitlines() if line.startswith("time"))
REPAIRS = next(line for line in NORMAL.splitlines() if line.startswith("repairs"))
MINE = 'id = "v_mine"\ntarget = "mine"\ncopies = { normal = 1, hard = 1 }\n'
WORDS = ", ".join(f'"{target}"' for target in TARGETS)


def test_the_figures_that_are_certain() -> None:
    found = figures_of(load())
    assert found.quota == [6, 7, 8]
    assert found.limit == 5


def test_every_target_has_a_card() -> None:
    cards = figures_of(load()).cards
    assert [TARGETS[card.target] for card in cards] == list(TARGETS)
    assert [card.copies[0] for card in cards] == [1] * 8 + [12]


def test_names_in_three_languages() -> None:
    for language in ("en", "fr", "pt"):
        assert len({card.names[language] for card in figures_of(load()).cards}) == 9


FAULTS = [
    ("quota for too few", QUOTA, HERE + "quota = [6, 7]\n",
     "[blackout]: quota must hold 3 numbers, for 2, 3 and 4 players, found 2"),
    ("quota too high", QUOTA, HERE + "quota = [6, 7, 13]\n",
     "[blackout]: quota must hold whole numbers between 1 and 12, found 13"),
    ("no blackouts", "blackouts = 5\n", HERE + "blackouts = 0\n",
     "[blackout]: blackouts must be between 1 and 10, found 0"),
    ("no time", NORMAL, at(NORMAL, TIME, "time = [0, 9, 9]"),
     "[blackout.normal]: time must hold whole numbers between 1 and 30, found 0"),
    ("no repairs", NORMAL, at(NORMAL, REPAIRS, "repairs = 0"),
     "[blackout.normal]: repairs must be between 1 and 6, found 0"),
    ("unknown target", MINE, at(MINE, 'target = "mine"', 'target = "moon"'),
     f'vandalism "v_mine": target must be one of {WORDS}, found "moon"'),
    ("copies of one level", MINE, at(MINE, "copies = { normal = 1, hard = 1 }", "copies = { normal = 1 }"),
     'vandalism "v_mine": copies: "hard" is missing'),
    ("copies below zero", MINE, at(MINE, "copies = { normal = 1, hard = 1 }", "copies = { normal = -1, hard = 1 }"),
     'vandalism "v_mine": copies: normal must be between 0 and 40, found -1'),
    ("id twice", 'id = "v_water"\n', HERE + 'id = "v_mine"\n',
     'vandalism "v_mine": this id is taken already, on line {}'),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "fault"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS])
def test_faults_are_refused_where_they_are(tmp_path: Path, old: str, new: str, fault: str) -> None:
    line = PACKAGED[: PACKAGED.index(MINE)].count("\n") + 1
    assert_refused(load, tmp_path, passage_changed(PACKAGED, old, new), fault.format(line))


def test_a_deck_without_cards_is_refused(tmp_path: Path) -> None:
    text = PACKAGED.replace("copies = { normal = 1,", "copies = { normal = 0,")
    quiet = next(line for line in PACKAGED.splitlines() if line.startswith("copies = { normal = 12"))
    text = text.replace(quiet, quiet.replace("normal = 12", "normal = 0"))
    text = text.replace("[[vandalism]]", HERE + "[[vandalism]]", 1)
    assert_refused(load, tmp_path, text, "the normal deck needs at least one card")


def test_an_owner_of_the_box_may_correct_the_time(tmp_path: Path) -> None:
    path = written(tmp_path, passage_changed(PACKAGED, TIME + "\n" + REPAIRS, "time = [12, 11, 10]\n" + REPAIRS))
    assert figures_of(load(path)).time[0] == [12, 11, 10]

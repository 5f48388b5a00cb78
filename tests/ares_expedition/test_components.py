"""What is in the box: the totals of the cards, and the board."""

from __future__ import annotations

from collections import Counter
from typing import Any

from areo.ares_expedition.deck import BOOK
from areo.ares_expedition.game_type import GAME
from areo.ares_expedition.numbers import CUBES, TAGS
from areo.tableau.points import Flat
from areo.tableau.vocabulary import NO_CUBES


def test_208_projects_of_three_colours() -> None:
    cards = [card for card in GAME.cards("en", {}) if card.kind == "project"]
    assert Counter(card.facts["colour"] for card in cards) == {"blue": 64, "red": 38, "green": 106}


def test_what_all_projects_cost_together() -> None:
    assert sum(card.cost for card in BOOK.projects) == 2750


def test_the_tags_of_all_projects() -> None:
    found = Counter(TAGS[tag] for card in BOOK.projects for tag in card.tags)
    assert found == {
        "building": 67, "space": 42, "event": 38, "science": 32, "plant": 27, "power": 27, "earth": 23, "microbe": 18,
        "jovian": 12, "animal": 8,
    }  # fmt: skip
    assert found.total() == 294


def test_the_tags_of_all_corporations() -> None:
    found = Counter(TAGS[tag] for card in BOOK.corporations for tag in card.tags)
    assert found == {"building": 3, "space": 2, "plant": 1, "science": 1, "jovian": 1, "earth": 1, "power": 1}


def test_the_points_of_all_projects() -> None:
    worth = [card.points for card in BOOK.projects if card.points is not None]
    assert sum(points.points for points in worth if isinstance(points, Flat)) == 77
    assert len([points for points in worth if not isinstance(points, Flat)]) == 14


def test_actions_and_storing_cards() -> None:
    blue = [card for card in BOOK.projects if card.number <= 64]
    assert len([card for card in blue if card.action is not None]) == 34
    assert not [card for card in BOOK.projects if card.action is not None and card.number > 64]
    assert not [card for card in BOOK.corporations if card.action is not None]
    storing = Counter(CUBES[card.holds] for card in BOOK.projects if card.holds != NO_CUBES)
    assert storing == {"microbe": 7, "animal": 6, "science": 1}


def test_the_board() -> None:
    board: Any = GAME.board({})
    tracks = board["tracks"]
    assert [(tracks[name]["from"], tracks[name]["to"], tracks[name]["step"]) for name in tracks] == [
        (-30, 8, 2),
        (0, 14, 1),
        (0, 9, 1),
    ]
    assert [(zone["zone"], zone["from"], zone["to"]) for zone in tracks["temperature"]["zones"]] == [
        ("purple", -30, -20),
        ("red", -18, -10),
        ("yellow", -8, 0),
        ("white", 2, 8),
    ]
    assert [(zone["zone"], zone["from"], zone["to"]) for zone in tracks["oxygen"]["zones"]] == [
        ("purple", 0, 2),
        ("red", 3, 6),
        ("yellow", 7, 11),
        ("white", 12, 14),
    ]
    assert board["hand_limit"] == 10
    assert [phase["plays"] for phase in board["phases"]] == [["green"], ["blue", "red"], [], [], []]
    assert [phase["roman"] for phase in board["phases"] if phase["acts"]] == ["III"]
    assert [(list(one["cost"]), one["brief"]["en"]) for one in board["projects"]] == [
        (["plants"], "Forest"),
        (["mc"], "Forest"),
        (["heat"], "Warmer"),
        (["mc"], "Warmer"),
        (["mc"], "Ocean"),
    ]

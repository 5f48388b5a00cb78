"""What a drawing is given: a view and what is printed, and nothing of the live table."""

from __future__ import annotations

import ast
import gc
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import FunctionType, ModuleType

import pytest

import areo
from areo.kernel.machine import Machine
from areo.registry import GAMES
from areo.terminal.onlooker import Onlooker
from tests.terminal.seated import Page

AREO = Path(areo.__file__).parent


def midway(id: str) -> areo.Game:
    """A game some way on, played at random."""
    game = areo.new(id, players=3, seed=5)
    rng = Random(5)
    for _ in range(60):
        decision = next(decision for decision in game.asked if decision is not None)
        game.choose(decision.seat, decision.sample(rng))
    return game


def reached(start: object) -> Iterator[object]:
    """Everything that can be got hold of from an object, code left aside."""
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        one = waiting.pop()
        if id(one) not in seen and not isinstance(one, (type, ModuleType, FunctionType)):
            seen.add(id(one))
            yield one
            waiting += gc.get_referents(one)


@pytest.mark.parametrize("id", GAMES)
def test_no_live_game_can_be_reached_from_a_scene(id: str) -> None:
    game = midway(id)
    assert any(isinstance(one, Machine) for one in reached([game]))
    scene = Onlooker(game, "en").scene(game, 0, 80)
    assert not any(isinstance(one, Machine) for one in reached(scene))


@pytest.mark.parametrize("id", GAMES)
def test_a_table_is_drawn_from_its_view_alone(id: str) -> None:
    """A scene with the view as it would come over a wire draws the same, after the game has gone on."""
    game = midway(id)
    onlooker = Onlooker(game, "fr")
    for seat in (None, 0, 1):
        scene = onlooker.scene(game, seat, 100)
        pages = Page(100), Page(100)
        for page, view in zip(pages, (scene.view, json.loads(json.dumps(scene.view))), strict=True):
            page.print(
                onlooker.drawing.table(replace(scene, view=view)), onlooker.drawing.board(replace(scene, view=view))
            )
        assert pages[0].text == pages[1].text


@pytest.mark.parametrize("package", GAMES.values())
def test_a_game_s_drawing_knows_definitions_and_no_table(package: str) -> None:
    live = {f"{package}.{module}" for module in ("table", "game", "view", "verbs", "scoring", "position", "hidden")}
    live |= {"areo.kernel.game", "areo.kernel.machine", "areo.library", "areo.terminal.onlooker"}
    folder = AREO / package.removeprefix("areo.") / "terminal"
    assert (folder / "__init__.py").exists()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                named = {str(node.module)} | {f"{node.module}.{name.name}" for name in node.names}
                assert not named & live, f"{path.name}, line {node.lineno}"
            assert not isinstance(node, ast.Import), f"{path.name}: from ... import says what is used"


@pytest.mark.parametrize("part", ["kernel", "bots", "table", "terminal"])
def test_what_all_games_share_names_none_of_them(part: str) -> None:
    words = {word for id in GAMES for word in (id, id.replace("-", "_"), id.replace("-", " "))}
    for path in (AREO / part).rglob("*.py"):
        code = path.read_text("utf-8").casefold()
        assert not [word for word in words if word in code], path

"""The server is killed in mid-game, again and again, and nobody loses anything."""

from __future__ import annotations

from pathlib import Path
from random import Random

from areo.registry import GAMES
from tests.table.killing import play_and_kill

KILLS = 10


def test_two_programs_and_two_bots_play_every_game_while_the_server_is_killed_ten_times(tmp_path: Path) -> None:
    figures = play_and_kill(tmp_path / "tables", list(GAMES), KILLS, Random("kills"))
    print(figures)
    assert figures.kills == KILLS
    assert figures.choices > 300
    assert figures.acknowledged > 100
    assert figures.states > figures.acknowledged

"""A game from outside the tree at a real table: several seats play it over sockets, people and bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import areo
from areo import library
from tests.plugin.ice_race.game_type import GAME
from tests.plugin.installed import environment, install
from tests.table.knowledge import ending, texts, through_json
from tests.table.server import Server, play_on


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server on a machine where Ice Race is installed."""
    monkeypatch.setitem(library.ADDED, "ice-race", GAME)  # for this process, which compares
    place = tmp_path / "installed"
    place.mkdir()
    monkeypatch.setenv("PYTHONPATH", environment(install(place))["PYTHONPATH"])
    with Server(tmp_path / "tables") as server:
        yield server
        assert '"level": "error"' not in server.errors()


def test_it_is_offered_with_its_names_and_cards(server: Server) -> None:
    offered = {game["id"]: game for game in server.request("/api/games")["games"]}
    assert offered["ice-race"]["names"]["fr"] == "La Course des glaces"
    assert offered["ice-race"]["seats"] == [2, 4]
    words = server.request("/api/games/ice-race/words?language=pt")
    assert words["things"]["space pole"] == "o Polo"
    assert len(words["cards"]) == 20


def test_a_whole_game_is_played_over_sockets_and_survives_a_restart(server: Server) -> None:
    made = server.make("ice-race", None, "greedy", None, seed=3)
    players = [server.sit(made, 0, "fr"), server.sit(made, 2, "pt")]
    play_on(players, Random("ice"), choices=5)
    for player in players:
        player.leave()
    server.restart()
    players = [server.sit(made, 0, "fr"), server.sit(made, 2, "pt")]
    play_on(players, Random("ice"))
    end = areo.replay(server.request(f"/api/tables/{made['id']}/record", server.token(made, 0)))
    end.names = ["", "Tycho", ""]
    assert end.over
    for player, seat in zip(players, (0, 2), strict=True):
        assert player.state["view"] == through_json(end.view(seat))
        assert player.state["ending"] == through_json(ending(end))
        assert texts(player.log) == end.log(seat, player.language)
        player.leave()

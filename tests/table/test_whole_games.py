"""Whole games of every game there is, played by several seats over sockets, some of them by bots."""

from __future__ import annotations

import pytest

import areo
from areo.registry import GAMES
from tests.table.knowledge import ending, texts, through_json
from tests.table.played import TABLES, Played


@pytest.fixture(params=TABLES)
def game(request: pytest.FixtureRequest, played: dict[str, Played]) -> Played:
    return played[str(request.param)]


def test_every_game_there_is_is_played() -> None:
    assert {game for game, _, _ in TABLES.values()} == set(GAMES)


def test_the_last_thing_everybody_sees_is_what_the_record_leads_to(game: Played) -> None:
    end = areo.replay(game.record)
    end.names = game.names
    assert end.over
    for client in game.clients:
        state = client.player.state
        assert state["over"]
        assert state["view"] == through_json(end.view(client.seat))
        assert texts(client.player.log) == end.log(client.seat, client.player.language)
        assert (state["asked"], state["waiting"], state["undoable"]) == (None, [], 0)


def test_the_ending_tells_points_places_and_who_won(game: Played) -> None:
    told = through_json(ending(areo.replay(game.record)))
    assert game.after["ending"] == told
    for client in game.clients:
        assert client.player.state["ending"] == told
        assert all(state["ending"] is None for state, _ in client.player.sights if not state["over"])


def test_every_choice_is_in_the_record_once(game: Played) -> None:
    assert game.after["moments"] == len(game.record["choices"])
    assert game.clients[0].player.version() == len(game.record["choices"])


def test_what_is_recorded_of_each_seat_is_what_was_chosen_there(game: Played) -> None:
    """Bots have chosen at their seats, and the people's programs at theirs."""
    _, fills, _ = TABLES[game.name]
    assert {seat for seat, _ in game.record["choices"]} == set(range(len(fills)))
    for client in game.clients:
        done = [message for message in client.player.received if message["type"] == "done"]
        assert len(done) == sum(1 for seat, _ in game.record["choices"] if seat == client.seat)

"""What one takes home from a game that still goes on: all one has seen of it, and a position to play on from."""

from __future__ import annotations

import json
from random import Random

import pytest

import areo
from tests.table.server import Json, Refused, Server, play_on

MOST_BYTES = 64 * 1024  # that a request for a table may have


def taken_home(server: Server, made: Json, seat: int) -> Json:
    seen: Json = server.request(f"/api/tables/{made['id']}/record", server.token(made, seat))
    return seen


@pytest.mark.parametrize(("game", "players"), [("red-planet", 3), ("terraforming-mars", 2)])
@pytest.mark.parametrize("choices", [0, 7, 60])
def test_a_seat_plays_on_from_what_it_has_seen(server: Server, game: str, players: int, choices: int) -> None:
    made = server.make(game, *[None] * players, seed=4)
    seats = [server.sit(made, seat) for seat in range(players)]
    play_on(seats, Random(4), choices)
    for seat, player in enumerate(seats):
        position = taken_home(server, made, seat)["position"]
        assert areo.from_position(position).view(seat) == player.state["view"]
        wish = {"game": game, "seats": [{}] * players, "position": position}
        assert len(json.dumps(wish)) < MOST_BYTES
        again = server.sit(server.request("/api/games", body=wish), seat)
        assert again.state["view"] == player.state["view"]
        offered, before = again.state["asked"], player.state["asked"]
        assert (offered and offered["options"]) == (before and before["options"])
        again.leave()
        player.leave()


def test_what_it_could_not_see_is_dealt_anew_every_time(server: Server) -> None:
    made = server.make("terraforming-mars", None, None, seed=4)
    one, two = server.sit(made, 0), server.sit(made, 1)
    play_on([one, two], Random(4), 4)
    real = two.state["view"]["players"][1]["hand"]
    guesses = [taken_home(server, made, 0)["position"]["state"]["players"][1]["hand"] for _ in range(5)]
    assert len({json.dumps(guess) for guess in guesses}) > 1
    assert len(guesses[0]) == len(real)
    seeds = {taken_home(server, made, 0)["position"]["options"]["seed"] for _ in range(3)}
    assert len(seeds) == 3
    one.leave()
    two.leave()


def test_it_is_no_record_and_says_what_it_is(server: Server) -> None:
    made = server.make("red-planet", None, None, None, seed=4)
    seen = taken_home(server, made, 0)
    with pytest.raises(areo.BadRecord, match="a game that was not over"):
        areo.replay(seen)
    with pytest.raises(Refused, match="a game that was not over"):
        server.request("/api/records", body=seen)


def test_a_spectator_has_nothing_to_play_on_from(server: Server) -> None:
    made = server.make("red-planet", None, None, None, seed=4)
    for token in (made["spectator"]["token"], made["host"]):
        assert server.request(f"/api/tables/{made['id']}/record", token)["position"] is None

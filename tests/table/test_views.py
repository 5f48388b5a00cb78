"""Everything that was sent over whole games is what its reader may know, and nothing more."""

from __future__ import annotations

from random import Random

import pytest

from tests.table.knowledge import Json, asked_in, moments, question, texts, through_json, whole_log_is_due
from tests.table.played import TABLES, Client, Played
from tests.table.server import Server, play_on

FIELDS = {
    "welcome": {
        "type",
        "protocol",
        "id",
        "game",
        "seat",
        "players",
        "options",
        "undo",
        "points",
        "times",
        "minutes",
        "hints",
        "data",
        "deal",
        "invitation",
    },
    "seats": {"type", "seats", "spectators"},
    "state": {
        "type",
        "version",
        "over",
        "clock",
        "view",
        "asked",
        "waiting",
        "undoable",
        "log",
        "request",
        "pause",
        "times",
        "scores",
        "ending",
        "revealed",
    },
    "done": {"type", "ref", "version"},
    "refused": {"type", "ref", "code", "text"},  # too fast, at times
}
LINE = {"what", "spans", "seat", "by", "befalls", "because", "tone", "private"}


@pytest.fixture(params=TABLES)
def game(request: pytest.FixtureRequest, played: dict[str, Played]) -> Played:
    return played[str(request.param)]


def by_version(client: Client) -> dict[int, list[tuple[Json, list[Json]]]]:
    found: dict[int, list[tuple[Json, list[Json]]]] = {}
    for state, log in client.player.sights:
        found.setdefault(state["version"], []).append((state, log))
    return found


def test_every_state_is_the_games_view_question_and_log_for_its_reader(game: Played) -> None:
    for client in game.clients:
        sights = by_version(client)
        for version, moment in enumerate(moments(game.record, game.names)):
            for state, log in sights.pop(version, []):
                assert state["view"] == through_json(moment.view(client.seat))
                assert asked_in(state) == question(moment, client.seat, client.player.language)
                if whole_log_is_due(moment, version):
                    assert texts(log) == moment.log(client.seat, client.player.language)
                assert state["clock"] == moment.clock_text(client.player.language)
                assert state["waiting"] == moment.waiting_for()
                shown = game.after["points"] == "shown"
                assert state["scores"] == (through_json(moment.open_scores(client.seat)) if shown else None)
                assert state["undoable"] == (0 if client.seat is None else moment.undoable(client.seat))
        assert not sights


def test_what_is_sent_would_be_the_same_if_all_that_its_reader_cannot_see_were_dealt_anew(game: Played) -> None:
    compared = 0
    sights = [(client, by_version(client)) for client in game.clients]
    looks = 8  # dealing anew and reading the whole log take their time
    every = max(1, len(game.record["choices"]) // looks)
    for version, moment in enumerate(moments(game.record, game.names)):
        if version % every != 0 or moment.over:
            continue
        for client, seen in sights:
            for seat in range(moment.seats) if client.seat is None else [client.seat]:
                other = moment.determinize(seat, Random(f"{version} {seat}"))
                for state, log in seen.get(version, []):
                    assert state["view"] == through_json(other.view(client.seat))
                    assert asked_in(state) == question(other, client.seat, client.player.language)
                    assert texts(log) == other.log(client.seat, client.player.language)
                    assert state["clock"] == other.clock_text(client.player.language)
                    if state["scores"] is not None:
                        assert state["scores"] == through_json(other.open_scores(client.seat))
                    compared += 1
    assert compared >= looks


def test_no_message_holds_anything_else(game: Played) -> None:
    for client in game.clients:
        for message in client.player.received:
            assert set(message) == FIELDS[message["type"]]
        for line in client.player.log:
            assert set(line) <= LINE


def test_private_lines_are_those_that_a_spectator_reads_otherwise(game: Played) -> None:
    (spectator,) = (client for client in game.clients if client.seat is None)
    assert not any(line.get("private") for line in spectator.player.log)
    for client in game.clients:
        if client.player.language == spectator.player.language:
            for own, public in zip(client.player.log, spectator.player.log, strict=True):
                assert bool(own.get("private")) == (own["spans"] != public["spans"])


def test_a_spectator_is_asked_nothing_and_sees_no_hand(game: Played) -> None:
    (spectator,) = (client for client in game.clients if client.seat is None)
    for state, _ in spectator.player.sights:
        assert state["asked"] is None
        assert state["undoable"] == 0
    assert spectator.player.received[0]["seat"] is None


def test_the_seed_is_told_when_the_game_is_over_and_not_before(game: Played) -> None:
    for client in game.clients:
        assert "seed" not in client.player.received[0]["options"]
    assert "seed" not in game.before["options"]
    assert game.after["options"]["seed"] == game.record["options"]["seed"] == str(TABLES[game.name][2]["seed"])


def test_a_deck_that_was_set_is_told_to_nobody_until_the_game_is_over(server: Server) -> None:
    deck = ["comet", "birds", "trees"]
    made = server.make("terraforming-mars", None, options={"deck": deck, "corporations": [["credicor", "ecoline"]]})
    alone, spectator = server.sit(made, 0), server.watch(made)
    for told in (alone.received[0], spectator.received[0], server.table(made), server.table(made, alone.token)):
        assert {"deck", "corporations", "seed"}.isdisjoint(told["options"])
    play_on([alone], Random(1))
    assert server.table(made)["options"]["deck"] == deck
    assert server.watch(made).received[0]["options"]["deck"] == deck

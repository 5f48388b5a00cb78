"""The written schema is that of the messages there are, and everything that is sent keeps to it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from msgspec import ValidationError, convert, to_builtins

from areo.table import received, requests, schema
from areo.table.sent import FromTable, LogPart, Rematch, Revealed, UndoRequest
from tests.table.server import Json, Player, Server, play_on

FILE = Path(__file__).parents[2] / "docs" / "protocol.schema.json"


def test_the_schema_in_the_docs_is_that_of_the_messages() -> None:
    assert FILE.read_text() == schema.written(), "python -m areo.table.schema > docs/protocol.schema.json"


def test_the_server_gives_out_the_same_schema(server: Server) -> None:
    assert server.request("/api/schema") == json.loads(FILE.read_text())


def test_the_schema_has_every_message() -> None:
    parts = schema.schema()["$defs"]
    for name, union in (("FromClient", received.FromClient), ("FromTable", FromTable)):
        named = [option["$ref"].rpartition("/")[2] for option in parts[name]["anyOf"]]
        assert named == [kind.__name__ for kind in get_args(union)]
        for kind in get_args(union):
            assert parts[kind.__name__]["description"], "a message says what it is for"


def test_the_examples_in_the_docs_are_messages() -> None:
    text = (FILE.parent / "protocol.md").read_text()
    examples = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]
    inline = [json.loads(block) for block in re.findall(r"^\| `(\{.*?\})` \|", text, re.MULTILINE)]
    assert len(examples) > 10
    assert len(inline) == 6
    kinds = [received.FromClient, FromTable, UndoRequest, Revealed, *schema.HTTP]
    for example in (*examples, *inline):
        assert any(fits(kind, example) for kind in kinds), example


def fits(kind: Any, given: Json) -> bool:
    """Whether it is such a message, perhaps without what may be left out."""
    try:
        return set(given) <= set(to_builtins(convert(given, kind)))
    except ValidationError:
        return False


def keeps_to(kind: Any, given: Any) -> None:
    """Read as a message and written again it is the same: no field is missing, of another type, or unknown."""
    assert without_defaults(to_builtins(convert(given, kind))) == without_defaults(given)


def without_defaults(value: Any) -> Any:
    """JSON without what may be left out: null, false."""
    if isinstance(value, dict):
        return {key: without_defaults(part) for key, part in value.items() if part is not None and part is not False}
    return [without_defaults(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("game", ["red-planet", "terraforming-mars"])
def test_everything_sent_in_a_whole_game_keeps_to_the_schema(server: Server, game: str) -> None:
    seats: list[str | None] = [None, None] if game == "terraforming-mars" else [None, None, None]
    made = server.make(game, *seats, seed=4)
    keeps_to(requests.Made, made)
    players = [server.sit(made, seat, language) for seat, language in zip(range(len(seats)), ("en", "fr", "pt"))]
    watcher = server.watch(made, "fr")
    one = players[0]
    sent: list[Json] = []
    for message in (
        {"type": "chat", "text": "good luck"},
        {"type": "name", "name": "Ada"},
        {"type": "language", "language": "pt"},
        {"type": "why", "keys": ["pass", "nonsense"]},
        {"type": "foresee", "keys": [one.offered()[0], "nonsense"]},
        {"type": "hint", "decision": one.state["asked"]["id"]},
        {"type": "undo", "version": 99},
        {"type": "consent", "request": "u0", "agree": True},
        {"type": "ping"},
    ):
        keeps_to(received.FromClient, message)
        sent.append(one.ask(**message))
    play_on([*players], Random(4), 60)
    path = f"/api/tables/{made['id']}"
    token = server.token(made, 0)
    keeps_to(requests.Seen, server.request(path + "/record", token))
    assert one.ask("hand_over", bot="random")["type"] == "done"
    assert one.ask("take_back")["type"] == "done"
    play_on(players, Random(5))
    for player in (*players, watcher):
        player.ping()
    keeps_to(Rematch, server.request(path + "/rematch", token, {}))
    for player in (*players, watcher):
        player.wait_for("rematch")
        heard(player)
        player.leave()
    keeps_to(requests.TableTold, server.request(path, token))
    keeps_to(LogPart, server.request(path + "/log?language=fr", token))
    keeps_to(requests.Curve, server.request(path + "/curve", token))
    keeps_to(requests.Tally, server.request(path + "/tally", token))
    for moment in (0, 10, one.state["version"] // 2):
        keeps_to(requests.Moment, server.request(f"{path}/moments/{moment}?eyes=1", token))
    keeps_to(requests.Made, server.request(path + "/on", token, {"moment": 3}))
    kinds = {message["type"] for message in one.received}
    assert kinds == {"welcome", "seats", "state", "chat", "rematch", "done", "why", "foresee", "refused", "pong"}


def heard(player: Player) -> None:
    for message in player.received:
        keeps_to(FromTable, message)


def test_what_is_told_of_the_games_keeps_to_the_schema(server: Server) -> None:
    catalogue = server.request("/api/games")
    keeps_to(requests.Catalogue, catalogue)
    for game in catalogue["games"]:
        for language in ("en", "fr", "pt"):
            keeps_to(requests.Words, server.request(f"/api/games/{game['id']}/words?language={language}"))

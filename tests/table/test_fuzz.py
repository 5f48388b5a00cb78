"""Every message and request, right, nearly right and wrong, against a real server at which others play on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec import inspect

from areo import games, new
from areo.table import received, requests
from areo.table.lines import Restored, Stored, lines_from, table_from
from areo.table.standing import same_place, stand
from tests.laws.playing import times
from tests.table.rough import LimitedServer
from tests.table.server import Json, Player, Refused, Server, play_on

TEXTS = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["", "random", "greedy", "hal", "pass", "character explorer", "zone hellas", "u0", "x" * 600, "\0"]
    ),
    st.from_regex(r"\A[0-2]\.[0-9]{1,2}\Z"),
)
NUMBERS = st.one_of(st.integers(-3, 40), st.integers(), st.sampled_from([2**31, 2**63, 2**64, -(2**63)]))
ANYTHING: SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(allow_nan=False, allow_infinity=False), TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=4)),
    max_leaves=10,
)


def of_type(kind: inspect.Type) -> SearchStrategy[Any]:
    """Values of a field's type, within its bounds and a little beyond."""
    if isinstance(kind, inspect.StrType):
        return TEXTS
    if isinstance(kind, inspect.IntType):
        return NUMBERS
    if isinstance(kind, inspect.BoolType):
        return st.booleans()
    if isinstance(kind, inspect.NoneType):
        return st.none()
    if isinstance(kind, inspect.LiteralType):
        return st.sampled_from(kind.values)
    if isinstance(kind, inspect.UnionType):
        return st.one_of([of_type(part) for part in kind.types])
    if isinstance(kind, inspect.ListType):
        return st.lists(of_type(kind.item_type), max_size=5)
    if isinstance(kind, inspect.StructType):
        return of_struct(kind.cls)
    return st.one_of(st.dictionaries(TEXTS, ANYTHING, max_size=3), ANYTHING)


def of_struct(kind: type[msgspec.Struct]) -> SearchStrategy[Json]:
    """Objects with the fields of a message: all that are needed, and some that are not."""
    known = inspect.type_info(kind)
    assert isinstance(known, inspect.StructType)
    needed = {field.encode_name: of_type(field.type) for field in known.fields if field.required}
    if known.tag_field:
        needed[known.tag_field] = st.just(known.tag)
    free = {field.encode_name: of_type(field.type) for field in known.fields if not field.required}
    return st.fixed_dictionaries(needed, optional=free)


def spoilt(message: Json, where: str, value: Any) -> Json:
    """Nearly a message: one field is something else, or one too many."""
    fields = list(message)
    return {**message, (fields[len(where) % len(fields)] if where else "more"): value}


RIGHT: SearchStrategy[Json] = st.one_of([of_struct(kind) for kind in get_args(received.FromClient)])
NEARLY = st.builds(spoilt, RIGHT, TEXTS, ANYTHING)


STATES = {id: list(new(id).position()["state"]) for id in games()}  # type: ignore[call-overload]


class Fuzzed:
    """A table: at one seat a client that sends anything, at the others players who go on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = Random(1)
        self.sit_down()

    def sit_down(self) -> None:
        self.made = self.server.make("red-planet", None, None, None, seed=self.rng.randrange(99), undo="consent")
        self.tokens = [self.server.token(self.made, seat) for seat in range(3)]
        self.players = [Player(self.server, token) for token in self.tokens]
        self.rough = Player(self.server, self.tokens[0])

    def send(self, message: str | bytes) -> Json:
        """Send it; the answer, whatever it is. The server is still there afterwards."""
        before = len(self.rough.received)
        self.rough.send(message)
        assert self.rough.ask("ping")["type"] == "pong"
        heard = self.rough.received[before:]
        answers = [
            message for message in heard[:-1] if message["type"] in ("done", "refused", "pong", "why", "foresee")
        ]
        return answers[0] if answers else {}

    def is_sound(self) -> None:
        """Everybody sees the same table, and it is the one that is stored."""
        self.rough.ask("language", language="en")
        for player in (*self.players, self.rough):
            player.ping()
        versions = {player.version() for player in self.players}
        assert len(versions) == 1
        assert self.rough.state["view"] == self.players[0].state["view"]
        assert self.rough.state["asked"] == self.players[0].state["asked"]
        assert self.rough.log == self.players[0].log
        stored = read(self.server.folder, self.made["id"])
        assert len(stored.lines) == versions.pop()
        standing = stand(stored)
        assert not any(isinstance(line, Restored) for line in stored.lines), "the lines lead elsewhere"
        assert same_place(standing.game.position(), stored.position)
        shown = json.loads(json.dumps(standing.game.view(0)))
        assert shown == self.players[0].state["view"]

    def go_on(self) -> None:
        """Somebody chooses; when the game is over, there is another."""
        for player in self.players:
            player.ping()
        if any(seat["bot"] for seat in self.server.table(self.made)["seats"]) or self.players[0].state["over"]:
            self.leave()
            self.sit_down()
        play_on(self.players, self.rng, 1)

    def leave(self) -> None:
        for player in (*self.players, self.rough):
            player.leave()


def read(folder: Path, id: str) -> Stored:
    """A table as it lies in the file, while the server has it open."""
    db = sqlite3.connect(folder / "areo.sqlite")
    try:
        body, rematch = db.execute("SELECT body, rematch FROM tables WHERE id = ?", (id,)).fetchone()
        lines = [row[0] for row in db.execute("SELECT body FROM lines WHERE id = ? ORDER BY number", (id,))]
        (position,) = db.execute("SELECT body FROM positions WHERE id = ?", (id,)).fetchone()
    finally:
        db.close()
    return Stored(table_from.decode(body), [lines_from.decode(line) for line in lines], json.loads(position), rematch)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    folder = tmp_path_factory.mktemp("fuzz") / "tables"
    generous = {"messages_a_second": 1e6, "messages_at_once": 10**6, "refusals": 10**6, "tables_at_once": 10**6}
    with LimitedServer(folder, "", **generous) as server:
        fuzzed = Fuzzed(server)
        yield fuzzed
        fuzzed.leave()
        assert '"level": "error"' not in server.errors()


@settings(max_examples=times(120))
@given(message=st.one_of(RIGHT, NEARLY))
def test_messages_of_every_kind_are_answered(fuzzed: Fuzzed, message: Json) -> None:
    text = json.dumps(message)
    answer = fuzzed.send(text)
    try:
        msgspec.json.decode(text, type=received.FromClient)
    except (msgspec.DecodeError, ValueError):
        assert answer["type"] == "refused"
        assert answer["code"] == "malformed"
    else:
        assert answer.get("code") not in ("malformed", "not_stored", "too_fast")
    fuzzed.go_on()
    fuzzed.is_sound()


@settings(max_examples=times(40))
@given(message=st.one_of(st.binary(max_size=200), st.text(max_size=200), ANYTHING.map(json.dumps)))
def test_garbage_is_refused(fuzzed: Fuzzed, message: str | bytes) -> None:
    answer = fuzzed.send(message)
    assert answer["type"] == "refused"
    assert answer["code"] == "malformed"
    fuzzed.go_on()
    fuzzed.is_sound()


@settings(max_examples=times(40))
@given(drawn=st.lists(st.one_of(st.integers(0, 9), st.tuples(st.integers(-2, 9)), TEXTS), max_size=4))
def test_answers_to_the_open_decision_count_or_are_refused(fuzzed: Fuzzed, drawn: list[int | tuple[int] | str]) -> None:
    """Picks of the right decision, by key, number or neither: legal ones are stored, others change nothing."""
    fuzzed.go_on()
    rough = fuzzed.rough
    rough.ping()
    asked = rough.state["asked"]
    if asked is None:
        return
    keys = [option["key"] for option in asked["options"]]
    picks = [keys[d % len(keys)] if isinstance(d, int) else d[0] if isinstance(d, tuple) else d for d in drawn]
    before = rough.version()
    answer = fuzzed.send(json.dumps({"type": "choose", "decision": asked["id"], "picks": picks, "ref": 1}))
    numbers = [keys.index(pick) if isinstance(pick, str) and pick in keys else pick for pick in picks]
    legal = (
        asked["least"] <= len(picks) <= asked["most"]
        and len(set(numbers)) == len(numbers)
        and all(isinstance(number, int) and 0 <= number < len(keys) for number in numbers)
    )
    assert (answer["type"] == "done") == legal, picks
    fuzzed.is_sound()
    assert (rough.version() > before) == legal


REQUESTS = {
    "/api/games": of_struct(requests.NewTable),
    "/api/records": st.fixed_dictionaries({"game": TEXTS}, optional={"options": ANYTHING, "choices": ANYTHING}),
    "/api/tables/{id}/on": of_struct(requests.PlayOn),
    "/api/tables/{id}/seats/2": of_struct(requests.Refill),
    "/api/tables/{id}/rematch": st.just({}),
}


@settings(max_examples=times(60))
@given(data=st.data())
def test_requests_of_every_kind_are_answered(fuzzed: Fuzzed, data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(list(REQUESTS)))
    body = data.draw(st.one_of(REQUESTS[path], st.builds(spoilt, REQUESTS[path].filter(bool), TEXTS, ANYTHING)))
    ask(fuzzed, path.format(id=fuzzed.made["id"]), body)
    fuzzed.go_on()
    fuzzed.is_sound()


@settings(max_examples=times(60))
@given(data=st.data())
def test_tables_with_any_options_are_made_or_refused(fuzzed: Fuzzed, data: st.DataObject) -> None:
    """Options that exist, with values that may not."""
    catalogue = fuzzed.server.request("/api/games")
    game = data.draw(st.sampled_from(catalogue["games"]))
    names = st.sampled_from([option["name"] for option in game["options"]])
    options = data.draw(st.dictionaries(names, ANYTHING, max_size=3))
    seats: list[Json] = [{}] * data.draw(st.integers(1, 6))
    ask(fuzzed, "/api/games", {"game": game["id"], "seats": seats, "options": options})
    state = data.draw(st.dictionaries(st.sampled_from(STATES[game["id"]]), ANYTHING, max_size=2))
    position = {"game": game["id"], "options": {}, "state": state}
    ask(fuzzed, "/api/games", {"game": game["id"], "seats": seats, "position": position})


def ask(fuzzed: Fuzzed, path: str, body: object) -> None:
    """It is done, or refused with a reason; never a fault of the server's."""
    status, text = 200, ""
    try:
        fuzzed.server.request(path, fuzzed.made["host"], body, "POST")
    except Refused as refused:
        status, text = refused.status, refused.text
    assert status in (200, 400, 403, 404, 409), text
    assert status == 200 or json.loads(text)["error"]

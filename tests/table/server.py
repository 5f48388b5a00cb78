"""A real server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


class Refused(Exception):
    """An HTTP request that was answered with an error."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status}: {text}")
        self.status = status
        self.text = text


class Server:
    """`areo serve` on a free port, or again on the same one."""

    def __init__(self, folder: Path, *options: str, port: int = 0) -> None:
        self.folder = folder
        self.options = options
        self.port = port
        self.process = self.start()

    def start(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", "from areo.cli import app; app()", "serve", *self.where()]
        errors = (self.folder.parent / f"{self.folder.name}.log").open("a")
        process = subprocess.Popen(
            [*command, "--port", str(self.port), "--pace", "0", "--pause", "0", *self.options],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=os.environ,
        )
        errors.close()
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server did not start: {self.errors()}")
        self.url = next(word for word in line.split() if word.startswith("http://"))
        self.port = int(self.url.rpartition(":")[2])
        return process

    def where(self) -> list[str]:
        """Where its tables are kept."""
        return ["--data", str(self.folder)]

    def errors(self) -> str:
        """What the server wrote to its log."""
        return (self.folder.parent / f"{self.folder.name}.log").read_text()

    def kill(self) -> None:
        """As if the power had failed."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As a person would stop it."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def restart(self) -> None:
        """On the same port, with the same folder."""
        if self.process.poll() is None:
            self.kill()
        self.process = self.start()

    def request(
        self, path: str, token: str | None = None, body: object = None, method: str | None = None, **headers: str
    ) -> Any:
        """The answer's JSON (None if it is empty), or Refused."""
        given = {"content-type": "application/json", **headers}
        if token is not None:
            given["authorization"] = f"Bearer {token}"
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.url + path, data, given, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=30) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            raise Refused(error.code, error.read().decode()) from None
        return json.loads(text) if text else None

    def make(self, game: str, *bots: str | None, **wish: Any) -> Json:
        """A new table; a seat for each: None is a person, a text a bot."""
        made: Json = self.request("/api/games", body={"game": game, "seats": [{"bot": bot} for bot in bots], **wish})
        return made

    def token(self, made: Json, seat: int) -> str:
        token: str = made["seats"][seat]["token"]
        return token

    def sit(self, made: Json, seat: int, language: str = "en", name: str | None = None) -> Player:
        """Open the link of a seat."""
        return Player(self, self.token(made, seat), language, name)

    def watch(self, made: Json, language: str = "en") -> Player:
        """Open the spectators' link."""
        return Player(self, made["spectator"]["token"], language)

    def table(self, made: Json, token: str | None = None) -> Json:
        told: Json = self.request(f"/api/tables/{made['id']}", token or made["host"])
        return told

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()


class Player:
    """A client at one seat. It keeps the latest of everything it was sent, and everything in order.

    One that is told it is too fast waits a little and says it again.
    """

    def __init__(self, server: Server, token: str, language: str = "en", name: str | None = None) -> None:
        self.token = token
        self.language = language
        self.name = name
        self.received: list[Json] = []
        self.state: Json = {}
        self.seats: Json = {}
        self.log: list[Json] = []
        self.sights: list[tuple[Json, list[Json]]] = []  # every state, with the whole log as it was then
        self.count = 0
        self.socket = self.connect(server)

    def connect(self, server: Server) -> ClientConnection:
        address = server.url.replace("http", "ws", 1) + "/socket"
        self.socket = connect(address, max_size=None, open_timeout=30, legacy=True)
        join: Json = {"type": "join", "token": self.token, "language": self.language}
        if self.name is not None:
            join["name"] = self.name
        self.send(join)
        self.wait_for(self.first())
        return self.socket

    def first(self) -> str:
        """With which message it has arrived."""
        return "state"

    def send(self, message: Mapping[str, object] | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, Mapping) else message)

    def read(self, timeout: float = 30) -> Json:
        """The next message. A state replaces the one before it, its lines continue the log."""
        message: Json = json.loads(self.socket.recv(timeout=timeout))
        self.received.append(message)
        if message["type"] == "state":
            self.state = message
            del self.log[message["log"]["start"] :]
            self.log += message["log"]["lines"]
            self.sights.append((message, self.log.copy()))
        elif message["type"] == "seats":
            self.seats = message
        return message

    def wait_for(self, *kinds: str, timeout: float = 30) -> Json:
        while True:
            message = self.read(timeout)
            if message["type"] in kinds:
                return message

    def ask(self, type: str, **fields: object) -> Json:
        """Send a message and wait for the answer to it."""
        self.count += 1
        ref = f"{id(self)}-{self.count}"
        self.send({"type": type, "ref": ref, **fields})
        while True:
            message = self.read()
            if message.get("ref") == ref:
                return message
            if message.get("code") == "too_fast":
                time.sleep(0.1)
                self.send({"type": type, "ref": ref, **fields})

    def choose(self, *picks: str | int) -> Json:
        """Answer the open decision, and wait until that is stored."""
        return self.ask("choose", decision=self.state["asked"]["id"], picks=list(picks))

    def version(self) -> int:
        version: int = self.state["version"]
        return version

    def catch_up(self, version: int) -> None:
        """Read until the table is seen as of this version, or a later one."""
        while self.version() < version:
            self.read()

    def offered(self) -> list[str]:
        """What may be picked now."""
        return [option["key"] for option in self.state["asked"]["options"]]

    def ping(self) -> Json:
        """Read all that was sent up to now."""
        return self.ask("ping")

    def closed(self) -> int:
        """Read to the end, and say with which code the table closed the socket."""
        try:
            while True:
                self.read()
        except ConnectionClosed as error:
            return 1006 if error.rcvd is None else int(error.rcvd.code)

    def choose_anything(self, rng: Random) -> Json:
        return self.choose(*any_answer(self.state["asked"], rng))

    def text(self) -> list[str]:
        """The log as a person reads it."""
        return [said(line) for line in self.log]

    def leave(self) -> None:
        self.socket.close()


def said(line: Json) -> str:
    return "".join(span["text"] for span in line["spans"])


def play_on(players: list[Player], rng: Random, choices: int = 10**6) -> None:
    """Let the players choose at random, and bots in between, until the game is over or so many choices are made."""
    while choices > 0 and not players[0].state["over"]:
        asked = [player for player in players if player.state["asked"]]
        if asked:
            answer = rng.choice(asked).choose_anything(rng)
            assert answer["type"] == "done", answer
            choices -= 1
        else:
            players[0].wait_for("state")
        version = max(player.version() for player in players)
        for player in players:
            player.catch_up(version)


def any_answer(asked: Json, rng: Random) -> list[str]:
    keys = [option["key"] for option in asked["options"]]
    return rng.sample(keys, rng.randint(asked["least"], min(asked["most"], len(keys))))

"""Whole games over sockets while the server is killed under the players, and the check that nobody lost anything."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from websockets.exceptions import WebSocketException

import areo
from tests.table.knowledge import (
    Json,
    asked_in,
    ending,
    is_over,
    moments,
    names_at,
    question,
    stored_lines,
    texts,
    through_json,
    whole_log_is_due,
)
from tests.table.server import Player, Server, any_answer

GIVE_UP = 240.0  # seconds
# Choices that games between random players have at least.
LENGTHS = {"red-planet": 110, "terraforming-mars": 300, "ares-expedition": 250, "on-mars": 150}
OPTIONS: dict[str, Json] = {"on-mars": {"round_limit": 6}}  # where random players do not come to an end soon


@dataclass
class Sight:
    """A state that a program was sent, and the log it had then."""

    life: int  # how often the server had been killed before
    state: Json
    log: list[Json]


@dataclass
class Acknowledged:
    """A choice that a program was told is stored."""

    life: int
    decision: str
    picks: list[str]
    version: int


@dataclass
class Figures:
    """What was done and checked."""

    kills: int = 0
    choices: int = 0  # stored, and replayed
    acknowledged: int = 0
    resent: int = 0  # choices sent again because the server died before it answered
    states: int = 0  # compared with what the seat may know

    def __add__(self, other: Figures) -> Figures:
        return Figures(
            self.kills + other.kills,
            self.choices + other.choices,
            self.acknowledged + other.acknowledged,
            self.resent + other.resent,
            self.states + other.states,
        )


class MortalServer(Server):
    """A server that counts its lives."""

    life = 0

    def die(self) -> None:
        self.kill()
        self.life += 1


class Program(threading.Thread):
    """Plays one seat at random to the end. Whenever the server is gone it comes back and goes on.

    A choice it has no answer to is sent again, as it was: it must count once, whether or not it had been stored.
    """

    def __init__(self, server: MortalServer, token: str, rng: Random) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.token = token
        self.rng = rng
        self.seat = -1
        self.life = 0
        self.version = 0
        self.sights: list[Sight] = []
        self.acknowledged: list[Acknowledged] = []
        self.unanswered: tuple[str, list[str]] | None = None
        self.resent = 0
        self.fault: BaseException | None = None

    def run(self) -> None:
        until = time.monotonic() + GIVE_UP
        try:
            while time.monotonic() < until:
                try:
                    self.play(Player(self.server, self.token))
                    return
                except (WebSocketException, OSError, EOFError):
                    time.sleep(0.02)  # until the server is back
            raise TimeoutError("the game did not end")
        except BaseException as fault:
            self.fault = fault

    def play(self, player: Player) -> None:
        self.life = self.server.life
        seen = 0
        if self.unanswered is not None:
            self.resent += 1
            self.choose(player, *self.unanswered)
        while True:
            seen = self.look(player, seen)
            if player.state["over"]:
                player.leave()
                return
            asked = player.state["asked"]
            if asked is None:
                player.read()
            else:
                self.choose(player, asked["id"], any_answer(asked, self.rng))

    def choose(self, player: Player, decision: str, picks: list[str]) -> None:
        self.unanswered = (decision, picks)
        answer = player.ask("choose", decision=decision, picks=picks)
        assert answer["type"] == "done", answer
        self.unanswered = None
        self.acknowledged.append(Acknowledged(self.life, decision, picks, answer["version"]))

    def look(self, player: Player, seen: int) -> int:
        """Note every state that came since."""
        self.seat = player.received[0]["seat"]
        for state, log in player.sights[seen:]:
            self.sights.append(Sight(self.life, state, log))
            self.version = max(self.version, state["version"])
        return len(player.sights)


class Table:
    """One game with two programs and two bots at it, and what the disk held of it at every kill."""

    def __init__(self, server: MortalServer, game: str, rng: Random) -> None:
        made = server.make(game, None, "random", None, "random", options=OPTIONS.get(game, {}))
        self.id: str = made["id"]
        self.names = names_at(server.table(made))
        self.tokens = [made["seats"][seat]["token"] for seat in (0, 2)]
        self.programs = [Program(server, token, Random(f"{rng.random()}")) for token in self.tokens]
        self.stored: list[list[Json]] = []
        for program in self.programs:
            program.start()

    def version(self) -> int:
        return max(program.version for program in self.programs)

    def playing(self) -> bool:
        return any(program.is_alive() for program in self.programs)

    def join(self) -> None:
        for program in self.programs:
            program.join(GIVE_UP)
            if program.fault is not None:
                raise program.fault
            assert not program.is_alive()

    def check(self, record: Json) -> Figures:
        """The record is what was stored, and what everybody saw on the way."""
        figures = Figures(choices=len(record["choices"]))
        for before, after in zip(self.stored, self.stored[1:], strict=False):
            assert after[: len(before)] == before, "what was stored has changed"
        assert [[line["seat"], line["picks"]] for line in self.stored[-1]] == record["choices"]
        for program in self.programs:
            check_kept(program, self.stored)
            seen = check_seen(program, record, self.names)
            figures += Figures(acknowledged=len(program.acknowledged), resent=program.resent, states=seen)
        return figures


def play_and_kill(
    folder: Path, games: list[str], kills: int, rng: Random, told: Callable[[int], None] = lambda _: None
) -> Figures:
    """Two programs and two bots play each game to its end while the server dies `kills` times, and all is checked.

    At one more table there are only bots, and nobody looks: they go on by themselves. `told` hears of every kill.
    """
    apart = min(LENGTHS[game] for game in games) // (kills + 1)
    with MortalServer(folder, "--quiet", "--workers", "1") as server:
        tables = [Table(server, game, rng) for game in games]
        unwatched = server.make("red-planet", *["random"] * 4)["id"]
        for number in range(kills):
            after = rng.randint(apart * number, apart * (number + 1))
            while min(table.version() for table in tables) < after and all(table.playing() for table in tables):
                time.sleep(0.002)
            time.sleep(rng.uniform(0.0, 0.02))
            server.die()
            for table in tables:
                table.stored.append(stored_lines(folder, table.id))
            server.restart()
            told(number + 1)
        for table in tables:
            table.join()
            table.stored.append(stored_lines(folder, table.id))
        until = time.monotonic() + GIVE_UP
        while not is_over(folder, unwatched):
            assert time.monotonic() < until, "the bots did not go on by themselves"
            time.sleep(0.02)
        records = [server.request(f"/api/tables/{table.id}/record", table.tokens[0]) for table in tables]
    figures = Figures(kills=kills)
    for table, record in zip(tables, records, strict=True):
        figures += table.check(record)
    return figures


def check_kept(program: Program, stored: list[list[Json]]) -> None:
    """Nothing acknowledged was lost or counted twice, and nobody saw what was not stored."""
    for kept in program.acknowledged:
        lines = [line for line in stored[kept.life] if line["decision"] == kept.decision]
        assert [(line["seat"], sorted(line["picks"])) for line in lines] == [(program.seat, sorted(kept.picks))]
        assert kept.version <= len(stored[kept.life])
    mine = [line for line in stored[-1] if line["seat"] == program.seat]
    assert {line["decision"] for line in mine} == {kept.decision for kept in program.acknowledged}
    assert len(mine) == len(program.acknowledged)
    for sight in program.sights:
        assert sight.state["version"] <= len(stored[sight.life]), "a player was ahead of what was stored"


def check_seen(program: Program, record: Json, names: list[str]) -> int:
    """Every state that came is what the record leads to, as that seat may know it. Gives how many there were."""
    seat = program.seat
    by_version: dict[int, list[Sight]] = {}
    for sight in program.sights:
        by_version.setdefault(sight.state["version"], []).append(sight)
    checked = 0
    for version, game in enumerate(moments(record, names)):
        if version not in by_version:
            continue
        view, asked = through_json(game.view(seat)), question(game, seat)
        log = game.log(seat, "en") if whole_log_is_due(game, version) else None
        for sight in by_version.pop(version):
            assert sight.state["view"] == view
            assert asked_in(sight.state) == asked
            assert log is None or texts(sight.log) == log
            assert sight.state["over"] == game.over
            assert sight.state["waiting"] == game.waiting_for()
            checked += 1
    assert not by_version, "a state shows a version that never was"
    last = program.sights[-1].state
    assert last["ending"] == through_json(ending(areo.replay(record)))
    return checked

"""Whole games, played over sockets once, for all tests that look at what was sent."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.table.knowledge import Json, names_at
from tests.table.server import Player, Server, play_on

TABLES: dict[str, tuple[str, list[str | None], Json]] = {
    "red-planet": ("red-planet", [None, "random", None], {"seed": 31, "points": "shown"}),
    "terraforming-mars": (
        "terraforming-mars",
        [None, None],
        {"seed": 32, "options": {"draft": True}, "points": "shown"},
    ),
    "terraforming-mars alone": ("terraforming-mars", [None], {"seed": 33}),
    "ares-expedition": ("ares-expedition", [None, None, "random"], {"seed": 34, "points": "shown"}),
    "ares-expedition together": ("ares-expedition", [None, None], {"seed": 35, "options": {"coop": True}}),
    "on-mars": ("on-mars", [None, "random", None], {"seed": 36, "options": {"round_limit": 4}, "points": "shown"}),
    "on-mars alone": ("on-mars", [None], {"seed": 37, "options": {"round_limit": 6}}),
}


@dataclass
class Client:
    """Somebody who was there from the first moment to the last, and all that was sent to them."""

    seat: int | None
    player: Player


@dataclass
class Played:
    """A game that is over."""

    name: str
    made: Json
    clients: list[Client]
    record: Json
    before: Json  # what the table told of itself when it was new
    after: Json  # and when it was over

    @property
    def names(self) -> list[str]:
        return names_at(self.after)


def play_whole_games(server: Server) -> dict[str, Played]:
    return {name: play_whole_game(server, name) for name in TABLES}


def play_whole_game(server: Server, name: str) -> Played:
    game, fills, wish = TABLES[name]
    made = server.make(game, *fills, **wish)
    before = server.table(made, made["spectator"]["token"])
    languages = ["fr", "pt", "en"]
    seats = [seat for seat, bot in enumerate(fills) if bot is None]
    clients = [Client(seat, server.sit(made, seat, languages[seat])) for seat in seats]
    clients.append(Client(None, server.watch(made, "pt")))
    play_on([client.player for client in clients], Random(f"whole {name}"))
    for client in clients:
        client.player.leave()
    record = server.request(f"/api/tables/{made['id']}/record", server.token(made, 0))
    return Played(name, made, clients, record, before, server.table(made, made["spectator"]["token"]))

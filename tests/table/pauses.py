"""A table at which somebody is about to end a turn, with a pause that no test sits through."""

from __future__ import annotations

from typing import Any

from tests.table.server import Json, Server

LONG = 60  # seconds


def mars(server: Server, *seats: str | None, **more: Any) -> Json:
    """Terraforming Mars in the third generation, with seat 0 to move and money for an award."""
    rivals: list[Json] = [{"corporation": "helion"}, {"corporation": "teractor"}]
    players: list[Json] = [{"corporation": "credicor", "resources": {"mc": 40}}, *rivals]
    state = {"generation": 3, "active": 0, "players": players[: len(seats)]}
    position = {"game": "terraforming-mars", "options": {"players": len(seats)}, "state": state}
    return server.make("terraforming-mars", *seats, position=position, **{"pause": LONG, **more})

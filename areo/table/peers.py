"""Servers that share a store: each table is held by one of them at a time, and the others lead to it."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Elsewhere(Exception):
    """Another server holds the table: `address` is where it can be reached, if that is known."""

    def __init__(self, address: str) -> None:
        super().__init__(f"the table is held by the server at {address or 'an address nobody knows'}")
        self.address = address


class Other(Struct, frozen=True):
    """Another server of the same store: where it can be reached, and what it last said."""

    id: str
    address: str
    said: str


class Peers(Protocol):
    """What a server does about the others that share its store.

    It holds tables for as long as it says again and again that it is there. One that has not said so in time holds
    nothing: others may take its tables, and what it would still write to them fails.
    """

    @property
    def seconds(self) -> float:
        """For how long a server's word holds."""

    @property
    def me(self) -> str:
        """By which name the others know this server."""

    async def begin(self, address: str) -> None:
        """Say that this server is there, and where others reach it."""

    async def renew(self) -> list[str]:
        """Say so again. The tables that it thought it held, and others have taken meanwhile."""

    async def take(self, id: str) -> None:
        """Hold a table from now on. Elsewhere, if another server does."""

    async def let_go(self, ids: list[str]) -> None:
        """Hold these tables no longer."""

    async def orphans(self, most: int) -> list[str]:
        """Some of the tables where a bot is to choose, and which nobody holds."""

    async def ration(self, who: str, rate: float, most: float) -> bool:
        """Whether somebody may have one more of what all servers together give out, so many a second."""

    async def settle(self, given: dict[str, float], rate: float, most: float) -> dict[str, float]:
        """Count what each was given here of such a ration. What is left for each at all servers: below 0 is a debt."""

    async def exchange(self, said: str) -> list[Other]:
        """Say something to the others, in place of what was said before; and hear what each of them says."""

    async def end(self) -> None:
        """Let everything go, and say that this server is gone."""

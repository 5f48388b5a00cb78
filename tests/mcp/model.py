"""A model's client: it calls tools and reads what they say."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp_types import TextContent

from areo.mcp.tools import Player, offering


class Refusal(Exception):
    """A tool that answered with an error."""


class Model:
    """Calls tools, and keeps a transcript of it."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.transcript: list[tuple[str, str]] = []

    async def call(self, tool: str, **arguments: Any) -> str:
        result = await self.client.call_tool(tool, arguments)
        [content] = result.content
        assert isinstance(content, TextContent)
        self.transcript.append((tool, content.text))
        if result.is_error:
            raise Refusal(content.text)
        return content.text

    async def refused(self, tool: str, **arguments: Any) -> str:
        """Call a tool that must say no."""
        try:
            told = await self.call(tool, **arguments)
        except Refusal as refusal:
            return str(refusal)
        raise AssertionError(f"{tool} was not refused: {told}")


Script = Callable[[Model], Awaitable[None]]


def within(script: Script, language: Any = "en", server: str | None = None) -> None:
    """Let a model play with a server of tools in this process; new games are made at the server that is named."""

    async def play() -> None:
        async with Client(offering(Player(language, server, None))) as client:
            await script(Model(client))

    asyncio.run(play())


def over_stdio(script: Script, *options: str) -> None:
    """Let a model play with `areo mcp` in a process of its own."""
    command = StdioServerParameters(
        command=sys.executable, args=["-c", "from areo.cli import app; app()", "mcp", *options]
    )

    async def play() -> None:
        async with Client(stdio_client(command)) as client:
            await script(Model(client))

    asyncio.run(play())


def keys_in(decision: str) -> list[str]:
    """The keys that a decision lists."""
    return [line[2:].split(" = ")[0] for line in decision.splitlines() if line.startswith("- ") and " = " in line]

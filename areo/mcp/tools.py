"""The tools that a language model plays with, and the server that offers them."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Final, ParamSpec, TypeAlias

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations
from pydantic import Field

from areo.bots.levels import LEVELS, USUAL, called, level_in
from areo.kernel.game import VERSION
from areo.library import game_type, games
from areo.mcp.line import SECONDS, Line, TableError, request, sit
from areo.mcp.own_table import OwnTable
from areo.mcp.phrases import PHRASES
from areo.mcp.reading import Reading
from areo.table.messages import Language
from areo.table.received import Choose, Consent, Foresee, HandOver, Undo, Why
from areo.table.sent import Done, Foreseen, Prospects, Reasons
from areo.terminal.phrases import Say
from areo.terminal.start import Wish, seating, usual

P = ParamSpec("P")
Tool: TypeAlias = Callable[P, Awaitable[str]]

INSTRUCTIONS: Final = """\
You sit at a table of a Mars board game. Begin with `start_game`, or with `sit_down` if you were given a link. Then
read `look` and `decision`, and answer with `choose`, by the keys that `decision` lists. `cards` tells what a card does,
`why` why something cannot be chosen now. After your choice the others play, and you are told what they did."""
PATIENCE: Final = 20.0  # seconds to wait for the others after a choice, before the model is told to wait itself
MOST_FORESEEN: Final = 100  # keys that a table takes at once

Keys = Annotated[list[str], Field(description="Keys as `decision` lists them.")]


class Player:
    """One model's place: no table yet, or a seat at one. Its methods are the tools."""

    def __init__(self, language: Language, server: str | None, folder: Path | None) -> None:
        self.language: Final[Language] = language
        self.server: Final = server
        self.own: Final = OwnTable(folder)
        self.line: Line | None = None
        self.reading: Reading | None = None
        self.heard = 0  # lines of the log that were told
        self.say: Final = Say(language, PHRASES)

    # Sitting down

    async def games(self) -> str:
        """List the games that can be played, with their options, and the bots to play against."""
        lines: list[str] = []
        for id, game in games().items():
            least, most = game.seats
            lines.append(f"{id} = {game.names[self.language]}; {self.say('mcp.players', least, most)}")
            lines += [
                f"  - {self.say('mcp.option', option.name, option.default, option.texts[self.language])}"
                for option in game.options
                if not option.control and option.name != "data"
            ]
        lines.append(self.say("mcp.bots"))
        lines += [f"  - {name} = {level.plays[self.language]}" for name, level in LEVELS.items()]
        return "\n".join(lines)

    async def start_game(
        self,
        game: Annotated[str, Field(description="Its id, as `games` lists it, such as red-planet.")],
        players: Annotated[int | None, Field(description="How many play, you included.")] = None,
        bots: Annotated[list[str] | None, Field(description="Who else plays; one name stands for all.")] = None,
        seed: Annotated[str | None, Field(description="The same seed deals the same game.")] = None,
        options: Annotated[dict[str, Any] | None, Field(description="Options of the game, by name.")] = None,
        name: Annotated[str | None, Field(description="What you are called.")] = None,
    ) -> str:
        """Begin a game against bots, and sit down in its first seat."""
        named = None if bots is None else [level_in(bot) for bot in bots]
        seats = seating(Wish(players=players, bots=named), usual(game_type(game).seats(options or {})))
        fills = [{} if bot is None else {"bot": bot} for bot in seats]
        wish = {"game": game, "seats": fills, "options": options or {}, "points": "shown", "pause": 0}
        server = self.server or await self.own.url()
        made = await request(server, "/api/games", body=wish | ({} if seed is None else {"seed": seed}))
        told = await self.take_seat(server + made["seats"][0]["link"], name)
        return f"{told}\n{self.say('mcp.watch', server + made['spectator']['link'])}\n\n{await self.how_it_stands()}"

    async def sit_down(
        self,
        link: Annotated[str, Field(description="http://HOST/t/TABLE#TOKEN: an invitation, or a seat's own link.")],
        name: Annotated[str | None, Field(description="What you are called.")] = None,
    ) -> str:
        """Sit down at a table of a running server by its link."""
        return f"{await self.take_seat(link, name)}\n\n{await self.how_it_stands()}"

    async def take_seat(self, link: str, name: str | None) -> str:
        """Leave the seat there was, if any, only once the new one is there."""
        server, token, own = await sit(link, name)
        line = Line(server, token, self.language)
        try:
            await line.open()
            reading = None if line.welcome is None else Reading(line, line.welcome)
        except TableError:
            await line.close()
            raise
        if self.line is not None:
            await self.line.close()
        self.line, self.reading, self.heard = line, reading, 0
        return self.say("mcp.link", own)

    async def seated(self, patience: float = 0.0) -> Reading:
        """The seat, with the line open and the cards dealt; TableError if there is none."""
        line = self.line
        if line is None:
            raise TableError("you sit at no table: start_game begins one, sit_down takes a seat by its link")
        await line.open()
        await line.until(lambda: line.state is not None, patience if line.welcome is None else SECONDS)
        welcome = line.welcome
        if welcome is None:
            missing = [seat.name for seat in line.seats if not seat.taken and seat.bot is None]
            raise TableError(self.say("mcp.gathering", ", ".join(missing)))
        if self.reading is None:
            self.reading = Reading(line, welcome)
        return self.reading

    async def how_it_stands(self) -> str:
        """Who I am, what happened, and what I am asked."""
        try:
            reading = await self.seated()
        except TableError as waiting:
            if self.line is not None and self.line.welcome is None:
                return str(waiting)
            raise
        await self.my_turn(PATIENCE)
        seat, players = reading.seat or 0, len(reading.line.seats)
        title = game_type(reading.game).describe().names[self.language]
        you = self.say("mcp.seated", reading.words.player(seat), seat + 1, players, title)
        return f"{you}\n\n{self.news(reading)}\n\n{reading.decision()}"

    async def my_turn(self, seconds: float) -> None:
        """Wait until I am asked, somebody wants my consent, or it is over."""
        line = self.line
        assert line is not None

        def turn() -> bool:
            state = line.state
            return state is not None and (state.over or state.asked is not None or state.request is not None)

        await line.until(turn, seconds)

    def news(self, reading: Reading, whole: bool = False) -> str:
        """The log since the last time."""
        first = min(self.heard, len(reading.line.log))
        self.heard = len(reading.line.log)
        return "\n".join(reading.story(first, whole)) or self.say("mcp.nothing")

    # Reading

    async def look(self) -> str:
        """See the whole table as your seat sees it."""
        return (await self.seated()).table()

    async def decision(
        self,
        forecasts: Annotated[bool, Field(description="Tell what each option would change for certain.")] = True,
    ) -> str:
        """Read your open decision: every option by its key, with its price, its forecast and warnings."""
        reading = await self.seated()
        asked = reading.state.asked
        foreseen: dict[str, Foreseen] = {}
        if forecasts and asked is not None and asked.most == 1:
            keys = [option.key for option in asked.options]
            for first in range(0, len(keys), MOST_FORESEEN):
                found = await reading.line.ask(Foresee(keys[first : first + MOST_FORESEEN]))
                assert isinstance(found, Prospects)
                foreseen |= found.foreseen
        return reading.decision(foreseen)

    async def why(
        self, keys: Annotated[list[str], Field(description="Keys such as `play comet` or `card comet`.")]
    ) -> str:
        """Ask why something cannot be chosen now."""
        reading = await self.seated()
        meant = [move for key in keys for move in reading.keys_of(key)]
        found = await reading.line.ask(Why(meant))
        assert isinstance(found, Reasons)
        return "\n".join(f"- {key}: {' '.join(told) or self.say('why-legal')}" for key, told in found.reasons.items())

    async def log(
        self, whole: Annotated[bool, Field(description="From the beginning, not only since the last time.")] = False
    ) -> str:
        """Read what happened since you were last told, or from the beginning."""
        reading = await self.seated()
        if whole:
            self.heard = 0
        return self.news(reading, whole)

    async def cards(self, words: Annotated[str, Field(description="Words of its name or text, or its id.")]) -> str:
        """Find cards of the game, and read what they do."""
        return (await self.seated()).cards(words.split())

    async def scores(self) -> str:
        """See the points so far, or how the game ended."""
        return (await self.seated()).scores()

    # Playing

    async def choose(self, keys: Keys) -> str:
        """Answer your open decision by key. You are told what happened until you are asked again."""
        reading = await self.seated()
        asked = reading.state.asked
        if asked is None:
            raise TableError(reading.decision())
        offered = [option.key for option in asked.options]
        wrong = [key for key in keys if key not in offered]
        if wrong:
            raise TableError(f"{await self.why(wrong)}\n{self.say('mcp.offered', ', '.join(offered))}")
        return await self.after(reading, await reading.line.ask(Choose(asked.id, list(keys))))

    async def undo(self) -> str:
        """Take back your latest choice, if the table allows it and nothing was revealed since."""
        reading = await self.seated()
        done = await reading.line.ask(Undo(reading.state.version))
        return f"{self.say('mcp.undone')}\n\n{await self.after(reading, done)}"

    async def consent(self, agree: Annotated[bool, Field(description="Whether the choice may be taken back.")]) -> str:
        """Answer somebody who would like to take a choice back."""
        reading = await self.seated()
        wish = reading.state.request
        if wish is None:
            raise TableError("nobody asks for your consent now")
        return await self.after(reading, await reading.line.ask(Consent(wish.id, agree)))

    async def wait(
        self, seconds: Annotated[float, Field(ge=0, le=300, description="How long, at most.")] = PATIENCE
    ) -> str:
        """Wait for the others until you are asked, and read what they did."""
        reading = await self.seated(seconds)
        await self.my_turn(seconds)
        return f"{self.news(reading)}\n\n{reading.decision()}"

    async def resign(self, bot: Annotated[str, Field(description="The bot that plays on for you.")] = USUAL) -> str:
        """Hand your seat over to a bot, and wait for the end."""
        reading = await self.seated()
        level = level_in(bot)
        line = reading.line
        await line.ask(HandOver(level))
        await line.until(lambda: line.state is not None and line.state.over, PATIENCE)
        return f"{self.say('mcp.resigned', called(level, self.language))}\n\n{reading.scores()}"

    async def after(self, reading: Reading, done: object) -> str:
        """What follows from something that was done: the news, and the next decision."""
        assert isinstance(done, Done)
        line = reading.line
        await line.until(lambda: line.state is not None and line.state.version >= done.version)
        await self.my_turn(PATIENCE)
        return f"{self.news(reading)}\n\n{reading.decision()}"


def serve(language: str, server: str | None, folder: Path | None) -> None:
    """Answer over standard input and output until they are closed."""
    spoken: Language = "fr" if language == "fr" else "pt" if language == "pt" else "en"
    offering(Player(spoken, server, folder)).run()


def offering(player: Player) -> MCPServer[None]:
    """A server that offers one player's tools, one call at a time."""

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        yield
        if player.line is not None:
            await player.line.close()

    server = MCPServer[None]("areo", instructions=INSTRUCTIONS, version=VERSION, log_level="WARNING", lifespan=lifespan)
    turn = asyncio.Lock()
    reading = (player.games, player.look, player.decision, player.why, player.log, player.cards, player.scores)
    playing = (player.start_game, player.sit_down, player.choose, player.undo, player.consent, player.wait)
    for tool in (*reading, *playing, player.resign):
        server.add_tool(
            refusing(tool, turn),
            annotations=ToolAnnotations(read_only_hint=tool in reading),
            structured_output=False,
        )
    return server


def refusing(tool: Tool[P], turn: asyncio.Lock) -> Tool[P]:
    """A tool whose refusals are told to the model in words. Nothing was changed then."""

    @functools.wraps(tool)
    async def told(*args: P.args, **kwargs: P.kwargs) -> str:
        async with turn:
            try:
                return await tool(*args, **kwargs)
            except (TableError, ValueError, OSError) as refused:
                raise ToolError(str(refused)) from None

    return told

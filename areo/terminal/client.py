"""The terminal client: whose turn it is, what they see, and the end. People and bots may sit in any seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from rich.console import Console, RenderableType
from rich.control import Control
from rich.rule import Rule
from rich.segment import ControlType
from rich.text import Text

from areo.bots import bot
from areo.bots.seat import sit
from areo.kernel.game import Game
from areo.kernel.tones import QUIET
from areo.terminal import record
from areo.terminal.ending import ending
from areo.terminal.keyboard import read_line
from areo.terminal.look import add_colours
from areo.terminal.menu import Menu
from areo.terminal.onlooker import Onlooker
from areo.terminal.scene import Scene, player
from areo.terminal.story import events_since, happened, story
from areo.terminal.turn import Leave, Turn

Read: TypeAlias = Callable[[str], str]

RECAP: Final = 12  # lines of what happened since one's last turn, at most
LEAST_RECAP: Final = 3
QUESTION: Final = 6  # lines for the question, the hint, the prompt and the recap's heading


class Client:
    """A table in one terminal. `seats` says who sits where: a bot by its name, or None for a person."""

    def __init__(
        self, game: Game, seats: record.Seats, language: str, console: Console, read: Read = read_line, chance: int = 0
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.onlooker: Final = Onlooker(game, language)
        self.say: Final = self.onlooker.say
        self.drawing: Final = self.onlooker.drawing
        self.console: Final = console
        self.read: Final = read
        add_colours(console, self.drawing.colours)
        self.rng: Final = Random(chance)
        self.bots: Final = {seat: bot(name) for seat, name in enumerate(seats) if name is not None}
        self.people: Final = [seat for seat in range(game.seats) if seat not in self.bots]
        self.present: int | None = self.people[0] if len(self.people) == 1 else None  # who sits at the keyboard
        self.marks: Final = dict.fromkeys(range(game.seats), 0)  # by seat: the log's length before its last choice
        self.heard: Final = dict.fromkeys(range(game.seats), 0)  # the same, before its last turn ended
        self.saved: Path | None = None

    def play(self) -> None:
        """Play until it is over or the players leave."""
        while True:
            try:
                while not self.game.over:
                    self.step()
                self.end()
                return
            except (Leave, EOFError, KeyboardInterrupt):
                if self.leaves():
                    return

    def step(self) -> None:
        """Let a bot choose, or ask a person. Whoever sits at the keyboard is asked before others are called."""
        asked = self.game.waiting_for()
        thinking = [seat for seat in asked if seat in self.bots]
        if thinking:
            self.think(thinking[0])
            return
        seat = self.present if self.present in asked else asked[0]
        self.curtain(seat)
        decision = self.game.asked[seat]
        if decision is not None:
            if self.game.last is None or self.game.last.seat != seat:  # else this is one more step of the same turn
                self.heard[seat] = self.marks[seat]
            menu = Menu(decision, self.say, self.onlooker.printed.cards)
            self.show(seat, menu)
            Turn(self, seat, decision, menu).run()

    def choose(self, seat: int, picks: list[int]) -> None:
        """A person's answer. What follows from it, to the next question, is part of the next recap."""
        self.marks[seat] = happened(self.game)
        self.game.choose(seat, picks)

    def advises(self) -> bool:
        """Whether there are hints: while no other person plays."""
        return len(self.people) == 1

    def think(self, seat: int) -> None:
        """A bot's choice, made from what its seat may know."""
        with self.console.status(self.say("thinking", self.game.words(self.say.language).player(seat))):
            picks = self.bots[seat].choose(sit(self.game, seat, self.rng), self.rng)
        self.game.choose(seat, picks)

    def curtain(self, seat: int) -> None:
        """Between two people: an empty screen, so that nobody sees another's secrets."""
        if self.present != seat and len(self.people) > 1:
            self.wipe()
            name = self.player(seat)
            self.console.print(Text.assemble("\n", self.say("pass-keyboard"), " ", name, "\n", style="bold"))
            self.read(self.say("enter-when-ready"))
            self.wipe()
        self.present = seat

    def wipe(self) -> None:
        """Clear the screen and what scrolled off it."""
        if self.console.is_terminal:
            self.console.control(Control(ControlType.CLEAR, ControlType.HOME))
            self.console.file.write("\x1b[3J")

    # What the players see.

    def scene(self, seat: int | None, menu: Menu | None = None) -> Scene:
        return self.onlooker.scene(self.game, seat, self.console.width, menu.lit if menu else {})

    def player(self, seat: int) -> Text:
        return player(self.game.words(self.say.language), seat)

    def show(self, seat: int, menu: Menu) -> None:
        """The whole screen of a seat that is asked."""
        self.wipe_screen()
        table = self.drawing.table(self.scene(seat, menu))
        room = RECAP
        if self.console.is_terminal:
            free = self.console.height - self.height(table) - QUESTION
            menu.brief = free - self.height(menu.draw(menu.choices, self.console.width)) < LEAST_RECAP
            room = max(LEAST_RECAP, min(RECAP, free - self.height(menu.draw(menu.choices, self.console.width))))
        self.console.print(table)
        recap = self.recap(seat, room)
        if recap is not None:
            self.print_section(self.say("recap" if self.heard[seat] else "so-far"), recap)

    def height(self, drawn: RenderableType) -> int:
        return len(self.console.render_lines(drawn, pad=False))

    def wipe_screen(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def print_section(self, title: str, *contents: RenderableType) -> None:
        self.console.print(Rule(Text(title, "quiet"), align="left", style="quiet", characters="─"))
        self.console.print(*contents, sep="\n")

    def recap(self, seat: int, room: int) -> Text | None:
        """What happened since the seat's last turn, in so many lines."""
        events = events_since(self.game, seat, self.say.language, self.heard[seat])
        told = [event for event in events if event["tone"] != QUIET]
        if not told:
            return None
        if len(told) <= room:
            return story(told)
        left_out = Text(self.say("earlier", len(told) - room + 1), "quiet")
        return Text.assemble(left_out, "\n", story(told[1 - room :]))

    def log(self, seat: int | None) -> None:
        """All that happened, as a seat may read it."""
        self.print_section(self.say("log"), story(self.game.events(seat, self.say.language)))

    # The end.

    def end(self) -> None:
        """The last table, the scores, and a prompt that still shows the log and saves."""
        self.wipe_screen()
        scene = self.scene(None)
        self.console.print(self.drawing.table(scene))
        self.print_section(self.say("over"), ending(scene, self.drawing))
        while True:
            try:
                text = self.read(f"{self.say('end-prompt')} › ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if text == "l":
                self.log(self.people[0] if len(self.people) == 1 else None)
            elif text == "s" or text.startswith("s "):
                self.save(text[2:].strip())
            else:
                return

    def leaves(self) -> bool:
        """Ask whether to save before leaving; another end of input leaves at once."""
        try:
            self.console.print(Text(f"\n{self.say('leave', self.saved or record.free_name(self.game))}", "bold"))
            text = self.read(f"{self.say('leave-prompt')} › ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return True
        if text.casefold() in self.say("no").split():
            return True
        return text != "" and self.save("" if self.agrees(text) else text)

    def agrees(self, text: str) -> bool:
        return text.strip().casefold() in self.say("yes").split()

    def save(self, name: str) -> bool:
        """Write the record to a file: by default a new one, and later the same again."""
        path = Path(name) if name else self.saved or record.free_name(self.game)
        try:
            path = path.expanduser()
            if path.is_file() and path != self.saved and not self.agrees(self.read(f"{self.say('replace', path)} › ")):
                return False
            record.write(self.game, self.seats, path)
        except (OSError, ValueError, RuntimeError) as error:  # also names that no file or user has
            reason = error.strerror if isinstance(error, OSError) else error
            self.console.print(Text(self.say("not-saved", path, reason), "bad"))
            return False
        self.saved = path
        self.console.print(Text(self.say("saved", path), "good"))
        return True

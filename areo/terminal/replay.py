"""A record played again: to its end, or step by step in both directions."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from areo.kernel.game import Game
from areo.kernel.history import Step, steps
from areo.terminal.client import Read
from areo.terminal.ending import ending
from areo.terminal.keyboard import read_line
from areo.terminal.look import add_colours
from areo.terminal.onlooker import Onlooker
from areo.terminal.scene import Scene, player
from areo.terminal.story import story


class Replay:
    """A game that was played, seen by one seat (None: a spectator), after any number of its choices."""

    def __init__(self, game: Game, seat: int | None, language: str, console: Console, read: Read = read_line) -> None:
        self.seat: Final = seat
        self.onlooker: Final = Onlooker(game, language)
        self.say: Final = self.onlooker.say
        self.drawing: Final = self.onlooker.drawing
        self.console: Final = console
        self.read: Final = read
        add_colours(console, self.drawing.colours)
        self.choices: Final = steps(game.last)
        first = game.first
        assert first is not None, "a replayed game remembers how it began"
        self.tables: Final[list[Game]] = [first.copy()]  # the table after each choice, as far as it was looked at

    def table(self, number: int) -> Game:
        """The table after so many choices."""
        while len(self.tables) <= number:
            line = self.choices[len(self.tables) - 1]
            after = self.tables[-1].copy()
            after.repeat(line)
            self.tables.append(after)
        return self.tables[number]

    def tell(self, number: int) -> None:
        """The log and the table after so many choices; the scores, if that is the end."""
        game = self.table(number)
        self.console.print(story(game.events(self.seat, self.say.language)))
        self.console.print(self.title(number))
        self.console.print(self.drawing.table(self.scene(game)))
        self.close(game, number)

    def step(self, number: int) -> None:
        """Go through it from there: Enter for the next choice, b for the one before."""
        while True:
            self.show(number)
            try:
                text = self.read(f"{self.say('replay.prompt')} › ").strip()
                if text == "l":
                    game = self.table(number)
                    self.console.print(story(game.events(self.seat, self.say.language)))
                    text = self.read(f"{self.say('replay.prompt')} › ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if text == "q":
                return
            if text == "" and number == len(self.choices):
                return
            number = self.goal(text, number)

    def goal(self, text: str, number: int) -> int:
        """Which choice a typed line leads to."""
        if text == "":
            return number + 1
        if text == "b":
            return max(number - 1, 0)
        if text.isdecimal() and len(text) < 9:
            return min(int(text), len(self.choices))
        return number

    def show(self, number: int) -> None:
        """The table after so many choices, and what the last of them was and did."""
        game = self.table(number)
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.title(number))
        self.console.print(self.drawing.table(self.scene(game)))
        self.console.print()
        if number:
            before = self.table(number - 1)
            self.console.print(self.choice(before, self.choices[number - 1]))
            events = game.events(self.seat, self.say.language)[len(before.log(self.seat)) :]
            self.console.print(story(events))
        else:
            self.console.print(self.say("replay.start"))
        if number == len(self.choices):
            self.close(game, number)

    def choice(self, before: Game, step: Step) -> Text:
        """Who chose what; of a secret choice only its owner and nobody else is told."""
        who = player(before.words(self.say.language), step.seat)
        if step.effect.secret and self.seat != step.seat:
            return who
        decision = before.asked[step.seat]
        assert decision is not None, "whoever chose had been asked"
        labels = [
            decision.label(index, self.say.language)
            for index, option in enumerate(decision.question.options)
            if option in step.picked
        ]
        return Text.assemble(who, " ", (self.say("replay.chose", ", ".join(labels) or "–"), "bold"))

    def scene(self, game: Game) -> Scene:
        return self.onlooker.scene(game, self.seat, self.console.width)

    def title(self, number: int) -> Rule:
        names = self.table(0).rulebook.game
        return Rule(self.say("replay.title", names, number, len(self.choices)), align="left", style="quiet")

    def close(self, game: Game, number: int) -> None:
        """The scores, or that the record ends too early for them."""
        if game.over:
            self.console.print(Rule(self.say("over"), align="left", style="quiet"))
            self.console.print(ending(self.scene(game), self.drawing))
        elif number == len(self.choices):
            self.console.print(Text(self.say("replay.unfinished"), "quiet"))

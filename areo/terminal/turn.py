"""One decision of a person: a question, a numbered list, and lines typed until one of them answers it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from areo.bots.advice import advise
from areo.bots.seat import sit
from areo.kernel.question import Decision
from areo.library import game_type
from areo.terminal.cards import card_list, find
from areo.terminal.figures import signed
from areo.terminal.menu import FEW, Choice, Menu, Refused
from areo.terminal.search import plain
from areo.terminal.story import happened

if TYPE_CHECKING:
    from areo.terminal.client import Client

HELP: Final = [
    ("3", "help.choose", ""),
    ("abc", "help.filter", ""),
    ("w", "help.why", "help.name"),
    ("h", "help.advice", ""),
    ("u", "help.undo", ""),
    ("b", "help.board", ""),
    ("c", "help.cards", "help.words"),
    ("l", "help.log", ""),
    ("s", "help.save", "help.file"),
    ("q", "help.leave", ""),
    ("?", "help.help", ""),
]


class Leave(Exception):
    """The player wants to leave the table."""


class Turn:
    """Asks a seat its open question. Whatever is typed, only an answer or an undo ends it."""

    def __init__(self, client: Client, seat: int, decision: Decision, menu: Menu) -> None:
        self.client: Final = client
        self.seat: Final = seat
        self.decision: Final = decision
        self.menu: Final = menu
        self.shown: list[Choice] = menu.choices  # those left by a filter
        self.commands: Final[dict[str, Callable[[str], bool]]] = {
            "?": self.help,
            "b": self.board,
            "c": self.cards,
            "h": self.advice,
            "l": self.log,
            "q": self.leave,
            "s": self.save,
            "u": self.undo,
            "w": self.why,
        }

    def run(self) -> None:
        self.ask()
        while not self.obey(self.client.read("› ").strip()):
            pass

    def ask(self) -> None:
        """The question and the options that are shown."""
        client, say = self.client, self.client.say
        who = client.player(self.seat)
        client.console.print()
        client.console.print(Text.assemble(who, "  ", (self.decision.prompt(say.language), "bold")))
        client.console.print(self.menu.draw(self.shown, client.console.width))
        hints = [self.menu.wanted(), say("hint")]
        if len(self.menu.choices) > FEW:
            hints.insert(1, say("hint-filter"))
        if client.advises():
            hints.append(say("hint-advice"))
        if client.game.undoable(self.seat):
            hints.append(say("hint-undo"))
        client.console.print(Text(" · ".join(hints), "quiet"))

    def obey(self, text: str) -> bool:
        """Do what was typed; whether that ends the turn."""
        word, _, rest = text.partition(" ")
        if word in self.commands:
            return self.commands[word](rest.strip())
        if text == "":
            return self.enter()
        try:
            picks = self.menu.answer(text)
        except Refused as reason:
            return self.tell(str(reason))
        return self.filter(text.lstrip("/")) if picks is None else self.choose(picks)

    def choose(self, picks: list[int]) -> bool:
        self.client.choose(self.seat, picks)
        return True

    def tell(self, text: str, style: str = "bad") -> bool:
        self.client.console.print(Text(text, style))
        return False

    def enter(self) -> bool:
        """Enter alone takes the one option a filter has left, ends a filter, or picks nothing where that is allowed."""
        if len(self.shown) == 1 and len(self.menu.choices) > 1:
            return self.choose([self.shown[0].index])
        if len(self.shown) < len(self.menu.choices):
            self.shown = self.menu.choices
            self.ask()
            return False
        return self.choose([]) if self.menu.least == 0 else self.tell(self.menu.wanted())

    def filter(self, text: str) -> bool:
        """Show only the options with these words in them."""
        say = self.client.say
        found = self.menu.matching(text)
        if not found:
            return self.tell(say("no-match", text))
        self.shown = found
        self.ask()
        if len(found) == 1 and self.menu.least <= 1:
            return self.tell(say("enter-takes", found[0].number, found[0].label), "act")
        return self.tell(say("enter-all"), "quiet")

    # Commands

    def help(self, rest: str) -> bool:
        client, say = self.client, self.client.say
        told = Table.grid(padding=(0, 2, 0, 0))
        for typed, phrase, argument in HELP:
            typing = Text(f"{typed} {say(argument)}" if argument else typed, "bold")
            told.add_row(typing, Text(say(phrase, self.menu.choices[0].key)))
        client.print_section(say("help-title"), told)
        description = game_type(client.game.rulebook.game).describe()
        client.console.print(Text(description.reconstructed.get(say.language, ""), "quiet"))
        self.ask()
        return False

    def board(self, rest: str) -> bool:
        """The board alone, which even a small terminal can show."""
        self.client.console.print(self.client.drawing.board(self.client.scene(self.seat, self.menu)))
        return False

    def advice(self, rest: str) -> bool:
        """The best moves as a bot sees them; asked again, the same. Nothing is chosen by it."""
        client, say = self.client, self.client.say
        if not client.advises():
            return self.tell(say("advice.others"))
        rng = Random(f"advice {happened(client.game)}")
        with client.console.status(say("advice.thinking")):
            found = advise(sit(client.game, self.seat, rng), say.language, rng)
        if not found:
            return self.tell(say("advice.none"))
        told = Table.grid(padding=(0, 2, 0, 0))
        numbers = {choice.key: str(choice.number) for choice in self.menu.choices}
        for each in found:
            name = ", ".join(each.labels) or self.menu.wanted()
            move = Text.assemble((name, "bold"), "\n", each.why)
            told.add_row(" ".join([numbers[key] for key in each.keys]), move, signed(each.points, say))
        client.print_section(say("advice.title"), told)
        return False

    def cards(self, rest: str) -> bool:
        client = self.client
        printed = client.onlooker.printed
        english = game_type(client.game.rulebook.game).cards("en", client.game.options)
        found = find(printed.cards.values(), english, rest.split())
        if not found:
            return self.tell(client.say("cards.none", rest))
        client.print_section(client.say("cards.title"), card_list(found, printed.terms, client.say))
        self.ask()
        return False

    def log(self, rest: str) -> bool:
        self.client.log(self.seat)
        self.ask()
        return False

    def leave(self, rest: str) -> bool:
        raise Leave

    def save(self, rest: str) -> bool:
        self.client.save(rest)
        return False

    def undo(self, rest: str) -> bool:
        if not self.client.game.undoable(self.seat):
            return self.tell(self.client.say("no-undo"))
        self.client.game.undo(self.seat)
        return True

    def why(self, rest: str) -> bool:
        """Why something cannot be chosen now: it may be named by its number, its key or its name."""
        client, say = self.client, self.client.say
        if not rest:
            return self.tell(say("why-what", self.menu.choices[0].key))
        keys = self.meant(rest)
        for key in keys:
            reasons = client.game.why(self.seat, key, say.language)
            named = f"{self.name(key)}: " if len(keys) > 1 or key != rest else ""
            self.tell(named + " ".join(reasons or [say("why-legal")]), "bad" if reasons else "good")
        return False

    def meant(self, text: str) -> list[str]:
        """The keys a player means: a number of the list, or things with these words in their names."""
        things = self.client.game.rulebook.things
        offered = [choice.key for choice in self.menu.choices if text == str(choice.number)]
        if offered or things.number(text):
            return offered or [text]
        if self.menu.numbers_things and text.isdecimal() and len(text) < 9 and int(text) in things.names:
            return [things.key(int(text))]
        keys = [things.key(number) for number in things.names]
        named = [key for key in keys if plain(text) in plain(self.name(key))]
        kinds = {choice.key.split(" ")[0] for choice in self.menu.choices}
        named = [key for key in named if plain(text) == plain(self.name(key))] or named
        scene = self.client.scene(self.seat, self.menu)
        moves = [move for key in named for move in self.client.drawing.keys(scene, key)]
        return [key for key in moves if key.split(" ")[0] in kinds] or moves or [text]

    def name(self, key: str) -> str:
        """What a key is about: a thing, or whatever has its id; the key itself, if nothing has."""
        things = self.client.game.rulebook.things
        id = key.split(" ")[-1]
        number = things.number(key) or next((number for number in things.names if things.id(number) == id), 0)
        return things.name(number, self.client.say.language) if number in things.names else key

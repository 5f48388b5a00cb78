"""Somebody at the keyboard: typed lines, a page to read what was shown, and players who know what is asked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import StringIO
from random import Random
from typing import Any

from rich.cells import cell_len
from rich.console import Console

import areo
from areo.bots.seat import sit
from areo.library import game_type
from areo.terminal.client import Client
from areo.terminal.look import add_colours, theme
from areo.terminal.menu import Menu
from areo.terminal.onlooker import Onlooker
from areo.terminal.phrases import Say

NAMES = ["Ana", "Bo", "Caí", "Dé", "Eli"]
GARBAGE = [
    "99",
    "0",
    "-1",
    "1 1",
    "1 2 3 4 5 6 7 8",
    "zzzz",
    "/",
    "w",
    "w nonsense",
    "w 99999999999",
    "w " + "9" * 5000,
    "9" * 5000,
    "u u",
    "½",
    "[red]",
    "\x00",
]


class Page(Console):
    """A console whose text can be read."""

    def __init__(self, width: int = 80, terminal: bool = False) -> None:
        self.sheet = StringIO()
        super().__init__(
            file=self.sheet,
            width=width,
            height=60,
            theme=theme(False),
            highlight=False,
            force_terminal=terminal,
            color_system="truecolor" if terminal else None,
            legacy_windows=False,
        )

    @property
    def text(self) -> str:
        return self.sheet.getvalue()

    def take(self) -> str:
        """What was shown since the last time."""
        text = self.text
        self.sheet.seek(0)
        self.sheet.truncate()
        return text

    def widest(self) -> int:
        return max(cell_len(line) for line in self.text.splitlines())


class Typist:
    """Types these lines, then nothing more."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        for line in self.lines:
            return line
        raise EOFError


class Guest:
    """Answers whatever is asked at random by typing numbers, and types other lines in between."""

    def __init__(self, seed: int = 0, between: Iterable[str] = ()) -> None:
        self.rng = Random(seed)
        self.between = list(between)
        self.waiting: list[str] = []
        self.client: Client | None = None
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        client = self.client
        assert client is not None
        if prompt != "› ":
            return ""
        if self.waiting:
            return self.waiting.pop()
        if self.between and self.rng.random() < 0.3:
            return self.rng.choice(self.between)
        assert client.present is not None
        decision = client.game.asked[client.present]
        assert decision is not None
        menu = Menu(decision, client.say, client.onlooker.printed.cards)
        return " ".join(str(menu.choices[index].number) for index in self.picks(decision))

    def picks(self, decision: areo.Decision) -> list[int]:
        return decision.sample(self.rng)


def table(
    seats: list[str | None] | None = None,
    guest: Guest | Typist | None = None,
    language: str = "en",
    page: Page | None = None,
    game: areo.Game | None = None,
    seed: int = 7,
) -> Client:
    """A client at a table of Mission: Red Planet, with a person and two random bots unless told otherwise."""
    seats = seats or [None, "random", "random"]
    game = game or areo.new("red-planet", players=len(seats), seed=seed, names=NAMES[: len(seats)])
    guest = guest or Guest()
    client = Client(game, seats, language, page or Page(), guest)
    if isinstance(guest, Guest):
        guest.client = client
    return client


def played(kind: str, players: int, language: str, width: int, options: dict[str, Any], guest: Guest) -> Client:
    """A game played to its end by somebody at the keyboard and random bots."""
    game = areo.new(kind, players=players, seed=19, names=NAMES[:players], **options)
    seats = [None, *["random"] * (players - 1)]
    client = Client(game, seats, language, Page(width), guest)
    guest.client = client
    client.play()
    return client


def told_to_the_end(client: Client, language: str, parts: list[str]) -> None:
    """The game is over; all it showed kept to the width and was in words, and its end names scores and players."""
    page = page_of(client)
    assert client.game.over
    assert page.widest() <= page.width
    assert not re.search(rf"{{\d|{client.game.rulebook.game}\.|\b(noun|ask|label|score|kind|phase)\.\w", page.text)
    end = page.text[page.text.rindex("────") :]
    terms = game_type(client.game.rulebook.game).terms(language)
    for part in parts:
        assert terms[f"score.{part}"] in end
    for name in NAMES[: client.game.seats]:
        assert name in end


def page_of(client: Client) -> Page:
    assert isinstance(client.console, Page)
    return client.console


def until(game: areo.Game, seat: int, asks: str, seed: int = 3) -> areo.Game:
    """Play at random until the seat is asked something with these words in its prompt."""
    rng = Random(seed)
    while not game.over:
        waiting = game.waiting_for()
        decision = game.asked[seat]
        if decision is not None and asks in decision.prompt("en"):
            return game
        number = waiting[0]
        asked = sit(game, number, rng).asked
        game.choose(number, asked.sample(rng))
    raise AssertionError(f"nobody asked: {asks}")


def asked(game: areo.Game, seat: int = 0) -> dict[str, int]:
    """The numbers of what can be chosen."""
    decision = game.asked[seat]
    assert decision is not None
    return Menu(decision, Say("en"), {}).lit


def drawn(
    game: areo.Game, seat: int | None = 0, width: int = 80, language: str = "en", lit: dict[str, int] | None = None
) -> str:
    """The table as a seat sees it, which must keep to the width."""
    page = Page(width)
    onlooker = Onlooker(game, language)
    add_colours(page, onlooker.drawing.colours)
    page.print(onlooker.drawing.table(onlooker.scene(game, seat, width, lit)))
    assert page.widest() <= width
    return page.text


def line_with(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(start))

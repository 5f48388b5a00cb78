"""The options of one decision as a numbered list, and what a typed line means for it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from areo.kernel.description import CardText
from areo.kernel.question import Decision
from areo.kernel.things import Things
from areo.terminal.phrases import Say
from areo.terminal.scene import card_text
from areo.terminal.search import has_words

NUMBERS: Final = re.compile(r"\d+(?:[\s,]+\d+)*")
FEW: Final = 6  # more options than these stand in columns
NOTE: Final = 36  # a card's text beside the options is at least so wide, or stands beneath them


class Refused(ValueError):
    """What was typed is no answer; the reason is for the player."""


@dataclass(frozen=True)
class Choice:
    """One option: its number on the screen, its place in the decision, its key, and what a player reads."""

    number: int
    index: int
    key: str
    label: str
    note: str
    warnings: str  # what of it would come to nothing


class Menu:
    """A decision's options, numbered. Where all have a digit of their own, as characters do, they keep it."""

    def __init__(self, decision: Decision, say: Say, cards: Mapping[str, CardText]) -> None:
        self.say: Final = say
        self.brief = False  # cards' texts on one line each, where the screen is short
        self.least: Final = decision.least
        self.most: Final = decision.most
        things = decision.game.rulebook.things
        keys = decision.keys
        digits = [decision.shortcut(index) for index in range(len(keys))]
        own = all(digit.isdecimal() for digit in digits)
        numbers = [int(digit) for digit in digits] if own else list(range(1, len(keys) + 1))
        self.choices: Final[list[Choice]] = []
        for index, (number, key) in enumerate(zip(numbers, keys, strict=True)):
            label = decision.label(index, say.language)
            warnings = " ".join(decision.warnings(index, say.language))
            told = note(cards, things, decision.thing(index), label)
            self.choices.append(Choice(number, index, key, label, told, warnings))
        # Things that are not offered have their own numbers too.
        self.numbers_things: Final = own and numbers == [things.number(key) for key in keys]

    @property
    def lit(self) -> dict[str, int]:
        """The number of each key."""
        return {choice.key: choice.number for choice in self.choices}

    @property
    def several(self) -> bool:
        return self.most > 1 or self.least == 0

    def answer(self, text: str) -> list[int] | None:
        """The option indexes a line of numbers, or a whole key, stands for; None if it is neither.

        A space may be named by its id alone, as it stands on the map.
        """
        if not NUMBERS.fullmatch(text):
            named = (text.casefold(), f"space {text}".casefold())
            return next(([choice.index] for choice in self.choices if choice.key.casefold() in named), None)
        places = {choice.number: choice.index for choice in self.choices}
        picks: list[int] = []
        for number in re.findall(r"\d+", text):
            index = places.get(int(number)) if len(number) < 9 else None
            if index is None:
                raise Refused(self.say("no-such-number", number))
            if index in picks:
                raise Refused(self.say("twice", number))
            picks.append(index)
        if not self.least <= len(picks) <= self.most:
            raise Refused(self.wanted())
        return picks

    def wanted(self) -> str:
        """How many are to be picked."""
        if self.most == 1:
            return self.say("pick-one")
        if self.least == self.most:
            return self.say("pick-exactly", self.least)
        return self.say("pick-between", self.least, self.most)

    def matching(self, text: str) -> list[Choice]:
        """The choices with all these words in them."""
        return [c for c in self.choices if has_words(f"{c.label} {c.key} {c.note}", text.split())]

    def draw(self, choices: Sequence[Choice], width: int) -> RenderableType:
        """The list, with what each option's card says beside it."""
        notes = any(choice.note or choice.warnings for choice in choices)
        if len(choices) > FEW and not notes:
            cells = [Text.assemble((f"{choice.number:3} ", "act"), choice.label) for choice in choices]
            return Columns(cells, column_first=True, padding=(0, 3))
        longest = max(cell_len(choice.label) for choice in choices)
        if notes and width - longest - 6 < NOTE:
            return self.beneath(choices, width)
        told = Table.grid(padding=(0, 1))
        told.add_column(justify="right", min_width=3)
        told.add_column(min_width=longest if notes else None, no_wrap=notes)
        told.add_column()
        for choice in choices:
            note = warned(Text(choice.note, "soft"), choice)
            if self.brief:
                note.truncate(max(width - longest - 6, 1), overflow="ellipsis")
            told.add_row(Text(str(choice.number), "act"), Text(choice.label), note)
        return told

    def beneath(self, choices: Sequence[Choice], width: int) -> RenderableType:
        """The list, with what each option's card says under its name; on the same line, if all is to be brief."""
        told = Table.grid(padding=(0, 1))
        told.add_column(justify="right", min_width=3)
        told.add_column()
        for choice in choices:
            text = Text(choice.label)
            if choice.note or choice.warnings:
                text.append(" " if self.brief else "\n")
                text.append_text(warned(Text(choice.note, "soft"), choice))
            if self.brief:
                text.truncate(max(width - 5, 1), overflow="ellipsis")
            told.add_row(Text(str(choice.number), "act"), text)
        return told


def warned(note: Text, choice: Choice) -> Text:
    """What a card does, after a warning of what of it would come to nothing."""
    return Text.assemble((f"{choice.warnings} ", "bad"), note) if choice.warnings else note


def note(cards: Mapping[str, CardText], things: Things, thing: str | None, label: str) -> str:
    """What the card that an option is about does, unless the label says so already."""
    id = "" if thing is None else thing.split(" ")[-1]
    namesake = thing != f"card {id}" and things.number(f"card {id}")  # as a standard project may be called like a card
    card = None if namesake else card_text(cards, id)
    return "" if card is None or card.text.rstrip(".").casefold() in label.casefold() else card.text

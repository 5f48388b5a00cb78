"""Words: says whole phrases in one language, with numbers, names and counted nouns filled in.

A phrase may hold:
    {0}            a number or a text already said
    {0:thing}      the name of a thing          {0:things}  several, joined by "and"
    {0:seat}       a player's name
    {0:astronaut}  a counted noun, from the phrase "noun.astronaut": "astronaut|astronauts"
    {0:or}         a list of texts joined by "or" ({0:and} likewise)
    [board|to board]  a verb as an order, or as it stands after "may" and "to"
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from areo._extend import mypyc_attr
from areo.kernel.errors import BadOption
from areo.kernel.things import NOTHING, SEAT, Things

LANGUAGES: Final = ("en", "fr", "pt")
NOBODY: Final = -1
SLOT: Final = re.compile(r"\{(\d)(?::([^}]+))?\}")
MOOD: Final = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sayable:
    """Something that can be put into words: an effect, a requirement, what a card counts."""

    def text(self, words: Words) -> str:
        """How it reads."""
        raise TypeError(f"{type(self).__name__} has no text")


class Words:
    """One language, at one table."""

    def __init__(self, language: str, phrases: Mapping[str, str], things: Things, players: Sequence[str] = ()) -> None:
        self.language = language
        self.phrases = phrases
        self.things = things
        self.players = players
        self.ordering = True  # verbs as orders; False: as after "may"

    def say(self, phrase: str, *values: object) -> str:
        """The phrase in this language, filled in."""
        return "".join([text for text, _, _ in self.spans(phrase, values)])

    def phrase(self, name: str) -> str:
        text = self.phrases.get(name)
        if text is None:
            raise LookupError(f"there is no phrase {name!r} in {self.language!r}")
        return text

    def spans(self, phrase: str, values: Sequence[object]) -> list[tuple[str, int, int]]:
        """The phrase in pieces, each with the thing (else 0) and the seat (else -1) it names."""
        text = MOOD.sub(r"\1" if self.ordering else r"\2", self.phrase(phrase))
        said: list[tuple[str, int, int]] = []
        end = 0
        for slot in SLOT.finditer(text):
            if slot.start() > end:
                said.append((text[end : slot.start()], NOTHING, NOBODY))
            how = slot.group(2)
            value = values[int(slot.group(1))]
            number = value if isinstance(value, int) else 0
            said.append(
                (self.fill(how, value), number if how == "thing" else NOTHING, number if how == "seat" else NOBODY)
            )
            end = slot.end()
        if end < len(text):
            said.append((text[end:], NOTHING, NOBODY))
        return said

    def fill(self, how: str | None, value: object) -> str:
        if how is None:
            if isinstance(value, Sayable):
                return value.text(self)
            return self.number(value) if isinstance(value, int) else str(value)
        if isinstance(value, (list, tuple)):
            if how == "things":
                return self.join("and", [self.name(int(thing)) for thing in value])
            return self.join(how, [str(part) for part in value])
        number = int(str(value))
        if how == "thing":
            return self.name(number)
        if how == "seat":
            return self.player(number)
        return self.count(number, how)

    def name(self, thing: int) -> str:
        """What a thing is called; a seat, as whoever sits there."""
        return self.player(SEAT.index(thing)) if SEAT.has(thing) else self.things.name(thing, self.language)

    def amount(self, what: str, number: int) -> str:
        """So much of something that a game counts, such as "resource mc"."""
        return self.count(number, what.split(" ")[-1])

    def count(self, number: int, noun: str) -> str:
        """A number with its noun: "1 astronaut", "2 astronauts", but "0 astronaute" in French."""
        one, many = self.phrase("noun." + noun).split("|")
        single = abs(number) == 1 if self.language == "en" else abs(number) < 2
        return f"{self.number(number)} {one if single else many}"

    def number(self, number: int) -> str:
        """A number in figures, with a true minus sign, not a hyphen."""
        return str(number) if number >= 0 else f"−{-number}"

    def join(self, word: str, texts: list[str]) -> str:
        if len(texts) < 2:
            return "".join(texts)
        return f"{', '.join(texts[:-1])} {self.phrases[word]} {texts[-1]}"

    def one_of(self, texts: list[str]) -> str:
        """One of several that are put alike. How all begin and end is said once: "gain 2 steel or 3 heat for each"."""
        before, differing, after = apart(texts)
        if before and after:
            return f"{before} {self.join('or', differing)} {after}"
        return self.say("either", texts)

    def player(self, seat: int) -> str:
        """A player's name; without one, "Player 2"."""
        name = self.players[seat] if seat < len(self.players) else ""
        return name or self.say("player", seat + 1)

    def may(self, effect: Sayable) -> str:
        """The effect's text as it stands after "may" or "to"."""
        before = self.ordering
        self.ordering = False
        text = effect.text(self)
        self.ordering = before
        return text

    def sentence(self, text: str) -> str:
        """A capital and a full stop."""
        return text if text == "" else text[0].upper() + text[1:] + ("" if text[-1] in ".!?" else ".")


def apart(texts: list[str]) -> tuple[str, list[str], str]:
    """The words that all texts begin with, what differs, and the words that all end with. A number differs always."""
    split = [text.split(" ") for text in texts]
    least = min([len(words) for words in split]) - 1  # each keeps a word of its own
    first = split[0]
    begin = 0
    while begin < least and all(words[begin] == first[begin] for words in split):
        begin += 1
    while begin and first[begin - 1].isdigit():
        begin -= 1
    end = 0
    while end < least - begin and all(words[-1 - end] == first[-1 - end] for words in split):
        end += 1
    differing = [" ".join(words[begin : len(words) - end]) for words in split]
    return " ".join(first[:begin]), differing, " ".join(first[len(first) - end :])


def known_language(language: object) -> str:
    if isinstance(language, str) and language in LANGUAGES:
        return language
    raise BadOption(f"no language {language!r}: there are {', '.join(LANGUAGES)}")

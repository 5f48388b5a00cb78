"""The phrases of a card game, each with something to say: how they are read, for golden files.

What a phrase is given stands in the order of its slots. A text such as "card birds" stands for that thing, "@draw" for
what that phrase says with its own example, "~draw" for that after "may"; "=2 step" for two steps, "%2 step" for "every
2 steps", "-step" for a step without its number. A counted slot has 1, 2 and 0, whatever stands there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from areo.kernel.description import TERMS
from areo.kernel.rulebook import Rulebook
from areo.kernel.words import MOOD, Words
from areo.tableau.vocabulary import alone, per
from tests.texts import is_counted, slots

COUNTED = 0

SECTIONS = {  # by how their names begin
    "Counted nouns": ("noun.",),
    "Questions": ("ask.",),
    "Labels": ("label.", "skip", "yes", "no", "pay-nothing"),
    "Reasons": ("why.",),
    "Log": ("log.",),
    "Terms": ("clock", *TERMS),
    "Joints": ("and", "or", "seq", "either", "may", "each", "prompt", "player"),
    "Texts": ("",),
}


def section(phrase: str) -> str:
    if phrase == "pay":
        return "Joints"
    return next(title for title, begins in SECTIONS.items() if phrase.startswith(begins))


class Examples:
    """What each phrase of a game is given to say."""

    def __init__(self, book: Rulebook, given: Mapping[str, tuple[object, ...]]) -> None:
        self.book = book
        self.given = given

    def counted_slots(self, phrase: str) -> set[int]:
        return {int(number) for number, kind in slots(self.book.phrases["en"][phrase]) if is_counted(kind)}

    def meant(self, value: object, words: Words) -> object:
        """What a value of the examples stands for."""
        if isinstance(value, list):
            return [self.meant(part, words) for part in value]
        if not isinstance(value, str):
            return value
        if value.startswith("@"):
            return self.example(value[1:], words)
        if value.startswith("~"):
            words.ordering = False
            text = self.example(value[1:], words)
            words.ordering = True
            return text
        if value.startswith(("=", "%")):
            number, noun = value[1:].split(" ")
            return words.count(int(number), noun) if value[0] == "=" else per(words, int(number), noun)
        if value.startswith("-"):
            return alone(words, value[1:])
        return self.book.things.number(value) or value

    def example(self, phrase: str, words: Words, count: int = 2) -> str:
        """The phrase with its example; what it counts is this many."""
        counted = self.counted_slots(phrase)
        given = enumerate(self.given.get(phrase, ()))
        return words.say(phrase, *[count if at in counted else self.meant(value, words) for at, value in given])

    def said(self, phrase: str, words: Words) -> list[str]:
        """The phrase with its example, as it is read; with counted nouns several times, with a mood in both."""
        kind = section(phrase)
        if kind == "Counted nouns":
            return [words.count(count, phrase.removeprefix("noun.")) for count in (1, 2, 0)]
        texts = [self.example(phrase, words, count) for count in ([1, 2, 0] if self.counted_slots(phrase) else [2])]
        if kind in ("Questions", "Labels"):
            texts = [words.sentence(text) for text in texts]
        if MOOD.search(words.phrases[phrase]):
            texts.append(f"… {self.meant(f'~{phrase}', words)}")
        return [text.rstrip(".") for text in texts] if kind == "Labels" else texts

    def by_section(self, words: Words, phrases: Iterable[str]) -> list[str]:
        """How these phrases read, as lines under headings."""
        lines: list[str] = []
        for title in SECTIONS:
            lines += ["", f"# {title}", ""]
            for phrase in phrases:
                if section(phrase) == title:
                    lines += [f"{phrase} · {text}" for text in self.said(phrase, words)]
        return lines

"""What of a game's components is reconstructed: notes in which players read it, in every language."""

from __future__ import annotations

from areo._extend import mypyc_attr
from areo.kernel.datafile import RECONSTRUCTED
from areo.kernel.words import LANGUAGES


class Note:
    """One thing that is reconstructed: a phrase in every language, and what stands in it."""

    def __init__(self, phrase: dict[str, str], about: dict[str, str]) -> None:
        self.phrase = phrase
        self.about = about

    def text(self, lang: str) -> str:
        """The note as a player reads it."""
        return self.phrase[lang].format(self.about[lang])


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonNotes:
    """Collects the notes while a file is read. Only what has the status `reconstructed` gets one."""

    def __init__(self, phrases: dict[str, dict[str, str]]) -> None:
        self.phrases = phrases
        self.found: list[Note] = []

    def add(self, status: str, phrase: str, about: dict[str, str]) -> None:
        if status == RECONSTRUCTED:
            self.found.append(Note(self.phrases[phrase], about))

    def add_name(self, status: str, phrase: str, name: str = "") -> None:
        """A note on what is called the same in every language, or needs no name."""
        self.add(status, phrase, dict.fromkeys(LANGUAGES, name))

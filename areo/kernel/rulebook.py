"""What all tables of one game share: its named things, its effects by path, its phrases in each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo._extend import mypyc_attr
from areo.kernel.effect import AnyEffect
from areo.kernel.question import Question
from areo.kernel.things import NOTHING, Things
from areo.kernel.words import LANGUAGES


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook:
    """The definitions of one game. Made once for each set of data, never changed by play."""

    def __init__(self, game: str, things: Things, phrases: Mapping[str, Mapping[str, str]], digest: str) -> None:
        self.game: Final = game
        self.things: Final = things
        self.phrases: Final = phrases
        self.stated: Final = digest
        self.set_up_secrets: list[str] = []  # options that tell what is hidden, besides the seed
        self.effects: dict[str, AnyEffect] = {}
        self.paths: dict[int, str] = {}
        self.printed: dict[str, int] = {}  # by path: the thing an effect stands on, the source of all its frames
        self.courses: list[str] = []  # what can lie at the bottom of the table's lane while a game goes on
        self.tones: Mapping[str, str] = {}  # by what a line of the log tells: its tone, unless it is a plain one
        self.free: AnyEffect | None = None  # what a seat may do inside any of its own single-pick questions
        for language in LANGUAGES:
            if language not in phrases:
                raise ValueError(f"{game} has no phrases in {language!r}")

    @property
    def digest(self) -> str:
        """A fingerprint of the definitions: records are replayed only with those they were made with."""
        return self.stated

    def enter(self, path: str, effect: AnyEffect, thing: int = NOTHING) -> None:
        """Give an effect and all its parts their paths: saved games name effects by path.

        An effect that is printed on one thing, such as a card, and can be done only from there, says on which.
        """
        if path in self.effects:
            raise ValueError(f"two effects at {path!r}")
        self.effects[path] = effect
        self.printed[path] = thing
        self.paths[id(effect)] = path  # the effect is kept above, so its id stays its own
        parts = effect.parts()
        for number in range(len(parts)):
            self.enter(f"{path}/{number + 1}", parts[number], thing)

    def path(self, effect: AnyEffect) -> str:
        return self.paths[id(effect)]

    def asker(self, effect: AnyEffect, option: int) -> tuple[AnyEffect, int]:
        """Who names an option: the effect that asks, or (below zero) the game's free actions."""
        free = self.free
        return (free, -option) if option < 0 and free is not None else (effect, option)

    def key(self, effect: AnyEffect, option: int) -> str:
        asker, number = self.asker(effect, option)
        return asker.key(self.things, number)

    def keys(self, question: Question) -> list[str]:
        return [self.key(question.frame.effect, option) for option in question.options]

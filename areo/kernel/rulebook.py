"""What all tables of one game share: its named things, its effects by path, its phrases in each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo._extend import mypyc_attr
from areo.kernel.effect import UNDECLARED, UNKNOWN, AnyEffect, Effect
from areo.kernel.joints import Batch, Joint, NextOfBatch
from areo.kernel.menu import AnyMenu, Entry, FreeMoves, Menu
from areo.kernel.payment import Payment
from areo.kernel.picks import AmountPick, Pick
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
        self.deep_moves = False  # whether a move is often a chain of many questions, which bots follow to its end
        self.set_up_secrets: list[str] = []  # options that tell what is hidden, besides the seed
        self.effects: dict[str, AnyEffect] = {}
        self.paths: dict[int, str] = {}
        self.printed: dict[str, int] = {}  # by path: the thing an effect stands on, the source of all its frames
        self.said: list[str] = []  # by path: effects that a person reads on a card
        self.ordered: list[str] = []  # by path: effects that can be part of a batch
        self.courses: list[str] = []  # what can lie at the bottom of the table's lane while a game goes on
        self.free: FreeMoves | None = None  # what a seat may do inside its own single-pick questions
        self.elsewhere: AnyMenu | None = None  # moves of other moments, which say why they cannot be made now
        self.tones: Mapping[str, str] = {}  # by what a line of the log tells: its tone, unless it is a plain one
        for language in LANGUAGES:
            if language not in phrases:
                raise ValueError(f"{game} has no phrases in {language!r}")

    @property
    def digest(self) -> str:
        """A fingerprint of the definitions: records are replayed only with those they were made with."""
        return self.stated

    def enter(self, path: str, effect: AnyEffect, thing: int = NOTHING, triggered: bool = False) -> None:
        """Give an effect and all its parts their paths: saved games name effects by path.

        An effect that is printed on one thing, such as a card, and can be done only from there, says on which. One that
        is `triggered` joins whatever batch is at work then.
        """
        self.enter_parts(path, effect, thing, thing != NOTHING, triggered)

    def enter_parts(self, path: str, effect: AnyEffect, thing: int, said: bool, ordered: bool) -> None:
        if path in self.effects:
            raise ValueError(f"two effects at {path!r}")
        self.effects[path] = effect
        self.printed[path] = thing
        self.paths[id(effect)] = path  # the effect is kept above, so its id stays its own
        joined = isinstance(effect, (Joint, Batch))
        if said:
            self.said.append(path)
        if ordered and not joined:
            self.ordered.append(path)
        parts = effect.parts()
        for number in range(len(parts)):
            part = parts[number]
            inside = joined and not isinstance(part, NextOfBatch)
            in_batch = inside and (ordered or isinstance(effect, Batch))
            self.enter_parts(f"{path}/{number + 1}", part, thing, said and inside, in_batch)

    def allow_free(self, free: FreeMoves) -> None:
        """Let seats make these moves inside their own single-pick questions."""
        self.free = free
        self.enter("free", free)

    def complete(self) -> None:
        """Refuse definitions that would fail only when somebody reads or plays them. Call it when all are entered."""
        for path, effect in self.effects.items():
            kind = f"{type(effect).__name__} at {path!r}"
            if path in self.said and not has_own(effect, "text"):
                raise TypeError(f"{kind} is printed on a card, but has no text()")
            if has_own(effect, "answer") and not effect.asks and not has_own(effect, "text"):
                raise TypeError(f"{kind} asks something, but has neither a phrase to ask with nor a text()")
            for base, methods in REQUIRED:
                for method in methods:
                    if isinstance(effect, base) and getattr(type(effect), method) is getattr(base, method):
                        raise TypeError(f"{kind} has no {method}()")
            if path in self.ordered and effect.touches == UNDECLARED and not has_own(effect, "reads"):
                raise TypeError(f"{kind} is part of a batch, but does not say what it touches")
            self.check_phrases(kind, effect)

    def check_phrases(self, kind: str, effect: AnyEffect) -> None:
        wanted = [effect.asks] if effect.asks else []
        if isinstance(effect, Menu):
            for entry in effect.entries:
                if not entry.verb or type(entry).begin is Entry.begin:
                    raise TypeError(f"{kind}: {type(entry).__name__} has no {'begin()' if entry.verb else 'verb'}")
                if type(entry).deed is Entry.deed:
                    wanted.append(f"label.{entry.verb}")
        for language in LANGUAGES:
            for phrase in wanted:
                if phrase not in self.phrases[language]:
                    raise LookupError(f"{kind}: there is no phrase {phrase!r} in {language!r}")

    def path(self, effect: AnyEffect) -> str:
        return self.paths[id(effect)]

    def asker(self, effect: AnyEffect, option: int) -> tuple[AnyEffect, int]:
        """Who names an option: the effect that asks, or (below zero) the game's free moves."""
        free = self.free
        return (free, -1 - option) if option < 0 and free is not None else (effect, option)

    def key(self, effect: AnyEffect, option: int) -> str:
        asker, number = self.asker(effect, option)
        return asker.key(self.things, number)

    def has_key(self, key: str) -> bool:
        """Whether a key belongs to this game's grammar at all: some question of it could have it as an answer."""
        for effect in self.effects.values():
            if effect.option(self.things, key) != UNKNOWN:
                return True
        return False

    def keys(self, question: Question) -> list[str]:
        return [self.key(question.frame.effect, option) for option in question.options]


# What each kind of effect must say itself.
REQUIRED: Final[list[tuple[type, tuple[str, ...]]]] = [
    (Effect, ("run",)),
    (Pick, ("candidates", "picked")),
    (AmountPick, ("most",)),
    (Payment, ("names", "answer")),
]


def has_own(effect: AnyEffect, method: str) -> bool:
    """Whether an effect says something itself that effects in general do not."""
    return getattr(type(effect), method) is not getattr(Effect, method)

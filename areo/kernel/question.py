"""Questions, as the rules put them, and decisions: a question at one table, able to name its options."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from areo.kernel.effect import Frame
from areo.kernel.errors import IllegalChoice, shown

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from areo.kernel.game import Game
    from areo.kernel.rng import Dice


class Question:
    """What the rules ask one seat: pick between `least` and `most` of the options. Never changed once made."""

    def __init__(self, frame: Frame, kind: str, options: list[int], least: int, most: int) -> None:
        self.frame: Final = frame
        self.kind: Final = kind
        self.options: Final = options
        self.least: Final = least
        self.most: Final = most

    def sample(self, dice: Dice) -> list[int]:
        """The indexes of a random answer."""
        size = len(self.options)
        if self.most == 1 and self.least == 1:
            return [dice.below(size)]
        count = self.least + dice.below(min(self.most, size) - self.least + 1)
        indexes = list(range(size))
        dice.shuffle(indexes)
        return sorted(indexes[:count])


class Decision:
    """The question open to a seat: what kind it is, what may be picked, and how each option is called."""

    def __init__(self, game: Game, seat: int, question: Question) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.question: Final = question

    @property
    def kind(self) -> str:
        return self.question.kind

    @property
    def options(self) -> list[int]:
        return self.question.options.copy()

    @property
    def least(self) -> int:
        return self.question.least

    @property
    def most(self) -> int:
        return self.question.most

    @property
    def keys(self) -> list[str]:
        """One short stable text per option, unique in the decision."""
        return self.game.rulebook.keys(self.question)

    @property
    def source(self) -> str | None:
        """The key of the card or character that asks, if one does."""
        source = self.question.frame.source
        return self.game.rulebook.things.key(source) if source else None

    @property
    def name(self) -> str:
        """What is being asked, in a word for programs, such as `place` or `buy-cards`; "" if it has none."""
        return self.question.frame.effect.asks.removeprefix("ask.")

    @property
    def about(self) -> str | None:
        """The key of the thing the question is about, such as the tile to be placed, if it is about one."""
        frame = self.question.frame
        about = frame.effect.about(self.game, frame)
        return self.game.rulebook.things.key(about) if about else None

    def label(self, index: object, language: str) -> str:
        """What a person reads for an option, in their language."""
        if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < len(self.question.options):
            raise IllegalChoice(f"there is no option {shown(index)}: there are {len(self.question.options)}")
        words = self.game.words(language)
        frame = self.question.frame
        effect, option = self.game.rulebook.asker(frame.effect, self.question.options[index])
        return words.sentence(effect.label(self.game, frame, option, words)).rstrip(".")

    def prompt(self, language: str) -> str:
        """What is being asked, and by which card."""
        words = self.game.words(language)
        frame = self.question.frame
        asked = words.sentence(frame.effect.prompt(self.game, frame, words))
        return words.say("prompt", frame.source, asked) if frame.source else asked

    def answers(self) -> Iterator[list[int]]:
        """Every legal answer, as option indexes. There may be very many when several are picked."""
        size = len(self.question.options)
        for count in range(self.question.least, min(self.question.most, size) + 1):
            for picks in combinations(range(size), count):
                yield list(picks)

    def sample(self, rng: Random) -> list[int]:
        """A random legal answer, as option indexes."""
        size = len(self.question.options)
        count = rng.randint(self.question.least, min(self.question.most, size))
        return sorted(rng.sample(range(size), count))

    def __repr__(self) -> str:
        return f"<Decision seat={self.seat} {self.kind} {self.keys} least={self.least} most={self.most}>"


def checked(decision: Decision, picks: object) -> list[int]:
    """The option indexes meant by an answer of keys and indexes, in order; IllegalChoice with the reason otherwise."""
    question = decision.question
    if not isinstance(picks, (list, tuple)):
        raise IllegalChoice(f"an answer is a list of keys or option indexes, not {shown(picks)}")
    size = len(question.options)
    keys: list[str] = []
    indexes: list[int] = []
    for pick in picks:
        if isinstance(pick, str):
            keys = keys or decision.keys
            if pick not in keys:
                raise IllegalChoice(refusal(decision, pick))
            index = keys.index(pick)
        elif isinstance(pick, int) and not isinstance(pick, bool):
            index = pick
            if not 0 <= index < size:
                raise IllegalChoice(f"there is no option {shown(index)}: they go from 0 to {size - 1}")
        else:
            raise IllegalChoice(f"an option is named by its key or its index, not by {shown(pick)}")
        if index in indexes:
            raise IllegalChoice(f"{decision.keys[index]!r} is picked twice")
        indexes.append(index)
    if not question.least <= len(indexes) <= question.most:
        wanted = f"{question.least}" if question.least == question.most else f"{question.least} to {question.most}"
        raise IllegalChoice(f"{wanted} must be picked, not {len(indexes)}")
    indexes.sort()
    return indexes


def refusal(decision: Decision, key: str) -> str:
    reasons = " ".join(decision.game.why(decision.seat, key, "en"))
    return f"seat {decision.seat} may not choose {key!r}: {reasons}"

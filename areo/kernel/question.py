"""Questions, as the rules put them, and decisions: a question at one table, able to name its options."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, final

from areo._extend import mypyc_attr
from areo.kernel.effect import AnyEffect, Figures, Frame
from areo.kernel.errors import IllegalChoice, quoted
from areo.kernel.unmet import Conditions

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from areo.kernel.game import Game
    from areo.kernel.rng import Dice


@final
@mypyc_attr(acyclic=True)
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


@final
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
        """What a person reads for an option, in their language: the deed, what else there is to it, and its price."""
        words = self.game.words(language)
        effect, option = self.named(index)
        frame = self.question.frame
        said = effect.deed(self.game, frame, option, words)
        detail = effect.detail(self.game, frame, option, words)
        if detail:
            said = words.say("label.detailed", said, detail)
        price = effect.price(self.game, frame, option)
        if price and self.kind != "payment":  # a way to pay is called by its price
            said = words.say("label.priced", said, words.join("and", [words.amount(w, n) for w, n in price.items()]))
        return words.sentence(said).rstrip(".")

    def deed(self, index: object, language: str) -> str:
        """The option in short, without its price and detail."""
        words = self.game.words(language)
        effect, option = self.named(index)
        return words.sentence(effect.deed(self.game, self.question.frame, option, words)).rstrip(".")

    def detail(self, index: object, language: str) -> str:
        """What else there is to know about an option, in small print; "" if nothing."""
        words = self.game.words(language)
        effect, option = self.named(index)
        return words.sentence(effect.detail(self.game, self.question.frame, option, words)).rstrip(".")

    def price(self, index: object) -> Figures:
        """What an option costs now, such as {"resource mc": 14}; nothing if it is free, or paid in another way."""
        effect, option = self.named(index)
        return effect.price(self.game, self.question.frame, option)

    def thing(self, index: object) -> str | None:
        """The key of the thing that an option is about: the one it says, else the one it is called by."""
        effect, option = self.named(index)
        things = self.game.rulebook.things
        thing = effect.thing(option) or things.number(effect.key(things, option))
        return things.key(thing) if thing else None

    def shortcut(self, index: object) -> str:
        """The character on a keyboard that stands for an option; "" if none does."""
        effect, option = self.named(index)
        return effect.shortcut(option)

    def warnings(self, index: object, language: str) -> list[str]:
        """What of an option would come to nothing as the table stands, in sentences: no space for a tile, say."""
        effect, option = self.named(index)
        found = Conditions(every=True)
        effect.warn(self.game, self.question.frame, option, found)
        return list(dict.fromkeys(found.sentences(self.game.words(language))))

    def named(self, index: object) -> tuple[AnyEffect, int]:
        """An option by its index, with the effect that names it."""
        if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < len(self.question.options):
            raise IllegalChoice(f"there is no option {quoted(index)}: there are {len(self.question.options)}")
        return self.game.rulebook.asker(self.question.frame.effect, self.question.options[index])

    def prompt(self, language: str) -> str:
        """What is being asked, and by which card."""
        asked = self.asking(language)
        words = self.game.words(language)
        source = self.question.frame.source
        return words.sentence(words.say("prompt", source, asked)) if source else asked

    def asking(self, language: str) -> str:
        """What is being asked, without the card that asks."""
        words = self.game.words(language)
        frame = self.question.frame
        return words.sentence(frame.effect.prompt(self.game, frame, words))

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
        raise IllegalChoice(f"an answer is a list of keys or option indexes, not {quoted(picks)}")
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
                raise IllegalChoice(f"there is no option {quoted(index)}: they go from 0 to {size - 1}")
        else:
            raise IllegalChoice(f"an option is named by its key or its index, not by {quoted(pick)}")
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

"""What stands in the way: the one truth about whether something may be done, why not, and how much is lacking.

A rule looks at its conditions one after the other and puts those that are not met on a list:

    if money < price and found.lack("why.price", "resource mc", price, money, card):
        return

Legality asks for a list that is full after the first entry (`lack` is then true, and the rule stops there); whoever
wants to know why asks for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areo._extend import mypyc_attr

if TYPE_CHECKING:
    from areo.kernel.words import Sayable, Words


@final
class Unmet:
    """One condition that is not met: the phrase that says so, and its figures if it has any.

    `what` is lacking, such as "tag science": `need` of it are needed (or, `most`: allowed), `have` are there. A phrase
    finds what it is about in {0} and the figures from {1} on.
    """

    def __init__(
        self,
        phrase: str,
        what: str,
        need: int,
        have: int,
        about: int,
        text: Sayable | None,
        most: bool,
        third: int,
    ) -> None:
        self.phrase: Final = phrase
        self.what: Final = what
        self.need: Final = need
        self.have: Final = have
        self.about: Final = about
        self.text: Final = text
        self.most: Final = most
        self.third: Final = third

    def sentence(self, words: Words) -> str:
        about: object = self.about if self.text is None else self.text
        return words.say(self.phrase, about, self.need, self.have, self.third)


NOT_WANTED: Final[list[Unmet]] = []  # where nobody wants to know which they are; stays empty


@final
@mypyc_attr(acyclic=True)
class Conditions:
    """The unmet conditions of one thing that somebody would like to do, as far as anybody wants to know them."""

    def __init__(self, every: bool = False) -> None:
        self.every: Final = every  # all of them are wanted, not only whether there are any
        self.met = True
        self.unmet: Final[list[Unmet]] = [] if every else NOT_WANTED

    def lack(
        self,
        phrase: str,
        what: str,
        need: int,
        have: int,
        about: int = 0,
        text: Sayable | None = None,
        most: bool = False,
    ) -> bool:
        """A condition with figures is not met. True if nobody wants to know of any other."""
        self.met = False
        if self.every:
            self.unmet.append(Unmet(phrase, what, need, have, about, text, most, 0))
            return False
        return True

    def bar(
        self, phrase: str, about: int = 0, one: int = 0, two: int = 0, three: int = 0, text: Sayable | None = None
    ) -> bool:
        """A condition that nothing can be counted of is not met. True if nobody wants to know of any other."""
        self.met = False
        if self.every:
            self.unmet.append(Unmet(phrase, "", one, two, about, text, False, three))
            return False
        return True

    def passed(self) -> bool:
        """Whether all conditions looked at were met; from here on it is about something else."""
        if self.met:
            return True
        self.met = True
        return False

    def sentences(self, words: Words) -> list[str]:
        return [unmet.sentence(words) for unmet in self.unmet]

    def first_lack(self) -> Unmet | None:
        """The first condition that has figures."""
        for unmet in self.unmet:
            if unmet.what:
                return unmet
        return None

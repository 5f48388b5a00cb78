"""What the alien's questions share: hexes, technologies and blueprints to choose from, and the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import Frame
from areo.kernel.menu import Entry, Menu
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars.chapters.invasion.numbers import ALIEN_CARD, ALIEN_TECH
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.geometry import listed
from areo.on_mars.numbers import HEX

if TYPE_CHECKING:
    from areo.kernel.words import Words

STEPS: Final = 63  # of a frame's count, the steps taken so far


@mypyc_attr(allow_interpreted_subclasses=True)
class AlienAsk(Menu[InvasionTable]):
    """A question to the alien, or about it. If there is nothing to choose any more, nothing follows."""

    kind: ClassVar[str] = "space"

    def skipped(self, game: InvasionTable, frame: Frame) -> None:
        """What was announced fell through; the game goes on."""


class Enough(Entry[InvasionTable]):
    """Enough: the way out of something that could go on."""

    verb: ClassVar[str] = "done"
    quiet: ClassVar[bool] = True

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        """Nothing more is done."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HexEntry(Entry[InvasionTable]):
    """One of some hexes."""

    verb: ClassVar[str] = "hex"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def hexes(self, game: InvasionTable, frame: Frame) -> int:
        """The hexes, as a set."""
        raise TypeError(f"{type(self).__name__} does not say where")

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        return [HEX.thing(hex) for hex in listed(self.hexes(game, frame))]

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-there", move)


@mypyc_attr(allow_interpreted_subclasses=True)
class AlienTechEntry(Entry[InvasionTable]):
    """One of the alien's technologies."""

    verb: ClassVar[str] = "tech"
    of: ClassVar[tuple[Kind, ...]] = (ALIEN_TECH,)

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        return [ALIEN_TECH.thing(tech) for tech in range(len(game.levels))]

    def deed(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.alien-tech", move, game.levels[ALIEN_TECH.index(move)] + 1)

    def detail(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.say(f"alien-tech.{game.book.things.id(move)}", game.rules.brood_levels)


class DevelopOne(AlienTechEntry):
    """A technology that the alien knows goes up by a level."""

    def obstacles(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        level = game.levels[ALIEN_TECH.index(move)]
        if not level:
            found.bar("why.alien-tech-unknown", move)
        elif level >= game.rules.top_level:
            found.bar("why.alien-tech-at-top", move)


@mypyc_attr(allow_interpreted_subclasses=True)
class AlienCardEntry(Entry[InvasionTable]):
    """One of the alien's blueprints."""

    verb: ClassVar[str] = "card"
    of: ClassVar[tuple[Kind, ...]] = (ALIEN_CARD,)

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        return [ALIEN_CARD.thing(power) for power in range(len(game.power_is))]

    def deed(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)

    def detail(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        power = ALIEN_CARD.index(move)
        return words.say(f"power.{game.book.things.id(move)}", game.rules.power_amounts[power])

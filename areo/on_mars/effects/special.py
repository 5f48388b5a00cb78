"""What only one card does: Automated Production, and the Radar."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.menu import Entry
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs_map
from areo.on_mars.effects.base import PAID, Ask, Steps
from areo.on_mars.effects.goods import RECEIVE
from areo.on_mars.geometry import listed
from areo.on_mars.numbers import BUILDING, CRYSTAL, HEX, NONE, RESOURCE, TILE, YIELDS
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words


class YieldOf(Entry[OnMarsTable]):
    """One of one's advanced buildings yields again."""

    verb: ClassVar[str] = "building"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [HEX.thing(hex) for hex in listed(game.advanced[frame.seat] & ~game.dead)]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-your-building", move)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        good = YIELDS[game.type_at(HEX.index(move))]
        game.push(RECEIVE, frame, subject=RESOURCE.thing(good), count=1)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.building", BUILDING.thing(game.type_at(HEX.index(move))), move)


class YieldAgain(Steps):
    """Advanced buildings yield again, one for each colonist."""

    kind: ClassVar[str] = "space"
    asks: ClassVar[str] = "ask.yield"

    def __init__(self) -> None:
        super().__init__(YieldOf(), amount=0, boost=True)

    def text(self, words: Words) -> str:
        return words.say("yield-again")


class ProduceAll(Effect[OnMarsTable]):
    """Each of one's advanced buildings yields 1; miners do not."""

    def __init__(self) -> None:
        self.again: Final = YieldAgain()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.again,)

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.advanced[frame.seat] & ~game.dead:
            found.bar("why.no-advanced")

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        more = self.again.more
        if more is not None:
            game.push(more, frame)
        for hex in reversed(listed(game.advanced[frame.seat] & ~game.dead)):
            good = YIELDS[game.type_at(hex)]
            game.push(RECEIVE, frame, subject=RESOURCE.thing(good), count=1)

    def text(self, words: Words) -> str:
        return words.say("boosted", words.say("produce-all"), words.say("boost.yield"))


class CrystalMore(Entry[OnMarsTable]):
    """Crystals of the Casino."""

    verb: ClassVar[str] = "gain crystal"

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        amount = 1 if frame.count & PAID else self.amount
        game.push(RECEIVE, frame, subject=RESOURCE.thing(CRYSTAL), count=amount)


class Casino(Steps):
    """Crystals, and one more for each colonist."""

    asks: ClassVar[str] = "ask.gain"

    def __init__(self, amount: int) -> None:
        super().__init__(CrystalMore(amount), boost=True)
        self.crystals: Final = amount

    def text(self, words: Words) -> str:
        said = words.say("gain", words.count(self.crystals, "crystal"))
        return words.say("boosted", said, words.say("boost.one"))


class RadarTile(Entry[OnMarsTable]):
    """The discovery tile that goes onto the Radar's card, for good."""

    verb: ClassVar[str] = "tile"
    of: ClassVar[tuple[Kind, ...]] = (TILE,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [TILE.thing(tile) for tile in game.exploration]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-on-offer", move)

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        game.book.tile_effect(TILE.index(move)).needs(game, frame, found)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        tile = TILE.index(move)
        verbs_map.put_on_radar(game, frame.seat, tile)
        game.push(game.book.tile_effect(tile), frame)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


class Radar(Ask):
    """A discovery tile on the card: its benefit, each time."""

    asks: ClassVar[str] = "ask.radar"

    def __init__(self) -> None:
        super().__init__(RadarTile())

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if game.radar != NONE:
            game.book.tile_effect(game.radar).needs(game, frame, found)
        else:
            super().needs(game, frame, found)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if game.radar != NONE:
            game.push(game.book.tile_effect(game.radar), frame)
        else:
            super().run(game, frame)

    def text(self, words: Words) -> str:
        return words.say("radar")

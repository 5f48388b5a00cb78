"""Travelling between orbit and the colony, by whatever means."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import Effect, Frame
from areo.kernel.menu import Entry
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs, verbs_map
from areo.on_mars.effects import tasks
from areo.on_mars.effects.base import Ask
from areo.on_mars.effects.goods import RECEIVE
from areo.on_mars.effects.tech import SETTLE_ASIDE
from areo.on_mars.geometry import listed, ring
from areo.on_mars.numbers import COLONIZATION, COLONY, HEX, NONE, ORBIT, RESOURCE, SIDE, SPACE, TILE, YIELDS
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words

EXPLORED: Final = 3  # steps from the rover to a new discovery


class Production(Effect[OnMarsTable]):
    """Everything that somebody's advanced buildings and miners yield."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        yields = verbs_map.production(game, frame.seat)
        for good in range(len(YIELDS) - 1, -1, -1):
            if yields[good]:
                game.push(RECEIVE, frame, subject=RESOURCE.thing(good), count=yields[good])


class Retrieve(Effect[OnMarsTable]):
    """Colonists come back from the slots of the side one travels to, and from the working area."""

    subject_of: ClassVar[tuple[Kind, ...]] = (SIDE,)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        verbs.retrieve(game, frame.seat, SIDE.index(frame.subject))


# Exploration


class ChooseTile(Entry[OnMarsTable]):
    """One of the discovery tiles that are turned up."""

    verb: ClassVar[str] = "tile"
    of: ClassVar[tuple[Kind, ...]] = (TILE,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [TILE.thing(tile) for tile in game.exploration]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-on-offer", move)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(LAY_TILE, frame, subject=move)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


class Explore(Ask):
    """Put a discovery tile onto the map, three steps from one's rover."""

    asks: ClassVar[str] = "ask.explore"

    def __init__(self) -> None:
        super().__init__(ChooseTile())

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if sites_for_tile(game, frame.seat):
            super().run(game, frame)


def sites_for_tile(game: OnMarsTable, person: int) -> int:
    return ring(game.rover_hex(person), EXPLORED) & game.empty()


class TileHex(Entry[OnMarsTable]):
    """Where the tile goes."""

    verb: ClassVar[str] = "hex"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [HEX.thing(hex) for hex in listed(sites_for_tile(game, frame.seat))]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-explorable", move)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs_map.lay_tile(game, frame.seat, TILE.index(frame.subject), HEX.index(move))
        tasks.did(game, frame, tasks.PLACE_DISCOVERY)


class LayTile(Ask):
    """Where a discovery tile goes."""

    kind: ClassVar[str] = "space"
    asks: ClassVar[str] = "ask.explore-hex"
    subject_of: ClassVar[tuple[Kind, ...]] = (TILE,)

    def __init__(self) -> None:
        super().__init__(TileHex())

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return TILE.index(frame.subject) in game.exploration


# The turn order


class TakeSpace(Entry[OnMarsTable]):
    """A free space of the turn order."""

    verb: ClassVar[str] = "space"
    of: ClassVar[tuple[Kind, ...]] = (SPACE,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        sides = [SIDE.index(frame.subject)] if frame.subject else [ORBIT, COLONY]
        return [SPACE.thing(space) for side in sides for space in range(4 * side, 4 * side + 4)]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.other-side")

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        if SPACE.index(move) in game.space:
            found.bar("why.space-taken")

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        arrive(game, frame, SPACE.index(move))

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)

    def detail(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        kind = game.data.space_benefits[SPACE.index(move)]
        return "" if kind == NONE else game.book.space_benefits[kind].text(words)


def arrive(game: OnMarsTable, frame: Frame, space: int) -> None:
    """Take a space, with its benefit."""
    verbs.take_space(game, frame.seat, space)
    if game.phase != COLONIZATION:
        game.push(SETTLE_ASIDE, frame, seat=NONE, subject=0)
        game.book.chapter.before_settlement(game, frame)
    kind = game.data.space_benefits[space]
    if kind != NONE:
        game.push(game.book.space_benefits[kind], frame, source=SPACE.thing(space), subject=0)


class DrawSpace(Effect[OnMarsTable]):
    """The First Colonists variant: a tile drawn by lot says where one starts."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        arrive(game, frame, verbs.by_lot(game, [space for space in game.data.first_spaces if space not in game.space]))


class ChooseSpace(Ask):
    """Take a space of the turn order, on a side or (at set-up) on either, with its benefit."""

    asks: ClassVar[str] = "ask.space"

    def __init__(self) -> None:
        super().__init__(TakeSpace())


class Travel(Effect[OnMarsTable]):
    """Travel to a side, or to the other one, with all that belongs to it."""

    def __init__(self, to: int = NONE, exploring: bool = True) -> None:
        self.to: Final = to
        self.exploring: Final = exploring

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if self.to == game.side_of(frame.seat):
            found.bar("why.there-already")

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        side = self.to if self.to != NONE else 1 - game.side_of(frame.seat)
        thing = SIDE.thing(side)
        game.push(CHOOSE_SPACE, frame, subject=thing, second=0)
        game.push(RETRIEVE, frame, subject=thing, second=0)
        if side == ORBIT:
            game.push(PRODUCTION, frame, subject=0, second=0)
        elif self.exploring:
            game.push(EXPLORE, frame, subject=0, second=0)

    def text(self, words: Words) -> str:
        return words.say("travel", SIDE.thing(self.to)) if self.to != NONE else words.say("travel-across")


PRODUCTION: Final = Production()
RETRIEVE: Final = Retrieve()
EXPLORE: Final = Explore()
LAY_TILE: Final = LayTile()
CHOOSE_SPACE: Final = ChooseSpace()
DRAW_SPACE: Final[DrawSpace] = DrawSpace()
TO_OTHER_SIDE: Final = Travel()
LAND_IN_POD: Final = Travel(COLONY, exploring=False)

"""The powers of evolved nests."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.menu import Entry
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars.chapters.invasion import verbs
from areo.on_mars.chapters.invasion.asking import AlienAsk, HexEntry
from areo.on_mars.chapters.invasion.numbers import HIVE_MIND, LOOM
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.chapters.invasion.troops import Deploy
from areo.on_mars.numbers import ACTION, CARD, HEX, SCIENTISTS, WITH_SLOTS

if TYPE_CHECKING:
    from areo.kernel.words import Words


class CorruptHex(HexEntry):
    """A building of the humans with a troop on it or beside it."""

    def hexes(self, game: InvasionTable, frame: Frame) -> int:
        return game.built_on & game.threatened() & ~game.dead

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.no-troop-near", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.corrupt(game, HEX.index(move))


class Corrupt(AlienAsk):
    """A building stops working."""

    asks: ClassVar[str] = "ask.corrupt"

    def __init__(self) -> None:
        super().__init__(CorruptHex())

    def text(self, words: Words) -> str:
        return words.say("power.corruptor")


class AbductOne(Entry[InvasionTable]):
    """A scientist who works in a building with a troop on it or beside it."""

    verb: ClassVar[str] = "card"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        found: list[int] = []
        threatened = game.threatened()
        for scientist in range(len(SCIENTISTS)):
            at = game.scientist_at[scientist]
            if at and threatened >> game.plan_at[at] & 1:
                found.append(CARD.thing(scientist))
        return found

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-in-reach", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.abduct(game, CARD.index(move))

    def deed(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


class Abduct(AlienAsk):
    """A scientist goes back to the display."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.abduct"

    def __init__(self) -> None:
        super().__init__(AbductOne())

    def text(self, words: Words) -> str:
        return words.say("power.abductor")


class SporesOn(Entry[InvasionTable]):
    """An action that takes a colonist."""

    verb: ClassVar[str] = "action"
    of: ClassVar[tuple[Kind, ...]] = (ACTION,)

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        return [ACTION.thing(action) for action in WITH_SLOTS]

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.no-slots", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.spread_spores(game, WITH_SLOTS.index(ACTION.index(move)))

    def deed(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


class Spores(AlienAsk):
    """An action costs every human more until the alien resets."""

    kind: ClassVar[str] = "branch"
    asks: ClassVar[str] = "ask.spores"

    def __init__(self) -> None:
        super().__init__(SporesOn())

    def text(self, words: Words) -> str:
        return words.say("power.spore_cloud", 1)


class TunnelFrom(HexEntry):
    """A troop that goes through the tunnels."""

    verb: ClassVar[str] = "troop"

    def hexes(self, game: InvasionTable, frame: Frame) -> int:
        return game.troops if game.landing_ground() else 0

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.no-troop", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        game.push(TUNNEL_TO, frame, second=move)

    def deed(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.hex", move)


class TunnelTo(HexEntry):
    """Where it comes out."""

    def hexes(self, game: InvasionTable, frame: Frame) -> int:
        return game.landing_ground()

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-by-nest", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.transfer(game, HEX.index(frame.second), HEX.index(move))


class Tunnels(AlienAsk):
    """A troop goes to an empty hex beside a nest."""

    asks: ClassVar[str] = "ask.tunnels"

    def __init__(self) -> None:
        super().__init__(TunnelFrom())

    def text(self, words: Words) -> str:
        return words.say("power.tunnels")


class TunnelExit(AlienAsk):
    """Where a troop comes out of the tunnels."""

    asks: ClassVar[str] = "ask.tunnel-to"
    second_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def __init__(self) -> None:
        super().__init__(TunnelTo())

    def makes_sense(self, game: InvasionTable, frame: Frame) -> bool:
        return bool(game.troops >> HEX.index(frame.second) & 1)

    def about(self, game: InvasionTable, frame: Frame) -> int:
        return frame.second


class Loom(Effect[InvasionTable]):
    """Crystals for the alien."""

    def needs(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if game.alien_crystals >= game.rules.capacity:
            found.lack("why.alien-full", "resource crystal", game.rules.capacity - 1, game.alien_crystals, most=True)

    def run(self, game: InvasionTable, frame: Frame) -> None:
        verbs.gain(game, game.rules.power_amounts[LOOM])

    def text(self, words: Words) -> str:
        return words.say("power.loom", 2)


class HiveMind(Deploy):
    """Troops at once."""

    def amount(self, game: InvasionTable) -> int:
        return game.rules.power_amounts[HIVE_MIND]


TUNNEL_TO: Final = TunnelExit()
EFFECTS: Final[list[AnyEffect]] = [Corrupt(), Abduct(), HiveMind(), Spores(), Tunnels(), Loom()]

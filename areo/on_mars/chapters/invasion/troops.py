"""Deploying troops, and moving them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import Frame
from areo.kernel.menu import Entry, first, pair, second
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars.chapters.invasion import verbs
from areo.on_mars.chapters.invasion.asking import AlienAsk, Enough, HexEntry
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.geometry import listed, neighbour
from areo.on_mars.numbers import DIRECTION, HEX, NONE

if TYPE_CHECKING:
    from areo.kernel.words import Words

MOST_DEPLOYED: Final = 20


class DeployTo(HexEntry):
    """A nest without a troop, or an empty hex beside a nest."""

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if not game.troops_left():
            found.lack("why.no-troops-left", "troop", 1, 0)

    def hexes(self, game: InvasionTable, frame: Frame) -> int:
        return game.deploy_sites()

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-by-nest", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.deploy(game, HEX.index(move))


@mypyc_attr(allow_interpreted_subclasses=True)
class Deploy(AlienAsk):
    """Troops come onto Mars, one by one. A frame counts those that have come."""

    asks: ClassVar[str] = "ask.deploy"

    def __init__(self) -> None:
        super().__init__(DeployTo(), Enough())

    def counts(self) -> tuple[int, int]:
        return (0, MOST_DEPLOYED)

    def amount(self, game: InvasionTable) -> int:
        """How many may come."""
        return game.to_deploy()

    def needs(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if not game.troops_left() and found.lack("why.no-troops-left", "troop", 1, 0):
            return
        if not game.deploy_sites():
            found.bar("why.no-deploy-site")

    def run(self, game: InvasionTable, frame: Frame) -> None:
        options = self.options(game, frame)
        if frame.count >= self.amount(game) or len(options) == 1:
            return
        if frame.count == 0:
            options.pop()
        game.ask(frame, self.kind, options)

    def begin(self, game: InvasionTable, frame: Frame, place: int, move: int) -> None:
        if place == 0:
            game.push(self, frame, count=frame.count + 1)
        super().begin(game, frame, place, move)

    def text(self, words: Words) -> str:
        return words.say("alien-space.deploy", 1)


class TroopStep(Entry[InvasionTable]):
    """A step of a troop."""

    verb: ClassVar[str] = "troop"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)
    then: ClassVar[tuple[Kind, ...]] = (DIRECTION,)

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        found: list[int] = []
        steps = game.troop_steps()
        for hex in listed(game.troops):
            if game.steps_of(hex) < steps:
                for direction in range(6):
                    if neighbour(hex, direction) != NONE:
                        found.append(pair(HEX.thing(hex), DIRECTION.thing(direction)))
        return found

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        hex = HEX.index(first(move))
        if not game.troops >> hex & 1:
            found.bar("why.no-troop", first(move))
        elif game.steps_of(hex) >= game.troop_steps():
            found.lack("why.troop-tired", "step", game.troop_steps() - 1, game.steps_of(hex), first(move), most=True)
        else:
            found.bar("why.edge", second(move))

    def obstacles(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        to = neighbour(HEX.index(first(move)), DIRECTION.index(second(move)))
        if game.closed_to_troops() >> to & 1:
            found.bar("why.closed-to-troops", HEX.thing(to))

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        hex = HEX.index(first(move))
        verbs.march(game, hex, neighbour(hex, DIRECTION.index(second(move))))


class Halt(Enough):
    """The movement is over."""

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.rest(game)


class MoveTroops(AlienAsk):
    """Each troop may take some steps. A frame counts whether one has been taken."""

    asks: ClassVar[str] = "ask.march"

    def __init__(self) -> None:
        super().__init__(TroopStep(), Halt())

    def counts(self) -> tuple[int, int]:
        return (0, 1)

    def needs(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if not game.troops and found.lack("why.no-troops", "troop", 1, 0):
            return
        if len(self.options(game, frame)) == 1:
            found.bar("why.troops-stuck")

    def run(self, game: InvasionTable, frame: Frame) -> None:
        options = self.options(game, frame)
        if len(options) == 1:
            verbs.rest(game)
            return
        if frame.count == 0:
            options.pop()
        game.ask(frame, self.kind, options)

    def begin(self, game: InvasionTable, frame: Frame, place: int, move: int) -> None:
        if place == 0:
            game.push(self, frame, count=1)
        super().begin(game, frame, place, move)

    def text(self, words: Words) -> str:
        return words.say("alien-space.move", 1)

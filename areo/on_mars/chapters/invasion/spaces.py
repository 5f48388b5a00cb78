"""What the alien's other action spaces do: nests, stealing, technologies and blueprints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.menu import Entry
from areo.kernel.things import SEAT, Kind
from areo.kernel.unmet import Conditions
from areo.on_mars.chapters.invasion import verbs
from areo.on_mars.chapters.invasion.asking import AlienAsk, AlienCardEntry, AlienTechEntry, DevelopOne, Enough, HexEntry
from areo.on_mars.chapters.invasion.numbers import (
    ALIEN_CARD,
    ALIEN_TECH,
    DEVELOP,
    HELD,
    ON_OFFER,
    SPACES,
)
from areo.on_mars.chapters.invasion.table import RIM, InvasionTable
from areo.on_mars.chapters.invasion.troops import Deploy, MoveTroops
from areo.on_mars.geometry import spread
from areo.on_mars.numbers import COMMON, CRYSTAL, HEX, NONE, RESOURCE, WAREHOUSE

if TYPE_CHECKING:
    from areo.kernel.words import Words

# Nests


class NestSite(HexEntry):
    """Where a nest can be built."""

    def hexes(self, game: InvasionTable, frame: Frame) -> int:
        return game.nest_sites()

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.no-nest-site", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.build_nest(game, HEX.index(move))


class BuildNest(AlienAsk):
    """A nest on Mars."""

    asks: ClassVar[str] = "ask.nest"

    def __init__(self) -> None:
        super().__init__(NestSite())

    def needs(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if not game.nests_left() and found.lack("why.no-nests-left", "nest", 1, 0):
            return
        if not game.nest_sites():
            found.bar("why.no-nest-site-left")

    def text(self, words: Words) -> str:
        return words.say("alien-space.build")


class FirstNestSite(HexEntry):
    """An empty hex of the rim."""

    def hexes(self, game: InvasionTable, frame: Frame) -> int:
        return RIM & game.empty()

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-on-rim", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.build_nest(game, HEX.index(move))


class FirstNest(AlienAsk):
    """The nest with which the alien begins."""

    asks: ClassVar[str] = "ask.first-nest"

    def __init__(self) -> None:
        super().__init__(FirstNestSite())


# Stealing

ROBBED: Final = 64  # in the count of a frame: the first of a bit for each human that was robbed


class StealHex(HexEntry):
    """A crystal on Mars with a troop beside it."""

    def hexes(self, game: InvasionTable, frame: Frame) -> int:
        return crystals_near(game)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.steal_from_hex(game, HEX.index(move))


class StealStock(Entry[InvasionTable]):
    """A crystal of the warehouse, once there is none near a troop."""

    verb: ClassVar[str] = "take"
    of: ClassVar[tuple[Kind, ...]] = (RESOURCE,)

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if crystals_near(game) and found.bar("why.nearer-crystals"):
            return
        if not stocked(game):
            found.lack("why.warehouse-empty", "resource crystal", 1, 0)

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        return [RESOURCE.thing(CRYSTAL)]

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.only-crystals")

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.steal_from_warehouse(game)

    def deed(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


class StealFrom(Entry[InvasionTable]):
    """A crystal of a human with a shelter or an advanced building beside a troop, once there is no other left."""

    verb: ClassVar[str] = "seat"
    of: ClassVar[tuple[Kind, ...]] = (SEAT,)

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if crystals_near(game) or stocked(game):
            found.bar("why.nearer-crystals")

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        return [
            SEAT.thing(person)
            for person in range(game.humans)
            if can_rob(game, person) and not frame.count & ROBBED << person
        ]

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.cannot-rob", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.steal_from(game, SEAT.index(move))

    def deed(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


def crystals_near(game: InvasionTable) -> int:
    """Hexes with a crystal and a troop on them or beside them."""
    return game.crystals_on & game.threatened()


def stocked(game: InvasionTable) -> bool:
    return game.warehouse[WAREHOUSE.index(CRYSTAL)] > 0


def can_rob(game: InvasionTable, person: int) -> bool:
    """Whether a human has a crystal in the depot, and a troop beside a shelter or an advanced building."""
    own = game.built[COMMON + person] | game.advanced[person]
    return game.crystals[person] > 0 and bool(spread(own) & game.troops)


class Steal(AlienAsk):
    """Crystals from Mars, then from the warehouse, then from the humans. A frame counts them, and who was robbed."""

    asks: ClassVar[str] = "ask.steal"

    def __init__(self) -> None:
        super().__init__(StealHex(), StealStock(), StealFrom())

    def counts(self) -> tuple[int, int]:
        return (0, ROBBED << 4)

    def needs(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if game.alien_crystals >= game.rules.capacity + game.promised_crystals:
            found.lack("why.alien-full", "resource crystal", game.rules.capacity - 1, game.alien_crystals, most=True)
        elif not self.options(game, frame):
            found.bar("why.nothing-to-steal")

    def run(self, game: InvasionTable, frame: Frame) -> None:
        full = game.alien_crystals >= game.rules.capacity
        options = self.options(game, frame)
        if options and not full and frame.count % ROBBED < game.to_steal():
            game.ask(frame, self.kind, options)

    def begin(self, game: InvasionTable, frame: Frame, place: int, move: int) -> None:
        robbed = ROBBED << SEAT.index(move) if SEAT.has(move) else 0
        game.push(self, frame, count=frame.count + 1 + robbed)
        super().begin(game, frame, place, move)

    def text(self, words: Words) -> str:
        return words.say("alien-space.steal", 1)


# Technologies


class LearnOne(AlienTechEntry):
    """A technology that the alien does not know yet."""

    def obstacles(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        if game.levels[ALIEN_TECH.index(move)]:
            found.bar("why.alien-tech-known", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.learn(game, ALIEN_TECH.index(move))


class Learn(AlienAsk):
    """The alien learns a technology."""

    kind: ClassVar[str] = "branch"
    asks: ClassVar[str] = "ask.alien-learn"

    def __init__(self) -> None:
        super().__init__(LearnOne())

    def text(self, words: Words) -> str:
        return words.say("alien-space.learn")


class DevelopStep(DevelopOne):
    """A step of a technology."""

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.develop(game, ALIEN_TECH.index(move))


class Develop(AlienAsk):
    """The alien develops its technologies, step by step. A frame counts the steps."""

    kind: ClassVar[str] = "branch"
    asks: ClassVar[str] = "ask.alien-develop"

    def __init__(self) -> None:
        super().__init__(DevelopStep(), Enough())

    def counts(self) -> tuple[int, int]:
        return (0, 6)

    def needs(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if len(self.options(game, frame)) == 1:
            found.bar("why.nothing-to-develop")

    def run(self, game: InvasionTable, frame: Frame) -> None:
        options = self.options(game, frame)
        if frame.count >= game.rules.spaces[DEVELOP].amount or len(options) == 1:
            return
        if frame.count == 0:
            options.pop()
        game.ask(frame, self.kind, options)

    def begin(self, game: InvasionTable, frame: Frame, place: int, move: int) -> None:
        if place == 0:
            game.push(self, frame, count=frame.count + 1)
        super().begin(game, frame, place, move)

    def text(self, words: Words) -> str:
        return words.say("alien-space.develop", 2)


class ReactWith(DevelopOne):
    """A step of a technology, because a human used another's."""

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.react(game)
        verbs.develop(game, ALIEN_TECH.index(move))


class NoReaction(Enough):
    """Do without it."""

    verb: ClassVar[str] = "skip"

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.react(game)

    def deed(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.say("skip")


class React(AlienAsk):
    """The alien develops a technology for each that a human borrowed of another."""

    kind: ClassVar[str] = "branch"
    asks: ClassVar[str] = "ask.react"

    def __init__(self) -> None:
        super().__init__(ReactWith(), NoReaction())

    def run(self, game: InvasionTable, frame: Frame) -> None:
        if not game.reactions:
            return
        options = self.options(game, frame)
        if len(options) == 1:
            verbs.forget_uses(game)
        else:
            game.ask(frame, self.kind, options)

    def begin(self, game: InvasionTable, frame: Frame, place: int, move: int) -> None:
        game.push(self, frame)
        super().begin(game, frame, place, move)


# Blueprints


class TakePower(AlienCardEntry):
    """A blueprint that the alien does not have yet."""

    def obstacles(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        if game.power_is[ALIEN_CARD.index(move)] != ON_OFFER:
            found.bar("why.not-on-offer", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.take_power(game, ALIEN_CARD.index(move))


class Plan(AlienAsk):
    """A blueprint, while there is one, and an expendable token."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.plan"

    def __init__(self) -> None:
        super().__init__(TakePower())

    def needs(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if ON_OFFER not in game.power_is and game.expendable_room() <= 0:
            found.bar("why.no-alien-plans")

    def skipped(self, game: InvasionTable, frame: Frame) -> None:
        verbs.take_token(game)

    def text(self, words: Words) -> str:
        return words.say("alien-space.plan")


class EvolveWith(AlienCardEntry):
    """A blueprint that is not on a nest yet."""

    def obstacles(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        if game.power_is[ALIEN_CARD.index(move)] != HELD:
            found.bar("why.power-not-held", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        game.push(EVOLVE_NEST, frame, subject=move)


class Evolve(AlienAsk):
    """A blueprint goes onto a nest."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.evolve"

    def __init__(self) -> None:
        super().__init__(EvolveWith())

    def needs(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if HELD not in game.power_is and found.bar("why.no-power-held"):
            return
        if not plain_nests(game):
            found.bar("why.no-plain-nest")

    def text(self, words: Words) -> str:
        return words.say("alien-space.evolve")


class PlainNest(HexEntry):
    """A nest without a blueprint."""

    def hexes(self, game: InvasionTable, frame: Frame) -> int:
        return plain_nests(game)

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.no-plain-nest-there", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.evolve(game, ALIEN_CARD.index(frame.subject), HEX.index(move))


class EvolveNest(AlienAsk):
    """Which nest a blueprint goes onto."""

    asks: ClassVar[str] = "ask.evolve-nest"
    subject_of: ClassVar[tuple[Kind, ...]] = (ALIEN_CARD,)

    def __init__(self) -> None:
        super().__init__(PlainNest())

    def makes_sense(self, game: InvasionTable, frame: Frame) -> bool:
        return game.power_is[ALIEN_CARD.index(frame.subject)] == HELD


def plain_nests(game: InvasionTable) -> int:
    """Nests without a blueprint."""
    hexes = game.nests
    for hex in game.power_at:
        if hex != NONE:
            hexes &= ~(1 << hex)
    return hexes


FIRST_NEST: Final = FirstNest()
REACT: Final = React()
EVOLVE_NEST: Final = EvolveNest()
EFFECTS: Final[list[AnyEffect]] = [
    BuildNest(),
    Deploy(),
    Steal(),
    Learn(),
    Develop(),
    Plan(),
    MoveTroops(),
    Evolve(),
]


def lacks_for(game: InvasionTable, frame: Frame, space: int, more: int, found: Conditions) -> None:
    """What keeps the alien from an action: the level of the colony, what lies on its space, crystals, its effect.

    `more`: crystals that it costs besides.
    """
    rules = game.rules.spaces[space]
    if game.level < rules.level and found.lack("why.alien-locked", "level", rules.level, game.level):
        return
    if game.lying[space] and found.bar("why.space-taken"):
        return
    price = rules.crystals + more
    if game.alien_crystals < price and found.lack("why.crystals", "resource crystal", price, game.alien_crystals):
        return
    game.promised_crystals += price
    EFFECTS[space].needs(game, frame, found)
    game.promised_crystals -= price


def can_act(game: InvasionTable, frame: Frame) -> bool:
    """Whether any action can be taken."""
    for space in range(len(SPACES)):
        found = Conditions()
        lacks_for(game, frame, space, 0, found)
        if found.met:
            return True
    return False

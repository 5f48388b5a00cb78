"""What the humans can do against the alien, as executive actions: strike, sabotage and cleanse."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from areo._extend import mypyc_attr
from areo.kernel.effect import AnyEffect, Effect, Figures, Frame
from areo.kernel.menu import Entry
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs as base_verbs
from areo.on_mars.chapters.invasion import verbs
from areo.on_mars.chapters.invasion.asking import AlienAsk, Enough, HexEntry
from areo.on_mars.chapters.invasion.data import figures_of
from areo.on_mars.chapters.invasion.numbers import (
    ALIEN_SPACE,
    CLEANSE,
    DEED,
    DO_SABOTAGE,
    FREE,
    SPACES,
    STRIKE,
)
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.cost import Cost
from areo.on_mars.effects.base import Pay
from areo.on_mars.effects.tech import AskTech
from areo.on_mars.geometry import listed
from areo.on_mars.menu import needs_after
from areo.on_mars.numbers import DEFENSE, HEX
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words

NOT_YET: Final = 64  # in the count of a frame: no troop has been hit, so one must be


@mypyc_attr(allow_interpreted_subclasses=True)
class PayDeed(Pay):
    """The crystals of a countermeasure, which the frame's source names."""

    source_of: ClassVar[tuple[Kind, ...]] = (DEED,)

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return Cost(crystals=price_of(game, DEED.index(frame.source)))

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        needs_after(game, frame, price_of(game, DEED.index(frame.source)), self.then, found)


def price_of(game: OnMarsTable, deed: int) -> int:
    rules = figures_of(game.data)
    return [rules.strike_price, rules.sabotage_price, rules.cleanse_price][deed]


@mypyc_attr(allow_interpreted_subclasses=True)
class Countermeasure(Entry[InvasionTable]):
    """An executive action against the alien."""

    deed_index: ClassVar[int] = STRIKE

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if game.executive_done:
            found.bar("why.executive-done")

    def price(self, game: InvasionTable, frame: Frame, move: int) -> Figures:
        return {"resource crystal": price_of(game, self.deed_index)}

    def affords(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        have = game.means(frame.seat)
        price = price_of(game, self.deed_index)
        if have < price:
            found.lack("why.crystals", "resource crystal", price, have)

    def announce(self, game: InvasionTable, frame: Frame, paying: PayDeed, subject: int, second: int) -> None:
        thing = DEED.thing(self.deed_index)
        base_verbs.begin_executive(game, frame.seat, thing)
        game.push(paying, frame, source=thing, subject=subject, second=second)


# Strike


class HitTroop(HexEntry):
    """A troop in the zone of an own bot or of the security unit."""

    def hexes(self, game: InvasionTable, frame: Frame) -> int:
        return game.troops & game.in_reach(frame.seat)

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.troop-out-of-reach", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.strike(game, frame.seat, HEX.index(move))


class Hit(AlienAsk):
    """Troops are removed, one by one. A frame counts how many still may be."""

    asks: ClassVar[str] = "ask.strike"

    def __init__(self) -> None:
        super().__init__(HitTroop(), Enough())

    def counts(self) -> tuple[int, int]:
        return (0, 2 * NOT_YET)

    def run(self, game: InvasionTable, frame: Frame) -> None:
        options = self.options(game, frame)
        if frame.count % NOT_YET == 0 or len(options) == 1:
            return
        if frame.count & NOT_YET:
            options.pop()
        game.ask(frame, self.kind, options)

    def begin(self, game: InvasionTable, frame: Frame, place: int, move: int) -> None:
        if place == 0:
            game.push(self, frame, count=frame.count % NOT_YET - 1)
        super().begin(game, frame, place, move)


class DefenseTech(AskTech):
    """Whose defense technology makes the strike stronger."""

    def tech(self, game: OnMarsTable, frame: Frame) -> int:
        return DEFENSE

    def least(self, game: OnMarsTable, frame: Frame) -> int:
        return cast(InvasionTable, game).armour()

    def used(self, game: OnMarsTable, frame: Frame, level: int) -> None:
        game.push(HIT, frame, count=NOT_YET + 1 + level - cast(InvasionTable, game).armour())


class Strike(Effect[InvasionTable]):
    """Remove troops."""

    def needs(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if not game.troops & game.in_reach(frame.seat) and found.bar("why.no-troop-in-reach"):
            return
        level = game.best_level(DEFENSE)
        if level < game.armour():
            found.lack("why.carapace", "level", game.armour(), level)

    def run(self, game: InvasionTable, frame: Frame) -> None:
        if game.best_level(DEFENSE):
            game.push(DEFENSE_TECH, frame)
        else:
            game.push(HIT, frame, count=NOT_YET + 1 - game.armour())

    def text(self, words: Words) -> str:
        return words.say("strike")


class StrikeTroops(Countermeasure):
    """Strike at troops."""

    verb: ClassVar[str] = "strike"

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        super().closed(game, frame, found)
        if found.met:
            needs_after(game, frame, price_of(game, STRIKE), STRIKE_EFFECT, found)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        self.announce(game, frame, PAY_STRIKE, 0, 0)

    def detail(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.say("strike")


# Sabotage


class Sabotage(Effect[InvasionTable]):
    """A sabotage token goes onto an action space of the alien."""

    subject_of: ClassVar[tuple[Kind, ...]] = (ALIEN_SPACE,)

    def needs(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        space = ALIEN_SPACE.index(frame.subject)
        if not game.sabotage_left() or game.lying[space] != FREE or not game.unlocked(space):
            found.bar("why.cannot-sabotage")

    def run(self, game: InvasionTable, frame: Frame) -> None:
        verbs.sabotage(game, frame.seat, ALIEN_SPACE.index(frame.subject))

    def text(self, words: Words) -> str:
        return words.say("sabotage")


class SabotageSpace(Countermeasure):
    """Sabotage an action space of the alien."""

    verb: ClassVar[str] = "sabotage"
    of: ClassVar[tuple[Kind, ...]] = (ALIEN_SPACE,)
    deed_index: ClassVar[int] = DO_SABOTAGE

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        super().closed(game, frame, found)
        if not game.sabotage_left() and found.lack("why.no-sabotage-left", "token", 1, 0):
            return
        self.affords(game, frame, found)

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        return [ALIEN_SPACE.thing(space) for space in range(len(SPACES))]

    def obstacles(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        space = ALIEN_SPACE.index(move)
        level = game.rules.spaces[space].level
        if game.level < level and found.lack("why.alien-locked", "level", level, game.level):
            return
        if game.lying[space]:
            found.bar("why.space-taken")

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        self.announce(game, frame, PAY_SABOTAGE, move, 0)

    def detail(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.say("sabotage")


# Cleanse


class Cleanse(Effect[InvasionTable]):
    """A corrupted building works again."""

    second_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def needs(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if not game.dead & game.zone(frame.seat) & 1 << HEX.index(frame.second):
            found.bar("why.out-of-zone", frame.second)

    def run(self, game: InvasionTable, frame: Frame) -> None:
        verbs.cleanse(game, frame.seat, HEX.index(frame.second))

    def text(self, words: Words) -> str:
        return words.say("cleanse")


class CleanseHex(Countermeasure):
    """Cleanse a corrupted building in the zone of an own bot."""

    verb: ClassVar[str] = "cleanse"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)
    deed_index: ClassVar[int] = CLEANSE

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        super().closed(game, frame, found)
        self.affords(game, frame, found)

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        return [HEX.thing(hex) for hex in listed(game.dead)]

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-corrupted", move)

    def obstacles(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        if not game.zone(frame.seat) >> HEX.index(move) & 1:
            found.bar("why.out-of-zone", move)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        self.announce(game, frame, PAY_CLEANSE, 0, move)

    def detail(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.say("cleanse")


HIT: Final = Hit()
DEFENSE_TECH: Final = DefenseTech()
STRIKE_EFFECT: Final = Strike()
SABOTAGE_EFFECT: Final = Sabotage()
CLEANSE_EFFECT: Final = Cleanse()
PAY_STRIKE: Final = PayDeed(STRIKE_EFFECT)
PAY_SABOTAGE: Final = PayDeed(SABOTAGE_EFFECT)
PAY_CLEANSE: Final = PayDeed(CLEANSE_EFFECT)
EFFECTS: Final[dict[str, AnyEffect]] = {
    "hit": HIT,
    "defense-tech": DEFENSE_TECH,
    "strike": STRIKE_EFFECT,
    "sabotage": SABOTAGE_EFFECT,
    "cleanse": CLEANSE_EFFECT,
    "pay-strike": PAY_STRIKE,
    "pay-sabotage": PAY_SABOTAGE,
    "pay-cleanse": PAY_CLEANSE,
}

"""Upgrading buildings with blueprints."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.menu import Entry, first, pair, second
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs, verbs_map
from areo.on_mars.cost import Cost
from areo.on_mars.effects.base import Ask, Done, Pay, lack_of
from areo.on_mars.effects.construct import MakeRoom
from areo.on_mars.effects.tech import AskTech
from areo.on_mars.geometry import BOARD, listed, size
from areo.on_mars.numbers import BUILDING, CARD, FIRST_BLUEPRINT, HEX, NONE, UPGRADE_TECH, blueprint
from areo.on_mars.plans import COMPLEX_FOR_LEVEL_3, building_of, is_level_3
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words

A_MINERAL: Final = Cost([1, 0, 0, 0, 0])

# A frame of an upgrade counts the upgrades made, and above them those that are still allowed besides the first.
MADE: Final = 15
ALLOWED: Final = 16
MOST_ALLOWED: Final = 31
ASKED: Final = 512  # the technology has been asked for
PAID: Final = 1024  # a colonist has gone to work for the next one, so it is made


def cost_of(game: OnMarsTable, number: int) -> Cost:
    """What the upgrade with a blueprint costs."""
    minerals = game.book.chapter.minerals_for(game, number)
    return A_MINERAL if minerals == 1 else Cost([minerals, 0, 0, 0, 0])


class PlaceMarker(Effect[OnMarsTable]):
    """The marker of a blueprint goes onto its building."""

    seated: ClassVar[bool] = False  # Lacerda upgrades as well
    subject_of: ClassVar[tuple[Kind, ...]] = (CARD,)
    second_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return 1 <= frame.subject - FIRST_BLUEPRINT + 1 < len(game.plan_at)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        number = frame.subject - FIRST_BLUEPRINT + 1
        hex = HEX.index(frame.second)
        if game.plan_at[number] == NONE and not advanced_hexes(game) >> hex & 1:
            verbs_map.upgrade(game, game.person(frame.seat), number, hex)


PLACE_MARKER: Final = PlaceMarker()
MAKE_ROOM_TO_UPGRADE: Final = MakeRoom(PLACE_MARKER)


class PayUpgrade(Pay):
    """Pay the mineral of an upgrade."""

    subject_of: ClassVar[tuple[Kind, ...]] = (CARD,)
    second_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return cost_of(game, frame.subject - FIRST_BLUEPRINT + 1)


PAY_UPGRADE: Final = PayUpgrade(MAKE_ROOM_TO_UPGRADE)


def advanced_hexes(game: OnMarsTable) -> int:
    """All hexes with an advanced building, whoever's."""
    marked = 0
    for hexes in game.advanced:
        marked |= hexes
    return marked


def upgradable(game: OnMarsTable, person: int, number: int, zone: int) -> int:
    """The buildings in a zone that a blueprint can upgrade for somebody."""
    found = game.where(building_of(number), person) & zone & ~(advanced_hexes(game) | game.dead | game.alien_on)
    if is_level_3(number):
        large = 0
        for hex in listed(found):
            if not large >> hex & 1:
                together = game.complex_at(hex)
                if size(together) >= COMPLEX_FOR_LEVEL_3:
                    large |= together
        found &= large
    return found


class UpgradeOne(Entry[OnMarsTable]):
    """Put a blueprint's marker onto a building."""

    verb: ClassVar[str] = "upgrade"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)
    then: ClassVar[tuple[Kind, ...]] = (HEX,)

    def __init__(self, free: bool, anywhere: bool) -> None:
        self.free: Final = free
        self.anywhere: Final = anywhere

    def zone(self, game: OnMarsTable, person: int) -> int:
        return BOARD if self.anywhere else game.zone(person)

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not self.free:
            lack_of(game, frame.seat, A_MINERAL, found)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        found: list[int] = []
        zone = NONE
        for number in range(1, len(game.plan_of)):
            if game.plan_of[number] == frame.seat and game.plan_at[number] == NONE:
                if zone == NONE:
                    zone = self.zone(game, frame.seat)
                for hex in listed(upgradable(game, frame.seat, number, zone)):
                    found.append(pair(blueprint(number), HEX.thing(hex)))
        return found

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        number = first(move) - FIRST_BLUEPRINT + 1
        if not game.markers[frame.seat] and game.book.chapter.without_marker(game, number):
            found.lack("why.markers", "marker", 1, 0)
        if not self.free:
            lack_of(game, frame.seat, cost_of(game, number), found)

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        number = first(move) - FIRST_BLUEPRINT + 1
        hex = HEX.index(second(move))
        if not 1 <= number < len(game.plan_of) or game.plan_of[number] != frame.seat:
            found.bar("why.not-your-card", first(move))
            return
        if game.plan_at[number] != NONE and found.bar("why.already-built", first(move)):
            return
        type = building_of(number)
        if not game.where(type, frame.seat) >> hex & 1:
            found.bar("why.other-building", second(move), BUILDING.thing(type))
            return
        if not self.zone(game, frame.seat) >> hex & 1 and found.bar("why.out-of-zone", second(move)):
            return
        for person in range(game.people):
            if game.advanced[person] >> hex & 1 and found.bar("why.already-advanced", second(move)):
                return
        together = size(game.complex_at(hex))
        if is_level_3(number) and together < COMPLEX_FOR_LEVEL_3:
            found.lack("why.complex", "building", COMPLEX_FOR_LEVEL_3, together, first(move))

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        effect = MAKE_ROOM_TO_UPGRADE if self.free else PAY_UPGRADE
        game.push(effect, frame, subject=first(move), second=second(move))


class UpgradeTech(AskTech):
    """Whose technology allows further upgrades."""

    def __init__(self, upgrade: Upgrade) -> None:
        super().__init__()
        self.upgrade: Final = upgrade

    def tech(self, game: OnMarsTable, frame: Frame) -> int:
        return UPGRADE_TECH

    def used(self, game: OnMarsTable, frame: Frame, level: int) -> None:
        game.push(self.upgrade, frame, count=(frame.count | ASKED) + level * ALLOWED)


class BoostUpgrade(Entry[OnMarsTable]):
    """One upgrade more, for a colonist."""

    verb: ClassVar[str] = "boost"

    def __init__(self, upgrade: Upgrade) -> None:
        self.upgrade: Final = upgrade

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        have = game.idle_colonists(frame.seat)
        if have < 1:
            found.lack("why.colonists", "resource colonist", 1, have)
        elif not self.upgrade.targets(game, frame):
            found.bar("why.no-upgrade")

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.send_to_work(game, frame.seat, 1)
        game.push(self.upgrade, frame, count=frame.count + ALLOWED | PAID)


class AskUpgradeBoost(Ask):
    """Another upgrade, for a colonist?"""

    asks: ClassVar[str] = "ask.boost"

    def __init__(self, upgrade: Upgrade) -> None:
        super().__init__(BoostUpgrade(upgrade), Done())

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        options = self.options(game, frame)
        if len(options) > 1:
            game.ask(frame, self.kind, options)


class Upgrade(Ask):
    """Upgrade buildings: so many, more with the technology (asked for before the second), more with colonists."""

    kind: ClassVar[str] = "space"
    asks: ClassVar[str] = "ask.upgrade"
    unmet: ClassVar[str] = "why.no-upgrade"

    def __init__(
        self, amount: int = 1, free: bool = False, anywhere: bool = False, tech: bool = True, boost: bool = False
    ) -> None:
        super().__init__(UpgradeOne(free, anywhere), Done())
        self.amount: Final = amount
        self.free: Final = free
        self.anywhere: Final = anywhere
        self.tech: Final = tech
        self.boost: Final = boost
        self.asking: Final = UpgradeTech(self)
        self.more: Final = AskUpgradeBoost(self)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.asking, self.more)

    def counts(self) -> tuple[int, int]:
        return (0, 2 * PAID)

    def targets(self, game: OnMarsTable, frame: Frame) -> list[int]:
        """What can be upgraded now, without the way out."""
        options = self.options(game, frame)
        options.pop()
        return options

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not self.targets(game, frame):
            self.lacks_all(game, frame, found)

    def must_go_on(self, frame: Frame) -> bool:
        """Whether an upgrade has to be made: the first one, and one that a colonist was sent for."""
        return frame.count & MADE == 0 or frame.count & PAID != 0

    def answerable(self, game: OnMarsTable, frame: Frame) -> bool:
        return not self.must_go_on(frame) or len(self.targets(game, frame)) > 0

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        options = self.options(game, frame)
        if len(options) == 1:
            return
        if self.must_go_on(frame):
            options.pop()
        elif frame.count & MADE >= self.amount + (frame.count // ALLOWED & MOST_ALLOWED):
            if self.tech and not frame.count & ASKED and game.best_level(UPGRADE_TECH):
                game.push(self.asking, frame, count=frame.count)
            elif self.boost:
                game.push(self.more, frame, count=frame.count)
            return
        game.ask(frame, self.kind, options)

    def begin(self, game: OnMarsTable, frame: Frame, place: int, move: int) -> None:
        if place == 0:
            game.push(self, frame, count=(frame.count & ~PAID) + 1)
            self.entries[0].begin(game, frame, move)

    def text(self, words: Words) -> str:
        buildings = words.count(self.amount, "building")
        if self.anywhere:
            said = words.say("upgrade.anywhere", buildings)
        else:
            said = words.say("upgrade.several" if self.amount > 1 else "upgrade", buildings)
        if self.free:
            said = words.say("for-free", said)
        return words.say("boosted", said, words.say("boost.one")) if self.boost else said

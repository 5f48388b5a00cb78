"""Welcoming ships, with colonists and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.menu import Entry
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs, verbs_map
from areo.on_mars.cost import Cost
from areo.on_mars.effects.base import Ask, Done, Pay, lack_of
from areo.on_mars.effects.tech import AskTech
from areo.on_mars.numbers import EXECUTIVE, HEX, SHIP, SHIP_TECH, SHIPS
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words

SHIP_COST: Final = Cost([0, 0, 1, 1, 0])
NOTHING: Final = Cost()

# What a frame of a welcome counts: ships welcomed, and above them the level of the technology, once it is asked for.
WELCOMED: Final = 7
LEVEL: Final = 8
ASKED: Final = 64


class PayShip(Pay):
    """Pay the plant and the water of a ship."""

    def __init__(self, then: AnyEffect, free: bool) -> None:
        super().__init__(then)
        self.free: Final = free

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return NOTHING if self.free else SHIP_COST

    def stands(self, game: OnMarsTable, frame: Frame) -> bool:
        found = Conditions()
        may_leave(game, frame.seat, found)
        return found.met


def may_leave(game: OnMarsTable, person: int, found: Conditions) -> None:
    """What keeps another ship from leaving somebody's depot."""
    gone = game.hangar[person] + game.removed[person]
    if gone >= game.level and found.lack("why.ship-limit", "ship", game.level - 1, gone, most=True):
        return
    if not game.ships[person]:
        found.lack("why.no-ship-left", "ship", 1, 0)


class TakeShip(Entry[OnMarsTable]):
    """Take a ship from its depot slot; the slot's executive action is open from then on."""

    verb: ClassVar[str] = "ship"
    of: ClassVar[tuple[Kind, ...]] = (SHIP,)

    def __init__(self, welcome: Welcome) -> None:
        self.welcome: Final = welcome

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        may_leave(game, frame.seat, found)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [SHIP.thing(slot) for slot in range(SHIPS) if game.ships[frame.seat] >> slot & 1]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.no-ship")

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.welcome(game, frame.seat, SHIP.index(move))
        if not frame.count & ASKED and game.best_level(SHIP_TECH):
            game.push(self.welcome.asking, frame, count=frame.count)
        else:
            game.push(self.welcome.bringing, frame, count=frame.count | ASKED)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.depot-ship", move, EXECUTIVE.thing(SHIP.index(move)))


class PickShip(Ask):
    """Which of the ships in the depot."""

    asks: ClassVar[str] = "ask.ship"

    def __init__(self, welcome: Welcome) -> None:
        super().__init__(TakeShip(welcome))


class ShipTech(AskTech):
    """Whose technology brings more colonists with each ship."""

    def __init__(self, welcome: Welcome) -> None:
        super().__init__()
        self.welcome: Final = welcome

    def tech(self, game: OnMarsTable, frame: Frame) -> int:
        return SHIP_TECH

    def used(self, game: OnMarsTable, frame: Frame, level: int) -> None:
        game.push(self.welcome.bringing, frame, count=(frame.count | ASKED) + level * LEVEL)


class Bring(Entry[OnMarsTable]):
    """Who comes with a ship: colonists only, or one fewer and a bot."""

    def __init__(self, welcome: Welcome, bot: bool) -> None:
        self.welcome: Final = welcome
        self.bot: Final = bot

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if self.bot and not game.bots_left(frame.seat):
            found.lack("why.no-bot-left", "bot", 1, 0)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        level = (frame.count & ~ASKED) // LEVEL
        colonists = self.welcome.colonists - (1 if self.bot else 0) + level
        game.push(self.welcome, frame, count=frame.count + 1)
        if self.bot:
            game.push(LAND_BOT, frame)
        verbs.gain_colonists(game, frame.seat, colonists)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        level = (frame.count & ~ASKED) // LEVEL
        colonists = self.welcome.colonists + level
        if not self.bot:
            return words.count(colonists, "colonist")
        return words.join("and", [words.count(colonists - 1, "colonist"), words.count(1, "bot")])


class BringColonists(Bring):
    """Colonists only."""

    verb: ClassVar[str] = "do 1"


class BringBot(Bring):
    """One colonist fewer, and a bot."""

    verb: ClassVar[str] = "do 2"


class AskBring(Ask):
    """Who comes with the ship."""

    asks: ClassVar[str] = "ask.bring"

    def __init__(self, welcome: Welcome) -> None:
        super().__init__(BringColonists(welcome, False), BringBot(welcome, True))


class LandOn(Entry[OnMarsTable]):
    """Where a new bot is put."""

    verb: ClassVar[str] = "hex"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.bots_left(frame.seat):
            found.lack("why.no-bot-left", "bot", 1, 0)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [HEX.thing(hex) for hex in verbs_map.landing_sites(game, frame.seat)]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-landing-site", move)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs_map.land_bot(game, frame.seat, HEX.index(move))


class LandBot(Ask):
    """A new bot comes onto the map."""

    kind: ClassVar[str] = "space"
    asks: ClassVar[str] = "ask.land-bot"

    def __init__(self) -> None:
        super().__init__(LandOn())


LAND_BOT: Final = LandBot()


class AnotherShip(Entry[OnMarsTable]):
    """One ship more, for a colonist who did not come in this turn."""

    verb: ClassVar[str] = "boost"

    def __init__(self, welcome: Welcome) -> None:
        self.welcome: Final = welcome

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        have = game.idle_colonists(frame.seat) - game.gained[frame.seat]
        if have < 1 and found.lack("why.colonists-gained", "resource colonist", 1, max(0, have)):
            return
        self.welcome.one_more(game, frame, found)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.send_to_work(game, frame.seat, 1)
        game.push(self.welcome.paying, frame, count=frame.count)


class Welcome(Ask):
    """Welcome ships, as many as the colony's level allows: the first, and others for colonists."""

    asks: ClassVar[str] = "ask.boost"

    def __init__(self, colonists: int, free: bool = False, boost: bool = True) -> None:
        super().__init__(AnotherShip(self), Done())
        self.colonists: Final = colonists
        self.free: Final = free
        self.boost: Final = boost
        self.picking: Final = PickShip(self)
        self.paying: Final = PayShip(self.picking, free)
        self.asking: Final = ShipTech(self)
        self.bringing: Final = AskBring(self)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.picking, self.paying, self.asking, self.bringing)

    def counts(self) -> tuple[int, int]:
        return (0, 2 * ASKED)

    def one_more(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        """What keeps another ship from coming."""
        may_leave(game, frame.seat, found)
        if not self.free and (found.met or found.every):
            lack_of(game, frame.seat, SHIP_COST, found)

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        self.one_more(game, frame, found)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if frame.count & WELCOMED == 0:
            game.push(self.paying, frame, count=frame.count)
        elif self.boost:
            options = self.options(game, frame)
            if len(options) > 1:
                game.ask(frame, self.kind, options)

    def text(self, words: Words) -> str:
        said = words.say("welcome.free" if self.free else "welcome", self.colonists, self.colonists - 1)
        return words.say("boosted", said, words.say("boost.ship")) if self.boost else said

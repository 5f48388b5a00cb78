"""Moving bots and the rover, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.menu import Entry, first, pair, second
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs, verbs_map
from areo.on_mars.cost import Cost
from areo.on_mars.effects.base import Ask, Done, Pay
from areo.on_mars.effects.tech import AskTech
from areo.on_mars.geometry import neighbour
from areo.on_mars.numbers import BOTS, DIRECTION, HEX, NONE, ROVER_TECH, TECH, TILE
from areo.on_mars.paths import STAYS, apart, barred_at, barred_tiles, can_end, others, takeable
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words

# What a frame of a movement counts: steps left for bots, for the rover, which bots have moved, and the rover's state.
BOT_STEPS: Final = 31
ROVER: Final = 32  # one step of the rover
ROVER_STEPS: Final = 31 * ROVER
MOVED: Final = 1024  # the first of five bits for bots: one's own, then the one that everybody moves
ROVER_MOVED: Final = 1 << 15
STOPPED: Final = 1 << 16
MOST_BOUGHT: Final = 31


def bot_steps(count: int) -> int:
    return count & BOT_STEPS


def rover_steps(count: int) -> int:
    return (count & ROVER_STEPS) // ROVER


def own_bots(game: OnMarsTable, person: int) -> list[int]:
    """The bots that somebody moves: one's own, and after them the one that everybody moves, where there is one."""
    bots = game.bots[person * BOTS : (person + 1) * BOTS]
    if game.shared_bot != NONE:
        bots.append(game.shared_bot)
    return bots


def set_bots(game: OnMarsTable, person: int, bots: list[int]) -> None:
    game.bots[person * BOTS : (person + 1) * BOTS] = bots[:BOTS]
    if len(bots) > BOTS:
        game.shared_bot = bots[BOTS]


class MoveBot(Entry[OnMarsTable]):
    """A step of a bot."""

    verb: ClassVar[str] = "bot"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)
    then: ClassVar[tuple[Kind, ...]] = (DIRECTION,)

    def __init__(self, walk: Walk) -> None:
        self.walk: Final = walk

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not bot_steps(frame.count):
            found.lack("why.no-steps", "step", 1, 0)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        found: list[int] = []
        bots = own_bots(game, frame.seat)
        for at in range(len(bots)):
            hex = bots[at]
            if hex != NONE and hex not in bots[:at]:
                for direction in range(6):
                    if neighbour(hex, direction) != NONE:
                        found.append(pair(HEX.thing(hex), DIRECTION.thing(direction)))
        return found

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        if HEX.index(first(move)) not in own_bots(game, frame.seat):
            found.bar("why.no-bot", first(move))
        else:
            found.bar("why.edge", second(move))

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        bots = own_bots(game, frame.seat)
        at = bots.index(HEX.index(first(move)))
        bots[at] = neighbour(bots[at], DIRECTION.index(second(move)))
        if not self.walk.endable(game, frame, bots, game.rover[frame.seat], frame.count - 1, 0):
            found.bar("why.no-end", first(move))

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        person = frame.seat
        at = own_bots(game, person).index(HEX.index(first(move)))
        to = neighbour(HEX.index(first(move)), DIRECTION.index(second(move)))
        game.push(self.walk, frame, count=(frame.count - 1) | MOVED << at)
        if at == BOTS:
            verbs_map.move_shared_bot(game, person, to)
            return
        verbs_map.move_bot(game, person, person * BOTS + at, to)
        if self.walk.collects:
            verbs_map.collect_crystal(game, person, to)


class MoveRover(Entry[OnMarsTable]):
    """A step of the rover."""

    verb: ClassVar[str] = "rover"
    of: ClassVar[tuple[Kind, ...]] = (DIRECTION,)

    def __init__(self, walk: Walk) -> None:
        self.walk: Final = walk

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.rover_works(frame.seat):
            found.bar("why.rover-disabled")
        elif frame.count & STOPPED:
            found.bar("why.rover-stopped")
        elif not rover_steps(frame.count):
            found.lack("why.no-steps", "step", 1, 0)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        hex = game.rover_hex(frame.seat)
        return [DIRECTION.thing(direction) for direction in range(6) if neighbour(hex, direction) != NONE]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.edge", move)

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        to = neighbour(game.rover_hex(frame.seat), DIRECTION.index(move))
        count = (frame.count - ROVER) | ROVER_MOVED
        if not self.walk.endable(game, frame, own_bots(game, frame.seat), to, count, 0):
            found.bar("why.no-end", HEX.thing(to))

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        to = neighbour(game.rover_hex(frame.seat), DIRECTION.index(move))
        game.push(self.walk, frame, count=(frame.count - ROVER) | ROVER_MOVED)
        verbs_map.move_rover(game, frame.seat, to)


@mypyc_attr(allow_interpreted_subclasses=True)
class BuyStep(Entry[OnMarsTable]):
    """One more step, for a crystal."""

    def __init__(self, walk: Walk, step: int) -> None:
        self.walk: Final = walk
        self.step: Final = step

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        have = game.means(frame.seat)
        if have < 1 and found.lack("why.crystals", "resource crystal", 1, have):
            return
        steps = bot_steps(frame.count) if self.step == 1 else rover_steps(frame.count)
        if steps >= MOST_BOUGHT:
            found.bar("why.steps-enough")
            return
        if self.step == ROVER and not game.rover_works(frame.seat) and found.bar("why.rover-disabled"):
            return
        if self.step == ROVER and frame.count & STOPPED and found.bar("why.rover-stopped"):
            return
        if found.met:
            count = frame.count + self.step
            bots = own_bots(game, frame.seat)
            if not self.walk.endable(game, frame, bots, game.rover[frame.seat], count, 1):
                found.bar("why.crystal-needed")

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(self.walk.buying[self.step == ROVER], frame, count=frame.count)


class BuyBotStep(BuyStep):
    """One more step for the bots."""

    verb: ClassVar[str] = "mp bots"


class BuyRoverStep(BuyStep):
    """One more step for the rover."""

    verb: ClassVar[str] = "mp rover"


class PayStep(Pay):
    """Pay a crystal for a step."""

    def __init__(self, walk: Walk, step: int) -> None:
        super().__init__(walk)
        self.step: Final = step

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return ONE_CRYSTAL

    def answer(self, game: OnMarsTable, frame: Frame, picks: list[int]) -> None:
        verbs.pay(game, frame.seat, picks[0])
        game.push(self.then, frame, count=frame.count + self.step)


ONE_CRYSTAL: Final = Cost(crystals=1)


class StopRover(Entry[OnMarsTable]):
    """The rover stops on a tile and takes it now, before the bots go on."""

    verb: ClassVar[str] = "stop rover"

    def __init__(self, walk: Walk) -> None:
        self.walk: Final = walk

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not frame.count & ROVER_MOVED or frame.count & STOPPED:
            found.bar("why.rover-stopped" if frame.count & STOPPED else "why.rover-still")
            return
        if verbs_map.tile_at(game, game.rover[frame.seat]) == NONE and found.bar("why.nothing-there"):
            return
        if not self.walk.settled(game, frame):
            found.bar("why.not-settled")

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(self.walk, frame, count=frame.count | STOPPED)
        take(game, frame, game.rover[frame.seat])


class EndWalk(Done):
    """The movement is over."""

    def __init__(self, walk: Walk) -> None:
        self.walk: Final = walk

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not self.walk.settled(game, frame):
            found.bar("why.not-settled")

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        person = frame.seat
        if frame.count & ROVER_MOVED and not frame.count & STOPPED:
            take(game, frame, game.rover[person])
        bots = own_bots(game, person)
        for at in range(len(bots) - 1, -1, -1):
            if frame.count & MOVED << at:
                if self.walk.collects and at < BOTS:
                    game.push(BOT_TAKES, frame, second=HEX.thing(bots[at]))
                else:
                    verbs_map.clear_hex(game, bots[at])


def take(game: OnMarsTable, frame: Frame, hex: int) -> None:
    """Take the tile on which somebody's rover or bot ended, and do what it says."""
    tile = verbs_map.tile_at(game, hex)
    if tile != NONE:
        verbs_map.take_tile(game, frame.seat, tile, hex)
        game.push(game.book.tile_effect(tile), frame, source=TILE.thing(tile), subject=0, second=0)


class BotTakes(Effect[OnMarsTable]):
    """A bot that collects ended on a hex: it takes the tile there if it can, and destroys it otherwise."""

    second_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        hex = HEX.index(frame.second)
        tile = verbs_map.tile_at(game, hex)
        if tile != NONE and takeable(game, frame, tile):
            take(game, frame, hex)
        else:
            verbs_map.clear_hex(game, hex)


BOT_TAKES: Final = BotTakes()


class Walk(Ask):
    """The steps of a movement, until it is over."""

    kind: ClassVar[str] = "space"
    asks: ClassVar[str] = "ask.walk"

    def __init__(self, bots_move: bool, rover_moves: bool, collects: bool) -> None:
        entries: list[Entry[OnMarsTable]] = []
        if bots_move:
            entries.append(MoveBot(self))
        if rover_moves:
            entries.append(MoveRover(self))
        if bots_move:
            entries.append(BuyBotStep(self, 1))
        if rover_moves:
            entries.append(BuyRoverStep(self, ROVER))
        if rover_moves and bots_move:
            entries.append(StopRover(self))
        super().__init__(*entries, EndWalk(self))
        self.bots_move: Final = bots_move
        self.rover_moves: Final = rover_moves
        self.collects: Final = collects
        self.buying: Final = [PayStep(self, 1), PayStep(self, ROVER)]

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.buying[0], self.buying[1])

    def counts(self) -> tuple[int, int]:
        return (0, 2 * STOPPED)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        game.walk_frame = None
        options = self.options(game, frame)
        if options:
            game.ask(frame, self.kind, options)
        else:
            self.entries[-1].begin(game, frame, 0)

    def taken(self, game: OnMarsTable, frame: Frame) -> int:
        """Hexes with pieces that this movement cannot move, found once for all steps that are looked at."""
        if game.walk_frame is not frame:
            game.walk_frame = frame
            game.walk_taken = others(game, frame.seat)
        return game.walk_taken

    def endable(self, game: OnMarsTable, frame: Frame, bots: list[int], rover: int, count: int, spent: int) -> bool:
        """Whether the movement could still end legally with the pieces so, and so many crystals spent more."""
        rolling = self.rover_moves and not count & STOPPED  # the rover can still go on
        ending = rolling and bool(count & ROVER_MOVED)  # and where it is now may be its end
        person = frame.seat
        stand = own_bots(game, person)
        set_bots(game, person, bots)  # whether a tile can be taken may depend on where they are
        game.promised_crystals += spent
        clear = self.can_settle(game, frame, bots, rover, count, rolling, ending)
        game.promised_crystals -= spent
        set_bots(game, person, stand)
        return clear

    def can_settle(
        self, game: OnMarsTable, frame: Frame, bots: list[int], rover: int, count: int, rolling: bool, ending: bool
    ) -> bool:
        taken = self.taken(game, frame)
        barred = barred_at(game, frame, rover) if ending else 0
        if apart(bots, rover, taken, barred):
            return True
        spare = game.means(frame.seat)
        steps = bot_steps(count) if self.bots_move else STAYS
        if can_end(bots, rover, taken, barred, steps, STAYS, spare):
            return True
        if not rolling:
            return False
        barred = barred_tiles(game, frame)
        if not ending and rover != NONE:
            barred &= ~(1 << rover)
        return can_end(bots, rover, taken, barred, steps, rover_steps(count), spare)

    def settled(self, game: OnMarsTable, frame: Frame) -> bool:
        """Whether the movement may end as the pieces stand."""
        person = frame.seat
        rover = game.rover[person]
        moving = frame.count & ROVER_MOVED and not frame.count & STOPPED
        barred = barred_at(game, frame, rover) if moving else 0
        return apart(own_bots(game, person), rover, self.taken(game, frame), barred)


class RoverTech(AskTech):
    """Whose technology lets the rover go further."""

    def __init__(self, move: Move) -> None:
        super().__init__()
        self.move_on: Final = move

    def tech(self, game: OnMarsTable, frame: Frame) -> int:
        return ROVER_TECH

    def used(self, game: OnMarsTable, frame: Frame, level: int) -> None:
        self.move_on.start(game, frame, level)


class Move(Effect[OnMarsTable]):
    """Move bots and the rover: so many steps each, and a step more for each crystal."""

    def __init__(self, bots: int = 0, rover: int = NONE, tech: bool = True, collects: bool = False) -> None:
        self.bots: Final = bots
        self.rover: Final = rover  # NONE: it does not move
        self.tech: Final = tech and rover != NONE
        self.walk: Final = Walk(bots > 0, rover != NONE, collects)
        self.asking: Final = RoverTech(self)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.walk, self.asking)

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if self.rover == NONE:
            if not game.bots_on_map(frame.seat) and game.shared_bot == NONE:
                found.bar("why.no-bots")
        elif not self.bots and not game.rover_works(frame.seat):
            found.bar("why.rover-disabled")
        elif self.rover == 0 and not game.best_level(ROVER_TECH) and game.means(frame.seat) < 1:
            found.lack("why.no-such-tech", "level", 1, 0, ROVER_TECH_THING)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if self.tech and game.best_level(ROVER_TECH) and game.rover_works(frame.seat):
            game.push(self.asking, frame)
        else:
            self.start(game, frame, 0)

    def start(self, game: OnMarsTable, frame: Frame, level: int) -> None:
        rover = min(MOST_BOUGHT, max(0, self.rover) + level)
        game.push(self.walk, frame, count=self.bots + rover * ROVER)

    def text(self, words: Words) -> str:
        return words.say("boosted", self.steps(words), words.say("boost.move"))

    def steps(self, words: Words) -> str:
        """The steps themselves, without the boost."""
        bots = words.count(self.bots, "step")
        rover = words.count(max(0, self.rover), "step")
        if self.bots and self.rover > 0:
            return words.say("move.both", bots, rover)
        if self.bots:
            return words.say("move.collecting" if self.walk.collects else "move.bots", bots)
        return words.say("move.rover", rover) if self.rover > 0 else words.say("move.rover-by-tech")


ROVER_TECH_THING: Final = TECH.thing(ROVER_TECH)

"""What Monolith asks and does in the course of the game: time, sabotage, and the choices that sabotage leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame, Phase
from areo.kernel.menu import Entry
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import actions, phases
from areo.on_mars.chapters.game import move_time
from areo.on_mars.chapters.monolith import goals, verbs
from areo.on_mars.chapters.monolith.goals import PLAYER
from areo.on_mars.chapters.monolith.numbers import (
    ALIEN_ABDUCTION,
    BOT_DESTROYED,
    BUILDING_BOMBED,
    CHANGE_OF_PLANS,
    CRYSTAL_THEFT,
    HACKED_TECH,
    HANGAR_INFILTRATION,
    LSS_SABOTAGE,
    MINE_EXPLOSION,
    MISINFORMATION,
    REDUCED_EFFICIENCY,
    ROVER_DISABLED,
    SABOTAGE,
    SCIENCE_MISSING,
    SEAL_DAMAGE,
    SHUTTLE_DELAYED,
    STEALTHY_HARVEST,
)
from areo.on_mars.chapters.monolith.table import Monolith
from areo.on_mars.cost import Cost, units
from areo.on_mars.effects.base import Ask, Pay
from areo.on_mars.effects.goods import BY_PLANT, BY_WATER, by_either
from areo.on_mars.geometry import listed, size
from areo.on_mars.numbers import (
    ACTION,
    AT_HOME,
    AT_WORK,
    COLONIST,
    COMMON,
    HEX,
    IN_MINE,
    MINE,
    NONE,
    SHELTER,
    SHIPS,
    WITH_SLOTS,
)
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words

# Time


class Stop(Entry[Monolith]):
    """End the game as won."""

    verb: ClassVar[str] = "stop"

    def begin(self, game: Monolith, frame: Frame, move: int) -> None:
        verbs.end(game)
        game.push(phases.COUNT, frame, seat=NONE)


class GoOn(Entry[Monolith]):
    """Play on, for the last goal or for points."""

    verb: ClassVar[str] = "go-on"
    quiet: ClassVar[bool] = True

    def begin(self, game: Monolith, frame: Frame, move: int) -> None:
        """The game goes on."""


class StopOrGoOn(Ask):
    """With enough goals met, the game can end here."""

    asks: ClassVar[str] = "ask.stop"

    def __init__(self) -> None:
        super().__init__(Stop(), GoOn())


class TimePasses(Phase[Monolith]):
    """Before the shuttle phase: time, sabotage that is due, and a new card."""

    def run(self, game: Monolith, frame: Frame) -> None:
        move_time(game, 1)
        if game.time >= game.last_time():
            verbs.end(game)
            game.push(phases.COUNT, frame)
            return
        game.push(DRAW, frame)
        if game.time in game.figures_of.alien_icons:
            game.push(SABOTAGE_DUE, frame)
        if game.disabled:
            game.push(ROVER_TIME, frame, seat=PLAYER)


class DrawSabotage(Phase[Monolith]):
    """A new sabotage card."""

    def run(self, game: Monolith, frame: Frame) -> None:
        verbs.draw_sabotage(game)


class SabotageDue(Phase[Monolith]):
    """Every sabotage card with enough cubes strikes, the oldest first."""

    def run(self, game: Monolith, frame: Frame) -> None:
        for place, card in enumerate(game.sabotage):
            if game.cubes[place] >= game.figures_of.cubes:
                verbs.discard_sabotage(game, card)
                game.push(self, frame)
                game.push(STRIKES[card], frame, seat=PLAYER, source=SABOTAGE.thing(card))
                return


# Sabotage that asks nothing


class Strike(Effect[Monolith]):
    """A sabotage card that leaves no choice. Each is known by its own number."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, game: Monolith, frame: Frame) -> None:
        card = self.card
        if card == BUILDING_BOMBED:
            verbs.bomb(game)
        elif card == HACKED_TECH:
            verbs.hack(game)
        elif card == SCIENCE_MISSING:
            verbs.lose_hire_cost(game)
        elif card == CHANGE_OF_PLANS:
            verbs.change_plans(game)
        elif card == STEALTHY_HARVEST:
            verbs.harvest(game)
        elif card == SHUTTLE_DELAYED:
            verbs.delay_shuttle(game)
        elif card == REDUCED_EFFICIENCY:
            verbs.make_dearer(game, True)
        elif card == CRYSTAL_THEFT:
            verbs.steal_crystals(game)
        elif card == LSS_SABOTAGE:
            verbs.deny_reward(game, True)
        elif card == ROVER_DISABLED:
            verbs.disable_rover(game)
        elif card == MISINFORMATION:
            verbs.set_back_mission(game)


# Sabotage that leaves a choice


class FromAction(Entry[Monolith]):
    """A colonist on the slots of an action."""

    verb: ClassVar[str] = "from"
    of: ClassVar[tuple[Kind, ...]] = (ACTION, HEX)

    def moves(self, game: Monolith, frame: Frame) -> list[int]:
        found = [ACTION.thing(WITH_SLOTS[place]) for place in range(len(WITH_SLOTS)) if game.slot(place, PLAYER)]
        return found + [HEX.thing(hex) for hex in listed(game.miners[PLAYER])]

    def absent(self, game: Monolith, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.no-colonist-there")

    def begin(self, game: Monolith, frame: Frame, move: int) -> None:
        place = WITH_SLOTS.index(ACTION.index(move)) if ACTION.has(move) else IN_MINE + HEX.index(move)
        verbs.abduct(game, place)

    def deed(self, game: Monolith, frame: Frame, move: int, words: Words) -> str:
        return words.name(move) if ACTION.has(move) else words.say("label.from-mine", move)


class FromQuarters(Entry[Monolith]):
    """A colonist in the living quarters."""

    verb: ClassVar[str] = "from quarters"

    def closed(self, game: Monolith, frame: Frame, found: Conditions) -> None:
        if not game.quarters[PLAYER]:
            found.bar("why.no-colonist-there")

    def begin(self, game: Monolith, frame: Frame, move: int) -> None:
        verbs.abduct(game, AT_HOME)


class Abduction(Ask):
    """A colonist of the working area is taken; if nobody is there, one from where the player likes."""

    asks: ClassVar[str] = "ask.abduction"

    def __init__(self) -> None:
        super().__init__(FromAction(), FromQuarters())

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if game.working[PLAYER]:
            game.push(ABDUCTED, frame)
        else:
            super().run(game, frame)


class Abducted(Effect[Monolith]):
    """A colonist of the working area is taken."""

    def run(self, game: Monolith, frame: Frame) -> None:
        if game.working[PLAYER]:
            verbs.abduct(game, AT_WORK)


class Infiltration(Pay):
    """Water or a plant for each ship in the hangar, as far as possible. The frame counts the ships paid for."""

    def counts(self) -> tuple[int, int]:
        return (0, SHIPS)

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return BY_WATER

    def stands(self, game: OnMarsTable, frame: Frame) -> bool:
        return frame.count < game.hangar[PLAYER]

    def ways(self, game: OnMarsTable, frame: Frame, cost: Cost) -> list[int]:
        return by_either(super().ways(game, frame, BY_WATER), super().ways(game, frame, BY_PLANT))


class NextShip(Effect[Monolith]):
    """One ship more has been paid for."""

    def counts(self) -> tuple[int, int]:
        return (0, SHIPS)

    def run(self, game: Monolith, frame: Frame) -> None:
        if frame.count + 1 < game.hangar[PLAYER]:
            game.push(INFILTRATION, frame, count=frame.count + 1)


class HexEntry(Entry[Monolith]):
    """A hex that sabotage strikes, by what stands there."""

    verb: ClassVar[str] = "hex"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def moves(self, game: Monolith, frame: Frame) -> list[int]:
        return [HEX.thing(hex) for hex in listed(targets(game, self.card))]

    def absent(self, game: Monolith, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-struck", move)

    def begin(self, game: Monolith, frame: Frame, move: int) -> None:
        hex = HEX.index(move)
        if self.card == MINE_EXPLOSION:
            verbs.turn_down(game, MINE, hex)
        elif self.card == SEAL_DAMAGE:
            verbs.turn_down(game, SHELTER, hex)
        elif self.card == BOT_DESTROYED:
            verbs.lose_bot(game, hex)
        else:
            verbs.stand_rover_up(game, hex)


def targets(game: Monolith, card: int) -> int:
    """The hexes among which a sabotage card leaves the choice."""
    shelters = game.built[COMMON + PLAYER]
    if card == MINE_EXPLOSION:
        return game.built[MINE]
    if card == SEAL_DAMAGE:
        return shelters if size(shelters) > 1 else 0
    if card == BOT_DESTROYED:
        return sum([1 << hex for hex in game.bots if hex != NONE])
    return shelters & ~game.pieces()


class ChooseHex(Ask):
    """Where sabotage strikes, or where the rover stands up again."""

    kind: ClassVar[str] = "space"

    def __init__(self, card: int) -> None:
        super().__init__(HexEntry(card))


class ChooseMine(ChooseHex):
    """Which mine explodes."""

    asks: ClassVar[str] = "ask.struck-mine"


class ChooseShelter(ChooseHex):
    """Which shelter is damaged."""

    asks: ClassVar[str] = "ask.struck-shelter"


class ChooseBot(ChooseHex):
    """Which bot is destroyed."""

    asks: ClassVar[str] = "ask.struck-bot"


class ChooseShelterForRover(ChooseHex):
    """Where the rover stands up again."""

    asks: ClassVar[str] = "ask.rover-stands"


class RoverTime(Effect[Monolith]):
    """At the end of a colonization phase: the rover lies down on the starting mine, or stands up on a shelter."""

    def run(self, game: Monolith, frame: Frame) -> None:
        if game.disabled > 1:
            verbs.lay_rover_down(game)
        elif targets(game, ROVER_DISABLED):
            game.push(ROVER_STANDS, frame)
        else:
            verbs.stand_rover_up(game, NONE)


# A main action that costs more


class PayMore(Pay):
    """A crystal, or a colonist who goes to work, before a main action. What the action itself needs is not taken."""

    subject_of: ClassVar[tuple[Kind, ...]] = (ACTION,)

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return ONE_MORE

    def ways(self, game: OnMarsTable, frame: Frame, cost: Cost) -> list[int]:
        found: list[int] = []
        for way in super().ways(game, frame, cost):
            crystals = 1 - units(way, COLONIST)
            actions.promise(game, units(way, COLONIST), crystals)
            left = Conditions()
            actions.lacks_for(game, frame, ACTION.index(frame.subject), left)
            actions.promise(game, -units(way, COLONIST), -crystals)
            if left.met:
                found.append(way)
        return found


class PaidMore(Effect[Monolith]):
    """The main action has been paid for, and the next one costs what it always does."""

    subject_of: ClassVar[tuple[Kind, ...]] = (ACTION,)

    def run(self, game: Monolith, frame: Frame) -> None:
        verbs.make_dearer(game, False)


ONE_MORE: Final = Cost(either=1)
PAID_MORE: Final = PaidMore()
PAY_MORE: Final = PayMore(PAID_MORE)
STOP_OR_GO_ON: Final = StopOrGoOn()
TIME_PASSES: Final = TimePasses()
DRAW: Final = DrawSabotage()
SABOTAGE_DUE: Final = SabotageDue()
ABDUCTION: Final = Abduction()
ABDUCTED: Final = Abducted()
NEXT_SHIP: Final = NextShip()
INFILTRATION: Final = Infiltration(NEXT_SHIP)
ROVER_TIME: Final = RoverTime()
ROVER_STANDS: Final = ChooseShelterForRover(ROVER_DISABLED)


def strike(card: int) -> AnyEffect:
    if card == ALIEN_ABDUCTION:
        return ABDUCTION
    if card == HANGAR_INFILTRATION:
        return INFILTRATION
    if card == MINE_EXPLOSION:
        return ChooseMine(card)
    if card == SEAL_DAMAGE:
        return ChooseShelter(card)
    if card == BOT_DESTROYED:
        return ChooseBot(card)
    return Strike(card)


STRIKES: Final = [strike(card) for card in range(SABOTAGE.end - SABOTAGE.first)]


def may_stop(game: Monolith) -> bool:
    return goals.met(game) >= game.figures_of.goals_to_win

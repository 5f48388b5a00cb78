"""The course of the game: set-up, rounds with their two phases, turns and their ends, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame, Phase
from areo.kernel.menu import Entry, first, pair
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import colony, scoring, verbs
from areo.on_mars.effects import tasks
from areo.on_mars.effects.base import Ask, Done
from areo.on_mars.effects.goals import Deliver, LastChance
from areo.on_mars.effects.tech import SETTLE_ASIDE
from areo.on_mars.effects.travel import CHOOSE_SPACE, DRAW_SPACE, TO_OTHER_SIDE
from areo.on_mars.lacerda.turn import LACERDA_TRAVELS, LACERDA_TURN
from areo.on_mars.numbers import (
    CARD,
    CONTRACTS,
    COUNTING,
    FINISHED,
    FIRST_CONTRACT,
    NONE,
    ORBIT,
    RESOURCE,
    SIDE,
    SIDES,
    contract,
)
from areo.on_mars.table import LAID, OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words

# Set-up


class SetUp(Phase[OnMarsTable]):
    """From the start player on, all take a space of the turn order; then the shuttle is placed."""

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return False  # it is done before anybody is asked, so no table saves it

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(ROUND, frame, count=1)
        game.book.chapter.set_up(game, frame)
        game.push(PLACE_SHUTTLE, frame)
        first = colony.start_player(game)
        for seat in reversed(game.seats_from(first)):
            if seat < game.humans:
                game.push(way_to_start(game), frame, seat=seat)
        if game.lacerda != NONE:
            game.push(game.book.lacerda_arrives, frame)


def way_to_start(game: OnMarsTable) -> AnyEffect:
    """How everybody gets their first space."""
    return DRAW_SPACE if game.options.get("first_colonists") else CHOOSE_SPACE


class PlaceShuttle(Phase[OnMarsTable]):
    """Whoever is on the highest space puts the shuttle on a side. Alone, it is on Lacerda's."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if game.lacerda == NONE:
            highest = game.space.index(max(game.space))
            game.push(CHOOSE_SIDE, frame, seat=highest)


class ShuttleSide(Entry[OnMarsTable]):
    """A side for the shuttle."""

    verb: ClassVar[str] = "shuttle"
    of: ClassVar[tuple[Kind, ...]] = (SIDE,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [SIDE.thing(side) for side in range(len(SIDES))]

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        colony.place_shuttle(game, frame.seat, SIDE.index(move))

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


class ChooseSide(Ask):
    """Where the shuttle starts."""

    asks: ClassVar[str] = "ask.shuttle-side"


# Colonization phase


class Round(Phase[OnMarsTable]):
    """Round `frame.count`: everybody's turn, in the order that is fixed now."""

    def counts(self) -> tuple[int, int]:
        return (1, 1 << 20)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        colony.start_round(game, frame.count)
        game.push(END_COLONIZATION, frame)
        push_turns(game, frame, game.order)


def push_turns(game: OnMarsTable, frame: Frame, order: list[int]) -> None:
    for person in reversed(order):
        if person == game.lacerda:
            game.push(LACERDA_TURN, frame)
        else:
            game.push(TURN, frame, seat=person)


class Turn(Effect[OnMarsTable]):
    """A turn: crystals to the depot, the menu, and what comes at the end."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        colony.start_turn(game, frame.seat)
        game.push(END_TURN, frame)
        game.push(game.book.turn_menu, frame)
        game.push(FILL_DEPOT, frame)
        game.book.chapter.before_turn(game, frame)


class FillDepot(Effect[OnMarsTable]):
    """Pending crystals go to the depot."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        verbs.fill_depot(game, frame.seat)


class EndTurn(Effect[OnMarsTable]):
    """Owners of used technologies, the display, the colony's level, a last chance for a goal."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(REST, frame)
        push_settlement(game, frame)  # of a goal's reward
        game.push(LAST_CHANCE, frame)
        push_settlement(game, frame)


def push_settlement(game: OnMarsTable, frame: Frame) -> None:
    """What a turn leaves to be settled when it ends."""
    game.push(LEVEL_UP, frame, seat=NONE)
    game.push(FILL_DISPLAY, frame)
    game.push(SETTLE_ASIDE, frame, seat=NONE)
    game.book.chapter.before_settlement(game, frame)


class Rest(Effect[OnMarsTable]):
    """The turn is over."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        colony.end_turn(game, frame.seat)
        game.book.chapter.after_turn(game, frame)


def turn_goes_on(game: OnMarsTable) -> bool:
    """Whether what ends a turn is still to come."""
    for frame in game.lanes[game.seats]:
        if frame.effect is END_TURN or frame.effect is REST:
            return True
    return False


class FillGap(Entry[OnMarsTable]):
    """A contract of the deck for a gap in the display."""

    verb: ClassVar[str] = "card"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [contract(number) for number in range(1, CONTRACTS + 1) if game.contract_deck >> number & 1]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-in-deck", move)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.fill_display(game, frame.seat, move - FIRST_CONTRACT + 1)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)


class FillDisplay(Ask):
    """Whoever took cards fills each gap with a contract of their choice."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.fill-display"

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if 0 in game.display and game.contract_deck:
            super().run(game, frame)

    def begin(self, game: OnMarsTable, frame: Frame, place: int, move: int) -> None:
        game.push(self, frame)
        super().begin(game, frame, place, move)


class LevelUp(Phase[OnMarsTable]):
    """The colony rises while its life support allows."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if colony.can_rise(game):
            colony.rise(game)
            game.push(self, frame)
            if game.lacerda != NONE:
                game.push(game.book.lacerda_grows, frame)


class EndColonization(Phase[OnMarsTable]):
    """When all missions are done the end is near: a shuttle phase, one more colonization phase, and the count."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if colony.end_is_due(game):
            colony.trigger_end(game)
        if game.last_round:
            game.push(COUNT, frame)
            game.book.chapter.before_count(game)
        else:
            game.push(SHUTTLE_PHASE, frame)
            game.book.chapter.before_shuttle(game, frame)


# Shuttle phase


class ShuttlePhase(Phase[OnMarsTable]):
    """The shuttle moves; then all decide in turn whether they travel."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        left = colony.move_shuttle(game)
        game.push(END_ROUND, frame)
        for person in reversed(game.order):
            if person == game.lacerda:
                game.push(LACERDA_TRAVELS, frame, subject=SIDE.thing(left) if left != NONE else 0)
            else:
                game.push(GO_OR_STAY, frame, seat=person, subject=SIDE.thing(left) if left != NONE else 0)


class Stay(Entry[OnMarsTable]):
    """Stay where one is."""

    verb: ClassVar[str] = "stay"
    quiet: ClassVar[bool] = True

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        """Nobody moves."""


class ByShuttle(Entry[OnMarsTable]):
    """Travel with the shuttle, from the side it left."""

    verb: ClassVar[str] = "shuttle"

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not frame.subject:
            found.bar("why.shuttle-stays")
        elif SIDE.index(frame.subject) != game.side_of(frame.seat):
            found.bar("why.shuttle-left")

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        tasks.did(game, frame, tasks.TRAVEL_WITH_SHUTTLE)
        game.push(TO_OTHER_SIDE, frame, subject=0)

    def detail(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return journey(game, frame, words)


class ByShip(Entry[OnMarsTable]):
    """Travel with a ship of one's own, which leaves the game."""

    verb: ClassVar[str] = "ship"

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if frame.subject and SIDE.index(frame.subject) == game.side_of(frame.seat) and found.bar("why.shuttle-is-free"):
            return
        if not game.hangar[frame.seat]:
            found.lack("why.no-ship-in-hangar", "ship", 1, 0)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.spend_ship(game, frame.seat)
        game.push(TO_OTHER_SIDE, frame, subject=0)

    def detail(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return journey(game, frame, words)


def journey(game: OnMarsTable, frame: Frame, words: Words) -> str:
    """Where somebody would travel to, and what comes of it."""
    return words.say("travel.to-colony" if game.side_of(frame.seat) == ORBIT else "travel.to-orbit")


class GoOrStay(Ask):
    """Travel, or stay. The frame is about the side that the shuttle left in this phase, if it did."""

    asks: ClassVar[str] = "ask.travel"

    def about(self, game: OnMarsTable, frame: Frame) -> int:
        return frame.subject

    def prompt(self, game: OnMarsTable, frame: Frame, words: Words) -> str:
        side = game.side_of(frame.seat)
        if not frame.subject or SIDE.index(frame.subject) != side:
            return words.say("ask.travel")
        return words.say("ask.shuttle-to-colony" if side == ORBIT else "ask.shuttle-to-orbit")

    def begin(self, game: OnMarsTable, frame: Frame, place: int, move: int) -> None:
        colony.start_travel(game)
        super().begin(game, frame, place, move)


class EndRound(Phase[OnMarsTable]):
    """On to the next round."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        colony.end_round(game)
        game.push(ROUND, frame, count=game.round + 1)


# The final count


class Count(Phase[OnMarsTable]):
    """The final count: crystals to the depots, then everybody's last deliveries."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        colony.enter_phase(game, COUNTING)
        game.push(FINISH, frame)
        for person in range(game.people):
            verbs.fill_depot(game, person)
        for person in reversed(colony.in_order(game)):
            if person != game.lacerda:
                game.push(LAST_DELIVERIES, frame, seat=person)


class FinalDelivery(Deliver):
    """Lay one of a good onto one of the contracts that compete for it."""

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        """Not only on one's own turn."""

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [
            pair(contract(number), RESOURCE.thing(good))
            for number in scoring.completable(game, frame.seat)
            for good in range(LAID)
            if game.needs_on(number, good) > 0
        ]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        if move in super().moves(game, frame):
            found.bar("why.never-complete", first(move))
        else:
            super().absent(game, frame, move, found)

    def spared(self, game: OnMarsTable, frame: Frame, good: int) -> bool:
        return True


class LastDeliveries(Ask):
    """What completes a contract goes onto it; where contracts compete for the same goods, their owner chooses."""

    asks: ClassVar[str] = "ask.last-deliveries"

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        undisputed = scoring.undisputed(game, frame.seat)
        if undisputed:
            scoring.complete(game, frame.seat, undisputed[0])
            game.push(self, frame)
        elif scoring.completable(game, frame.seat):
            super().run(game, frame)

    def begin(self, game: OnMarsTable, frame: Frame, place: int, move: int) -> None:
        if place == 0:
            game.push(self, frame)
        super().begin(game, frame, place, move)


class Finish(Phase[OnMarsTable]):
    """Colonists come home, and the game is over."""

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        for seat in range(game.humans):
            verbs.retrieve(game, seat, game.side_of(seat))
        colony.enter_phase(game, FINISHED)
        game.reveal()  # private goals and tasks lie open now
        game.finish()


SET_UP: Final[SetUp] = SetUp()
PLACE_SHUTTLE: Final[PlaceShuttle] = PlaceShuttle()
CHOOSE_SIDE: Final[ChooseSide] = ChooseSide(ShuttleSide())
ROUND: Final[Round] = Round()
TURN: Final[Turn] = Turn()
FILL_DEPOT: Final[FillDepot] = FillDepot()
END_TURN: Final[EndTurn] = EndTurn()
REST: Final[Rest] = Rest()
LAST_CHANCE: Final[LastChance] = LastChance()
FILL_DISPLAY: Final[FillDisplay] = FillDisplay(FillGap())
LEVEL_UP: Final[LevelUp] = LevelUp()
END_COLONIZATION: Final[EndColonization] = EndColonization()
SHUTTLE_PHASE: Final[ShuttlePhase] = ShuttlePhase()
GO_OR_STAY: Final[GoOrStay] = GoOrStay(Stay(), ByShuttle(), ByShip())
END_ROUND: Final[EndRound] = EndRound()
COUNT: Final[Count] = Count()
LAST_DELIVERIES: Final[LastDeliveries] = LastDeliveries(FinalDelivery(), Done())
FINISH: Final[Finish] = Finish()

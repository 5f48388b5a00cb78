"""Completing a private goal, and delivering to contracts: what may be done at any moment of one's own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from areo.kernel.effect import UNKNOWN, Frame
from areo.kernel.menu import Entry, Skip, first, pair, second
from areo.kernel.sets import members
from areo.kernel.things import Kind, Things, numbered
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs
from areo.on_mars.effects.base import Ask, can_answer, too_few
from areo.on_mars.numbers import (
    CARD,
    CONTRACTS,
    CRYSTAL,
    FIRST_CONTRACT,
    FIRST_GOAL,
    GOALS,
    RESOURCE,
    RESOURCES,
    goal,
    is_contract,
)
from areo.on_mars.table import LAID, OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words


class CompleteGoal(Entry[OnMarsTable]):
    """Show a private goal that is met, for its reward."""

    verb: ClassVar[str] = "goal"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.in_turn(frame.seat) and (found.bar("why.not-your-turn") or frame.seat >= game.humans):
            return
        allowed = game.book.chapter.goals_allowed
        done = game.goals_done[frame.seat].bit_count()
        if done >= allowed:
            found.lack("why.goal-done", "goal", allowed - 1, done, most=True)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [goal(number) for number in members(game.goals[frame.seat])]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.goal-not-held", move)

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        need = game.book.goal_needs[move - FIRST_GOAL]
        have = need.have(game, frame.seat)
        if have < need.wanted:
            found.lack("why.goal", "goal", need.wanted, have, move)
        elif not self.spared(game, frame, 1 << (move - FIRST_GOAL + 1)):
            found.bar("why.needed-here", move)

    def spared(self, game: OnMarsTable, frame: Frame, card: int) -> bool:
        """Whether the question at hand can still be answered if the card no longer stands for a crystal."""
        game.goals[frame.seat] ^= card
        spared = can_answer(game, frame)
        game.goals[frame.seat] ^= card
        return spared

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.complete_goal(game, frame.seat, move - FIRST_GOAL + 1)
        game.push(game.book.goal_rewards[move - FIRST_GOAL], frame, source=move, subject=0, second=0)

    def key(self, things: Things, move: int) -> str:
        return f"goal {move - FIRST_GOAL + 1}"

    def move(self, things: Things, key: str) -> int:
        number = numbered("goal", key)
        return goal(number) if 1 <= number <= GOALS else UNKNOWN


class Deliver(Entry[OnMarsTable]):
    """Lay one of a good onto a contract that needs it."""

    verb: ClassVar[str] = "deliver"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)
    then: ClassVar[tuple[Kind, ...]] = (RESOURCE,)

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if not game.in_turn(frame.seat):
            found.bar("why.not-your-turn")

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        found: list[int] = []
        if frame.seat not in game.contract_of:
            return found
        for number in range(1, CONTRACTS + 1):
            if game.contract_of[number] == frame.seat:
                for good in range(LAID):
                    if game.needs_on(number, good) > 0:
                        found.append(pair(game.contract_card(number), RESOURCE.thing(good)))
        return found

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        card = first(move)
        if not is_contract(card) or game.contract_of[card - FIRST_CONTRACT + 1] != frame.seat:
            found.bar("why.not-your-card", card)
        else:
            found.bar("why.contract-needs-none", card)

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        person = frame.seat
        good = RESOURCE.index(second(move))
        have = game.crystals[person] + game.pending[person] if good == CRYSTAL else game.stock(person, good)
        if have < 1:
            too_few(found, good, 1, have)
        elif not self.spared(game, frame, good):
            found.bar("why.needed-here")

    def spared(self, game: OnMarsTable, frame: Frame, good: int) -> bool:
        """Whether the question at hand can still be answered without one of a good."""
        if good == CRYSTAL and game.pending[frame.seat]:
            return True
        stock = game.crystals if good == CRYSTAL else game.storage
        at = frame.seat if good == CRYSTAL else frame.seat * RESOURCES + good
        stock[at] -= 1
        spared = can_answer(game, frame)
        stock[at] += 1
        return spared

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        verbs.deliver(game, frame.seat, first(move) - FIRST_CONTRACT + 1, RESOURCE.index(second(move)))


class Reward(Entry[OnMarsTable]):
    """One of a goal's rewards."""

    def __init__(self, which: int) -> None:
        self.which = which

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        game.book.goal_reward(frame.source, self.which).needs(game, frame, found)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(game.book.goal_reward(frame.source, self.which), frame)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.may(game.book.goal_reward(frame.source, self.which))


class CommonReward(Reward):
    """Two free development steps."""

    verb: ClassVar[str] = "do 1"


class OwnReward(Reward):
    """What the card itself gives."""

    verb: ClassVar[str] = "do 2"


class ChooseReward(Ask):
    """Which reward of a private goal one takes, if any."""

    asks: ClassVar[str] = "ask.reward"
    source_of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def __init__(self) -> None:
        super().__init__(CommonReward(0), OwnReward(1), Skip())

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return frame.source >= FIRST_GOAL


class LastChance(Ask):
    """The turn is about to end: a private goal that is met may still be shown."""

    asks: ClassVar[str] = "ask.last-chance"

    def __init__(self) -> None:
        super().__init__(EndTurn())

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        person = frame.seat
        if game.goals_done[person].bit_count() >= game.book.chapter.goals_allowed:
            return
        for number in members(game.goals[person]):
            need = game.book.goal_needs[number - 1]
            if need.have(game, person) >= need.wanted:
                game.ask(frame, "menu", self.options(game, frame))
                return


class EndTurn(Entry[OnMarsTable]):
    """The turn is over."""

    verb: ClassVar[str] = "end"
    quiet: ClassVar[bool] = True

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        """Whatever comes next."""

"""What each entry of a turn's menu costs and leads to: payment first, then the deed."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.joints import Batch, finish_trial
from areo.kernel.lack import Lack
from areo.tableau.card import Card
from areo.tableau.effects.base import Printed
from areo.tableau.effects.payment import PAY, PAY_CARD, affordable, worth_for
from areo.tableau.verbs import can_produce, discard, enter_play, gain, leave_hand, paid_cost, use_action
from areo.tableau.verbs import convert as spend_cubes
from areo.terraforming_mars import goals, verbs
from areo.terraforming_mars.effects.mars import PlaceGreenery, RaiseTemperature
from areo.terraforming_mars.numbers import (
    AWARD,
    HEAT,
    MC,
    MILESTONE,
    NOBODY,
    PLANTS,
    PROJECT,
    SALE_PRICE,
    TEMPERATURE_HEAT,
    is_project_card,
)
from areo.terraforming_mars.table import Table

# Options of the menu. A project card to play is its own number.
ACT: Final = 2000  # plus the card
DO_PROJECT: Final = 4000  # plus the project
CLAIM: Final = 4100  # plus the milestone
FUND: Final = 4200  # plus the award
GREENERY: Final = 4300
HEAT_UP: Final = 4301
PASS: Final = 4302
END: Final = 4303
FIRST_ACTION: Final = 4304


def claimed(goal: list[int]) -> int:
    return len(goal) - goal.count(NOBODY)


def lack_of(game: Table, seat: int, number: int) -> Lack | None:
    """What first keeps a card in hand from being played, if it has figures."""
    player = game.players[seat]
    card = game.book.card(number)
    if not affordable(game, seat, card):
        return Lack("resource mc", player.prices[number], worth_for(game, seat, card))
    slack = player.slack + player.next_slack
    for requirement in card.requires:
        if not requirement.met(game, seat, slack):
            return requirement.lack(game, seat, slack)
    frame = Frame(card.play, game.seats, seat, number)
    for effect in card.play.effects:
        if isinstance(effect, Printed) and not effect.legal(game, frame):
            return effect.lack(game, frame)
    return None


def helped(game: Table, seat: int, card: Card) -> bool:
    """Whether what its playing sets off makes a card possible after all: tried on a copy."""
    heard = card.helped_by
    if heard < 0 or not (
        any(when.happening == heard for when in card.triggers)
        or any(listener[0] == seat for listener in game.listeners[heard])
    ):
        return False
    trial = cast(Table, game.copy(history=False))
    trial.clear()
    trial.push_to_table(ENTER_PLAY, seat, card.number)
    trial.run()
    finish_trial(trial)
    player = trial.players[seat]
    return min(player.stock) >= 0 and all(can_produce(trial, seat, n, 0) for n in range(len(player.production)))


def project_price(game: Table, seat: int, project: int) -> int:
    price = goals.PROJECTS[project].cost
    return price - game.players[seat].power_plant_discount if project == goals.POWER_PLANT else price


def begin_action(game: Table, frame: Frame, option: int) -> None:
    """Put what an entry of the menu leads to on the lane: payment on top, then the deed."""
    seat = frame.seat
    if option >= GREENERY:
        convert(game, frame, option)
    elif option >= FUND:
        number = option - FUND
        price = goals.AWARD_COSTS[claimed(game.awards)]
        verbs.fund_award(game, seat, number)
        game.push(PAY, frame, source=AWARD + number, count=price)
    elif option >= CLAIM:
        verbs.claim_milestone(game, seat, option - CLAIM)
        game.push(PAY, frame, source=MILESTONE + option - CLAIM, count=goals.MILESTONE_COST)
    elif option >= DO_PROJECT:
        project = option - DO_PROJECT
        verbs.begin_project(game, seat, PROJECT + project)
        if project == goals.SELL_PATENTS:
            game.push(SELL, frame, source=PROJECT + project)
        else:
            game.push(RUN_PROJECT, frame, source=PROJECT + project)
            game.push(PAY, frame, source=PROJECT + project, count=project_price(game, seat, project))
    elif option >= ACT:
        action = game.book.card(option - ACT).action
        if action is not None:
            use_action(game, seat, option - ACT)
            game.push(action, frame, source=option - ACT)
    else:
        price = game.players[seat].prices[option]
        leave_hand(game, seat, option)
        game.push(ENTER_PLAY, frame, source=option)
        game.push(PAY_CARD, frame, source=option, count=price)


def convert(game: Table, frame: Frame, option: int) -> None:
    player = game.players[frame.seat]
    if option == GREENERY:
        spend_cubes(game, frame.seat, PLANTS, player.greenery_cost)
        game.push(PLACE_GREENERY, frame, source=0)
    elif option == HEAT_UP:
        spend_cubes(game, frame.seat, HEAT, TEMPERATURE_HEAT)
        game.push(CONVERT_HEAT, frame, source=0)
    elif option == FIRST_ACTION:
        first = game.book.card(player.corporation).first
        verbs.take_first_action(game, frame.seat)
        if first is not None:
            game.push(first, frame, source=player.corporation)


class EnterPlay(Effect[Table]):
    """A card that is paid for takes effect: its own effects and all they set off form one batch."""

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and is_project_card(frame.source) and frame.source in game.players[frame.seat].played

    def run(self, game: Table, frame: Frame) -> None:
        card = game.book.card(frame.source)
        card.play.run(game, frame)
        enter_play(game, frame.seat, card)
        paid_cost(game, frame.seat, card.cost)


class RunProject(Effect[Table]):
    """A standard project that is paid for."""

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and PROJECT < frame.source < PROJECT + len(goals.PROJECTS)

    def run(self, game: Table, frame: Frame) -> None:
        project = goals.PROJECTS[frame.source - PROJECT]
        project.effect.run(game, frame)
        verbs.paid_project(game, frame.seat, frame.source)
        paid_cost(game, frame.seat, project.cost)


class SellPatents(Effect[Table]):
    """Discard any number of cards, at least one, for 1 M€ each."""

    asks: ClassVar[str] = "ask.sell"

    def run(self, game: Table, frame: Frame) -> None:
        hand = game.players[frame.seat].hand
        game.ask(frame, "cards", hand.copy(), 1, len(hand))

    def answer(self, game: Table, frame: Frame, picks: list[int]) -> None:
        for card in picks:
            discard(game, frame.seat, card)
        gain(game, frame.seat, MC, SALE_PRICE * len(picks))


PLACE_GREENERY: Final = PlaceGreenery()
CONVERT_HEAT: Final = Batch(RaiseTemperature(1))
ENTER_PLAY: Final = EnterPlay()
RUN_PROJECT: Final = RunProject()
SELL: Final = SellPatents()

NAMED: Final[dict[str, AnyEffect]] = {
    "enter-play": ENTER_PLAY,
    "run-project": RUN_PROJECT,
    "sell-patents": SELL,
    "greenery": PLACE_GREENERY,
    "convert-heat": CONVERT_HEAT,
    "pay": PAY,
    "pay-card": PAY_CARD,
}

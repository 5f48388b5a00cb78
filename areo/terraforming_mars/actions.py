"""What the entries of a turn's menu lead to, once they are paid for."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from areo.kernel.effect import AnyEffect, Effect, Frame
from areo.kernel.joints import Batch, finish_trial
from areo.kernel.things import Kind
from areo.tableau.card import Card
from areo.tableau.effects.payment import PAY, PAY_CARD
from areo.tableau.verbs import can_produce, discard, enter_play, gain, paid_cost
from areo.terraforming_mars import goals, verbs
from areo.terraforming_mars.effects.mars import PlaceGreenery, RaiseTemperature
from areo.terraforming_mars.numbers import CARDS, MC, SALE_PRICE, STANDARD_PROJECTS
from areo.terraforming_mars.table import MarsTable


def helped(game: MarsTable, seat: int, card: Card) -> bool:
    """Whether what its playing sets off makes a card possible after all: tried on a copy."""
    heard = card.helped_by
    if heard < 0 or not (
        any(when.happening == heard for when in card.triggers)
        or any(listener[0] == seat for listener in game.listeners[heard])
    ):
        return False
    trial = cast(MarsTable, game.copy(history=False))
    trial.clear()
    trial.push_to_table(ENTER_PLAY, seat, card.number)
    trial.run()
    finish_trial(trial)
    player = trial.players[seat]
    return min(player.stock) >= 0 and all(can_produce(trial, seat, n, 0) for n in range(len(player.production)))


def project_price(game: MarsTable, seat: int, project: int) -> int:
    price = goals.PROJECTS[project].cost
    return price - game.players[seat].power_plant_discount if project == goals.POWER_PLANT else price


class EnterPlay(Effect[MarsTable]):
    """A card that is paid for takes effect: its own effects and all they set off form one batch."""

    source_of: ClassVar[tuple[Kind, ...]] = (CARDS,)

    def makes_sense(self, game: MarsTable, frame: Frame) -> bool:
        return frame.source in game.players[frame.seat].played

    def run(self, game: MarsTable, frame: Frame) -> None:
        card = game.book.card(frame.source)
        card.play.run(game, frame)
        enter_play(game, frame.seat, card)
        paid_cost(game, frame.seat, card.cost)


class RunProject(Effect[MarsTable]):
    """A standard project that is paid for."""

    source_of: ClassVar[tuple[Kind, ...]] = (STANDARD_PROJECTS,)

    def run(self, game: MarsTable, frame: Frame) -> None:
        project = goals.PROJECTS[STANDARD_PROJECTS.index(frame.source)]
        project.effect.run(game, frame)
        verbs.paid_project(game, frame.seat, frame.source)
        paid_cost(game, frame.seat, project.cost)


class SellPatents(Effect[MarsTable]):
    """Discard any number of cards, at least one, for 1 M€ each."""

    asks: ClassVar[str] = "ask.sell"

    def run(self, game: MarsTable, frame: Frame) -> None:
        hand = game.players[frame.seat].hand
        game.ask(frame, "cards", hand.copy(), 1, len(hand))

    def answer(self, game: MarsTable, frame: Frame, picks: list[int]) -> None:
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

"""Set-up, generations and their phases, the end: the course of the game, as effects on the table's lane."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import AnyEffect, Effect, Frame, Phase
from areo.kernel.picks import Pick
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.tableau.effects.payment import PAY, wealth
from areo.tableau.verbs import convert, keep_looked, look, reveal_top, settle_discards
from areo.terraforming_mars import board, places, verbs
from areo.terraforming_mars.effects.mars import PlaceOcean, PlaceTile
from areo.terraforming_mars.numbers import (
    CARD_PRICE,
    CARDS,
    CITY_TILE,
    CORPORATIONS,
    GREENERY_TILE,
    MC,
    PLANTS,
    SOLO_GENERATIONS,
    SPACES,
)
from areo.terraforming_mars.table import MarsTable, Player
from areo.terraforming_mars.turn import TURN

SET_UP: Final = 0
RESEARCH: Final = 1
ACTION: Final = 2
FINAL: Final = 3
FINISHED: Final = 4
PHASES: Final = ("set_up", "research", "action", "final", "finished")

DEALT: Final = 10
RESEARCHED: Final = 4


class SetUp(Phase[MarsTable]):
    """Deal ten cards and two corporations to each player; beginners take theirs as they are."""

    def run(self, game: MarsTable, frame: Frame) -> None:
        if game.solo:
            place_neutral_tiles(game)
        game.push_to_table(START_ACTIONS)
        game.push_to_table(REVEAL_CORPORATIONS)
        for seat in game.seats_from(game.first_player):
            look(game, seat, DEALT)
            if seat in game.beginners:
                verbs.take_beginner(game, seat)
            else:
                game.push_to_seat(CHOOSE_CARDS, seat)
                game.push_to_seat(CHOOSE_CORPORATION, seat)


def place_neutral_tiles(game: MarsTable) -> None:
    """Solo: two cities and a greenery beside each, where the costs of four cards say."""
    costs: list[int] = []
    for _ in range(4):
        card = reveal_top(game, 0)
        costs.append(max(1, game.book.card(card).cost))
    first = neutral_city(game, costs[0], list(range(board.HEXES)))
    second = neutral_city(game, costs[1], list(range(board.HEXES - 1, -1, -1)))
    room = board.AROUND[second] & board.LAND & ~game.taken
    neutral_greenery(game, costs[2], first, kept=room if room.bit_count() == 1 else 0)
    neutral_greenery(game, costs[3], second)


def neutral_city(game: MarsTable, count: int, order: list[int]) -> int:
    """The `count`-th hex in this order where a city may stand, with room for a greenery beside it."""
    free = board.LAND & ~game.taken & ~game.near_city
    fitting = [site for site in order if free >> site & 1 and board.AROUND[site] & board.LAND & ~game.taken]
    site = fitting[(count - 1) % len(fitting)]
    verbs.neutral_tile(game, site, CITY_TILE)
    return site


def neutral_greenery(game: MarsTable, count: int, city: int, kept: int = 0) -> None:
    """The `count`-th free hex around a city, from the upper left; `kept` is the only room the other city has."""
    fitting = [site for site in board.NEIGHBOURS[city] if (board.LAND & ~game.taken & ~kept) >> site & 1]
    verbs.neutral_tile(game, fitting[(count - 1) % len(fitting)], GREENERY_TILE)


def has_corporation(game: MarsTable, seat: int) -> bool:
    """Whether a seat has been dealt a corporation that is not in play yet."""
    return bool(game.players[seat].dealt_corporations)


def whose_turn(game: MarsTable) -> int | None:
    """The seat whose turn it is, also while an action of it is at work."""
    for question in game.open:
        if question is not None and question.frame.effect is TURN:
            return question.frame.seat
    for frame in game.lanes[game.seats]:
        if frame.effect is TURN:
            return frame.seat
    for frame in game.lanes[game.seats]:
        if frame.effect is NEXT_TURN:  # the last action of a turn is at work
            return (frame.seat - 1) % game.seats
    return None


def next_seat(game: MarsTable, active: int | None) -> int | None:
    """Who has a turn after the active player: nobody, if all others have passed."""
    if active is not None:
        for seat in game.seats_from(active)[1:]:
            if not game.players[seat].passed:
                return seat
    return None


def has_chosen(game: MarsTable, seat: int) -> bool:
    """Whether a seat has chosen its corporation and cards, and not revealed them yet."""
    return game.phase == SET_UP and game.open[seat] is None and bool(game.players[seat].dealt)


class ChooseCorporation(Pick[MarsTable]):
    """Choose one of the corporations dealt, in secret."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.corporation"
    secret: ClassVar[bool] = True
    of: ClassVar[tuple[Kind, ...]] = (CORPORATIONS,)

    def makes_sense(self, game: MarsTable, frame: Frame) -> bool:
        return has_corporation(game, frame.seat)

    def candidates(self, game: MarsTable, frame: Frame) -> list[int]:
        return game.players[frame.seat].dealt_corporations.copy()

    def obstacles(self, game: MarsTable, frame: Frame, option: int, found: Conditions) -> None:
        if option not in game.players[frame.seat].dealt_corporations:
            found.bar("why.not-dealt", option)

    def picked(self, game: MarsTable, frame: Frame, option: int) -> None:
        verbs.choose_corporation(game, frame.seat, option)


class Buy(Effect[MarsTable]):
    """Buy any of the cards dealt for 3 M€ each; the others are discarded."""

    asks: ClassVar[str] = "ask.buy-cards"
    secret: ClassVar[bool] = True

    def money(self, game: MarsTable, seat: int) -> int:
        return wealth(game, seat)

    def run(self, game: MarsTable, frame: Frame) -> None:
        dealt = game.players[frame.seat].dealt
        most = min(len(dealt), self.money(game, frame.seat) // CARD_PRICE)
        if most == 0:
            keep_looked(game, frame.seat, [])
        else:
            game.ask(frame, "cards", dealt.copy(), 0, most)

    def answer(self, game: MarsTable, frame: Frame, picks: list[int]) -> None:
        keep_looked(game, frame.seat, picks)
        game.push(PAY, frame, count=CARD_PRICE * len(picks))

    def prompt(self, game: MarsTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, CARD_PRICE, self.money(game, frame.seat))


class ChooseCards(Buy):
    """At set-up all choose in secret; the cards are taken and paid for when the corporation is revealed."""

    def makes_sense(self, game: MarsTable, frame: Frame) -> bool:
        return has_corporation(game, frame.seat)

    def money(self, game: MarsTable, seat: int) -> int:
        player = game.players[seat]
        # An answered question can still be read after the corporation has come into play.
        chosen = player.dealt_corporations[0] if player.dealt_corporations else player.corporation
        return game.book.start(chosen).stock[MC]

    def answer(self, game: MarsTable, frame: Frame, picks: list[int]) -> None:
        verbs.mark_bought(game, frame.seat, picks)


class RevealCorporations(Phase[MarsTable]):
    """In turn order: corporations come into play, and the cards kept are paid for."""

    def makes_sense(self, game: MarsTable, frame: Frame) -> bool:
        for seat in range(game.seats):
            if not has_corporation(game, seat):
                return False
        return True

    def run(self, game: MarsTable, frame: Frame) -> None:
        verbs.begin_generation(game)
        order = game.seats_from(game.first_player)
        for seat in order[::-1]:
            game.push(REVEAL_CORPORATION, frame, seat=seat)


class RevealCorporation(Effect[MarsTable]):
    """One player's corporation comes into play."""

    def makes_sense(self, game: MarsTable, frame: Frame) -> bool:
        return has_corporation(game, frame.seat)

    def run(self, game: MarsTable, frame: Frame) -> None:
        verbs.found_corporation(game, frame.seat)


class StartActions(Phase[MarsTable]):
    """The action phase begins with the first player."""

    def run(self, game: MarsTable, frame: Frame) -> None:
        verbs.enter_phase(game, ACTION)
        game.push_to_table(PRODUCTION)
        game.push_to_table(NEXT_TURN, game.first_player)


class NextTurn(Effect[MarsTable]):
    """Whoever has not passed, from `frame.seat` on, takes a turn; when all have passed the phase is over."""

    def run(self, game: MarsTable, frame: Frame) -> None:
        verbs.begin_turn(game)
        for seat in game.seats_from(frame.seat):
            if not game.players[seat].passed:
                game.push(NEXT_TURN, frame, seat=(seat + 1) % game.seats)
                game.push(TURN, frame, seat=seat)
                return


class ProductionPhase(Phase[MarsTable]):
    """Energy becomes heat, then everything is produced; the game ends if Mars is terraformed."""

    def run(self, game: MarsTable, frame: Frame) -> None:
        for seat in range(game.seats):
            verbs.produce_all(game, seat)
        ended = game.generation >= SOLO_GENERATIONS if game.solo else game.all_done()
        if ended:
            verbs.enter_phase(game, FINAL)
            game.push_to_table(FINISH)
            for seat in game.seats_from(game.first_player)[::-1]:
                game.push_to_table(LAST_GREENERY, seat)
        else:
            verbs.next_generation(game)
            verbs.enter_phase(game, RESEARCH)
            game.push_to_table(START_ACTIONS)
            game.push_to_table(RESEARCH_PHASE)


class ResearchPhase(Phase[MarsTable]):
    """Four cards each: drafted if the table drafts, then bought."""

    def run(self, game: MarsTable, frame: Frame) -> None:
        for seat in game.seats_from(game.first_player):
            look(game, seat, RESEARCHED)
        if game.draft:
            game.push_to_table(BUY_PHASE)
            for step in range(RESEARCHED):
                game.push_to_table(DRAFT, count=RESEARCHED - step)
        else:
            BUY_PHASE.run(game, frame)


class BuyPhase(Phase[MarsTable]):
    """All buy cards at the same time."""

    def run(self, game: MarsTable, frame: Frame) -> None:
        game.push_to_table(SETTLE_DISCARDS, count=len(game.discard))
        for seat in range(game.seats):
            verbs.take_drafted(game, seat)
            game.push_to_seat(BUY, seat)


class SettleDiscards(Phase[MarsTable]):
    """All have bought: the pile, which had `frame.count` cards before, shows no trace of who was quicker."""

    def run(self, game: MarsTable, frame: Frame) -> None:
        settle_discards(game, frame.count)


class Draft(Phase[MarsTable]):
    """One pick of the draft, the `frame.count`-th: before it the packs go on, clockwise in even generations."""

    def run(self, game: MarsTable, frame: Frame) -> None:
        if frame.count > 1:
            verbs.pass_packs(game)
        for seat in range(game.seats):
            game.push_to_seat(DRAFT_PICK, seat)


class DraftPick(Pick[MarsTable]):
    """Keep one card of the pack, in secret."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.draft"
    secret: ClassVar[bool] = True
    of: ClassVar[tuple[Kind, ...]] = (CARDS,)

    def candidates(self, game: MarsTable, frame: Frame) -> list[int]:
        return game.players[frame.seat].dealt.copy()

    def obstacles(self, game: MarsTable, frame: Frame, option: int, found: Conditions) -> None:
        if option not in game.players[frame.seat].dealt:
            found.bar("why.not-dealt", option)

    def picked(self, game: MarsTable, frame: Frame, option: int) -> None:
        verbs.draft(game, frame.seat, option)


class LastGreenery(PlaceTile):
    """After the last production: plants may become greeneries, without oxygen, as often as there are enough."""

    asks: ClassVar[str] = "ask.last-greenery"

    def __init__(self) -> None:
        super().__init__(GREENERY_TILE, places.GREENERY)

    def optional(self, game: MarsTable, frame: Frame) -> bool:
        return True

    def run(self, game: MarsTable, frame: Frame) -> None:
        player: Player = game.players[frame.seat]
        if player.stock[PLANTS] >= player.greenery_cost and self.possible(game, frame):
            super().run(game, frame)

    def picked(self, game: MarsTable, frame: Frame, option: int) -> None:
        game.push(self, frame)
        convert(game, frame.seat, PLANTS, game.players[frame.seat].greenery_cost)
        verbs.place(game, frame.seat, SPACES.index(option), GREENERY_TILE, raises=False)

    def skipped(self, game: MarsTable, frame: Frame) -> None:
        pass

    def prompt(self, game: MarsTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, game.players[frame.seat].greenery_cost)


class Finish(Phase[MarsTable]):
    def run(self, game: MarsTable, frame: Frame) -> None:
        verbs.enter_phase(game, FINISHED)
        verbs.show_everything(game)
        game.finish()


SET_UP_GAME: Final = SetUp()
CHOOSE_CORPORATION: Final = ChooseCorporation()
CHOOSE_CARDS: Final = ChooseCards()
REVEAL_CORPORATIONS: Final = RevealCorporations()
REVEAL_CORPORATION: Final = RevealCorporation()
START_ACTIONS: Final = StartActions()
NEXT_TURN: Final = NextTurn()
PRODUCTION: Final = ProductionPhase()
RESEARCH_PHASE: Final = ResearchPhase()
BUY_PHASE: Final = BuyPhase()
BUY: Final = Buy()
SETTLE_DISCARDS: Final = SettleDiscards()
DRAFT: Final = Draft()
DRAFT_PICK: Final = DraftPick()
LAST_GREENERY: Final = LastGreenery()
FINISH: Final = Finish()
BONUS_OCEAN: Final = PlaceOcean()

NAMED: Final[dict[str, AnyEffect]] = {
    "set-up": SET_UP_GAME,
    "choose-corporation": CHOOSE_CORPORATION,
    "choose-cards": CHOOSE_CARDS,
    "reveal-corporations": REVEAL_CORPORATIONS,
    "reveal-corporation": REVEAL_CORPORATION,
    "start-actions": START_ACTIONS,
    "next-turn": NEXT_TURN,
    "production": PRODUCTION,
    "research": RESEARCH_PHASE,
    "buy-phase": BUY_PHASE,
    "buy": BUY,
    "settle-discards": SETTLE_DISCARDS,
    "draft": DRAFT,
    "draft-pick": DRAFT_PICK,
    "last-greenery": LAST_GREENERY,
    "finish": FINISH,
    "bonus-ocean": BONUS_OCEAN,
}

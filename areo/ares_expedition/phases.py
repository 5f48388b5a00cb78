"""Set-up, rounds and their phases, the end: the course of the game, as effects on the table's lane."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.ares_expedition import modes, verbs
from areo.ares_expedition.income import produced
from areo.ares_expedition.menus import ACT, BUILD
from areo.ares_expedition.numbers import (
    ACTION,
    CARDS,
    CONSTRUCTION,
    COOP_ROUNDS,
    CORPORATIONS,
    DRAWN,
    GOALS,
    HAND_LIMIT,
    HEAT,
    MC,
    NEUTRAL_MOVES,
    PHASE_KIND,
    PHASE_MONEY,
    PHASES,
    PLANTS,
    PRODUCTION,
    RESEARCH,
    RESEARCH_BONUS_DRAW,
    RESEARCH_BONUS_KEEP,
    SOLO_ROUNDS,
)
from areo.ares_expedition.table import BONUS, AresTable
from areo.kernel.effect import AnyEffect, Effect, Frame, Phase
from areo.kernel.menu import Entry, Menu
from areo.kernel.picks import Pick
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.tableau.verbs import draw, gain, keep_looked, look


class SetUp(Phase[AresTable]):
    """All choose a corporation at once, in secret; beginners have theirs already."""

    def run(self, game: AresTable, frame: Frame) -> None:
        game.push_to_table(FOUND)
        for seat in range(game.seats):
            if not game.first_game:
                game.push_to_seat(CHOOSE_CORPORATION, seat)


def has_to_choose(game: AresTable, seat: int) -> bool:
    """Whether a seat has been dealt corporations and leads none yet."""
    player = game.players[seat]
    return player.corporation == 0 and len(player.dealt_corporations) > 0


class KeepCorporation(Entry[AresTable]):
    """Keep one of the corporations one has seen."""

    verb: ClassVar[str] = "corporation"
    of: ClassVar[tuple[Kind, ...]] = (CORPORATIONS,)

    def moves(self, game: AresTable, frame: Frame) -> list[int]:
        return game.players[frame.seat].dealt_corporations

    def absent(self, game: AresTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-dealt", move)

    def deed(self, game: AresTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)

    def begin(self, game: AresTable, frame: Frame, move: int) -> None:
        verbs.choose_corporation(game, frame.seat, move)


class LookFurther(Entry[AresTable]):
    """Discard a card to see one more corporation."""

    verb: ClassVar[str] = "discard"
    of: ClassVar[tuple[Kind, ...]] = (CARDS,)

    def closed(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if not game.advanced:
            found.bar("why.no-advanced")
        elif not game.players[frame.seat].reserved:
            found.bar("why.no-corporations")

    def moves(self, game: AresTable, frame: Frame) -> list[int]:
        return game.players[frame.seat].hand

    def absent(self, game: AresTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-in-hand", move)

    def begin(self, game: AresTable, frame: Frame, move: int) -> None:
        game.push(CHOOSE_CORPORATION, frame)
        verbs.look_at_corporation(game, frame.seat, move)


class ChooseCorporation(Menu[AresTable]):
    """Which corporation one plays."""

    kind: ClassVar[str] = "card"
    asks: ClassVar[str] = "ask.corporation"
    secret: ClassVar[bool] = True

    def makes_sense(self, game: AresTable, frame: Frame) -> bool:
        return has_to_choose(game, frame.seat)


class FoundCorporations(Phase[AresTable]):
    """All corporations are revealed, in seat order; then the first round begins."""

    def makes_sense(self, game: AresTable, frame: Frame) -> bool:
        return all(has_to_choose(game, seat) for seat in range(game.seats))

    def run(self, game: AresTable, frame: Frame) -> None:
        game.push_to_table(PLAN)
        for seat in range(game.seats - 1, -1, -1):
            game.push(FOUND_ONE, frame, seat=seat)


class FoundCorporation(Effect[AresTable]):
    """One player's corporation comes into play, with what it does at once."""

    def makes_sense(self, game: AresTable, frame: Frame) -> bool:
        return has_to_choose(game, frame.seat)

    def run(self, game: AresTable, frame: Frame) -> None:
        corporation = game.players[frame.seat].dealt_corporations[0]
        game.book.card(corporation).play.run(
            game, Frame(frame.effect, frame.lane, frame.seat, corporation, frame.subject, frame.count, frame.second)
        )
        verbs.found_corporation(game, frame.seat)


class Plan(Phase[AresTable]):
    """A round begins."""

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.begin_round(game)
        game.push_to_table(REVEAL)


class ChoosePhase(Pick[AresTable]):
    """Which phase card one lays down: any but that of the round before."""

    kind: ClassVar[str] = "phase"
    asks: ClassVar[str] = "ask.choose-phase"
    secret: ClassVar[bool] = True
    of: ClassVar[tuple[Kind, ...]] = (PHASE_KIND,)

    def candidates(self, game: AresTable, frame: Frame) -> list[int]:
        return ALL_PHASES

    def obstacles(self, game: AresTable, frame: Frame, option: int, found: Conditions) -> None:
        if PHASE_KIND.index(option) + 1 == game.players[frame.seat].previous:
            found.bar("why.previous-phase", option)

    def picked(self, game: AresTable, frame: Frame, option: int) -> None:
        verbs.choose_phase(game, frame.seat, PHASE_KIND.index(option) + 1)

    def shortcut(self, option: int) -> str:
        return str(PHASE_KIND.index(option) + 1)


class Reveal(Phase[AresTable]):
    """All choose a phase at once, in secret; the cards are turned over, and each phase shown follows, in order."""

    def run(self, game: AresTable, frame: Frame) -> None:
        missing = [seat for seat in range(game.seats) if game.players[seat].chosen == 0]
        if missing:
            game.push_to_table(self)
            for seat in missing:
                if game.solo and game.choose_last and modes.last_rounds(game):
                    game.push_to_seat(modes.CHOOSE_NEUTRAL, seat)
                game.push_to_seat(CHOOSE_PHASE, seat)
            return
        verbs.reveal_phases(game)
        game.push_to_table(END_ROUND)
        for phase in range(PHASES, 0, -1):
            if game.phases >> phase & 1:
                game.push_to_table(OPEN_PHASE, count=phase)
        if game.coop:
            game.push_to_table(modes.CUBES)


class OpenPhase(Phase[AresTable]):
    """The phase `frame.count` is opened, and all do what it lets them do."""

    def counts(self) -> tuple[int, int]:
        return (1, PHASES)

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.open_phase(game, frame.count)
        game.push_to_table(CLOSE_PHASE)
        if frame.count <= ACTION:
            for seat in range(game.seats):
                if frame.count < ACTION:
                    verbs.permit_cards(game, seat, frame.count == CONSTRUCTION and game.chose(seat, CONSTRUCTION))
                game.push_to_seat(BUILD if frame.count < ACTION else ACT, seat)
        elif frame.count == PRODUCTION:
            for seat in range(game.seats):
                produce(game, seat)
        else:
            for seat in range(game.seats):
                look(game, seat, research_draw(game, seat))
                game.push_to_seat(KEEP_RESEARCHED, seat)


def produce(game: AresTable, seat: int) -> None:
    """A seat's production: money with its rating, heat, plants, cards."""
    verbs.note_production(game, seat)
    bonus = PHASE_MONEY if game.chose(seat, PRODUCTION) else 0
    gain(game, seat, MC, produced(game, seat, MC) + game.players[seat].tr + bonus)
    gain(game, seat, HEAT, produced(game, seat, HEAT))
    gain(game, seat, PLANTS, produced(game, seat, PLANTS))
    draw(game, seat, produced(game, seat, DRAWN))


def research_draw(game: AresTable, seat: int) -> int:
    bonus = RESEARCH_BONUS_DRAW if game.chose(seat, RESEARCH) else 0
    return game.players[seat].research_draw + bonus


def research_keep(game: AresTable, seat: int) -> int:
    bonus = RESEARCH_BONUS_KEEP if game.chose(seat, RESEARCH) else 0
    return game.players[seat].research_keep + bonus


class KeepResearched(Effect[AresTable]):
    """Which of the cards drawn in the research phase are kept."""

    asks: ClassVar[str] = "ask.keep"

    def run(self, game: AresTable, frame: Frame) -> None:
        dealt = game.players[frame.seat].dealt
        keep = min(research_keep(game, frame.seat), len(dealt))
        game.ask(frame, "cards", dealt.copy(), keep, keep)

    def answer(self, game: AresTable, frame: Frame, picks: list[int]) -> None:
        keep_looked(game, frame.seat, picks)

    def prompt(self, game: AresTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, words.count(research_keep(game, frame.seat), "card"))


class ClosePhase(Phase[AresTable]):
    """All are done. If a parameter has just become full there is a last call; then the phase is closed."""

    def run(self, game: AresTable, frame: Frame) -> None:
        newly = newly_full(game)
        if newly and game.phase <= ACTION:
            verbs.call(game, newly)
            game.push_to_table(CLOSE_PHASE)
            menu = ACT if game.phase == ACTION else BUILD
            for seat in range(game.seats):
                if menu.holds_more(game, seat):
                    verbs.go_on(game, seat)
                    game.push_to_seat(menu, seat)
            return
        for seat in range(game.seats):
            if BONUS in game.players[seat].plays:
                verbs.draw_bonus(game, seat)
        verbs.close_phase(game)
        if game.all_done() and not game.coop and not game.solo:
            game.push_to_table(FINISH)


def newly_full(game: AresTable) -> int:
    """The parameters that became full in this phase and have not been called yet, a bit each."""
    found = 0
    for parameter in range(len(GOALS)):
        if game.is_full(parameter) and not game.was_full(parameter) and not game.called >> parameter & 1:
            found |= 1 << parameter
    return found


class EndRound(Phase[AresTable]):
    """Who has too many cards sells the rest."""

    def run(self, game: AresTable, frame: Frame) -> None:
        game.push_to_table(NEXT_ROUND)
        for seat in range(game.seats):
            if len(game.players[seat].hand) > HAND_LIMIT:
                game.push_to_seat(LIMIT_HAND, seat)


class LimitHand(Effect[AresTable]):
    """Down to ten cards: each card too many is sold."""

    asks: ClassVar[str] = "ask.limit"

    def makes_sense(self, game: AresTable, frame: Frame) -> bool:
        return len(game.players[frame.seat].hand) > HAND_LIMIT

    def run(self, game: AresTable, frame: Frame) -> None:
        hand = game.players[frame.seat].hand
        excess = len(hand) - HAND_LIMIT
        game.ask(frame, "cards", hand.copy(), excess, excess)

    def answer(self, game: AresTable, frame: Frame, picks: list[int]) -> None:
        for card in picks:
            verbs.sell(game, frame.seat, card)

    def prompt(self, game: AresTable, frame: Frame, words: Words) -> str:
        player = game.players[frame.seat]
        return words.say(self.asks, words.count(max(1, len(player.hand) - HAND_LIMIT), "card"), player.sell_value)


class NextRound(Phase[AresTable]):
    """A round is over: the last one of the mode, or the next one follows."""

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.end_round(game)
        if is_last_round(game):
            game.push_to_table(FINISH)
            return
        game.push_to_table(PLAN)
        if game.solo and game.round % NEUTRAL_MOVES == 0:
            modes.move_neutral_cube(game)
        verbs.next_round(game)


def is_last_round(game: AresTable) -> bool:
    """Together: the last cube was taken in it, as in round 15. Alone: the 25th. Others play until Mars is ready."""
    if game.coop:
        return game.round >= COOP_ROUNDS or game.copper + game.colour == 0
    return game.solo and game.round >= SOLO_ROUNDS


class Finish(Phase[AresTable]):
    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.show_everything(game)
        game.finish()


ALL_PHASES: Final = [PHASE_KIND.thing(number) for number in range(PHASES)]

SET_UP: Final = SetUp()
CHOOSE_CORPORATION: Final = ChooseCorporation(KeepCorporation(), LookFurther())
FOUND: Final = FoundCorporations()
FOUND_ONE: Final = FoundCorporation()
PLAN: Final = Plan()
CHOOSE_PHASE: Final = ChoosePhase()
REVEAL: Final = Reveal()
OPEN_PHASE: Final = OpenPhase()
KEEP_RESEARCHED: Final = KeepResearched()
CLOSE_PHASE: Final = ClosePhase()
END_ROUND: Final = EndRound()
LIMIT_HAND: Final = LimitHand()
NEXT_ROUND: Final = NextRound()
FINISH: Final = Finish()

NAMED: Final[dict[str, AnyEffect]] = {
    "set-up": SET_UP,
    "choose-corporation": CHOOSE_CORPORATION,
    "found-corporations": FOUND,
    "found-corporation": FOUND_ONE,
    "plan": PLAN,
    "choose-phase": CHOOSE_PHASE,
    "reveal": REVEAL,
    "open-phase": OPEN_PHASE,
    "keep-researched": KEEP_RESEARCHED,
    "close-phase": CLOSE_PHASE,
    "end-round": END_ROUND,
    "limit-hand": LIMIT_HAND,
    "next-round": NEXT_ROUND,
    "finish": FINISH,
}

"""What a player may do in a phase: the entries of its menu, each with its conditions, its price and what it begins."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.ares_expedition import standard, verbs
from areo.ares_expedition.effects.actions import Or, SpendMoney
from areo.ares_expedition.numbers import (
    ACTION,
    BLUE,
    CARDS,
    CONSTRUCTION,
    CORPORATIONS,
    DEVELOPMENT,
    GREEN,
    HEAT,
    MC,
    OXYGEN,
    PLANTS,
    PLAYED_IN,
    SECOND,
    STANDARD_ACTIONS,
    TEMPERATURE,
    TEMPERATURE_HEAT,
)
from areo.ares_expedition.payment import LET_GO, PAY, PAY_CARD
from areo.ares_expedition.prices import NO_PERMISSION, best_price, means, permission_for, price_of
from areo.ares_expedition.table import BONUS, AresTable
from areo.kernel.effect import UNKNOWN, AnyEffect, Effect, Figures, Frame
from areo.kernel.joints import Pay
from areo.kernel.menu import Entry, first, pair, second
from areo.kernel.things import Kind, Things
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.tableau.effects.payment import money_price
from areo.tableau.verbs import convert, leave_hand

NOTHING_KEPT: Final[list[int]] = []
NO_MOVES: Final[list[int]] = []


class PlayCard(Entry[AresTable]):
    """Play a project card from hand."""

    verb: ClassVar[str] = "play"
    of: ClassVar[tuple[Kind, ...]] = (CARDS,)

    def moves(self, game: AresTable, frame: Frame) -> list[int]:
        """Cards of the wrong colour are not worth a look."""
        player = game.players[frame.seat]
        if not player.plays:
            return NO_MOVES
        green = game.phase == DEVELOPMENT
        cards = game.book.cards
        return [card for card in player.hand if (cards[card].colour == GREEN) == green]

    def absent(self, game: AresTable, frame: Frame, move: int, found: Conditions) -> None:
        if move not in game.players[frame.seat].hand:
            found.bar("why.not-in-hand", move)

    def obstacles(self, game: AresTable, frame: Frame, move: int, found: Conditions) -> None:
        seat = frame.seat
        player = game.players[seat]
        card = game.book.cards[move]
        if permission_for(game, seat, card) == NO_PERMISSION and not_permitted(game, seat, move, found):
            return
        price = price_of(game, seat, card)
        if player.stock[MC] < price:
            least = best_price(player, price, card.keeps) if player.optional else price
            owned = means(player, card.keeps, len(player.hand) - 1)
            if owned < least and found.lack("why.price", game.book.money, price, owned, move):
                return
        slack = max(player.slack, player.next_slack)
        for requirement in card.requires:
            if requirement.needs(game, seat, slack, found):
                return
        for effect in card.pay:
            effect.needs(game, frame, found)

    def price(self, game: AresTable, frame: Frame, move: int) -> Figures:
        return money_price(game, price_of(game, frame.seat, game.book.cards[move]))

    def warn(self, game: AresTable, frame: Frame, move: int, found: Conditions) -> None:
        card = game.book.cards[move]
        card.play.shortfalls(game, Frame(card.play, frame.lane, frame.seat, move), found)

    def begin(self, game: AresTable, frame: Frame, move: int) -> None:
        card = game.book.cards[move]
        price = price_of(game, frame.seat, card)
        verbs.use_permission(game, frame.seat, permission_for(game, frame.seat, card))
        leave_hand(game, frame.seat, move)
        game.push(ENTER_PLAY, frame, source=move)
        if card.pay:
            game.push(LET_GO, frame, source=move)
        if price:
            game.push(PAY_CARD, frame, source=move, count=price)


def not_permitted(game: AresTable, seat: int, move: int, found: Conditions) -> bool:
    """Why no permission fits a card."""
    colour = game.book.cards[move].colour
    green = colour == GREEN
    if game.phase != PLAYED_IN[colour]:
        blue = colour == BLUE
        return found.bar("why.green-phase" if green else "why.blue-phase" if blue else "why.red-phase", move)
    if game.players[seat].plays and green:
        return found.bar("why.free-cost", move)
    return found.bar("why.no-play-left", move)


class DrawBonus(Entry[AresTable]):
    """Draw a card instead of playing a second one."""

    verb: ClassVar[str] = "draw"
    shortcut: ClassVar[str] = "d"

    def closed(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if BONUS not in game.players[frame.seat].plays:
            had = game.phase == CONSTRUCTION and game.chose(frame.seat, CONSTRUCTION)
            found.bar("why.draw-used" if had else "why.no-draw")

    def begin(self, game: AresTable, frame: Frame, move: int) -> None:
        verbs.draw_bonus(game, frame.seat)


class UseAction(Entry[AresTable]):
    """Use the action of a card in play; the second of two has a key of its own."""

    verb: ClassVar[str] = "action"
    of: ClassVar[tuple[Kind, ...]] = (CARDS, CORPORATIONS)

    def closed(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if game.phase != ACTION:
            found.bar("why.action-phase")

    def moves(self, game: AresTable, frame: Frame) -> list[int]:
        player = game.players[frame.seat]
        found: list[int] = []
        for card in player.actions:
            if card not in player.used or (not player.repeated and player.chosen == ACTION):
                found.append(card)
                if isinstance(game.book.cards[card].action, Or):
                    found.append(pair(card, SECOND.thing(1)))
        return found

    def absent(self, game: AresTable, frame: Frame, move: int, found: Conditions) -> None:
        player = game.players[frame.seat]
        card = first(move)
        if card not in player.actions:
            in_play = card == player.corporation or card in player.played
            found.bar("why.no-action" if in_play else "why.not-in-play", card)
        elif card in player.used:
            found.bar("why.repeated" if player.chosen == ACTION else "why.used", card)
        else:
            found.bar("why.no-second", card)

    def obstacles(self, game: AresTable, frame: Frame, move: int, found: Conditions) -> None:
        effect = alternative(game, move)
        if effect is not None:
            effect.needs(game, Frame(effect, frame.lane, frame.seat, first(move)), found)

    def price(self, game: AresTable, frame: Frame, move: int) -> Figures:
        effect = alternative(game, move)
        if isinstance(effect, Pay) and isinstance(effect.cost, SpendMoney):
            return effect.cost.figures(game, frame.seat)
        return {}

    def deed(self, game: AresTable, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.action", first(move))

    def detail(self, game: AresTable, frame: Frame, move: int, words: Words) -> str:
        """Of a card with two actions, what this one does."""
        effect = alternative(game, move)
        whole = game.book.card(first(move)).action
        return effect.text(words) if effect is not None and effect is not whole else ""

    def warn(self, game: AresTable, frame: Frame, move: int, found: Conditions) -> None:
        effect = alternative(game, move)
        if effect is not None:
            effect.shortfalls(game, Frame(effect, frame.lane, frame.seat, first(move)), found)

    def begin(self, game: AresTable, frame: Frame, move: int) -> None:
        effect = alternative(game, move)
        if effect is not None:
            verbs.use_action(game, frame.seat, first(move))
            game.push(ACTED, frame, source=first(move))
            game.push(effect, frame, source=first(move))

    def key(self, things: Things, move: int) -> str:
        key = f"{self.verb} {things.id(first(move))}"
        return f"{key} {things.id(second(move))}" if second(move) else key

    def move(self, things: Things, key: str) -> int:
        words = key.split(" ")
        if len(words) == 3 and things.of_kind(SECOND, words[2]) == SECOND.thing(1):
            one = super().move(things, " ".join(words[:2]))
            return UNKNOWN if one == UNKNOWN else pair(one, SECOND.thing(1))
        return super().move(things, key)


def alternative(game: AresTable, move: int) -> AnyEffect | None:
    """What a move of the menu does: a card's action, or one of its two."""
    action = game.book.card(first(move)).action
    if isinstance(action, Or):
        return action.effects[1 if second(move) else 0]
    return action


class StandardActions(Entry[AresTable]):
    """Do a standard action."""

    verb: ClassVar[str] = "project"
    of: ClassVar[tuple[Kind, ...]] = (STANDARD_ACTIONS,)

    def closed(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if game.phase != ACTION:
            found.bar("why.standard-phase")

    def moves(self, game: AresTable, frame: Frame) -> list[int]:
        return ALL_STANDARD

    def obstacles(self, game: AresTable, frame: Frame, move: int, found: Conditions) -> None:
        number = STANDARD_ACTIONS.index(move)
        action = standard.ACTIONS[number]
        player = game.players[frame.seat]
        price = standard.price(game, frame.seat, number)
        if action.resource == MC:
            if player.stock[MC] < price:
                owned = means(player, NOTHING_KEPT, len(player.hand))
                if owned < price and found.lack("why.price", game.book.money, price, owned, move):
                    return
        elif player.stock[action.resource] < price:
            have = player.stock[action.resource]
            what = "resource plants" if action.resource == PLANTS else "resource heat"
            if found.lack("why.plants" if action.resource == PLANTS else "why.heat", what, price, have, move):
                return
        if action.parameter != standard.ALWAYS and game.was_full(action.parameter):
            found.bar(FULL_PHRASES[action.parameter], move)

    def price(self, game: AresTable, frame: Frame, move: int) -> Figures:
        number = STANDARD_ACTIONS.index(move)
        price = standard.price(game, frame.seat, number)
        resource = game.book.vocabulary.resources[standard.ACTIONS[number].resource]
        return {f"resource {resource}": price}

    def deed(self, game: AresTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)

    def warn(self, game: AresTable, frame: Frame, move: int, found: Conditions) -> None:
        standard.ACTIONS[STANDARD_ACTIONS.index(move)].effect.shortfalls(game, frame, found)

    def begin(self, game: AresTable, frame: Frame, move: int) -> None:
        number = STANDARD_ACTIONS.index(move)
        action = standard.ACTIONS[number]
        price = standard.price(game, frame.seat, number)
        verbs.begin_project(game, frame.seat, move)
        game.push(action.effect, frame, source=move)
        if action.resource == MC:
            game.push(PAY, frame, source=move, count=price)
        else:
            convert(game, frame.seat, action.resource, price)


class End(Entry[AresTable]):
    """Be done with the phase. Heat and plants that suffice must be spent first, as long as that brings something."""

    verb: ClassVar[str] = "end"
    quiet: ClassVar[bool] = True

    def closed(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if game.phase != ACTION:
            return
        player = game.players[frame.seat]
        heat = player.stock[HEAT]
        if (
            heat >= TEMPERATURE_HEAT
            and not game.was_full(TEMPERATURE)
            and found.lack("why.duty-heat", "resource heat", TEMPERATURE_HEAT - 1, heat, most=True)
        ):
            return
        plants = player.stock[PLANTS]
        if plants >= player.forest_cost and not game.was_full(OXYGEN):
            found.lack("why.duty-plants", "resource plants", player.forest_cost - 1, plants, most=True)

    def begin(self, game: AresTable, frame: Frame, move: int) -> None:
        verbs.end_seat(game, frame.seat)


class EnterPlay(Effect[AresTable]):
    """A card that is paid for takes effect: its own effects and all they set off form one batch."""

    source_of: ClassVar[tuple[Kind, ...]] = (CARDS,)

    def makes_sense(self, game: AresTable, frame: Frame) -> bool:
        return frame.source in game.players[frame.seat].played

    def run(self, game: AresTable, frame: Frame) -> None:
        card = game.book.card(frame.source)
        card.play.run(game, frame)
        verbs.enter_play(game, frame.seat, card)


class Acted(Effect[AresTable]):
    """A card's action has been used: whoever waits for that hears of it."""

    source_of: ClassVar[tuple[Kind, ...]] = (CARDS, CORPORATIONS)

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.used_action(game, frame.seat, frame.source)


ENTER_PLAY: Final = EnterPlay()
ACTED: Final = Acted()
ALL_STANDARD: Final = [STANDARD_ACTIONS.thing(number) for number in range(len(standard.ACTIONS))]
FULL_PHRASES: Final = ("why.temperature-full", "why.oxygen-full", "why.oceans-full")

NAMED: Final[dict[str, AnyEffect]] = {"enter-play": ENTER_PLAY, "acted": ACTED}

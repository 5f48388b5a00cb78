"""What a player may do in a turn: the entries of its menu, each with its conditions, its price and what it begins."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import Figures, Frame
from areo.kernel.menu import Entry
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.tableau.effects.payment import (
    PAY,
    PAY_CARD,
    affordable,
    buying_power,
    buying_power_for,
    can_pay,
    lacks_money,
    money_price,
    wealth,
)
from areo.tableau.verbs import convert, leave_hand, use_action
from areo.terraforming_mars import goals, verbs
from areo.terraforming_mars.actions import (
    CONVERT_HEAT,
    ENTER_PLAY,
    PLACE_GREENERY,
    RUN_PROJECT,
    SELL,
    helped,
    project_price,
)
from areo.terraforming_mars.numbers import (
    AWARDS,
    CARDS,
    CORPORATIONS,
    HEAT,
    MC,
    MILESTONES,
    NOBODY,
    PLANTS,
    STANDARD_PROJECTS,
    TEMPERATURE_HEAT,
)
from areo.terraforming_mars.table import MarsTable

NO_MOVES: Final[list[int]] = []


def claimed(goal: list[int]) -> int:
    """How many milestones are claimed, or awards funded."""
    return len(goal) - goal.count(NOBODY)


class PlayCard(Entry[MarsTable]):
    """Play a project card from hand."""

    verb: ClassVar[str] = "play"
    of: ClassVar[tuple[Kind, ...]] = (CARDS,)

    def moves(self, game: MarsTable, frame: Frame) -> list[int]:
        """Cards that cost more than all one has are not worth a look."""
        player = game.players[frame.seat]
        prices = player.prices
        most = buying_power(game, frame.seat, player.pays)
        return [card for card in player.hand if prices[card] <= most]

    def absent(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        if move not in game.players[frame.seat].hand:
            found.bar("why.not-in-hand", move)

    def obstacles(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        seat = frame.seat
        player = game.players[seat]
        card = game.book.cards[move]
        price = player.prices[move]
        if (
            player.stock[MC] < price
            and not affordable(game, seat, card)
            and found.lack("why.price", game.book.money, price, buying_power_for(game, seat, card), move)
        ):
            return
        slack = player.slack + player.next_slack
        for requirement in card.requires:
            if requirement.needs(game, seat, slack, found):
                return
        if card.can_fail:
            play = Frame(card.play, game.seats, seat, move)
            if card.play.legal(game, play) or helped(game, seat, card):
                return
            if found.every:
                card.play.needs(game, play, found)
            else:
                found.bar("why.effect")

    def price(self, game: MarsTable, frame: Frame, move: int) -> Figures:
        return money_price(game, game.players[frame.seat].prices[move])

    def warn(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        card = game.book.cards[move]
        card.play.shortfalls(game, Frame(card.play, game.seats, frame.seat, move), found)

    def begin(self, game: MarsTable, frame: Frame, move: int) -> None:
        price = game.players[frame.seat].prices[move]
        leave_hand(game, frame.seat, move)
        game.push(ENTER_PLAY, frame, source=move)
        game.push(PAY_CARD, frame, source=move, count=price)


class UseAction(Entry[MarsTable]):
    """Use the action of a card in play."""

    verb: ClassVar[str] = "action"
    of: ClassVar[tuple[Kind, ...]] = (CARDS, CORPORATIONS)

    def moves(self, game: MarsTable, frame: Frame) -> list[int]:
        return game.players[frame.seat].actions

    def absent(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        player = game.players[frame.seat]
        in_play = move == player.corporation or move in player.played
        found.bar("why.no-action" if in_play else "why.not-in-play", move)

    def obstacles(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        if move in game.players[frame.seat].used and found.bar("why.used", move):
            return
        action = game.book.card(move).action
        if action is not None:
            action.needs(game, Frame(action, frame.lane, frame.seat, move), found)

    def warn(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        action = game.book.card(move).action
        if action is not None:
            action.shortfalls(game, Frame(action, frame.lane, frame.seat, move), found)

    def begin(self, game: MarsTable, frame: Frame, move: int) -> None:
        action = game.book.card(move).action
        if action is not None:
            use_action(game, frame.seat, move)
            game.push(action, frame, source=move)


class StandardProject(Entry[MarsTable]):
    """Do a standard project."""

    verb: ClassVar[str] = "project"
    of: ClassVar[tuple[Kind, ...]] = (STANDARD_PROJECTS,)

    def moves(self, game: MarsTable, frame: Frame) -> list[int]:
        seat = frame.seat
        money = wealth(game, seat)
        if money >= goals.DEAREST:
            return ALL_PROJECTS
        if not game.players[seat].power_plant_discount:
            return PROJECTS_WITHIN[money]
        return [p for p in ALL_PROJECTS if project_price(game, seat, STANDARD_PROJECTS.index(p)) <= money]

    def obstacles(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        seat = frame.seat
        number = STANDARD_PROJECTS.index(move)
        if number == goals.SELL_PATENTS:
            if not game.players[seat].hand:
                found.bar("why.no-cards")
            return
        if found.every:  # else only what can be paid is among the moves
            lacks_money(game, seat, project_price(game, seat, number), move, found)
        tile = goals.PROJECTS[number].tile
        if tile is not None and not tile.possible(game, frame):
            found.bar("why.no-space-left")

    def price(self, game: MarsTable, frame: Frame, move: int) -> Figures:
        price = project_price(game, frame.seat, STANDARD_PROJECTS.index(move))
        return money_price(game, price) if price else {}

    def warn(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        project = goals.PROJECTS[STANDARD_PROJECTS.index(move)]
        project.effect.shortfalls(game, frame, found)

    def begin(self, game: MarsTable, frame: Frame, move: int) -> None:
        number = STANDARD_PROJECTS.index(move)
        verbs.begin_project(game, frame.seat, move)
        if number == goals.SELL_PATENTS:
            game.push(SELL, frame, source=move)
        else:
            game.push(RUN_PROJECT, frame, source=move)
            game.push(PAY, frame, source=move, count=project_price(game, frame.seat, number))


class ClaimMilestone(Entry[MarsTable]):
    """Claim a milestone."""

    verb: ClassVar[str] = "milestone"
    of: ClassVar[tuple[Kind, ...]] = (MILESTONES,)

    def closed(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        if game.solo and found.bar("why.solo"):
            return
        if claimed(game.milestones) >= goals.MOST_CLAIMED:
            found.bar("why.all-claimed")

    def moves(self, game: MarsTable, frame: Frame) -> list[int]:
        return ALL_MILESTONES if can_pay(game, frame.seat, goals.MILESTONE_COST) else NO_MOVES

    def obstacles(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        number = MILESTONES.index(move)
        if game.milestones[number] != NOBODY:
            found.bar("why.claimed-already", move)
            return
        needs = goals.MILESTONES[number].needs
        have = goals.milestone_value(game, frame.seat, number)
        if have < needs and found.lack("why.milestone", goals.MILESTONES[number].key, needs, have, move):
            return
        if found.every:
            lacks_money(game, frame.seat, goals.MILESTONE_COST, move, found)

    def price(self, game: MarsTable, frame: Frame, move: int) -> Figures:
        return money_price(game, goals.MILESTONE_COST)

    def begin(self, game: MarsTable, frame: Frame, move: int) -> None:
        verbs.claim_milestone(game, frame.seat, MILESTONES.index(move))
        game.push(PAY, frame, source=move, count=goals.MILESTONE_COST)


def award_cost(game: MarsTable) -> int:
    """What the next award costs; the last of them, once all are funded."""
    return goals.AWARD_COSTS[min(claimed(game.awards), goals.MOST_CLAIMED - 1)]


class FundAward(Entry[MarsTable]):
    """Fund an award."""

    verb: ClassVar[str] = "award"
    of: ClassVar[tuple[Kind, ...]] = (AWARDS,)

    def closed(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        if game.solo and found.bar("why.solo"):
            return
        if claimed(game.awards) >= goals.MOST_CLAIMED:
            found.bar("why.all-funded")

    def moves(self, game: MarsTable, frame: Frame) -> list[int]:
        return ALL_AWARDS if can_pay(game, frame.seat, award_cost(game)) else NO_MOVES

    def obstacles(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        if game.awards[AWARDS.index(move)] != NOBODY:
            found.bar("why.funded-already", move)
        elif found.every:
            lacks_money(game, frame.seat, award_cost(game), move, found)

    def price(self, game: MarsTable, frame: Frame, move: int) -> Figures:
        return money_price(game, award_cost(game))

    def begin(self, game: MarsTable, frame: Frame, move: int) -> None:
        price = award_cost(game)
        verbs.fund_award(game, frame.seat, AWARDS.index(move))
        game.push(PAY, frame, source=move, count=price)


class ConvertPlants(Entry[MarsTable]):
    """Turn plants into a greenery tile."""

    verb: ClassVar[str] = "greenery"
    shortcut: ClassVar[str] = "g"

    def obstacles(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        player = game.players[frame.seat]
        have = player.stock[PLANTS]
        if have < player.greenery_cost and found.lack("why.plants", "resource plants", player.greenery_cost, have):
            return
        if not PLACE_GREENERY.possible(game, frame):
            found.bar("why.no-space-left")

    def price(self, game: MarsTable, frame: Frame, move: int) -> Figures:
        return {"resource plants": game.players[frame.seat].greenery_cost}

    def warn(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        PLACE_GREENERY.shortfalls(game, frame, found)

    def begin(self, game: MarsTable, frame: Frame, move: int) -> None:
        convert(game, frame.seat, PLANTS, game.players[frame.seat].greenery_cost)
        game.push(PLACE_GREENERY, frame, source=0)


class ConvertHeat(Entry[MarsTable]):
    """Turn heat into a step of temperature."""

    verb: ClassVar[str] = "heat"
    shortcut: ClassVar[str] = "h"

    def obstacles(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        have = game.players[frame.seat].stock[HEAT]
        if have < TEMPERATURE_HEAT:
            found.lack("why.heat", "resource heat", TEMPERATURE_HEAT, have)

    def price(self, game: MarsTable, frame: Frame, move: int) -> Figures:
        return {"resource heat": TEMPERATURE_HEAT}

    def warn(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        CONVERT_HEAT.shortfalls(game, frame, found)

    def begin(self, game: MarsTable, frame: Frame, move: int) -> None:
        convert(game, frame.seat, HEAT, TEMPERATURE_HEAT)
        game.push(CONVERT_HEAT, frame, source=0)


class FirstAction(Entry[MarsTable]):
    """Do what one's corporation does in the first turn."""

    verb: ClassVar[str] = "first-action"

    def closed(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        if not game.players[frame.seat].first_action:
            found.bar("why.no-first-action")

    def warn(self, game: MarsTable, frame: Frame, move: int, found: Conditions) -> None:
        corporation = game.players[frame.seat].corporation
        first = game.book.card(corporation).first
        if first is not None:
            first.shortfalls(game, Frame(first, frame.lane, frame.seat, corporation), found)

    def begin(self, game: MarsTable, frame: Frame, move: int) -> None:
        corporation = game.players[frame.seat].corporation
        first = game.book.card(corporation).first
        verbs.take_first_action(game, frame.seat)
        if first is not None:
            game.push(first, frame, source=corporation)


class Pass(Entry[MarsTable]):
    """Be done for this generation, before any action of the turn."""

    verb: ClassVar[str] = "pass"
    quiet: ClassVar[bool] = True

    def closed(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        if frame.count:
            found.bar("why.pass-second")

    def begin(self, game: MarsTable, frame: Frame, move: int) -> None:
        verbs.pass_turn(game, frame.seat)


class End(Entry[MarsTable]):
    """End the turn after one action."""

    verb: ClassVar[str] = "end"
    quiet: ClassVar[bool] = True

    def closed(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        if frame.count == 0:
            found.bar("why.end-first")

    def begin(self, game: MarsTable, frame: Frame, move: int) -> None:
        """Nothing more is done."""


ALL_PROJECTS: Final = [STANDARD_PROJECTS.thing(number) for number in range(len(goals.PROJECTS))]
PROJECTS_WITHIN: Final = [  # by how much money one has, without discounts: looked up at every turn
    [p for p in ALL_PROJECTS if goals.PROJECTS[STANDARD_PROJECTS.index(p)].cost <= money]
    for money in range(goals.DEAREST)
]
ALL_MILESTONES: Final = [MILESTONES.thing(number) for number in range(len(goals.MILESTONES))]
ALL_AWARDS: Final = [AWARDS.thing(number) for number in range(len(goals.AWARDS))]

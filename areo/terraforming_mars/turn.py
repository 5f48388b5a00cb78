"""A turn: the menu of everything a player may do, and why something is not on it."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import UNKNOWN, AnyEffect, Effect, Frame
from areo.kernel.lack import Lack
from areo.kernel.things import Things
from areo.kernel.words import Words
from areo.tableau.effects.base import lacking
from areo.tableau.effects.payment import affordable, can_pay, wealth, worth_for
from areo.terraforming_mars import goals, verbs
from areo.terraforming_mars.actions import (
    ACT,
    CLAIM,
    DO_PROJECT,
    END,
    FIRST_ACTION,
    FUND,
    GREENERY,
    HEAT_UP,
    PASS,
    PLACE_GREENERY,
    begin_action,
    claimed,
    helped,
    lack_of,
    project_price,
)
from areo.terraforming_mars.numbers import (
    AWARD,
    HEAT,
    MILESTONE,
    NOBODY,
    OCEAN_GOAL,
    OCEAN_TILE,
    PLANTS,
    PROJECT,
    TEMPERATURE_HEAT,
    is_project_card,
)
from areo.terraforming_mars.table import Table

ACTIONS_A_TURN: Final = 2
MOST_ACTIONS: Final = 10_000  # that a position written by hand may give
MORE: Final = 1 << 14  # in a turn's count: one action more than two, as positions written by hand may give


def count_for(left: int) -> int:
    """The count of a turn with so many actions left."""
    return ACTIONS_A_TURN - left if left <= ACTIONS_A_TURN else (left - ACTIONS_A_TURN) * MORE


def actions_left(count: int) -> int:
    return ACTIONS_A_TURN + count // MORE - count % MORE


class Turn(Effect[Table]):
    """One or two actions. `frame.count` were taken before; and see `MORE`."""

    asks: ClassVar[str] = "ask.turn"

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and 1 <= actions_left(frame.count) <= MOST_ACTIONS

    def run(self, game: Table, frame: Frame) -> None:
        game.ask(frame, "menu", self.options(game, frame))

    def options(self, game: Table, frame: Frame) -> list[int]:
        seat = frame.seat
        player = game.players[seat]
        if player.first_action:
            return [FIRST_ACTION, END if frame.count % MORE else PASS]
        found = [card for card in player.hand if self.play_obstacle(game, seat, card) == ""]
        for card in player.actions:
            if self.act_obstacle(game, frame, card) == "":
                found.append(ACT + card)
        money = wealth(game, seat)
        if player.hand:
            found.append(DO_PROJECT + goals.SELL_PATENTS)
        if money >= goals.CHEAPEST:  # with less, nothing below can be paid
            for project in range(goals.POWER_PLANT, len(goals.PROJECTS)):
                if self.project_obstacle(game, seat, project) == "":
                    found.append(DO_PROJECT + project)
            if not game.solo:
                self.add_goals(game, seat, found)
        if self.greenery_obstacle(game, frame) == "":
            found.append(GREENERY)
        if player.stock[HEAT] >= TEMPERATURE_HEAT:
            found.append(HEAT_UP)
        found.append(END if frame.count % MORE else PASS)
        return found

    def add_goals(self, game: Table, seat: int, found: list[int]) -> None:
        """Milestones and awards that can be had."""
        if claimed(game.milestones) < goals.MOST_CLAIMED:
            for goal in range(len(goals.MILESTONES)):
                if self.milestone_obstacle(game, seat, goal) == "":
                    found.append(CLAIM + goal)
        if claimed(game.awards) < goals.MOST_CLAIMED:
            for goal in range(len(goals.AWARDS)):
                if self.award_obstacle(game, seat, goal) == "":
                    found.append(FUND + goal)

    def card_obstacle(self, game: Table, seat: int, number: int) -> str:
        """Why a project card cannot be played; "" if it can."""
        if not is_project_card(number) or number not in game.players[seat].hand:
            return "why.not-in-hand"
        return self.play_obstacle(game, seat, number)

    def play_obstacle(self, game: Table, seat: int, number: int) -> str:
        """Why a card in hand cannot be played; "" if it can."""
        player = game.players[seat]
        card = game.book.cards[number]
        if player.stock[0] < player.prices[number] and not affordable(game, seat, card):
            return "why.price"
        slack = player.slack + player.next_slack
        for requirement in card.requires:
            if not requirement.met(game, seat, slack):
                return "why.requires"
        if card.keeps and not affordable(game, seat, card):
            return "why.price"
        if card.can_fail and not card.play.legal(game, Frame(card.play, game.seats, seat, number)):
            return "" if helped(game, seat, card) else "why.effect"
        return ""

    def act_obstacle(self, game: Table, frame: Frame, number: int) -> str:
        player = game.players[frame.seat]
        if number != player.corporation and number not in player.played:
            return "why.not-in-play"
        action = game.book.card(number).action
        if action is None:
            return "why.no-action"
        if number in player.used:
            return "why.used"
        return "" if action.legal(game, Frame(action, frame.lane, frame.seat, number)) else "why.action"

    def project_obstacle(self, game: Table, seat: int, number: int) -> str:
        if number == goals.SELL_PATENTS:
            return "" if game.players[seat].hand else "why.no-cards"
        project = goals.PROJECTS[number]
        if not can_pay(game, seat, project_price(game, seat, number)):
            return "why.price"
        tile = project.tile()
        if tile is None or tile.possible(game, Frame(tile, game.seats, seat)):
            return ""
        return "why.oceans-placed" if tile.tile == OCEAN_TILE and game.oceans >= OCEAN_GOAL else "why.no-space-left"

    def milestone_obstacle(self, game: Table, seat: int, number: int) -> str:
        if game.milestones[number] != NOBODY:
            return "why.claimed-already"
        if claimed(game.milestones) >= goals.MOST_CLAIMED:
            return "why.all-claimed"
        if goals.milestone_value(game, seat, number) < goals.MILESTONES[number].needs:
            return "why.milestone"
        return "" if can_pay(game, seat, goals.MILESTONE_COST) else "why.price"

    def award_obstacle(self, game: Table, seat: int, number: int) -> str:
        if game.awards[number] != NOBODY:
            return "why.funded-already"
        funded = claimed(game.awards)
        if funded >= goals.MOST_CLAIMED:
            return "why.all-funded"
        return "" if can_pay(game, seat, goals.AWARD_COSTS[funded]) else "why.price"

    def greenery_obstacle(self, game: Table, frame: Frame) -> str:
        player = game.players[frame.seat]
        if player.stock[PLANTS] < player.greenery_cost:
            return "why.plants"
        return "" if PLACE_GREENERY.possible(game, frame) else "why.no-space-left"

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        """Why an entry of the menu is not offered; "" if it is."""
        first = game.players[frame.seat].first_action
        if option == PASS:
            return "why.pass-second" if frame.count % MORE else ""
        if option == END:
            return "" if frame.count % MORE else "why.end-first"
        if option == FIRST_ACTION:
            return "" if first else "why.no-first-action"
        if first:
            return "why.first-action"
        if option == HEAT_UP:
            return "" if game.players[frame.seat].stock[HEAT] >= TEMPERATURE_HEAT else "why.heat"
        if option == GREENERY:
            return self.greenery_obstacle(game, frame)
        if option >= FUND:
            return "why.solo" if game.solo else self.award_obstacle(game, frame.seat, option - FUND)
        if option >= CLAIM:
            return "why.solo" if game.solo else self.milestone_obstacle(game, frame.seat, option - CLAIM)
        if option >= DO_PROJECT:
            return self.project_obstacle(game, frame.seat, option - DO_PROJECT)
        if option >= ACT:
            return self.act_obstacle(game, frame, option - ACT)
        return self.card_obstacle(game, frame.seat, option)

    def answer(self, game: Table, frame: Frame, picks: list[int]) -> None:
        option = picks[0]
        if option == PASS:
            verbs.pass_turn(game, frame.seat)
            return
        if option == END:
            return
        if actions_left(frame.count) > 1:
            game.push(self, frame, count=frame.count + 1)
        begin_action(game, frame, option)

    def key(self, things: Things, option: int) -> str:
        if option >= GREENERY:
            return ("greenery", "heat", "pass", "end", "first-action")[option - GREENERY]
        if option >= FUND:
            return f"award {things.id(AWARD + option - FUND)}"
        if option >= CLAIM:
            return f"milestone {things.id(MILESTONE + option - CLAIM)}"
        if option >= DO_PROJECT:
            return f"project {things.id(PROJECT + option - DO_PROJECT)}"
        if option >= ACT:
            return f"action {things.id(option - ACT)}"
        return f"play {things.id(option)}"

    def option(self, things: Things, key: str) -> int:
        if key in ("greenery", "heat", "pass", "end", "first-action"):
            return GREENERY + ("greenery", "heat", "pass", "end", "first-action").index(key)
        word, _, id = key.partition(" ")
        found = 0
        if word == "play":
            found = things.number(f"card {id}")
            return found if found else UNKNOWN
        if word == "action":
            found = things.number(f"card {id}") or things.number(f"corporation {id}")
            return ACT + found if found else UNKNOWN
        found = things.number(key)
        if found == 0 or word not in ("project", "milestone", "award"):
            return UNKNOWN
        if word == "project":
            return DO_PROJECT + found - PROJECT
        return CLAIM + found - MILESTONE if word == "milestone" else FUND + found - AWARD

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        if option >= GREENERY:
            phrase = ("label.greenery", "label.heat", "label.pass", "label.end", "label.first-action")[
                option - GREENERY
            ]
            return words.say(phrase, game.players[frame.seat].greenery_cost)
        if option >= FUND:
            funded = min(claimed(game.awards), goals.MOST_CLAIMED - 1)
            return words.say("label.award", AWARD + option - FUND, goals.AWARD_COSTS[funded])
        if option >= CLAIM:
            return words.say("label.milestone", MILESTONE + option - CLAIM, goals.MILESTONE_COST)
        if option >= DO_PROJECT:
            price = project_price(game, frame.seat, option - DO_PROJECT)
            if price == 0:
                return words.say("label.free-project", PROJECT + option - DO_PROJECT)
            return words.say("label.project", PROJECT + option - DO_PROJECT, price)
        if option >= ACT:
            return words.say("label.action", option - ACT)
        return words.say("label.play", option, game.players[frame.seat].prices[option])

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.count % MORE + 1, ACTIONS_A_TURN + frame.count // MORE)

    def why(self, game: Table, frame: Frame, option: int, words: Words) -> list[str]:
        obstacle = self.obstacle(game, frame, option)
        if obstacle == "":
            return [words.say("why.not-offered", self.prompt(game, frame, words))]
        if is_project_card(option) and not game.players[frame.seat].first_action:
            return self.why_not_card(game, frame, option, words)
        if obstacle == "why.action":
            return self.why_not_action(game, frame, option - ACT, words)
        return [words.say(obstacle, self.thing(option), *self.figures(game, frame, option))]

    def why_not_action(self, game: Table, frame: Frame, number: int, words: Words) -> list[str]:
        """What the price of a card's action is, and what is there."""
        action = game.book.card(number).action
        if action is None:
            return [words.say("why.no-action", number)]
        found = lacking(action, game, Frame(action, frame.lane, frame.seat, number), words)
        return found if found else [words.say("why.action", number)]

    def why_not_card(self, game: Table, frame: Frame, number: int, words: Words) -> list[str]:
        """Everything that keeps a card from being played, not only the first thing."""
        player = game.players[frame.seat]
        if number not in player.hand:
            return [words.say("why.not-in-hand", number)]
        card = game.book.card(number)
        reasons: list[str] = []
        if not affordable(game, frame.seat, card):
            reasons.append(words.say("why.price", number, player.prices[number], worth_for(game, frame.seat, card)))
        slack = player.slack + player.next_slack
        for requirement in card.requires:
            if not requirement.met(game, frame.seat, slack):
                reasons.append(requirement.why(game, frame.seat, slack, words))
        play = Frame(card.play, game.seats, frame.seat, number)
        if card.can_fail and not card.play.legal(game, play) and not helped(game, frame.seat, card):
            for effect in card.play.effects:
                if not effect.legal(game, play):
                    reasons.extend(lacking(effect, game, play, words))
        return reasons

    def lack_for(self, game: Table, frame: Frame, option: int) -> Lack | None:
        playing = is_project_card(option) and option in game.players[frame.seat].hand
        return lack_of(game, frame.seat, option) if playing and not game.players[frame.seat].first_action else None

    def thing(self, option: int) -> int:
        """What an entry of the menu is about."""
        if option >= GREENERY:
            return 0
        if option >= FUND:
            return AWARD + option - FUND
        if option >= CLAIM:
            return MILESTONE + option - CLAIM
        if option >= DO_PROJECT:
            return PROJECT + option - DO_PROJECT
        return option - ACT if option >= ACT else option

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        """What is needed and what is there."""
        player = game.players[frame.seat]
        money = wealth(game, frame.seat)
        if option == GREENERY:
            return [player.greenery_cost, player.stock[PLANTS]]
        if option == HEAT_UP:
            return [TEMPERATURE_HEAT, player.stock[HEAT]]
        if FUND <= option < GREENERY:
            return [goals.AWARD_COSTS[min(claimed(game.awards), goals.MOST_CLAIMED - 1)], money]
        if CLAIM <= option < FUND:
            goal = option - CLAIM
            have = goals.milestone_value(game, frame.seat, goal)
            if have < goals.MILESTONES[goal].needs:
                return [goals.MILESTONES[goal].needs, have]
            return [goals.MILESTONE_COST, money]
        if DO_PROJECT <= option < CLAIM:
            return [project_price(game, frame.seat, option - DO_PROJECT), money]
        return [0, 0]


TURN: Final = Turn()

NAMED: Final[dict[str, AnyEffect]] = {"turn": TURN}

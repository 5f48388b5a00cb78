"""Monolith in the course of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from areo.kernel.datafile import TomlTable
from areo.kernel.description import CardText
from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.errors import BadPosition
from areo.kernel.features import Features
from areo.kernel.game import Json
from areo.kernel.rng import Dice
from areo.kernel.things import Things
from areo.kernel.words import Words
from areo.on_mars.chapter import Chapter
from areo.on_mars.chapters.game import check_outcome
from areo.on_mars.chapters.monolith import effects, features, verbs
from areo.on_mars.chapters.monolith.data import read_monolith
from areo.on_mars.chapters.monolith.hints import HINTS
from areo.on_mars.chapters.monolith.numbers import BERTHS, SABOTAGE, SABOTAGE_IDS
from areo.on_mars.chapters.monolith.phrases import PHRASES
from areo.on_mars.chapters.monolith.table import Monolith
from areo.on_mars.components import Data
from areo.on_mars.dealing import named, on_top
from areo.on_mars.numbers import ACTION, BLUEPRINTS, CONTRACTS, COUNTING, FINISHED, IN_GRID, LSS, NONE, SCIENTISTS
from areo.on_mars.plans import OF_LEVEL_1
from areo.on_mars.reconstructed import Notes
from areo.on_mars.rulebook import OnMarsRulebook
from areo.on_mars.table import OnMarsTable


class MonolithChapter(Chapter):
    """Alone, without Lacerda: four of five goals before time is up."""

    id: ClassVar[str] = "monolith"
    solo_rival: ClassVar[bool] = False
    missions_end: ClassVar[bool] = False
    berths: ClassVar[int] = BERTHS
    own_options: ClassVar[tuple[str, ...]] = ("sabotage",)
    secrets: ClassVar[tuple[str, ...]] = ("sabotage",)
    sections: ClassVar[tuple[str, ...]] = ("monolith", "sabotage_card", "tiles_goal")
    tables: ClassVar[tuple[str, ...]] = ("sabotage_card", "tiles_goal")

    def read(self, top: TomlTable, data: Data, notes: Notes) -> None:
        data.monolith = read_monolith(top, notes)

    def table(self, book: OnMarsRulebook, seats: int, options: Json) -> OnMarsTable:
        return Monolith(book, seats, options)

    def add_things(self, things: Things, data: Data) -> None:
        for index, card in enumerate(data.monolith.sabotage):
            things.add(SABOTAGE, index, card.id, card.names)

    def phrases(self) -> Mapping[str, Mapping[str, str]]:
        return PHRASES

    def hints(self) -> Mapping[str, Mapping[str, str]]:
        return HINTS

    def cards(self, book: OnMarsRulebook, words: Words) -> list[CardText]:
        found: list[CardText] = []
        for number, card in enumerate(book.data.monolith.sabotage, 1):
            text = words.sentence(words.say(f"sabotage.{card.id}"))
            facts: Json = {"number": number, "letter": "AB"[card.letter]}
            status = book.data.statuses[card.id]
            found.append(CardText("sabotage", card.id, card.names[words.language], text, status, facts=facts))
        return found

    def figures(self, data: Data) -> dict[str, int]:
        figures = data.monolith
        return {
            "monolith-goals": figures.goals_to_win,
            "monolith-time": figures.lose_at,
            "monolith-hard-time": figures.hard_lose_at,
            "monolith-first-icon": figures.alien_icons[0],
            "monolith-cubes": figures.cubes,
            "monolith-cards": figures.cards_at_start,
            "monolith-mission-points": figures.mission_points,
        }

    def effects(self) -> Mapping[str, AnyEffect]:
        found: dict[str, AnyEffect] = {
            "stop": effects.STOP_OR_GO_ON,
            "time": effects.TIME_PASSES,
            "draw": effects.DRAW,
            "due": effects.SABOTAGE_DUE,
            "abducted": effects.ABDUCTED,
            "next-ship": effects.NEXT_SHIP,
            "rover-time": effects.ROVER_TIME,
            "rover-stands": effects.ROVER_STANDS,
            "pay-more": effects.PAY_MORE,
            "paid-more": effects.PAID_MORE,
        }
        for id, strike in zip(SABOTAGE_IDS, effects.STRIKES, strict=True):
            found[id] = strike
        return found

    # The course of the game

    def deal(self, game: OnMarsTable) -> None:
        """A goal of each deck, and the first sabotage cards."""
        table = cast(Monolith, game)
        rng = table.rng
        table.blueprint_goal = OF_LEVEL_1 + 1 + rng.below(BLUEPRINTS - OF_LEVEL_1)
        table.contract_goal = 1 + rng.below(CONTRACTS)
        table.tech_goal = IN_GRID[rng.below(len(IN_GRID))]
        table.scientist_goal = rng.below(len(SCIENTISTS))
        table.tiles_goal = rng.below(len(table.figures_of.tiles))
        top = named(table.options, "sabotage", list(SABOTAGE_IDS))
        table.sabotage_deck = on_top(table, list(range(len(SABOTAGE_IDS))), top)
        for _ in range(table.figures_of.cards_at_start):
            verbs.lay_sabotage(table, table.sabotage_deck.pop())

    def after_turn(self, game: OnMarsTable, frame: Frame) -> None:
        if effects.may_stop(cast(Monolith, game)):
            game.push(effects.STOP_OR_GO_ON, frame)

    def before_shuttle(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(effects.TIME_PASSES, frame)

    def before_count(self, game: OnMarsTable) -> None:
        verbs.end(cast(Monolith, game))

    def before_main(self, game: OnMarsTable, frame: Frame, action: int) -> None:
        if cast(Monolith, game).dearer:
            game.push(effects.PAY_MORE, frame, subject=ACTION.thing(action))

    # What sabotage makes of things that happen

    def crystals_come(self, game: OnMarsTable, person: int, amount: int) -> int:
        return verbs.pay_debt(cast(Monolith, game), amount)

    def denies_reward(self, game: OnMarsTable) -> bool:
        table = cast(Monolith, game)
        if not table.unrewarded:
            return False
        verbs.deny_reward(table, False)
        return True

    def minerals_for(self, game: OnMarsTable, number: int) -> int:
        table = cast(Monolith, game)
        return 2 if table.bombed and number == table.blueprint_goal else 1

    def without_marker(self, game: OnMarsTable, number: int) -> bool:
        table = cast(Monolith, game)
        return table.marker_back and number == table.blueprint_goal

    def upgraded(self, game: OnMarsTable, person: int, number: int) -> None:
        if self.without_marker(game, number):
            verbs.lay_marker(cast(Monolith, game))

    # What bots learn from

    def progress(self, game: OnMarsTable, usual: float) -> float:
        return features.progress(cast(Monolith, game))

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def add_features(self, game: OnMarsTable, seat: int, found: Features) -> None:
        features.add(found, cast(Monolith, game))

    # Positions and what is hidden

    def deal_anew(self, game: OnMarsTable, seat: int, dice: Dice) -> None:
        deck = cast(Monolith, game).sabotage_deck
        deck.sort()
        dice.shuffle(deck)

    def check(self, game: OnMarsTable) -> None:
        table = cast(Monolith, game)
        cards = table.sabotage_deck + table.sabotage + table.past
        for card in cards:
            if cards.count(card) > 1:
                raise BadPosition(f"state.monolith: sabotage card {card + 1} is in two places")
        if table.time >= table.last_time() and table.phase not in (COUNTING, FINISHED):
            raise BadPosition(f"state.time: at {table.last_time()} the game is over")
        for type in LSS:
            if table.ruined[type]:
                raise BadPosition("state.map: only mines and shelters lie face down")
        check_outcome(table, (COUNTING, FINISHED))
        if table.met_at_end != NONE and table.phase not in (COUNTING, FINISHED):
            raise BadPosition("state.monolith.met_at_end: nobody knows before the end")
        unbuilt = table.plan_of[table.blueprint_goal] != NONE and table.plan_at[table.blueprint_goal] == NONE
        if table.marker_back and not unbuilt:
            raise BadPosition("state.monolith.marker_back: the goal's blueprint is not one to be built again")
        if table.tech_goal not in IN_GRID:
            raise BadPosition("state.monolith.goals.technology: no card asks for the shelter technology")


MONOLITH: Final = MonolithChapter()

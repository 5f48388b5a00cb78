"""Where Invasion steps into the course of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from areo.kernel.datafile import TomlTable
from areo.kernel.description import CardText
from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.features import Features
from areo.kernel.game import Json
from areo.kernel.menu import AnyEntry
from areo.kernel.reading import Reader
from areo.kernel.things import Things
from areo.kernel.words import Words
from areo.on_mars.chapter import Chapter
from areo.on_mars.chapters.invasion import features, humans, position, powers, printed, spaces, team, turn, verbs
from areo.on_mars.chapters.invasion.data import SECTIONS, TABLES, figures_of, read_invasion
from areo.on_mars.chapters.invasion.game import Invasion
from areo.on_mars.chapters.invasion.hints import HINTS
from areo.on_mars.chapters.invasion.numbers import (
    ALIEN_CARD,
    ALIEN_SPACE,
    ALIEN_TECH,
    ALIEN_TECHS,
    DEED,
    DEEDS,
    POWERS,
    SPACES,
)
from areo.on_mars.chapters.invasion.phrases import NAMES, PHRASES
from areo.on_mars.chapters.invasion.table import InvasionTable
from areo.on_mars.chapters.invasion.tones import TONES
from areo.on_mars.components import Data
from areo.on_mars.numbers import ALL_TECHS, CARD, DEFENSE, TECH, is_scientist
from areo.on_mars.plans import building_of, points_of
from areo.on_mars.reconstructed import Notes
from areo.on_mars.rulebook import OnMarsRulebook
from areo.on_mars.table import OnMarsTable
from areo.on_mars.worth import SCIENTIST_POINTS


def invasion_of(game: OnMarsTable) -> InvasionTable:
    return cast(InvasionTable, game)


class InvasionChapter(Chapter):
    """Chapter 1: the humans together against one alien."""

    id: ClassVar[str] = "invasion"
    aliens: ClassVar[int] = 1
    missions_end: ClassVar[bool] = False
    techs: ClassVar[tuple[str, ...]] = ALL_TECHS
    sections: ClassVar[tuple[str, ...]] = SECTIONS
    tables: ClassVar[tuple[str, ...]] = TABLES

    def table(self, book: OnMarsRulebook, seats: int, options: Json) -> OnMarsTable:
        return Invasion(book, seats, options)

    def read(self, top: TomlTable, data: Data, notes: Notes) -> None:
        read_invasion(top, data, notes)

    def add_things(self, things: Things, data: Data) -> None:
        rules = figures_of(data)
        things.add(TECH, DEFENSE, ALL_TECHS[DEFENSE], NAMES["tech defense"])
        for space, id in enumerate(SPACES):
            things.add(ALIEN_SPACE, space, id, rules.spaces[space].names)
        for tech, id in enumerate(ALIEN_TECHS):
            things.add(ALIEN_TECH, tech, id, rules.tech_names[tech])
        for power, id in enumerate(POWERS):
            things.add(ALIEN_CARD, power, id, rules.power_names[power])
        for deed, id in enumerate(DEEDS):
            things.add(DEED, deed, id, NAMES[f"countermeasure {id}"])

    def phrases(self) -> Mapping[str, Mapping[str, str]]:
        return PHRASES

    def tones(self) -> Mapping[str, str]:
        return TONES

    def hints(self) -> Mapping[str, Mapping[str, str]]:
        return HINTS

    def cards(self, book: OnMarsRulebook, words: Words) -> list[CardText]:
        return printed.cards(book, words)

    def board(self, book: OnMarsRulebook) -> Json:
        return printed.board(book)

    def figures(self, data: Data) -> dict[str, int]:
        rules = figures_of(data)
        return {
            "invasion-points": rules.points_to_win,
            "invasion-troops": rules.troops_to_win,
            "invasion-last-round": rules.last_round,
            "invasion-mission-points": rules.mission_points,
            "invasion-troop-points": rules.troop_points,
            "invasion-strike": rules.strike_price,
            "invasion-sabotage": rules.sabotage_price,
            "invasion-cleanse": rules.cleanse_price,
            "invasion-second": rules.second_price,
            "invasion-repair": rules.repair_price,
        }

    def effects(self) -> Mapping[str, AnyEffect]:
        found: dict[str, AnyEffect] = {
            "first-nest": spaces.FIRST_NEST,
            "react": spaces.REACT,
            "evolve-nest": spaces.EVOLVE_NEST,
            "tunnel-to": powers.TUNNEL_TO,
            "turn": turn.ALIEN_TURN,
            "reset": turn.RESET,
            "rests": turn.ALIEN_RESTS,
            "token": turn.CHOOSE_TOKEN,
            "first": turn.FIRST_ACTION,
            "second": turn.SECOND_ACTION,
            **humans.EFFECTS,
        }
        for space, id in enumerate(SPACES):
            found[f"space/{id}"] = spaces.EFFECTS[space]
        for power, id in enumerate(POWERS):
            found[f"power/{id}"] = powers.EFFECTS[power]
        return found

    def entries(self) -> list[AnyEntry]:
        return [humans.StrikeTroops(), humans.SabotageSpace(), humans.CleanseHex()]

    # The course of the game.

    def deal(self, game: OnMarsTable) -> None:
        verbs.lay_out_defense(invasion_of(game))

    def set_up(self, game: OnMarsTable, frame: Frame) -> None:
        if not invasion_of(game).nests:
            game.push(spaces.FIRST_NEST, frame, seat=invasion_of(game).alien)

    def resume(self, game: OnMarsTable) -> bool:
        """In the middle of the alien's turn: it has all of it before it."""
        table = invasion_of(game)
        if table.alien_turn:
            turn.push_turn(table, Frame(turn.ALIEN_TURN, game.seats, table.alien))
        return table.alien_turn

    def before_settlement(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(spaces.REACT, frame, seat=invasion_of(game).alien, source=0, subject=0, second=0)

    def after_turn(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(turn.ALIEN_TURN, frame, seat=invasion_of(game).alien, source=0, subject=0, second=0)

    def before_shuttle(self, game: OnMarsTable, frame: Frame) -> None:
        """A game that nobody has won in time is stopped."""
        if game.end_triggered or game.round >= invasion_of(game).rules.last_round:
            team.stop(invasion_of(game))

    def before_count(self, game: OnMarsTable) -> None:
        team.stop(invasion_of(game))

    # What happens.

    def scored(self, game: OnMarsTable, person: int, points: int) -> bool:
        verbs.score(invasion_of(game), person, points)
        return False

    def upgraded(self, game: OnMarsTable, person: int, number: int) -> None:
        """The building scores, and so do the scientists for whom it counts."""
        points = points_of(number)
        for scientist in range(len(game.scientist_of)):
            if game.scientist_of[scientist] >= 0 and game.book.scientists[scientist].scores == building_of(number):
                points += SCIENTIST_POINTS
        team.told(invasion_of(game), person, points)

    def hired(self, game: OnMarsTable, person: int, card: int) -> None:
        if is_scientist(card):
            team.told(invasion_of(game), person, team.scientist_points(invasion_of(game), CARD.index(card)))

    def contract_done(self, game: OnMarsTable, person: int, number: int) -> None:
        team.told(invasion_of(game), person, team.contract_points(number))

    def mission_done(self, game: OnMarsTable, person: int) -> None:
        team.told(invasion_of(game), person, invasion_of(game).rules.mission_points)

    def tech_used(self, game: OnMarsTable, person: int) -> None:
        verbs.note_use(invasion_of(game))

    # What bots learn from.

    def progress(self, game: OnMarsTable, usual: float) -> float:
        return features.progress(invasion_of(game))

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def add_features(self, game: OnMarsTable, seat: int, found: Features) -> None:
        features.add(found, invasion_of(game), seat)

    # Positions.

    def complete(self, game: OnMarsTable, given: Reader) -> None:
        position.complete(invasion_of(game), given)

    def check(self, game: OnMarsTable) -> None:
        position.check(invasion_of(game))


INVASION: Final = InvasionChapter()

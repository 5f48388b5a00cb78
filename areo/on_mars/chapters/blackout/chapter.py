"""Blackout as a way to play On Mars: where it steps into the course of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from areo.kernel.datafile import TomlTable
from areo.kernel.description import CardText
from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.errors import BadOption, quoted
from areo.kernel.features import Features
from areo.kernel.game import Json
from areo.kernel.reading import Reader
from areo.kernel.things import Things
from areo.kernel.tones import GAIN, HARM, HEADING
from areo.kernel.words import Words
from areo.on_mars.chapter import Chapter
from areo.on_mars.chapters.blackout import effects, features, positions, verbs
from areo.on_mars.chapters.blackout.data import read_blackout
from areo.on_mars.chapters.blackout.facts import vandalism_cards
from areo.on_mars.chapters.blackout.hints import HINTS
from areo.on_mars.chapters.blackout.numbers import ON_BUILDING, VANDALISM
from areo.on_mars.chapters.blackout.phrases import PHRASES
from areo.on_mars.chapters.blackout.table import BlackoutGame, figures_of
from areo.on_mars.components import Data
from areo.on_mars.reconstructed import Notes
from areo.on_mars.rulebook import OnMarsRulebook
from areo.on_mars.table import OnMarsTable

TONES: Final = {"time": HEADING, "completions": HEADING, "blackout": HARM, "repaired": GAIN, "power-back": GAIN}
DECK_OPTION: Final = "vandalism"


class BlackoutChapter(Chapter):
    """The third chapter: complete missions and goals before time is up, while buildings go dark."""

    id: ClassVar[str] = "blackout"
    missions_end: ClassVar[bool] = False
    goals_allowed: ClassVar[int] = 3
    open_hands: ClassVar[bool] = True
    shuttle_takes_time: ClassVar[bool] = True
    own_options: ClassVar[tuple[str, ...]] = (DECK_OPTION,)
    secrets: ClassVar[tuple[str, ...]] = (DECK_OPTION,)
    sections: ClassVar[tuple[str, ...]] = ("blackout", "vandalism")
    tables: ClassVar[tuple[str, ...]] = ("vandalism",)

    def read(self, top: TomlTable, data: Data, notes: Notes) -> None:
        read_blackout(top, data, notes)

    def table(self, book: OnMarsRulebook, seats: int, options: Json) -> OnMarsTable:
        return BlackoutGame(book, seats, options)

    def add_things(self, things: Things, data: Data) -> None:
        for kind, card in enumerate(figures_of(data).cards):
            things.add(VANDALISM, kind, card.id, card.names)

    def phrases(self) -> Mapping[str, Mapping[str, str]]:
        return PHRASES

    def tones(self) -> Mapping[str, str]:
        return TONES

    def hints(self) -> Mapping[str, Mapping[str, str]]:
        return HINTS

    def effects(self) -> Mapping[str, AnyEffect]:
        return {
            "draw": effects.DRAW_VANDALISM,
            "target": effects.CHOOSE_TARGET,
            "black-out": effects.BLACK_OUT,
            "repair": effects.REPAIR,
        }

    def cards(self, book: OnMarsRulebook, words: Words) -> list[CardText]:
        return vandalism_cards(book, words)

    def figures(self, data: Data) -> dict[str, int]:
        figures = figures_of(data)
        return {
            "blackout-limit": figures.limit,
            "blackout-quota-two": figures.quota[0],
            "blackout-quota-three": figures.quota[1],
            "blackout-quota-four": figures.quota[2],
            "blackout-time-two": figures.time[0][0],
            "blackout-time-three": figures.time[0][1],
            "blackout-time-four": figures.time[0][2],
            "blackout-hard-time-two": figures.time[1][0],
            "blackout-hard-time-three": figures.time[1][1],
            "blackout-hard-time-four": figures.time[1][2],
            "blackout-repairs": figures.repairs[0],
            "blackout-hard-repairs": figures.repairs[1],
            "blackout-goals": self.goals_allowed,
        }

    def deal(self, game: OnMarsTable) -> None:
        table = cast(BlackoutGame, game)
        verbs.shuffle(table, first_cards(table))

    def after_turn(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(effects.DRAW_VANDALISM, frame, subject=0)

    def before_shuttle(self, game: OnMarsTable, frame: Frame) -> None:
        verbs.pass_time(cast(BlackoutGame, game))

    def before_count(self, game: OnMarsTable) -> None:
        verbs.stop(cast(BlackoutGame, game))

    def scored(self, game: OnMarsTable, person: int, points: int) -> bool:
        return False  # nobody counts points

    def mission_done(self, game: OnMarsTable, person: int) -> None:
        completed(cast(BlackoutGame, game), person)

    def goal_done(self, game: OnMarsTable, person: int) -> None:
        completed(cast(BlackoutGame, game), person)

    def count_colonists(self, game: OnMarsTable, person: int, place: int, more: int) -> None:
        verbs.lay_or_lift(cast(BlackoutGame, game), person, place - ON_BUILDING)

    def progress(self, game: OnMarsTable, usual: float) -> float:
        return features.progress(cast(BlackoutGame, game))

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def add_features(self, game: OnMarsTable, seat: int, found: Features) -> None:
        features.add(found, cast(BlackoutGame, game), seat)

    def complete(self, game: OnMarsTable, given: Reader) -> None:
        positions.complete(cast(BlackoutGame, game), given)

    def check(self, game: OnMarsTable) -> None:
        super().check(game)
        positions.check(cast(BlackoutGame, game))


def completed(game: BlackoutGame, person: int) -> None:
    """Somebody completed a mission or a goal: they repair as soon as what they were doing is done."""
    verbs.count_completion(game)
    game.push_to_table(effects.REPAIR, seat=person, count=game.repairs())


def first_cards(game: BlackoutGame) -> list[int]:
    """The first cards of the deck, where set-up control names them."""
    given = game.options.get(DECK_OPTION)
    if given is None:
        return []
    if not isinstance(given, list):
        raise BadOption(f"{DECK_OPTION}: a list of ids is expected, not {quoted(given)}")
    ids = [card.id for card in game.terms.cards]
    found: list[int] = []
    for id in given:
        if id not in ids:
            raise BadOption(f"{DECK_OPTION}: there is no {quoted(id)}: there are {', '.join(ids)}")
        found.append(ids.index(id))
        most = game.composition()[found[-1]]
        if found.count(found[-1]) > most:
            raise BadOption(f"{DECK_OPTION}: there are {most} cards {quoted(id)}")
    return found


BLACKOUT: Final = BlackoutChapter()

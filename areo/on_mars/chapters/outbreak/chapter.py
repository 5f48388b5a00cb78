"""Outbreak: where it steps into the course of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, cast

from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.features import Features
from areo.kernel.menu import AnyEntry
from areo.kernel.reading import Reader
from areo.kernel.rng import Dice
from areo.kernel.things import Things
from areo.on_mars.cards.people import Scientist
from areo.on_mars.chapter import Chapter
from areo.on_mars.chapters.outbreak import dealing, facts, features, names, treatment, verbs
from areo.on_mars.chapters.outbreak.data import read_outbreak
from areo.on_mars.chapters.outbreak.effects import INFECT, REVEAL_INFECTION, SPREAD, TIME_PASSES
from areo.on_mars.chapters.outbreak.hints import HINTS
from areo.on_mars.chapters.outbreak.laying import Lay
from areo.on_mars.chapters.outbreak.numbers import TREATMENTS
from areo.on_mars.chapters.outbreak.phrases import PHRASES, TONES
from areo.on_mars.chapters.outbreak.table import Outbreak
from areo.on_mars.hidden import shuffle_anew
from areo.on_mars.numbers import NONE
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.datafile import TomlTable
    from areo.kernel.description import CardText
    from areo.kernel.game import Json
    from areo.kernel.words import Words
    from areo.on_mars.components import Data
    from areo.on_mars.reconstructed import Notes
    from areo.on_mars.rulebook import OnMarsRulebook

FIRST_INFECTION: Final = 2  # the round in which infection cards begin


class OutbreakChapter(Chapter):
    """Together against an infection: two missions, before too many are infected or the time is up."""

    id: ClassVar[str] = "outbreak"
    solo_rival: ClassVar[bool] = False
    missions_end: ClassVar[bool] = False
    base_missions: ClassVar[bool] = False
    open_hands: ClassVar[bool] = True
    shuttle_takes_time: ClassVar[bool] = True
    own_options: ClassVar[tuple[str, ...]] = ("infection_deck", "outbreak_missions")
    secrets: ClassVar[tuple[str, ...]] = ("infection_deck",)
    sections: ClassVar[tuple[str, ...]] = ("outbreak", "microbiologist", "infection_card", "outbreak_mission")
    tables: ClassVar[tuple[str, ...]] = ("infection_card", "outbreak_mission")

    def table(self, book: OnMarsRulebook, seats: int, options: Json) -> OnMarsTable:
        return Outbreak(book, seats, options)

    # What it brings into the rulebook.

    def read(self, top: TomlTable, data: Data, notes: Notes) -> None:
        data.outbreak = read_outbreak(top, notes)

    def add_things(self, things: Things, data: Data) -> None:
        names.add_things(things, data.outbreak)

    def scientists(self, data: Data) -> list[Scientist]:
        return data.outbreak.microbiologist

    def cards(self, book: OnMarsRulebook, words: Words) -> list[CardText]:
        return facts.cards(book, words)

    def figures(self, data: Data) -> dict[str, int]:
        figures = data.outbreak
        return {
            "outbreak-limit": figures.infected[0],
            "outbreak-hard-limit": figures.infected[1],
            "outbreak-reshuffle": figures.reshuffle,
            "outbreak-first-round": FIRST_INFECTION,
            "outbreak-time-two": figures.time[0],
            "outbreak-time-three": figures.time[1],
            "outbreak-time-four": figures.time[2],
        }

    def hints(self) -> Mapping[str, Mapping[str, str]]:
        return HINTS

    def tones(self) -> Mapping[str, str]:
        return TONES

    def phrases(self) -> Mapping[str, Mapping[str, str]]:
        return PHRASES

    def effects(self) -> Mapping[str, AnyEffect]:
        return {
            "reveal": REVEAL_INFECTION,
            "infect": INFECT,
            "spread": SPREAD,
            "time": TIME_PASSES,
            **{TREATMENTS[n]: effect for n, effect in enumerate(treatment.TREATS)},
            **{f"pay-{TREATMENTS[n]}": effect for n, effect in enumerate(treatment.PAY_TREATMENT)},
        }

    def entries(self) -> list[AnyEntry]:
        return [treatment.Cure(), treatment.Vaccinate(), treatment.AskMicrobiologist(), Lay()]

    # Its part in the course of the game.

    def deal(self, game: OnMarsTable) -> None:
        dealing.deal(cast(Outbreak, game))

    def before_turn(self, game: OnMarsTable, frame: Frame) -> None:
        if game.round >= FIRST_INFECTION:
            game.push(REVEAL_INFECTION, frame)

    def after_turn(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(SPREAD, frame)

    def before_shuttle(self, game: OnMarsTable, frame: Frame) -> None:
        game.push(TIME_PASSES, frame, seat=NONE)

    def before_count(self, game: OnMarsTable) -> None:
        verbs.stop(cast(Outbreak, game))

    def scored(self, game: OnMarsTable, person: int, points: int) -> bool:
        return False  # nobody counts opportunity points

    def counted(self, game: OnMarsTable) -> None:
        verbs.look_at_missions(cast(Outbreak, game))

    def upgraded(self, game: OnMarsTable, person: int, number: int) -> None:
        verbs.look_at_missions(cast(Outbreak, game))

    # What bots learn from.

    def progress(self, game: OnMarsTable, usual: float) -> float:
        return features.progress(cast(Outbreak, game))

    def feature_names(self) -> list[str]:
        return list(features.NAMES)

    def add_features(self, game: OnMarsTable, seat: int, found: Features) -> None:
        features.add(found, cast(Outbreak, game), seat)

    # Positions and what is hidden.

    def deal_anew(self, game: OnMarsTable, seat: int, dice: Dice) -> None:
        shuffle_anew(cast(Outbreak, game).infection_deck, dice)

    def complete(self, game: OnMarsTable, given: Reader) -> None:
        dealing.complete(cast(Outbreak, game), given)

    def check(self, game: OnMarsTable) -> None:
        super().check(game)
        dealing.check(cast(Outbreak, game))


OUTBREAK: Final = OutbreakChapter()

"""How On Mars is offered, dealt and restored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.kernel.description import CardText, Description, GameType
from areo.kernel.errors import BadOption
from areo.kernel.game import Game, Json
from areo.kernel.rng import seeded
from areo.kernel.things import Things
from areo.kernel.words import known_language
from areo.on_mars import phases
from areo.on_mars.components import Data
from areo.on_mars.data import load
from areo.on_mars.dealing import check, deal
from areo.on_mars.deck import PHRASES, rulebook
from areo.on_mars.game import OnMars
from areo.on_mars.options import OPTIONS
from areo.on_mars.position import restore

NAMES: Final = {"en": "On Mars", "fr": "On Mars", "pt": "On Mars"}
RECONSTRUCTED: Final = {"en": "", "fr": "", "pt": ""}


class OnMarsType(GameType):
    """Makes games of On Mars."""

    def describe(self) -> Description:
        return Description("on-mars", NAMES, (1, 4), OPTIONS, RECONSTRUCTED)

    def cards(self, language: str, options: Json) -> list[CardText]:
        return []

    def phrases(self, language: str) -> Mapping[str, str]:
        return PHRASES[known_language(language)]

    def things(self, options: Json) -> Things:
        return rulebook(data_of(options)).things

    def new(self, players: int, seed: str, options: Json) -> Game:
        game = laid_out(players, seed, options)
        game.push_to_table(phases.SET_UP)
        game.run()
        return game

    def restore(self, options: Json, state: object) -> Game:
        game = laid_out(int(str(options["players"])), str(options["seed"]), options)
        restore(game, state)
        return game


def data_of(options: Json) -> Data:
    path = options.get("data")
    if path is not None and not isinstance(path, str):
        raise BadOption(f"data: the path of a file is expected, not {path!r}")
    return load(path)


def laid_out(players: int, seed: str, options: Json) -> OnMars:
    """A table with everything dealt."""
    data = data_of(options)
    check(options, players, [goal.id for goal in data.solo_goals])
    game = OnMars(rulebook(data), players, options)
    game.lay_out(seeded("on-mars", seed))
    deal(game)
    return game


GAME: Final = OnMarsType()

"""How Ares Expedition is offered, dealt and restored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.ares_expedition import phases
from areo.ares_expedition.dealing import check, deal
from areo.ares_expedition.deck import BOOK, names
from areo.ares_expedition.drawing import icons, table
from areo.ares_expedition.facts import facts_of, text_of
from areo.ares_expedition.figures import figures
from areo.ares_expedition.game import AresExpedition
from areo.ares_expedition.hints import HINTS
from areo.ares_expedition.numbers import CORPORATIONS
from areo.ares_expedition.options import OPTIONS
from areo.ares_expedition.position import restore
from areo.kernel.description import CardText, Description, GameType
from areo.kernel.game import Game, Json
from areo.kernel.rng import seeded
from areo.kernel.things import Things
from areo.kernel.words import Words, known_language

NAMES: Final = {
    "en": "Ares Expedition",
    "fr": "Expédition Arès",
    "pt": "Expedição Ares",
}


class AresExpeditionType(GameType):
    """Makes games of Ares Expedition."""

    def describe(self) -> Description:
        return Description("ares-expedition", NAMES, (1, 4), OPTIONS, {"en": "", "fr": "", "pt": ""})

    def cards(self, language: str, options: Json) -> list[CardText]:
        words = Words(known_language(language), BOOK.phrases[language], BOOK.things)
        return [
            CardText(
                "corporation" if CORPORATIONS.has(card.number) else "project",
                card.id,
                names(card)[language],
                text_of(card, words),
                "confirmed",
                facts={**facts_of(card, words), "icons": icons(card)},
            )
            for card in [*BOOK.projects, *BOOK.corporations]
        ]

    def hints(self, language: str) -> Mapping[str, str]:
        return HINTS[known_language(language)]

    def phrases(self, language: str) -> Mapping[str, str]:
        return BOOK.phrases[known_language(language)]

    def board(self, options: Json) -> Json:
        return table()

    def figures(self, options: Json) -> dict[str, int]:
        return figures()

    def things(self, options: Json) -> Things:
        return BOOK.things

    def new(self, players: int, seed: str, options: Json) -> Game:
        game = laid_out(players, seed, options)
        game.push_to_table(phases.SET_UP)
        game.run()
        return game

    def restore(self, options: Json, state: object) -> Game:
        players = int(str(options["players"]))
        dealt = laid_out(players, str(options["seed"]), options)  # for its checks, and for what a position leaves out
        game = AresExpedition(BOOK, players, options)
        game.lay_out(seeded("ares-expedition", str(options["seed"])))
        game.tiles = dealt.tiles
        game.neutral = dealt.neutral
        restore(game, state)
        return game


def laid_out(players: int, seed: str, options: Json) -> AresExpedition:
    """A table with everything dealt."""
    check(options, players)
    game = AresExpedition(BOOK, players, options)
    game.lay_out(seeded("ares-expedition", seed))
    deal(game)
    return game


GAME: Final = AresExpeditionType()

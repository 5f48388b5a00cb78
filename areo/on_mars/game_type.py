"""How On Mars is offered, dealt and restored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from areo.kernel.description import CardText, Description, GameType
from areo.kernel.errors import BadOption, quoted
from areo.kernel.game import Game, Json
from areo.kernel.rng import seeded
from areo.kernel.things import Things
from areo.kernel.words import Words, known_language
from areo.on_mars import phases
from areo.on_mars.chapter import BASE_GAME, Chapter
from areo.on_mars.chapters import CHAPTERS
from areo.on_mars.components import Data
from areo.on_mars.data import load
from areo.on_mars.dealing import check, check_chapter, deal
from areo.on_mars.deck import PHRASES, rulebook
from areo.on_mars.drawing import table
from areo.on_mars.facts import all_cards
from areo.on_mars.figures import figures
from areo.on_mars.game import OnMars
from areo.on_mars.hints import HINTS
from areo.on_mars.options import BASE, OPTIONS
from areo.on_mars.position import restore
from areo.on_mars.rulebook import OnMarsRulebook
from areo.on_mars.table import OnMarsTable

NAMES: Final = {"en": "On Mars", "fr": "On Mars", "pt": "On Mars"}
RECONSTRUCTED: Final = {
    "en": "The starting hexes, the hexes of the research tiles, the arrows on the building tiles, most benefits of the "
    "turn order and of the laboratory, the split into short and long missions, most rewards of the First Colonists and "
    "much of Alien Invasion are our own reconstruction: no public source gives the originals.",
    "fr": "Les hexagones de départ, ceux des tuiles Recherche, les flèches des tuiles Bâtiment, la plupart des "
    "bénéfices de l’ordre du tour et du laboratoire, le partage entre missions courtes et longues, la plupart des "
    "récompenses des Premiers Colons et une grande partie d’Alien Invasion sont "
    "notre reconstitution : aucune source publique ne donne les originaux.",
    "pt": "Os hexágonos iniciais, os das peças de pesquisa, as setas das peças de edifício, a maioria dos benefícios "
    "da ordem de turno e do laboratório, a divisão entre missões curtas e longas, a maioria das recompensas dos "
    "Primeiros Colonos e grande parte de Alien Invasion são reconstrução nossa: nenhuma fonte pública traz os "
    "originais.",
}


class OnMarsType(GameType):
    """Makes games of On Mars."""

    def describe(self) -> Description:
        most = max([chapter.seats[1] for chapter in [BASE_GAME, *CHAPTERS.values()]])
        return Description("on-mars", NAMES, (1, most), OPTIONS, RECONSTRUCTED)

    def seats(self, options: Json) -> tuple[int, int]:
        return chapter_of(options).seats

    def unlisted(self, options: Json) -> int:
        return chapter_of(options).aliens

    def cards(self, language: str, options: Json) -> list[CardText]:
        book = book_of(options)
        words = Words(known_language(language), book.phrases[language], book.things)
        return all_cards(book, words)

    def figures(self, options: Json) -> dict[str, int]:
        data = data_of(options)
        found = figures(data)
        for chapter in CHAPTERS.values():
            found.update(chapter.figures(data))
        return found

    def hints(self, language: str) -> Mapping[str, str]:
        hints = dict(HINTS[known_language(language)])
        for chapter in CHAPTERS.values():
            hints.update(chapter.hints()[language])
        return hints

    def phrases(self, language: str) -> Mapping[str, str]:
        phrases = dict(PHRASES[known_language(language)])
        for chapter in CHAPTERS.values():
            phrases.update(chapter.phrases()[language])
        return phrases

    def board(self, options: Json) -> Json:
        return table(book_of(options))

    def editions(self, options: Json) -> list[Json]:
        return [{**options, "chapter": chapter} for chapter in [BASE, *CHAPTERS]]

    def things(self, options: Json) -> Things:
        return book_of(options).things

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


def chapter_of(options: Json) -> Chapter:
    """The chapter that is played; the base game if none is named."""
    name = options.get("chapter")
    if name is None or name == BASE:
        return BASE_GAME
    if not isinstance(name, str) or name not in CHAPTERS:
        raise BadOption(f"chapter: there is no {quoted(name)}: there are {', '.join([BASE, *CHAPTERS])}")
    return CHAPTERS[name]


def book_of(options: Json) -> OnMarsRulebook:
    return rulebook(data_of(options), chapter_of(options))


def refuse_foreign(options: Json, chapter: Chapter) -> None:
    """Set-up control of one chapter means nothing in another."""
    for other in CHAPTERS.values():
        for option in other.own_options:
            if option not in chapter.own_options and options.get(option) is not None:
                raise BadOption(f"{option}: it is only for the chapter {other.id}")


def laid_out(players: int, seed: str, options: Json) -> OnMarsTable:
    """A table with everything dealt."""
    chapter = chapter_of(options)
    check_chapter(options, players, chapter)
    refuse_foreign(options, chapter)
    check(options, players, players - chapter.aliens, [goal.id for goal in data_of(options).solo_goals])
    book = book_of(options)
    game = chapter.table(book, players, options) if chapter.id else OnMars(book, players, options)
    game.lay_out(seeded("on-mars", seed))
    deal(game)
    return game


GAME: Final = OnMarsType()

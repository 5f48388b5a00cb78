"""What is the same for everybody and asked for all the time: the games there are, their words, the pages' own files."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from msgspec import convert, json
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from areo.bots import names as bot_names
from areo.bots.levels import LEVELS, USUAL, strengths
from areo.bots.puzzles import Puzzle, shipped
from areo.kernel.game import VERSION
from areo.kernel.words import LANGUAGES
from areo.library import game_type, games
from areo.table.lobby import Lobby
from areo.table.messages import PROTOCOL
from areo.table.requests import (
    CardTold,
    Catalogue,
    GameTold,
    LevelTold,
    OnlyWith,
    OptionTold,
    Puzzles,
    PuzzleTexts,
    PuzzleTold,
    StrengthTold,
    Words,
)
from areo.table.schema import written
from areo.table.squeeze import BEST, Text

PAGES: Final = Path(__file__).parent / "pages"
FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}  # a file that changes gets another name


class Shelf:
    """Each text is made when it is first asked for, and kept."""

    def __init__(self, lobby: Callable[[], Lobby]) -> None:
        self.lobby: Final = lobby
        self.texts: Final[dict[str, Text]] = {}
        self.assets: Final = plain_files(PAGES / "assets")

    async def schema(self, request: Request) -> Response:
        """The form of every message, for programs."""
        if "schema" not in self.texts:
            self.texts["schema"] = Text(written().encode(), "application/schema+json", BEST)
        return await self.texts["schema"].response(request)

    async def catalogue(self, request: Request) -> Response:
        """The games there are, and what this server offers."""
        lobby = self.lobby()
        courier = lobby.courier
        push = None if courier is None else courier.public
        told = Catalogue(PROTOCOL, VERSION, games_told(), bot_names(), levels_told(), USUAL, lobby.settings.pause, push)
        return await Text(json.encode(told)).response(request)

    async def words(self, request: Request) -> Response:
        """What a game's things are called, and its cards written out."""
        language = language_of(request)
        game = game_of(request)
        name = f"words {game} {language}"
        if name not in self.texts:
            told = words(game, language, self.lobby().components(game))
            self.texts[name] = Text(json.encode(told), level=BEST)
        return await self.texts[name].response(request)

    async def puzzles(self, request: Request) -> Response:
        """Positions of a game where one move is clearly best."""
        language = language_of(request)
        game = game_of(request)
        name = f"puzzles {game} {language}"
        if name not in self.texts:
            self.texts[name] = Text(json.encode(puzzles(game, shipped(game), language)), level=BEST)
        return await self.texts[name].response(request)

    async def asset(self, request: Request) -> Response:
        """A piece of the client."""
        name = request.path_params["name"]
        if name not in self.assets:
            raise HTTPException(HTTPStatus.NOT_FOUND, "there is nothing here")
        file = PAGES / "assets" / name
        kind = guess_type(name)[0] or "application/octet-stream"
        if not kind.startswith("text/") and kind not in ("application/javascript", "image/svg+xml"):
            return FileResponse(file, headers=FOR_EVER)
        if name not in self.texts:
            self.texts[name] = Text(file.read_bytes(), kind, BEST)
        return await self.texts[name].response(request, FOR_EVER)


def language_of(request: Request) -> str:
    """In which language somebody would like to read."""
    language = request.query_params.get("language", "en")
    if language not in LANGUAGES:
        raise HTTPException(HTTPStatus.BAD_REQUEST, f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    return language


def games_told() -> list[GameTold]:
    return [
        GameTold(
            game.id,
            dict(game.names),
            list(game.seats),
            [
                OptionTold(
                    option.name,
                    option.default,
                    dict(option.texts),
                    option.control,
                    None if option.seats is None else list(option.seats),
                    list(option.unless),
                    None if option.choices is None else {value: list(s) for value, s in option.choices.items()},
                    None if option.only is None else OnlyWith(option.only[0], list(option.only[1])),
                )
                for option in game.options
                if option.name != "data"
            ],
            dict(game.reconstructed),
        )
        for game in games().values()
    ]


def game_of(request: Request) -> str:
    """The game that an address names; 404 if there is none of that name."""
    game = str(request.path_params["game"])
    if game not in games():
        raise HTTPException(HTTPStatus.NOT_FOUND, f"there is no game {game!r}")
    return game


def levels_told() -> list[LevelTold]:
    return [
        LevelTold(
            level.name,
            dict(level.names),
            dict(level.plays),
            [
                StrengthTold(match.game, match.against, match.players, match.games, match.won)
                for match in strengths()
                if match.level == level.name
            ],
        )
        for level in LEVELS.values()
    ]


def words(game: str, language: str, options: dict[str, object]) -> Words:
    kind = game_type(game)
    named: dict[str, str] = {}
    board: dict[str, object] = {}
    for edition in kind.editions(options):
        things = kind.things(edition)
        named.update({things.keys[number]: names[language] for number, names in things.names.items()})
        board = {**kind.board(edition), **board}
    return Words(
        game,
        language,
        named,
        kind.terms(language),
        [
            CardTold(card.kind, card.id, card.name, card.text, card.status, card.copies, dict(card.facts))
            for card in kind.all_cards(language, options)
        ],
        kind.figures(options),
        board,
        dict(kind.hints(language)),
    )


def puzzles(game: str, found: list[Puzzle], language: str) -> Puzzles:
    """Puzzles in one language."""
    told = [
        PuzzleTold(
            puzzle.seat,
            puzzle.position,
            puzzle.best,
            puzzle.gap,
            puzzle.costs,
            convert(puzzle.texts[language], PuzzleTexts, from_attributes=True),
        )
        for puzzle in found
    ]
    return Puzzles(game, told)


def plain_files(folder: Path) -> frozenset[str]:
    """The files of a folder itself: the only names under which anything of it is given out."""
    if not folder.is_dir():
        return frozenset()
    files = [file for file in folder.iterdir() if file.is_file() and not file.is_symlink()]
    return frozenset(file.name for file in files if not file.name.startswith("."))

"""`areo play`: the table on this machine, opened in the browser."""

from __future__ import annotations

import contextlib
import json
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from areo.bots import names as bot_names
from areo.kernel.errors import BadOption
from areo.kernel.game import Json
from areo.library import games
from areo.table.serve import run
from areo.table.settings import Settings
from areo.table.shelf import PAGES
from areo.table.store import FolderInUse

ADDRESS: Final = "address.txt"  # in the data folder: where the table that uses it can be reached
USUAL_PORT: Final = 8642


def is_built() -> bool:
    """Whether the pages of the browser client are there."""
    return (PAGES / "index.html").is_file()


def check(
    game: str | None,
    players: int | None,
    people: int | None,
    bots: str | None,
    seed: str | None,
    names: list[str],
    options: Json,
) -> None:
    """Refuse what can be played in the terminal but not asked for in the browser: nothing is dropped in silence."""
    if game is None:
        given = {"--players": players is not None, "--hot-seat": people is not None, "--bots": bots is not None}
        given |= {"--seed": seed is not None, "--name": bool(names), "--option": bool(options)}
        for flag, used in given.items():
            if used:
                raise BadOption(f"{flag} needs a GAME: {', '.join(games())}. Without one, the browser asks for all")
    own = [name.strip() for name in (bots or "").split(",") if ":" in name]
    if own:
        raise BadOption(
            f"--bots: {own[0]} plays only in the terminal (--terminal); here there are {', '.join(bot_names())}"
        )
    if "names" in options:
        raise BadOption("--option names: in the browser all write their own names, unless you play with --terminal")
    if len(names) > 1:
        raise BadOption(f"--name: {len(names)} names, but in the browser you give your own only; --terminal takes them")
    if seed is not None and (not seed or seed != seed.strip()):
        raise BadOption(f"--seed: in the browser a seed is a text without spaces around it, not {seed!r}")


def page(
    game: str | None, seats: list[str], seed: str | None, language: str | None, name: str | None, options: Json
) -> str:
    """The address within the table: the start page, or one that begins this very game."""
    if game is None:
        return "/" if language is None else f"/?lang={language}"
    asked = {"game": game, "seats": ",".join(seats)}
    if name is not None:
        asked["name"] = name
    if seed is not None:
        asked["seed"] = seed
    if language is not None:
        asked["lang"] = language
    asked.update({name: value if isinstance(value, str) else json.dumps(value) for name, value in options.items()})
    return "/new?" + urlencode(asked)


def play(folder: Path, where_to: str, say: Callable[[str], None], components: dict[str, str]) -> None:
    """Start the table and open it; if one is running on this folder already, open that one."""
    settings = Settings(pace=0.4, pause=3.0, components=components)

    def ready(address: str) -> None:
        with contextlib.suppress(OSError):
            (folder / ADDRESS).write_text(address, encoding="utf-8")
        say(f"areo: the table is at {address}; its games are kept in {folder}; Ctrl-C stops it")
        webbrowser.open(address + where_to)

    try:
        try:
            run(folder, "127.0.0.1", USUAL_PORT, settings, ready, "WARNING")
        except FolderInUse:
            raise
        except OSError:  # the usual port is taken: any other will do
            run(folder, "127.0.0.1", 0, settings, ready, "WARNING")
    except FolderInUse:
        with contextlib.suppress(OSError):
            address = (folder / ADDRESS).read_text(encoding="utf-8").strip()
            if address:
                say(f"areo: the table is running already, at {address}")
                webbrowser.open(address + where_to)
                return
        raise

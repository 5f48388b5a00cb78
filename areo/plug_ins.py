"""Games from outside this tree: an installed package brings one by an entry point in the group `areo.games`.

The entry point's name is the game's id, its value the game's package: `ice-race = "ice_race"`. Everything
stands where it does in a game of this tree. A package that cannot be used is left out, with a warning that names it.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from areo.kernel.description import Description, GameType
from areo.kernel.errors import BadOption
from areo.kernel.words import LANGUAGES
from areo.registry import GAMES

GROUP: Final = "areo.games"


class BadPlugIn(UserWarning):
    """A game was installed that cannot be played."""


@dataclass(frozen=True)
class PlugIn:
    """A game that an installed package brings."""

    id: str
    package: str
    brought_by: str

    def refusal(self, reason: str) -> str:
        return f"the game {self.id!r}, which {self.brought_by} brings, cannot be played: {reason}"


@cache
def plug_ins() -> dict[str, PlugIn]:
    """The games that installed packages bring, by their ids. Of two with one id the first counts, or ours."""
    found: dict[str, PlugIn] = {}
    for point in entry_points(group=GROUP):
        plug_in = PlugIn(point.name, point.value, distribution(point))
        if point.name in GAMES or point.name in found:
            warn(plug_in.refusal("there is a game with this id already"))
        else:
            found[point.name] = plug_in
    return found


def distribution(point: EntryPoint) -> str:
    """What was installed to bring an entry point."""
    return point.value if point.dist is None else point.dist.name


@cache
def game_of(plug_in: PlugIn) -> GameType:
    """The game itself; BadOption says why it cannot be played."""
    try:
        found = getattr(import_module(plug_in.package + ".game_type"), "GAME", None)
        description = found.describe() if isinstance(found, GameType) else None
    except Exception as error:  # whatever is wrong with it must not keep others from their games
        raise BadOption(plug_in.refusal(f"{type(error).__name__}: {error}")) from error
    if not isinstance(found, GameType) or not isinstance(description, Description):
        raise BadOption(plug_in.refusal(f"{plug_in.package}.game_type has no GAME made from GameType"))
    if description.id != plug_in.id:
        raise BadOption(plug_in.refusal(f"it calls itself {description.id!r}"))
    nameless = [language for language in LANGUAGES if language not in description.names]
    if nameless:
        raise BadOption(plug_in.refusal(f"it has no name in {', '.join(nameless)}"))
    return found


def warn(text: str) -> None:
    warnings.warn(text, BadPlugIn, stacklevel=2)

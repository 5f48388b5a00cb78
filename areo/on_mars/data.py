"""Reads the components of On Mars from their file, and checks them.

What is not certain of them stands in one file, `components.toml`, because some of it is reconstructed: no public
source gives the original. Who owns the box can copy that file, correct the copy and play with it: `load("my.toml")`.
A file is checked completely before anything is played with it.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.datafile import TomlTable, read_file, read_packaged
from areo.on_mars.chapters import CHAPTERS
from areo.on_mars.components import STATUSES, Data
from areo.on_mars.data_boards import read_boards
from areo.on_mars.data_cards import read_cards
from areo.on_mars.data_map import read_map
from areo.on_mars.data_variants import read_variants
from areo.on_mars.reconstructed import Notes

ONE: Final = [
    "meta",
    "arrows",
    "lss_sites",
    "shelter_sites",
    "research",
    "slots",
    "columns",
    "cells",
    "living_quarters",
    "grid",
    "spaces",
    "first_colonist_tiles",
]
MANY: Final = ["mission", "goal", "discovery", "a_card", "b_card", "solo_card", "solo_goal"]


def read(top: TomlTable, path: str | None) -> Data:
    """Everything in a file; each part is read after those it refers to."""
    own = [section for chapter in CHAPTERS.values() for section in chapter.sections]
    many = [*MANY, *[section for chapter in CHAPTERS.values() for section in chapter.tables]]
    top.sections([*ONE, *MANY, *own], many)
    top.meta("on-mars", 1)
    data = Data(path)
    notes = Notes()
    read_map(top, data, notes)
    read_boards(top, data, notes)
    read_cards(top, data, notes)
    read_variants(top, data, notes)
    for chapter in CHAPTERS.values():
        chapter.read(top, data, notes)
    data.digest = top.digest()
    data.notes = notes.found
    data.statuses = notes.statuses
    return data


LOADED: Final[list[Data]] = []  # the file that comes with the game, once it has been read


def load(path: str | None = None) -> Data:
    """Reads and checks a components file; without a path, the one that comes with the game.

    Raises `BadData` if the file cannot be read or cannot be played with.
    """
    if path is not None:
        return read(read_file(path, STATUSES), path)
    if not LOADED:
        LOADED.append(read(read_packaged("areo.on_mars", "components.toml", STATUSES), None))
    return LOADED[0]

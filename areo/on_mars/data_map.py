"""Reads the arrows of the building tiles and the marked hexes of the map."""

from __future__ import annotations

from typing import Final

from areo.kernel.datafile import TomlTable, as_written
from areo.on_mars.components import Data
from areo.on_mars.geometry import BY_ID, CENTRE, DIRECTIONS, id_of
from areo.on_mars.numbers import COMMON, LETTERS, LSS, MOST_IN_STACK, TYPES
from areo.on_mars.reconstructed import Notes

SHELTER_LISTS: Final = ["alone", "two", "three", "four"]
MOST_OF_LETTER: Final = 4  # a player takes one tile of each letter, and there are at most four players


def read_map(top: TomlTable, data: Data, notes: Notes) -> None:
    data.arrows = read_arrows(top.inside("arrows", "[arrows]"), notes)
    taken: dict[int, str] = {CENTRE: ""}
    data.lss_sites = read_lss_sites(top.inside("lss_sites", "[lss_sites]"), taken, notes)
    data.research_sites, data.research_names = read_research(top.inside("research", "[research]"), taken, notes)
    data.shelter_sites = read_shelter_sites(top.inside("shelter_sites", "[shelter_sites]"), taken, notes)


def read_arrows(table: TomlTable, notes: Notes) -> list[list[list[int]]]:
    types = list(TYPES[:COMMON])
    table.keys(["status", "stacks_status", *types], ["source"])
    notes.add_name(table.status("status"), "arrows")
    notes.add_name(table.status("stacks_status"), "stacks")
    table.remark("source")
    return [read_stack(table, type) for type in types]


def read_stack(table: TomlTable, type: str) -> list[list[int]]:
    """The tiles of a type, each as the directions of its arrows."""
    stack: list[list[int]] = []
    for number, tile in enumerate(table.entries(type)):
        place = f"{type}/{number}"
        if not isinstance(tile, list):
            raise table.bad(place, f"a tile must be a list of directions in brackets, found {as_written(tile)}")
        arrows: list[int] = []
        for entry in tile:
            if not isinstance(entry, str) or entry not in DIRECTIONS:
                choice = ", ".join([f'"{direction}"' for direction in DIRECTIONS])
                raise table.bad(place, f"a direction must be one of {choice}, found {as_written(entry)}")
            direction = DIRECTIONS.index(entry)
            if direction in arrows:
                raise table.bad(place, f"the direction {as_written(entry)} is listed twice")
            arrows.append(direction)
        stack.append(sorted(arrows))
    if not 1 <= len(stack) <= MOST_IN_STACK:
        raise table.bad(type, f"a stack must have between 1 and {MOST_IN_STACK} tiles, {type} has {len(stack)}")
    return stack


def read_lss_sites(table: TomlTable, taken: dict[int, str], notes: Notes) -> list[int]:
    table.keys(["status", "hexes"], ["source"])
    notes.add_name(table.status("status"), "lss_sites")
    table.remark("source")
    return read_hexes(table, "hexes", len(LSS), len(LSS), taken)


def read_research(table: TomlTable, taken: dict[int, str], notes: Notes) -> tuple[list[list[int]], dict[str, str]]:
    table.keys(["status", "tiles_status", *LETTERS, "names", "name_status"], ["source"])
    notes.add_name(table.status("status"), "research_sites")
    notes.add_name(table.status("tiles_status"), "research_tiles")
    table.remark("source")
    return [read_hexes(table, letter, 1, MOST_OF_LETTER, taken) for letter in LETTERS], table.names()


def read_shelter_sites(table: TomlTable, taken: dict[int, str], notes: Notes) -> list[list[int]]:
    """The sites by number of players. A hex can be on several of the lists: only one of them is used in a game."""
    table.keys(["status", *SHELTER_LISTS], ["source"])
    notes.add_name(table.status("status"), "shelter_sites")
    table.remark("source")
    found: list[list[int]] = [[]]
    for players, key in enumerate(SHELTER_LISTS, 1):
        sites = max(players, 2)  # alone, Lacerda has a shelter too
        found.append(read_hexes(table, key, sites, sites, dict(taken)))
    return found


def read_hexes(table: TomlTable, key: str, least: int, most: int, taken: dict[int, str]) -> list[int]:
    """A list of hexes that nothing stands on yet; `taken` keeps where each hex was met."""
    hexes: list[int] = []
    for number, id in enumerate(table.texts(key)):
        place = f"{key}/{number}"
        if id not in BY_ID:
            raise table.bad(place, f"there is no hex {as_written(id)} on the map")
        hex = BY_ID[id]
        if hex in taken:
            if hex == CENTRE:
                raise table.bad(place, f"the hex {as_written(id_of(hex))} is that of the starting mine")
            line = table.file.line(taken[hex])
            raise table.bad(place, f"the hex {as_written(id)} is taken already, on line {line}")
        taken[hex] = table.at(place)
        hexes.append(hex)
    if not least <= len(hexes) <= most:
        limits = f"between {least} and {most}" if least < most else str(least)
        raise table.bad(key, f"{key} must have {limits} hexes, found {len(hexes)}")
    return hexes

"""The map in the terminal: 91 boxes in columns, each half a box lower than the next, so that neighbours touch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from areo.on_mars.geometry import BY_ID, FIRST_COLUMN, name_of, q_of, r_of
from areo.on_mars.terminal import invasion
from areo.on_mars.terminal.people import sign
from areo.terminal.flow import flow, headed, lines_of, stack
from areo.terminal.mosaic import Box, Line, draw
from areo.terminal.scene import Scene

PITCH: Final = 6  # columns from one hex to the next
MAP_WIDTH: Final = 13 * PITCH + 1
LETTERS: Final = 2  # of a building's name
PIECES: Final = {"bot": "♜", "rover": "»", "miner": "♙", "advanced": "★"}
CRYSTAL: Final = "◇"
DISCOVERY: Final = "?"


def hexes() -> dict[str, Box]:
    """Where the hexes lie, by their ids."""
    tops = {id: 2 * r_of(hex) + q_of(hex) for id, hex in BY_ID.items()}
    first = min(tops.values())
    boxes: dict[str, Box] = {}
    for id, hex in BY_ID.items():
        left = (q_of(hex) - FIRST_COLUMN) * PITCH
        boxes[id] = Box(left, tops[id] - first, left + PITCH, tops[id] - first + 2)
    return boxes


def planet(scene: Scene, view: Mapping[str, Any]) -> list[Text]:
    """The map with what its signs mean and the names of the discoveries on it; or a list, where there is no room."""
    places = {place["hex"]: place for place in view["map"]}
    width = min(scene.width, MAP_WIDTH)
    if scene.width < MAP_WIDTH:
        held: dict[str, Mapping[str, Any]] = {id: {} for id in BY_ID if invasion.pieces(view, id)}
        shown = {**held, **{key.split(" ")[1]: {} for key in scene.lit if is_hex(key)}, **places}
        listed = [
            Text.assemble(*title(scene, id), " ", *contents(scene, shown[id]), *invasion.pieces(view, id))
            for id in BY_ID
            if id in shown
        ]
        mars = flow(listed, width)
    else:
        lit = {id: "act" for id in BY_ID if f"hex {id}" in scene.lit}
        inside = {id: [[*contents(scene, places.get(id, {})), *invasion.pieces(view, id)]] for id in BY_ID}
        mars = draw(hexes(), inside, lit, {id: title(scene, id) for id in BY_ID})
    return lines_of(stack([mars, legend(scene, view, width), *discoveries(scene, view, width)]))


def is_hex(key: str) -> bool:
    return key.startswith("hex ")


def title(scene: Scene, id: str) -> Line:
    """A hex's name, after the number that chooses it."""
    name = name_of(BY_ID[id])
    number = scene.lit.get(f"hex {id}")
    return [(name, "quiet")] if number is None else [(f"{number} ", "act"), (name, "act")]


def contents(scene: Scene, place: Mapping[str, Any]) -> Line:
    """What is on a hex: a building and the piece on it, a crystal, a tile. Pieces that pass hide what they pass."""
    standing = [(glyph, who) for piece, glyph in PIECES.items() for who in owners(place.get(piece))]
    pieces = [part for glyph, who in standing for part in ((glyph, "bold"), sign(scene, who))]
    if len(standing) > 1:
        return pieces
    line: Line = []
    if "building" in place:
        line.append((short(scene, place["building"]), place["building"]))
        line.append(sign(scene, place["owner"]) if "owner" in place else (" " if pieces else "", ""))
    if "crystal" in place:
        line.append((CRYSTAL, "crystal"))
    if "tile" in place:
        line.append((DISCOVERY, "dusk"))
    if "research" in place:
        line.append((f"[{place['research']}]", "dusk"))
    return [*line, *pieces]


def owners(value: Any) -> list[int | str]:
    """Whose pieces stand there: views tell one, or a list while several pass."""
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def short(scene: Scene, building: str) -> str:
    """The first letters of a building's name, which tell it from the others."""
    return scene.name(f"building {building}")[:LETTERS].capitalize()


def legend(scene: Scene, view: Mapping[str, Any], width: int) -> Text:
    say = scene.say
    told = [f"{glyph} {say(f'piece.{piece}')}" for piece, glyph in PIECES.items()]
    told.append(f"{CRYSTAL} {scene.name('resource crystal')}")
    told += [f"{DISCOVERY} {kind(scene, 'discovery')}", f"[A] {kind(scene, 'research')}"]
    told += invasion.legend(scene, view)
    return flow([Text(item, "quiet") for item in told], width)


def kind(scene: Scene, id: str) -> str:
    name = scene.term(f"kind.{id}")
    return name[0].lower() + name[1:]


def discoveries(scene: Scene, view: Mapping[str, Any], width: int) -> list[Text]:
    """The discoveries on the map by their names."""
    found = [
        Text.assemble((f"{name_of(BY_ID[place['hex']])} ", "quiet"), scene.name(f"tile {place['tile']}"))
        for place in view["map"]
        if "tile" in place
    ]
    return [headed(Text(DISCOVERY, "dusk"), found, width, 2)] if found else []

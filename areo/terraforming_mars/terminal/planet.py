"""Tharsis in the terminal: 61 boxes laid like bricks, so that exactly the neighbours touch; or a list of them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.text import Text

from areo.terminal.flow import flow, lines_of, stack
from areo.terminal.look import FREE, seat_style, shape
from areo.terminal.mosaic import Box, Line, draw
from areo.terminal.scene import Scene
from areo.terraforming_mars import board

PITCH: Final = 8  # columns from one area to the next
MAP_WIDTH: Final = 9 * PITCH + 1
GLYPHS: Final = {"greenery": ("♣", "plants"), "city": ("⌂", "bold"), "capital": ("⌂◈", "bold")}
SPECIAL: Final = ("◈", "bold")
OCEAN: Final = "≈"
CITY: Final = "⌂"
VOLCANO: Final = "^"
CLAIM: Final = "⚑"
POSSIBLE: Final = "▸"


class Bonus(NamedTuple):
    """Something an area gives whoever places a tile there: a letter of its name stands for each."""

    name: str
    style: str
    areas: list[int]  # how many, by area


def tharsis() -> dict[str, Box]:
    """Where the areas lie, by their ids."""
    boxes: dict[str, Box] = {}
    for row, marks in enumerate(board.ROWS):
        indent = (9 - len(marks)) * PITCH // 2
        for column in range(len(marks)):
            left = indent + column * PITCH
            boxes[board.IDS[board.FIRST_IN_ROW[row] + column]] = Box(left, 2 * row, left + PITCH, 2 * row + 2)
    return boxes


def planet(scene: Scene, view: dict[str, Any]) -> list[Text]:
    """The map with its legend, and the tiles that need a word: special ones and those off the map."""
    return lines_of(stack([areas(scene, view), legend(scene), named_tiles(scene, view)]))


def areas(scene: Scene, view: dict[str, Any]) -> Text:
    tiles = {tile["space"]: tile for tile in view["tiles"]}
    claims = {claim["space"]: claim["owner"] for claim in view["claims"]}
    gives = bonuses(scene)
    cells = {
        id: area(scene, site, tiles.get(id), claims.get(id), gives) for site, id in enumerate(board.IDS[: board.HEXES])
    }
    if scene.width < MAP_WIDTH:
        rows = [[Text.assemble(*cell) for id, cell in cells.items() if id[0] == letter] for letter in "ABCDEFGHI"]
        return stack(flow(row, scene.width, "  ") for row in rows)
    lit = {id: "act" for id in cells if f"space {id}" in scene.lit}
    return draw(tharsis(), {id: [padded(cell)] for id, cell in cells.items()}, lit)


def padded(cell: Line) -> Line:
    """Filled up on the right, so that all areas begin alike."""
    return [*cell, (" " * (PITCH - 1 - sum(len(text) for text, _ in cell)), "")]


def area(scene: Scene, site: int, tile: dict[str, Any] | None, claim: int | None, gives: list[Bonus]) -> Line:
    """One area: whether it can be chosen, its id, its tile; or what it is reserved for and what it gives."""
    id = board.IDS[site]
    if tile is not None and tile["tile"] == "ocean":
        return [(OCEAN, "oceans"), (id, "bold oceans"), (OCEAN * 4, "oceans")]
    if tile is not None:
        return [(f" {id} ", "bold"), owner_mark(tile["owner"]), GLYPHS.get(tile["tile"], SPECIAL)]
    lit = f"space {id}" in scene.lit
    line: Line = [(f"{POSSIBLE}{id}" if lit else f" {id}", "act" if lit else "quiet")]
    line += [kind_of(site)] if claim is None else [(CLAIM, "bold"), owner_mark(claim)]
    return [*line, *[(give.name[0] * give.areas[site], give.style) for give in gives if give.areas[site]]]


def kind_of(site: int) -> tuple[str, str]:
    """What kind of area a free one is."""
    if board.RESERVED >> site & 1:
        return f"{OCEAN} ", "oceans"
    if site == board.NOCTIS:
        return f"{CITY} ", "quiet"
    return f"{VOLCANO} " if board.VOLCANIC >> site & 1 else "  ", "heat"


def owner_mark(owner: int | str) -> tuple[str, str]:
    return (FREE, "quiet") if isinstance(owner, str) else (shape(owner), seat_style(owner))


def bonuses(scene: Scene) -> list[Bonus]:
    card = scene.words.phrases["noun.card"].split("|")[0]
    return [
        Bonus(scene.name("resource steel"), "steel", board.STEEL_BONUS),
        Bonus(scene.name("resource titanium"), "titanium", board.TITANIUM_BONUS),
        Bonus(scene.name("resource plants"), "plants", board.PLANT_BONUS),
        Bonus(card, "bold", board.CARD_BONUS),
    ]


def legend(scene: Scene) -> Text:
    tiles = [scene.name(f"tile {kind}").lower() for kind in ("ocean", "greenery", "city")]
    areas = [f"{give.name[0]} {give.name}" for give in bonuses(scene)]
    areas.append(f"{VOLCANO} {scene.say('volcanic')}")
    if scene.seats == 1:
        areas.append(f"{FREE} {scene.say('neutral')}")
    if any(key.startswith("space ") for key in scene.lit):
        areas.append(f"{POSSIBLE} {scene.say('possible')}")
    width = min(scene.width, MAP_WIDTH)
    lines = [scene.say("legend", *tiles).split(" · "), areas]
    return stack(flow([Text(item, "quiet") for item in line], width) for line in lines)


def named_tiles(scene: Scene, view: dict[str, Any]) -> Text:
    """The two cities off the map, and the special tiles by their names."""
    tiles = {tile["space"]: tile for tile in view["tiles"]}
    told: list[Text] = []
    for id in board.OFF_MAP.values():
        name = Text(scene.name(f"space {id}"), "act" if f"space {id}" in scene.lit else "quiet")
        if id in tiles:
            name = Text.assemble(owner_mark(tiles[id]["owner"]), CITY, " ", scene.name(f"space {id}"))
        told.append(name)
    for id, tile in tiles.items():
        if tile["tile"] not in ("ocean", "greenery", "city"):
            told.append(Text.assemble(owner_mark(tile["owner"]), f"◈ {id} ", scene.name(f"tile {tile['tile']}")))
    told[0] = Text.assemble((f"{scene.say('off-map')} ", "quiet"), told[0])
    return flow(told, min(scene.width, MAP_WIDTH))

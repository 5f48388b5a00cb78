"""Mars in the terminal: ten boxes that touch exactly where the zones do; or, for another map, a list."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from areo.terminal.look import seat_style, shape
from areo.terminal.mosaic import Box, Line, draw, length, neighbours
from areo.terminal.scene import Scene

NARROWEST: Final = 76
LINES: Final = 3  # of text in a zone
HIDDEN: Final = "hidden"


def mars(width: int, north: int = LINES, middle: int = LINES) -> dict[str, Box]:
    """Where the ten zones lie, so that exactly the neighbours touch; two rows may have a line more than the others."""
    right = width - 1
    left_cut, right_cut = right * 33 // 100, right - right * 33 // 100
    west, centre, east = right // 4, right // 2, right * 3 // 4
    south = right * 2 // 5
    first = north + 1
    second = first + LINES + 1
    third = second + middle + 1
    fourth = third + LINES + 1
    return {
        "arabia": Box(0, 0, left_cut, second),
        "vastitas_borealis": Box(left_cut, 0, right_cut, first),
        "syrtis_major": Box(right_cut, 0, right, second),
        "tritonis_sinus": Box(left_cut, first, right_cut, second),
        "sinus_sabaeus": Box(0, second, west, third),
        "valles_marineris": Box(west, second, centre, third),
        "mare_tyrrhenum": Box(centre, second, east, third),
        "ausonia": Box(east, second, right, third),
        "mare_serpentis": Box(0, third, south, fourth),
        "hellas": Box(south, third, right, fourth),
    }


def borders(scene: Scene) -> set[frozenset[str]]:
    """The pairs of neighbours on the map that is played on."""
    return {frozenset((zone["id"], other)) for zone in scene.printed.board["zones"] for other in zone["neighbours"]}


def planet(scene: Scene, view: dict[str, Any], width: int) -> RenderableType:
    """The planet; or a list of its zones, if there is no room or the borders were corrected to others than we draw."""
    if width < NARROWEST or neighbours(mars(width)) != borders(scene):
        return zone_list(scene, view)
    full = {zone["zone"] for zone in view["zones"] if zone["discovery"] and any(zone["astronauts"])}
    boxes = mars(width, LINES + ("vastitas_borealis" in full), LINES + bool(full & {"sinus_sabaeus", "ausonia"}))
    contents = {zone["zone"]: zone_lines(scene, zone, boxes[zone["zone"]]) for zone in view["zones"]}
    return draw(boxes, contents, {id: "act" for id in boxes if f"zone {id}" in scene.lit})


def zone_lines(scene: Scene, zone: dict[str, Any], box: Box) -> list[Line]:
    """A zone's name, resource, astronauts and discovery; the last stands beside the resource where room is short."""
    lines = [zone_name(scene, zone), resource(scene, zone)]
    crowd = astronauts(zone)
    if crowd:
        lines.append(joined(crowd, " ", box.width()))
    found = discovery(scene, zone)
    if found and len(lines) == box.height():
        lines[1] += [(" · ", "quiet"), *found]
    elif found:
        lines.append(found)
    return lines


def zone_name(scene: Scene, zone: dict[str, Any]) -> Line:
    name = scene.name(f"zone {zone['zone']}")
    number = scene.lit.get(f"zone {zone['zone']}")
    return [(name, "bold italic")] if number is None else [(f"{number} ", "act"), (name, "act")]


def resource(scene: Scene, zone: dict[str, Any]) -> Line:
    """What is found there and what a token of it is worth, with the tokens lying there."""
    if zone["resource"] is None:
        return [(scene.say("unexplored"), "quiet")]
    values = {kind["id"]: kind["value"] for kind in scene.printed.board["resources"]}
    name = scene.name(f"resource {zone['resource']}")
    line: Line = [(f"{name} {values[zone['resource']]}", zone["resource"])]
    if zone["tokens"]:
        line.append((f" ◦{zone['tokens']}", "bold"))
    return line


def astronauts(zone: dict[str, Any]) -> list[Line]:
    """Who is there, most first. A sole leader stands in brackets, those who tie in round ones."""
    counts = [(number, seat) for seat, number in enumerate(zone["astronauts"]) if number]
    counts.sort(key=lambda pair: (-pair[0], pair[1]))
    most = counts[0][0] if counts else 0
    tie = sum(number == most for number, _ in counts) > 1
    crowd: list[Line] = []
    for number, seat in counts:
        before, after = ("", "") if number < most else "()" if tie else "[]"
        crowd.append([(before, "bold"), (shape(seat), seat_style(seat)), (f"{number}{after}", "bold")])
    return crowd


def joined(crowd: list[Line], gap: str, width: int) -> Line:
    """All on one line, without the gaps if they do not fit."""
    line: Line = [part for index, one in enumerate(crowd) for part in ([(gap, "")] if index and gap else []) + one]
    return joined(crowd, "", width) if gap and length(line) > width else line


def discovery(scene: Scene, zone: dict[str, Any]) -> Line:
    if zone["discovery"] is None:
        return []
    known = zone["discovery"] != HIDDEN
    name = scene.name(f"card {zone['discovery']}") if known else scene.say("discovery")
    return [(f"? {name}", "dusk")]


def zone_list(scene: Scene, view: dict[str, Any]) -> Table:
    """The zones one beneath the other, each with its neighbours."""
    listed = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for zone, drawn in zip(view["zones"], scene.printed.board["zones"], strict=True):
        around = ", ".join(scene.name(f"zone {other}") for other in drawn["neighbours"])
        lines = [joined(astronauts(zone), " ", scene.width), discovery(scene, zone)]
        told = Text("  ").join(Text.assemble(*line) for line in [resource(scene, zone), *lines] if line)
        told.append(f"\n↔ {around}", "quiet")
        listed.add_row(Text.assemble(*zone_name(scene, zone)), told)
    return listed

"""A map of boxes that share their borders, drawn with lines: boxes that touch are neighbours."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from rich.cells import cell_len
from rich.text import Text

Part: TypeAlias = tuple[str, str]  # some text and its style
Line: TypeAlias = list[Part]

# By what a point of a border leads to: up 8, down 4, left 2, right 1.
LINES: Final = " ╶╴─╷╭╮┬╵╰╯┴│├┤┼"


class Box(NamedTuple):
    """A box by the columns and rows of its border."""

    left: int
    top: int
    right: int
    bottom: int

    def width(self) -> int:
        return self.right - self.left - 1

    def height(self) -> int:
        return self.bottom - self.top - 1


def touch(one: Box, other: Box) -> bool:
    """Whether two boxes share more of their border than a corner."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    beside = one.right == other.left or other.right == one.left
    above = one.bottom == other.top or other.bottom == one.top
    return (beside and down > 1) or (above and across > 1)


def neighbours(boxes: Mapping[str, Box]) -> set[frozenset[str]]:
    """The pairs of boxes that touch."""
    return {
        frozenset((one, other)) for one in boxes for other in boxes if one != other and touch(boxes[one], boxes[other])
    }


def length(line: Line) -> int:
    return sum(cell_len(text) for text, _ in line)


def cut(line: Line, width: int) -> Line:
    """As much of the line as fits."""
    kept: Line = []
    for text, style in line:
        while cell_len(text) > width:
            text = text[:-1]
        kept.append((text, style))
        width -= cell_len(text)
    return kept


def draw(
    boxes: Mapping[str, Box],
    contents: Mapping[str, list[Line]],
    styles: Mapping[str, str],
    titles: Mapping[str, Line] | None = None,
) -> Text:
    """The map: each box with its lines in its middle, its border in its style (else that of the map).

    A title stands in the middle of the upper border.
    """
    right = max(box.right for box in boxes.values())
    bottom = max(box.bottom for box in boxes.values())
    points = [[0] * (right + 1) for _ in range(bottom + 1)]
    inks = [["mars"] * (right + 1) for _ in range(bottom + 1)]
    for name, box in sorted(boxes.items(), key=lambda item: item[0] in styles):
        trace(points, box)
        if name in styles:
            colour(inks, box, styles[name])
    cells: list[list[Part]] = [
        [(LINES[point], ink) for point, ink in zip(*rows, strict=True)] for rows in zip(points, inks, strict=True)
    ]
    for name, box in boxes.items():
        lines = contents[name][: box.height()]
        top = box.top + 1 + (box.height() - len(lines)) // 2
        for row, line in enumerate(lines):
            write(cells[top + row], box, cut(line, box.width()))
    for name, title in (titles or {}).items():
        write(cells[boxes[name].top], boxes[name], cut(title, boxes[name].width()))
    return Text("\n").join(Text.assemble(*runs(row)) for row in cells)


def runs(row: list[Part]) -> list[Part]:
    """A row in as few parts as its styles allow: many small ones take long to print."""
    return [("".join(text for text, _ in part), style) for style, part in groupby(row, key=lambda cell: cell[1])]


def trace(points: list[list[int]], box: Box) -> None:
    for column in range(box.left, box.right):
        for row in (box.top, box.bottom):
            points[row][column] |= 1
            points[row][column + 1] |= 2
    for row in range(box.top, box.bottom):
        for column in (box.left, box.right):
            points[row][column] |= 4
            points[row + 1][column] |= 8


def colour(inks: list[list[str]], box: Box, style: str) -> None:
    for row in range(box.top, box.bottom + 1):
        for column in range(box.left, box.right + 1):
            inks[row][column] = style


def write(row: list[Part], box: Box, line: Line) -> None:
    """Put a line into the middle of a box. A wide character takes two places, an accent of its own none."""
    column = box.left + 1 + (box.width() - length(line)) // 2
    for text, style in line:
        for character in text:
            width = cell_len(character)
            if width == 0:
                row[column - 1] = (row[column - 1][0] + character, style)
                continue
            row[column] = (character, style)
            if width == 2:
                row[column + 1] = ("", style)
            column += width

"""Texts set out in lines: one after another, in columns, or side by side. Lines are broken only where it is meant.

Rich has tables of its own, but they break at any space, even one that must not break, and take ten times as long.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from rich.text import Text


def flow(items: Iterable[Text], width: int, gap: str = " · ") -> Text:
    """As many items on each line as fit."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1].append(gap, "quiet").append_text(item)
        else:
            lines.append(item.copy())
    return stack(lines)


def headed(heading: Text, items: Iterable[Text], width: int, column: int = 0, gap: str = " · ") -> Text:
    """Items after a heading, those of further lines beneath the first; from a column on, if one is given."""
    column = column or heading.cell_len + 2
    return beside([heading], lines_of(flow(items, width - column, gap)), column)


def lines_of(text: Text) -> list[Text]:
    return list(text.split("\n"))


def stack(lines: Iterable[Text]) -> Text:
    """Lines one beneath the other."""
    return Text("\n").join(lines)


def aligned(rows: Sequence[Sequence[Text]], right: Container[int] = (), gap: int = 1, width: int = 0) -> list[Text]:
    """Rows whose cells stand beneath each other, some columns to the right; cut to a width, if one is given."""
    columns = max(len(row) for row in rows)
    widths = [max(row[column].cell_len for row in rows if column < len(row)) for column in range(columns)]
    lines: list[Text] = []
    for row in rows:
        line = Text()
        for column, cell in enumerate(row):
            space = " " * (widths[column] - cell.cell_len)
            line.append(" " * gap if column else "")
            line.append(space if column in right else "").append_text(cell)
            line.append("" if column in right or column == len(row) - 1 else space)
        if width:
            line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], column: int) -> Text:
    """Two blocks of lines side by side, the second from this column on."""
    lines: list[Text] = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.append(" " * (column - line.cell_len)).append_text(right[number])
        lines.append(line)
    return stack(lines)

"""The Tharsis map, as a picture, and what can be asked of it. Sets of hexes are bit masks: 61 fit one machine word.

Hexes are numbered 0 to 60 in reading order and called A1 to I5; 61 and 62 are the two city sites off the map.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.sets import members

# One hex: ~ reserved for an ocean, ^ volcanic, * Noctis City; then its bonuses:
# s steel, t titanium, p plant, c card. A dot: nothing.
PICTURE: Final = """
        ss    ~ss   .     ~c    ~
      .     ^s    .     .     .     ~cc
    ^c    .     .     .     .     .     s
  ^pt   p     p     p     pp    p     p     ~pp
^pp   pp    *pp   ~pp   ~pp   ~pp   pp    pp    pp
  p     pp    p     p     p     ~p    ~p    ~p
    .     .     .     .     .     p     .
      ss    .     c     c     .     t
        s     ss    .     .     ~tt
"""

HEXES: Final = 61
GANYMEDE: Final = 61
PHOBOS: Final = 62
SITES: Final = 63
NOCTIS: Final = 28
NAMES: Final = {6: "Tharsis Tholus", 11: "Ascraeus Mons", 18: "Pavonis Mons", 26: "Arsia Mons", NOCTIS: "Noctis City"}
OFF_MAP: Final = {GANYMEDE: "ganymede-colony", PHOBOS: "phobos-space-haven"}

ROWS: Final = [row.split() for row in PICTURE.strip("\n").split("\n")]
MARKS: Final = [mark for row in ROWS for mark in row]
FIRST_IN_ROW: Final = [sum(len(row) for row in ROWS[:number]) for number in range(len(ROWS))]


def mask_of(marks: str) -> int:
    """The hexes whose mark holds any of these characters."""
    mask = 0
    for number in range(HEXES):
        if any(mark in MARKS[number] for mark in marks):
            mask |= 1 << number
    return mask


def neighbours_of(row: int, column: int) -> list[int]:
    """The hexes around one, clockwise from the upper left; those beyond the rim left out."""
    middle = len(ROWS) // 2
    up = 0 if row > middle else -1
    down = 0 if row < middle else -1
    around = [
        (row - 1, column + up),
        (row - 1, column + up + 1),
        (row, column + 1),
        (row + 1, column + down + 1),
        (row + 1, column + down),
        (row, column - 1),
    ]
    return [FIRST_IN_ROW[r] + c for r, c in around if 0 <= r < len(ROWS) and 0 <= c < len(ROWS[r])]


NEIGHBOURS: Final = [neighbours_of(row, column) for row in range(len(ROWS)) for column in range(len(ROWS[row]))] + [
    [],
    [],
]
AROUND: Final = [sum(1 << other for other in NEIGHBOURS[number]) for number in range(SITES)]

ALL: Final = (1 << HEXES) - 1
RESERVED: Final = mask_of("~")  # for oceans
VOLCANIC: Final = mask_of("^")
METAL: Final = mask_of("st")
CARD: Final = mask_of("c")
LAND: Final = ALL & ~RESERVED & ~(1 << NOCTIS)

STEEL_BONUS: Final = [mark.count("s") for mark in MARKS] + [0, 0]
TITANIUM_BONUS: Final = [mark.count("t") for mark in MARKS] + [0, 0]
PLANT_BONUS: Final = [mark.count("p") for mark in MARKS] + [0, 0]
CARD_BONUS: Final = [mark.count("c") for mark in MARKS] + [0, 0]

IDS: Final = [f"{'ABCDEFGHI'[row]}{column + 1}" for row in range(len(ROWS)) for column in range(len(ROWS[row]))] + [
    OFF_MAP[GANYMEDE],
    OFF_MAP[PHOBOS],
]


def hexes(mask: int) -> list[int]:
    """The hexes of a set, in reading order."""
    return members(mask)

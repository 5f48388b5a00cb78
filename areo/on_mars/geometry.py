"""The map: 91 hexes with flat tops, and sets of them as bit masks, so that a rule looks at many hexes at once.

A hex "q,r" has the bit 12 * (q + 6) + (r + 5). A column has eleven rows and one that is never on the map, so that a
step over the edge ends off the map, from wherever it starts.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = 12
FIRST_COLUMN: Final = -6
FIRST_ROW: Final = -5

# The first and the last row of each column, from left to right.
COLUMNS: Final = (
    (2, 4),
    (0, 5),
    (-1, 5),
    (-2, 5),
    (-3, 5),
    (-3, 4),
    (-4, 4),
    (-4, 3),
    (-5, 3),
    (-5, 2),
    (-5, 1),
    (-5, 0),
    (-4, -2),
)

# The six directions, clockwise from the top: as ids, and as steps between bits.
DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final = (-1, ROWS - 1, ROWS, 1, 1 - ROWS, -ROWS)


def hex_at(q: int, r: int) -> int:
    """The hex with these coordinates, on the map or not."""
    return (q - FIRST_COLUMN) * ROWS + r - FIRST_ROW


def q_of(hex: int) -> int:
    return hex // ROWS + FIRST_COLUMN


def r_of(hex: int) -> int:
    return hex % ROWS + FIRST_ROW


def id_of(hex: int) -> str:
    """The coordinates, as positions and answers write them."""
    return f"{q_of(hex)},{r_of(hex)}"


def name_of(hex: int) -> str:
    """What players call a hex: its column by a letter, from the left, and its place there, from the top."""
    column = q_of(hex) - FIRST_COLUMN
    return f"{chr(ord('A') + column)}{r_of(hex) - COLUMNS[column][0] + 1}"


HEXES: Final = [hex_at(FIRST_COLUMN + q, r) for q, (low, high) in enumerate(COLUMNS) for r in range(low, high + 1)]
BY_ID: Final = {id_of(hex): hex for hex in HEXES}
BOARD: Final = sum([1 << hex for hex in HEXES])
CENTRE: Final = hex_at(0, 0)


def spread(hexes: int) -> int:
    """These hexes and all their neighbours."""
    return (
        hexes | hexes << 1 | hexes >> 1 | hexes << ROWS | hexes >> ROWS | hexes << (ROWS - 1) | hexes >> (ROWS - 1)
    ) & BOARD


def distance(one: int, other: int) -> int:
    """How many steps there are from a hex to another, across whatever lies between."""
    columns = one // ROWS - other // ROWS
    rows = one % ROWS - other % ROWS
    return max(abs(columns), abs(rows), abs(columns + rows))


def around(hex: int) -> int:
    """A hex and its neighbours: the building zone of a bot that stands there."""
    return ZONES[hex]


def neighbour(hex: int, direction: int) -> int:
    """The hex next to one in a direction; -1 if the map ends there."""
    return NEXT[hex * 6 + direction]


def ring(hex: int, steps: int) -> int:
    """All hexes that are just so many steps away."""
    inner = 1 << hex
    for _ in range(steps - 1):
        inner = spread(inner)
    return spread(inner) & ~inner


def connected(seed: int, within: int) -> int:
    """All hexes of `within` that hang together with the seed, which is part of them."""
    found = seed & within
    while True:
        more = spread(found) & within
        if more == found:
            return found
        found = more


def size(hexes: int) -> int:
    """How many hexes a set has."""
    return hexes.bit_count()


def listed(hexes: int) -> list[int]:
    """The hexes of a set, column by column."""
    found: list[int] = []
    while hexes:
        lowest = hexes & -hexes
        found.append(lowest.bit_length() - 1)
        hexes ^= lowest
    return found


BIT: Final = [1 << hex for hex in range(ROWS * len(COLUMNS))]  # each hex as a set of its own
ZONES: Final = [spread(1 << hex) if BOARD >> hex & 1 else 0 for hex in range(ROWS * len(COLUMNS))]
NEXT: Final = [
    hex + step if BOARD >> hex & 1 and hex + step >= 0 and BOARD >> (hex + step) & 1 else -1
    for hex in range(ROWS * len(COLUMNS))
    for step in STEPS
]

"""Sets of small numbers, such as the hexes of a map or the cards of a hand, as bit masks."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """The numbers in a set, lowest first."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def mask_of(numbers: list[int]) -> int:
    """The set of some numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask

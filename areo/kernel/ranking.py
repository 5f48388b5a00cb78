"""Who stands where, once it is known what counts."""

from __future__ import annotations


def places(merit: list[tuple[int, int]]) -> list[list[int]]:
    """Seats from first to last, by points and then by what breaks ties; who is equal in both shares the place."""
    found: list[list[int]] = []
    for seat in sorted(range(len(merit)), key=lambda seat: merit[seat], reverse=True):
        if found and merit[found[-1][0]] == merit[seat]:
            found[-1].append(seat)
        else:
            found.append([seat])
    return found

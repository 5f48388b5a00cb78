"""What set-up control names, found among what can be dealt."""

from __future__ import annotations

from areo.kernel.errors import BadOption, quoted
from areo.tableau.table import TableauGame


def named_cards(
    game: TableauGame, ids: object, option: str, kind: str, pool: list[int], before: list[int]
) -> list[int]:
    """The numbers of the cards an option names, each in the pool and not named before."""
    if ids is None:
        return []
    if not isinstance(ids, list):
        raise BadOption(f"{option}: a list of ids is expected, not {quoted(ids)}")
    found: list[int] = []
    for id in ids:
        number = game.book.things.number(f"{kind} {id}") if isinstance(id, str) else 0
        if number in found or number in before:
            raise BadOption(f"{option}: {id!r} is named twice")
        if number == 0 or number not in pool:
            raise BadOption(f"{option}: {quoted(id)} is unknown, or not in this game")
        found.append(number)
    return found

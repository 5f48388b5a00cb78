"""What set-up control names, found among what can be dealt, and the deck with it on top."""

from __future__ import annotations

from typing import Final

from areo.kernel.description import Option
from areo.kernel.errors import BadOption, quoted
from areo.tableau.table import TableauGame

DECK: Final = Option(
    "deck",
    None,
    {
        "en": "The first cards of the deck, from the top.",
        "fr": "Les premières cartes de la pioche, à partir du dessus.",
        "pt": "As primeiras cartas do deck, a partir do topo.",
    },
    control=True,
)


def lay_deck(game: TableauGame, cards: list[int]) -> None:
    """Shuffle these cards, with those that the option names on top."""
    top = named_cards(game, game.options.get(DECK.name), DECK.name, "card", cards, [])
    rest = [card for card in cards if card not in top]
    game.rng.shuffle(rest)
    game.deck = rest + top[::-1]


def listed_for_seats(game: TableauGame, option: str) -> list[object]:
    """What an option lists for each seat; None for each if it is left out."""
    listed = game.options.get(option)
    if listed is None:
        return [None] * game.seats
    if not isinstance(listed, list) or len(listed) != game.seats:
        raise BadOption(f"{option}: a list for each of the {game.seats} seats is expected, not {quoted(listed)}")
    return listed


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

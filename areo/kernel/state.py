"""The state of a table, declared once: each field with its kind, who sees it, and what it may hold.

What a view shows, what a position says and how it is read back, what is dealt anew for a seat that cannot see it, and
which pieces can never get lost all follow from the declaration. Only how a table is copied stands beside it, by hand,
because that must be quick; a law changes every field and looks.

    STATE = State(
        Number("round", 1, ROUNDS),
        Pile("deck", CARD),
        Players(Number("money", 0), Cards("hand", CARD, seen=OWNER)),
    )

Numbers, names and the like are in fields.py, what holds cards in holders.py, what repeats in parts.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from areo.kernel.fields import NONE, Field, Reading, Sight
from areo.kernel.holders import Holder
from areo.kernel.parts import Parts
from areo.kernel.reading import Reader
from areo.kernel.rng import Dice
from areo.kernel.things import Kind

if TYPE_CHECKING:
    from areo.kernel.game import Game

SMALL: Final = bytes(range(256))


@final
class State:
    """All fields of a game's table."""

    def __init__(self, *fields: Field) -> None:
        self.fields: Final = fields
        self.dealt: Final[dict[str, list[Field]]] = {}  # by kind: the fields whose things are dealt anew

    def show(self, game: Game, eye: int) -> dict[str, object]:
        """The table as a seat sees it (or SPECTATOR, or ALL_SEEING), built up from what it may see."""
        sight = Sight(game, eye)
        return {field.name: field.out(game, NONE, sight) for field in self.fields}

    def read(self, game: Game, reader: Reader) -> Reading:
        """Set the table as a position says. What it leaves out stays as at the start."""
        reading = Reading(game, reader.get("pending") if reader.has("pending") else None)
        for field in self.fields:
            field.read(game, NONE, reader, reading)
        return reading

    def pieces(self, game: Game) -> list[str]:
        """Every piece that can never get lost, by key, once for each place it is in."""
        return [piece for field in self.fields for piece in field.pieces(game, NONE, NONE, game)]

    def unseen(self, game: Game, seat: int, kind: Kind) -> list[int]:
        """All things of a kind that a seat cannot see, by number, so that how they lie tells nothing of a new deal."""
        sight = Sight(game, seat)
        found: list[int] = []
        for field in self.dealing(kind):
            found += field.take_hidden(game, NONE, sight, kind)
        return ascending(found)

    def dealing(self, kind: Kind) -> list[Field]:
        """The fields in which things of a kind lie that somebody may not see."""
        if kind.name not in self.dealt:
            self.dealt[kind.name] = [field for field in self.fields if field.deals(kind)]
        return self.dealt[kind.name]

    def deal_anew(self, game: Game, seat: int, kind: Kind, dice: Dice) -> None:
        """Shuffle all things of a kind that a seat cannot see, and let as many lie in each place as before."""
        sight = Sight(game, seat)
        unseen = self.unseen(game, seat, kind)
        dice.shuffle(unseen)
        for field in self.dealing(kind):
            field.put_hidden(game, NONE, sight, kind, unseen)

    def hidden_kinds(self) -> list[Kind]:
        """The kinds of thing that some seat cannot see."""
        kinds: list[Kind] = []
        for holder in holders(self.fields):
            if holder.hides() and not holder.marks and holder.kind not in kinds:
                kinds.append(holder.kind)
        return kinds

    def hidden(self) -> list[str]:
        """The fields that somebody cannot see, such as "deck" and "players[].hand"."""
        return [path for field in self.fields for path in hidden_paths(field, "")]


def ascending(numbers: list[int]) -> list[int]:
    """In ascending order. Small numbers that all differ are crossed out on a list of all: half the time of a sort."""
    try:
        others = SMALL.translate(None, bytes(numbers))
    except ValueError:  # some are not small
        return sorted(numbers)
    if len(numbers) + len(others) != len(SMALL):  # some are alike
        return sorted(numbers)
    return list(SMALL.translate(None, others))


def hidden_paths(field: Field, before: str) -> list[str]:
    if isinstance(field, Parts):
        return [path for inner in field.fields for path in hidden_paths(inner, f"{before}{field.name}[].")]
    return [before + field.name] if field.hides() else []


def holders(fields: tuple[Field, ...]) -> list[Holder]:
    found: list[Holder] = []
    for field in fields:
        if isinstance(field, Parts):
            found += holders(field.fields)
        elif isinstance(field, Holder):
            found.append(field)
    return found

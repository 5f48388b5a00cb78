"""What the state of a table of Blackout has besides: its block in views and positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from areo.kernel.errors import BadPosition, quoted
from areo.kernel.fields import NOBODY, Field, Flag, Reading, Sight
from areo.kernel.reading import Reader
from areo.kernel.state import State
from areo.on_mars.chapters.game import CLOCK
from areo.on_mars.fields import one_of, person_in
from areo.on_mars.geometry import BY_ID, id_of, listed
from areo.on_mars.numbers import NONE
from areo.on_mars.state import declare

if TYPE_CHECKING:
    from areo.on_mars.chapters.blackout.table import BlackoutGame

RESOLVING: Final = Flag("resolving")
DERIVED: Final = ("left", "limit", "completions", "quota", "repairs")


def hex_of(value: object, where: str) -> int:
    hex = BY_ID.get(value, NONE) if isinstance(value, str) else NONE
    if hex == NONE:
        raise BadPosition(f"{where}: there is no hex {quoted(value)} on the map")
    return hex


class VandalismBlock(Field):
    """Cards, tokens and blackouts; and, for whoever draws them, how far the team has come."""

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = cast("BlackoutGame", holder)
        ids = [card.id for card in game.terms.cards]
        deck = [ids[card] for card in game.vandalism_deck[::-1]]
        return {
            "deck": deck if sight.sees(NOBODY) else len(deck),
            "left": {id: game.vandalism_deck.count(kind) for kind, id in enumerate(ids)},
            "discard": [ids[card] for card in game.vandalism_discard],
            "resolving": game.resolving,
            "vandalised": [id_of(hex) for hex in listed(game.vandalised)],
            "blackouts": [{"hex": id_of(hex), "seat": self.owner(game, hex)} for hex in listed(game.dead)],
            "limit": game.terms.limit,
            "completions": game.completions(),
            "quota": game.quota(),
            "repairs": game.repairs(),
        }

    def owner(self, game: BlackoutGame, hex: int) -> int:
        """Whose colonist lies on a building."""
        return [hexes >> hex & 1 for hexes in game.lying].index(1)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = cast("BlackoutGame", holder)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        ids = tuple([card.id for card in game.terms.cards])
        if inner.has("deck"):
            game.vandalism_deck = [one_of(ids, id, f"{inner.where}.deck") for id in inner.items("deck")][::-1]
        if inner.has("discard"):
            game.vandalism_discard = [one_of(ids, id, f"{inner.where}.discard") for id in inner.items("discard")]
        RESOLVING.read(game, -1, inner, reading)
        for value in inner.items("vandalised"):
            game.vandalised |= self.bit(value, game.vandalised, f"{inner.where}.vandalised")
        for value in inner.items("blackouts"):
            told = Reader(value, f"{inner.where}.blackouts")
            bit = self.bit(told.get("hex"), game.dead, told.where)
            game.lying[person_in(game, told.get("seat"), f"{told.where}.seat")] |= bit
            game.dead |= bit
            told.done()
        for name in DERIVED:
            inner.skip(name)
        inner.done()

    def bit(self, value: object, seen: int, where: str) -> int:
        bit = 1 << hex_of(value, where)
        if seen & bit:
            raise BadPosition(f"{where}: hex {quoted(value)} is there twice")
        return bit


STATE: Final[State] = declare((*CLOCK, VandalismBlock("vandalism")))

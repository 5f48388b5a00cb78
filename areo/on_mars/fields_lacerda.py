"""What belongs to Lacerda, as views and positions write it: a player's fields, less some, and his own."""

from __future__ import annotations

from typing import Final

from areo.kernel.errors import BadPosition
from areo.kernel.fields import Derived, Field, Number, Reading, Sight
from areo.kernel.reading import Reader
from areo.on_mars.derived import points
from areo.on_mars.fields import SoloDeck, one_of, solo_cards, table_of
from areo.on_mars.fields_players import (
    Cubes,
    HeldContracts,
    HiredScientists,
    Lab,
    Plans,
    RoverMoved,
    Ships,
    SpaceTaken,
    TakenDiscoveries,
    TakenResearch,
)
from areo.on_mars.numbers import COMMON, DEPOT, MARKERS, NONE, SHELTERS, SHIPS, TYPES

AS_PLAYER: Final[tuple[Field, ...]] = (
    SpaceTaken("space"),
    Number("op", 0),
    Number("crystals", 0, DEPOT),
    Number("pending", 0, 99),
    Ships("ships"),
    Number("hangar", 0, SHIPS),
    Number("ships_removed", 0, SHIPS, attribute="removed"),
    Number("shelters_left", 0, SHELTERS, attribute="shelters"),
    Number("markers", 0, MARKERS),
    Lab("lab"),
    Plans("blueprints"),
    HiredScientists("scientists"),
    HeldContracts("contracts"),
    Cubes("progress"),
    TakenDiscoveries("discoveries"),
    TakenResearch("research"),
    RoverMoved("rover_moved"),
    Derived("points", points),
)
NOT_HIS: Final = ("working", "gained_colonists", "bots_in_supply", "goals", "goal_done")  # a player has them
DECK: Final = SoloDeck("deck")


class Him(Field):
    """Lacerda; null where he does not play."""

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        if game.lacerda == NONE:
            return None
        told = {field.name: field.out(game, game.lacerda, sight) for field in AS_PLAYER}
        told["bot_icon"] = TYPES[game.icon]
        told["bots_on_board"] = game.board_bots
        told["pass"] = game.passes
        told["deck"] = DECK.out(game, -1, sight)
        told["discard"] = [game.data.solo_deck[card].number for card in game.solo_discard]
        told["last_card"] = None if game.last_card == NONE else game.data.solo_deck[game.last_card].number
        return told

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        value = reader.get(self.name)
        if value is None:
            if game.lacerda != NONE:
                raise BadPosition(f"{reader.where}.{self.name}: alone, one plays against Lacerda")
            return
        if game.lacerda == NONE:
            raise BadPosition(f"{reader.where}.{self.name}: Lacerda plays only against one player")
        inner = Reader(value, f"{reader.where}.{self.name}")
        for field in AS_PLAYER:
            field.read(game, game.lacerda, inner, reading)
        for name in NOT_HIS:
            inner.skip(name)
        if inner.has("bot_icon"):
            game.icon = one_of(TYPES[:COMMON], inner.get("bot_icon"), f"{inner.where}.bot_icon")
        game.board_bots = inner.whole("bots_on_board", 0, 3, game.board_bots)
        game.passes = inner.whole("pass", 1, 1 << 20, game.passes)
        DECK.read(game, -1, inner, reading)
        if inner.has("discard"):
            game.solo_discard = solo_cards(game, inner.items("discard"), f"{inner.where}.discard")
        if inner.has("last_card"):
            card = inner.get("last_card")
            where = f"{inner.where}.last_card"
            game.last_card = NONE if card is None else solo_cards(game, [card], where)[0]
        inner.done()

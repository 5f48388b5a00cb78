"""The health of colonists, infection cards and missions of Outbreak, as views and positions write them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from areo.kernel.errors import BadPosition
from areo.kernel.fields import NOBODY, Field, Reading, Sight
from areo.kernel.reading import Reader
from areo.on_mars.chapters.outbreak import standing
from areo.on_mars.chapters.outbreak.numbers import ANTIVIRALS, INFECTIONS, OUTBREAK_MISSIONS, PLACES
from areo.on_mars.fields import once, one_of
from areo.on_mars.geometry import BY_ID, id_of, listed
from areo.on_mars.numbers import AT_HOME, AT_WORK, COLONISTS
from areo.on_mars.table import SLOTS

if TYPE_CHECKING:
    from areo.on_mars.chapters.outbreak.table import Outbreak


def outbreak_of(holder: object) -> Outbreak:
    return cast("Outbreak", holder)


class Health(Field):
    """A player's infected or vaccinated colonists, by place."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = outbreak_of(holder)
        counts: list[int] = getattr(game, self.attribute)
        mines: list[int] = getattr(game, f"{self.attribute}_miners")
        here = counts[at * PLACES : (at + 1) * PLACES]
        return {
            "quarters": here[AT_HOME],
            "working": here[AT_WORK],
            "slots": {game.book.slot_names[place]: here[place] for place in range(SLOTS) if here[place]},
            "mines": [id_of(hex) for hex in listed(mines[at])],
        }

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = outbreak_of(holder)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        here = [0] * PLACES
        here[AT_HOME] = inner.whole("quarters", 0, COLONISTS, 0)
        here[AT_WORK] = inner.whole("working", 0, COLONISTS, 0)
        if inner.has("slots"):
            slots = Reader(inner.get("slots"), f"{inner.where}.slots")
            for place in range(SLOTS):
                here[place] = slots.whole(game.book.slot_names[place], 0, COLONISTS, 0)
            slots.done()
        mines = 0
        for hex in inner.items("mines"):
            if not isinstance(hex, str) or hex not in BY_ID:
                raise BadPosition(f"{inner.where}.mines: there is no hex {hex!r}")
            mines |= 1 << BY_ID[hex]
        inner.done()
        getattr(game, self.attribute)[at * PLACES : (at + 1) * PLACES] = here
        getattr(game, f"{self.attribute}_miners")[at] = mines


class Cards(Field):
    """Infection cards and mission cards, how far both have come, and what the table needs to be drawn.

    Nobody sees the order of the deck; which cards are in it follows from those that lie open.
    """

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = outbreak_of(holder)
        deck = game.infection_deck
        told: dict[str, object] = {
            "deck": [INFECTIONS[card] for card in reversed(deck)] if sight.sees(NOBODY) else len(deck),
            "left": {INFECTIONS[card]: deck.count(card) for card in range(len(INFECTIONS))},
            "discard": [INFECTIONS[card] for card in game.infection_discard],
            "reshuffle": game.parts.reshuffle,
            "missions": [self.mission(game, aim) for aim in game.aims],
            "laid": {"plant": game.laid_plants, "water": game.laid_water},
            "treated": game.treated,
            "infected": game.all_infected(),
            "active": game.all_active(),
            "limit": min(game.limit_of_infected(), game.all_active()),
            "tokens": game.tokens_left(),
        }
        return told

    def mission(self, game: Outbreak, aim: int) -> object:
        wanted = standing.need(game, aim)
        told: dict[str, object] = {"id": OUTBREAK_MISSIONS[aim], "have": standing.have(game, aim), "need": wanted}
        if aim == ANTIVIRALS:
            told["each"] = game.target(aim)
        return told

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = outbreak_of(holder)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        for derived in ("left", "reshuffle", "infected", "active", "limit", "tokens"):
            inner.skip(derived)
        if inner.has("deck"):
            cards = [one_of(INFECTIONS, card, f"{inner.where}.deck") for card in inner.items("deck")]
            game.infection_deck = cards[::-1]
        if inner.has("discard"):
            game.infection_discard = [
                one_of(INFECTIONS, card, f"{inner.where}.discard") for card in inner.items("discard")
            ]
        if inner.has("missions"):
            game.aims = self.missions(inner)
        if inner.has("laid"):
            laid = Reader(inner.get("laid"), f"{inner.where}.laid")
            game.laid_plants = laid.whole("plant", 0, 99, 0)
            game.laid_water = laid.whole("water", 0, 99, 0)
            laid.done()
        game.treated = inner.flag("treated", game.treated)
        inner.done()

    def missions(self, reader: Reader) -> list[int]:
        where = f"{reader.where}.missions"
        ids: list[object] = []
        for value in reader.items("missions"):
            card = Reader(value, where)
            ids.append(card.get("id"))
            for derived in ("have", "need", "each"):
                card.skip(derived)
            card.done()
        return once([one_of(OUTBREAK_MISSIONS, id, where) for id in ids], ids, where)

"""Effects on the planet: parameters, rating and tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import SKIP, AnyEffect, Frame
from areo.kernel.words import Words
from areo.terraforming_mars import board, places, verbs
from areo.terraforming_mars.counts import Count, times
from areo.terraforming_mars.effects.base import BOARD, BOARD_AND_DECK, DECK, Choice, Plain, SeatChoice
from areo.terraforming_mars.effects.stock import RemoveAmount
from areo.terraforming_mars.numbers import (
    CITY_TILE,
    GREENERY_TILE,
    MC,
    OCEAN_GOAL,
    OCEAN_TILE,
    RESOURCES,
    SPACE_THING,
    TEMPERATURE_GOAL,
    TILE_THING,
)
from areo.terraforming_mars.places import Place
from areo.terraforming_mars.table import Table


class RaiseTemperature(Plain):
    can_fail: bool = False

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def run(self, game: Table, frame: Frame) -> None:
        verbs.raise_temperature(game, frame.seat, self.steps)

    def adds(self, game: Table, frame: Frame) -> int:
        """An ocean is placed if a step reaches 0 °C."""
        reaches = game.temperature < 0 <= min(TEMPERATURE_GOAL, game.temperature + 2 * self.steps)
        return BOARD if reaches and game.oceans < OCEAN_GOAL else 0

    def text(self, words: Words) -> str:
        return words.say("raise-temperature", words.count(self.steps, "step"))


class RaiseOxygen(Plain):
    can_fail: bool = False

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def run(self, game: Table, frame: Frame) -> None:
        verbs.raise_oxygen(game, frame.seat, self.steps)

    def text(self, words: Words) -> str:
        return words.say("raise-oxygen", words.count(self.steps, "step"))


class RaiseTR(Plain):
    """The terraform rating rises without any parameter, perhaps for each of something."""

    can_fail: bool = False

    def __init__(self, steps: int, per: Count | None = None) -> None:
        self.steps: Final = steps
        self.per: Final = per

    def run(self, game: Table, frame: Frame) -> None:
        steps = times(self.per, self.steps, game, frame)
        if steps:
            verbs.raise_tr(game, frame.seat, steps)

    def text(self, words: Words) -> str:
        text = words.say("raise-tr", words.count(self.steps, "step"))
        return text if self.per is None else words.say("for-each", text, self.per.text(words))


class PlaceTile(Choice):
    """Place a tile of one's own where its rule allows; if it fits nowhere, it is left out."""

    asks: ClassVar[str] = "ask.place"
    touches: ClassVar[int] = BOARD
    adds_to: ClassVar[int] = DECK
    can_fail: bool = False

    def __init__(self, tile: int, place: Place) -> None:
        self.tile: Final = tile
        self.place: Final = place

    def legal(self, game: Table, frame: Frame) -> bool:
        return True  # a tile that cannot be placed does not stop a card

    def adds(self, game: Table, frame: Frame) -> int:
        """A card is drawn only where one is printed."""
        if self.adds_to & DECK and not self.place.open(game, frame.seat) & board.CARD:
            return self.adds_to & ~DECK
        return self.adds_to

    def possible(self, game: Table, frame: Frame) -> bool:
        """Whether there is a hex for it: what is done only for the tile needs one."""
        return self.place.open(game, frame.seat) != 0

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [SPACE_THING + site + 1 for site in board.hexes(self.place.open(game, frame.seat))]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return self.place.obstacle(game, frame.seat, option - SPACE_THING - 1)

    def open_options(self, game: Table, frame: Frame) -> list[int]:
        return self.candidates(game, frame)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.place(game, frame.seat, option - SPACE_THING - 1, self.tile)

    def skipped(self, game: Table, frame: Frame) -> None:
        game.note("no-place", frame.seat, TILE_THING + self.tile)

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else space_label(option - SPACE_THING - 1, words)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, TILE_THING + self.tile)

    def about(self, game: Table, frame: Frame) -> int:
        return TILE_THING + self.tile

    def text(self, words: Words) -> str:
        return words.say("place", TILE_THING + self.tile, self.place.text(words))


def space_label(site: int, words: Words) -> str:
    """A hex by its name and what is printed on it."""
    name = words.things.name(SPACE_THING + site + 1, words.language)
    printed = [
        words.count(number, noun)
        for number, noun in (
            (board.STEEL_BONUS[site], "steel"),
            (board.TITANIUM_BONUS[site], "titanium"),
            (board.PLANT_BONUS[site], "plants"),
            (board.CARD_BONUS[site], "card"),
        )
        if number
    ]
    return f"{name} ({', '.join(printed)})" if printed else name


class PlaceCity(PlaceTile):
    def __init__(self, place: Place = places.CITY) -> None:
        super().__init__(CITY_TILE, place)

    def text(self, words: Words) -> str:
        return words.say("place-city", self.place.text(words))


class PlaceGreenery(PlaceTile):
    """Place a greenery and raise oxygen."""

    def __init__(self, place: Place = places.GREENERY) -> None:
        super().__init__(GREENERY_TILE, place)

    def text(self, words: Words) -> str:
        return words.say("place-greenery", self.place.text(words))


class PlaceOcean(PlaceTile):
    """Place ocean tiles while there are any; `frame.count` were placed before."""

    touches: ClassVar[int] = 0
    adds_to: ClassVar[int] = BOARD_AND_DECK

    def __init__(self, number: int = 1, place: Place = places.OCEAN) -> None:
        super().__init__(OCEAN_TILE, place)
        self.number: Final = number

    def possible(self, game: Table, frame: Frame) -> bool:
        return game.oceans < OCEAN_GOAL and super().possible(game, frame)

    def run(self, game: Table, frame: Frame) -> None:
        if game.oceans < OCEAN_GOAL:
            super().run(game, frame)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        if frame.count + 1 < self.number:
            game.push(self, frame, count=frame.count + 1)
        super().picked(game, frame, option)

    def text(self, words: Words) -> str:
        oceans = words.count(self.number, "ocean")
        if self.place is places.OCEAN:
            return words.say("place-oceans", oceans)
        return words.say("place-ocean", oceans, self.place.text(words))


class Flood(PlaceOcean):
    """Place an ocean; then one player with a tile beside it may lose money."""

    def __init__(self, most: int) -> None:
        super().__init__(1)
        self.most: Final = most
        self.whom: Final = FloodWhom(most)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.whom,)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        game.push(self.whom, frame, subject=option)
        super().picked(game, frame, option)

    def text(self, words: Words) -> str:
        return words.say("flood", words.count(self.most, "mc"))


class FloodWhom(SeatChoice):
    """Who loses money: an opponent with a tile next to the ocean at `frame.subject`."""

    asks: ClassVar[str] = "ask.flood"

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and SPACE_THING < frame.subject <= SPACE_THING + board.HEXES

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.how_many: Final = RemoveAmount(MC, most)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.how_many,)

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if not 0 < option <= game.seats:
            return "why.no-seat"
        if option - 1 == frame.seat:
            return "why.yourself"
        if not board.AROUND[frame.subject - SPACE_THING - 1] & game.own[option - 1]:
            return "why.not-adjacent"
        return "" if game.players[option - 1].stock[MC] else "why.none-there"

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [option - 1]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        game.push(self.how_many, frame, count=option)

    def has(self, game: Table, seat: int, words: Words) -> str:
        return words.count(game.players[seat].stock[MC], RESOURCES[MC])


class ClaimHex(PlaceTile):
    """Put a marker on a free hex: only its owner may place a tile there."""

    asks: ClassVar[str] = "ask.claim"
    touches: ClassVar[int] = BOARD
    adds_to: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__(0, places.UNCLAIMED)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.claim(game, frame.seat, option - SPACE_THING - 1)

    def skipped(self, game: Table, frame: Frame) -> None:
        pass

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks)

    def about(self, game: Table, frame: Frame) -> int:
        return 0

    def text(self, words: Words) -> str:
        return words.say("claim")

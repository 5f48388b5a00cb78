"""Effects on the planet: parameters, rating and tiles."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from areo.kernel.effect import SKIP, AnyEffect, Frame
from areo.kernel.game import Json
from areo.kernel.things import SEAT, Kind
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.tableau.counts import Count, each, for_each, note_none_counted, times
from areo.tableau.effects.base import DECK, OWN_TOUCH, Choice, Plain, SeatChoice
from areo.tableau.effects.stock import RemoveAmount
from areo.tableau.icons import Pen, Row, mark
from areo.tableau.vocabulary import money
from areo.tableau.worth import Profile, Sum
from areo.terraforming_mars import board, places, prices, verbs
from areo.terraforming_mars.numbers import (
    CAPITAL,
    CITY_TILE,
    GREENERY_TILE,
    MC,
    OCEAN_GOAL,
    OCEAN_TILE,
    OXYGEN_GOAL,
    SPACES,
    TEMPERATURE_GOAL,
    TEMPERATURE_OCEAN_BONUS,
    TEMPERATURE_STEP,
    TILE_KINDS,
    TILES,
)
from areo.terraforming_mars.places import Place
from areo.terraforming_mars.table import MarsTable

BOARD: Final = OWN_TOUCH  # what lies beside a tile when it is placed
BOARD_AND_DECK: Final = BOARD | DECK


class RaiseTemperature(Plain[MarsTable]):
    can_fail: ClassVar[bool] = False

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def run(self, game: MarsTable, frame: Frame) -> None:
        verbs.raise_temperature(game, frame.seat, self.steps)

    def shortfalls(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        left = (TEMPERATURE_GOAL - game.temperature) // TEMPERATURE_STEP
        if left == 0:
            found.bar("why.less.temperature-done")
        elif left < self.steps:
            found.lack("why.less.temperature", "temperature", self.steps, left)

    def adds(self, game: MarsTable, frame: Frame) -> int:
        """An ocean is placed if a step reaches 0 °C."""
        reaches = (
            game.temperature
            < TEMPERATURE_OCEAN_BONUS
            <= min(TEMPERATURE_GOAL, game.temperature + TEMPERATURE_STEP * self.steps)
        )
        return BOARD if reaches and game.oceans < OCEAN_GOAL else 0

    def text(self, words: Words) -> str:
        return words.say("raise-temperature", words.count(self.steps, "step"))

    def icons(self, pen: Pen) -> Row:
        return [mark("temperature", self.steps)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(prices.HEATING, self.steps * times)


def note_less_oxygen(game: MarsTable, steps: int, found: Conditions) -> None:
    """That oxygen cannot rise so far is put on the list."""
    left = OXYGEN_GOAL - game.oxygen
    if left == 0:
        found.bar("why.less.oxygen-done")
    elif left < steps:
        found.lack("why.less.oxygen", "oxygen", steps, left)


class RaiseOxygen(Plain[MarsTable]):
    can_fail: ClassVar[bool] = False

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def run(self, game: MarsTable, frame: Frame) -> None:
        verbs.raise_oxygen(game, frame.seat, self.steps)

    def shortfalls(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        note_less_oxygen(game, self.steps, found)

    def text(self, words: Words) -> str:
        return words.say("raise-oxygen", words.count(self.steps, "step"))

    def icons(self, pen: Pen) -> Row:
        return [mark("oxygen", self.steps)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(prices.OXYGEN, self.steps * times)


class RaiseTR(Plain[MarsTable]):
    """The terraform rating rises without any parameter, perhaps for each of something."""

    can_fail: ClassVar[bool] = False

    def __init__(self, steps: int, per: Count[Any] | None = None) -> None:
        self.steps: Final = steps
        self.per: Final = per

    def run(self, game: MarsTable, frame: Frame) -> None:
        steps = times(self.per, self.steps, game, frame)
        if steps:
            verbs.raise_tr(game, frame.seat, steps)

    def shortfalls(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        note_none_counted(self.per, game, frame, found)

    def text(self, words: Words) -> str:
        return for_each(self.per, words.say("raise-tr", words.count(self.steps, "step")), words)

    def icons(self, pen: Pen) -> Row:
        return [mark("tr", self.steps), *each(self.per, pen)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        profile.count(total, prices.RATING, self.steps * times, self.per)

    def can_raise(self, resource: int) -> bool:
        return False


class PlaceTile(Choice[MarsTable]):
    """Place a tile of one's own where its rule allows; if it fits nowhere, it is left out."""

    asks: ClassVar[str] = "ask.place"
    of: ClassVar[tuple[Kind, ...]] = (SPACES,)
    touches: ClassVar[int] = BOARD
    adds_to: ClassVar[int] = DECK
    can_fail: ClassVar[bool] = False

    def __init__(self, tile: int, place: Place) -> None:
        self.tile: Final = tile
        self.place: Final = place

    def needs(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        """A tile that cannot be placed does not stop a card."""

    def adds(self, game: MarsTable, frame: Frame) -> int:
        """A card is drawn only where one is printed."""
        if self.adds_to & DECK and not self.place.open(game, frame.seat) & board.CARD:
            return self.adds_to & ~DECK
        return self.adds_to

    def possible(self, game: MarsTable, frame: Frame) -> bool:
        """Whether there is a hex for it: what is done only for the tile needs one."""
        return self.place.open(game, frame.seat) != 0

    def shortfalls(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        if not self.possible(game, frame):
            found.bar("why.less.no-place", TILE_KINDS.thing(self.tile))

    def candidates(self, game: MarsTable, frame: Frame) -> list[int]:
        return [SPACES.thing(site) for site in board.hexes(self.place.open(game, frame.seat))]

    def obstacles(self, game: MarsTable, frame: Frame, option: int, found: Conditions) -> None:
        self.place.obstacles(game, frame.seat, SPACES.index(option), found)

    def open_options(self, game: MarsTable, frame: Frame) -> list[int]:
        return self.candidates(game, frame)

    def picked(self, game: MarsTable, frame: Frame, option: int) -> None:
        verbs.place(game, frame.seat, SPACES.index(option), self.tile)

    def skipped(self, game: MarsTable, frame: Frame) -> None:
        game.note("no-place", frame.seat, TILE_KINDS.thing(self.tile), befalls=1 << frame.seat)

    def detail(self, game: MarsTable, frame: Frame, option: int, words: Words) -> str:
        return "" if option == SKIP else printed_on(SPACES.index(option), words)

    def prompt(self, game: MarsTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, TILE_KINDS.thing(self.tile))

    def about(self, game: MarsTable, frame: Frame) -> int:
        return TILE_KINDS.thing(self.tile)

    def text(self, words: Words) -> str:
        return words.say("place", TILE_KINDS.thing(self.tile), self.place.text(words))

    def icons(self, pen: Pen) -> Row:
        return [mark(TILES[self.tile])]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        if self.tile == CAPITAL:
            total.add(prices.CITY, times)
        else:
            total.add_money(prices.TILE_MONEY * times)


def special(tile: str, usual: bool, number: int = 1) -> Json:
    """A tile's mark, which says whether it goes where such tiles do not go."""
    shown = mark(tile, number)
    if not usual:
        shown["special"] = True
    return shown


def printed_on(site: int, words: Words) -> str:
    """What placing a tile on a hex brings."""
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
    return ", ".join(printed)


class PlaceCity(PlaceTile):
    def __init__(self, place: Place = places.CITY) -> None:
        super().__init__(CITY_TILE, place)

    def text(self, words: Words) -> str:
        return words.say("place-city", self.place.text(words))

    def icons(self, pen: Pen) -> Row:
        return [special("city", self.place is places.CITY)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        if self.place is not places.GANYMEDE and self.place is not places.PHOBOS:  # nothing lies beside those
            total.add(prices.CITY, times)


class PlaceGreenery(PlaceTile):
    """Place a greenery and raise oxygen."""

    def __init__(self, place: Place = places.GREENERY) -> None:
        super().__init__(GREENERY_TILE, place)

    def shortfalls(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        super().shortfalls(game, frame, found)
        if found.met:
            note_less_oxygen(game, 1, found)

    def text(self, words: Words) -> str:
        return words.say("place-greenery", self.place.text(words))

    def icons(self, pen: Pen) -> Row:
        return [special("greenery", self.place is places.GREENERY)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(prices.GREENERY, times)


class PlaceOcean(PlaceTile):
    """Place ocean tiles while there are any; `frame.count` were placed before."""

    touches: ClassVar[int] = 0
    adds_to: ClassVar[int] = BOARD_AND_DECK

    def __init__(self, number: int = 1, place: Place = places.OCEAN) -> None:
        super().__init__(OCEAN_TILE, place)
        self.number: Final = number

    def possible(self, game: MarsTable, frame: Frame) -> bool:
        return game.oceans < OCEAN_GOAL and super().possible(game, frame)

    def shortfalls(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        left = OCEAN_GOAL - game.oceans
        if left == 0:
            found.bar("why.less.oceans-done")
        elif left < self.number:
            found.lack("why.less.oceans", "oceans", self.number, left)
        else:
            super().shortfalls(game, frame, found)

    def run(self, game: MarsTable, frame: Frame) -> None:
        if game.oceans < OCEAN_GOAL:
            super().run(game, frame)

    def picked(self, game: MarsTable, frame: Frame, option: int) -> None:
        if frame.count + 1 < self.number:
            game.push(self, frame, count=frame.count + 1)
        super().picked(game, frame, option)

    def text(self, words: Words) -> str:
        oceans = words.count(self.number, "ocean")
        if self.place is places.OCEAN:
            return words.say("place-oceans", oceans)
        return words.say("place-ocean", oceans, self.place.text(words))

    def icons(self, pen: Pen) -> Row:
        return [special("ocean", self.place is places.OCEAN, self.number)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(prices.OCEAN, self.number * times)


class Flood(PlaceOcean):
    """Place an ocean; then one player with a tile beside it may lose money."""

    def __init__(self, most: int) -> None:
        super().__init__(1)
        self.most: Final = most
        self.whom: Final = FloodWhom(most)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.whom,)

    def picked(self, game: MarsTable, frame: Frame, option: int) -> None:
        game.push(self.whom, frame, subject=option)
        super().picked(game, frame, option)

    def text(self, words: Words) -> str:
        return words.say("flood", money(words, self.most))

    def icons(self, pen: Pen) -> Row:
        return [*super().icons(pen), pen.resource(MC, -self.most, any=True)]


class FloodWhom(SeatChoice[MarsTable]):
    """Who loses money: an opponent with a tile next to the ocean at `frame.subject`."""

    asks: ClassVar[str] = "ask.flood"

    subject_of: ClassVar[tuple[Kind, ...]] = (SPACES,)

    def makes_sense(self, game: MarsTable, frame: Frame) -> bool:
        return SPACES.index(frame.subject) < board.HEXES

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.how_many: Final = RemoveAmount(MC, most)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.how_many,)

    def optional(self, game: MarsTable, frame: Frame) -> bool:
        return True

    def spared(self, game: MarsTable, frame: Frame, seat: int, found: Conditions) -> None:
        if seat == frame.seat:
            found.bar("why.yourself")
            return
        beside = board.AROUND[SPACES.index(frame.subject)] & game.own[seat]
        if not beside and found.bar("why.not-adjacent", SEAT.thing(seat)):
            return
        if game.players[seat].stock[MC] == 0:
            found.bar("why.none-there", SEAT.thing(seat))

    def picked(self, game: MarsTable, frame: Frame, option: int) -> None:
        game.push(self.how_many, frame, subject=option)

    def has(self, game: MarsTable, seat: int, words: Words) -> str:
        return money(words, game.players[seat].stock[MC])


class ClaimHex(PlaceTile):
    """Put a marker on a free hex: only its owner may place a tile there."""

    asks: ClassVar[str] = "ask.claim"
    touches: ClassVar[int] = BOARD
    adds_to: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__(0, places.UNCLAIMED)

    def shortfalls(self, game: MarsTable, frame: Frame, found: Conditions) -> None:
        if not self.possible(game, frame):
            found.bar("why.less.no-claim")

    def picked(self, game: MarsTable, frame: Frame, option: int) -> None:
        verbs.claim(game, frame.seat, SPACES.index(option))

    def skipped(self, game: MarsTable, frame: Frame) -> None:
        pass

    def prompt(self, game: MarsTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks)

    def about(self, game: MarsTable, frame: Frame) -> int:
        return 0

    def text(self, words: Words) -> str:
        return words.say("claim")

    def icons(self, pen: Pen) -> Row:
        return [mark("claim")]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        """A hex to oneself is worth something only together with what is placed there."""

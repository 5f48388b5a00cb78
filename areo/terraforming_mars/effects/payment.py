"""Paying: money, and what may stand for it."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.kernel.effect import UNKNOWN, Frame
from areo.kernel.payment import BITS, FULL, mixes, payment_key, units
from areo.kernel.things import Things, decimal
from areo.kernel.words import Words
from areo.terraforming_mars import verbs
from areo.terraforming_mars.effects.base import Plain
from areo.terraforming_mars.numbers import BUILDING, HEAT, MC, SPACE, STEEL, TITANIUM, is_project_card
from areo.terraforming_mars.table import Player, Table

CURRENCIES: Final = ["mc", "steel", "titanium", "heat"]
CURRENCY: Final = [MC, STEEL, TITANIUM, HEAT]


def purse(player: Player, steel: bool, titanium: bool, keeps_heat: int) -> list[int]:
    """What the player has of each currency that may be used."""
    stock = player.stock
    return [
        stock[MC],
        stock[STEEL] if steel else 0,
        stock[TITANIUM] if titanium else 0,
        max(0, stock[HEAT] - keeps_heat) if player.heat_is_money else 0,
    ]


def worth(player: Player, steel: bool, titanium: bool, keeps_heat: int) -> int:
    """All of it, in money."""
    stock = player.stock
    total = stock[MC]
    if steel:
        total += stock[STEEL] * player.steel_value
    if titanium:
        total += stock[TITANIUM] * player.titanium_value
    if player.heat_is_money and stock[HEAT] > keeps_heat:
        total += stock[HEAT] - keeps_heat
    return total


def can_pay(game: Table, seat: int, price: int) -> bool:
    """Whether the seat can pay so much where only money counts."""
    player = game.players[seat]
    return player.stock[MC] >= price or worth(player, False, False, 0) >= price


def payment_of(key: str) -> int:
    """The mix that a key such as "pay 14 mc 2 steel" stands for; UNKNOWN if it is no payment of this game."""
    parts = key.split(" ")
    if key == "pay nothing":
        return 0
    if parts[0] != "pay" or len(parts) < 3 or len(parts) % 2 == 0:
        return UNKNOWN
    packed = 0
    for at in range(1, len(parts), 2):
        number = decimal(parts[at])
        if number < 0 or parts[at + 1] not in CURRENCIES:
            return UNKNOWN
        packed |= min(number, FULL) << (BITS * CURRENCIES.index(parts[at + 1]))
    return packed


class Payment(Plain):
    """Pay `frame.count`: every mix in which no unit could be left out."""

    asks: ClassVar[str] = "ask.pay"

    def steel(self, game: Table, frame: Frame) -> bool:
        return False

    def titanium(self, game: Table, frame: Frame) -> bool:
        return False

    def keeps_heat(self, game: Table, frame: Frame) -> int:
        return 0

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and frame.count <= FULL and self.owned(game, frame) >= frame.count

    def owned(self, game: Table, frame: Frame) -> int:
        """All that may be used for it, in money."""
        player = game.players[frame.seat]
        return worth(player, self.steel(game, frame), self.titanium(game, frame), self.keeps_heat(game, frame))

    def run(self, game: Table, frame: Frame) -> None:
        player = game.players[frame.seat]
        owned = purse(player, self.steel(game, frame), self.titanium(game, frame), self.keeps_heat(game, frame))
        if owned[1] + owned[2] + owned[3] == 0:
            game.ask(frame, "payment", [frame.count])  # money alone: the mix is the sum itself
            return
        values = [1, player.steel_value, player.titanium_value, 1]
        game.ask(frame, "payment", mixes(frame.count, owned, values))

    def answer(self, game: Table, frame: Frame, picks: list[int]) -> None:
        for index in range(len(CURRENCY)):
            verbs.lose(game, frame.seat, CURRENCY[index], units(picks[0], index))

    def key(self, things: Things, option: int) -> str:
        return payment_key(option, CURRENCIES)

    def option(self, things: Things, key: str) -> int:
        return payment_of(key)

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        paid = [words.count(units(option, n), CURRENCIES[n]) for n in range(len(CURRENCIES)) if units(option, n)]
        return words.join("and", paid) if paid else words.say("pay-nothing")

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        price = words.count(frame.count, "mc")
        rates = self.rates(game, frame, words)
        return words.say("ask.pay-rates", price, ", ".join(rates)) if rates else words.say(self.asks, price)

    def rates(self, game: Table, frame: Frame, words: Words) -> list[str]:
        """What each metal counts that can be used here."""
        player = game.players[frame.seat]
        told: list[str] = []
        if self.steel(game, frame) and player.stock[STEEL]:
            told.append(f"{words.count(1, 'steel')} = {words.count(player.steel_value, 'mc')}")
        if self.titanium(game, frame) and player.stock[TITANIUM]:
            told.append(f"{words.count(1, 'titanium')} = {words.count(player.titanium_value, 'mc')}")
        return told

    def why(self, game: Table, frame: Frame, option: int, words: Words) -> list[str]:
        player = game.players[frame.seat]
        purses = purse(player, self.steel(game, frame), self.titanium(game, frame), self.keeps_heat(game, frame))
        have = [words.count(purses[n], CURRENCIES[n]) for n in range(len(CURRENCIES)) if purses[n] or n == 0]
        return [words.say("why.payment", words.count(frame.count, "mc"), words.join("and", have))]


class CardPayment(Payment):
    """Pay for the project card `frame.source`: steel if it has a building tag, titanium if it has a space tag."""

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return is_project_card(frame.source) and super().makes_sense(game, frame)

    def steel(self, game: Table, frame: Frame) -> bool:
        return BUILDING in game.book.card(frame.source).tags

    def titanium(self, game: Table, frame: Frame) -> bool:
        return SPACE in game.book.card(frame.source).tags

    def keeps_heat(self, game: Table, frame: Frame) -> int:
        return game.book.card(frame.source).keeps_heat if is_project_card(frame.source) else 0


class Spend(Payment):
    """Pay money as the price of an action, where some cards also take a metal."""

    def __init__(self, price: int, steel: bool = False, titanium: bool = False) -> None:
        self.price: Final = price
        self.takes_steel: Final = steel
        self.takes_titanium: Final = titanium

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        """Its price is in the count only when it is asked for; waiting, it may become payable."""
        if frame.count == self.price:
            return super().makes_sense(game, frame)
        return frame.seat >= 0 and frame.count == 0

    def steel(self, game: Table, frame: Frame) -> bool:
        return self.takes_steel

    def titanium(self, game: Table, frame: Frame) -> bool:
        return self.takes_titanium

    def legal(self, game: Table, frame: Frame) -> bool:
        return worth(game.players[frame.seat], self.takes_steel, self.takes_titanium, 0) >= self.price

    def lacks(self, game: Table, frame: Frame, words: Words) -> list[str]:
        owned = worth(game.players[frame.seat], self.takes_steel, self.takes_titanium, 0)
        return [words.say("why.price", frame.source, self.price, owned)]

    def run(self, game: Table, frame: Frame) -> None:
        if frame.count == self.price:
            super().run(game, frame)
        else:
            game.push(self, frame, count=self.price)

    def text(self, words: Words) -> str:
        phrase = "spend.steel" if self.takes_steel else "spend.titanium" if self.takes_titanium else "spend"
        return words.say(phrase, words.count(self.price, "mc"))


PAY_CARD: Final = CardPayment()
PAY: Final = Payment()

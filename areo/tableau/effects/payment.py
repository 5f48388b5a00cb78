"""Paying: money, and what may stand for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import UNKNOWN, Frame
from areo.kernel.payment import BITS, FULL, mixes, payment_key, units
from areo.kernel.things import Things, decimal
from areo.kernel.words import Words
from areo.tableau import verbs
from areo.tableau.card import Card
from areo.tableau.effects.base import Plain
from areo.tableau.icons import Pen, Row
from areo.tableau.table import TableauGame
from areo.tableau.vocabulary import MONEY, NO_RESOURCE, amount, known, money

if TYPE_CHECKING:
    from areo.tableau.worth import Profile, Sum

METAL_HELPS: Final = 0.9  # of a price that can also be paid with another resource
NOTHING_KEPT: Final[list[int]] = []


def purse(game: TableauGame, seat: int, accepts: int, keeps: list[int]) -> list[int]:
    """What the player has of each currency, in the order of a payment; 0 of what may not be used.

    `accepts` are the resources that may be used besides money, a bit each; `keeps` is what must be left of each.
    """
    player = game.tableaus[seat]
    found: list[int] = []
    for resource in game.book.vocabulary.currencies:
        usable = resource == MONEY or (player.values[resource] > 0 and accepts >> resource & 1 == 1)
        kept = keeps[resource] if keeps else 0
        found.append(max(0, player.stock[resource] - kept) if usable else 0)
    return found


def worth(game: TableauGame, seat: int, accepts: int, keeps: list[int] = NOTHING_KEPT) -> int:
    """All of it, in money."""
    player = game.tableaus[seat]
    stock = player.stock
    values = player.values
    total = stock[MONEY] - keeps[MONEY] if keeps else stock[MONEY]
    for resource in game.book.coins:
        if accepts >> resource & 1 and values[resource]:
            units = stock[resource] - keeps[resource] if keeps else stock[resource]
            if units > 0:
                total += units * values[resource]
    return total


def wealth(game: TableauGame, seat: int) -> int:
    """All that the seat can pay any price with."""
    return worth(game, seat, game.book.any_price)


def can_pay(game: TableauGame, seat: int, price: int) -> bool:
    """Whether the seat can pay so much where only money counts."""
    return game.tableaus[seat].stock[MONEY] >= price or wealth(game, seat) >= price


def worth_for(game: TableauGame, seat: int, card: Card) -> int:
    """All that a player may pay a card with, in money."""
    return worth(game, seat, game.book.any_price | card.accepts, card.keeps)


def affordable(game: TableauGame, seat: int, card: Card) -> bool:
    return worth_for(game, seat, card) >= game.tableaus[seat].prices[card.number]


def payment_of(things: Things, key: str) -> int:
    """The mix that a key such as "pay 14 mc 2 steel" stands for; UNKNOWN if it is no payment of this game."""
    coins = known(things).coins
    parts = key.split(" ")
    if key == "pay nothing":
        return 0
    if parts[0] != "pay" or len(parts) < 3 or len(parts) % 2 == 0:
        return UNKNOWN
    packed = 0
    for at in range(1, len(parts), 2):
        number = decimal(parts[at])
        if number < 0 or parts[at + 1] not in coins:
            return UNKNOWN
        packed |= min(number, FULL) << (BITS * coins.index(parts[at + 1]))
    return packed


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment(Plain[TableauGame]):
    """Pay `frame.count`: every mix in which no unit could be left out."""

    asks: ClassVar[str] = "ask.pay"

    def accepts(self, game: TableauGame, frame: Frame) -> int:
        """The resources that may be used besides money, a bit each."""
        return game.book.any_price

    def keeps(self, game: TableauGame, frame: Frame) -> list[int]:
        """By resource: what must be left; empty if nothing must."""
        return NOTHING_KEPT

    def makes_sense(self, game: TableauGame, frame: Frame) -> bool:
        return frame.seat >= 0 and frame.count <= FULL and self.owned(game, frame) >= frame.count

    def owned(self, game: TableauGame, frame: Frame) -> int:
        """All that may be used for it, in money."""
        return worth(game, frame.seat, self.accepts(game, frame), self.keeps(game, frame))

    def owned_of_each(self, game: TableauGame, frame: Frame) -> list[int]:
        return purse(game, frame.seat, self.accepts(game, frame), self.keeps(game, frame))

    def run(self, game: TableauGame, frame: Frame) -> None:
        owned = self.owned_of_each(game, frame)
        if not any(owned[1:]):
            game.ask(frame, "payment", [frame.count])  # money alone: the mix is the sum itself
            return
        values = game.tableaus[frame.seat].values
        worths = [max(1, values[resource]) for resource in game.book.vocabulary.currencies]  # 0 of what pays nothing
        game.ask(frame, "payment", mixes(frame.count, owned, worths))

    def answer(self, game: TableauGame, frame: Frame, picks: list[int]) -> None:
        currencies = game.book.vocabulary.currencies
        for index in range(len(currencies)):
            verbs.lose(game, frame.seat, currencies[index], units(picks[0], index))

    def key(self, things: Things, option: int) -> str:
        return payment_key(option, known(things).coins)

    def option(self, things: Things, key: str) -> int:
        return payment_of(things, key)

    def label(self, game: TableauGame, frame: Frame, option: int, words: Words) -> str:
        currencies = game.book.vocabulary.currencies
        paid = [amount(words, units(option, n), currencies[n]) for n in range(len(currencies)) if units(option, n)]
        return words.join("and", paid) if paid else words.say("pay-nothing")

    def prompt(self, game: TableauGame, frame: Frame, words: Words) -> str:
        price = money(words, frame.count)
        rates = self.rates(game, frame, words)
        return words.say("ask.pay-rates", price, ", ".join(rates)) if rates else words.say(self.asks, price)

    def rates(self, game: TableauGame, frame: Frame, words: Words) -> list[str]:
        """What each resource counts that can be used here because of what is bought."""
        player = game.tableaus[frame.seat]
        accepts = self.accepts(game, frame) & ~game.book.any_price
        return [
            f"{amount(words, 1, resource)} = {money(words, player.values[resource])}"
            for resource in game.book.coins
            if accepts >> resource & 1 and player.stock[resource]
        ]

    def why(self, game: TableauGame, frame: Frame, option: int, words: Words) -> list[str]:
        owned = self.owned_of_each(game, frame)
        currencies = game.book.vocabulary.currencies
        have = [amount(words, owned[n], currencies[n]) for n in range(len(currencies)) if owned[n] or n == 0]
        return [words.say("why.payment", money(words, frame.count), words.join("and", have))]


class CardPayment(Payment):
    """Pay for the card `frame.source`, with what its tags allow."""

    def makes_sense(self, game: TableauGame, frame: Frame) -> bool:
        return 0 < frame.source < len(game.book.costs) and super().makes_sense(game, frame)

    def accepts(self, game: TableauGame, frame: Frame) -> int:
        return game.book.any_price | game.book.card(frame.source).accepts

    def keeps(self, game: TableauGame, frame: Frame) -> list[int]:
        return game.book.card(frame.source).keeps


class Spend(Payment):
    """Pay money as the price of an action, where some cards also take another resource."""

    def __init__(self, price: int, takes: int = NO_RESOURCE) -> None:
        self.price: Final = price
        self.also: Final = takes

    def makes_sense(self, game: TableauGame, frame: Frame) -> bool:
        """Its price is in the count only when it is asked for; waiting, it may become payable."""
        if frame.count == self.price:
            return super().makes_sense(game, frame)
        return frame.seat >= 0 and frame.count == 0

    def accepts(self, game: TableauGame, frame: Frame) -> int:
        return game.book.any_price if self.also == NO_RESOURCE else game.book.any_price | 1 << self.also

    def legal(self, game: TableauGame, frame: Frame) -> bool:
        return self.owned(game, frame) >= self.price

    def lacks(self, game: TableauGame, frame: Frame, words: Words) -> list[str]:
        return [words.say("why.price", frame.source, self.price, self.owned(game, frame))]

    def run(self, game: TableauGame, frame: Frame) -> None:
        if frame.count == self.price:
            super().run(game, frame)
        else:
            game.push(self, frame, count=self.price)

    def text(self, words: Words) -> str:
        if self.also == NO_RESOURCE:
            return words.say("spend", money(words, self.price))
        return words.say(f"spend.{known(words.things).resources[self.also]}", money(words, self.price))

    def icons(self, pen: Pen) -> Row:
        shown = [pen.money(self.price)]
        return shown if self.also == NO_RESOURCE else [*shown, pen.resource(self.also, 0)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add_money(-self.price * times * (1 if self.also == NO_RESOURCE else METAL_HELPS))


PAY: Final = Payment()
PAY_CARD: Final = CardPayment()

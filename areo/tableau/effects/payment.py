"""Paying: money, and what may stand for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import Figures, Frame
from areo.kernel.payment import FULL, mixes, units
from areo.kernel.payment import Payment as PaymentQuestion
from areo.kernel.things import Things
from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable, Words
from areo.tableau import verbs
from areo.tableau.card import Card
from areo.tableau.effects.base import Printed
from areo.tableau.icons import Pen, Row
from areo.tableau.incomplete import missing
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


def buying_power(game: TableauGame, seat: int, accepts: int, keeps: list[int] = NOTHING_KEPT) -> int:
    """All of it, in money."""
    player = game.tableaus[seat]
    stock = player.stock
    values = player.values
    total = stock[MONEY] - keeps[MONEY] if keeps else stock[MONEY]
    usable = accepts & player.pays
    if usable == 0:
        return total
    for resource in game.book.coins:
        if usable >> resource & 1:
            units = stock[resource] - keeps[resource] if keeps else stock[resource]
            if units > 0:
                total += units * values[resource]
    return total


def wealth(game: TableauGame, seat: int) -> int:
    """All that the seat can pay any price with."""
    return buying_power(game, seat, game.book.any_price)


def can_pay(game: TableauGame, seat: int, price: int) -> bool:
    """Whether the seat can pay so much where only money counts."""
    return game.tableaus[seat].stock[MONEY] >= price or wealth(game, seat) >= price


def buying_power_for(game: TableauGame, seat: int, card: Card) -> int:
    """All that a player may pay a card with, in money."""
    return buying_power(game, seat, game.book.any_price | card.accepts, card.keeps)


def affordable(game: TableauGame, seat: int, card: Card) -> bool:
    return buying_power_for(game, seat, card) >= game.tableaus[seat].prices[card.number]


def money_price(game: TableauGame, number: int) -> Figures:
    """So much money, as the price of an option."""
    return {game.book.money: number}


def lacks_money(game: TableauGame, seat: int, price: int, about: int, found: Conditions) -> bool:
    """Note that the seat cannot pay, if so. True if nobody wants to know of any other condition then."""
    if can_pay(game, seat, price):
        return False
    return found.lack("why.price", game.book.money, price, wealth(game, seat), about)


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment(PaymentQuestion[TableauGame], Printed[TableauGame]):
    """Pay `frame.count`: every mix in which no unit could be left out."""

    touches: ClassVar[int] = 0

    def counts(self) -> tuple[int, int]:
        return (0, FULL)

    def accepts(self, game: TableauGame, frame: Frame) -> int:
        """The resources that may be used besides money, a bit each."""
        return game.book.any_price

    def keeps(self, game: TableauGame, frame: Frame) -> list[int]:
        """By resource: what must be left; empty if nothing must."""
        return NOTHING_KEPT

    def makes_sense(self, game: TableauGame, frame: Frame) -> bool:
        return self.owned(game, frame) >= frame.count

    def owned(self, game: TableauGame, frame: Frame) -> int:
        """All that may be used for it, in money."""
        return buying_power(game, frame.seat, self.accepts(game, frame), self.keeps(game, frame))

    def owned_of_each(self, game: TableauGame, frame: Frame) -> list[int]:
        return purse(game, frame.seat, self.accepts(game, frame), self.keeps(game, frame))

    def run(self, game: TableauGame, frame: Frame) -> None:
        player = game.tableaus[frame.seat]
        if self.accepts(game, frame) & player.pays == 0:
            game.ask(frame, "payment", [frame.count])  # money alone: the mix is the sum itself
            return
        owned = self.owned_of_each(game, frame)
        values = player.values
        worths = [max(1, values[resource]) for resource in game.book.vocabulary.currencies]  # 0 of what pays nothing
        game.ask(frame, "payment", mixes(frame.count, owned, worths))

    def answer(self, game: TableauGame, frame: Frame, picks: list[int]) -> None:
        currencies = game.book.vocabulary.currencies
        for index in range(len(currencies)):
            verbs.lose(game, frame.seat, currencies[index], units(picks[0], index))

    def names(self, things: Things) -> list[str]:
        return known(things).coins

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

    def obstacles(self, game: TableauGame, frame: Frame, option: int, found: Conditions) -> None:
        """Whoever is asked has enough; so what is wrong with any other mix has no figure of its own."""
        found.bar("why.payment", one=frame.count, text=Purse(self.owned_of_each(game, frame)))

    def text(self, words: Words) -> str:
        raise missing(self, "text")


class Purse(Sayable):
    """What there is to pay with."""

    def __init__(self, owned: list[int]) -> None:
        self.owned: Final = owned

    def text(self, words: Words) -> str:
        currencies = known(words.things).currencies
        have = [amount(words, self.owned[n], currencies[n]) for n in range(len(currencies)) if self.owned[n] or n == 0]
        return words.join("and", have)


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

    def __init__(self, cost: int, takes: int = NO_RESOURCE) -> None:
        self.cost: Final = cost
        self.also: Final = takes

    def makes_sense(self, game: TableauGame, frame: Frame) -> bool:
        """Its price is in the count only when it is asked for; waiting, it may become payable."""
        return frame.count == 0 or (frame.count == self.cost and super().makes_sense(game, frame))

    def accepts(self, game: TableauGame, frame: Frame) -> int:
        return game.book.any_price if self.also == NO_RESOURCE else game.book.any_price | 1 << self.also

    def needs(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        owned = self.owned(game, frame)
        if owned < self.cost:
            found.lack("why.price", game.book.money, self.cost, owned, frame.source)

    def run(self, game: TableauGame, frame: Frame) -> None:
        if frame.count == self.cost:
            super().run(game, frame)
        else:
            game.push(self, frame, count=self.cost)

    def text(self, words: Words) -> str:
        if self.also == NO_RESOURCE:
            return words.say("spend", money(words, self.cost))
        return words.say(f"spend.{known(words.things).resources[self.also]}", money(words, self.cost))

    def icons(self, pen: Pen) -> Row:
        shown = [pen.money(self.cost)]
        return shown if self.also == NO_RESOURCE else [*shown, pen.resource(self.also, 0)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add_money(-self.cost * times * (1 if self.also == NO_RESOURCE else METAL_HELPS))


PAY: Final = Payment()
PAY_CARD: Final = CardPayment()

"""How prices are paid: with money, with heat where it is money, and with cards sold on the spot."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.ares_expedition import verbs
from areo.ares_expedition.numbers import CARDS, HEAT, MC, PLANTS
from areo.ares_expedition.prices import means, spare_plants
from areo.ares_expedition.table import AresTable, Player
from areo.kernel.effect import AnyEffect, Effect, Figures, Frame
from areo.kernel.menu import Entry
from areo.kernel.payment import FULL, mix, units
from areo.kernel.payment import Payment as PaymentQuestion
from areo.kernel.things import Kind, Things
from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable, Words
from areo.tableau.verbs import lose, remove_cubes
from areo.tableau.vocabulary import amount, money

NAMES: Final = ["mc", "heat", "plants", "microbe"]  # what a payment is made of, in the order of its key
NOUNS: Final = ["mc", "heat", "plants", "cube.microbe"]
NOTHING_KEPT: Final[list[int]] = []


class Payment(PaymentQuestion[AresTable]):
    """Pay `frame.count`. Cards can be sold for it; who has not enough must."""

    touches: ClassVar[int] = 0
    waits: ClassVar[bool] = True

    def counts(self) -> tuple[int, int]:
        return (0, FULL)

    def kept(self, game: AresTable, frame: Frame) -> list[int]:
        """By resource: what must be left; empty if nothing must."""
        return NOTHING_KEPT

    def makes_sense(self, game: AresTable, frame: Frame) -> bool:
        """It can be paid, and on the seat's own lane, where nothing else can be done before."""
        player = game.players[frame.seat]
        owned = means(player, self.kept(game, frame), len(player.hand))
        return frame.lane == frame.seat and self.least(game, frame) <= owned

    def least(self, game: AresTable, frame: Frame) -> int:
        """The least it can be made to cost."""
        return frame.count

    def prices(self, game: AresTable, frame: Frame) -> list[int]:
        """The mixes that make it cheaper, none first, as far as they are to be had."""
        return [0]

    def reduced(self, game: AresTable, frame: Frame, option: int) -> int:
        """What is left of the price if that is paid to make it cheaper."""
        return frame.count

    def mixes(self, game: AresTable, frame: Frame, owned: int) -> list[int]:
        """Every way to pay with so much money, in which nothing could be left out: money before heat."""
        player = game.players[frame.seat]
        kept = self.kept(game, frame)
        heat = 0
        if player.values[HEAT]:
            heat = max(0, player.stock[HEAT] - (kept[HEAT] if kept else 0))
        found: list[int] = []
        for besides in self.prices(game, frame):
            price = self.reduced(game, frame, besides)
            for warm in range(max(0, price - owned), min(heat, price) + 1):
                found.append(besides | mix([price - warm, warm]))
        return found

    def run(self, game: AresTable, frame: Frame) -> None:
        player = game.players[frame.seat]
        if player.values[HEAT] == 0 and player.stock[MC] >= frame.count and not player.optional:
            self.answer(game, frame, [frame.count])  # the usual case: money alone, and enough of it
            return
        ways = self.mixes(game, frame, player.stock[MC])
        if len(ways) == 1:
            others = self.mixes(game, frame, player.stock[MC] + player.sell_value * len(player.hand))
            if len(others) == 1:
                self.answer(game, frame, ways)
                return
        if not ways and len(player.hand) == 1:
            verbs.sell(game, frame.seat, player.hand[0])
            game.push(self, frame, count=frame.count)
            return
        game.ask(frame, "payment", ways)

    def answer(self, game: AresTable, frame: Frame, picks: list[int]) -> None:
        lose(game, frame.seat, MC, units(picks[0], 0))
        lose(game, frame.seat, HEAT, units(picks[0], 1))

    def names(self, things: Things) -> list[str]:
        return NAMES

    def price(self, game: AresTable, frame: Frame, option: int) -> Figures:
        paid = {f"resource {NAMES[n]}": units(option, n) for n in range(3) if units(option, n)}
        if units(option, 3):
            paid["cube microbe"] = units(option, 3)
        return paid

    def deed(self, game: AresTable, frame: Frame, option: int, words: Words) -> str:
        paid = [words.count(units(option, n), NOUNS[n]) for n in range(len(NOUNS)) if units(option, n)]
        return words.join("and", paid) if paid else words.say("pay-nothing")

    def prompt(self, game: AresTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, money(words, frame.count))

    def obstacles(self, game: AresTable, frame: Frame, option: int, found: Conditions) -> None:
        player = game.players[frame.seat]
        found.bar("why.payment", one=frame.count, text=Purse(player))


class Purse(Sayable):
    """What there is to pay with."""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def text(self, words: Words) -> str:
        have = [amount(words, self.player.stock[MC], MC)]
        if self.player.values[HEAT]:
            have.append(amount(words, self.player.stock[HEAT], HEAT))
        return words.join("and", have)


class CardPayment(Payment):
    """Pay for the card `frame.source`, perhaps with what makes it cheaper."""

    source_of: ClassVar[tuple[Kind, ...]] = (CARDS,)

    def kept(self, game: AresTable, frame: Frame) -> list[int]:
        return game.book.card(frame.source).keeps

    def least(self, game: AresTable, frame: Frame) -> int:
        return min([self.reduced(game, frame, option) for option in self.prices(game, frame)])

    def prices(self, game: AresTable, frame: Frame) -> list[int]:
        """Of what may be paid to make a card cheaper, every choice in which nothing could be left out."""
        player = game.players[frame.seat]
        ways: list[int] = [0]
        for offer in player.optional:
            have = player.cubes[offer.card] if offer.card else spare_plants(player, self.kept(game, frame))
            if have < offer.number:
                continue
            paid = mix([0, 0, 0, offer.number]) if offer.card else mix([0, 0, offer.number])
            ways.extend([way + paid for way in ways])
        return [way for way in ways if self.is_lean(game, frame, way)]

    def off(self, game: AresTable, frame: Frame, way: int, without: int) -> int:
        """What is taken off by what is paid; without one of the offers, if need be."""
        less = 0
        optional = game.players[frame.seat].optional
        for index in range(len(optional)):
            offer = optional[index]
            if index != without and units(way, 3 if offer.card else 2):
                less += offer.less
        return less

    def is_lean(self, game: AresTable, frame: Frame, way: int) -> bool:
        optional = game.players[frame.seat].optional
        for index in range(len(optional)):
            if units(way, 3 if optional[index].card else 2) and self.off(game, frame, way, index) >= frame.count:
                return False
        return True

    def reduced(self, game: AresTable, frame: Frame, option: int) -> int:
        return max(0, frame.count - self.off(game, frame, option, -1))

    def answer(self, game: AresTable, frame: Frame, picks: list[int]) -> None:
        super().answer(game, frame, picks)
        lose(game, frame.seat, PLANTS, units(picks[0], 2))
        if units(picks[0], 3):
            for offer in game.players[frame.seat].optional:
                if offer.card:
                    remove_cubes(game, frame.seat, frame.seat, offer.card, units(picks[0], 3))


class SellCard(Entry[AresTable]):
    """Sell a card from hand."""

    verb: ClassVar[str] = "sell"
    of: ClassVar[tuple[Kind, ...]] = (CARDS,)

    def moves(self, game: AresTable, frame: Frame) -> list[int]:
        return game.players[frame.seat].hand

    def absent(self, game: AresTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-in-hand", move)

    def begin(self, game: AresTable, frame: Frame, move: int) -> None:
        verbs.sell(game, frame.seat, move)


class SellToPay(SellCard):
    """Sell a card while a price is being paid."""

    def closed(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if not isinstance(frame.effect, Payment):
            found.bar("why.sell-now")


class LetGo(Effect[AresTable]):
    """What a card asks for besides its price is paid."""

    source_of: ClassVar[tuple[Kind, ...]] = (CARDS,)

    def run(self, game: AresTable, frame: Frame) -> None:
        for effect in game.book.card(frame.source).pay[::-1]:
            game.push(effect, frame)


PAY: Final = Payment()
PAY_CARD: Final = CardPayment()
LET_GO: Final = LetGo()

NAMED: Final[dict[str, AnyEffect]] = {"pay": PAY, "pay-card": PAY_CARD, "let-go": LET_GO}

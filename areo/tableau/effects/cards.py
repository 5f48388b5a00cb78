"""Effects on cards in hand and in the deck: drawing, looking, discarding, and what makes the next one easier."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import SKIP, AnyEffect, Figures, Frame
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words
from areo.tableau import verbs
from areo.tableau.effects.base import DECK, CardChoice, Plain, note_few_cards
from areo.tableau.effects.payment import PAY, can_pay, lacks_money, money_price
from areo.tableau.effects.stock import Units
from areo.tableau.icons import ARROW, COLON, Pen, Row, mark, sign
from areo.tableau.table import TableauGame
from areo.tableau.vocabulary import MONEY, money
from areo.tableau.worth import CARD

if TYPE_CHECKING:
    from areo.tableau.worth import Profile, Sum

LOOKED_AT: Final = 0.45  # of a card that one may buy, against one that is given
EXCHANGED: Final = 0.5  # of a card that takes the place of the worst one in hand
DISCOUNT_USED: Final = 0.8  # of a discount on one card that must be played soon


class Draw(Plain[TableauGame]):
    """Cards from the deck to hand."""

    adds_to: ClassVar[int] = DECK
    can_fail: ClassVar[bool] = False

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        note_few_cards(game, frame.seat, self.number, found)

    def run(self, game: TableauGame, frame: Frame) -> None:
        verbs.draw(game, frame.seat, self.number)

    def text(self, words: Words) -> str:
        return words.say("draw", words.count(self.number, "card"))

    def icons(self, pen: Pen) -> Row:
        return [mark("card", self.number)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(CARD, self.number * times)


class LookAndKeep(Plain[TableauGame]):
    """Look at the top cards and keep some; the others are discarded."""

    touches: ClassVar[int] = DECK
    can_fail: ClassVar[bool] = False
    own_row: ClassVar[bool] = True

    def __init__(self, look: int, keep: int) -> None:
        self.look: Final = look
        self.keep: Final = keep
        self.choose: Final = KeepSome(keep)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.choose,)

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        note_few_cards(game, frame.seat, self.look, found)

    def run(self, game: TableauGame, frame: Frame) -> None:
        verbs.look(game, frame.seat, self.look)
        game.push(self.choose, frame)

    def text(self, words: Words) -> str:
        return words.say("look-and-keep", words.count(self.look, "card"), self.keep)

    def icons(self, pen: Pen) -> Row:
        return [mark("look", self.look), sign(ARROW), mark("card", self.keep)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(CARD, profile.habits.chosen * self.keep * times)


class KeepSome(Plain[TableauGame]):
    """Which of the cards looked at are kept."""

    asks: ClassVar[str] = "ask.keep"

    def __init__(self, keep: int) -> None:
        self.keep: Final = keep

    def run(self, game: TableauGame, frame: Frame) -> None:
        looked = game.tableaus[frame.seat].dealt
        keep = min(self.keep, len(looked))
        game.ask(frame, "cards", looked.copy(), keep, keep)

    def answer(self, game: TableauGame, frame: Frame, picks: list[int]) -> None:
        verbs.keep_looked(game, frame.seat, picks)

    def prompt(self, game: TableauGame, frame: Frame, words: Words) -> str:
        return words.say(self.asks, words.count(self.keep, "card"))


class LookAndBuy(Plain[TableauGame]):
    """Look at the top card: buy it or discard it."""

    touches: ClassVar[int] = DECK
    can_fail: ClassVar[bool] = False

    def __init__(self, cost: int) -> None:
        self.cost: Final = cost
        self.buy: Final = BuyLooked(cost)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.buy,)

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        note_few_cards(game, frame.seat, 1, found)
        if not can_pay(game, frame.seat, self.cost):
            found.bar("why.less.no-money", text=Units(MONEY, self.cost))

    def run(self, game: TableauGame, frame: Frame) -> None:
        verbs.look(game, frame.seat, 1)
        game.push(self.buy, frame)

    def text(self, words: Words) -> str:
        return words.say("look-and-buy", money(words, self.cost))

    def icons(self, pen: Pen) -> Row:
        return [mark("look"), pen.money(-self.cost), sign(ARROW), mark("card")]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(CARD, LOOKED_AT * times)


class BuyLooked(CardChoice[TableauGame]):
    """Buy the card looked at, or not."""

    asks: ClassVar[str] = "ask.buy"

    def __init__(self, cost: int) -> None:
        self.cost: Final = cost

    def optional(self, game: TableauGame, frame: Frame) -> bool:
        return True

    def candidates(self, game: TableauGame, frame: Frame) -> list[int]:
        return game.tableaus[frame.seat].dealt.copy()

    def obstacles(self, game: TableauGame, frame: Frame, option: int, found: Conditions) -> None:
        if option not in game.tableaus[frame.seat].dealt and found.bar("why.not-dealt", option):
            return
        lacks_money(game, frame.seat, self.cost, option, found)

    def price(self, game: TableauGame, frame: Frame, option: int) -> Figures:
        return {} if option == SKIP else money_price(game, self.cost)

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        verbs.keep_looked(game, frame.seat, [option])
        game.push(PAY, frame, count=self.cost)

    def skipped(self, game: TableauGame, frame: Frame) -> None:
        verbs.keep_looked(game, frame.seat, [])


class DiscardToDraw(CardChoice[TableauGame]):
    """Discard a card from hand to draw one, if you like."""

    asks: ClassVar[str] = "ask.discard-to-draw"
    touches: ClassVar[int] = DECK

    def optional(self, game: TableauGame, frame: Frame) -> bool:
        return True

    def candidates(self, game: TableauGame, frame: Frame) -> list[int]:
        return game.tableaus[frame.seat].hand.copy()

    def obstacles(self, game: TableauGame, frame: Frame, option: int, found: Conditions) -> None:
        if option not in game.tableaus[frame.seat].hand:
            found.bar("why.not-in-hand", option)

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        verbs.discard(game, frame.seat, option)
        verbs.draw(game, frame.seat, self.drawn(game, option))

    def drawn(self, game: TableauGame, option: int) -> int:
        """How many cards a card that is discarded brings."""
        return 1

    def text(self, words: Words) -> str:
        return words.say("discard-to-draw")

    def icons(self, pen: Pen) -> Row:
        return [mark("card", -1), sign(ARROW), mark("card")]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(CARD, EXCHANGED * times)


class NextCard(Plain[TableauGame]):
    """The next card of this round is cheaper, or its requirements are easier."""

    can_fail: ClassVar[bool] = False
    own_row: ClassVar[bool] = True

    def __init__(self, discount: int = 0, slack: int = 0) -> None:
        self.discount: Final = discount
        self.slack: Final = slack

    def run(self, game: TableauGame, frame: Frame) -> None:
        verbs.ease_next(game, frame.seat, self.discount, self.slack)

    def text(self, words: Words) -> str:
        if self.discount:
            return words.say("next-card.discount", money(words, self.discount))
        return words.say("next-card.slack", self.slack)

    def icons(self, pen: Pen) -> Row:
        eased = pen.money(-self.discount) if self.discount else mark("slack", self.slack)
        return [mark("card"), sign(COLON), eased]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add_money(DISCOUNT_USED * self.discount * times)

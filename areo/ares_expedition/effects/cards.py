"""Effects on cards in hand and in the deck, and on what may still be played in a phase."""

from __future__ import annotations

from typing import ClassVar, Final

from areo.ares_expedition import habits, verbs
from areo.ares_expedition.numbers import GREEN, MC, TAGS
from areo.ares_expedition.table import EXTRA, FREE, FREE_COST, AresTable
from areo.kernel.effect import SKIP, AnyEffect, Frame
from areo.kernel.unmet import Conditions
from areo.kernel.watch import ASKS
from areo.kernel.words import Words
from areo.tableau.effects.base import DECK, CardChoice, Plain, note_few_cards
from areo.tableau.effects.cards import DISCOUNT_USED, EXCHANGED, DiscardToDraw
from areo.tableau.icons import ARROW, COLON, OR, Pen, Row, mark, sign
from areo.tableau.table import TableauGame
from areo.tableau.verbs import discard, draw, gain
from areo.tableau.vocabulary import money, tag_name
from areo.tableau.worth import CARD, Profile, Sum

DISCARDED: Final = 0.6  # of a card that is the worst one in hand
SHOWN: Final = 0.7  # how often one of three cards has one of two tags


class DiscardCards(Plain[AresTable]):
    """Cards from hand, for nothing: as many as there are, if there are fewer."""

    asks: ClassVar[str] = "ask.discard"
    touches: ClassVar[int] = DECK

    def __init__(self, number: int = 1, price: bool = False) -> None:
        self.number: Final = number
        self.price_of_action: Final = price  # then there must be as many

    def may_fail(self) -> bool:
        return self.price_of_action

    def needs(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        have = len(game.players[frame.seat].hand)
        if self.price_of_action and have < self.number:
            found.lack("why.cards", "card", self.number, have)

    def run(self, game: AresTable, frame: Frame) -> None:
        hand = game.players[frame.seat].hand
        number = min(self.number, len(hand))
        game.ask(frame, "cards", hand.copy(), number, number)

    def answer(self, game: AresTable, frame: Frame, picks: list[int]) -> None:
        for card in picks:
            discard(game, frame.seat, card)

    def prompt(self, game: AresTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, words.count(self.number, "card"))

    def text(self, words: Words) -> str:
        return words.say("discard", words.count(self.number, "card"))

    def icons(self, pen: Pen) -> Row:
        return [mark("card", -self.number)]

    def as_price(self, pen: Pen) -> Row:
        return [mark("card", self.number)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(CARD, -DISCARDED * self.number * times)


class Redraw(Plain[AresTable]):
    """Discard some cards, at least one, and draw as many."""

    asks: ClassVar[str] = "ask.redraw"
    touches: ClassVar[int] = DECK

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def needs(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if not game.players[frame.seat].hand:
            found.lack("why.cards", "card", 1, 0)

    def run(self, game: AresTable, frame: Frame) -> None:
        hand = game.players[frame.seat].hand
        game.ask(frame, "cards", hand.copy(), 1, min(self.most, len(hand)))

    def answer(self, game: AresTable, frame: Frame, picks: list[int]) -> None:
        for card in picks:
            discard(game, frame.seat, card)
        draw(game, frame.seat, len(picks))

    def prompt(self, game: AresTable, frame: Frame, words: Words) -> str:
        return words.say(self.asks, self.most)

    def text(self, words: Words) -> str:
        return words.say("redraw", words.count(self.most, "card"))

    def icons(self, pen: Pen) -> Row:
        return [mark("card", -self.most), sign(ARROW), mark("card", self.most)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(CARD, EXCHANGED * self.most * times)


class ShowForTags(Plain[AresTable]):
    """Turn up some cards: one with one of these tags may be taken, the others are discarded."""

    touches: ClassVar[int] = DECK
    can_fail: ClassVar[bool] = False

    def __init__(self, number: int, tags: tuple[int, ...]) -> None:
        self.number: Final = number
        self.tags: Final = tags
        self.take: Final = TakeShown(tags)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.take,)

    def shortfalls(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        note_few_cards(game, frame.seat, self.number, found)

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.show_top(game, frame.seat, self.number)
        game.doubt(frame.seat, ASKS)  # with no such tag among them there is nothing to take
        game.push(self.take, frame)

    def text(self, words: Words) -> str:
        tags = words.join("or", [tag_name(words, tag) for tag in self.tags])
        return words.say("show-for-tags", words.count(self.number, "card"), tags)

    def icons(self, pen: Pen) -> Row:
        shown: Row = [mark("look", self.number), sign(ARROW), mark("card"), sign(COLON)]
        for tag in self.tags:
            shown.extend([pen.tag(tag)] if tag == self.tags[0] else [sign(OR), pen.tag(tag)])
        return shown

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(CARD, SHOWN * profile.habits.chosen * times)


class TakeShown(CardChoice[AresTable]):
    """Which of the cards turned up is taken: one that has the tag, if any has."""

    asks: ClassVar[str] = "ask.take-shown"

    def __init__(self, tags: tuple[int, ...]) -> None:
        self.tags: Final = tags

    def candidates(self, game: AresTable, frame: Frame) -> list[int]:
        return game.players[frame.seat].shown.copy()

    def obstacles(self, game: AresTable, frame: Frame, option: int, found: Conditions) -> None:
        if option not in game.players[frame.seat].shown:
            found.bar("why.not-dealt", option)
        elif not any(tag in self.tags for tag in game.book.card(option).tags):
            found.bar("why.no-such-tag", option)

    def picked(self, game: AresTable, frame: Frame, option: int) -> None:
        verbs.settle_shown(game, frame.seat, option)

    def skipped(self, game: AresTable, frame: Frame) -> None:
        verbs.settle_shown(game, frame.seat, 0)


class ShowForColour(Plain[AresTable]):
    """Turn up a card: a green one is discarded for money, any other goes to hand."""

    touches: ClassVar[int] = DECK
    can_fail: ClassVar[bool] = False
    money: ClassVar[int] = 1

    def shortfalls(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        note_few_cards(game, frame.seat, 1, found)

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.show_top(game, frame.seat, 1)
        shown = game.players[frame.seat].shown
        if shown:
            green = game.book.card(shown[0]).colour == GREEN
            verbs.settle_shown(game, frame.seat, 0 if green else shown[0])
            game.doubt(frame.seat, "resource mc")
            if green:
                gain(game, frame.seat, MC, self.money)

    def text(self, words: Words) -> str:
        return words.say("show-for-colour", money(words, self.money))

    def icons(self, pen: Pen) -> Row:
        return [mark("look"), sign(ARROW), mark("card"), sign(OR), pen.money(self.money)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(CARD, 0.5 * times)
        total.add_money(0.5 * self.money * times)


class DiscardForMore(DiscardToDraw):
    """Discard a card from hand to draw one, if you like; one with a tag brings a second."""

    late: ClassVar[bool] = True

    def __init__(self, tag: int) -> None:
        self.tag: Final = tag

    def reads(self, game: TableauGame, frame: Frame) -> int:
        """Without a card in hand it waits for the first one, whoever draws it."""
        return self.touches if game.tableaus[frame.seat].hand else 0

    def writes(self, game: TableauGame, frame: Frame) -> int:
        return self.reads(game, frame)

    def drawn(self, game: TableauGame, option: int) -> int:
        return 2 if self.tag in game.book.card(option).tags else 1

    def detail(self, game: TableauGame, frame: Frame, option: int, words: Words) -> str:
        return "" if option == SKIP else words.say("draws", words.count(self.drawn(game, option), "card"))

    def text(self, words: Words) -> str:
        return words.say("discard-for-more", tag_name(words, self.tag))

    def icons(self, pen: Pen) -> Row:
        tag = mark(f"t-{TAGS[self.tag]}")
        return [mark("card", -1), sign(ARROW), mark("card"), sign(OR), tag, sign(ARROW), mark("card", 2)]


class ExtraPlay(Plain[AresTable]):
    """Another blue or red card may be played in this phase."""

    can_fail: ClassVar[bool] = False

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.permit(game, frame.seat, EXTRA)

    def text(self, words: Words) -> str:
        return words.say("extra-play")

    def icons(self, pen: Pen) -> Row:
        return [mark("play")]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(habits.PLAY, times)


class FreePlay(Plain[AresTable]):
    """A green card with a low printed cost may be played for nothing in this phase."""

    can_fail: ClassVar[bool] = False

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.permit(game, frame.seat, FREE)

    def text(self, words: Words) -> str:
        return words.say("free-play", money(words, FREE_COST))

    def icons(self, pen: Pen) -> Row:
        return [mark("free-play", FREE_COST)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(habits.PLAY, times)
        total.add_money(0.5 * FREE_COST * times)


class NextCard(Plain[AresTable]):
    """The next card of this phase is cheaper, or its requirements are easier."""

    can_fail: ClassVar[bool] = False
    own_row: ClassVar[bool] = True

    def __init__(self, discount: int = 0, zones: int = 0) -> None:
        self.discount: Final = discount
        self.zones: Final = zones

    def run(self, game: AresTable, frame: Frame) -> None:
        verbs.ease_next(game, frame.seat, self.discount, self.zones)

    def text(self, words: Words) -> str:
        if self.discount:
            return words.say("next-card.discount", money(words, self.discount))
        return words.say("next-card.zone")

    def icons(self, pen: Pen) -> Row:
        eased = pen.money(-self.discount) if self.discount else mark("zone", self.zones)
        return [mark("card"), sign(COLON), eased]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add_money(DISCOUNT_USED * self.discount * times)

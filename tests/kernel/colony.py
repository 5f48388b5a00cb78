"""Colony: a small game that exists only to try the kernel on everything the smallest of our games does not need.

One against two. Three rounds: all draw at the same time, each from a pile of their own, then turns from a menu. Cards
are paid with money and ore in any mix; their effects and the triggers of any seat form a batch that the active seat
orders; some ask an opponent in the middle; a card may be sold, and a debt repaid, inside any single-pick question of
one's own; a rival without a seat scores too.
"""

from __future__ import annotations

from typing import ClassVar, cast

from areo.kernel.description import Description, GameType
from areo.kernel.effect import AnyEffect, Effect, Figures, Frame, Phase
from areo.kernel.fields import OWNER, Amounts, Number
from areo.kernel.game import Game, Json
from areo.kernel.holders import Cards, Pile
from areo.kernel.joints import Batch, Each, Either, May, Pay, Seq, trigger
from areo.kernel.menu import Entry, FreeMoves, Menu
from areo.kernel.parts import Players
from areo.kernel.payment import Payment, mixes, units
from areo.kernel.phrases import with_kernel
from areo.kernel.picks import AmountPick, SeatPick
from areo.kernel.position import read_state, restore_pending
from areo.kernel.rng import seeded
from areo.kernel.rulebook import Rulebook
from areo.kernel.state import State
from areo.kernel.things import SEAT, Kind, Things
from areo.kernel.unmet import Conditions
from areo.kernel.words import Words

MC, ORE, POINTS, DECK = 1, 2, 4, 8  # what effects read and write, as bits
ROUNDS, COPIES, DEALT = 3, 4, 2
CARD = Kind("card", 1, 100)


class Colony(Game):
    """Stocks of money, ore and points; hands, played cards, one deck. Seat 0 is the company, 1 and 2 the union."""

    stock: list[list[int]]  # by seat: money, ore, points
    debt: list[int]
    pile: list[list[int]]  # what each may draw at the same time as the others
    hand: list[list[int]]
    drawn: list[list[int]]
    sold: list[list[int]]  # face down beside the deck until the round is over
    played: list[list[int]]
    deck: list[int]
    rival: int
    round: int

    def lay_out(self, seed: str) -> None:
        self.begin(seeded("colony", seed))
        self.stock = [[8, 2, 0] for _ in range(self.seats)]
        self.debt = [0] * self.seats
        self.pile = [[] for _ in range(self.seats)]
        self.hand = [[] for _ in range(self.seats)]
        self.drawn = [[] for _ in range(self.seats)]
        self.sold = [[] for _ in range(self.seats)]
        self.played = [[] for _ in range(self.seats)]
        self.deck = list(range(1, len(CARDS) * COPIES + 1))
        self.rng.shuffle(self.deck)
        self.rival = 0
        self.round = 0

    def blank(self) -> Game:
        return Colony(self.rulebook, self.seats, self.options)

    def assign(self, other: Game) -> None:
        super().assign(other)
        like = cast(Colony, other)
        self.stock = [stock.copy() for stock in like.stock]
        self.debt = like.debt.copy()
        self.pile = [pile.copy() for pile in like.pile]
        self.hand = [hand.copy() for hand in like.hand]
        self.drawn = [drawn.copy() for drawn in like.drawn]
        self.sold = [sold.copy() for sold in like.sold]
        self.played = [played.copy() for played in like.played]
        self.deck = like.deck.copy()
        self.rival = like.rival
        self.round = like.round

    def declared(self) -> State:
        return STATE

    def scores(self) -> list[Json]:
        points = [stock[2] for stock in self.stock]
        money = [stock[0] // 5 for stock in self.stock]
        return [{"total": p + m, "points": p, "money": m, "by_card": {}} for p, m in zip(points, money, strict=True)]

    def open_scores(self, seat: int | None) -> list[Json]:
        return self.scores()

    def ranking(self) -> list[list[int]]:
        totals = [int(str(score["total"])) for score in self.scores()]
        return [[seat for seat in range(self.seats) if totals[seat] == t] for t in sorted(set(totals), reverse=True)]

    def winners(self) -> list[bool]:
        """The company against the union together; if the rival beats both sides, all have lost."""
        totals = [int(str(score["total"])) for score in self.scores()]
        company = totals[0] > sum(totals[1:])
        best = max(totals[0], sum(totals[1:]))
        return [best >= self.rival and (seat == 0) == company for seat in range(self.seats)]

    def rivals(self) -> list[Json]:
        return [{"total": self.rival}]

    def clock(self) -> int:
        return self.round


DRAW_PILE = Pile("deck", CARD, things=True)
STATE = State(
    Number("round", 0, ROUNDS + 1),
    Number("rival", 0),
    DRAW_PILE,
    Players(
        Amounts("stock", ("money", "ore", "points")),
        Number("debt", 0),
        Pile("pile", CARD, things=True),
        Cards("hand", CARD, seen=OWNER, things=True),
        Cards("drawn", CARD, seen=OWNER, things=True),
        Cards("sold", CARD, seen=OWNER, things=True),
        Cards("played", CARD, things=True),
    ),
)


STOCKS = ("money", "ore", "points")


def change(game: Colony, seat: int, what: int, by: int) -> None:
    """The verb of this game: a stock rises or falls, and whoever listens to money gains is told."""
    game.stock[seat][what] += by
    game.note("changes", seat, what, by)


class Gain(Effect[Colony]):
    def __init__(self, what: int, by: int) -> None:
        self.what, self.by = what, by

    def needs(self, game: Colony, frame: Frame, found: Conditions) -> None:
        have = game.stock[frame.seat][self.what]
        if have + self.by < 0:
            found.lack("why.short", f"stock {STOCKS[self.what]}", -self.by, have)

    def run(self, game: Colony, frame: Frame) -> None:
        change(game, frame.seat, self.what, self.by)

    def reads(self, game: Colony, frame: Frame) -> int:
        return (1 << self.what) << 3 * frame.seat if self.by < 0 else 0

    def writes(self, game: Colony, frame: Frame) -> int:
        return 0

    def adds(self, game: Colony, frame: Frame) -> int:
        return (1 << self.what) << 3 * frame.seat

    def text(self, words: Words) -> str:
        return words.say("gain", self.by, words.say(f"what.{self.what}"))


class Double(Effect[Colony]):
    """Twice the money: order matters."""

    def run(self, game: Colony, frame: Frame) -> None:
        change(game, frame.seat, 0, game.stock[frame.seat][0])

    def reads(self, game: Colony, frame: Frame) -> int:
        return MC << 3 * frame.seat

    def writes(self, game: Colony, frame: Frame) -> int:
        return MC << 3 * frame.seat

    def text(self, words: Words) -> str:
        return words.say("double")


class Reveal(Effect[Colony]):
    """Turn up the top card and put it beneath: nothing before it can be undone."""

    touches: ClassVar[int] = DECK

    def run(self, game: Colony, frame: Frame) -> None:
        card = game.deck.pop()
        game.reveal()
        game.note("reveals", frame.seat, card)
        game.deck.insert(0, card)
        change(game, frame.seat, 2, card % 2)

    def text(self, words: Words) -> str:
        return words.say("reveal")


class PickSeat(SeatPick[Colony]):
    asks: ClassVar[str] = "ask.seat"
    touches: ClassVar[int] = -1

    def __init__(self) -> None:
        self.how_many = Amount()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.how_many,)

    def optional(self, game: Colony, frame: Frame) -> bool:
        return True

    def spared(self, game: Colony, frame: Frame, seat: int, found: Conditions) -> None:
        if seat == frame.seat and found.bar("why.yourself"):
            return
        if game.stock[seat][0] == 0:
            found.lack("why.poor", "stock money", 1, 0)

    def picked(self, game: Colony, frame: Frame, option: int) -> None:
        game.push(self.how_many, frame, subject=option)

    def text(self, words: Words) -> str:
        return words.say("steal")


class Amount(AmountPick[Colony]):
    """How much is taken from the player `frame.subject`: the largest amount first."""

    asks: ClassVar[str] = "ask.amount"
    subject_of: ClassVar[tuple[Kind, ...]] = (SEAT,)

    def most(self, game: Colony, frame: Frame) -> int:
        return min(3, game.stock[SEAT.index(frame.subject)][0])

    def picked(self, game: Colony, frame: Frame, option: int) -> None:
        change(game, SEAT.index(frame.subject), 0, -option)
        change(game, frame.seat, 0, option)


class Opponents(Effect[Colony]):
    """Every opponent does it, asked in the middle of another seat's effect."""

    touches: ClassVar[int] = -1

    def __init__(self, effect: AnyEffect) -> None:
        self.effect = effect

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.effect,)

    def run(self, game: Colony, frame: Frame) -> None:
        for step in range(game.seats - 1, 0, -1):
            game.push(self.effect, frame, seat=(frame.seat + step) % game.seats)

    def text(self, words: Words) -> str:
        return words.say("opponents", self.effect.text(words))


class Card:
    """A card of this game: its effects form a batch; some listen to every card that is played."""

    def __init__(self, id: str, price: int, *effects: AnyEffect, listens: AnyEffect | None = None) -> None:
        self.id, self.price, self.play, self.listens = id, price, Batch(*effects), listens


CARDS = [
    Card("mine", 2, Gain(1, 2), Gain(2, 1)),
    Card("bank", 5, Double(), Gain(0, 3)),
    Card("tax", 3, Opponents(Either(Gain(0, -1), Gain(2, -1))), Gain(2, 2)),
    Card("raid", 4, Seq(PickSeat(), Gain(2, 1))),
    Card("scout", 1, Reveal()),
    Card("smelter", 3, May(Pay(Gain(1, -2), Gain(2, 3)))),
    Card("fair", 2, Each(Gain(0, 1))),
    Card("guild", 4, Gain(2, 1), listens=Gain(0, 1)),  # whoever plays a card, its owner gains
    Card("loan", 1, Gain(0, -9), Gain(0, 9)),  # legal in one order only
]


def card_of(thing: int) -> Card:
    return CARDS[(thing - 1) % len(CARDS)]


class Start(Phase[Colony]):
    def run(self, game: Colony, frame: Frame) -> None:
        game.round += 1
        if game.round > ROUNDS:
            game.finish()
            return
        game.note("round", -1, game.round)
        game.push_to_table(START)
        game.push_to_table(RIVAL)
        for seat in range(game.seats - 1, -1, -1):
            game.push_to_table(TURN, seat)
        game.push_to_table(GATHER)
        for seat in range(game.seats):
            game.pile[seat] = [game.deck.pop() for _ in range(DEALT)]
            game.push_to_seat(RESEARCH, seat)


class Gather(Phase[Colony]):
    """What was not kept, and what was sold, goes beneath the deck: from one seat after the other."""

    def run(self, game: Colony, frame: Frame) -> None:
        for seat in range(game.seats):
            game.deck[:0] = game.pile[seat] + game.drawn[seat] + game.sold[seat]
            game.pile[seat], game.drawn[seat], game.sold[seat] = [], [], []


class RivalMoves(Phase[Colony]):
    def run(self, game: Colony, frame: Frame) -> None:
        game.rival += 1 + game.rng.below(3)
        game.reveal()


class Draw(Effect[Colony]):
    """Draw from one's own pile, at the same time as the others."""

    touches: ClassVar[int] = DECK

    def run(self, game: Colony, frame: Frame) -> None:
        if not game.pile[frame.seat]:
            return
        card = game.pile[frame.seat].pop()
        game.drawn[frame.seat].append(card)
        game.learn(frame.seat)
        game.note("draws", frame.seat)
        game.whisper(1 << frame.seat, card)

    def text(self, words: Words) -> str:
        return words.say("draw")


class Keep(Effect[Colony]):
    """Keep any of the cards drawn; the others go beneath the deck when all are done."""

    asks: ClassVar[str] = "ask.keep"
    secret: ClassVar[bool] = True
    touches: ClassVar[int] = DECK

    def run(self, game: Colony, frame: Frame) -> None:
        if game.drawn[frame.seat]:
            game.ask(frame, "cards", game.drawn[frame.seat].copy(), 0, 2)

    def answer(self, game: Colony, frame: Frame, picks: list[int]) -> None:
        game.hand[frame.seat] += picks
        game.drawn[frame.seat] = [card for card in game.drawn[frame.seat] if card not in picks]

    def text(self, words: Words) -> str:
        return words.say("keep")


def purse(game: Colony, seat: int) -> list[int]:
    return game.stock[seat][:2]


class Play(Entry[Colony]):
    """Play a card from hand."""

    verb: ClassVar[str] = "play"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def moves(self, game: Colony, frame: Frame) -> list[int]:
        return game.hand[frame.seat].copy()

    def obstacles(self, game: Colony, frame: Frame, move: int, found: Conditions) -> None:
        mc, ore = purse(game, frame.seat)
        price = card_of(move).price
        if not mixes(price, [mc, ore], [1, 2]) and found.lack("why.price", "stock money", price, mc + 2 * ore, move):
            return
        card_of(move).play.needs(game, frame, found)

    def absent(self, game: Colony, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-held", move)

    def price(self, game: Colony, frame: Frame, move: int) -> Figures:
        return {"stock money": card_of(move).price}

    def begin(self, game: Colony, frame: Frame, move: int) -> None:
        game.push(TURN, frame)
        game.hand[frame.seat].remove(move)  # so that it cannot be sold to pay for itself
        game.played[frame.seat].append(move)
        game.push(PAYMENT, frame, source=move)


class Pass(Entry[Colony]):
    verb: ClassVar[str] = "pass"
    quiet: ClassVar[bool] = True

    def begin(self, game: Colony, frame: Frame, move: int) -> None:
        """The turn is over."""


class Turn(Menu[Colony]):
    """A turn's menu: play a card or pass."""

    asks: ClassVar[str] = "ask.turn"


class PayFor(Payment[Colony]):
    """Pay for `frame.source`, then play it: its effects and all they set off, in the order the seat chooses."""

    source_of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def names(self, things: Things) -> list[str]:
        return ["money", "ore"]

    def makes_sense(self, game: Colony, frame: Frame) -> bool:
        return bool(mixes(card_of(frame.source).price, purse(game, frame.seat), [1, 2]))

    def run(self, game: Colony, frame: Frame) -> None:
        game.ask(frame, "payment", mixes(card_of(frame.source).price, purse(game, frame.seat), [1, 2]))

    def answer(self, game: Colony, frame: Frame, picks: list[int]) -> None:
        change(game, frame.seat, 0, -units(picks[0], 0))
        change(game, frame.seat, 1, -units(picks[0], 1))
        game.note("plays", frame.seat, frame.source)
        card_of(frame.source).play.run(game, frame)
        for step in range(game.seats):  # own triggers first, then clockwise
            owner = (frame.seat + step) % game.seats
            for card in game.played[owner]:
                listens = card_of(card).listens
                if listens is not None and card != frame.source:
                    trigger(game, listens, owner, card)


class Sell(Entry[Colony]):
    """Sell a card for 1, at any time."""

    verb: ClassVar[str] = "sell"
    of: ClassVar[tuple[Kind, ...]] = (CARD,)

    def moves(self, game: Colony, frame: Frame) -> list[int]:
        return game.hand[frame.seat].copy()

    def absent(self, game: Colony, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-held", move)

    def begin(self, game: Colony, frame: Frame, move: int) -> None:
        game.hand[frame.seat].remove(move)
        game.sold[frame.seat].append(move)
        change(game, frame.seat, 0, 1)


class Repay(Entry[Colony]):
    """Repay what one owes, at any time but while paying for a card: 3 money for 2 points."""

    verb: ClassVar[str] = "repay"
    shortcut: ClassVar[str] = "r"

    def closed(self, game: Colony, frame: Frame, found: Conditions) -> None:
        if frame.effect is PAYMENT and found.bar("why.paying"):
            return
        if game.debt[frame.seat] == 0 and found.bar("why.no-debt"):
            return
        if game.stock[frame.seat][0] < 3:
            found.lack("why.short", "stock money", 3, game.stock[frame.seat][0])

    def price(self, game: Colony, frame: Frame, move: int) -> Figures:
        return {"stock money": 3}

    def begin(self, game: Colony, frame: Frame, move: int) -> None:
        game.debt[frame.seat] -= 1
        change(game, frame.seat, 0, -3)
        change(game, frame.seat, 2, 2)


START, GATHER, RIVAL, TURN, PAYMENT = Start(), Gather(), RivalMoves(), Turn(Play(), Pass()), PayFor()
RESEARCH = Seq(May(Draw()), May(Draw()), Keep())

ENGLISH = {
    "gain": "gain {0} {1}",
    "what.0": "money",
    "what.1": "ore",
    "what.2": "points",
    "double": "double your money",
    "reveal": "turn up the top card",
    "draw": "draw a card",
    "steal": "steal up to 3 money from an opponent",
    "opponents": "every opponent: {0}",
    "keep": "keep some cards",
    "label.play": "play {0:thing}",
    "label.pass": "pass",
    "label.sell": "sell {0:thing}",
    "label.repay": "repay your debt",
    "noun.money": "coin|coins",
    "noun.ore": "ore|ore",
    "ask.seat": "from whom?",
    "ask.amount": "how much?",
    "ask.keep": "which cards do you keep?",
    "ask.turn": "your turn",
    "ask.pay": "how do you pay?",
    "why.poor": "That player has no money for you.",
    "why.not-held": "You do not hold {0:thing}.",
    "why.price": "{0:thing} costs {1}; you have {2}.",
    "why.short": "{1} needed; you have {2}.",
    "why.yourself": "Not from yourself.",
    "why.paying": "Pay for your card first.",
    "why.no-debt": "You owe nothing.",
    "log.round": "Round {1}",
    "log.changes": "{0:seat}: {2}",
    "log.reveals": "{0:seat} turns up {1:thing}.",
    "log.draws": "{0:seat} draws.",
    "log.draws.secret": "{0:seat} draws {4:thing}.",
    "log.plays": "{0:seat} plays {1:thing}.",
}


def make_rulebook() -> Rulebook:
    things = Things()
    for number in range(1, len(CARDS) * COPIES + 1):
        copy = (number - 1) // len(CARDS)
        id = card_of(number).id + (f".{copy + 1}" if copy else "")
        things.add(CARD, number - 1, id, dict.fromkeys(("en", "fr", "pt"), id))
    book = Rulebook("colony", things, with_kernel(dict.fromkeys(("en", "fr", "pt"), ENGLISH)), "colony")
    for card in CARDS:
        book.enter(card.id, card.play)
        if card.listens is not None:
            book.enter(f"{card.id}/listens", card.listens, triggered=True)
    named: dict[str, AnyEffect] = {
        "start": START,
        "gather": GATHER,
        "rival": RIVAL,
        "turn": TURN,
        "pay": PAYMENT,
        "research": RESEARCH,
    }
    for path, effect in named.items():
        book.enter(path, effect)
    book.courses = ["start"]
    book.allow_free(FreeMoves(Sell(), Repay()))
    book.complete()
    return book


BOOK = make_rulebook()


class ColonyType(GameType):
    def describe(self) -> Description:
        return Description("colony", dict.fromkeys(("en", "fr", "pt"), "Colony"), (3, 3), [], {})

    def new(self, players: int, seed: str, options: Json) -> Game:
        game = Colony(BOOK, players, options)
        game.lay_out(seed)
        game.debt = [1] * players
        game.push_to_table(START)
        game.run()
        return game

    def restore(self, options: Json, state: object) -> Game:
        """Exact positions, and by hand: hands, stocks and played cards with seat `active` to move."""
        game = Colony(BOOK, 3, options)
        game.lay_out(str(options["seed"]))
        game.round = 1
        game.deck = []
        reader, reading = read_state(game, state)
        DRAW_PILE.fill(reading, list(range(1, len(CARDS) * COPIES + 1)), [])
        active = reader.whole("active", 0, 2, 0)
        pending = reader.get("pending") if reader.has("pending") else None
        reader.done()
        if pending is not None:
            game.over = game.round > ROUNDS
            restore_pending(game, pending)
        else:
            game.push_to_table(START)
            game.push_to_table(TURN, active)
        game.run()
        return game


COLONY = ColonyType()

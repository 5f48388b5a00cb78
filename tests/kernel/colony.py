"""Colony: a small game that exists only to try the kernel on everything the smallest of our games does not need.

One against two. Three rounds: all draw from one deck at the same time, then turns from a menu. Cards are paid with
money and ore in any mix; their effects and the triggers of any seat form a batch that the active seat orders; some ask
an opponent in the middle; a card may be sold inside any single-pick question of one's own; a rival without a seat
scores too.
"""

from __future__ import annotations

from typing import cast

from areo.kernel.description import Description, GameType
from areo.kernel.effect import SKIP, UNKNOWN, AnyEffect, Effect, Frame, Phase, Pick
from areo.kernel.errors import BadPosition
from areo.kernel.game import Game, Json
from areo.kernel.joints import Batch, Each, Either, May, Pay, Seq, trigger
from areo.kernel.payment import mixes, payment_key, units
from areo.kernel.phrases import with_kernel
from areo.kernel.position import Reader, restore_pending, restore_rng
from areo.kernel.rng import Dice, seeded
from areo.kernel.rulebook import Rulebook
from areo.kernel.things import Kind, Things
from areo.kernel.words import Words

CURRENCIES = ["mc", "ore"]
MC, ORE, POINTS, DECK = 1, 2, 4, 8  # what effects read and write, as bits
ROUNDS, COPIES, PASS = 3, 4, 1000
ALL_SEEING = -2
CARD = Kind("card", 1, 100)


class Colony(Game):
    """Stocks of money, ore and points; hands, played cards, one deck. Seat 0 is the company, 1 and 2 the union."""

    stock: list[int]  # seat * 3 + (0 money, 1 ore, 2 points)
    hand: list[list[int]]
    drawn: list[list[int]]
    played: list[list[int]]
    deck: list[int]
    rival: int
    round: int

    def lay_out(self, seed: str) -> None:
        self.begin(seeded("colony", seed))
        self.stock = [8, 2, 0] * self.seats
        self.hand = [[] for _ in range(self.seats)]
        self.drawn = [[] for _ in range(self.seats)]
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
        self.stock = like.stock.copy()
        self.hand = [hand.copy() for hand in like.hand]
        self.drawn = [drawn.copy() for drawn in like.drawn]
        self.played = [played.copy() for played in like.played]
        self.deck = like.deck.copy()
        self.rival = like.rival
        self.round = like.round

    def free_actions(self, seat: int) -> list[int]:
        return self.hand[seat].copy()

    def deal_anew(self, seat: int, dice: Dice) -> None:
        others = [pile[other] for other in range(self.seats) if other != seat for pile in (self.hand, self.drawn)]
        unseen = self.deck + [card for pile in others for card in pile]
        dice.shuffle(unseen)
        for pile in [*others, self.deck]:
            pile[:] = [unseen.pop() for _ in pile]

    def show(self, seat: int | None, eye: int = -1) -> Json:
        ids = self.rulebook.things.id
        sees = [eye == ALL_SEEING or seat == owner for owner in range(self.seats)]

        def cards(seen: bool, pile: list[int]) -> object:
            return [ids(card) for card in pile] if seen else len(pile)

        return {
            "round": self.round,
            "rival": self.rival,
            "deck": cards(eye == ALL_SEEING, self.deck),
            "players": [
                {
                    "stock": self.stock[owner * 3 : owner * 3 + 3],
                    "hand": cards(sees[owner], self.hand[owner]),
                    "drawn": cards(sees[owner], self.drawn[owner]),
                    "played": cards(True, self.played[owner]),
                }
                for owner in range(self.seats)
            ],
        }

    def state(self) -> Json:
        return self.show(None, ALL_SEEING)

    def scores(self) -> list[Json]:
        points = [self.stock[seat * 3 + 2] for seat in range(self.seats)]
        money = [self.stock[seat * 3] // 5 for seat in range(self.seats)]
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


def change(game: Colony, seat: int, what: int, by: int) -> None:
    """The verb of this game: a stock rises or falls, and whoever listens to money gains is told."""
    game.stock[seat * 3 + what] += by
    game.note("changes", seat, what, by)


class Gain(Effect[Colony]):
    def __init__(self, what: int, by: int) -> None:
        self.what, self.by = what, by

    def legal(self, game: Colony, frame: Frame) -> bool:
        return game.stock[frame.seat * 3 + self.what] + self.by >= 0

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
        change(game, frame.seat, 0, game.stock[frame.seat * 3])

    def reads(self, game: Colony, frame: Frame) -> int:
        return MC << 3 * frame.seat

    def writes(self, game: Colony, frame: Frame) -> int:
        return MC << 3 * frame.seat

    def text(self, words: Words) -> str:
        return words.say("double")


class Reveal(Effect[Colony]):
    """Turn up the top card and put it beneath: nothing before it can be undone."""

    def run(self, game: Colony, frame: Frame) -> None:
        card = game.deck.pop()
        game.reveals += 1
        game.note("reveals", frame.seat, card)
        game.deck.insert(0, card)
        change(game, frame.seat, 2, card % 2)

    def text(self, words: Words) -> str:
        return words.say("reveal")


class PickSeat(Pick[Colony]):
    kind, asks = "seat", "ask.seat"

    def __init__(self) -> None:
        self.how_many = Amount()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.how_many,)

    def optional(self, game: Colony, frame: Frame) -> bool:
        return True

    def candidates(self, game: Colony, frame: Frame) -> list[int]:
        return [seat + 1 for seat in range(game.seats)]

    def obstacle(self, game: Colony, frame: Frame, option: int) -> str:
        poor = not 0 < option <= game.seats or game.stock[(option - 1) * 3] == 0
        return "why.poor" if poor or option - 1 == frame.seat else ""

    def picked(self, game: Colony, frame: Frame, option: int) -> None:
        game.push(self.how_many, frame, count=option)

    def key(self, things: Things, option: int) -> str:
        return "skip" if option == SKIP else f"seat {option - 1}"

    def option(self, things: Things, key: str) -> int:
        return next((n for n in range(9) if self.key(things, n) == key), UNKNOWN)

    def label(self, game: Colony, frame: Frame, option: int, words: Words) -> str:
        return words.say("skip") if option == SKIP else words.player(option - 1)

    def text(self, words: Words) -> str:
        return words.say("steal")


class Amount(Pick[Colony]):
    """How much is taken from the seat `frame.count - 1`: the largest amount first."""

    kind, asks = "amount", "ask.amount"

    def candidates(self, game: Colony, frame: Frame) -> list[int]:
        return list(range(min(3, game.stock[(frame.count - 1) * 3]), 0, -1))

    def picked(self, game: Colony, frame: Frame, option: int) -> None:
        change(game, frame.count - 1, 0, -option)
        change(game, frame.seat, 0, option)

    def key(self, things: Things, option: int) -> str:
        return f"amount {option}"

    def option(self, things: Things, key: str) -> int:
        return UNKNOWN

    def label(self, game: Colony, frame: Frame, option: int, words: Words) -> str:
        return str(option)


class Opponents(Effect[Colony]):
    """Every opponent does it, asked in the middle of another seat's effect."""

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
        for seat in range(game.seats):
            game.push_to_seat(RESEARCH, seat)


class RivalMoves(Phase[Colony]):
    def run(self, game: Colony, frame: Frame) -> None:
        game.rival += 1 + game.rng.below(3)
        game.reveals += 1


class Draw(Effect[Colony]):
    """Draw from the one deck: whoever answers first draws first."""

    def run(self, game: Colony, frame: Frame) -> None:
        card = game.deck.pop()
        game.drawn[frame.seat].append(card)
        game.reveals += 1
        game.note("draws", frame.seat)
        game.whisper(1 << frame.seat, card)

    def text(self, words: Words) -> str:
        return words.say("draw")


class Keep(Effect[Colony]):
    """Keep any of the cards drawn; the others go beneath the deck."""

    secret = True

    def run(self, game: Colony, frame: Frame) -> None:
        if game.drawn[frame.seat]:
            game.ask(frame, "cards", game.drawn[frame.seat].copy(), 0, 2)

    def answer(self, game: Colony, frame: Frame, picks: list[int]) -> None:
        drawn = game.drawn[frame.seat]
        game.hand[frame.seat] += picks
        game.deck[:0] = [card for card in drawn if card not in picks]
        drawn.clear()

    def prompt(self, game: Colony, frame: Frame, words: Words) -> str:
        return words.say("ask.keep")


class Turn(Effect[Colony]):
    """A turn's menu: play a card or pass."""

    def run(self, game: Colony, frame: Frame) -> None:
        playable = [card for card in game.hand[frame.seat] if self.obstacle(game, frame, card) == ""]
        game.ask(frame, "menu", [*playable, PASS])

    def obstacle(self, game: Colony, frame: Frame, option: int) -> str:
        if option not in game.hand[frame.seat]:
            return "why.not-held"
        mc, ore = game.stock[frame.seat * 3 : frame.seat * 3 + 2]
        if not mixes(card_of(option).price, [mc, ore], [1, 2]):
            return "why.price"
        return "" if card_of(option).play.legal(game, frame) else "why.effect"

    def answer(self, game: Colony, frame: Frame, picks: list[int]) -> None:
        if picks[0] != PASS:
            game.push(self, frame)
            game.hand[frame.seat].remove(picks[0])  # so that it cannot be sold to pay for itself
            game.played[frame.seat].append(picks[0])
            game.push(PAYMENT, frame, source=picks[0])

    def key(self, things: Things, option: int) -> str:
        return "pass" if option == PASS else f"play {things.id(option)}"

    def option(self, things: Things, key: str) -> int:
        return (things.number("card " + key[5:]) or UNKNOWN) if key.startswith("play ") else UNKNOWN

    def label(self, game: Colony, frame: Frame, option: int, words: Words) -> str:
        return words.say("pass") if option == PASS else super().label(game, frame, option, words)

    def prompt(self, game: Colony, frame: Frame, words: Words) -> str:
        return words.say("ask.turn")

    def why(self, game: Colony, frame: Frame, option: int, words: Words) -> list[str]:
        return [words.say(self.obstacle(game, frame, option), option, card_of(option).price)]


class Payment(Effect[Colony]):
    """Pay for `frame.source`, then play it: its effects and all they set off, in the order the seat chooses."""

    def run(self, game: Colony, frame: Frame) -> None:
        mc, ore = game.stock[frame.seat * 3 : frame.seat * 3 + 2]
        game.ask(frame, "payment", mixes(card_of(frame.source).price, [mc, ore], [1, 2]))

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

    def key(self, things: Things, option: int) -> str:
        return payment_key(option, CURRENCIES)

    def option(self, things: Things, key: str) -> int:
        return UNKNOWN

    def label(self, game: Colony, frame: Frame, option: int, words: Words) -> str:
        return payment_key(option, CURRENCIES)

    def prompt(self, game: Colony, frame: Frame, words: Words) -> str:
        return words.say("ask.pay")


class Sell(Effect[Colony]):
    """The free action: sell the card `frame.subject` for 1, inside any single-pick question of one's own."""

    def run(self, game: Colony, frame: Frame) -> None:
        game.hand[frame.seat].remove(frame.subject)
        game.deck.insert(0, frame.subject)
        change(game, frame.seat, 0, 1)

    def key(self, things: Things, option: int) -> str:
        return f"sell {things.id(option)}"

    def label(self, game: Colony, frame: Frame, option: int, words: Words) -> str:
        return words.say("sell", option)


START, RIVAL, TURN, PAYMENT = Start(), RivalMoves(), Turn(), Payment()
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
    "pass": "pass",
    "sell": "sell {0:thing}",
    "ask.seat": "from whom?",
    "ask.amount": "how much?",
    "ask.keep": "which cards do you keep?",
    "ask.turn": "your turn",
    "ask.pay": "how do you pay?",
    "why.poor": "That player has no money for you.",
    "why.not-held": "You do not hold {0:thing}.",
    "why.price": "{0:thing} costs {1}.",
    "why.effect": "{0:thing} has no effect now.",
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
            book.enter(f"{card.id}/listens", card.listens)
    named: dict[str, AnyEffect] = {"start": START, "rival": RIVAL, "turn": TURN, "pay": PAYMENT, "research": RESEARCH}
    for path, effect in named.items():
        book.enter(path, effect)
    book.courses = ["start"]
    book.free = Sell()
    book.enter("sell", book.free)
    return book


BOOK = make_rulebook()


class ColonyType(GameType):
    def describe(self) -> Description:
        return Description("colony", dict.fromkeys(("en", "fr", "pt"), "Colony"), (3, 3), [], {})

    def new(self, players: int, seed: str, options: Json) -> Game:
        game = Colony(BOOK, players, options)
        game.lay_out(seed)
        game.push_to_table(START)
        game.run()
        return game

    def restore(self, options: Json, state: object) -> Game:
        """Exact positions, and by hand: hands, stocks and played cards with seat `active` to move."""
        game = Colony(BOOK, 3, options)
        game.lay_out(str(options["seed"]))
        reader = Reader(state, "state")
        game.round = reader.whole("round", 0, ROUNDS + 1, 1)
        game.rival = reader.whole("rival", 0, 99, 0)
        for seat, saved in enumerate(reader.items("players")):
            player = Reader(saved, f"state.players[{seat}]")
            if player.has("stock"):
                game.stock[seat * 3 : seat * 3 + 3] = [int(str(n)) for n in player.items("stock")]
            for name, pile in (("hand", game.hand), ("drawn", game.drawn), ("played", game.played)):
                for id in player.items(name):
                    card = BOOK.things.number(f"card {id}")
                    if card not in game.deck:
                        raise BadPosition(f"{player.where}.{name}: {id!r} is unknown or elsewhere too")
                    game.deck.remove(card)
                    pile[seat].append(card)
            player.done()
        if reader.has("deck"):
            top = [BOOK.things.number(f"card {id}") for id in reader.items("deck")]
            game.deck = [card for card in game.deck if card not in top] + top
        if reader.has("rng"):
            game.rng = restore_rng(reader.get("rng"))
        game.reveals = reader.whole("reveals", 0, 1 << 30, 0)
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

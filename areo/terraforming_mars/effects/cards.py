"""Effects on cards: drawing, looking, discarding, and the cubes that lie on them."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from areo.kernel.effect import SKIP, AnyEffect, Frame
from areo.kernel.game import Game
from areo.kernel.joints import Pay
from areo.kernel.words import Words
from areo.terraforming_mars import verbs
from areo.terraforming_mars.effects.base import DECK, AmountChoice, CardChoice, Plain
from areo.terraforming_mars.effects.payment import PAY, can_pay
from areo.terraforming_mars.numbers import CARD_PRICE, CUBES, MICROBE, NO_CUBES, SCIENCE, is_card, is_project_card
from areo.terraforming_mars.table import Table


class Draw(Plain):
    adds_to: ClassVar[int] = DECK
    can_fail: bool = False

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, game: Table, frame: Frame) -> None:
        verbs.draw(game, frame.seat, self.number)

    def text(self, words: Words) -> str:
        return words.say("draw", words.count(self.number, "card"))


class LookAndKeep(Plain):
    """Look at the top cards and keep some; the others are discarded."""

    touches: ClassVar[int] = DECK
    can_fail: bool = False

    def __init__(self, look: int, keep: int) -> None:
        self.look: Final = look
        self.keep: Final = keep
        self.choose: Final = KeepSome(keep)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.choose,)

    def run(self, game: Table, frame: Frame) -> None:
        verbs.look(game, frame.seat, self.look)
        game.push(self.choose, frame)

    def text(self, words: Words) -> str:
        return words.say("look-and-keep", words.count(self.look, "card"), self.keep)


class KeepSome(Plain):
    asks: ClassVar[str] = "ask.keep"

    def __init__(self, keep: int) -> None:
        self.keep: Final = keep

    def run(self, game: Table, frame: Frame) -> None:
        looked = game.players[frame.seat].dealt
        keep = min(self.keep, len(looked))
        game.ask(frame, "cards", looked.copy(), keep, keep)

    def answer(self, game: Table, frame: Frame, picks: list[int]) -> None:
        verbs.keep_looked(game, frame.seat, picks)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, words.count(self.keep, "card"))


class LookAndBuy(Plain):
    """Look at the top card: buy it or discard it."""

    touches: ClassVar[int] = DECK
    can_fail: bool = False

    def __init__(self) -> None:
        self.buy: Final = BuyLooked()

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.buy,)

    def run(self, game: Table, frame: Frame) -> None:
        verbs.look(game, frame.seat, 1)
        game.push(self.buy, frame)

    def text(self, words: Words) -> str:
        return words.say("look-and-buy", words.count(CARD_PRICE, "mc"))


class BuyLooked(CardChoice):
    """Buy the card looked at, or not."""

    asks: ClassVar[str] = "ask.buy"

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return game.players[frame.seat].dealt.copy()

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if option not in game.players[frame.seat].dealt:
            return "why.not-dealt"
        return "" if can_pay(game, frame.seat, CARD_PRICE) else "why.price"

    def figures(self, game: Table, frame: Frame, option: int) -> list[int]:
        return [CARD_PRICE, game.players[frame.seat].stock[0]]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.keep_looked(game, frame.seat, [option])
        game.push(PAY, frame, count=CARD_PRICE)

    def skipped(self, game: Table, frame: Frame) -> None:
        verbs.keep_looked(game, frame.seat, [])


class RevealForTag(Plain):
    """Turn up the top card and discard it; if it has a tag, a cube is added to this card."""

    touches: ClassVar[int] = DECK
    can_fail: bool = False

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return holds_here(game, frame)

    def __init__(self, tag: int = MICROBE, kind: int = SCIENCE) -> None:
        self.tag: Final = tag
        self.kind: Final = kind

    def run(self, game: Table, frame: Frame) -> None:
        card = verbs.reveal_top(game, frame.seat)
        if card and self.tag in game.book.card(card).tags:
            verbs.add_cubes(game, frame.seat, frame.source, 1)

    def text(self, words: Words) -> str:
        return words.say("reveal-for-tag", words.say("tag-name.microbe"), words.count(1, f"cube.{CUBES[self.kind]}"))


class DiscardToDraw(CardChoice):
    """Discard a card from hand to draw one, if you like."""

    asks: ClassVar[str] = "ask.discard-to-draw"
    touches: ClassVar[int] = DECK

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return game.players[frame.seat].hand.copy()

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return "" if option in game.players[frame.seat].hand else "why.not-in-hand"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.discard(game, frame.seat, option)
        verbs.draw(game, frame.seat, 1)

    def text(self, words: Words) -> str:
        return words.say("discard-to-draw")


def holds_here(game: Table, frame: Frame) -> bool:
    """Whether the frame's card is in play and holds cubes."""
    return frame.seat >= 0 and frame.source in game.players[frame.seat].cubes


class AddHere(Plain):
    """Cubes onto this card."""

    can_fail: bool = False

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return holds_here(game, frame)

    def __init__(self, kind: int, number: int = 1) -> None:
        self.kind: Final = kind
        self.number: Final = number

    def run(self, game: Table, frame: Frame) -> None:
        verbs.add_cubes(game, frame.seat, frame.source, self.number)

    def text(self, words: Words) -> str:
        return words.say("add-here", words.count(self.number, f"cube.{CUBES[self.kind]}"))


class RemoveHere(Plain):
    """Cubes from this card, as the price of an action."""

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return holds_here(game, frame)

    def __init__(self, kind: int, number: int) -> None:
        self.kind: Final = kind
        self.number: Final = number

    def legal(self, game: Table, frame: Frame) -> bool:
        return game.players[frame.seat].cubes.get(frame.source, 0) >= self.number

    def lacks(self, game: Table, frame: Frame, words: Words) -> list[str]:
        needed = words.count(self.number, f"cube.{CUBES[self.kind]}")
        return [words.say("why.requires", needed, game.players[frame.seat].cubes.get(frame.source, 0))]

    def run(self, game: Table, frame: Frame) -> None:
        verbs.remove_cubes(game, frame.seat, frame.seat, frame.source, self.number)

    def text(self, words: Words) -> str:
        return words.say("remove-here", words.count(self.number, f"cube.{CUBES[self.kind]}"))


class CubesFor(Pay):
    """Cubes from this card to do something. Where there cannot be enough of them, it matters to nothing."""

    def __init__(self, kind: int, number: int, gain: AnyEffect) -> None:
        super().__init__(RemoveHere(kind, number), gain)
        self.number: Final = number

    def adds(self, game: Game, frame: Frame) -> int:
        """Another tag of the same card may bring the cube that is missing, so what else waits here is counted."""
        table = cast(Table, game)
        waiting = sum([other.source == frame.source for other in table.lanes[frame.lane]])
        cubes = table.players[frame.seat].cubes.get(frame.source, 0)
        return super().adds(game, frame) if cubes + waiting > self.number else 0


class AddTo(CardChoice):
    """Cubes onto one of one's own cards that holds their kind; lost if there is none."""

    asks: ClassVar[str] = "ask.add-to"
    can_fail: bool = False

    def __init__(self, kind: int, number: int) -> None:
        self.cube: Final = kind
        self.number: Final = number

    def legal(self, game: Table, frame: Frame) -> bool:
        return True

    def idle(self, game: Table, frame: Frame) -> bool:
        return not super().legal(game, frame)

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return list(game.players[frame.seat].cubes)

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        if not is_project_card(option) or option not in game.players[frame.seat].cubes:
            return "why.not-in-play"
        return "" if game.book.card(option).holds == self.cube else "why.holds-other"

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.add_cubes(game, frame.seat, option, self.number)

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        if option == SKIP:
            return words.say("skip")
        return words.say("label.cubes", option, game.players[frame.seat].cubes.get(option, 0))

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, words.count(self.number, f"cube.{CUBES[self.cube]}"))

    def text(self, words: Words) -> str:
        return words.say("add-to", words.count(self.number, f"cube.{CUBES[self.cube]}"))


class AddToHolder(AddTo):
    """One cube of its own kind onto one's own card that already holds one."""

    asks: ClassVar[str] = "ask.add-to-holder"
    can_fail: bool = True

    def __init__(self) -> None:
        super().__init__(SCIENCE, 1)

    def legal(self, game: Table, frame: Frame) -> bool:
        for number in game.players[frame.seat].cubes.values():
            if number:
                return True
        return False

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        return "" if game.players[frame.seat].cubes.get(option, 0) else "why.no-cubes"

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks)

    def text(self, words: Words) -> str:
        return words.say("add-to-holder")


class AddToThatCard(Plain):
    """A cube onto the card that set this off, if it holds animals or microbes."""

    can_fail: bool = False

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and is_card(frame.subject)

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def idle(self, game: Table, frame: Frame) -> bool:
        return frame.subject == 0 or game.book.card(frame.subject).holds not in self.kinds

    def run(self, game: Table, frame: Frame) -> None:
        if game.book.card(frame.subject).holds != NO_CUBES:
            verbs.add_cubes(game, frame.seat, frame.subject, 1)

    def text(self, words: Words) -> str:
        return words.say("add-to-that-card")


class CubeOfAnybody(CardChoice):
    """Cards of any player that hold a kind of cube which may be taken from them."""

    def __init__(self, kind: int) -> None:
        self.cube: Final = kind

    def candidates(self, game: Table, frame: Frame) -> list[int]:
        return [card for player in game.players for card in player.cubes]

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        owner = owner_of(game, option)
        if owner < 0:
            return "why.not-in-play"
        card = game.book.card(option)
        if card.holds != self.cube:
            return "why.holds-other"
        if game.players[owner].cubes[option] == 0:
            return "why.no-cubes"
        if card.safe or (owner != frame.seat and game.players[owner].guarded):
            return "why.guarded-card"
        return ""

    def label(self, game: Table, frame: Frame, option: int, words: Words) -> str:
        if option == SKIP:
            return words.say("skip")
        owner = owner_of(game, option)
        return words.say("label.cubes-of", option, owner, game.players[owner].cubes.get(option, 0))


def owner_of(game: Table, card: int) -> int:
    """Who has a card with room for cubes in play; -1 if nobody."""
    for seat in range(game.seats):
        if card in game.players[seat].cubes:
            return seat
    return -1


class TakeCube(CubeOfAnybody):
    """Remove a cube from any card, compulsorily, as the price of an action. The neutral opponent always has one."""

    asks: ClassVar[str] = "ask.take-cube"

    def legal(self, game: Table, frame: Frame) -> bool:
        return game.solo or super().legal(game, frame)

    def run(self, game: Table, frame: Frame) -> None:
        if not game.solo:
            super().run(game, frame)

    def lacks(self, game: Table, frame: Frame, words: Words) -> list[str]:
        return [words.say("why.requires", words.count(1, f"cube.{CUBES[self.cube]}"), 0)]

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.remove_cubes(game, frame.seat, owner_of(game, option), option, 1)

    def text(self, words: Words) -> str:
        return words.say("take-cube", words.count(1, f"cube.{CUBES[self.cube]}"))


class RemoveCubes(CubeOfAnybody):
    """Up to so many cubes from the cards of one player, if you like. `frame.count` were removed before."""

    asks: ClassVar[str] = "ask.remove-cubes"
    late: ClassVar[bool] = True
    can_fail: bool = False

    def __init__(self, kind: int, most: int) -> None:
        super().__init__(kind)
        self.most: Final = most
        self.how_many: Final = RemoveCubesAmount(self, most)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.how_many,)

    def optional(self, game: Table, frame: Frame) -> bool:
        return True

    def legal(self, game: Table, frame: Frame) -> bool:
        return True

    def idle(self, game: Table, frame: Frame) -> bool:
        return game.solo or not super().legal(game, frame)

    def obstacle(self, game: Table, frame: Frame, option: int) -> str:
        problem = super().obstacle(game, frame, option)
        if problem == "" and frame.subject and owner_of(game, option) != owner_of(game, frame.subject):
            return "why.other-player"
        return problem

    def run(self, game: Table, frame: Frame) -> None:
        if not game.solo:
            super().run(game, frame)

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        game.push(self.how_many, frame, subject=option, count=frame.count)

    def text(self, words: Words) -> str:
        return words.say("remove-cubes", words.count(self.most, f"cube.{CUBES[self.cube]}"))


class RemoveCubesAmount(AmountChoice):
    """How many cubes go from the card `frame.subject`; what is left of the limit may come from another card."""

    asks: ClassVar[str] = "ask.cubes-amount"

    def makes_sense(self, game: Table, frame: Frame) -> bool:
        return frame.seat >= 0 and frame.count < self.limit and owner_of(game, frame.subject) >= 0

    def __init__(self, again: RemoveCubes, limit: int) -> None:
        self.again: Final = again
        self.limit: Final = limit

    def most(self, game: Table, frame: Frame) -> int:
        owner = owner_of(game, frame.subject)
        return min(self.limit - frame.count, game.players[owner].cubes.get(frame.subject, 0))

    def picked(self, game: Table, frame: Frame, option: int) -> None:
        verbs.remove_cubes(game, frame.seat, owner_of(game, frame.subject), frame.subject, option)
        if frame.count + option < self.limit:
            game.push(self.again, frame, count=frame.count + option)

    def prompt(self, game: Table, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.subject, owner_of(game, frame.subject))


class NextCard(Plain):
    """The next card this generation is cheaper, or its requirements are easier."""

    can_fail: bool = False

    def __init__(self, discount: int = 0, slack: int = 0) -> None:
        self.discount: Final = discount
        self.slack: Final = slack

    def run(self, game: Table, frame: Frame) -> None:
        verbs.ease_next(game, frame.seat, self.discount, self.slack)

    def text(self, words: Words) -> str:
        if self.discount:
            return words.say("next-card.discount", words.count(self.discount, "mc"))
        return words.say("next-card.slack", self.slack)

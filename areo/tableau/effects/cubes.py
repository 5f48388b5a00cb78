"""Effects on the cubes that lie on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from areo.kernel.effect import SKIP, AnyEffect, Frame
from areo.kernel.game import Game
from areo.kernel.joints import Pay
from areo.kernel.things import SEAT
from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable, Words
from areo.tableau import verbs
from areo.tableau.effects.base import DECK, NO_SEAT, AmountChoice, CardChoice, Plain, note_few_cards
from areo.tableau.icons import COLON, Pen, Row, mark, sign
from areo.tableau.table import TableauGame
from areo.tableau.vocabulary import NO_CUBES, cubes, tag_name
from areo.tableau.worth import ANY_CUBE, CUBE

if TYPE_CHECKING:
    from areo.tableau.worth import Profile, Sum

REVEALED: Final = 0.35  # points that turning up a card for the tag of a cube brings


def holds_here(game: TableauGame, frame: Frame) -> bool:
    """Whether the frame's card is in play and holds cubes."""
    return frame.source in game.tableaus[frame.seat].cubes


def owner_of(game: TableauGame, card: int) -> int:
    """Who has a card with room for cubes in play; NO_SEAT if nobody."""
    for seat in range(game.seats):
        if card in game.tableaus[seat].cubes:
            return seat
    return NO_SEAT


class Cubes(Sayable):
    """So many cubes of a kind."""

    def __init__(self, kind: int, number: int) -> None:
        self.kind: Final = kind
        self.number: Final = number

    def text(self, words: Words) -> str:
        return cubes(words, self.number, self.kind)


def need_cubes(game: TableauGame, kind: int, number: int, have: int, found: Conditions) -> None:
    """So many cubes must be there."""
    if have >= number:
        return
    if found.every:
        what = f"cube {game.book.vocabulary.cubes[kind]}"
        found.lack("why.requires", what, number, have, text=Cubes(kind, number))
    else:
        found.bar("why.requires")


class AddHere(Plain[TableauGame]):
    """Cubes onto this card."""

    can_fail: ClassVar[bool] = False

    def __init__(self, kind: int, number: int = 1) -> None:
        self.kind: Final = kind
        self.number: Final = number

    def makes_sense(self, game: TableauGame, frame: Frame) -> bool:
        return holds_here(game, frame)

    def run(self, game: TableauGame, frame: Frame) -> None:
        verbs.add_cubes(game, frame.seat, frame.source, self.number)

    def text(self, words: Words) -> str:
        return words.say("add-here", cubes(words, self.number, self.kind))

    def icons(self, pen: Pen) -> Row:
        return [pen.cube(self.kind, self.number)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add_all(profile.cube, self.number * times)


class RemoveHere(Plain[TableauGame]):
    """Cubes from this card, as the price of an action."""

    def __init__(self, kind: int, number: int) -> None:
        self.kind: Final = kind
        self.number: Final = number

    def makes_sense(self, game: TableauGame, frame: Frame) -> bool:
        return holds_here(game, frame)

    def needs(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        need_cubes(game, self.kind, self.number, game.tableaus[frame.seat].cubes.get(frame.source, 0), found)

    def run(self, game: TableauGame, frame: Frame) -> None:
        verbs.remove_cubes(game, frame.seat, frame.seat, frame.source, self.number)

    def text(self, words: Words) -> str:
        return words.say("remove-here", cubes(words, self.number, self.kind))

    def icons(self, pen: Pen) -> Row:
        return [pen.cube(self.kind, self.number)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        """A cube is reckoned for what it is spent on, when it is added."""

    def uncovers(self) -> int:
        return self.number


class CubesFor(Pay):
    """Cubes from this card to do something. Where there cannot be enough of them, it matters to nothing."""

    def __init__(self, kind: int, number: int, gain: AnyEffect) -> None:
        super().__init__(RemoveHere(kind, number), gain)
        self.number: Final = number

    def adds(self, game: Game, frame: Frame) -> int:
        """Another tag of the same card may bring the cube that is missing, so what else waits here is counted."""
        table = cast(TableauGame, game)
        waiting = sum([other.source == frame.source for other in table.lanes[frame.lane]])
        have = table.tableaus[frame.seat].cubes.get(frame.source, 0)
        return super().adds(game, frame) if have + waiting > self.number else 0


class RevealForTag(Plain[TableauGame]):
    """Turn up the top card and discard it; if it has a tag, a cube is added to this card."""

    touches: ClassVar[int] = DECK
    can_fail: ClassVar[bool] = False

    def __init__(self, tag: int, kind: int) -> None:
        self.tag: Final = tag
        self.kind: Final = kind

    def makes_sense(self, game: TableauGame, frame: Frame) -> bool:
        return holds_here(game, frame)

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        note_few_cards(game, frame.seat, 1, found)

    def run(self, game: TableauGame, frame: Frame) -> None:
        card = verbs.reveal_top(game, frame.seat)
        game.doubt(frame.seat, f"card {game.book.card(frame.source).id}")
        game.doubt(frame.seat, "points cards")
        if card and self.tag in game.book.card(card).tags:
            verbs.add_cubes(game, frame.seat, frame.source, 1)

    def text(self, words: Words) -> str:
        return words.say("reveal-for-tag", tag_name(words, self.tag), cubes(words, 1, self.kind))

    def icons(self, pen: Pen) -> Row:
        return [mark("look"), pen.tag(self.tag), sign(COLON), pen.cube(self.kind)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add_points(REVEALED * times)


class AddTo(CardChoice[TableauGame]):
    """Cubes onto one of one's own cards that holds their kind; lost if there is none."""

    asks: ClassVar[str] = "ask.add-to"
    can_fail: ClassVar[bool] = False

    def __init__(self, kind: int, number: int) -> None:
        self.cube: Final = kind
        self.number: Final = number

    def needs(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        """What finds no card is lost, and stops nothing."""

    def idle(self, game: TableauGame, frame: Frame) -> bool:
        return not self.possible(game, frame)

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        if not self.possible(game, frame):
            found.bar("why.less.no-card", text=Cubes(self.cube, self.number))

    def candidates(self, game: TableauGame, frame: Frame) -> list[int]:
        return list(game.tableaus[frame.seat].cubes)

    def obstacles(self, game: TableauGame, frame: Frame, option: int, found: Conditions) -> None:
        if option not in game.tableaus[frame.seat].cubes:
            found.bar("why.not-in-play", option)
        elif game.book.card(option).holds != self.cube:
            found.bar("why.holds-other", option)

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        verbs.add_cubes(game, frame.seat, option, self.number)

    def detail(self, game: TableauGame, frame: Frame, option: int, words: Words) -> str:
        return "" if option == SKIP else words.count(game.tableaus[frame.seat].cubes.get(option, 0), "resource")

    def prompt(self, game: TableauGame, frame: Frame, words: Words) -> str:
        return words.say(self.asks, cubes(words, self.number, self.cube))

    def text(self, words: Words) -> str:
        return words.say("add-to", cubes(words, self.number, self.cube))

    def icons(self, pen: Pen) -> Row:
        return [pen.cube(self.cube, self.number), mark("onto")]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(CUBE + self.cube, self.number * times)


class AddToHolder(AddTo):
    """One cube of its own kind onto one's own card that already holds one."""

    asks: ClassVar[str] = "ask.add-to-holder"
    can_fail: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(NO_CUBES, 1)

    def needs(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        if not self.possible(game, frame):
            found.bar("why.effect", text=self)

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        """Without a card for it, it cannot be done at all."""

    def obstacles(self, game: TableauGame, frame: Frame, option: int, found: Conditions) -> None:
        if game.tableaus[frame.seat].cubes.get(option, 0) == 0:
            found.bar("why.no-cubes", option)

    def prompt(self, game: TableauGame, frame: Frame, words: Words) -> str:
        return words.say(self.asks)

    def text(self, words: Words) -> str:
        return words.say("add-to-holder")

    def icons(self, pen: Pen) -> Row:
        return [mark("cube")]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(ANY_CUBE, self.number * times)


class AddToThatCard(Plain[TableauGame]):
    """A cube onto the card that set this off, if it holds one of these kinds."""

    can_fail: ClassVar[bool] = False

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds: Final = kinds

    def makes_sense(self, game: TableauGame, frame: Frame) -> bool:
        return 0 < frame.subject < len(game.book.cards)

    def idle(self, game: TableauGame, frame: Frame) -> bool:
        return frame.subject == 0 or game.book.card(frame.subject).holds not in self.kinds

    def run(self, game: TableauGame, frame: Frame) -> None:
        if game.book.card(frame.subject).holds != NO_CUBES:
            verbs.add_cubes(game, frame.seat, frame.subject, 1)

    def text(self, words: Words) -> str:
        return words.say("add-to-that-card")

    def icons(self, pen: Pen) -> Row:
        shown: Row = []
        for kind in self.kinds:
            shown.append(pen.cube(kind))
            if kind != self.kinds[0]:
                shown[-1]["or"] = True
        return shown

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        """Too rare to be reckoned with."""


class CubeOfAnybody(CardChoice[TableauGame]):
    """Cards of any player that hold a kind of cube which may be taken from them."""

    def __init__(self, kind: int) -> None:
        self.cube: Final = kind

    def candidates(self, game: TableauGame, frame: Frame) -> list[int]:
        return [card for player in game.tableaus for card in player.cubes]

    def obstacles(self, game: TableauGame, frame: Frame, option: int, found: Conditions) -> None:
        owner = owner_of(game, option)
        if owner == NO_SEAT:
            found.bar("why.not-in-play", option)
            return
        card = game.book.card(option)
        if card.holds != self.cube:
            found.bar("why.holds-other", option)
            return
        player = game.tableaus[owner]
        if player.cubes[option] == 0 and found.bar("why.no-cubes", option):
            return
        if card.safe or (owner != frame.seat and player.guarded_cubes >> self.cube & 1):
            found.bar("why.guarded-card", option)

    def deed(self, game: TableauGame, frame: Frame, option: int, words: Words) -> str:
        owner = owner_of(game, option)
        return words.say("skip") if option == SKIP else words.say("label.cubes-of", option, SEAT.thing(owner))

    def detail(self, game: TableauGame, frame: Frame, option: int, words: Words) -> str:
        if option == SKIP:
            return ""
        return words.count(game.tableaus[owner_of(game, option)].cubes.get(option, 0), "resource")

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        """What another card loses is rarely worth anything to oneself."""


class TakeCube(CubeOfAnybody):
    """Remove a cube from any card, compulsorily, as the price of an action. The neutral opponent always has one."""

    asks: ClassVar[str] = "ask.take-cube"

    def needs(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        if not game.solo and not self.possible(game, frame):
            need_cubes(game, self.cube, 1, 0, found)

    def run(self, game: TableauGame, frame: Frame) -> None:
        if not game.solo:
            super().run(game, frame)

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        verbs.remove_cubes(game, frame.seat, owner_of(game, option), option, 1)

    def text(self, words: Words) -> str:
        return words.say("take-cube", cubes(words, 1, self.cube))

    def icons(self, pen: Pen) -> Row:
        return [pen.cube(self.cube, -1, any=True)]


class RemoveCubes(CubeOfAnybody):
    """Up to so many cubes from the cards of one player, if you like. `frame.count` were removed before."""

    asks: ClassVar[str] = "ask.remove-cubes"
    late: ClassVar[bool] = True
    can_fail: ClassVar[bool] = False
    voluntary: ClassVar[bool] = True

    def __init__(self, kind: int, most: int) -> None:
        super().__init__(kind)
        self.most: Final = most
        self.how_many: Final = RemoveCubesAmount(self, most)

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.how_many,)

    def optional(self, game: TableauGame, frame: Frame) -> bool:
        return True

    def needs(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        """It never stops a card."""

    def idle(self, game: TableauGame, frame: Frame) -> bool:
        return game.solo or not self.possible(game, frame)

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        if game.solo:
            return
        option = Conditions()
        for card in self.candidates(game, frame):
            self.obstacles(game, frame, card, option)
            if option.passed() and owner_of(game, card) != frame.seat:
                return
        found.bar("why.less.nobody-has", text=Cubes(self.cube, self.most))

    def obstacles(self, game: TableauGame, frame: Frame, option: int, found: Conditions) -> None:
        super().obstacles(game, frame, option, found)
        if frame.subject and owner_of(game, option) != owner_of(game, frame.subject):
            found.bar("why.other-player")

    def run(self, game: TableauGame, frame: Frame) -> None:
        if not game.solo:
            super().run(game, frame)

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        game.push(self.how_many, frame, subject=option, count=frame.count)

    def text(self, words: Words) -> str:
        return words.say("remove-cubes", cubes(words, self.most, self.cube))

    def icons(self, pen: Pen) -> Row:
        return [pen.cube(self.cube, -self.most, any=True)]


class RemoveCubesAmount(AmountChoice[TableauGame]):
    """How many cubes go from the card `frame.subject`; what is left of the limit may come from another card."""

    asks: ClassVar[str] = "ask.cubes-amount"

    def __init__(self, again: RemoveCubes, limit: int) -> None:
        self.again: Final = again
        self.limit: Final = limit

    def makes_sense(self, game: TableauGame, frame: Frame) -> bool:
        return frame.count < self.limit and owner_of(game, frame.subject) != NO_SEAT

    def most(self, game: TableauGame, frame: Frame) -> int:
        owner = owner_of(game, frame.subject)
        return min(self.limit - frame.count, game.tableaus[owner].cubes.get(frame.subject, 0))

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        verbs.remove_cubes(game, frame.seat, owner_of(game, frame.subject), frame.subject, option)
        if frame.count + option < self.limit:
            game.push(self.again, frame, count=frame.count + option)

    def prompt(self, game: TableauGame, frame: Frame, words: Words) -> str:
        return words.say(self.asks, frame.subject, owner_of(game, frame.subject))

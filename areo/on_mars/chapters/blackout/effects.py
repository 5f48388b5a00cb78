"""What the saboteur does after each turn, and how the team repairs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import Effect, Frame
from areo.kernel.menu import Entry, Menu
from areo.kernel.things import SEAT, Kind
from areo.kernel.unmet import Conditions
from areo.on_mars.chapters.blackout import verbs
from areo.on_mars.chapters.blackout.data import MOST_REPAIRS
from areo.on_mars.chapters.blackout.numbers import NOTHING, VANDALISM
from areo.on_mars.chapters.blackout.table import BlackoutGame
from areo.on_mars.chapters.blackout.targets import named, struck
from areo.on_mars.geometry import listed
from areo.on_mars.numbers import BUILDING, HEX, NONE

if TYPE_CHECKING:
    from areo.kernel.words import Words


def building_at(game: BlackoutGame, move: int, words: Words) -> str:
    """A hex, with what stands there."""
    type = game.type_at(HEX.index(move))
    return words.name(move) if type == NONE else words.say("label.building", BUILDING.thing(type), move)


class DrawVandalism(Effect[BlackoutGame]):
    """A turn is over: its player draws a card."""

    def run(self, game: BlackoutGame, frame: Frame) -> None:
        card = verbs.draw(game, frame.seat)
        if game.resolving:
            game.push(CHOOSE_TARGET, frame, source=VANDALISM.thing(card), subject=0)


class TargetHex(Entry[BlackoutGame]):
    """A building for the card to strike."""

    verb: ClassVar[str] = "hex"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def target(self, game: BlackoutGame, frame: Frame) -> int:
        return game.terms.cards[VANDALISM.index(frame.source)].target

    def moves(self, game: BlackoutGame, frame: Frame) -> list[int]:
        found = struck(game, self.target(game, frame), frame.seat, game.vandalised)
        return [HEX.thing(hex) for hex in listed(found)]

    def absent(self, game: BlackoutGame, frame: Frame, move: int, found: Conditions) -> None:
        hex = HEX.index(move)
        if game.dead >> hex & 1:
            found.bar("why.blacked-out", move)
        elif named(game, self.target(game, frame), frame.seat) >> hex & 1:
            found.bar("why.untouched-first", move)
        else:
            found.bar("why.no-target", move)

    def begin(self, game: BlackoutGame, frame: Frame, move: int) -> None:
        hex = HEX.index(move)
        if game.vandalised >> hex & 1:
            game.push(BLACK_OUT, frame, subject=move)
        else:
            verbs.vandalise(game, hex)

    def deed(self, game: BlackoutGame, frame: Frame, move: int, words: Words) -> str:
        return building_at(game, move, words)


class ChooseTarget(Menu[BlackoutGame]):
    """What a card strikes: whoever drew it chooses. The frame's source is the card."""

    kind: ClassVar[str] = "space"
    asks: ClassVar[str] = "ask.vandalism"
    source_of: ClassVar[tuple[Kind, ...]] = (VANDALISM,)

    def __init__(self) -> None:
        super().__init__(TargetHex())

    def makes_sense(self, game: BlackoutGame, frame: Frame) -> bool:
        return is_latest(game, frame)

    def skipped(self, game: BlackoutGame, frame: Frame) -> None:
        verbs.find_nothing(game)

    def prompt(self, game: BlackoutGame, frame: Frame, words: Words) -> str:
        return words.say("ask.vandalism", frame.source)

    def about(self, game: BlackoutGame, frame: Frame) -> int:
        return frame.source


def is_latest(game: BlackoutGame, frame: Frame) -> bool:
    """Whether a frame's card is the one that still has to strike."""
    card = VANDALISM.index(frame.source)
    if not game.resolving or not game.vandalism_discard or card != game.vandalism_discard[-1]:
        return False
    return game.terms.cards[card].target != NOTHING


class GiveColonist(Entry[BlackoutGame]):
    """Somebody whose colonist is laid on the building."""

    verb: ClassVar[str] = "seat"
    of: ClassVar[tuple[Kind, ...]] = (SEAT,)

    def moves(self, game: BlackoutGame, frame: Frame) -> list[int]:
        return [SEAT.thing(seat) for seat in range(game.humans) if game.quarters[seat]]

    def absent(self, game: BlackoutGame, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.nobody-home")

    def begin(self, game: BlackoutGame, frame: Frame, move: int) -> None:
        verbs.black_out(game, SEAT.index(move), HEX.index(frame.subject))

    def deed(self, game: BlackoutGame, frame: Frame, move: int, words: Words) -> str:
        return words.player(SEAT.index(move))


class BlackOut(Menu[BlackoutGame]):
    """A building goes dark: a colonist of whoever drew the card, or of another who has one at home."""

    kind: ClassVar[str] = "branch"
    asks: ClassVar[str] = "ask.blackout"
    source_of: ClassVar[tuple[Kind, ...]] = (VANDALISM,)
    subject_of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def __init__(self) -> None:
        super().__init__(GiveColonist())

    def makes_sense(self, game: BlackoutGame, frame: Frame) -> bool:
        return is_latest(game, frame) and game.vandalised >> HEX.index(frame.subject) & 1 == 1

    def run(self, game: BlackoutGame, frame: Frame) -> None:
        if game.quarters[frame.seat]:
            verbs.black_out(game, frame.seat, HEX.index(frame.subject))
        else:
            super().run(game, frame)

    def skipped(self, game: BlackoutGame, frame: Frame) -> None:
        verbs.nobody_left(game)

    def prompt(self, game: BlackoutGame, frame: Frame, words: Words) -> str:
        return words.say("ask.blackout", frame.subject)


class RepairHex(Entry[BlackoutGame]):
    """A building to repair by one step."""

    verb: ClassVar[str] = "hex"
    of: ClassVar[tuple[Kind, ...]] = (HEX,)

    def moves(self, game: BlackoutGame, frame: Frame) -> list[int]:
        return [HEX.thing(hex) for hex in listed(game.dead | game.vandalised)]

    def absent(self, game: BlackoutGame, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-damaged", move)

    def begin(self, game: BlackoutGame, frame: Frame, move: int) -> None:
        verbs.repair(game, frame.seat, HEX.index(move))

    def deed(self, game: BlackoutGame, frame: Frame, move: int, words: Words) -> str:
        return building_at(game, move, words)

    def detail(self, game: BlackoutGame, frame: Frame, move: int, words: Words) -> str:
        return words.say("repair.blackout" if game.dead >> HEX.index(move) & 1 else "repair.token")


class RepairDone(Entry[BlackoutGame]):
    """Leave the steps that are left."""

    verb: ClassVar[str] = "done"
    quiet: ClassVar[bool] = True

    def begin(self, game: BlackoutGame, frame: Frame, move: int) -> None:
        """They are lost."""


class Repair(Menu[BlackoutGame]):
    """A mission or a private goal is done: whoever did it repairs. The frame counts the steps left."""

    kind: ClassVar[str] = "space"
    asks: ClassVar[str] = "ask.repair"

    def __init__(self) -> None:
        super().__init__(RepairHex(), RepairDone())

    def counts(self) -> tuple[int, int]:
        return (1, MOST_REPAIRS)

    def run(self, game: BlackoutGame, frame: Frame) -> None:
        if game.dead | game.vandalised:
            super().run(game, frame)

    def begin(self, game: BlackoutGame, frame: Frame, place: int, move: int) -> None:
        if place == 0 and frame.count > 1:
            game.push(self, frame, count=frame.count - 1)
        super().begin(game, frame, place, move)

    def prompt(self, game: BlackoutGame, frame: Frame, words: Words) -> str:
        return words.say("ask.repair", frame.count)


DRAW_VANDALISM: Final[DrawVandalism] = DrawVandalism()
CHOOSE_TARGET: Final[ChooseTarget] = ChooseTarget()
BLACK_OUT: Final[BlackOut] = BlackOut()
REPAIR: Final[Repair] = Repair()

"""The alien's turn: one action from its board, and perhaps a second one or the power of a nest."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import UNKNOWN, Effect, Figures, Frame
from areo.kernel.menu import Entry
from areo.kernel.things import Kind, Things
from areo.kernel.unmet import Conditions
from areo.on_mars.chapters.invasion import powers, spaces, verbs
from areo.on_mars.chapters.invasion.asking import AlienAsk, AlienCardEntry, Enough
from areo.on_mars.chapters.invasion.numbers import (
    ALIEN_CARD,
    ALIEN_SPACE,
    EVOLVED,
    EXPENDABLE,
    RED,
    SABOTAGE,
    SPACES,
)
from areo.on_mars.chapters.invasion.table import InvasionTable

if TYPE_CHECKING:
    from areo.kernel.words import Words


class AlienTurn(Effect[InvasionTable]):
    """A turn of the alien, after the turn of a human."""

    def run(self, game: InvasionTable, frame: Frame) -> None:
        verbs.begin_turn(game)
        push_turn(game, frame)


def push_turn(game: InvasionTable, frame: Frame) -> None:
    """What a turn of the alien is made of."""
    game.push(ALIEN_RESTS, frame)
    game.push(SECOND_ACTION, frame)
    game.push(FIRST_ACTION, frame)
    game.push(RESET, frame)


class Reset(Effect[InvasionTable]):
    """Tokens come back when all are spent, and when there is nothing to be done with those that are left."""

    def run(self, game: InvasionTable, frame: Frame) -> None:
        if game.red + game.expendable == 0 or not spaces.can_act(game, frame):
            verbs.reset(game)


class AlienRests(Effect[InvasionTable]):
    """The alien's turn is over."""

    def run(self, game: InvasionTable, frame: Frame) -> None:
        verbs.end_turn(game)


# Tokens


class SpendRed(Entry[InvasionTable]):
    """A token that comes back."""

    verb: ClassVar[str] = "red"

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if not game.red:
            found.lack("why.no-token", "token", 1, 0)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        act(game, frame, RED)


class SpendExpendable(Entry[InvasionTable]):
    """A token that does not."""

    verb: ClassVar[str] = "expendable"

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if not game.expendable:
            found.lack("why.no-token", "token", 1, 0)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        act(game, frame, EXPENDABLE)


def act(game: InvasionTable, frame: Frame, token: int) -> None:
    """The token is spent, what the action costs is paid, and it begins. The frame counts what it costs besides."""
    space = ALIEN_SPACE.index(frame.subject)
    verbs.spend_token(game, space, token)
    verbs.spend(game, game.rules.spaces[space].crystals + frame.count)
    game.push(spaces.EFFECTS[space], frame, source=frame.subject, subject=0)


class ChooseToken(AlienAsk):
    """Which token goes onto the space of an action."""

    kind: ClassVar[str] = "branch"
    asks: ClassVar[str] = "ask.token"
    subject_of: ClassVar[tuple[Kind, ...]] = (ALIEN_SPACE,)

    def __init__(self) -> None:
        super().__init__(SpendRed(), SpendExpendable())


# Actions


@mypyc_attr(allow_interpreted_subclasses=True)
class AlienAction(Entry[InvasionTable]):
    """An action of the alien's board."""

    verb: ClassVar[str] = "act"
    of: ClassVar[tuple[Kind, ...]] = (ALIEN_SPACE,)

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if not game.red + game.expendable:
            found.lack("why.no-token", "token", 1, 0)

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        return [ALIEN_SPACE.thing(space) for space in range(len(SPACES))]

    def more(self, game: InvasionTable) -> int:
        """The crystals that it costs besides."""
        return 0

    def obstacles(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        spaces.lacks_for(game, frame, ALIEN_SPACE.index(move), self.more(game), found)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        game.push(CHOOSE_TOKEN, frame, subject=move, count=self.more(game))

    def price(self, game: InvasionTable, frame: Frame, move: int) -> Figures:
        crystals = game.rules.spaces[ALIEN_SPACE.index(move)].crystals + self.more(game)
        return {"resource crystal": crystals} if crystals else {}

    def key(self, things: Things, move: int) -> str:
        return things.id(move)

    def move(self, things: Things, key: str) -> int:
        found = things.of_kind(ALIEN_SPACE, key)
        return found if found else UNKNOWN

    def deed(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return words.name(move)

    def detail(self, game: InvasionTable, frame: Frame, move: int, words: Words) -> str:
        return space_text(game, ALIEN_SPACE.index(move), words)


class AlienSecond(AlienAction):
    """A second action, for a crystal."""

    verb: ClassVar[str] = "second"

    def more(self, game: InvasionTable) -> int:
        return game.rules.second_price

    def key(self, things: Things, move: int) -> str:
        return f"second {things.id(move)}"

    def move(self, things: Things, key: str) -> int:
        return super().move(things, key[len("second ") :]) if key.startswith("second ") else UNKNOWN


def space_text(game: InvasionTable, space: int, words: Words) -> str:
    """What an action does now, technologies included."""
    amounts = [1, game.to_deploy(), game.to_steal(), 1, game.rules.spaces[space].amount, 1, game.troop_steps(), 1]
    return words.say(f"alien-space.{SPACES[space]}", amounts[space])


class Unsabotage(Entry[InvasionTable]):
    """Get rid of a sabotage token."""

    verb: ClassVar[str] = "unsabotage"
    of: ClassVar[tuple[Kind, ...]] = (ALIEN_SPACE,)

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if game.alien_crystals < game.rules.repair_price:
            found.lack("why.crystals", "resource crystal", game.rules.repair_price, game.alien_crystals)

    def moves(self, game: InvasionTable, frame: Frame) -> list[int]:
        return [ALIEN_SPACE.thing(space) for space in range(len(SPACES)) if game.lying[space] == SABOTAGE]

    def absent(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-sabotaged")

    def price(self, game: InvasionTable, frame: Frame, move: int) -> Figures:
        return {"resource crystal": game.rules.repair_price}

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.spend(game, game.rules.repair_price)
        verbs.repair(game, ALIEN_SPACE.index(move))


class UsePower(AlienCardEntry):
    """The power of an evolved nest, once until the next reset."""

    verb: ClassVar[str] = "power"

    def obstacles(self, game: InvasionTable, frame: Frame, move: int, found: Conditions) -> None:
        power = ALIEN_CARD.index(move)
        if game.power_is[power] != EVOLVED and found.bar("why.not-evolved", move):
            return
        if game.used >> power & 1 and found.bar("why.power-used", move):
            return
        powers.EFFECTS[power].needs(game, frame, found)

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.use_power(game, ALIEN_CARD.index(move))
        game.push(powers.EFFECTS[ALIEN_CARD.index(move)], frame, source=move, subject=0, second=0)


class AlienPasses(Entry[InvasionTable]):
    """Nothing can be done."""

    verb: ClassVar[str] = "pass"
    quiet: ClassVar[bool] = True

    def closed(self, game: InvasionTable, frame: Frame, found: Conditions) -> None:
        if game.red + game.expendable and spaces.can_act(game, frame):
            found.bar("why.must-act")

    def begin(self, game: InvasionTable, frame: Frame, move: int) -> None:
        verbs.pass_turn(game)


class FirstAction(AlienAsk):
    """The action of the alien's turn."""

    kind: ClassVar[str] = "menu"
    asks: ClassVar[str] = "ask.alien-turn"

    def __init__(self) -> None:
        super().__init__(AlienAction(), Unsabotage(), AlienPasses())

    def begin(self, game: InvasionTable, frame: Frame, place: int, move: int) -> None:
        if place == 1:
            game.push(self, frame)
        super().begin(game, frame, place, move)


class SecondAction(AlienAsk):
    """A second action for a crystal, or the power of a nest."""

    kind: ClassVar[str] = "branch"
    asks: ClassVar[str] = "ask.alien-second"

    def __init__(self) -> None:
        super().__init__(AlienSecond(), UsePower(), Unsabotage(), Enough())

    def begin(self, game: InvasionTable, frame: Frame, place: int, move: int) -> None:
        if place == 2:
            game.push(self, frame)
        super().begin(game, frame, place, move)


ALIEN_TURN: Final = AlienTurn()
RESET: Final = Reset()
ALIEN_RESTS: Final = AlienRests()
CHOOSE_TOKEN: Final = ChooseToken()
FIRST_ACTION: Final = FirstAction()
SECOND_ACTION: Final = SecondAction()

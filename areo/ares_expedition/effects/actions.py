"""What only the actions of cards do: prices that depend on the table, and bonuses of the phase one chose."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from areo.ares_expedition import habits
from areo.ares_expedition.counts import blue_cards
from areo.ares_expedition.numbers import ACTION, ANIMAL, MICROBE, PLANTS, STEEL
from areo.ares_expedition.payment import PAY
from areo.ares_expedition.prices import means
from areo.ares_expedition.table import AresTable
from areo.kernel.effect import AnyEffect, Figures, Frame
from areo.kernel.game import Game
from areo.kernel.joints import Either
from areo.kernel.unmet import Conditions
from areo.kernel.words import Sayable, Words
from areo.tableau.counts import Count, each
from areo.tableau.drawing import flat
from areo.tableau.effects.base import OWN_TOUCH, CardChoice, Plain
from areo.tableau.effects.cubes import AddTo, CubesFor
from areo.tableau.effects.payment import money_price
from areo.tableau.effects.stock import need_resource
from areo.tableau.icons import COLON, PLUS, Pen, Row, mark, sign
from areo.tableau.table import TableauGame
from areo.tableau.verbs import add_cubes, lose, remove_cubes
from areo.tableau.vocabulary import NO_CUBES, amount, cubes, money
from areo.tableau.worth import ANY_CUBE, CUBE, STOCK, Profile, Sum

MICROBES_ON_CARDS: Final = OWN_TOUCH  # for some effects it matters whether a microbe lies there yet
NOTHING_KEPT: Final[list[int]] = []


class Or(Either):
    """Two actions of one card, of which one is used: each stands in the menu by itself."""


class Choice(Either):
    """A choice that a card offers when something happens: it is made when all that asks nothing is done."""

    def comes_late(self) -> bool:
        return True


class SpendMoney(Plain[AresTable]):
    """Money as the price of an action, perhaps less for each of something, or with something."""

    def __init__(self, cost: int, less: int = 0, per: Count[Any] | None = None, with_blue: int = 0) -> None:
        self.cost: Final = cost
        self.less: Final = less
        self.per: Final = per
        self.with_blue: Final = with_blue  # so many blue cards in play make it cheaper

    def due(self, game: AresTable, seat: int) -> int:
        """What it costs now."""
        if self.per is not None:
            return max(0, self.cost - self.less * self.per.of(game, seat))
        if self.with_blue and blue_cards(game, seat) >= self.with_blue:
            return max(0, self.cost - self.less)
        return self.cost

    def needs(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        player = game.players[frame.seat]
        due = self.due(game, frame.seat)
        owned = means(player, NOTHING_KEPT, len(player.hand))
        if owned < due:
            found.lack("why.price", game.book.money, due, owned, frame.source)

    def run(self, game: AresTable, frame: Frame) -> None:
        due = self.due(game, frame.seat)
        if due:
            game.push(PAY, frame, count=due)

    def figures(self, game: AresTable, seat: int) -> Figures:
        """What it costs now, for menus."""
        return money_price(game, self.due(game, seat))

    def text(self, words: Words) -> str:
        said = words.say("spend", money(words, self.cost))
        if self.per is not None:
            return words.say("spend.less-each", said, money(words, self.less), self.per.text(words))
        if self.with_blue:
            return words.say("spend.less-blue", said, money(words, self.less), self.with_blue)
        return said

    def icons(self, pen: Pen) -> Row:
        shown: Row = [pen.money(self.cost)]
        if self.per is not None:
            shown.extend([pen.money(-self.less), *each(self.per, pen)])
        elif self.with_blue:
            shown.extend([pen.money(-self.less), sign(COLON), mark("blue-card", self.with_blue)])
        return shown

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        usual = self.cost - (2 * self.less if self.per is not None else 0.5 * self.less if self.with_blue else 0)
        total.add_money(-usual * times)


class IfChose(Plain[AresTable]):
    """Something more for whoever chose the action phase in this round."""

    can_fail: ClassVar[bool] = False

    def __init__(self, effect: AnyEffect) -> None:
        self.effect: Final = effect

    def parts(self) -> tuple[AnyEffect, ...]:
        return (self.effect,)

    def run(self, game: AresTable, frame: Frame) -> None:
        if game.chose(frame.seat, ACTION):
            game.push(self.effect, frame)

    def text(self, words: Words) -> str:
        return words.say("if-chose", self.effect.text(words))

    def icons(self, pen: Pen) -> Row:
        return [sign(PLUS), mark("phase-3"), sign(COLON), *flat(self.effect, pen)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        profile.add(total, self.effect, habits.CHOSEN * times)


class SpendPlants(Plain[AresTable]):
    """Plants as the price of an action, fewer for whoever chose the action phase."""

    def __init__(self, number: int, if_chose: int) -> None:
        self.number: Final = number
        self.if_chose: Final = if_chose

    def due(self, game: AresTable, seat: int) -> int:
        return self.if_chose if game.chose(seat, ACTION) else self.number

    def needs(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        need_resource(game, frame.seat, PLANTS, self.due(game, frame.seat), found)

    def run(self, game: AresTable, frame: Frame) -> None:
        lose(game, frame.seat, PLANTS, self.due(game, frame.seat))

    def text(self, words: Words) -> str:
        return words.say("spend-plants", amount(words, self.number, PLANTS), self.if_chose)

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(PLANTS, self.number), mark("phase-3"), sign(COLON), pen.resource(PLANTS, self.if_chose)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(STOCK + PLANTS, -self.number * times)


class AnimalOrMicrobe(Sayable):
    """One of the two, whichever."""

    def text(self, words: Words) -> str:
        return words.join("or", [cubes(words, 1, ANIMAL), cubes(words, 1, MICROBE)])


ONE_LIVING: Final = AnimalOrMicrobe()


class CubeOfOwn(CardChoice[AresTable]):
    """Remove an animal or a microbe from one's own card, as the price of an action."""

    asks: ClassVar[str] = "ask.take-cube"

    def candidates(self, game: AresTable, frame: Frame) -> list[int]:
        return list(game.players[frame.seat].cubes)

    def needs(self, game: AresTable, frame: Frame, found: Conditions) -> None:
        if not self.possible(game, frame):
            found.lack("why.requires", "cube", 1, 0, text=ONE_LIVING)

    def obstacles(self, game: AresTable, frame: Frame, option: int, found: Conditions) -> None:
        held = game.players[frame.seat].cubes
        if option not in held:
            found.bar("why.not-in-play", option)
        elif game.book.card(option).holds not in (ANIMAL, MICROBE):
            found.bar("why.holds-other", option)
        elif held[option] == 0:
            found.bar("why.no-cubes", option)

    def picked(self, game: AresTable, frame: Frame, option: int) -> None:
        remove_cubes(game, frame.seat, frame.seat, option, 1)

    def detail(self, game: AresTable, frame: Frame, option: int, words: Words) -> str:
        return words.count(game.players[frame.seat].cubes.get(option, 0), "resource")

    def text(self, words: Words) -> str:
        return words.say("cube-of-own", cubes(words, 1, ANIMAL), cubes(words, 1, MICROBE))

    def icons(self, pen: Pen) -> Row:
        return [pen.cube(ANIMAL), pen.cube(MICROBE)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(CUBE + MICROBE, -times)


class AddToCard(AddTo):
    """Cubes onto one of one's cards, where it matters to others whether microbes lie there yet."""

    def adds(self, game: TableauGame, frame: Frame) -> int:
        return MICROBES_ON_CARDS if self.cube == MICROBE else 0


class AddToAny(AddTo):
    """Cubes of its own kind onto one's card that can hold some; lost if there is none."""

    asks: ClassVar[str] = "ask.add-to-any"
    adds_to: ClassVar[int] = MICROBES_ON_CARDS

    def __init__(self, number: int) -> None:
        super().__init__(NO_CUBES, number)

    def obstacles(self, game: TableauGame, frame: Frame, option: int, found: Conditions) -> None:
        if option not in game.tableaus[frame.seat].cubes:
            found.bar("why.not-in-play", option)

    def shortfalls(self, game: TableauGame, frame: Frame, found: Conditions) -> None:
        if not self.possible(game, frame):
            found.bar("why.less.no-holder")

    def picked(self, game: TableauGame, frame: Frame, option: int) -> None:
        add_cubes(game, frame.seat, option, self.number)

    def prompt(self, game: TableauGame, frame: Frame, words: Words) -> str:
        return words.say(self.asks, words.count(self.number, "resource"))

    def text(self, words: Words) -> str:
        return words.say("add-to-any", words.count(self.number, "resource"))

    def icons(self, pen: Pen) -> Row:
        return [mark("cube", self.number)]

    def brings(self, profile: Profile, total: Sum, times: float) -> None:
        total.add(ANY_CUBE, self.number * times)


class Decompose(CubesFor):
    """A cube of this card for something: whether one lies there depends on what was done before."""

    def reads(self, game: Game, frame: Frame) -> int:
        """With a cube there, nothing done before can matter."""
        have = cast(AresTable, game).players[frame.seat].cubes.get(frame.source, 0)
        return super().reads(game, frame) | (MICROBES_ON_CARDS if have < self.number else 0)


class Capability(Count[AresTable]):
    """Steel or titanium that one has."""

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource

    def number(self, game: AresTable, seat: int) -> int:
        return game.players[seat].production[self.resource]

    def text(self, words: Words) -> str:
        return words.say("count.steel" if self.resource == STEEL else "count.titanium")

    def icons(self, pen: Pen) -> Row:
        return [pen.resource(self.resource)]

    def fact(self, vocabulary: Any) -> str:
        return str(vocabulary.resources[self.resource])

"""Technologies: learning them, developing them, using somebody's, and what their owners get for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import UNKNOWN, Effect, Frame
from areo.kernel.menu import Entry, first, pair, second
from areo.kernel.things import SEAT, Kind, Things
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs
from areo.on_mars.cost import Cost
from areo.on_mars.effects import tasks
from areo.on_mars.effects.base import Ask, Pay, Steps, lack_of
from areo.on_mars.effects.goods import RECEIVE
from areo.on_mars.numbers import (
    BATTERY,
    CELL,
    ENTRY_CELLS,
    LEVEL_OF_CELL,
    NONE,
    OXYGEN,
    RESOURCE,
    RIVAL,
    TECH,
)
from areo.on_mars.paying import payable
from areo.on_mars.table import KINDS, OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words


class CellBenefit(Effect[OnMarsTable]):
    """What the cell gives that a technology came to."""

    subject_of: ClassVar[tuple[Kind, ...]] = (TECH,)
    second_of: ClassVar[tuple[Kind, ...]] = (CELL,)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        kind = game.data.lab_benefits[CELL.index(frame.second)]
        if kind != NONE:
            game.push(game.book.benefits[kind], frame, source=frame.second, subject=0, second=0)


CELL_BENEFIT: Final = CellBenefit()


# Learning


def row_of(game: OnMarsTable, at: int) -> int:
    """The row, from the bottom, of a place in the grid. What a chapter puts beside it belongs to the bottom row."""
    row = 0
    if at >= game.data.grid_spaces():
        return row
    while at >= game.data.grid[row].spaces:
        at -= game.data.grid[row].spaces
        row += 1
    return row


def row_cost(game: OnMarsTable, row: int) -> Cost:
    kinds = [0, 0, 0, 0, 0]
    kinds[BATTERY] = game.data.grid[row].battery
    return Cost(kinds, any=game.data.grid[row].any)


def column_cost(game: OnMarsTable, cell: int) -> Cost:
    price = game.data.lab_costs[LEVEL_OF_CELL[cell]]
    kinds = [0, 0, 0, 0, 0]
    kinds[OXYGEN] = price.oxygen
    return Cost(kinds, any=price.any, crystals=price.crystal)


class LearnTile(Effect[OnMarsTable]):
    """The technology at place `count` of the grid goes to a cell."""

    subject_of: ClassVar[tuple[Kind, ...]] = (TECH,)
    second_of: ClassVar[tuple[Kind, ...]] = (CELL,)

    def counts(self) -> tuple[int, int]:
        return (0, 20)

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return frame.count < len(game.grid) and game.grid[frame.count] == TECH.index(frame.subject)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        verbs.learn(game, frame.seat, frame.count, CELL.index(frame.second))
        game.push(CELL_BENEFIT, frame)
        tasks.did(game, frame, tasks.LEARN_TECH)


class PayRow(Pay):
    """Pay for the row of the grid in which a technology lies."""

    subject_of: ClassVar[tuple[Kind, ...]] = (TECH,)
    second_of: ClassVar[tuple[Kind, ...]] = (CELL,)

    def counts(self) -> tuple[int, int]:
        return (0, 20)

    def makes_sense(self, game: OnMarsTable, frame: Frame) -> bool:
        return frame.count < len(game.grid)

    def stands(self, game: OnMarsTable, frame: Frame) -> bool:
        tech = TECH.index(frame.subject)
        known = game.cell[frame.seat * KINDS + tech] != NONE
        return (
            game.grid[frame.count] == tech and not known and not game.cell_taken(frame.seat, CELL.index(frame.second))
        )

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return row_cost(game, row_of(game, frame.count))


PAY_ROW: Final = PayRow(LearnTile())


class LearnOne(Entry[OnMarsTable]):
    """Learn a technology of a kind one does not have yet, on an entry cell of the laboratory."""

    verb: ClassVar[str] = "learn"
    of: ClassVar[tuple[Kind, ...]] = (TECH,)
    then: ClassVar[tuple[Kind, ...]] = (CELL,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        cells = [cell for cell in ENTRY_CELLS if not game.cell_taken(frame.seat, cell)]
        if not cells:
            return []
        found: list[int] = []
        for at in range(len(game.grid)):
            tech = game.grid[at]
            if tech == NONE or game.cell[frame.seat * KINDS + tech] != NONE or tech in game.grid[:at]:
                continue  # of two alike, the lower one stands for both
            found += [pair(TECH.thing(tech), CELL.thing(cell)) for cell in cells]
        return found

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        tech = TECH.index(first(move))
        cell = CELL.index(second(move))
        if tech not in game.grid and found.bar("why.not-on-offer", first(move)):
            return
        if game.cell[frame.seat * KINDS + tech] != NONE and found.bar("why.tech-known", first(move)):
            return
        if cell not in ENTRY_CELLS and found.bar("why.not-entry-cell"):
            return
        if game.cell_taken(frame.seat, cell):
            found.bar("why.cell-taken")

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        if self.place(game, frame.seat, TECH.index(first(move))) == NONE:
            at = game.grid.index(TECH.index(first(move)))
            lack_of(game, frame.seat, row_cost(game, row_of(game, at)), found)

    def place(self, game: OnMarsTable, person: int, tech: int) -> int:
        """The cheapest place of the grid with a technology that somebody can pay for; NONE if there is none."""
        for at in range(len(game.grid)):
            if game.grid[at] == tech and payable(game, person, row_cost(game, row_of(game, at))):
                return at
        return NONE

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        at = self.place(game, frame.seat, TECH.index(first(move)))
        game.push(PAY_ROW, frame, subject=first(move), second=second(move), count=at)

    def detail(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        kind = game.data.lab_benefits[CELL.index(second(move))]
        return "" if kind == NONE else game.book.benefits[kind].text(words)


class Learn(Steps):
    """Learn technologies."""

    asks: ClassVar[str] = "ask.learn"
    unmet: ClassVar[str] = "why.no-learning"

    def __init__(self, boost: bool = False, boosts: int = 9) -> None:
        super().__init__(LearnOne(), boost=boost, boosts=boosts)

    def text(self, words: Words) -> str:
        said = words.say("learn")
        if not self.boost:
            return said
        return words.say("boosted", said, words.say("boost.once" if self.most == 2 else "boost.one"))


# Developing


class MoveTile(Effect[OnMarsTable]):
    """A technology moves to a cell on its right."""

    subject_of: ClassVar[tuple[Kind, ...]] = (TECH,)
    second_of: ClassVar[tuple[Kind, ...]] = (CELL,)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        verbs.develop(game, frame.seat, TECH.index(frame.subject), CELL.index(frame.second))
        game.push(CELL_BENEFIT, frame)
        tasks.did(game, frame, tasks.DEVELOP_TECH)


class PayColumn(Pay):
    """Pay what the column costs that a technology moves to."""

    subject_of: ClassVar[tuple[Kind, ...]] = (TECH,)
    second_of: ClassVar[tuple[Kind, ...]] = (CELL,)

    def stands(self, game: OnMarsTable, frame: Frame) -> bool:
        return CELL.index(frame.second) in cells_ahead(game, frame.seat, TECH.index(frame.subject))

    def cost(self, game: OnMarsTable, frame: Frame) -> Cost:
        return column_cost(game, CELL.index(frame.second))


MOVE_TILE: Final = MoveTile()
PAY_COLUMN: Final = PayColumn(MOVE_TILE)


def cells_ahead(game: OnMarsTable, person: int, tech: int) -> list[int]:
    """The free cells to which a technology can move."""
    cell = game.cell[person * KINDS + tech]
    if cell == NONE:
        return []
    return [ahead for ahead in game.data.lab_moves[cell] if not game.cell_taken(person, ahead)]


class DevelopOne(Entry[OnMarsTable]):
    """Move a technology one column to the right."""

    verb: ClassVar[str] = "develop"
    of: ClassVar[tuple[Kind, ...]] = (TECH,)
    then: ClassVar[tuple[Kind, ...]] = (CELL,)

    def __init__(self, free: bool) -> None:
        self.free: Final = free

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        found: list[int] = []
        for tech in range(KINDS):
            if game.cell[frame.seat * KINDS + tech] != NONE:
                for cell in cells_ahead(game, frame.seat, tech):
                    found.append(pair(TECH.thing(tech), CELL.thing(cell)))
        return found

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        tech = TECH.index(first(move))
        cell = game.cell[frame.seat * KINDS + tech]
        if cell == NONE:
            found.bar("why.tech-unknown", first(move))
        elif CELL.index(second(move)) not in game.data.lab_moves[cell]:
            found.bar("why.not-ahead", first(move))
        else:
            found.bar("why.cell-taken")

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        if not self.free:
            lack_of(game, frame.seat, column_cost(game, CELL.index(second(move))), found)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        effect = MOVE_TILE if self.free else PAY_COLUMN
        game.push(effect, frame, subject=first(move), second=second(move))

    def detail(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        kind = game.data.lab_benefits[CELL.index(second(move))]
        return "" if kind == NONE else game.book.benefits[kind].text(words)


class Develop(Steps):
    """Develop technologies, step by step."""

    asks: ClassVar[str] = "ask.develop"
    unmet: ClassVar[str] = "why.no-developing"

    def __init__(self, amount: int, free: bool = False, boost: bool = False) -> None:
        super().__init__(DevelopOne(free), amount=amount, boost=boost)
        self.free: Final = free

    def needs(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        person = frame.seat
        for tech in range(KINDS):
            if game.cell[person * KINDS + tech] != NONE:
                for cell in cells_ahead(game, person, tech):
                    if self.free or payable(game, person, column_cost(game, cell)):
                        return
        self.lacks_all(game, frame, found)

    def text(self, words: Words) -> str:
        said = words.say("develop.free" if self.free else "develop", words.count(self.amount, "development"))
        return words.say("boosted", said, words.say("boost.step")) if self.boost else said


# Using a technology


class UseTech(Entry[OnMarsTable]):
    """Use a technology from somebody's laboratory."""

    verb: ClassVar[str] = "tech"
    of: ClassVar[tuple[Kind, ...]] = (SEAT, RIVAL)

    def __init__(self, menu: AskTech) -> None:
        self.menu: Final = menu

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        tech = self.menu.tech(game, frame)
        return [lab_thing(game, person) for person in range(game.people) if game.tech_level(person, tech)]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.no-such-tech", TECH.thing(self.menu.tech(game, frame)))

    def obstacles(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        level = game.tech_level(lab_owner(game, move), self.menu.tech(game, frame))
        need = self.menu.least(game, frame)
        if level < need:
            found.lack("why.tech-level", "level", need, level, TECH.thing(self.menu.tech(game, frame)))

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        owner = lab_owner(game, move)
        tech = self.menu.tech(game, frame)
        if owner != frame.seat:
            verbs.set_aside(game, frame.seat, owner, tech)
        self.menu.used(game, frame, game.tech_level(owner, tech))

    def key(self, things: Things, move: int) -> str:
        return f"tech {things.key(move) if SEAT.has(move) else things.id(move)}"

    def move(self, things: Things, key: str) -> int:
        if not key.startswith("tech "):
            return UNKNOWN
        rest = key[len("tech ") :]
        thing = things.number(rest) or things.of_kind(RIVAL, rest)
        return thing if SEAT.has(thing) or RIVAL.has(thing) else UNKNOWN

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.say(
            "label.tech", words.name(move), game.tech_level(lab_owner(game, move), self.menu.tech(game, frame))
        )


def lab_thing(game: OnMarsTable, person: int) -> int:
    return RIVAL.thing(0) if person == game.lacerda else SEAT.thing(person)


def lab_owner(game: OnMarsTable, thing: int) -> int:
    """Whose laboratory a thing stands for; at a table without that person, the first seat's."""
    if RIVAL.has(thing):
        return max(game.lacerda, 0)
    return SEAT.index(thing) if SEAT.index(thing) < game.humans else 0


class NoTech(Entry[OnMarsTable]):
    """Do without a technology."""

    verb: ClassVar[str] = "no tech"
    quiet: ClassVar[bool] = True

    def __init__(self, menu: AskTech) -> None:
        self.menu: Final = menu

    def closed(self, game: OnMarsTable, frame: Frame, found: Conditions) -> None:
        if self.menu.least(game, frame) > 0:
            found.bar("why.tech-needed", TECH.thing(self.menu.tech(game, frame)))

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        self.menu.used(game, frame, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskTech(Ask):
    """Whose technology is used, if any."""

    kind: ClassVar[str] = "seat"
    asks: ClassVar[str] = "ask.tech"

    def __init__(self) -> None:
        super().__init__(UseTech(self), NoTech(self))

    def tech(self, game: OnMarsTable, frame: Frame) -> int:
        """Which technology."""
        raise TypeError(f"{type(self).__name__} does not say which technology it is about")

    def least(self, game: OnMarsTable, frame: Frame) -> int:
        """The level it must have; 0 where one can do without."""
        return 0

    def used(self, game: OnMarsTable, frame: Frame, level: int) -> None:
        """Go on with a technology of this level, or (0) without."""
        raise TypeError(f"{type(self).__name__} does not say what follows")


# What owners get


class KeepOxygen(Entry[OnMarsTable]):
    """Keep the oxygen that another player's use of the technology is worth."""

    verb: ClassVar[str] = "oxygen"

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(RECEIVE, frame, subject=RESOURCE.thing(OXYGEN), count=1)


class FreeStep(Entry[OnMarsTable]):
    """Develop the technology that was used instead."""

    verb: ClassVar[str] = "develop"
    of: ClassVar[tuple[Kind, ...]] = (CELL,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        return [CELL.thing(cell) for cell in cells_ahead(game, frame.seat, TECH.index(frame.subject))]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        found.bar("why.not-ahead", frame.subject)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        game.push(MOVE_TILE, frame, second=move)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.say("label.develop", frame.subject, move)


class OwnerChooses(Ask):
    """An owner whose technology another one used: an oxygen, or a free step of that technology."""

    asks: ClassVar[str] = "ask.owner"
    subject_of: ClassVar[tuple[Kind, ...]] = (TECH,)

    def __init__(self) -> None:
        super().__init__(KeepOxygen(), FreeStep())

    def about(self, game: OnMarsTable, frame: Frame) -> int:
        return frame.subject


OWNER_CHOOSES: Final = OwnerChooses()


class SettleAside(Effect[OnMarsTable]):
    """Owners of technologies that were used get their due, in turn order, until nothing is aside."""

    seated: ClassVar[bool] = False

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        if not game.aside:
            return
        owner = min([use // 16 for use in game.aside], key=game.space.__getitem__)
        for at in range(len(game.aside)):
            if game.aside[at] // 16 == owner:
                break
        tech = game.aside.pop(at) % 16
        game.push(SETTLE_ASIDE, frame)
        if owner == game.lacerda:
            game.push(game.book.lacerda_develops, frame, subject=TECH.thing(tech))
        else:
            game.push(OWNER_CHOOSES, frame, seat=owner, subject=TECH.thing(tech))


SETTLE_ASIDE: Final = SettleAside()

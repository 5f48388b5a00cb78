"""The First Colonists variant: everybody's first card, and the tasks it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo.kernel.effect import Frame
from areo.kernel.menu import Entry
from areo.kernel.sets import members
from areo.kernel.things import Kind
from areo.kernel.unmet import Conditions
from areo.on_mars import verbs
from areo.on_mars.components import TASKS
from areo.on_mars.effects.base import Ask
from areo.on_mars.effects.goods import RECEIVE
from areo.on_mars.numbers import FIRST_COLONIST, GOODS, NONE, RESOURCE, SHUTTLE
from areo.on_mars.table import OnMarsTable

if TYPE_CHECKING:
    from areo.kernel.words import Words

OBTAIN_BLUEPRINT: Final = TASKS.index("obtain_blueprint")
LEARN_TECH: Final = TASKS.index("learn_tech")
TRAVEL_WITH_SHUTTLE: Final = TASKS.index("travel_with_shuttle")
CONSTRUCT_SHELTER: Final = TASKS.index("construct_shelter")
HIRE_SCIENTIST: Final = TASKS.index("hire_scientist")
DEVELOP_TECH: Final = TASKS.index("develop_tech")
DEVELOP_TWICE: Final = TASKS.index("develop_tech_twice")
PLACE_DISCOVERY: Final = TASKS.index("place_discovery")
BY_TRAVELLING: Final = (TRAVEL_WITH_SHUTTLE, PLACE_DISCOVERY)  # they count in the shuttle phase too
TWICE: Final = 2


def shows_first_card(game: OnMarsTable, person: int, type: int) -> bool:
    """Whether a building of this type brings somebody's first card to light."""
    card = game.a_card[person]
    return card != NONE and not game.has_tasks(person) and type in game.data.a_cards[card]


def did(game: OnMarsTable, frame: Frame, task: int) -> None:
    """The seat did what a task may ask for. Who holds task cards is asked next, if one of them fits."""
    if not game.b_cards[frame.seat] or game.b_turn:
        return
    if game.in_turn(frame.seat) or (game.phase == SHUTTLE and task in BY_TRAVELLING):
        game.push(ASK_TASK, frame, source=0, subject=0, second=0, count=task)


def fits(game: OnMarsTable, card: int, task: int) -> bool:
    """Whether a task card is done with what was just done."""
    asked = game.data.b_cards[card].task
    if asked == TASKS[DEVELOP_TWICE]:
        return task == DEVELOP_TECH and game.developed >= TWICE
    return asked == TASKS[task]


def task_thing(game: OnMarsTable, card: int) -> int:
    return FIRST_COLONIST.thing(len(game.data.a_cards) + card)


def task_card(game: OnMarsTable, thing: int) -> int:
    """The task card that a thing stands for; NONE if it is a first card."""
    return max(NONE, FIRST_COLONIST.index(thing) - len(game.data.a_cards))


class RevealTask(Entry[OnMarsTable]):
    """Show a task that was just done, for its reward."""

    verb: ClassVar[str] = "reveal"
    of: ClassVar[tuple[Kind, ...]] = (FIRST_COLONIST,)

    def moves(self, game: OnMarsTable, frame: Frame) -> list[int]:
        held = members(game.b_cards[frame.seat])
        return [task_thing(game, card) for card in held if fits(game, card, frame.count)]

    def absent(self, game: OnMarsTable, frame: Frame, move: int, found: Conditions) -> None:
        card = task_card(game, move)
        held = card != NONE and game.b_cards[frame.seat] >> card & 1
        found.bar("why.other-task" if held else "why.task-not-held", move)

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        card = task_card(game, move)
        verbs.complete_task(game, frame.seat, card, move)
        task = game.data.b_cards[card]
        game.push(RECEIVE, frame, subject=RESOURCE.thing(task.good), count=task.amount)

    def deed(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        task = game.data.b_cards[task_card(game, move)]
        return words.say("label.reveal", move, words.count(task.amount, GOODS[task.good]))

    def detail(self, game: OnMarsTable, frame: Frame, move: int, words: Words) -> str:
        return words.say(f"task.{game.data.b_cards[task_card(game, move)].task}")


class KeepTask(Entry[OnMarsTable]):
    """Keep the task for another time."""

    verb: ClassVar[str] = "keep"
    quiet: ClassVar[bool] = True

    def begin(self, game: OnMarsTable, frame: Frame, move: int) -> None:
        """Nobody learns of it."""


class AskTask(Ask):
    """Whether somebody shows a task for what was just done: at most one in a turn. The frame counts to that task."""

    asks: ClassVar[str] = "ask.task"

    def __init__(self) -> None:
        super().__init__(RevealTask(), KeepTask())

    def counts(self) -> tuple[int, int]:
        return (0, len(TASKS) - 1)

    def run(self, game: OnMarsTable, frame: Frame) -> None:
        options = self.options(game, frame)
        if len(options) > 1 and not game.b_turn:
            game.ask(frame, self.kind, options)


ASK_TASK: Final[AskTask] = AskTask()

"""A table as it stands: the game, and all that the lines written so far have made of it. No waiting, no sockets."""

from __future__ import annotations

from typing import Final

from msgspec import json

from areo.kernel.game import Game
from areo.kernel.history import steps
from areo.kernel.question import Question
from areo.library import from_position, new
from areo.table.lines import AnyLine, Choice, Fault, Json, Named, Restored, Sat, Seated, Stored, TableSetUp, TakenBack
from areo.table.story import Story

REMEMBERED: Final = 32  # answers, to recognise one that is sent twice


class Differs(Exception):
    """Played again, the lines lead elsewhere than they once did: the rules have been changed since."""


class Standing:
    """The one place where lines take effect, when they are made and when they are read again."""

    def __init__(self, table: TableSetUp, game: Game, story: Story) -> None:
        self.table: Final = table
        self.game: Final = game
        self.story: Final = story
        self.version = 0  # lines so far
        self.bots = list(table.bots)
        self.decisions: list[str | None] = [None] * game.seats  # the id of each seat's open decision
        self.open: list[Question | None] = [None] * game.seats  # what each decision with an id asks
        self.answered: dict[str, list[str]] = {}
        self.taken: set[int] = set()  # seats where a person has sat down, chosen, or said what they are called
        self.sat: dict[int, str] = {}  # the marks of those who have sat down
        self.changed = 0  # the first line of the log that the latest line has changed

    def copy(self) -> Standing:
        """One to try a line on, while everybody still sees this one."""
        new = Standing(self.table, self.game.copy(), self.story.copy())
        new.version = self.version
        new.bots = self.bots.copy()
        new.decisions = self.decisions.copy()
        new.open = self.open.copy()
        new.answered = self.answered.copy()
        new.taken = self.taken.copy()
        new.sat = self.sat.copy()
        return new

    def apply(self, line: AnyLine) -> None:
        """Let a line take effect. An error says why it cannot; this is then of no more use."""
        before = self.story.length
        if isinstance(line, Choice):
            self.game.choose(line.seat, line.picks)
        elif isinstance(line, TakenBack):
            before = self.take_back(line.seat)
        self.remember(line)
        if isinstance(line, (Named, Sat)):
            before = 0  # every line that names the seat reads otherwise now
        self.story.notice(line)
        self.story.follow(self.game)
        before = min(before, self.story.moved(self.game))
        self.keep_small()
        self.changed = before
        self.renew({line.seat} if isinstance(line, TakenBack) else set())

    def remember(self, line: AnyLine) -> None:
        """All that a line changes but the game."""
        if isinstance(line, Choice):
            if line.bot is None:
                self.taken.add(line.seat)
            self.answered[line.decision] = line.picks
            if len(self.answered) > REMEMBERED:
                del self.answered[next(iter(self.answered))]
        elif isinstance(line, Seated):
            self.bots[line.seat] = line.bot
        elif isinstance(line, Fault):
            self.bots[line.seat] = line.instead
        elif isinstance(line, Named):
            self.call(line.seat, line.name)
        elif isinstance(line, Sat):
            self.sat[line.seat] = line.mark
            self.call(line.seat, line.name or self.game.names[line.seat])
        self.version += 1

    def call(self, seat: int, name: str) -> None:
        names = self.game.names.copy()
        names[seat] = name
        self.game.names = names
        self.taken.add(seat)

    def take_back(self, seat: int) -> int:
        told = next((step.logged for step in reversed(steps(self.game.last)) if step.seat == seat), 0)
        before = self.game.journal
        assert before is not None
        self.game.undo(seat)
        return self.story.strike(told, before, self.game)

    def keep_small(self) -> None:
        """A server holds many games, and most of each is what was told in it: the game's beginning shares that."""
        for game in (self.game, self.game.first):
            if game is not None and game.journal is not None:
                game.journal.pack()

    def renew(self, reopened: set[int]) -> None:
        """Give every decision that was not open before an id of its own, the same whenever the lines are read again."""
        for seat, question in enumerate(self.game.open):
            before = self.open[seat]
            id = self.decisions[seat]
            self.open[seat] = question
            if question is None:
                self.decisions[seat] = None
            elif id is None or id in self.answered or seat in reopened or before is None or not alike(question, before):
                self.decisions[seat] = f"{seat}.{self.version}"

    @property
    def choices(self) -> int:
        """How many choices stand."""
        return len(steps(self.game.last))

    def due(self) -> bool:
        """Whether a bot is to choose."""
        return any(self.bots[seat] is not None for seat in self.game.waiting_for())

    def people(self) -> list[int]:
        return [seat for seat in range(self.game.seats) if self.bots[seat] is None]


def alike(one: Question, other: Question) -> bool:
    """Whether two questions offer the same: one may have been put again when another seat's choice was taken back."""
    return one is other or (one.frame.effect is other.frame.effect and one.options == other.options)


def seated(table: TableSetUp, game: Game) -> Standing:
    """A table at which nothing has been done yet."""
    standing = Standing(table, game, Story())
    game.names = list(table.names)
    standing.story.follow(game)
    standing.renew(set())
    return standing


def begun(table: TableSetUp) -> Game:
    """The game as it was when the table was made."""
    if table.start is not None:
        return from_position(table.start)
    options = dict(table.options)
    seed = options.pop("seed")
    options.pop("players", None)
    return new(table.game, table.players, seed, **options)


def stand(stored: Stored) -> Standing:
    """The table as it stood after its last line, by playing the lines again, so that the log is there and undo works.

    Differs, if they lead elsewhere than they once did.
    """
    try:
        standing = played_again(stored.table, stored.lines)
    except Exception as error:  # whatever a changed rule makes of old lines
        raise Differs(f"the lines cannot be played again: {error}") from error
    if not same_place(standing.game.position(), stored.position):
        raise Differs("the lines lead elsewhere than they did")
    return standing


def played_again(table: TableSetUp, lines: list[AnyLine]) -> Standing:
    last = max((number for number, line in enumerate(lines) if isinstance(line, Restored)), default=None)
    if last is None:
        standing = seated(table, begun(table))
    else:
        standing = restored(table, lines[: last + 1])
    for line in lines if last is None else lines[last + 1 :]:
        standing.apply(line)
    return standing


def restored(table: TableSetUp, lines: list[AnyLine]) -> Standing:
    """The table after these lines, the last of which holds the position that counts instead of all before it."""
    last = lines[-1]
    assert isinstance(last, Restored)
    standing = seated(table, from_position(last.position))
    for line in lines:
        standing.remember(line)
    standing.story.add("restored")
    standing.renew(set(range(standing.game.seats)))
    return standing


def same_place(position: Json, stored: Json) -> bool:
    """Whether two positions are the same, whichever version wrote them."""
    written: Json = json.decode(json.encode(position))
    return all(written[part] == stored.get(part) for part in ("game", "options", "state"))

"""What is done in processes of their own: whatever may take long, or takes what a stranger sent.

A job comes as one line and is answered with one. It is given all it needs and keeps nothing, so that a process which
hangs or dies with it can be ended and replaced.
"""

from __future__ import annotations

from random import Random
from secrets import token_hex
from time import monotonic
from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from areo.bots import bot
from areo.bots.advice import advise
from areo.bots.review import Review, Reviewing
from areo.bots.seat import sit
from areo.kernel.forecast import Foresight
from areo.kernel.game import Game
from areo.kernel.history import steps
from areo.library import from_position, new, replay
from areo.table import past
from areo.table.decisions import shown_forecast
from areo.table.lines import AnyLine, Choice, Json, Restored, Stored, TableSetUp
from areo.table.parcel import unwrapped, wrapped
from areo.table.sent import Foreseen, HintShown
from areo.table.standing import Differs, restored, seated, stand

Sight: TypeAlias = Literal["record", "seen", "log", "moment", "curve", "tally", "dealt"]


class Job(Struct, tag_field="job", frozen=True):
    """Something to be done elsewhere."""


class Think(Job, tag="think", frozen=True):
    """Let a bot choose for a seat: the keys it picks."""

    bot: str
    seat: int
    luck: str
    position: Json


class Deal(Job, tag="deal", frozen=True):
    """Begin a game: from a position, or with a seed and options."""

    game: str
    players: int
    seed: str | int | None
    options: Json
    position: Json | None = None


class Replay(Job, tag="replay", frozen=True):
    """Play a record again."""

    record: Json


class Open(Job, tag="open", frozen=True):
    """Bring a table back to where it stood."""

    stored: Stored


class Apply(Job, tag="apply", frozen=True):
    """Let a line take effect at a table."""

    table: TableSetUp
    parcel: Raw
    line: AnyLine


class Look(Job, tag="look", frozen=True):
    """Look at the past of a table: at what, with whose eyes, in which language, at which moment."""

    at: Sight
    table: TableSetUp
    parcel: Raw
    eyes: int | None
    language: str
    moment: int = 0


class Foretell(Job, tag="foretell", frozen=True):
    """What would change if a seat picked each of these keys alone."""

    position: Json
    seat: int
    keys: list[str]
    language: str


class Reconsider(Job, tag="review", frozen=True):
    """Go on with the review of a finished game for so many seconds, or (`leave_out`) pass over the next step."""

    table: TableSetUp
    parcel: Raw
    found: Review | None
    seconds: float
    leave_out: bool


class Advise(Job, tag="advise", frozen=True):
    """Find good answers to a seat's open decision."""

    position: Json
    seat: int
    luck: str
    language: str


AnyJob: TypeAlias = Think | Deal | Replay | Open | Apply | Look | Foretell | Reconsider | Advise


class Dealt(Struct, frozen=True):
    """A game as it begins, and what was done since: all that a table is made from."""

    game: str
    players: int
    options: Json
    start: Json | None
    names: list[str]
    lines: list[AnyLine]
    position: Json
    waiting: list[int]
    over: bool


class Opened(Struct, frozen=True):
    """A table as it stands; and why it goes on from the position that was kept, if it cannot be played again."""

    parcel: Raw
    differs: str = ""


def done(job: AnyJob) -> object:
    """What comes of it."""
    if isinstance(job, Think):
        return think(job)
    if isinstance(job, Deal):
        return deal(job)
    if isinstance(job, Replay):
        return played(job)
    if isinstance(job, Open):
        return opened(job.stored)
    if isinstance(job, Apply):
        return applied(job)
    if isinstance(job, Look):
        return look(job)
    if isinstance(job, Reconsider):
        return reconsidered(job)
    if isinstance(job, Advise):
        return advised(job)
    return foretold(job)


def think(job: Think) -> list[str]:
    """The keys the bot picks. It is given its seat, never the table."""
    game = from_position(job.position)
    seat = sit(game, job.seat, Random(f"{job.luck} deal"))
    keys = seat.asked.keys
    return [pick if isinstance(pick, str) else keys[pick] for pick in bot(job.bot).choose(seat, Random(job.luck))]


def advised(job: Advise) -> list[HintShown]:
    """The adviser is given the seat, never the table."""
    seat = sit(from_position(job.position), job.seat, Random(f"{job.luck} deal"))
    found = advise(seat, job.language, Random(job.luck))
    return [HintShown(each.keys, each.labels, each.points, each.why) for each in found]


def deal(job: Deal) -> Dealt:
    if job.position is not None:
        return dealt(from_position(job.position), [])
    return dealt(new(job.game, job.players, job.seed, **job.options), [])


def dealt(game: Game, lines: list[AnyLine]) -> Dealt:
    """As a table keeps it: what the seats are called is no part of the game."""
    names = game.names
    if game.start is None:
        game.options = {name: value for name, value in game.options.items() if name != "names"}
    return Dealt(
        game.rulebook.game,
        game.seats,
        game.options,
        game.start,
        names,
        lines,
        game.position(),
        game.waiting_for(),
        game.over,
    )


def played(job: Replay) -> Dealt:
    """The game of a record, and its choices as lines of a table."""
    game = replay(job.record)
    assert game.first is not None
    bots: list[str | None] = [None] * game.seats
    table = TableSetUp("", 0.0, game.rulebook.game, game.seats, game.options, "free", bots, [""] * game.seats)
    standing = seated(table, game.first.copy())
    lines: list[AnyLine] = []
    for step in steps(game.last):
        keys = [game.rulebook.key(step.effect, option) for option in step.picked]
        lines.append(Choice(step.seat, keys, standing.decisions[step.seat] or ""))
        standing.apply(lines[-1])
    return dealt(game, lines)


def opened(stored: Stored) -> Opened:
    try:
        return Opened(Raw(wrapped(stand(stored))))
    except Differs as error:
        standing = restored(stored.table, [*stored.lines, Restored(stored.position)])
        return Opened(Raw(wrapped(standing)), str(error))


def applied(job: Apply) -> Raw:
    standing = unwrapped(job.table, bytes(job.parcel))
    standing.apply(job.line)
    return Raw(wrapped(standing))


def look(job: Look) -> object:
    standing = unwrapped(job.table, bytes(job.parcel))
    if job.at == "record":
        return past.record(standing)
    if job.at == "seen":
        return past.seen(standing, job.eyes, job.language)
    if job.at == "log":
        return past.told(standing.game, job.eyes, job.language, 0)
    if job.at == "moment":
        return past.moment(standing, job.moment, job.eyes, job.language)
    if job.at == "curve":
        return past.curve(standing)
    if job.at == "tally":
        return past.tally(standing)
    return dealt(from_position(past.at_moment(standing.game, job.moment).position()), [])


def reconsidered(job: Reconsider) -> Review:
    work = Reviewing(unwrapped(job.table, bytes(job.parcel)).game, job.found)
    until = monotonic() + job.seconds
    if job.leave_out:
        work.leave_out()
        return work.found
    while not work.found.finished:
        work.step()
        if monotonic() >= until:
            break
    return work.found


def foretold(job: Foretell) -> dict[str, Foreseen]:
    game = from_position(job.position)
    decision = game.asked[job.seat]
    if decision is None or decision.least > 1:
        return {}
    keys = decision.keys
    sight = Foresight(game, job.seat, token_hex(16))
    found: dict[str, Foreseen] = {}
    for key in job.keys:
        if key in keys:
            index = keys.index(key)
            found[key] = shown_forecast(sight.forecast(index), decision.warnings(index, job.language))
    return found

"""A table as it stands, wrapped up for the way from one process to another: with its log and its past.

Lines are played again where nobody waits for it; the process that people talk to only takes the parcel. It is no saved
format: both sides run the same areo.
"""

from __future__ import annotations

from array import array

from msgspec import Struct, json

from areo.kernel.game import Game
from areo.kernel.history import Step, steps
from areo.kernel.journal import Entry, Journal, Secret
from areo.library import from_position
from areo.table.lines import Json, TableSetUp
from areo.table.standing import Standing
from areo.table.story import Notice, Story, Struck

EntryRow = tuple[str, int, int, int, int, int, int, int, int]  # as an Entry is made
StepRow = tuple[int, str, int, list[int], int, int, int]  # seat, effect, lane, picks, reveals, learned, logged


class LogParcel(Struct):
    """A game's log."""

    entries: list[EntryRow]
    secrets: list[tuple[int, int, int]]
    opened: int


class GameParcel(Struct):
    """A game, and how it began."""

    now: Json
    log: LogParcel
    first: Json
    first_log: LogParcel
    start: Json | None
    names: list[str]
    steps: list[StepRow]


class Parcel(Struct):
    """A standing."""

    game: GameParcel
    length: int
    lines: list[int]
    struck: list[tuple[int, EntryRow, list[tuple[int, int]]]]
    notices: list[tuple[int, str, list[str | int | None]]]
    version: int
    bots: list[str | None]
    decisions: list[str | None]
    answered: dict[str, list[str]]
    taken: list[int]
    sat: dict[int, str]
    changed: int


def wrapped(standing: Standing) -> bytes:
    story = standing.story
    others = sorted(story.others.items())
    struck = [(at, row(one.entry), one.secrets) for at, one in others if isinstance(one, Struck)]
    notices = [(at, one.what, list(one.values)) for at, one in others if isinstance(one, Notice)]
    return json.encode(
        Parcel(
            wrapped_game(standing.game),
            story.length,
            story.standing.tolist(),
            struck,
            notices,  # type: ignore[arg-type]  # seats and names of bots
            standing.version,
            standing.bots,
            standing.decisions,
            standing.answered,
            sorted(standing.taken),
            standing.sat,
            standing.changed,
        )
    )


def unwrapped(table: TableSetUp, data: bytes) -> Standing:
    parcel = json.decode(data, type=Parcel)
    story = Story()
    story.length = parcel.length
    story.standing = array("I", parcel.lines)
    for at, entry, secrets in parcel.struck:
        story.others[at] = Struck(Entry(*entry), secrets)
    for at, what, values in parcel.notices:
        story.others[at] = Notice(what, tuple(values))
    standing = Standing(table, unwrapped_game(parcel.game), story)
    standing.version = parcel.version
    standing.bots = parcel.bots
    standing.decisions = parcel.decisions
    standing.open = list(standing.game.open)
    standing.answered = parcel.answered
    standing.taken = set(parcel.taken)
    standing.sat = parcel.sat
    standing.changed = parcel.changed
    standing.keep_small()
    return standing


def wrapped_game(game: Game) -> GameParcel:
    first = game.first
    assert first is not None
    path = game.rulebook.path
    made: list[StepRow] = [
        (step.seat, path(step.effect), step.lane, step.picked, step.reveals, step.learned, step.logged)
        for step in steps(game.last)
    ]
    return GameParcel(
        game.position(), wrapped_log(game), first.position(), wrapped_log(first), game.start, game.names, made
    )


def unwrapped_game(parcel: GameParcel) -> Game:
    game = from_position(parcel.now)
    first = from_position(parcel.first)
    for each, log in ((game, parcel.log), (first, parcel.first_log)):
        each.journal = unwrapped_log(log)
        each.start = parcel.start
        each.names = parcel.names
    first.first = None
    game.first = first
    last: Step | None = None
    for seat, path, lane, picks, reveals, learned, logged in parcel.steps:
        last = Step(last, seat, game.rulebook.effects[path], lane, picks, reveals, learned, logged)
    game.last = last
    return game


def wrapped_log(game: Game) -> LogParcel:
    journal = game.journal
    assert journal is not None
    secrets = [(secret.index, secret.knows, secret.thing) for secret in journal.secrets_from(0)]
    return LogParcel([row(journal.entry(index)) for index in range(journal.length)], secrets, journal.opened)


def unwrapped_log(parcel: LogParcel) -> Journal:
    journal = Journal()
    for entry in parcel.entries:
        journal.add(Entry(*entry))
    journal.secrets = [Secret(*secret) for secret in parcel.secrets]
    journal.opened = parcel.opened
    return journal


def row(entry: Entry) -> EntryRow:
    return (
        entry.what,
        entry.seat,
        entry.cause,
        entry.a,
        entry.b,
        entry.c,
        entry.lane,
        entry.actor,
        entry.befalls,
    )

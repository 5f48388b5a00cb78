"""The past of a table: its record, its log, and any moment of it, as somebody may see it."""

from __future__ import annotations

from random import Random
from secrets import token_bytes

from areo.kernel.game import Game
from areo.kernel.history import steps
from areo.table.lines import Json
from areo.table.lobby import at_moment
from areo.table.messages import Curve, CurvePoint, LogPart, Moment, Seen, SeenMoment
from areo.table.room import Room
from areo.table.story import Story


def moments(room: Room) -> int:
    """How many choices stand."""
    return len(steps(room.standing.game.last))


def record(room: Room) -> Json:
    """The game's record, with the names its players had."""
    game = room.standing.game
    written = game.record()
    options = written["options"]
    assert isinstance(options, dict)
    options.pop("data", None)  # where a file lies on this machine concerns nobody; its digest is in the record
    if all(game.names):
        options["names"] = list(game.names)
    return written


def log(room: Room, eyes: int | None, language: str) -> LogPart:
    """The whole log of what stands, as these eyes read it."""
    game = room.standing.game
    return told(game, eyes, language, 0)


def told(game: Game, eyes: int | None, language: str, start: int) -> LogPart:
    story = Story()
    story.follow(game)
    return story.part(game, eyes, language, start)


def moment(room: Room, number: int, eyes: int | None, language: str) -> Moment:
    """The table after so many choices, with what the last of them led to."""
    final = room.standing.game
    game = at_moment(final, number)
    last = game.last
    picks = None
    if last is not None and (final.over or last.seat == eyes):
        picks = [game.rulebook.key(last.effect, option) for option in last.picked]
    return Moment(
        number=number,
        of=moments(room),
        seat=eyes,
        chose=None if last is None else last.seat,
        picks=picks,
        round=game.clock(),
        clock=game.clock_text(language),
        waiting=game.waiting_for(),
        view=game.view(eyes),
        log=told(game, eyes, language, 0 if last is None else first_new(game, last.logged)),
        scores=game.scores() if final.over else None,
    )


def first_new(game: Game, logged: int) -> int:
    """The first line that the last choice added or moved; what seats that act at once have done is not settled yet."""
    journal = game.journal
    assert journal is not None
    return min([logged, *[place for place in (journal.opened, journal.moved) if place >= 0]])


def seen(room: Room, eyes: int | None, language: str) -> Seen:
    """All that these eyes have seen of a game that still goes on: every moment's view, and the log."""
    final = room.standing.game
    assert final.first is not None
    game = final.first.copy()
    game.first = final.first
    game.names = final.names
    found = [SeenMoment(0, None, game.view(eyes))]
    for number, step in enumerate(steps(final.last)):
        game.repeat(step)
        picks = None
        if step.seat == eyes:
            picks = [game.rulebook.key(step.effect, option) for option in step.picked]
        found.append(SeenMoment(number + 1, picks, game.view(eyes)))
    position = None
    if eyes is not None:
        guess = final.determinize(eyes, Random(token_bytes(32)), history=False)
        guess.options.pop("data", None)  # as in a record
        position = guess.position()
    return Seen(room.table.game, eyes, found, told(final, eyes, language, 0).lines, position)


def curve(room: Room) -> Curve:
    """When every round ended, and, once the game is over, with how many points."""
    final = room.standing.game
    assert final.first is not None
    game = final.first.copy()
    game.first = final.first
    points = [curve_point(game, 0, game.clock(), final.over)]
    for number, step in enumerate(steps(final.last)):
        clock = game.clock()
        game.repeat(step)
        if game.clock() != clock or game.over:
            points.append(curve_point(game, number + 1, clock, final.over))
    return Curve(points)


def curve_point(game: Game, moment: int, round: int, over: bool) -> CurvePoint:
    if not over:
        return CurvePoint(moment, round, [], [], [])
    return CurvePoint(moment, round, game.scores(), game.figures(), game.tallies())

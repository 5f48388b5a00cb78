"""The past of a table: its record, its log, and any moment of it, as somebody may see it."""

from __future__ import annotations

from random import Random
from secrets import token_bytes
from typing import Final

from areo.kernel.errors import BadOption
from areo.kernel.game import Game
from areo.kernel.history import steps
from areo.shuffles import commitment_of
from areo.table.lines import Json, TableSetUp
from areo.table.requests import Curve, CurvePoint, Moment, Seen, SeenMoment, Tally
from areo.table.sent import LogPart
from areo.table.standing import Standing
from areo.table.story import Story
from areo.verification import ending_of

MOST_SEEN: Final = 400  # moments of a running game that are shown, the latest: each is a whole view


def at_moment(game: Game, moment: int) -> Game:
    """The game as it stood after so many of the choices that stand."""
    made = steps(game.last)
    if not 0 <= moment <= len(made):
        raise BadOption(f"the game has moments 0 to {len(made)}, not {moment}")
    assert game.first is not None
    past = game.first.copy()
    past.first = game.first
    past.names = game.names
    for step in made[:moment]:
        assert past.journal is not None
        past.journal.take_moved()  # what the steps before have moved was told with them
        past.repeat(step)
    return past


def record(standing: Standing) -> Json:
    """The game's record, with the names its players had."""
    game = standing.game
    written = game.record()
    options = written["options"]
    assert isinstance(options, dict)
    options.pop("data", None)  # where a file lies on this machine concerns nobody; its digest is in the record
    if all(game.names):
        options["names"] = list(game.names)
    table = standing.table
    if table.chosen or table.shuffle is not None:
        written["deal"] = dealing(table)
    written["ending"] = ending_of(game)
    return written


def dealing(table: TableSetUp) -> Json:
    """Where the deal came from, for whoever checks it."""
    told: Json = {"chosen": table.chosen}
    if table.shuffle is not None:
        secret = table.shuffle.secret
        told |= {"commitment": commitment_of(secret), "secret": secret, "numbers": table.shuffle.numbers}
    return told


def told(game: Game, eyes: int | None, language: str, start: int) -> LogPart:
    """The log of what stands, from a line on, as these eyes read it."""
    story = Story()
    story.follow(game)
    return story.part(game, eyes, language, start)


def moment(standing: Standing, number: int, eyes: int | None, language: str) -> Moment:
    """The table after so many choices, with what the last of them led to."""
    final = standing.game
    game = at_moment(final, number)
    last = game.last
    picks = None
    if last is not None and (final.over or last.seat == eyes):
        picks = [game.rulebook.key(last.effect, option) for option in last.picked]
    return Moment(
        number=number,
        of=standing.choices,
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


def seen(standing: Standing, eyes: int | None, language: str) -> Seen:
    """What these eyes have seen of a game that still goes on: the views of the latest moments, and the whole log."""
    final = standing.game
    assert final.first is not None
    game = final.first.copy()
    game.first = final.first
    game.names = final.names
    made = steps(final.last)
    found = [SeenMoment(0, None, game.view(eyes))] if len(made) < MOST_SEEN else []
    for number, step in enumerate(made):
        game.repeat(step)
        if number + 1 <= len(made) - MOST_SEEN:
            continue
        picks = None
        if step.seat == eyes:
            picks = [game.rulebook.key(step.effect, option) for option in step.picked]
        found.append(SeenMoment(number + 1, picks, game.view(eyes)))
    position = None
    if eyes is not None:
        guess = final.determinize(eyes, Random(token_bytes(32)), history=False)
        guess.options.pop("data", None)  # as in a record
        position = guess.position()
    return Seen(standing.table.game, eyes, found, told(final, eyes, language, 0).lines, position)


def tally(standing: Standing) -> Tally:
    """What each seat has done so far, counted."""
    return Tally(standing.game.tallies())


def curve(standing: Standing) -> Curve:
    """When every round ended, and, once the game is over, with how many points."""
    final = standing.game
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

"""Saving what is pending: frames by the path of their effect and the keys of their things, never by structure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areo.kernel.effect import MANY, Effect, Frame, fits
from areo.kernel.errors import BadPosition, EndlessEffect, quoted
from areo.kernel.fields import Reading
from areo.kernel.joints import NextOfBatch
from areo.kernel.reading import Reader, whole
from areo.kernel.rng import Rng
from areo.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from areo.kernel.game import Game


def pending(game: Game) -> dict[str, object]:
    """What is left to do and who is asked, in words."""
    rulebook = game.rulebook
    return {
        "lanes": [[frame_out(rulebook, frame) for frame in lane] for lane in game.lanes],
        "asked": [None if question is None else asked_out(game, question.frame) for question in game.open],
        "gathering": game.gathering,
    }


def frame_out(rulebook: Rulebook, frame: Frame) -> dict[str, object]:
    out: dict[str, object] = {"effect": rulebook.path(frame.effect), "seat": frame.seat}
    if frame.source:
        out["source"] = rulebook.things.key(frame.source)
    if frame.subject:
        out["subject"] = rulebook.things.key(frame.subject)
    if frame.second:
        out["second"] = rulebook.things.key(frame.second)
    if frame.count:
        out["count"] = frame.count
    return out


def asked_out(game: Game, frame: Frame) -> dict[str, object]:
    out = frame_out(game.rulebook, frame)
    if frame.lane != game.seats:
        out["at_once"] = True  # asked on its own lane, at the same time as others
    return out


def frame_in(game: Game, lane: int, saved: object, where: str) -> Frame:
    rulebook = game.rulebook
    reader = Reader(saved, where)
    path = reader.text("effect")
    if path not in rulebook.effects:
        raise BadPosition(f"{where}: there is no effect {path!r}")
    reader.flag("at_once", False)
    frame = Frame(
        rulebook.effects[path],
        lane,
        reader.whole("seat", -1, game.seats - 1, -1),
        thing_in(rulebook, reader, "source"),
        thing_in(rulebook, reader, "subject"),
        reader.whole("count", 0, MANY, 0),
        thing_in(rulebook, reader, "second"),
    )
    reader.done()
    printed = rulebook.printed[path]
    if printed and frame.source != printed:
        raise BadPosition(f"{where}: {path!r} is an effect of {rulebook.things.key(printed)!r}, its only source")
    if not fits(frame.effect, game, frame) or (lane != game.seats and frame.seat != lane):
        raise BadPosition(f"{where}: {path!r} cannot be done so: its seat, source, subject or count is wrong")
    return frame


def thing_in(rulebook: Rulebook, reader: Reader, field: str) -> int:
    if not reader.has(field):
        return 0
    key = reader.text(field)
    number = rulebook.things.number(key)
    if number == 0:
        raise BadPosition(f"{reader.where}.{field}: there is no {key!r} in this game")
    return number


def restore_pending(game: Game, saved: object) -> None:
    """Put back what was pending, ask again what was asked, and do all that needs no answer."""
    reader = Reader(saved, "state.pending")
    lanes = reader.items("lanes")
    asked = reader.items("asked")
    game.gathering = reader.flag("gathering", False)
    reader.done()
    if len(lanes) != game.seats + 1 or len(asked) != game.seats:
        raise BadPosition(f"state.pending: a game of {game.seats} has {game.seats + 1} lanes and {game.seats} asked")
    for number in range(len(lanes)):
        frames = lanes[number]
        if not isinstance(frames, list):
            raise BadPosition(f"state.pending.lanes[{number}]: a list of frames is expected, not {quoted(frames)}")
        game.lanes[number] = [frame_in(game, number, frame, f"state.pending.lanes[{number}]") for frame in frames]
    check_course(game)
    check_batches(game)
    questions = asked_in(game, asked)
    if any(game.lanes[: game.seats]) or any(frame.lane == frame.seat for frame in questions):
        game.gathering = True
    if game.gathering and game.journal is not None:
        game.journal.open()
    for frame in questions:
        if game.open[frame.seat] is not None:
            raise BadPosition(f"state.pending.asked[{frame.seat}]: this seat is asked twice")
        frame.effect.run(game, frame)
    try:
        game.run()
    except EndlessEffect as error:
        raise BadPosition(f"state.pending: {error}") from error


def asked_in(game: Game, asked: list[object]) -> list[Frame]:
    """What each seat that is asked is asked by."""
    found: list[Frame] = []
    for seat in range(len(asked)):
        if asked[seat] is None:
            continue
        where = f"state.pending.asked[{seat}]"
        reader = Reader(asked[seat], where)
        lane = seat if reader.flag("at_once", False) else game.seats
        frame = frame_in(game, lane, asked[seat], where)
        if frame.seat != seat:
            raise BadPosition(f"{where}: this asks seat {frame.seat}")
        if type(frame.effect).answer is Effect.answer:
            raise BadPosition(f"{where}: {game.rulebook.path(frame.effect)!r} asks nothing")
        if isinstance(frame.effect, NextOfBatch):
            check_batch(game.lanes[lane], frame.count, where)
        found.append(frame)
    return found


def check_batches(game: Game) -> None:
    """What is left of a batch lies beneath the frame that counts it."""
    for number in range(len(game.lanes)):
        lane = game.lanes[number]
        for index in range(len(lane)):
            if isinstance(lane[index].effect, NextOfBatch):
                check_batch(lane[:index], lane[index].count, f"state.pending.lanes[{number}]")


def check_batch(beneath: list[Frame], count: int, where: str) -> None:
    """So many effects lie beneath, and each can be called by its card when somebody is asked which comes first."""
    if count > len(beneath):
        raise BadPosition(f"{where}: only {len(beneath)} effects lie beneath a batch's frame")
    if any(frame.source == 0 for frame in beneath[len(beneath) - count :]):
        raise BadPosition(f"{where}: an effect of a batch has no source")


def check_course(game: Game) -> None:
    """The game must go on when what is pending is done: its course lies at the bottom of the table's lane."""
    courses = game.rulebook.courses
    table = game.lanes[game.seats]
    if courses and not game.over and (not table or game.rulebook.path(table[0].effect) not in courses):
        raise BadPosition(f"state.pending.lanes[{game.seats}]: it begins with one of {', '.join(courses)}")


def restore_rng(saved: object) -> Rng:
    reader = Reader(saved, "state.rng")
    key = reader.text("key")
    drawn = reader.whole("drawn", 0, 1 << 60, 0)
    reader.done()
    try:
        raw = bytes.fromhex(key)
    except ValueError:
        raise BadPosition(f"state.rng.key: {key!r} is not a hexadecimal text") from None
    if len(raw) != 32:
        raise BadPosition("state.rng.key: 64 hexadecimal digits are expected")
    return Rng(raw, drawn)


def read_state(game: Game, saved: object) -> tuple[Reader, Reading]:
    """Set the table as a position says, field by field. What the game does not declare is still to be read."""
    reader = Reader(saved, "state")
    restore_knowledge(game, reader)
    reading = game.declared().read(game, reader)
    return reader, reading


def restore_knowledge(game: Game, state: Reader) -> None:
    """Chance, and how much has come to light, as a table saved them."""
    if state.has("rng"):
        game.rng = restore_rng(state.get("rng"))
    game.reveals = state.whole("reveals", 0, 1 << 40, 0)
    learned = state.items("learned")
    if learned and len(learned) != game.seats:
        raise BadPosition(f"state.learned: a number for each of the {game.seats} seats is expected")
    if learned:
        game.learned = tuple([whole(number, 0, 1 << 40, "state.learned") for number in learned])

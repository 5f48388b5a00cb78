"""Saving what is pending: frames by the path of their effect and the keys of their things, never by structure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from areo.kernel.effect import Effect, Frame
from areo.kernel.errors import BadPosition, shown
from areo.kernel.joints import NextOfBatch
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
        reader.whole("count", 0, 1 << 30, 0),
    )
    reader.done()
    printed = rulebook.printed[path]
    if printed and frame.source != printed:
        raise BadPosition(f"{where}: {path!r} is an effect of {rulebook.things.key(printed)!r}, its only source")
    if not frame.effect.makes_sense(game, frame) or (lane != game.seats and frame.seat != lane):
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
            raise BadPosition(f"state.pending.lanes[{number}]: a list of frames is expected, not {frames!r}")
        game.lanes[number] = [frame_in(game, number, frame, f"state.pending.lanes[{number}]") for frame in frames]
    check_course(game)
    check_batches(game)
    questions = asked_in(game, asked)
    try:
        for frame in questions:
            frame.effect.run(game, frame)
        game.run()
        for question in game.open:
            if question is not None:
                game.rulebook.keys(question)
    except (LookupError, ArithmeticError, AttributeError, TypeError, ValueError, RuntimeError) as error:
        raise BadPosition("state.pending: what is pending does not fit the table, so it cannot be gone on") from error


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
        if isinstance(frame.effect, NextOfBatch) and frame.count > len(game.lanes[lane]):
            raise BadPosition(f"{where}.count: only {len(game.lanes[lane])} effects are left to be put in order")
        found.append(frame)
    return found


def check_batches(game: Game) -> None:
    """What is left of a batch lies beneath the frame that counts it."""
    for number in range(len(game.lanes)):
        lane = game.lanes[number]
        for index in range(len(lane)):
            if isinstance(lane[index].effect, NextOfBatch) and lane[index].count > index:
                raise BadPosition(f"state.pending.lanes[{number}]: only {index} effects lie beneath a batch's frame")


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


class Reader:
    """Reads one object of a position field by field; whatever is missing, wrong or left over is named."""

    def __init__(self, saved: object, where: str) -> None:
        if not isinstance(saved, dict):
            raise BadPosition(f"{where}: an object is expected, not {saved!r}")
        self.fields: dict[str, object] = {}
        for key, value in saved.items():
            if not isinstance(key, str):
                raise BadPosition(f"{where}: {key!r} is not a field name")
            self.fields[key] = value
        self.where = where
        self.read: set[str] = set()

    def has(self, field: str) -> bool:
        return field in self.fields

    def get(self, field: str) -> object:
        self.read.add(field)
        if field not in self.fields:
            raise BadPosition(f"{self.where}: {field!r} is missing")
        return self.fields[field]

    def text(self, field: str) -> str:
        value = self.get(field)
        if not isinstance(value, str):
            raise BadPosition(f"{self.where}.{field}: a text is expected, not {value!r}")
        return value

    def whole(self, field: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds, or the default where it is left out."""
        if field not in self.fields:
            return default
        return whole(self.get(field), least, most, f"{self.where}.{field}")

    def flag(self, field: str, default: bool) -> bool:
        if field not in self.fields:
            return default
        value = self.get(field)
        if not isinstance(value, bool):
            raise BadPosition(f"{self.where}.{field}: true or false is expected, not {value!r}")
        return value

    def items(self, field: str) -> list[object]:
        """A list; empty where it is left out."""
        if field not in self.fields:
            return []
        value = self.get(field)
        if not isinstance(value, list):
            raise BadPosition(f"{self.where}.{field}: a list is expected, not {value!r}")
        return value

    def skip(self, field: str) -> None:
        """A field that may be there and tells nothing new."""
        self.read.add(field)

    def done(self) -> None:
        """Nothing may be left that we did not understand."""
        for field in self.fields:
            if field not in self.read:
                raise BadPosition(f"{self.where}: there is no field {field!r} here")


def whole(value: object, least: int, most: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadPosition(f"{where}: a whole number is expected, not {shown(value)}")
    if not least <= value <= most:
        raise BadPosition(f"{where}: {shown(value)} is not between {least} and {most}")
    return value

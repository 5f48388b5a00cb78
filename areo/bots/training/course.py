"""A course: rounds of games against oneself, and after each round a lesson from the latest of them.

All that is made lies in a folder, piece by piece. A course that was stopped goes on where it stood, and the same seed
gives the same lessons, whoever plays.
"""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from areo.bots.arena import Pairing
from areo.bots.crew import Crew
from areo.bots.judge import RULE_OF_THUMB, Judge
from areo.bots.learned import LearnedJudge
from areo.bots.lessons import digest
from areo.bots.training.experience import Experience, experience
from areo.kernel.errors import BadOption
from areo.kernel.game import Json
from areo.library import new

PIECE: Final = 100  # games that are kept together
LATEST: Final = 3  # rounds that a lesson is learned from
PLAYER: Final = "learner"
KINDS: Final = "fHHffBf"  # of the arrays of an experience

Progress = Callable[[int, int], None]  # pieces there are, of how many


@dataclass(frozen=True)
class Course:
    """What is learned, and how long."""

    game: str
    players: int
    games: int  # in a round
    rounds: int
    seed: str
    options: Json = field(default_factory=dict)


@dataclass(frozen=True)
class Report:
    """What a round was worth: tables learned from, and how much of the outcomes of other games they foretold."""

    round: int
    tables: int
    explained: float
    by_thumb: float


def learn(course: Course, folder: Path, crew: Crew, progress: Progress, tell: Callable[[Report], None]) -> Json:
    """Go through a course. Gives the last lesson, as its file has it."""
    begin(course, folder)
    told = before(folder)
    for number in range(1, course.rounds + 1):
        play_round(course, folder, number, told, crew, progress)
        file = folder / lesson_file(number)
        if file.exists():
            told = json.loads(file.read_text(encoding="utf-8"))
        else:
            told, report = lesson(course, folder, number)
            write(file, json.dumps(told).encode())
            tell(report)
    assert told is not None
    return told


def begin(course: Course, folder: Path) -> None:
    """Make the folder, or see that it holds this very course; more rounds may be added to it."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "course.json"
    mine: Json = {name: value for name, value in asdict(course).items() if name != "rounds"}
    if file.exists():
        there = json.loads(file.read_text(encoding="utf-8"))
        if there != mine:
            raise BadOption(f"{folder} holds another course: {there}")
    else:
        write(file, json.dumps(mine).encode())


def before(folder: Path) -> Json | None:
    """What the players of the first round know: nothing, or what a course that goes on from another began with."""
    file = folder / lesson_file(0)
    found: Json | None = json.loads(file.read_text(encoding="utf-8")) if file.exists() else None
    return found


def go_on_from(told: Json, folder: Path) -> None:
    """Let a course begin with a lesson."""
    folder.mkdir(parents=True, exist_ok=True)
    if before(folder) not in (None, told) or (before(folder) is None and (folder / "course.json").exists()):
        raise BadOption(f"{folder} holds a course that began with another lesson")
    write(folder / lesson_file(0), json.dumps(told).encode())


def play_round(course: Course, folder: Path, number: int, told: Json | None, crew: Crew, progress: Progress) -> None:
    """Play those games of a round that are not there yet. Only this process writes to the folder."""
    pieces = range((course.games + PIECE - 1) // PIECE)
    missing = [piece for piece in pieces if not piece_file(folder, number, piece).exists()]
    open_pieces: dict[int, list[Experience]] = {piece: [] for piece in missing}

    def tell() -> None:
        progress(len(pieces) - len(open_pieces), len(pieces))

    def take(played: Experience) -> None:
        piece = played.number // PIECE
        parts = open_pieces[piece]
        parts.append(played)
        if len(parts) == len(games_of(course, piece)):
            keep(piece_file(folder, number, piece), sorted(parts, key=lambda part: part.number))
            del open_pieces[piece]
            tell()

    lesson = None if told is None else json.dumps(told)
    crew.do(
        partial(play_game, course, number, lesson),
        [game for piece in missing for game in games_of(course, piece)],
        take,
        tell,
    )


def games_of(course: Course, piece: int) -> range:
    """The numbers of the games that are kept in a piece."""
    return range(piece * PIECE, min((piece + 1) * PIECE, course.games))


def play_game(course: Course, number: int, lesson: str | None, game: int) -> Experience:
    """A game of a round, by players who know this lesson."""
    judge = RULE_OF_THUMB if lesson is None else judge_of(course.game, lesson)
    thumb = RULE_OF_THUMB if lesson is None else judge_of(course.game, worths_only(lesson))
    bots = (PLAYER,) * course.players
    return experience(Pairing(course.game, game, f"{course.seed} {number} {game}", bots, course.options), judge, thumb)


@cache
def judge_of(game: str, told: str) -> Judge:
    """Whoever judges by this lesson."""
    found: dict[str, Mapping[str, Json]] = {game: json.loads(told)}
    return LearnedJudge(lambda name: found.get(name, {}))


@cache
def worths_only(told: str) -> str:
    """The worths of a lesson, without its net."""
    return json.dumps({way: with_worths({}, known) for way, known in json.loads(told).items()})


def with_worths(lesson: Json, known: Any) -> Json:
    """A lesson, and the worths that it was learned with, if they were others than the game's own."""
    return {**lesson, "worths": known["worths"]} if "worths" in known else lesson


def lesson(course: Course, folder: Path, number: int) -> tuple[Json, Report]:
    """What the latest rounds teach: by way to play, as the file of a game has it."""
    from areo.bots.training.fit import fit

    parts: list[Experience] = []
    for earlier in range(max(1, number - LATEST + 1), number + 1):
        for file in sorted(folder.glob(f"round-{earlier}-*.zip")):
            parts += kept(file)
    table = new(course.game, course.players, course.seed, **course.options)
    numbers, marks = table.feature_names()
    found = fit(parts, len(numbers), len(marks), digest((numbers, marks)))
    way = table.way_to_play()
    known = (before(folder) or {}).get(way, {})
    return {way: with_worths(found.told, known)}, Report(number, found.tables, found.explained, found.by_thumb)


def lesson_file(number: int) -> str:
    return f"lesson-{number}.json"


def piece_file(folder: Path, number: int, piece: int) -> Path:
    return folder / f"round-{number}-{piece:05}.zip"


def keep(file: Path, parts: list[Experience]) -> None:
    """Write some games' experience; it is there whole, or not at all."""
    rough = file.with_suffix(".part")
    with ZipFile(rough, "w", ZIP_DEFLATED) as pack:
        for part in parts:
            for index, values in enumerate(part.arrays()):
                pack.writestr(f"{part.number}/{index}", values.tobytes())
    os.replace(rough, file)


def kept(file: Path) -> list[Experience]:
    """Read it again."""
    try:
        with ZipFile(file) as pack:
            numbers = sorted({int(name.split("/")[0]) for name in pack.namelist()})
            return [Experience(number, *arrays(pack, number)) for number in numbers]
    except (BadZipFile, KeyError, ValueError) as error:
        raise BadOption(f"{file} holds no experience: {error}") from error


def arrays(pack: ZipFile, number: int) -> list[array[Any]]:
    return [array(kind, pack.read(f"{number}/{index}")) for index, kind in enumerate(KINDS)]


def write(file: Path, content: bytes) -> None:
    rough = file.with_suffix(".part")
    rough.write_bytes(content)
    os.replace(rough, file)

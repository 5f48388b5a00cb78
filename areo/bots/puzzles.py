"""Puzzles: positions of real games where one move is clearly the best, whatever the luck."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct
from msgspec import json as msgspec_json

from areo.bots.arena import chance
from areo.bots.bot import Thinker
from areo.bots.reviewer import REVIEWER, answer_text, decision_of, line_of
from areo.bots.seat import sit
from areo.kernel.game import Game, Json
from areo.kernel.history import steps
from areo.kernel.question import Question
from areo.kernel.words import LANGUAGES
from areo.library import from_position, new

SHIPPED: Final = Path(__file__).parent.parent / "puzzles"  # a file a game, each with the command that made it
GAP: Final = 2.0  # points by which the best move must be better than any other
LUCK: Final = 4  # times more that it must be so, with other deals
OPTIONS: Final = 3  # at least, that there are to choose from
LARGEST: Final = 10_000  # bytes of a position


@dataclass(frozen=True)
class Hint:
    """A puzzle in words: when, what is asked, the best move, and how it goes on."""

    clock: str
    prompt: str
    best: str
    line: list[str]


@dataclass(frozen=True)
class Puzzle:
    """A position, the seat that is asked, the key that is best, and how many points each other key gives away.

    All that the seat cannot see was dealt anew, so the position tells nothing more than the seat knows.
    """

    game: str
    seat: int
    position: Json
    best: str
    gap: float  # to the second best
    costs: dict[str, float]  # by key; a key that is not here was not looked at
    texts: dict[str, Hint]  # by language


class Collection(Struct, frozen=True):
    """A file of puzzles, and the command it was made with."""

    made_with: str
    puzzles: list[Puzzle]


def shipped(game: str) -> list[Puzzle]:
    """The puzzles that come with areo for a game."""
    file = SHIPPED / f"{game}.json"
    return msgspec_json.decode(file.read_bytes(), type=Collection).puzzles if file.is_file() else []


def moments(final: Game) -> Iterator[tuple[Game, int]]:
    """Every choice of a game: the table before it, and whose it was."""
    assert final.first is not None, "only a game that remembers its past has moments"
    game = final.first.copy()
    for step in steps(final.last):
        yield game, step.seat
        game.repeat(step)


def played(game: str, players: int | None, seed: str) -> Game:
    """A game in which every seat plays as the reviewer would."""
    table = new(game, players, seed)
    thinkers = [REVIEWER() for _ in range(table.seats)]
    deals = chance(seed, "puzzles")
    while not table.over:
        seat = table.waiting_for()[0]
        table.choose(
            seat, thinkers[seat].choose(sit(table, seat, deals), chance(seed, "puzzles", seat, deals.random()))
        )
    return table


def puzzles_in(final: Game, most: int, name: str) -> list[Puzzle]:
    """The clearest puzzles of a game, in the order of play: different ones, of as many kinds of question as can be."""
    thinker = REVIEWER()
    found: list[tuple[int, str, Puzzle]] = []
    for number, (table, seat) in enumerate(moments(final)):
        puzzle = puzzle_at(thinker, table, seat, f"{name} {number}")
        if puzzle is not None:
            found.append((number, decision_of(table, seat).name, puzzle))
    taken: list[tuple[int, str, Puzzle]] = []
    while found and len(taken) < most:
        kinds = [kind for _, kind, _ in taken]
        clearest = max(found, key=lambda each: (-kinds.count(each[1]), each[2].gap, -each[0]))
        taken.append(clearest)
        found = [each for each in found if (each[1], each[2].best) != (clearest[1], clearest[2].best)]
    return [puzzle for _, _, puzzle in sorted(taken, key=lambda each: each[0])]


def puzzle_at(thinker: Thinker, table: Game, seat: int, luck: str) -> Puzzle | None:
    """The puzzle that stands on a table for a seat, if one move is clearly best, and stays so with other luck."""
    question = table.open[seat]
    assert question is not None
    if not is_puzzling(question):
        return None
    costs: dict[str, list[float]] = {}
    best = ""
    gap = float("inf")
    for again in range(1 + LUCK):
        rng = Random(f"{luck} {again}")
        here = sit(table, seat, rng)
        keys = here.asked.keys
        weighed = sorted(thinker.weigh(here, rng), key=lambda each: -each.value)
        if len(weighed) < OPTIONS or not weighed[0].answer:
            return None
        first = keys[weighed[0].answer[0]]
        gap = min(gap, weighed[0].value - weighed[1].value)
        if gap < GAP or first != (best or first):
            return None
        best = first
        for each in weighed:
            for index in each.answer:
                costs.setdefault(keys[index], []).append(weighed[0].value - each.value)
    return written(thinker, table, seat, best, gap, costs, luck)


def is_puzzling(question: Question) -> bool:
    """Whether one of several things is to be picked; how to pay is no puzzle."""
    return question.least == question.most == 1 and len(question.options) >= OPTIONS and question.kind != "payment"


def written(
    thinker: Thinker, table: Game, seat: int, best: str, gap: float, costs: dict[str, list[float]], luck: str
) -> Puzzle | None:
    """The puzzle with its position and its words; None if the position is too large to be handed round."""
    guess = table.determinize(seat, Random(f"{luck} position"), history=False)
    guess.options.pop("data", None)
    guess.options.pop("names", None)
    guess.names = []
    position = guess.position()
    if len(json.dumps(position)) > LARGEST:
        return None
    again = from_position(position)
    asked = decision_of(again, seat)
    answer = [asked.keys.index(best)]
    line = line_of(thinker, again, seat, answer, f"{luck} line")
    texts = {
        language: Hint(
            again.clock_text(language),
            asked.prompt(language),
            answer_text(asked, answer, language),
            line[language],
        )
        for language in LANGUAGES
    }
    mean = {key: float(f"{sum(values) / len(values):.1f}") for key, values in costs.items()}
    return Puzzle(table.rulebook.game, seat, position, best, float(f"{gap:.1f}"), mean, texts)

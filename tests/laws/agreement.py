"""Whole games told in full, for other processes and builds to agree with."""

from __future__ import annotations

import hashlib
import json
from random import Random

import areo
from areo import Game
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from tests.case import Case, Json
from tests.law_cases import CASES
from tests.laws.logs import lines, told_so_far
from tests.laws.playing import LANGUAGES, digest, eyes, follow, open_decisions, play_on, questions


def told(case: Case, seed: int) -> Json:
    """A random game, as its record and digests of all that happens: what two programs must agree on."""
    game = case.new(seed)
    rng = Random(seed)
    digests = [digest(game)]
    looks = [look(game)]
    asked: list[object] = []
    while not game.over:
        asked.append([[d.seat, d.kind, d.keys, d.prompt("en")] for d in open_decisions(game)])
        asked.append([game.undoable(seat) for seat in range(game.seats)])
        play_on(game, rng, 1)
        digests.append(digest(game))
        if len(digests) % 15 == 0:
            looks.append(look(game))
    quick = case.new(seed)
    play_out(quick, Dice(seed))
    return {
        "record": game.record(),
        "digests": digests,
        "asked": asked,
        "looks": [*looks, look(game)],
        "quick": quick.record(),
        "scores": game.scores(),
        "ranking": game.ranking(),
    }


def look(game: Game) -> str:
    """A fingerprint of all that can be read at a table, and of new deals."""
    seats = range(game.seats)
    read = [
        questions(game),
        [game.view(eye) for eye in eyes(game)],
        [latest(game, eye, LANGUAGES[at % 3]) for at, eye in enumerate(eyes(game))],
        [game.why(seat, key, language) for seat in seats for key in ("skip", "seat 1") for language in LANGUAGES],
        [digest(game.determinize(seat, Random(seat))) for seat in seats],
        [game.evaluate(seat) for seat in seats],
        [game.undoable(seat) for seat in seats],
        game.scores(),
    ]
    return hashlib.sha256(json.dumps(read).encode()).hexdigest()


def latest(game: Game, eye: int | None, language: str) -> list[str]:
    """What the log has told lately; at the end all of it."""
    length = told_so_far(game)
    first = 0 if game.over else max(0, length - 60)
    return [event["text"] for event in lines(game, eye, language, first, length)]


def tell(seeds: int) -> None:
    """Print random games of every case, for another process to compare with its own."""
    print(json.dumps([[told(case, seed) for seed in range(seeds)] for case in CASES]))


def retell(records: list[Json]) -> list[list[str]]:
    """The digests of the positions that records lead through."""
    found: list[list[str]] = []
    for record in records:
        game = areo.replay(record, choices=0)
        digests = [digest(game)]
        for line in record["choices"]:
            follow(game, [line])
            digests.append(digest(game))
        found.append(digests)
    return found

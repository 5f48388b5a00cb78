"""Playing at random and looking at all there is to see: what the laws are tried with."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

from areo import Decision, Game
from areo.kernel.journal import packed_entry
from tests.case import Case, Json
from tests.law_cases import brought

Choice: TypeAlias = tuple[int, list[str]]
Fact: TypeAlias = tuple[bytes, frozenset[tuple[int, int]]]  # an entry of the log, and who knows what besides

LANGUAGES = ("en", "fr", "pt")
DEPTH = float(os.environ.get("AREO_DEPTH") or 1)
LONGEST = 10_000  # choices: no game comes near it


def times(number: int) -> int:
    """So often at the default depth, more often when digging deeper, but at least once."""
    return max(1, round(number * DEPTH))


class NothingToTry(Exception):
    """A law has nothing to say about this moment, such as one about undo when nothing can be undone."""


# Playing.


def answer_to(decision: Decision, rng: Random) -> list[str]:
    """Any legal answer."""
    keys = decision.keys
    return rng.sample(keys, rng.randint(decision.least, min(decision.most, len(keys))))


def some_choice(game: Game, rng: Random) -> Choice:
    """Any choice of anybody who is asked."""
    decision = some_decision(game, rng)
    return decision.seat, answer_to(decision, rng)


def some_decision(game: Game, rng: Random) -> Decision:
    """What anybody is asked; there is nothing to try once the game is over."""
    if game.over:
        raise NothingToTry
    return rng.choice(open_decisions(game))


def some_seat(game: Game, rng: Random) -> int:
    return rng.randrange(game.seats)


def open_decisions(game: Game) -> list[Decision]:
    return [decision for decision in game.asked if decision is not None]


def play_on(game: Game, rng: Random, most: int = LONGEST) -> list[Choice]:
    """Play to the end, or for so many choices; which they were."""
    choices: list[Choice] = []
    while not game.over and len(choices) < most:
        seat, keys = some_choice(game, rng)
        game.choose(seat, keys)
        choices.append((seat, keys))
    assert game.over or most < LONGEST, "the game does not end"
    return choices


def a_while(rng: Random) -> int:
    """For how many choices to play on: mostly a few, now and then to the end."""
    return rng.choice((2, 5, 10, 30, LONGEST))


def follow(game: Game, choices: Iterable[Choice]) -> None:
    for seat, keys in choices:
        game.choose(seat, keys)


def along(case: Case, seed: int, every: int = 1) -> Iterator[tuple[Game, Random]]:
    """A random game, at each decision or every so many, and when it is over."""
    game = case.new(seed)
    rng = Random(seed)
    step = 0
    while not game.over:
        if step % every == seed % every:
            yield game, Random(rng.random())
        play_on(game, rng, 1)
        step += 1
    yield game, rng


# Looking.


def through_json(value: object) -> Any:
    return json.loads(json.dumps(value))


def table(game: Game) -> Json:
    """The whole table, in the form that views have."""
    return brought(game).table(game)


def digest(game: Game) -> str:
    """A fingerprint of the whole position, whoever made it."""
    position = {key: value for key, value in game.position().items() if key != "version"}
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()


def question(decision: Decision | None, languages: Sequence[str] = LANGUAGES) -> object:
    """All there is to read about a decision."""
    if decision is None:
        return None
    return {
        "kind": decision.kind,
        "keys": decision.keys,
        "options": list(decision.options),
        "least": decision.least,
        "most": decision.most,
        "source": decision.source,
        "prompts": [decision.prompt(language) for language in languages],
        "labels": [[decision.label(n, language) for n in range(len(decision.keys))] for language in languages],
    }


def questions(game: Game, languages: Sequence[str] = LANGUAGES) -> list[object]:
    return [question(decision, languages) for decision in game.asked]


def eyes(game: Game) -> list[int | None]:
    """Everybody who looks at the table: each seat, and a spectator."""
    return [*range(game.seats), None]


def some_eye(game: Game, rng: Random) -> int | None:
    return rng.choice(eyes(game))


def facts(game: Game) -> tuple[list[bytes], list[tuple[int, int, int]]]:
    """The log as facts, for whoever may read everything: texts are made from these alone, and take far longer."""
    journal = game.journal
    assert journal is not None
    entries = [packed_entry(journal.entry(index)) for index in range(journal.length)]
    return entries, [(secret.index, secret.knows, secret.thing) for secret in journal.secrets_from(0)]


def settled(game: Game) -> int:
    """How many entries of the log stay where they are: not those of seats that act at the same time right now."""
    journal = game.journal
    assert journal is not None
    return journal.length if journal.opened < 0 else journal.opened


def told_by_lane(game: Game, first: int) -> dict[int, list[Fact]]:
    """The log from some entry on, as facts, by the lane on which each came about.

    When all who act at the same time are done, what each did is put side by side; within a lane all stays in its order.
    """
    journal = game.journal
    assert journal is not None
    secrets: dict[int, set[tuple[int, int]]] = {}
    for secret in journal.secrets_from(0):
        secrets.setdefault(secret.index, set()).add((secret.knows, secret.thing))
    lanes: dict[int, list[Fact]] = {lane: [] for lane in range(game.seats + 1)}
    for index in range(first, journal.length):
        entry = journal.entry(index)
        lanes[entry.lane].append((packed_entry(entry), frozenset(secrets.get(index, ()))))
    return lanes


def read_by(game: Game, eye: int | None) -> tuple[list[bytes], dict[int, int]]:
    """The log as facts, for one reader: what all may read, and the secrets that this one may."""
    assert game.journal is not None
    return facts(game)[0], game.journal.secrets_of(eye)


def standing(game: Game) -> Json:
    """All that a game is, in the form that is quickest to compare with another or with a later moment."""
    return {
        "position": game.position(),
        "asked": questions(game, ()),
        "log": facts(game),
        "record": game.record(),
        "scores": game.scores(),
        "ranking": game.ranking(),
        "over": game.over,
        "won": game.won,
        "undoable": [game.undoable(seat) for seat in range(game.seats)],
    }


def picture(game: Game) -> Json:
    """The same with all that people read of it, which takes much longer."""
    return {
        **standing(game),
        "asked": questions(game),
        "views": [game.view(eye) for eye in eyes(game)],
        "logs": [game.log(eye, "en") for eye in eyes(game)],
    }


def readable(text: object) -> bool:
    """Whether a person can read it: there is something to read, and no slot of a phrase was left unfilled."""
    return isinstance(text, str) and text.strip() != "" and not re.search(r"\{\d|\[[^\]]*\|", text)


def translated(game: Game, texts: Iterable[str]) -> bool:
    """Whether the texts of the three languages differ, as they must in a game that people play."""
    return not brought(game).for_people or len(set(texts)) == len(LANGUAGES)

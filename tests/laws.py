"""The laws that every game keeps, whatever it is about.

A law takes a table at some decision, with a source of chance, and fails if it is broken there. A new game needs
one line in law_cases.py, where what it hides and which pieces it has may be told as well.
`AREO_DEPTH` says how thoroughly they are tried: 10 plays ten times as many games as 1, the default.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

import pytest

import areo
from areo import Decision, Game, IllegalChoice, NoHistory
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from tests.kernel.colony import COLONY
from tests.law_cases import CASES, MOVES, PARTLY_KNOWN, PIECES, Case, Json, table

Choice: TypeAlias = tuple[int, list[str]]
Path: TypeAlias = tuple[str | int, ...]
Law: TypeAlias = Callable[[Game, Random], None]

LANGUAGES = ("en", "fr", "pt")
DEPTH = float(os.environ.get("AREO_DEPTH") or 1)
LONGEST = 10_000  # choices: no game comes near it


def times(number: int) -> int:
    """So often at the default depth, more often when digging deeper, but at least once."""
    return max(1, round(number * DEPTH))


# Playing.


def answer_to(decision: Decision, rng: Random) -> list[str]:
    """Any legal answer."""
    keys = decision.keys
    return rng.sample(keys, rng.randint(decision.least, min(decision.most, len(keys))))


def some_choice(game: Game, rng: Random) -> Choice:
    """Any choice of anybody who is asked."""
    decision = rng.choice(open_decisions(game))
    return decision.seat, answer_to(decision, rng)


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


def digest(game: Game) -> str:
    """A fingerprint of the whole position, whoever made it."""
    position = {key: value for key, value in game.position().items() if key != "version"}
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()


def question(decision: Decision | None) -> object:
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
        "prompts": [decision.prompt(language) for language in LANGUAGES],
        "labels": [[decision.label(n, language) for n in range(len(decision.keys))] for language in LANGUAGES],
    }


def questions(game: Game) -> list[object]:
    return [question(decision) for decision in game.asked]


def eyes(game: Game) -> list[int | None]:
    """Everybody who looks at the table: each seat, and a spectator."""
    return [*range(game.seats), None]


def picture(game: Game) -> Json:
    """All that can be asked of a game, to compare with another or with a later moment."""
    return {
        "position": game.position(),
        "asked": questions(game),
        "views": [game.view(eye) for eye in eyes(game)],
        "logs": [game.log(eye, "en") for eye in eyes(game)],
        "record": game.record(),
        "scores": game.scores(),
        "ranking": game.ranking(),
        "over": game.over,
        "won": game.won,
        "undoable": [game.undoable(seat) for seat in range(game.seats)],
    }


def readable(text: object) -> bool:
    """Whether a person can read it: there is something to read, and no slot of a phrase was left unfilled."""
    return isinstance(text, str) and text.strip() != "" and not re.search(r"\{\d|\[[^\]]*\|", text)


def translated(game: Game, texts: Iterable[str]) -> bool:
    """Whether the texts of the three languages differ, as they must in a game that people play."""
    return game.rulebook.game == COLONY.describe().id or len(set(texts)) == len(LANGUAGES)


# Copies and positions.


def copies_play_on_alike(game: Game, rng: Random) -> None:
    """A copy is the same game; playing it on leaves the original alone, and the same choices lead to the same end."""
    before = picture(game)
    copy, twin, bare = game.copy(), game.copy(), game.copy(history=False)
    assert picture(copy) == before
    choices = play_on(copy, rng)
    assert picture(game) == before
    assert picture(twin) == before
    follow(twin, choices)
    assert picture(twin) == picture(copy)
    follow(bare, choices)
    assert bare.position() == copy.position()


def copies_without_history_have_none(game: Game, rng: Random) -> None:
    """A copy made for search has no record and no log, and nothing to take back."""
    bare = game.copy(history=False)
    for _ in range(2):
        with pytest.raises(NoHistory):
            bare.record()
        with pytest.raises(NoHistory):
            bare.log(0, "en")
        assert [bare.undoable(seat) for seat in range(bare.seats)] == [0] * bare.seats
        play_on(bare, rng, 1)


def positions_say_everything(game: Game, rng: Random) -> None:
    """A position, through JSON, gives back a game that stands as this one does and asks the same."""
    position = through_json(game.position())
    assert position == game.position()
    restored = areo.from_position(position)
    assert restored.position() == position
    assert restored.over == game.over
    assert questions(restored) == questions(game)


def positions_restore_exactly(game: Game, rng: Random) -> None:
    """Saved as JSON and restored, even twice, a game plays on the same to its end, with a record of its own."""
    position = game.position()
    restored = areo.from_position(through_json(position))
    again = areo.from_position(through_json(restored.position()))
    original = game.copy()
    told = [len(game.log(eye, "en")) for eye in eyes(game)]
    for other in (restored, again):
        assert other.position() == position
        assert questions(other) == questions(game)
        assert [other.view(eye) for eye in eyes(game)] == [game.view(eye) for eye in eyes(game)]
        assert (other.over, other.won) == (game.over, game.won)
        assert other.scores() == game.scores()
    choices = play_on(original, rng)
    for other in (restored, again):
        follow(other, choices)
        assert other.position() == original.position()
        for eye, length in zip(eyes(game), told):
            assert other.log(eye, "en") == original.log(eye, "en")[length:]
    assert picture(areo.replay(through_json(restored.record()))) == picture(restored)


def what_is_handed_out_can_be_changed(game: Game, rng: Random) -> None:
    """Positions, views, records and decisions belong to whoever asked: spoiling them does not spoil the game."""
    restored = areo.from_position(through_json(game.position()))
    for spoilt in (game.copy(), restored):
        before = deepcopy(picture(spoilt))
        spoil(spoilt.position())
        spoil(spoilt.record())
        spoil(spoilt.scores())
        spoil(spoilt.ranking())
        spoil(spoilt.won)
        spoil(spoilt.asked)
        for eye in eyes(spoilt):
            spoil(spoilt.view(eye))
            spoil(spoilt.log(eye, "en"))
            spoil(spoilt.events(eye, "en"))
        for decision in open_decisions(spoilt):
            spoil(decision.keys)
            spoil(decision.options)
        assert picture(spoilt) == before
    position = through_json(game.position())
    restored = areo.from_position(position)
    before = deepcopy(picture(restored))
    spoil(position)
    assert picture(restored) == before


def spoil(value: object) -> None:
    """Empty every list and object inside."""
    if isinstance(value, (list, dict)):
        for part in list(value.values()) if isinstance(value, dict) else list(value):
            spoil(part)
        value.clear()


# Decisions.


def asking_changes_nothing(game: Game, rng: Random) -> None:
    """An open question asked anew, from the table as it stands, is the same question and leaves no trace."""
    position = game.position()
    for decision in open_decisions(game):
        copy = game.copy(history=False)
        copy.open[decision.seat] = None
        decision.question.frame.effect.run(copy, decision.question.frame)
        assert question(copy.asked[decision.seat]) == question(decision)
        assert copy.position() == position


def decisions_are_real(game: Game, rng: Random) -> None:
    """Somebody is asked until the game is over; at least two answers, but for a menu; each option has its own key."""
    assert len(game.asked) == game.seats
    assert bool(open_decisions(game)) != game.over
    for decision in open_decisions(game):
        size = len(decision.keys)
        assert size == len(decision.options)
        assert 0 <= decision.least <= min(decision.most, size)
        assert decision.most >= 1
        answers = sum(math.comb(size, count) for count in range(decision.least, decision.most + 1))
        assert answers >= 2 or decision.kind == "menu", f"only one answer to {decision!r}"
        assert decision.kind
        assert len(set(decision.keys)) == size
        assert all(re.fullmatch(r"\S+( \S+)*", key) and len(key) < 80 for key in decision.keys)
        assert game.asked[decision.seat] is not None


def decisions_can_be_read(game: Game, rng: Random) -> None:
    """Prompts and labels are texts in three languages."""
    for decision in open_decisions(game):
        prompts = [decision.prompt(language) for language in LANGUAGES]
        assert all(readable(prompt) for prompt in prompts)
        assert translated(game, prompts), f"not translated: {prompts}"
        for index in range(len(decision.keys)):
            assert all(readable(decision.label(index, language)) for language in LANGUAGES)
    for eye in eyes(game):
        logs = [game.log(eye, language) for language in LANGUAGES]
        assert len({len(log) for log in logs}) == 1
        assert all(readable(line) for log in logs for line in log)
        assert all(translated(game, lines) for lines in zip(*logs)), "not translated"


def every_answer_is_accepted(game: Game, rng: Random) -> None:
    """Each set of options that may be picked is, by keys or by indexes, in any order, with the same result."""
    for decision in open_decisions(game):
        for picks in some_answers(decision, rng, 12):
            plain = game.copy()
            plain.choose(decision.seat, picks)
            decisions_are_real(plain, rng)
            for order in (picks[::-1], rng.sample(picks, len(picks))):
                by_key = game.copy()
                by_key.choose(decision.seat, [decision.keys[index] for index in order])
                assert by_key.position() == plain.position()
                assert by_key.record() == plain.record()
                mixed = game.copy()
                mixed.choose(decision.seat, [i if n % 2 else decision.keys[i] for n, i in enumerate(order)])
                assert mixed.position() == plain.position()


def some_answers(decision: Decision, rng: Random, most: int) -> list[list[int]]:
    """All answers as option indexes, if they are few; else some of every size."""
    size = len(decision.keys)
    sizes = range(decision.least, min(decision.most, size) + 1)
    if sum(math.comb(size, count) for count in sizes) <= most:
        return [list(picks) for count in sizes for picks in combinations(range(size), count)]
    return [rng.sample(range(size), rng.choice(sizes)) for _ in range(most)]


def bad_answers(decision: Decision) -> list[object]:
    """Answers that nobody may give."""
    keys = decision.keys
    first = keys[0]
    fill: list[object] = list(range(decision.least))  # of the right number, but for what stands last
    bad: list[object] = [
        first,
        0,
        None,
        {0},
        {first: 0},
        b"0",
        0.0,
        True,
        [first, first],
        [0, 0],
        [0, first],
    ]
    wrong: list[object] = [-1, -len(keys), len(keys), 10**30, True, False, None, 0.0, 1.0, b"0", [0], [first], (0,), {}]
    wrong += ["", " ", "0", first + " ", " " + first, first.upper(), "no such key", "skip skip", "\ud800"]
    bad.extend([*fill[:-1], pick] for pick in wrong)
    if decision.least > 0:
        bad.append([])
    bad.append(list(range(decision.least - 1)) if decision.least > 1 else [None])
    if decision.most < len(keys):
        bad.append(keys[: decision.most + 1])
        bad.append(list(range(decision.most + 1)))
    return bad


def illegal_answers_leave_no_trace(game: Game, rng: Random) -> None:
    """Whatever is not an answer is refused with a reason, by whoever it is given, and nothing has changed."""
    before = picture(game)
    for decision in open_decisions(game):
        for picks in bad_answers(decision):
            refused(game, decision.seat, picks)
    for seat, asked in enumerate(game.asked):
        if asked is None:
            for answer in [["skip"], [0], [], *([other.keys[0]] for other in open_decisions(game))]:
                refused(game, seat, answer)
    seats: list[object] = [-1, game.seats, 10**30, True, False, None, "0", "", 0.0, [0]]
    for odd in seats:
        refused(game, odd, [0])
    assert picture(game) == before


def refused(game: Game, seat: Any, picks: object) -> None:
    """This answer is refused, with a reason."""
    position = game.position()
    try:
        with pytest.raises(IllegalChoice, match=r"."):
            game.choose(seat, picks)
    except BaseException as error:
        error.add_note(f"answering for seat {seat!r} with {picks!r}")
        raise
    assert game.position() == position


def grammar(game: Game) -> list[str]:
    """The keys that belong to a game, offered or not."""
    keys = ["skip", "yes", "no", "pass", "end"]
    keys += [f"seat {seat}" for seat in range(game.seats + 1)]
    keys += [f"do {branch}" for branch in range(1, 4)]
    keys += [f"amount {number}" for number in (0, 1, 2, 100)]
    keys += game.rulebook.things.keys.values()
    keys += MOVES[game.rulebook.game](game) if game.rulebook.game in MOVES else []
    return keys


GARBAGE = ["", " ", "xyzzy", "seat", "seat -1", "seat  1", "seat 1 ", "seat ٣", "seat one", "Skip", "do", "do x"]
GARBAGE += ["move", "move a b", "move a", "zone", "zone ", "zone nowhere", "card", "card x", "amount -1", "amount x"]
GARBAGE += ["pay 1 mc", "first x", "\x00", "é" * 500, "seat 99999999999999999999999999", "1", "None", "{1}", "[a|b]"]


def why_says_what_is_missing(game: Game, rng: Random) -> None:
    """`why` is silent exactly about what is offered; about all else it gives reasons, in three languages."""
    position = game.position()
    for seat, decision in enumerate(game.asked):
        offered = decision.keys if decision is not None else []
        for key in offered:
            assert [game.why(seat, key, language) for language in LANGUAGES] == [[], [], []]
        for key in {*grammar(game), *GARBAGE, *(key + " " for key in offered)} - set(offered):
            reasons = [game.why(seat, key, language) for language in LANGUAGES]
            assert all(told and all(told) for told in reasons), f"no reason why not {key!r}"
            assert key in GARBAGE or all(readable(reason) for told in reasons for reason in told)
            assert translated(game, [" ".join(told) for told in reasons]), f"not translated: {reasons}"
    assert game.position() == position


# Who sees what.


def seen_by(game: Game, seat: int) -> Json:
    """All that a seat can find out."""
    return {
        "view": game.view(seat),
        "spectator": game.view(None),
        "log": [game.log(seat, language) for language in LANGUAGES],
        "events": game.events(seat, "en"),
        "public log": game.log(None, "en"),
        "asked": question(game.asked[seat]),
        "who is asked": [decision is not None for decision in game.asked],
        "over": game.over,
    }


def a_new_deal_looks_the_same(game: Game, rng: Random) -> None:
    """After dealing anew what a seat cannot see, it sees the same; the copy holds no record, nor chance to come."""
    before = picture(game)
    state: Any = game.position()["state"]
    for seat in range(game.seats):
        seen = seen_by(game, seat)
        for _ in range(2):
            dealt = game.determinize(seat, Random(rng.random()))
            assert seen_by(dealt, seat) == seen
            dealt_state: Any = dealt.position()["state"]
            assert dealt_state["rng"] != state["rng"]
            with pytest.raises(NoHistory):
                dealt.record()
        bare = game.determinize(seat, Random(rng.random()), history=False)
        assert bare.view(seat) == game.view(seat)
        with pytest.raises(NoHistory):
            bare.log(seat, "en")
    assert picture(game) == before


def a_new_deal_shows_the_same(game: Game, rng: Random) -> None:
    """The same without the log, which is long: quick enough for every decision."""
    for seat in range(game.seats):
        dealt = game.determinize(seat, rng, history=False)
        assert dealt.view(seat) == game.view(seat)
        assert dealt.view(None) == game.view(None)
        assert question(dealt.asked[seat]) == question(game.asked[seat])
        assert dealt.waiting_for() == game.waiting_for()


def a_new_deal_depends_on_its_chance_alone(game: Game, rng: Random) -> None:
    """The same chance deals the same, so that a bot's game can be played again."""
    for seat in range(game.seats):
        number = rng.random()
        one, other = game.determinize(seat, Random(number)), game.determinize(seat, Random(number))
        assert one.position() == other.position()
        assert one.position() != game.determinize(seat, Random(number + 1)).position()


def a_rule_of_thumb_knows_no_secret(game: Game, rng: Random) -> None:
    """How well a seat thinks it stands depends on nothing that it cannot see."""
    for seat in range(game.seats):
        for _ in range(3):
            assert game.determinize(seat, rng).evaluate(seat) == pytest.approx(game.evaluate(seat))


def a_new_deal_does_not_tell_the_seed(game: Game, rng: Random) -> None:
    """From the seed, anybody could deal the true game again."""
    options: Any = game.position()["options"]
    for seat in range(game.seats):
        dealt: Any = game.determinize(seat, rng).position()["options"]
        assert dealt.get("seed") != options["seed"]


def a_new_deal_has_nothing_to_undo(game: Game, rng: Random) -> None:
    """Without its past nothing can be taken back, and `undoable` says so."""
    dealt = game.determinize(rng.randrange(game.seats), rng)
    for _ in range(4):
        assert [dealt.undoable(seat) for seat in range(dealt.seats)] == [0] * dealt.seats
        play_on(dealt, rng, 1)


def a_new_deal_plays_to_its_end(game: Game, rng: Random) -> None:
    """It is a game like any other: nothing is lost or doubled, it can be saved, and it ends."""
    for seat in range(game.seats):
        dealt = game.determinize(seat, rng)
        while not dealt.over:
            pieces_are_conserved(dealt, rng)
            decisions_are_real(dealt, rng)
            play_on(dealt, rng, 5)
        pieces_are_conserved(dealt, rng)
        assert dealt.won is not None
    restored = areo.from_position(through_json(game.determinize(0, rng).position()))
    play_on(restored, rng)


def hidden_in(shown: object, whole: object, path: Path = ()) -> Iterator[Path]:
    """Where a view hides something; fails where it says something else than the position."""
    if isinstance(whole, dict) and isinstance(shown, dict):
        assert shown.keys() == whole.keys(), f"{path}: other keys than in the position"
        for key in whole:
            yield from hidden_in(shown[key], whole[key], (*path, key))
    elif isinstance(whole, list) and isinstance(shown, list):
        assert len(shown) == len(whole), f"{path}: another length than in the position"
        for index in range(len(whole)):
            yield from hidden_in(shown[index], whole[index], (*path, index))
    elif isinstance(whole, list):
        assert type(shown) is int, f"{path}: {shown!r} for a list"
        assert shown == len(whole), f"{path}: {shown!r} is not the number of {whole}"
        if whole:
            yield path
    elif shown == "hidden" and isinstance(whole, str):
        yield path
    elif isinstance(whole, str) and isinstance(shown, dict):
        assert shown["id"] == whole, f"{path}: {shown} is not about {whole}"
    else:
        assert shown == whole, f"{path}: {shown!r} is shown for {whole!r}"


def views_are_true(game: Game, rng: Random) -> None:
    """A view has the position's keys and says the same, or hides it; a spectator sees nothing that a seat does not."""
    whole = table(game)
    spectator = set(hidden_in(game.view(None), whole))
    for eye in eyes(game):
        view = game.view(eye)
        assert through_json(view) == view
        assert set(hidden_in(view, whole)) <= spectator, "a spectator sees what a seat does not"


def at(state: object, path: Path) -> object:
    here: Any = state
    for step in path:
        here = here[step]
    return here


def pattern(path: Path) -> str:
    """The path of a field without its indexes: "zones[].discovery"."""
    return "".join("[]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


def hidden_things_move(games: Iterable[Game], deals: int = 24) -> dict[str, list[bool]]:
    """By hidden field, for each time it was hidden from somebody: whether it took several values over many deals."""
    moved: dict[str, list[bool]] = {}
    for game in games:
        whole = table(game)
        for seat in range(game.seats):
            dealt = [table(game.determinize(seat, Random(number))) for number in range(deals)]
            for path in hidden_in(game.view(seat), whole):
                values = [at(other, path) for other in dealt]
                name = pattern(path) + (" at the end" if game.over else "")
                moved.setdefault(name, []).append(len({str(value) for value in values}) > 1)
                pile = at(whole, path)
                known = pattern(path) in PARTLY_KNOWN.get(game.rulebook.game, ())
                if deals <= 20 or known or not isinstance(pile, list):
                    continue
                if len(pile) > 4 and len(set(map(str, pile))) == len(pile):
                    columns: list[Any] = list(zip(*(value for value in values if isinstance(value, list))))
                    stuck = [index for index, column in enumerate(columns) if len(set(column)) == 1]
                    assert not stuck, f"{name}: cards {stuck} never move"
    return moved


def pieces_are_conserved(game: Game, rng: Random) -> None:
    """Every piece of the box is in exactly one place."""
    if game.rulebook.game not in PIECES:
        return
    pieces, totals = PIECES[game.rulebook.game]
    found = Counter(pieces(table(game)))
    for kind, (total, each) in totals.items():
        numbers = {piece: number for piece, number in found.items() if piece.split(" ")[0] == kind}
        assert set(numbers.values()) <= each, f"{kind}: {numbers}"
        assert sum(numbers.values()) == total or (total == 0 and len(numbers) == game.seats), f"{kind}: {numbers}"
    assert {piece.split(" ")[0] for piece in found} == set(totals)


# Points and the end.


def scores_add_up(game: Game, rng: Random) -> None:
    """The parts of a score sum to its total, at any time; every seat has one place; somebody won once it is over."""
    scores = through_json(game.scores())
    assert scores == game.scores()
    assert len(scores) == game.seats
    for score in scores:
        parts = [value for part, value in score.items() if part not in ("total", "by_card")]
        assert parts
        assert all(type(value) is int for value in parts)
        assert sum(parts) == score["total"]
        assert isinstance(score["by_card"], dict)
    ranking = game.ranking()
    assert sorted(seat for place in ranking for seat in place) == list(range(game.seats))
    assert all(place for place in ranking)
    if game.over:
        assert game.asked == [None] * game.seats
        assert game.won is not None
        assert [type(won) for won in game.won] == [bool] * game.seats
    else:
        assert game.won is None


# The past.


def records_replay(game: Game, rng: Random) -> None:
    """A record, through JSON, leads to the same game; any beginning of it leads to where the game then was."""
    record = through_json(game.record())
    assert record == game.record()
    replayed = areo.replay(record)
    assert picture(replayed) == picture(game)
    made = record["choices"]
    for cut in {0, rng.randint(0, len(made)), rng.randint(0, len(made))}:
        part = areo.replay(record, choices=cut)
        assert part.record()["choices"] == made[:cut]
        follow(part, made[cut:])
        assert picture(part) == picture(game)


def without_latest(record: Json, seat: int, number: int) -> Json:
    """The record without the seat's latest choices."""
    made = list(record["choices"])
    for _ in range(number):
        latest = max(index for index, line in enumerate(made) if line[0] == seat)
        del made[latest]
    return {**record, "choices": made}


def undo_restores(game: Game, rng: Random) -> None:
    """Taking back n choices leaves the game as it would be had they not been made, and the record says so."""
    before = picture(game)
    record = through_json(game.record())
    for seat in range(game.seats):
        copy = game.copy()
        allowed = game.undoable(seat)
        for number in range(1, allowed + 1):
            copy.undo(seat)
            assert copy.undoable(seat) == allowed - number
            if number in (1, allowed):
                assert picture(copy) == picture(areo.replay(without_latest(record, seat, number)))
        stand = copy.position()
        with pytest.raises(IllegalChoice):
            copy.undo(seat)
        assert copy.position() == stand
        assert copy.record() == (without_latest(record, seat, allowed) if allowed else record)
        if allowed:
            play_on(copy, rng)
            assert areo.replay(through_json(copy.record())).position() == copy.position()
    assert picture(game) == before


def the_latest_choice_can_be_undone_or_told_something(game: Game, rng: Random) -> None:
    """Right after a choice its seat may take it back, unless the table has revealed something since.

    If it may, the choice has told its seat nothing: had all that it cannot see been otherwise, it would see the same.
    """
    if game.over:
        return
    seat, keys = some_choice(game, rng)
    after = game.copy()
    after.choose(seat, keys)
    revealed = reveals(after) > reveals(game)
    assert reveals(after) >= reveals(game)
    assert (after.undoable(seat) == 0) == revealed
    if revealed:
        assert [after.undoable(other) for other in range(game.seats)] == [0] * game.seats
        return
    seen = seen_by(after, seat)
    for _ in range(3):
        otherwise = game.determinize(seat, rng)
        otherwise.choose(seat, keys)
        assert seen_by(otherwise, seat) == seen
    after.undo(seat)
    assert picture(after) == picture(game)


def reveals(game: Game) -> int:
    state: Any = game.position()["state"]
    return int(state["reveals"])


# Several games at once, and other processes.


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
        [game.log(eye, LANGUAGES[at % 3]) for at, eye in enumerate(eyes(game))],
        [game.why(seat, key, language) for seat in seats for key in ("skip", "seat 1") for language in LANGUAGES],
        [digest(game.determinize(seat, Random(seat))) for seat in seats],
        [game.evaluate(seat) for seat in seats],
        [game.undoable(seat) for seat in seats],
        game.scores(),
    ]
    return hashlib.sha256(json.dumps(read).encode()).hexdigest()


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

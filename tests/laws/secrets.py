"""Laws of hidden information: who sees what, and what a new deal keeps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, TypeAlias

import pytest

import areo
from areo import Game, NoHistory
from areo.kernel.forecast import forecast
from tests.law_cases import PARTLY_KNOWN, Json, table
from tests.laws.decisions import decisions_are_real
from tests.laws.playing import LANGUAGES, eyes, picture, play_on, question, through_json
from tests.laws.points import pieces_are_conserved

Path: TypeAlias = tuple[str | int, ...]


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
        "scores": [game.open_scores(seat), game.open_scores(None)],
        "figures": game.figures(),
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


def a_forecast_knows_no_secret(game: Game, rng: Random) -> None:
    """What a seat is told that a choice would change depends on nothing that it cannot see, and changes nothing."""
    before = picture(game)
    for seat in game.waiting_for():
        decision = game.asked[seat]
        if decision is None or decision.least > 1:
            continue
        dealt = game.determinize(seat, rng)
        for index in rng.sample(range(len(decision.options)), min(6, len(decision.options))):
            assert foreseen(dealt, seat, index) == foreseen(game, seat, index)
    assert picture(game) == before


def foreseen(game: Game, seat: int, index: int) -> tuple[set[tuple[int, str, int]], str, bool]:
    found = forecast(game, seat, index)
    return {(change.seat, change.what, change.by) for change in found.changes}, found.pays, found.asks


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
    elif shown == "hidden" and isinstance(whole, (str, list)):  # of a list, even how long it is
        yield path
    elif isinstance(whole, list):
        assert type(shown) is int, f"{path}: {shown!r} for a list"
        assert shown == len(whole), f"{path}: {shown!r} is not the number of {whole}"
        if whole:
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

"""Laws of hidden information: who sees what, and what a new deal keeps."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

import pytest

import areo
from areo import Game, NoHistory
from tests.case import Json
from tests.law_cases import brought
from tests.laws.decisions import decisions_are_real
from tests.laws.playing import (
    a_while,
    play_on,
    question,
    read_by,
    some_eye,
    some_seat,
    standing,
    table,
    through_json,
)
from tests.laws.points import same_pieces

Path: TypeAlias = tuple[str | int, ...]

AT_THE_END = " at the end"  # said of a field that is hidden when the game is over


def seen_by(game: Game, seat: int) -> Json:
    """All that a seat can find out."""
    return {
        "view": game.view(seat),
        "spectator": game.view(None),
        "log": read_by(game, seat),
        "asked": question(game.asked[seat], ["en"]),
        "who is asked": game.waiting_for(),
        "scores": [game.open_scores(seat), game.open_scores(None)],
        "figures": game.figures(),
        "over": game.over,
    }


def a_new_deal_looks_the_same(game: Game, rng: Random) -> None:
    """After dealing anew what a seat cannot see, it sees the same; the copy holds no record, nor chance to come."""
    before = standing(game)
    state: Any = game.position()["state"]
    seat = some_seat(game, rng)
    dealt = game.determinize(seat, rng)
    assert seen_by(dealt, seat) == seen_by(game, seat)
    dealt_state: Any = dealt.position()["state"]
    assert dealt_state["rng"] != state["rng"]
    with pytest.raises(NoHistory):
        dealt.record()
    bare = game.determinize(seat, rng, history=False)
    assert bare.view(seat) == game.view(seat)
    with pytest.raises(NoHistory):
        bare.log(seat, "en")
    assert standing(game) == before


def a_new_deal_depends_on_its_chance_alone(game: Game, rng: Random) -> None:
    """The same chance deals the same, so that a bot's game can be played again."""
    seat = some_seat(game, rng)
    number = rng.random()
    one, other = game.determinize(seat, Random(number)), game.determinize(seat, Random(number))
    assert one.position() == other.position()
    assert one.position() != game.determinize(seat, Random(number + 1)).position()


def a_new_deal_knows_no_secret(game: Game, rng: Random) -> None:
    """The same chance deals the same however the cards truly lie; else what is foreseen from such deals would leak."""
    seat = some_seat(game, rng)
    number = rng.random()
    otherwise = game.determinize(seat, rng, history=False)
    dealt = otherwise.determinize(seat, Random(number), history=False)
    assert dealt.position() == game.determinize(seat, Random(number), history=False).position()


def a_rule_of_thumb_knows_no_secret(game: Game, rng: Random) -> None:
    """How well a seat thinks it stands depends on nothing that it cannot see."""
    seat = some_seat(game, rng)
    for _ in range(3):
        assert game.determinize(seat, rng, history=False).evaluate(seat) == pytest.approx(game.evaluate(seat))


def features_know_no_secret(game: Game, rng: Random) -> None:
    """What bots learn from depends on nothing that the seat cannot see, and is as long as its names say."""
    seat = some_seat(game, rng)
    numbers, marks = game.feature_names()
    seen = game.features(seat)
    assert len(seen.numbers) == len(numbers)
    assert all(0 <= mark < len(marks) for mark in seen.marks)
    assert not numbers or 0.0 <= seen.numbers[0] <= 1.0
    for _ in range(3):
        other = game.determinize(seat, rng, history=False).features(seat)
        assert (other.numbers, sorted(other.marks)) == (seen.numbers, sorted(seen.marks))


def a_new_deal_does_not_tell_the_seed(game: Game, rng: Random) -> None:
    """From the seed, anybody could deal the true game again."""
    options: Any = game.position()["options"]
    dealt: Any = game.determinize(some_seat(game, rng), rng).position()["options"]
    assert dealt.get("seed") != options["seed"]


def a_new_deal_has_nothing_to_undo(game: Game, rng: Random) -> None:
    """Without its past nothing can be taken back, and `undoable` says so."""
    dealt = game.determinize(some_seat(game, rng), rng)
    for _ in range(4):
        assert [dealt.undoable(seat) for seat in range(dealt.seats)] == [0] * dealt.seats
        play_on(dealt, rng, 1)


def a_new_deal_plays_to_its_end(game: Game, rng: Random) -> None:
    """It is a game like any other: nothing is lost or doubled, and it ends."""
    dealt = game.determinize(some_seat(game, rng), rng)
    while not dealt.over:
        same_pieces(dealt, game)
        decisions_are_real(dealt, rng)
        play_on(dealt, rng, rng.choice((1, 10, 100)))
    same_pieces(dealt, game)
    assert dealt.won is not None


def a_new_deal_can_be_saved(game: Game, rng: Random) -> None:
    """Its position is one like any other, and can be dealt anew and played on in its turn."""
    dealt = game.determinize(some_seat(game, rng), rng)
    restored = areo.from_position(through_json(dealt.position()))
    assert restored.position() == dealt.position()
    again = restored.determinize(some_seat(game, rng), rng)
    same_pieces(again, game)
    play_on(again, rng, min(a_while(rng), 30))


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
    elif shown == "hidden" and isinstance(whole, (str, int, list)):  # of a list, even how long it is
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
    for path in spectator:
        number = isinstance(at(whole, path), int)
        name = field_of(path, game)
        assert not number or name in brought(game).secret_numbers, f"{name} hides a number"
    view = game.view(some_eye(game, rng))
    assert through_json(view) == view
    assert set(hidden_in(view, whole)) <= spectator, "a spectator sees what a seat does not"


def only_what_should_be_hidden_is(game: Game, rng: Random) -> None:
    """Whatever a view hides is declared as hidden from somebody."""
    declared = game.declared().hidden()
    for path in hidden_in(game.view(some_eye(game, rng)), table(game)):
        assert field_of(path, game) in declared, f"{field_of(path, game)} is hidden, but not declared so"


def at(state: object, path: Path) -> object:
    here: Any = state
    for step in path:
        here = here[step]
    return here


def field_of(path: Path, game: Game) -> str:
    """The field that a path leads to or into, as it is declared: "zones[].discovery"."""
    declared = game.declared().hidden()
    name = "".join("[]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".").removesuffix("[]")
    before = name.rpartition(".")[0]  # several piles by name may be one field, such as the stacks of each building
    return before if name not in declared and before in declared else name


class HiddenThings:
    """By hidden field, for each time it was hidden from somebody: whether it took several values over many deals."""

    def __init__(self, deals: int) -> None:
        self.deals = deals
        self.moved: dict[str, list[bool]] = {}

    def look(self, game: Game, seat: int) -> None:
        whole = table(game)
        dealt = [table(game.determinize(seat, Random(number), history=False)) for number in range(self.deals)]
        for path in hidden_in(game.view(seat), whole):
            values = [at(other, path) for other in dealt]
            field = field_of(path, game)
            name = field + (AT_THE_END if game.over else "")
            self.moved.setdefault(name, []).append(len({str(value) for value in values}) > 1)
            pile = at(whole, path)
            if field not in brought(game).partly_known and isinstance(pile, list):
                no_card_is_stuck(name, pile, values)

    def news(self, game: Game, seat: int) -> bool:
        """Whether something is hidden from the seat now that was not seen to move yet."""
        hidden = {field_of(path, game) for path in hidden_in(game.view(seat), table(game))}
        return any(not any(self.moved.get(name, ())) for name in hidden)


def no_card_is_stuck(name: str, pile: list[object], values: list[object]) -> None:
    """Of a pile of different cards that is dealt many times, each place takes several."""
    if len(values) > 10 and len(pile) > 4 and len(set(map(str, pile))) == len(pile):
        columns: list[Any] = list(zip(*(value for value in values if isinstance(value, list))))
        stuck = [index for index, column in enumerate(columns) if len(set(map(str, column))) == 1]
        assert not stuck, f"{name}: cards {stuck} never move"

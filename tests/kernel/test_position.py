"""Reading positions: whatever is missing, wrong or left over is named, with where it stands."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import areo
from areo import BadPosition
from areo.kernel.position import restore_rng
from areo.kernel.reading import Reader, whole
from areo.library import add_game
from tests.case import Case
from tests.kernel import colony
from tests.laws import play_on, through_json

Spoil = Callable[[Any], None]


def refused(message: str) -> Any:
    return pytest.raises(BadPosition, match="^" + re.escape(message))


def test_a_reader_reads_objects_only() -> None:
    wrong: list[object] = [None, [], "state", 3]
    for saved in wrong:
        with refused(f"state: an object is expected, not {saved!r}"):
            Reader(saved, "state")
    with refused("state: 3 is not a field name"):
        Reader({3: "a"}, "state")


def test_what_is_missing_is_named() -> None:
    reader = Reader({}, "state.rng")
    with refused("state.rng: 'key' is missing"):
        reader.get("key")
    with refused("state.rng: 'key' is missing"):
        reader.text("key")


def test_what_is_left_out_takes_its_default() -> None:
    reader = Reader({}, "state")
    assert not reader.has("round")
    assert reader.whole("round", 1, 10, 3) == 3
    assert reader.flag("revealed", True) is True
    assert reader.items("zones") == []


@pytest.mark.parametrize("value", [None, 3, ["a"], {}, True])
def test_a_text_is_a_text(value: object) -> None:
    with refused(f"state.phase: a text is expected, not {value!r}"):
        Reader({"phase": value}, "state").text("phase")


@pytest.mark.parametrize("value", [None, "3", 3.0, True, [3], {}])
def test_a_whole_number_is_a_whole_number(value: object) -> None:
    """Not a truth value either, although Python counts with those."""
    with refused(f"state.round: a whole number is expected, not {value!r}"):
        Reader({"round": value}, "state").whole("round", 0, 10, 0)


@pytest.mark.parametrize("value", [-1, 0, 11, 10**30])
def test_a_number_is_within_bounds(value: int) -> None:
    with refused(f"state.round: {value} is not between 1 and 10"):
        whole(value, 1, 10, "state.round")
    assert [whole(fine, 1, 10, "state.round") for fine in (1, 10)] == [1, 10]


@pytest.mark.parametrize("value", [None, 0, 1, "true", []])
def test_a_flag_is_true_or_false(value: object) -> None:
    with refused(f"state.revealed: true or false is expected, not {value!r}"):
        Reader({"revealed": value}, "state").flag("revealed", False)


@pytest.mark.parametrize("value", [None, 0, "abc", {}, {"0": 1}])
def test_a_list_is_a_list(value: object) -> None:
    with refused(f"state.zones: a list is expected, not {value!r}"):
        Reader({"zones": value}, "state").items("zones")


def test_what_was_not_understood_is_named() -> None:
    reader = Reader({"round": 1, "rounds": 2}, "state")
    reader.whole("round", 1, 10, 1)
    with refused("state: there is no field 'rounds' here"):
        reader.done()


def test_chance_is_restored_from_its_key_and_count() -> None:
    rng = restore_rng({"key": "0f" * 32, "drawn": 5})
    assert (rng.key, rng.drawn) == (b"\x0f" * 32, 5)
    assert restore_rng({"key": "0f" * 32}).drawn == 0


@pytest.mark.parametrize(
    ("saved", "message"),
    [
        ({"drawn": 5}, "state.rng: 'key' is missing"),
        ({"key": "zz"}, "state.rng.key: 'zz' is not a hexadecimal text"),
        ({"key": "0f"}, "state.rng.key: 64 hexadecimal digits are expected"),
        ({"key": "0f" * 33}, "state.rng.key: 64 hexadecimal digits are expected"),
        ({"key": "0f" * 32, "drawn": -1}, "state.rng.drawn: -1 is not between"),
        ({"key": "0f" * 32, "more": 1}, "state.rng: there is no field 'more' here"),
        (None, "state.rng: an object is expected, not None"),
    ],
)
def test_wrong_chance_is_refused(saved: object, message: str) -> None:
    with refused(message):
        restore_rng(saved)


def mid_game() -> Any:
    """A position in the middle of a character's effect, of the table's lane."""
    game = Case("red-planet", 3).new(1)
    while not any(decision is not None and decision.source for decision in game.asked):
        play_on(game, Random(1), 1)
    return through_json(game.position())


def at_once() -> Any:
    """A position in which all choose a character at the same time."""
    game = areo.from_position({"game": "red-planet", "options": {"players": 3}})
    return through_json(game.position())


def asked(position: Any) -> tuple[int, Any]:
    return next((seat, frame) for seat, frame in enumerate(position["state"]["pending"]["asked"]) if frame is not None)


FAULTS: list[tuple[str, Spoil, str]] = [
    ("no effect", lambda frame: frame.pop("effect"), ": 'effect' is missing"),
    ("another effect", lambda frame: frame.update(effect="pilot/9"), ": there is no effect 'pilot/9'"),
    ("an effect that is no text", lambda frame: frame.update(effect=7), ".effect: a text is expected, not 7"),
    ("another seat", lambda frame: frame.update(seat=9), ".seat: 9 is not between -1 and 2"),
    (
        "an unknown source",
        lambda frame: frame.update(source="character nobody"),
        ".source: there is no 'character nobo",
    ),
    ("an unknown subject", lambda frame: frame.update(subject="S01"), ".subject: there is no 'S01' in this game"),
    ("less than no count", lambda frame: frame.update(count=-1), ".count: -1 is not between 0 and"),
    ("a field of nobody", lambda frame: frame.update(mood="good"), ": there is no field 'mood' here"),
    ("at once perhaps", lambda frame: frame.update(at_once=1), ".at_once: true or false is expected, not 1"),
]


@pytest.mark.parametrize(("spoil", "message"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS])
def test_a_wrong_question_is_refused(spoil: Spoil, message: str) -> None:
    position = mid_game()
    seat, frame = asked(position)
    spoil(frame)
    with refused(f"state.pending.asked[{seat}]{message}"):
        areo.from_position(position)


@pytest.mark.parametrize(("spoil", "message"), [fault[1:] for fault in FAULTS[:-1]], ids=[f[0] for f in FAULTS[:-1]])
def test_a_wrong_frame_on_a_lane_is_refused(spoil: Spoil, message: str) -> None:
    position = mid_game()
    spoil(position["state"]["pending"]["lanes"][3][-1])
    with refused(f"state.pending.lanes[3]{message}"):
        areo.from_position(position)


def test_an_effect_stands_on_its_own_card_only() -> None:
    position = mid_game()
    seat, frame = asked(position)
    mine = frame["source"].removeprefix("character ")
    frame["source"] = "zone hellas"
    with refused(f"state.pending.asked[{seat}]: {frame['effect']!r} is an effect of 'character {mine}'"):
        areo.from_position(position)


def test_a_bug_in_a_rule_shows_as_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what is wrong with a position is said to be: an effect that trips is not the writer's fault."""
    add_game(colony.COLONY)
    position = through_json(areo.from_position({"game": "colony"}).position())
    for fault in (IndexError, KeyError, ZeroDivisionError, AttributeError, TypeError, RuntimeError):

        def trip(*given: object, error: type[Exception] = fault) -> None:
            raise error("tripped")

        monkeypatch.setattr(colony.Turn, "run", trip)
        with pytest.raises(fault, match="tripped"):
            areo.from_position(position)


def test_a_batch_counts_no_more_than_lies_beneath_it() -> None:
    game = Case("terraforming-mars", 2).new(1)
    position = through_json(game.position())
    position["state"]["pending"]["lanes"][2].append({"effect": "comet/play/4", "seat": 0, "source": "card comet"})
    position["state"]["pending"]["lanes"][2][-1]["count"] = 9
    with refused("state.pending.lanes[2]: only 2 effects lie beneath a batch's frame"):
        areo.from_position(position)


def test_a_question_to_another_seat_is_refused() -> None:
    position = mid_game()
    seat, frame = asked(position)
    frame["seat"] = (seat + 1) % 3
    with refused(f"state.pending.asked[{seat}]: this asks seat {frame['seat']}"):
        areo.from_position(position)


@pytest.mark.parametrize("field", ["lanes", "asked"])
def test_every_seat_has_its_lane(field: str) -> None:
    position = mid_game()
    position["state"]["pending"][field].pop()
    with refused("state.pending: a game of 3 has 4 lanes and 3 asked"):
        areo.from_position(position)


def test_a_lane_is_a_list() -> None:
    position = mid_game()
    position["state"]["pending"]["lanes"][1] = {}
    with refused("state.pending.lanes[1]: a list of frames is expected, not {}"):
        areo.from_position(position)


def test_what_asks_nothing_is_no_question() -> None:
    """Otherwise restoring would play on by itself, and nobody be asked what the position says is asked."""
    position = mid_game()
    seat, frame = asked(position)
    frame.clear()
    frame.update(effect="land", seat=seat)
    with refused(f"state.pending.asked[{seat}]"):
        areo.from_position(position)


def test_whoever_is_asked_at_once_is_asked_on_their_own_lane() -> None:
    position = at_once()
    frames = position["state"]["pending"]["asked"]
    assert [frame["at_once"] for frame in frames] == [True, True, True]
    game = areo.from_position(position)
    assert [question.frame.lane for question in game.open if question is not None] == [0, 1, 2]
    position = mid_game()
    assert "at_once" not in asked(position)[1]
    game = areo.from_position(position)
    assert [question.frame.lane for question in game.open if question is not None] == [3]


def test_positions_name_effects_by_path_and_things_by_key() -> None:
    _, frame = asked(mid_game())
    assert re.fullmatch(r"[a-z_-]+(/\d+)*", frame["effect"])
    assert frame["source"].startswith("character ")

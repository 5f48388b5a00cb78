"""What people and programs hand us by mistake: it is refused with a reason they can act on, and nothing has changed."""

import json
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import areo
from areo import BadOption, BadPosition, BadRecord, Game, IllegalChoice
from areo.terraforming_mars.cards.corporations import CORPORATIONS
from tests import law_cases, laws
from tests.case import Case
from tests.laws import eyes, open_decisions, play_on, through_json, times
from tests.red_planet.law_cases import CROWDED

GAME = "red-planet"


def new(**given: Any) -> Game:
    return areo.new(**{"game": GAME, "players": 3, "seed": 1, **given})


# Setting up.


@pytest.mark.parametrize("game", ["", "chess", "Red-Planet", "red_planet", None, 7, ["red-planet"], b"red-planet"])
def test_an_unknown_game_is_refused_with_those_there_are(game: Any) -> None:
    with pytest.raises(BadOption, match=r"there is no game .*red-planet"):
        new(game=game)
    with pytest.raises(BadOption, match=r"there is no game .*red-planet"):
        areo.from_position({"game": game})


@pytest.mark.parametrize("players", [-1, 0, 2, 6, 10**30])
def test_too_few_or_too_many_players(players: int) -> None:
    with pytest.raises(BadOption, match=f"red-planet is for 3 to 5 players, not {players}"):
        new(players=players)


@pytest.mark.parametrize("players", ["3", 3.0, True, [3], {}])
def test_players_are_a_whole_number(players: Any) -> None:
    with pytest.raises(BadOption, match="players: a whole number is expected"):
        new(players=players)


@pytest.mark.parametrize("seed", [True, 1.5, b"7", [7], {}, "\udcff"])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(BadOption, match="seed"):
        new(seed=seed)
    with pytest.raises(BadOption, match="seed"):
        areo.from_position({"game": GAME, "options": {"seed": seed}})


@pytest.mark.parametrize("seed", [0, -5, 10**4000, "", " ", "é" * 10_000, "\x00", "\n", "7\n"])
def test_any_other_seed_will_do(seed: int | str) -> None:
    game = new(seed=seed)
    assert game.position() == areo.replay(through_json(game.record())).position()


BAD_OPTIONS: list[tuple[dict[str, object], str]] = [
    ({"colour": 1}, "red-planet has no option 'colour': it has .*names"),
    ({"names": "Ada"}, "names: a list of texts is expected"),
    ({"names": ["Ada", "Bo", 3]}, "names: a list of texts is expected"),
    ({"names": ["Ada", "Bo"]}, "names: 3 different names are needed"),
    ({"names": ["Ada", "Ada", "Bo"]}, "names: 3 different names are needed"),
    ({"names": ["Ada", "Bo", " "]}, "names: a name has 1 to 40 printable characters"),
    ({"names": ["Ada", "Bo", "x" * 41]}, "names: a name has 1 to 40 printable characters"),
    ({"names": ["Ada", "Bo", "a\nb"]}, "names: a name has 1 to 40 printable characters"),
    ({"names": {}}, "names: a list of texts is expected"),
    ({"first_player": 3}, "first_player: a seat from 0 to 2 is expected, not 3"),
    ({"first_player": -1}, "first_player: a seat"),
    ({"first_player": True}, "first_player: a seat"),
    ({"first_player": "0"}, "first_player: a seat"),
    ({"fist": 0}, "fist: "),
    ({"fist": [0, 1]}, "fist: "),
    ({"fist": [0, 1, 1]}, "fist: "),
    ({"fist": [0, 1, True]}, "fist: "),
    ({"fist": [0, 1.0, 2]}, "fist: "),
    ({"fist": [0, 1, [2]]}, "fist: "),
    ({"fist": [0, 1, "2"]}, "fist: "),
    ({"fist": [1, 0, 2], "first_player": 0}, "fist: it begins with seat 1, but first_player is 0"),
    ({"shuttles": "S01"}, "shuttles: a list of ids is expected"),
    ({"shuttles": ["S01", "S01"]}, "shuttles: 'S01' is already named"),
    ({"shuttles": ["S99"]}, "shuttles: 'S99' is unknown"),
    ({"shuttles": [1]}, "shuttles: 1 is unknown"),
    ({"shuttles": [["S01"]]}, r"shuttles: \['S01'\] is unknown"),
    ({"events": ["subsidy", "subsidy"]}, "events: 'subsidy' is already named"),
    ({"events": ["hidden"]}, "events: 'hidden' is unknown"),
    ({"events": {"subsidy": 1}}, "events: a list of ids is expected"),
    ({"resources": ["celerium"] * 5}, "resources: 'celerium' is already named"),
    ({"resources": ["gold"]}, "resources: 'gold' is unknown"),
    ({"resources": True}, "resources: a list of ids is expected"),
    ({"data": 7}, "data: the path of a file is expected, not 7"),
    ({"data": ["components.toml"]}, "data: the path of a file is expected"),
]


@pytest.mark.parametrize(("options", "reason"), BAD_OPTIONS, ids=[str(options)[:60] for options, _ in BAD_OPTIONS])
def test_a_wrong_option_is_named(options: dict[str, Any], reason: str) -> None:
    given = deepcopy(options)
    with pytest.raises(BadOption, match=reason):
        new(**options)
    with pytest.raises(BadRecord, match=reason):
        areo.replay({**good_record(), "options": {"players": 3, "seed": "1", **options}})
    assert options == given


@pytest.mark.parametrize(("options", "reason"), BAD_OPTIONS, ids=[str(options)[:60] for options, _ in BAD_OPTIONS])
def test_a_wrong_option_of_a_position_is_named(options: dict[str, Any], reason: str) -> None:
    """Also those that only matter when dealing: a saved game tells how it was dealt."""
    with pytest.raises(BadOption, match=reason):
        areo.from_position({"game": GAME, "options": {"players": 3, **options}})


def mars(**given: Any) -> Game:
    return areo.new(**{"game": "terraforming-mars", "players": 2, "seed": 1, **given})


def test_more_corporations_than_there_are_cannot_be_dealt() -> None:
    every = [card.id for card in CORPORATIONS[:12]]
    for named in (every, every[:11]):
        with pytest.raises(BadOption, match="corporations: so many are named that none are left for seat 1"):
            mars(corporations=[named, []])
    assert mars(corporations=[every[:10], []]).waiting_for() == [0, 1]


def test_a_beginner_chooses_no_corporation() -> None:
    with pytest.raises(BadOption, match="corporations: seat 1 is a beginner"):
        mars(corporations=[[], ["helion", "ecoline"]], beginners=[1])
    assert mars(corporations=[["helion", "ecoline"], []], beginners=[1]).waiting_for() == [0]


def endless() -> list[object]:
    """A list in a list in a list, deeper than Python would write it."""
    deep: list[object] = []
    for _ in range(3000):
        deep = [deep]
    return deep


@pytest.mark.parametrize(
    "value", [10**5000, [10**5000], [[10**5000]], endless()], ids=["huge", "list", "lists", "deep"]
)
def test_what_cannot_be_written_is_refused_wherever_it_stands(value: Any) -> None:
    """An error says what was expected there, and by its type what came instead."""
    ares = "ares-expedition"
    for position in (
        value,
        {"game": value},
        {"game": GAME, "version": value},
        {"game": GAME, "options": value},
        {"game": GAME, "state": value},
        {"game": ares, "state": {"players": value}},
        {"game": ares, "state": {"players": [value]}},
        {"game": ares, "state": {"opening": value}},
        {"game": ares, "state": {"over": value}},
        {"game": ares, "state": {"deck": value}},
        {"game": ares, "state": {"rng": {"key": value}}},
        {"game": ares, "state": {"players": [{"resources": value}]}},
        {"game": ares, "state": {"players": [{"ended": value}]}},
        {"game": ares, "state": {"players": [{"hand": value}]}},
    ):
        with pytest.raises((BadPosition, BadOption), match=r"there is no|not a (huge number|list)"):
            areo.from_position(position)
    record = mars().record()
    for changed in (value, {**record, "choices": [value]}, {**record, "options": value}, {**record, "start": value}):
        with pytest.raises(BadRecord):
            areo.replay(changed)
    with pytest.raises(BadOption, match=r"the seed has too many digits|a seed is a whole number or a text, not a list"):
        new(seed=value)


def test_numbers_with_thousands_of_digits_are_refused_like_any_other() -> None:
    """Python would rather not write them, nor read them."""
    huge = 10**5000
    digits = "9" * 5000
    with pytest.raises(BadOption, match="the seed has too many digits"):
        new(seed=huge)
    with pytest.raises(BadOption, match="3 to 5 players, not a huge number"):
        new(players=huge)
    with pytest.raises(BadPosition, match=r"state\.round: a huge number is not between 1 and 10"):
        areo.from_position({"game": GAME, "state": {"round": huge}})
    game = mars()
    with pytest.raises(IllegalChoice, match="there is no seat a huge number"):
        game.view(huge)
    with pytest.raises(IllegalChoice, match="there is no option a huge number"):
        game.choose(0, [huge])
    for table in (game, *tables()):
        for key in (f"seat {digits}", f"amount {digits}", f"pay {digits} mc", f"do {digits}", f"first comet.{digits}"):
            for seat in range(table.seats):
                assert table.why(seat, key)


@pytest.mark.parametrize("key", [None, 1, b"pass", ["pass"], 1.5])
def test_a_key_to_ask_about_is_a_text(key: Any) -> None:
    with pytest.raises(IllegalChoice, match="an option is asked about by its key, a text such as 'pass', not by"):
        new().why(0, key)


@pytest.mark.parametrize("rng", [None, 1, "x", Random])
def test_new_deals_take_a_random(rng: Any) -> None:
    with pytest.raises(TypeError, match=r"determinize takes chance from a random\.Random, not from"):
        new().determinize(0, rng)


def test_what_the_library_offers_cannot_be_spoilt() -> None:
    told = areo.games()[GAME]
    told.options.clear()
    for texts in (told.names, told.reconstructed):
        texts.clear()  # type: ignore[attr-defined]
    assert areo.games()[GAME].options
    assert areo.games()[GAME].names["en"] == "Mission: Red Planet"
    assert new(first_player=1).options["first_player"] == 1


# Data files.


def data_file(folder: Path) -> Path:
    """The components as they come, in a file of one's own."""
    source = Path(areo.__file__).parent / "red_planet" / "components.toml"
    path = folder / "my.toml"
    path.write_bytes(source.read_bytes())
    return path


def test_a_data_file_of_ones_own_is_played_with(tmp_path: Path) -> None:
    path = data_file(tmp_path)
    game = new(data=path)
    play_on(game, Random(1))
    assert game.scores() == areo.replay(through_json(game.record())).scores()
    assert new(data=str(path)).position() == new(data=path).position()


def test_a_data_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"nowhere\.toml"):
        new(data=tmp_path / "nowhere.toml")
    with pytest.raises(ValueError, match=r"nowhere\.toml"):
        areo.from_position({"game": GAME}, data=tmp_path / "nowhere.toml")


def test_a_folder_is_no_data_file(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=tmp_path.name):
        new(data=tmp_path)


def test_a_path_of_nonsense() -> None:
    for path in ("", "\x00", "a" * 5000, "\ud800"):
        with pytest.raises(ValueError, match=r"."):
            new(data=path)


def test_a_broken_data_file_is_named_with_the_line(tmp_path: Path) -> None:
    path = data_file(tmp_path)
    path.write_text(path.read_text(encoding="utf-8") + "\n[[zone]\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"my\.toml, line \d+: "):
        new(data=path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match=r"my\.toml"):
        new(data=path)


def test_a_record_is_not_replayed_with_other_data(tmp_path: Path) -> None:
    path = data_file(tmp_path)
    game = new(data=path)
    play_on(game, Random(1), 20)
    record = through_json(game.record())
    path.write_text(path.read_text(encoding="utf-8").replace("value = 1", "value = 2"), encoding="utf-8")
    with pytest.raises(BadRecord, match="made with other data"):
        areo.replay(record)
    with pytest.raises(BadRecord, match="made with other data"):
        areo.replay(good_record(), data=path)


# Seats and languages.


@pytest.mark.parametrize("seat", [-1, 3, 10**30, True])
def test_a_seat_that_is_none_is_refused_everywhere(seat: Any) -> None:
    game = new()
    before = laws.picture(game)
    for ask in (
        lambda: game.view(seat),
        lambda: game.log(seat, "en"),
        lambda: game.events(seat, "en"),
        lambda: game.why(seat, "skip", "en"),
        lambda: game.determinize(seat, Random(1)),
        lambda: game.undoable(seat),
        lambda: game.undo(seat),
        lambda: game.choose(seat, [0]),
    ):
        with pytest.raises(IllegalChoice, match="there is no seat"):
            ask()
    assert laws.picture(game) == before


@pytest.mark.parametrize("language", ["", "de", "EN", "pt-BR"])
def test_a_language_we_do_not_speak_is_refused(language: Any) -> None:
    game = new()
    decision = open_decisions(game)[0]
    for ask in (
        lambda: game.log(0, language),
        lambda: game.log(None, language),
        lambda: game.why(0, "skip", language),
        lambda: decision.prompt(language),
        lambda: decision.label(0, language),
    ):
        with pytest.raises(BadOption, match="there are en, fr, pt"):
            ask()


@pytest.mark.parametrize("index", [-1, 99, True])
def test_a_label_of_no_option_is_refused(index: Any) -> None:
    with pytest.raises(IllegalChoice, match="there is no option"):
        open_decisions(new())[0].label(index, "en")


@given(key=st.text(max_size=30))
@settings(max_examples=times(100))
def test_any_text_as_a_key_gets_an_answer(key: str) -> None:
    """A reason if it is not offered, and no other trouble."""
    for game in tables():
        for seat, decision in enumerate(game.asked):
            offered = decision is not None and key in decision.keys
            assert (game.why(seat, key, "en") == []) == offered
            if not offered:
                with pytest.raises(IllegalChoice):
                    game.copy(history=False).choose(seat, [key])


# Positions and records as such.


@pytest.mark.parametrize("position", [None, [], "red-planet", 7, [["game", GAME]]])
def test_a_position_is_an_object(position: Any) -> None:
    with pytest.raises(BadPosition, match="a position is an object"):
        areo.from_position(position)


def test_a_position_says_which_game_it_is_of() -> None:
    with pytest.raises(BadPosition, match="'game' is missing"):
        areo.from_position({"state": {}})


def test_unknown_fields_of_a_position_are_named() -> None:
    with pytest.raises(BadPosition, match="no field 'sate'"):
        areo.from_position({"game": GAME, "sate": {}})
    with pytest.raises(BadPosition, match="no field 'rounds'"):
        areo.from_position({"game": GAME, "state": {"rounds": 3}})


@pytest.mark.parametrize("wrong", [None, [], "x", 3])
def test_options_and_state_are_objects(wrong: Any) -> None:
    with pytest.raises(BadPosition, match="options: an object is expected"):
        areo.from_position({"game": GAME, "options": wrong})
    with pytest.raises(BadPosition, match="state: an object is expected"):
        areo.from_position({"game": GAME, "state": wrong})


def test_almost_nothing_is_a_position() -> None:
    """What is left out takes its value from the game's start."""
    for case in law_cases.CASES:
        game = areo.from_position({"game": case.game})
        play_on(game, Random(1))


@pytest.mark.parametrize("record", [None, [], "red-planet", 7])
def test_a_record_is_an_object(record: Any) -> None:
    with pytest.raises(BadRecord, match="a record is an object"):
        areo.replay(record)


@pytest.mark.parametrize("field", ["game", "data", "options", "choices"])
def test_what_a_record_lacks_is_named(field: str) -> None:
    record = good_record()
    del record[field]
    with pytest.raises(BadRecord, match=f"no '{field}'"):
        areo.replay(record)


@pytest.mark.parametrize("choices", [-1, 10**6, True, "3", 2.0, [1]])
def test_a_record_is_cut_only_where_it_is(choices: Any) -> None:
    with pytest.raises(BadRecord, match=r"the record has \d+ choices"):
        areo.replay(good_record(), choices=choices)


@pytest.mark.parametrize("version", [None, 1, ["0.1.0"], {}])
def test_a_version_is_a_text(version: Any) -> None:
    with pytest.raises(BadPosition, match="version: a text is expected"):
        areo.from_position({"game": GAME, "version": version})
    with pytest.raises(BadRecord, match="version: a text is expected"):
        areo.replay({**good_record(), "version": version})


def test_a_record_of_another_version_that_fails_says_so() -> None:
    record = {**good_record(), "version": "0.0.7"}
    assert areo.replay(record).position() == areo.replay(good_record()).position()
    for wrong in ({"data": "base"}, {"options": {"players": 9, "seed": "1"}}, {"choices": [[0, ["xyzzy"]]]}):
        with pytest.raises(BadRecord, match=rf"areo 0\.0\.7; this is areo {re.escape(areo.__version__)}"):
            areo.replay({**record, **wrong})
        with pytest.raises(BadRecord) as told:
            areo.replay({**good_record(), **wrong})
        assert "this is areo" not in str(told.value)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "terraforming-mars"}, "game: the record is of 'terraforming-mars', but starts from a position of"),
        ({"options": {"players": 4, "seed": "1"}}, "options.players: the record starts from a position of 3 players"),
        ({"options": {"players": 3, "seed": "1", "wind": 3}}, "no option 'wind'"),
        ({"options": None}, "options: an object is expected"),
    ],
)
def test_a_record_does_not_contradict_the_position_it_starts_from(wrong: dict[str, Any], reason: str) -> None:
    record: Any = deepcopy(records()[1])
    assert "start" in record
    with pytest.raises(BadRecord, match=reason):
        areo.replay({**record, **wrong})


def test_a_position_is_no_record() -> None:
    with pytest.raises(BadRecord, match="this is a position, not a record"):
        areo.replay(new().position())


BAD_LINES = [None, [], [0], [0, ["skip"], 1], "ab", {"0": 1}, [9, [0]], [0, "skip"], [0, None], [0, [0.5]], [None, [0]]]


@pytest.mark.parametrize("line", BAD_LINES, ids=str)
def test_a_choice_nobody_could_make_is_named_by_its_number(line: Any) -> None:
    record = good_record()
    record["choices"][4] = line
    with pytest.raises(BadRecord, match="choice 4: "):
        areo.replay(record)


# Anything else that can be wrong: a good position or record with one thing changed.


@cache
def tables() -> list[Game]:
    """Tables at very different moments, to be looked at and copied only."""
    found: list[Game] = []
    for case in [Case(GAME, 3), Case(GAME, 3, {}, CROWDED)]:
        for seed in range(2):
            found += [game.copy() for game, _ in laws.along(case, seed, 11)]
    return found


@cache
def records() -> list[object]:
    """The record of a game that was dealt, and of one that went on from a position."""
    games = [new(), areo.from_position(through_json(tables()[3].position()))]
    for game in games:
        play_on(game, Random(2))
    return [through_json(game.record()) for game in games]


def good_record() -> Any:
    return deepcopy(records()[0])


def places(value: Any, path: laws.Path = ()) -> Iterator[laws.Path]:
    """Every place in a JSON value."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for index in range(len(value)):
            yield from places(value[index], (*path, index))


JUNK: list[object] = [None, True, False, -1, 0, 1, 2, 9, 23, 10**9, 10**30, 1.5, "", "hidden", "x", [], {}, [[]]]
JUNK += [[None], [0], ["hidden"], {"x": 1}, "hellas", "S31", "S01", "subsidy", "radiation", "ice", "pilot"]
JUNK += ["finished", "set_up", "choose_characters", "boarding_and_launch", "round", "land", "keep-event", "call"]
JUNK += ["character pilot", "zone hellas", "shuttle S31", "card subsidy", "destination"]


def spoilt(data: st.DataObject, value: Any, where: Callable[[laws.Path], bool]) -> tuple[Any, laws.Path]:
    """The value with one thing changed, and the place of the change."""
    value = deepcopy(value)
    path = data.draw(st.sampled_from([path for path in places(value) if where(path)]))
    parent: Any = laws.at(value, path[:-1])
    last: Any = path[-1]
    others = [laws.at(value, other) for other in places(value) if where(other) and other[: len(path)] != path]
    how = data.draw(st.sampled_from(["junk", "junk", "other", "drop", "extra"]))
    if how == "junk":
        parent[last] = deepcopy(data.draw(st.sampled_from(JUNK)))
    elif how == "other" and others:
        parent[last] = deepcopy(data.draw(st.sampled_from(others)))
    elif how == "extra" and isinstance(parent, list):
        parent.insert(last, deepcopy(parent[last]))
    elif how == "extra":
        more = data.draw(st.sampled_from(["game", "players", "seed", "extra", "count", ""]))
        parent[more] = deepcopy(parent[last])
        path = (*path, more)
    else:
        del parent[last]
    return value, path


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """A game that never comes back is no game either."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TimeoutError("this takes for ever")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def is_playable(game: Game) -> None:
    """Everything that can be asked of a game can be asked of this one, and it can be played to its end."""
    position = through_json(game.position())
    assert areo.from_position(position).position() == position
    rng = Random(0)
    while True:
        for eye in eyes(game):
            json.dumps(game.view(eye))
            game.log(eye, "fr")
        for seat in range(game.seats):
            game.determinize(seat, rng)
            game.why(seat, "skip", "pt")
        laws.decisions_are_real(game, rng)
        laws.questions(game)
        laws.scores_add_up(game, rng)
        if game.over:
            break
        play_on(game, rng, 9)
        assert len(game.record()["choices"]) < 2000, "it does not end"  # type: ignore[arg-type]
    assert areo.replay(through_json(game.record())).position() == game.position()


# Where a count does not agree with others, the fault may be found at the others; with nothing pending, anywhere.
RELATED = {"astronauts": "reserve", "crew": "reserve", "pad": "shuttles", "flight": "shuttles"}
RELATED |= {"options": "option", "pending": "state."}


def in_words(error: ValueError, path: laws.Path) -> None:
    """The error is one of ours, and names a field that the change is in."""
    assert type(error).__module__.startswith("areo."), f"{type(error).__name__}: {error}"
    fields = [step for step in path if isinstance(step, str)]
    fields = [step for step in fields if step != "state"] or fields
    fields += [RELATED[step] for step in fields if step in RELATED]
    assert any(step in str(error) for step in fields), f"{path} is not named: {error}"


def refused_or_played(data: st.DataObject, position: Any, where: Callable[[laws.Path], bool]) -> None:
    """The position with one thing changed is refused in words, or can be played; it is left alone in any case."""
    position, path = spoilt(data, position, where)
    given = deepcopy(position)
    with at_most(20):
        try:
            game = areo.from_position(position)
        except ValueError as error:
            in_words(error, path)
        else:
            is_playable(game)
    assert position == given


@settings(max_examples=times(400))
@given(st.data())
def test_a_position_with_one_thing_wrong_is_refused_or_played(data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(tables())).position()
    refused_or_played(data, position, lambda path: "pending" not in path)


@settings(max_examples=times(200))
@given(st.data())
def test_what_is_pending_with_one_thing_wrong_is_refused_or_played(data: st.DataObject) -> None:
    position = data.draw(st.sampled_from(tables())).position()
    refused_or_played(data, position, lambda path: "pending" in path)


@cache
def positions_by_hand() -> list[object]:
    """Positions as a person would write them: nothing is pending but the phase."""
    found: list[object] = []
    for table in tables():
        position = through_json(table.position())
        for field in ("pending", "rng", "reveals"):
            del position["state"][field]
        with suppress(BadPosition):
            areo.from_position(position)
            found.append(position)
    return found


@settings(max_examples=times(200))
@given(st.data())
def test_a_position_by_hand_with_one_thing_wrong_is_refused_or_played(data: st.DataObject) -> None:
    refused_or_played(data, data.draw(st.sampled_from(positions_by_hand())), lambda path: path[0] == "state")


@settings(max_examples=times(200))
@given(st.data())
def test_a_record_with_one_thing_wrong_is_refused_or_replayed(data: st.DataObject) -> None:
    record, _ = spoilt(data, data.draw(st.sampled_from(records())), lambda path: "pending" not in path)
    given = deepcopy(record)
    with at_most(20), suppress(BadRecord):
        game = areo.replay(record)
        play_on(game, Random(1))
        assert areo.replay(through_json(game.record())).position() == game.position()
    assert record == given


def test_after_all_that_a_game_is_as_ever() -> None:
    """Nothing that was refused has left a trace in what all games share."""
    before = laws.told(Case(GAME, 3), 1)
    wrong: list[object] = [{"round": 99}, {"pad": [{"shuttle": "S01"}] * 2}, {"phase": "set_up"}]
    for state in wrong:
        with pytest.raises(BadPosition):
            areo.from_position({"game": GAME, "state": state})
    with pytest.raises(BadOption):
        new(shuttles=["S01", "S99"])
    assert laws.told(Case(GAME, 3), 1) == before

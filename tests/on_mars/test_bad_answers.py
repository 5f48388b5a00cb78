"""Answers, seats and records that make no sense: refused with the reason, and nothing has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import areo
from areo import BadRecord, IllegalChoice
from tests.on_mars.colony import Colony, deal, player


def unchanged(table: Colony, seat: Any, picks: Any, said: str) -> None:
    """The table refuses these picks with this reason, and all is as it was."""
    before = (table.game.position(), table.log(0), table.offers())
    with pytest.raises(IllegalChoice, match=said):
        table.game.choose(seat, picks)
    assert (table.game.position(), table.log(0), table.offers()) == before


@pytest.mark.parametrize(
    "key",
    [
        *("", " ", "main", "main ", "main dance", "main construct now", "MAIN construct", "exec", "exec picnic", "use"),
        *("use blueprint-25", "use blueprint-0", "use geologist", "goal", "goal 0", "goal 17", "goal x", "goal goal-1"),
        *("deliver", "deliver contract-13 water", "deliver contract-9", "deliver contract-9 gold", "end now", "done"),
        *(
            "hex 0,0",
            "bot 4,-2 N",
            "rover S",
            "space 9",
            "pay 1 mineral",
            "take water",
            "card geologist",
            "tech seat 9",
        ),
    ],
)
def test_a_key_that_is_not_offered_is_refused_with_a_reason_in_every_language(key: str) -> None:
    table = deal(contracts=[9], goals=[1, 2])
    unchanged(table, 0, [key], "seat 0 may not choose")
    for language in ("en", "fr", "pt"):
        assert table.game.why(0, key, language)


@pytest.mark.parametrize(
    ("picks", "said"),
    [
        ([], "1"),
        (["main control-center", "main construct"], "1"),
        (["main control-center", "main control-center"], "picked twice"),
        ([99], "there is no option 99"),
        ([-1], "there is no option -1"),
        ([True], "True"),
        ([None], "None"),
        ([1.5], "1.5"),
        ("main control-center", "an answer is a list of keys or option indexes"),
        (None, "an answer is a list of keys or option indexes"),
        ({"main": 1}, "an answer is a list of keys or option indexes"),
    ],
)
def test_an_answer_is_a_list_of_one_key_or_index(picks: Any, said: str) -> None:
    unchanged(deal(), 0, picks, said)


def test_an_index_is_as_good_as_a_key() -> None:
    table = deal()
    table.game.choose(0, [table.offers().index("main control-center")])
    assert "bot 4,-2 N" in table.offers()


@pytest.mark.parametrize("seat", [1, 2, -1, True, "0", None])
def test_only_whoever_is_asked_answers(seat: Any) -> None:
    table = deal()
    before = table.game.position()
    with pytest.raises(IllegalChoice):
        table.game.choose(seat, ["main control-center"])
    assert table.game.position() == before


def test_when_the_game_is_over_nobody_answers() -> None:
    table = deal(state={"phase": "finished"})
    for seat in (0, 1):
        with pytest.raises(IllegalChoice):
            table.game.choose(seat, ["end"])


@pytest.mark.parametrize("seat", [2, -1, True, "0"])
def test_a_seat_that_is_none_sees_nothing(seat: Any) -> None:
    game = deal().game
    for look in (game.view, game.log, game.events):
        with pytest.raises(IllegalChoice, match="seat"):
            look(seat)


@pytest.mark.parametrize(
    ("keys", "wrong", "said"),
    [
        (["main construct", "build generator"], "hex 0,0", "built-on"),
        (["main construct", "build generator"], "hex -5,5", "out-of-zone"),
        (["main construct"], "build castle", ""),
        (["main control-center"], "bot 0,0 N", "no-bot"),
        (["main control-center"], "bot 4,-2 UP", ""),
        (["main control-center"], "hex 4,-3", ""),
    ],
)
def test_in_the_middle_of_an_action_a_wrong_answer_leaves_the_question_open(
    keys: list[str], wrong: str, said: str
) -> None:
    table = deal(storage="1 mineral 1 battery", mars={"0,-3": "bot of 0"})
    table.choose(*keys)
    unchanged(table, 0, [wrong], "seat 0 may not choose")
    if said:
        assert table.why(wrong).startswith(said)


# Records


def record() -> dict[str, Any]:
    """What a game of some turns leaves behind."""
    game = areo.new("on-mars", 2, 1, first_player=0)
    table = Colony(game)
    table.choose("space 5", "space 6", "skip", "shuttle orbit")
    for _ in range(2):
        table.pass_turn()
    told: dict[str, Any] = json.loads(json.dumps(game.record()))
    return told


def test_a_record_is_played_again_to_the_same_table() -> None:
    told = record()
    assert areo.replay(told).record() == told


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ([1, ["space 5"]], "may not choose 'space 5'"),
        ([0, ["space 6"]], "seat 0"),
        ([1, ["space 9"]], "may not choose 'space 9'"),
        ([7, ["space 6"]], "seat 7"),
        ("space 6", "."),
    ],
)
def test_a_record_with_a_choice_that_could_not_be_made_is_refused(choice: Any, said: str) -> None:
    told = record()
    told["choices"][1] = choice
    with pytest.raises(BadRecord, match=said):
        areo.replay(told)


@pytest.mark.parametrize("wrong", [None, [], "x", 7])
def test_a_record_is_an_object(wrong: Any) -> None:
    with pytest.raises(BadRecord):
        areo.replay(wrong)


@pytest.mark.parametrize(
    "options", [{"length": "endless"}, {"techs": ["shelter"]}, {"players": 5}, {"solo_goal": "hunky_dory"}]
)
def test_a_record_with_wrong_options_is_refused_by_their_names(options: dict[str, Any]) -> None:
    told = record()
    told["options"].update(options)
    with pytest.raises(BadRecord, match=r"players" if "players" in options else next(iter(options))):
        areo.replay(told)


def test_rivals_hands_do_not_show_in_reasons() -> None:
    table = deal(goals=[1], others=[player(goals=[8])], state={"level": 3})
    assert table.why("goal 8").startswith("goal-not-held")
    assert table.why("goal 8").split(":")[0] == table.why("goal 9").split(":")[0]

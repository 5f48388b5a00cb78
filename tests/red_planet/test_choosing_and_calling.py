"""Phases 2 and 3: secret choices, the call from 1 to 9, the cards set aside, the medal."""

from __future__ import annotations

import pytest

from tests.red_planet.table import CHARACTERS, deal, set_up

SMALL_PAD = "S01 S04 S07 S13 S16"  # no room for a travel agent


def test_all_choose_at_the_same_time_from_the_cards_in_hand() -> None:
    table = deal(hand={1: "recruiter pilot"}, played={1: "soldier"}, round=2)
    assert table.asked == [0, 1, 2]
    assert table.offers(0) == [f"character {id}" for id in CHARACTERS]
    assert table.offers(1) == ["character recruiter", "character pilot"]
    assert table.refuses("character soldier", 1) == "played: Soldier, 1"


def test_a_chosen_character_lies_face_down_until_all_have_chosen() -> None:
    table = deal()
    table.choose("character soldier", seat=1)
    assert table.view(1)["players"][1]["chosen"] == "soldier"
    for other in (0, 2, None):
        assert table.view(other)["players"][1]["chosen"] == "hidden"
        assert "soldier" in table.view(0)["players"][1]["hand"]
        assert not any("Soldier" in line for line in table.log(other))
    assert table.asked == [0, 2]


def test_a_chosen_character_stays_hidden_until_it_is_called() -> None:
    table = deal()
    table.all_choose("pilot explorer recruiter")
    assert table.asked == [2]
    assert table.view(2)["players"][0]["chosen"] == "hidden"
    assert table.view(2)["players"][1]["chosen"] == "hidden"
    assert table.view(0)["players"][2]["played"] == ["recruiter"]
    assert table.acts() == [(2, "recruiter")]


@pytest.mark.parametrize(
    ("chosen", "order"),
    [
        ("pilot soldier travel_agent femme_fatale saboteur", [4, 3, 2, 1, 0]),
        ("secret_agent recruiter explorer scientist saboteur", [1, 2, 3, 0, 4]),
        ("pilot recruiter soldier explorer travel_agent", [1, 3, 4, 2, 0]),
    ],
)
def test_characters_are_called_from_one_to_nine(chosen: str, order: list[int]) -> None:
    table = deal(5, pad=SMALL_PAD, chosen=chosen)
    table.finish_round()
    assert [seat for seat, _ in table.acts()] == order
    assert [character for _, character in table.acts()] == sorted(chosen.split(), key=CHARACTERS.index)


def test_characters_that_nobody_chose_are_passed_over() -> None:
    table = deal(chosen="pilot pilot recruiter")
    assert table.asked == [2]
    table.choose("skip")
    assert table.asked == [0]
    assert table.view()["call"] == "pilot"


@pytest.mark.parametrize(("medal", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
def test_equal_characters_act_clockwise_from_the_medal_or_the_first_to_its_left(medal: int, order: list[int]) -> None:
    table = deal(4, medal=medal, chosen="explorer explorer recruiter explorer")
    table.finish_round()
    assert table.acts()[1:] == [(seat, "explorer") for seat in order]


def test_equal_characters_are_revealed_together() -> None:
    table = deal(chosen="explorer explorer recruiter", medal=1)
    table.choose("skip")
    assert table.asked == [1]
    assert table.view(2)["players"][0]["played"] == ["explorer"]


def test_each_of_several_equal_characters_finishes_before_the_next() -> None:
    table = deal(chosen="explorer explorer recruiter", mars={"hellas": "1 1 0", "ausonia": "ice"})
    table.choose("skip")
    for answer in ("shuttle S12", "move hellas ausonia", "move ausonia hellas", "move hellas ausonia"):
        assert table.asked == [0]
        table.choose(answer)
    assert table.asked == [1]
    assert table.offers() == ["shuttle S12", "shuttle S09", "shuttle S06", "skip"]


def test_a_played_character_stays_out_until_the_recruiter_is_played() -> None:
    table = deal()
    table.all_choose("explorer pilot soldier")
    table.finish_round()
    assert table.hand(0) == [id for id in CHARACTERS if id != "explorer"]
    assert "character pilot" not in table.offers(1)
    table.all_choose("scientist explorer recruiter")
    table.finish_round()
    assert table.offers(0) == [f"character {id}" for id in CHARACTERS if id not in ("explorer", "scientist")]
    assert table.offers(2) == [f"character {id}" for id in CHARACTERS]
    assert table.refuses("character explorer", 0) == "played: Explorer, 1"


def test_why_a_character_is_out_is_not_told_by_a_round_that_never_was() -> None:
    table = deal(hand={0: "recruiter pilot"})
    assert table.refuses("character soldier", 0) == "out: Soldier"


def test_what_every_player_still_holds_is_open_to_all() -> None:
    table = deal()
    table.all_choose("explorer pilot soldier")
    table.finish_round()
    for seat, character in enumerate(("explorer", "pilot", "soldier")):
        for eye in (*({0, 1, 2} - {seat}), None):
            assert table.view(eye)["players"][seat]["hand"] == [id for id in CHARACTERS if id != character]


def test_the_player_who_acts_last_takes_the_medal() -> None:
    table = deal(chosen="scientist pilot recruiter")
    assert table.medal == 0
    table.finish_round()
    assert table.medal == 1


def test_of_equals_the_last_clockwise_takes_the_medal() -> None:
    table = deal(4, medal=1, chosen="pilot pilot recruiter pilot")
    table.finish_round()
    assert table.medal == 0
    table = deal(4, medal=3, chosen="pilot pilot recruiter pilot")
    table.finish_round()
    assert table.medal == 1


def test_a_travel_agent_who_loses_the_turn_has_acted_and_takes_the_medal() -> None:
    table = deal(pad="S01 S04 S07", chosen="recruiter travel_agent explorer")
    table.finish_round()
    assert table.round == 2
    assert table.medal == 1
    assert [seat for seat, _ in table.happened("turn-lost")] == [1]


def test_the_medal_moves_only_at_the_end_of_the_round() -> None:
    table = deal(4, chosen="explorer explorer pilot pilot", medal=3)
    table.choose("skip", "skip", "skip", "skip")
    assert table.medal == 3
    table.finish_round()
    assert table.medal == 2


def test_between_two_rounds_no_character_is_called() -> None:
    table = deal(chosen="recruiter pilot recruiter")
    assert table.view()["call"] == "recruiter"
    table.finish_round()
    assert table.view()["call"] is None


def test_the_new_medal_decides_the_next_round() -> None:
    table = deal(chosen="recruiter pilot recruiter")
    table.finish_round()
    table.all_choose("scientist scientist scientist")
    table.finish_round()
    assert table.acts()[-3:] == [(1, "scientist"), (2, "scientist"), (0, "scientist")]


def test_the_round_marker_advances_until_round_10_ends_the_game() -> None:
    table = set_up()
    table.keep_bonus_cards()
    for round in range(1, 11):
        assert table.round == round
        assert not table.over
        table.all_choose("recruiter recruiter recruiter")
        table.finish_round()
    assert table.over
    assert [figures[0] for _, figures in table.happened("round")] == list(range(1, 11))


def test_the_recruiter_is_forced_by_round_9_and_returns_all_nine() -> None:
    table = set_up()
    table.keep_bonus_cards()
    for number, character in enumerate(CHARACTERS[1:]):
        assert [len(table.offers(seat)) for seat in range(3)] == [9 - number] * 3
        table.all_choose(" ".join([character] * 3))
        table.finish_round()
    assert table.round == 9
    assert table.phase == "boarding_and_launch"
    assert table.acts()[-3:] == [(seat, "recruiter") for seat in (table.medal, *others_after(table.medal))]
    table.finish_round()
    assert table.round == 10
    assert table.hand(0) == table.hand(1) == table.hand(2) == CHARACTERS


def others_after(seat: int) -> list[int]:
    return [(seat + 1) % 3, (seat + 2) % 3]


def test_a_last_card_is_not_asked_for_while_the_others_choose() -> None:
    table = deal(hand={0: "recruiter"})
    assert table.asked == [1, 2]
    assert table.player(0)["chosen"] == "recruiter"

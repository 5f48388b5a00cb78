"""What may be taken back: own choices until something is revealed; secret ones until all have chosen."""

from __future__ import annotations

import pytest

import areo
from tests.red_planet.table import Mars, deal, set_up


def undoable(table: Mars) -> list[int]:
    return [table.game.undoable(seat) for seat in range(table.game.seats)]


def test_a_secret_choice_may_be_taken_back_until_all_have_chosen() -> None:
    table = deal()
    table.choose("character explorer", seat=0)
    table.choose("character soldier", seat=1)
    assert undoable(table) == [1, 1, 0]
    table.undo(0)
    assert table.asked == [0, 2]
    assert table.player(1)["chosen"] == "soldier"
    assert len(table.hand(0)) == 9
    table.choose("character pilot", seat=0)
    assert table.player(0)["chosen"] == "pilot"
    table.choose("character recruiter", seat=2)
    assert undoable(table) == [0, 0, 0]
    with pytest.raises(areo.IllegalChoice):
        table.undo(0)


def test_a_kept_bonus_card_may_be_changed_until_all_have_chosen() -> None:
    cards = "subsidy pioneers lichens metropolis strategic_zones upheaval celerium_baron fallen_heroes block_of_ice"
    table = set_up(events=cards, fist=[0, 1, 2], shuttles="S05 S12 S09")
    table.choose("card subsidy", seat=0)
    table.choose("card metropolis", seat=1)
    table.undo(0)
    assert table.bonus(0) == []
    assert table.bonus(1) == ["metropolis"]
    table.choose("card pioneers", seat=0)
    table.choose("card fallen_heroes", seat=2)
    assert undoable(table) == [0, 0, 0]
    assert table.bonus(0) == ["pioneers"]


def test_boarding_may_be_taken_back_step_by_step() -> None:
    table = deal(chosen="scientist pilot pilot")
    before = table.state["pad"]
    table.choose("shuttle S12", "shuttle S09")
    assert undoable(table) == [2, 0, 0]
    table.undo(0)
    table.undo(0)
    assert table.state["pad"] == before
    assert table.reserve(0) == 22
    assert undoable(table) == [0, 0, 0]


def test_a_take_off_may_be_taken_back() -> None:
    table = deal(pad="S04:010 S12 S09", chosen="scientist pilot pilot")
    table.choose("shuttle S04")
    table.undo(0)
    assert table.pad == ["S04", "S12", "S09"]
    assert table.flight == []


def test_nothing_may_be_taken_back_once_the_next_character_is_revealed() -> None:
    table = deal(chosen="recruiter explorer pilot")
    table.choose("shuttle S12")
    assert table.acts()[-1] == (1, "explorer")
    assert undoable(table) == [0, 0, 0]


def test_of_equal_characters_the_first_may_take_back_until_the_next_chooses() -> None:
    table = deal(chosen="explorer explorer recruiter")
    table.choose("skip", "shuttle S12")
    assert table.asked == [1]
    assert undoable(table) == [1, 0, 0]
    table.choose("shuttle S12")
    assert table.game.undoable(0) == 0


def test_a_step_may_be_taken_back_unless_it_explores() -> None:
    table = deal(chosen="explorer pilot pilot", mars={"hellas": "1 0 0", "ausonia": "ice"})
    table.choose("skip", "move hellas ausonia")
    assert undoable(table) == [2, 0, 0]
    table.choose("move ausonia syrtis_major")
    assert table.resource("syrtis_major") is not None
    assert undoable(table) == [0, 0, 0]


def test_a_drawn_card_stays_drawn_but_its_place_may_be_changed() -> None:
    table = deal(chosen="scientist scientist recruiter", events="upheaval")
    table.choose("skip", "skip", "do 1")
    assert undoable(table) == [0, 0, 0]
    table.choose("zone hellas")
    assert undoable(table) == [1, 0, 0]
    table.undo(0)
    table.choose("zone arabia")
    assert table.discovery("arabia") == "upheaval"
    assert table.discovery("hellas") is None


def test_a_look_cannot_be_taken_back() -> None:
    table = deal(chosen="scientist scientist recruiter", discoveries={"hellas": "upheaval"})
    table.choose("skip", "skip", "do 2", "zone hellas")
    assert undoable(table) == [0, 0, 0]


def test_a_landing_that_explores_cannot_be_taken_back() -> None:
    table = deal(pad="S04:010 S12 S09", chosen="recruiter recruiter recruiter")
    table.choose("skip", "skip", "shuttle S04")
    assert table.round == 2
    assert undoable(table) == [0, 0, 0]


@pytest.mark.parametrize("discoveries", [{}, {"hellas": "upheaval"}])
def test_the_end_of_the_game_reveals_everything_and_cannot_be_taken_back(discoveries: dict[str, str]) -> None:
    table = deal(round=10, chosen="recruiter recruiter recruiter", discoveries=discoveries, bonus={0: "subsidy"})
    table.choose("skip", "skip", "skip")
    assert table.over
    assert undoable(table) == [0, 0, 0]


def test_destinations_at_set_up_may_be_taken_back_until_cards_are_dealt() -> None:
    table = set_up(shuttles="S31 S32 S09", fist=[0, 1, 2])
    table.choose("zone hellas")
    assert undoable(table) == [1, 0, 0]
    table.undo(0)
    table.choose("zone arabia", "zone hellas")
    assert table.destination("S31") == "arabia"
    assert undoable(table) == [0, 0, 0]

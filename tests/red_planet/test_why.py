"""Why a move is not legal: every reason the game can give, with names and figures."""

from __future__ import annotations

from typing import Any

import pytest

from tests.red_planet.table import deal, set_up

FEMME_FATALE: dict[str, Any] = {
    "chosen": "femme_fatale recruiter recruiter",
    "mars": {"hellas": "0 1 1", "ausonia": "2 0 0", "arabia": "1 1 0"},
}
SCIENTIST: dict[str, Any] = {
    "chosen": "scientist pilot pilot",
    "discoveries": {"hellas": "lichens"},
    "events": "upheaval",
}
SOLDIER: dict[str, Any] = {
    "chosen": "soldier recruiter recruiter",
    "pad": "S04:010 S07:001",  # no two seats together
    "mars": {"hellas": "1 1 0", "ausonia": "0 1 0", "mare_tyrrhenum": "0 1 0"},
}
SECRET_AGENT: dict[str, Any] = {"chosen": "secret_agent recruiter recruiter", "pad": "S04:010 S34 S12"}
PILOT: dict[str, Any] = {"chosen": "pilot recruiter recruiter", "pad": "S12 S09:010>arabia S06:001>arabia"}
EXPLORER: dict[str, Any] = {"chosen": "explorer pilot pilot", "mars": {"hellas": "1 0 0", "arabia": "0 1 0"}}


@pytest.mark.parametrize(
    ("position", "played", "key", "reason"),
    [
        ({"chosen": "recruiter pilot pilot"}, [], "shuttle S01", "not-docked: S01"),
        ({"chosen": "recruiter pilot pilot", "flight": "S10:111"}, [], "shuttle S10", "in-flight: S10"),
        ({"chosen": "recruiter pilot pilot"}, [], "zone hellas", "not-offered"),
        ({"chosen": "recruiter pilot pilot"}, [], "character pilot", "not-offered"),
        ({"chosen": "recruiter pilot pilot"}, [], "seat 1", "not-offered"),
        ({"chosen": "recruiter pilot pilot"}, [], "move hellas ausonia", "not-offered"),
        ({"chosen": "recruiter pilot pilot"}, [], "dance", "unknown"),
        ({"chosen": "recruiter pilot pilot"}, [], "zone atlantis", "unknown"),
        (
            {"chosen": "travel_agent pilot pilot", "pad": "S12 S09:111 S06"},
            [],
            "shuttle S09",
            "room: S09, 3, 2",
        ),
        ({"chosen": "soldier pilot pilot", "pad": "S12 S09:112 S06"}, [], "shuttle S09", "room: S09, 2, 1"),
        ({"chosen": "travel_agent pilot pilot"}, [], "skip", "must"),
        ({"chosen": "recruiter pilot pilot", "pad": "S34 S12 S09"}, ["shuttle S34"], "shuttle S12", "not-offered"),
        (
            {"chosen": "recruiter pilot pilot", "pad": "S34 S12:100>arabia S09:100>arabia"},
            ["shuttle S34"],
            "zone arabia",
            "no-tile: Arabia",
        ),
        (EXPLORER, ["skip"], "move arabia sinus_sabaeus", "nobody-there: Arabia"),
        (EXPLORER, ["skip"], "move hellas arabia", "not-neighbours: Hellas, Arabia"),
        (EXPLORER, ["skip"], "move hellas hellas", "not-neighbours: Hellas, Hellas"),
        (EXPLORER, ["skip"], "zone arabia", "not-offered"),
        (EXPLORER, ["skip"], "move hellas", "unknown"),
        (EXPLORER, ["skip"], "move hellas ausonia arabia", "unknown"),
        (SCIENTIST, ["skip"], "do 3", "unknown"),
        (SCIENTIST, ["skip", "do 2"], "zone arabia", "no-discovery: Arabia"),
        (SCIENTIST, ["skip", "do 2"], "shuttle S12", "not-offered"),
        (SCIENTIST, ["skip", "do 1"], "zone hellas", "discovery-there: Hellas"),
        (SCIENTIST, ["skip", "do 1"], "zone tritonis_sinus", "inner: Tritonis Sinus"),
        (SCIENTIST, ["skip", "do 1"], "skip", "must"),
        (SECRET_AGENT, ["skip", "skip", "shuttle S12"], "shuttle S12", "different: S12"),
        (SECRET_AGENT, ["skip", "skip", "shuttle S04", "skip"], "shuttle S04", "in-flight: S04"),
        (SECRET_AGENT, ["skip", "skip", "skip"], "shuttle S34", "no-destination: S34"),
        (FEMME_FATALE, ["skip", "skip", "skip"], "zone hellas", "nobody-there: Hellas"),
        (FEMME_FATALE, ["skip", "skip", "skip"], "shuttle S12", "nobody-aboard: S12; no-opponent-aboard: S12"),
        (FEMME_FATALE, ["skip", "skip", "skip"], "zone ausonia", "no-opponent: Ausonia"),
        (FEMME_FATALE, ["skip", "skip", "skip"], "character pilot", "not-offered"),
        (SOLDIER, ["skip", "skip"], "zone arabia", "empty-zone: Arabia"),
        (SOLDIER, ["skip", "skip"], "zone mare_tyrrhenum", "inner: Mare Tyrrhenum"),
        (SOLDIER, ["skip", "skip"], "shuttle S12", "not-offered"),
        (SOLDIER, ["skip", "skip", "zone hellas"], "seat 2", "not-present: Player 3, Hellas"),
        (SOLDIER, ["skip", "skip", "zone hellas"], "seat 3", "no-seat"),
        (SOLDIER, ["skip", "skip", "zone hellas"], "zone hellas", "not-offered"),
        (PILOT, ["skip", "skip", "skip", "shuttle S12"], "zone hellas", "same-destination: Hellas"),
        (PILOT, ["skip", "skip", "skip", "shuttle S12"], "zone arabia", "no-tile: Arabia"),
        (PILOT, ["skip", "skip", "skip", "shuttle S12"], "skip", "must"),
        (PILOT, ["skip", "skip", "skip"], "shuttle S01", "not-docked: S01"),
        ({**PILOT, "pad": "S34 S12 S09"}, ["skip", "skip", "skip"], "shuttle S34", "no-destination: S34"),
    ],
)
def test_every_obstacle_has_its_reason(position: dict[str, Any], played: list[str], key: str, reason: str) -> None:
    table = deal(**position)
    table.choose(*played)
    assert table.refuses(key) == reason


def test_the_femme_fatale_may_not_replace_herself() -> None:
    table = deal(chosen="femme_fatale recruiter recruiter", mars={"hellas": "1 1 1"})
    table.choose("skip", "skip", "skip", "zone hellas")
    assert table.refuses("seat 0") == "yourself"


def test_a_character_played_before_is_named_with_its_round() -> None:
    table = deal(hand={0: "recruiter pilot"}, played={0: "soldier explorer"}, round=3)
    assert table.refuses("character explorer", 0) == "played: Explorer, 2"
    assert table.refuses("character soldier", 0) == "played: Soldier, 1"
    assert table.refuses("zone hellas", 0) == "not-offered"


def test_cards_that_may_not_be_kept() -> None:
    table = set_up(events="subsidy pioneers lichens", fist=[0, 1, 2], shuttles="S05 S12 S09")
    assert table.refuses("card lichens", 0) == "not-bonus: Lichens"
    assert table.refuses("card upheaval", 0) == "not-dealt"
    assert table.refuses("zone hellas", 0) == "not-offered"


def test_a_seat_that_is_not_asked_is_told_whom_the_table_waits_for() -> None:
    table = deal(chosen="recruiter pilot pilot")
    assert "Player 1" in table.game.why(2, "shuttle S12")[0]


def test_a_legal_move_has_no_reason_against_it() -> None:
    table = deal(chosen="recruiter pilot pilot")
    for key in table.offers():
        assert table.why(key) == ""


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_figure_needed_and_the_figure_had_stand_in_every_language(language: str) -> None:
    table = deal(chosen="travel_agent recruiter recruiter", pad="S12 S09:111 S06")
    table.choose("skip", "skip")
    reason = table.game.why(0, "shuttle S09", language)
    assert len(reason) == 1
    assert "S09" in reason[0]
    assert "2" in reason[0]
    assert "3" in reason[0]


def test_what_is_lacking_is_told_in_figures() -> None:
    table = deal(chosen="travel_agent recruiter recruiter", pad="S12 S09:111 S06")
    table.choose("skip", "skip")
    lack = table.game.lack(0, "shuttle S09")
    assert lack is not None
    assert (lack.what, lack.need, lack.have, lack.most) == ("free-seat", 3, 2, False)
    assert table.game.lack(0, "shuttle S12") is None
    assert table.game.lack(0, "shuttle S01") is None

"""What an option tells besides its key: the deed, the small print, the thing it is about, its key on the keyboard."""

from __future__ import annotations

from areo import Decision
from tests.red_planet.table import deal, set_up


def option(decision: Decision, key: str) -> tuple[str, str, str | None, str]:
    """The deed, the detail, the thing and the shortcut."""
    at = decision.keys.index(key)
    return decision.deed(at, "en"), decision.detail(at, "en"), decision.thing(at), decision.shortcut(at)


def test_a_character_is_chosen_with_its_number() -> None:
    decision = deal().decision(0)
    assert option(decision, "character secret_agent") == ("Secret Agent", "", "character secret_agent", "4")
    assert [decision.shortcut(at) for at in range(9)] == list("123456789")


def test_a_shuttle_tells_how_full_it_is_in_small_print() -> None:
    decision = deal(chosen="recruiter pilot pilot", pad="S12:210 S34 S31:001>hellas").decision()
    assert option(decision, "shuttle S12") == ("S12 to Hellas", "3/5 aboard", "shuttle S12", "")
    assert option(decision, "shuttle S34") == ("S34, destination open", "0/5 aboard", "shuttle S34", "")
    assert decision.label(decision.keys.index("shuttle S31"), "en") == "S31 to Hellas: 1/2 aboard"
    assert decision.label(decision.keys.index("shuttle S31"), "fr") == "S31 vers Hellas — 1/2 à bord"
    assert option(decision, "skip") == ("Skip this step", "", None, "")


def test_a_bonus_card_tells_its_rule_in_small_print() -> None:
    table = set_up(events="subsidy pioneers lichens", fist=[0, 1, 2], shuttles="S05 S12 S09")
    deed, detail, thing, _ = option(table.decision(0), "card subsidy")
    assert (deed, detail, thing) == ("Subsidy", "4 points, unconditionally", "card subsidy")


def test_a_move_is_about_the_zone_it_begins_in() -> None:
    table = deal(chosen="explorer pilot pilot", mars={"hellas": "1 0 0"})
    table.choose("skip")
    assert table.decision().kind == "space"
    assert option(table.decision(), "move hellas ausonia") == ("Hellas → Ausonia", "", "zone hellas", "")
    assert table.offers()[-1] == "skip"
    assert option(table.decision(), "skip") == ("Skip this step", "", None, "")


def test_a_player_is_named_as_at_the_table() -> None:
    table = deal(chosen="soldier recruiter recruiter", mars={"hellas": "1 1 0"})
    table.choose("skip", "skip", "shuttle S12", "zone hellas")
    assert option(table.decision(), "seat 1") == ("Player 2", "", "seat 1", "")


def test_a_place_to_replace_an_astronaut_is_a_zone_or_a_shuttle() -> None:
    table = deal(chosen="femme_fatale recruiter recruiter", pad="S12:110 S09 S06", mars={"hellas": "1 1 0"})
    table.choose("skip", "skip", "skip")
    assert option(table.decision(), "zone hellas") == ("Hellas", "", "zone hellas", "")
    assert option(table.decision(), "shuttle S12") == ("S12 to Hellas", "2/5 aboard", "shuttle S12", "")

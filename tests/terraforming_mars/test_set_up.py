"""Set-up: cards and corporations dealt, chosen in secret, revealed and paid for; what the options control."""

from __future__ import annotations

import json
from typing import Any

import pytest

import areo
from areo.terraforming_mars.cards import sets
from areo.terraforming_mars.cards.corporations import CORPORATIONS
from areo.terraforming_mars.deck import PROJECTS
from tests.terraforming_mars.mars import Mars, set_up

BASE = {card.id for card in PROJECTS if card.set == sets.BASE}
ALL = {card.id for card in PROJECTS}
BASE_CORPORATIONS = {card.id for card in CORPORATIONS if card.set == sets.BASE}
CORPORATE_ERA = {"saturn-systems", "teractor"}
NONE = dict.fromkeys(["mc", "steel", "titanium", "plants", "energy", "heat"], 0)


def all_cards(table: Mars) -> list[str]:
    """Every project card of the table, wherever it is."""
    state = table.state
    found = [*state["deck"], *state["discard"]]
    for player in state["players"]:
        for zone in ("hand", "played", "dealt", "drafted"):
            found += player[zone]
    return found


def choose(table: Mars, seat: int, corporation: int = 0, cards: int = 0) -> None:
    """Take one of the two corporations and so many of the ten cards."""
    table.choose(table.offers(seat)[corporation], seat=seat)
    table.choose(table.offers(seat)[:cards], seat=seat)


# Dealing


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_asked_at_once_for_one_of_two_corporations(players: int) -> None:
    table = set_up(players, seed=players)
    assert table.asked == list(range(players))
    for seat in range(players):
        decision = table.decision(seat)
        assert (decision.kind, decision.least, decision.most, len(decision.keys)) == ("card", 1, 1, 2)
        assert len(table.player(seat)["dealt"]) == 10


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_corporate_era_has_208_cards_and_no_production(players: int) -> None:
    table = set_up(players)
    assert sorted(all_cards(table)) == sorted(ALL)
    assert len(ALL) == 208
    for seat in range(players):
        assert table.player(seat)["production"] == NONE


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_standard_game_has_137_cards_and_every_production_at_1(players: int) -> None:
    table = set_up(players, corporate_era=False)
    assert sorted(all_cards(table)) == sorted(BASE)
    assert len(BASE) == 137
    for seat in range(players):
        assert table.player(seat)["production"] == dict.fromkeys(NONE, 1)


def test_the_standard_game_deals_the_ten_corporations_without_the_two_of_the_corporate_era() -> None:
    assert len(BASE_CORPORATIONS) == 10
    table = set_up(5, corporate_era=False)
    dealt = [id for seat in range(5) for id in table.player(seat)["dealt_corporations"]]
    assert sorted(dealt) == sorted(BASE_CORPORATIONS)


def test_the_corporate_era_deals_from_twelve_corporations() -> None:
    seen: set[str] = set()
    for seed in range(12):
        table = set_up(5, seed=seed)
        seen |= {id for seat in range(5) for id in table.player(seat)["dealt_corporations"]}
    assert seen == BASE_CORPORATIONS | CORPORATE_ERA


@pytest.mark.parametrize(("players", "tr"), [(1, 14), (2, 20), (5, 20)])
def test_everybody_starts_at_rating_20_and_at_14_alone(players: int, tr: int) -> None:
    table = set_up(players)
    assert [table.tr(seat) for seat in range(players)] == [tr] * players


def test_mars_starts_cold_dry_and_without_air() -> None:
    table = set_up(3)
    assert (table.generation, table.temperature, table.oxygen, table.oceans) == (1, -30, 0, 0)
    assert table.tiles() == {}
    assert table.state["milestones"] == table.state["awards"] == {}


# Choosing


def test_first_the_corporation_is_chosen_then_the_cards_then_nothing_until_all_have() -> None:
    table = set_up(3)
    table.choose(table.offers(1)[0], seat=1)
    decision = table.decision(1)
    assert (decision.kind, decision.least, len(decision.keys)) == ("cards", 0, 10)
    table.choose([], seat=1)
    assert table.asked == [0, 2]
    assert table.player(1)["corporation"] is None


def test_nobody_sees_what_the_others_choose_before_all_have_chosen() -> None:
    table = set_up(2, corporations=[["credicor", "ecoline"], ["helion", "thorgate"]])
    table.choose("corporation helion", seat=1)
    kept = table.offers(1)[:3]
    table.choose(kept, seat=1)
    for seat in (0, None):
        view: dict[str, Any] = table.view(seat)
        told = json.dumps([view, table.log(seat)])
        assert "helion" not in told.lower()
        assert not any(key.removeprefix("card ") in told for key in kept)
    assert table.view(1)["players"][1]["bought"] == [key.removeprefix("card ") for key in kept]


def test_nobody_is_told_how_many_cards_another_keeps_before_all_have_chosen() -> None:
    """Whatever seat 1 keeps, the others see and read the same."""
    told: list[Any] = []
    for kept in (0, 3, 10):
        table = set_up(2, corporations=[["credicor", "ecoline"], ["helion", "thorgate"]])
        table.choose("corporation helion", seat=1)
        table.choose(table.offers(1)[:kept], seat=1)
        told.append([(table.view(seat), table.log(seat)) for seat in (0, None)])
        table.choose("corporation credicor", seat=0)
        table.choose([], seat=0)
        assert table.view(0)["players"][1]["hand"] == kept
        assert table.mc(1) == 42 - 3 * kept
        assert table.view(0)["players"][1]["bought"] == []
    assert told[0] == told[1] == told[2]


def test_a_secret_choice_may_be_taken_back_until_all_have_chosen() -> None:
    table = set_up(2, corporations=[["credicor", "ecoline"], ["helion", "thorgate"]])
    table.choose("corporation helion", seat=1)
    table.choose([], seat=1)
    table.undo(1)
    table.undo(1)
    table.choose("corporation thorgate", seat=1)
    table.choose([], seat=1)
    choose(table, 0)
    assert table.player(1)["corporation"] == "thorgate"


@pytest.mark.parametrize(
    ("corporation", "money", "most"),
    [
        ("credicor", 57, 10),
        ("ecoline", 36, 10),
        ("helion", 42, 10),
        ("interplanetary-cinematics", 30, 10),
        ("inventrix", 45, 10),
        ("mining-guild", 30, 10),
        ("phobolog", 23, 7),
        ("tharsis-republic", 40, 10),
        ("thorgate", 48, 10),
        ("united-nations-mars-initiative", 40, 10),
        ("saturn-systems", 42, 10),
        ("teractor", 60, 10),
    ],
)
def test_cards_are_limited_by_the_money_of_the_chosen_corporation(corporation: str, money: int, most: int) -> None:
    table = set_up(2, corporations=[[corporation], []])
    assert table.decision(0).most == most
    table.choose(table.offers(0)[:most], seat=0)
    choose(table, 1)
    assert table.mc(0) == money - 3 * most
    assert len(table.hand(0)) == most


def test_an_eighth_card_for_phobolog_is_refused_and_changes_nothing() -> None:
    table = set_up(2, corporations=[["phobolog", "ecoline"], []])
    table.choose("corporation phobolog", seat=0)
    before = table.game.position()
    with pytest.raises(areo.IllegalChoice):
        table.game.choose(0, table.offers(0)[:8])
    assert table.game.position() == before


def test_cards_not_kept_are_discarded_face_down_and_the_other_corporation_leaves_the_game() -> None:
    table = set_up(2, corporations=[["credicor", "ecoline"], ["helion", "thorgate"]])
    dealt = [table.player(seat)["dealt"] for seat in range(2)]
    choose(table, 0, cards=4)
    choose(table, 1, corporation=1, cards=0)
    assert table.hand(0) == dealt[0][:4]
    assert sorted(table.discard()) == sorted([*dealt[0][4:], *dealt[1]])
    assert table.view(1)["discard"] == 16  # how many, not which
    assert "ecoline" not in json.dumps(table.state)


def test_productions_of_a_corporation_are_added_to_the_start_of_the_variant() -> None:
    dealt = [["thorgate", "credicor"], ["ecoline", "helion"]]
    era = set_up(2, corporations=dealt)
    standard = set_up(2, corporations=dealt, corporate_era=False)
    for table in (era, standard):
        choose(table, 0)
        choose(table, 1)
    assert era.production(0) == {"energy": 1}
    assert era.production(1) == {"plants": 2}
    assert standard.player(0)["production"] == {**dict.fromkeys(NONE, 1), "energy": 2}
    assert standard.player(1)["production"] == {**dict.fromkeys(NONE, 1), "plants": 3}


def test_corporations_are_revealed_in_turn_order_so_saturn_systems_hears_itself() -> None:
    dealt = [["saturn-systems", "credicor"], ["ecoline", "helion"], ["teractor", "inventrix"]]
    table = set_up(3, corporations=dealt, first_player=2)
    for seat in range(3):
        choose(table, seat)
    assert table.production(0) == {"titanium": 1, "mc": 1}
    founded = [event["seat"] for event in table.game.events(None) if event["what"] == "founds"]
    assert founded == [2, 0, 1]


def test_the_first_player_begins_without_research() -> None:
    table = set_up(4, first_player=2)
    for seat in range(4):
        choose(table, seat)
    assert (table.asked, table.kind, table.generation) == ([2], "menu", 1)


# First actions


def first_turn(corporation: str, deck: list[str] | None = None) -> Mars:
    options: dict[str, Any] = {"deck": deck} if deck else {}
    table = set_up(2, corporations=[[corporation], ["credicor"]], first_player=0, **options)
    table.choose([], seat=0)
    table.choose([], seat=1)
    return table


def test_inventrix_first_draws_three_cards_and_that_is_one_action() -> None:
    table = first_turn("inventrix")
    top = table.deck()[:3]
    assert table.offers() == ["first-action", "pass"]
    assert table.why("project asteroid") == "first-action"
    table.do("first-action")
    assert table.hand() == top
    assert table.mc() == 45  # drawn, not bought
    assert "end" in table.offers()
    assert table.asked == [0]


def test_the_tharsis_republic_first_places_a_city_for_nothing() -> None:
    table = first_turn("tharsis-republic")
    table.do("first-action", "space C4")
    assert table.changes() == {"C4": "city 0", "mc": 3, "mc production": 1}
    assert table.why("first-action") == "no-first-action"


def test_the_first_action_may_be_put_off_by_passing() -> None:
    table = first_turn("tharsis-republic")
    table.choose("pass")
    table.end(1)
    for seat in (0, 1):
        table.choose([], seat=seat)
    table.end(1)
    assert table.generation == 2
    assert table.offers() == ["first-action", "pass"]


def test_no_other_corporation_has_a_first_action() -> None:
    for corporation in sorted((BASE_CORPORATIONS | CORPORATE_ERA) - {"inventrix", "tharsis-republic", "credicor"}):
        assert "first-action" not in first_turn(corporation).offers()


# Beginners


def test_a_beginner_takes_42_mc_and_ten_free_cards_and_chooses_nothing() -> None:
    table = set_up(3, beginners=[1])
    assert table.asked == [0, 2]
    choose(table, 0)
    choose(table, 2)
    assert table.resources(1) == {"mc": 42}
    assert table.player(1)["corporation"].startswith("beginner-corporation")
    assert len(table.hand(1)) == 10


def test_all_may_be_beginners_and_then_the_game_begins_at_once() -> None:
    table = set_up(5, beginners=[0, 1, 2, 3, 4], corporate_era=False, first_player=3)
    assert table.asked == [3]
    assert {table.player(seat)["corporation"] for seat in range(5)} == {
        f"beginner-corporation-{n}" for n in range(1, 6)
    }
    assert [table.resources(seat) for seat in range(5)] == [{"mc": 42}] * 5
    assert all(table.player(seat)["production"] == dict.fromkeys(NONE, 1) for seat in range(5))


def test_a_beginner_corporation_has_no_tag() -> None:
    table = set_up(2, beginners=[0, 1], first_player=0)
    assert table.game.scores()[0]["total"] == 20
    assert table.why("action beginner-corporation-1") == "no-action: Beginner Corporation"


# Set-up control


def test_the_deck_option_says_which_cards_come_first() -> None:
    first = ["comet", "birds", "ants", "fish", "grass", "trees", "moss", "algae", "lichen", "mine"]
    second = ["virus", "predators"]
    table = set_up(2, deck=[*first, *second], first_player=1)
    assert table.player(1)["dealt"] == first  # the first player is dealt first
    assert table.player(0)["dealt"][:2] == second


def test_the_corporations_option_says_who_is_dealt_which() -> None:
    table = set_up(3, corporations=[["helion", "ecoline"], [], ["teractor"]])
    assert table.offers(0) == ["corporation helion", "corporation ecoline"]
    assert len(table.offers(1)) == 2
    assert not {"corporation helion", "corporation ecoline", "corporation teractor"} & set(table.offers(1))
    assert table.decision(2).kind == "cards"  # only one corporation: nothing to choose


def test_without_the_option_every_seat_is_first_player_now_and_then() -> None:
    firsts = {set_up(3, seed=seed).state["first_player"] for seed in range(20)}
    assert firsts == {0, 1, 2}


def test_the_same_seed_deals_the_same_game() -> None:
    assert set_up(4, seed=7).state == set_up(4, seed=7).state
    assert set_up(4, seed=7).state != set_up(4, seed=8).state
    assert areo.new("terraforming-mars", 4, "7").position() == areo.new("terraforming-mars", 4, 7).position()


@pytest.mark.parametrize(
    ("players", "options", "named"),
    [
        (0, {}, "players"),
        (6, {}, "players"),
        (2, {"corporate_era": "yes"}, "corporate_era"),
        (2, {"corporate_era": 0}, "corporate_era"),
        (2, {"draft": "yes"}, "draft"),
        (1, {"draft": True}, "draft"),
        (1, {"corporate_era": False}, "corporate_era"),
        (2, {"beginners": [2]}, "beginners"),
        (2, {"beginners": [True]}, "beginners"),
        (2, {"beginners": [0, 0]}, "beginners"),
        (2, {"beginners": 1}, "beginners"),
        (2, {"first_player": 2}, "first_player"),
        (2, {"first_player": -1}, "first_player"),
        (2, {"first_player": True}, "first_player"),
        (2, {"deck": "comet"}, "deck"),
        (2, {"deck": ["comte"]}, "comte"),
        (2, {"deck": ["comet", "comet"]}, "comet"),
        (2, {"deck": [9]}, "deck"),
        (2, {"deck": ["mine"], "corporate_era": False}, "mine"),
        (2, {"corporations": [["helion"]]}, "corporations"),
        (2, {"corporations": "helion"}, "corporations"),
        (2, {"corporations": [["helion"], ["helion"]]}, "helion"),
        (2, {"corporations": [["helion", "helion"], []]}, "helion"),
        (2, {"corporations": [["nobody"], []]}, "nobody"),
        (2, {"corporations": ["helion", []]}, "corporations"),
        (2, {"corporations": [["teractor"], []], "corporate_era": False}, "teractor"),
        (2, {"preludes": True}, "preludes"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(players: int, options: dict[str, Any], named: str) -> None:
    with pytest.raises(areo.BadOption, match=named):
        areo.new("terraforming-mars", players, 0, **options)

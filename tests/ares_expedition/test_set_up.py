"""Set-up: what is dealt, the corporations chosen in secret, the first game, the advanced rule, and set-up control."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import areo
from areo.ares_expedition.deck import BOOK
from tests.ares_expedition.expedition import Expedition, set_up

STARTERS = {
    "acquired-company", "artificial-photosynthesis", "asteroid-mining-consortium", "coal-imports", "economic-growth",
    "great-escarpment-consortium", "import-of-advanced-ghg", "industrial-farming", "lichen", "microprocessors",
    "new-portfolios", "nitrophilic-moss", "soil-warming", "space-heaters", "sponsors", "trading-post",
}  # fmt: skip
BEGINNERS = {"ecoline", "helion", "interplanetary-cinematics", "teractor"}
START_MC = {
    "credicor": 48, "ecoline": 27, "helion": 28, "interplanetary-cinematics": 46, "inventrix": 33, "mining-guild": 27,
    "phobolog": 20, "saturn-systems": 24, "teractor": 51, "tharsis-republic": 40, "thorgate": 45,
    "united-nations-mars-initiative": 35,
}  # fmt: skip
START_PRODUCTION = {"ecoline": {"plants": 1}, "helion": {"heat": 3}, "thorgate": {"heat": 1}}
START_METAL = {
    "interplanetary-cinematics": {"steel": 1},
    "mining-guild": {"steel": 1},
    "phobolog": {"titanium": 1},
    "saturn-systems": {"titanium": 1},
}
TILES = [
    {"plants": 2}, {"plants": 2}, {"mc": 4}, {"mc": 2, "plants": 1}, {"mc": 1, "plants": 1},
    {"cards": 1}, {"cards": 1}, {"cards": 1, "mc": 1}, {"cards": 1, "plants": 1},
]  # fmt: skip
CARDS = ["comet", "birds", "crater", "fish", "mine", "grass", "trees", "moss", "worms", "bushes", "heather", "lichen"]


def all_cards(table: Expedition) -> list[str]:
    """Every project card of the table, wherever it is."""
    state = table.state
    return [*state["deck"], *state["discard"], *(card for player in state["players"] for card in player["hand"])]


def choose(table: Expedition, *corporations: int) -> None:
    """All choose one of the corporations dealt, in seat order."""
    for seat, place in enumerate(corporations):
        keys = [key for key in table.offers(seat) if key.startswith("corporation ")]
        table.choose(keys[place], seat=seat)


def unordered(tiles: list[dict[str, int]]) -> Counter[frozenset[tuple[str, int]]]:
    return Counter(frozenset(tile.items()) for tile in tiles)


# Dealing


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_has_eight_cards_and_chooses_at_once_one_of_two_corporations(players: int) -> None:
    table = set_up(players, seed=players)
    assert table.asked == list(range(players))
    for seat in range(players):
        decision = table.decision(seat)
        assert (decision.kind, decision.least, decision.most, len(decision.keys)) == ("card", 1, 1, 2)
        assert len(table.hand(seat)) == 8


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_deck_holds_the_rest_of_208_different_cards(players: int) -> None:
    table = set_up(players)
    assert len(table.deck()) == 208 - 8 * players
    assert len(set(all_cards(table))) == 208
    assert table.discard() == []


def test_everybody_starts_at_tr_5_without_production_or_metal_on_a_cold_dry_planet() -> None:
    table = set_up(3)
    assert (table.temperature, table.oxygen, table.oceans) == (-30, 0, 0)
    assert (table.round, table.phase) == (1, 0)
    for seat in range(3):
        assert (table.tr(seat), table.forests(seat)) == (5, 0)
        assert (table.production(seat), table.capability(seat), table.resources(seat)) == ({}, {}, {})


def test_nine_ocean_tiles_lie_face_down() -> None:
    table = set_up(2)
    assert unordered(table.state["ocean_tiles"]) == unordered(TILES)
    assert table.view(0)["ocean_tiles"] == 9


def test_cards_are_dealt_seat_by_seat_eight_at_once_from_the_top() -> None:
    table = set_up(2, deck=CARDS)
    assert table.hand(0) == CARDS[:8]
    assert table.hand(1)[:4] == CARDS[8:]


def test_other_seeds_deal_other_games_and_the_same_seed_the_same() -> None:
    assert set_up(2, seed=1).state != set_up(2, seed=2).state
    assert set_up(2, seed=1).state == set_up(2, seed=1).state


# Choosing a corporation


def test_a_corporation_is_chosen_in_secret_and_revealed_when_all_have_chosen() -> None:
    table = set_up(2, corporations=[["helion", "teractor"], ["thorgate", "credicor"]])
    table.choose("corporation teractor", seat=0)
    assert table.asked == [1]
    assert table.view(1)["players"][0]["corporation"] is None
    assert "teractor" not in str(table.view(1)).lower()
    assert "Teractor" not in " ".join(table.log(1))
    assert "Teractor" in " ".join(table.log(0))
    table.choose("corporation thorgate", seat=1)
    assert [player["corporation"] for player in table.view(None)["players"]] == ["teractor", "thorgate"]


def test_a_choice_of_corporation_can_be_taken_back_until_all_have_chosen() -> None:
    table = set_up(2, corporations=[["helion", "teractor"], ["thorgate", "credicor"]])
    table.choose("corporation teractor", seat=0)
    table.undo(0)
    table.choose("corporation helion", seat=0)
    table.choose("corporation thorgate", seat=1)
    assert table.player(0)["corporation"] == "helion"
    with pytest.raises(areo.IllegalChoice):
        table.undo(0)


def test_a_corporation_that_was_not_dealt_cannot_be_kept() -> None:
    table = set_up(2, corporations=[["helion", "teractor"], ["thorgate", "credicor"]])
    assert table.refuses("corporation thorgate", seat=0) == "not-dealt: ThorGate"


def test_the_corporations_not_kept_leave_the_game() -> None:
    table = set_up(2)
    choose(table, 0, 0)
    for seat in range(2):
        assert (table.player(seat)["dealt_corporations"], table.player(seat)["reserved"]) == ([], [])


@pytest.mark.parametrize("corporation", START_MC)
def test_a_corporation_brings_its_money_production_and_metal(corporation: str) -> None:
    other = "credicor" if corporation != "credicor" else "helion"
    table = set_up(2, corporations=[[corporation], [other]])
    table.choose(f"corporation {corporation}", seat=0)
    table.choose(f"corporation {other}", seat=1)
    assert table.resources() == {"mc": START_MC[corporation]}
    assert table.production() == START_PRODUCTION.get(corporation, {})
    assert table.capability() == START_METAL.get(corporation, {})
    assert (table.tr(), table.state["players"][0]["corporation"]) == (5, corporation)
    assert len(table.hand()) == (11 if corporation == "inventrix" else 8)


def test_all_corporations_together_start_with_424_mc() -> None:
    assert {card.id for card in BOOK.corporations} == set(START_MC)
    assert sum(START_MC.values()) == 424


def test_the_first_round_follows_with_all_five_phases_to_choose_from() -> None:
    table = set_up(2)
    choose(table, 0, 1)
    assert (table.round, table.phase, table.asked) == (1, 0, [0, 1])
    for seat in range(2):
        assert table.offers(seat) == ["phase 1", "phase 2", "phase 3", "phase 4", "phase 5"]


NEXT = ["soletta", "algae", "insects", "satellites", "cartel", "sponsors", "zeppelins", "windmills"]


@pytest.mark.parametrize("seat", [0, 1])
def test_inventrix_draws_its_three_cards_from_the_top_of_the_deck(seat: int) -> None:
    deck = [*CARDS, "volcanic-pools", "wave-power", "mohole-area", "rad-suits", *NEXT]
    corporations = [["inventrix"], ["helion"]] if seat == 0 else [["helion"], ["inventrix"]]
    table = set_up(2, deck=deck, corporations=corporations)
    for each in (0, 1):
        table.choose(f"corporation {corporations[each][0]}", seat=each)
    assert table.hand(seat)[8:] == NEXT[:3]
    assert table.deck()[:5] == NEXT[3:]


def test_after_that_the_first_phase_shares_out_the_whole_deck() -> None:
    deck = [*CARDS, "volcanic-pools", "wave-power", "mohole-area", "rad-suits", *NEXT]
    table = set_up(2, deck=deck, corporations=[["inventrix"], ["helion"]])
    table.choose("corporation inventrix", seat=0)
    table.choose("corporation helion", seat=1)
    table.plan(5, 5)
    assert table.offers(0)[:3] == ["card satellites", "card sponsors", "card windmills"]
    assert table.offers(1)[:2] == ["card cartel", "card zeppelins"]
    assert [len(table.offers(each)) for each in (0, 1)] == [5, 5]


# The first game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_a_first_game_everybody_has_four_starters_four_others_and_a_beginner_corporation(players: int) -> None:
    table = set_up(players, seed=players, first_game=True)
    dealt = []
    for seat in range(players):
        hand = table.hand(seat)
        assert len([card for card in hand if card in STARTERS]) == 4
        assert len(hand) == 8
        dealt.append(table.player(seat)["corporation"])
    assert set(dealt) <= BEGINNERS
    assert len(set(dealt)) == players


@pytest.mark.parametrize(("players", "undealt"), [(1, 12), (2, 8), (3, 4), (4, 0)])
def test_in_a_first_game_the_undealt_starters_are_discarded(players: int, undealt: int) -> None:
    table = set_up(players, first_game=True)
    assert len(table.discard()) == undealt
    assert set(table.discard()) <= STARTERS
    assert len(table.deck()) == 192 - 4 * players
    assert not STARTERS & set(table.deck())
    assert len(set(all_cards(table))) == 208


def test_in_a_first_game_nothing_is_chosen_but_the_phase() -> None:
    table = set_up(2, first_game=True)
    assert table.offers(0) == [f"phase {phase}" for phase in range(1, 6)]
    assert table.mc() == START_MC[table.player()["corporation"]]


def test_a_first_game_deals_beginner_corporations_as_told() -> None:
    table = set_up(2, first_game=True, corporations=[["teractor"], ["ecoline"]])
    assert [table.player(seat)["corporation"] for seat in range(2)] == ["teractor", "ecoline"]


# The advanced rule


@pytest.mark.parametrize(("players", "share"), [(2, 4), (3, 2), (4, 1)])
def test_with_the_advanced_rule_each_may_look_at_an_equal_share_of_those_left_over(players: int, share: int) -> None:
    table = set_up(players, advanced_corporations=True)
    for looked in range(share):
        assert len([key for key in table.offers(0) if key.startswith("corporation ")]) == 2 + looked
        table.choose(f"discard {table.hand()[0]}", seat=0)
    assert len([key for key in table.offers(0) if key.startswith("corporation ")]) == 2 + share
    assert table.refuses(f"discard {table.hand()[0]}", seat=0) == "no-corporations"
    assert len(table.hand()) == 8 - share


def test_alone_all_eight_cards_may_go_for_corporations_but_two_of_the_ten_stay_unseen() -> None:
    table = set_up(1, advanced_corporations=True)
    assert len(table.player()["reserved"]) == 10
    for card in table.hand():
        table.choose(f"discard {card}")
    assert len(table.offers()) == 10
    assert table.hand() == []


def test_cards_discarded_for_corporations_bring_no_mc() -> None:
    named = [["helion", "teractor", "phobolog"], ["credicor", "thorgate"]]
    table = set_up(2, advanced_corporations=True, corporations=named)
    card = table.hand()[0]
    table.choose(f"discard {card}", seat=0)
    assert table.discard() == [card]
    assert "corporation phobolog" in table.offers(0)
    table.choose("corporation phobolog", seat=0)
    table.choose("corporation credicor", seat=1)
    assert table.mc() == START_MC["phobolog"]


def test_the_next_corporation_may_be_looked_at_before_the_next_card_is_discarded() -> None:
    named = [["helion", "teractor", "phobolog", "inventrix"], []]
    table = set_up(2, advanced_corporations=True, corporations=named)
    assert "inventrix" not in str(table.view(0))
    table.choose(f"discard {table.hand()[0]}", seat=0)
    assert "phobolog" in str(table.view(0))
    assert "inventrix" not in str(table.view(0))
    assert "phobolog" not in str(table.view(1))


def test_a_card_discarded_for_a_look_is_not_taken_back() -> None:
    table = set_up(2, advanced_corporations=True)
    table.choose(f"discard {table.hand()[0]}", seat=0)
    with pytest.raises(areo.IllegalChoice):
        table.undo(0)


def test_what_one_seat_looks_at_takes_nothing_from_another() -> None:
    table = set_up(2, advanced_corporations=True, seed=4)
    quiet = set_up(2, advanced_corporations=True, seed=4)
    for _ in range(4):
        table.choose(f"discard {table.hand()[0]}", seat=0)
    for each in (table, quiet):
        each.choose(f"discard {each.hand(1)[0]}", seat=1)
    assert table.offers(1) == quiet.offers(1)


def test_without_the_advanced_rule_no_card_is_discarded_for_a_corporation() -> None:
    table = set_up(2)
    assert table.refuses(f"discard {table.hand()[0]}", seat=0) == "no-advanced"


def test_a_card_that_is_not_in_hand_cannot_be_discarded_for_a_corporation() -> None:
    table = set_up(2, advanced_corporations=True, deck=CARDS)
    assert table.refuses("discard worms", seat=0) == "not-in-hand: Worms"


# Set-up control


def test_ocean_tiles_lie_as_told_by_what_they_show_or_by_name() -> None:
    table = set_up(2, oceans=[{"mc": 4}, "plants-2", {"plants": 2}, {"cards": 1, "mc": 1}])
    assert table.state["ocean_tiles"][:4] == [{"mc": 4}, {"plants": 2}, {"plants": 2}, {"cards": 1, "mc": 1}]
    assert unordered(table.state["ocean_tiles"]) == unordered(TILES)


def test_corporations_are_dealt_as_told_and_filled_up_by_chance() -> None:
    table = set_up(2, corporations=[["helion"], ["ecoline", "teractor"]])
    assert "corporation helion" in table.offers(0)
    assert len(table.offers(0)) == 2
    assert table.offers(1) == ["corporation ecoline", "corporation teractor"]


def test_the_neutral_deck_lies_as_told() -> None:
    assert set_up(1, neutral=[5, 4, 3, 2, 1]).state["neutral"] == [5, 4, 3, 2, 1]
    assert set_up(1, neutral=[3]).state["neutral"][0] == 3
    assert sorted(set_up(1, neutral=[3]).state["neutral"]) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (2, {"first_game": "yes"}, "first_game: true or false"),
        (2, {"advanced_corporations": 1}, "advanced_corporations: true or false"),
        (2, {"coop": "no"}, "coop: true or false"),
        (1, {"choose_last_neutral": 0}, "choose_last_neutral: true or false"),
        (3, {"coop": True}, "coop: two play together, not 3"),
        (1, {"coop": True}, "coop: two play together, not 1"),
        (2, {"first_game": True, "advanced_corporations": True}, "advanced_corporations: in a first game"),
        (1, {"difficulty": "hard"}, "difficulty: one of novice, advanced, expert"),
        (1, {"difficulty": ["novice"]}, "difficulty: one of novice, advanced, expert"),
        (2, {"difficulty": "expert"}, "difficulty: only a solo game"),
        (2, {"choose_last_neutral": True}, "choose_last_neutral: only a solo game"),
        (2, {"neutral": [1, 2, 3, 4, 5]}, "neutral: only a solo game"),
        (1, {"neutral": [1, 1]}, "neutral: a phase is named twice"),
        (1, {"neutral": [6]}, "neutral: a list of phases from 1 to 5"),
        (1, {"neutral": ["1"]}, "neutral: a list of phases from 1 to 5"),
        (1, {"neutral": [True]}, "neutral: a list of phases from 1 to 5"),
        (1, {"neutral": 3}, "neutral: a list of phases from 1 to 5"),
        (2, {"deck": "comet"}, "deck: a list of ids"),
        (2, {"deck": ["comet", "comet"]}, "deck: 'comet' is named twice"),
        (2, {"deck": ["asteroid"]}, "deck: 'asteroid' is unknown"),
        (2, {"deck": [7]}, "deck: 7 is unknown"),
        (2, {"deck": ["lichen"], "first_game": True}, "deck: 'lichen' is unknown, or not in this game"),
        (2, {"oceans": {"mc": 4}}, "oceans: a list of ocean tiles"),
        (2, {"oceans": [{"mc": 4}, {"mc": 4}]}, "oceans: there is no ocean tile"),
        (2, {"oceans": ["heat-1"]}, "oceans: there is no ocean tile"),
        (2, {"corporations": ["helion"]}, "corporations: a list for each of the 2 seats"),
        (2, {"corporations": ["helion", "ecoline"]}, "corporations: a list of ids"),
        (2, {"corporations": [["helion"], ["helion"]]}, "corporations: 'helion' is named twice"),
        (2, {"corporations": [["zetasel"], []]}, "corporations: 'zetasel' is unknown"),
        (2, {"corporations": [["helion", "ecoline", "teractor"], []]}, "corporations: seat 0 is dealt at most 2"),
        (2, {"corporations": [["credicor"], []], "first_game": True}, "corporations: 'credicor' is unknown"),
        (2, {"corporations": [["helion", "ecoline"], []], "first_game": True}, "seat 0 is dealt at most 1"),
        (5, {}, "players"),
        (0, {}, "players"),
        (2, {"mulligan": True}, "mulligan"),
    ],
)  # fmt: skip
def test_a_bad_option_is_refused_by_name(players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(areo.BadOption, match=message):
        set_up(players, **options)


def test_an_option_of_another_mode_may_be_left_at_its_default() -> None:
    assert set_up(2, coop=False, first_game=False, choose_last_neutral=False).asked == [0, 1]

"""Set-up: pad, fist, medal, destinations of manual shuttles, bonus cards."""

from __future__ import annotations

from collections import Counter

import pytest

import areo
from tests.red_planet.table import CHARACTERS, ZONES, Mars, set_up

DISCOVERIES = "rich_vein hidden_lake lichens"
NINE_CARDS = "subsidy pioneers lichens metropolis radiation upheaval celerium_baron fallen_heroes block_of_ice"


def event_cards(table: Mars) -> list[str]:
    """Every event card, wherever it is at set-up."""
    players = table.state["players"]
    held = [card for player in players for pile in ("bonus", "dealt", "returned") for card in player[pile]]
    return sorted([*held, *table.state["event_deck"]])


def test_the_box_holds_what_the_rulebook_lists() -> None:
    table = set_up()
    state = table.state
    assert len(state["zones"]) == 10
    assert sum(state["destination_tiles"].values()) == 20
    assert set(state["destination_tiles"].values()) == {2}
    assert len(state["resource_deck"]) == 14
    assert len(set(event_cards(table))) == 24
    assert len({*table.pad, *state["shuttle_deck"]}) == 34


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_twenty_two_astronauts_and_nine_characters(players: int) -> None:
    table = set_up(players)
    for seat in range(players):
        assert table.reserve(seat) == 21
        assert sum(table.crew(shuttle)[seat] for shuttle in table.pad) == 1
        assert table.hand(seat) == CHARACTERS


@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_shuttles_as_players_are_turned_up(players: int) -> None:
    table = set_up(players)
    assert len(table.pad) == players
    assert len(table.state["shuttle_deck"]) == 34 - players
    assert table.flight == table.discarded == []


def test_the_shuttles_are_shuffled() -> None:
    assert len({tuple(set_up(seed=seed).pad) for seed in range(20)}) == 20


def test_the_resource_tiles_are_shuffled() -> None:
    piles = [tuple(set_up(seed=seed).state["resource_deck"]) for seed in range(20)]
    assert len(set(piles)) == 20
    assert all(Counter(pile) == {"ice": 6, "sylvanite": 4, "celerium": 4} for pile in piles)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_astronaut_of_each_player_is_seated_on_a_shuttle_of_its_own(players: int) -> None:
    table = set_up(players)
    crews = [table.crew(shuttle) for shuttle in table.pad]
    assert sorted(crews, reverse=True) == [[int(seat == bay) for seat in range(players)] for bay in range(players)]


def test_the_astronauts_are_drawn_in_random_order() -> None:
    orders = Counter[tuple[int, ...]]()
    for seed in range(60):
        table = set_up(seed=seed)
        orders[tuple(table.crew(shuttle).index(1) for shuttle in table.pad)] += 1
    assert len(orders) == 6


def test_the_player_drawn_first_takes_the_medal() -> None:
    for seed in range(20):
        table = set_up(seed=seed)
        assert table.crew(table.pad[0])[table.medal] == 1
    assert set_up(fist=[2, 0, 1]).medal == 2


def test_the_game_begins_in_round_1_with_mars_unexplored() -> None:
    table = set_up()
    table.keep_bonus_cards()
    assert table.round == 1
    assert table.phase == "choose_characters"
    assert table.view()["call"] is None
    assert table.view()["revealed"] is False
    assert all(zone["discovery"] is None and zone["known_by"] == [] for zone in table.view()["zones"])
    assert all(table.resource(zone) is None and table.astronauts(zone) == [0, 0, 0] for zone in ZONES)


def test_a_manual_shuttle_at_set_up_gets_its_destination_from_the_player_seated_there() -> None:
    table = set_up(shuttles="S05 S34 S12", fist=[2, 0, 1])
    assert table.asked == [0]
    assert table.offers() == [f"zone {zone}" for zone in ZONES]
    assert table.asks() == "destination: S34"
    table.choose("zone valles_marineris")
    assert table.destination("S34") == "valles_marineris"
    assert table.tiles("valles_marineris") == 1
    assert table.crew("S34") == [1, 0, 0]


def test_destinations_at_set_up_are_chosen_in_drawing_order() -> None:
    table = set_up(shuttles="S31 S32 S33", fist=[1, 2, 0])
    for seat, shuttle, zone in ((1, "S31", "arabia"), (2, "S32", "hellas"), (0, "S33", "ausonia")):
        assert table.asked == [seat]
        table.choose(f"zone {zone}")
        assert table.destination(shuttle) == zone


def test_at_set_up_only_two_manual_shuttles_can_go_to_one_zone() -> None:
    table = set_up(shuttles="S31 S32 S33", fist=[0, 1, 2])
    table.choose("zone hellas", "zone hellas")
    assert table.asked == [2]
    assert "zone hellas" not in table.offers()
    assert table.refuses("zone hellas") == "no-tile: Hellas"


def test_a_manual_shuttle_with_one_of_two_seats_taken_waits_on_the_pad() -> None:
    table = set_up(shuttles="S31 S05 S12", fist=[0, 1, 2])
    table.choose("zone hellas")
    assert table.pad == ["S31", "S05", "S12"]


def test_three_event_cards_are_dealt_to_each_from_the_medal_on() -> None:
    table = set_up(events=NINE_CARDS, fist=[1, 2, 0], shuttles="S05 S12 S09")
    dealt = [set(table.player(seat)["dealt"]) for seat in (1, 2, 0)]
    assert dealt[0] == {"subsidy", "pioneers", "lichens"}
    assert table.bonus(2) == ["metropolis"]
    assert dealt[2] == {"celerium_baron", "fallen_heroes", "block_of_ice"}


def test_each_keeps_one_bonus_card_and_returns_the_other_two() -> None:
    table = set_up(events=NINE_CARDS, fist=[0, 1, 2], shuttles="S05 S12 S09")
    assert table.asked == [0, 2]
    assert table.offers(0) == ["card subsidy", "card pioneers"]
    table.choose("card pioneers", seat=0)
    assert table.bonus(0) == ["pioneers"]
    assert sorted(table.player(0)["returned"]) == ["lichens", "subsidy"]
    table.choose("card fallen_heroes", seat=2)
    assert [table.bonus(seat) for seat in range(3)] == [["pioneers"], ["metropolis"], ["fallen_heroes"]]


def test_a_discovery_cannot_be_kept() -> None:
    table = set_up(events=NINE_CARDS, fist=[0, 1, 2], shuttles="S05 S12 S09")
    assert table.refuses("card lichens", 0) == "not-bonus: Lichens"
    assert table.refuses("card metropolis", 0) == "not-dealt"


def test_whoever_is_dealt_one_bonus_card_keeps_it_without_being_asked() -> None:
    table = set_up(events=NINE_CARDS, fist=[1, 2, 0], shuttles="S05 S12 S09")
    assert 2 not in table.asked
    assert table.bonus(2) == ["metropolis"]
    assert sorted(table.player(2)["returned"]) == ["radiation", "upheaval"]


def test_three_discoveries_are_shown_and_three_new_cards_dealt() -> None:
    for seed in range(10):
        table = set_up(seed=seed, events=DISCOVERIES, fist=[0, 1, 2], shuttles="S05 S12 S09")
        shown = table.entries("shows")[0]
        assert shown["seat"] == 0
        assert all(name in shown["text"] for name in ("Rich Vein", "Hidden Lake", "Lichens"))
        player = table.player(0)
        if table.phase == "set_up":  # else all were dealt a single bonus card, and the set-up is over
            assert len(player["dealt"]) + len(player["bonus"]) + len(player["returned"]) == 3
        assert table.bonus(0) or 0 in table.asked
        assert event_cards(table) == event_cards(set_up())


def test_cards_are_dealt_again_until_there_is_a_bonus_card() -> None:
    repeated = 0
    for seed in range(60):
        table = set_up(seed=seed, events=DISCOVERIES, fist=[0, 1, 2], shuttles="S05 S12 S09")
        shown = [seat for seat, _ in table.happened("shows")]
        assert shown[0] == 0
        assert shown == sorted(shown)
        repeated += shown.count(0) > 1
        for seat in range(3):
            assert table.bonus(seat) or seat in table.asked
    assert repeated


def test_a_returned_hand_is_shuffled_into_the_undealt_pile_before_the_new_three_are_dealt() -> None:
    top = f"{DISCOVERIES} subsidy pioneers metropolis"
    came = Counter[str]()
    for seed in range(40):
        table = set_up(seed=seed, events=top, fist=[0, 1, 2], shuttles="S05 S12 S09")
        player = table.player(0)
        came.update([*player["dealt"], *player["bonus"], *player["returned"]])
    assert came["subsidy"] < 20
    assert any(came[card] for card in DISCOVERIES.split())
    assert len(came) > 15


def test_new_hands_are_dealt_to_one_player_after_the_other_from_the_medal() -> None:
    events = f"subsidy pioneers metropolis {DISCOVERIES}"
    table = set_up(events=events, fist=[2, 0, 1], shuttles="S05 S12 S09")
    assert sorted(table.player(2)["dealt"]) == ["metropolis", "pioneers", "subsidy"]
    assert table.happened("shows")[0][0] == 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_undealt_and_returned_cards_become_the_event_pile(players: int) -> None:
    table = set_up(players)
    table.keep_bonus_cards()
    pile = table.state["event_deck"]
    kept = [card for seat in range(players) for card in table.bonus(seat)]
    assert len(pile) == 24 - players
    assert len(kept) == players
    assert len({*pile, *kept}) == 24


def test_returned_cards_are_shuffled_into_the_pile() -> None:
    piles = set()
    for seed in range(20):
        table = set_up(seed=seed, events=NINE_CARDS, fist=[0, 1, 2], shuttles="S05 S12 S09")
        table.keep_bonus_cards()
        piles.add(table.state["event_deck"].index("pioneers"))
    assert len(piles) > 10


def test_one_seed_gives_one_game_whether_written_as_a_number_or_a_text() -> None:
    assert areo.new("red-planet", seed=7).position() == areo.new("red-planet", seed="7").position()
    drawn = areo.new("red-planet")
    again = areo.new("red-planet", seed=str(drawn.position()["options"]["seed"]))  # type: ignore[index]
    assert again.position() == drawn.position()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_player_can_be_named(seat: int) -> None:
    for seed in range(5):
        assert set_up(seed=seed, first_player=seat).medal == seat


def test_the_piles_can_be_arranged() -> None:
    table = set_up(shuttles="S05 S12 S09 S01 S02", resources="celerium ice", first_player=1)
    assert table.pad == ["S05", "S12", "S09"]
    assert table.state["shuttle_deck"][:2] == ["S01", "S02"]
    assert table.state["resource_deck"][:2] == ["celerium", "ice"]
    assert table.medal == 1
    assert table.crew("S05") == [0, 1, 0]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 2}, "red-planet is for 3 to 5 players, not 2"),
        ({"players": 6}, "red-planet is for 3 to 5 players, not 6"),
        ({"players": True}, "players: a whole number is expected, not True"),
        ({"first_player": 3}, "first_player: a seat from 0 to 2 is expected, not 3"),
        ({"first_player": True}, "first_player: a seat from 0 to 2 is expected, not True"),
        ({"first_player": "0"}, "first_player: a seat from 0 to 2 is expected, not '0'"),
        ({"fist": 1}, "fist: a list of seats is expected, not 1"),
        ({"fist": [True, 0, 2]}, "fist: each seat from 0 to 2 once is expected"),
        ({"fist": [0, 1]}, "fist: each seat from 0 to 2 once is expected, not [0, 1]"),
        ({"fist": [0, 1, 1]}, "fist: each seat from 0 to 2 once is expected"),
        ({"fist": ["0", "1", "2"]}, "fist: each seat from 0 to 2 once is expected"),
        ({"fist": [0, 1, [2]]}, "fist: "),
        ({"fist": [0.0, 1.0, 2.0]}, "fist: "),
        ({"fist": [0, 1, 2], "first_player": 1}, "fist: it begins with seat 0, but first_player is 1"),
        ({"shuttles": ["S35"]}, "shuttles: 'S35' is unknown"),
        ({"shuttles": ["S01", "S01"]}, "shuttles: 'S01' is already named"),
        ({"shuttles": "S01"}, "shuttles: a list of ids is expected, not 'S01'"),
        ({"events": ["treasure"]}, "events: 'treasure' is unknown"),
        ({"events": ["subsidy", "subsidy"]}, "events: 'subsidy' is already named"),
        ({"events": {"subsidy": 1}}, "events: a list of ids is expected"),
        ({"resources": ["gold"]}, "resources: 'gold' is unknown"),
        ({"resources": ["celerium"] * 5}, "resources: 'celerium' is already named"),
        ({"resources": 3}, "resources: a list of ids is expected, not 3"),
        ({"data": 3}, "data: the path of a file is expected, not 3"),
        ({"names": ["Ann", "Bob"]}, "names: 3 different names are needed"),
        ({"colour": "red"}, "red-planet has no option 'colour'"),
        ({"seed": 1.5}, "a seed is a whole number or a text, not 1.5"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(areo.BadOption) as caught:
        areo.new("red-planet", **options)  # type: ignore[arg-type]
    assert reason in str(caught.value)

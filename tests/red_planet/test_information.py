"""What is open, what is hidden, and from whom."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.red_planet.table import Mars, deal, set_up

EYES = (0, 1, 2, None)


def full_table() -> Mars:
    """A table with something of everything on it."""
    table = deal(
        pad="S12:110 S31:001>hellas",
        flight="S05:111",
        mars={"hellas": "1 0 2 celerium left 1", "arabia": "ice"},
        discoveries={"hellas": "upheaval", "ausonia": "lichens"},
        known={"hellas": [1]},
        bonus={0: "subsidy pioneers", 1: "metropolis"},
        tokens={0: "2 ice"},
        lost={2: 3},
        hand={1: "pilot soldier scientist"},
        played={1: "explorer"},
        events_discarded="radiation",
        round=2,
    )
    table.choose("character pilot", seat=0)
    table.choose("character soldier", seat=1)
    return table


@pytest.mark.parametrize("eye", EYES)
def test_what_lies_on_the_table_is_open_to_all(eye: int | None) -> None:
    table = full_table()
    seen, all = table.view(eye), table.state
    for field in ("round", "phase", "medal", "pad", "flight", "shuttle_discard", "destination_tiles"):
        assert seen[field] == all[field]
    for field in ("zone", "resource", "tokens", "astronauts"):
        assert [zone[field] for zone in seen["zones"]] == [zone[field] for zone in all["zones"]]
    for field in ("reserve", "lost", "tokens", "played"):
        assert [player[field] for player in seen["players"]] == [player[field] for player in all["players"]]


@pytest.mark.parametrize("eye", EYES)
def test_all_see_where_discoveries_lie_and_who_knows_them(eye: int | None) -> None:
    seen = full_table().view(eye)
    lie = [zone["zone"] for zone in seen["zones"] if zone["discovery"] is not None]
    assert lie == ["ausonia", "hellas"]
    assert seen["zones"][3]["known_by"] == [1]


@pytest.mark.parametrize("eye", EYES)
def test_all_see_how_many_event_cards_each_player_holds(eye: int | None) -> None:
    held = [player["bonus"] for player in full_table().view(eye)["players"]]
    assert [number if isinstance(number, int) else len(number) for number in held] == [2, 1, 0]


@pytest.mark.parametrize("eye", EYES)
def test_bonus_cards_are_seen_by_their_owner_only(eye: int | None) -> None:
    held = [player["bonus"] for player in full_table().view(eye)["players"]]
    assert held[0] == (["subsidy", "pioneers"] if eye == 0 else 2)
    assert held[1] == (["metropolis"] if eye == 1 else 1)


@pytest.mark.parametrize("eye", EYES)
def test_chosen_characters_are_hidden_before_they_are_called(eye: int | None) -> None:
    chosen = [player["chosen"] for player in full_table().view(eye)["players"]]
    assert chosen == ["pilot" if eye == 0 else "hidden", "soldier" if eye == 1 else "hidden", None]


@pytest.mark.parametrize("eye", EYES)
def test_the_order_of_the_piles_and_undrawn_resources_are_hidden_from_all(eye: int | None) -> None:
    seen = full_table().view(eye)
    assert seen["shuttle_deck"] == 31
    assert seen["event_deck"] == 24 - 3 - 2 - 1
    assert seen["resource_deck"] == 12


@pytest.mark.parametrize("eye", EYES)
def test_the_face_of_a_discovery_is_seen_by_those_who_know_it(eye: int | None) -> None:
    zones = full_table().view(eye)["zones"]
    assert zones[3]["discovery"] == ("upheaval" if eye == 1 else "hidden")
    assert zones[2]["discovery"] == "hidden"


def test_the_placer_and_everyone_who_looked_know_a_discovery() -> None:
    table = deal(4, chosen="scientist scientist recruiter recruiter", events="upheaval")
    table.choose("skip", "skip", "skip", "do 1", "zone hellas", "skip", "do 2", "zone hellas")
    assert table.zone("hellas")["known_by"] == [0, 1]
    seen = [table.view(eye)["zones"][3]["discovery"] for eye in (0, 1, 2, 3, None)]
    assert seen == ["upheaval", "upheaval", "hidden", "hidden", "hidden"]


def test_a_discarded_discovery_is_known_to_whoever_drew_it() -> None:
    seven = ["rich_vein", "hidden_lake", "lichens", "ancient_ruins", "spent_vein", "radiation", "hostile_natives"]
    zones = ["vastitas_borealis", "syrtis_major", "ausonia", "hellas", "mare_serpentis", "sinus_sabaeus", "arabia"]
    table = deal(chosen="scientist pilot pilot", discoveries=dict(zip(zones, seven, strict=True)), events="upheaval")
    table.choose("skip", "do 1", "skip")
    assert table.view(0)["event_discard"] == [{"card": "upheaval", "known_by": [0]}]
    for eye in (1, 2, None):
        assert table.view(eye)["event_discard"] == [{"card": "hidden", "known_by": [0]}]
    assert table.secrets("discards", 0) == ["card upheaval"]
    assert table.secrets("discards", 1) == [None]


def test_cards_dealt_and_returned_at_set_up_are_seen_by_their_owner_only() -> None:
    cards = "subsidy pioneers lichens metropolis strategic_zones upheaval celerium_baron fallen_heroes block_of_ice"
    table = set_up(events=cards, fist=[0, 1, 2], shuttles="S05 S12 S09")
    table.choose("card pioneers", seat=0)
    own, other, nobody = (table.view(eye)["players"][0] for eye in (0, 1, None))
    assert own["bonus"] == ["pioneers"]
    assert own["returned"] == ["subsidy", "lichens"]
    assert (other["bonus"], other["returned"], nobody["returned"]) == (1, 2, 2)
    assert table.view(0)["players"][1]["dealt"] == 3
    assert sorted(table.view(1)["players"][1]["dealt"]) == ["metropolis", "strategic_zones", "upheaval"]
    assert table.secrets("keeps", 0) == ["card pioneers"]
    assert table.secrets("keeps", 2) == [None]


def test_the_log_names_a_chosen_character_to_its_owner_only() -> None:
    table = deal()
    table.choose("character soldier", seat=1)
    assert table.secrets("chooses", 1) == ["character soldier"]
    assert table.secrets("chooses", 0) == table.secrets("chooses", None) == [None]


def test_the_log_names_a_placed_discovery_to_its_owner_only() -> None:
    table = deal(chosen="scientist pilot pilot", events="upheaval")
    table.choose("skip", "do 1", "zone hellas")
    for what in ("draws", "places"):
        assert table.secrets(what, 0) == ["card upheaval"]
        assert table.secrets(what, 1) == table.secrets(what, None) == [None]


def test_a_view_has_the_keys_of_a_position_and_is_plain_json() -> None:
    table = full_table()
    for eye in EYES:
        seen = table.view(eye)
        assert set(seen) == set(table.state) - {"rng", "reveals", "learned", "pending"}
        assert json.loads(json.dumps(seen)) == seen


def test_ones_own_hand_says_what_may_be_chosen() -> None:
    table = deal(hand={0: "recruiter pilot"})
    assert table.view(0)["players"][0]["hand"] == [
        {"id": "recruiter", "playable": True},
        {"id": "pilot", "playable": True},
    ]
    assert table.view(1)["players"][0]["hand"] == ["recruiter", "pilot"]


def test_at_the_end_all_is_shown() -> None:
    table = deal(
        round=10,
        chosen="recruiter recruiter recruiter",
        bonus={0: "subsidy", 1: "metropolis"},
        discoveries={"hellas": "upheaval"},
    )
    table.finish_round()
    for eye in EYES:
        seen = table.view(eye)
        assert [player["bonus"] for player in seen["players"]] == [["subsidy"], ["metropolis"], []]
        assert seen["zones"][3]["discovery"] == "upheaval"


def test_a_new_deal_keeps_what_the_seat_knows_and_changes_what_it_does_not() -> None:
    table = full_table()
    rng = Random(1)
    known, unknown, chosen, mine = set(), set(), set(), set()
    for _ in range(60):
        other = Mars(table.game.determinize(1, rng))
        known.add(other.discovery("hellas"))
        unknown.add(other.discovery("ausonia"))
        chosen.add(other.player(0)["chosen"])
        mine.add((other.player(1)["chosen"], *other.bonus(1)))
        assert other.view(1) == table.view(1)
    assert known == {"upheaval"}
    assert mine == {("soldier", "metropolis")}
    assert len(unknown) > 5
    assert len(chosen) == 9


def test_a_new_deal_at_set_up_gives_those_who_choose_two_bonus_cards_to_choose_from() -> None:
    cards = "subsidy pioneers lichens metropolis strategic_zones upheaval celerium_baron fallen_heroes block_of_ice"
    table = set_up(events=cards, fist=[0, 1, 2], shuttles="S05 S12 S09")
    table.choose("card fallen_heroes", seat=2)
    rng = Random(1)
    dealt, kept, returned = set(), set(), set()
    for _ in range(60):
        other = Mars(table.game.determinize(0, rng))
        assert other.view(0) == table.view(0)
        assert len(other.offers(1)) >= 2
        dealt.update(other.player(1)["dealt"])
        kept.update(other.bonus(2))
        returned.update(other.player(2)["returned"])
    assert not {"subsidy", "pioneers", "lichens"} & (dealt | kept | returned)
    assert min(len(dealt), len(returned)) > 15
    assert len(kept) > 5


def test_a_new_deal_changes_the_piles_and_a_discovery_another_has_drawn() -> None:
    table = deal(
        chosen="scientist pilot pilot",
        events="upheaval",
        discoveries={"hellas": "lichens"},
        known={"hellas": [1]},
        events_discarded="radiation",
    )
    table.choose("skip", "do 1")
    rng = Random(1)
    drawn, discarded, piles = set(), set(), set()
    for _ in range(60):
        other = Mars(table.game.determinize(1, rng))
        drawn.add(other.player(0)["drawn"])
        discarded.add(other.state["event_discard"][0]["card"])
        piles.add((other.state["resource_deck"][0], other.state["shuttle_deck"][0]))
        own = Mars(table.game.determinize(0, rng))
        assert own.player(0)["drawn"] == "upheaval"
        assert own.offers(0) == table.offers(0)
    assert min(len(drawn), len(discarded)) > 5
    assert "lichens" not in drawn | discarded
    assert {resource for resource, _ in piles} == {"ice", "sylvanite", "celerium"}
    assert len({shuttle for _, shuttle in piles}) > 10


def test_a_new_deal_gives_the_others_no_character_that_was_called_already() -> None:
    table = deal(chosen="pilot travel_agent soldier", hand={0: "recruiter explorer travel_agent soldier pilot"})
    rng = Random(1)
    assert table.view()["call"] == "travel_agent"
    for _ in range(40):
        other = Mars(table.game.determinize(1, rng))
        assert other.player(0)["chosen"] in ("soldier", "pilot")
        assert other.player(2)["chosen"] in ("soldier", "pilot")

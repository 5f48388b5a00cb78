"""Bonus cards: what each asks for, just met, just missed and tied."""

from __future__ import annotations

from typing import Any

import pytest

from tests.red_planet.table import INNER, OUTER, ZONES, Mars, deal

MISSIONS = {
    "secret_mission_a": "ausonia hellas mare_serpentis sinus_sabaeus arabia",
    "secret_mission_b": "mare_serpentis sinus_sabaeus arabia vastitas_borealis syrtis_major",
    "secret_mission_c": "arabia vastitas_borealis syrtis_major ausonia hellas",
    "secret_mission_d": "syrtis_major ausonia hellas mare_serpentis sinus_sabaeus",
}
TILES = ["ice"] * 6 + ["sylvanite"] * 4


def ended(cards: str, players: int = 3, **more: Any) -> Mars:
    """A game that ended with seat 0 holding these cards."""
    chosen = " ".join(["recruiter"] * players)
    table = deal(players, round=10, chosen=chosen, bonus={0: cards}, **more)
    table.finish_round()
    return table


def pays(card: str, mars: dict[str, str], **more: Any) -> int:
    """What the card brought seat 0."""
    return ended(card, mars=mars, **more).card_points(card)[0]


def spread(zones: list[str], here: str) -> dict[str, str]:
    """The same astronauts in several zones."""
    return {zone: f"{here} {tile}" for zone, tile in zip(zones, TILES, strict=False)}


@pytest.mark.parametrize("card", MISSIONS)
def test_a_secret_mission_pays_eight_points_for_presence_in_its_five_zones(card: str) -> None:
    assert pays(card, spread(MISSIONS[card].split(), "1 0 0")) == 8


@pytest.mark.parametrize("card", MISSIONS)
def test_a_secret_mission_asks_for_presence_not_for_majorities(card: str) -> None:
    """“Zones to control” in the rulebook tells which colour counts on a card’s little map, not what these cards ask
    for. That is known from an article on the first edition’s cards: at least one astronaut in each of five zones.
    """
    assert pays(card, spread(MISSIONS[card].split(), "1 3 0")) == 8


@pytest.mark.parametrize("card", MISSIONS)
def test_four_of_the_five_zones_of_a_secret_mission_earn_nothing(card: str) -> None:
    zones = MISSIONS[card].split()
    for missing in zones:
        assert pays(card, spread([zone for zone in ZONES if zone != missing], "2 0 0")) == 0


@pytest.mark.parametrize("card", MISSIONS)
def test_other_zones_do_not_count_for_a_secret_mission(card: str) -> None:
    assert pays(card, spread([zone for zone in ZONES if zone not in MISSIONS[card].split()], "3 0 0")) == 0


def test_secret_missions_name_five_outer_zones() -> None:
    for zones in MISSIONS.values():
        assert len(set(zones.split())) == 5
        assert set(zones.split()) <= set(OUTER)


@pytest.mark.parametrize(
    ("mars", "points"),
    [
        ({"tritonis_sinus": "2 1 0", "mare_tyrrhenum": "1 1 0"}, 6),
        ({"tritonis_sinus": "2 0 0", "mare_tyrrhenum": "0 1 0", "valles_marineris": "0 1 0"}, 6),
        ({"tritonis_sinus": "1 0 0", "mare_tyrrhenum": "0 1 0", "valles_marineris": "0 1 0"}, 0),
        ({"tritonis_sinus": "1 1 0", "mare_tyrrhenum": "1 1 0", "valles_marineris": "0 1 0"}, 0),
        ({"tritonis_sinus": "1 0 0", "hellas": "0 5 0"}, 6),
        ({"hellas": "5 0 0"}, 0),
        ({"tritonis_sinus": "ice"}, 0),
    ],
)
def test_strategic_zones_pay_six_points_for_the_most_in_the_inner_zones_together(
    mars: dict[str, str], points: int
) -> None:
    assert pays("strategic_zones", mars) == points


@pytest.mark.parametrize("zone", INNER)
def test_each_inner_zone_counts_for_strategic_zones(zone: str) -> None:
    assert pays("strategic_zones", {zone: "1 0 0"}) == 6


def test_a_block_of_ice_brings_two_ice_tokens() -> None:
    table = ended("block_of_ice", tokens={0: "1 ice", 1: "5 ice"})
    assert table.tokens("ice") == [3, 5, 0]
    assert table.score(0)["tokens"] == 3
    assert table.score(0)["bonus"] == 0


def test_both_blocks_of_ice_bring_their_tokens() -> None:
    assert ended("block_of_ice block_of_ice.2").tokens("ice") == [4, 0, 0]


def test_a_block_of_ice_brings_nothing_before_the_end() -> None:
    table = deal(round=8, chosen="recruiter recruiter recruiter", bonus={0: "block_of_ice"})
    table.finish_round()
    assert table.tokens("ice") == [0, 0, 0]


def test_a_block_of_ice_counts_for_the_ice_majority() -> None:
    table = ended("block_of_ice", tokens={0: "1 ice", 1: "2 ice"})
    assert [table.score(seat)["ice_majority"] for seat in range(3)] == [9, 0, 0]


def test_a_subsidy_pays_four_points_whatever_happens() -> None:
    assert pays("subsidy", {}) == 4


@pytest.mark.parametrize("resource", ["celerium", "sylvanite"])
@pytest.mark.parametrize(("own", "rival", "points"), [(2, 1, 6), (1, 0, 6), (2, 2, 6), (1, 2, 0), (0, 0, 0), (0, 1, 0)])
def test_a_baron_pays_six_points_for_the_most_tokens_of_a_resource(
    resource: str, own: int, rival: int, points: int
) -> None:
    tokens = {0: f"{own} {resource} 0 ice", 1: f"{rival} {resource} 9 ice"}
    assert pays(f"{resource}_baron", {}, tokens=tokens) == points


def test_a_baron_counts_the_tokens_of_its_own_resource_only() -> None:
    tokens = {0: "5 sylvanite", 1: "1 celerium"}
    assert pays("celerium_baron", {}, tokens=tokens) == 0
    assert pays("sylvanite_baron", {}, tokens=tokens) == 6


def test_a_baron_counts_the_last_tokens_given() -> None:
    mars = {"hellas": "2 1 0 celerium"}
    assert pays("celerium_baron", mars, tokens={1: "3 celerium"}) == 6
    assert pays("celerium_baron", mars, tokens={1: "4 celerium"}) == 0


@pytest.mark.parametrize(("lost", "points"), [(0, 0), (1, 2), (3, 6), (4, 8), (5, 8), (20, 8)])
def test_fallen_heroes_pay_two_points_for_each_loss_up_to_eight(lost: int, points: int) -> None:
    assert pays("fallen_heroes", {}, lost={0: lost, 1: 9}) == points


@pytest.mark.parametrize(("zones", "points"), [(10, 8), (8, 8), (7, 0)])
def test_pioneers_pay_eight_points_for_presence_in_eight_zones(zones: int, points: int) -> None:
    assert pays("pioneers", spread(ZONES[:zones], "1 2 0")) == points
    assert pays("pioneers", spread(ZONES[-zones:], "1 0 0")) == points


@pytest.mark.parametrize(
    ("mars", "points"),
    [
        ({"hellas": "3 0 0", "ausonia": "0 2 0"}, 6),
        ({"hellas": "3 0 0", "ausonia": "0 3 0"}, 6),
        ({"hellas": "3 3 0"}, 6),
        ({"hellas": "3 0 0", "ausonia": "0 4 0"}, 0),
        ({"hellas": "2 0 0", "ausonia": "2 0 0", "arabia": "0 3 0"}, 0),
        ({"hellas": "2 0 0", "ausonia": "0 1 1", "arabia": "0 1 1"}, 6),
        ({"valles_marineris": "2 1 0"}, 6),
        ({"hellas": "ice"}, 0),
    ],
)
def test_metropolis_pays_six_points_for_the_largest_group_in_one_zone(mars: dict[str, str], points: int) -> None:
    assert pays("metropolis", mars) == points


def test_all_bonus_cards_of_a_player_score_each_on_its_own() -> None:
    table = ended("subsidy strategic_zones metropolis pioneers", mars={"mare_tyrrhenum": "2 1 0 celerium"})
    assert table.score(0)["by_card"] == {"subsidy": 4, "strategic_zones": 6, "metropolis": 6}
    assert table.score(0)["bonus"] == 16
    assert table.total(0) == 9 + 16


def test_a_bonus_card_pays_only_its_holder() -> None:
    table = ended("subsidy metropolis", mars={"mare_tyrrhenum": "1 1 1"})
    assert table.card_points("subsidy") == [4, 0, 0]
    assert table.card_points("metropolis") == [6, 0, 0]


def test_two_secret_missions_score_both() -> None:
    table = ended("secret_mission_a secret_mission_d", mars=spread(ZONES[1:7], "1 0 0"))
    assert table.score(0)["bonus"] == 16


@pytest.mark.parametrize(
    ("card", "stands"),
    [
        (
            "secret_mission_a",
            {
                "of": "zones",
                "zones": [
                    {"zone": "ausonia", "mine": 0},
                    {"zone": "hellas", "mine": 2},
                    {"zone": "mare_serpentis", "mine": 0},
                    {"zone": "sinus_sabaeus", "mine": 0},
                    {"zone": "arabia", "mine": 1},
                ],
            },
        ),
        ("pioneers", {"of": "spread", "count": 2}),
        ("fallen_heroes", {"of": "lost", "count": 3}),
        ("metropolis", {"of": "seats", "counts": [2, 3, 0]}),
        ("celerium_baron", {"of": "seats", "counts": [1, 0, 2], "resource": "celerium"}),
        ("subsidy", None),
    ],
)
def test_a_bonus_card_tells_its_owner_how_things_stand(card: str, stands: object) -> None:
    """And nobody else: they see how many cards there are."""
    table = deal(
        3,
        mars={"hellas": "2 3 0 ice", "arabia": "1 0 0"},
        lost={0: 3},
        bonus={0: card},
        tokens={0: "1 celerium", 2: "2 celerium"},
    )
    view: Any = table.game.view(0)
    assert view["players"][0]["progress"] == [stands]
    assert table.game.view(1)["players"][0]["progress"] == 1  # type: ignore[index]
    assert [entry["token_points"] for entry in view["players"]] == [3, 0, 6]

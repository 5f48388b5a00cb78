"""Placing tiles: reserved areas, neighbours, bonuses, off the map, special tiles, claims."""

from __future__ import annotations

import pytest

from tests.terraforming_mars.mars import OCEAN_HEXES, deal, player

ROWS = {"A": 5, "B": 6, "C": 7, "D": 8, "E": 9, "F": 8, "G": 7, "H": 6, "I": 5}
HEXES = [f"{row}{n}" for row, length in ROWS.items() for n in range(1, length + 1)]
LAND = [space for space in HEXES if space not in OCEAN_HEXES and space != "E3"]
VOLCANIC = ["B2", "C1", "D1", "E1"]
METAL = ["A1", "B2", "C7", "D1", "H1", "H6", "I1", "I2"]
AROUND_C4 = ["B3", "B4", "C3", "C5", "D4", "D5"]
AROUND_NOCTIS = ["D2", "D3", "E2", "F2", "F3"]  # and E4, reserved for an ocean


def test_the_map_has_61_areas_12_for_oceans_and_48_open_to_tiles() -> None:
    assert (len(HEXES), len(OCEAN_HEXES), len(LAND)) == (61, 12, 48)


# Oceans


def test_oceans_go_only_on_the_areas_reserved_for_them() -> None:
    table = deal()
    table.choose("project aquifer")
    assert table.spaces() == OCEAN_HEXES
    assert table.refuses("space C4") == "place.ocean"


def test_no_other_tile_goes_on_an_area_reserved_for_oceans() -> None:
    table = deal()
    table.choose("project city")
    assert table.spaces() == LAND
    assert table.refuses("space E5") == "place.city"


def test_oceans_belong_to_nobody() -> None:
    """They help neither a greenery's neighbourhood nor the landlord nor a mining area."""
    table = deal(hand="Mining Area", plants=8, actions=3, state={"awards": {"landlord": 0}})
    table.project("aquifer", "space A2")
    assert table.tiles() == {"A2": "ocean"}
    table.choose("greenery")
    assert table.spaces() == LAND
    table.choose("space C4")
    assert table.score(0)["awards"] == 5
    table = deal(tiles={"A2": "ocean"}, hand="Mining Area", state={"awards": {"landlord": 0}})
    table.play("Mining Area")
    assert table.tiles() == {"A2": "ocean"}  # no area beside a tile of mine
    assert [table.score(seat)["awards"] for seat in range(2)] == [5, 5]


def test_there_are_nine_oceans() -> None:
    table = deal(hand="Lake Marineris", oceans=8, temperature=0)
    table.play("Lake Marineris", "space I5")
    assert table.oceans == 9


@pytest.mark.parametrize(
    ("oceans", "money"), [([], 0), (["E5"], 2), (["E5", "E6"], 4), (["E4", "E5", "E6", "F6"], 6), (["A2"], 0)]
)
@pytest.mark.parametrize(("kind", "cost"), [("city", 25), ("greenery", 23)])
def test_2_mc_for_each_ocean_beside_the_tile(oceans: list[str], money: int, kind: str, cost: int) -> None:
    table = deal(tiles=dict.fromkeys(oceans, "ocean"))
    table.project(kind, "space F5")  # beside E5, E6 and F6
    assert table.mc() == 100 - cost + money


def test_an_ocean_beside_oceans_earns_too_but_not_for_itself() -> None:
    table = deal(tiles={"E4": "ocean", "E6": "ocean"})
    table.project("aquifer", "space E5")
    assert table.changes() == {"mc": -18 + 4, "E5": "ocean", "oceans": 1, "tr": 1, "plants": 2}


def test_each_of_two_oceans_is_placed_on_its_own() -> None:
    table = deal(hand="Ice Asteroid")
    table.play("Ice Asteroid", "space E5", "space E6")
    assert table.changes() == {
        "mc": -23 + 2,  # the second beside the first
        "E5": "ocean",
        "E6": "ocean",
        "oceans": 2,
        "tr": 2,
        "plants": 4,
    }


def test_a_special_tile_earns_beside_oceans_too() -> None:
    table = deal(hand="Restricted Area", tiles={"A2": "ocean"})
    table.play("Restricted Area", "space A1")
    assert table.changes() == {"mc": -11 + 2, "A1": "restricted-area 0", "steel": 2}


@pytest.mark.parametrize(
    ("space", "bonus"),
    [
        ("A1", {"steel": 2}),
        ("B2", {"steel": 1}),
        ("C1", {"cards": 1}),
        ("D1", {"plants": 1, "titanium": 1}),
        ("E9", {"plants": 2}),
        ("H6", {"titanium": 1}),
        ("H3", {"cards": 1}),
        ("B1", {}),
    ],
)
def test_the_bonus_printed_on_the_area(space: str, bonus: dict[str, int]) -> None:
    table = deal()
    table.project("city", f"space {space}")
    assert table.changes() == {space: "city 0", "mc": -25, "mc production": 1, **bonus}


@pytest.mark.parametrize(("space", "bonus"), [("B6", {"cards": 2}), ("I5", {"titanium": 2}), ("A2", {"steel": 2})])
def test_the_bonus_printed_under_an_ocean(space: str, bonus: dict[str, int]) -> None:
    table = deal()
    table.project("aquifer", f"space {space}")
    assert table.changes() == {space: "ocean", "oceans": 1, "tr": 1, "mc": -18, **bonus}


# Greeneries


@pytest.mark.parametrize("own", ["city", "greenery", "capital", "mohole-area", "nuclear-zone", "ecological-zone"])
def test_a_greenery_goes_beside_a_tile_of_ones_own(own: str) -> None:
    table = deal(plants=8, tiles={"C4": f"{own} 0", "G4": "city 1"})
    table.choose("greenery")
    assert table.spaces() == sorted(AROUND_C4)
    assert table.refuses("space G1") == "place.greenery"


@pytest.mark.parametrize("key", ["greenery", "project greenery", "play plantation"])
def test_that_holds_for_plants_for_the_project_and_for_plantation(key: str) -> None:
    table = deal(plants=8, tiles={"C4": "city 0"}, hand="Plantation", played="Research")
    table.choose(key)
    assert table.spaces() == sorted(AROUND_C4)


@pytest.mark.parametrize(("card", "temperature"), [("Mangrove", 4), ("Protected Valley", -30)])
def test_mangrove_and_protected_valley_go_on_an_ocean_area_wherever_it_is(card: str, temperature: int) -> None:
    table = deal(hand=card, temperature=temperature, tiles={"C4": "city 0"})
    table.choose(f"play {card.lower().replace(' ', '-')}")
    table.pay()
    assert table.spaces() == OCEAN_HEXES
    table.choose("space A5")
    assert table.tiles()["A5"] == "greenery 0"
    assert (table.oxygen, table.oceans) == (1, 0)


def test_without_a_tile_of_ones_own_a_greenery_goes_anywhere() -> None:
    table = deal(plants=8, tiles={"C4": "city 1"})
    table.choose("greenery")
    assert table.spaces() == [space for space in LAND if space != "C4"]


def test_without_room_beside_ones_tiles_a_greenery_goes_anywhere() -> None:
    table = deal(plants=8, tiles={"C4": "city 0", **dict.fromkeys(AROUND_C4, "greenery 1")})
    table.choose("greenery")
    assert table.spaces() == [space for space in LAND if space not in [*AROUND_C4, "C4"]]


def test_a_tile_off_the_map_is_no_neighbour() -> None:
    table = deal(plants=8, tiles={"ganymede-colony": "city 0"})
    table.choose("greenery")
    assert table.spaces() == LAND


def test_a_claim_is_no_tile() -> None:
    table = deal(plants=8, claims={"C4": 0})
    table.choose("greenery")
    assert table.spaces() == LAND


def test_an_own_tile_reached_only_over_a_claimed_area_does_not_bind() -> None:
    free = dict.fromkeys(AROUND_C4[1:], "greenery 1")
    table = deal(plants=8, tiles={"C4": "city 0", **free}, claims={AROUND_C4[0]: 1})
    table.choose("greenery")
    assert AROUND_C4[0] not in table.spaces()
    assert "G1" in table.spaces()


# Cities


@pytest.mark.parametrize("owner", ["0", "1", "neutral"])
@pytest.mark.parametrize("kind", ["city", "capital"])
def test_a_city_never_goes_beside_a_city_of_anybody(kind: str, owner: str) -> None:
    table = deal(tiles={"C4": f"{kind} {owner}"})
    table.choose("project city")
    assert table.spaces() == [space for space in LAND if space not in [*AROUND_C4, "C4"]]
    assert table.refuses("space B3") == "place.city"
    assert table.refuses("space C4") == "taken"


def test_the_capital_obeys_the_rule_and_is_a_city() -> None:
    table = deal(hand="Capital", oceans=4, production={"energy": 2}, tiles={"C4": "city 1"})
    table.choose("play capital")
    assert not set(table.spaces()) & {*AROUND_C4, "C4", "E3"}
    table.choose("space G4")
    assert table.tiles()["G4"] == "capital 0"
    table.end(0)
    table = deal(tiles={"G4": "capital 0", "C4": "city 0", "I1": "city 0"}, mc=8)
    assert "milestone mayor" in table.offers()


def test_noctis_city_goes_on_its_own_area_even_beside_a_city() -> None:
    table = deal(hand="Noctis City", production={"energy": 1}, tiles={"D2": "city 1"})
    table.play("Noctis City")  # no question: there is one place
    assert table.changes() == {"mc": -18, "energy production": -1, "mc production": 3, "E3": "city 0", "plants": 2}


def test_nothing_else_goes_on_noctis_city() -> None:
    table = deal(hand="Land Claim, Noctis City", plants=8, tiles={"D2": "greenery 0"}, actions=3)
    table.choose("greenery")
    assert "E3" not in table.spaces()
    table.choose("space D3", "play land-claim")
    assert "E3" not in table.spaces()


def test_noctis_city_makes_its_neighbours_illegal_for_later_cities() -> None:
    table = deal(tiles={"E3": "city 1"})
    table.choose("project city")
    assert not set(table.spaces()) & set(AROUND_NOCTIS)


def test_the_neighbours_of_noctis_are_open_while_it_is_empty() -> None:
    table = deal()
    table.choose("project city")
    assert set(AROUND_NOCTIS) <= set(table.spaces())


def test_urbanized_area_goes_beside_two_cities() -> None:
    table = deal(hand="Urbanized Area", production={"energy": 1}, tiles={"C3": "city 1", "C5": "city neutral"})
    table.play("Urbanized Area")  # C4 is the only area beside both
    assert table.tiles()["C4"] == "city 0"


def test_a_research_outpost_goes_beside_no_tile_at_all() -> None:
    table = deal(hand="Research Outpost", tiles={"C4": "greenery 0", "E6": "ocean"})
    table.choose("play research-outpost")
    beside_ocean = {"D5", "D6", "E7", "F6", "F5", "E5"}
    assert set(table.spaces()) == set(LAND) - {*AROUND_C4, "C4"} - beside_ocean
    assert table.refuses("space B3") == "place.isolated"


# Off the map


@pytest.mark.parametrize(
    ("card", "space", "gained"),
    [("Ganymede Colony", "ganymede-colony", {"mc": -20}), ("Phobos Space Haven", "phobos-space-haven", {"mc": -25})],
)
def test_cities_off_the_map_have_no_bonus_and_no_neighbours(card: str, space: str, gained: dict[str, int]) -> None:
    table = deal(hand=card, tiles=dict.fromkeys(LAND[:47], "greenery 1"))
    table.play(card)
    assert table.changes()[space] == "city 0"
    assert table.changes()["mc"] == gained["mc"]
    assert table.score(0)["city"] == 0


def test_cities_off_the_map_count_as_cities_but_not_as_on_mars() -> None:
    off = {"ganymede-colony": "city 0", "phobos-space-haven": "city 0"}
    table = deal(tiles={**off, "C4": "city 0"}, mc=8)
    assert "milestone mayor" in table.offers()
    table = deal(tiles=off, hand="Rad-Suits, Zeppelins, Energy Saving", oxygen=5, played="Martian Rails", actions=4)
    assert table.playable("Rad-Suits")
    table.play("Energy Saving")
    assert table.changes()["energy production"] == 2
    table.play("Zeppelins")
    assert table.changes() == {"mc": -13}


def test_the_tharsis_republic_earns_for_an_own_city_off_the_map_but_raises_no_production() -> None:
    table = deal(corporation="tharsis-republic", hand="Phobos Space Haven")
    table.play("Phobos Space Haven")
    assert table.changes() == {
        "mc": -25 + 3,
        "titanium production": 1,
        "phobos-space-haven": "city 0",
    }


def test_the_tharsis_republic_hears_other_players_cities_on_mars() -> None:
    table = deal(corporation="tharsis-republic", active=1, opponents=[player(mc=50)])
    table.project("city", "space C4")
    assert (table.changes()["mc production"], table.changes().get("mc", 0)) == (1, 0)


# Special tiles


@pytest.mark.parametrize(
    ("card", "tiles", "spaces"),
    [
        ("Lava Flows", {}, VOLCANIC),
        ("Mining Rights", {}, METAL),
        ("Mining Area", {"A3": "city 0", "H2": "greenery 0"}, ["H1", "I1", "I2"]),
        ("Mohole Area", {}, OCEAN_HEXES),
        ("Industrial Center", {"C4": "city 1"}, sorted(AROUND_C4)),
        ("Commercial District", {}, LAND),
        ("Restricted Area", {}, LAND),
        ("Nuclear Zone", {}, LAND),
        ("Natural Preserve", {"C4": "city 1"}, [space for space in LAND if space not in [*AROUND_C4, "C4"]]),
    ],
)
def test_special_tiles_go_where_their_cards_say(card: str, tiles: dict[str, str], spaces: list[str]) -> None:
    table = deal(hand=card, tiles=tiles, production={"energy": 1})
    table.choose(f"play {card.lower().replace(' ', '-')}")
    table.pay()
    assert table.spaces() == spaces


def test_an_ecological_zone_goes_beside_any_greenery_but_one_must_be_mine() -> None:
    table = deal(hand="Ecological Zone", tiles={"C4": "greenery 1", "G1": "greenery 0"})
    table.choose("play ecological-zone")
    assert set(AROUND_C4) <= set(table.spaces())
    assert {"F1", "F2", "G2", "H1"} <= set(table.spaces())


def test_volcanic_areas_are_ordinary_land_for_other_tiles() -> None:
    table = deal()
    table.project("city", "space B2")
    assert table.tiles() == {"B2": "city 0"}


@pytest.mark.parametrize(
    ("space", "metal", "bonus"),
    [("A1", "steel", 2), ("H6", "titanium", 1), ("D1", "titanium", 1), ("I2", "steel", 2), ("B2", "steel", 1)],
)
def test_mining_gives_the_bonus_and_one_step_of_that_metal(space: str, metal: str, bonus: int) -> None:
    table = deal(hand="Mining Rights")
    table.play("Mining Rights", f"space {space}")
    told = table.changes()
    assert (told[metal], told[f"{metal} production"], told[space]) == (bonus, 1, "mining-rights 0")


def test_the_mining_guild_hears_every_tile_on_metal_oceans_included() -> None:
    table = deal(corporation="mining-guild", actions=4, mc=200)
    table.project("aquifer", "space A2")
    assert table.production() == {"steel": 1}
    table.project("aquifer", "space I5")
    assert table.production() == {"steel": 2}
    table.project("city", "space H6")
    assert table.production() == {"steel": 3, "mc": 1}
    table.project("city", "space C4")
    assert table.production() == {"steel": 3, "mc": 2}


def test_artificial_lake_is_a_real_ocean_on_land() -> None:
    table = deal(
        hand="Artificial Lake", temperature=-6, tiles={"E5": "ocean"}, opponents=[player(played="Arctic Algae")]
    )
    table.choose("play artificial-lake")
    assert table.spaces() == LAND
    table.choose("space D4")
    assert table.changes() == {
        "mc": -15 + 2,
        "D4": "ocean",
        "oceans": 1,
        "tr": 1,
        "plants": 1,
        "seat 1 plants": 2,
    }


def test_nine_oceans_always_fit_though_three_areas_are_taken() -> None:
    taken = {"A2": "greenery 0", "A4": "greenery 0", "A5": "mohole-area 0"}
    table = deal(tiles=taken, oceans=8)
    table.project("aquifer")  # one area is left: nothing to choose
    assert table.oceans == 9


# Land Claim


def test_a_claimed_area_is_closed_to_others_and_open_to_its_owner() -> None:
    table = deal(hand="Land Claim", mc=30, opponents=[player(mc=100, hand="Artificial Lake", plants=8)], temperature=-6)
    table.play("Land Claim", "space C4")
    assert table.changes() == {"mc": -1, "C4": "claim 0"}
    table.choose("end")
    for key in ("project city", "project greenery", "greenery", "play artificial-lake"):
        theirs = table.game.copy()
        theirs.choose(1, [key])
        asked = theirs.asked[1]
        assert asked is not None
        assert "space C4" not in asked.keys
        assert "marker" in theirs.why(1, "space C4")[0]
    table.end(1)
    table.project("city", "space C4")
    assert table.tiles() == {"C4": "city 0"}
    assert table.state["claims"] == []  # the marker is now an owned tile


def test_only_free_unclaimed_land_can_be_claimed() -> None:
    table = deal(hand="Land Claim", tiles={"C4": "greenery 1"}, claims={"G4": 1, "G5": 0})
    table.choose("play land-claim")
    assert table.spaces() == [space for space in LAND if space not in ("C4", "G4", "G5")]


def test_a_claim_is_not_a_tile_for_the_landlord_nor_for_isolated_tiles() -> None:
    table = deal(hand="Natural Preserve", claims={"C4": 0}, state={"awards": {"landlord": 0}})
    assert [table.score(seat)["awards"] for seat in range(2)] == [5, 5]
    table.choose("play natural-preserve")
    assert "C5" in table.spaces()


# What is told


def test_a_space_is_labelled_with_its_bonus_in_each_language() -> None:
    table = deal()
    table.choose("project city")
    decision = table.decision()
    index = decision.keys.index("space D1")
    for language, words in (("en", "plant"), ("fr", "titane"), ("pt", "titânio")):
        assert words in decision.label(index, language)

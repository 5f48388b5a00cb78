"""What a player is told before choosing: what would change at once, and for whom."""

from __future__ import annotations

from areo.kernel.forecast import Forecast, Foresight
from areo.kernel.machine import TABLE
from tests.terraforming_mars.mars import Mars, deal, player


def foreseen(table: Mars, key: str, seat: int = 0) -> dict[str, int]:
    """The changes, with those of others named by their seats."""
    decision = table.game.asked[seat]
    assert decision is not None
    found = Foresight(table.game, seat).forecast(decision.keys.index(key))
    return {
        change.what if change.seat in (seat, TABLE) else f"seat {change.seat} {change.what}": change.by
        for change in found.changes
    }


def whole(table: Mars, key: str) -> Forecast:
    decision = table.game.asked[0]
    assert decision is not None
    return Foresight(table.game, 0).forecast(decision.keys.index(key))


def test_a_card_is_paid_in_the_way_that_is_offered_first() -> None:
    table = deal(hand="Great Dam", oceans=4, steel=3)
    assert foreseen(table, "play great-dam") == {
        "resource mc": -6,
        "resource steel": -3,
        "production energy": 2,
        "hand": -1,
        "points cards": 1,
    }
    assert whole(table, "play great-dam").pays == "pay 6 mc 3 steel"
    assert whole(table, "project asteroid").pays == ""


def test_what_counts_on_the_table_is_counted() -> None:
    table = deal(hand="Satellites", played="Comet, Space Station")
    assert foreseen(table, "play satellites")["production mc"] == 2  # the station and itself; events do not count


def test_a_hex_tells_its_bonus_the_oceans_beside_it_and_the_points() -> None:
    table = deal(tiles={"E5": "ocean", "D4": "city 0"}, plants=8, oxygen=3)
    table.choose("greenery")
    assert foreseen(table, "space D5") == {
        "resource mc": 2,
        "resource plants": 2,
        "tr": 1,
        "points greenery": 1,
        "points city": 1,
        "oxygen": 1,
    }


def test_what_a_choice_sets_off_for_others_is_told() -> None:
    table = deal(opponents=[player(played="Arctic Algae")])
    table.choose("project aquifer")
    assert foreseen(table, "space A5") == {"seat 1 resource plants": 2, "tr": 1, "oceans": 1}


def test_bonus_steps_are_told() -> None:
    assert foreseen(deal(heat=8, temperature=-26), "heat") == {
        "resource heat": -8,
        "production heat": 1,
        "tr": 1,
        "temperature": 2,
    }


def test_what_depends_on_hidden_cards_is_left_out() -> None:
    """Whether a microbe is found, nobody knows; the price is certain."""
    table = deal(played="Search For Life", deck="Ants, Tardigrades")
    assert foreseen(table, "action search-for-life") == {"resource mc": -1}


def test_cards_to_be_drawn_are_only_counted() -> None:
    table = deal(hand="Research")
    assert foreseen(table, "play research") == {"resource mc": -11, "hand": 1, "points cards": 1}


def test_it_says_if_something_more_is_asked() -> None:
    table = deal(hand="Comet, Sponsors")
    assert whole(table, "play comet").asks
    assert not whole(table, "play sponsors").asks
    assert foreseen(table, "play comet") == {"resource mc": -21, "hand": -1, "tr": 1, "temperature": 2}


def test_nothing_is_changed_by_asking() -> None:
    table = deal(hand="Comet, Research", heat=8)
    before = table.game.position()
    for key in table.game.asked[0].keys:  # type: ignore[union-attr]  # it is my turn
        foreseen(table, key)
    assert table.game.position() == before
    assert table.game.record()["choices"] == []


def test_who_raised_what_is_counted() -> None:
    table = deal(heat=8, hand="Deimos Down", actions=3)
    table.choose("heat")
    table.project("aquifer", "space A5")
    table.project("asteroid")
    mine, theirs = table.game.tallies()
    assert mine == {"start": 20, "temperature": 2, "oxygen": 0, "oceans": 1, "other": 0}
    assert theirs == {"start": 20, "temperature": 0, "oxygen": 0, "oceans": 0, "other": 0}


def test_rating_from_cards_is_counted_apart() -> None:
    table = deal(hand="Release of Inert Gases")
    table.play("Release of Inert Gases")
    assert table.game.tallies()[0]["other"] == 2


def test_cubes_are_told_by_their_card() -> None:
    table = deal(played="Tardigrades")
    assert foreseen(table, "action tardigrades") == {"card tardigrades": 1}

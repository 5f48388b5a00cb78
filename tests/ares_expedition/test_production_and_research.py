"""Phases IV and V: what is produced and counted, and which cards of a research are kept."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import (
    CONSTRUCTION,
    PLANNING,
    PRODUCTION,
    RESEARCH,
    Expedition,
    deal,
    player,
)
from tests.tableau.cards import ids_of

TOP = "Lichen, Moss, Grass, Trees, Worms, Bushes, Heather, Farming, Algae, Insects, Cartel, Mine, Birds, Fish"

# Production


def produced(**mine: Any) -> Expedition:
    """A table after the production of this position."""
    return deal(phase=PRODUCTION, **{"mc": 0, **mine})


def test_money_is_the_rating_and_the_production_of_money() -> None:
    assert produced(tr=12).resources() == {"mc": 12}
    assert produced(tr=12, played="Economic Growth").resources() == {"mc": 12 + 3}


def test_the_chooser_gains_4_mc_more() -> None:
    assert produced(tr=12, chosen=PRODUCTION).resources() == {"mc": 16}


def test_heat_plants_and_cards_are_produced() -> None:
    table = produced(played="Coal Imports, Nitrophilic Moss, Acquired Company, Mohole Area", deck=TOP)
    assert table.resources() == {"mc": 5, "heat": 3 + 4, "plants": 2}
    assert table.hand() == ["lichen"]


def test_steel_and_titanium_produce_nothing() -> None:
    assert produced(played="Mine, Ganymede Shipyard").resources() == {"mc": 5}


def test_the_corporation_produces_too() -> None:
    assert produced(corporation="Helion").resources() == {"mc": 5, "heat": 3}
    assert produced(corporation="Ecoline").resources() == {"mc": 5, "plants": 1}


def test_nobody_is_asked_anything() -> None:
    table = produced(played="Energy Storage", deck=TOP)
    assert (table.round, table.phase) == (6, PLANNING)
    assert table.hand() == ids_of("Lichen, Grass")


def test_everybody_produces_each_from_the_own_share_of_the_deck() -> None:
    table = produced(played="Energy Storage", opponents=[player(played="Blueprints", mc=1)], deck=TOP)
    assert table.hand(1) == ["moss"]
    assert table.mc(1) == 1 + 5 + 2


@pytest.mark.parametrize(
    ("played", "mine", "gained"),
    [
        ("Cartel, Sponsors", {"corporation": "Teractor"}, {"mc": 5 + 3 + 2}),  # three Earth tags
        ("Power Grid, Power Plant", {}, {"mc": 5 + 2, "heat": 1}),
        ("Windmills, Power Plant", {"corporation": "ThorGate"}, {"mc": 5, "heat": 3 + 1 + 1}),
        ("Satellites, Comet", {"corporation": "Helion"}, {"mc": 5 + 3, "heat": 3}),
        ("Worms, Tardigrades", {}, {"mc": 5, "plants": 2}),
        ("Insects", {}, {"mc": 5}),
        ("Insects, Lichen", {"corporation": "Ecoline"}, {"mc": 5, "plants": 2 + 1 + 1}),
        ("Medical Lab, Mine, Fish", {}, {"mc": 5 + 1}),  # one for every two building tags
        ("Medical Lab, Mine, Coal Imports", {}, {"mc": 5 + 1, "heat": 3}),
        ("Venture Capitalism, Comet, Research", {}, {"mc": 5 + 2}),  # events count
        ("Zeppelins", {"forests": 4}, {"mc": 5 + 4}),
    ],
)
def test_what_is_counted_is_counted_at_this_moment(played: str, mine: dict[str, Any], gained: dict[str, int]) -> None:
    assert produced(played=played, **mine).resources() == gained


def test_a_later_tag_raises_a_production_that_counts_it() -> None:
    table = deal(phase=CONSTRUCTION, hand="Comet", played="Satellites", opponents=[player(chosen=PRODUCTION)], mc=25)
    assert table.production() == {"mc": 1}
    table.play("Comet")
    assert table.production() == {"mc": 2}
    table.end()
    assert table.mc() == 4 + 5 + 2 + 2  # the tile; two steps of rating by now


def test_the_view_shows_the_income_of_everybody() -> None:
    table = deal(phase=CONSTRUCTION, tr=8, played="Economic Growth")
    assert table.view(1)["players"][0]["income"] == 11
    assert table.view(1)["players"][0]["production"] == {"mc": 3, "heat": 0, "plants": 0, "cards": 0}


# Research


def figures(**mine: Any) -> tuple[int, int, int]:
    """How many cards are dealt in a research phase, and how many of them are kept, at least and at most."""
    table = deal(phase=RESEARCH, deck=TOP, **mine)
    decision = table.decision(0)
    assert decision.kind == "cards"
    return len(decision.keys), decision.least, decision.most


@pytest.mark.parametrize(
    ("mine", "dealt", "kept"),
    [
        ({}, 2, 1),
        ({"chosen": RESEARCH}, 5, 2),
        ({"corporation": "Tharsis Republic"}, 3, 2),
        ({"corporation": "Tharsis Republic", "chosen": RESEARCH}, 6, 3),
        ({"played": "Interns"}, 4, 1),
        ({"played": "Interns", "chosen": RESEARCH}, 7, 2),
        ({"played": "United Planetary Alliance"}, 3, 2),
        ({"played": "Interplanetary Relations"}, 3, 2),
        ({"played": "Interns, United Planetary Alliance, Extended Resources"}, 5, 3),
        ({"chosen": RESEARCH, "played": "Extended Resources"}, 5, 3),
    ],
)
def test_how_many_cards_are_drawn_and_kept(mine: dict[str, Any], dealt: int, kept: int) -> None:
    assert figures(**mine) == (dealt, kept, kept)


def test_never_more_are_kept_than_drawn() -> None:
    table = deal(phase=RESEARCH, deck=TOP, played="Extended Resources", opponents=[player()])
    assert table.hand(0) == ids_of("Lichen, Grass")  # two of two: nothing to choose
    assert table.asked == [1]


def test_what_is_not_kept_is_discarded_for_nothing() -> None:
    table = deal(phase=RESEARCH, deck=TOP, mc=0)
    table.choose("card Grass", seat=0)
    table.choose("card Moss", seat=1)
    assert table.hand(0) == ["grass"]
    assert table.resources(0) == {}
    assert set(table.discard()) == {"lichen", "trees"}


def test_cards_are_kept_of_those_drawn_alone() -> None:
    table = deal(phase=RESEARCH, deck=TOP, hand="Comet")
    assert table.offers(0) == ["card lichen", "card grass"]
    assert table.refuses("card comet", seat=0)


def test_cards_cannot_be_sold_during_the_research() -> None:
    table = deal(phase=RESEARCH, deck=TOP, hand="Comet")
    assert not [key for key in table.offers(0) if key.startswith("sell ")]


def test_what_others_draw_and_keep_is_hidden_but_not_how_many() -> None:
    table = deal(phase=RESEARCH, deck=TOP, chosen=RESEARCH)
    assert table.view(1)["players"][0]["dealt"] == 5
    table.choose(["card Lichen", "card Grass"], seat=0)
    assert table.view(1)["players"][0]["hand"] == 2
    assert not {"Lichen", "Grass", "Worms"} & set(" ".join(table.log(1)).replace(".", "").split())


# After them


def test_both_follow_even_if_only_one_seat_chose_them() -> None:
    table = deal(phase=PLANNING, deck=TOP, mc=0, opponents=[player(), player()])
    table.plan(PRODUCTION, RESEARCH, RESEARCH)
    assert [table.mc(seat) for seat in range(3)] == [9, 5, 5]
    assert table.asked == [0, 1, 2]

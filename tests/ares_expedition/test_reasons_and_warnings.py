"""What a decision tells about its options: labels, prices, why not, and what would come to nothing."""

from __future__ import annotations

from typing import Any

import pytest

from areo.ares_expedition.deck import BOOK
from tests.ares_expedition.expedition import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    PLANNING,
    RESEARCH,
    Expedition,
    deal,
    player,
)
from tests.tableau.cards import ids_of

LANGUAGES = ("en", "fr", "pt")


def index(table: Expedition, key: str) -> int:
    return table.decision().keys.index(key)


def warned(table: Expedition, key: str) -> list[str]:
    return table.decision().warnings(index(table, key), "en")


# Labels and prices


@pytest.mark.parametrize(
    ("phase", "mine"),
    [
        (DEVELOPMENT, {"hand": "Mine, Toll Station, Lichen", "chosen": DEVELOPMENT}),
        (CONSTRUCTION, {"hand": "Comet, Fish", "chosen": CONSTRUCTION}),
        (ACTION, {"played": "GHG Producing Bacteria, Ironworks, Aquifer Pumping, Developed Infrastructure",
                  "cubes": {"GHG Producing Bacteria": 2}, "heat": 9, "plants": 9}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_menu_has_a_label_of_its_own(phase: int, mine: dict[str, Any], language: str) -> None:
    decision = deal(phase=phase, **mine).decision()
    labels = [decision.label(place, language) for place in range(len(decision.keys))]
    assert all(labels)
    assert len(set(labels)) == len(labels)
    assert decision.prompt(language)


def test_menus_tell_prices() -> None:
    table = deal(phase=DEVELOPMENT, hand="Coal Imports", played="Mine", chosen=DEVELOPMENT)
    assert table.decision().price(index(table, "play coal-imports")) == {"resource mc": 13 - 4 - 3}
    table = deal(phase=ACTION, played="Aquifer Pumping, Mine, Standard Technology", plants=8, heat=8)
    for key, price in (
        ("action aquifer-pumping", {"resource mc": 10 - 4}),
        ("project forest-from-plants", {"resource plants": 8}),
        ("project forest-from-mc", {"resource mc": 16}),
        ("project temperature-from-heat", {"resource heat": 8}),
        ("project temperature-from-mc", {"resource mc": 10}),
        ("project ocean-from-mc", {"resource mc": 11}),
    ):
        assert table.decision().price(index(table, key)) == price


def test_ways_to_pay_tell_what_is_paid() -> None:
    table = deal(
        hand="Coal Imports",
        played="Anaerobic Microorganisms, Restructured Resources",
        cubes={"Anaerobic Microorganisms": 2},
        plants=1,
    )
    table.choose("play coal-imports")
    prices = [table.decision().price(place) for place in range(4)]
    assert prices == [
        {"resource mc": 13},
        {"resource mc": 3, "cube microbe": 2},
        {"resource mc": 8, "resource plants": 1},
        {"resource plants": 1, "cube microbe": 2},
    ]


def test_the_two_actions_of_a_card_say_what_they_do() -> None:
    table = deal(phase=ACTION, played="Regolith Eaters", cubes={"Regolith Eaters": 2})
    decision = table.decision()
    details = [decision.detail(index(table, f"action regolith-eaters{end}"), "en") for end in ("", " 2")]
    assert "microbe" in details[0]
    assert "oxygen" in details[1]


# Why not


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    table = deal(hand="Mine")
    assert table.refuses("play lichen") == "not-in-hand: Lichen"


def test_all_that_stands_in_the_way_is_told_together() -> None:
    table = deal(hand="Moss", mc=0, oceans=1)
    assert table.why("Moss").count(";") == 2  # its price, three oceans, a plant
    assert table.shortfall("Moss") == [3, 0]


@pytest.mark.parametrize(
    ("phase", "reasons"),
    [
        (PLANNING, ["green-phase: Mine", "blue-phase: Fish; requires-temperature", "red-phase: Comet; price: 25, 12"]),
        (DEVELOPMENT, ["", "blue-phase: Fish; requires-temperature", "red-phase: Comet; price: 25, 12"]),
        (CONSTRUCTION, ["green-phase: Mine", "requires-temperature", "price: 25, 12"]),
        (ACTION, ["green-phase: Mine", "blue-phase: Fish; requires-temperature", "red-phase: Comet; price: 25, 12"]),
        (RESEARCH, ["green-phase: Mine", "blue-phase: Fish; requires-temperature", "red-phase: Comet; price: 25, 12"]),
    ],
)
def test_a_card_in_hand_tells_in_every_phase_why_it_cannot_be_played(phase: int, reasons: list[str]) -> None:
    table = deal(phase=phase, hand="Mine, Fish, Comet", mc=6)
    told = [table.why(card, seat=0).partition(": a temp")[0] for card in ("Mine", "Fish", "Comet")]
    assert told == reasons
    lacks = [table.game.lack(0, f"play {id}") for id in ("mine", "fish", "comet")]
    assert [lack and (lack.what, lack.need, lack.have) for lack in lacks] == [
        None,
        ("temperature", -18, -30),
        ("resource mc", 25, 12),
    ]
    assert len({" ".join(table.game.why(0, "play comet", language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_card_that_could_be_played_has_to_wait_while_another_is_paid_for() -> None:
    table = deal(hand="Coal Imports, Mine", played="Restructured Resources", plants=1)
    table.choose("play coal-imports")
    assert table.why("Mine") == "no-play-left"
    table = deal(hand="Comet, Deimos Down", phase=CONSTRUCTION, chosen=CONSTRUCTION, played="Restructured Resources",
                 plants=1)  # fmt: skip
    table.choose("play comet")
    assert table.why("Deimos Down").startswith("not-offered")


def test_a_payment_that_wastes_something_is_refused() -> None:
    table = deal(hand="Lichen", corporation="Helion", heat=9, mc=9)
    table.choose("play lichen")
    assert table.refuses("pay 6 mc") == "payment: 9, 5"
    assert table.refuses("pay 4 mc") == "payment: 9, 5"


def test_a_draw_outside_its_phase_is_explained() -> None:
    assert deal(phase=CONSTRUCTION).why("draw") == "no-draw"
    assert deal(phase=CONSTRUCTION, chosen=ACTION).why("draw") == "no-draw"
    assert deal(phase=DEVELOPMENT, chosen=CONSTRUCTION).why("draw") == "no-draw"


def test_whoever_has_drawn_the_card_hears_that_the_bonus_is_used() -> None:
    table = deal(phase=CONSTRUCTION, chosen=CONSTRUCTION)
    table.choose("draw")
    assert table.why("draw") == "draw-used"


@pytest.mark.parametrize("phase", [PLANNING, DEVELOPMENT, CONSTRUCTION])
def test_actions_outside_phase_iii_are_explained(phase: int) -> None:
    table = deal(phase=phase, played="Birds, Mine")
    assert table.why("action birds", 0) == "action-phase"
    assert table.why("project forest-from-mc", 0) == "standard-phase"


def test_an_action_that_takes_an_animal_or_a_microbe_says_how_many_there_are() -> None:
    table = deal(phase=ACTION, played="Decomposing Fungus, Birds, Physics Complex", cubes={"Physics Complex": 2})
    lack = table.game.lack(0, "action decomposing-fungus")
    assert lack is not None
    assert (lack.what, lack.need, lack.have) == ("cube", 1, 0)
    assert table.game.why(0, "action decomposing-fungus", "en") == ["Needs 1 animal or 1 microbe; now: 0."]


def test_a_cube_that_is_gone_cannot_be_taken() -> None:
    cubes = {"cubes": {"copper": 4, "colour": 2}}
    table = deal(phase=PLANNING, options={"coop": True}, state=cubes)
    table.plan(ACTION, ACTION)
    assert table.refuses("take gold", seat=0)


def test_the_zone_in_a_reason_is_the_one_that_counts_for_this_player() -> None:
    table = deal(phase=CONSTRUCTION, hand="Birds", oxygen=5)
    assert table.shortfall("Birds") == [12, 5]
    table = deal(phase=CONSTRUCTION, hand="Birds", oxygen=5, corporation="Inventrix")
    assert table.shortfall("Birds") == [7, 5]


@pytest.mark.parametrize(
    ("card", "given", "lack", "zone"),
    [
        ("Artificial Lake", {}, ("temperature", -8, -30, False), "yellow zone or warmer"),
        ("Artificial Lake", {"corporation": "Inventrix"}, ("temperature", -18, -30, False), "red zone or warmer"),
        ("Breathing Filters", {"oxygen": 6}, ("oxygen", 7, 6, False), "yellow zone or higher"),
        ("Colonizer Training Camp", {"oxygen": 7}, ("oxygen", 6, 7, True), "red zone or lower"),
        (
            "Colonizer Training Camp",
            {"oxygen": 12, "corporation": "Inventrix"},
            ("oxygen", 11, 12, True),
            "yellow zone or lower",
        ),
    ],
)
def test_a_zone_that_is_not_reached_or_was_left_is_named_with_its_level(
    card: str, given: dict[str, Any], lack: tuple[str, int, int, bool], zone: str
) -> None:
    table = deal(phase=CONSTRUCTION, hand=card, **given)
    key = f"play {table.hand()[0]}"
    found = table.game.lack(0, key)
    assert found is not None
    assert (found.what, found.need, found.have, found.most) == lack
    assert zone in table.game.why(0, key)[0]


# Warnings


TEMPERATURE = "The temperature is at its goal and will not rise."
OXYGEN = "The oxygen level is at its goal and will not rise."
OCEANS = "All ocean tiles are flipped; there is none left."


@pytest.mark.parametrize(
    ("key", "mine", "warnings"),
    [
        ("play lava-flows", {"hand": "Lava Flows", "temperature": 8}, [TEMPERATURE]),
        ("play comet", {"hand": "Comet", "temperature": 8, "oceans": 9}, [TEMPERATURE, OCEANS]),
        ("play towing-a-comet", {"hand": "Towing a Comet", "oxygen": 14}, [OXYGEN]),
        ("play mangrove", {"hand": "Mangrove", "temperature": 8, "oxygen": 14}, [OXYGEN]),
        ("play comet", {"hand": "Comet", "temperature": 6, "oceans": 8}, []),
        ("play giant-ice-asteroid", {"hand": "Giant Ice Asteroid", "temperature": 6, "oceans": 8}, []),  # all count
        ("play ceos-favorite-project", {"hand": "CEO's Favorite Project"},
         ["You have no card that collects resources."]),
        ("play ceos-favorite-project", {"hand": "CEO's Favorite Project", "played": "Fish"}, []),
        ("action ironworks", {"phase": ACTION, "played": "Ironworks", "heat": 4, "oxygen": 14}, [OXYGEN]),
        ("action aquifer-pumping", {"phase": ACTION, "played": "Aquifer Pumping", "oceans": 9}, [OCEANS]),
        ("project forest-from-mc", {"phase": ACTION, "oxygen": 14}, [OXYGEN]),
        ("project forest-from-mc", {"phase": ACTION, "oxygen": 13}, []),
    ],
)  # fmt: skip
def test_what_would_come_to_nothing_is_said_before(key: str, mine: dict[str, Any], warnings: list[str]) -> None:
    assert warned(deal(**{"phase": CONSTRUCTION, **mine}), key) == warnings


def test_a_share_of_the_deck_that_is_too_small_is_told() -> None:
    others = [card.id for card in BOOK.projects if card.id not in ids_of("Research, Lichen, Moss")]
    table = deal(phase=CONSTRUCTION, hand="Research", deck="Lichen, Moss", opponents=[player(played=", ".join(others))])
    assert len(warned(table, "play research")) == 1
    assert "1" in warned(table, "play research")[0]  # of the two cards left one is mine
    table.play("Research")
    assert table.hand() == ["lichen"]

"""Warned before waste: what of a choice would come to nothing is said before it is made, in red by whoever shows it."""

from __future__ import annotations

import random
from typing import cast

import pytest

import areo
from areo.kernel.effect import AnyEffect, Frame
from areo.kernel.joints import finish_trial
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.tableau.effects.cubes import RemoveCubes
from areo.tableau.effects.production import DecreaseAny
from areo.tableau.effects.stock import RemoveAny
from areo.terraforming_mars import goals
from areo.terraforming_mars.table import MarsTable
from tests.terraforming_mars.mars import LAND_HEXES, Mars, deal, player
from tests.texts import every_language

FULL = dict.fromkeys(LAND_HEXES, "greenery 1")


def warned(table: Mars, key: str, language: str = "en") -> list[str]:
    decision = table.decision()
    return decision.warnings(decision.keys.index(key), language)


@pytest.mark.parametrize(
    ("key", "position", "warnings"),
    [
        (
            "play asteroid",
            {"hand": "Asteroid", "temperature": 8},
            ["The temperature is at its goal and will not rise."],
        ),
        (
            "play deimos-down",
            {"hand": "Deimos Down", "temperature": 6},
            ["The temperature can rise only 1 step, not 3."],
        ),
        ("project asteroid", {"temperature": 8}, ["The temperature is at its goal and will not rise."]),
        ("heat", {"heat": 8, "temperature": 8}, ["The temperature is at its goal and will not rise."]),
        ("project aquifer", {"oceans": 9}, ["All ocean tiles are placed: there is none left."]),
        ("play ice-asteroid", {"hand": "Ice Asteroid", "oceans": 8}, ["Only 1 ocean tile left to place, not 2."]),
        ("greenery", {"plants": 8, "oxygen": 14}, ["The oxygen level is at its goal and will not rise."]),
        (
            "play strip-mine",
            {"hand": "Strip Mine", "oxygen": 13, "production": {"energy": 2}},
            ["The oxygen level can rise only 1 step, not 2."],
        ),
        (
            "play nuclear-zone",
            {"hand": "Nuclear Zone", "tiles": FULL},
            ["There is no area for its tile (Nuclear Zone), which will be left out."],
        ),
        ("play land-claim", {"hand": "Land Claim", "tiles": FULL}, ["There is no area left for your marker."]),
        ("play insulation", {"hand": "Insulation"}, ["You have no heat production to lower."]),
        (
            "play imported-nitrogen",
            {"hand": "Imported Nitrogen", "played": "Tardigrades"},
            ["You have no card that can hold 2 animals."],
        ),
        (
            "play virus",
            {"hand": "Virus"},
            [
                "No opponent has anything to lose to it (2 animals).",
                "No opponent has anything to lose to it (5 plants).",
            ],
        ),
        (
            "play toll-station",
            {"hand": "Toll Station"},
            ["There is nothing to count for it yet (each space tag your opponents have in play)."],
        ),
        ("action inventors-guild", {"played": "Inventors’ Guild", "mc": 2}, ["You could not pay 3 M€ for the card."]),
        (
            "action aquifer-pumping",
            {"played": "Aquifer Pumping", "oceans": 9},
            ["All ocean tiles are placed: there is none left."],
        ),
    ],
)
def test_what_would_come_to_nothing_is_said_before_it_is_chosen(
    key: str, position: dict[str, object], warnings: list[str]
) -> None:
    table = deal(opponents=[player()], **position)  # type: ignore[arg-type]  # as its players would write it
    said = warned(table, key)
    assert [warning for warning in said if warning in warnings] == warnings
    if not key.startswith(("play asteroid", "play deimos")):  # which find no plants to remove either
        assert said == warnings


@pytest.mark.parametrize(
    ("key", "position"),
    [
        ("play comet", {"hand": "Comet", "opponents": [player(plants=1)]}),
        ("play imported-hydrogen", {"hand": "Imported Hydrogen"}),  # plants may be taken, if nothing holds cubes
        ("play satellites", {"hand": "Satellites"}),  # it counts itself
        ("play imported-nitrogen", {"hand": "Imported Nitrogen", "played": "Tardigrades, Birds"}),
        ("action inventors-guild", {"played": "Inventors’ Guild", "mc": 3}),
        ("project aquifer", {"oceans": 8}),
        ("heat", {"heat": 8, "temperature": 6}),
        ("greenery", {"plants": 8, "oxygen": 13}),
        ("pass", {}),
    ],
)
def test_nothing_is_said_where_all_can_be_done(key: str, position: dict[str, object]) -> None:
    assert warned(deal(**position), key) == []  # type: ignore[arg-type]  # as its players would write it


def test_plants_that_are_protected_or_ones_own_are_no_prey() -> None:
    table = deal(hand="Comet", plants=5, opponents=[player(plants=5, played="Protected Habitats")])
    assert warned(table, "play comet") == ["No opponent has anything to lose to it (3 plants)."]


def test_alone_the_neutral_opponent_always_has_something_to_lose() -> None:
    assert warned(deal(hand="Comet", players=1), "play comet") == []


def test_a_branch_that_comes_to_nothing_is_not_even_offered() -> None:
    table = deal(hand="Large Convoy", oceans=9)
    assert warned(table, "play large-convoy") == ["All ocean tiles are placed: there is none left."]


@every_language
def test_warnings_are_read_in_every_language(language: str) -> None:
    table = deal(hand="Nuclear Zone, Comet, Insulation", tiles=FULL, temperature=8, oceans=9)
    for key in ("play nuclear-zone", "play comet", "play insulation", "project aquifer"):
        for warning in warned(table, key, language):
            assert warning.endswith(".")
            assert warning[0] == warning[0].upper()


def begun(game: MarsTable, key: str) -> list[tuple[AnyEffect, int]]:
    """The effects that a choice of the menu leads to, with their card."""
    verb, _, id = key.partition(" ")
    if verb == "play":
        card = game.book.card(game.book.things.number(f"card {id}"))
        return [(effect, card.number) for effect in card.play.effects]
    if verb == "project":
        project = next(one for one in goals.PROJECTS if one.id == id)
        return [(effect, 0) for effect in project.effect.effects]
    return []


IN_SOLO_UNSEEN = (RemoveAny, RemoveCubes, DecreaseAny)  # what the neutral opponent loses shows nowhere


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_not_warned_of_does_what_it_says(seed: int) -> None:
    """Every effect of every card that could be played without a warning changes something when it is done."""
    rng = random.Random(seed)
    players = 1 + seed % 5
    looked = 0
    game = areo.new("terraforming-mars", players=players, seed=seed)
    dice = Dice(seed)
    while not game.over and looked < 150:
        play_out(game, dice, rng.randint(5, 40))
        for seat, decision in enumerate(game.asked):
            if decision is None or decision.kind != "menu":
                continue
            for index, key in enumerate(decision.keys):
                if decision.warnings(index, "en"):
                    continue
                for effect, card in begun(cast(MarsTable, game), key):
                    if players == 1 and isinstance(effect, IN_SOLO_UNSEEN):
                        continue
                    looked += 1
                    trial = cast(MarsTable, game.copy())
                    if card:  # as if it were paid for and in play
                        trial.players[seat].hand.remove(card)
                        trial.players[seat].played.append(card)
                        if trial.book.card(card).holds >= 0:
                            trial.players[seat].cubes[card] = 0
                        trial.players[seat].tags = [
                            number + trial.book.card(card).tags.count(tag)
                            for tag, number in enumerate(trial.players[seat].tags)
                        ]
                    trial.clear()
                    before = trial.position()["state"]
                    frame = Frame(effect, trial.seats, seat, card)
                    if not effect.legal(trial, frame):
                        continue  # another effect of the card comes first
                    trial.push_to_table(effect, seat, card)
                    trial.run()
                    finish_trial(trial)
                    assert trial.position()["state"] != before, f"{key}: {type(effect).__name__}"
    assert looked > (5 if players == 1 else 20)  # a solo game is short

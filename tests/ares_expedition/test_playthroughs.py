"""Whole games played by random hands: what holds at every decision, how each mode ends, and some written out.

AREO_GOLDEN=write writes those in tests/golden/playthroughs anew.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.ares_expedition.expedition import DEVELOPMENT, PLANNING, RESEARCH, Expedition, set_up
from tests.playthrough import goes_as_written

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"difficulty": "expert", "choose_last_neutral": True}),
    (2, {}),
    (2, {"coop": True}),
    (3, {"advanced_corporations": True}),
    (4, {"first_game": True}),
]


def cards_of(table: Expedition) -> list[str]:
    """Every project card, wherever it lies."""
    state = table.state
    found = [card for pile in ("deck", "reserve", "discard") for card in state[pile]]
    for entry in state["players"]:
        for place in ("hand", "played", "dealt", "shown"):
            found += entry[place]
    return found


def check_always(table: Expedition) -> None:
    """What holds at any decision."""
    state = table.state
    assert len(set(cards_of(table))) == len(cards_of(table)) == 208
    assert -30 <= state["opening"]["temperature"] <= state["temperature"] <= 8
    assert 0 <= state["opening"]["oxygen"] <= state["oxygen"] <= 14
    assert 0 <= state["opening"]["oceans"] <= state["oceans"] <= 9
    assert len(state["ocean_tiles"]) == 9 - state["oceans"]
    for seat, entry in enumerate(state["players"]):
        assert min(entry["resources"].values()) >= 0
        assert entry["tr"] >= 0
        score = table.score(seat)
        assert score["total"] == score["tr"] + score["forests"] + score["cards"]
        assert score["cards"] == sum(score["by_card"].values())


def check_planning(table: Expedition) -> None:
    """What holds when a round begins: nothing of the last phase is left over."""
    state = table.state
    assert (state["opening_deck"], state["opening_tiles"]) == (None, None)
    assert state["reserve"] == []
    for seat, entry in enumerate(state["players"]):
        assert len(entry["hand"]) <= (10 if state["round"] > 1 else 11)  # Inventrix begins with eleven
        assert (entry["plays"], entry["used"], entry["dealt"], entry["shown"]) == ([], [], [], [])
        assert (entry["repeated"], entry["ended"], entry["flips"], entry["drawn"]) == (False, False, 0, 0)
        assert entry["next_card"] == {"discount": 0, "zones": 0}
        if seat in table.asked and table.decision(seat).kind == "phase" and table.decision(seat).name == "choose-phase":
            assert f"phase {entry['previous']}" not in table.offers(seat)
            assert len(table.offers(seat)) == (5 if entry["previous"] is None else 4)


def play(table: Expedition, rng: Random) -> list[tuple[int, int]]:
    """Play to the end; the phases as they followed each other, with their rounds."""
    seen: list[tuple[int, int]] = []
    while not table.over:
        check_always(table)
        if table.phase == PLANNING:
            check_planning(table)
        elif (table.round, table.phase) not in seen[-1:]:
            seen.append((table.round, table.phase))
        decision = table.decision(rng.choice(table.asked))
        table.game.choose(decision.seat, decision.sample(rng))
    check_always(table)
    return seen


@pytest.mark.parametrize(("players", "options"), MODES)
def test_a_game_of_random_hands(players: int, options: dict[str, Any]) -> None:
    table = set_up(players, seed=11 + players, **options)
    seen = play(table, Random(players))
    assert seen == sorted(set(seen))  # each phase once in a round, in its order
    assert all(DEVELOPMENT <= phase <= RESEARCH for _, phase in seen)
    done = (table.temperature, table.oxygen, table.oceans) == (8, 14, 9)
    if options.get("coop"):
        assert table.round == 15
        assert table.state["cubes"] == {"copper": 0, "colour": 0}
    elif players == 1:
        assert table.round == 25
        assert table.game.winners() == [done]
    else:
        assert done
        best = table.game.ranking()[0]
        assert all(table.total(seat) == max(table.total(each) for each in range(players)) for seat in best)


@pytest.mark.parametrize(
    ("players", "options", "language"),
    [
        (1, {"difficulty": "advanced", "choose_last_neutral": True}, "pt"),
        (2, {"coop": True}, "fr"),
        (3, {"advanced_corporations": True}, "en"),
    ],
)
def test_a_game_goes_as_written(players: int, options: dict[str, Any], language: str) -> None:
    goes_as_written("ares-expedition", players, options, ("end", "sell"), language)

"""Games of players who choose anything end, and keep at every decision what can never change."""

from __future__ import annotations

from typing import Any

import pytest

from tests.on_mars.colony import Colony, random_play, saved


def check(table: Colony) -> None:
    """Nothing is in two places, or more than there is room for."""
    state: dict[str, Any] = table.state
    game = table.table
    for seat, own in enumerate(state["players"]):
        mines = sum(entry.get("miner") == seat for entry in state["map"])
        slots = sum(there.count(seat) for there in state["slots"].values())
        assert game.supply[seat] + own["quarters"] + own["working"] + slots + mines == 12
        assert game.supply[seat] >= 0
        assert len(own["ships"]) + own["hangar"] + own["ships_removed"] == 5
        assert own["markers"] + len(own["blueprints"]) == 8
        assert own["hangar"] + own["ships_removed"] <= state["level"]
        assert own["crystals"] <= 8 - len(own["ships"])
        shelters = sum(entry.get("owner") == seat for entry in state["map"])
        assert shelters + own["shelters_left"] == 5
        assert max(own["storage"].values()) <= shelters + 1
        assert min(own["storage"].values()) >= 0
        assert own["quarters"] <= 4 + 2 * (shelters - 1)
        assert len(set(own["lab"].values())) == len(own["lab"])
    for entry in state["map"]:
        assert "building" not in entry or not {"crystal", "tile", "research"} & set(entry)
    for type, row in state["lss"].items():
        assert row == min(6, sum(entry.get("building") == type for entry in state["map"]))


def check_turn(table: Colony) -> None:
    """At the beginning of a turn no hex holds two pieces."""
    for entry in table.state["map"]:
        pieces = [piece for piece in ("bot", "rover", "miner", "blueprint") if piece in entry]
        assert len(pieces) <= 1
        assert "bots" not in entry


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_and_keep_the_invariants(players: int, seed: int) -> None:
    active = -1
    for table, _, _ in random_play(players, f"invariants {seed}", round_limit=20):
        check(table)
        if table.state["active"] != active:
            active = table.state["active"]
            check_turn(table)
    assert table.over
    assert table.state["round"] <= 21
    assert sorted(seat for place in table.game.ranking() for seat in place) == list(range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_read_again_at_any_decision_is_the_same_table(players: int) -> None:
    for at, (table, seat, key) in enumerate(random_play(players, "positions", round_limit=12)):
        if at % 7 == 0:
            again = saved(table)
            assert again.state == table.state
            assert again.offers(seat) == table.offers(seat)
            again.choose(key, seat=seat)
            copy = Colony(table.game.copy())
            copy.choose(key, seat=seat)
            assert again.state == copy.state

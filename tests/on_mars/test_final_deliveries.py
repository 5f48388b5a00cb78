"""The final count: what completes a contract goes onto it, and where contracts compete their owner chooses."""

from __future__ import annotations

from typing import Any, cast

from areo.on_mars.game_type import GAME
from tests.deal import Seating

# Contracts 8 to 12 need two minerals each, and three batteries, water, oxygen, plants and crystals.
SHELTERS = ["4,-2", "4,-1", "5,-2", "3,-1", "4,-3"]  # enough room in storage for six of each


class Table(Seating):
    def contracts(self, seat: int = 0) -> dict[int, dict[str, int]]:
        """What lies on each contract."""
        return {paper["num"]: paper["on"] for paper in self.state["players"][seat]["contracts"]}

    def part(self, seat: int = 0) -> int:
        return cast(int, self.score(seat)["contracts"])


def last_turn(*people: dict[str, Any], **state: Any) -> Table:
    """The end of the last turn, seat 0's. Each person has contracts by number and goods."""
    players = [
        {
            "space": 5 + at,
            "goals": [],
            "crystals": person.pop("crystals", 0),
            "contracts": [{"num": number, "on": on} for number, on in person.pop("contracts", {}).items()],
            "storage": {**dict.fromkeys(("mineral", "battery", "water", "plant", "oxygen"), 0), **person},
        }
        for at, person in enumerate([dict(person) for person in people])
    ]
    mars = [{"hex": "0,0", "building": "mine"}, {"hex": "-4,2", "building": "shelter", "owner": 1}]
    mars += [{"hex": hex, "building": "shelter", "owner": 0} for hex in SHELTERS]
    position = {
        "round": 9,
        "active": 0,
        "order": [0],
        "main_done": True,
        "end_triggered": True,
        "last_round": True,
        "missions": {"A": None, "B": None, "C": None},
        "map": mars,
        "players": players,
        **state,
    }
    game = GAME.restore({"players": 2, "seed": "1"}, position)
    game.keep_first()
    table = Table(game)
    table.choose("end", seat=0)
    return table


def test_what_completes_a_contract_is_delivered_unasked() -> None:
    table = last_turn({"contracts": {8: {"battery": 1}}, "battery": 3, "mineral": 2}, {})
    assert table.over
    assert table.contracts() == {8: {"mineral": 2, "battery": 3}}
    assert table.state["players"][0]["storage"]["battery"] == 1
    assert table.part() == 9


def test_what_does_not_complete_a_contract_is_kept() -> None:
    table = last_turn({"contracts": {8: {}}, "battery": 2, "mineral": 2}, {})
    assert table.over
    assert table.contracts() == {8: {}}
    assert table.part() == -4


def test_two_contracts_with_goods_for_both_are_completed_unasked() -> None:
    table = last_turn({"contracts": {8: {}, 9: {}}, "battery": 3, "water": 3, "mineral": 4}, {})
    assert table.over
    assert table.part() == 18


def test_pending_crystals_reach_the_depot_first() -> None:
    table = last_turn({"contracts": {12: {}}, "crystals": 2, "mineral": 2}, {})
    assert table.part() == -4
    rich = last_turn({"contracts": {12: {}}, "crystals": 3, "mineral": 2}, {})
    assert (rich.part(), rich.state["players"][0]["crystals"]) == (9, 0)


def test_contracts_that_compete_for_minerals_ask_their_owner() -> None:
    table = last_turn({"contracts": {8: {}, 9: {}}, "battery": 3, "water": 3, "mineral": 2}, {})
    assert table.state["phase"] == "count"
    assert table.asks() == "last-deliveries"
    assert table.offers() == [
        "deliver contract-8 mineral",
        "deliver contract-8 battery",
        "deliver contract-9 mineral",
        "deliver contract-9 water",
        "done",
    ]
    table.choose("deliver contract-9 mineral")
    assert table.over  # a mineral is left for contract 9 alone, so the rest follows by itself
    assert table.contracts() == {8: {}, 9: {"mineral": 2, "water": 3}}
    assert table.part() == 9 - 4


def test_a_contract_beside_the_competing_ones_is_completed_unasked() -> None:
    held: dict[int, Any] = {8: {}, 9: {}, 12: {"mineral": 2}}
    table = last_turn({"contracts": held, "battery": 3, "water": 3, "mineral": 2, "crystals": 3}, {})
    assert table.contracts()[12] == {"mineral": 2, "crystal": 3}
    assert not [key for key in table.offers() if "contract-12" in key]


def test_whoever_wants_no_more_keeps_the_goods() -> None:
    table = last_turn({"contracts": {8: {}, 9: {}}, "battery": 3, "water": 3, "mineral": 2}, {})
    table.choose("done")
    assert table.over
    assert table.part() == -8
    assert table.state["players"][0]["storage"]["mineral"] == 2


def test_a_delivery_that_leaves_the_choice_open_asks_again() -> None:
    table = last_turn({"contracts": {8: {}, 9: {}}, "battery": 3, "water": 3, "mineral": 3}, {})
    table.choose("deliver contract-8 battery")
    assert table.asks() == "last-deliveries"
    table.choose("deliver contract-8 mineral")
    assert table.asks() == "last-deliveries"  # two minerals: either contract could still be completed
    table.choose("deliver contract-8 mineral")
    assert table.over
    assert table.contracts() == {8: {"mineral": 2, "battery": 3}, 9: {}}


def test_a_contract_out_of_reach_is_not_offered_and_says_why() -> None:
    table = last_turn({"contracts": {8: {}, 9: {}, 11: {}}, "battery": 3, "water": 3, "plant": 2, "mineral": 2}, {})
    assert table.refuses("deliver contract-11 plant").startswith("never-complete")
    assert table.refuses("deliver contract-8 water").startswith("contract-needs-none")
    assert table.refuses("deliver contract-7 mineral").startswith("not-your-card")


def test_a_private_goal_cannot_be_completed_any_more() -> None:
    table = last_turn({"contracts": {8: {}, 9: {}}, "battery": 3, "water": 3, "mineral": 2}, {})
    assert not [key for key in table.offers() if key.startswith("goal")]


def test_everybody_is_asked_in_turn_order() -> None:
    goods: dict[str, Any] = {"battery": 3, "water": 3, "mineral": 2}
    first = {"contracts": {8: {}, 9: {}}, **goods}
    second = {"contracts": {10: {}, 11: {}}, "oxygen": 3, "plant": 3, "mineral": 2}
    mars = [
        {"hex": "0,0", "building": "mine"},
        *[{"hex": hex, "building": "shelter", "owner": 0} for hex in SHELTERS],
        *[{"hex": hex, "building": "shelter", "owner": 1} for hex in ("-4,2", "-4,3", "-4,4", "-5,4")],
    ]
    table = last_turn(first, second, map=mars)
    assert table.asked == [0]
    table.choose("deliver contract-8 mineral")
    assert table.asked == [1]
    table.choose("deliver contract-11 mineral")
    assert table.over
    assert (table.part(0), table.part(1)) == (5, 5)


def test_the_question_survives_being_saved() -> None:
    table = last_turn({"contracts": {8: {}, 9: {}}, "battery": 3, "water": 3, "mineral": 2}, {})
    saved = table.game.position()
    again = GAME.restore(cast(dict[str, Any], saved["options"]), saved["state"])
    assert again.position() == saved
    again.choose(0, ["deliver contract-8 mineral"])
    assert again.over


def test_points_before_the_end_count_no_good_twice() -> None:
    """Two minerals complete one of the two contracts, not both."""
    table = last_turn({"contracts": {8: {}, 9: {}}, "battery": 3, "water": 3, "mineral": 2}, {})
    assert table.part() == 9 - 4


def test_points_before_the_end_count_pending_crystals_as_the_final_count_does() -> None:
    players = [
        {"space": 5, "goals": [], "crystals": 1, "pending": 2, "contracts": [{"num": 12, "on": {"mineral": 2}}]},
        {"space": 6, "goals": []},
    ]
    table = Table(GAME.restore({"players": 2, "seed": "1"}, {"active": 0, "players": players}))
    assert table.part() == 9
    table.game.choose(0, ["deliver contract-12 crystal"])
    assert table.part() == 9

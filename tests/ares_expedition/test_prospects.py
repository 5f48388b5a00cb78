"""What each phase would give me now, as the planning shows it."""

from __future__ import annotations

from typing import Any, cast

from tests.ares_expedition.expedition import Expedition, deal, player

DEVELOPMENT, CONSTRUCTION, ACTION, PRODUCTION, RESEARCH = range(5)


def prospects(table: Expedition, seat: int = 0) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], table.view(seat)["players"][seat]["prospects"])


def test_of_the_green_cards_it_tells_how_many_could_be_played_and_for_what() -> None:
    table = deal(phase=0, hand="Mine, Power Plant, Trees, Comet", mc=2)
    assert prospects(table)[DEVELOPMENT] == {
        "playable": 2, "of": 3, "cheapest": 3, "dearest": 10, "bonus": {"mc": 3},
    }  # fmt: skip
    poor = deal(phase=0, hand="Mine", mc=2)
    assert prospects(poor)[DEVELOPMENT] == {"playable": 0, "of": 1, "bonus": {"mc": 3}}


def test_a_card_whose_extra_payment_is_missing_is_not_counted() -> None:
    assert prospects(deal(phase=0, hand="Tropical Resort", heat=4))[DEVELOPMENT]["playable"] == 0
    assert prospects(deal(phase=0, hand="Tropical Resort", heat=5))[DEVELOPMENT]["playable"] == 1


def test_blue_and_red_cards_stand_together() -> None:
    assert prospects(deal(phase=0, hand="Comet, Ironworks, Mine"))[CONSTRUCTION] == {
        "playable": 2, "of": 2, "cheapest": 12, "dearest": 25, "bonus": {"cards": 1},
    }  # fmt: skip


def test_of_the_actions_it_counts_those_that_can_be_paid() -> None:
    table = deal(phase=0, played="Ironworks, Steelworks", heat=8, plants=17)
    assert prospects(table)[ACTION] == {"actions": 2, "forests": 2, "temperature": 1, "bonus": {"actions": 1}}
    assert prospects(deal(phase=0, played="Ironworks, Steelworks", heat=5))[ACTION]["actions"] == 1
    assert prospects(deal(phase=0, heat=8, temperature=8))[ACTION]["temperature"] == 0


def test_production_is_told_with_the_rating() -> None:
    table = deal(phase=0, played="Sponsors, Power Plant", tr=9)
    assert prospects(table)[PRODUCTION] == {"mc": 11, "heat": 1, "plants": 0, "cards": 0, "bonus": {"mc": 4}}


def test_research_is_told_with_the_hand_and_its_limit() -> None:
    table = deal(phase=0, corporation="Tharsis Republic", hand="Mine, Trees")
    assert prospects(table)[RESEARCH] == {
        "draw": 3, "keep": 2, "hand": 2, "limit": 10, "bonus": {"draw": 3, "keep": 1},
    }  # fmt: skip


def test_others_do_not_see_it_and_after_the_planning_there_is_none() -> None:
    table = deal(phase=0, hand="Mine", opponents=[player(hand="Comet")])
    assert table.view(0)["players"][1]["prospects"] == "hidden"
    assert table.view(None)["players"][0]["prospects"] == "hidden"
    table.plan(1, 2)
    assert prospects(table) == []


def test_metal_is_told_with_what_it_takes_off() -> None:
    table = deal(phase=0, played="Mine, Asteroid Mining Consortium")
    assert table.view(0)["players"][0]["discounts"] == {"steel": 4, "titanium": 3}
    alloys = deal(phase=0, played="Mine, Asteroid Mining Consortium, Advanced Alloys")
    assert alloys.view(0)["players"][0]["discounts"] == {"steel": 6, "titanium": 4}

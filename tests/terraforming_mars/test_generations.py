"""Generations: turn order, research, actions, production, and when the last one ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from areo.terraforming_mars.deck import PROJECTS
from tests.terraforming_mars.mars import Mars, deal, player, set_up

DONE: dict[str, Any] = {"temperature": 8, "oxygen": 14, "oceans": 9}
SCRAPS = "Ants, Birds, Fish, Grass, Trees, Moss, Algae, Lichen, Mine, Bushes"


def pass_all(table: Mars) -> None:
    """Everybody passes, and the next generation begins, or the game is over."""
    generation = table.generation
    while table.generation == generation and not table.over:
        table.end()


# Turn order and research


def test_the_marker_moves_one_seat_clockwise_and_the_generation_rises() -> None:
    table = deal(players=3, state={"first_player": 2, "active": 2})
    pass_all(table)
    assert (table.generation, table.state["first_player"]) == (6, 0)
    for seat in range(3):
        table.choose([], seat=seat)
    assert table.asked == [0]


def test_a_new_deal_made_while_others_buy_cards_loses_none() -> None:
    """What two others have just discarded may be the same cards as far as the first knows, but each lies there once."""
    table = deal(players=3)
    pass_all(table)
    for seat in (1, 2):
        table.choose([], seat=seat)
    dealt = table.game.determinize(0, Random(1))
    dealt.choose(0, [])
    assert sorted(dealt.declared().pieces(dealt)) == sorted(table.game.declared().pieces(table.game))


def test_everybody_draws_four_cards_at_once_and_may_keep_none_to_four() -> None:
    table = deal(players=3, mc=100, opponents=[player(mc=100), player(mc=100)])
    pass_all(table)
    assert table.asked == [0, 1, 2]
    assert table.state["phase"] == "research"
    for seat, kept in ((0, 0), (1, 2), (2, 4)):
        decision = table.decision(seat)
        assert (decision.kind, decision.least, decision.most, len(decision.keys)) == ("cards", 0, 4, 4)
        money = table.mc(seat)
        table.choose(decision.keys[:kept], seat=seat)
        assert (table.mc(seat), len(table.hand(seat))) == (money - 3 * kept, kept)
    assert len(table.discard()) == 4 + 2 + 0


@pytest.mark.parametrize(("money", "most"), [(0, 0), (2, 0), (3, 1), (8, 2), (12, 4), (50, 4)])
def test_one_buys_only_what_one_can_pay(money: int, most: int) -> None:
    table = deal(mc=money, tr=0, opponents=[player(mc=100)])
    pass_all(table)
    if most == 0:
        assert table.asked == [1]  # nothing to choose: the four cards are gone
        assert len(table.discard()) == 4
    else:
        assert table.decision(0).most == most


def test_helion_may_buy_cards_with_heat() -> None:
    table = deal(corporation="helion", mc=0, heat=5, tr=4, opponents=[player(mc=0, tr=0)])
    pass_all(table)
    assert table.decision(0).most == 3  # 4 M€ and 5 heat
    table.choose(table.offers(0)[:2], seat=0)
    assert table.offers(0) == ["pay 4 mc 2 heat", "pay 1 mc 5 heat", "pay 2 mc 4 heat", "pay 3 mc 3 heat"]
    table.choose("pay 1 mc 5 heat", seat=0)
    assert table.resources() == {"mc": 3}


def test_there_is_no_hand_limit() -> None:
    names = ", ".join(card.name for card in PROJECTS[:60])
    table = deal(hand=names)
    pass_all(table)
    table.choose(table.offers(0), seat=0)
    table.choose([], seat=1)
    assert len(table.hand()) == 64


def test_the_first_generation_has_no_research() -> None:
    table = set_up(2, beginners=[0, 1])
    assert (table.generation, table.state["phase"], table.kind) == (1, "action", "menu")


# The deck


def everything_but(top: str) -> str:
    """All cards except some, by name: to lay them aside, so that the deck is small."""
    kept = {name.strip() for name in top.split(",")}
    return ", ".join(card.name for card in PROJECTS if card.name not in kept)


def test_an_empty_deck_is_made_anew_from_the_discard_pile_at_once() -> None:
    """Three cards in the deck and ten in the discard pile: the fourth card drawn is already a reshuffled one."""
    table = deal(
        deck="Comet, Predators, Virus",
        discard=SCRAPS,
        opponents=[player(hand=everything_but(f"Comet, Predators, Virus, {SCRAPS}"))],
    )
    pass_all(table)
    dealt = table.player(0)["dealt"] + table.player(1)["dealt"]
    assert set(dealt) >= {"comet", "predators", "virus"}
    assert len(set(dealt)) == 8
    assert (len(table.deck()), table.discard()) == (13 - 8, [])
    assert "The discard pile is shuffled into a new deck." in table.log(None)


def test_the_reshuffle_comes_the_moment_the_last_card_is_taken() -> None:
    table = deal(
        played="Development Center",
        energy=1,
        deck="Comet",
        discard=SCRAPS,
        opponents=[player(hand=everything_but(f"Comet, Development Center, {SCRAPS}"))],
    )
    table.act("Development Center")
    assert table.hand() == ["comet"]
    assert (len(table.deck()), table.discard()) == (10, [])


def test_a_reshuffle_in_the_middle_of_a_draw_goes_on_with_the_new_deck() -> None:
    table = deal(
        hand="Technology Demonstration",  # draw two
        deck="Comet",
        discard=SCRAPS,
        opponents=[player(hand=everything_but(f"Comet, Technology Demonstration, {SCRAPS}"))],
    )
    table.play("Technology Demonstration")
    assert table.hand()[0] == "comet"
    assert len(table.hand()) == 2
    assert len(table.deck()) == 9


def test_with_no_card_left_anywhere_nobody_is_stuck() -> None:
    table = deal(
        hand="Research, Invention Contest",
        played="Inventors' Guild",
        opponents=[player(hand=everything_but("Research, Invention Contest, Inventors' Guild"))],
        actions=3,
    )
    assert table.deck() == table.discard() == []
    table.play("Research")
    table.act("Inventors' Guild")
    table.play("Invention Contest")
    assert table.hand() == []
    pass_all(table)
    assert (table.generation, table.kind) == (6, "menu")


# Production


def test_energy_becomes_heat_before_anything_is_produced() -> None:
    table = deal(mc=0, energy=4, heat=2, production={"energy": 3, "heat": 1})
    table.next_generation()
    assert table.resources() == {"mc": 20, "energy": 3, "heat": 2 + 4 + 1}


@pytest.mark.parametrize(("production", "income"), [(0, 25), (7, 32), (-5, 20)])
def test_income_is_rating_plus_money_production(production: int, income: int) -> None:
    table = deal(mc=1, tr=25, production={"mc": production})
    table.next_generation()
    assert table.mc() == 1 + income


def test_all_produce_at_once_whoever_passed_first() -> None:
    table = deal(mc=0, opponents=[player(tr=30), player(production={"steel": 2})])
    table.next_generation()
    assert [table.resources(seat) for seat in range(3)] == [{"mc": 20}, {"mc": 30}, {"mc": 20, "steel": 2}]


def test_markers_come_off_used_cards() -> None:
    table = deal(played="Livestock, Tardigrades")
    table.act("Livestock")
    table.act("Tardigrades")
    assert table.player()["used"] == ["livestock", "tardigrades"]
    table.next_generation()
    assert table.player()["used"] == []
    assert table.can_act("Livestock")


def test_money_production_goes_down_to_minus_5_and_no_further() -> None:
    table = deal(hand="Nuclear Power, Peroxide Power", production={"mc": -3}, actions=3)
    table.play("Nuclear Power")  # two steps down
    assert table.production() == {"mc": -5, "energy": 3}
    assert not table.playable("Peroxide Power")


@pytest.mark.parametrize(
    ("card", "resource"), [("GHG Factories", "energy"), ("Food Factory", "plants"), ("Livestock", "plants")]
)
def test_other_productions_stop_at_0(card: str, resource: str) -> None:
    assert not deal(hand=card, oxygen=9).playable(card)
    table = deal(hand=card, oxygen=9, production={resource: 1})
    table.play(card)
    assert table.production().get(resource, 0) == 0


def test_production_has_no_upper_limit() -> None:
    table = deal(hand="Soletta", production={"heat": 40})
    table.play("Soletta")
    assert table.production() == {"heat": 47}


# The end


def test_the_game_goes_on_while_a_parameter_is_short_of_its_goal() -> None:
    for short in ({"temperature": 6}, {"oxygen": 13}, {"oceans": 8}):
        figures = {**DONE, **short}
        table = deal(temperature=figures["temperature"], oxygen=figures["oxygen"], oceans=figures["oceans"])
        pass_all(table)
        assert not table.over
        assert table.generation == 6


def test_the_generation_in_which_the_goals_are_reached_is_played_to_its_end() -> None:
    table = deal(temperature=6, oxygen=14, oceans=9, heat=8, mc=30, opponents=[player(mc=30)])
    table.do("heat")
    assert not table.over
    table.choose("project power-plant")
    assert table.asked == [1]
    table.do("project power-plant")
    assert table.production(1) == {"energy": 1}
    table.end(1)
    pass_all(table)
    assert table.over


def test_the_last_production_comes_before_the_end() -> None:
    table = deal(**DONE, mc=0, energy=2, production={"steel": 3})
    pass_all(table)
    assert table.over
    assert table.resources() == {"mc": 20, "steel": 3, "heat": 2}
    assert table.generation == 5


def test_when_it_is_over_nobody_is_asked() -> None:
    table = deal(**DONE)
    pass_all(table)
    assert table.game.asked == [None, None]
    assert table.state["phase"] == "finished"
    assert table.game.won is not None

"""All act at once: shares of the deck and of the ocean tiles, opening values, and answers in any order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, cast

import pytest

import areo
from areo.ares_expedition.deck import BOOK
from areo.ares_expedition.table import AresTable
from tests.ares_expedition.expedition import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    PLANNING,
    PRODUCTION,
    RESEARCH,
    Expedition,
    deal,
    player,
)
from tests.tableau.cards import ids_of

TOP = "Lichen, Moss, Grass, Trees, Worms, Bushes, Heather, Farming, Algae, Insects, Cartel, Mine"
TILES: list[dict[str, int]] = [
    {"mc": 4}, {"plants": 2}, {"mc": 2, "plants": 1}, {"mc": 1, "plants": 1}, {"plants": 2},
    {"cards": 1}, {"cards": 1}, {"cards": 1, "mc": 1}, {"cards": 1, "plants": 1},
]  # fmt: skip


def drawn(table: Expedition, seat: int) -> list[str]:
    """The cards a seat looks at in the research phase."""
    return [key.removeprefix("card ") for key in table.offers(seat)]


def research(opponents: Sequence[dict[str, Any]] = (), **mine: Any) -> Expedition:
    return deal(phase=RESEARCH, opponents=opponents, **{"deck": TOP, **mine})


def other_cards(*named: str) -> list[str]:
    """All cards but these."""
    taken = {id for names in named for id in ids_of(names)}
    return [card.id for card in BOOK.projects if card.id not in taken]


def short_deck(deck: str, seats: int = 2, phase: int = RESEARCH, **mine: Any) -> Expedition:
    """A deck of these cards alone; all others were discarded, but what I hold."""
    held = [str(mine.get("hand", "")), str(mine.get("played", ""))]
    return deal(
        phase=phase,
        opponents=[player() for _ in range(seats - 1)],
        state={"deck": ids_of(deck), "discard": other_cards(deck, *held)},
        **mine,
    )


def played(moves: Sequence[tuple[int, str]], **table: Any) -> Expedition:
    """A table at which these seats have made these moves, in this order."""
    dealt = deal(**table)
    for seat, key in moves:
        dealt.choose(key, seat=seat)
    return dealt


def assert_no_matter_who_is_first(mine: list[str], others: list[str], **table: Any) -> Expedition:
    """Every way to interleave the moves of two seats leads to the same table, and the same logs."""
    seats = [0] * len(mine) + [1] * len(others)
    found: list[Expedition] = []
    for order in sorted(set(permutations(seats))):
        left = [list(mine), list(others)]
        found.append(played([(seat, left[seat].pop(0)) for seat in order], **table))
    for one in found[1:]:
        assert one.state == found[0].state
        for seat in (0, 1):
            assert sorted(one.log(seat)) == sorted(found[0].log(seat))
    return found[0]


# Shares of the deck


def test_of_two_seats_each_draws_every_second_card() -> None:
    table = research()
    assert drawn(table, 0) == ids_of("Lichen, Grass")
    assert drawn(table, 1) == ids_of("Moss, Trees")


def test_of_three_seats_each_draws_every_third_card() -> None:
    table = research([player(), player()], chosen=RESEARCH)
    assert drawn(table, 0)[:4] == ids_of("Lichen, Trees, Heather, Insects")
    assert drawn(table, 1) == ids_of("Moss, Worms")
    assert drawn(table, 2) == ids_of("Grass, Bushes")


def test_alone_the_deck_is_drawn_from_the_top() -> None:
    table = deal(phase=RESEARCH, players=1, deck=TOP)
    assert drawn(table, 0) == ids_of("Lichen, Moss")


def test_what_was_not_drawn_is_the_deck_again_in_its_old_order() -> None:
    table = research([player()], chosen=RESEARCH)  # I draw 1, 3, 5, 7 and 9; seat 1 draws 2 and 4
    table.choose(["card Lichen", "card Grass"], seat=0)
    table.choose("card Moss", seat=1)
    assert table.phase == PLANNING
    assert table.deck()[:5] == ids_of("Bushes, Farming, Insects, Cartel, Mine")
    assert set(table.discard()) == set(ids_of("Worms, Heather, Algae, Trees"))


def test_in_the_next_phase_the_deck_is_shared_out_anew() -> None:
    table = deal(phase=PLANNING, deck=TOP, played="Acquired Company", mc=0)  # one card of production
    table.plan(PRODUCTION, RESEARCH)
    assert table.hand() == ["lichen"]
    assert drawn(table, 0) == ids_of("Moss, Trees")
    assert drawn(table, 1)[:4] == ids_of("Grass, Worms, Heather, Algae")


def test_every_draw_of_a_phase_comes_from_the_own_share() -> None:
    table = deal(
        phase=ACTION, played="Circuit Board Factory, Brainstorming Session", deck=TOP, tiles=[{"cards": 1}], mc=15
    )
    table.act("Circuit Board Factory")
    table.act("Brainstorming Session")  # Grass is green
    table.project("ocean-from-mc")
    assert table.hand() == ids_of("Lichen, Worms")
    assert table.discard() == ["grass"]


# The reserve


@pytest.mark.parametrize(("seats", "cards"), [(1, 30), (2, 60), (3, 90), (4, 120)])
def test_below_30_cards_for_each_seat_the_shuffled_discards_stand_by(seats: int, cards: int) -> None:
    everything = [card.id for card in BOOK.projects]
    for number in (cards, cards - 1):
        table = deal(
            phase=DEVELOPMENT, players=seats, state={"deck": everything[:number], "discard": everything[number:]}
        )
        standing_by = 208 - number if number < cards else 0
        assert len(table.state["reserve"]) == standing_by
        assert len(table.discard()) == 208 - number - standing_by


def test_whoever_runs_out_draws_from_the_own_share_of_the_reserve() -> None:
    table = short_deck("Lichen, Moss, Grass", chosen=RESEARCH)
    reserve = other_cards("Lichen, Moss, Grass")
    mine, others = drawn(table, 0), drawn(table, 1)
    assert mine[:2] == ids_of("Lichen, Grass")
    assert others[:1] == ["moss"]
    assert (len(mine), len(others)) == (5, 2)
    assert set(mine[2:] + others[1:]) <= set(reserve)
    places = cast(AresTable, table.game).reserve[::-1]
    assert [place for place, card in enumerate(places) if card == 0] == [0, 1, 2, 4]  # mine are 0, 2 and 4
    assert len(table.state["reserve"]) == len(reserve) - 4


def test_a_production_of_cards_goes_on_in_the_reserve() -> None:
    table = short_deck("Lichen, Moss", phase=PRODUCTION, played="Energy Storage, Acquired Company")
    assert table.hand()[0] == "lichen"
    assert len(table.hand()) == 3
    assert table.deck() == ["moss"]


def test_the_reserve_goes_back_to_the_discards_at_the_close() -> None:
    table = short_deck("Lichen, Moss, Grass")
    table.choose("card Lichen", seat=0)
    table.choose("card Moss", seat=1)
    assert table.state["reserve"] == []
    assert len(table.discard()) + len(table.deck()) == 208 - 2
    in_order = [card.id for card in BOOK.projects if card.id in table.discard()]
    assert table.discard() in (in_order, in_order[::-1])  # nobody can tell what stood by


def test_an_empty_deck_is_made_of_the_discards_when_a_phase_is_opened() -> None:
    table = deal(phase=RESEARCH, state={"deck": [], "discard": other_cards("")})
    assert any("shuffle" in line for line in table.log(None))
    assert len([card for card in table.deck() if card]) == 208 - 4
    assert table.discard() == []


def test_what_nobody_can_draw_is_lost() -> None:
    everything = other_cards("Lichen, Moss, Grass")
    table = deal(
        phase=RESEARCH,
        chosen=RESEARCH,
        state={"deck": ids_of("Lichen, Moss, Grass"), "discard": []},
        opponents=[player(played=", ".join(everything[:200]))],
        played=", ".join(everything[200:]),
    )
    assert table.hand(0) == ids_of("Lichen, Grass")  # two of five to keep, and only two there
    assert table.hand(1) == ["moss"]
    assert table.deck() == []


def test_cards_discarded_in_a_phase_stand_by_only_in_the_next() -> None:
    table = short_deck("Lichen, Moss, Grass, Trees", phase=DEVELOPMENT, hand="Comet, Birds")
    before = table.state["reserve"]
    table.choose("sell comet")
    assert table.state["reserve"] == before
    assert table.discard() == ["comet"]


def test_the_shuffle_does_not_depend_on_the_order_of_the_discards() -> None:
    named = "Comet, Birds, Fish, Mine"
    for phase in (DEVELOPMENT, CONSTRUCTION):
        tables = []
        for order in (["comet", "birds", "fish", "mine"], ["mine", "fish", "birds", "comet"]):
            state = {"deck": ids_of("Lichen"), "discard": other_cards("Lichen", named)}
            table = deal(phase=phase, hand=named, state=state, opponents=[player(chosen=RESEARCH)])
            for card in order:
                table.choose(f"sell {card}")
            table.end()
            tables.append(table)
        assert tables[0].state == tables[1].state


# Ocean tiles


def flips(table: Expedition, seat: int, number: int) -> list[dict[str, int]]:
    """What so many ocean tiles bring a seat."""
    whose = f"seat {seat} " if seat else ""
    found: list[dict[str, int]] = []
    for _ in range(number):
        table.project("ocean-from-mc", seat=seat)
        changes = table.changes()
        gained = {
            "mc": int(changes.get(f"{whose}mc", 0)) + 15,
            "plants": int(changes.get(f"{whose}plants", 0)),
            "cards": int(changes.get(f"{whose}cards", 0)),
        }
        found.append({name: number for name, number in gained.items() if number})
        assert changes[f"{whose}tr"] == 1
    return found


def tiles(*places: int) -> list[dict[str, int]]:
    return [TILES[place] for place in places]


def shore(seats: int, round: int = 1, oceans: int = 0) -> Expedition:
    """An action phase in which everybody is rich; the tiles lie in the order of TILES."""
    others = [player(mc=300, ended=False) for _ in range(seats - 1)]
    return deal(
        phase=ACTION, opponents=others, players=seats, mc=300, round=round, oceans=oceans, tiles=TILES[: 9 - oceans]
    )


def test_alone_tiles_are_flipped_in_their_order_and_the_last_again_and_again() -> None:
    table = shore(1)
    assert flips(table, 0, 11) == tiles(0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)
    assert table.oceans == 9


def test_one_seat_that_flips_alone_among_two_has_its_own_tiles_first() -> None:
    assert flips(shore(2), 0, 9) == tiles(0, 2, 4, 6, 8, 1, 3, 5, 7)
    assert flips(shore(2), 1, 9) == tiles(1, 3, 5, 7, 0, 2, 4, 6, 8)


def test_the_order_is_counted_from_the_lead_seat() -> None:
    assert flips(shore(2, round=2), 1, 3) == tiles(0, 2, 4)
    assert flips(shore(2, round=2), 0, 3) == tiles(1, 3, 5)


def test_three_seats_have_every_third_tile_then_those_of_the_next() -> None:
    assert flips(shore(3, round=2), 1, 6) == tiles(0, 3, 6, 1, 4, 7)  # seat 1 leads
    assert flips(shore(3, round=2), 2, 6) == tiles(1, 4, 7, 2, 5, 8)
    assert flips(shore(3, round=2), 0, 6) == tiles(2, 5, 8, 0, 3, 6)


def test_with_one_tile_left_everybody_has_that_tile() -> None:
    table = shore(3, oceans=8)
    for seat in range(3):
        assert flips(table, seat, 2) == tiles(0, 0)
    assert table.oceans == 9


def test_beyond_the_last_tile_a_seat_has_the_last_of_its_own_order() -> None:
    table = shore(2, oceans=7)
    assert flips(table, 0, 3) == tiles(0, 1, 1)
    assert flips(table, 1, 3) == tiles(1, 0, 0)


def test_with_fewer_tiles_than_seats_the_others_begin_with_the_next_seats_tile() -> None:
    table = shore(4, oceans=7)
    assert flips(table, 2, 3) == tiles(0, 1, 1)  # no tile of its own, nor has seat 3
    assert flips(table, 3, 3) == tiles(0, 1, 1)


def test_at_the_close_the_tiles_turned_are_those_whose_bonus_was_taken() -> None:
    table = shore(2)
    flips(table, 1, 2)  # the second and the fourth
    for seat in (0, 1):
        table.end(seat)
    assert table.oceans == 2
    assert table.state["ocean_tiles"] == tiles(0, 2, 4, 5, 6, 7, 8)
    assert len(table.view(None)["turned"]) == 2


def test_and_are_filled_up_from_the_first_on_to_the_number_due() -> None:
    table = shore(3, oceans=3)  # six left; seat 0 leads
    assert flips(table, 0, 3) == tiles(0, 3, 1)
    assert flips(table, 1, 1) == tiles(1)
    for seat in range(3):
        table.end(seat)
    assert table.oceans == 3 + 4
    assert table.state["ocean_tiles"] == tiles(4, 5)  # 0, 1 and 3 were taken, 2 fills up
    table.plan(ACTION, ACTION, ACTION)  # now seat 1 leads
    assert flips(table, 1, 1) == tiles(4)
    assert flips(table, 2, 1) == tiles(5)


def test_a_flip_when_all_were_turned_at_the_opening_does_nothing() -> None:
    table = deal(phase=CONSTRUCTION, hand="Ice Asteroid", oceans=9, played="Arctic Algae")
    table.play("Ice Asteroid")
    assert table.changes() == {"mc": -21}


def test_inside_a_flip_the_rating_comes_first_then_the_bonus_then_triggers() -> None:
    table = deal(phase=ACTION, played="Arctic Algae", tiles=[{"plants": 2}], mc=15)
    table.project("ocean-from-mc")
    assert [line.split(": ")[1] for line in table.log(0)[-3:]] == [
        "terraform rating +1, now 6.",
        "plants +2.",
        "plants +4.",
    ]


# Opening values


def test_a_phase_notes_how_mars_stood_at_its_opening() -> None:
    table = deal(phase=ACTION, temperature=-20, heat=8, opponents=[player(chosen=PRODUCTION)])
    table.project("temperature-from-heat")
    assert table.state["opening"] == {"temperature": -20, "oxygen": 0, "oceans": 0}
    assert table.temperature == -18
    table.end()
    assert table.state["opening"]["temperature"] == -18


# Answers in any order

RICH = player(mc=100, ended=False, hand="Lagrange Observatory, Invention Contest")


def test_both_draw() -> None:
    table = assert_no_matter_who_is_first(
        ["play research", "end"],
        ["play lagrange-observatory", "end"],
        phase=CONSTRUCTION,
        hand="Research",
        deck=TOP,
        opponents=[RICH],
    )
    assert table.hand(0) == ids_of("Lichen, Grass")
    assert table.hand(1) == ["invention-contest", "moss"]


def test_both_flip() -> None:
    ocean = "project ocean-from-mc"
    table = assert_no_matter_who_is_first(
        [ocean, ocean], [ocean, "end"], phase=ACTION, tiles=TILES, opponents=[player(mc=50, ended=False)], round=1
    )
    assert table.mc(0) == 100 - 30 + 4 + 2
    assert table.resources(0)["plants"] == 1
    assert table.resources(1) == {"mc": 35, "plants": 2}


def test_both_flip_the_last_tile() -> None:
    ocean = "project ocean-from-mc"
    table = assert_no_matter_who_is_first(
        [ocean, "end"],
        [ocean, "end"],
        phase=ACTION,
        oceans=8,
        tiles=[{"mc": 4}],
        opponents=[player(mc=50, ended=False)],
    )
    assert (table.tr(0), table.tr(1), table.oceans) == (6, 6, 9)
    assert table.asked == [0, 1]  # the last call, whoever was first


def test_both_fill_a_parameter() -> None:
    heat = "project temperature-from-mc"
    table = assert_no_matter_who_is_first(
        [heat, "end"], [heat, "end"], phase=ACTION, temperature=6, opponents=[player(mc=50, ended=False)]
    )
    assert (table.tr(0), table.tr(1), table.temperature) == (6, 6, 8)


def test_the_duty_does_not_depend_on_who_filled_the_temperature() -> None:
    other = player(mc=14, ended=False)
    table = deal(phase=ACTION, temperature=6, heat=8, opponents=[other])
    table.project("temperature-from-mc", seat=1)
    assert table.why("end", 0) == "duty-heat: 8"
    assert_no_matter_who_is_first(
        ["project temperature-from-heat", "end"],
        ["project temperature-from-mc", "end"],
        phase=ACTION,
        temperature=6,
        heat=8,
        opponents=[other],
    )


def test_both_discard_and_the_next_shuffle_is_the_same() -> None:
    deck, hands = "Lichen", "Comet, Birds, Fish, Crater"
    assert_no_matter_who_is_first(
        ["sell comet", "sell birds", "end"],
        ["sell crater", "sell fish", "end"],
        phase=DEVELOPMENT,
        hand="Comet, Birds",
        opponents=[player(hand="Fish, Crater", ended=False, chosen=RESEARCH)],
        state={"deck": ids_of(deck), "discard": other_cards(deck, hands)},
    )


def test_both_keep_cards_of_their_research() -> None:
    assert_no_matter_who_is_first(["card grass"], ["card trees"], phase=RESEARCH, deck=TOP)


def test_both_end_construction_and_the_card_of_the_bonus_is_dealt() -> None:
    table = assert_no_matter_who_is_first(
        ["end"],
        ["play invention-contest", "card trees", "end"],
        phase=CONSTRUCTION,
        chosen=CONSTRUCTION,
        deck=TOP,
        opponents=[{**RICH, "chosen": CONSTRUCTION}],
    )
    assert table.hand(0) == ["lichen"]
    assert table.hand(1) == ["lagrange-observatory", "trees", "farming"]


# Taking back


def test_a_move_can_be_taken_back_as_long_as_the_seat_learned_nothing() -> None:
    other = player(hand="Fish", ended=False)
    table = deal(phase=DEVELOPMENT, hand="Mine, Lichen", opponents=[other])
    before = table.state["players"]
    table.play("Mine", seat=0)
    table.choose("sell lichen", seat=0)
    table.undo(0)
    table.undo(0)
    assert table.state["players"] == before
    assert table.playable("Mine", 0)


def test_a_seat_that_drew_cannot_take_the_draw_back_but_what_came_after() -> None:
    table = deal(phase=ACTION, played="Circuit Board Factory", deck=TOP, mc=28)
    table.act("Circuit Board Factory")
    table.project("temperature-from-mc")
    table.undo(0)
    assert table.mc() == 28
    with pytest.raises(areo.IllegalChoice):
        table.undo(0)


def test_a_tile_turned_over_is_not_turned_back() -> None:
    table = deal(phase=ACTION)
    table.project("ocean-from-mc")
    with pytest.raises(areo.IllegalChoice):
        table.undo(0)


def test_the_draw_of_another_seat_does_not_end_mine() -> None:
    other = player(mc=100, ended=False, played="Circuit Board Factory")
    table = deal(phase=ACTION, opponents=[other], deck=TOP)
    table.project("temperature-from-mc", seat=0)
    table.act("Circuit Board Factory", seat=1)
    table.undo(0)
    assert (table.temperature, table.mc(), table.hand(1)) == (-30, 100, ["moss"])


def test_what_others_did_meanwhile_stands() -> None:
    other = player(mc=100, ended=False)
    table = deal(phase=ACTION, opponents=[other])
    table.project("temperature-from-mc", seat=0)
    table.project("forest-from-mc", seat=1)
    table.undo(0)
    assert (table.temperature, table.oxygen, table.tr(0), table.tr(1)) == (-30, 1, 5, 6)


def test_the_end_of_a_phase_can_be_taken_back_while_others_still_act() -> None:
    table = deal(phase=ACTION, opponents=[player(ended=False)])
    table.end(0)
    table.undo(0)
    assert table.asked == [0, 1]
    assert table.player()["ended"] is False


def test_when_all_are_done_with_a_phase_nothing_of_it_is_taken_back() -> None:
    table = deal(phase=CONSTRUCTION, hand="Ironworks", opponents=[player(ended=False, chosen=ACTION)])
    table.play("Ironworks", seat=0)
    table.end(0)
    table.end(1)
    assert table.phase == ACTION
    for seat in (0, 1):
        with pytest.raises(areo.IllegalChoice):
            table.undo(seat)


def test_nor_of_what_came_before_a_last_call() -> None:
    table = deal(phase=ACTION, temperature=6, mc=50, opponents=[player(mc=50, ended=False)])
    table.project("temperature-from-mc", seat=0)
    table.end(0)
    table.end(1)
    assert table.asked == [0, 1]
    table.project("forest-from-mc", seat=1)  # in the last call
    with pytest.raises(areo.IllegalChoice):
        table.undo(0)
    table.undo(1)
    assert table.oxygen == 0

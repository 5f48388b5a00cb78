"""Positions: written by hand and lenient, refused with the field named, and exact in the middle of any decision."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import areo
from areo.ares_expedition.deck import BOOK
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
    set_up,
)

# Every field that a position written by hand may have.
EXAMPLE: dict[str, Any] = {
    "game": "ares-expedition",
    "options": {"players": 2},
    "state": {
        "round": 4,
        "phase": 3,
        "phases": [1, 3, 4],
        "temperature": -12,
        "oxygen": 5,
        "oceans": 4,
        "opening": {"temperature": -14, "oxygen": 5, "oceans": 4},
        "ocean_tiles": [{"mc": 4}, {"cards": 1}],
        "deck": ["grass", "heather", "insects"],
        "discard": ["moss", "lichen"],
        "players": [
            {
                "corporation": "thorgate",
                "tr": 14,
                "resources": {"mc": 40, "heat": 9, "plants": 3},
                "forests": 2,
                "hand": ["comet", "mine"],
                "played": ["ghg-producing-bacteria", "ironworks", "coal-imports"],
                "on_cards": {"ghg-producing-bacteria": 3},
                "chosen": 3,
                "previous": 2,
                "used": ["ironworks"],
                "repeated": False,
                "ended": False,
            },
            {"corporation": "helion", "chosen": 4, "ended": True},
        ],
    },
}


def load(**changes: Any) -> Expedition:
    """The example with some keys of its state replaced; ... leaves a key out."""
    position = deepcopy(EXAMPLE)
    for key, value in changes.items():
        if value is ...:
            del position["state"][key]
        else:
            position["state"][key] = value
    return Expedition(areo.from_position(position))


def load_player(**changes: Any) -> Expedition:
    """The example with some keys of the first player replaced; ... leaves a key out."""
    first = deepcopy(EXAMPLE["state"]["players"][0])
    for key, value in changes.items():
        if value is ...:
            del first[key]
        else:
            first[key] = value
    return load(players=[first, EXAMPLE["state"]["players"][1]])


def bare(seats: int = 2, options: dict[str, Any] | None = None, **state: Any) -> Expedition:
    """A table of which only this is told."""
    given = {"players": seats, **(options or {})}
    return Expedition(areo.from_position({"game": "ares-expedition", "options": given, "state": state}))


# The example


def test_the_example_loads_as_it_reads() -> None:
    table = load()
    state = table.state
    for key, value in EXAMPLE["state"].items():
        if key not in ("players", "deck", "discard", "ocean_tiles"):
            assert state[key] == value, key
    for key, value in EXAMPLE["state"]["players"][0].items():
        assert state["players"][0][key] == value, key
    assert table.deck()[:3] == ["grass", "heather", "insects"]
    assert set(table.discard()) == {"moss", "lichen"}
    assert state["ocean_tiles"][:2] == [{"mc": 4}, {"cards": 1}]
    assert len(state["ocean_tiles"]) == 9 - 4


def test_the_example_plays() -> None:
    table = load()
    assert table.asked == [0]
    assert "end" not in table.offers()  # 9 heat
    table.act("Ironworks")  # the repeat
    assert table.changes() == {"heat": -4, "oxygen": 1, "tr": 1}
    assert table.player()["repeated"] is True
    table.do("action ghg-producing-bacteria 2")
    assert table.changes() == {"on ghg-producing-bacteria": -2, "temperature": 2, "tr": 1}
    table.end()
    assert table.changes()["mc"] == 16  # production follows: the rating alone
    assert (table.round, table.phase) == (5, PLANNING)


def test_a_hand_written_position_goes_on_to_the_end() -> None:
    game = load().game
    rng = Random(5)
    for _ in range(20000):
        if game.over:
            break
        seat = next(seat for seat, decision in enumerate(game.asked) if decision is not None)
        decision = game.asked[seat]
        assert decision is not None
        game.choose(seat, decision.sample(rng))
    assert game.over


def test_it_can_be_recorded_and_replayed() -> None:
    table = load()
    table.act("Ironworks")
    again = areo.replay(json.loads(json.dumps(table.game.record())))
    assert again.position() == table.game.position()


@pytest.mark.parametrize("phase", range(PLANNING, RESEARCH + 1))
def test_a_replay_tells_all_that_a_position_written_by_hand_led_to(phase: int) -> None:
    game = deal(phase=phase, played="Mine, Power Plant", hand="Comet, Grass", chosen=phase).game
    told = game.events(0)
    assert ("production" in [event["what"] for event in told]) == (phase == PRODUCTION)
    assert ("looks" in [event["what"] for event in told]) == (phase == RESEARCH)
    rng = Random(phase)
    for _ in range(6):
        decision = next(decision for decision in game.asked if decision is not None)
        game.choose(decision.seat, decision.sample(rng))
    again = areo.replay(json.loads(json.dumps(game.record())))
    assert again.position() == game.position()
    assert [again.events(seat) for seat in (0, 1, None)] == [game.events(seat) for seat in (0, 1, None)]


# What may be left out


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("round", 1),
        ("temperature", -30),
        ("oxygen", 0),
        ("oceans", 0),
        ("discard", []),
        ("called", 0),
        ("phase", PLANNING),
        ("phases", []),
        ("reserve", []),
    ],
)
def test_what_the_state_leaves_out_is_as_at_the_start(key: str, value: object) -> None:
    assert bare().state[key] == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("corporation", None),
        ("tr", 5),
        ("forests", 0),
        ("resources", {"mc": 0, "heat": 0, "plants": 0}),
        ("hand", []),
        ("played", []),
        ("on_cards", {}),
        ("chosen", None),
        ("previous", None),
        ("used", []),
        ("repeated", False),
        ("plays", []),
        ("next_card", {"discount": 0, "zones": 0}),
        ("bonus_used", False),
        ("ended", False),
    ],
)
def test_what_a_player_leaves_out_is_as_at_the_start(key: str, value: object) -> None:
    assert bare().player()[key] == value


def test_an_opening_left_out_is_as_mars_stands_now() -> None:
    table = load(opening=...)
    assert table.state["opening"] == {"temperature": -12, "oxygen": 5, "oceans": 4}
    table = load(opening={"temperature": -14})
    assert table.state["opening"] == {"temperature": -14, "oxygen": 5, "oceans": 4}


def test_none_is_as_good_as_leaving_out() -> None:
    table = bare(phase=CONSTRUCTION, oxygen=4, opening=None, cubes=None, neutral=None, players=[{"next_card": None}])
    assert table.state["opening"] == {"temperature": -30, "oxygen": 4, "oceans": 0}
    assert table.player()["next_card"] == {"discount": 0, "zones": 0}


def test_requirements_are_read_at_the_opening_told() -> None:
    mine = {"hand": ["grass", "archaebacteria"], "resources": {"mc": 50}}
    table = bare(phase=DEVELOPMENT, temperature=-16, opening={"temperature": -20}, players=[mine])
    assert not table.playable("Grass", 0)
    assert table.playable("Archaebacteria", 0)


def test_a_deck_left_out_is_all_the_other_cards_shuffled_by_the_seed() -> None:
    table = load(deck=...)
    assert len(table.deck()) == 208 - 2 - 3 - 2  # none of those in hand, in play or discarded
    assert load(deck=...).deck() == table.deck()
    other = areo.from_position({**EXAMPLE, "options": {"players": 2, "seed": 1}})
    assert Expedition(other).deck() != load().deck()


def test_a_deck_lists_its_top_and_the_rest_follows() -> None:
    assert len(load().deck() + load().state["reserve"]) == 208 - 2 - 3 - 2


def test_ocean_tiles_left_out_follow_in_some_order() -> None:
    table = bare(oceans=3, ocean_tiles=[{"mc": 4}, {"plants": 2}])
    assert table.state["ocean_tiles"][:2] == [{"mc": 4}, {"plants": 2}]
    assert len(table.state["ocean_tiles"]) == 6
    assert len(table.view(None)["turned"]) == 3


def test_tiles_turned_over_earlier_in_the_phase_are_not_among_the_unflipped() -> None:
    unflipped = [{"mc": 4}, {"plants": 2}, {"cards": 1}, {"mc": 1, "plants": 1}]
    table = bare(phase=3, oceans=5, opening={"oceans": 3}, ocean_tiles=unflipped, players=[{"resources": {"mc": 15}}])
    assert table.state["ocean_tiles"] == unflipped
    assert len(table.view(None)["turned"]) == 5
    table.choose("project ocean-from-mc", seat=0)  # the first of them is mine
    assert (table.mc(), table.tr()) == (4, 6)
    assert restored(table).state == table.state
    table.end(0)
    table.end(1)
    assert (table.state["oceans"], table.state["ocean_tiles"]) == (6, unflipped[1:])


def test_flips_after_the_ninth_in_its_phase_need_no_tile_that_is_left() -> None:
    mars: dict[str, Any] = {"phase": 3, "oceans": 9, "opening": {"oceans": 8}, "ocean_tiles": []}
    table = bare(options={"oceans": [{"mc": 4}]}, players=[{"resources": {"mc": 15}}], **mars)
    table.choose("project ocean-from-mc", seat=0)
    assert (table.mc(), table.tr()) == (4, 6)
    table.end(0)
    table.end(1)
    assert (table.state["oceans"], table.state["ocean_tiles"]) == (9, [])


def test_options_lay_the_deck_and_the_tiles_where_the_state_does_not() -> None:
    table = bare(options={"deck": ["comet", "birds"], "oceans": [{"cards": 1}, {"mc": 4}]})
    assert table.deck()[:2] == ["comet", "birds"]
    assert table.state["ocean_tiles"][:2] == [{"cards": 1}, {"mc": 4}]


def test_a_reserve_that_is_told_stays_what_it_is() -> None:
    piles: dict[str, Any] = {"deck": ["comet", "birds"], "discard": ["mine", "moss"]}
    rest = [card.id for card in BOOK.projects if card.id not in piles["deck"] + piles["discard"]]
    table = bare(phase=2, players=[{"chosen": 2}, {"played": rest}], **piles)
    table.choose("draw", seat=0)
    position: Any = table.game.position()
    del position["state"]["pending"]
    again = Expedition(areo.from_position(position))
    for pile in ("deck", "reserve", "discard"):
        assert again.state[pile] == table.state[pile]
    assert sorted(again.state["reserve"]) == ["mine", "moss"]
    assert again.offers(0) == table.offers(0)


def test_in_the_middle_of_a_phase_the_deck_is_what_is_left_in_it() -> None:
    deck = ["comet", "birds", "grass", "moss", "lichen", "mine"]
    mine = {"played": ["circuit-board-factory"]}
    alone = bare(1, phase=ACTION, deck=deck, players=[mine])
    alone.act("Circuit Board Factory")
    assert (alone.hand(), alone.deck()[:3]) == (["comet"], ["birds", "grass", "moss"])
    table = bare(3, phase=ACTION, deck=deck, players=[{}, mine, {"played": ["ai-central"]}])
    table.act("Circuit Board Factory", seat=1)
    table.act("AI Central", seat=2)
    assert (table.hand(1), table.hand(2)) == (["birds"], ["grass", "mine"])
    assert table.deck()[:3] == ["comet", "moss", "lichen"]
    assert (table.state["opening_deck"], len(table.deck())) == (208 - 2, 208 - 2 - 3)
    assert restored(table).state == table.state


def test_in_the_middle_of_a_phase_the_ocean_tiles_are_those_not_turned_over() -> None:
    tiles = [{"mc": 4}, {"plants": 2}, {"cards": 1}]
    rich = {"resources": {"mc": 15}}
    table = bare(phase=ACTION, oceans=6, ocean_tiles=tiles, players=[rich, rich])
    table.choose("project ocean-from-mc", seat=1)  # in the first round the second tile is the second seat's
    assert table.state["ocean_tiles"] == [{"mc": 4}, {"cards": 1}]
    assert table.state["opening_tiles"] == tiles
    assert (table.view(0)["ocean_tiles"], table.view(0)["opening_tiles"]) == (2, 3)
    again = restored(table)
    for each in (table, again):
        each.choose("project ocean-from-mc", seat=0)
        assert (each.state["oceans"], each.state["ocean_tiles"]) == (8, [{"cards": 1}])
    assert again.state == table.state


@pytest.mark.parametrize("key", ["mc", "heat", "plants"])
def test_single_resources_may_be_left_out(key: str) -> None:
    table = bare(players=[{"resources": {key: 7}}])
    assert table.resources() == {key: 7}


def test_players_at_the_end_of_the_list_may_be_left_out() -> None:
    table = bare(3, players=[{"tr": 30}])
    assert [table.tr(seat) for seat in range(3)] == [30, 5, 5]


def test_the_number_of_players_is_that_of_the_list() -> None:
    game = areo.from_position({"game": "ares-expedition", "state": {"players": [{}, {}, {}]}})
    assert len(game.asked) == 3


def test_production_and_capability_follow_from_the_cards_and_are_passed_over() -> None:
    table = load_player(production={"mc": 9, "heat": 9, "plants": 9, "cards": 9}, capability={"steel": 9})
    assert table.production() == {"heat": 1 + 3}
    assert table.capability() == {}


# Where it goes on


def test_in_the_planning_all_choose() -> None:
    table = bare(players=[{"previous": 2}, {}])
    assert table.offers(0) == ["phase 1", "phase 3", "phase 4", "phase 5"]
    assert len(table.offers(1)) == 5


def test_who_has_chosen_in_the_planning_waits_for_the_others() -> None:
    table = bare(players=[{"chosen": 3}, {}])
    assert table.asked == [1]
    assert table.view(1)["players"][0]["chosen"] == "hidden"
    table.choose("phase 4", seat=1)
    assert table.state["phases"] == [ACTION, PRODUCTION]


def test_when_all_have_chosen_the_phases_are_revealed() -> None:
    table = bare(players=[{"chosen": 3}, {"chosen": 1}])
    assert (table.phase, table.state["phases"]) == (DEVELOPMENT, [DEVELOPMENT, ACTION])


def test_together_the_cubes_are_taken_when_both_have_chosen() -> None:
    table = bare(options={"coop": True}, players=[{"chosen": 3}, {"chosen": 1}])
    assert table.offers(0) == ["take copper", "take colour"]


def test_alone_the_neutral_card_is_turned_when_the_phase_is_chosen() -> None:
    table = bare(1, neutral=[2, 1, 3, 4, 5], players=[{"chosen": 3}])
    assert table.state["phases"] == [CONSTRUCTION, ACTION]


def test_with_the_phases_of_the_round_told_the_first_of_them_begins() -> None:
    table = bare(phases=[2, 3])
    assert table.phase == CONSTRUCTION


def test_later_phases_of_the_round_follow_and_earlier_ones_do_not() -> None:
    table = bare(phase=2, phases=[1, 2, 4], players=[{"ended": True}, {"ended": True}])
    assert (table.round, table.mc()) == (2, 5)


def test_the_phases_that_players_chose_are_phases_of_the_round() -> None:
    table = bare(phase=2, players=[{"chosen": 4}, {"chosen": 2}])
    assert table.state["phases"] == [CONSTRUCTION, PRODUCTION]


def test_phases_left_out_of_a_saved_position_are_those_that_players_chose() -> None:
    table = bare(phases=[2, 3], players=[{"chosen": 2}, {"chosen": 3}])
    position: Any = table.game.position()
    del position["state"]["phases"]
    again = areo.from_position(position)
    assert again.position() == table.game.position()
    assert again.determinize(0, Random(1)).view(0) == again.view(0)


def test_a_position_in_production_or_research_has_that_phase_still_to_come() -> None:
    assert bare(phase=4, players=[{"tr": 9}]).mc() == 9
    table = bare(phase=5)
    assert [table.decision(seat).kind for seat in (0, 1)] == ["cards", "cards"]


def test_who_has_ended_is_not_asked() -> None:
    table = bare(3, phase=3, players=[{}, {"ended": True}, {}])
    assert table.asked == [0, 2]


@pytest.mark.parametrize(
    ("phase", "mine", "plays"),
    [
        (1, {}, ["ordinary"]),
        (1, {"chosen": 1}, ["ordinary"]),
        (1, {"chosen": 1, "bonus_used": True}, []),
        (2, {}, ["ordinary"]),
        (2, {"chosen": 2}, ["ordinary", "bonus"]),
        (2, {"chosen": 2, "bonus_used": True}, ["ordinary"]),
        (2, {"chosen": 2, "plays": ["bonus"]}, ["bonus"]),
        (2, {"plays": ["extra", "ordinary"]}, ["ordinary", "extra"]),
        (2, {"plays": []}, []),
        (2, {"plays": ["play", "extra_play"]}, ["ordinary", "extra"]),
        (1, {"plays": ["free_play"]}, ["free"]),
        (1, {"plays": 0}, []),
        (1, {"chosen": 1, "plays": 1}, ["ordinary"]),
        (1, {"plays": 2}, ["ordinary", "free"]),
        (2, {"plays": 1}, ["ordinary"]),
        (2, {"chosen": 2, "plays": 1}, ["bonus"]),
        (2, {"chosen": 2, "plays": 2}, ["ordinary", "bonus"]),
        (2, {"chosen": 2, "plays": 3}, ["ordinary", "extra", "bonus"]),
        (2, {"chosen": 2, "plays": 1, "bonus_used": True}, ["ordinary"]),
        (2, {"chosen": 2, "plays": 2, "bonus_used": True}, ["ordinary", "extra"]),
        (2, {"chosen": 2, "plays": 0, "bonus_used": False}, ["bonus"]),
        (2, {"chosen": 2, "plays": ["play"], "bonus_used": False}, ["ordinary", "bonus"]),
        (2, {"chosen": 3, "plays": 1, "bonus_used": False}, ["ordinary"]),
        (1, {"chosen": 1, "plays": 1, "bonus_used": True}, ["free"]),
        (3, {}, []),
    ],
)
def test_permissions_told_or_left_out(phase: int, mine: dict[str, Any], plays: list[str]) -> None:
    assert bare(phase=phase, players=[mine]).plays() == plays


def test_the_bonus_of_a_phase_may_be_used_up() -> None:
    mine = {"chosen": 3, "played": ["ironworks"], "used": ["ironworks"], "resources": {"heat": 6}}
    assert bare(phase=3, players=[mine]).can_act("Ironworks", 0)
    assert not bare(phase=3, players=[{**mine, "bonus_used": True}]).can_act("Ironworks", 0)
    assert not bare(phase=3, players=[{**mine, "repeated": True}]).can_act("Ironworks", 0)


def test_an_action_used_twice_says_nothing_of_the_bonus_of_another_phase() -> None:
    table = bare(phase=2, players=[{"chosen": 2, "repeated": True}])
    assert table.player()["bonus_used"] is False
    assert "draw" in restored(table).offers(0)


def test_what_eases_the_next_card_is_told() -> None:
    mine = {"hand": ["comet", "fish"], "resources": {"mc": 50}, "next_card": {"discount": 11, "zones": 1}}
    table = bare(phase=2, temperature=-24, players=[mine])
    assert table.price("Comet") == 14
    assert table.playable("Fish", 0)


def test_the_neutral_deck_lists_its_top() -> None:
    table = bare(1, round=3, neutral=[4])
    assert table.state["neutral"][0] == 4
    assert len(table.state["neutral"]) == 3


@pytest.mark.parametrize(("round", "phase", "left"), [(1, 0, 5), (5, 0, 1), (5, 3, 0), (6, 0, 5), (8, 1, 2)])
def test_of_a_neutral_deck_left_out_as_many_cards_are_left_as_the_round_says(round: int, phase: int, left: int) -> None:
    assert len(bare(1, round=round, phase=phase).state["neutral"]) == left


def test_cubes_left_out_are_all_there() -> None:
    assert bare(options={"coop": True}, round=4).state["cubes"] == {"copper": 27, "colour": 3}
    assert bare(options={"coop": True}, cubes={"copper": 5}).state["cubes"] == {"copper": 5, "colour": 3}


def test_keys_of_a_view_are_those_of_a_state() -> None:
    table = load()
    view: dict[str, Any] = table.view(0)
    state = table.state
    assert set(state) - set(view) == {"rng", "reveals", "learned", "pending"}
    assert set(view) <= set(state)
    assert set(view["players"][1]) == set(state["players"][1])


# What is refused


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [
        ("round", 0, "state.round"),
        ("round", "5", "state.round"),
        ("round", True, "state.round"),
        ("phase", 6, "state.phase"),
        ("phase", -1, "state.phase"),
        ("phases", [6], "state.phases"),
        ("phases", 3, "state.phases"),
        ("temperature", 10, "state.temperature"),
        ("temperature", -32, "state.temperature"),
        ("temperature", -13, "state.temperature"),
        ("oxygen", 15, "state.oxygen"),
        ("oxygen", -1, "state.oxygen"),
        ("oxygen", 3.5, "state.oxygen"),
        ("oceans", 10, "state.oceans"),
        ("oceans", -1, "state.oceans"),
        ("opening", {"temperature": -10}, "state.opening"),
        ("opening", {"temperature": -15}, "state.opening.temperature"),
        ("opening", {"oxygen": 6}, "state.opening"),
        ("opening", {"oceans": 5}, "state.opening"),
        ("opening", {"weather": 1}, "state.opening.*weather"),
        ("opening", [1, 2, 3], "state.opening"),
        ("called", 8, "state.called"),
        ("ocean_tiles", [{"mc": 3}], "state.ocean_tiles"),
        ("ocean_tiles", [{"mc": 4}, {"mc": 4}], "state.ocean_tiles"),
        ("ocean_tiles", "mc-4", "state.ocean_tiles"),
        ("ocean_tiles", [{"plants": 2}, {"plants": 2}, {"mc": 4}, {"cards": 1}, {"cards": 1}, "mc-1-plants-1"],
         "state.ocean_tiles: 5 tiles"),
        ("deck", ["comte"], "state.deck.*comte"),
        ("deck", ["comet"], "comet"),  # it is in a hand
        ("deck", ["grass", "grass"], "grass"),
        ("deck", 3, "state.deck"),
        ("deck", [None], "state.deck"),
        ("opening_deck", 100, "state.opening_deck: 100 is not the number of cards left and drawn"),
        ("opening_deck", "200", "state.opening_deck"),
        ("opening_tiles", [{"cards": 1}], "state.opening_tiles"),
        ("opening_tiles", 5, "state.opening_tiles"),
        ("discard", ["ironworks"], "ironworks"),  # it is in play
        ("discard", [7], "state.discard"),
        ("known", [["grass"], []], r"state.known\[0\]: 'grass' is not in the discard pile"),
        ("neutral", [1, 1], "state.neutral"),
        ("neutral", [6], "state.neutral"),
        ("neutral_card", 6, "state.neutral_card"),
        ("cubes", {"copper": 28}, "state.cubes.copper"),
        ("cubes", {"colour": 4}, "state.cubes.colour"),
        ("cubes", {"gold": 4}, "state.cubes.*gold"),
        ("players", [{}, {}, {}], "state.players: 2 players are expected, not 3"),
        ("players", {"0": {}}, "state.players"),
        ("rng", {"key": "xyz"}, "state.rng.key"),
        ("weather", "fine", "weather"),
    ],
)  # fmt: skip
def test_a_wrong_state_is_refused_with_the_field_named(key: str, value: object, named: str) -> None:
    with pytest.raises(areo.BadPosition, match=named):
        load(**{key: value})


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [
        ("corporation", "apple", r"players\[0\].corporation.*apple"),
        ("corporation", "helion", "helion"),  # the other player leads it
        ("tr", -1, r"players\[0\].tr"),
        ("tr", "20", r"players\[0\].tr"),
        ("forests", -1, r"players\[0\].forests"),
        ("resources", {"mc": -1}, r"players\[0\].resources.mc"),
        ("resources", {"steel": 1}, r"players\[0\].resources.*steel"),
        ("resources", [1, 2], r"players\[0\].resources"),
        ("hand", ["comet", "comet"], "comet"),
        ("hand", ["ironworks"], "ironworks"),
        ("hand", "comet", r"players\[0\].hand"),
        ("hand", ["rocket"], r"players\[0\].hand.*rocket"),
        ("hand", ["thorgate"], r"players\[0\].hand.*thorgate"),
        ("played", ["comet"], "comet"),
        ("on_cards", {"fish": 1}, r"players\[0\].on_cards.*fish"),
        ("on_cards", {"ironworks": 1}, r"players\[0\].on_cards.*ironworks"),
        ("on_cards", {"ghg-producing-bacteria": -1}, r"players\[0\].on_cards.ghg-producing-bacteria"),
        ("chosen", 6, r"players\[0\].chosen"),
        ("chosen", "action", r"players\[0\].chosen"),
        ("previous", 6, r"players\[0\].previous"),
        ("used", ["fish"], r"players\[0\].used.*fish"),
        ("used", ["coal-imports"], r"players\[0\].used: 'coal-imports' has no action"),
        ("used", ["ironworks", "ironworks"], r"players\[0\].used: 'ironworks' is there twice"),
        ("repeated", 1, r"players\[0\].repeated"),
        ("plays", ["second"], r"players\[0\].plays.*second"),
        ("plays", "bonus", r"players\[0\].plays"),
        ("plays", 6, r"players\[0\].plays: 6 is not between 0 and 5"),
        ("plays", True, r"players\[0\].plays"),
        ("flips", 3, "state.ocean_tiles: 5 tiles are expected, and 3 that were flipped"),
        ("next_card", {"discount": -1}, r"players\[0\].next_card.discount"),
        ("next_card", {"zones": 2}, r"players\[0\].next_card.zones"),
        ("bonus_used", "yes", r"players\[0\].bonus_used"),
        ("ended", "no", r"players\[0\].ended"),
        ("offer", 3, r"players\[0\].offer"),
        ("takes", "gold", r"players\[0\].takes"),
        ("gives", "fish", r"players\[0\].gives"),
        ("dealt", ["comet"], "comet"),
        ("nickname", "Bob", "nickname"),
    ],
)
def test_a_wrong_player_is_refused_with_the_field_named(key: str, value: object, named: str) -> None:
    with pytest.raises(areo.BadPosition, match=named):
        load_player(**{key: value})


@pytest.mark.parametrize(("round", "phase", "neutral"), [(3, 0, [1, 2, 3, 4]), (5, 0, [1, 2]), (5, 3, [1])])
def test_more_neutral_cards_than_play_could_leave_are_taken_as_they_are(
    round: int, phase: int, neutral: list[int]
) -> None:
    assert bare(1, round=round, phase=phase, neutral=neutral).state["neutral"] == neutral


@pytest.mark.parametrize(
    "pending", [{}, {"lanes": [[], []], "asked": [None]}, {"lanes": [[], [], []], "asked": [None, None]}]
)
def test_what_is_pending_must_be_something_to_go_on_with(pending: dict[str, Any]) -> None:
    position = json.loads(json.dumps(load().game.position()))
    position["state"]["pending"] = pending
    with pytest.raises(areo.BadPosition, match=r"state\.pending"):
        areo.from_position(position)


def test_if_only_one_cube_is_left_the_lead_seat_takes_it_and_the_other_none() -> None:
    table = bare(options={"coop": True}, round=2, cubes={"copper": 1, "colour": 0})
    table.plan(1, 2)
    assert table.state["cubes"] == {"copper": 0, "colour": 0}
    assert [table.mc(0), table.mc(1)] == [0, 1]


@pytest.mark.parametrize(
    ("phase", "plays", "message"),
    [
        (1, ["ordinary", "bonus"], "in phase 1 there is no 'bonus'"),
        (1, ["extra"], "in phase 1 there is no 'extra'"),
        (2, ["free"], "in phase 2 there is no 'free'"),
        (2, ["bonus", "bonus"], "there is one bonus"),
    ],
)
def test_a_permission_that_a_phase_does_not_know_is_refused(phase: int, plays: list[str], message: str) -> None:
    with pytest.raises(areo.BadPosition, match=rf"players\[0\].plays: {message}"):
        bare(phase=phase, players=[{"plays": plays}])


def test_tiles_turned_over_in_a_phase_that_is_not_going_on_are_passed_over() -> None:
    tiles = [{"mc": 4}, {"plants": 2}, {"cards": 1}]
    table = bare(phase=ACTION, oceans=6, ocean_tiles=tiles, players=[{"resources": {"mc": 15}}, {}])
    table.choose("project ocean-from-mc", seat=0)
    position: Any = table.game.position()
    del position["state"]["pending"]
    position["state"]["phase"] = PLANNING
    again = Expedition(areo.from_position(position))
    assert (again.state["ocean_tiles"], again.state["opening_tiles"]) == ([{"plants": 2}, {"cards": 1}], None)
    again.end(0)
    again.end(1)
    assert (again.state["oceans"], again.state["ocean_tiles"]) == (7, [{"plants": 2}, {"cards": 1}])
    assert restored(again).state == again.state


def test_who_leads_a_corporation_already_cannot_be_about_to_choose_one() -> None:
    position: Any = areo.new("ares-expedition", players=2, corporations=[["teractor", "credicor"], []]).position()
    position["state"]["players"][1]["corporation"] = "helion"
    for dealt in position["state"]["players"]:
        dealt["dealt_corporations"] = [id for id in dealt["dealt_corporations"] if id != "helion"]
    with pytest.raises(areo.BadPosition, match=r"state\.pending"):
        areo.from_position(position)


@pytest.mark.parametrize("phase", [PLANNING, PRODUCTION, RESEARCH])
def test_where_no_phase_is_going_on_mars_is_as_it_stands(phase: int) -> None:
    mars: dict[str, Any] = {"oceans": 9, "oxygen": 3, "opening": {"oceans": 7, "oxygen": 2}}
    table = bare(phase=phase, ocean_tiles=[], **mars)
    assert (table.state["opening"]["oceans"], table.state["opening"]["oxygen"]) == (9, 3)
    with pytest.raises(areo.BadPosition, match=r"state\.ocean_tiles: 0 tiles are expected"):
        bare(phase=phase, ocean_tiles=[{"mc": 4}], **mars)


def test_more_tiles_than_are_not_turned_over_are_refused_in_a_phase_too() -> None:
    tiles = [{"mc": 4}, {"plants": 2}, {"plants": 2}]
    with pytest.raises(areo.BadPosition, match=r"state\.ocean_tiles: 2 tiles are expected, and 0 that were flipped"):
        bare(phase=ACTION, oceans=7, opening={"oceans": 6}, ocean_tiles=tiles)


def test_tiles_turned_over_in_a_phase_that_is_going_on_must_be_told() -> None:
    table = bare(phase=ACTION, oceans=6, players=[{"resources": {"mc": 15}}, {}])
    table.choose("project ocean-from-mc", seat=0)
    position: Any = table.game.position()
    del position["state"]["opening_tiles"]
    with pytest.raises(areo.BadPosition, match="ocean_tiles: 2 tiles are expected, and 1 that were flipped"):
        areo.from_position(position)


def test_a_cube_and_a_card_chosen_together_are_forgotten_if_nothing_is_pending() -> None:
    chosen = {"hand": ["birds"], "gives": "birds", "takes": "colour"}
    table = bare(options={"coop": True}, players=[{"hand": ["comet"]}, chosen])
    assert [(player["takes"], player["gives"]) for player in table.state["players"]] == [(None, None), (None, None)]
    assert table.asked == [0, 1]


def test_bad_options_of_a_position_are_refused_as_those_of_a_game() -> None:
    with pytest.raises(areo.BadOption, match="coop: two play together"):
        bare(3, options={"coop": True})


# Exact in the middle of any decision


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (1, {"difficulty": "advanced", "choose_last_neutral": True}),
        (2, {"coop": True}),
        (2, {"advanced_corporations": True}),
        (3, {"first_game": True}),
        (4, {}),
    ],
)
def test_a_position_at_every_decision_of_a_game_restores_the_same(players: int, options: dict[str, Any]) -> None:
    game = set_up(players, seed=players, **options).game
    rng = Random(players)
    for number in range(400):
        if game.over:
            break
        seats = [seat for seat, decision in enumerate(game.asked) if decision is not None]
        seat = seats[rng.randrange(len(seats))]
        decision = game.asked[seat]
        assert decision is not None
        if number % 3 == 0:
            saved = json.loads(json.dumps(game.position()))
            again = areo.from_position(saved)
            assert again.position() == saved
            assert [entry and entry.keys for entry in again.asked] == [entry and entry.keys for entry in game.asked]
        game.choose(seat, decision.sample(rng))


def restored(table: Expedition) -> Expedition:
    return Expedition(areo.from_position(json.loads(json.dumps(table.game.position()))))


def test_a_position_in_the_middle_of_a_payment_goes_on() -> None:
    table = deal(phase=DEVELOPMENT, hand="Coal Imports, Lichen, Moss, Grass", mc=5)
    table.choose("play coal-imports", "sell lichen")
    again = restored(table)
    for each in (table, again):
        assert (each.kind, each.offers()) == ("payment", ["sell moss", "sell grass"])
        each.choose("sell moss")
    assert (again.mc(), again.played()) == (1, ["coal-imports"])  # the last card went as well
    assert again.state == table.state


def test_a_position_in_the_middle_of_a_batch_goes_on() -> None:
    table = deal(
        phase=CONSTRUCTION, hand="Research, Lichen", played="Mars University", deck="Moss, Mine, Grass, Fish, Trees"
    )
    table.choose("play research")
    again = restored(table)
    for each in (table, again):
        assert each.offers() == ["first research", "first mars-university"]
        each.choose("first research", "card Lichen", "skip")
    assert again.state == table.state
    assert len(again.hand()) == 1 - 1 + 2 + 2  # Lichen has a plant tag


def test_a_saved_position_of_a_finished_game_is_over() -> None:
    state = {"opening": {"temperature": 6}, "called": 1}
    table = deal(phase=CONSTRUCTION, temperature=8, oxygen=14, oceans=9, mc=0, state=state, opponents=[player(tr=9)])
    table.end()
    assert table.over
    again = areo.from_position(table.game.position())
    assert again.over
    assert again.ranking() == [[1], [0]]


def test_every_card_and_corporation_can_be_named() -> None:
    everything = [card.id for card in BOOK.projects]
    table = bare(phase=RESEARCH, players=[{"played": everything[:100]}, {"hand": everything[100:200]}])
    assert len(table.played()) == 100
    for card in BOOK.corporations:
        assert bare(players=[{"corporation": card.id}]).player()["corporation"] == card.id

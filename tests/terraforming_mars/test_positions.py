"""Positions: written by hand and lenient, refused with the field named, and exact in the middle of any decision."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import areo
from tests.terraforming_mars.mars import Mars, deal, player, set_up

START = dict.fromkeys(["mc", "steel", "titanium", "plants", "energy", "heat"], 0)

# The example of the design, with a second player and without the cards that it names in two places.
EXAMPLE: dict[str, Any] = {
    "game": "terraforming-mars",
    "options": {"players": 2},
    "state": {
        "generation": 5,
        "temperature": -14,
        "oxygen": 5,
        "active": 0,
        "actions_left": 2,
        "passed": [False, False],
        "tiles": [{"space": "C3", "tile": "city", "owner": 0}, {"space": "E5", "tile": "ocean"}],
        "claims": [{"space": "C4", "owner": 0}],
        "milestones": {"mayor": 0},
        "awards": {"banker": 1},
        "deck": ["asteroid", "fish"],
        "players": [
            {
                "corporation": "credicor",
                "tr": 25,
                "resources": {"mc": 40, "steel": 0, "titanium": 2, "plants": 3, "energy": 1, "heat": 5},
                "production": {"mc": 3, "steel": 0, "titanium": 1, "plants": 0, "energy": 1, "heat": 0},
                "hand": ["comet"],
                "played": ["birds"],
                "on_cards": {"birds": 2},
                "used": ["birds"],
            },
            {"corporation": "helion"},
        ],
    },
}


def load(**changes: Any) -> Mars:
    """The example with some keys of its state replaced; ... leaves a key out."""
    position = deepcopy(EXAMPLE)
    for key, value in changes.items():
        if value is ...:
            del position["state"][key]
        else:
            position["state"][key] = value
    return Mars(areo.from_position(position))


def load_player(**changes: Any) -> Mars:
    """The example with some keys of the first player replaced; ... leaves a key out."""
    first = deepcopy(EXAMPLE["state"]["players"][0])
    for key, value in changes.items():
        if value is ...:
            del first[key]
        else:
            first[key] = value
    return load(players=[first, EXAMPLE["state"]["players"][1]])


# The example


def test_the_example_loads_as_it_reads() -> None:
    table = load()
    state = table.state
    for key, value in EXAMPLE["state"].items():
        if key not in ("players", "deck"):
            assert state[key] == value, key
    for key, value in EXAMPLE["state"]["players"][0].items():
        assert state["players"][0][key] == value, key
    assert table.deck()[:2] == ["asteroid", "fish"]
    assert state["phase"] == "action"


def test_the_example_plays() -> None:
    table = load()
    table.play("Comet", "space E6", pay="pay 15 mc 2 titanium")
    assert table.changes() == {
        "mc": -15 + 4 + 2,  # CrediCor's refund, an ocean beside it
        "titanium": -2,
        "temperature": 2,
        "oceans": 1,
        "E6": "ocean",
        "tr": 2,
        "plants": 2,
        "asked": "seat",
    }
    table.choose("skip")
    table.do("award landlord")
    assert table.changes() == {"mc": -14}
    assert table.asked == [1]


def test_a_hand_written_position_goes_on_to_the_end() -> None:
    game = load().game
    rng = Random(5)
    for _ in range(5000):
        if game.over:
            break
        seat = next(seat for seat, decision in enumerate(game.asked) if decision is not None)
        decision = game.asked[seat]
        assert decision is not None
        game.choose(seat, decision.sample(rng))
    assert game.over


def test_it_can_be_recorded_and_replayed() -> None:
    table = load()
    table.play("Comet", "space E6", "skip", pay="pay 21 mc")
    again = areo.replay(json.loads(json.dumps(table.game.record())))
    assert again.position() == table.game.position()


# What may be left out


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("generation", 1),
        ("temperature", -30),
        ("oxygen", 0),
        ("active", 0),
        ("actions_left", 2),
        ("passed", [False, False]),
        ("tiles", []),
        ("claims", []),
        ("milestones", {}),
        ("awards", {}),
    ],
)
def test_what_the_state_leaves_out_is_as_at_the_start(key: str, value: object) -> None:
    assert load(**{key: ...}).state[key] == value


def test_a_deck_left_out_is_all_the_other_cards_shuffled_by_the_seed() -> None:
    table = load(deck=...)
    assert len(table.deck()) == 206
    assert not {"comet", "birds"} & set(table.deck())
    assert load(deck=...).deck() == table.deck()
    other = areo.from_position({**EXAMPLE, "options": {"players": 2, "seed": 1}})
    assert Mars(other).deck() != load().deck()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("tr", 20),
        ("resources", START),
        ("production", START),
        ("hand", []),
        ("on_cards", {}),
        ("used", []),
    ],
)
def test_what_a_player_leaves_out_is_as_at_the_start(key: str, value: object) -> None:
    assert load_player(**{key: ...}).player()[key] == value


def test_a_player_may_have_played_nothing() -> None:
    assert load_player(played=..., on_cards=..., used=...).played() == []


@pytest.mark.parametrize("key", ["resources", "production"])
def test_single_figures_may_be_left_out(key: str) -> None:
    table = load_player(**{key: {"heat": 7}})
    assert table.player()[key] == {**START, "heat": 7}


def test_production_left_out_is_1_in_the_standard_game() -> None:
    position = {**deepcopy(EXAMPLE), "options": {"players": 2, "corporate_era": False}}
    position["state"]["players"][0]["production"] = {"mc": 3}
    table = Mars(areo.from_position(position))
    assert table.player(0)["production"] == {**dict.fromkeys(START, 1), "mc": 3}
    assert table.player(1)["production"] == dict.fromkeys(START, 1)
    assert len(table.deck()) == 135


def test_a_corporation_left_out_is_one_without_effects() -> None:
    table = load(players=[{"tr": 30}, {"corporation": "beginner-corporation-1"}])
    assert table.player(0)["corporation"] == "beginner-corporation-2"
    assert table.kind == "menu"


def test_players_may_be_left_out_altogether() -> None:
    table = Mars(areo.from_position({"game": "terraforming-mars", "options": {"players": 3}}))
    assert (table.asked, table.kind) == ([0], "menu")
    assert [table.tr(seat) for seat in range(3)] == [20, 20, 20]


def test_the_number_of_players_is_that_of_the_list_and_the_options_may_be_left_out() -> None:
    position = {"game": "terraforming-mars", "state": {"players": [{"corporation": "helion"}, {}, {}]}}
    assert len(areo.from_position(position).asked) == 3


def test_players_missing_at_the_end_of_the_list_are_as_at_the_start() -> None:
    table = load(players=[EXAMPLE["state"]["players"][0]])
    assert (table.tr(0), table.tr(1)) == (25, 20)
    assert table.player(1)["corporation"] == "beginner-corporation-1"
    position = {"game": "terraforming-mars", "options": {"players": 4}, "state": {"players": [{"tr": 30}, {"tr": 31}]}}
    table = Mars(areo.from_position(position))
    assert [table.tr(seat) for seat in range(4)] == [30, 31, 20, 20]


def test_without_options_as_many_play_as_the_state_shows() -> None:
    shown: list[tuple[dict[str, Any], int]] = [
        ({"players": [{}], "passed": [False, False]}, 2),  # as in the design
        ({"players": [{}, {}, {}], "passed": [False, False, False]}, 3),
        ({"passed": [False] * 4}, 4),
        ({}, 1),
    ]
    for state, seats in shown:
        assert areo.from_position({"game": "terraforming-mars", "state": state}).seats == seats


def test_the_options_say_how_the_game_started() -> None:
    options = {"players": 3, "first_player": 2, "deck": ["ants", "comet", "birds"]}
    position = {"game": "terraforming-mars", "options": options, "state": {"players": [{"hand": ["comet"]}]}}
    table = Mars(areo.from_position(position))
    assert table.state["first_player"] == 2
    assert table.asked == [2]
    assert table.deck()[:2] == ["ants", "birds"]
    assert table.deck().count("comet") == 0
    position["state"] = {"first_player": 1, "active": 0, "deck": ["fish"]}
    table = Mars(areo.from_position(position))
    assert (table.state["first_player"], table.asked, table.deck()[0]) == (1, [0], "fish")


def test_a_solo_position_has_the_neutral_tiles_it_lists() -> None:
    assert Mars(areo.from_position({"game": "terraforming-mars"})).state["tiles"] == []


def test_solo_starts_at_rating_14() -> None:
    position = {"game": "terraforming-mars", "options": {"players": 1}, "state": {"players": [{}]}}
    assert Mars(areo.from_position(position)).tr() == 14


def test_the_first_action_is_done_unless_the_position_says_otherwise() -> None:
    assert "first-action" not in load_player(corporation="inventrix").offers()
    assert load_player(corporation="inventrix", first_action=True).offers() == ["first-action", "pass"]


def test_somebody_else_may_be_active_or_have_passed() -> None:
    assert load(active=1).asked == [1]
    assert load(passed=[True, False]).asked == [1]
    assert load(passed=[False, True], active=1).asked == [0]


def test_when_all_have_passed_the_next_generation_begins() -> None:
    table = load(passed=[True, True])
    assert table.generation == 6
    assert table.state["phase"] == "research"


def test_things_in_play_have_their_effects() -> None:
    table = load_player(played=["birds", "earth-catapult", "advanced-alloys"])
    assert table.price("Comet") == 19
    assert "pay 11 mc 2 titanium" in table.payments("Comet")


def test_neutral_tiles_have_a_neutral_owner() -> None:
    table = load(tiles=[{"space": "C3", "tile": "city", "owner": "neutral"}])
    assert table.state["tiles"] == [{"space": "C3", "tile": "city", "owner": "neutral"}]


def test_what_the_next_card_costs_and_whether_the_rating_was_raised() -> None:
    table = load_player(
        corporation="united-nations-mars-initiative", next_card={"discount": 8, "slack": 2}, tr_raised=True
    )
    assert table.price("Comet") == 13
    assert table.can_act("united-nations-mars-initiative")


def test_a_parameter_need_not_fit_what_play_could_reach() -> None:
    table = load(temperature=8, oxygen=0, tiles=[{"space": "A1", "tile": "ocean"}])
    assert (table.temperature, table.oceans) == (8, 1)


def test_keys_of_a_view_are_those_of_a_state() -> None:
    table = load()
    view: dict[str, Any] = table.view(0)
    state = table.state
    assert set(view) <= set(state)
    assert set(state) - set(view) == {"rng", "reveals", "learned", "pending"}
    assert set(view["players"][1]) == set(state["players"][1])
    assert view["players"][0]["hand"] == [{"id": "comet", "price": 21, "playable": True}]
    theirs: dict[str, Any] = table.view(1)
    assert theirs["players"][0]["hand"] == 1
    assert view["deck"] == len(state["deck"])


# What is refused


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [
        ("generation", 0, "state.generation"),
        ("generation", "5", "state.generation"),
        ("generation", True, "state.generation"),
        ("temperature", 10, "state.temperature"),
        ("temperature", -32, "state.temperature"),
        ("temperature", -13, "state.temperature"),
        ("oxygen", 15, "state.oxygen"),
        ("oxygen", -1, "state.oxygen"),
        ("oxygen", 3.5, "state.oxygen"),
        ("oceans", 2, "state.oceans"),
        ("oceans", 10, "state.oceans"),
        ("first_player", 2, "state.first_player"),
        ("active", 2, "state.active"),
        ("active", -1, "state.active"),
        ("actions_left", 0, "state.actions_left"),
        ("actions_left", -1, "state.actions_left"),
        ("passed", [False], "state.passed"),
        ("passed", [0, 1], "state.passed"),
        ("passed", "no", "state.passed"),
        ("phase", "lunch", "state.phase"),
        ("phase", "research", "state.phase"),
        ("tiles", {"C3": "city"}, "state.tiles"),
        ("tiles", ["C3"], "state.tiles"),
        ("tiles", [{"tile": "ocean"}], "space"),
        ("tiles", [{"space": "J1", "tile": "ocean"}], "J1"),
        ("tiles", [{"space": "C3", "tile": "swamp", "owner": 0}], r"state.tiles\[C3\].tile"),
        ("tiles", [{"space": "C3", "tile": "city"}], r"state.tiles\[C3\]"),
        ("tiles", [{"space": "C3", "tile": "city", "owner": 2}], r"state.tiles\[C3\].owner"),
        ("tiles", [{"space": "C3", "tile": "city", "owner": "me"}], r"state.tiles\[C3\].owner"),
        ("tiles", [{"space": "E5", "tile": "ocean", "owner": 0}], r"state.tiles\[E5\].owner"),
        ("tiles", [{"space": "E5", "tile": "ocean"}] * 2, r"state.tiles\[E5\]"),
        ("tiles", [{"space": "E5", "tile": "ocean", "colour": 1}], r"state.tiles\[E5\].*colour"),
        (
            "tiles",
            [{"space": f"{row}1", "tile": "ocean"} for row in "ABCDEFGHI"] + [{"space": "A2", "tile": "ocean"}],
            "9",
        ),
        ("claims", [{"space": "C3", "owner": 0}], "state.claims"),  # a tile lies there
        ("claims", [{"space": "C5", "owner": 3}], "state.claims"),
        ("claims", [{"space": "C5"}], "state.claims"),
        ("claims", [{"space": "Z9", "owner": 0}], "Z9"),
        ("claims", [{"space": "C5", "owner": 0}, {"space": "C5", "owner": 1}], "state.claims: C5 is claimed twice"),
        ("claims", [{"space": "ganymede-colony", "owner": 0}], "state.claims: ganymede-colony is off the map"),
        ("tiles", [{"space": "ganymede-colony", "tile": "ocean"}], r"state.tiles\[ganymede-colony\].tile"),
        ("tiles", [{"space": "phobos-space-haven", "tile": "greenery", "owner": 0}], "only cities"),
        ("milestones", {"boss": 0}, "state.milestones.*boss"),
        ("milestones", {"mayor": 2}, "state.milestones.mayor"),
        ("milestones", {"mayor": 0, "builder": 0, "planner": 0, "gardener": 1}, "state.milestones"),
        ("awards", {"best": 0}, "state.awards.*best"),
        ("awards", {"banker": -1}, "state.awards.banker"),
        ("awards", {"banker": 0, "miner": 0, "landlord": 0, "scientist": 1}, "state.awards"),
        ("deck", ["comte"], "state.deck.*comte"),
        ("deck", ["comet"], "comet"),  # it is in a hand
        ("deck", ["ants", "ants"], "ants"),
        ("discard", ["birds"], "birds"),  # it is in play
        ("discard", [7], "state.discard"),
        ("known", {"ants": [5]}, "state.known"),
        ("known", {"nothing": [0]}, "state.known"),
        ("known", [[0], []], r"state.known\[0\]: the discard pile has no place 0"),
        ("known", [["ants"], []], r"state.known\[0\]: 'ants' is not in the discard pile"),
        ("known", [[True], []], r"state.known\[0\]"),
        ("rng", {"key": "xyz"}, "state.rng.key"),
        ("rng", {"key": "00"}, "state.rng.key"),
        ("pending", {}, "state.pending"),
        ("pending", {"lanes": [[], [], []], "asked": [None]}, "state.pending"),
        ("players", [{}, {}, {}], "state.players: 2 players are expected, not 3"),
        ("players", {"0": {}}, "state.players"),
        ("weather", "fine", "weather"),
    ],
)
def test_a_wrong_state_is_refused_with_the_field_named(key: str, value: object, named: str) -> None:
    with pytest.raises(areo.BadPosition, match=named):
        load(**{key: value})


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [
        ("corporation", "apple", r"players\[0\].corporation.*apple"),
        ("corporation", 7, r"players\[0\].corporation"),
        ("corporation", "helion", "helion"),  # the other player leads it
        ("tr", -1, r"players\[0\].tr"),
        ("tr", "20", r"players\[0\].tr"),
        ("resources", {"mc": -1}, r"players\[0\].resources.mc"),
        ("resources", {"gold": 1}, r"players\[0\].resources.*gold"),
        ("resources", [1, 2], r"players\[0\].resources"),
        ("production", {"mc": -6}, r"players\[0\].production.mc"),
        ("production", {"steel": -1}, r"players\[0\].production.steel"),
        ("hand", ["comet", "comet"], "comet"),
        ("hand", ["birds"], "birds"),
        ("hand", "comet", r"players\[0\].hand"),
        ("hand", ["rocket"], r"players\[0\].hand.*rocket"),
        ("hand", ["helion"], r"players\[0\].hand.*helion"),
        ("played", ["birds", "comet"], "comet"),
        ("on_cards", {"fish": 1}, r"players\[0\].on_cards.*fish"),
        ("on_cards", {"birds": -1}, r"players\[0\].on_cards.birds"),
        ("on_cards", {"worms": 1}, r"players\[0\].on_cards.*worms"),
        ("used", ["fish"], r"players\[0\].used.*fish"),
        ("used", ["nothing"], r"players\[0\].used.*nothing"),
        ("used", ["birds", "birds"], r"players\[0\].used: 'birds' is there twice"),
        ("used", ["credicor"], r"players\[0\].used: 'credicor' has no action"),
        ("first_action", True, r"players\[0\].first_action: this player's corporation has none"),
        ("first_action", 1, r"players\[0\].first_action"),
        ("tr_raised", "yes", r"players\[0\].tr_raised"),
        ("next_card", {"discount": -1}, r"players\[0\].next_card.discount"),
        ("next_card", {"price": 1}, r"players\[0\].next_card.*price"),
        ("drafted", ["comet"], "comet"),
        ("nickname", "Kim", "nickname"),
    ],
)
def test_a_wrong_player_is_refused_with_the_field_named(key: str, value: object, named: str) -> None:
    with pytest.raises(areo.BadPosition, match=named):
        load_player(**{key: value})


@pytest.mark.parametrize(
    ("position", "error"),
    [
        ({}, areo.BadPosition),
        ({"game": "chess"}, areo.BadOption),
        ({"game": "terraforming-mars", "board": []}, areo.BadPosition),
        ({"game": "terraforming-mars", "state": []}, areo.BadPosition),
        ({"game": "terraforming-mars", "options": {"players": 6}}, areo.BadOption),
        ({"game": "terraforming-mars", "options": {"players": 2, "colonies": True}}, areo.BadOption),
    ],
)
def test_what_is_no_position_is_refused(position: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        areo.from_position(position)


# Exact, in the middle of any decision


def in_set_up() -> Mars:
    table = set_up(3, seed=3)
    table.choose(table.offers(1)[1], seat=1)
    table.choose(table.offers(2)[0], seat=2)
    table.choose(table.offers(2)[:3], seat=2)
    return table


def after(*answers: str | list[str], **figures: Any) -> Mars:
    table = deal(**figures)
    table.choose(*answers)
    return table


def in_a_draft() -> Mars:
    table = deal(opponents=[player(mc=30), player(mc=30)], options={"draft": True})
    for _ in range(3):
        table.end()
    for seat in (2, 0, 1, 1):
        table.choose(table.offers(seat)[1], seat=seat)
    return table


def in_research() -> Mars:
    table = deal(opponents=[player(mc=30, corporation="helion", heat=9), player(mc=30)])
    for _ in range(3):
        table.end()
    table.choose(table.offers(1)[:3], seat=1)  # seat 1 is asked how to pay
    table.choose([], seat=2)
    return table


def in_the_last_greeneries() -> Mars:
    table = deal(temperature=8, oxygen=14, oceans=9, plants=17, opponents=[player(plants=9)])
    table.end()
    table.end(1)
    table.choose("space C4")
    return table


PLANTS = [player(plants=5), player(plants=2)]
ANIMALS = [player(played="Birds, Fish", cubes={"Birds": 1, "Fish": 3})]

DECISIONS = {
    "set-up": (in_set_up, "card"),
    "menu": (lambda: after("project power-plant", mc=90), "menu"),
    "payment": (lambda: after("play comet", hand="Comet, Ants", titanium=5), "payment"),
    "payment of the second action": (
        lambda: after("project power-plant", "play comet", hand="Comet", titanium=5),
        "payment",
    ),
    "space": (lambda: after("play comet", hand="Comet"), "space"),
    "second ocean": (lambda: after("play ice-asteroid", "space A5", hand="Ice Asteroid"), "space"),
    "bonus ocean": (lambda: after("heat", heat=8, temperature=-2), "space"),
    "conversion": (lambda: after("greenery", plants=8), "space"),
    "standard project": (lambda: after("project city", corporation="tharsis-republic"), "space"),
    "removal": (lambda: after("play asteroid", hand="Asteroid", opponents=PLANTS), "seat"),
    "removal amount": (lambda: after("play asteroid", "seat 1", hand="Asteroid", opponents=PLANTS), "amount"),
    "cubes of a card": (lambda: after("play virus", hand="Virus", opponents=ANIMALS), "card"),
    "amount of cubes": (lambda: after("play virus", "card Fish", hand="Virus", opponents=ANIMALS), "amount"),
    "second card of the same player": (
        lambda: after("play virus", "card Birds", hand="Virus", opponents=ANIMALS),
        "card",
    ),
    "decrease": (
        lambda: after(
            "play birds",
            hand="Birds",
            oxygen=13,
            opponents=[player(production={"plants": 2}), player(production={"plants": 3})],
        ),
        "seat",
    ),
    "order": (lambda: after("play lava-flows", hand="Lava Flows", temperature=-4), "order"),
    "order of triggers": (
        lambda: after("play research", hand="Research, Trees", played="Mars University", deck="Comet, Ants, Fish"),
        "order",
    ),
    "look and keep": (lambda: after("play business-contacts", hand="Business Contacts"), "cards"),
    "look and buy": (lambda: after("action business-network", played="Business Network"), "card"),
    "branch": (lambda: after("play artificial-photosynthesis", hand="Artificial Photosynthesis"), "branch"),
    "discard to draw": (
        lambda: after("play breathing-filters", hand="Breathing Filters, Trees", played="Mars University", oxygen=7),
        "card",
    ),
    "patents": (lambda: after("project sell-patents", hand="Comet, Ants, Fish"), "cards"),
    "amount of heat production": (
        lambda: after("play insulation", hand="Insulation", production={"heat": 4}),
        "amount",
    ),
    "copied production": (
        lambda: after("play robotic-workforce", hand="Robotic Workforce", played="Mine, Titanium Mine"),
        "card",
    ),
    "steal": (
        lambda: after(
            "play hired-raiders", "do 2", hand="Hired Raiders", opponents=[player(mc=9, steel=3), player(mc=1)]
        ),
        "seat",
    ),
    "flooding": (
        lambda: after(
            "play flooding",
            "space A2",
            hand="Flooding",
            tiles={"B2": "city 1", "A1": "greenery 2"},
            opponents=[player(mc=9), player(mc=2)],
        ),
        "seat",
    ),
    "draft": (in_a_draft, "card"),
    "research": (in_research, "cards"),
    "first action": (
        lambda: after("first-action", corporation="tharsis-republic", first_action=True),
        "space",
    ),
    "last greeneries": (in_the_last_greeneries, "space"),
    "milestone": (lambda: after("milestone terraformer", corporation="helion", tr=35, heat=9), "payment"),
    "after the end": (lambda: deal(temperature=8, oxygen=14, oceans=9, state={"passed": [True, True]}), ""),
}


@pytest.mark.parametrize("name", DECISIONS)
def test_a_position_saved_in_the_middle_of_a_decision_restores_exactly(name: str) -> None:
    make, kind = DECISIONS[name]
    table = make()
    if kind:
        assert table.decision(table.asked[0]).kind == kind
    saved = json.loads(json.dumps(table.game.position()))
    again = areo.from_position(saved)
    assert again.position() == saved
    for _ in range(3):
        for seat in range(again.seats):
            one, other = table.game.asked[seat], again.asked[seat]
            assert (one is None) == (other is None)
            if one is not None and other is not None:
                assert (one.keys, one.kind, one.least, one.most) == (other.keys, other.kind, other.least, other.most)
                for language in ("en", "fr", "pt"):
                    assert one.prompt(language) == other.prompt(language)
                    assert [one.label(n, language) for n in range(len(one.keys))] == [
                        other.label(n, language) for n in range(len(one.keys))
                    ]
            assert table.view(seat) == again.view(seat)
        if again.over:
            break
        seat = next(seat for seat, decision in enumerate(again.asked) if decision is not None)
        decision = again.asked[seat]
        assert decision is not None
        answer = decision.sample(Random(name))
        again.choose(seat, answer)
        table.game.choose(seat, answer)
    assert again.position() == table.game.position()


@pytest.mark.parametrize("name", DECISIONS)
def test_from_there_the_same_choices_lead_to_the_same_end(name: str) -> None:
    table = DECISIONS[name][0]().game
    again = areo.from_position(table.position())
    rng = Random(7)
    for _ in range(60):
        if again.over:
            break
        seat = next(seat for seat, decision in enumerate(again.asked) if decision is not None)
        decision = again.asked[seat]
        assert decision is not None
        answer = decision.sample(rng)
        again.choose(seat, answer)
        table.choose(seat, answer)
    assert again.position() == table.position()
    assert again.scores() == table.scores()


def test_a_position_holds_no_pickle_and_no_replay() -> None:
    table = after("play comet", hand="Comet", titanium=5)
    saved = json.dumps(table.game.position())
    assert "choices" not in saved
    assert '"effect": "pay-card"' in saved


def test_a_position_may_be_edited_and_played_on() -> None:
    saved = after("play asteroid", "seat 1", hand="Asteroid", opponents=PLANTS).game.position()
    state: Any = saved["state"]
    state["players"][1]["resources"]["plants"] = 2
    table = Mars(areo.from_position(saved))
    assert table.offers() == ["amount 2", "amount 1"]


def edited(table: Mars, **changes: Any) -> Mars:
    """The table's position with what asks seat 0 changed."""
    saved: Any = json.loads(json.dumps(table.game.position()))
    saved["state"]["pending"]["asked"][0].update(changes)
    return Mars(areo.from_position(saved))


@pytest.mark.parametrize(
    ("table", "changes"),
    [
        (lambda: after("play comet", hand="Comet", mc=30, titanium=5), {"count": 200}),
        (lambda: after("play comet", hand="Comet", mc=30, titanium=5), {"source": "space E5"}),
        (lambda: after("play comet", hand="Comet", mc=30, titanium=5), {"source": "corporation helion"}),
        (lambda: after("play comet", hand="Comet", mc=10**9, titanium=5), {"count": 40_000}),
        (lambda: deal(), {"count": 20_000}),
        (lambda: deal(), {"count": (1 << 14) + 3}),
        (lambda: deal(), {"count": 1 << 30}),
        (lambda: after("play asteroid", "seat 1", hand="Asteroid", opponents=PLANTS), {"subject": "seat 7"}),
        (lambda: after("play asteroid", "seat 1", hand="Asteroid", opponents=PLANTS), {"subject": "space E5"}),
        (lambda: after("play ants", hand="Ants", oxygen=4, played="Viral Enhancers"), {"subject": "space E5"}),
        (lambda: after("play ants", hand="Ants", oxygen=4, played="Viral Enhancers"), {"source": "card comet"}),
    ],
)
def test_a_frame_edited_to_make_no_sense_is_refused(table: Any, changes: dict[str, Any]) -> None:
    before = table()
    assert edited(before).game.position() == before.game.position()
    with pytest.raises(areo.BadPosition, match=r"state\.pending\.asked\[0\]"):
        edited(before, **changes)


@pytest.mark.parametrize("seat", [0, 1])
def test_corporations_are_there_while_they_are_chosen(seat: int) -> None:
    saved: Any = set_up(2).game.position()
    del saved["state"]["players"][seat]["dealt_corporations"]
    with pytest.raises(areo.BadPosition, match=r"state\.pending"):
        areo.from_position(saved)


def test_a_card_that_enters_play_lies_on_the_table() -> None:
    saved: Any = after("play comet", hand="Comet, Ants", mc=30, titanium=5).game.position()
    saved["state"]["pending"]["lanes"][2][-1]["source"] = "card ants"
    with pytest.raises(areo.BadPosition, match="'enter-play' cannot be done so"):
        areo.from_position(saved)


def test_whatever_play_leads_to_can_be_saved() -> None:
    """Even from figures that no game has; and a huge number to choose from does not fill the memory."""
    most = 10**9
    figures = dict.fromkeys(START, most)
    table = load_player(
        tr=most,
        resources=figures,
        production=figures,
        hand=["insulation"],
        played=["birds", "power-infrastructure"],
        on_cards={"birds": most},
        used=[],
    )
    for key in ("project power-plant", "action birds", "play insulation", "action power-infrastructure"):
        table.choose(key)
        while table.kind in ("payment", "amount"):
            assert len(table.offers()) <= 10_001
            table.choose(table.offers()[0])
        while table.asked != [0]:
            table.end(table.asked[0])
        assert areo.from_position(table.game.position()).position() == table.game.position()
    table.next_generation()
    assert areo.from_position(table.game.position()).position() == table.game.position()
    assert table.player()["resources"]["titanium"] == 2 * most
    with pytest.raises(areo.BadPosition, match=r"resources\.mc"):
        load_player(resources={"mc": most + 1})


def test_known_discards_are_named_by_card_or_by_place_from_the_top() -> None:
    by_card = load(discard=["ants", "algae", "moss"], known=[["algae", "ants"], []])
    by_place = load(discard=["ants", "algae", "moss"], known=[[0, 1], []])
    assert by_card.view(0)["known"] == by_place.view(0)["known"] == [["ants", "algae"], 0]
    assert by_card.view(1)["known"] == [2, []]
    state = by_card.game.position()["state"]
    assert isinstance(state, dict)
    assert state["known"] == [[0, 1], []]

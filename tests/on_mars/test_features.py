"""Features: what bots that learn are told of a table of On Mars, in the game itself and in each chapter."""

from __future__ import annotations

from typing import Any, cast

import pytest

import areo
from areo.kernel.game import Game
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.on_mars import evaluation, outlook, scoring
from areo.on_mars.cards.people import CONTRACT_CARDS
from areo.on_mars.chapters import CHAPTERS
from areo.on_mars.numbers import GOODS, RESOURCES
from areo.on_mars.options import CAN_BE_HARD, SEATS
from areo.on_mars.table import OnMarsTable
from tests.deal import Seating
from tests.on_mars.blackout import dark
from tests.on_mars.colony import deal, player, set_up
from tests.on_mars.invasion import invasion
from tests.on_mars.monolith import monolith
from tests.on_mars.outbreak import outbreak
from tests.on_mars.solo import alone, lab

SOLO_GOALS = ("first_colonists", "next_generation", "hunky_dory", "martian_potato")
MODES: list[tuple[int, dict[str, Any]]] = [
    *[(1, {"solo_goal": goal}) for goal in SOLO_GOALS],
    *[(players, {}) for players in (2, 3, 4)],
    (2, {"length": "long"}),
    (3, {"first_colonists": True}),
    *[(players, {"chapter": chapter}) for chapter in CHAPTERS for players in sorted({*SEATS[chapter]})],
    *[(SEATS[chapter][0], {"chapter": chapter, "hard": True}) for chapter in CAN_BE_HARD],
]


def told(table: Seating | Game, seat: int = 0) -> dict[str, float]:
    """The numbers by their names."""
    game = table.game if isinstance(table, Seating) else table
    return dict(zip(game.feature_names()[0], game.features(seat).numbers, strict=True))


def present(table: Seating, seat: int = 0) -> set[str]:
    """The marks that are set."""
    names = table.game.feature_names()[1]
    return {names[mark] for mark in table.game.features(seat).marks}


def some(numbers: dict[str, float], *names: str) -> list[float]:
    return [numbers[name] for name in names]


def those(table: Seating, *words: str) -> set[str]:
    """The marks that begin with one of these words."""
    return {mark for mark in present(table) if mark.split(" ")[0] in words}


# Names


@pytest.mark.parametrize(("players", "options"), MODES, ids=str)
def test_every_number_and_every_mark_has_a_name(players: int, options: dict[str, Any]) -> None:
    game = areo.new("on-mars", players=players, seed=1, **options)
    numbers, marks = game.feature_names()
    assert len({*numbers, *marks}) == len(numbers) + len(marks)
    before = 0.0
    for step in range(4):
        for seat in range(players):
            seen = game.features(seat)
            assert len(seen.numbers) == len(numbers)
            assert all(type(number) is float for number in seen.numbers)
            assert len(set(seen.marks)) == len(seen.marks)
            assert set(seen.marks) <= set(range(len(marks)))
            assert before <= seen.numbers[0] <= 1.0
        before = 0.0 if options.get("chapter") == "invasion" else seen.numbers[0]  # troops can be lost again
        if not game.over:
            play_out(game, Dice(step), 50)


def test_the_game_itself_is_told_the_same_way_whoever_plays() -> None:
    assert areo.new("on-mars", 1, 1).feature_names() == areo.new("on-mars", 4, 1, length="long").feature_names()


def test_a_chapter_adds_numbers_after_those_of_the_game() -> None:
    numbers, marks = areo.new("on-mars", 1, 1).feature_names()
    own_numbers, own_marks = areo.new("on-mars", 1, 1, chapter="monolith").feature_names()
    assert own_numbers[: len(numbers)] == numbers
    assert own_numbers[len(numbers)] == "goal blueprint"
    assert own_marks == marks


def test_each_way_to_play_has_its_name() -> None:
    def way(players: int, **options: Any) -> str:
        return areo.new("on-mars", players, 1, **options).way_to_play()

    assert [way(2), way(3), way(4, length="long")] == ["two", "many", "many"]
    assert way(1) == "alone first_colonists"
    assert [way(1, solo_goal=goal) for goal in SOLO_GOALS] == [f"alone {goal}" for goal in SOLO_GOALS]
    assert [way(3, chapter="invasion"), way(5, chapter="invasion")] == ["invasion", "invasion"]
    assert [way(2, chapter="outbreak"), way(4, chapter="outbreak", hard=True)] == ["outbreak", "outbreak hard"]
    assert [way(3, chapter="blackout"), way(2, chapter="blackout", hard=True)] == ["blackout", "blackout hard"]
    assert [way(1, chapter="monolith"), way(1, chapter="monolith", hard=True)] == ["monolith", "monolith hard"]


# The colony


def test_progress_goes_from_nothing_to_all() -> None:
    table = set_up()
    assert told(table)["progress"] == pytest.approx(0.0)
    done = deal(missions=[("m_discovery", 1)], state={"remaining_missions": 1})
    assert told(done)["progress"] == pytest.approx(1.0 - evaluation.rest(done.table))
    assert 0.6 < told(done)["progress"] < 0.9
    play_out(table.game, Dice(1), 100_000)
    assert told(table)["progress"] == 1.0


def test_the_colony_is_told_in_figures() -> None:
    table = deal(
        players=3,
        missions=[("m_research", 2), ("m_discovery", 5)],
        mars={"3,0": "water_extractor", "3,1": "crystal", "-3,0": "d_hire"},
        state={
            "level": 2,
            "lss": {"generator": 3, "water_extractor": 4, "greenhouse": 2, "oxygen_condenser": 2},
            "warehouse": {"crystal": 1, "battery": 2, "water": 0, "plant": 3, "oxygen": 1},
            "remaining_missions": 2,
        },
    )
    numbers = told(table)
    assert some(numbers, *[f"players {humans}" for humans in (1, 2, 3, 4)]) == [0, 0, 1, 0]
    assert some(numbers, "round", "level", "life generator", "life water_extractor", "columns-ready") == [3, 2, 3, 4, 2]
    assert some(numbers, "mission A left", "mission B left", "mission C left", "missions-left") == [2, 5, 0, 2]
    target = table.table.target_of(4)  # of the discoveries
    assert some(numbers, "mission B target", "mission C target") == [target, 0]
    assert some(numbers, "phase colonization", "phase shuttle", "shuttle-in-orbit", "shuttle-space") == [1, 0, 1, 3]
    assert some(numbers, "warehouse crystal", "warehouse plant", "warehouse water") == [1, 3, 0]
    assert some(numbers, "buildings mine", "buildings water_extractor", "stack water_extractor") == [1, 2, 6]
    assert some(numbers, "discoveries-on-map", "crystals-on-map", "buildings-idle") == [1, 1, 0]
    assert those(table, "mission") == {"mission m_research", "mission m_discovery"}


def test_what_is_on_offer_is_marked() -> None:
    table = deal(
        state={
            "tech_grid": {"bottom": ["rover", "ship"], "middle": [], "top": []},
            "blueprint_rows": {"bottom": [3, 4], "top": [13]},
            "display": ["geologist", "contract-7"],
        }
    )
    offered = those(table, "offer", "offer-tech")
    assert {"offer-tech rover", "offer blueprint-3", "offer blueprint-13", "offer geologist"} <= offered
    assert "offer contract-7" in offered
    assert not {"offer-tech mine", "offer blueprint-5", "offer biochemist", "offer contract-8"} & offered


# What somebody has


def test_mine_is_told_apart_from_the_mean_of_the_others() -> None:
    table = deal(
        players=3,
        storage="1 battery 2 water",
        crystals=3,
        pending=2,
        quarters=4,
        working=1,
        ships=[2, 4],
        hangar=1,
        progress=["mine", "generator"],
        lab={"L2.mid": "shelter", "L4.top": "rover"},
        mars={"3,-2": "bot of 0", "0,0": "mine, miner of 0"},
        others=[player(storage="3 water", lab={"L3.top": "rover"}, hangar=2), player(storage="", progress=["mine"])],
        state={"slots": {"construct": [0, 1]}},
    )
    numbers = told(table)
    assert some(numbers, *[f"mine stock {good}" for good in ("battery", "water", "plant")]) == [1, 2, 0]
    assert some(numbers, *[f"other stock {good}" for good in ("battery", "water", "plant")]) == [0, 1.5, 0]
    assert some(numbers, "mine crystals", "mine pending", "mine depot-room", "mine storage-limit") == [3, 2, 3, 2]
    assert some(numbers, "mine quarters", "mine working", "mine beds", "mine miners") == [4, 1, 4, 1]
    assert some(numbers, "mine on construct", "other on construct", "mine on upgrade") == [1, 0.5, 0]
    assert some(numbers, "mine ship 1", "mine ship 2", "mine ship 4", "mine hangar", "other hangar") == [0, 1, 1, 1, 1]
    assert some(numbers, "mine bots", "other bots", "mine shelters") == [2, 1, 1]
    assert some(numbers, "mine cube mine", "mine cube greenhouse", "other cube mine") == [1, 0, 0.5]
    assert some(numbers, "mine tech shelter", "mine tech rover", "mine tech mine") == [2, 4, 0]
    assert some(numbers, "other tech shelter", "other tech rover") == [1, 1.5]
    assert some(numbers, "mine in colony", "mine in orbit", "mine space") == [1, 0, 5]
    assert those(table, "tech") == {"tech shelter", "tech rover"}
    assert those(table, "other-tech") == {"other-tech shelter", "other-tech rover"}


def test_cards_are_marked_and_counted() -> None:
    table = deal(
        blueprints=[5, 8, 17],
        contracts=[3, {"num": 9, "on": {}}],
        scientists=["geologist"],
        goals=[2, 11],
        mars={"-2,0": "greenhouse, blueprint 8 of 0"},
        others=[player(blueprints=[12], contracts=[4], scientists=["biochemist"], goals=[7, 14, 15])],
    )
    assert those(table, "held", "built", "done") == {
        *("held blueprint-5", "held blueprint-17", "built blueprint-8", "held contract-3", "held contract-9"),
        *("held geologist", "held goal-2", "held goal-11"),
    }
    numbers = told(table)
    assert some(numbers, *[f"mine {what}" for what in ("plans level-1", "plans level-3", "built level-1")]) == [1, 1, 1]
    assert some(numbers, "mine contracts", "mine contracts-done", "mine scientists") == [2, 0, 1]
    assert some(numbers, "mine goals", "other goals", "other plans level-1") == [2, 3, 1]
    assert some(numbers, "mine advanced greenhouse", "mine advanced mine", "other advanced greenhouse") == [1, 0, 0]
    other = {mark for mark in present(table, 1) if mark.startswith("held goal")}
    assert other == {"held goal-7", "held goal-14", "held goal-15"}


def test_a_contract_that_is_complete_is_done() -> None:
    needs = CONTRACT_CARDS[6].needs
    laid = {GOODS[good]: needs[good] for good in range(RESOURCES) if needs[good]}
    table = deal(contracts=[{"num": 7, "on": laid}])
    assert those(table, "held", "done") == {"done contract-7"}
    assert some(told(table), "mine contracts", "mine contracts-done", "mine points contracts") == [1, 1, 9]


def test_points_are_those_of_the_final_count() -> None:
    table = set_up(3, "points")
    for step in range(6):
        totals = [int(str(score["total"])) for score in table.game.scores()]
        for seat in range(3):
            numbers = told(table, seat)
            parts = scoring.count(table.table, seat)
            assert numbers["mine points"] == totals[seat] == parts["total"]
            assert some(numbers, *[f"mine points {part}" for part in scoring.PARTS]) == [
                parts[part] for part in scoring.PARTS
            ]
            assert numbers["ahead"] == totals[seat] - max(totals[other] for other in range(3) if other != seat)
        play_out(table.game, Dice(step), 70)


def test_parts_of_the_rule_of_thumb_are_told_by_themselves() -> None:
    table = deal(goals=[2], crystals=4, blueprints=[5], missions=[("m_research", 3)], state={"remaining_missions": 1})
    game, numbers = table.table, told(table)
    left = evaluation.rest(game)
    assert numbers["mine worth goods"] == evaluation.goods(game, 0) > 0
    assert numbers["mine worth machines"] == evaluation.machines(game, 0) > 0
    assert numbers["mine worth quarters"] == evaluation.quarters(game, 0, left)
    assert numbers["mine worth laboratory"] == evaluation.laboratory(game, 0, left)
    assert numbers["mine worth finding"] == outlook.finding(game, 0) * min(1.0, 2 * left)
    assert numbers["mine worth building"] == outlook.building(game, 0) * min(1.0, 2 * left)
    assert numbers["mine worth blueprints"] == pytest.approx(evaluation.cards(game, 0, left))
    assert numbers["mine nearest-goal"] == evaluation.nearest_goal(game, 0)
    assert numbers["mine reward greenhouse"] == 2 * game.bots_on_map(0)


def test_what_the_seat_is_in_the_middle_of_is_told() -> None:
    table = deal(storage="2 battery", mars={"3,-2": "bot of 0"})
    names = ("mine turn", "mine main-used", "mine executive-used", "mine turn-over")
    assert some(told(table), *names) == [1, 0, 0, 0]
    table.choose("main construct", "build water_extractor", "hex 4,-1", "bonus crystal")
    assert some(told(table), *names) == [1, 1, 0, 0]
    assert some(told(table, 1), *names) == [0, 0, 0, 0]
    table.choose("end")
    assert some(told(table), *names) == [0, 0, 0, 1]
    assert some(told(table, 1), *names) == [1, 0, 0, 0]


def test_an_executive_action_is_told_once_it_is_used() -> None:
    table = deal(ships=[2, 3, 4, 5], crystals=2)
    table.choose(next(key for key in table.offers() if key.startswith("exec")))
    assert some(told(table), "mine turn", "mine main-used", "mine executive-used") == [1, 0, 1]


# Alone


def test_alone_the_goal_says_what_is_lacking() -> None:
    table = alone(
        options={"solo_goal": "next_generation"},
        me={"op": 0, "quarters": 3, "research": ["A"], **lab(L2_mid="shelter")},
        level=2,
    )
    numbers = told(table)
    assert some(numbers, "lacks upgrade_contracts", "lacks delivery_contracts", "lacks private_goals") == [1, 1, 1]
    assert some(numbers, "lacks research", "lacks shelters") == [0.5, 0.75]
    assert some(numbers, "lacks tech", "lacks stored", "lacks contracts") == [0, 0, 0]  # it does not ask for these
    margin = numbers["mine points"] - numbers["other points"]
    assert numbers["ahead"] == margin
    assert numbers["lacks margin"] == pytest.approx(max(0.0, 10 - margin) / 30)


def test_items_of_one_kind_lack_together() -> None:
    table = alone(options={"solo_goal": "martian_potato"}, me={"contracts": [{"num": 3}], "space": 2})
    numbers = told(table)
    assert some(numbers, "lacks contract", "lacks scientist", "lacks advanced", "lacks tech") == [2, 1, 1, 1]
    assert some(numbers, "lacks stored", "lacks side") == [0.8, 0]  # one plant of five, and in orbit


@pytest.mark.parametrize("goal", SOLO_GOALS)
def test_what_is_lacking_agrees_with_what_the_goal_needs(goal: str) -> None:
    game = cast(OnMarsTable, areo.new("on-mars", 1, "lacking", solo_goal=goal))
    for step in range(8):
        numbers = told(game)
        wanted = dict.fromkeys([name for name in numbers if name.startswith("lacks ")], 0.0)
        for rule, _, have, need in scoring.solo_needs(game):
            wanted[f"lacks {rule}"] += max(0, need - have) / (30 if rule == "margin" else need)
        assert {name: numbers[name] for name in wanted} == pytest.approx(wanted)
        if not game.over:
            play_out(game, Dice(step), 25)


def test_lacerda_is_the_other() -> None:
    table = alone(him={"op": 7, "hangar": 2, "contracts": [{"num": 4}]})
    numbers = told(table)
    assert some(numbers, "other points track", "other points ships") == [7, 6]
    assert some(numbers, "other contracts", "other contracts-done", "other points contracts") == [1, 1, 12]
    assert some(numbers, "other worth goods", "other worth machines") == [0, 0]
    assert some(numbers, "lacerda-pass", "players 1") == [1, 1]


# Chapters


def test_monolith_tells_its_goals_its_time_and_sabotage() -> None:
    table = monolith(
        time=4,
        in_play=[(5, 2), (9, 1)],
        block={"debt": 1, "plans_changed": True},
        storage="",
        lab={"L6": "rover", "L2.mid": "shelter"},
        discoveries=["d_hire"],
        research=["A", "B"],
    )
    numbers = told(table)
    assert numbers["goal technology"] == 1.0
    assert numbers["goal discovery"] == pytest.approx(0.9 * 3 / 5)
    assert some(numbers, "goal scientist", "goal contract", "goals-met") == [0, 0, 1]
    last = table.state["monolith"]["last_time"]
    assert some(numbers, "time-left", "progress") == [last - 4, 4 / last]
    icons = [time for time in table.state["monolith"]["icons"] if time > 4]
    assert numbers["time-to-strike"] == icons[0] - 4
    assert some(numbers, "sabotage", "sabotage-cubes", "sabotage-ripe", "sabotage-to-come") == [2, 3, 1, 14]
    assert some(numbers, "debt", "plans-changed", "bombed", "ahead", "other points") == [1, 1, 0, 0, 0]


def test_outbreak_tells_the_infection_and_the_missions() -> None:
    table = outbreak(
        missions=("o_domes", "o_sterile"),
        state={"time": 5, "slots": {"construct": [0, 0]}},
        infected={"quarters": 1, "slots": {"construct": 1}},
        vaccinated={"quarters": 1},
        others=[player(infected={"quarters": 2}, progress=["mine"])],
    )
    numbers = told(table)
    assert some(numbers, "time-left", "infected", "vaccinated", "to-be-infected") == [5, 4, 1, 1]
    assert some(numbers, "mine infected", "mine infected-at-home", "mine vaccinated", "mine colonists") == [2, 1, 1, 5]
    assert some(numbers, "other infected", "other vaccinated", "other colonists") == [2, 0, 3]
    assert some(numbers, "aim o_domes", "aim o_sterile", "aim o_program", "done o_program") == [1, 1, 0, 0]
    assert 0 < numbers["done o_domes"] < 1
    assert some(numbers, "helper-hired", "helper-at-work", "helper-used") == [0, 0, 0]


def test_outbreak_marks_its_own_scientist() -> None:
    table = outbreak(scientists=["microbiologist", "geologist"])
    assert those(table, "held") == {"held microbiologist", "held geologist"}
    assert told(table)["helper-hired"] == 1


def test_blackout_tells_completions_time_and_damage() -> None:
    table = dark(time=6, vandalised=["2,-2", "4,-2"], blackouts={"2,0": 1}, then=["v_mine"], goal_done=[3])
    numbers = told(table)
    assert some(numbers, "time-left", "completions", "completions-lacking") == [6, 4, table.dark.quota() - 4]
    assert some(numbers, "vandalised", "vandalised generator", "vandalised shelter", "vandalised mine") == [2, 1, 1, 0]
    assert some(numbers, "blackouts", "blackouts-to-lose", "buildings-idle") == [1, table.dark.terms.limit - 1, 1]
    assert some(told(table, 1), "mine lying") == [1]
    assert some(numbers, "mine lying", "to-come mine", "to-come nothing", "to-come generator") == [0, 1, 1, 0]
    whole = table.dark.terms.time[0][0]
    assert numbers["progress"] == 1 - 6 / whole


def test_invasion_tells_both_sides_the_same_and_who_one_is() -> None:
    table = invasion(
        alien={"troops": ["-6,3", "3,-2"], "crystals": 4, "techs": {"brood": 2}},
        team={"track": 11, "slain": 3},
        storage="2 water",
    )
    mine, aliens = told(table), told(table, 2)
    assert some(mine, "alien", "troops", "troops-to-win", "nests", "alien-crystals") == [0, 2, 18, 1, 4]
    assert some(mine, "together track", "together troops", "points-together", "points-to-win") == [11, 6, 17, 83]
    assert some(mine, "alien-tech brood", "alien-turn", "rounds-left") == [2, 0, 22]
    assert aliens["alien"] == 1
    common = list(aliens)[list(aliens).index("alien") + 1 :]
    assert [aliens[name] for name in common] == [mine[name] for name in common]
    assert {aliens[name] for name in aliens if name.startswith("mine ")} == {0}
    assert aliens["other stock water"] == 1.5  # the mean of two humans
    assert not {mark for mark in present(table, 2) if mark.split(" ")[0] in ("held", "built", "done", "tech")}

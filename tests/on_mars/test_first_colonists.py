"""The First Colonists variant: a random start, secret first cards, and tasks with rewards."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest

from areo.on_mars.game_type import GAME
from tests.deal import Seating

TILES = [2, 3, 4, 6, 7, 8]  # the spaces of the first-colonist tiles
TASKS = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"]


class Table(Seating):
    def player(self, seat: int = 0) -> dict[str, Any]:
        return cast(dict[str, Any], self.state["players"][seat])

    @property
    def at_menu(self) -> bool:
        """Whether somebody's turn is in its menu, with nothing left of what came before."""
        return self.decision().kind == "menu"

    def seen(self, seat: int, by: int | None) -> dict[str, Any]:
        """A player as a seat sees them, or a spectator."""
        return cast(dict[str, Any], self.view(by)["players"][seat])


def new(players: int, seed: int) -> Table:
    game = GAME.new(players, str(seed), {"players": players, "seed": str(seed), "first_colonists": True})
    game.keep_first()
    return Table(game)


def table(side: str, *tasks: str, first_card: str = "A1", **state: Any) -> Table:
    """Seat 0's turn on a side, with these tasks in hand."""
    me = {"goals": [], "first_card": first_card, "tasks": list(tasks), **state.pop("me", {})}
    other = {"space": 8, "first_card": "A4", **state.pop("other", {})}
    position = {
        "round": 3,
        "active": 0,
        "order": [0],
        "missions": {"A": None, "B": None, "C": None},
        "tech_grid": {"bottom": ["rover", "ship"]},
        "players": [{"space": 2 if side == "orbit" else 5, **me}, other],
        **state,
    }
    game = GAME.restore({"players": 2, "seed": "1", "first_colonists": True}, position)
    game.keep_first()
    return Table(game)


# Set-up


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tiles_drawn_by_lot_say_where_everybody_starts(players: int) -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(30):
        game = new(players, seed)
        while not game.at_menu and game.asks() != "shuttle-side":
            assert game.asks() != "space"
            game.choose(game.offers()[-1])  # leave the benefit
        spaces = [player["space"] for player in game.state["players"]]
        if players == 1:
            spaces.append(game.state["lacerda"]["space"])
        assert len(set(spaces)) == len(spaces)
        assert set(spaces) <= set(TILES)
        seen.add(tuple(spaces))
    assert {space for spaces in seen for space in spaces} == set(TILES)
    assert len(seen) > 10


def test_the_benefit_of_the_drawn_space_is_offered() -> None:
    game = next(game for game in (new(2, seed) for seed in range(40)) if game.asks() == "benefit")
    assert game.offers() == ["benefit", "skip"]


def test_the_missions_are_those_of_the_variant() -> None:
    missions = new(2, 5).state["missions"]
    assert sorted(mission["id"] for mission in missions.values()) == ["m_blueprint", "m_research", "m_scientist"]


def test_everybody_has_a_secret_card_of_their_own() -> None:
    game = new(3, 5)
    cards = [player["first_card"] for player in game.state["players"]]
    assert len(set(cards)) == 3
    assert set(cards) <= {"A1", "A2", "A3", "A4"}
    for seat in range(3):
        assert [game.seen(other, seat)["first_card"] for other in range(3)] == [
            cards[other] if other == seat else "hidden" for other in range(3)
        ]
        assert game.seen(seat, None)["first_card"] == "hidden"
    assert game.view(0)["task_deck"] == 8


def test_without_the_variant_nobody_has_such_cards() -> None:
    game = Table(GAME.new(2, "1", {"players": 2, "seed": "1"}))
    assert game.asks() == "space"
    assert [player["first_card"] for player in game.state["players"]] == [None, None]


# The first card


def test_a_building_of_the_first_card_brings_it_to_light_and_two_tasks_in_secret() -> None:
    game = table("colony", first_card="A1", task_deck=["B5", "B2", "B1"], map=mines())
    game.choose("main construct", "build mine", "hex 4,-3")
    assert game.player()["tasks"] == ["B2", "B5"]
    assert game.state["task_deck"] == ["B1"]
    assert game.seen(0, 0)["tasks"] == ["B2", "B5"]
    for stranger in (1, None):
        assert game.seen(0, stranger)["first_card"] == "A1"
        assert game.seen(0, stranger)["tasks"] == 2
        assert game.seen(1, 0)["first_card"] == "hidden"
    assert len([line for line in game.log(None) if line.startswith("Player 1 shows “")]) == 1
    assert [line for line in game.log(0) if "draws" in line] == [
        "Player 1 draws the task “First Hire”.",
        "Player 1 draws the task “First Lesson”.",
    ]
    for stranger in (1, None):
        assert [line for line in game.log(stranger) if "draws" in line] == ["Player 1 draws a task."] * 2
    assert game.game.undoable(0) == 0


def mines() -> list[dict[str, object]]:
    """A mine two steps from where my bot can build."""
    return [
        {"hex": "2,-2", "building": "mine"},
        {"hex": "4,-2", "building": "shelter", "owner": 0, "bot": 0},
        {"hex": "-4,2", "building": "shelter", "owner": 1},
    ]


@pytest.mark.parametrize(("card", "shows"), [("A1", True), ("A2", False), ("A3", True), ("A4", True)])
def test_only_its_own_types_bring_it_to_light(card: str, shows: bool) -> None:
    """Every first card but A2 has the generator."""
    other = {"first_card": "A2" if card != "A2" else "A1"}
    game = table("colony", first_card=card, other=other)
    game.choose("main construct", "build generator")
    game.choose(game.offers()[0])
    while game.asks() in ("pay", "lss-bonus"):
        game.choose("bonus crystal" if game.asks() == "lss-bonus" else game.offers()[0])
    assert bool(game.player()["tasks"]) == shows


def test_a_second_building_draws_no_more_tasks() -> None:
    game = table("colony", "B1", "B2", map=mines())
    game.choose("main construct", "build mine", "hex 4,-3")
    assert game.player()["tasks"] == ["B1", "B2"]


# Each task, and its reward


def asked(game: Table, *tasks: str) -> None:
    assert game.asks() == "task"
    assert game.offers() == [*[f"reveal {task}" for task in tasks], "keep"]


def test_obtaining_a_blueprint() -> None:
    game = table("orbit", "B1", "B8", blueprint_rows={"bottom": [1, 3]})
    game.choose("main obtain-blueprint", "card blueprint-1")
    asked(game, "B1")
    assert game.player()["storage"]["mineral"] == 2  # the card's own gain comes first
    game.choose("reveal B1")
    assert game.player()["pending"] == 1
    assert (game.player()["tasks"], game.player()["tasks_done"]) == (["B8"], ["B1"])
    assert game.seen(0, 1)["tasks_done"] == ["B1"]


def test_learning_a_technology() -> None:
    game = table("orbit", "B2", "B8")
    game.choose("main learn-tech", "learn rover L1.bottom")
    asked(game, "B2")
    game.choose("reveal B2")
    assert game.player()["storage"]["battery"] == 2


def test_travelling_with_the_shuttle() -> None:
    game = table("orbit", "B3", "B1", phase="shuttle", shuttle={"side": "orbit", "space": 1})
    game.choose("shuttle")
    while game.asks() != "task":
        game.choose("space 5" if game.asks() == "space" else game.offers()[0])
    asked(game, "B3")
    game.choose("reveal B3")
    assert game.player()["storage"]["water"] == 2


def test_travelling_with_a_ship_is_not_travelling_with_the_shuttle() -> None:
    me = {"hangar": 1, "ships": [2, 3, 4, 5]}
    game = table("colony", "B3", "B1", phase="shuttle", shuttle={"side": "orbit", "space": 1}, me=me)
    game.choose("ship", "space 1")
    assert game.player()["space"] == 1
    assert game.player()["tasks"] == ["B1", "B3"]


def test_constructing_a_shelter() -> None:
    game = table("colony", "B4", "B1")
    game.choose("main construct", "build shelter")
    game.choose(game.offers()[0])
    while game.asks() in ("tech", "pay"):
        game.choose("tech seat 0" if game.asks() == "tech" else "pay 1 oxygen")
    asked(game, "B4")
    before = game.player()["pending"]
    game.choose("reveal B4")
    assert game.player()["pending"] == before + 1


def test_constructing_something_else_is_not_constructing_a_shelter() -> None:
    game = table("colony", "B4", "B1")
    game.choose("main construct")
    game.choose(next(key for key in game.offers() if key.startswith("build") and key != "build shelter"))
    while "end" not in game.offers():
        assert "reveal B4" not in game.offers()
        game.choose(game.offers()[0])
    assert game.player()["tasks"] == ["B1", "B4"]


def test_hiring_a_scientist() -> None:
    me = {"storage": {"water": 2, "mineral": 0}}
    game = table("colony", "B5", "B1", me=me)
    game.choose("main hire-or-contract", "card biochemist")
    asked(game, "B5")
    game.choose("reveal B5")
    assert game.player()["storage"]["mineral"] == 1


def test_taking_a_contract_is_not_hiring() -> None:
    game = table("colony", "B5", "B1", me={"crystals": 2}, display=["contract-1", "geologist"])
    game.choose("main hire-or-contract", "card contract-1")
    assert game.at_menu


def develops(*tasks: str, **state: Any) -> Table:
    """Research and development, up to the first step's question."""
    me = {"lab": {"L1.top": "mine", "L1.bottom": "rover"}, "storage": {"battery": 2, "oxygen": 0}}
    game = table("orbit", *tasks, me=me, **state)
    game.choose("main research-dev", "develop mine L2.top")
    while game.asks() == "pay":
        game.choose("pay 1 battery")
    return game


def second_step(game: Table) -> None:
    game.choose("develop rover L2.bottom")
    while game.asks() == "pay":
        game.choose("pay 1 battery")


def test_developing_a_technology() -> None:
    game = develops("B6", "B1")
    asked(game, "B6")
    game.choose("reveal B6")
    assert game.player()["storage"]["oxygen"] == 1


def test_developing_twice_in_one_turn() -> None:
    game = develops("B7", "B1")
    assert game.asks() == "develop"
    second_step(game)
    asked(game, "B7")
    game.choose("reveal B7")
    assert game.player()["storage"]["plant"] == 2


def test_a_step_of_an_earlier_turn_does_not_count() -> None:
    game = develops("B7", "B1")
    assert game.state["developed"] == 1
    game.choose("done", "end")
    assert game.state["developed"] == 0


def test_placing_a_discovery() -> None:
    game = table("orbit", "B8", "B1", phase="shuttle", shuttle={"side": "orbit", "space": 1})
    game.choose("shuttle")
    game.choose(game.offers()[0])
    game.choose(game.offers()[0])
    asked(game, "B8")
    game.choose("reveal B8")
    assert game.player()["pending"] == 1
    assert game.asks() == "space"


# When a task counts


def test_at_most_one_task_in_a_turn() -> None:
    game = develops("B6", "B7")
    game.choose("reveal B6")
    second_step(game)
    assert game.asks() != "task"
    assert game.player()["tasks"] == ["B7"]


def test_a_task_that_is_kept_may_be_shown_the_next_time() -> None:
    game = develops("B6", "B7")
    game.choose("keep")
    assert game.player()["tasks"] == ["B6", "B7"]
    second_step(game)
    asked(game, "B6", "B7")


def test_a_new_turn_allows_a_new_task() -> None:
    game = table("orbit", "B1", "B2", task_done=True, order=[0, 1], other={"space": 7, "first_card": "A4"})
    game.choose("main learn-tech", "learn rover L1.bottom")
    assert game.asks() == "boost"
    game.choose("done", "end")
    assert game.state["task_done"] is False


def test_a_task_of_the_shuttle_phase_leaves_the_next_turn_its_own() -> None:
    game = table("orbit", "B3", "B1", phase="shuttle", shuttle={"side": "orbit", "space": 1})
    game.choose("shuttle")
    while game.asks() != "task":
        game.choose("space 5" if game.asks() == "space" else game.offers()[0])
    game.choose("reveal B3")
    assert game.state["phase"] == "colonization"
    assert game.at_menu
    assert game.state["task_done"] is False


def test_what_happens_on_anothers_turn_does_not_count() -> None:
    """My technology was used: I develop it at the end of the other's turn."""
    other = {"space": 8, "first_card": "A4", "goals": []}
    game = table(
        "orbit",
        "B6",
        "B1",
        active=1,
        order=[1],
        main_done=True,
        other=other,
        me={"lab": {"L1.top": "mine"}},
        aside=[[0, "mine"]],
    )
    game.choose("end", seat=1)
    assert game.asks(0) == "owner"
    game.choose("develop L2.top", seat=0)
    assert game.player()["lab"] == {"L2.top": "mine"}
    assert game.player()["tasks"] == ["B1", "B6"]
    assert "task" not in [game.asks(seat) for seat in game.asked]


def test_a_benefit_of_the_shuttle_phase_is_no_task_of_ones_own_turn() -> None:
    game = table("colony", "B2", "B1", phase="shuttle", shuttle={"side": "colony", "space": 1})
    game.choose("shuttle", "space 3", "benefit", "learn rover L1.bottom")
    assert game.player()["lab"]["L1.bottom"] == "rover"
    assert game.asks() != "task"


def test_in_the_shuttle_phase_everybody_may_show_one() -> None:
    """I place a discovery, the other travels too and places one as well."""
    state: dict[str, Any] = {"phase": "shuttle", "shuttle": {"side": "orbit", "space": 1}}
    game = table("orbit", "B8", "B1", other={"space": 4, "first_card": "A4", "tasks": ["B3", "B4"]}, **state)
    game.choose("shuttle", seat=0)
    game.choose(game.offers()[0])
    game.choose(game.offers()[0])
    game.choose("reveal B8", "space 5")
    assert game.asked == [1]
    game.choose("shuttle")
    game.choose(game.offers()[0])
    game.choose(game.offers()[0])
    game.choose("space 6", "skip")
    asked(game, "B3")


def test_a_task_that_does_not_fit_says_why() -> None:
    game = develops("B6", "B1")
    assert game.refuses("reveal B1").startswith("other-task")
    assert game.refuses("reveal B2").startswith("task-not-held")
    assert game.refuses("reveal A1").startswith("task-not-held")


# Secrets, and what is pending


def test_whoever_is_asked_holds_a_fitting_task_in_every_guess_of_the_others() -> None:
    game = develops("B6", "B1")
    guesses = [game.game.determinize(1, random.Random(number)) for number in range(40)]
    hands = set()
    for guess in guesses:
        assert guess.view(1) == game.view(1)
        decision = guess.asked[0]
        assert decision is not None
        assert decision.keys[-1] == "keep"
        state = cast(dict[str, Any], guess.position()["state"])
        hands.add(tuple(state["players"][0]["tasks"]))
    assert all("B6" in hand for hand in hands)
    assert len(hands) > 3


def test_cards_that_came_to_light_are_not_guessed_again() -> None:
    game = table("colony", "B1", "B2", first_card="A3", other={"space": 8, "first_card": "A4"})
    for number in range(20):
        state = cast(dict[str, Any], game.game.determinize(0, random.Random(number)).position()["state"])
        assert state["players"][0]["first_card"] == "A3"
        assert state["players"][1]["first_card"] != "A3"


def test_the_question_survives_being_saved() -> None:
    game = develops("B6", "B7")
    saved = json.loads(json.dumps(game.game.position()))
    again = GAME.restore(saved["options"], saved["state"])
    assert again.position() == saved
    again.choose(0, ["reveal B6"])
    assert cast(Any, again.position()["state"])["players"][0]["tasks_done"] == ["B6"]


def test_every_card_is_somewhere_once() -> None:
    game = new(4, 3)
    chance = random.Random(3)
    for _ in range(300):
        if game.over:
            break
        state = game.state
        cards = list(state["task_deck"])
        for player in state["players"]:
            cards += [*player["tasks"], *player["tasks_done"]]
        assert sorted(cards) == TASKS
        seat = game.asked[0]
        game.game.choose(seat, game.decision(seat).sample(chance))


def test_a_task_that_was_shown_cannot_be_taken_back() -> None:
    game = develops("B6", "B7")
    assert game.game.undoable(0) > 0
    game.choose("reveal B6")
    assert game.game.undoable(0) == 0

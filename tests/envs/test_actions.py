"""Every option can be reached by a number of its own, and a number means the same at every table."""

from __future__ import annotations

import pytest

import areo
from areo.arrays.actions import BY_PLACE, DONE, FIRST_KEY, FIRST_PLACE, MORE, PLACES, actions_of
from areo.arrays.desk import Desk
from areo.kernel.rng import Dice
from tests.envs.tables import TABLES, At


def actions_for(desk: Desk, seat: int, indexes: list[int]) -> list[int]:
    """The actions that answer with these options, each looked for as an agent would: page by page."""
    question = desk.game.open[seat]
    assert question is not None
    taken: list[int] = []
    for index in indexes:
        pages = 0
        while index not in desk.offered(seat).values():
            desk.act(seat, MORE)
            pages += 1
            assert pages <= len(question.options) // PLACES
        action = next(action for action, option in desk.offered(seat).items() if option == index)
        taken.append(action)
        desk.act(seat, action)
    if desk.game.open[seat] is question:
        desk.act(seat, DONE)
        taken.append(DONE)
    return taken


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_any_answer_can_be_given_by_actions(at: At) -> None:
    """The same answers, given to a game outright and by actions, lead to the same game."""
    desk, dice = at.desk(), Dice(5)
    other = at.deal()
    for _ in range(250):
        if other.over:
            break
        seat = other.waiting_for()[0]
        question = other.open[seat]
        assert question is not None
        indexes = question.sample(dice)
        other.move(seat, indexes)
        actions_for(desk, seat, indexes)
    assert desk.game.position() == other.position()


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_an_action_is_called_by_the_key_it_stands_for(at: At) -> None:
    desk, dice = at.desk(), Dice(6)
    names = desk.actions.names
    for _ in range(250):
        if desk.game.over:
            break
        seat = desk.game.waiting_for()[0]
        decision = desk.game.asked[seat]
        assert decision is not None
        keys = decision.keys
        offered = desk.offered(seat)
        for action, option in offered.items():
            assert action < FIRST_KEY or names[action] == keys[option]
        actions = sorted(offered)
        desk.act(seat, actions[dice.below(len(actions))])


def test_names_differ_and_are_the_same_for_any_number_of_players() -> None:
    three = actions_of(areo.new("red-planet", 3, 1))
    five = actions_of(areo.new("red-planet", 5, 2))
    assert len(set(three.names)) == three.size
    assert three.names == five.names
    assert three.digest == five.digest


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("red-planet", ["character pilot", "shuttle S07", "zone arabia", "move arabia hellas", "seat 1", "skip"]),
        (
            "terraforming-mars",
            ["play comet", "action birds", "space E5", "card comet", "amount 3", "award banker", "pass"],
        ),
        ("ares-expedition", ["phase 3", "play comet", "sell comet", "end", "oxygen", "do 3", "yes"]),
        ("on-mars", ["main construct", "hex 0,0", "bot 0,0 SE", "tech seat 1", "contract-7", "goal 3", "end"]),
    ],
)
def test_keys_of_the_grammar_have_numbers_of_their_own(game: str, names: list[str]) -> None:
    assert set(names) <= set(actions_of(areo.new(game, seed=1)).names)


def test_more_ways_to_pay_than_places_are_turned_over_page_by_page() -> None:
    """Helion pays with heat as well, so that a dear building with a space tag can be paid in very many ways."""
    rich = {"mc": 60, "heat": 40, "steel": 10, "titanium": 10}
    state = {"players": [{"corporation": "helion", "resources": rich, "hand": ["space-elevator"]}, {}]}
    game = areo.from_position({"game": "terraforming-mars", "options": {"players": 2}, "state": state})
    game.choose(0, ["play space-elevator"])
    question = game.open[0]
    assert question is not None
    assert question.kind == "payment"
    assert len(question.options) > 2 * PLACES
    desk = Desk(game, actions_of(game))
    assert set(desk.actions.of(question)) == {BY_PLACE}
    reached: set[int] = set()
    for _ in range(-(-len(question.options) // PLACES)):
        offered = desk.offered(0)
        assert offered[FIRST_PLACE] == len(reached)
        reached |= {option for action, option in offered.items() if action != MORE}
        desk.act(0, MORE)
    assert reached == set(range(len(question.options)))
    assert desk.offered(0)[FIRST_PLACE] == 0  # after the last page comes the first

"""The bots themselves: they answer legally, the same seed gives the same answers, and greedy is worth its name."""

from __future__ import annotations

from random import Random

import pytest

import areo
from areo.bots import BOTS, bot
from areo.bots.chance import RandomBot
from areo.bots.greedy import shows_nothing
from areo.bots.moves import ANSWERS, OPTIONS, possible_answers
from areo.bots.seat import sit
from areo.bots.tournament import simulate
from areo.kernel.effect import Effect, Frame
from areo.kernel.play import play_out
from areo.kernel.question import Question
from areo.kernel.rng import Dice


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_answer_is_legal(name: str, players: int) -> None:
    for start in range(0, 90, 30):
        game = areo.new("red-planet", players, start)
        play_out(game, Dice(start), start)
        player = bot(name)
        rng = Random(start)
        for _ in range(4):
            number = game.waiting_for()[0]
            game.choose(number, player.choose(sit(game, number, rng), rng))  # IllegalChoice if it is not


@pytest.mark.parametrize("name", BOTS)
def test_the_same_chance_gives_the_same_answer(name: str) -> None:
    game = areo.new("red-planet", 3, 5)
    play_out(game, Dice(5), 25)
    number = game.waiting_for()[0]
    answers = [bot(name).choose(sit(game, number, Random(1)), Random(2)) for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]


def test_a_bot_answers_from_its_view_alone() -> None:
    """Whatever the hidden cards are, the answer is the same."""
    game = areo.new("red-planet", 3, 8)
    play_out(game, Dice(8), 40)
    number = game.waiting_for()[0]
    other = game.determinize(number, Random(77))
    assert other.position() != game.position()
    answers = [tuple(bot("greedy").choose(sit(table, number, Random(1)), Random(2))) for table in (game, other)]
    assert answers[0] == answers[1]


def test_unknown_bots_are_named_with_those_there_are() -> None:
    known = "easy, medium, hard, expert, random, greedy, learned, search"
    with pytest.raises(areo.BadOption, match=f"no bot 'gredy': there are {known}; your own is named module:Class"):
        bot("gredy")


def test_a_bot_of_ones_own() -> None:
    assert isinstance(bot("areo.bots.chance:RandomBot"), RandomBot)
    for name, message in [
        ("no_such_module:Bot", "No module named"),
        ("areo.bots:Missing", "Missing"),
        (":Bot", "there is no bot ':Bot'"),
        ("random:Random", "is no bot: it must be a class made from areo.bots.Bot"),
    ]:
        with pytest.raises(areo.BadOption, match=message):
            bot(name)


def question(options: int, least: int, most: int) -> Question:
    return Question(Frame(Effect(), 0, 0), "cards", list(range(options)), least, most)


def test_every_answer_is_tried_where_there_are_few() -> None:
    assert possible_answers(question(3, 1, 1), Dice(1)) == [[0], [1], [2]]
    assert possible_answers(question(3, 0, 1), Dice(1)) == [[], [0], [1], [2]]
    assert possible_answers(question(3, 1, 2), Dice(1)) == [[0], [1], [2], [0, 1], [0, 2], [1, 2]]


def test_the_first_options_are_tried_of_a_very_long_list() -> None:
    assert possible_answers(question(5000, 1, 1), Dice(1)) == [[index] for index in range(OPTIONS)]


def test_some_answers_are_tried_where_there_are_many() -> None:
    answers = possible_answers(question(10, 0, 10), Dice(1))
    assert 30 < len(answers) <= ANSWERS
    assert all(answer == sorted(set(answer)) and all(0 <= index < 10 for index in answer) for answer in answers)


def test_a_secret_choice_shows_nothing_whoever_chooses_last() -> None:
    """The last to choose sets the round going at once. It must not judge its character by that."""
    game = areo.new("red-planet", 3, 2)
    while game.clock() == 0:
        play_out(game, Dice(1), 1)
    for number in range(3):
        decision = game.asked[number]
        assert decision is not None
        answers = [[index] for index in range(len(decision.keys))]
        assert shows_nothing(game, number, answers)
        game.choose(number, [0])


def test_keeping_a_bonus_card_shows_at_once() -> None:
    game = areo.new("red-planet", 3, 2, events=["subsidy", "pioneers", "radiation"], first_player=0)
    while (decision := game.asked[0]) is None or decision.kind != "card":
        play_out(game, Dice(1), 1)
    assert not shows_nothing(game, 0, [[index] for index in range(len(decision.keys))])


@pytest.mark.parametrize(("players", "games", "wins"), [(3, 9, 8), (4, 4, 4), (5, 10, 9)])
def test_greedy_beats_random(players: int, games: int, wins: int) -> None:
    """Luck alone would win one game in three, four or five, and so many of them at most once in 250 tries."""
    result = simulate("red-planet", bots=["greedy"] + ["random"] * (players - 1), games=games, seed=1)
    greedy = result.by_bot["greedy"]
    assert greedy.seats == games
    assert greedy.won.mean * games >= wins
    assert greedy.score.mean > 2 * result.by_bot["random"].score.mean

"""What a bot is given: all that its seat may see, and no way to anything else."""

from __future__ import annotations

import gc
from contextlib import suppress
from random import Random
from types import BuiltinFunctionType, FunctionType, GetSetDescriptorType, MemberDescriptorType, ModuleType
from typing import cast

import pytest

import areo
from areo.bots.seat import sit
from areo.kernel.play import play_out
from areo.kernel.rng import Dice
from areo.red_planet.table import RedPlanetTable

SEED = "a seed that stands nowhere else"


def table_after(choices: int, players: int = 4, seed: int | str = SEED) -> RedPlanetTable:
    game = areo.new("red-planet", players, seed)
    play_out(game, Dice(choices), choices)
    return cast(RedPlanetTable, game)


def reachable(root: object) -> list[object]:
    """Everything that can be got at from an object, without going through code."""
    seen: dict[int, object] = {}
    left = [root]
    while left:
        thing = left.pop()
        if id(thing) not in seen and not isinstance(thing, (ModuleType, type, FunctionType, BuiltinFunctionType)):
            seen[id(thing)] = thing
            left.extend(gc.get_referents(thing))
            left.extend(attributes(thing))
    return list(seen.values())


def attributes(thing: object) -> list[object]:
    """What an object of ours holds: the garbage collector does not know all of them from inside."""
    found: list[object] = []
    for kind in type(thing).__mro__:
        if kind.__module__.startswith("areo"):
            for name, member in vars(kind).items():
                if isinstance(member, (GetSetDescriptorType, MemberDescriptorType)):
                    with suppress(AttributeError):
                        found.append(getattr(thing, name))
    return found


@pytest.mark.parametrize("choices", [0, 4, 30, 75])
def test_the_live_game_cannot_be_reached_from_a_seat(choices: int) -> None:
    live = table_after(choices)
    number = live.waiting_for()[0]
    found = reachable(sit(live, number, Random(1)))
    assert live.journal is not None
    piles = [live.event_deck, live.shuttle_deck, live.resource_deck, live.event_discard]
    state = [live.bonus, live.dealt, live.returned, live.chosen, live.drawn, live.discovery, live.hand, live.mars]
    past = [live.first, live.last, live.journal, live.journal.secrets]
    theirs = [secret for secret in live.journal.secrets if not secret.knows >> number & 1]
    kept_apart = [live, live.options, live.rng, live.lanes, live.open, *piles, *state, *past, *theirs]
    ids = {id(thing) for thing in found}
    assert [thing for thing in kept_apart if thing is not None and id(thing) in ids] == []


@pytest.mark.parametrize("choices", [0, 4, 30, 75])
def test_no_copy_of_what_is_hidden_can_be_reached_either(choices: int) -> None:
    live = table_after(choices)
    found = reachable(sit(live, live.waiting_for()[0], Random(1)))
    texts = [thing for thing in found if isinstance(thing, (str, bytes))]
    assert SEED not in texts
    assert live.rng.key not in texts
    lists = [thing for thing in found if isinstance(thing, list)]
    assert live.event_deck not in lists
    assert live.shuttle_deck not in lists
    assert live.resource_deck not in lists


def test_the_walk_finds_what_is_there() -> None:
    """Guards the two tests above: the same walk from the live game meets its secrets."""
    live = table_after(30)
    found = reachable(live)
    assert any(thing is live.event_deck for thing in found)
    assert any(thing is live.journal for thing in found)
    texts = [thing for thing in found if isinstance(thing, (str, bytes))]
    assert SEED in texts
    assert live.rng.key in texts


def test_hidden_cards_are_dealt_anew_for_every_seat() -> None:
    """What stands in their place is right about as often as a guess."""
    same = {"bonus": 0, "chosen": 0, "next event": 0, "next shuttle": 0}
    cases = dict.fromkeys(same, 0)
    for seed in range(60):
        live = table_after(20 + seed, seed=seed)
        for number in live.waiting_for():
            seat = sit(live, number, Random(seed))
            game = cast(RedPlanetTable, seat.sample(Random(seed)))
            for other in range(live.seats):
                if other != number:
                    cases["bonus"] += 1
                    same["bonus"] += game.bonus[other] == live.bonus[other]
                    if live.chosen[other]:
                        cases["chosen"] += 1
                        same["chosen"] += game.chosen[other] == live.chosen[other]
            cases["next event"] += 1
            same["next event"] += game.event_deck[-1] == live.event_deck[-1]
            cases["next shuttle"] += 1
            same["next shuttle"] += game.shuttle_deck[-1] == live.shuttle_deck[-1]
    for what, number_of_cases in cases.items():
        assert number_of_cases >= 40, what
        assert same[what] < 0.35 * number_of_cases, what


@pytest.mark.parametrize("choices", [0, 4, 30, 75])
def test_a_seat_knows_all_that_it_may_see(choices: int) -> None:
    live = table_after(choices)
    number = live.waiting_for()[0]
    seat = sit(live, number, Random(1))
    open_here = live.asked[number]
    assert open_here is not None
    assert seat.number == number
    assert seat.view == live.view(number)
    assert seat.log("fr") == live.log(number, "fr")
    assert seat.asked.keys == open_here.keys
    assert (seat.asked.kind, seat.asked.least, seat.asked.most) == (open_here.kind, open_here.least, open_here.most)
    assert [seat.asked.label(index, "pt") for index in range(len(seat.asked.keys))] == [
        open_here.label(index, "pt") for index in range(len(open_here.keys))
    ]


def test_options_that_tell_secrets_are_left_out() -> None:
    game = areo.new("red-planet", 3, SEED, names=["Ana", "Bo", "Cy"], shuttles=["S01"], events=["subsidy"])
    options = sit(game, game.waiting_for()[0], Random(1)).sample(Random(1)).options
    assert options.pop("seed") != SEED
    assert options == {"players": 3, "names": ["Ana", "Bo", "Cy"]}


def test_what_a_bot_does_to_its_table_does_not_touch_the_live_one() -> None:
    live = table_after(30)
    before = (live.position(), live.record(), live.log(None))
    number = live.waiting_for()[0]
    seat = sit(live, number, Random(1))
    play_out(seat.asked.game, Dice(5))
    play_out(seat.sample(Random(2)), Dice(6))
    assert (live.position(), live.record(), live.log(None)) == before

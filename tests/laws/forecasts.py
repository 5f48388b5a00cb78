"""Laws of forecasts: what a choice would change."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from areo import Decision, Game
from areo.kernel.forecast import Foresight, carry_out, changed
from areo.kernel.machine import TABLE
from tests.laws.playing import NothingToTry, open_decisions, standing

Foreseen: TypeAlias = tuple[set[tuple[int, str, int]], str, bool, list[str]]
Told: TypeAlias = tuple[Foreseen, list[str]]
OPTIONS = 3  # so many are foreseen at a moment
OTHER_DEALS = 4  # so often it is tried whether that comes true


def foreseen(game: Game, seat: int, index: int, luck: str = "") -> Foreseen:
    found = Foresight(game, seat, luck).forecast(index)
    return {(change.seat, change.what, change.by) for change in found.changes}, found.pays, found.asks, found.answers


def told(game: Game, seat: int, index: int, luck: str = "") -> Told:
    """What is foreseen, and what is warned of."""
    decision = game.asked[seat]
    assert decision is not None
    return foreseen(game, seat, index, luck), decision.warnings(index, "en")


def some_options(game: Game, rng: Random) -> tuple[Decision, list[int]]:
    """A question in which one option is an answer, and some of its options."""
    decisions = [decision for decision in open_decisions(game) if decision.least <= 1]
    if not decisions:
        raise NothingToTry
    decision = rng.choice(decisions)
    return decision, rng.sample(range(len(decision.keys)), min(OPTIONS, len(decision.keys)))


def a_forecast_changes_nothing(game: Game, rng: Random) -> None:
    """Looking ahead leaves the game as it was, and says the same when it is done again."""
    before = standing(game)
    decision, options = some_options(game, rng)
    for index in options:
        assert told(game, decision.seat, index) == told(game, decision.seat, index)
    assert standing(game) == before


def a_forecast_knows_no_secret(game: Game, rng: Random) -> None:
    """What a seat is told that a choice would change or waste depends on nothing that it cannot see."""
    decision, options = some_options(game, rng)
    dealt = game.determinize(decision.seat, rng)
    luck = str(rng.random())
    for index in options:
        known = told(game, decision.seat, index, luck)
        assert told(dealt, decision.seat, index, luck) == known, f"{decision.keys[index]!r}, for seat {decision.seat}"


def a_forecast_comes_true(game: Game, rng: Random) -> None:
    """If nothing comes to light on the way, what was foreseen is what then happens, number by number."""
    decision, options = some_options(game, rng)
    seat = decision.seat
    tried = False
    for index in options:
        changes, pays, asks, _ = foreseen(game, seat, index)
        after = game.copy()
        after.choose(seat, [decision.keys[index]])
        following = after.asked[seat]
        if is_certain(game, seat, index):
            assert (pays != "") == (following is not None and following.kind == "payment" and can_be_paid(following))
        if pays and following is not None and following.kind == "payment":
            after.choose(seat, [pays])
            following = after.asked[seat]
        if (after.reveals, after.learned) == (game.reveals, game.learned) and is_certain(game, seat, index):
            tried = True
            assert changes == differences(game, after), f"{decision.keys[index]!r}, for seat {seat}"
            assert asks == (following is not None and following.kind != "menu")
    if not tried:
        raise NothingToTry


def a_forecast_comes_true_in_every_deal(game: Game, rng: Random) -> None:
    """However the hidden cards lie, what a choice was said to change changes so."""
    decision, options = some_options(game, rng)
    seat = decision.seat
    before = game.figures()
    told = {index: foreseen(game, seat, index)[0] for index in options}
    for _ in range(OTHER_DEALS):
        deal = game.determinize(seat, rng, history=False)
        for index in options:
            after = deal.copy(history=False)
            carry_out(after, seat, index)
            came = {(change.seat, change.what, change.by) for change in changed(before, after.figures())}
            assert told[index] <= came, f"{decision.keys[index]!r}, for seat {seat}: {told[index] - came}"


def can_be_paid(decision: Decision) -> bool:
    """Whether a way to pay is offered: else something must be done first, such as selling a card."""
    return decision.question.options[0] >= 0


def is_certain(game: Game, seat: int, index: int) -> bool:
    """Whether nothing comes to light however the hidden cards lie, as far as some new deals tell."""
    for deal in Foresight(game, seat).deals:
        after = deal.copy(history=False)
        carry_out(after, seat, index)
        if (after.reveals, after.learned) != (deal.reveals, deal.learned):
            return False
    return True


def differences(game: Game, after: Game) -> set[tuple[int, str, int]]:
    """The public numbers that are not what they were: whose, which, and by how much."""
    found: set[tuple[int, str, int]] = set()
    for owner, (old, new) in enumerate(zip(game.figures(), after.figures(), strict=True)):
        for what in {*old, *new}:
            by = new.get(what, 0) - old.get(what, 0)
            if by:
                found.add((owner if owner < game.seats else TABLE, what, by))
    return found

"""Tuning: worths near the middle play mirrored games, and the middle moves to where those went who did better."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import areo
from areo.bots import lessons
from areo.bots.crew import Alone
from areo.bots.training import shipping, tuning
from areo.bots.training.tune_command import worths_for
from areo.bots.training.tuning import (
    Found,
    Player,
    Result,
    Trial,
    Tuning,
    go_on_from,
    moved,
    spreads_of,
    tune,
    turn_of,
)
from areo.cli import app

TUNING = Tuning("terraforming-mars", 2, 6, 3, "school")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of a game: whoever thinks that money grows faster does better, whatever else it thinks."""

    def play(player: Player, trial: Trial) -> Result:
        return Result(trial.number, trial.figures["growth"] * 100.0, trial.seat == 0)

    monkeypatch.setattr(Player, "__call__", play)


def go(tuning: Tuning, folder: Path) -> tuple[Found, list[Found]]:
    found: list[Found] = []
    return tune(tuning, folder, Alone(), lambda done, of: None, found.append), found


@pytest.mark.usefixtures("quick")
def test_what_helps_is_raised_and_the_rest_stays_about_where_it_was(tmp_path: Path) -> None:
    last, found = go(Tuning("terraforming-mars", 2, 100, 3, "school"), tmp_path)
    growth = [each.figures["growth"] for each in found]
    usual = tuning.usual(TUNING)
    assert usual["growth"] < growth[0] < growth[1] < growth[2] == last.figures["growth"]
    moves = {name: abs(last.figures[name] - usual[name]) / spread for name, spread in spreads_of(usual).items()}
    assert max(moves, key=lambda name: moves[name]) == "growth"
    assert (last.games, last.won) == (400, 0.5)


@pytest.mark.usefixtures("quick")
def test_tuning_that_was_stopped_goes_on_where_it_stood(tmp_path: Path) -> None:
    whole, _ = go(TUNING, tmp_path / "whole")
    go(replace(TUNING, rounds=2), tmp_path / "stopped")
    again, played = go(TUNING, tmp_path / "stopped")
    assert [found.round for found in played] == [3]
    assert again == whole
    with pytest.raises(areo.BadOption, match="holds another tuning"):
        go(replace(TUNING, seed="other"), tmp_path / "stopped")


@pytest.mark.usefixtures("quick")
def test_tuning_can_go_on_from_what_was_found_before(tmp_path: Path) -> None:
    figures = {**tuning.usual(TUNING), "growth": 0.5}
    go_on_from(figures, tmp_path)
    go_on_from(figures, tmp_path)  # the same course again
    found, _ = go(TUNING, tmp_path)
    assert found.figures["growth"] > 0.4
    for folder, began in ((tmp_path, {**figures, "growth": 0.4}), (tmp_path / "usual", figures)):
        go(TUNING, tmp_path / "usual")
        with pytest.raises(areo.BadOption, match="began with other figures"):
            go_on_from(began, folder)


def test_pairs_are_mirror_images_in_the_same_deals_on_every_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trials: list[Trial] = []

    def play(player: Player, trial: Trial) -> Result:
        trials.append(trial)
        return Result(trial.number, 0.0, False)

    monkeypatch.setattr(Player, "__call__", play)
    go(replace(TUNING, rounds=1), tmp_path)
    usual = tuning.usual(TUNING)
    for at in range(0, len(trials), 4):
        one, same, mirrored, _ = trials[at : at + 4]
        assert (one.seat, same.seat) == (0, 1)
        assert one.deal == same.deal == mirrored.deal
        assert one.figures == same.figures
        assert one.figures["near"] + mirrored.figures["near"] == pytest.approx(2 * usual["near"])
    assert len({trial.deal for trial in trials}) == 6


def test_what_is_worth_something_does_not_come_to_cost_something() -> None:
    middle = {"dear": 1.0, "free": 0.0}
    found = moved(middle, spreads_of(middle), {"dear": -10.0, "free": -10.0}, 1.0)
    assert found == {"dear": 0.0, "free": -1.5}


def test_a_landslide_counts_little_more_than_a_victory() -> None:
    ways = [{"a": 1.0, "b": 0.0}, {"a": 0.0, "b": 1.0}]
    turn = turn_of(ways, [30.0, -30.0, 300.0, -300.0], 1)
    assert 1.0 < turn["b"] / turn["a"] < 7.0


def test_a_trial_is_played_to_its_end_against_the_rule_of_thumb() -> None:
    player = Player(TUNING)
    usual = tuning.usual(TUNING)
    even = [player(Trial(seat, usual, "deal", seat)) for seat in range(2)]
    assert even[0].outcome == -even[1].outcome  # whoever reckons as its opponent does changes nothing by its seat
    hopeless = player(Trial(0, {**usual, "point": 0.0, "earlier": 0.0, "held": 0.0}, "deal", 0))
    assert hopeless.outcome < even[0].outcome


@pytest.mark.usefixtures("quick")
def test_the_command_keeps_what_it_found_and_refuses_what_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[tuple[str, str, dict[str, object]]] = []

    def keeps(game: str, way: str, told: dict[str, object]) -> None:
        kept.append((game, way, told))

    monkeypatch.setattr("areo.bots.training.tune_command.ship", keeps)
    run = CliRunner().invoke
    arguments = ["--pairs", "4", "--rounds", "2", "--in", str(tmp_path / "tuning")]
    done = run(app, ["tune", "terraforming-mars", *arguments, "--keep"])
    assert done.exit_code == 0, done.output
    assert "round 2: those near what was found before won 50.0% of 16 games" in done.output
    [(game, way, told)] = kept
    assert (game, way) == ("terraforming-mars", "two")
    table = areo.new(game, players=2, seed=1)
    assert lessons.taught(told, table).worths is not None
    for wrong, message in (
        (["tune", "no-such-game", *arguments], "no-such-game"),
        (["tune", "red-planet", "--players", "3", *arguments], "no worths"),
        (["tune", "terraforming-mars", "--players", "9", *arguments], "9"),
    ):
        done = run(app, wrong)
        assert done.exit_code == 2
        assert message in done.output


def test_tuning_goes_on_from_this_way_to_play_or_else_from_two() -> None:
    two, many = {"figures": {"point": 1.0}}, {"figures": {"point": 2.0}}
    assert worths_for({"two": {"worths": two}, "many": {"worths": many}}, "many") == many
    assert worths_for({"two": {"worths": two}, "many": {"trust": 0.5}}, "many") == two
    assert worths_for({"many": {"worths": many}}, "alone") is None


def test_a_lesson_takes_the_place_of_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipping, "files", lambda package: tmp_path)
    shipping.ship("some-game", "two", {"trust": 1})
    shipping.ship("some-game", "alone", {"trust": 0})
    shipping.ship("some-game", "two", {"trust": 2})
    told = json.loads((tmp_path / "weights" / "some-game.json").read_text())
    assert told == {"lessons": {"two": {"trust": 2}, "alone": {"trust": 0}}}

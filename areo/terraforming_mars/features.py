"""What a seat sees of Terraforming Mars as numbers, for bots that learn."""

from __future__ import annotations

from typing import Final

from areo.kernel.features import Features
from areo.tableau.features import Marks, add_tableau, mean_of, names_of
from areo.tableau.rulebook import TableauRulebook
from areo.tableau.scoring import card_points
from areo.terraforming_mars import goals, scoring
from areo.terraforming_mars.evaluation import STEPS, terraformed
from areo.terraforming_mars.numbers import (
    NOBODY,
    SOLO_GENERATIONS,
    STEEL,
    TEMPERATURE_START,
    TEMPERATURE_STEP,
    TITANIUM,
)
from areo.terraforming_mars.phases import PHASES
from areo.terraforming_mars.table import MarsTable

MOST_SEATS: Final = 5
MARKS: Final = Marks(208, 1000, 17)
GOALS: Final = 5
OWN: Final = ("tr", "greeneries", "cities", "city-points", "card-points", "points", "passed")


def number_names(book: TableauRulebook) -> list[str]:
    """The numbers that every table has, in their order."""
    milestones = [goal.id for goal in goals.MILESTONES]
    awards = [goal.id for goal in goals.AWARDS]
    return [
        "progress",
        *[f"players {seats}" for seats in range(1, MOST_SEATS + 1)],
        *("generation", "oxygen", "temperature", "oceans", "terraformed", "first-player", "actions-left"),
        *[f"phase {phase}" for phase in PHASES],
        *[f"mine {what}" for what in OWN],
        *("mine tr-raised", "mine first-action", "mine greenery-cost", "mine dealt", "mine steel", "mine titanium"),
        *[f"milestone {goal} {what}" for goal in milestones for what in ("free", "mine", "value", "ahead")],
        *[f"award {goal} {what}" for goal in awards for what in ("funded", "mine", "ahead")],
        *names_of(book, "mine"),
        *[f"other {what}" for what in OWN],
        *names_of(book, "other"),
        "lead",
    ]


def mark_names(book: TableauRulebook) -> list[str]:
    return MARKS.names(book)


def features(game: MarsTable, seat: int) -> Features:
    """The table as a seat sees it; of several others, the mean."""
    found = Features()
    player = game.players[seat]
    others = [other for other in range(game.seats) if other != seat]
    found.add(progress(game))
    found.add_one_of(game.seats, 1, MOST_SEATS)
    found.add(float(game.generation))
    found.add(float(game.oxygen))
    found.add(float((game.temperature - TEMPERATURE_START) // TEMPERATURE_STEP))
    found.add(float(game.oceans))
    found.add(float(terraformed(game)))
    found.add_flag(game.first_player == seat)
    found.add(float(game.actions_left))
    found.add_one_of(game.phase, 0, len(PHASES))
    points = add_own(found, game, seat)
    found.add_flag(player.tr_raised)
    found.add_flag(player.first_action)
    found.add(float(player.greenery_cost))
    found.add(float(len(player.dealt)))
    found.add(float(player.values[STEEL]))
    found.add(float(player.values[TITANIUM]))
    add_goals(found, game, seat, others)
    add_tableau(found, player)
    best = 0.0
    blocks: list[Features] = []
    for other in others:
        block = Features()
        best = max(best, add_own(block, game, other))
        add_tableau(block, game.players[other])
        blocks.append(block)
        MARKS.add_other(found, game.players[other].corporation)
    if not blocks:  # alone: nobody, who has nothing
        blocks.append(Features())
        best = add_own(blocks[0], game, seat)
        add_tableau(blocks[0], player)
        blocks[0].numbers = [0.0] * len(blocks[0].numbers)
    found.numbers.extend(mean_of(blocks))
    found.add(points - best)
    MARKS.add_hand(found, player.hand)
    MARKS.add_hand(found, player.bought)
    MARKS.add_play(found, player.played)
    if player.corporation:
        MARKS.add_play(found, [player.corporation])
    elif len(player.dealt_corporations) == 1:
        MARKS.add_play(found, player.dealt_corporations)
    return found


def progress(game: MarsTable) -> float:
    """How far the game has come: alone by the generations, else by what is done of Mars."""
    return (game.generation - 1) / SOLO_GENERATIONS if game.solo else terraformed(game) / STEPS


def most(game: MarsTable, others: list[int], goal: int, award: bool) -> int:
    """The best of the others, for a milestone or an award."""
    found = 0
    for other in others:
        value = goals.award_value(game, other, goal) if award else goals.milestone_value(game, other, goal)
        found = max(found, value)
    return found


def add_own(found: Features, game: MarsTable, seat: int) -> float:
    """What only this game counts of a player; gives the points so far."""
    player = game.players[seat]
    greeneries = scoring.greenery_points(game, seat)
    cities = scoring.city_points(game, seat)
    cards = sum(card_points(game, seat).values())
    points = float(player.tr + greeneries + cities + cards + scoring.milestone_points(game, seat))
    found.add(float(player.tr))
    found.add(float(greeneries))
    found.add(float(goals.milestone_value(game, seat, goals.MAYOR)))
    found.add(float(cities))
    found.add(float(cards))
    found.add(points)
    found.add_flag(player.passed)
    return points


def add_goals(found: Features, game: MarsTable, seat: int, others: list[int]) -> None:
    """Milestones and awards: whose they are, and how far one is ahead of the best other."""
    for milestone in range(GOALS):
        value = goals.milestone_value(game, seat, milestone)
        found.add_flag(game.milestones[milestone] == NOBODY)
        found.add_flag(game.milestones[milestone] == seat)
        found.add(float(value))
        found.add(float(value - most(game, others, milestone, False)))
    for award in range(GOALS):
        value = goals.award_value(game, seat, award)
        found.add_flag(game.awards[award] != NOBODY)
        found.add_flag(game.awards[award] == seat)
        found.add(float(value - most(game, others, award, True)))

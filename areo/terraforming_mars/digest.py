"""All that is printed, as plain data: records are replayed only with the definitions they were made with."""

from __future__ import annotations

from areo.kernel.words import Words
from areo.tableau.card import Card
from areo.terraforming_mars import board, goals, numbers, phases
from areo.terraforming_mars.cards.sets import BASE
from areo.terraforming_mars.deck import names
from areo.terraforming_mars.game_type import text_of
from areo.terraforming_mars.numbers import CARDS, CORPORATIONS
from areo.terraforming_mars.rulebook import TerraformingMarsRulebook
from areo.terraforming_mars.terms import LEAST_MC_PRODUCTION


def written_out(book: TerraformingMarsRulebook) -> list[object]:
    """All that play and the texts depend on."""
    words = Words("en", book.phrases["en"], book.things)
    return [
        [card_of(book, card, words) for card in [*book.projects, *book.corporations]],
        sorted(book.effects),
        [board.MARKS, board.NEIGHBOURS, board.IDS, [[site, board.NAMES[site]] for site in sorted(board.NAMES)]],
        [[goal.id, goal.names["en"], goal.needs] for goal in [*goals.MILESTONES, *goals.AWARDS]],
        [[project.id, project.names["en"], project.cost, project.effect.text(words)] for project in goals.PROJECTS],
        [goals.MOST_CLAIMED, goals.MILESTONE_COST, list(goals.AWARD_COSTS)],
        [numbers.TEMPERATURE_START, numbers.TEMPERATURE_GOAL, list(numbers.TEMPERATURE_HEAT_BONUS)],
        [numbers.TEMPERATURE_OCEAN_BONUS, numbers.OXYGEN_GOAL, numbers.OXYGEN_TEMPERATURE_BONUS],
        [numbers.OCEAN_GOAL, numbers.OCEAN_MONEY, numbers.CARD_PRICE, LEAST_MC_PRODUCTION],
        [numbers.TEMPERATURE_HEAT, numbers.SOLO_GENERATIONS, phases.DEALT, phases.RESEARCHED],
    ]


def card_of(book: TerraformingMarsRulebook, card: Card, words: Words) -> list[object]:
    """All that is printed on a card, its requirements, effects and points as they read."""
    told: list[object] = [
        printed_number(card),
        card.id,
        names(card)["en"],
        card.cost,
        list(card.tags),
        card.set == BASE,
    ]
    told += [card.holds, card.safe, card.keeps[numbers.HEAT] if card.keeps else 0, text_of(card, words)]
    if CORPORATIONS.has(card.number):
        start = book.start(card.number)
        told += [start.stock, start.production]
    return told


def printed_number(card: Card) -> int:
    """From 1 for a project card, from 0 for a corporation."""
    return CORPORATIONS.index(card.number) if CORPORATIONS.has(card.number) else CARDS.index(card.number) + 1

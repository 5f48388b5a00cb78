"""What a client needs to draw a card or the map: the definitions as data, so that a picture cannot say anything else.

A card's icons come in blocks of rows of marks, which `areo.tableau.icons` explains. Names of icons besides those that
card games share are those of tiles, and "temperature", "oxygen", "tr", "project", "claim", "guard".
"""

from __future__ import annotations

from typing import Final

from areo.kernel.game import Json
from areo.tableau.card import Card
from areo.tableau.drawing import block, blocks, played
from areo.tableau.icons import Pen, Row, box, mark
from areo.terraforming_mars import board, goals, phases
from areo.terraforming_mars.cards.sets import BEGINNER
from areo.terraforming_mars.deck import BOOK
from areo.terraforming_mars.facts import goal_texts, project_texts, solo_texts, worth_texts
from areo.terraforming_mars.numbers import (
    CARD_PRICE,
    CORPORATIONS,
    OCEAN_GOAL,
    OXYGEN_GOAL,
    OXYGEN_TEMPERATURE_BONUS,
    RESOURCES,
    SOLO_GENERATIONS,
    TAGS,
    TEMPERATURE_GOAL,
    TEMPERATURE_HEAT_BONUS,
    TEMPERATURE_OCEAN_BONUS,
    TEMPERATURE_START,
)

PEN: Final = Pen(BOOK.vocabulary)


def icons(card: Card) -> list[Json]:
    """The blocks of a card, in the order in which it says them."""
    if CORPORATIONS.has(card.number):
        return [block("start", [start(card)]), *blocks(card, PEN)]
    return blocks(card, PEN)


def start(card: Card) -> Row:
    """What a corporation begins with."""
    given = BOOK.start(card.number)
    row = [PEN.resource(n, given.stock[n]) for n in range(len(RESOURCES)) if given.stock[n]]
    rises = [PEN.resource(n, given.production[n]) for n in range(len(RESOURCES)) if given.production[n]]
    if rises:
        row.append(box(rises))
    if card.set == BEGINNER:
        row.append(mark("card", phases.DEALT))
    return row


# The table: what is printed on the board.


def space(site: int) -> Json:
    bit = 1 << site
    printed = (
        ["steel"] * board.STEEL_BONUS[site]
        + ["titanium"] * board.TITANIUM_BONUS[site]
        + ["plants"] * board.PLANT_BONUS[site]
        + ["card"] * board.CARD_BONUS[site]
    )
    told: Json = {
        "id": board.IDS[site],
        "bonus": printed,
        "around": [board.IDS[other] for other in board.NEIGHBOURS[site]],
    }
    if board.RESERVED & bit:
        told["reserved"] = True
    if board.VOLCANIC & bit:
        told["volcanic"] = True
    if site == board.NOCTIS:
        told["city"] = True
    if site in board.NAMES:
        told["name"] = board.NAMES[site]
    return told


def table() -> Json:
    """The board of the game: its spaces, tracks, milestones, awards and standard projects."""
    warming: Json = {"at": OXYGEN_TEMPERATURE_BONUS, "icon": "temperature"}
    return {
        "rows": [
            [space(first + column) for column in range(len(board.ROWS[row]))]
            for row, first in enumerate(board.FIRST_IN_ROW)
        ],
        "off": [board.IDS[site] for site in board.OFF_MAP],
        "tracks": {
            "temperature": {
                "from": TEMPERATURE_START,
                "to": TEMPERATURE_GOAL,
                "step": 2,
                "bonus": [
                    *[{"at": step, "icon": "heat"} for step in TEMPERATURE_HEAT_BONUS],
                    {"at": TEMPERATURE_OCEAN_BONUS, "icon": "ocean"},
                ],
            },
            "oxygen": {"from": 0, "to": OXYGEN_GOAL, "step": 1, "bonus": [warming]},
            "oceans": {"from": 0, "to": OCEAN_GOAL, "step": 1, "bonus": []},
        },
        "milestones": [{"id": goal.id, "needs": goal.needs, "texts": goal_texts(goal)} for goal in goals.MILESTONES],
        "milestone_texts": worth_texts(True),
        "awards": [{"id": goal.id, "texts": goal_texts(goal)} for goal in goals.AWARDS],
        "award_texts": worth_texts(False),
        "most": goals.MOST_CLAIMED,
        "projects": [
            {
                "id": project.id,
                "cost": project.cost,
                "icons": played(project.effect.effects, PEN),
                "texts": project_texts(project),
            }
            for project in goals.PROJECTS
        ],
        "solo": {"generations": SOLO_GENERATIONS, "texts": solo_texts()},
        "card_price": CARD_PRICE,
        "tags": list(TAGS),
        "resources": list(RESOURCES),
    }

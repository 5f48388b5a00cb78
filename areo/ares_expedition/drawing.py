"""What a client needs to draw a card or the board: the definitions as data, so that a picture cannot say anything else.

A card's icons come in blocks of rows of marks, which `areo.tableau.icons` explains. Names of icons besides those that
card games share are "temperature", "oxygen", "ocean", "forest", "tr", "zone", "play", "free-play", "project", "action",
"blue-card" and "phase-3".
"""

from __future__ import annotations

from typing import Final

from areo.ares_expedition import oceans, standard
from areo.ares_expedition.deck import BOOK, PHASE_NAMES, ROMAN
from areo.ares_expedition.facts import action_texts
from areo.ares_expedition.numbers import (
    ACTION,
    COLOUR_CUBES,
    COOP_POINTS,
    COOP_ROUNDS,
    COPPER_CUBES,
    COPPER_MC,
    CORPORATIONS,
    GOALS,
    HAND_LIMIT,
    HELP_STEPS,
    MC,
    NEUTRAL_MOVES,
    OCEAN_TILES,
    OXYGEN_ZONES,
    PARAMETERS,
    PLAYED_IN,
    RESEARCH_DRAW,
    RESEARCH_KEEP,
    RESOURCES,
    SOLO_ROUNDS,
    STARTS,
    STEPS,
    TAGS,
    TEMPERATURE_ZONES,
    ZONES,
)
from areo.ares_expedition.prospects import BONUSES
from areo.kernel.game import Json
from areo.tableau.card import Card
from areo.tableau.drawing import block, blocks, played
from areo.tableau.facts import in_each
from areo.tableau.icons import Pen

PEN: Final = Pen(BOOK.vocabulary)


def icons(card: Card) -> list[Json]:
    """The blocks of a card, in the order in which it says them."""
    if CORPORATIONS.has(card.number):
        return [block("start", [[PEN.money(BOOK.start(card.number).stock[MC])]]), *blocks(card, PEN)]
    return blocks(card, PEN)


def zones(ranges: tuple[tuple[int, int], ...]) -> list[Json]:
    return [{"zone": ZONES[n], "from": ranges[n][0], "to": ranges[n][1]} for n in range(len(ZONES))]


def table() -> Json:
    """The board of the game: its tracks with their zones, tiles, phases and standard actions."""
    zoned = {"temperature": zones(TEMPERATURE_ZONES), "oxygen": zones(OXYGEN_ZONES), "oceans": []}
    return {
        "tracks": {
            name: {"from": STARTS[n], "to": GOALS[n], "step": STEPS[n], "zones": zoned[name]}
            for n, name in enumerate(PARAMETERS)
        },
        "ocean_tiles": [oceans.bonus(tile) for tile in range(len(OCEAN_TILES))],
        "phases": [
            {
                "id": str(n + 1),
                "roman": ROMAN[n],
                "name": PHASE_NAMES[n],
                "bonus": dict(BONUSES[n]),
                "plays": [colour for colour, phase in PLAYED_IN.items() if phase == n + 1],
                "acts": n + 1 == ACTION,
            }
            for n in range(len(PHASE_NAMES))
        ],
        "research": {"draw": RESEARCH_DRAW, "keep": RESEARCH_KEEP},
        "projects": [
            {
                "id": action.id,
                "brief": dict(action.brief),
                "cost": {RESOURCES[action.resource]: action.cost},
                "icons": played(action.effect.effects, PEN),
                "texts": action_texts(action),
            }
            for action in standard.ACTIONS
        ],
        "solo": {
            "rounds": SOLO_ROUNDS,
            "pass": NEUTRAL_MOVES,
            "help": dict(HELP_STEPS),
            "texts": in_each(BOOK, lambda words: words.say("goal.solo", SOLO_ROUNDS)),
        },
        "coop": {
            "rounds": COOP_ROUNDS,
            "points": COOP_POINTS,
            "cubes": {"copper": COPPER_CUBES, "colour": COLOUR_CUBES},
            "copper_mc": COPPER_MC,
            "texts": in_each(BOOK, lambda words: words.say("goal.coop", COOP_ROUNDS, COOP_POINTS)),
        },
        "hand_limit": HAND_LIMIT,
        "tags": list(TAGS),
        "resources": list(RESOURCES),
    }

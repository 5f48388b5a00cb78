"""What bots and rovers may reach and build from where they stand, in points, for bots that look a step ahead."""

from __future__ import annotations

from typing import Final

from areo.on_mars.geometry import distance, listed, spread
from areo.on_mars.numbers import COMMON, M_DISCOVERY, M_RESEARCH, NONE, TYPES
from areo.on_mars.table import OnMarsTable

SITE: Final = 0.25  # a type that could be built at once
FIRST_COMPLEX: Final = 0.3  # one whose building would bring a progress cube
REACH: Final = 0.75  # how much of a find is left for each step it is away
DISCOVERY: Final = 3.2
RESEARCH: Final = 4.0
WANTED: Final = 1.2  # more for each crystal that a mission gives for it
CRYSTAL: Final = 0.9


def building(game: OnMarsTable, person: int) -> float:
    """Types of building that somebody's bots have a site for, alone or in a complex."""
    points = 0.0
    free = game.zone(person) & ~game.built_on
    for type in range(len(TYPES)):
        near = spread(game.where(type, person))
        joins = near & free and game.best_level(type)
        if joins or spread(near) & ~near & free:
            points += SITE
        if joins and type < COMMON and not game.progress[person] >> type & 1:
            points += FIRST_COMPLEX
    return points


def finding(game: OnMarsTable, person: int) -> float:
    """Tiles and crystals, the nearer to somebody's rover the better; the best find counts whole, the others less."""
    rover = game.rover_hex(person)
    discovery = DISCOVERY + WANTED * crystals_for(game, M_DISCOVERY)
    research = RESEARCH + WANTED * crystals_for(game, M_RESEARCH)
    best = 0.0
    others = 0.0
    for hex in game.discovery_at:
        if hex != NONE:
            worth = discovery * near(rover, hex)
            others += worth
            best = max(best, worth)
    for at in range(len(game.research_at)):
        hex = game.research_at[at]
        if hex != NONE and not game.research[person] >> at // 2 & 1:
            worth = research * near(rover, hex)
            others += worth
            best = max(best, worth)
    for hex in listed(game.crystals_on):
        worth = CRYSTAL * near(rover, hex)
        others += worth
        best = max(best, worth)
    return best + 0.15 * (others - best)


def crystals_for(game: OnMarsTable, mission: int) -> int:
    """What a contribution to a mission gives; nothing if it is not in play."""
    return game.data.missions[mission].crystals if mission in game.missions else 0


def near(rover: int, hex: int) -> float:
    part = 1.0
    for _ in range(distance(rover, hex)):
        part *= REACH
    return part

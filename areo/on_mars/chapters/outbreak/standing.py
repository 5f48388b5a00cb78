"""How the team of Outbreak stands: its missions, whether it has won or lost, and what it is told as points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.effect import Figures
from areo.kernel.game import Json
from areo.on_mars import tally
from areo.on_mars.chapters.game import WON
from areo.on_mars.chapters.outbreak.numbers import (
    ANTIVIRALS,
    DOMES,
    GENEBANK,
    HOSPITALS,
    OUTBREAK_MISSIONS,
    STERILE,
)
from areo.on_mars.numbers import GREENHOUSE, OXYGEN_CONDENSER
from areo.on_mars.scoring import all_advanced

if TYPE_CHECKING:
    from areo.on_mars.chapters.outbreak.table import Outbreak

MISSION_POINTS: Final = 50  # for a mission card; so far as it is fulfilled, a part of them


def have(game: Outbreak, aim: int) -> int:
    """How much there is of what a mission card counts; of the antivirals, all goods on the card that count."""
    if aim == ANTIVIRALS:
        return game.laid_plants + game.laid_water
    if aim == STERILE:
        return sum([cubes.bit_count() for cubes in game.progress])
    if aim == HOSPITALS:
        return all_advanced(game, GREENHOUSE) + all_advanced(game, OXYGEN_CONDENSER)
    if aim == GENEBANK:
        return sum([tiles.bit_count() for tiles in game.research])
    if aim == DOMES:
        return sum([game.on_map(person) for person in range(game.people)])
    return game.all_vaccinated()


def need(game: Outbreak, aim: int) -> int:
    """How much a mission card needs of it."""
    return 2 * game.target(aim) if aim == ANTIVIRALS else game.target(aim)


def fulfilled(game: Outbreak, aim: int) -> bool:
    return have(game, aim) >= need(game, aim)


def is_won(game: Outbreak) -> bool:
    """Whether all mission cards hold now."""
    for aim in game.aims:
        if not fulfilled(game, aim):
            return False
    return True


def is_lost(game: Outbreak) -> bool:
    """Whether too many are infected: so many, or everybody."""
    infected = game.all_infected()
    return infected >= game.limit_of_infected() or infected == game.all_active()


def score(game: Outbreak) -> Json:
    """The same for all: how far each mission is, and the time that was left when the game was won."""
    by_card: dict[str, int] = {}
    for aim in game.aims:
        wanted = need(game, aim)
        by_card[OUTBREAK_MISSIONS[aim]] = MISSION_POINTS * min(have(game, aim), wanted) // wanted
    missions = sum(by_card.values())
    time = game.time if game.outcome == WON else 0
    return {"total": missions + time, "missions": missions, "time": time, "by_card": by_card}


def figures(game: Outbreak) -> list[Figures]:
    """Each seat's numbers, with its infected and vaccinated colonists; then those of the colony and the missions."""
    told = [
        {name: value for name, value in one.items() if not name.startswith("points ")} for one in tally.figures(game)
    ]
    for seat in range(game.seats):
        told[seat]["infected"] = game.infected_of(seat)
        told[seat]["vaccinated"] = game.vaccinated_of(seat)
    told[-1]["time"] = game.time
    for aim in game.aims:
        told[-1][f"aim {OUTBREAK_MISSIONS[aim]}"] = min(have(game, aim), need(game, aim))
    return told

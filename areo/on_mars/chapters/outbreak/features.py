"""What Outbreak adds to the numbers that bots learn from: the infection, the missions, and the time."""

from __future__ import annotations

from typing import Final

from areo.kernel.features import Features
from areo.on_mars.chapters.outbreak import evaluation
from areo.on_mars.chapters.outbreak.numbers import OUTBREAK_MISSIONS
from areo.on_mars.chapters.outbreak.table import Outbreak
from areo.on_mars.numbers import AT_HOME, NONE, SCIENTISTS

OF_SOMEBODY: Final = ("infected", "infected-at-home", "vaccinated", "colonists")
NAMES: Final = (
    *("time-left", "infected", "infected-to-lose", "to-be-infected", "dread", "vaccinated", "vaccinations-left"),
    *[f"{what} {aim}" for aim in OUTBREAK_MISSIONS for what in ("aim", "done")],
    *("helper-hired", "helper-at-work", "helper-used", "infection-cards"),
    *[f"{whose} {what}" for whose in ("mine", "other") for what in OF_SOMEBODY],
)


def progress(game: Outbreak) -> float:
    whole = (game.parts.hard_time if game.options.get("hard") else game.parts.time)[game.seats - 2]
    return 1.0 if game.over else max(0.0, 1.0 - game.time / whole)


def add(found: Features, game: Outbreak, seat: int) -> None:
    infected = game.all_infected()
    found.add(float(game.time))
    found.add(float(infected))
    found.add(float(min(game.limit_of_infected(), game.all_active()) - infected))
    found.add(float(evaluation.to_be_infected(game)))
    found.add(evaluation.dread(game))
    found.add(float(game.all_vaccinated()))
    found.add(float(game.tokens_left()))
    for aim in range(len(OUTBREAK_MISSIONS)):
        drawn = aim in game.aims
        found.add_flag(drawn)
        found.add(evaluation.progress(game, aim) if drawn else 0.0)
    helper = len(SCIENTISTS)
    found.add_flag(game.scientist_of[helper] != NONE)
    found.add_flag(game.scientist_at[helper] != 0)
    found.add_flag(game.treated)
    found.add(float(len(game.infection_deck)))
    found.add_all(health(game, seat))
    together = [0] * len(OF_SOMEBODY)
    for person in range(game.people):
        if person != seat:
            for place, number in enumerate(health(game, person)):
                together[place] += number
    for number in together:
        found.add(number / (game.people - 1))


def health(game: Outbreak, person: int) -> list[int]:
    """How many of somebody's colonists are infected, are so at home, are vaccinated, and are there at all."""
    home = game.infected_at(person, AT_HOME)
    return [game.infected_of(person), home, game.vaccinated_of(person), game.active_of(person)]

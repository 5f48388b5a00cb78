"""The rulebook of Mission: Red Planet for one set of components: what all its tables share."""

from __future__ import annotations

from typing import Final

from areo.kernel.rulebook import Rulebook
from areo.kernel.things import Things
from areo.red_planet.components import Data
from areo.red_planet.events import EventRule, event_rule
from areo.red_planet.numbers import EVENT, RESOURCE, SHUTTLE, ZONE


class RedPlanetRulebook(Rulebook):
    """The kernel's rulebook, with the components in it."""

    def __init__(self, things: Things, phrases: dict[str, dict[str, str]], data: Data) -> None:
        super().__init__("red-planet", things, phrases, data.digest)
        self.data: Final = data
        self.rules: Final[list[EventRule]] = [event_rule(card) for card in data.events]


def add_components(things: Things, data: Data) -> None:
    """Enter all that is named in the data file."""
    for number, zone in enumerate(data.zones):
        things.add(ZONE, number, zone.id, {"en": zone.name, "fr": zone.name, "pt": zone.name})
    for number, shuttle in enumerate(data.shuttles):
        things.add(SHUTTLE, number, shuttle.id, {"en": shuttle.id, "fr": shuttle.id, "pt": shuttle.id})
    for number, card in enumerate(data.events):
        things.add(EVENT, number, card.id, card.names)
    for number, id in enumerate(data.resource_ids):
        things.add(RESOURCE, number, id, data.resource_names[number])

"""What is in the box: the zones, resources, shuttles and event cards of Mission: Red Planet."""

from __future__ import annotations

from typing import Final

from areo.kernel.datafile import RECONSTRUCTED
from areo.kernel.reconstructed import Note

STATUSES: Final = ["confirmed", "inferred", "second_edition", RECONSTRUCTED]
RESOURCE_IDS: Final = ["ice", "sylvanite", "celerium"]

# The rules a card can have, and the figures each of them takes: these and no others.
BONUS_RULES: Final[dict[str, list[str]]] = {
    "presence_in_all": ["zones", "points"],
    "most_astronauts_total": ["zones", "points"],
    "presence_in_number_of_zones": ["count", "points"],
    "largest_group": ["points"],
    "most_score_tokens": ["resource", "points"],
    "own_lost_astronauts": ["points_each", "points_most"],
    "tokens": ["resource", "count"],
    "none": ["points"],
}
DISCOVERY_RULES: Final[dict[str, list[str]]] = {
    "add_tokens": ["resource", "count"],
    "points_each_present": ["points"],
    "points_most_astronauts": ["points"],
    "no_new_tokens": [],
    "each_present_loses": ["count"],
    "award_to_fewest": [],
    "none": [],
}
FIGURES: Final = ["points", "points_each", "points_most", "zones", "resource", "count"]


class Zone:
    """A zone of Mars. `outer`: it touches the rim. `status`: where its name comes from."""

    def __init__(self, id: str, name: str, outer: bool, status: str) -> None:
        self.id = id
        self.name = name
        self.outer = outer
        self.status = status

    def __repr__(self) -> str:
        return f"Zone({self.id})"


class Shuttle:
    """A shuttle. `destination`: the number of a zone, or -1 for manual. `status`: that of its seats."""

    def __init__(self, id: str, destination: int, seats: int, status: str) -> None:
        self.id = id
        self.destination = destination
        self.seats = seats
        self.status = status

    def __repr__(self) -> str:
        return f"Shuttle({self.id})"


class EventCard:
    """One event card: a bonus card or a discovery. A figure that its rule does not take is 0 (zones: empty).

    `kind_id` is the id in the file, shared by all copies; `id` tells the copies apart: `block_of_ice`,
    `block_of_ice.2`. `resource` is the number of a resource, or -1: for the rule `add_tokens` that is the
    zone's own, for all others it means none. `status` speaks of the whole card but its zones, which have
    `zones_status`: on a card that is known from the original, the zones it names may still be ours.
    """

    def __init__(
        self,
        id: str,
        kind_id: str,
        names: dict[str, str],
        bonus: bool,
        rule: str,
        points: int,
        points_each: int,
        points_most: int,
        zones: list[int],
        resource: int,
        count: int,
        status: str,
        zones_status: str,
    ) -> None:
        self.id = id
        self.kind_id = kind_id
        self.names = names
        self.bonus = bonus
        self.rule = rule
        self.points = points
        self.points_each = points_each
        self.points_most = points_most
        self.zones = zones
        self.resource = resource
        self.count = count
        self.status = status
        self.zones_status = zones_status

    def __repr__(self) -> str:
        return f"EventCard({self.id})"


class Data:
    """Everything in the box, numbered: zones, resources, shuttles and event cards stand in file order.

    `neighbours[z]` are the zones that touch zone z, in ascending order; `resource_tiles` are the resource
    tiles, each as the number of its resource; `digest` changes when the content of the file does, but not
    with comments or spacing; `path` is None for the file that comes with the game; `reconstructed` lists in
    English what is our own design and not the original's. Treat all of it as read-only: games share it.
    """

    def __init__(
        self,
        path: str | None,
        digest: str,
        zones: list[Zone],
        neighbours: list[list[int]],
        values: list[int],
        resource_names: list[dict[str, str]],
        resource_tiles: list[int],
        tiles_per_zone: int,
        shuttles: list[Shuttle],
        events: list[EventCard],
        notes: list[Note],
    ) -> None:
        self.path = path
        self.digest = digest
        self.zones = zones
        self.neighbours = neighbours
        self.outer: list[int] = [z for z in range(len(zones)) if zones[z].outer]
        self.inner: list[int] = [z for z in range(len(zones)) if not zones[z].outer]
        self.zone_number: dict[str, int] = {zones[z].id: z for z in range(len(zones))}
        self.resource_ids: list[str] = list(RESOURCE_IDS)
        self.resource_names = resource_names
        self.resource_tiles = resource_tiles
        self.values = values
        self.tiles_per_zone = tiles_per_zone
        self.shuttles = shuttles
        self.events = events
        self.bonus_cards: list[int] = [card for card in range(len(events)) if events[card].bonus]
        self.discoveries: list[int] = [card for card in range(len(events)) if not events[card].bonus]
        self.notes = notes
        self.reconstructed: list[str] = self.reconstructed_in("en")

    def reconstructed_in(self, lang: str) -> list[str]:
        """What is our own design and not the original's, one line each, in English, French or Portuguese."""
        return [note.text(lang) for note in self.notes]

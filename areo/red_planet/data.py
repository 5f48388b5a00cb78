"""Reads the components of Mission: Red Planet from their file, and checks them.

All of them stand in one file, `components.toml`, because much of it is reconstructed: no public source gives
the original. Who owns the box can copy that file, correct the copy and play with it: `load("my.toml")`.
A file is checked completely before anything is played with it.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.datafile import TomlTable, as_written, guess, read_file, read_packaged
from areo.red_planet.components import (
    BONUS_RULES,
    DISCOVERY_RULES,
    FIGURES,
    RESOURCE_IDS,
    STATUSES,
    Data,
    EventCard,
    Shuttle,
    Zone,
)
from areo.red_planet.numbers import ASTRONAUTS, DEALT
from areo.red_planet.reconstructed import Notes

MANUAL: Final = "manual"  # a shuttle's destination: whoever boards first chooses it
ZONE_RESOURCE: Final = "zone"  # a discovery's resource: the one of the zone it lies at

MOST_PLAYERS: Final = 5
# A player who was dealt only discoveries draws again, while the others may still hold nothing but bonus
# cards. One bonus card more than they can hold, and the new draw always succeeds in the end.
LEAST_BONUS_CARDS: Final = DEALT * (MOST_PLAYERS - 1) + 1
LEAST_EVENTS: Final = DEALT * MOST_PLAYERS
MOST_EVENTS: Final = 62  # a set of cards is kept in the bits of one machine number
MOST_ZONES: Final = 30  # and so is a set of zones
MOST_SHUTTLES: Final = 100  # this many numbers are set aside for them
MOST_SEATS: Final = 9
MOST_POINTS: Final = 99
MOST_TOKENS: Final = 20
MOST_TILES: Final = 60


class Reader:
    """Reads a whole file, part by part, and collects notes on what is reconstructed as it goes."""

    def __init__(self, top: TomlTable) -> None:
        self.top = top
        self.zones: list[Zone] = []
        self.numbers: dict[str, int] = {}  # of the zones, by id
        self.values: list[int] = []
        self.resource_names: list[dict[str, str]] = []
        self.resource_tiles: list[int] = []
        self.notes = Notes()

    def read(self, path: str | None) -> Data:
        """Everything in the box; each part is read after those it refers to."""
        sections = ["meta", "resources", "destination_tiles", "zone", "borders", "shuttle", "bonus", "discovery"]
        self.top.sections(sections, ["zone", "shuttle", "bonus", "discovery"])
        self.top.meta("red-planet", 1)
        self.read_zones()
        neighbours = self.read_borders()
        self.read_resources()
        tiles_per_zone = self.read_destination_tiles()
        shuttles = self.read_shuttles()
        events = self.read_events()
        return Data(
            path,
            self.top.digest(),
            self.zones,
            neighbours,
            self.values,
            self.resource_names,
            self.resource_tiles,
            tiles_per_zone,
            shuttles,
            events,
            self.notes.found,
        )

    def read_zones(self) -> None:
        seen: dict[str, str] = {}
        for table in self.top.many("zone"):
            table.keys(["id", "name", "ring", "name_status"], ["source"])
            id = table.id(seen)
            if id == MANUAL:
                raise table.bad("id", f'the id "{MANUAL}" is kept for shuttles without destination')
            name = table.name("name")
            outer = table.word("ring", ["outer", "inner"]) == "outer"
            status = table.status("name_status")
            table.remark("source")
            self.numbers[id] = len(self.zones)
            self.zones.append(Zone(id, name, outer, status))
            self.notes.add_name(status, "zone", name)
        found = len(self.zones)
        outside = len([zone for zone in self.zones if zone.outer])
        if outside == 0:
            raise self.top.bad("zone", "at least one zone must be outer")
        if outside == found:
            raise self.top.bad("zone", "at least one zone must be inner")
        if found > MOST_ZONES:
            raise self.top.bad(f"zone/{MOST_ZONES}", f"at most {MOST_ZONES} zones are possible, found {found}")

    def read_borders(self) -> list[list[int]]:
        borders = self.top.inside("borders", "[borders]")
        borders.keys(["status", "edges"], ["source"])
        self.notes.add_name(borders.status("status"), "borders")
        borders.remark("source")
        neighbours: list[list[int]] = [[] for _ in self.zones]
        for number, edge in enumerate(borders.entries("edges")):
            place = f"edges/{number}"
            if not isinstance(edge, list) or len(edge) != 2:
                raise borders.bad(place, f"a border must be a pair of zones in brackets, found {as_written(edge)}")
            a = self.zone(borders, place, edge[0])
            b = self.zone(borders, place, edge[1])
            if a == b:
                raise borders.bad(place, f"the zone {as_written(edge[0])} cannot touch itself")
            if b in neighbours[a]:
                fault = f"the border between {as_written(edge[0])} and {as_written(edge[1])} is listed twice"
                raise borders.bad(place, fault)
            neighbours[a].append(b)
            neighbours[b].append(a)
        for around in neighbours:
            around.sort()
        self.check_connected(neighbours)
        return neighbours

    def check_connected(self, neighbours: list[list[int]]) -> None:
        """Checks that one can walk from the first zone to every other."""
        reached = [0]
        for zone in reached:  # grows while it is read
            for other in neighbours[zone]:
                if other not in reached:
                    reached.append(other)
        for zone in range(len(self.zones)):
            if zone not in reached:
                fault = f"no borders lead from here to {as_written(self.zones[0].id)}; the map must hang together"
                raise self.top.bad(f"zone/{zone}", f"zone {as_written(self.zones[zone].id)}: {fault}")

    def read_resources(self) -> None:
        section = self.top.inside("resources", "[resources]")
        section.keys(RESOURCE_IDS, [])
        for number, id in enumerate(RESOURCE_IDS):
            table = section.inside(id, f"[resources.{id}]")
            table.keys(["tiles", "tiles_status", "value", "value_status", "names", "name_status"], ["source"])
            self.resource_tiles.extend([number] * table.number("tiles", 1, MOST_TILES))
            self.values.append(table.number("value", 1, MOST_POINTS))
            names = table.names()
            self.resource_names.append(names)
            self.notes.add(table.status("tiles_status"), "tiles", names)
            self.notes.add(table.status("value_status"), "value", names)
            table.remark("source")
        zones, tiles = len(self.zones), len(self.resource_tiles)
        if tiles < zones:
            raise section.bad("", f"every zone needs a resource tile: {zones} zones, but only {tiles} tiles")

    def read_destination_tiles(self) -> int:
        table = self.top.inside("destination_tiles", "[destination_tiles]")
        table.keys(["per_zone", "status"], ["source"])
        per_zone = table.number("per_zone", 1, MOST_TILES)
        tiles = per_zone * len(self.zones)
        if tiles < MOST_PLAYERS:
            # Each of the shuttles on the pad may be waiting for one.
            raise table.bad("per_zone", f"at least {MOST_PLAYERS} destination tiles are needed, found {tiles}")
        self.notes.add_name(table.status("status"), "destinations")
        table.remark("source")
        return per_zone

    def read_shuttles(self) -> list[Shuttle]:
        shuttles: list[Shuttle] = []
        seen: dict[str, str] = {}
        for table in self.top.many("shuttle"):
            table.keys(["id", "destination", "seats", "status"], ["source"])
            id = table.id(seen)
            goal = table.text("destination")
            destination = -1 if goal == MANUAL else self.zone(table, "destination", goal)
            seats = table.number("seats", 1, MOST_SEATS)
            table.remark("source")
            shuttles.append(Shuttle(id, destination, seats, table.status("status")))
        found = len(shuttles)
        if found < MOST_PLAYERS:
            raise self.top.bad("shuttle", f"at least {MOST_PLAYERS} shuttles are needed, found {found}")
        if found > MOST_SHUTTLES:
            fault = f"at most {MOST_SHUTTLES} shuttles are possible, found {found}"
            raise self.top.bad(f"shuttle/{MOST_SHUTTLES}", fault)
        if not [shuttle for shuttle in shuttles if shuttle.destination != -1]:
            raise self.top.bad("shuttle", f'not every shuttle can be "{MANUAL}"')
        self.notes.add_seats(shuttles)
        return shuttles

    def read_events(self) -> list[EventCard]:
        seen: dict[str, str] = {}  # bonus cards and discoveries lie in one pile: no id twice
        events = self.read_cards("bonus", BONUS_RULES, seen)
        if len(events) < LEAST_BONUS_CARDS:
            fault = (
                f"at least {LEAST_BONUS_CARDS} bonus cards are needed, found {len(events)}: "
                f"{MOST_PLAYERS - 1} players may hold {DEALT} each, and the last must still find one"
            )
            raise self.top.bad("bonus", fault)
        events.extend(self.read_cards("discovery", DISCOVERY_RULES, seen))
        if len(events) < LEAST_EVENTS:
            raise self.top.bad("bonus", f"at least {LEAST_EVENTS} event cards are needed, found {len(events)}")
        if len(events) > MOST_EVENTS:
            raise self.top.bad("bonus", f"at most {MOST_EVENTS} event cards are possible, found {len(events)}")
        return events

    def read_cards(self, section: str, rules: dict[str, list[str]], seen: dict[str, str]) -> list[EventCard]:
        cards: list[EventCard] = []
        for table in self.top.many(section):
            rule = self.read_rule(table, rules)
            kind = table.id(seen)
            copies = table.number("copies", 1, MOST_EVENTS)
            for copy in range(1, copies + 1):
                id = kind if copy == 1 else f"{kind}.{copy}"
                cards.append(self.read_card(table, id, kind, section == "bonus", rule))
            self.notes.add_card(cards[-1], copies, table.status("copies_status", cards[-1].status))
            table.remark("source")
        return cards

    def read_rule(self, table: TomlTable, rules: dict[str, list[str]]) -> str:
        """The rule of a card, after a check that the card has just the keys that this rule needs."""
        required = ["id", "copies", "rule", "status", "names", "name_status"]
        optional = ["copies_status", "source"]
        rule = table.rule("rule", rules, FIGURES)
        figures = rules[rule]
        if "zones" in figures:
            optional.append("zones_status")
        elif "zones_status" in table.content:
            raise table.bad("zones_status", f'the rule "{rule}" takes no "zones_status"')
        table.keys(required + figures, optional)
        return rule

    def read_card(self, table: TomlTable, id: str, kind: str, bonus: bool, rule: str) -> EventCard:
        figures = table.content  # with those that the rule takes, and no others
        points = 0
        if "points" in figures:
            loss = rule == "points_each_present"
            points = table.number("points", -MOST_POINTS if loss else 1, MOST_POINTS)
            if points == 0:
                raise table.bad("points", "points must not be 0")
        points_each = table.number("points_each", 1, MOST_POINTS) if "points_each" in figures else 0
        points_most = table.number("points_most", points_each, MOST_POINTS) if "points_most" in figures else 0
        zones = self.read_card_zones(table) if "zones" in figures else []
        resource = self.read_card_resource(table, bonus) if "resource" in figures else -1
        count = 0
        if rule == "presence_in_number_of_zones":
            count = table.number("count", 1, len(self.zones))
        elif "count" in figures:
            count = table.number("count", 1, ASTRONAUTS if rule == "each_present_loses" else MOST_TOKENS)
        names = table.names()
        status = table.status("status")
        zones_status = table.status("zones_status", status)
        return EventCard(
            id, kind, names, bonus, rule, points, points_each, points_most, zones, resource, count, status, zones_status
        )

    def read_card_zones(self, table: TomlTable) -> list[int]:
        zones: list[int] = []
        for number, id in enumerate(table.texts("zones")):
            zone = self.zone(table, f"zones/{number}", id)
            if zone in zones:
                raise table.bad(f"zones/{number}", f"the zone {as_written(id)} is listed twice")
            zones.append(zone)
        if not zones:
            raise table.bad("zones", "zones must not be empty")
        return zones

    def read_card_resource(self, table: TomlTable, bonus: bool) -> int:
        resource = table.word("resource", RESOURCE_IDS if bonus else [*RESOURCE_IDS, ZONE_RESOURCE])
        return -1 if resource == ZONE_RESOURCE else RESOURCE_IDS.index(resource)

    def zone(self, table: TomlTable, key: str, id: object) -> int:
        """The number of the zone whose id stands at a key."""
        if not isinstance(id, str) or id not in self.numbers:
            raise table.bad(key, f"there is no zone {as_written(id)}{guess(id, list(self.numbers))}")
        return self.numbers[id]


LOADED: Final[list[Data]] = []  # the file that comes with the game, once it has been read


def load(path: str | None = None) -> Data:
    """Reads and checks a components file; without a path, the one that comes with the game.

    Raises `BadData` if the file cannot be read or cannot be played with.
    """
    if path is not None:
        return Reader(read_file(path, STATUSES)).read(path)
    if not LOADED:
        LOADED.append(Reader(read_packaged("areo.red_planet", "components.toml", STATUSES)).read(None))
    return LOADED[0]

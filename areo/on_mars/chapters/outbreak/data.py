"""Reads the components of Outbreak, and checks them."""

from __future__ import annotations

from typing import Final

from areo.kernel.datafile import TomlTable, as_written
from areo.on_mars.cards.people import Scientist
from areo.on_mars.chapters.outbreak.numbers import (
    ANTIVIRALS,
    DOMES,
    GENEBANK,
    HOSPITALS,
    INFECTIONS,
    NO_COLONIST,
    OUTBREAK_MISSIONS,
    PROGRAM,
    STERILE,
)
from areo.on_mars.cost import Cost
from areo.on_mars.numbers import (
    BLUEPRINTS,
    COLONISTS,
    COMMON,
    GOODS,
    LETTERS,
    MARKERS,
    NONE,
    RESOURCES,
    SHELTERS,
    TYPES,
)
from areo.on_mars.reconstructed import Notes

SEATS: Final = (2, 3, 4)
MOST_TIME: Final = 30
MOST_COPIES: Final = 12
MOST_COST: Final = 3
MOST_LAID: Final = 12
MICROBIOLOGIST: Final = "microbiologist"


class OutbreakParts:
    """What the file says of Outbreak. What is by players is for two, three and four of them."""

    def __init__(self) -> None:
        self.missions = 0  # drawn, and all of them needed
        self.infected: list[int] = []  # that lose the game: normal, hard
        self.time: list[int] = []  # by players
        self.hard_time: list[int] = []  # likewise
        self.reshuffle = 0  # visible cards without a colonist that shuffle the deck
        self.tokens = 0
        self.treatments: list[Cost] = []  # cure, vaccinate
        self.copies: list[int] = [0] * len(INFECTIONS)
        self.infection_names: list[dict[str, str]] = [{} for _ in INFECTIONS]
        self.targets: list[list[int]] = [[] for _ in OUTBREAK_MISSIONS]  # by players
        self.mission_names: list[dict[str, str]] = [{} for _ in OUTBREAK_MISSIONS]
        self.microbiologist: list[Scientist] = []  # one


def read_outbreak(top: TomlTable, notes: Notes) -> OutbreakParts:
    parts = OutbreakParts()
    read_figures(top.inside("outbreak", "[outbreak]"), parts, notes)
    read_microbiologist(top.inside(MICROBIOLOGIST, f"[{MICROBIOLOGIST}]"), parts, notes)
    read_deck(top, parts, notes)
    read_missions(top, parts, notes)
    return parts


def read_figures(table: TomlTable, parts: OutbreakParts, notes: Notes) -> None:
    figures = ["missions", "infected", "time", "hard_time", "reshuffle", "tokens", "cure", "vaccinate"]
    statuses = ["infected_status", "time_status", "reshuffle_status", "treatments_status"]
    table.keys([*figures, *statuses], ["source"])
    parts.missions = table.number("missions", 1, len(OUTBREAK_MISSIONS))
    parts.infected = as_many(table, "infected", 2, table.numbers("infected", 1, COLONISTS * SEATS[-1]))
    parts.time = as_many(table, "time", len(SEATS), table.numbers("time", 1, MOST_TIME))
    parts.hard_time = as_many(table, "hard_time", len(SEATS), table.numbers("hard_time", 1, MOST_TIME))
    parts.reshuffle = table.number("reshuffle", 1, MOST_COPIES)
    parts.tokens = table.number("tokens", 0, COLONISTS * SEATS[-1])
    parts.treatments = [read_cost(table, "cure"), read_cost(table, "vaccinate")]
    notes.add_name(table.status("infected_status"), "outbreak_infected")
    notes.add_name(table.status("time_status"), "outbreak_time")
    notes.add_name(table.status("reshuffle_status"), "outbreak_reshuffle")
    notes.add_name(table.status("treatments_status"), "outbreak_treatments")
    table.remark("source")


def as_many(table: TomlTable, key: str, number: int, found: list[int]) -> list[int]:
    if len(found) != number:
        raise table.bad(key, f"{key} must hold {number} numbers, found {len(found)}")
    return found


def read_cost(table: TomlTable, key: str) -> Cost:
    """Resources, written as { plant = 1 }."""
    cost = table.inside(key, f"{table.label}: {key}")
    cost.keys([], list(GOODS[:RESOURCES]))
    kinds = [cost.number(good, 1, MOST_COST) if good in cost.content else 0 for good in GOODS[:RESOURCES]]
    return Cost(kinds)


def read_microbiologist(table: TomlTable, parts: OutbreakParts, notes: Notes) -> None:
    table.keys(["cost", "works_in", "status", "names", "name_status"], ["source"])
    types: list[int] = []
    for place, building in enumerate(table.texts("works_in")):
        if building not in TYPES:
            raise table.bad(f"works_in/{place}", f"there is no building {as_written(building)}")
        if TYPES.index(building) in types:
            raise table.bad(f"works_in/{place}", f"the building {as_written(building)} is listed twice")
        types.append(TYPES.index(building))
    if not types:
        raise table.bad("works_in", "works_in must not be empty")
    names = table.names()
    parts.microbiologist = [Scientist(MICROBIOLOGIST, names, read_cost(table, "cost"), tuple(types), NONE)]
    notes.tell(MICROBIOLOGIST, table.status("status"))
    notes.add(table.status("status"), "microbiologist", names)
    table.remark("source")


def read_deck(top: TomlTable, parts: OutbreakParts, notes: Notes) -> None:
    """The infection cards in the order in which they are numbered, whatever their order in the file."""
    seen: dict[str, str] = {}
    for table in top.many("infection_card"):
        table.keys(["id", "copies", "status", "names", "name_status"], ["source"])
        id = table.word("id", list(INFECTIONS))
        table.id(seen)
        parts.copies[INFECTIONS.index(id)] = table.number("copies", 1, MOST_COPIES)
        parts.infection_names[INFECTIONS.index(id)] = table.names()
        notes.tell(id, table.status("status"))
        notes.put_on_list(table.status("status"), "infection_cards", parts.infection_names[INFECTIONS.index(id)])
        table.remark("source")
    for id in INFECTIONS:
        if id not in seen:
            raise top.bad("infection_card", f'the infection card "{id}" is missing')
    if parts.copies[NO_COLONIST] < parts.reshuffle:
        fault = f'there must be at least {parts.reshuffle} infection cards "{INFECTIONS[NO_COLONIST]}"'
        raise top.bad("infection_card", f"{fault}, or the deck is never shuffled")
    notes.close_list("infection_cards")


def read_missions(top: TomlTable, parts: OutbreakParts, notes: Notes) -> None:
    """The mission cards in the order in which they are numbered, whatever their order in the file."""
    seen: dict[str, str] = {}
    for table in top.many("outbreak_mission"):
        table.keys(["id", "targets", "status", "names", "name_status"], ["source"])
        id = table.word("id", list(OUTBREAK_MISSIONS))
        table.id(seen)
        mission = OUTBREAK_MISSIONS.index(id)
        parts.mission_names[mission] = table.names()
        targets = as_many(table, "targets", len(SEATS), table.numbers("targets", 1, COLONISTS * SEATS[-1]))
        for at, seats in enumerate(SEATS):
            most = most_of(mission, seats, parts)
            if targets[at] > most:
                raise table.bad(f"targets/{at}", f"with {seats} players at most {most} are possible")
        parts.targets[mission] = targets
        notes.tell(id, table.status("status"))
        notes.put_on_list(table.status("status"), "outbreak_missions", parts.mission_names[mission])
        table.remark("source")
    for id in OUTBREAK_MISSIONS:
        if id not in seen:
            raise top.bad("outbreak_mission", f'the mission card "{id}" is missing')
    notes.close_list("outbreak_missions")


def most_of(mission: int, seats: int, parts: OutbreakParts) -> int:
    """How much of what a mission card counts there can be at most: pieces, cards and tiles are limited."""
    most = [0] * len(OUTBREAK_MISSIONS)
    most[ANTIVIRALS] = MOST_LAID
    most[STERILE] = COMMON * seats
    most[HOSPITALS] = min(2 * BLUEPRINTS // len(TYPES), MARKERS * seats)
    most[GENEBANK] = min(2 * len(LETTERS), len(LETTERS) * seats)
    most[DOMES] = SHELTERS * seats
    most[PROGRAM] = min(parts.tokens, COLONISTS * seats)
    return most[mission]

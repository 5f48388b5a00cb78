"""Reads the figures of Invasion from the components file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.on_mars.chapters.invasion.notes import NOTES
from areo.on_mars.chapters.invasion.numbers import ALIEN_TECHS, MOST_STEPS, POWERS, SPACES
from areo.on_mars.numbers import COLONY_LEVELS, DEPOT

if TYPE_CHECKING:
    from areo.kernel.datafile import TomlTable
    from areo.on_mars.components import Data
    from areo.on_mars.reconstructed import Notes

SECTIONS: Final = ("invasion", "alien_space", "alien_tech", "alien_blueprint")
TABLES: Final = ("alien_space", "alien_tech", "alien_blueprint")
GROUPS: Final = 3  # of figures by number of humans: 2, 3 and 4
MOST: Final = 99
MOST_TROOPS: Final = 40
MOST_TOKENS: Final = 8
MOST_LEVEL: Final = 6
STATUSES: Final = ("win_status", "humans_status", "prices_status", "alien_status")
NUMBERS: Final = (
    "points_to_win",
    "troops_to_win",
    "last_round",
    "defense_tiles",
    "mission_points",
    "troop_points",
    "strike_price",
    "sabotage_price",
    "sabotage_tokens",
    "cleanse_price",
    "second_price",
    "repair_price",
    "capacity",
    "most_expendable",
    "nests",
    "top_level",
    "brood_levels",
    "shelter_level",
)
BY_HUMANS: Final = ("crystals", "red", "expendable")


class AlienSpace:
    """An action space: from which level of the colony on, for how many crystals, and how much it does."""

    def __init__(self, names: dict[str, str], level: int, crystals: int, amount: int) -> None:
        self.names = names
        self.level = level
        self.crystals = crystals
        self.amount = amount

    def __repr__(self) -> str:
        return f"AlienSpace({self.names['en']})"


class InvasionData:
    """All figures of the chapter. Lists "by humans" are for 2, 3 and 4 of them."""

    def __init__(self) -> None:
        self.points_to_win = 0
        self.troops_to_win = 0
        self.last_round = 0
        self.defense_tiles = 0
        self.mission_points = 0
        self.troop_points = 0
        self.strike_price = 0
        self.sabotage_price = 0
        self.sabotage_tokens = 0
        self.cleanse_price = 0
        self.second_price = 0
        self.repair_price = 0
        self.capacity = 0
        self.most_expendable = 0
        self.nests = 0
        self.top_level = 0
        self.brood_levels = 0
        self.shelter_level = 0
        self.crystals: list[int] = []  # by humans
        self.red: list[int] = []
        self.expendable: list[int] = []
        self.spaces: list[AlienSpace] = []
        self.tech_names: list[dict[str, str]] = []
        self.power_names: list[dict[str, str]] = []
        self.power_amounts: list[int] = []


def figures_of(data: Data) -> InvasionData:
    assert data.invasion is not None, "the reader of the components has read them"
    return data.invasion


def read_invasion(top: TomlTable, data: Data, notes: Notes) -> None:
    notes.know(NOTES)
    found = InvasionData()
    read_figures(top.inside("invasion", "[invasion]"), found, notes)
    read_spaces(top, found, notes)
    read_techs(top, found, notes)
    read_powers(top, found, notes)
    data.invasion = found


def read_figures(table: TomlTable, found: InvasionData, notes: Notes) -> None:
    table.keys([*NUMBERS, *BY_HUMANS, *STATUSES], ["source"])
    found.points_to_win = table.number("points_to_win", 1, 999)
    found.troops_to_win = table.number("troops_to_win", 1, MOST_TROOPS)
    found.last_round = table.number("last_round", 1, MOST)
    found.defense_tiles = table.number("defense_tiles", 0, 4)
    found.mission_points = table.number("mission_points", 0, MOST)
    found.troop_points = table.number("troop_points", 0, MOST)
    found.strike_price = table.number("strike_price", 0, DEPOT)
    found.sabotage_price = table.number("sabotage_price", 0, DEPOT)
    found.sabotage_tokens = table.number("sabotage_tokens", 0, len(SPACES))
    found.cleanse_price = table.number("cleanse_price", 0, DEPOT)
    found.second_price = table.number("second_price", 0, MOST)
    found.repair_price = table.number("repair_price", 0, MOST)
    found.capacity = table.number("capacity", 1, MOST)
    found.most_expendable = table.number("most_expendable", 0, MOST_TOKENS)
    found.nests = table.number("nests", 1, MOST_TROOPS)
    found.top_level = table.number("top_level", 1, MOST_LEVEL)
    found.brood_levels = table.number("brood_levels", 1, found.top_level)
    found.shelter_level = table.number("shelter_level", 1, found.top_level)
    found.crystals = by_humans(table, "crystals", 0, found.capacity)
    found.red = by_humans(table, "red", 1, MOST_TOKENS)
    found.expendable = by_humans(table, "expendable", 0, found.most_expendable)
    notes.add_name(table.status("win_status"), "invasion_wins")
    notes.add_name(table.status("humans_status"), "invasion_humans")
    notes.add_name(table.status("prices_status"), "invasion_prices")
    notes.add_name(table.status("alien_status"), "invasion_alien")
    table.remark("source")


def by_humans(table: TomlTable, key: str, least: int, most: int) -> list[int]:
    numbers = table.numbers(key, least, most)
    if len(numbers) != GROUPS:
        raise table.bad(key, f"{key} must be given for 2, 3 and 4 humans, found {len(numbers)} numbers")
    return numbers


def read_spaces(top: TomlTable, found: InvasionData, notes: Notes) -> None:
    for number, table in enumerate(in_order(top, "alien_space", SPACES)):
        table.keys(["id", "level", "crystals", "amount", "status", "names", "name_status"], ["source"])
        table.word("id", [SPACES[number]])
        level = table.number("level", 1, COLONY_LEVELS)
        crystals = table.number("crystals", 0, found.capacity)
        amount = table.number("amount", 1, MOST_STEPS - MOST_LEVEL)
        space = AlienSpace(table.names(), level, crystals, amount)
        found.spaces.append(space)
        notes.put_on_list(table.status("status"), "alien_spaces", space.names)
        table.remark("source")
    notes.close_list("alien_spaces")


def read_techs(top: TomlTable, found: InvasionData, notes: Notes) -> None:
    for number, table in enumerate(in_order(top, "alien_tech", ALIEN_TECHS)):
        table.keys(["id", "status", "names", "name_status"], ["source"])
        id = table.word("id", [ALIEN_TECHS[number]])
        found.tech_names.append(table.names())
        notes.tell(f"alien-{id}", table.status("status"))
        notes.put_on_list(table.status("status"), "alien_techs", found.tech_names[-1])
        table.remark("source")
    notes.close_list("alien_techs")


def read_powers(top: TomlTable, found: InvasionData, notes: Notes) -> None:
    for number, table in enumerate(in_order(top, "alien_blueprint", POWERS)):
        table.keys(["id", "amount", "status", "names", "name_status"], ["source"])
        id = table.word("id", [POWERS[number]])
        found.power_amounts.append(table.number("amount", 1, MOST_LEVEL))
        found.power_names.append(table.names())
        notes.tell(f"alien-{id}", table.status("status"))
        notes.put_on_list(table.status("status"), "alien_powers", found.power_names[-1])
        table.remark("source")
    notes.close_list("alien_powers")


def in_order(top: TomlTable, section: str, ids: tuple[str, ...]) -> list[TomlTable]:
    """The [[tables]] of a section, which has one for each of these, in their order."""
    tables = top.many(section)
    if len(tables) != len(ids):
        raise top.bad(section, f"there must be {len(ids)} [[{section}]] tables, found {len(tables)}")
    return tables

"""What `components.toml` lists of On Mars: marked hexes, boards, tiles and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.datafile import RECONSTRUCTED
from areo.kernel.reconstructed import Note

if TYPE_CHECKING:
    from areo.on_mars.chapters.blackout.data import BlackoutFigures
    from areo.on_mars.chapters.invasion.data import InvasionData
    from areo.on_mars.chapters.monolith.components import MonolithData
    from areo.on_mars.chapters.outbreak.data import OutbreakParts

STATUSES: Final = ["confirmed", "single_source", "derived", RECONSTRUCTED]

# What a cell of the laboratory or a turn-order space can give; and which of it each of the two does give.
BENEFITS: Final = ["warehouse", "crystal", "mineral", "bots", "upgrade", "blueprint", "tech", "colonist"]
CELL_BENEFITS: Final = ["warehouse", "crystal", "mineral", "bots", "upgrade", "blueprint"]
SPACE_BENEFITS: Final = ["warehouse", "tech", "colonist", "bots", "blueprint"]

# The rules a goal or a tile can have, and the figures each of them takes: these and no others, in this order.
GOAL_NEEDS: Final[dict[str, list[str]]] = {
    "blueprints": ["count"],
    "advanced_buildings": ["count"],
    "mines": ["count"],
    "discoveries": ["count"],
    "advanced_in_complex": ["size"],
    "advanced_in_complexes": ["count", "size"],
    "same_resource": ["count"],
    "shelters": ["count"],
    "colony_level": ["level"],
    "colonists": ["count"],
    "techs": ["count"],
    "ships": ["count"],
    "research": ["count"],
    "scientists_and_contracts": ["scientists", "contracts"],
    "techs_on_cells": ["cells"],
    "progress_cubes": ["count"],
}
GOAL_REWARDS: Final[dict[str, list[str]]] = {
    "upgrade": ["amount"],
    "resources": ["amount"],
    "mineral": ["amount"],
    "crystal": ["amount"],
    "colonists": ["amount"],
    "rover": ["amount"],
    "recall": ["amount"],
    "contract": [],
    "scientist": [],
    "ship": [],
    "travel": [],
}
DISCOVERY_RULES: Final[dict[str, list[str]]] = {
    "construct": ["building"],
    "gain": ["good", "amount"],
    "develop": ["amount"],
    "blueprints": ["amount"],
    "learn": [],
    "upgrade": ["amount"],
    "hire": [],
    "warehouse": ["amount"],
}
SOLO_NEEDS: Final[dict[str, list[str]]] = {
    "colony_level": ["level"],
    "contracts": ["count"],
    "upgrade_contracts": ["count"],
    "delivery_contracts": ["count"],
    "contract": ["number"],
    "private_goals": ["count"],
    "top_techs": ["count"],
    "tech": ["tech", "level"],
    "research": ["count"],
    "shelters": ["count"],
    "mines": ["count"],
    "advanced": ["building", "count"],
    "complex": ["building", "size"],
    "stored": ["good", "count"],
    "scientist": ["scientist"],
    "side": ["side"],
    "margin": ["points"],
}
# What a B card of the First Colonists variant asks for; each has a good and an amount for its reward.
TASKS: Final = [
    "obtain_blueprint",
    "learn_tech",
    "travel_with_shuttle",
    "construct_shelter",
    "hire_scientist",
    "develop_tech",
    "develop_tech_twice",
    "place_discovery",
]


class ColumnCost:
    """What a technology pays to enter a column of the laboratory. `any`: resources of any kind."""

    def __init__(self, oxygen: int, any: int, crystal: int) -> None:
        self.oxygen = oxygen
        self.any = any
        self.crystal = crystal

    def __repr__(self) -> str:
        return f"ColumnCost({self.oxygen}, {self.any}, {self.crystal})"


class GridRow:
    """A row of the grid of technologies: how many it holds, and what learning one of them costs."""

    def __init__(self, spaces: int, battery: int, any: int) -> None:
        self.spaces = spaces
        self.battery = battery
        self.any = any

    def __repr__(self) -> str:
        return f"GridRow({self.spaces}, {self.battery}, {self.any})"


class Mission:
    """A mission. `targets`: how often it must be done with 2, 3 and 4 players; `crystals`: what each time gives."""

    def __init__(self, id: str, names: dict[str, str], targets: list[int], crystals: int, long: bool) -> None:
        self.id = id
        self.names = names
        self.targets = targets
        self.crystals = crystals
        self.long = long

    def __repr__(self) -> str:
        return f"Mission({self.id})"


class Goal:
    """A private goal, with the figures of its need in the order of `GOAL_NEEDS`; cells are given by their numbers.

    `amount` is 1 for a reward that takes none.
    """

    def __init__(
        self, number: int, names: dict[str, str], need: str, figures: list[int], reward: str, amount: int
    ) -> None:
        self.number = number
        self.names = names
        self.need = need
        self.figures = figures
        self.reward = reward
        self.amount = amount

    def __repr__(self) -> str:
        return f"Goal({self.number})"


class Discovery:
    """One discovery tile.

    `kind_id` is the id in the file, shared by all copies; `id` tells the copies apart: `d_hire`, `d_hire.2`.
    `subject` is the type to construct or the good to gain; -1 for any type, and for rules without one.
    `amount` is 1 for a rule that takes none.
    """

    def __init__(self, id: str, kind_id: str, names: dict[str, str], rule: str, subject: int, amount: int) -> None:
        self.id = id
        self.kind_id = kind_id
        self.names = names
        self.rule = rule
        self.subject = subject
        self.amount = amount

    def __repr__(self) -> str:
        return f"Discovery({self.id})"


class SoloCard:
    """A card that steers Lacerda. `mission`: the slot of the mission; `travel`: he goes along with the shuttle."""

    def __init__(self, number: int, mission: int, action: int, travel: bool) -> None:
        self.number = number
        self.mission = mission
        self.action = action
        self.travel = travel

    def __repr__(self) -> str:
        return f"SoloCard({self.number})"


class SoloGoal:
    """A goal of the solo game. `level` is its difficulty, 0 for a scenario; `needs` have the figures of `SOLO_NEEDS`.

    Types, goods, technologies, scientists and sides among the figures are given by their numbers.
    """

    def __init__(self, id: str, names: dict[str, str], level: int, needs: list[tuple[str, list[int]]]) -> None:
        self.id = id
        self.names = names
        self.level = level
        self.needs = needs

    def __repr__(self) -> str:
        return f"SoloGoal({self.id})"


class TaskCard:
    """A B card of the First Colonists variant: a task, and the good that it is rewarded with."""

    def __init__(self, id: str, names: dict[str, str], task: str, good: int, amount: int) -> None:
        self.id = id
        self.names = names
        self.task = task
        self.good = good
        self.amount = amount

    def __repr__(self) -> str:
        return f"TaskCard({self.id})"


class Data:
    """Everything in the file. Treat all of it as read-only: games share it.

    `digest` changes when the content of the file does, but not with comments or spacing; `path` is None for the
    file that comes with the game. Types, hexes, cells, spaces and letters are given by their numbers, and lists
    that are "by" something have an entry for each of its numbers. A benefit is a place in `BENEFITS`, or -1.
    """

    monolith: MonolithData  # the chapters' own

    def __init__(self, path: str | None) -> None:
        self.path = path
        self.digest = ""
        self.notes: list[Note] = []
        self.statuses: dict[str, str] = {}  # how sure we are of a card or tile, by its id
        # The map.
        self.arrows: list[list[list[int]]] = []  # by common type: for each tile of the stack its directions
        self.lss_sites: list[int] = []
        self.shelter_sites: list[list[int]] = []  # by number of players; alone: the player's, then Lacerda's
        self.research_sites: list[list[int]] = []  # by letter
        # The boards.
        self.slots: list[int] = []  # of the actions in `WITH_SLOTS`, but for the last, which has one for each player
        self.lab_moves: list[list[int]] = []  # by cell
        self.lab_benefits: list[int] = []  # by cell
        self.lab_costs: list[ColumnCost] = []  # by level, from 0, which no column has
        self.lab_points: list[int] = []  # likewise
        self.beds_points: list[int] = []  # by the highest row with a colonist in it, 0 for none
        self.grid: list[GridRow] = []  # bottom, middle, top
        self.space_benefits: list[int] = []  # by space
        self.first_spaces: list[int] = []
        # Cards and tiles.
        self.missions: list[Mission] = []
        self.goals: list[Goal] = []
        self.discoveries: list[Discovery] = []
        self.research_names: dict[str, str] = {}
        self.solo_deck: list[SoloCard] = []
        self.solo_goals: list[SoloGoal] = []
        self.a_cards: list[list[int]] = []  # by card: its types
        self.a_names: list[dict[str, str]] = []
        self.b_cards: list[TaskCard] = []
        # The chapters of Alien Invasion.
        self.blackout: BlackoutFigures | None = None
        self.outbreak: OutbreakParts
        self.invasion: InvasionData | None = None

    def grid_spaces(self) -> int:
        """How many technologies the grid holds."""
        return sum([row.spaces for row in self.grid])

    @property
    def reconstructed(self) -> list[str]:
        """What is our own design and not the original's, in English."""
        return self.reconstructed_in("en")

    def reconstructed_in(self, lang: str) -> list[str]:
        """What is our own design and not the original's, one line each, in English, French or Portuguese."""
        return [note.text(lang) for note in self.notes]

"""The state of a table of On Mars, declared once: views and positions follow from it."""

from __future__ import annotations

from typing import Final

from areo.kernel.fields import Amounts, Derived, Field, Flag, Number, OneOf
from areo.kernel.state import State
from areo.on_mars.derived import (
    beds,
    colonists_left,
    contracts_met,
    depot,
    goals_standing,
    level_row,
    shuttle_leaves,
    solo_goal,
    steps_left,
    storage_limit,
    top_arrows,
)
from areo.on_mars.fields import (
    Active,
    Aside,
    ContractDeck,
    ContractSet,
    DiscoveryDeck,
    Display,
    Exploration,
    LssRows,
    MissionCards,
    OneTile,
    Order,
    PlanDeck,
    PlanRows,
    RewardTiles,
    ShuttlePlace,
    SlotRows,
    Stacks,
    TechGrid,
    TechStock,
)
from areo.on_mars.fields_lacerda import Him
from areo.on_mars.fields_map import Mars
from areo.on_mars.fields_players import (
    BotPlaces,
    BotsInSupply,
    Cubes,
    GoalHand,
    GoalsDone,
    HeldContracts,
    HiredScientists,
    Humans,
    Lab,
    Plans,
    RoverMoved,
    Ships,
    SpaceTaken,
    Storage,
    TakenDiscoveries,
    TakenResearch,
)
from areo.on_mars.fields_variant import FirstCard, TaskDeck, TaskHand, TasksDone
from areo.on_mars.numbers import (
    COLONISTS,
    COLONY_LEVELS,
    DEPOT,
    GOODS,
    MARKERS,
    PHASES,
    SHELTERS,
    SHIPS,
    WAREHOUSE,
)

TABLE: Final[tuple[Field, ...]] = (
    Number("round", 1),
    OneOf("phase", PHASES),
    Order("order"),
    Active("active"),
    Flag("main_done"),
    Flag("executive_done"),
    Number("level", 1, COLONY_LEVELS),
    Derived("level_row", level_row),
    LssRows("lss"),
    RewardTiles("rewards"),
    MissionCards("missions"),
    Number("remaining_missions", 0, 3, attribute="remaining"),
    Flag("end_triggered"),
    Flag("last_round"),
    ShuttlePlace("shuttle"),
    Derived("shuttle_leaves", shuttle_leaves),
    Amounts("warehouse", tuple([GOODS[good] for good in WAREHOUSE])),
    TechGrid("tech_grid"),
    TechStock("tech_stock"),
    PlanRows("blueprint_rows"),
    PlanDeck("blueprint_deck"),
    Display("display"),
    ContractDeck("contract_deck"),
    Exploration("exploration"),
    DiscoveryDeck("discovery_stack"),
    Stacks("stacks"),
    Derived("arrows", top_arrows),
    Mars("map"),
    SlotRows("slots"),
    Aside("aside"),
    ContractSet("contracts_told"),
    OneTile("radar"),
    TaskDeck("task_deck"),
    Flag("task_done", "b_turn"),
    Number("developed", 0),
    Derived("walk", steps_left),
    Derived("solo_goal", solo_goal),
)

PLAYER: Final[tuple[Field, ...]] = (
    SpaceTaken("space"),
    Number("op", 0),
    Storage("storage"),
    Derived("storage_limit", storage_limit),
    Number("crystals", 0, DEPOT),
    Derived("depot", depot),
    Number("pending", 0, 99),
    Number("quarters", 0, COLONISTS),
    Derived("beds", beds),
    Number("working", 0, COLONISTS),
    Number("gained_colonists", 0, COLONISTS, attribute="gained"),
    Derived("supply", colonists_left),
    BotsInSupply("bots_in_supply"),
    Ships("ships"),
    Number("hangar", 0, SHIPS),
    Number("ships_removed", 0, SHIPS, attribute="removed"),
    Number("shelters_left", 0, SHELTERS, attribute="shelters"),
    Number("markers", 0, MARKERS),
    Lab("lab"),
    Plans("blueprints"),
    HiredScientists("scientists"),
    HeldContracts("contracts"),
    Derived("contracts_met", contracts_met),
    GoalHand("goals"),
    Derived("goals_standing", goals_standing, hidden=True),
    GoalsDone("goal_done"),
    Cubes("progress"),
    TakenDiscoveries("discoveries"),
    TakenResearch("research"),
    BotPlaces("bots"),
    RoverMoved("rover_moved"),
    FirstCard("first_card"),
    TaskHand("tasks"),
    TasksDone("tasks_done"),
)


def declare(table: tuple[Field, ...] = (), player: tuple[Field, ...] = ()) -> State:
    """The state of a table, with what a chapter adds to it and to each player."""
    return State(*TABLE, Humans(*PLAYER, *player), Him("lacerda"), *table)


STATE: Final = declare()

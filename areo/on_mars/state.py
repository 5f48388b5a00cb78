"""The state of a table of On Mars, declared once: views and positions follow from it."""

from __future__ import annotations

from typing import Final

from areo.kernel.fields import Amounts, Derived, Flag, Number, OneOf, Sight
from areo.kernel.parts import Players
from areo.kernel.state import State
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
    Bots,
    Cubes,
    GoalHand,
    GoalsDone,
    HeldContracts,
    HiredScientists,
    Lab,
    Plans,
    RoverAt,
    RoverMoved,
    Ships,
    SpaceTaken,
    Storage,
    TakenDiscoveries,
    TakenResearch,
)
from areo.on_mars.fields_variant import FirstCard, TaskDeck, TaskHand, TasksDone
from areo.on_mars.numbers import COLONISTS, COLONY_LEVELS, GOODS, MARKERS, PHASES, SHELTERS, SHIPS, WAREHOUSE
from areo.on_mars.table import OnMarsTable


def bots_in_supply(table: OnMarsTable, seat: int, sight: Sight) -> object:
    return table.bots_left(seat)


STATE: Final = State(
    Number("round", 1),
    OneOf("phase", PHASES),
    Order("order"),
    Active("active"),
    Flag("main_done"),
    Flag("executive_done"),
    Number("level", 1, COLONY_LEVELS),
    LssRows("lss"),
    RewardTiles("rewards"),
    MissionCards("missions"),
    Number("remaining_missions", 0, 3, attribute="remaining"),
    Flag("end_triggered"),
    Flag("last_round"),
    ShuttlePlace("shuttle"),
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
    Mars("map"),
    SlotRows("slots"),
    Aside("aside"),
    ContractSet("contracts_told"),
    OneTile("radar"),
    TaskDeck("task_deck"),
    Flag("task_done", "b_turn"),
    Players(
        SpaceTaken("space"),
        Number("op", 0),
        Storage("storage"),
        Number("crystals", 0, 99),
        Number("pending", 0, 99),
        Number("quarters", 0, COLONISTS),
        Number("working", 0, COLONISTS),
        Number("gained_colonists", 0, COLONISTS, attribute="gained"),
        Derived("bots_in_supply", bots_in_supply),
        Ships("ships"),
        Number("hangar", 0, SHIPS),
        Number("ships_removed", 0, SHIPS, attribute="removed"),
        Number("shelters_left", 0, SHELTERS, attribute="shelters"),
        Number("markers", 0, MARKERS),
        Lab("lab"),
        Plans("blueprints"),
        HiredScientists("scientists"),
        HeldContracts("contracts"),
        GoalHand("goals"),
        GoalsDone("goal_done"),
        Cubes("progress"),
        TakenDiscoveries("discoveries"),
        TakenResearch("research"),
        Bots("bots"),
        RoverAt("rover"),
        RoverMoved("rover_moved"),
        FirstCard("first_card"),
        TaskHand("tasks"),
        TasksDone("tasks_done"),
    ),
    Him("lacerda"),
)

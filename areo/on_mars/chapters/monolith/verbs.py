"""The verbs of Monolith: time, sabotage cards, and what each of them does to the colony."""

from __future__ import annotations

from areo.on_mars import verbs
from areo.on_mars.chapters.game import LOST, WON
from areo.on_mars.chapters.monolith import goals
from areo.on_mars.chapters.monolith.goals import PLAYER
from areo.on_mars.chapters.monolith.numbers import BERTHS, CRYSTALS_STOLEN, ROUNDS_DISABLED, SABOTAGE
from areo.on_mars.chapters.monolith.table import Monolith
from areo.on_mars.colony import SHUTTLE_STOPS_AT
from areo.on_mars.geometry import CENTRE
from areo.on_mars.numbers import (
    AT_WORK,
    CELL,
    CELLS,
    COLONY_LEVELS,
    COMMON,
    CRYSTAL,
    HEX,
    IN_MINE,
    IN_SUPPLY,
    LEVEL_OF_CELL,
    MINE,
    MISSION,
    NONE,
    RESOURCES,
    SHELTER,
    TECH,
    blueprint,
)
from areo.on_mars.table import KINDS

# Sabotage cards


def lay_sabotage(game: Monolith, card: int) -> int:
    """A new card: first a cube on the oldest card of its letter with room, which is given; then it is laid."""
    letter = game.figures_of.sabotage[card].letter
    marked = NONE
    for place, other in enumerate(game.sabotage):
        if game.figures_of.sabotage[other].letter == letter and game.cubes[place] < game.figures_of.cubes:
            game.cubes[place] += 1
            marked = other
            break
    game.sabotage.append(card)
    game.cubes.append(0)
    return marked


def draw_sabotage(game: Monolith) -> None:
    """The next card of the deck comes into play."""
    if not game.sabotage_deck:
        return
    card = game.sabotage_deck.pop()
    game.reveal()
    game.note("sabotage-drawn", PLAYER, SABOTAGE.thing(card))
    marked = lay_sabotage(game, card)
    if marked != NONE:
        cubes = game.cubes[game.sabotage.index(marked)]
        game.note("sabotage-cube", PLAYER, SABOTAGE.thing(marked), cubes)


def discard_sabotage(game: Monolith, card: int) -> None:
    """A card is resolved."""
    place = game.sabotage.index(card)
    del game.sabotage[place]
    del game.cubes[place]
    game.past.append(card)
    game.note("sabotage-resolved", PLAYER, SABOTAGE.thing(card))


def end(game: Monolith) -> None:
    """The goals that are met now decide; then everything is counted."""
    game.met_at_end = goals.met(game)
    game.outcome = WON if game.met_at_end >= game.figures_of.goals_to_win else LOST
    game.note("monolith-ends", PLAYER, game.met_at_end)


# What they do


def bomb(game: Monolith) -> None:
    """The blueprint of the first goal costs more from now on; if it is built, its marker goes to the reserve."""
    game.bombed = True
    number = game.blueprint_goal
    hex = game.plan_at[number]
    if hex == NONE:
        return
    game.advanced[PLAYER] &= ~(1 << hex)
    game.plan_at[number] = NONE
    game.markers[PLAYER] += 1
    game.marker_back = True
    for scientist in range(len(game.scientist_at)):
        if game.scientist_at[scientist] == number:
            game.scientist_at[scientist] = 0
    game.note("bombed", PLAYER, blueprint(number), HEX.thing(hex))


def lay_marker(game: Monolith) -> None:
    """The blueprint of the first goal is built again, with a marker of the reserve."""
    game.markers[PLAYER] -= 1
    game.marker_back = False


def change_plans(game: Monolith) -> None:
    game.plans_changed = True


def hack(game: Monolith) -> None:
    """The technology of the goal goes back a column, if possible in its row; from the first one to the grid."""
    tech = game.tech_goal
    cell = game.cell[PLAYER * KINDS + tech]
    if cell == NONE:
        return
    for level in range(LEVEL_OF_CELL[cell] - 1, 0, -1):
        row = CELLS[cell].split(".")[-1]
        free = [
            other for other in range(len(CELLS)) if LEVEL_OF_CELL[other] == level and not game.cell_taken(PLAYER, other)
        ]
        if free:
            same = [other for other in free if CELLS[other].endswith(row)]
            back = (same or free)[0]
            game.cell[PLAYER * KINDS + tech] = back
            game.note("tech-back", PLAYER, TECH.thing(tech), CELL.thing(back))
            return
    game.cell[PLAYER * KINDS + tech] = NONE
    if NONE in game.grid:
        game.grid[game.grid.index(NONE)] = tech
    game.note("tech-lost", PLAYER, TECH.thing(tech))


def lose_hire_cost(game: Monolith) -> None:
    """What hiring the scientist of the goal costs is lost, as far as it is there; a colonist's work counts too."""
    cost = game.book.scientists[game.scientist_goal].cost
    for good in range(RESOURCES):
        lost = min(cost.kinds[good], game.stock(PLAYER, good))
        if lost:
            game.storage[PLAYER * RESOURCES + good] -= lost
            verbs.note_goods(game, "stolen", PLAYER, good, lost)
    working = min(cost.colonists, game.quarters[PLAYER])
    if working:
        verbs.send_to_work(game, PLAYER, working)


def abduct(game: Monolith, place: int) -> None:
    """A colonist goes back to the supply."""
    verbs.move_colonists(game, PLAYER, place, IN_SUPPLY, 1)
    game.note("abducted", PLAYER, 1)


def harvest(game: Monolith) -> None:
    """All crystals on Mars are gone."""
    game.note("harvested", PLAYER, game.crystals_on.bit_count())
    game.crystals_on = 0


def delay_shuttle(game: Monolith) -> None:
    """The shuttle is one space further from leaving, even beside the board."""
    if game.berth and game.level not in (SHUTTLE_STOPS_AT, COLONY_LEVELS) and game.berth < BERTHS:
        game.berth += 1
        game.note("shuttle-moves", -1, game.berth)


def make_dearer(game: Monolith, dearer: bool) -> None:
    game.dearer = dearer


def deny_reward(game: Monolith, denied: bool) -> None:
    """The next reward of the life support system will not be given; or it was due, and was not."""
    game.unrewarded = denied
    if not denied:
        game.note("reward-denied", PLAYER)


def steal_crystals(game: Monolith) -> None:
    """Crystals of the depot go, then those on their way; what is missing is taken from those that come."""
    taken = min(CRYSTALS_STOLEN, game.crystals[PLAYER])
    game.crystals[PLAYER] -= taken
    waiting = min(CRYSTALS_STOLEN - taken, game.pending[PLAYER])
    game.pending[PLAYER] -= waiting
    game.debt = CRYSTALS_STOLEN - taken - waiting
    if taken + waiting:
        verbs.note_goods(game, "stolen", PLAYER, CRYSTAL, taken + waiting)


def pay_debt(game: Monolith, amount: int) -> int:
    """Of crystals that come, what is still owed is taken; gives what is left."""
    taken = min(game.debt, amount)
    if taken:
        game.debt -= taken
        verbs.note_goods(game, "stolen", PLAYER, CRYSTAL, taken)
    return amount - taken


def turn_down(game: Monolith, type: int, hex: int) -> None:
    """A building lies face down: it has no type and does nothing until it is constructed again."""
    code = type if type < COMMON else COMMON + PLAYER
    if type == MINE and game.miners[PLAYER] >> hex & 1:
        verbs.move_colonists(game, PLAYER, IN_MINE + hex, AT_WORK, 1)
    game.built[code] ^= 1 << hex
    game.ruined[code] |= 1 << hex
    game.dead |= 1 << hex
    game.note("turned-down-shelter" if type == SHELTER else "turned-down-mine", PLAYER, HEX.thing(hex))


def lose_bot(game: Monolith, hex: int) -> None:
    game.bots[game.bots.index(hex)] = NONE
    game.note("bot-lost", PLAYER, HEX.thing(hex))


def disable_rover(game: Monolith) -> None:
    game.disabled = ROUNDS_DISABLED
    game.note("rover-disabled", PLAYER)


def lay_rover_down(game: Monolith) -> None:
    """After a colonization phase the rover lies on the starting mine, where it is no piece."""
    game.disabled -= 1
    game.rover[PLAYER] = NONE
    game.note("rover-lies", PLAYER, HEX.thing(CENTRE))


def stand_rover_up(game: Monolith, hex: int) -> None:
    """The rover works again, on a shelter; without one that is free, as if it had never moved."""
    game.disabled = 0
    game.rover[PLAYER] = hex
    game.note("rover-stands", PLAYER, HEX.thing(hex if hex != NONE else CENTRE))


def set_back_mission(game: Monolith) -> None:
    """The mission that is nearest to completion is one step further from it; of several, the first."""
    open = [slot for slot in range(len(game.missions)) if game.missions[slot] != NONE]
    if not open:
        return
    slot = min(open, key=lambda slot: game.left[slot])
    target = game.data.missions[game.missions[slot]].targets[0]
    if game.left[slot] < target:
        game.left[slot] += 1
        game.note("mission-set-back", PLAYER, MISSION.thing(game.missions[slot]), game.left[slot])

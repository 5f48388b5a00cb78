"""What follows from the table, and is told in views so that whoever draws it needs no rules."""

from __future__ import annotations

from areo.kernel.fields import OWNER, Sight
from areo.kernel.sets import members
from areo.on_mars import verbs
from areo.on_mars.colony import SHUTTLE_STOPS_AT
from areo.on_mars.effects.movement import Walk, bot_steps, rover_steps
from areo.on_mars.numbers import COLONY_LEVELS, COMMON, CONTRACTS, DEPOT, NONE, SHUTTLE, TYPES
from areo.on_mars.scoring import solo_needs, total
from areo.on_mars.table import OnMarsTable


def level_row(table: OnMarsTable, at: int, sight: Sight) -> object:
    """The row of the life support system that all its markers must reach for the colony to rise."""
    return table.level + 1


def shuttle_leaves(table: OnMarsTable, at: int, sight: Sight) -> object:
    """The round at whose end the shuttle travels, as the colony stands; null if it does not."""
    if table.berth == 0 or table.level == SHUTTLE_STOPS_AT or table.last_round or table.over:
        return None
    moved = table.phase == SHUTTLE  # in this round already
    return table.round + moved + (0 if table.level == COLONY_LEVELS else table.berth - 1)


def storage_limit(table: OnMarsTable, seat: int, sight: Sight) -> object:
    return table.limit(seat)


def beds(table: OnMarsTable, seat: int, sight: Sight) -> object:
    return table.beds(seat)


def depot(table: OnMarsTable, seat: int, sight: Sight) -> object:
    """The spaces of the depot for crystals: those without a ship."""
    return DEPOT - table.ships[seat].bit_count()


def colonists_left(table: OnMarsTable, seat: int, sight: Sight) -> object:
    return table.supply[seat]


def top_arrows(table: OnMarsTable, at: int, sight: Sight) -> object:
    """The arrows of the top tile of each stack, which all see; null where none is left."""
    return {TYPES[type]: members(table.stacks[type][-1]) if table.stacks[type] else None for type in range(COMMON)}


def goals_standing(table: OnMarsTable, seat: int, sight: Sight) -> object:
    """How far somebody has come with each private goal in hand; to others, how many goals there are."""
    needs = [table.book.goal_needs[number - 1] for number in members(table.goals[seat])]
    if not sight.sees(OWNER) and not table.book.chapter.open_hands:
        return len(needs)
    return [{"have": need.have(table, seat), "need": need.wanted} for need in needs]


def contracts_met(table: OnMarsTable, seat: int, sight: Sight) -> object:
    """The contracts, by number, that would count as completed now."""
    return [n for n in range(1, CONTRACTS + 1) if table.contract_of[n] == seat and verbs.holds(table, n)]


def steps_left(table: OnMarsTable, at: int, sight: Sight) -> object:
    """While somebody moves pieces: who, and the steps left for bots and for the rover; null otherwise."""
    for seat in range(table.seats):
        question = table.open[seat]
        if question is not None and isinstance(question.frame.effect, Walk):
            count = question.frame.count
            return {"seat": seat, "bots": bot_steps(count), "rover": rover_steps(count)}
    return None


def solo_goal(table: OnMarsTable, at: int, sight: Sight) -> object:
    """Alone: the goal, and how much there is of each thing it needs; null with others."""
    if table.lacerda == NONE:
        return None
    return {
        "id": table.book.solo_goal(table.options).id,
        "needs": [{"have": have, "need": need} for _, _, have, need in solo_needs(table)],
    }


def points(table: OnMarsTable, person: int, sight: Sight) -> object:
    """What somebody's points would be if the game ended now."""
    return total(table, person)

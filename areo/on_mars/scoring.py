"""The final count, the ranking, and what a game alone needs to be won."""

from __future__ import annotations

from typing import Final

from areo.kernel.game import Json
from areo.on_mars import verbs
from areo.on_mars.colony import CUBE_POINTS
from areo.on_mars.geometry import listed, size
from areo.on_mars.goals import contracts_done
from areo.on_mars.numbers import (
    BLUEPRINTS,
    COMMON,
    CONTRACTS,
    CRYSTAL,
    NONE,
    UPGRADE_CONTRACTS,
    blueprint,
    contract,
    scientist,
)
from areo.on_mars.plans import points_of
from areo.on_mars.rewards import mines_held
from areo.on_mars.table import KINDS, LAID, OnMarsTable
from areo.on_mars.worth import DELIVERY_POINTS, SCIENTIST_POINTS, UPGRADE_POINTS

SHIP_POINTS: Final = 3
TOP_LEVEL: Final = 6
FULL_QUARTERS: Final = 6  # rows
PARTS: Final[tuple[str, ...]] = (
    "track",
    "progress",
    "ships",
    "quarters",
    "tech",
    "blueprints",
    "scientists",
    "contracts",
)


# Final deliveries


def at_hand(game: OnMarsTable, person: int, good: int) -> int:
    """How much of a good somebody could still lay onto contracts: pending crystals are there in the final count."""
    return game.crystals[person] + game.pending[person] if good == CRYSTAL else game.stock(person, good)


def completable(game: OnMarsTable, person: int) -> list[int]:
    """The deliveries, by number, that somebody's goods would complete: each by itself, not all of them together."""
    found: list[int] = []
    for number in range(UPGRADE_CONTRACTS + 1, CONTRACTS + 1):
        if game.contract_of[number] == person and not verbs.holds(game, number) and enough(game, person, [number]):
            found.append(number)
    return found


def enough(game: OnMarsTable, person: int, contracts: list[int]) -> bool:
    """Whether somebody's goods complete all of these."""
    return not [good for good in range(LAID) if short_of(game, person, contracts, good)]


def short_of(game: OnMarsTable, person: int, contracts: list[int], good: int) -> bool:
    return sum([game.needs_on(number, good) for number in contracts]) > at_hand(game, person, good)


def undisputed(game: OnMarsTable, person: int) -> list[int]:
    """Of the deliveries that could be completed, those that take nothing which another of them would lack."""
    found = completable(game, person)
    scarce = [good for good in range(LAID) if short_of(game, person, found, good)]
    return [number for number in found if not [good for good in scarce if game.needs_on(number, good) > 0]]


def complete(game: OnMarsTable, person: int, number: int) -> None:
    """All that a contract still needs goes onto it."""
    for good in range(LAID):
        for _ in range(game.needs_on(number, good)):
            verbs.deliver(game, person, number, good)


def most_completable(game: OnMarsTable, person: int) -> list[int]:
    """As many deliveries as somebody's goods complete together; of several such sets, one."""
    found = completable(game, person)
    best: list[int] = []
    for chosen in range(1 << len(found)):
        contracts = [found[at] for at in range(len(found)) if chosen >> at & 1]
        if len(contracts) > len(best) and enough(game, person, contracts):
            best = contracts
    return best


# Points


def all_advanced(game: OnMarsTable, type: int) -> int:
    """How many advanced buildings of a type stand on Mars, whoever's. `NONE`: no type, and none."""
    return sum([size(game.all_of(type) & hexes) for hexes in game.advanced]) if type != NONE else 0


def quarters_points(game: OnMarsTable, person: int) -> int:
    """The ladder's value for the highest occupied row of the living quarters, after colonists have come home."""
    if person == game.lacerda:
        full = str(game.options.get("lacerda_quarters")) == "21"
        rows = FULL_QUARTERS if full else (game.beds(person) + 1) // 2
        return game.data.beds_points[rows]
    at_home = game.quarters[person]
    if not game.over:
        coming = game.working[person]
        for place in game.book.slots_of_side(game.side_of(person)):
            coming += game.slot(place, person)
        at_home += min(coming, game.free_beds(person))
    return game.data.beds_points[(at_home + 1) // 2]


def contract_points(game: OnMarsTable, number: int, deliverable: list[int]) -> int:
    """What a contract is worth to whoever holds it. Lacerda's are always done.

    `deliverable`: those that will be completed in the final count as things stand.
    """
    person = game.contract_of[number]
    done = person == game.lacerda or verbs.holds(game, number) or number in deliverable
    values = UPGRADE_POINTS if number <= UPGRADE_CONTRACTS else DELIVERY_POINTS
    return values[0] if done else values[1]


def plan_points(game: OnMarsTable, number: int) -> int:
    """What a blueprint is worth to whoever has it, as it stands."""
    return points_of(number) if game.plan_at[number] != NONE else -points_of(number)


def scientist_points(game: OnMarsTable, index: int) -> int:
    """What a scientist is worth to whoever has him."""
    return SCIENTIST_POINTS * all_advanced(game, game.book.scientists[index].scores)


def to_be_delivered(game: OnMarsTable, person: int) -> list[int]:
    """The deliveries that somebody's goods will complete in the final count as things stand."""
    return [] if game.over or person == game.lacerda else most_completable(game, person)


def parts(game: OnMarsTable, person: int) -> list[int]:
    """Somebody's points by source, in the order of `PARTS`."""
    tech = sum([game.data.lab_points[game.tech_level(person, kind)] for kind in range(KINDS)])
    plans = 0
    for number in range(1, BLUEPRINTS + 1):
        if game.plan_of[number] == person:
            plans += plan_points(game, number)
    scientists = 0
    for index in range(len(game.scientist_of)):
        if game.scientist_of[index] == person:
            scientists += scientist_points(game, index)
    contracts = 0
    deliverable = to_be_delivered(game, person)
    for number in range(1, CONTRACTS + 1):
        if game.contract_of[number] == person:
            contracts += contract_points(game, number, deliverable)
    return [
        game.op[person],
        CUBE_POINTS[game.progress[person].bit_count()],
        SHIP_POINTS * game.hangar[person],
        quarters_points(game, person),
        tech,
        plans,
        scientists,
        contracts,
    ]


def by_card(game: OnMarsTable, person: int) -> dict[str, int]:
    """What each of somebody's cards is worth."""
    things = game.book.things
    told: dict[str, int] = {}
    for number in range(1, BLUEPRINTS + 1):
        if game.plan_of[number] == person:
            told[things.id(blueprint(number))] = plan_points(game, number)
    for index in range(len(game.scientist_of)):
        if game.scientist_of[index] == person:
            told[things.id(scientist(index))] = scientist_points(game, index)
    deliverable = to_be_delivered(game, person)
    for number in range(1, CONTRACTS + 1):
        if game.contract_of[number] == person:
            told[things.id(contract(number))] = contract_points(game, number, deliverable)
    return told


def count(game: OnMarsTable, person: int) -> Json:
    """Somebody's points by source, and by card."""
    told = parts(game, person)
    return {"total": sum(told), **dict(zip(PARTS, told, strict=True)), "by_card": by_card(game, person)}


def total(game: OnMarsTable, person: int) -> int:
    return sum(parts(game, person))


def ranking(game: OnMarsTable) -> list[list[int]]:
    """By points; then crystals in the depot, own advanced buildings, progress cubes."""
    keys: list[tuple[int, int, int, int]] = []
    for seat in range(game.humans):
        crystals = game.crystals[seat]
        cubes = game.progress[seat].bit_count()
        keys.append((total(game, seat), crystals, size(game.advanced[seat]), cubes))
    places: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        places.append([seat for seat in range(game.humans) if keys[seat] == key])
    return places


# Alone


def solo_needs(game: OnMarsTable) -> list[tuple[str, list[int], int, int]]:
    """What the chosen goal asks for: each item with its figures, how much there is, and how much it needs."""
    seat = 0
    found: list[tuple[str, list[int], int, int]] = []
    for rule, figures in game.book.solo_goal(game.options).needs:
        have, need = solo_standing(game, seat, rule, figures)
        found.append((rule, figures, have, need))
    return found


def solo_standing(game: OnMarsTable, seat: int, rule: str, figures: list[int]) -> tuple[int, int]:
    if rule == "colony_level":
        return game.level, figures[0]
    if rule == "contracts":
        return contracts_done(game, seat), figures[0]
    if rule in ("upgrade_contracts", "delivery_contracts"):
        upgrade = rule == "upgrade_contracts"
        numbers = range(1, UPGRADE_CONTRACTS + 1) if upgrade else range(UPGRADE_CONTRACTS + 1, CONTRACTS + 1)
        done = [n for n in numbers if game.contract_of[n] == seat and verbs.holds(game, n)]
        return len(done), figures[0]
    if rule == "contract":
        number = figures[0]
        return int(game.contract_of[number] == seat and verbs.holds(game, number)), 1
    if rule == "private_goals":
        return game.goals_done[seat].bit_count(), figures[0]
    if rule == "top_techs":
        return sum([game.tech_level(seat, kind) == TOP_LEVEL for kind in range(KINDS)]), figures[0]
    if rule == "tech":
        return game.tech_level(seat, figures[0]), figures[1]
    if rule == "research":
        return game.research[seat].bit_count(), figures[0]
    if rule == "shelters":
        return game.on_map(seat), figures[0]
    if rule == "mines":
        return mines_held(game, seat), figures[0]
    if rule == "advanced":
        return size(game.advanced[seat] & game.where(figures[0], seat)), figures[1]
    if rule == "complex":
        return largest_complex(game, figures[0], seat), figures[1]
    if rule == "stored":
        return game.stock(seat, figures[0]), figures[1]
    if rule == "scientist":
        return int(game.scientist_of[figures[0]] == seat), 1
    if rule == "side":
        return int(game.side_of(seat) == figures[0]), 1
    return total(game, seat) - total(game, game.lacerda), figures[0]


def largest_complex(game: OnMarsTable, type: int, seat: int) -> int:
    hexes = game.built[type] if type < COMMON else game.built[COMMON + seat]
    return max([size(game.complex_at(hex)) for hex in listed(hexes)], default=0)


def solo_won(game: OnMarsTable) -> bool:
    return all(have >= need for _, _, have, need in solo_needs(game))

"""How well a seat stands, by rule of thumb, for bots that look a step ahead.

Everything is counted in points at the end of the game: those that are certain, and what money, production, cubes and
cards in hand will probably become in the generations that are left.
"""

from __future__ import annotations

from typing import Final

from areo.tableau.worth import CARD, POINT, PRODUCTION, STOCK, Profile
from areo.terraforming_mars import board, goals, scoring
from areo.terraforming_mars.numbers import (
    BUILDING,
    CARD_PRICE,
    ENERGY,
    HEAT,
    MC,
    NOBODY,
    OCEAN_GOAL,
    OXYGEN_GOAL,
    PLANTS,
    SOLO_GENERATIONS,
    SPACE,
    STEEL,
    TEMPERATURE_GOAL,
    TEMPERATURE_START,
    TEMPERATURE_STEP,
    TITANIUM,
)
from areo.terraforming_mars.prices import (
    CITY,
    GREENERY,
    HEATING,
    KINDS,
    OCEAN,
    OXYGEN,
    RATING,
    cube_prices,
)
from areo.terraforming_mars.table import MarsTable, Player
from areo.terraforming_mars.thumb import Thumb

RESEARCH: Final = 1  # the phase right after production
FINAL: Final = 3  # the phase after the last production

# Time
ENDS: Final = [14, 12, 11, 10, 9]  # the generation a game is likely to end in, by players
STEPS: Final = 42  # of all parameters together
HURRY_FROM: Final = 4  # generations before the likely end

# Money, in points
DONE: Final = 0.035  # 1 M€ when Mars is done: there is only the rest of this generation to spend it
NOTHING: Final = 0.002  # 1 M€ when the game is over: it breaks ties

# Other things
RIVAL: Final = [0.0, 0.7, 0.4, 0.3, 0.25]  # how much the best other's standing counts, by players
AWARD_SPREAD: Final = [2.0, 4.0, 2.0, 7.0, 5.0]  # a lead in each award that is likely to last at the end
SPREAD_BY_TIME: Final = 0.35  # how much more of a lead it takes for each generation left

# Standard projects
ASTEROID: Final = 2
AQUIFER: Final = 3
GREENERY_PROJECT: Final = 4
CITY_PROJECT: Final = 5

# A use of money: minus its gain for each M€, its gain in points, its price.
Offer = tuple[float, float, float]


def evaluate(game: MarsTable, seat: int, thumb: Thumb) -> float:
    """What the seat has and may expect, in points, against the best of the others."""
    if game.phase >= FINAL:
        return margin(game, seat, thumb)
    left = generations_left(game)
    prices = prices_for(game, seat, left, thumb)
    later = prices_for(game, seat, left // 2, thumb)
    value = standing(game, seat, left, prices, later, thumb) + in_hand(game, seat, left, prices, later, thumb)
    if game.solo:
        return value
    best = -1e9
    for other in range(game.seats):
        if other != seat:
            prices = prices_for(game, other, left, thumb)
            later = prices_for(game, other, left // 2, thumb)
            best = max(best, standing(game, other, left, prices, later, thumb))
    return value - thumb.rival * RIVAL[game.seats - 1] * best - hurry(game, thumb)


def margin(game: MarsTable, seat: int, thumb: Thumb) -> float:
    """How the game ends: points, the last greeneries, and the money that breaks a tie."""
    if game.solo:
        return steps_alone(game, thumb) + thumb.point * last_points(game, 0)
    best = -1e9
    for other in range(game.seats):
        if other != seat:
            best = max(best, last_points(game, other))
    return last_points(game, seat) - RIVAL[game.seats - 1] * best


def last_points(game: MarsTable, seat: int) -> float:
    """A seat's points, with those of the greeneries it can still place."""
    player = game.players[seat]
    greeneries = 0 if game.over else player.stock[PLANTS] // player.greenery_cost
    return scoring.total(game, seat) + greeneries + NOTHING * player.stock[MC]


def terraformed(game: MarsTable) -> int:
    """Steps of all three parameters made so far."""
    return (game.temperature - TEMPERATURE_START) // TEMPERATURE_STEP + game.oxygen + game.oceans


def generations_left(game: MarsTable) -> int:
    """How many generations are probably still to come after this one.

    By the clock: if it fell with every step that terraforms Mars, nobody would want to make one. It goes on only after
    research, so that nobody fears to pass.
    """
    generation = game.generation - 1 if game.phase == RESEARCH else game.generation
    if game.solo:
        return SOLO_GENERATIONS - generation
    if game.all_done():
        return 0
    return max(0, ENDS[game.seats - 1] - generation)


def prices_for(game: MarsTable, seat: int, left: int, thumb: Thumb) -> list[float]:
    """What each kind of thing is worth to a player, in points."""
    player = game.players[seat]
    money = DONE if game.all_done() and not game.solo else thumb.money[left]
    income = thumb.income[left]
    point = thumb.point
    rating = point + income
    midway = point + thumb.income[left // 2]
    cooler = TEMPERATURE_GOAL - game.temperature
    heating = rating + thumb.heating if cooler else 0.0
    ocean = rating + thumb.ocean + thumb.tile_bonus * money if game.oceans < OCEAN_GOAL else 0.0
    oxygen = 0.0
    greenery = point * (1.0 + thumb.beside_city) + thumb.tile_bonus * money
    plant = thumb.plant_use * greenery / player.greenery_cost
    if game.oxygen < OXYGEN_GOAL:
        oxygen = rating + thumb.oxygen
        greenery += oxygen
        plant += thumb.plant_use * (midway + thumb.oxygen) / player.greenery_cost
    heat = thumb.heat_use * (midway + thumb.heating) / 8.0 if cooler else 0.0
    heat_for = thumb.heat_a_degree * cooler / (1.0 + heat_of_all(game))
    heated = min(float(left), heat_for)  # generations with a use for heat
    prices = [0.0] * KINDS
    prices[PRODUCTION + MC] = income
    prices[PRODUCTION + STEEL] = income * player.values[STEEL] * thumb.metal_use
    prices[PRODUCTION + TITANIUM] = income * player.values[TITANIUM] * thumb.metal_use
    prices[PRODUCTION + PLANTS] = plant * (left + thumb.last_plants)
    prices[PRODUCTION + HEAT] = heat * heated
    prices[PRODUCTION + ENERGY] = heat * max(0.0, heated - 1.0) + thumb.energy_use * income
    prices[STOCK + MC] = money
    prices[STOCK + STEEL] = money * player.values[STEEL] * thumb.metal_use
    prices[STOCK + TITANIUM] = money * player.values[TITANIUM] * thumb.metal_use
    prices[STOCK + PLANTS] = plant
    prices[STOCK + HEAT] = heat
    prices[STOCK + ENERGY] = heat * thumb.kept_energy
    if player.values[HEAT]:
        prices[STOCK + HEAT] = max(heat, money * 0.95)
        prices[PRODUCTION + HEAT] = max(prices[PRODUCTION + HEAT], income * 0.95)
        prices[PRODUCTION + ENERGY] = max(prices[PRODUCTION + ENERGY], income)
    prices[RATING] = rating
    prices[HEATING] = heating
    prices[OXYGEN] = oxygen
    prices[OCEAN] = ocean
    prices[GREENERY] = greenery
    prices[CITY] = point * thumb.city_points * min(1.0, 0.3 + thumb.by_time * left) + thumb.tile_bonus * money
    prices[POINT] = point
    prices[CARD] = thumb.card_worth * money * min(1.0, 0.1 + 0.3 * left)
    cube_prices(prices, thumb.animal * point, thumb.microbe * point)
    return prices


def heat_of_all(game: MarsTable) -> int:
    """What all players together will have for heating in a generation."""
    total = 0
    for player in game.players:
        total += player.production[HEAT] + player.production[ENERGY]
    return total


def standing(game: MarsTable, seat: int, left: int, prices: list[float], later: list[float], thumb: Thumb) -> float:
    """What a seat has on the table, for all to see."""
    player = game.players[seat]
    point = prices[POINT]
    certain = float(scoring.milestone_points(game, seat) + scoring.greenery_points(game, seat))
    certain += scoring.city_points(game, seat) + awards(game, seat, left)
    value = certain * point + player.tr * prices[RATING]
    if game.solo:
        value += steps_alone(game, thumb)
    production = player.production
    stock = player.stock
    for resource in range(6):
        value += production[resource] * prices[PRODUCTION + resource] + stock[resource] * prices[STOCK + resource]
    wanted = thumb.heat_a_degree * (TEMPERATURE_GOAL - game.temperature)
    if stock[HEAT] > wanted and not player.values[HEAT]:
        value -= (stock[HEAT] - wanted) * prices[STOCK + HEAT]
    if game.solo and stock[PLANTS] > player.greenery_cost * (OXYGEN_GOAL - game.oxygen):
        value -= (stock[PLANTS] - player.greenery_cost * (OXYGEN_GOAL - game.oxygen)) * prices[STOCK + PLANTS]
    if game.phase == RESEARCH:  # as before production: passing must look no worse than waiting for others to pass
        value -= player.tr * prices[STOCK + MC]
        for resource in range(6):
            value -= production[resource] * prices[STOCK + resource]
    if game.all_done() and not game.solo:
        value -= stock[PLANTS] * prices[STOCK + PLANTS] + production[PLANTS] * prices[PRODUCTION + PLANTS]
        value += (stock[PLANTS] + production[PLANTS]) // player.greenery_cost * (1.0 + thumb.beside_city)
    value += in_play(game, seat, left, prices, later, thumb)
    value += room(game, seat, thumb) * point * min(1.0, thumb.by_time * left)
    return value + ahead(game, seat, left, thumb)


def hurry(game: MarsTable, thumb: Thumb) -> float:
    """What the steps that are missing cost in patience: more towards the end, so that somebody makes them."""
    generation = game.generation - 1 if game.phase == RESEARCH else game.generation
    late = generation - ENDS[game.seats - 1] + HURRY_FROM
    return (STEPS - terraformed(game)) * (thumb.patience + (thumb.hurry * late if late > 0 else 0.0))


def steps_alone(game: MarsTable, thumb: Thumb) -> float:
    """Alone, all three parameters must be done in time, and nothing else counts."""
    return (
        (game.temperature - TEMPERATURE_START) // TEMPERATURE_STEP * thumb.heating
        + game.oxygen * thumb.oxygen
        + game.oceans * thumb.ocean
    )


def founded(game: MarsTable, corporation: int, left: int, prices: list[float]) -> float:
    """What a corporation brings that was chosen and not yet revealed."""
    start = game.book.start(corporation)
    value = game.book.profiles[corporation].yearly.at(prices) * left
    for resource in range(6):
        value += start.production[resource] * prices[PRODUCTION + resource]
        value += start.stock[resource] * prices[STOCK + resource]
    return value


def in_play(game: MarsTable, seat: int, left: int, prices: list[float], later: list[float], thumb: Thumb) -> float:
    """What a seat's cards in play will bring: points, and what they do each generation."""
    player = game.players[seat]
    value = 0.0
    if player.corporation:
        value += yearly(game.book.profiles[player.corporation], player, left, later, thumb)
    for number in player.played:
        profile = game.book.profiles[number]
        if profile.lasts:
            value += profile.flat * prices[POINT]
            if profile.figured and profile.card.points is not None:
                value += profile.card.points.of(game, seat, number) * prices[POINT]
            if profile.yearly.kinds:
                value += yearly(profile, player, left, later, thumb)
    for number, cubes in player.cubes.items():
        if cubes:
            value += game.book.profiles[number].cube.at(prices) * cubes
    return value


def yearly(profile: Profile, player: Player, left: int, prices: list[float], thumb: Thumb) -> float:
    """What a card's action and triggers will bring in the generations to come."""
    if left == 0 or not profile.yearly.kinds:
        return 0.0
    value = profile.yearly.at(prices)
    if value <= 0.0:
        return 0.0
    if profile.needs[ENERGY] > player.production[ENERGY]:
        value *= thumb.without_energy
    return value * left * thumb.action_use


def room(game: MarsTable, seat: int, thumb: Thumb) -> float:
    """Room for greeneries beside one's own cities."""
    cities = game.city & game.own[seat]
    if not cities:
        return 0.0
    free = board.LAND & ~game.taken
    found = 0
    for site in board.hexes(cities):
        found += (board.AROUND[site] & free).bit_count()
    return thumb.room * found


def awards(game: MarsTable, seat: int, left: int) -> float:
    """Points for awards: certain ones at the end, before that by how good the chances are."""
    value = 0.0
    for award in range(len(game.awards)):
        if game.awards[award] == NOBODY:
            continue
        mine = goals.award_value(game, seat, award)
        best = -99
        better = 0
        for other in range(game.seats):
            if other != seat:
                have = goals.award_value(game, other, award)
                best = max(best, have)
                better += have > mine
        spread = AWARD_SPREAD[award] * (0.05 + SPREAD_BY_TIME * left)
        chance = max(0.0, min(1.0, 0.5 + 0.5 * (mine - best + 0.01) / spread))
        value += 5.0 * chance
        if game.seats > 2 and better <= 1:
            value += 2.0 * (1.0 - chance)
    return value


def in_hand(game: MarsTable, seat: int, left: int, prices: list[float], later: list[float], thumb: Thumb) -> float:
    """What the seat's own cards in hand are worth; others' are not known to it.

    The best for their price are counted first: those that can be paid at once, then those that the next income will
    pay for. What is beyond that is only good for selling.
    """
    player = game.players[seat]
    offers: list[Offer] = []
    for number in player.hand + player.bought:
        gain = held(game, seat, number, left, prices, later, thumb)
        if gain > 0.0:
            price = player.prices[number] + 1.0
            offers.append((-gain / price, gain, price))
    due = CARD_PRICE * len(player.bought)
    value = -due * prices[STOCK + MC]
    money = float(player.stock[MC] - due)
    if player.corporation == 0 and len(player.dealt_corporations) == 1:
        money += game.book.start(player.dealt_corporations[0]).stock[MC]
        value += founded(game, player.dealt_corporations[0], left, prices)
    for number in player.drafted:
        gain = held(game, seat, number, left, prices, later, thumb)
        if gain > 0.0:
            price = player.prices[number] + 4.0
            offers.append((-gain / price, gain, price))
    add_projects(prices, offers, money, 0.0 if game.solo else thumb.patience, thumb)
    money += player.stock[STEEL] * player.values[STEEL] + player.stock[TITANIUM] * player.values[TITANIUM]
    soon = float(player.tr + player.production[MC]) if left else 0.0
    if game.phase == RESEARCH and (player.dealt or player.drafted):  # as before production, until cards are bought
        money -= player.tr + player.production[MC]
        money -= player.production[STEEL] * player.values[STEEL] + player.production[TITANIUM] * player.values[TITANIUM]
    offers.sort()
    for _, gain, price in offers:
        if price <= money:
            money -= price
            value += gain * thumb.held
        elif price <= money + soon:
            soon -= price - money if money > 0.0 else price
            money = 0.0
            value += gain * thumb.held_later
    return value + thumb.sold * prices[STOCK + MC] * (len(player.hand) + len(player.bought))


def add_projects(prices: list[float], offers: list[Offer], money: float, patience: float, thumb: Thumb) -> None:
    """What is always to be had for money: a card must be better for its price."""
    offer(offers, prices[HEATING] + patience, goals.PROJECTS[ASTEROID].cost, prices, thumb)
    offer(offers, prices[OCEAN] + patience, goals.PROJECTS[AQUIFER].cost, prices, thumb)
    greenery = goals.PROJECTS[GREENERY_PROJECT].cost
    offer(offers, prices[GREENERY], greenery, prices, thumb)
    if money >= 2 * greenery:
        offer(offers, prices[GREENERY], greenery, prices, thumb)
        offer(offers, prices[CITY] + prices[PRODUCTION + MC], goals.PROJECTS[CITY_PROJECT].cost, prices, thumb)


def offer(offers: list[Offer], value: float, price: int, prices: list[float], thumb: Thumb) -> None:
    """Add a use of money, if it is worth its price."""
    gain = value - price * prices[STOCK + MC]
    if gain > 0.0:
        offers.append((-gain / price, gain * thumb.project_held, float(price)))


def held(
    game: MarsTable, seat: int, number: int, left: int, prices: list[float], later: list[float], thumb: Thumb
) -> float:
    """What a card in hand will probably bring beyond its price."""
    player = game.players[seat]
    profile = game.book.profiles[number]
    card = profile.card
    wait = 0.0
    slack = player.slack
    for requirement in card.requires:
        if not requirement.met(game, seat, slack):
            wait = max(wait, requirement.wait(game, seat, slack))
    if wait > left:
        return 0.0
    value = profile.at_once.at(prices)
    for counted in profile.counted:
        found = (counted.count.number(game, seat) + counted.extra) // counted.count.every
        value += counted.amount * found * prices[counted.kind]
    if profile.yearly.kinds:
        value += yearly(profile, player, left, later, thumb)
    if wait > 0.0:
        value *= (left + 1.0 - wait) / (left + 1.0)
    if profile.figured and card.points is not None:
        value += (1.0 + card.points.of(game, seat, number)) * prices[POINT]
    value += profile.flat * prices[POINT]
    if profile.takes[ENERGY] > player.production[ENERGY]:
        value *= thumb.no_energy
    money = player.prices[number] * prices[STOCK + MC]
    saved = prices[STOCK + MC] * thumb.metal_saves
    if BUILDING in profile.tags:
        money -= min(player.prices[number], player.stock[STEEL] * player.values[STEEL]) * saved
    if SPACE in profile.tags:
        money -= min(player.prices[number], player.stock[TITANIUM] * player.values[TITANIUM]) * saved
    return value - money


def ahead(game: MarsTable, seat: int, left: int, thumb: Thumb) -> float:
    """A little for being close to a milestone that is still to be had."""
    if game.solo or left == 0 or 5 - game.milestones.count(NOBODY) >= goals.MOST_CLAIMED:
        return 0.0
    value = 0.0
    for goal in range(len(goals.MILESTONES)):
        if game.milestones[goal] == NOBODY:
            have = min(1.0, goals.milestone_value(game, seat, goal) / goals.MILESTONES[goal].needs)
            value += have * have * have * thumb.near
    return value

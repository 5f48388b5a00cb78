"""The verbs of Mars: with those of card games, the only functions that change the table."""

from __future__ import annotations

from areo.kernel.joints import trigger
from areo.tableau.table import NEUTRAL
from areo.tableau.verbs import draw, end_eases, enter_play, fire, gain, keep_looked, lose, produce
from areo.terraforming_mars import board
from areo.terraforming_mars.numbers import (
    AWARDS,
    CAPITAL,
    CARD_PRICE,
    CITY_PLACED,
    CITY_TILE,
    ENERGY,
    GREENERY_PLACED,
    GREENERY_TILE,
    HEAT,
    MC,
    METAL_COVERED,
    MILESTONES,
    NOBODY,
    OCEAN_GOAL,
    OCEAN_MONEY,
    OCEAN_PLACED,
    OCEAN_TILE,
    OXYGEN_GOAL,
    OXYGEN_TEMPERATURE_BONUS,
    PLANTS,
    PROJECT_PAID,
    SPACES,
    STEEL,
    TEMPERATURE_GOAL,
    TEMPERATURE_HEAT_BONUS,
    TEMPERATURE_OCEAN_BONUS,
    TEMPERATURE_STEP,
    TILE_KINDS,
    TITANIUM,
)
from areo.terraforming_mars.table import ACTIONS_A_TURN, MarsTable

# Terraform rating and global parameters


def raise_tr(game: MarsTable, seat: int, steps: int) -> None:
    player = game.players[seat]
    player.tr += steps
    player.tr_raised = True
    game.note("tr", seat, steps, player.tr)


def raise_temperature(game: MarsTable, seat: int, steps: int) -> None:
    """Step by step as far as the track goes; each step is worth one TR, and some a bonus."""
    for _ in range(steps):
        if game.temperature == TEMPERATURE_GOAL:
            return
        game.temperature += TEMPERATURE_STEP
        game.note("temperature", seat, game.temperature)
        raise_tr(game, seat, 1)
        if game.temperature in TEMPERATURE_HEAT_BONUS:
            produce(game, seat, HEAT, 1)
        elif game.temperature == TEMPERATURE_OCEAN_BONUS and game.oceans < OCEAN_GOAL:
            trigger(game, game.book.effects["bonus-ocean"], seat, game.cause)


def raise_oxygen(game: MarsTable, seat: int, steps: int) -> None:
    for _ in range(steps):
        if game.oxygen == OXYGEN_GOAL:
            return
        game.oxygen += 1
        game.note("oxygen", seat, game.oxygen)
        raise_tr(game, seat, 1)
        if game.oxygen == OXYGEN_TEMPERATURE_BONUS:
            raise_temperature(game, seat, 1)


# Tiles


def lay(game: MarsTable, site: int, kind: int, owner: int) -> None:
    """Put a tile down, and nothing else."""
    bit = 1 << site
    game.tile[site] = kind
    game.owner[site] = owner
    game.claim[site] = NOBODY
    game.claimed &= ~bit
    if site < board.HEXES:
        around = board.AROUND[site]
        game.taken |= bit
        game.near_taken |= around
        if kind == OCEAN_TILE:
            game.ocean |= bit
        elif kind == GREENERY_TILE:
            game.greenery |= bit
            game.near_greenery |= around
        elif kind in (CITY_TILE, CAPITAL):
            game.city |= bit
            game.near_city |= around
        if owner >= 0:
            game.own[owner] |= bit
            game.near_own[owner] |= around
    if kind == OCEAN_TILE:
        game.oceans += 1


def place(game: MarsTable, seat: int, site: int, kind: int, raises: bool = True) -> None:
    """A player places a tile: hex bonus, money for oceans beside it, and what the tile itself does."""
    lay(game, site, kind, NOBODY if kind == OCEAN_TILE else seat)
    game.note("places", seat, TILE_KINDS.thing(kind), SPACES.thing(site))
    gain(game, seat, STEEL, board.STEEL_BONUS[site])
    gain(game, seat, TITANIUM, board.TITANIUM_BONUS[site])
    gain(game, seat, PLANTS, board.PLANT_BONUS[site])
    draw(game, seat, board.CARD_BONUS[site])
    gain(game, seat, MC, OCEAN_MONEY * (board.AROUND[site] & game.ocean).bit_count())
    if board.STEEL_BONUS[site] or board.TITANIUM_BONUS[site]:
        fire(game, METAL_COVERED, seat, SPACES.thing(site))
    if kind == OCEAN_TILE:
        raise_tr(game, seat, 1)
        fire(game, OCEAN_PLACED, seat, SPACES.thing(site))
    elif kind == GREENERY_TILE:
        if raises:
            raise_oxygen(game, seat, 1)
        fire(game, GREENERY_PLACED, seat, SPACES.thing(site))
    elif kind in (CITY_TILE, CAPITAL):
        fire(game, CITY_PLACED, seat, SPACES.thing(site))


def claim(game: MarsTable, seat: int, site: int) -> None:
    game.claim[site] = seat
    game.claimed |= 1 << site
    game.note("claims", seat, SPACES.thing(site))


def paid_project(game: MarsTable, seat: int, project: int) -> None:
    fire(game, PROJECT_PAID, seat, project)


# Turns


def begin_project(game: MarsTable, seat: int, project: int) -> None:
    game.note("project", seat, project)


def begin_turn(game: MarsTable) -> None:
    """Somebody's turn begins, with all its actions."""
    game.actions_left = ACTIONS_A_TURN


def take_action(game: MarsTable) -> None:
    game.actions_left -= 1


def pass_turn(game: MarsTable, seat: int) -> None:
    game.players[seat].passed = True
    game.note("passes", seat)


def claim_milestone(game: MarsTable, seat: int, number: int) -> None:
    game.milestones[number] = seat
    game.note("claims-milestone", seat, MILESTONES.thing(number))


def fund_award(game: MarsTable, seat: int, number: int) -> None:
    game.awards[number] = seat
    game.note("funds-award", seat, AWARDS.thing(number))


def neutral_tile(game: MarsTable, site: int, kind: int) -> None:
    """Solo set-up: a tile of nobody, without bonus."""
    lay(game, site, kind, NEUTRAL)
    game.note("neutral", -1, TILE_KINDS.thing(kind), SPACES.thing(site))


# Set-up, research, production


def enter_phase(game: MarsTable, phase: int) -> None:
    game.phase = phase


def show_everything(game: MarsTable) -> None:
    """The game is over, and all hands are open."""
    game.reveal()


def choose_corporation(game: MarsTable, seat: int, corporation: int) -> None:
    """Keep one of the corporations dealt, face down: the other leaves the game."""
    game.players[seat].dealt_corporations = [corporation]
    game.note("chooses-corporation", seat)
    game.whisper(1 << seat, corporation)


def take_beginner(game: MarsTable, seat: int) -> None:
    """A beginner keeps all ten cards without paying."""
    player = game.players[seat]
    player.hand.extend(player.dealt)
    player.dealt.clear()


def mark_bought(game: MarsTable, seat: int, cards: list[int]) -> None:
    """Which of the cards dealt one begins with, while others still choose: nobody else is told even how many."""
    game.players[seat].bought = cards


def take_bought(game: MarsTable, seat: int) -> int:
    """The cards chosen at set-up go to hand, the others are discarded. Gives how many are to be paid for."""
    bought = game.players[seat].bought
    game.players[seat].bought = []
    keep_looked(game, seat, bought)
    return len(bought)


def found_corporation(game: MarsTable, seat: int) -> None:
    """The corporation is revealed: its resources and production, its effects, and the price of the cards kept."""
    player = game.players[seat]
    corporation = player.dealt_corporations.pop()
    player.corporation = corporation
    start = game.book.start(corporation)
    card = game.book.card(corporation)
    game.reveal()
    game.note("founds", seat, corporation)
    for resource in range(len(player.stock)):
        gain(game, seat, resource, start.stock[resource])
        produce(game, seat, resource, start.production[resource])
    if seat not in game.beginners:
        lose(game, seat, MC, CARD_PRICE * take_bought(game, seat))
    player.first_action = card.first is not None
    enter_play(game, seat, card)
    if game.solo:
        for site in board.hexes(game.city):
            fire(game, CITY_PLACED, NEUTRAL, SPACES.thing(site))


def take_first_action(game: MarsTable, seat: int) -> None:
    """The corporation's first action is done now, and is not owed any more."""
    game.players[seat].first_action = False


def draft(game: MarsTable, seat: int, card: int) -> None:
    """Keep one card of the pack."""
    player = game.players[seat]
    player.dealt.remove(card)
    player.drafted.append(card)
    game.note("drafts", seat)
    game.whisper(1 << seat, card)


def pass_packs(game: MarsTable) -> None:
    """The packs go to the left in even generations, to the right in odd ones."""
    packs = [player.dealt for player in game.players]
    step = 1 if game.generation % 2 == 0 else -1
    for seat in range(game.seats):
        game.players[(seat + step) % game.seats].dealt = packs[seat]
    game.reveal()


def take_drafted(game: MarsTable, seat: int) -> None:
    """What was drafted is what may be bought."""
    player = game.players[seat]
    player.dealt.extend(player.drafted)
    player.drafted.clear()


def produce_all(game: MarsTable, seat: int) -> None:
    """The production phase of one player: energy to heat, money by rating and production, then the rest."""
    player = game.players[seat]
    stock = player.stock
    stock[HEAT] += stock[ENERGY]
    stock[ENERGY] = 0
    stock[MC] += player.income()
    for resource in range(STEEL, len(stock)):
        stock[resource] += player.production[resource]
    player.used.clear()
    player.passed = False
    player.tr_raised = False
    end_eases(game, seat)
    game.note("production", seat)


def next_generation(game: MarsTable) -> None:
    game.generation += 1
    game.first_player = (game.first_player + 1) % game.seats
    begin_generation(game)


def begin_generation(game: MarsTable) -> None:
    """The log's heading over all that follows."""
    game.note("generation", -1, game.generation)

"""The verbs: the only functions that change the table. Each logs what it did and wakes whoever listens."""

from __future__ import annotations

from areo.kernel.joints import trigger
from areo.terraforming_mars import board
from areo.terraforming_mars.cards.card import Card
from areo.terraforming_mars.numbers import (
    AWARD,
    CAPITAL,
    CARD_PRICE,
    CITY_PLACED,
    CITY_TILE,
    COST_PAID,
    ENERGY,
    EVENT,
    EVENT_PLAYED,
    GREENERY_PLACED,
    GREENERY_TILE,
    HEAT,
    LEAST_MC_PRODUCTION,
    MC,
    METAL_COVERED,
    MILESTONE,
    NEUTRAL,
    NO_CUBES,
    NOBODY,
    OCEAN_GOAL,
    OCEAN_MONEY,
    OCEAN_PLACED,
    OCEAN_TILE,
    OXYGEN_GOAL,
    OXYGEN_TEMPERATURE_BONUS,
    PLANTS,
    PROJECT_PAID,
    RESOURCE_THING,
    SPACE_THING,
    STEEL,
    TAG_PLAYED,
    TEMPERATURE_GOAL,
    TEMPERATURE_HEAT_BONUS,
    TEMPERATURE_OCEAN_BONUS,
    TILE_THING,
    TITANIUM,
)
from areo.terraforming_mars.table import Table

# Resources, production, terraform rating


def gain(game: Table, seat: int, resource: int, number: int) -> None:
    """Cubes from the bank into a stock."""
    if number:
        game.players[seat].stock[resource] += number
        game.note("gains", seat, number, RESOURCE_THING + resource)


def lose(game: Table, seat: int, resource: int, number: int) -> None:
    """Cubes back to the bank: spent, or removed."""
    if number:
        game.players[seat].stock[resource] -= number
        game.note("loses", seat, number, RESOURCE_THING + resource)


def take(game: Table, seat: int, victim: int, resource: int, number: int) -> None:
    """Cubes from one stock to another; from the neutral opponent there are always enough."""
    if victim != NEUTRAL:
        lose(game, victim, resource, number)
    gain(game, seat, resource, number)


def produce(game: Table, seat: int, resource: int, steps: int) -> None:
    if steps:
        game.players[seat].production[resource] += steps
        game.note("produces" if steps > 0 else "produces-less", seat, abs(steps), RESOURCE_THING + resource)


def production_floor(resource: int) -> int:
    return LEAST_MC_PRODUCTION if resource == MC else 0


def can_produce(game: Table, seat: int, resource: int, steps: int) -> bool:
    return game.players[seat].production[resource] + steps >= production_floor(resource)


def raise_tr(game: Table, seat: int, steps: int) -> None:
    player = game.players[seat]
    player.tr += steps
    player.tr_raised = True
    game.note("tr", seat, steps, player.tr)


# Global parameters


def raise_temperature(game: Table, seat: int, steps: int) -> None:
    """Step by step as far as the track goes; each step is worth one TR, and some a bonus."""
    for _ in range(steps):
        if game.temperature == TEMPERATURE_GOAL:
            return
        game.temperature += 2
        game.note("temperature", seat, game.temperature)
        raise_tr(game, seat, 1)
        if game.temperature in TEMPERATURE_HEAT_BONUS:
            produce(game, seat, HEAT, 1)
        elif game.temperature == TEMPERATURE_OCEAN_BONUS and game.oceans < OCEAN_GOAL:
            trigger(game, game.book.bonus_ocean, seat, game.cause)


def raise_oxygen(game: Table, seat: int, steps: int) -> None:
    for _ in range(steps):
        if game.oxygen == OXYGEN_GOAL:
            return
        game.oxygen += 1
        game.note("oxygen", seat, game.oxygen)
        raise_tr(game, seat, 1)
        if game.oxygen == OXYGEN_TEMPERATURE_BONUS:
            raise_temperature(game, seat, 1)


# Tiles


def lay(game: Table, site: int, kind: int, owner: int) -> None:
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


def place(game: Table, seat: int, site: int, kind: int, raises: bool = True) -> None:
    """A player places a tile: hex bonus, money for oceans beside it, and what the tile itself does."""
    lay(game, site, kind, NOBODY if kind == OCEAN_TILE else seat)
    game.note("places", seat, TILE_THING + kind, SPACE_THING + site + 1)
    gain(game, seat, STEEL, board.STEEL_BONUS[site])
    gain(game, seat, TITANIUM, board.TITANIUM_BONUS[site])
    gain(game, seat, PLANTS, board.PLANT_BONUS[site])
    draw(game, seat, board.CARD_BONUS[site])
    gain(game, seat, MC, OCEAN_MONEY * (board.AROUND[site] & game.ocean).bit_count())
    if board.STEEL_BONUS[site] or board.TITANIUM_BONUS[site]:
        fire(game, METAL_COVERED, seat, SPACE_THING + site + 1)
    if kind == OCEAN_TILE:
        raise_tr(game, seat, 1)
        fire(game, OCEAN_PLACED, seat, SPACE_THING + site + 1)
    elif kind == GREENERY_TILE:
        if raises:
            raise_oxygen(game, seat, 1)
        fire(game, GREENERY_PLACED, seat, SPACE_THING + site + 1)
    elif kind in (CITY_TILE, CAPITAL):
        fire(game, CITY_PLACED, seat, SPACE_THING + site + 1)


def claim(game: Table, seat: int, site: int) -> None:
    game.claim[site] = seat
    game.claimed |= 1 << site
    game.note("claims", seat, SPACE_THING + site + 1)


# Cards


def reshuffle(game: Table) -> None:
    """The moment the deck is empty the discard pile becomes the deck."""
    if not game.deck and game.discard:
        game.deck = game.discard
        game.discard = []
        game.known = [0] * game.seats
        game.rng.shuffle(game.deck)
        game.reveals += 1
        game.note("reshuffles")


def top(game: Table) -> int:
    """The top card of the deck, taken off; 0 if there is none."""
    reshuffle(game)
    if not game.deck:
        return 0
    card = game.deck.pop()
    reshuffle(game)
    game.reveals += 1
    return card


def draw(game: Table, seat: int, number: int) -> None:
    for _ in range(number):
        card = top(game)
        if card:
            game.players[seat].hand.append(card)
            game.note("draws", seat)
            game.whisper(1 << seat, card)


def put_away(game: Table, card: int, knows: int) -> None:
    """Onto the discard pile, face down, known to some seats."""
    game.discard.append(card)
    for seat in range(game.seats):
        if knows >> seat & 1:
            game.known[seat] |= 1 << card


def discard(game: Table, seat: int, card: int) -> None:
    """A card from hand, face down to the discard pile."""
    game.players[seat].hand.remove(card)
    put_away(game, card, 1 << seat)
    game.note("discards", seat)
    game.whisper(1 << seat, card)


def add_cubes(game: Table, seat: int, card: int, number: int) -> None:
    player = game.players[seat]
    player.cubes[card] = player.cubes.get(card, 0) + number
    game.note("adds", seat, number, card)


def remove_cubes(game: Table, seat: int, owner: int, card: int, number: int) -> None:
    game.players[owner].cubes[card] -= number
    game.note("removes", seat, number, card)


def use_action(game: Table, seat: int, card: int) -> None:
    game.players[seat].used.append(card)
    game.note("acts", seat, card)


def leave_hand(game: Table, seat: int, card: int) -> None:
    """The card being played is on the table from now on: it cannot be discarded for something else."""
    game.players[seat].hand.remove(card)
    game.players[seat].played.append(card)
    game.note("plays", seat, card)


def enter_play(game: Table, seat: int, card: Card) -> None:
    """A card, or corporation, is paid for: its tags and standing effects count, and its playing is heard."""
    player = game.players[seat]
    player.next_discount = 0
    player.next_slack = 0
    put_in_play(game, seat, card)
    for tag in card.tags:
        if tag != EVENT:
            fire(game, TAG_PLAYED, seat, card.number, tag)
    if card.event:
        fire(game, EVENT_PLAYED, seat, card.number)
    set_prices(game, seat)


def put_in_play(game: Table, seat: int, card: Card) -> None:
    """What a card changes for as long as it is in play."""
    player = game.players[seat]
    if card.holds != NO_CUBES:
        player.cubes[card.number] = 0
    if card.event:
        player.events += 1
    else:
        tags = player.tags.copy()
        for tag in card.tags:
            tags[tag] += 1
        player.tags = tags
    if card.action is not None:
        game.players[seat].actions = [*game.players[seat].actions, card.number]
    for modifier in card.modifiers:
        modifier.apply(game.players[seat])
    for index in range(len(card.triggers)):
        heard = card.triggers[index].happening
        game.listeners[heard] = (*game.listeners[heard], (seat, card.number, index))


def set_prices(game: Table, seat: int) -> None:
    """What each card costs this player now."""
    player = game.players[seat]
    flat = player.any_discount + player.next_discount
    if flat == 0 and not any(player.tag_discount):
        player.prices = game.book.costs
        return
    prices = game.book.costs.copy()
    for card in game.book.projects:
        less = flat
        for tag in card.tag_set:
            less += player.tag_discount[tag]
        prices[card.number] = max(0, card.cost - less)
    player.prices = prices


def ease_next(game: Table, seat: int, discount: int, slack: int) -> None:
    """The next card this generation is cheaper, or has easier requirements."""
    player = game.players[seat]
    player.next_discount += discount
    player.next_slack += slack
    set_prices(game, seat)


def fire(game: Table, happening: int, seat: int, subject: int, detail: int = 0) -> None:
    """Something happened: every trigger that listens for it joins the batch at work, own ones first, then clockwise."""
    heard = game.listeners[happening]
    if not heard:
        return
    for step in range(game.seats):
        listening = (seat + step) % game.seats
        for owner, number, index in heard:
            if owner == listening:
                found = game.book.card(number).triggers[index]
                if found.matches(game, owner, seat, number, subject, detail):
                    trigger(game, found.effect, owner, number, subject)


def paid_cost(game: Table, seat: int, basic: int) -> None:
    """Something with this printed cost was paid for."""
    fire(game, COST_PAID, seat, 0, basic)


def paid_project(game: Table, seat: int, project: int) -> None:
    fire(game, PROJECT_PAID, seat, project)


# Turns


def begin_project(game: Table, seat: int, project: int) -> None:
    game.note("project", seat, project)


def convert(game: Table, seat: int, resource: int, number: int) -> None:
    """Cubes back to the bank, for what they are turned into."""
    game.players[seat].stock[resource] -= number
    game.note("converts", seat, number, RESOURCE_THING + resource)


def pass_turn(game: Table, seat: int) -> None:
    game.players[seat].passed = True
    game.note("passes", seat)


def claim_milestone(game: Table, seat: int, number: int) -> None:
    game.milestones[number] = seat
    game.note("claims-milestone", seat, MILESTONE + number)


def fund_award(game: Table, seat: int, number: int) -> None:
    game.awards[number] = seat
    game.note("funds-award", seat, AWARD + number)


def neutral_tile(game: Table, site: int, kind: int) -> None:
    """Solo set-up: a tile of nobody, without bonus."""
    lay(game, site, kind, NEUTRAL)
    game.note("neutral", -1, TILE_THING + kind, SPACE_THING + site + 1)


def look(game: Table, seat: int, number: int) -> None:
    """The top cards, to be looked at by one player alone."""
    for _ in range(number):
        card = top(game)
        if card:
            game.players[seat].dealt.append(card)
            game.note("looks", seat)
            game.whisper(1 << seat, card)


def keep_looked(game: Table, seat: int, kept: list[int]) -> None:
    """Of the cards looked at some go to hand, the others face down to the discard pile."""
    player = game.players[seat]
    for card in player.dealt:
        if card in kept:
            player.hand.append(card)
        else:
            put_away(game, card, 1 << seat)
    player.dealt.clear()
    game.note("keeps", seat, len(kept))


def reveal_top(game: Table, seat: int) -> int:
    """Turn up the top card for all to see, and discard it; 0 if there is none."""
    card = top(game)
    if card:
        put_away(game, card, (1 << game.seats) - 1)
        game.note("reveals", seat, card)
    return card


# Set-up, research, production


def enter_phase(game: Table, phase: int) -> None:
    game.phase = phase


def show_everything(game: Table) -> None:
    """The game is over, and all hands are open."""
    game.reveals += 1


def choose_corporation(game: Table, seat: int, corporation: int) -> None:
    """Keep one of the corporations dealt, face down: the other leaves the game."""
    game.players[seat].dealt_corporations = [corporation]
    game.note("chooses-corporation", seat)
    game.whisper(1 << seat, corporation)


def take_beginner(game: Table, seat: int) -> None:
    """A beginner keeps all ten cards without paying."""
    player = game.players[seat]
    player.hand.extend(player.dealt)
    player.dealt.clear()


def mark_bought(game: Table, seat: int, cards: list[int]) -> None:
    """Which of the cards dealt one begins with, while others still choose: nobody else is told even how many."""
    game.players[seat].bought = cards


def take_bought(game: Table, seat: int) -> int:
    """The cards chosen at set-up go to hand, the others are discarded. Gives how many are to be paid for."""
    bought = game.players[seat].bought
    game.players[seat].bought = []
    keep_looked(game, seat, bought)
    return len(bought)


def found_corporation(game: Table, seat: int) -> None:
    """The corporation is revealed: its resources and production, its effects, and the price of the cards kept."""
    player = game.players[seat]
    corporation = player.dealt_corporations.pop()
    player.corporation = corporation
    start = game.book.start(corporation)
    card = game.book.card(corporation)
    game.reveals += 1
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
            fire(game, CITY_PLACED, NEUTRAL, SPACE_THING + site + 1)


def take_first_action(game: Table, seat: int) -> None:
    """The corporation's first action is done now, and is not owed any more."""
    game.players[seat].first_action = False


def draft(game: Table, seat: int, card: int) -> None:
    """Keep one card of the pack."""
    player = game.players[seat]
    player.dealt.remove(card)
    player.drafted.append(card)
    game.note("drafts", seat)
    game.whisper(1 << seat, card)


def pass_packs(game: Table) -> None:
    """The packs go to the left in even generations, to the right in odd ones."""
    packs = [player.dealt for player in game.players]
    step = 1 if game.generation % 2 == 0 else -1
    for seat in range(game.seats):
        game.players[(seat + step) % game.seats].dealt = packs[seat]
    game.reveals += 1


def take_drafted(game: Table, seat: int) -> None:
    """What was drafted is what may be bought."""
    player = game.players[seat]
    player.dealt.extend(player.drafted)
    player.drafted.clear()


def produce_all(game: Table, seat: int) -> None:
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
    player.next_discount = 0
    player.next_slack = 0
    set_prices(game, seat)
    game.note("production", seat)


def next_generation(game: Table) -> None:
    game.generation += 1
    game.first_player = (game.first_player + 1) % game.seats
    game.note("generation", -1, game.generation)

"""The verbs of Ares Expedition: with those of card games, the only functions that change the table."""

from __future__ import annotations

from bisect import insort

from areo.ares_expedition import shares
from areo.ares_expedition.modifiers import Yields, YieldsPer
from areo.ares_expedition.numbers import (
    ACTION_USED,
    COPPER_MC,
    CUBE_KINDS,
    FOREST_GAINED,
    GOALS,
    MC,
    OCEAN_FLIPPED,
    OCEAN_TILES,
    OCEANS,
    OXYGEN,
    OXYGEN_RAISED,
    PARAMETER_KINDS,
    PHASE_KIND,
    PLANTS,
    RESERVE_BELOW,
    STEEL,
    STEEL_PLAYED,
    STEPS,
    TEMPERATURE,
    TEMPERATURE_RAISED,
    TILES,
    TITANIUM,
)
from areo.ares_expedition.oceans import alike
from areo.ares_expedition.table import (
    BONUS,
    COLOUR,
    COPPER,
    DUE,
    MADE,
    NO_CUBE,
    NOT_MADE,
    ORDINARY,
    AresTable,
)
from areo.kernel.watch import ASKS
from areo.tableau.card import Card
from areo.tableau.terms import CARD_PLAYED, TAG_PLAYED
from areo.tableau.verbs import discard, draw, fire, fire_each, gain, put_away, put_in_play

# Rating, parameters, forests


def raise_tr(game: AresTable, seat: int, steps: int) -> None:
    """The first gain of a phase makes some corporations an offer."""
    if steps == 0:
        return
    player = game.players[seat]
    player.tr += steps
    if player.makes_offer and player.offer == NOT_MADE:
        player.offer = DUE
    game.note("tr", seat, steps, player.tr)


def lose_tr(game: AresTable, seat: int, steps: int) -> None:
    player = game.players[seat]
    player.tr -= steps
    game.note("tr-lost", seat, steps, player.tr)


def raise_temperature(game: AresTable, seat: int, steps: int) -> None:
    """Each step is worth 1 TR, also beyond the goal in the phase in which it is reached; none after that phase."""
    if game.was_full(TEMPERATURE):
        return
    for _ in range(steps):
        move_track(game, TEMPERATURE, 1)
        game.note("temperature", seat)
        raise_tr(game, seat, 1)
        fire(game, TEMPERATURE_RAISED, seat, 0)


def raise_oxygen(game: AresTable, seat: int, steps: int) -> None:
    if game.was_full(OXYGEN):
        return
    for _ in range(steps):
        move_track(game, OXYGEN, 1)
        game.note("oxygen", seat)
        raise_tr(game, seat, 1)
        fire(game, OXYGEN_RAISED, seat, 0)


def move_track(game: AresTable, parameter: int, steps: int) -> None:
    """The marker itself, which never moves beyond the goal."""
    game.parameters[parameter] = min(GOALS[parameter], game.parameters[parameter] + steps * STEPS[parameter])


def flip_ocean(game: AresTable, seat: int) -> None:
    """Turn over a tile: 1 TR and what it shows."""
    if game.was_full(OCEANS):
        return
    player = game.players[seat]
    tile = shares.tile_of(game, seat, player.flips)
    player.flips += 1
    move_track(game, OCEANS, 1)
    game.learn(seat)
    game.note("flips", seat, TILES.thing(alike(tile)))
    raise_tr(game, seat, 1)
    money, plants, cards = OCEAN_TILES[tile]
    if game.watch is not None and len({alike(hidden) for hidden in game.tiles}) > 1:
        game.doubt(seat, "resource mc")
        game.doubt(seat, "resource plants")
        game.doubt(seat, "hand")
        game.doubt(seat, ASKS)  # an offer is only made to those who can pay it
    gain(game, seat, MC, money)
    gain(game, seat, PLANTS, plants)
    draw(game, seat, cards)
    fire(game, OCEAN_FLIPPED, seat, 0)


def gain_forest(game: AresTable, seat: int) -> None:
    """A forest token, and a step of oxygen as long as that counts."""
    game.players[seat].forests += 1
    game.note("forest", seat)
    raise_oxygen(game, seat, 1)
    fire(game, FOREST_GAINED, seat, 0)


def help_parameter(game: AresTable, parameter: int, steps: int) -> None:
    """Alone: the neutral cube moves on, and a parameter rises without any gain."""
    move_track(game, parameter, steps)
    game.opening = game.parameters.copy()
    game.note("helps", -1, PARAMETER_KINDS.thing(parameter), game.parameters[parameter])


# Cards


def sell(game: AresTable, seat: int, card: int) -> None:
    """A card from hand for money."""
    player = game.players[seat]
    player.hand.remove(card)
    put_away(game, card, 1 << seat)
    player.stock[MC] += player.sell_value
    game.note("sells", seat, player.sell_value)
    game.whisper(1 << seat, card)


def show_top(game: AresTable, seat: int, number: int) -> None:
    """Turn up cards of one's share for all to see."""
    for _ in range(number):
        card = shares.top(game, seat)
        if card:
            game.players[seat].shown.append(card)
            game.learn(seat)
            game.doubt(seat, "hand")
            game.note("shows", seat, card)


def settle_shown(game: AresTable, seat: int, taken: int) -> None:
    """Of the cards turned up one goes to hand, or none (0); everybody knows the others to be discarded."""
    player = game.players[seat]
    for card in player.shown:
        if card == taken:
            player.hand.append(card)
            game.note("takes-shown", seat, card)
        else:
            put_away(game, card, (1 << game.seats) - 1)
    player.shown.clear()


def enter_play(game: AresTable, seat: int, card: Card) -> None:
    """A card, or corporation, is paid for: its tags and standing effects count, and its playing is heard."""
    player = game.players[seat]
    player.next_discount = 0
    player.next_slack = 0
    put_in_play(game, seat, card)
    for modifier in card.modifiers:
        if isinstance(modifier, YieldsPer):
            note_yield(game, seat, modifier.resource, modifier.per.of(game, seat))
        elif isinstance(modifier, Yields):
            note_yield(game, seat, modifier.resource, modifier.number)
            if modifier.resource == STEEL:
                for _ in range(modifier.number):
                    fire(game, STEEL_PLAYED, seat, card.number)
    fire_each(game, TAG_PLAYED, seat, card.number, card.tags)  # the oldest card first, whatever tag it waits for
    fire(game, CARD_PLAYED, seat, card.number)


def note_yield(game: AresTable, seat: int, resource: int, number: int) -> None:
    """What a card that comes into play adds to production; metals are had, never produced."""
    if number:
        told = "gains" if resource in (STEEL, TITANIUM) else "produces"
        game.note(told, seat, number, game.book.resource.thing(resource))


def used_action(game: AresTable, seat: int, card: int) -> None:
    fire(game, ACTION_USED, seat, card)


def use_action(game: AresTable, seat: int, card: int) -> None:
    """A card's action, or the one that is used again."""
    player = game.players[seat]
    if card in player.used:
        player.repeated = True
    else:
        player.used.append(card)
    game.note("acts", seat, card)


def use_permission(game: AresTable, seat: int, permission: int) -> None:
    game.players[seat].plays.remove(permission)


def permit(game: AresTable, seat: int, permission: int) -> None:
    """One more card may be played in this phase."""
    insort(game.players[seat].plays, permission)


def ease_next(game: AresTable, seat: int, discount: int, zones: int) -> None:
    """The next card of this phase is cheaper, or its requirements are easier."""
    player = game.players[seat]
    player.next_discount += discount
    player.next_slack = max(player.next_slack, zones)


def draw_bonus(game: AresTable, seat: int) -> None:
    """Whoever chose construction draws a card instead of playing a second one."""
    use_permission(game, seat, BONUS)
    draw(game, seat, 1)


def close_offer(game: AresTable, seat: int) -> None:
    game.players[seat].offer = MADE


def end_seat(game: AresTable, seat: int) -> None:
    """A seat is done with the phase."""
    game.players[seat].ended = True
    game.note("ends", seat)


def go_on(game: AresTable, seat: int) -> None:
    """A seat that was done is asked once more."""
    game.players[seat].ended = False


def begin_project(game: AresTable, seat: int, action: int) -> None:
    game.note("project", seat, action)


# Phases


def begin_round(game: AresTable) -> None:
    """The log's heading over all that follows."""
    game.note("round", -1, game.round)


def choose_phase(game: AresTable, seat: int, phase: int) -> None:
    game.players[seat].chosen = phase
    game.note("chooses-phase", seat)
    game.whisper(1 << seat, PHASE_KIND.thing(phase - 1))


def choose_neutral(game: AresTable, phase: int) -> None:
    """Alone, in the last rounds: the neutral card that will be shown."""
    game.neutral.remove(phase)
    game.neutral.append(phase)


def reveal_phases(game: AresTable) -> None:
    """All phase cards are turned over, the neutral one too."""
    game.phases = 0
    for seat in range(game.seats):
        game.phases |= 1 << game.players[seat].chosen
        game.note("shows-phase", seat, PHASE_KIND.thing(game.players[seat].chosen - 1))
    if game.solo:
        if not game.neutral:  # only a position can have shown them all
            shuffle_neutral(game)
        game.neutral_card = game.neutral.pop()
        game.phases |= 1 << game.neutral_card
        game.note("neutral-phase", -1, PHASE_KIND.thing(game.neutral_card - 1))
    game.reveal()


def shuffle_discards(game: AresTable) -> list[int]:
    """The discard pile, shuffled; nobody knows any more what lies in it."""
    cards = sorted(game.discard)
    game.discard = []
    game.known = [0] * game.seats
    game.rng.shuffle(cards)
    return cards


def renew_deck(game: AresTable) -> None:
    """An empty deck is made anew of the discard pile."""
    if not game.deck and game.discard:
        game.deck = shuffle_discards(game)
        game.note("reshuffles")


def open_phase(game: AresTable, phase: int) -> None:
    """What counts for the length of a phase is noted, and the deck is shared out."""
    game.phase = phase
    game.note("phase", -1, PHASE_KIND.thing(phase - 1))
    renew_deck(game)
    game.opening = game.parameters.copy()
    game.called = 0
    lay_reserve(game)
    for player in game.players:
        player.plays = []
        player.used = []
        player.repeated = False
        player.ended = False
        player.offer = NOT_MADE
        player.flips = 0
        player.drawn = 0


def lay_reserve(game: AresTable) -> None:
    """Where the deck may run out in the course of a phase, the shuffled discard pile stands by."""
    game.reserve = shuffle_discards(game) if len(game.deck) < RESERVE_BELOW * game.seats and game.discard else []


def permit_cards(game: AresTable, seat: int, bonus: bool) -> None:
    """What everybody may play in a phase, and the second card of whoever has that bonus."""
    game.players[seat].plays = [ORDINARY, BONUS] if bonus else [ORDINARY]


def call(game: AresTable, parameters: int) -> None:
    """Parameters have become full: everybody may do something more before the phase is closed."""
    game.called |= parameters
    for parameter in range(len(GOALS)):
        if parameters >> parameter & 1:
            game.note("last-call", -1, PARAMETER_KINDS.thing(parameter))


def close_phase(game: AresTable) -> None:
    """What was good for this phase alone is over; deck, discards and tiles are put together again."""
    game.tiles = shares.tiles_left(game)
    game.deck = [card for card in game.deck if card]
    game.discard = sorted(game.discard + [card for card in game.reserve if card])
    game.reserve = []
    if game.parameters != game.opening:
        game.note("mars", -1, game.parameters[TEMPERATURE], game.parameters[OXYGEN], game.parameters[OCEANS])
    game.opening = game.parameters.copy()
    game.called = 0
    for player in game.players:
        player.plays = []
        player.repeated = False
        player.used = []
        player.ended = False
        player.offer = NOT_MADE
        player.flips = 0
        player.drawn = 0
        player.next_discount = 0
        player.next_slack = 0


def note_production(game: AresTable, seat: int) -> None:
    game.note("production", seat)


def end_round(game: AresTable) -> None:
    """The phase cards stay on the table, and cannot be chosen in the next round."""
    for player in game.players:
        player.previous = player.chosen
        player.chosen = 0
    game.phases = 0
    game.phase = 0
    game.neutral_card = 0


def next_round(game: AresTable) -> None:
    game.round += 1


def shuffle_neutral(game: AresTable) -> None:
    """The neutral deck is shuffled anew."""
    game.neutral = [1, 2, 3, 4, 5]
    game.rng.shuffle(game.neutral)


def show_everything(game: AresTable) -> None:
    """The game is over, and all hands are open."""
    game.reveal()


# Set-up


def choose_corporation(game: AresTable, seat: int, corporation: int) -> None:
    """Keep one of the corporations dealt, face down: the others leave the game."""
    game.players[seat].dealt_corporations = [corporation]
    game.players[seat].reserved = []
    game.note("chooses-corporation", seat)
    game.whisper(1 << seat, corporation)


def look_at_corporation(game: AresTable, seat: int, card: int) -> None:
    """A card is discarded for a look at one more corporation."""
    player = game.players[seat]
    discard(game, seat, card)
    corporation = player.reserved.pop()
    player.dealt_corporations.append(corporation)
    game.learn(seat)
    game.note("looks-at-corporation", seat)
    game.whisper(1 << seat, corporation)


def found_corporation(game: AresTable, seat: int) -> None:
    """The corporation is revealed, with its money, production and effects."""
    player = game.players[seat]
    corporation = player.dealt_corporations.pop()
    player.corporation = corporation
    game.reveal()
    game.note("founds", seat, corporation)
    gain(game, seat, MC, game.book.start(corporation).stock[MC])
    enter_play(game, seat, game.book.card(corporation))


# Two players together


def choose_cube(game: AresTable, seat: int, cube: int) -> None:
    game.players[seat].takes = cube
    game.note("chooses-cube", seat)
    game.whisper(1 << seat, CUBE_KINDS.thing(cube))


def take_cube(game: AresTable, seat: int, cube: int) -> None:
    """Copper is money; a coloured cube is removed. Where a position has left a single cube, one seat has none."""
    game.players[seat].takes = NO_CUBE
    if cube == NO_CUBE:
        return
    game.note("takes-cube", seat, CUBE_KINDS.thing(cube))
    if cube == COPPER:
        game.copper -= 1
        gain(game, seat, MC, COPPER_MC)
    elif cube == COLOUR:
        game.colour -= 1


def choose_gift(game: AresTable, seat: int, card: int) -> None:
    game.players[seat].gives = card
    game.note("chooses-gift", seat)
    game.whisper(1 << seat, card)


def swap_gifts(game: AresTable) -> None:
    """The cards that the two players chose change hands."""
    one, other = game.players
    first = one.gives
    second = other.gives
    one.gives = 0
    other.gives = 0
    one.hand.remove(first)
    other.hand.remove(second)
    one.hand.append(second)
    other.hand.append(first)
    game.reveal()
    game.note("swaps", 0)
    game.whisper(0b11, second)
    game.note("swaps", 1)
    game.whisper(0b11, first)

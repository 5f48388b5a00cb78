"""The verbs: the only functions that change the table of Mission: Red Planet. Each writes what it did into the log."""

from __future__ import annotations

from areo.kernel.sets import members
from areo.red_planet.numbers import ALL_CHARACTERS, EVENT, NONE, RESOURCE, RESOURCES, SHUTTLE, ZONE
from areo.red_planet.table import RedPlanetTable

# Shuttles


def dock(game: RedPlanetTable) -> None:
    """Turn up the next shuttle of the pile and put it on the pad."""
    if not game.shuttle_deck:
        game.shuttle_deck = game.shuttle_discard
        game.shuttle_discard = []
        game.rng.shuffle(game.shuttle_deck)
        game.note("shuttles-shuffled")
    if not game.shuttle_deck:
        return  # all are docked: the bay stays empty
    shuttle = game.shuttle_deck.pop()
    game.reveal()
    game.pad.append(shuttle)
    if game.destination(shuttle) == NONE:
        game.note("docks-manual", -1, SHUTTLE.thing(shuttle), game.data.shuttles[shuttle].seats)
    else:
        seats = game.data.shuttles[shuttle].seats
        game.note("docks", -1, SHUTTLE.thing(shuttle), seats, ZONE.thing(game.destination(shuttle)))


def seat_at_set_up(game: RedPlanetTable, seat: int, shuttle: int) -> None:
    """An astronaut drawn from the fist takes its place."""
    enter_shuttle(game, seat, shuttle, 1)
    game.note("seated", seat, SHUTTLE.thing(shuttle))


def board(game: RedPlanetTable, seat: int, shuttle: int, number: int) -> None:
    """Astronauts of the reserve board a shuttle. It takes off when it is full and knows where to go."""
    enter_shuttle(game, seat, shuttle, number)
    game.note("boards", seat, number, SHUTTLE.thing(shuttle))
    if game.destination(shuttle) != NONE:
        launch_if_full(game, shuttle)


def aboard(game: RedPlanetTable, shuttle: int) -> int:
    """Who has astronauts on a shuttle, a bit each."""
    seats = 0
    for seat in range(game.seats):
        if game.crew[shuttle * game.seats + seat]:
            seats |= 1 << seat
    return seats


def enter_shuttle(game: RedPlanetTable, seat: int, shuttle: int, number: int) -> None:
    game.reserve[seat] -= number
    game.crew[shuttle * game.seats + seat] += number
    game.aboard[shuttle] += number


def set_destination(game: RedPlanetTable, seat: int, shuttle: int, zone: int) -> None:
    """Put an available destination tile on a shuttle; a tile already there goes back."""
    moved = game.victims(aboard(game, shuttle)) if game.destination(shuttle) != NONE else 0
    old = game.tile[shuttle]
    if old != NONE:
        game.tiles[old] += 1
    game.tiles[zone] -= 1
    game.tile[shuttle] = zone
    game.note("destination", seat, SHUTTLE.thing(shuttle), ZONE.thing(zone), befalls=moved)
    if game.docked(shuttle):
        launch_if_full(game, shuttle)


def launch_if_full(game: RedPlanetTable, shuttle: int) -> None:
    if game.room(shuttle) == 0:
        launch(game, shuttle)


def launch(game: RedPlanetTable, shuttle: int) -> None:
    """A shuttle takes off: it is in flight until all have landed."""
    game.pad.remove(shuttle)
    game.flight.append(shuttle)
    game.note("launches", -1, SHUTTLE.thing(shuttle))


def destroy(game: RedPlanetTable, seat: int, shuttle: int) -> None:
    """A docked shuttle goes, with all aboard."""
    game.note("destroys", seat, SHUTTLE.thing(shuttle), befalls=game.victims(aboard(game, shuttle)))
    for victim in range(game.seats):
        number = game.crew[shuttle * game.seats + victim]
        if number:
            lose(game, victim, number)
    game.pad.remove(shuttle)
    clear_shuttle(game, shuttle)


def land(game: RedPlanetTable, shuttle: int) -> None:
    """The crew steps out on the destination; the shuttle is discarded."""
    zone = game.destination(shuttle)
    game.flight.remove(shuttle)
    game.note("lands", -1, SHUTTLE.thing(shuttle), ZONE.thing(zone))
    landed = game.aboard[shuttle]
    for seat in range(game.seats):
        game.mars[zone * game.seats + seat] += game.crew[shuttle * game.seats + seat]
    clear_shuttle(game, shuttle)
    if landed:
        explore(game, zone)


def clear_shuttle(game: RedPlanetTable, shuttle: int) -> None:
    """Empty a shuttle and discard it; its tile is available again."""
    for seat in range(game.seats):
        game.crew[shuttle * game.seats + seat] = 0
    game.aboard[shuttle] = 0
    tile = game.tile[shuttle]
    if tile != NONE:
        game.tiles[tile] += 1
        game.tile[shuttle] = NONE
    game.shuttle_discard.append(shuttle)


# Mars


def explore(game: RedPlanetTable, zone: int) -> None:
    """The first to set foot in a zone turn up its resource."""
    if game.resource[zone] != NONE:
        return
    game.resource[zone] = game.resource_deck.pop()
    game.reveal()
    game.note("explores", -1, ZONE.thing(zone), RESOURCE.thing(game.resource[zone]))


def walk(game: RedPlanetTable, seat: int, start: int, end: int) -> None:
    """An astronaut moves to a neighbouring zone."""
    game.mars[start * game.seats + seat] -= 1
    game.mars[end * game.seats + seat] += 1
    game.note("walks", seat, ZONE.thing(start), ZONE.thing(end))
    explore(game, end)


def lose(game: RedPlanetTable, seat: int, number: int) -> None:
    """Astronauts leave the game. They never come back to the reserve."""
    game.lost[seat] += number
    game.note("loses", seat, number, befalls=game.victims(1 << seat))


def kill(game: RedPlanetTable, seat: int, victim: int, zone: int) -> None:
    game.mars[zone * game.seats + victim] -= 1
    game.note("kills", seat, victim, ZONE.thing(zone), befalls=game.victims(1 << victim))
    lose(game, victim, 1)


def replace(game: RedPlanetTable, seat: int, victim: int, place: int) -> None:
    """One of the seat's reserve takes the place of an opposing astronaut, in a zone or aboard."""
    game.reserve[seat] -= 1
    victims = game.victims(1 << victim)
    game.note("replaces-aboard" if SHUTTLE.has(place) else "replaces", seat, victim, place, befalls=victims)
    if SHUTTLE.has(place):
        game.crew[SHUTTLE.index(place) * game.seats + victim] -= 1
        game.crew[SHUTTLE.index(place) * game.seats + seat] += 1
    else:
        game.mars[ZONE.index(place) * game.seats + victim] -= 1
        game.mars[ZONE.index(place) * game.seats + seat] += 1
    lose(game, victim, 1)


# Characters


def choose_character(game: RedPlanetTable, seat: int, character: int) -> None:
    """Put a character face down. It stays among the cards in hand until it is called."""
    game.chosen[seat] = character
    game.note("chooses", seat)
    game.whisper(1 << seat, character)


def reveal_character(game: RedPlanetTable, seat: int) -> None:
    character = game.chosen[seat]
    game.chosen[seat] = 0
    game.hand[seat] &= ~(1 << character)
    game.played[(game.round - 1) * game.seats + seat] = character
    game.acted = seat
    game.reveal()
    game.note("plays", seat, character)


def take_back_characters(game: RedPlanetTable, seat: int) -> None:
    game.hand[seat] = ALL_CHARACTERS
    game.note("takes-back", seat)


# Event cards


def deal_events(game: RedPlanetTable, seat: int, number: int) -> None:
    game.dealt[seat] = 0
    for _ in range(min(number, len(game.event_deck))):
        game.dealt[seat] |= 1 << game.event_deck.pop()
    game.learn(seat)


def show_and_return(game: RedPlanetTable, seat: int) -> None:
    """Only discoveries were dealt: show them, put them back and shuffle."""
    shown = members(game.dealt[seat])
    game.reveal()
    game.note("shows", seat, EVENT.thing(shown[0]), EVENT.thing(shown[1]), EVENT.thing(shown[2]))
    game.event_deck.extend(shown)
    game.dealt[seat] = 0
    game.rng.shuffle(game.event_deck)


def return_dealt(game: RedPlanetTable, seat: int) -> None:
    """Give back all that was dealt."""
    game.returned[seat] |= game.dealt[seat]
    game.dealt[seat] = 0


def keep_event(game: RedPlanetTable, seat: int, card: int) -> None:
    """Keep one bonus card of those dealt; the others are given back."""
    game.bonus[seat] |= 1 << card
    game.returned[seat] |= game.dealt[seat] & ~(1 << card)
    game.dealt[seat] = 0
    game.note("keeps", seat)
    game.whisper(1 << seat, EVENT.thing(card))


def shuffle_returned(game: RedPlanetTable) -> None:
    for seat in range(game.seats):
        game.event_deck.extend(members(game.returned[seat]))
        game.returned[seat] = 0
    game.rng.shuffle(game.event_deck)


def draw_event(game: RedPlanetTable, seat: int) -> None:
    """Draw an event card: a bonus card is kept, a discovery is to be placed."""
    if not game.event_deck:
        game.event_deck = game.event_discard
        game.event_discard = []
        game.discard_knows = []
        game.rng.shuffle(game.event_deck)
        game.note("events-shuffled")
    card = game.event_deck.pop()
    game.learn(seat)
    game.note("draws", seat)
    game.whisper(1 << seat, EVENT.thing(card))
    if game.data.events[card].bonus:
        game.bonus[seat] |= 1 << card
    else:
        game.drawn[seat] = card


def place_discovery(game: RedPlanetTable, seat: int, zone: int) -> None:
    card = game.drawn[seat]
    game.drawn[seat] = NONE
    game.discovery[zone] = card
    game.knows[zone] = 1 << seat
    game.note("places", seat, ZONE.thing(zone))
    game.whisper(1 << seat, EVENT.thing(card))


def discard_discovery(game: RedPlanetTable, seat: int) -> None:
    card = game.drawn[seat]
    game.drawn[seat] = NONE
    game.event_discard.append(card)
    game.discard_knows.append(1 << seat)
    game.note("discards", seat, befalls=1 << seat)
    game.whisper(1 << seat, EVENT.thing(card))


def look(game: RedPlanetTable, seat: int, zone: int) -> None:
    game.knows[zone] |= 1 << seat
    game.learn(seat)
    game.note("looks", seat, ZONE.thing(zone))
    game.whisper(1 << seat, EVENT.thing(game.discovery[zone]))


# Rounds and points


def start_round(game: RedPlanetTable, round: int) -> None:
    game.round = round
    game.call = 0
    game.note("round", -1, round)


def give_medal(game: RedPlanetTable, seat: int) -> None:
    game.medal = seat
    game.note("medal", seat)


def add_tokens(game: RedPlanetTable, zone: int, number: int) -> None:
    game.left[zone] += number


def clear_tokens(game: RedPlanetTable, zone: int) -> None:
    game.left[zone] = 0


def take_tokens(game: RedPlanetTable, seat: int, zone: int, resource: int, number: int) -> None:
    """Score tokens go from a zone to a player."""
    game.tokens[seat * RESOURCES + resource] += number
    game.note("scores", seat, number, RESOURCE.thing(resource), ZONE.thing(zone))


def leave_tokens(game: RedPlanetTable, zone: int, number: int) -> None:
    """What could not be shared stays in the zone."""
    game.left[zone] = number
    if number:
        game.note("stays", -1, number, ZONE.thing(zone))


def grant_tokens(game: RedPlanetTable, seat: int, card: int, resource: int, number: int) -> None:
    """A bonus card brings tokens."""
    game.tokens[seat * RESOURCES + resource] += number
    game.note("grants", seat, number, RESOURCE.thing(resource), EVENT.thing(card))


def reveal_discoveries(game: RedPlanetTable) -> None:
    game.revealed = True
    game.reveal()
    for zone in range(len(game.discovery)):
        if game.discovery[zone] != NONE:
            game.knows[zone] = (1 << game.seats) - 1
            game.note("reveals", -1, EVENT.thing(game.discovery[zone]), ZONE.thing(zone))


def natives(game: RedPlanetTable, zone: int, number: int) -> None:
    """Everyone in the zone loses astronauts at the same time."""
    for seat in range(game.seats):
        gone = min(number, game.astronauts(zone, seat))
        if gone:
            game.mars[zone * game.seats + seat] -= gone
            lose(game, seat, gone)


def enter_phase(game: RedPlanetTable, phase: int) -> None:
    game.phase = phase


def call_character(game: RedPlanetTable, character: int) -> None:
    game.call = character

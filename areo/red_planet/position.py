"""Reading positions of Mission: Red Planet: exact when saved by the table, lenient when written by hand."""

from __future__ import annotations

from areo.kernel.errors import BadPosition
from areo.kernel.position import Reader, restore_pending, restore_rng, whole
from areo.red_planet import phases
from areo.red_planet.characters import CHARACTERS
from areo.red_planet.numbers import (
    ALL_CHARACTERS,
    ASTRONAUTS,
    BOARDING,
    CHOOSING,
    FINISHED,
    NONE,
    PHASES,
    RESOURCES,
    ROUNDS,
)
from areo.red_planet.table import Table

MANY = 1000  # tokens: more than there are
MANY_SAVED = 10**6  # the same where a table saved it: from the most that is written by hand play never gets there


def restore(game: Table, saved: object) -> None:
    """Set the table as the position says. What it leaves out is as at the start; nothing pending: a fresh phase."""
    state = Reader(saved, "state")
    game.round = state.whole("round", 1, ROUNDS, 1)
    most = MANY_SAVED if state.has("pending") else MANY
    game.medal = state.whole("medal", 0, game.seats - 1, first_of(game))
    game.acted = state.whole("acted", 0, game.seats - 1, game.medal)
    game.revealed = state.flag("revealed", False)
    game.call = character_in(state, "call")
    places = Places()
    read_players(game, state.items("players"), places, most)
    read_zones(game, state, places, most)
    read_shuttles(game, state, places)
    read_events(game, state, places)
    read_resources(game, state)
    settle_reserves(game)
    if state.has("rng"):
        game.rng = restore_rng(state.get("rng"))
    game.reveals = state.whole("reveals", 0, 1 << 40, 0)
    phase = phase_in(game, state)
    if state.has("destination_tiles"):
        check_tiles(game, state.get("destination_tiles"))
    pending = state.get("pending") if state.has("pending") else None
    state.done()
    game.phase = phase
    if phase == FINISHED:
        game.over = True
    elif pending is not None:
        check_chosen(game)
        restore_pending(game, pending)
    else:
        start_phase(game)


def first_of(game: Table) -> int:
    """Who has the medal at the start: the first drawn from the fist."""
    first = game.options.get("first_player")
    fist = game.options.get("fist")
    if isinstance(fist, list):
        first = fist[0]
    return first if isinstance(first, int) else 0


def laid(game: Table, option: str) -> list[str]:
    """What an option lays on top of a pile, by id, from the top."""
    ids = game.options.get(option)
    return [str(id) for id in ids] if isinstance(ids, list) else []


def check_chosen(game: Table) -> None:
    """Whoever's character is still face down has one that is not called yet."""
    for seat in range(game.seats):
        if 0 < game.chosen[seat] <= game.call:
            raise BadPosition(f"state.players[{seat}].chosen: this character has been called already")


class Places:
    """Where each thing was said to be, so that nothing stands in two places."""

    def __init__(self) -> None:
        self.where: dict[str, str] = {}

    def put(self, key: str, where: str) -> None:
        if key in self.where:
            raise BadPosition(f"{where}: {key!r} is also in {self.where[key]}")
        self.where[key] = where

    def named(self, key: str) -> bool:
        return key in self.where


def character_in(reader: Reader, field: str) -> int:
    """The number of a named character, 0 for none."""
    if not reader.has(field) or reader.get(field) is None:
        return 0
    id = reader.text(field)
    for character in CHARACTERS:
        if character.id == id:
            return character.number
    raise BadPosition(f"{reader.where}.{field}: there is no character {id!r}")


def character_number(value: object, where: str) -> int:
    for character in CHARACTERS:
        if character.id == value:
            return character.number
    raise BadPosition(f"{where}: there is no character {value!r}")


def event_in(game: Table, value: object, where: str, places: Places) -> int:
    for number in range(len(game.data.events)):
        if game.data.events[number].id == value:
            places.put(f"card {value}", where)
            return number
    raise BadPosition(f"{where}: there is no event card {value!r}")


def events_in(game: Table, reader: Reader, field: str, places: Places) -> int:
    """A set of event cards."""
    mask = 0
    for value in reader.items(field):
        mask |= 1 << event_in(game, value, f"{reader.where}.{field}", places)
    return mask


def read_players(game: Table, players: list[object], places: Places, most: int) -> None:
    if len(players) > game.seats:
        raise BadPosition(f"state.players: {game.seats} players are expected, not {len(players)}")
    game.reserve = [NONE] * game.seats  # until all that is in play is known
    rounds = 0
    histories: list[list[int]] = []
    for seat in range(len(players)):
        reader = Reader(players[seat], f"state.players[{seat}]")
        game.reserve[seat] = reader.whole("reserve", 0, ASTRONAUTS, NONE)
        game.lost[seat] = reader.whole("lost", 0, ASTRONAUTS, 0)
        history = [
            0 if value is None else character_number(value, f"{reader.where}.played")
            for value in reader.items("played")
        ]
        histories.append(history)
        rounds = max(rounds, len(history))
        game.hand[seat] = hand_in(reader)
        game.chosen[seat] = character_in(reader, "chosen")
        if game.chosen[seat] and not game.hand[seat] >> game.chosen[seat] & 1:
            raise BadPosition(f"{reader.where}.chosen: this character is not in hand")
        game.bonus[seat] = events_in(game, reader, "bonus", places)
        game.dealt[seat] = events_in(game, reader, "dealt", places)
        game.returned[seat] = events_in(game, reader, "returned", places)
        if reader.has("drawn") and reader.get("drawn") is not None:
            game.drawn[seat] = event_in(game, reader.get("drawn"), f"{reader.where}.drawn", places)
        reader.skip("token_points")  # this and the next follow from the rest
        reader.skip("progress")
        read_tokens(game, seat, reader, most)
        for card in range(len(game.data.events)):
            if game.bonus[seat] >> card & 1 and not game.data.events[card].bonus:
                raise BadPosition(f"{reader.where}.bonus: {game.data.events[card].id!r} is a discovery")
        reader.done()
    if rounds > game.round:
        raise BadPosition(f"state.players: characters were played in {rounds} rounds, but it is round {game.round}")
    for seat in range(len(histories)):
        for round in range(len(histories[seat])):
            game.played[round * game.seats + seat] = histories[seat][round]


def hand_in(reader: Reader) -> int:
    """The characters in hand; left out: all nine."""
    if not reader.has("hand"):
        return ALL_CHARACTERS
    mask = 0
    for value in reader.items("hand"):
        bit = 1 << character_number(value, f"{reader.where}.hand")
        if mask & bit:
            raise BadPosition(f"{reader.where}.hand: {value!r} is there twice")
        mask |= bit
    return mask


def read_tokens(game: Table, seat: int, reader: Reader, most: int) -> None:
    if not reader.has("tokens"):
        return
    tokens = Reader(reader.get("tokens"), f"{reader.where}.tokens")
    for resource in range(RESOURCES):
        game.tokens[seat * RESOURCES + resource] = tokens.whole(game.data.resource_ids[resource], 0, most, 0)
    tokens.done()


def zone_in(game: Table, value: object, where: str) -> int:
    if isinstance(value, str) and value in game.data.zone_number:
        return game.data.zone_number[value]
    raise BadPosition(f"{where}: there is no zone {value!r}")


def counts_in(game: Table, reader: Reader, field: str) -> list[int]:
    """Astronauts of each seat."""
    if not reader.has(field):
        return [0] * game.seats
    values = reader.items(field)
    if len(values) != game.seats:
        raise BadPosition(f"{reader.where}.{field}: a number for each of the {game.seats} seats is expected")
    return [whole(value, 0, ASTRONAUTS, f"{reader.where}.{field}") for value in values]


def seats_in(game: Table, reader: Reader, field: str) -> int:
    """A set of seats."""
    mask = 0
    for value in reader.items(field):
        mask |= 1 << whole(value, 0, game.seats - 1, f"{reader.where}.{field}")
    return mask


def resource_in(game: Table, value: object, where: str) -> int:
    if isinstance(value, str) and value in game.data.resource_ids:
        return game.data.resource_ids.index(value)
    raise BadPosition(f"{where}: there is no resource {value!r}")


def read_zones(game: Table, state: Reader, places: Places, most: int) -> None:
    for entry in state.items("zones"):
        reader = Reader(entry, "state.zones")
        zone = zone_in(game, reader.get("zone"), "state.zones")
        reader.where = f"state.zones[{game.data.zones[zone].id}]"
        places.put(f"zone {game.data.zones[zone].id}", "state.zones")
        here = counts_in(game, reader, "astronauts")
        for seat in range(game.seats):
            game.mars[zone * game.seats + seat] = here[seat]
        if reader.has("resource") and reader.get("resource") is not None:
            game.resource[zone] = resource_in(game, reader.get("resource"), f"{reader.where}.resource")
        elif sum(here):
            raise BadPosition(f"{reader.where}: astronauts are there, so its resource is known")
        game.left[zone] = reader.whole("tokens", 0, most, 0)
        if game.left[zone] and game.resource[zone] == NONE:
            raise BadPosition(f"{reader.where}: an unexplored zone has no tokens")
        if reader.has("discovery") and reader.get("discovery") is not None:
            read_discovery(game, zone, reader, places)
        game.knows[zone] = seats_in(game, reader, "known_by")
        reader.done()


def read_discovery(game: Table, zone: int, reader: Reader, places: Places) -> None:
    card = event_in(game, reader.get("discovery"), f"{reader.where}.discovery", places)
    if game.data.events[card].bonus:
        raise BadPosition(f"{reader.where}.discovery: {game.data.events[card].id!r} is a bonus card")
    if not game.data.zones[zone].outer:
        raise BadPosition(f"{reader.where}.discovery: this is an inner zone")
    game.discovery[zone] = card


def shuttle_number(game: Table, value: object, where: str, places: Places) -> int:
    for number in range(len(game.data.shuttles)):
        if game.data.shuttles[number].id == value:
            places.put(f"shuttle {value}", where)
            return number
    raise BadPosition(f"{where}: there is no shuttle {value!r}")


def read_shuttles(game: Table, state: Reader, places: Places) -> None:
    for field in ("pad", "flight"):
        for entry in state.items(field):
            read_shuttle(game, Reader(entry, f"state.{field}"), field, places)
    if len(game.pad) + len(game.flight) > game.seats:
        raise BadPosition(f"state.pad: at most {game.seats} shuttles are docked or in flight")
    for value in state.items("shuttle_discard"):
        game.shuttle_discard.append(shuttle_number(game, value, "state.shuttle_discard", places))
    top = [shuttle_number(game, value, "state.shuttle_deck", places) for value in state.items("shuttle_deck")]
    if not state.has("shuttle_deck"):
        for id in laid(game, "shuttles"):
            if not places.named(f"shuttle {id}"):
                top.append(shuttle_number(game, id, "options.shuttles", places))
    rest = [n for n in range(len(game.data.shuttles)) if not places.named(f"shuttle {game.data.shuttles[n].id}")]
    game.rng.shuffle(rest)
    game.shuttle_deck = rest + top[::-1]
    if not state.has("pad"):
        while len(game.pad) + len(game.flight) < game.seats and game.shuttle_deck:
            game.pad.append(game.shuttle_deck.pop())
        if not state.has("flight"):
            seat_from_fist(game)


def seat_from_fist(game: Table) -> None:
    """The pad as it is at the start: if the options draw the fist, an astronaut of each player sits in a shuttle."""
    fist = game.options.get("fist")
    drawn = [int(seat) for seat in fist] if isinstance(fist, list) else []
    for bay in range(min(len(drawn), len(game.pad))):
        game.crew[game.pad[bay] * game.seats + drawn[bay]] += 1
        game.aboard[game.pad[bay]] += 1


def read_shuttle(game: Table, reader: Reader, field: str, places: Places) -> None:
    shuttle = shuttle_number(game, reader.get("shuttle"), reader.where, places)
    card = game.data.shuttles[shuttle]
    reader.where = f"{reader.where}[{card.id}]"
    if reader.whole("seats", card.seats, card.seats, card.seats) != card.seats:
        raise BadPosition(f"{reader.where}: it has {card.seats} seats")
    crew = counts_in(game, reader, "crew")
    for seat in range(game.seats):
        game.crew[shuttle * game.seats + seat] = crew[seat]
    game.aboard[shuttle] = sum(crew)
    zone = NONE
    if reader.has("destination") and reader.get("destination") is not None:
        zone = zone_in(game, reader.get("destination"), f"{reader.where}.destination")
    tile = reader.flag("tile", zone != NONE and zone != card.destination)
    if tile and zone == NONE:
        raise BadPosition(f"{reader.where}: a tile without a destination")
    if zone != NONE and not tile and zone != card.destination:
        raise BadPosition(f"{reader.where}.destination: only a tile can send it there")
    if tile:
        game.tile[shuttle] = zone
        game.tiles[zone] -= 1
        if game.tiles[zone] < 0:
            raise BadPosition(f"{reader.where}.destination: there are no more tiles of this zone")
    full = game.aboard[shuttle] == card.seats and field == "pad" and game.destination(shuttle) != NONE
    if card.seats == 1:
        full = False  # whoever is drawn from the fist may fill it at set-up
    if full or game.aboard[shuttle] > card.seats:  # on the pad only one that still waits for its destination is full
        raise BadPosition(f"{reader.where}.crew: {game.aboard[shuttle]} aboard with {card.seats} seats")
    if field == "flight" and game.destination(shuttle) == NONE:
        raise BadPosition(f"{reader.where}: a shuttle in flight has a destination")
    (game.pad if field == "pad" else game.flight).append(shuttle)
    reader.done()


def read_events(game: Table, state: Reader, places: Places) -> None:
    for entry in state.items("event_discard"):
        reader = (
            Reader(entry, "state.event_discard")
            if isinstance(entry, dict)
            else Reader({"card": entry}, "state.event_discard")
        )
        game.event_discard.append(event_in(game, reader.get("card"), "state.event_discard", places))
        game.discard_knows.append(seats_in(game, reader, "known_by"))
        reader.done()
    top = [event_in(game, value, "state.event_deck", places) for value in state.items("event_deck")]
    if not state.has("event_deck"):
        for id in laid(game, "events"):
            if not places.named(f"card {id}"):
                top.append(event_in(game, id, "options.events", places))
    rest = [n for n in range(len(game.data.events)) if not places.named(f"card {game.data.events[n].id}")]
    game.rng.shuffle(rest)
    game.event_deck = rest + top[::-1]


def read_resources(game: Table, state: Reader) -> None:
    """The tiles not on Mars: those listed on top, the rest shuffled beneath."""
    rest = game.data.resource_tiles.copy()
    for resource in game.resource:
        if resource != NONE:
            take_tile(game, rest, resource, "state.zones")
    top = [resource_in(game, value, "state.resource_deck") for value in state.items("resource_deck")]
    for resource in top:
        take_tile(game, rest, resource, "state.resource_deck")
    if not state.has("resource_deck"):
        for id in laid(game, "resources"):
            resource = game.data.resource_ids.index(id)
            if resource in rest:
                rest.remove(resource)
                top.append(resource)
    game.rng.shuffle(rest)
    game.resource_deck = rest + top[::-1]


def take_tile(game: Table, rest: list[int], resource: int, where: str) -> None:
    if resource not in rest:
        raise BadPosition(f"{where}: there are not so many tiles of {game.data.resource_ids[resource]}")
    rest.remove(resource)


def settle_reserves(game: Table) -> None:
    """A reserve left out is what is neither on Mars, nor aboard, nor lost."""
    for seat in range(game.seats):
        used = game.lost[seat] + game.on_mars(seat)
        for at in range(seat, len(game.crew), game.seats):
            used += game.crew[at]
        if used > ASTRONAUTS:
            raise BadPosition(f"state: seat {seat} has {used} astronauts in play or lost, of {ASTRONAUTS}")
        given = game.reserve[seat]
        if given == NONE:
            game.reserve[seat] = ASTRONAUTS - used
        elif given + used > ASTRONAUTS:
            raise BadPosition(f"state.players[{seat}].reserve: {given} and {used} in play are more than {ASTRONAUTS}")


def check_tiles(game: Table, saved: object) -> None:
    reader = Reader(saved, "state.destination_tiles")
    for zone in range(len(game.data.zones)):
        id = game.data.zones[zone].id
        if reader.whole(id, 0, MANY, game.tiles[zone]) != game.tiles[zone]:
            raise BadPosition(f"state.destination_tiles.{id}: {game.tiles[zone]} are not on shuttles")
    reader.done()


def phase_in(game: Table, state: Reader) -> int:
    """The phase; left out: boarding if all have chosen their characters, else choosing."""
    if not state.has("phase"):
        return BOARDING if all(game.chosen) else CHOOSING
    name = state.text("phase")
    if name not in PHASES:
        raise BadPosition(f"state.phase: there is no phase {name!r}: there are {', '.join(PHASES)}")
    return PHASES.index(name)


def start_phase(game: Table) -> None:
    """A position written by hand: nothing is pending but the phase it names."""
    for seat in range(game.seats):
        if game.phase == CHOOSING and game.hand[seat] == 0:
            raise BadPosition(f"state.players[{seat}].hand: a player always holds a character to choose")
    if game.phase not in (CHOOSING, BOARDING):
        raise BadPosition(f"state.phase: without what is pending, {PHASES[game.phase]!r} cannot be gone on with")
    if game.phase == BOARDING and not any(game.chosen):
        raise BadPosition("state.players: nobody has a chosen character to be called")
    game.call = 0
    phases.go_on(game, game.phase == CHOOSING)
    game.run()

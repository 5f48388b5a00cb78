"""Positions of Mission: Red Planet: what must agree in them, what is left out, and how the game goes on."""

from __future__ import annotations

from collections.abc import Mapping

from areo.kernel.errors import BadPosition
from areo.kernel.position import read_state, restore_pending
from areo.kernel.sets import members
from areo.red_planet import phases
from areo.red_planet.numbers import ASTRONAUTS, BOARDING, CHOOSING, FINISHED, NONE, PHASES
from areo.red_planet.state import EVENT_PILE, RESOURCE_PILE, SHUTTLE_PILE
from areo.red_planet.table import RedPlanetTable


def restore(game: RedPlanetTable, saved: object, laid: Mapping[str, list[int]]) -> None:
    """Set the table as the position says. What it leaves out is as at the start; nothing pending: a fresh phase.

    `laid` are the cards and tiles that options lay on top of each pile, from the top.
    """
    game.medal = first_of(game)
    game.reserve = [NONE] * game.seats  # until all that is in play is known
    state, reading = read_state(game, saved)
    if not state.has("acted"):
        game.acted = game.medal
    if not state.has("phase"):
        game.phase = BOARDING if all(game.chosen) else CHOOSING
    check_zones(game)
    check_shuttles(game)
    check_cards(game)
    SHUTTLE_PILE.fill(reading, list(range(len(game.data.shuttles))), laid["shuttles"])
    EVENT_PILE.fill(reading, list(range(len(game.data.events))), laid["events"])
    tiles = game.data.resource_tiles
    RESOURCE_PILE.fill(reading, tiles, [tiles[tile] for tile in laid["resources"]])
    if not state.has("pad"):
        fill_pad(game, not state.has("flight"))
    settle_reserves(game)
    pending = state.get("pending") if state.has("pending") else None
    state.done()
    if game.phase == FINISHED:
        game.over = True
    elif pending is None:
        start_phase(game)
    else:
        check_chosen(game)
        restore_pending(game, pending)


def first_of(game: RedPlanetTable) -> int:
    """Who has the medal at the start: the first drawn from the fist."""
    first = game.options.get("first_player")
    fist = game.options.get("fist")
    if isinstance(fist, list):
        first = fist[0]
    return first if isinstance(first, int) else 0


# What must agree


def check_zones(game: RedPlanetTable) -> None:
    for zone in range(len(game.data.zones)):
        where = f"state.zones[{game.data.zones[zone].id}]"
        if game.resource[zone] == NONE:
            if any(game.astronauts(zone, seat) for seat in range(game.seats)):
                raise BadPosition(f"{where}: astronauts are there, so its resource is known")
            if game.left[zone]:
                raise BadPosition(f"{where}: an unexplored zone has no tokens")
        if game.discovery[zone] != NONE:
            check_kind(game, game.discovery[zone], False, f"{where}.discovery")
            if not game.data.zones[zone].outer:
                raise BadPosition(f"{where}.discovery: this is an inner zone")


def check_kind(game: RedPlanetTable, card: int, bonus: bool, where: str) -> None:
    """An event card lies where cards of its kind do."""
    event = game.data.events[card]
    if event.bonus != bonus:
        raise BadPosition(f"{where}: {event.id!r} is a {'bonus card' if event.bonus else 'discovery'}")


def check_cards(game: RedPlanetTable) -> None:
    for card in game.event_discard:
        check_kind(game, card, False, "state.event_discard")
    for seat in range(game.seats):
        where = f"state.players[{seat}]"
        for card in members(game.bonus[seat]):
            check_kind(game, card, True, f"{where}.bonus")
        if game.drawn[seat] != NONE:
            check_kind(game, game.drawn[seat], False, f"{where}.drawn")
        if game.chosen[seat] and not game.hand[seat] >> game.chosen[seat] & 1:
            raise BadPosition(f"{where}.chosen: this character is not in hand")


def check_shuttles(game: RedPlanetTable) -> None:
    for shuttle in game.pad:
        where = count_crew(game, shuttle, "pad")
        seats = game.data.shuttles[shuttle].seats
        # Full ones on the pad wait for their destination, or were filled at set-up by whoever was drawn from the fist.
        if game.room(shuttle) == 0 and game.destination(shuttle) != NONE and seats > 1:
            raise BadPosition(f"{where}.crew: {seats} aboard with {seats} seats")
    for shuttle in game.flight:
        where = count_crew(game, shuttle, "flight")
        if game.destination(shuttle) == NONE:
            raise BadPosition(f"{where}: a shuttle in flight has a destination")
    if len(game.pad) + len(game.flight) > game.seats:
        raise BadPosition(f"state.pad: at most {game.seats} shuttles are docked or in flight")


def count_crew(game: RedPlanetTable, shuttle: int, field: str) -> str:
    """Count all aboard; where the shuttle is."""
    game.aboard[shuttle] = sum(game.crew[shuttle * game.seats : (shuttle + 1) * game.seats])
    card = game.data.shuttles[shuttle]
    where = f"state.{field}[{card.id}]"
    if game.aboard[shuttle] > card.seats:
        raise BadPosition(f"{where}.crew: {game.aboard[shuttle]} aboard with {card.seats} seats")
    return where


def check_chosen(game: RedPlanetTable) -> None:
    """Whoever's character is still face down has one that is not called yet."""
    for seat in range(game.seats):
        if 0 < game.chosen[seat] <= game.call:
            raise BadPosition(f"state.players[{seat}].chosen: this character has been called already")


# What is left out


def fill_pad(game: RedPlanetTable, at_start: bool) -> None:
    """Dock shuttles from the pile. At the start an astronaut is aboard each, if the options say who leaves the fist."""
    while len(game.pad) + len(game.flight) < game.seats and game.shuttle_deck:
        game.pad.append(game.shuttle_deck.pop())
    fist = game.options.get("fist")
    drawn = [int(seat) for seat in fist] if at_start and isinstance(fist, list) else []
    for bay in range(min(len(drawn), len(game.pad))):
        game.crew[game.pad[bay] * game.seats + drawn[bay]] += 1
        game.aboard[game.pad[bay]] += 1


def settle_reserves(game: RedPlanetTable) -> None:
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


def start_phase(game: RedPlanetTable) -> None:
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

"""The table in words: as a seat sees it, as anybody may see it, or whole. Built up, never cut down.

This is the one place that decides who sees what; positions and views have the same keys because both come from here.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.sets import members
from areo.red_planet.characters import CHARACTERS
from areo.red_planet.numbers import NONE, PHASES, RESOURCES
from areo.red_planet.scoring import token_value
from areo.red_planet.table import Table

SPECTATOR: Final = -1
ALL_SEEING: Final = -2  # for saving a game, never for showing it

Json = dict[str, object]


def show(game: Table, eye: int) -> Json:
    data = game.data
    return {
        "round": game.round,
        "phase": PHASES[game.phase],
        "call": CHARACTERS[game.call - 1].id if game.call else None,
        "medal": game.medal,
        "acted": game.acted,
        "pad": [shuttle_out(game, shuttle) for shuttle in game.pad],
        "flight": [shuttle_out(game, shuttle) for shuttle in game.flight],
        "shuttle_deck": pile(eye, [data.shuttles[shuttle].id for shuttle in game.shuttle_deck]),
        "shuttle_discard": [data.shuttles[shuttle].id for shuttle in game.shuttle_discard],
        "zones": [zone_out(game, zone, eye) for zone in range(len(data.zones))],
        "destination_tiles": {data.zones[zone].id: game.tiles[zone] for zone in range(len(data.zones))},
        "resource_deck": pile(eye, [data.resource_ids[resource] for resource in game.resource_deck]),
        "event_deck": pile(eye, card_ids(game, game.event_deck)),
        "event_discard": [discarded(game, index, eye) for index in range(len(game.event_discard))],
        "players": [player_out(game, seat, eye) for seat in range(game.seats)],
        "revealed": game.revealed,
    }


def pile(eye: int, ids: list[str]) -> object:
    """A face-down pile, from the top: nobody sees more than how many cards it has."""
    if eye == ALL_SEEING:
        return ids[::-1]
    return len(ids)


def card_ids(game: Table, cards: list[int]) -> list[str]:
    return [game.data.events[card].id for card in cards]


def sees(game: Table, eye: int, owner: int) -> bool:
    """Whether the eye sees what is secret to this seat. At the end all is shown."""
    return eye in (owner, ALL_SEEING) or game.over


def shuttle_out(game: Table, shuttle: int) -> Json:
    zone = game.destination(shuttle)
    return {
        "shuttle": game.data.shuttles[shuttle].id,
        "seats": game.data.shuttles[shuttle].seats,
        "destination": game.data.zones[zone].id if zone != NONE else None,
        "tile": game.tile[shuttle] != NONE,
        "crew": game.crew[shuttle * game.seats : (shuttle + 1) * game.seats],
    }


def zone_out(game: Table, zone: int, eye: int) -> Json:
    resource = game.resource[zone]
    card = game.discovery[zone]
    known = [seat for seat in range(game.seats) if game.knows[zone] >> seat & 1]
    shown: object = None
    if card != NONE:
        open_to = eye == ALL_SEEING or game.revealed or eye in known
        shown = game.data.events[card].id if open_to else "hidden"
    return {
        "zone": game.data.zones[zone].id,
        "resource": game.data.resource_ids[resource] if resource != NONE else None,
        "tokens": game.left[zone],
        "astronauts": game.mars[zone * game.seats : (zone + 1) * game.seats],
        "discovery": shown,
        "known_by": known,
    }


def discarded(game: Table, index: int, eye: int) -> Json:
    known = [seat for seat in range(game.seats) if game.discard_knows[index] >> seat & 1]
    card = game.data.events[game.event_discard[index]].id
    shown = eye == ALL_SEEING or eye in known or game.over
    return {"card": card if shown else "hidden", "known_by": known}


def player_out(game: Table, seat: int, eye: int) -> Json:
    mine = sees(game, eye, seat)
    chosen: object = None
    if game.chosen[seat]:
        chosen = CHARACTERS[game.chosen[seat] - 1].id if mine else "hidden"
    drawn: object = None
    if game.drawn[seat] != NONE:
        drawn = game.data.events[game.drawn[seat]].id if mine else "hidden"
    played = [game.played[round * game.seats + seat] for round in range(game.round)]
    return {
        "reserve": game.reserve[seat],
        "lost": game.lost[seat],
        "hand": hand_out(game, seat, eye),
        "chosen": chosen,
        "played": [CHARACTERS[character - 1].id if character else None for character in played],
        "tokens": {
            game.data.resource_ids[resource]: game.tokens[seat * RESOURCES + resource] for resource in range(RESOURCES)
        },
        "token_points": token_value(game, seat),
        "bonus": secret(mine, card_ids(game, members(game.bonus[seat]))),
        "progress": progress_out(game, seat) if mine else game.bonus[seat].bit_count(),
        "dealt": secret(mine, card_ids(game, members(game.dealt[seat]))),
        "returned": secret(mine, card_ids(game, members(game.returned[seat]))),
        "drawn": drawn,
    }


def progress_out(game: Table, seat: int) -> list[Json | None]:
    """For each bonus card of a seat: how things stand with what it counts."""
    return [game.rules[card].progress(game, seat) for card in members(game.bonus[seat])]


def secret(seen: bool, ids: list[str]) -> object:
    """A seat's own cards; for others, how many."""
    if seen:
        return ids
    return len(ids)


def hand_out(game: Table, seat: int, eye: int) -> list[object]:
    """Who holds which characters can be worked out by all; the looking seat's come with whether they can be chosen."""
    held = [number for number in range(1, len(CHARACTERS) + 1) if game.hand[seat] >> number & 1]
    if eye != seat:
        return [CHARACTERS[number - 1].id for number in held]
    question = game.open[seat]
    options = question.options if question is not None and question.kind == "card" else []
    return [{"id": CHARACTERS[number - 1].id, "playable": number in options} for number in held]

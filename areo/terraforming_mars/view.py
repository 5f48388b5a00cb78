"""The table in words: as a seat sees it, as anybody may see it, or whole. Built up, never cut down.

This is the one place that decides who sees what; positions and views have the same keys because both come from here.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.game import Json
from areo.tableau.table import NEUTRAL
from areo.terraforming_mars import board, goals
from areo.terraforming_mars.actions import claimed, project_price
from areo.terraforming_mars.numbers import (
    NO_TILE,
    NOBODY,
    OCEAN_TILE,
    RESOURCES,
    TAGS,
    TEMPERATURE_HEAT,
    TILES,
)
from areo.terraforming_mars.phases import NEXT_TURN, PHASES, has_chosen
from areo.terraforming_mars.table import Player, Table
from areo.terraforming_mars.turn import ACTIONS_A_TURN, TURN, actions_left

SPECTATOR: Final = -1
ALL_SEEING: Final = -2  # for saving a game, never for showing it


def show(game: Table, eye: int) -> Json:
    active, left = turn_of(game)
    return {
        "generation": game.generation,
        "phase": PHASES[game.phase],
        "temperature": game.temperature,
        "oxygen": game.oxygen,
        "oceans": game.oceans,
        "first_player": game.first_player,
        "order": game.seats_from(game.first_player),
        "active": active,
        "actions_left": left,
        "next": next_seat(game, active),
        "passed": [player.passed for player in game.players],
        "tiles": [tile_out(game, site) for site in range(board.SITES) if game.tile[site] != NO_TILE],
        "claims": [
            {"space": board.IDS[site], "owner": game.claim[site]}
            for site in range(board.SITES)
            if game.claim[site] != NOBODY
        ],
        "milestones": {goals.MILESTONES[n].id: game.milestones[n] for n in range(5) if game.milestones[n] != NOBODY},
        "awards": {goals.AWARDS[n].id: game.awards[n] for n in range(5) if game.awards[n] != NOBODY},
        "costs": {
            "milestone": next_cost(game, game.milestones, (goals.MILESTONE_COST,) * goals.MOST_CLAIMED),
            "award": next_cost(game, game.awards, goals.AWARD_COSTS),
        },
        "progress": {
            "milestones": {
                goals.MILESTONES[n].id: [goals.milestone_value(game, seat, n) for seat in range(game.seats)]
                for n in range(5)
            },
            "awards": {
                goals.AWARDS[n].id: [goals.award_value(game, seat, n) for seat in range(game.seats)] for n in range(5)
            },
        },
        "deck": pile(game, eye, game.deck),
        "discard": pile(game, eye, game.discard),
        "known": [known_out(game, seat, eye) for seat in range(game.seats)],
        "players": [player_out(game, seat, eye) for seat in range(game.seats)],
    }


def next_cost(game: Table, goal: list[int], costs: tuple[int, ...]) -> int | None:
    """What the next milestone or award costs; None if there is none to be had."""
    taken = claimed(goal)
    return None if game.solo or taken >= goals.MOST_CLAIMED else costs[taken]


def turn_of(game: Table) -> tuple[int | None, int]:
    """Whose turn it is and how many actions are left, the one at work not counted."""
    for question in game.open:
        if question is not None and question.kind == "menu":
            return question.frame.seat, actions_left(question.frame.count)
    for frame in game.lanes[game.seats]:
        if frame.effect is TURN:
            return frame.seat, actions_left(frame.count)
    for frame in game.lanes[game.seats]:
        if frame.effect is NEXT_TURN:  # the last action of a turn is at work
            return (frame.seat - 1) % game.seats, 0
    return None, ACTIONS_A_TURN


def next_seat(game: Table, active: int | None) -> int | None:
    """Who has a turn after the active player: nobody, if all others have passed."""
    if active is not None:
        for seat in game.seats_from(active)[1:]:
            if not game.players[seat].passed:
                return seat
    return None


def ids(game: Table, cards: list[int]) -> list[str]:
    return [game.book.card(card).id for card in cards]


def pile(game: Table, eye: int, cards: list[int]) -> object:
    """A face-down pile, from the top: nobody sees more than how many cards it has."""
    if eye == ALL_SEEING:
        return ids(game, cards)[::-1]
    return len(cards)


def known_out(game: Table, seat: int, eye: int) -> object:
    """The discarded cards a seat knows of; for others, how many. Saved, they are places in the pile, from the top."""
    if eye == ALL_SEEING:
        top = len(game.discard) - 1
        return [top - place for place in range(top, -1, -1) if game.known[seat] >> game.discard[place] & 1]
    cards = [card for card in game.discard if game.known[seat] >> card & 1]
    return secret(game, eye == seat, sorted(cards))


def owner_out(owner: int) -> object:
    return "neutral" if owner == NEUTRAL else owner


def tile_out(game: Table, site: int) -> Json:
    told: Json = {"space": board.IDS[site], "tile": TILES[game.tile[site]]}
    if game.tile[site] != OCEAN_TILE:
        told["owner"] = owner_out(game.owner[site])
    return told


def secret(game: Table, seen: bool, cards: list[int]) -> object:
    if seen:
        return ids(game, cards)
    return len(cards)


def player_out(game: Table, seat: int, eye: int) -> Json:
    player = game.players[seat]
    mine = eye in (seat, ALL_SEEING) or game.over
    return {
        "corporation": game.book.card(player.corporation).id if player.corporation else None,
        "tr": player.tr,
        "resources": {RESOURCES[n]: player.stock[n] for n in range(len(RESOURCES))},
        "production": {RESOURCES[n]: player.production[n] for n in range(len(RESOURCES))},
        "hand": hand_out(game, player, seat) if eye == seat else secret(game, mine, player.hand),
        "income": player.income(),
        "costs": {
            "greenery": player.greenery_cost,
            "heat": TEMPERATURE_HEAT,
            "projects": {project.id: project_price(game, seat, n) for n, project in enumerate(goals.PROJECTS)},
        },
        "played": ids(game, player.played),
        "tags": {TAGS[n]: player.tags[n] for n in range(len(TAGS)) if player.tags[n]},
        "on_cards": {game.book.card(card).id: number for card, number in player.cubes.items() if number},
        "used": ids(game, player.used),
        "first_action": player.first_action,
        "tr_raised": player.tr_raised,
        "next_card": {"discount": player.next_discount, "slack": player.next_slack},
        "dealt": secret(game, mine, player.dealt),
        "dealt_corporations": secret(game, mine, player.dealt_corporations),
        "drafted": secret(game, mine, player.drafted),
        "bought": ids(game, player.bought) if mine or not has_chosen(game, seat) else "hidden",
    }


def hand_out(game: Table, player: Player, seat: int) -> list[object]:
    """The looking seat's own cards, with what each would cost it and whether it can be played now."""
    question = game.open[seat]
    options = question.options if question is not None and question.kind == "menu" else []
    return [
        {"id": game.book.card(card).id, "price": player.prices[card], "playable": card in options}
        for card in player.hand
    ]

"""Points: the three scorings, the final count, the score and who stands where."""

from __future__ import annotations

from typing import Final

from areo.kernel.ranking import places
from areo.kernel.sets import members
from areo.red_planet import verbs
from areo.red_planet.events import in_zone, most, tokens_of
from areo.red_planet.numbers import EVENT, ICE, ICE_MAJORITY, NONE, RESOURCES, added_tokens
from areo.red_planet.table import RedPlanetTable

FIRST_SCORING: Final = 5


def score_round(game: RedPlanetTable) -> None:
    """After rounds 5 and 8: tokens are added to every explored zone, and its leaders take what can be shared."""
    game.note("scoring", -1, game.round)
    for zone in range(len(game.data.zones)):
        resource = game.resource[zone]
        if resource == NONE:
            continue
        verbs.add_tokens(game, zone, added_tokens(game.round))
        leaders = most(in_zone(game, zone))
        if game.round == FIRST_SCORING and len(leaders) > 1:
            leaders = []  # the only scoring in which nobody takes a share of a tie
        stays = share(game, zone, resource, game.left[zone], leaders)
        verbs.leave_tokens(game, zone, stays)


def share(game: RedPlanetTable, zone: int, resource: int, tokens: int, leaders: list[int]) -> int:
    """Give each leader an equal part; what is left over."""
    if not leaders:
        return tokens
    part = tokens // len(leaders)
    if part:
        for seat in leaders:
            verbs.take_tokens(game, seat, zone, resource, part)
    return tokens - part * len(leaders)


def fewest(counts: list[int]) -> list[int]:
    """The seats with the fewest, but at least one."""
    present = [number for number in counts if number > 0]
    return [seat for seat in range(len(counts)) if counts[seat] == min(present)] if present else []


def final_count(game: RedPlanetTable) -> None:
    """After round 10: discoveries act, the last tokens are given, what remains is lost, bonus cards bring theirs."""
    game.note("scoring", -1, game.round)
    verbs.reveal_discoveries(game)
    for zone in range(len(game.data.zones)):
        card = game.discovery[zone]
        if card != NONE and game.rules[card].removes:
            verbs.natives(game, zone, game.rules[card].removes)
    for zone in range(len(game.data.zones)):
        if game.resource[zone] != NONE:
            give_last_tokens(game, zone)
    for seat in range(game.seats):
        for card in members(game.bonus[seat]):
            resource, number = game.rules[card].tokens(NONE)
            if number:
                verbs.grant_tokens(game, seat, card, resource, number)
    note_points(game)


def give_last_tokens(game: RedPlanetTable, zone: int) -> None:
    """Three more tokens, changed by the zone's discovery, for its leaders; a remainder is lost."""
    resource = game.resource[zone]
    leaders = most(in_zone(game, zone))
    new = added_tokens(game.round)
    other = 0  # tokens of another kind than the zone's own, shared apart
    other_resource = NONE
    card = game.discovery[zone]
    if card != NONE:
        rule = game.rules[card]
        if not rule.new_tokens:
            new = 0
        if rule.to_fewest:
            leaders = fewest(in_zone(game, zone))
        other_resource, more = rule.tokens(resource)
        if other_resource == resource:
            new += more
        else:
            other = more
    verbs.add_tokens(game, zone, new)
    share(game, zone, resource, game.left[zone], leaders)
    if other:
        share(game, zone, other_resource, other, leaders)
    verbs.clear_tokens(game, zone)


def note_points(game: RedPlanetTable) -> None:
    """Write into the log where the last points come from."""
    for seat, points in enumerate(ice_majority(game)):
        if points:
            game.note("ice-majority", seat, points)
    for seat in range(game.seats):
        for card, points in card_points(game, seat).items():
            game.note("points", seat, points, EVENT.thing(card))


def ice_majority(game: RedPlanetTable) -> list[int]:
    """Nine points for the most ice tokens, shared by those who tie, rounded down."""
    first = most(tokens_of(game, ICE))
    return [ICE_MAJORITY // len(first) if seat in first else 0 for seat in range(game.seats)]


def token_value(game: RedPlanetTable, seat: int) -> int:
    total = 0
    for resource in range(RESOURCES):
        total += game.tokens[seat * RESOURCES + resource] * game.data.values[resource]
    return total


def discovery_points(game: RedPlanetTable, seat: int) -> dict[int, int]:
    """By discovery: the seat's points. None before they are revealed, nor at unexplored zones."""
    found: dict[int, int] = {}
    if game.revealed:
        for zone in range(len(game.data.zones)):
            card = game.discovery[zone]
            if card != NONE and game.resource[zone] != NONE:
                points = game.rules[card].zone_points(game, zone)[seat]
                if points:
                    found[card] = points
    return found


def bonus_points(game: RedPlanetTable, seat: int) -> dict[int, int]:
    """By bonus card that pays: the seat's points, as things stand."""
    found: dict[int, int] = {}
    for card in members(game.bonus[seat]):
        points = game.rules[card].points(game, seat)
        if points:
            found[card] = points
    return found


def card_points(game: RedPlanetTable, seat: int) -> dict[int, int]:
    return {**discovery_points(game, seat), **bonus_points(game, seat)}


def total(game: RedPlanetTable, seat: int) -> int:
    points = token_value(game, seat) + ice_majority(game)[seat]
    for amount in card_points(game, seat).values():
        points += amount
    return points


def scores(game: RedPlanetTable, known: list[int]) -> list[dict[str, object]]:
    """Per seat: total = tokens + ice_majority + discoveries + bonus, and the points of each card.

    Of the bonus cards, only those of the seats whose cards are known count.
    """
    told: list[dict[str, object]] = []
    ice = ice_majority(game)
    for seat in range(game.seats):
        bonus = bonus_points(game, seat) if seat in known else {}
        discoveries = discovery_points(game, seat)
        by_card = {**discoveries, **bonus}
        told.append(
            {
                "total": token_value(game, seat) + ice[seat] + sum(by_card.values()),
                "tokens": token_value(game, seat),
                "ice_majority": ice[seat],
                "discoveries": sum(discoveries.values()),
                "bonus": sum(bonus.values()),
                "by_card": {game.data.events[card].id: points for card, points in by_card.items()},
            }
        )
    return told


def ranking(game: RedPlanetTable) -> list[list[int]]:
    """By points, then by astronauts on Mars; who is equal in both shares the place."""
    return places([(total(game, seat), game.on_mars(seat)) for seat in range(game.seats)])

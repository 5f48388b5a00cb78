"""Event cards: what each kind of bonus card pays, and what each kind of discovery does to its zone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.words import Words
from areo.red_planet.components import EventCard
from areo.red_planet.numbers import NONE, RESOURCE, RESOURCES, ZONE

if TYPE_CHECKING:
    from areo.kernel.game import Json
    from areo.red_planet.table import RedPlanetTable


class EventRule:
    """What an event card does, and how it reads."""

    # Discoveries, at the end of the game:
    removes: int = 0  # astronauts each player there loses before the last tokens are given
    new_tokens: bool = True  # whether the zone gets its last three tokens
    to_fewest: bool = False  # the fewest astronauts take the place of the most

    def text(self, words: Words) -> str:
        raise TypeError(f"{type(self).__name__} has no text")

    def points(self, game: RedPlanetTable, seat: int) -> int:
        """Bonus card: what it pays the seat that holds it, as things stand."""
        return 0

    def progress(self, game: RedPlanetTable, seat: int) -> Json | None:
        """Bonus card: how things stand with what it counts, for the seat that holds it; None if it counts nothing.

        `of` says what: "zones" (mine in each it names), "seats" (everybody's), "lost" or "spread" (mine alone).
        """
        return None

    def tokens(self, zone_resource: int) -> tuple[int, int]:
        """Tokens it brings at the end: which resource, how many. A bonus card brings them to its owner."""
        return NONE, 0

    def fulfilled(self, game: RedPlanetTable, seat: int) -> float:
        """Bonus card: how much of what it asks for the seat has, from 0 to 1; 1 if it asks for nothing."""
        return 1.0

    def zone_points(self, game: RedPlanetTable, zone: int) -> list[int]:
        """Discovery: points for each seat, because of the astronauts in its zone."""
        return [0] * game.seats


def most(counts: list[int]) -> list[int]:
    """The seats with the most, and at least one."""
    best = max(counts)
    return [seat for seat in range(len(counts)) if counts[seat] == best] if best > 0 else []


def part_of_most(counts: list[int], seat: int) -> float:
    """How much the seat has of what it takes that nobody has more."""
    return counts[seat] / max(1, max(counts))


def in_zone(game: RedPlanetTable, zone: int) -> list[int]:
    return game.mars[zone * game.seats : (zone + 1) * game.seats]


def tokens_of(game: RedPlanetTable, resource: int) -> list[int]:
    return [game.tokens[seat * RESOURCES + resource] for seat in range(game.seats)]


def tokens_held(game: RedPlanetTable, resource: int) -> Json:
    return {"of": "seats", "counts": tokens_of(game, resource), "resource": game.data.resource_ids[resource]}


def zone_things(zones: list[int]) -> list[int]:
    return [ZONE.thing(zone) for zone in zones]


class PresenceInAll(EventRule):
    """Pays if the owner has an astronaut in every zone it names."""

    def __init__(self, zones: list[int], pays: int) -> None:
        self.zones: Final = zones
        self.pays: Final = pays

    def points(self, game: RedPlanetTable, seat: int) -> int:
        for zone in self.zones:
            if game.astronauts(zone, seat) == 0:
                return 0
        return self.pays

    def progress(self, game: RedPlanetTable, seat: int) -> Json | None:
        named = [{"zone": game.data.zones[zone].id, "mine": game.astronauts(zone, seat)} for zone in self.zones]
        return {"of": "zones", "zones": named}

    def fulfilled(self, game: RedPlanetTable, seat: int) -> float:
        present = 0
        for zone in self.zones:
            if game.astronauts(zone, seat):
                present += 1
        return present / len(self.zones)

    def text(self, words: Words) -> str:
        return words.say("card.presence-in-all", self.pays, zone_things(self.zones))


class MostAstronauts(EventRule):
    """Pays if nobody has more astronauts in these zones taken together."""

    def __init__(self, zones: list[int], pays: int) -> None:
        self.zones: Final = zones
        self.pays: Final = pays

    def counts(self, game: RedPlanetTable) -> list[int]:
        counts = [0] * game.seats
        for zone in self.zones:
            for other in range(game.seats):
                counts[other] += game.astronauts(zone, other)
        return counts

    def points(self, game: RedPlanetTable, seat: int) -> int:
        return self.pays if seat in most(self.counts(game)) else 0

    def progress(self, game: RedPlanetTable, seat: int) -> Json | None:
        return {"of": "seats", "counts": self.counts(game)}

    def fulfilled(self, game: RedPlanetTable, seat: int) -> float:
        return part_of_most(self.counts(game), seat)

    def text(self, words: Words) -> str:
        return words.say("card.most-astronauts", self.pays, zone_things(self.zones))


class Unconditional(EventRule):
    """Pays whatever happens."""

    def __init__(self, pays: int) -> None:
        self.pays: Final = pays

    def points(self, game: RedPlanetTable, seat: int) -> int:
        return self.pays

    def text(self, words: Words) -> str:
        return words.say("card.unconditional", self.pays)


class BringsTokens(EventRule):
    """Score tokens for its owner, before the ice majority is counted."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource: Final = resource
        self.number: Final = number

    def tokens(self, zone_resource: int) -> tuple[int, int]:
        return self.resource, self.number

    def progress(self, game: RedPlanetTable, seat: int) -> Json | None:
        return tokens_held(game, self.resource)

    def text(self, words: Words) -> str:
        return words.say("card.brings-tokens", self.number, RESOURCE.thing(self.resource))


class MostTokens(EventRule):
    """Pays if nobody has more score tokens of a resource."""

    def __init__(self, resource: int, pays: int) -> None:
        self.resource: Final = resource
        self.pays: Final = pays

    def points(self, game: RedPlanetTable, seat: int) -> int:
        return self.pays if seat in most(tokens_of(game, self.resource)) else 0

    def progress(self, game: RedPlanetTable, seat: int) -> Json | None:
        return tokens_held(game, self.resource)

    def fulfilled(self, game: RedPlanetTable, seat: int) -> float:
        return part_of_most(tokens_of(game, self.resource), seat)

    def text(self, words: Words) -> str:
        return words.say("card.most-tokens", self.pays, RESOURCE.thing(self.resource))


class LostAstronauts(EventRule):
    """Pays for each astronaut lost, up to a limit."""

    def __init__(self, each: int, limit: int) -> None:
        self.each: Final = each
        self.limit: Final = limit

    def points(self, game: RedPlanetTable, seat: int) -> int:
        return min(self.limit, self.each * game.lost[seat])

    def progress(self, game: RedPlanetTable, seat: int) -> Json | None:
        return {"of": "lost", "count": game.lost[seat]}

    def fulfilled(self, game: RedPlanetTable, seat: int) -> float:
        return self.points(game, seat) / self.limit

    def text(self, words: Words) -> str:
        return words.say("card.lost-astronauts", self.each, self.limit)


class PresenceInMany(EventRule):
    """Pays if the owner has astronauts in so many zones."""

    def __init__(self, zones: int, pays: int) -> None:
        self.zones: Final = zones
        self.pays: Final = pays

    def spread(self, game: RedPlanetTable, seat: int) -> int:
        present = 0
        for zone in range(len(game.data.zones)):
            if game.astronauts(zone, seat):
                present += 1
        return present

    def points(self, game: RedPlanetTable, seat: int) -> int:
        return self.pays if self.spread(game, seat) >= self.zones else 0

    def progress(self, game: RedPlanetTable, seat: int) -> Json | None:
        return {"of": "spread", "count": self.spread(game, seat)}

    def fulfilled(self, game: RedPlanetTable, seat: int) -> float:
        return min(1.0, self.spread(game, seat) / self.zones)

    def text(self, words: Words) -> str:
        return words.say("card.presence-in-many", self.pays, self.zones)


class LargestGroup(EventRule):
    """Pays if no player has a larger group of astronauts in one zone."""

    def __init__(self, pays: int) -> None:
        self.pays: Final = pays

    def groups(self, game: RedPlanetTable) -> list[int]:
        groups = [0] * game.seats
        for zone in range(len(game.data.zones)):
            for other in range(game.seats):
                groups[other] = max(groups[other], game.astronauts(zone, other))
        return groups

    def points(self, game: RedPlanetTable, seat: int) -> int:
        return self.pays if seat in most(self.groups(game)) else 0

    def progress(self, game: RedPlanetTable, seat: int) -> Json | None:
        return {"of": "seats", "counts": self.groups(game)}

    def fulfilled(self, game: RedPlanetTable, seat: int) -> float:
        return part_of_most(self.groups(game), seat)

    def text(self, words: Words) -> str:
        return words.say("card.largest-group", self.pays)


class AddTokens(EventRule):
    """More tokens to share out in the zone at the end: of its own resource, or of a given one."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource: Final = resource
        self.number: Final = number

    def tokens(self, zone_resource: int) -> tuple[int, int]:
        return (zone_resource if self.resource == NONE else self.resource), self.number

    def text(self, words: Words) -> str:
        if self.resource == NONE:
            return words.say("card.more-tokens", self.number)
        return words.say("card.more-tokens-of", self.number, RESOURCE.thing(self.resource))


class PointsForPresence(EventRule):
    """Points, or a loss of points, for everyone with an astronaut in the zone."""

    def __init__(self, pays: int) -> None:
        self.pays: Final = pays

    def zone_points(self, game: RedPlanetTable, zone: int) -> list[int]:
        return [self.pays if number else 0 for number in in_zone(game, zone)]

    def text(self, words: Words) -> str:
        if self.pays < 0:
            return words.say("card.presence-loses", -self.pays)
        return words.say("card.presence-gains", self.pays)


class PointsForMost(EventRule):
    """Points for the most astronauts in the zone, shared by those who tie, rounded down."""

    def __init__(self, pays: int) -> None:
        self.pays: Final = pays

    def zone_points(self, game: RedPlanetTable, zone: int) -> list[int]:
        first = most(in_zone(game, zone))
        return [self.pays // len(first) if seat in first else 0 for seat in range(game.seats)]

    def text(self, words: Words) -> str:
        return words.say("card.points-for-most", self.pays)


class NoNewTokens(EventRule):
    """The zone gets no last tokens; what was left there is still given."""

    new_tokens: bool = False

    def text(self, words: Words) -> str:
        return words.say("card.no-new-tokens")


class Removes(EventRule):
    """Everyone in the zone loses astronauts before the last tokens are given."""

    def __init__(self, number: int) -> None:
        self.removes = number

    def text(self, words: Words) -> str:
        return words.say("card.removes", self.removes)


class ToFewest(EventRule):
    """The fewest astronauts, but at least one, take the last tokens."""

    to_fewest: bool = True

    def text(self, words: Words) -> str:
        return words.say("card.to-fewest")


class Nothing(EventRule):
    """A discovery without effect."""

    def text(self, words: Words) -> str:
        return words.say("card.nothing")


def event_rule(card: EventCard) -> EventRule:
    """The rule a card of the data file follows."""
    if card.bonus:
        return bonus_rule(card)
    rule = card.rule
    if rule == "add_tokens":
        return AddTokens(card.resource, card.count)
    if rule == "points_each_present":
        return PointsForPresence(card.points)
    if rule == "points_most_astronauts":
        return PointsForMost(card.points)
    if rule == "no_new_tokens":
        return NoNewTokens()
    if rule == "each_present_loses":
        return Removes(card.count)
    if rule == "award_to_fewest":
        return ToFewest()
    return Nothing()


def bonus_rule(card: EventCard) -> EventRule:
    rule = card.rule
    if rule == "presence_in_all":
        return PresenceInAll(card.zones, card.points)
    if rule == "most_astronauts_total":
        return MostAstronauts(card.zones, card.points)
    if rule == "tokens":
        return BringsTokens(card.resource, card.count)
    if rule == "most_score_tokens":
        return MostTokens(card.resource, card.points)
    if rule == "own_lost_astronauts":
        return LostAstronauts(card.points_each, card.points_most)
    if rule == "presence_in_number_of_zones":
        return PresenceInMany(card.count, card.points)
    if rule == "largest_group":
        return LargestGroup(card.points)
    return Unconditional(card.points)

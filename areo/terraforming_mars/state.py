"""The state of a table of Terraforming Mars, declared: what views show, what positions say, who sees what."""

from __future__ import annotations

from typing import Final

from areo.kernel.errors import BadPosition, quoted
from areo.kernel.fields import (
    OWNER,
    Amounts,
    Derived,
    Field,
    Flag,
    Group,
    Number,
    OneOf,
    Reading,
    SeatNumber,
    Sight,
)
from areo.kernel.holders import Cards, OneThing, Pile
from areo.kernel.parts import Players
from areo.kernel.reading import Reader, whole
from areo.kernel.state import State
from areo.tableau.fields import Discard, Known, OnCards, Played, Used
from areo.tableau.table import NEUTRAL
from areo.terraforming_mars import board, goals, verbs
from areo.terraforming_mars.actions import project_price
from areo.terraforming_mars.entries import PlayCard, claimed
from areo.terraforming_mars.numbers import (
    CARDS,
    CITY_TILE,
    CORPORATIONS,
    NO_TILE,
    NOBODY,
    OCEAN_GOAL,
    OCEAN_TILE,
    OXYGEN_GOAL,
    RESOURCES,
    SPACES,
    TAGS,
    TEMPERATURE_GOAL,
    TEMPERATURE_HEAT,
    TEMPERATURE_START,
    TILES,
)
from areo.terraforming_mars.phases import PHASES, has_chosen, next_seat, whose_turn
from areo.terraforming_mars.table import MarsTable, Player
from areo.terraforming_mars.terms import TERMS
from areo.terraforming_mars.turn import MOST_ACTIONS, TURN

Json = dict[str, object]


class Temperature(Number):
    """The temperature: only every second degree is a step of its track."""

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        super().read(holder, at, reader, reading)
        if int(self.get(holder, at)) % 2:
            raise BadPosition(f"{reader.where}.{self.name}: {self.get(holder, at)} is not a step of the track")


class Oceans(Derived):
    """How many ocean tiles are placed: a position that says so must say as many as it places."""

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        placed = as_table(reading).oceans
        if reader.whole(self.name, 0, OCEAN_GOAL, placed) != placed:
            raise BadPosition(f"{reader.where}.{self.name}: {placed} ocean tiles are on the map")


class Passed(Field):
    """Who has passed."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return [player.passed for player in seen(sight).players]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = as_table(reading)
        passed = reader.items(self.name)
        if passed and (len(passed) != game.seats or not all(isinstance(flag, bool) for flag in passed)):
            raise BadPosition(f"{reader.where}.passed: true or false for each of the {game.seats} seats is expected")
        for seat in range(len(passed)):
            game.players[seat].passed = passed[seat] is True


class TilesOnMap(Field):
    """The tiles, with their owners."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = seen(sight)
        return [tile_out(game, site) for site in range(board.SITES) if game.tile[site] != NO_TILE]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = as_table(reading)
        for entry in reader.items(self.name):
            inner = Reader(entry, f"{reader.where}.{self.name}")
            site = space_in(game, inner)
            inner.where = f"{inner.where}[{board.IDS[site]}]"
            kind = inner.text("tile")
            if kind not in TILES[1:]:
                raise BadPosition(f"{inner.where}.tile: there is no tile {kind!r}")
            if game.tile[site] != NO_TILE:
                raise BadPosition(f"{inner.where}: two tiles on one space")
            if site >= board.HEXES and TILES.index(kind) != CITY_TILE:
                raise BadPosition(f"{inner.where}.tile: off the map there are only cities")
            verbs.lay(game, site, TILES.index(kind), owner_in(game, inner, kind))
            inner.done()
        if game.oceans > OCEAN_GOAL:
            raise BadPosition(f"{reader.where}.tiles: {game.oceans} oceans; there are {OCEAN_GOAL}")


def space_in(game: MarsTable, reader: Reader) -> int:
    """The site that an object of a position names."""
    id = reader.get("space")
    thing = game.book.things.of_kind(SPACES, id) if isinstance(id, str) else 0
    if thing == 0:
        raise BadPosition(f"{reader.where}: there is no space {quoted(id)}")
    return SPACES.index(thing)


def tile_out(game: MarsTable, site: int) -> Json:
    told: Json = {"space": board.IDS[site], "tile": TILES[game.tile[site]]}
    if game.tile[site] != OCEAN_TILE:
        told["owner"] = "neutral" if game.owner[site] == NEUTRAL else game.owner[site]
    return told


def owner_in(game: MarsTable, reader: Reader, kind: str) -> int:
    if TILES.index(kind) == OCEAN_TILE:
        if reader.has("owner") and reader.get("owner") is not None:
            raise BadPosition(f"{reader.where}.owner: oceans belong to nobody")
        return NOBODY
    if reader.get("owner") == "neutral":
        return NEUTRAL
    return whole(reader.get("owner"), 0, game.seats - 1, f"{reader.where}.owner")


class Claims(Field):
    """The markers that keep a space for somebody."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = seen(sight)
        return [
            {"space": board.IDS[site], "owner": game.claim[site]}
            for site in range(board.SITES)
            if game.claim[site] != NOBODY
        ]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = as_table(reading)
        where = f"{reader.where}.{self.name}"
        for entry in reader.items(self.name):
            inner = Reader(entry, where)
            site = space_in(game, inner)
            if site >= board.HEXES:
                raise BadPosition(f"{where}: {board.IDS[site]} is off the map")
            if game.tile[site] != NO_TILE:
                raise BadPosition(f"{where}: {board.IDS[site]} has a tile")
            if game.claim[site] != NOBODY:
                raise BadPosition(f"{where}: {board.IDS[site]} is claimed twice")
            game.claim[site] = whole(inner.get("owner"), 0, game.seats - 1, f"{where}.owner")
            game.claimed |= 1 << site
            inner.done()


class GoalOwners(Field):
    """Whose the milestones are, or who funded the awards."""

    def __init__(self, name: str, ids: tuple[str, ...]) -> None:
        super().__init__(name)
        self.ids: Final = ids

    def out(self, holder: object, at: int, sight: Sight) -> object:
        owners: list[int] = self.get(holder, at)
        return {self.ids[n]: owners[n] for n in range(len(self.ids)) if owners[n] != NOBODY}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        owners: list[int] = self.get(holder, at)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        for id in list(inner.fields):
            if id not in self.ids:
                raise BadPosition(f"{inner.where}: there is no {id!r}")
            owners[self.ids.index(id)] = inner.whole(id, 0, reading.game.seats - 1, NOBODY)
        if len(inner.fields) > goals.MOST_CLAIMED:
            raise BadPosition(f"{inner.where}: at most {goals.MOST_CLAIMED}")
        inner.done()


# A player's fields


class Hand(Cards):
    """Cards in hand. A seat sees its own with what each would cost it and whether it can be played now."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        if sight.eye != sight.owner:
            return super().out(holder, at, sight)
        game = seen(sight)
        player = game.players[sight.owner]
        question = game.open[sight.owner]
        asked = question is not None and question.frame.effect is TURN
        playable = TURN.moves_of(PlayCard.verb, question.options) if question is not None and asked else []
        return [
            {"id": game.book.things.id(card), "price": player.prices[card], "playable": card in playable}
            for card in player.hand
        ]


class FirstAction(Flag):
    """Whether the corporation's first action is still to be done, if it has one."""

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        super().read(holder, at, reader, reading)
        assert isinstance(holder, Player)
        if holder.first_action:
            card = as_table(reading).book.card(holder.corporation) if holder.corporation else None
            if card is None or card.first is None:
                raise BadPosition(f"{reader.where}.{self.name}: this player's corporation has none")


class Bought(Cards):
    """Which of the cards dealt at set-up are kept: while others still choose, nobody is told even how many."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        if sight.sees(OWNER) or not has_chosen(seen(sight), sight.owner):
            return [sight.game.rulebook.things.id(card) for card in self.held(holder, at)]
        return "hidden"

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        super().read(holder, at, reader, reading)
        assert isinstance(holder, Player)
        for card in holder.bought:
            if card not in holder.dealt:
                id = reading.game.rulebook.things.id(card)
                raise BadPosition(f"{reader.where}.{self.name}: {id!r} is not among the cards dealt")


def seen(sight: Sight) -> MarsTable:
    assert isinstance(sight.game, MarsTable)
    return sight.game


def as_table(reading: Reading) -> MarsTable:
    assert isinstance(reading.game, MarsTable)
    return reading.game


# What follows from the rest


def next_cost(game: MarsTable, goal: list[int], costs: tuple[int, ...]) -> int | None:
    """What the next milestone or award costs; None if there is none to be had."""
    taken = claimed(goal)
    return None if game.solo or taken >= goals.MOST_CLAIMED else costs[taken]


def costs(game: MarsTable, at: int, sight: Sight) -> object:
    return {
        "milestone": next_cost(game, game.milestones, (goals.MILESTONE_COST,) * goals.MOST_CLAIMED),
        "award": next_cost(game, game.awards, goals.AWARD_COSTS),
    }


def progress(game: MarsTable, at: int, sight: Sight) -> object:
    """How far each seat is with each milestone and award."""
    return {
        "milestones": {
            goal.id: [goals.milestone_value(game, seat, n) for seat in range(game.seats)]
            for n, goal in enumerate(goals.MILESTONES)
        },
        "awards": {
            goal.id: [goals.award_value(game, seat, n) for seat in range(game.seats)]
            for n, goal in enumerate(goals.AWARDS)
        },
    }


def own_costs(player: Player, at: int, sight: Sight) -> object:
    return {
        "greenery": player.greenery_cost,
        "heat": TEMPERATURE_HEAT,
        "projects": {
            project.id: project_price(seen(sight), sight.owner, n) for n, project in enumerate(goals.PROJECTS)
        },
    }


def tags(player: Player, at: int, sight: Sight) -> object:
    return {TAGS[n]: player.tags[n] for n in range(len(TAGS)) if player.tags[n]}


DECK: Final = Pile("deck", CARDS, things=True)

STATE: Final = State(
    Number("generation", 1),
    OneOf("phase", PHASES),
    Temperature("temperature", TEMPERATURE_START, TEMPERATURE_GOAL),
    Number("oxygen", 0, OXYGEN_GOAL),
    TilesOnMap("tiles"),
    Oceans("oceans", lambda game, at, sight: game.oceans),
    SeatNumber("first_player"),
    Derived("order", lambda game, at, sight: game.seats_from(game.first_player)),
    Derived("active", lambda game, at, sight: whose_turn(game)),
    Number("actions_left", 0, MOST_ACTIONS),
    Derived("next", lambda game, at, sight: next_seat(game, whose_turn(game))),
    Passed("passed"),
    Claims("claims"),
    GoalOwners("milestones", tuple([goal.id for goal in goals.MILESTONES])),
    GoalOwners("awards", tuple([goal.id for goal in goals.AWARDS])),
    Derived("costs", costs),
    Derived("progress", progress),
    DECK,
    Discard("discard", CARDS, things=True),
    Known("known"),
    Players(
        OneThing("corporation", CORPORATIONS, things=True, leaves=True, none=0),
        Number("tr", 0),
        Amounts("resources", RESOURCES, "stock"),
        Amounts("production", RESOURCES, floors=tuple(TERMS.floors)),
        Hand("hand", CARDS, seen=OWNER, things=True),
        Derived("income", lambda player, at, sight: player.income()),
        Derived("costs", own_costs),
        Played("played", CARDS, things=True),
        Derived("tags", tags),
        OnCards("on_cards", "cubes"),
        Used("used"),
        FirstAction("first_action"),
        Flag("tr_raised"),
        Group(
            "next_card",
            Number("discount", 0, attribute="next_discount"),
            Number("slack", 0, attribute="next_slack"),
        ),
        Cards("dealt", CARDS, seen=OWNER, things=True),
        Cards("dealt_corporations", CORPORATIONS, seen=OWNER, things=True, leaves=True),
        Cards("drafted", CARDS, seen=OWNER, things=True),
        Bought("bought", CARDS, seen=OWNER, things=True, marks=True),
        objects=True,
    ),
)

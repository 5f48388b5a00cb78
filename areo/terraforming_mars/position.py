"""Reading positions of Terraforming Mars: exact when saved by the table, lenient when written by hand."""

from __future__ import annotations

from areo.kernel.errors import BadPosition
from areo.kernel.position import Reader, restore_pending, restore_rng, whole
from areo.tableau.table import NEUTRAL
from areo.tableau.verbs import put_in_play, set_prices
from areo.terraforming_mars import board, goals, phases, verbs
from areo.terraforming_mars.actions import ENTER_PLAY
from areo.terraforming_mars.numbers import (
    CITY_TILE,
    CORPORATIONS,
    NO_TILE,
    NOBODY,
    OCEAN_TILE,
    OXYGEN_GOAL,
    RESOURCES,
    SPACES,
    TEMPERATURE_GOAL,
    TEMPERATURE_START,
    TILES,
)
from areo.terraforming_mars.phases import ACTION, FINISHED, PHASES
from areo.terraforming_mars.table import FIRST_BEGINNER, Player, Table
from areo.terraforming_mars.terms import LEAST_MC_PRODUCTION, TERMS
from areo.terraforming_mars.turn import MOST_ACTIONS, TURN, count_for

MOST = 10**9  # of anything that play adds to: cubes, production, rating, generations
MOST_SAVED = 10**15  # the same where a table saved it: from the most that is written by hand play never gets there


def restore(game: Table, saved: object) -> None:
    """Set the table as the position says. What it leaves out is as at the start, and it is `active`'s turn."""
    state = Reader(saved, "state")
    most = MOST_SAVED if state.has("pending") else MOST
    game.generation = state.whole("generation", 1, most, 1)
    game.temperature = state.whole("temperature", TEMPERATURE_START, TEMPERATURE_GOAL, TEMPERATURE_START)
    if game.temperature % 2:
        raise BadPosition(f"state.temperature: {game.temperature} is not a step of the track")
    game.oxygen = state.whole("oxygen", 0, OXYGEN_GOAL, 0)
    begins = game.options.get("first_player")
    game.first_player = state.whole("first_player", 0, game.seats - 1, begins if isinstance(begins, int) else 0)
    places: dict[str, str] = {}
    players = state.items("players")
    if len(players) > game.seats:
        raise BadPosition(f"state.players: {game.seats} players are expected, not {len(players)}")
    read_tiles(game, state)
    paying = being_paid(game, state.fields.get("pending"))
    for seat in range(len(players)):
        read_player(game, seat, Reader(players[seat], f"state.players[{seat}]"), places, paying, most)
    read_goals(game, state, "milestones", game.milestones, [goal.id for goal in goals.MILESTONES])
    read_goals(game, state, "awards", game.awards, [goal.id for goal in goals.AWARDS])
    passed = state.items("passed")
    if passed and (len(passed) != game.seats or not all(isinstance(flag, bool) for flag in passed)):
        raise BadPosition(f"state.passed: true or false for each of the {game.seats} seats is expected")
    for seat in range(len(passed)):
        game.players[seat].passed = passed[seat] is True
    read_piles(game, state, places)
    if state.has("rng"):
        game.rng = restore_rng(state.get("rng"))
    game.reveals = state.whole("reveals", 0, 1 << 40, 0)
    if state.whole("oceans", 0, 9, game.oceans) != game.oceans:
        raise BadPosition(f"state.oceans: {game.oceans} ocean tiles are on the map")
    active = game.first_player
    if state.has("active") and state.get("active") is not None:
        active = state.whole("active", 0, game.seats - 1, active)
    left = state.whole("actions_left", 0, MOST_ACTIONS, 2)
    game.phase = phase_in(state)
    pending = state.get("pending") if state.has("pending") else None
    for follows in ("progress", "order", "next", "costs"):  # from the rest
        state.skip(follows)
    state.done()
    for seat in range(game.seats):
        set_prices(game, seat)
    if game.phase == FINISHED:
        game.over = True
    elif pending is not None:
        restore_pending(game, pending)
    else:
        start_actions(game, active, left)


def being_paid(game: Table, pending: object) -> list[int]:
    """Cards that lie on the table but are not in play yet: they enter when they are paid for."""
    found: list[int] = []
    lanes = pending.get("lanes") if isinstance(pending, dict) else None
    for lane in lanes if isinstance(lanes, list) else []:
        for frame in lane if isinstance(lane, list) else []:
            if isinstance(frame, dict) and frame.get("effect") == game.book.path(ENTER_PLAY):
                found.append(game.book.things.number(str(frame.get("source"))))
    return found


def phase_in(state: Reader) -> int:
    if not state.has("phase"):
        return ACTION
    name = state.text("phase")
    if name not in PHASES:
        raise BadPosition(f"state.phase: there is no phase {name!r}: there are {', '.join(PHASES)}")
    return PHASES.index(name)


def start_actions(game: Table, active: int, left: int) -> None:
    """A position written by hand: `active` is to move and nothing is pending."""
    if game.phase != ACTION:
        raise BadPosition(f"state.phase: without what is pending, {PHASES[game.phase]!r} cannot be gone on with")
    if left < 1:
        raise BadPosition("state.actions_left: at least 1 is expected")
    named = [player.corporation for player in game.players]
    plain = [number for number in beginner_corporations() if number not in named]
    for player in game.players:
        if player.corporation == 0:
            player.corporation = plain.pop(0)  # one without any effect
    game.push_to_table(phases.PRODUCTION)
    game.push_to_table(phases.NEXT_TURN, (active + 1) % game.seats)
    if not game.players[active].passed:
        game.push_to_table(TURN, active, count=count_for(left))
    game.run()


def beginner_corporations() -> list[int]:
    return [CORPORATIONS.thing(FIRST_BEGINNER + index) for index in range(5)]


def number_of(game: Table, kind: str, value: object, where: str) -> int:
    found = game.book.things.number(f"{kind} {value}") if isinstance(value, str) else 0
    if found == 0:
        raise BadPosition(f"{where}: there is no {kind} {value!r}")
    return found


def put(places: dict[str, str], id: str, where: str) -> None:
    if id in places:
        raise BadPosition(f"{where}: {id!r} is also in {places[id]}")
    places[id] = where


def cards_in(game: Table, reader: Reader, field: str, places: dict[str, str]) -> list[int]:
    where = f"{reader.where}.{field}"
    found: list[int] = []
    for value in reader.items(field):
        id = value.get("id") if isinstance(value, dict) else value
        found.append(number_of(game, "card", id, where))
        put(places, str(id), where)
    return found


def amounts_in(reader: Reader, field: str, into: list[int], least: int, most: int) -> None:
    if not reader.has(field):
        return
    inner = Reader(reader.get(field), f"{reader.where}.{field}")
    for number in range(len(RESOURCES)):
        floor = TERMS.floors[number] if least < 0 else 0
        into[number] = inner.whole(RESOURCES[number], floor, most, into[number])
    inner.done()


def read_player(game: Table, seat: int, reader: Reader, places: dict[str, str], paying: list[int], most: int) -> None:
    player = game.players[seat]
    if reader.has("corporation") and reader.get("corporation") is not None:
        player.corporation = number_of(game, "corporation", reader.get("corporation"), f"{reader.where}.corporation")
        put(places, f"corporation {reader.get('corporation')}", reader.where)
    player.tr = reader.whole("tr", 0, most, player.tr)
    amounts_in(reader, "resources", player.stock, 0, most)
    amounts_in(reader, "production", player.production, LEAST_MC_PRODUCTION, most)
    player.hand = cards_in(game, reader, "hand", places)
    player.played = cards_in(game, reader, "played", places)
    player.dealt = cards_in(game, reader, "dealt", places)
    player.drafted = cards_in(game, reader, "drafted", places)
    read_bought(game, player, reader)
    for value in reader.items("dealt_corporations"):
        player.dealt_corporations.append(number_of(game, "corporation", value, f"{reader.where}.dealt_corporations"))
        put(places, f"corporation {value}", reader.where)
    for follows in ("tags", "costs", "income"):  # from the cards in play
        reader.skip(follows)
    player.first_action = reader.flag("first_action", False)
    if player.first_action and (player.corporation == 0 or game.book.card(player.corporation).first is None):
        raise BadPosition(f"{reader.where}.first_action: this player's corporation has none")
    player.tr_raised = reader.flag("tr_raised", False)
    set_in_play(game, seat, paying)
    read_cubes(game, player, reader, most)
    read_used(game, player, reader)
    if reader.has("next_card"):
        inner = Reader(reader.get("next_card"), f"{reader.where}.next_card")
        player.next_discount = inner.whole("discount", 0, most, 0)
        player.next_slack = inner.whole("slack", 0, most, 0)
        inner.done()
    reader.done()


def read_bought(game: Table, player: Player, reader: Reader) -> None:
    """Which of the cards dealt at set-up are kept."""
    where = f"{reader.where}.bought"
    for value in reader.items("bought"):
        card = number_of(game, "card", value, where)
        if card not in player.dealt:
            raise BadPosition(f"{where}: {value!r} is not among the cards dealt")
        if card in player.bought:
            raise BadPosition(f"{where}: {value!r} is there twice")
        player.bought.append(card)


def read_used(game: Table, player: Player, reader: Reader) -> None:
    """The cards whose action was used this generation."""
    for value in reader.items("used"):
        kind = "corporation" if game.book.things.number(f"corporation {value}") else "card"
        card = number_of(game, kind, value, f"{reader.where}.used")
        if card not in player.played and card != player.corporation:
            raise BadPosition(f"{reader.where}.used: {value!r} is not in play")
        if game.book.card(card).action is None:
            raise BadPosition(f"{reader.where}.used: {value!r} has no action")
        if card in player.used:
            raise BadPosition(f"{reader.where}.used: {value!r} is there twice")
        player.used.append(card)


def set_in_play(game: Table, seat: int, paying: list[int]) -> None:
    """What follows from the cards in play: tags, standing effects, room for cubes."""
    player = game.players[seat]
    for number in [player.corporation, *player.played]:
        if number == 0 or number in paying:
            continue
        put_in_play(game, seat, game.book.card(number))


def read_cubes(game: Table, player: Player, reader: Reader, most: int) -> None:
    if not reader.has("on_cards"):
        return
    inner = Reader(reader.get("on_cards"), f"{reader.where}.on_cards")
    for id in inner.fields:
        card = number_of(game, "card", id, inner.where)
        if card not in player.cubes:
            raise BadPosition(f"{inner.where}: {id!r} is not in play, or holds nothing")
        player.cubes[card] = inner.whole(id, 0, most, 0)
    inner.done()


def read_tiles(game: Table, state: Reader) -> None:
    for entry in state.items("tiles"):
        reader = Reader(entry, "state.tiles")
        site = SPACES.index(number_of(game, "space", reader.get("space"), "state.tiles"))
        reader.where = f"state.tiles[{board.IDS[site]}]"
        kind = reader.text("tile")
        if kind not in TILES[1:]:
            raise BadPosition(f"{reader.where}.tile: there is no tile {kind!r}")
        if game.tile[site] != NO_TILE:
            raise BadPosition(f"{reader.where}: two tiles on one space")
        if site >= board.HEXES and TILES.index(kind) != CITY_TILE:
            raise BadPosition(f"{reader.where}.tile: off the map there are only cities")
        verbs.lay(game, site, TILES.index(kind), owner_in(game, reader, kind))
        reader.done()
    if game.oceans > 9:
        raise BadPosition(f"state.tiles: {game.oceans} oceans; there are 9")
    for entry in state.items("claims"):
        reader = Reader(entry, "state.claims")
        site = SPACES.index(number_of(game, "space", reader.get("space"), "state.claims"))
        if site >= board.HEXES:
            raise BadPosition(f"state.claims: {board.IDS[site]} is off the map")
        if game.tile[site] != NO_TILE:
            raise BadPosition(f"state.claims: {board.IDS[site]} has a tile")
        if game.claim[site] != NOBODY:
            raise BadPosition(f"state.claims: {board.IDS[site]} is claimed twice")
        game.claim[site] = whole(reader.get("owner"), 0, game.seats - 1, "state.claims.owner")
        game.claimed |= 1 << site
        reader.done()


def owner_in(game: Table, reader: Reader, kind: str) -> int:
    if TILES.index(kind) == OCEAN_TILE:
        if reader.has("owner") and reader.get("owner") is not None:
            raise BadPosition(f"{reader.where}.owner: oceans belong to nobody")
        return -1
    if reader.get("owner") == "neutral":
        return NEUTRAL
    return whole(reader.get("owner"), 0, game.seats - 1, f"{reader.where}.owner")


def read_goals(game: Table, state: Reader, field: str, into: list[int], ids: list[str]) -> None:
    if not state.has(field):
        return
    reader = Reader(state.get(field), f"state.{field}")
    for id in list(reader.fields):
        if id not in ids:
            raise BadPosition(f"state.{field}: there is no {id!r}")
        into[ids.index(id)] = reader.whole(id, 0, game.seats - 1, -1)
    if len(reader.fields) > goals.MOST_CLAIMED:
        raise BadPosition(f"state.{field}: at most {goals.MOST_CLAIMED}")
    reader.done()


def read_piles(game: Table, state: Reader, places: dict[str, str]) -> None:
    """The deck's top as listed, or else as the options lay it; cards named nowhere follow, shuffled by the seed."""
    top = cards_in(game, state, "deck", places)
    game.discard = cards_in(game, state, "discard", places)[::-1]
    laid = game.options.get("deck")
    if not state.has("deck") and isinstance(laid, list):
        for id in laid:
            if id not in places:
                top.append(number_of(game, "card", id, "state.deck"))
                put(places, str(id), "options.deck")
    rest = [card for card in game.projects_in_play() if game.book.card(card).id not in places]
    game.rng.shuffle(rest)
    game.deck = rest + top[::-1]
    known = state.items("known")
    if known and len(known) != game.seats:
        raise BadPosition(f"state.known: a list for each of the {game.seats} seats is expected")
    for seat in range(len(known)):
        seen = known[seat]
        if not isinstance(seen, list):
            raise BadPosition(f"state.known[{seat}]: a list of cards is expected, not {seen!r}")
        for named in seen:
            game.known[seat] |= 1 << discarded(game, named, f"state.known[{seat}]")


def discarded(game: Table, named: object, where: str) -> int:
    """A card of the discard pile: named by its id, or by its place from the top."""
    if isinstance(named, int) and not isinstance(named, bool):
        if not 0 <= named < len(game.discard):
            raise BadPosition(f"{where}: the discard pile has no place {named}")
        return game.discard[len(game.discard) - 1 - named]
    card = number_of(game, "card", named, where)
    if card not in game.discard:
        raise BadPosition(f"{where}: {named!r} is not in the discard pile")
    return card

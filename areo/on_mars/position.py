"""Reading positions of On Mars: exact when saved by the table, lenient when written by hand."""

from __future__ import annotations

from areo.kernel.effect import Frame
from areo.kernel.errors import BadPosition
from areo.kernel.position import read_state, restore_pending
from areo.kernel.reading import Reader
from areo.kernel.sets import members
from areo.on_mars import colony, phases, verbs, verbs_map
from areo.on_mars.dealing import GOALS_DEALT, TURNED_UP
from areo.on_mars.geometry import size
from areo.on_mars.lacerda.turn import LACERDA_TURN
from areo.on_mars.limits import check_limits
from areo.on_mars.numbers import (
    BLUEPRINTS,
    COLONISTS,
    COLONIZATION,
    COMMON,
    CONTRACTS,
    COUNTING,
    FINISHED,
    FIRST_COLONIST,
    FIRST_CONTRACT,
    GOALS,
    LETTERS,
    MARKERS,
    NONE,
    ROW,
    SCIENTISTS,
    SET_UP,
    SHELTERS,
    SHIPS,
    SHUTTLE,
    SOLO_CARD,
    TILE,
    TYPES,
    WITH_SLOTS,
    blueprint,
    contract,
    is_contract,
    scientist,
)
from areo.on_mars.plans import OF_LEVEL_1, building_of
from areo.on_mars.table import OnMarsTable


def restore(game: OnMarsTable, saved: object) -> None:
    """Set the table, which is dealt already, as the position says. What it leaves out stays as at the start."""
    forget_cards(game)
    state, reading = read_state(game, saved)
    state.done()
    given = Reader(saved, "state")
    if reading.pending is None:
        complete(game, given)
    count_colonists(game)
    find_goals(game)
    check(game)
    check_limits(game, moving=reading.pending is not None)
    game.book.chapter.check(game)
    if game.phase == FINISHED:
        game.over = True
        return
    if reading.pending is not None:
        restore_pending(game, reading.pending)
    else:
        go_on(game)


def forget_cards(game: OnMarsTable) -> None:
    """Cards that positions name with their holders are in nobody's hands before."""
    game.plan_of = [NONE] * len(game.plan_of)
    game.aside = []


def complete(game: OnMarsTable, given: Reader) -> None:
    """What a position written by hand leaves out."""
    if not given.has("phase"):
        game.phase = COLONIZATION
    players = [Reader(player, "state.players") for player in given.items("players")]
    people = players + [Reader({}, "state.players") for _ in range(game.humans - len(players))]
    if game.lacerda != NONE:
        people.append(Reader(given.get("lacerda") if given.has("lacerda") else {}, "state.lacerda"))
    complete_people(game, people)
    if not given.has("order"):
        game.order = [person for person in colony.in_order(game) if game.space[person] != NONE]
    if given.has("map"):
        stacks = Reader(given.get("stacks"), "state.stacks") if given.has("stacks") else Reader({}, "state.stacks")
        for type in range(COMMON):
            if not stacks.has(TYPES[type]):
                there = size(game.built[type] | game.ruined[type])
                left = max(0, len(game.data.arrows[type]) - max(0, there - 1))
                game.stacks[type] = game.stacks[type][:left]
    complete_plans(game, given)
    complete_display(game, given)
    if not given.has("contracts_told"):
        tell_contracts(game)
    complete_tiles(game, given)
    if not given.has("map"):
        lift_research(game)
    if game.lacerda != NONE:
        complete_solo_deck(game, people[game.lacerda])
    deal_left_goals(game, players)
    complete_variant(game, players)
    game.book.chapter.complete(game, given)


def complete_people(game: OnMarsTable, people: list[Reader]) -> None:
    for person in range(game.people):
        if not people[person].has("markers"):
            game.markers[person] = MARKERS - markers_used(game, person)
        if not people[person].has("shelters_left"):
            game.shelters[person] = max(0, SHELTERS - game.on_map(person) - size(game.ruined[COMMON + person]))
        if not people[person].has("ships"):
            leave_ships(game, person)
        if game.space[person] == NONE and game.phase != SET_UP:
            game.space[person] = next(space for space in range(8) if space not in game.space)


def markers_used(game: OnMarsTable, person: int) -> int:
    """How many of somebody's markers are on blueprints and buildings."""
    held = game.plans_held(person)
    return len([number for number in held if not game.book.chapter.without_marker(game, number)])


def leave_ships(game: OnMarsTable, person: int) -> None:
    """Ships in the hangar or out of the game have left the depot, from its top slot on."""
    for slot in range(min(SHIPS, game.hangar[person] + game.removed[person])):
        game.ships[person] &= ~(1 << slot)


def complete_plans(game: OnMarsTable, given: Reader) -> None:
    """Blueprints on offer as the colony's level has them, and the rest of them in the deck."""
    held = [number for number in range(1, BLUEPRINTS + 1) if game.plan_of[number] != NONE]
    dealt = [number for number in game.plans if number and not given.has("blueprint_rows")]
    known = [number for number in game.plans if number] if given.has("blueprint_rows") else []
    told = game.plan_deck[::-1] if given.has("blueprint_deck") else []
    order = dealt + game.plan_deck[::-1]
    others = [number for number in range(1, BLUEPRINTS + 1) if number not in order]
    game.rng.shuffle(others)
    rest = [number for number in order + others if number not in held + known + told]
    low = [number for number in rest if number <= OF_LEVEL_1]
    high = [number for number in rest if number > OF_LEVEL_1]
    if not given.has("blueprint_rows"):
        game.plans = [0] * (2 * ROW)
        rows = [low, []] if game.level == 1 else [low, high] if game.level == 2 else [high, high]
        for row in range(2):
            for at in range(ROW):
                if rows[row]:
                    game.plans[row * ROW + at] = rows[row].pop(0)
    left = low + high if game.level == 1 else high if game.level == 2 else []
    game.plan_deck = (told + left)[::-1]


def complete_display(game: OnMarsTable, given: Reader) -> None:
    """Scientists who are not hired, contracts in the gaps, and the others in the deck."""
    taken = 0
    for number in range(1, CONTRACTS + 1):
        if game.contract_of[number] != NONE:
            taken |= 1 << number
    if given.has("display"):
        told = max(len(SCIENTISTS), len(given.items("display")))
        for index in range(told, len(game.display)):  # a chapter's own scientists, beyond the places that are told
            if game.scientist_of[index] == NONE:
                game.display[index] = scientist(index)
    else:
        hired = [index for index in range(len(game.scientist_of)) if game.scientist_of[index] != NONE]
        free = [number for number in range(1, CONTRACTS + 1) if not taken >> number & 1]
        for index in hired:
            game.display[index] = contract(free.pop(0)) if free else 0
    for card in game.display:
        if is_contract(card):
            taken |= 1 << (card - FIRST_CONTRACT + 1)
    if not given.has("contract_deck"):
        game.contract_deck = ((1 << (CONTRACTS + 1)) - 2) & ~taken


def tell_contracts(game: OnMarsTable) -> None:
    """Contracts that are complete already have counted for the mission when they became so."""
    for number in range(1, CONTRACTS + 1):
        if game.contract_of[number] not in (NONE, game.lacerda) and verbs.holds(game, number):
            game.contracts_told |= 1 << number


def complete_tiles(game: OnMarsTable, given: Reader) -> None:
    """Discovery tiles that lie nowhere are in the stack."""
    away = [tile for tile in range(len(game.discovery_at)) if game.discovery_at[tile] != NONE or tile == game.radar]
    for taken in game.discoveries:
        away += members(taken)
    turned = game.exploration
    told = game.discovery_deck[::-1]
    if given.has("discovery_stack"):
        only_once([TILE.thing(tile) for tile in told + away + (turned if given.has("exploration") else [])], game)
    others = [tile for tile in range(len(game.discovery_at)) if tile not in told]
    game.rng.shuffle(others)
    rest = [tile for tile in told + others if tile not in away]
    if not given.has("exploration"):
        turned = [tile for tile in turned if tile not in away and not (given.has("discovery_stack") and tile in told)]
        game.exploration = turned + [tile for tile in rest if tile not in turned][: TURNED_UP - len(turned)]
    game.discovery_deck = [tile for tile in rest if tile not in game.exploration][::-1]


def lift_research(game: OnMarsTable) -> None:
    """Research tiles that somebody has are not on the map any more."""
    for letter in range(len(LETTERS)):
        taken = sum([letters >> letter & 1 for letters in game.research])
        for hex in verbs_map.research_on(game, letter)[:taken]:
            verbs_map.lift_tile(game, hex)


def complete_solo_deck(game: OnMarsTable, him: Reader) -> None:
    """Lacerda's cards that are named nowhere follow those of his deck; the last one he turned up is discarded.

    With deck and discard both told, there are no others, as long as there are any.
    """
    if him.has("deck") and him.has("discard") and game.solo_deck + game.solo_discard:
        return
    told = game.solo_deck[::-1] if him.has("deck") else []
    if game.last_card != NONE and game.last_card not in told + game.solo_discard:
        game.solo_discard.append(game.last_card)
    dealt = game.solo_deck[::-1]
    others = [card for card in range(len(game.data.solo_deck)) if card not in dealt]
    game.rng.shuffle(others)
    rest = [card for card in dealt + others if card not in told + game.solo_discard]
    game.solo_deck = (told + rest)[::-1]


def deal_left_goals(game: OnMarsTable, players: list[Reader]) -> None:
    """Whoever's goals are not told has three of those that are nowhere else."""
    told = [seat for seat in range(game.humans) if seat < len(players) and players[seat].has("goals")]
    used = 0
    for seat in range(game.humans):
        used |= game.goals_done[seat] | (game.goals[seat] if seat in told else 0)
    free = [number for number in range(1, GOALS + 1) if not used >> number & 1]
    game.rng.shuffle(free)
    for seat in range(game.humans):
        if seat not in told:
            game.goals[seat] = 0
            for _ in range(GOALS_DEALT - game.goals_done[seat].bit_count()):
                game.goals[seat] |= 1 << free.pop()


def complete_variant(game: OnMarsTable, players: list[Reader]) -> None:
    """First cards that are not told are others than those that are; tasks that nobody has are in the deck."""
    told = [seat for seat in range(game.humans) if seat < len(players) and players[seat].has("first_card")]
    used = [game.a_card[seat] for seat in told]
    free = [card for card in range(len(game.data.a_cards)) if card not in used]
    for seat in range(game.humans):
        if game.a_card[seat] != NONE and seat not in told:
            if game.a_card[seat] not in free:
                game.a_card[seat] = free[0]
            free.remove(game.a_card[seat])
    held = 0
    for seat in range(game.humans):
        held |= game.b_cards[seat] | game.b_done[seat]
    game.b_deck = [card for card in game.b_deck if not held >> card & 1]


def count_colonists(game: OnMarsTable) -> None:
    """The colonists that are nowhere else are in the supply."""
    for seat in range(game.humans):
        out = game.quarters[seat] + game.working[seat] + size(game.miners[seat])
        out += sum([game.slot(place, seat) for place in range(len(WITH_SLOTS))]) + game.elsewhere(seat)
        if out > COLONISTS:
            raise BadPosition(f"state.players[{seat}]: there are {out} colonists; everybody has {COLONISTS}")
        game.supply[seat] = COLONISTS - out


def find_goals(game: OnMarsTable) -> None:
    """The private goals that nobody has are out of the game; none is in two hands."""
    seen = 0
    for seat in range(game.humans):
        for mask in (game.goals[seat], game.goals_done[seat]):
            if seen & mask:
                raise BadPosition(f"state.players[{seat}]: private goal {members(seen & mask)[0]} is there twice")
            seen |= mask
    game.goals_out = ((1 << (GOALS + 1)) - 2) & ~seen


def check(game: OnMarsTable) -> None:
    """What no single field can see."""
    check_cards(game)
    for person in range(game.people):
        where = "state.lacerda" if person == game.lacerda else f"state.players[{person}]"
        if game.space[person] != NONE and game.space.count(game.space[person]) > 1:
            raise BadPosition(f"{where}.space: somebody else is on space {game.space[person] + 1}")
        if game.space[person] == NONE and game.phase != SET_UP:
            raise BadPosition(f"{where}.space: a space of the turn order is expected")
        ships = game.ships[person].bit_count() + game.hangar[person] + game.removed[person]
        if ships > 5:
            raise BadPosition(f"{where}: there are {ships} ships; everybody has 5")
        if markers_used(game, person) + game.markers[person] > MARKERS:
            raise BadPosition(f"{where}.markers: everybody has {MARKERS} markers")
    for number in range(1, BLUEPRINTS + 1):
        hex = game.plan_at[number]
        type = building_of(number)
        if hex != NONE and type != game.type_at(hex) and not game.face_down(type, game.plan_of[number]) >> hex & 1:
            raise BadPosition(f"state.map: blueprint {number} is for another type of building")
    for index, at in enumerate(game.scientist_at):
        if at and (game.plan_at[at] == NONE or building_of(at) not in game.book.scientists[index].works_in):
            who = game.book.scientist_ids[index]
            raise BadPosition(f"state.players: {who} works at an advanced building of his type")


def check_cards(game: OnMarsTable) -> None:
    """No card is in two places."""
    plans = [number for number in game.plans if number] + game.plan_deck
    plans += [number for number in range(1, BLUEPRINTS + 1) if game.plan_of[number] != NONE]
    only_once([blueprint(number) for number in plans], game)
    tiles = game.exploration + game.discovery_deck
    tiles += [tile for tile in range(len(game.discovery_at)) if game.discovery_at[tile] != NONE or tile == game.radar]
    for taken in game.discoveries:
        tiles += members(taken)
    only_once([TILE.thing(tile) for tile in tiles], game)
    only_once([SOLO_CARD.thing(card) for card in game.solo_deck + game.solo_discard], game)
    first = [card for card in game.a_card if card != NONE]
    tasks = game.b_deck.copy()
    for seat in range(game.humans):
        tasks += members(game.b_cards[seat]) + members(game.b_done[seat])
    only_once([FIRST_COLONIST.thing(card) for card in first], game)
    only_once([FIRST_COLONIST.thing(len(game.data.a_cards) + card) for card in tasks], game)
    cards = [card for card in game.display if card]
    cards += [contract(number) for number in members(game.contract_deck)]
    cards += [contract(number) for number in range(1, CONTRACTS + 1) if game.contract_of[number] != NONE]
    cards += [scientist(n) for n in range(len(game.scientist_of)) if game.scientist_of[n] != NONE]
    only_once(cards, game)


def only_once(things: list[int], game: OnMarsTable) -> None:
    for thing in things:
        if things.count(thing) > 1:
            raise BadPosition(f"state: {game.book.things.id(thing)} is in two places")


def go_on(game: OnMarsTable) -> None:
    """Go on from a position with nothing pending: in the middle of a turn, with the shuttle, or at set-up."""
    if game.phase == SET_UP:
        game.push_to_table(phases.ROUND, count=1)
        game.book.chapter.set_up(game, Frame(phases.SET_UP, game.seats, NONE))
        game.push_to_table(phases.PLACE_SHUTTLE)
        around = [seat for seat in game.seats_from(max(0, game.active)) if seat < game.humans]
        waiting = [seat for seat in around if game.space[seat] == NONE]
        for seat in reversed(waiting):
            game.push_to_table(phases.way_to_start(game), seat=seat)
        if game.lacerda != NONE and game.space[game.lacerda] == NONE:
            game.push_to_table(game.book.lacerda_arrives)
    elif game.phase == SHUTTLE:
        game.push_to_table(phases.SHUTTLE_PHASE)
        if game.book.chapter.shuttle_takes_time:
            game.book.chapter.before_shuttle(game, Frame(phases.SHUTTLE_PHASE, game.seats, NONE))
    elif game.phase == COUNTING:
        game.push_to_table(phases.COUNT)
        game.book.chapter.before_count(game)
    else:
        game.push_to_table(phases.END_COLONIZATION)
        acted = game.order.index(game.active) + 1 if game.active in game.order else 0
        for person in reversed(game.order[acted:]):
            if person == game.lacerda:
                game.push_to_table(LACERDA_TURN)
            else:
                game.push_to_table(phases.TURN, seat=person)
        if game.active == game.lacerda:
            game.push_to_table(LACERDA_TURN)
        elif not game.book.chapter.resume(game):
            game.push_to_table(phases.END_TURN, seat=game.active)
            game.push_to_table(game.book.turn_menu, seat=game.active)
    game.run()

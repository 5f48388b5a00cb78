"""Set-up: what is shuffled, dealt and laid out, and what set-up control can fix."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import MANY
from areo.kernel.errors import BadOption, quoted
from areo.kernel.game import Json
from areo.kernel.sets import mask_of
from areo.on_mars.chapter import Chapter
from areo.on_mars.fields_map import gather
from areo.on_mars.geometry import CENTRE
from areo.on_mars.numbers import (
    BLUEPRINTS,
    BOTS,
    COMMON,
    GOALS,
    IN_GRID,
    LSS,
    MINE,
    MISSION_SLOTS,
    MISSIONS,
    REWARDS,
    ROW,
    TECHS,
    scientist,
)
from areo.on_mars.options import OPTIONS
from areo.on_mars.plans import OF_LEVEL_1
from areo.on_mars.table import OnMarsTable

GOALS_DEALT: Final = 3
TURNED_UP: Final = 2  # discovery tiles to choose from
LENGTHS: Final = {"short": 1, "long": 2}  # how many of the three missions are long ones
NOT_IN_CHAPTERS: Final = ("solo_goal", "lacerda_quarters", "solo_deck")
OF_MISSIONS: Final = ("length", "missions")
VARIANT_MISSIONS: Final = ("m_blueprint", "m_scientist", "m_research")


def deal(game: OnMarsTable) -> None:
    """Everything that set-up shuffles and lays out."""
    deal_discoveries(game)
    deal_technologies(game)
    deal_blueprints(game)
    game.display = [scientist(index) for index in range(len(game.book.scientists))]
    lay_out_map(game)
    for type in range(COMMON):
        tiles = game.data.arrows[type]
        game.stacks[type] = [mask_of(tiles[tile]) for tile in on_top(game, list(range(len(tiles))), [])]
    deal_missions(game)
    deal_rewards(game)
    deal_goals(game)
    if game.lacerda != -1:
        game.solo_deck = on_top(game, list(range(len(game.data.solo_deck))), solo_cards(game))
    if game.options.get("first_colonists"):
        deal_variant(game)
    game.book.chapter.deal(game)


def on_top(game: OnMarsTable, all: list[int], top: list[int]) -> list[int]:
    """A shuffled pile, its top last, with some things on top in the order named."""
    rest = [thing for thing in all if thing not in top]
    game.rng.shuffle(rest)
    return rest + top[::-1]


def deal_discoveries(game: OnMarsTable) -> None:
    ids = [discovery.id for discovery in game.data.discoveries]
    top = named(game.options, "discoveries", ids)
    game.discovery_deck = on_top(game, list(range(len(ids))), top)
    game.exploration = [game.discovery_deck.pop() for _ in range(min(TURNED_UP, len(ids)))]


def deal_technologies(game: OnMarsTable) -> None:
    """One set on the grid, the bottom row first; the other is the stock, unless two play."""
    top = [IN_GRID[n] for n in named(game.options, "techs", [TECHS[tech] for tech in IN_GRID])]
    pile = on_top(game, list(IN_GRID), top)
    spaces = game.data.grid_spaces()
    game.grid = [pile.pop() for _ in range(min(spaces, len(pile)))]
    game.grid += [-1] * (spaces - len(game.grid))
    stock = list(IN_GRID)
    game.rng.shuffle(stock)
    game.tech_stock = [] if game.few() else stock


def deal_blueprints(game: OnMarsTable) -> None:
    """Level 1 on top of level 3; six are turned up."""
    top = [n + 1 for n in named(game.options, "blueprints", [f"blueprint-{n + 1}" for n in range(BLUEPRINTS)])]
    low = on_top(game, list(range(1, OF_LEVEL_1 + 1)), [n for n in top if n <= OF_LEVEL_1])
    high = on_top(game, list(range(OF_LEVEL_1 + 1, BLUEPRINTS + 1)), [n for n in top if n > OF_LEVEL_1])
    game.plan_deck = high + low
    for at in range(ROW):
        game.plans[at] = game.plan_deck.pop()


def lay_out_map(game: OnMarsTable) -> None:
    """The starting buildings, everybody's first shelter and bot."""
    game.built[MINE] = 1 << CENTRE
    sites = game.data.lss_sites.copy()
    game.rng.shuffle(sites)
    for column in range(len(LSS)):
        game.built[LSS[column]] = 1 << sites[column]
    shelters = game.data.shelter_sites[game.humans]
    for person in range(game.people):
        game.built[COMMON + person] = 1 << shelters[person]
        if person != game.lacerda:
            game.bots[person * BOTS] = shelters[person]
    gather(game)


def deal_missions(game: OnMarsTable) -> None:
    """Short and long missions as the length says, or those of the First Colonists variant."""
    chosen = named(game.options, "missions", list(MISSIONS), MISSION_SLOTS)
    if not chosen and game.options.get("first_colonists"):
        chosen = [MISSIONS.index(id) for id in VARIANT_MISSIONS]
    long = [n for n in range(len(MISSIONS)) if game.data.missions[n].long]
    short = [n for n in range(len(MISSIONS)) if not game.data.missions[n].long]
    game.rng.shuffle(long)
    game.rng.shuffle(short)
    longs = LENGTHS[str(game.options.get("length", "short"))]
    drawn = short[: MISSION_SLOTS - longs] + long[:longs]
    game.rng.shuffle(drawn)
    in_play = chosen + [mission for mission in drawn if mission not in chosen]
    game.missions = in_play[:MISSION_SLOTS]
    game.left = [game.target_of(mission) for mission in game.missions]


def deal_rewards(game: OnMarsTable) -> None:
    chosen = named(game.options, "rewards", list(REWARDS), len(LSS))
    pile = on_top(game, list(range(len(REWARDS))), chosen)
    game.rewards = [pile.pop() for _ in range(len(LSS))]


def deal_goals(game: OnMarsTable) -> None:
    """Three private goals each; nobody sees the rest."""
    hands = game.options.get("goals")
    given: list[list[int]] = []
    if isinstance(hands, list):
        for hand in hands:
            given.append([n + 1 for n in named({"goals": hand}, "goals", [f"goal-{n + 1}" for n in range(GOALS)])])
    fixed = [number for hand in given[: game.humans] for number in hand]
    left = [number for number in range(1, GOALS + 1) if number not in fixed]
    game.rng.shuffle(left)
    for seat in range(game.humans):
        hand = given[seat] if seat < len(given) else []
        while len(hand) < GOALS_DEALT:
            hand.append(left.pop())
        for number in hand:
            game.goals[seat] |= 1 << number
    for number in left:
        game.goals_out |= 1 << number


def deal_variant(game: OnMarsTable) -> None:
    """A first card each, and the task cards shuffled."""
    cards = list(range(len(game.data.a_cards)))
    game.rng.shuffle(cards)
    for seat in range(game.humans):
        game.a_card[seat] = cards.pop()
    game.b_deck = list(range(len(game.data.b_cards)))
    game.rng.shuffle(game.b_deck)


def solo_cards(game: OnMarsTable) -> list[int]:
    return named(game.options, "solo_deck", [f"solo-{card.number}" for card in game.data.solo_deck])


def named(options: Json, option: str, ids: list[str], most: int = MANY) -> list[int]:
    """Which of these an option names, in its order."""
    given = options.get(option)
    if given is None:
        return []
    if not isinstance(given, list):
        raise BadOption(f"{option}: a list of ids is expected, not {quoted(given)}")
    if len(given) > most:
        raise BadOption(f"{option}: there are {most} of them, not {len(given)}")
    found: list[int] = []
    for id in given:
        if id not in ids:
            raise BadOption(f"{option}: there is no {quoted(id)}")
        if ids.index(id) in found:
            raise BadOption(f"{option}: {quoted(id)} is named twice")
        found.append(ids.index(id))
    return found


def check_chapter(options: Json, players: int, chapter: Chapter) -> None:
    """A chapter has its own number of players, and leaves no room for what it does not play with."""
    least, most = chapter.seats
    if not least <= players <= most:
        said = "one player" if most == 1 else f"{least} to {most} players"
        raise BadOption(f"{chapter.id or 'on-mars'} is for {said}, not {players}")
    hard = options.get("hard", False)
    if not isinstance(hard, bool):
        raise BadOption(f"hard: true or false is expected, not {quoted(hard)}")
    if hard and not chapter.can_be_hard:
        raise BadOption(f"hard: {chapter.id or 'the base game'} has no such level")
    for option in NOT_IN_CHAPTERS if chapter.id else ():
        if options.get(option):
            raise BadOption(f"{option}: it is for the base game, not for {chapter.id}")
    for option in OF_MISSIONS if not chapter.base_missions else ():
        if options.get(option):
            raise BadOption(f"{option}: the missions of the base game are not in play in {chapter.id}")


def check(options: Json, players: int, humans: int, goals: list[str]) -> None:
    """Options that make no sense are refused, each with its reason. The humans are the first of the players."""
    for option in OPTIONS:
        if options.get(option.name) not in (None, option.default) and not option.fits(players):
            raise BadOption(f"{option.name}: it is only for one player, against Lacerda")
    length = options.get("length", "short")
    if not isinstance(length, str) or length not in LENGTHS:
        raise BadOption(f"length: short or long is expected, not {quoted(length)}")
    goal = options.get("solo_goal")
    if goal is not None and goal not in goals:
        raise BadOption(f"solo_goal: there is no {quoted(goal)}: there are {', '.join(goals)}")
    quarters = options.get("lacerda_quarters", "open")
    if quarters not in ("open", 21, "21"):
        raise BadOption(f"lacerda_quarters: open or 21 is expected, not {quoted(quarters)}")
    for flag in ("space_oddity", "first_colonists"):
        if not isinstance(options.get(flag, False), bool):
            raise BadOption(f"{flag}: true or false is expected, not {quoted(options[flag])}")
    limit = options.get("round_limit")
    if limit is not None and (type(limit) is not int or limit < 1):
        raise BadOption(f"round_limit: a number of rounds from 1 is expected, not {quoted(limit)}")
    first = options.get("first_player")
    if first is not None and (type(first) is not int or not 0 <= first < humans):
        raise BadOption(f"first_player: a seat from 0 to {humans - 1} is expected, not {quoted(first)}")
    check_goals(options, humans)


def check_goals(options: Json, players: int) -> None:
    hands = options.get("goals")
    if hands is None:
        return
    if not isinstance(hands, list) or len(hands) > players:
        raise BadOption(f"goals: a list of goals for each of the {players} seats is expected, not {quoted(hands)}")
    seen: list[object] = []
    for hand in hands:
        if not isinstance(hand, list) or len(hand) > GOALS_DEALT:
            raise BadOption(f"goals: at most {GOALS_DEALT} goals are dealt to a seat, not {quoted(hand)}")
        for id in hand:
            if id in seen:
                raise BadOption(f"goals: {quoted(id)} is dealt twice")
            seen.append(id)

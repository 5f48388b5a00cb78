"""The state of a table of Ares Expedition, declared: what views show, what positions say, who sees what."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition import oceans, shares, standard
from areo.ares_expedition.fields import (
    BonusUsed,
    Chosen,
    Deck,
    Discard,
    Gift,
    Hand,
    Known,
    Levels,
    Neutral,
    OceanTiles,
    OnCards,
    OpeningDeck,
    OpeningTiles,
    Permissions,
    Phases,
    Played,
    Previous,
    Reserve,
    Takes,
    Temperature,
    Used,
    seen,
)
from areo.ares_expedition.income import produced
from areo.ares_expedition.numbers import (
    CAPABILITIES,
    CARDS,
    COLLECTED,
    COLOUR_CUBES,
    COOP_ROUNDS,
    COPPER_CUBES,
    CORPORATIONS,
    GOALS,
    MC,
    OCEANS,
    OXYGEN,
    PARAMETERS,
    PHASES,
    PRODUCED,
    RESOURCES,
    SOLO_ROUNDS,
    STARTS,
    STEEL,
    TAGS,
    TEMPERATURE,
    TITANIUM,
)
from areo.ares_expedition.prospects import prospects as phases_for
from areo.ares_expedition.scoring import total
from areo.ares_expedition.table import AresTable, Player
from areo.kernel.fields import NOBODY, OWNER, Amounts, Derived, Flag, Group, Number, Sight
from areo.kernel.holders import Cards, OneThing
from areo.kernel.parts import Players
from areo.kernel.state import State


def production(player: Player, at: int, sight: Sight) -> object:
    game = seen(sight)
    return {PRODUCED[n]: produced(game, sight.owner, n) for n in range(len(PRODUCED))}


def capability(player: Player, at: int, sight: Sight) -> object:
    return {name: player.production[RESOURCES.index(name)] for name in CAPABILITIES}


def discounts(player: Player, at: int, sight: Sight) -> object:
    """What a player's metal takes off a card with the tag for it."""
    return {
        "steel": player.production[STEEL] * player.steel_value,
        "titanium": player.production[TITANIUM] * player.titanium_value,
    }


def income(player: Player, at: int, sight: Sight) -> object:
    """The money of a production phase."""
    return player.tr + produced(seen(sight), sight.owner, MC)


def tags(player: Player, at: int, sight: Sight) -> object:
    return {TAGS[n]: player.tags[n] for n in range(len(TAGS)) if player.tags[n]}


def costs(player: Player, at: int, sight: Sight) -> object:
    """What standard actions cost this player, and what a card sold brings."""
    game = seen(sight)
    told: dict[str, object] = {
        action.id: standard.price(game, sight.owner, n) for n, action in enumerate(standard.ACTIONS)
    }
    told["sell"] = player.sell_value
    return told


def points(player: Player, at: int, sight: Sight) -> object:
    """How many of the points that two players together need a player has."""
    game = seen(sight)
    return total(game, sight.owner) if game.coop else None


def research(player: Player, at: int, sight: Sight) -> object:
    """How many cards this player draws and keeps in a research phase, without the bonus of choosing it."""
    return {"draw": player.research_draw, "keep": player.research_keep}


def prospects(player: Player, at: int, sight: Sight) -> object:
    """What each phase would bring this player now: the player's own business, since it depends on the hand."""
    found = phases_for(seen(sight), sight.owner)
    return found if not found or sight.sees(OWNER) else "hidden"


def rounds(game: AresTable, at: int, sight: Sight) -> object:
    """The last round, where the mode has one."""
    return COOP_ROUNDS if game.coop else SOLO_ROUNDS if game.solo else None


def turned(game: AresTable, at: int, sight: Sight) -> object:
    """What the tiles turned over show."""
    left = [tile for tile in game.tiles if tile not in shares.turned(game)]
    return [oceans.bonus(tile) for tile in range(GOALS[OCEANS]) if tile not in left]


DECK: Final = Deck("deck", CARDS, things=True)
OPENING_DECK: Final = OpeningDeck("opening_deck")
TILES_LEFT: Final = OceanTiles("ocean_tiles")

STATE: Final = State(
    Number("round", 1),
    Number("phase", 0, PHASES),
    Phases("phases"),
    Flag("over"),
    Derived("rounds", rounds),
    Derived("lead", lambda game, at, sight: game.lead()),
    Temperature("temperature", STARTS[TEMPERATURE], GOALS[TEMPERATURE], TEMPERATURE),
    Levels("oxygen", STARTS[OXYGEN], GOALS[OXYGEN], OXYGEN),
    Levels("oceans", STARTS[OCEANS], GOALS[OCEANS], OCEANS),
    Group(
        "opening",
        Temperature("temperature", STARTS[TEMPERATURE], GOALS[TEMPERATURE], TEMPERATURE, "opening"),
        Levels("oxygen", STARTS[OXYGEN], GOALS[OXYGEN], OXYGEN, "opening"),
        Levels("oceans", STARTS[OCEANS], GOALS[OCEANS], OCEANS, "opening"),
    ),
    Number("called", 0, (1 << len(PARAMETERS)) - 1),
    TILES_LEFT,
    OpeningTiles("opening_tiles"),
    Derived("turned", turned),
    DECK,
    OPENING_DECK,
    Reserve("reserve", CARDS, things=True),
    Discard("discard", CARDS, things=True),
    Known("known"),
    Neutral("neutral"),
    Number("neutral_card", 0, PHASES),
    Group(
        "cubes",
        Number("copper", 0, COPPER_CUBES),
        Number("colour", 0, COLOUR_CUBES),
    ),
    Players(
        OneThing("corporation", CORPORATIONS, things=True, leaves=True, none=0),
        Number("tr", 0),
        Number("forests", 0),
        Amounts("resources", COLLECTED, "stock"),
        Hand("hand", CARDS, seen=OWNER, things=True),
        Played("played", CARDS, things=True),
        Derived("production", production),
        Derived("capability", capability),
        Derived("discounts", discounts),
        Derived("income", income),
        Derived("costs", costs),
        Derived("points", points),
        Derived("research", research),
        Derived("tags", tags),
        Derived("prospects", prospects, hidden=True),
        OnCards("on_cards", "cubes"),
        Chosen("chosen"),
        Previous("previous"),
        Used("used"),
        Flag("repeated"),
        Permissions("plays"),
        BonusUsed(),
        Group(
            "next_card",
            Number("discount", 0, attribute="next_discount"),
            Number("zones", 0, 1, attribute="next_slack"),
        ),
        Flag("ended"),
        Number("offer", 0, 2),
        Number("flips", 0),
        Number("drawn", 0, CARDS.end),
        Takes("takes"),
        Gift("gives", CARDS, seen=OWNER, things=True, marks=True, none=0),
        Cards("shown", CARDS, things=True),
        Cards("dealt", CARDS, seen=OWNER, things=True),
        Cards("dealt_corporations", CORPORATIONS, seen=OWNER, things=True, leaves=True),
        Cards("reserved", CORPORATIONS, seen=NOBODY, things=True, leaves=True),
        objects=True,
    ),
)

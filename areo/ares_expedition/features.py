"""What a seat sees of Ares Expedition as numbers, for bots that learn."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition import scoring
from areo.ares_expedition.evaluation import steps_done
from areo.ares_expedition.income import produced
from areo.ares_expedition.numbers import (
    COOP_ROUNDS,
    DRAWN,
    GOALS,
    GREEN,
    HEAT,
    MC,
    PHASES,
    PLANTS,
    SOLO_ROUNDS,
    STARTS,
    STEPS,
)
from areo.ares_expedition.outlook import ALL_STEPS
from areo.ares_expedition.prices import price_of
from areo.ares_expedition.table import AresTable
from areo.kernel.features import Features
from areo.tableau.features import Marks, add_tableau, mean_of, names_of
from areo.tableau.rulebook import TableauRulebook

MOST_SEATS: Final = 4
MARKS: Final = Marks(208, 1000, 12)
PARAMETERS: Final = ("temperature", "oxygen", "oceans")
YIELDS: Final = (MC, HEAT, PLANTS, DRAWN)
OWN: Final = (
    *("tr", "forests", "points", "income-mc", "income-heat", "income-plants", "income-cards", "steel", "titanium"),
    *("dear-discount", "standard-discount", "sell-value", "research-draw", "research-keep", "forest-cost"),
    *[f"chose {phase}" for phase in range(1, PHASES + 1)],
)
KNOWN: Final = (
    *[f"chooses {phase}" for phase in range(1, PHASES + 1)],
    *("greens", "others", "greens-payable", "others-payable", "cheapest-green", "cheapest-other"),
    *("plays", "ended", "repeated", "next-discount", "dealt"),
)
UNPAYABLE: Final = 40.0  # M€, where there is no card of a colour


def number_names(book: TableauRulebook) -> list[str]:
    """The numbers that every table has, in their order."""
    return [
        "progress",
        *[f"players {seats}" for seats in range(1, MOST_SEATS + 1)],
        *("together", "round", "lead"),
        *PARAMETERS,
        *[f"missing {parameter}" for parameter in PARAMETERS],
        *[f"phase {phase}" for phase in range(PHASES + 1)],
        *[f"comes {phase}" for phase in range(1, PHASES + 1)],
        *[f"neutral {phase}" for phase in range(1, PHASES + 1)],
        *("copper", "colour"),
        *[f"mine {what}" for what in (*OWN, *KNOWN)],
        *names_of(book, "mine"),
        *[f"other {what}" for what in OWN],
        *names_of(book, "other"),
        "ahead",
    ]


def mark_names(book: TableauRulebook) -> list[str]:
    return MARKS.names(book)


def features(game: AresTable, seat: int) -> Features:
    """The table as a seat sees it; of several others, the mean."""
    found = Features()
    player = game.players[seat]
    found.add(progress(game))
    found.add_one_of(game.seats, 1, MOST_SEATS)
    found.add_flag(game.coop)
    found.add(float(game.round))
    found.add_flag(game.lead() == seat)
    for parameter in range(len(GOALS)):
        found.add(float((game.parameters[parameter] - STARTS[parameter]) // STEPS[parameter]))
    for parameter in range(len(GOALS)):
        found.add(float((GOALS[parameter] - game.opening[parameter]) // STEPS[parameter]))
    found.add_one_of(game.phase, 0, PHASES + 1)
    for phase in range(1, PHASES + 1):
        found.add_flag(bool(game.phases >> phase & 1))
    for phase in range(1, PHASES + 1):
        found.add(float(game.neutral.count(phase)))
    found.add(float(game.copper))
    found.add(float(game.colour))
    points = add_own(found, game, seat)
    found.add_one_of(player.chosen, 1, PHASES)
    add_hand(found, game, seat)
    found.add(float(len(player.plays)))
    found.add_flag(player.ended)
    found.add_flag(player.repeated)
    found.add(float(player.next_discount))
    found.add(float(len(player.dealt)))
    add_tableau(found, player)
    best = 0.0
    blocks: list[Features] = []
    for other in range(game.seats):
        if other != seat:
            block = Features()
            best = max(best, add_own(block, game, other))
            add_tableau(block, game.players[other])
            blocks.append(block)
            MARKS.add_other(found, game.players[other].corporation)
    if not blocks:  # alone: nobody, who has nothing
        blocks.append(Features())
        best = add_own(blocks[0], game, seat)
        add_tableau(blocks[0], player)
        blocks[0].numbers = [0.0] * len(blocks[0].numbers)
    found.numbers.extend(mean_of(blocks))
    found.add(points - best)
    MARKS.add_hand(found, player.hand)
    MARKS.add_play(found, player.played)
    if player.corporation:
        MARKS.add_play(found, [player.corporation])
    elif len(player.dealt_corporations) == 1:
        MARKS.add_play(found, player.dealt_corporations)
    return found


def progress(game: AresTable) -> float:
    """How far the game has come: by the rounds where they are counted, else by what was done of Mars."""
    if game.solo or game.coop:
        return game.round / (SOLO_ROUNDS if game.solo else COOP_ROUNDS)
    return steps_done(game) / ALL_STEPS


def add_own(found: Features, game: AresTable, seat: int) -> float:
    """What only this game counts of a player, for all to see; gives the points so far."""
    player = game.players[seat]
    points = float(scoring.total(game, seat))
    found.add(float(player.tr))
    found.add(float(player.forests))
    found.add(points)
    for resource in YIELDS:
        found.add(float(produced(game, seat, resource)))
    found.add(float(player.steel_value))
    found.add(float(player.titanium_value))
    found.add(float(player.dear_discount))
    found.add(float(player.standard_discount))
    found.add(float(player.sell_value))
    found.add(float(player.research_draw))
    found.add(float(player.research_keep))
    found.add(float(player.forest_cost))
    found.add_one_of(player.previous, 1, PHASES)
    return points


def add_hand(found: Features, game: AresTable, seat: int) -> None:
    """Of the seat's own green cards and of the others: how many there are, can be paid, and what the cheapest costs."""
    player = game.players[seat]
    money = player.stock[MC] + (player.stock[HEAT] if player.values[HEAT] else 0)
    number, payable, cheapest = [0, 0], [0, 0], [UNPAYABLE, UNPAYABLE]
    for held in player.hand:
        card = game.book.card(held)
        price = price_of(game, seat, card)
        colour = 0 if card.colour == GREEN else 1
        number[colour] += 1
        if price <= money:
            payable[colour] += 1
        cheapest[colour] = min(cheapest[colour], float(price))
    found.add_all(number)
    found.add_all(payable)
    found.add(cheapest[0])
    found.add(cheapest[1])

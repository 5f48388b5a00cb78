"""The public numbers of the table, and who did what for them: for forecasts, sums and curves."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition.income import produced
from areo.ares_expedition.numbers import CAPABILITIES, COLLECTED, PARAMETERS, PHASE_KIND, PHASES, PRODUCED, RESOURCES
from areo.ares_expedition.table import AresTable
from areo.kernel.effect import Figures
from areo.tableau.scoring import card_points

DEEDS: Final = {"temperature": "temperature", "oxygen": "oxygen", "flips": "oceans"}


def figures(game: AresTable) -> list[Figures]:
    """Each seat's numbers, then those of Mars."""
    found = [seat_figures(game, seat) for seat in range(game.seats)]
    found.append({PARAMETERS[n]: game.parameters[n] for n in range(len(PARAMETERS))})
    return found


def seat_figures(game: AresTable, seat: int) -> Figures:
    player = game.players[seat]
    told: Figures = {}
    for n in range(len(COLLECTED)):
        told[f"resource {COLLECTED[n]}"] = player.stock[n]
    for n in range(len(PRODUCED)):
        told[f"production {PRODUCED[n]}"] = produced(game, seat, n)
    for name in CAPABILITIES:
        told[f"capability {name}"] = player.production[RESOURCES.index(name)]
    told["hand"] = len(player.hand)
    told["tr"] = player.tr
    told["points forests"] = player.forests
    told["points cards"] = sum(card_points(game, seat).values())
    for card, number in player.cubes.items():
        if number:
            told[f"card {game.book.card(card).id}"] = number
    return told


def tallies(game: AresTable) -> list[Figures]:
    """For each seat: the steps by which it raised each parameter, and how often it chose each phase."""
    none = {"temperature": 0, "oxygen": 0, "oceans": 0, **{f"phase {n + 1}": 0 for n in range(PHASES)}}
    told: list[Figures] = [none.copy() for _ in range(game.seats)]
    journal = game.journal
    if journal is not None:
        for index in range(journal.length):
            entry = journal.entry(index)
            if entry.what in DEEDS:
                told[entry.seat][DEEDS[entry.what]] += 1
            elif entry.what == "shows-phase":
                told[entry.seat][f"phase {PHASE_KIND.index(entry.a) + 1}"] += 1
    return told

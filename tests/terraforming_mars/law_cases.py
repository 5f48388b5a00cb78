"""Terraforming Mars under the laws."""

from __future__ import annotations

from areo import Game
from tests.case import Case, GameCases, Json, whole_table


def table(game: Game) -> Json:
    """The cards that a seat knows are saved as places in the discard pile, and shown as cards in their order."""
    whole = whole_table(game)
    number = game.rulebook.things.numbers
    known = [[whole["discard"][place] for place in places] for places in whole["known"]]
    whole["known"] = [sorted(cards, key=lambda card: number[f"card {card}"]) for cards in known]
    return whole


BRINGS = GameCases(
    cases=[  # every number of players, with and without each of the draft, the Corporate Era and beginners
        Case("terraforming-mars", 1),
        Case("terraforming-mars", 2, {"draft": True}, name="draft"),
        Case("terraforming-mars", 3, {"corporate_era": False, "beginners": [1]}, name="standard"),
        Case("terraforming-mars", 4, {"draft": True, "corporate_era": False, "beginners": [0, 2]}, name="mixed"),
        Case("terraforming-mars", 5),
    ],
    partly_known=("discard", "known"),
    table=table,
    replaced=("actions", "tags", "prices", "tag_discount", "values"),
    told_to_all=("reveals",),
)

"""Terraforming Mars under the laws."""

from __future__ import annotations

from collections.abc import Iterator

from areo import Game
from areo.terraforming_mars.deck import BOOK
from tests.case import Case, GameCases, Json, whole_table


def table(game: Game) -> Json:
    """The cards that a seat knows are saved as places in the discard pile, and shown as cards in their order."""
    whole = whole_table(game)
    number = game.rulebook.things.numbers
    known = [[whole["discard"][place] for place in places] for places in whole["known"]]
    whole["known"] = [sorted(cards, key=lambda card: number[f"card {card}"]) for cards in known]
    return whole


def pieces(state: Json) -> Iterator[str]:
    """Every project card once, and the nine oceans on the map or beside it."""
    piles = [state["deck"], state["discard"]]
    for player in state["players"]:
        piles += [player["hand"], player["played"], player["dealt"], player["drafted"]]
    cards = [id for pile in piles for id in pile]
    assert len(set(cards)) == len(cards), "a card is in two places"
    assert len(cards) in (len(BOOK.projects), sum(card.set == "base" for card in BOOK.projects)), f"{len(cards)} cards"
    oceans = sum(tile["tile"] == "ocean" for tile in state["tiles"])
    assert oceans == state["oceans"]
    yield from ("ocean tile" for _ in range(max(oceans, 9)))


def moves(game: Game) -> Iterator[str]:
    keys = list(game.rulebook.things.numbers)
    yield from ("play " + key.split(" ")[1] for key in keys if key.startswith("card "))
    yield from ("action " + key.split(" ")[1] for key in keys if key.split(" ")[0] in ("card", "corporation"))
    yield from ("greenery", "heat", "first-action", "pass", "end", "pay 3 mc", "amount 2")


BRINGS = GameCases(
    cases=[  # every number of players, with and without each of the draft, the Corporate Era and beginners
        Case("terraforming-mars", 1),
        Case("terraforming-mars", 2, {"draft": True}, name="draft"),
        Case("terraforming-mars", 3, {"corporate_era": False, "beginners": [1]}, name="standard"),
        Case("terraforming-mars", 4, {"draft": True, "corporate_era": False, "beginners": [0, 2]}, name="mixed"),
        Case("terraforming-mars", 5),
    ],
    hidden=(
        "deck",
        "discard",
        "known[]",
        "players[].dealt",
        "players[].dealt_corporations",
        "players[].drafted",
        "players[].bought",
        "players[].hand",
    ),
    partly_known=("discard", "known[]"),
    cards=("card", "corporation"),
    pieces=pieces,
    totals={"ocean": (9, {9})},
    moves=moves,
    table=table,
    replaced=("actions", "tags", "prices", "tag_discount"),
    told_to_all=("reveals",),
)

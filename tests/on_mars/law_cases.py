"""On Mars under the laws."""

from __future__ import annotations

from tests.case import Case, GameCases

LIMIT = {"round_limit": 12}  # whoever plays at random need not finish missions

BRINGS = GameCases(
    cases=[  # every number of players, short and long, and each chapter once
        Case("on-mars", 1, LIMIT),
        Case("on-mars", 2, {**LIMIT, "length": "long"}, name="long"),
        Case("on-mars", 3, {**LIMIT, "first_colonists": True}, name="first"),
        Case("on-mars", 4, LIMIT),
        Case("on-mars", 5, {**LIMIT, "chapter": "invasion"}, name="invasion"),
        Case("on-mars", 1, {"chapter": "monolith"}, name="monolith"),
        Case("on-mars", 2, {"chapter": "blackout", "first_colonists": True}, name="blackout"),
        Case("on-mars", 4, {"chapter": "outbreak", "hard": True}, name="outbreak-hard"),
    ],
    partly_known=("stacks",),
    in_turn=True,
)

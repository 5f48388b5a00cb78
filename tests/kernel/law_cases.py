"""Colony under the laws."""

from __future__ import annotations

from tests.case import Case, GameCases
from tests.kernel.colony import COLONY

BRINGS = GameCases(cases=[Case("colony", 3)], told_to_all=("reveals",), type=COLONY, for_people=False)

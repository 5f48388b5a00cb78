"""Areo: the digital table for the Mars board games.

import areo
game = areo.new("red-planet", players=3, seed=7)
"""

from areo import _build

_build.prepare()

from areo.kernel.datafile import BadData
from areo.kernel.description import Description
from areo.kernel.errors import BadOption, BadPosition, BadRecord, IllegalChoice, NoHistory
from areo.kernel.explain import explain
from areo.kernel.game import VERSION, Game
from areo.kernel.question import Decision
from areo.library import from_position, games, new, replay

__version__ = VERSION
__all__ = [
    "BadData",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Decision",
    "Description",
    "Game",
    "IllegalChoice",
    "NoHistory",
    "explain",
    "from_position",
    "games",
    "new",
    "replay",
]

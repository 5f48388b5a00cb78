"""The games for OpenSpiel: importing this makes each of them known to `pyspiel.load_game`, as `areo_red_planet` say."""

try:
    import pyspiel as _pyspiel  # noqa: F401
except ImportError as error:
    raise ImportError("OpenSpiel is not installed: pip install 'areo[openspiel]'") from error

from areo.openspiel.game import AreoGame, register_games
from areo.openspiel.state import AreoState

NAMES = register_games()

__all__ = ["NAMES", "AreoGame", "AreoState"]

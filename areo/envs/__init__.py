"""Environments for those who teach machines to play: PettingZoo's, Gymnasium's, and thousands of games at once.

from areo import envs
env = envs.aec("terraforming-mars", players=2)

docs/environments.md tells what is observed, what the actions are, and what they cost.
"""

from importlib.util import find_spec

for needed in ("gymnasium", "numpy", "pettingzoo"):
    if find_spec(needed) is None:
        raise ImportError(f"environments need {needed}, which is not installed: pip install 'areo[envs]'")

import gymnasium

from areo.envs.aec import AreoAEC, aec
from areo.envs.parallel import AreoParallel, parallel
from areo.envs.rewards import REWARDS
from areo.envs.setting import Setting
from areo.envs.single import AreoEnv
from areo.envs.vector import AreoVectorEnv
from areo.registry import GAMES

# So that gymnasium.make("areo.envs:areo/red-planet-v0") and gymnasium.make_vec find them.
for game in GAMES:
    gymnasium.register(
        f"areo/{game}-v0",
        entry_point="areo.envs.single:AreoEnv",
        vector_entry_point="areo.envs.vector:AreoVectorEnv",
        kwargs={"game": game},
    )

__all__ = ["REWARDS", "AreoAEC", "AreoEnv", "AreoParallel", "AreoVectorEnv", "Setting", "aec", "parallel"]

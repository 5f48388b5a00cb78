"""The numbers of what only this chapter has: the alien's action spaces, technologies, blueprints and tokens."""

from __future__ import annotations

from typing import Final

from areo.kernel.things import Kind

BUILD: Final = 0
DEPLOY: Final = 1
STEAL: Final = 2
LEARN: Final = 3
DEVELOP: Final = 4
PLAN: Final = 5
MOVE: Final = 6
EVOLVE: Final = 7
SPACES: Final = ("build", "deploy", "steal", "learn", "develop", "plan", "move", "evolve")

BROOD: Final = 0  # more troops deployed
BURROW: Final = 1  # troops move further
SIPHON: Final = 2  # more crystals stolen
CARAPACE: Final = 3  # fewer troops lost to a strike
LAIR: Final = 4  # nests beside each other
ALIEN_TECHS: Final = ("brood", "burrow", "siphon", "carapace", "shelter")

CORRUPTOR: Final = 0
ABDUCTOR: Final = 1
HIVE_MIND: Final = 2
SPORE_CLOUD: Final = 3
TUNNELS: Final = 4
LOOM: Final = 5
POWERS: Final = ("corruptor", "abductor", "hive_mind", "spore_cloud", "tunnels", "loom")

# What lies on an action space.
FREE: Final = 0
RED: Final = 1
EXPENDABLE: Final = 2
SABOTAGE: Final = 3
LYING: Final = ("free", "red", "expendable", "sabotage")

# Where an alien blueprint is.
ON_OFFER: Final = 0
HELD: Final = 1
EVOLVED: Final = 2
WHERE: Final = ("offer", "held", "evolved")

MOST_STEPS: Final = 12  # that a troop can take in one movement

ALIEN_SPACE: Final = Kind("alien-space", 420, len(SPACES))
ALIEN_TECH: Final = Kind("alien-tech", 430, len(ALIEN_TECHS))
ALIEN_CARD: Final = Kind("alien-blueprint", 440, len(POWERS))

# What the humans can do besides, as executive actions.
STRIKE: Final = 0
DO_SABOTAGE: Final = 1
CLEANSE: Final = 2
DEEDS: Final = ("strike", "sabotage", "cleanse")
DEED: Final = Kind("countermeasure", 450, len(DEEDS))

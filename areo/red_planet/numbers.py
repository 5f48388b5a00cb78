"""The numbers of the named things in this game: characters, zones, shuttles, event cards, resources."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = 9
ZONE: Final = 10  # the first zone; characters are 1 to 9
SHUTTLE: Final = 40
EVENT: Final = 140
RESOURCE: Final = 210

RECRUITER: Final = 1
ALL_CHARACTERS: Final = (1 << (CHARACTERS + 1)) - 2  # a bit for each character, from bit 1

ICE: Final = 0
RESOURCES: Final = 3

ROUNDS: Final = 10
ASTRONAUTS: Final = 22  # for each player
DEALT: Final = 3  # event cards at set-up, of which one bonus card is kept
ICE_MAJORITY: Final = 9
NONE: Final = -1  # no zone, no tile, no resource yet

# The phases in which somebody can be asked, by the fact file's names.
SET_UP: Final = 0
CHOOSING: Final = 1
BOARDING: Final = 2
FINISHED: Final = 3
PHASES: Final = ("set_up", "choose_characters", "boarding_and_launch", "finished")


def added_tokens(round: int) -> int:
    """How many tokens each explored zone gets after this round: 0 if it is not scored."""
    return 1 if round == 5 else 2 if round == 8 else 3 if round == ROUNDS else 0

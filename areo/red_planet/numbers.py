"""The numbers of the named things in this game: characters, zones, shuttles, event cards, resources."""

from __future__ import annotations

from typing import Final

from areo.kernel.things import Kind

CHARACTERS: Final = 9
CHARACTER: Final = Kind("character", 1, CHARACTERS)  # in the order they are called, from 1
ZONE: Final = Kind("zone", 10, 30)
SHUTTLE: Final = Kind("shuttle", 40, 100)
EVENT: Final = Kind("card", 140, 70)
RESOURCE: Final = Kind("resource", 210, 10)

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

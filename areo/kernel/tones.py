"""The tones of the log: what kind of line each is, so that a client can set it without knowing the game."""

from __future__ import annotations

from typing import Final

HEADING: Final = "heading"  # begins a part of the game
PLAIN: Final = "plain"  # somebody did something, or something happened
HARM: Final = "harm"  # somebody did something to another player
POINTS: Final = "points"  # somebody scored
GAIN: Final = "gain"  # what somebody did brought this player something
LOSS: Final = "loss"  # what somebody did cost this player something
QUIET: Final = "quiet"  # goes without saying when the others’ turns are summed up

TONES: Final = (HEADING, PLAIN, HARM, POINTS, GAIN, LOSS, QUIET)

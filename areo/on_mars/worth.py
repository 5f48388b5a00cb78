"""What scientists and contracts are worth at the end, and what an upgrade contract asks for."""

from __future__ import annotations

from typing import Final

SCIENTIST_POINTS: Final = 3  # for each advanced building of the type that a scientist scores
COMPLEX_WANTED: Final = 4  # the size that an upgrade contract asks for
UPGRADE_POINTS: Final = (12, -6)  # done, and not
DELIVERY_POINTS: Final = (9, -4)

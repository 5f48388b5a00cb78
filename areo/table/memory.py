"""Looking for garbage, so that nobody notices.

Nearly everything is let go as soon as nobody needs it. Only circles of references are left over, and to find them
Python looks through all that is alive, every so often and at any moment: with a thousand games that takes longer than
anything else a choice waits for. So it is told never to do that by itself. Every other second what is new is looked
through, and what survives is put aside; now and then, when much may have been left over, all of it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

NEW_SECONDS: Final = 2.0
ALL_SECONDS: Final = 1800.0


async def tidy_memory() -> None:
    gc.collect()
    gc.freeze()
    gc.disable()
    latest = time.monotonic()
    try:
        while True:
            await asyncio.sleep(NEW_SECONDS)
            if time.monotonic() - latest > ALL_SECONDS:
                gc.unfreeze()
                gc.collect()
                latest = time.monotonic()
            else:
                gc.collect(0)
            gc.freeze()
    finally:
        gc.unfreeze()
        gc.enable()

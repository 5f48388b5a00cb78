"""Running what is asynchronous, wherever the test runs."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """In a loop and a thread of its own: where the browser has played, a loop is running already."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()

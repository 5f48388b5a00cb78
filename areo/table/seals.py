"""Seals: by them servers of one database know what comes from each other. Nobody else can make one."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import Final

QUICK: Final = 64 * 1024  # bytes that are read over at once: a thread of its own would take longer


class Seals:
    """Made with a key that is derived from the secret of the database, and is no token's."""

    def __init__(self, secret: bytes) -> None:
        self.key: Final = hmac.digest(secret, b"between servers", hashlib.sha256)

    def seal(self, text: bytes) -> str:
        return hmac.digest(self.key, text, hashlib.sha256).hex()

    def holds(self, seal: str, text: bytes) -> bool:
        return hmac.compare_digest(self.seal(text).encode(), seal.encode("utf-8", "replace"))


async def digest(content: bytes) -> str:
    """What stands for a content of any length in what is sealed."""
    if len(content) < QUICK:
        return hashlib.sha256(content).hexdigest()
    return (await asyncio.to_thread(hashlib.sha256, content)).hexdigest()

"""Shuffles that can be checked: a secret whose fingerprint is shown before the deal, and a number from each seat.

The seed of the deal follows from all of them, so that neither whoever deals nor any one player has chosen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Final

SECRET_BYTES: Final = 32


def new_secret() -> str:
    return token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """The fingerprint that is shown before the deal: SHA-256 of the secret as it is written."""
    return fingerprint(secret)


def seed_of(secret: str, numbers: Sequence[str]) -> str:
    """The seed: SHA-256 of the secret and each seat's number, a line each in seat order, empty of who gave none."""
    return fingerprint("\n".join([secret, *numbers]))


def fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()

"""Tokens: whoever has a seat's token sits there. They are made from the table's id with a secret, and kept nowhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

SPECTATOR: Final = -1
HOST: Final = -2  # whoever made the table
INVITED: Final = -3  # and below: an invitation to seat 0, 1...
ID_BYTES: Final = 9
MOST_SEATS: Final = 12


def invitation_to(seat: int) -> int:
    """The role of whoever is invited to a seat and has not sat down yet."""
    return INVITED - seat


def invited_seat(role: int) -> int | None:
    """The seat that a role is an invitation to; None if it is none."""
    return INVITED - role if role <= INVITED else None


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES).replace("-", "x").replace("_", "y")


class Tokens:
    """Makes and checks the tokens of one store's tables."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def token(self, id: str, role: int) -> str:
        """The token of a seat (from 0), of the spectators, of the host, or of an invitation."""
        mac = hmac.digest(self.secret, f"{id} {role}".encode(), hashlib.sha256)
        return f"{id}.{urlsafe_b64encode(mac[:24]).decode()}"

    def table(self, token: str) -> str:
        """Which table a token is for, if it is any good."""
        return token.partition(".")[0]

    def role(self, token: str) -> int | None:
        """What the token opens: a seat, a look at the table, the table, or an invitation. All are compared."""
        id = self.table(token)
        given = token.encode("utf-8", "replace")
        found: int | None = None
        for role in range(INVITED - MOST_SEATS + 1, MOST_SEATS):
            if hmac.compare_digest(self.token(id, role).encode(), given):
                found = role
        return found

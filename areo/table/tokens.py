"""Tokens: whoever has a seat's token sits there. They are made from the table's id with a secret, and kept nowhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

SPECTATOR: Final = -1
HOST: Final = -2  # whoever made the table
ID_BYTES: Final = 9
MOST_SEATS: Final = 12


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES).replace("-", "x").replace("_", "y")


class Tokens:
    """Makes and checks the tokens of one store's tables."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def token(self, id: str, role: int) -> str:
        """The token of a seat (from 0), of the spectators or of the host."""
        mac = hmac.digest(self.secret, f"{id} {role}".encode(), hashlib.sha256)
        return f"{id}.{urlsafe_b64encode(mac[:24]).decode()}"

    def table(self, token: str) -> str:
        """Which table a token is for, if it is any good."""
        return token.partition(".")[0]

    def role(self, token: str) -> int | None:
        """What the token opens: a seat's number, SPECTATOR or HOST. All are compared, whichever it is."""
        id = self.table(token)
        given = token.encode("utf-8", "replace")
        found: int | None = None
        for role in (*range(MOST_SEATS), SPECTATOR, HOST):
            if hmac.compare_digest(self.token(id, role).encode(), given):
                found = role
        return found

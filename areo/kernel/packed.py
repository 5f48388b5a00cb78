"""Rows of one size, kept as bytes: a server holds many games, and most of each is its log."""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from areo._extend import mypyc_attr

ROWS: Final = 64  # in a piece


@final
@mypyc_attr(acyclic=True)
class Packed:
    """Rows of bytes, in pieces, so that a long log grows without being copied each time. Never changed once made."""

    def __init__(self, shape: Struct, pieces: tuple[bytes, ...] = (), rest: bytes = b"") -> None:
        self.shape: Final = shape
        self.pieces: Final = pieces  # of so many rows each
        self.rest: Final = rest  # the rows after those

    def plus(self, rows: list[bytes]) -> Packed:
        """These rows and some more."""
        rest = self.rest + b"".join(rows)
        size = ROWS * self.shape.size
        full = len(rest) // size
        more = [rest[piece * size : (piece + 1) * size] for piece in range(full)]
        return Packed(self.shape, (*self.pieces, *more) if more else self.pieces, rest[full * size :])

    def row(self, index: int) -> tuple[int, ...]:
        piece = index // ROWS
        held = self.pieces[piece] if piece < len(self.pieces) else self.rest
        return self.shape.unpack_from(held, (index % ROWS) * self.shape.size)

    def length(self) -> int:
        return len(self.pieces) * ROWS + len(self.rest) // self.shape.size

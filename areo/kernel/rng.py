"""Chance. `Rng` is the table's own, part of the game's state; `Dice` is for bots and playouts that need it quick."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from areo._extend import mypyc_attr
from areo.kernel.errors import BadOption, quoted

WORD: Final = 4  # bytes in a drawn number
WORDS: Final = 8  # numbers in a block
LIMIT: Final = 1 << 32
MASK: Final = LIMIT - 1


def seed_text(seed: object) -> str:
    """The seed as text: 7 and "7" are the same seed."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadOption(f"a seed is a whole number or a text, not {quoted(seed)}")
    try:
        text = str(seed)
    except ValueError:  # Python writes no number with more digits than it reads
        raise BadOption("the seed has too many digits") from None
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadOption(f"the seed {text!r} is not valid text") from None
    return text


@final
@mypyc_attr(acyclic=True)
class Rng:
    """The chance of one table: SHA-256 over a key and a counter, so anyone can derive it again, on any machine.

    The key and how many numbers were drawn are all its state.
    """

    key: bytes
    drawn: int

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self.block = b""
        self.block_number = -1

    def copy(self) -> Rng:
        return Rng(self.key, self.drawn)

    def number(self) -> int:
        """The next 32-bit number."""
        at = self.drawn // WORDS
        if at != self.block_number:
            self.block = sha256(self.key + at.to_bytes(8, "big")).digest()
            self.block_number = at
        start = (self.drawn % WORDS) * WORD
        self.drawn += 1
        return int.from_bytes(self.block[start : start + WORD], "big")

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as any other."""
        fair = LIMIT - LIMIT % limit
        number = self.number()
        while number >= fair:
            number = self.number()
        return number % limit

    def shuffle(self, pile: list[int]) -> None:
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            if other != last:
                held = pile[last]
                pile[last] = pile[other]
                pile[other] = held


def seeded(game: str, seed: str) -> Rng:
    """The chance of a game with this seed. Two games with one seed have nothing in common."""
    return Rng(sha256(f"{game}\n{seed}".encode()).digest())


@final
class Dice:
    """Quick chance for sampling: Marsaglia's xorshift over four 32-bit words (no product leaves a machine word)."""

    def __init__(self, seed: int) -> None:
        self.x = seed & MASK
        self.y = (seed >> 32) & MASK
        self.z = (seed >> 64) & MASK
        self.w = ((seed >> 96) & MASK) | 1  # never all zero
        for _ in range(16):  # a small seed needs a few rounds to spread
            self.number()

    def number(self) -> int:
        t = self.x ^ ((self.x << 11) & MASK)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        w = self.w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return w

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; the bias is below one in a million for any pile of cards."""
        return self.number() % limit

    def shuffle(self, pile: list[int]) -> None:
        """As `below` would for each place, in one go: bots deal anew all the time."""
        x, y, z, w = self.x, self.y, self.z, self.w
        for last in range(len(pile) - 1, 0, -1):
            t = x ^ ((x << 11) & MASK)
            x = y
            y = z
            z = w
            w = w ^ (w >> 19) ^ t ^ (t >> 8)
            other = w % (last + 1)
            held = pile[last]
            pile[last] = pile[other]
            pile[other] = held
        self.x, self.y, self.z, self.w = x, y, z, w

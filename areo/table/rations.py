"""Rations: how much of something an address may have, so that nobody's greed is felt by others."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Final

REMEMBERED: Final = 10_000  # addresses


class Bucket:
    """So many a second in the long run, and a number of them at once."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate: Final = rate
        self.most: Final = most
        self.left = most
        self.at = time.monotonic()

    def take(self, number: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < number:
            return False
        self.left -= number
        return True


class Rations:
    """A bucket for each address. Of those that have not been heard of for longest one is forgotten at a time."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate: Final = rate
        self.most: Final = most
        self.buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, address: str, number: float = 1.0) -> bool:
        whose = network(address)
        bucket = self.buckets.get(whose)
        if bucket is None:
            bucket = self.buckets[whose] = Bucket(self.rate, self.most)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(whose)
        return bucket.take(number)


def network(address: str) -> str:
    """Whose an address is: of the new, long ones a household has a whole /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64)) + "/64"

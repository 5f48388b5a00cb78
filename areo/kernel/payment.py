"""Payments: every way to pay a price with several currencies in which no unit could be left out.

A mix is one int, some bits for each currency (four fit a machine word), so that listing hundreds makes no objects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from areo._extend import mypyc_attr
from areo.kernel.effect import UNKNOWN, Effect, Figures, Frame, G
from areo.kernel.things import Things, decimal

if TYPE_CHECKING:
    from areo.kernel.words import Words

BITS: Final = 15
FULL: Final = (1 << BITS) - 1


def mix(units: list[int]) -> int:
    """So many units of each currency, as one option."""
    packed = 0
    for index in range(len(units)):
        packed |= units[index] << (index * BITS)
    return packed


def units(packed: int, currency: int) -> int:
    """How many units of a currency are in a mix."""
    return packed >> (currency * BITS) & FULL


def mixes(price: int, stock: list[int], values: list[int]) -> list[int]:
    """All mixes that pay the price; the first currency is money, worth 1 a unit.

    The sensible one comes first: without waste, with as much metal as fits, and money before what stands for it.
    """
    counts = [0] * len(stock)
    found: list[int] = []
    spend(price, stock, values, len(stock) - 1, counts, found)
    if len(found) > 1:
        best = 0
        for index in range(1, len(found)):
            if better(found[index], found[best], price, values):
                best = index
        found.insert(0, found.pop(best))
    return found


def spend(left: int, stock: list[int], values: list[int], currency: int, counts: list[int], found: list[int]) -> None:
    """Try each number of units of this currency, then of those before it."""
    if currency == 0:
        if 0 <= left <= stock[0]:
            counts[0] = left
            found.append(mix(counts))
        elif left < 0 and not wasteful(-left, values, counts):
            counts[0] = 0
            found.append(mix(counts))
        return
    most = min(stock[currency], -(-left // values[currency]) if left > 0 else 0)
    for number in range(most, -1, -1):
        counts[currency] = number
        spend(left - number * values[currency], stock, values, currency - 1, counts, found)
    counts[currency] = 0


def wasteful(over: int, values: list[int], counts: list[int]) -> bool:
    """Whether some unit could be left out of an overpayment."""
    for currency in range(1, len(values)):
        if counts[currency] and values[currency] <= over:
            return True
    return False


def better(one: int, other: int, price: int, values: list[int]) -> bool:
    """Less waste first; then more of what buys little else and is worth more than money; then money before the rest."""
    waste_one = value_of(one, values) - price
    waste_other = value_of(other, values) - price
    if waste_one != waste_other:
        return waste_one < waste_other
    rich_one = rich(one, values)
    rich_other = rich(other, values)
    if rich_one != rich_other:
        return rich_one > rich_other
    return units(one, 0) > units(other, 0)


def rich(packed: int, values: list[int]) -> int:
    """How much of a mix is paid in currencies worth more than money."""
    total = 0
    for currency in range(1, len(values)):
        if values[currency] > 1:
            total += units(packed, currency) * values[currency]
    return total


def value_of(packed: int, values: list[int]) -> int:
    total = 0
    for currency in range(len(values)):
        total += units(packed, currency) * values[currency]
    return total


def payment_key(packed: int, names: list[str]) -> str:
    """The key of a mix: "pay 14 mc 2 steel", zeros left out."""
    parts = [f"{units(packed, index)} {names[index]}" for index in range(len(names)) if units(packed, index)]
    return " ".join(["pay", *parts]) if parts else "pay nothing"


def payment_of(key: str, names: list[str]) -> int:
    """The mix that a key such as "pay 14 mc 2 steel" stands for; UNKNOWN if it is none of these currencies."""
    parts = key.split(" ")
    if key == "pay nothing":
        return 0
    if parts[0] != "pay" or len(parts) < 3 or len(parts) % 2 == 0:
        return UNKNOWN
    packed = 0
    for at in range(1, len(parts), 2):
        number = decimal(parts[at])
        if number < 0 or parts[at + 1] not in names:
            return UNKNOWN
        packed |= min(number, FULL) << (BITS * names.index(parts[at + 1]))
    return packed


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment(Effect[G]):
    """The question how to pay a price. Its options are mixes of some currencies."""

    asks: ClassVar[str] = "ask.pay"

    def names(self, things: Things) -> list[str]:
        """The currencies by name, money first."""
        raise TypeError(f"{type(self).__name__} does not say what is paid with")

    def key(self, things: Things, option: int) -> str:
        return payment_key(option, self.names(things))

    def option(self, things: Things, key: str) -> int:
        return payment_of(key, self.names(things))

    def price(self, game: G, frame: Frame, option: int) -> Figures:
        names = self.names(game.rulebook.things)
        return {f"resource {names[n]}": units(option, n) for n in range(len(names)) if units(option, n)}

    def deed(self, game: G, frame: Frame, option: int, words: Words) -> str:
        names = self.names(words.things)
        paid = [words.count(units(option, n), names[n]) for n in range(len(names)) if units(option, n)]
        return words.join("and", paid) if paid else words.say("pay-nothing")

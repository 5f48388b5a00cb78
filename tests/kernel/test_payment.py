"""Payments: compared with trying every mix of coins."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from areo.kernel.payment import mix, mixes, payment_key, units
from tests.laws import times

NAMES = ["mc", "steel", "titanium", "heat"]


def worth(coins: tuple[int, ...], values: list[int]) -> int:
    return sum(number * value for number, value in zip(coins, values))


def every_way(price: int, stock: list[int], values: list[int]) -> set[tuple[int, ...]]:
    """All mixes that pay the price and from which no single unit could be left out."""
    ways = set()
    for coins in product(*(range(number + 1) for number in stock)):
        paid = worth(coins, values)
        spare = [value for number, value in zip(coins, values) if number and paid - value >= price]
        if paid >= price and not spare:
            ways.add(coins)
    return ways


def offered(price: int, stock: list[int], values: list[int]) -> list[tuple[int, ...]]:
    return [tuple(units(packed, n) for n in range(len(stock))) for packed in mixes(price, stock, values)]


purses = st.integers(1, 4).flatmap(
    lambda size: st.tuples(
        st.lists(st.integers(0, 7), min_size=size, max_size=size),
        st.lists(st.integers(1, 6), min_size=size - 1, max_size=size - 1).map(lambda values: [1, *values]),
    )
)


@settings(max_examples=times(300))
@given(price=st.integers(0, 25), purse=purses)
def test_exactly_the_mixes_without_a_spare_unit_are_offered(price: int, purse: tuple[list[int], list[int]]) -> None:
    stock, values = purse
    ways = offered(price, stock, values)
    assert len(ways) == len(set(ways))
    assert set(ways) == every_way(price, stock, values)


@settings(max_examples=times(300))
@given(price=st.integers(1, 25), purse=purses)
def test_money_is_never_overpaid(price: int, purse: tuple[list[int], list[int]]) -> None:
    stock, values = purse
    for coins in offered(price, stock, values):
        assert coins[0] == 0 or worth(coins, values) == price


@settings(max_examples=times(300))
@given(price=st.integers(0, 25), purse=purses)
def test_the_sensible_mix_comes_first(price: int, purse: tuple[list[int], list[int]]) -> None:
    """No other wastes less; of those that waste as little none uses more metal, or as much and more money."""
    stock, values = purse
    ways = offered(price, stock, values)

    def metal(way: tuple[int, ...]) -> int:
        return sum(number * value for number, value in zip(way, values, strict=True) if value > 1)

    if ways:
        best = min((worth(way, values), -metal(way), -way[0]) for way in ways)
        assert (worth(ways[0], values), -metal(ways[0]), -ways[0][0]) == best


def test_a_card_of_fourteen_with_steel() -> None:
    """Steel is worth 2: seven ways with six steel, the most steel first."""
    ways = offered(14, [20, 6], [1, 2])
    assert ways[0] == (2, 6)
    assert sorted(ways) == [(2, 6), (4, 5), (6, 4), (8, 3), (10, 2), (12, 1), (14, 0)]


def test_wasting_is_possible_where_no_unit_could_be_left_out() -> None:
    assert sorted(offered(5, [9, 3], [1, 2])) == [(0, 3), (1, 2), (3, 1), (5, 0)]
    assert offered(5, [0, 3], [1, 2]) == [(0, 3)]


def test_what_cannot_be_paid_has_no_mix() -> None:
    assert mixes(9, [2, 3], [1, 2]) == []
    assert mixes(1, [0], [1]) == []


def test_nothing_costs_nothing() -> None:
    assert offered(0, [5, 5], [1, 2]) == [(0, 0)]
    assert payment_key(mixes(0, [5, 5], [1, 2])[0], NAMES) == "pay nothing"


@given(st.lists(st.integers(0, 1023), min_size=1, max_size=6))
def test_a_mix_holds_what_was_put_in(numbers: list[int]) -> None:
    packed = mix(numbers)
    assert [units(packed, index) for index in range(len(numbers))] == numbers


@pytest.mark.parametrize(
    ("numbers", "key"),
    [
        ([14, 2, 0, 0], "pay 14 mc 2 steel"),
        ([0, 0, 3, 1], "pay 3 titanium 1 heat"),
        ([1, 2, 3, 4], "pay 1 mc 2 steel 3 titanium 4 heat"),
        ([5, 0, 0, 0], "pay 5 mc"),
        ([0, 0, 0, 0], "pay nothing"),
    ],
)
def test_keys_name_what_is_paid_in_order_without_zeros(numbers: list[int], key: str) -> None:
    assert payment_key(mix(numbers), NAMES) == key

"""Chance: derived again here with nothing but SHA-256, so that any machine and any language can do the same."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from areo import BadOption
from areo.kernel.rng import Dice, Rng, seed_text, seeded

KEY = sha256(b"red-planet\n7").digest()


def numbers(key: bytes) -> Iterator[int]:
    """The stream as the docstring says: SHA-256 over the key and a counter, eight numbers a block."""
    block = 0
    while True:
        digest = sha256(key + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(stream: Iterator[int], limit: int) -> int:
    """Fair: numbers from the uneven rest at the top are drawn again."""
    number = next(stream)
    while number >= 2**32 // limit * limit:
        number = next(stream)
    return number % limit


def shuffled(stream: Iterator[int], pile: list[int]) -> list[int]:
    pile = pile.copy()
    for last in range(len(pile) - 1, 0, -1):
        other = below(stream, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


def test_the_numbers_are_those_of_the_hash() -> None:
    rng = seeded("red-planet", "7")
    assert rng.key == KEY
    assert [rng.number() for _ in range(50)] == list(islice(numbers(KEY), 50))


def test_the_numbers_never_change() -> None:
    """Written down once: if these change, no old record replays."""
    rng = seeded("red-planet", "7")
    assert [rng.number() for _ in range(4)] == [52283372, 2689003097, 3550101475, 305042840]


def test_two_games_with_one_seed_have_nothing_in_common() -> None:
    assert seeded("red-planet", "7").key != seeded("on-mars", "7").key
    assert seeded("red-planet", "7").key != seeded("red-planet", "8").key


@given(drawn=st.integers(0, 10**12), skipped=st.integers(0, 20))
def test_key_and_count_are_the_whole_state(drawn: int, skipped: int) -> None:
    rng = Rng(KEY, drawn)
    for _ in range(skipped):
        rng.number()
    assert rng.drawn == drawn + skipped
    fresh = Rng(KEY, rng.drawn)
    assert [rng.number() for _ in range(10)] == [fresh.number() for _ in range(10)]


def test_copies_draw_the_same_and_do_not_disturb_each_other() -> None:
    rng = Rng(KEY)
    rng.number()
    copy = rng.copy()
    assert [copy.number() for _ in range(20)] == list(islice(numbers(KEY), 1, 21))
    assert rng.drawn == 1
    assert [rng.number() for _ in range(20)] == list(islice(numbers(KEY), 1, 21))


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 52, 1000, 2**31 + 1, 3 * 2**30, 2**32 - 1, 2**32])
def test_below_is_fair(limit: int) -> None:
    """Also where a quarter or a half of the numbers must be drawn again."""
    rng, stream = Rng(KEY), numbers(KEY)
    assert [rng.below(limit) for _ in range(200)] == [below(stream, limit) for _ in range(200)]


def test_below_takes_each_value_about_as_often() -> None:
    rng = Rng(KEY)
    counts = Counter(rng.below(10) for _ in range(10_000))
    assert chi_square(counts, 10) < 33.7  # once in ten thousand by chance, and this key is no chance


@given(pile=st.lists(st.integers(), max_size=40))
def test_shuffling_is_fisher_and_yates(pile: list[int]) -> None:
    rng, stream, mine = Rng(KEY), numbers(KEY), pile.copy()
    rng.shuffle(mine)
    assert mine == shuffled(stream, pile)
    assert sorted(mine) == sorted(pile)


def test_every_order_is_about_as_likely() -> None:
    rng = Rng(KEY)
    counts: Counter[int] = Counter()
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(4800):
        pile = [0, 1, 2, 3]
        rng.shuffle(pile)
        counts[orders.setdefault(tuple(pile), len(orders))] += 1
    assert len(orders) == 24
    assert chi_square(counts, 24) < 56


def test_seven_and_its_text_are_one_seed() -> None:
    assert seed_text(7) == seed_text("7") == "7"
    assert seed_text(-3) == "-3"
    assert seed_text("Ares Vallis é") == "Ares Vallis é"
    assert seed_text("07") != seed_text(7)


@pytest.mark.parametrize("seed", [None, True, False, 7.0, b"7", ["7"], {"seed": 7}, object()])
def test_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number or a text"):
        seed_text(seed)


def test_half_a_character_is_no_seed() -> None:
    with pytest.raises(BadOption, match="not valid text"):
        seed_text("\ud800")


def xorshift(seed: int) -> Iterator[int]:
    """Marsaglia's generator of 128 bits, sixteen numbers after its start."""
    words = [seed >> shift & 0xFFFFFFFF for shift in (0, 32, 64, 96)]
    words[3] |= 1
    drawn = 0
    while True:
        t = (words[0] ^ words[0] << 11) & 0xFFFFFFFF
        words = [*words[1:], words[3] ^ words[3] >> 19 ^ t ^ t >> 8]
        drawn += 1
        if drawn > 16:
            yield words[3]


@given(seed=st.integers(0, 2**130))
def test_dice_are_marsaglias(seed: int) -> None:
    dice = Dice(seed)
    assert [dice.number() for _ in range(20)] == list(islice(xorshift(seed), 20))


def test_dice_of_any_seed_fall_on_every_side() -> None:
    for seed in (0, 1, 2, 2**96, 2**128 - 1):
        dice = Dice(seed)
        counts = Counter(dice.below(6) for _ in range(6000))
        assert chi_square(counts, 6) < 25.8, seed


def test_dice_shuffle_without_losing_a_card() -> None:
    dice = Dice(5)
    firsts: Counter[int] = Counter()
    for _ in range(5000):
        pile = list(range(10))
        dice.shuffle(pile)
        assert sorted(pile) == list(range(10))
        firsts[pile[0]] += 1
    assert chi_square(firsts, 10) < 33.7

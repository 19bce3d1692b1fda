"""Chance: the fast generator is the same everywhere for the same seed, and fair enough; the secure one is in range."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.rng import MULTIPLIER, Fast, Rng, Secure, scatter

PINNED_0 = [78, 783, 84, 461, 200, 368, 405, 975]
PINNED_1 = [237, 313, 615, 641, 31, 442, 82, 137]
PINNED_LARGE = [836882265, 2145308389, 821213902]


def numbers(seed: int, bound: int, count: int) -> list[int]:
    rng = Fast(seed)
    return [rng.below(bound) for _ in range(count)]


def test_the_first_numbers_of_a_seed_never_change() -> None:
    assert numbers(0, 1000, 8) == PINNED_0
    assert numbers(1, 1000, 8) == PINNED_1
    assert numbers(2**63, 2**31, 3) == PINNED_LARGE


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    assert numbers(7, 10**6, 50) == numbers(7, 10**6, 50)
    assert len({tuple(numbers(seed, 10**6, 4)) for seed in range(1000)}) == 1000


@given(st.integers(-(2**70), 2**70), st.integers(1, 2**31))
def test_numbers_are_below_their_bound(seed: int, bound: int) -> None:
    assert all(0 <= number < bound for number in numbers(seed, bound, 20))


@given(st.integers(0, 2**64 - 1))
def test_the_state_is_never_one_that_repeats_itself(seed: int) -> None:
    assert 0 < scatter(seed) % (MULTIPLIER * 2**31) + 1 < MULTIPLIER * 2**32 - 1


def chi_square(counts: Counter[int], bound: int) -> float:
    expected = counts.total() / bound
    return sum((counts[value] - expected) ** 2 / expected for value in range(bound))


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 48])
def test_numbers_are_roughly_uniform(bound: int) -> None:
    counts = Counter(numbers(bound, bound, 20_000))
    freedom = bound - 1
    assert chi_square(counts, bound) < freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_first_numbers_of_neighbouring_seeds_are_roughly_uniform() -> None:
    counts = Counter(Fast(seed).below(10) for seed in range(20_000))
    assert chi_square(counts, 10) < 35


def test_pairs_of_numbers_are_roughly_uniform() -> None:
    drawn = numbers(5, 8, 40_000)
    pairs = Counter(8 * one + other for one, other in zip(drawn[::2], drawn[1::2], strict=True))
    assert chi_square(pairs, 64) < 63 + 5 * 126**0.5


def test_a_shuffle_gives_every_order_about_as_often() -> None:
    rng = Fast(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(400 < count < 600 for count in counts.values())


@given(st.lists(st.integers()), st.integers(0, 99))
def test_a_shuffle_keeps_all_items(items: list[int], seed: int) -> None:
    shuffled = items.copy()
    Fast(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("rng", [Fast(1), Secure()], ids=["fast", "secure"])
def test_a_choice_is_one_of_the_items(rng: Rng) -> None:
    assert {rng.choice([3, 5, 9]) for _ in range(200)} == {3, 5, 9}


def test_secure_numbers_are_in_range_and_not_all_alike() -> None:
    rng = Secure()
    drawn = [rng.below(6) for _ in range(600)]
    assert set(drawn) == set(range(6))

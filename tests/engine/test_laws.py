"""The laws, on every game, every number of seats and every pair of choices of its options: no exemptions.

Of a game of many variants the usual check tries each law with every second or third of them, and each variant with
every second or third law; ./check --thorough tries all laws with all variants.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil

import pytest
from _pytest.mark import ParameterSet

from parlour.engine.laws import LAWS, Law
from tests.engine.matches import Setup, earlier, setups
from tests.thorough import THOROUGH

SEEDS = (1, 2)
MORE_SEEDS = range(100, 108)
FEW_VARIANTS = 8


def seeds() -> Sequence[int]:
    """Return the seeds to try: variants share most rules, so that one of each looks often enough for every day."""
    return SEEDS if THOROUGH else SEEDS[:1]


def tried(found: list[Setup], stride: Callable[[Setup], int]) -> list[tuple[Setup, Law]]:
    """Pair setups with the laws that are tried with them."""
    pairs = [(number, setup, law) for number, setup in enumerate(found) for law in LAWS]
    return [(setup, law) for number, setup, law in pairs if THOROUGH or (number + law.number) % stride(setup) == 0]


def by_variants(setup: Setup) -> int:
    """Return which fraction of the variants of a game a law is tried with: all of a few, a third of very many."""
    seats = seats_of_variants(setup.slug)
    return min(3, ceil(len(seats) / FEW_VARIANTS), seats.count(setup.variant.seats))


@lru_cache
def seats_of_variants(slug: str) -> list[int]:
    return [setup.variant.seats for setup in setups() if setup.slug == slug]


def a_third(_: Setup) -> int:
    return 3


def named(value: Setup | Law) -> str:
    return f"law-{value.number}" if isinstance(value, Law) else str(value)


def named_with_rules(value: Setup | Law) -> str:
    return f"rules-{value.variant.rules}-{value}" if isinstance(value, Setup) else named(value)


def with_slow_ones(pairs: list[tuple[Setup, Law]]) -> list[ParameterSet]:
    """Mark all but the first variant of each game as slow, for ./check --fast."""
    first = {setup.slug: setup for setup in reversed(setups())}
    return [
        pytest.param(setup, law, marks=() if setup == first[setup.slug] else pytest.mark.slow) for setup, law in pairs
    ]


@pytest.mark.parametrize(("setup", "law"), with_slow_ones(tried(setups(), by_variants)), ids=named)
def test_the_law_holds(setup: Setup, law: Law) -> None:
    for seed in seeds():
        law.check(setup.case(seed))


# The golden records, law 16, tell of the earlier rules, too.
@pytest.mark.slow
@pytest.mark.parametrize(("setup", "law"), tried(earlier(), a_third), ids=named_with_rules)
def test_the_law_holds_under_earlier_rules(setup: Setup, law: Law) -> None:
    law.check(setup.case(SEEDS[0]))


if THOROUGH:

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: f"law-{law.number}")
    @pytest.mark.parametrize("setup", setups(), ids=str)
    def test_the_law_holds_for_more_seeds(setup: Setup, law: Law) -> None:
        for seed in MORE_SEEDS:
            law.check(setup.case(seed))


def test_every_law_is_tried_with_every_number_of_seats_of_every_game() -> None:
    every = {(setup.slug, setup.variant.seats, law.number) for setup in setups() for law in LAWS}
    assert {(setup.slug, setup.variant.seats, law.number) for setup, law in tried(setups(), by_variants)} == every
    assert {str(setup) for setup, _ in tried(setups(), by_variants)} == {str(setup) for setup in setups()}


def test_the_laws_are_numbered_in_order() -> None:
    numbers = [law.number for law in LAWS]
    assert numbers == sorted(set(numbers))
    assert {15, 16}.isdisjoint(numbers), "which have tests of their own"

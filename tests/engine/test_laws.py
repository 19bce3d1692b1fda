"""The laws, on every game, every number of seats and every pair of choices of its options: no exemptions."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

import pytest

from parlour.engine.laws import LAWS, Law
from tests.engine.matches import Setup, earlier, setups
from tests.thorough import THOROUGH

SEEDS = (1, 2)
MORE_SEEDS = range(100, 108)
FEW_VARIANTS = 8


def seeds(setup: Setup, usual: Sequence[int]) -> Sequence[int]:
    """Give the seeds to try: fewer for a game of long matches or of many variants, but one at least."""
    return usual if THOROUGH else usual[:: spacing(setup.slug)]


@lru_cache
def spacing(slug: str) -> int:
    """Say how many times the usual work a game would be: for its longest matches, and for its many variants.

    Variants share most rules, so that a game of thirty is looked at often enough with a few seeds of each.
    """
    variants = [setup for setup in setups() if setup.slug == slug]
    longest = max([setup.case(SEEDS[0]).times_usual for setup in variants])
    return longest * ceil(len(variants) / FEW_VARIANTS)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: f"law-{law.number}")
@pytest.mark.parametrize("setup", setups(), ids=str)
def test_the_law_holds(setup: Setup, law: Law) -> None:
    for seed in seeds(setup, SEEDS):
        law.check(setup.case(seed))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: f"law-{law.number}")
@pytest.mark.parametrize("setup", earlier(), ids=lambda setup: f"rules-{setup.variant.rules}-{setup}")
def test_the_law_holds_under_earlier_rules(setup: Setup, law: Law) -> None:
    law.check(setup.case(SEEDS[0]))


if THOROUGH:

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: f"law-{law.number}")
    @pytest.mark.parametrize("setup", setups(), ids=str)
    def test_the_law_holds_for_more_seeds(setup: Setup, law: Law) -> None:
        for seed in MORE_SEEDS:
            law.check(setup.case(seed))


def test_the_laws_are_numbered_in_order() -> None:
    assert [law.number for law in LAWS] == list(range(1, 15))

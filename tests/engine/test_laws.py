"""The laws, on every game, every number of seats and every variant: no exemptions."""

import pytest

from parlour.engine.laws import LAWS, Law
from tests.engine.matches import Setup, setups

SEEDS = (1, 2)
MORE_SEEDS = range(100, 108)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: f"law-{law.number}")
@pytest.mark.parametrize("setup", setups(), ids=str)
def test_the_law_holds(setup: Setup, law: Law) -> None:
    for seed in SEEDS:
        law.check(setup.case(seed))


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS, ids=lambda law: f"law-{law.number}")
@pytest.mark.parametrize("setup", setups(), ids=str)
def test_the_law_holds_for_more_seeds(setup: Setup, law: Law) -> None:
    for seed in MORE_SEEDS:
        law.check(setup.case(seed))


def test_the_laws_are_numbered_in_order() -> None:
    assert [law.number for law in LAWS] == list(range(1, 15))

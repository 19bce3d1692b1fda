"""Batches: many matches at once are the same as single ones."""

import numpy as np
import pytest

from parlour.engine import catalogue
from parlour.engine.learning.batch import seeds_of
from parlour.engine.plain import Wrong
from parlour.engine.rng import Fast
from parlour.envs.batch import BatchEnv
from parlour.envs.serial_match import SerialMatch
from parlour.envs.setup import MatchSetup
from tests.thorough import THOROUGH

COUNT = 3
STEPS = {"laar": 400, "dreamhome": 400}
FEW = 150


class Single:
    """The matches of one row, one after another, as the interfaces for single matches play them."""

    def __init__(self, setup: MatchSetup, seed: int) -> None:
        self.setup = setup
        self.rng = Fast(seed)
        self.match = SerialMatch(setup, self.rng)

    def step(self, number: int) -> tuple[list[float], bool]:
        """Choose; return the rewards and whether the match ended, after which the next one begins."""
        self.match.choose(number)
        if self.match.decision is not None:
            return [0.0] * len(self.setup.seats), False
        rewards = self.setup.returns_of(self.match.state)
        self.match = SerialMatch(self.setup, self.rng)
        return rewards, True


@pytest.mark.parametrize("slug", catalogue.slugs())
@pytest.mark.parametrize("seats", [2, 3] if THOROUGH else [3])
def test_a_batch_shows_step_by_step_what_single_matches_show(slug: str, seats: int) -> None:
    """Observations, masks, seats, rewards and ends are equal; a match that is over gives way to the next one."""
    batch = BatchEnv(slug, COUNT, seed=5, seats=seats)
    singles = [Single(batch.setup, seed) for seed in seeds_of(5, 0, COUNT)]
    steps = (5_000 if slug in STEPS else 20_000) if THOROUGH else STEPS.get(slug, FEW)
    for _ in range(steps):
        for row, single in enumerate(singles):
            decision = single.match.decision
            assert decision is not None
            assert batch.seats[row] == decision.seat
            assert np.array_equal(batch.observations[row], decision.observe())
            assert np.array_equal(batch.masks[row], decision.mask())
        numbers = batch.sample()
        batch.step(numbers)
        for row, single in enumerate(singles):
            rewards, is_over = single.step(int(numbers[row]))
            assert list(batch.rewards[row]) == rewards
            assert batch.done[row] == is_over


def test_matches_end_and_others_begin_in_their_place() -> None:
    """The utilities of a match are there for one step, and add up as the kind of returns says."""
    batch = BatchEnv("laar", 8, seed=1, seats=3, returns="places")
    ended = 0
    for _ in range(300):
        batch.step(batch.sample())
        ended += int(batch.done.sum())
        assert np.allclose(batch.rewards.sum(axis=1), np.where(batch.done, 1.5, 0.0))
    assert ended >= 8


def test_the_same_seed_plays_the_same_and_parts_fit_together() -> None:
    """Match 5 of a seed is the same in any batch, so processes can share the matches out."""
    whole, part, other = (
        BatchEnv("dreamhome", 6, seed=3),
        BatchEnv("dreamhome", 2, seed=3, first=4),
        BatchEnv("dreamhome", 2, seed=4, first=4),
    )
    for _ in range(60):
        numbers = whole.sample()
        whole.step(numbers)
        part.step(numbers[4:])
        assert np.array_equal(whole.observations[4:], part.observations)
        assert np.array_equal(whole.masks[4:], part.masks)
    assert not np.array_equal(part.observations, other.observations)


def test_a_forbidden_number_is_named_and_changes_nothing() -> None:
    """All numbers are checked before any is chosen."""
    batch = BatchEnv("laar", 2, seed=1)
    numbers, before = batch.sample(), batch.observations.copy()
    forbidden = int(np.flatnonzero(batch.masks[1] == 0)[0])
    for wrong in (forbidden, -1, batch.masks.shape[1]):
        with pytest.raises(Wrong, match=r"numbers\[1\]: expected one that the mask allows"):
            batch.step([int(numbers[0]), wrong])
    with pytest.raises(Wrong, match="one for each match"):
        batch.step(numbers[:1])
    assert np.array_equal(batch.observations, before)


def test_the_arrays_cannot_be_written_to() -> None:
    """A program that writes into them would spoil what it is shown next."""
    batch = BatchEnv("laar", 2)
    for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.done):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize(("count", "first"), [(0, 0), (2, -1)])
def test_a_batch_has_matches(count: int, first: int) -> None:
    """An empty batch would have arrays without rows."""
    with pytest.raises(Wrong, match="at least one match"):
        BatchEnv("laar", count, first=first)

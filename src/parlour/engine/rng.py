"""Chance: a fast generator for search and simulation, and a secure one for tables with people at them."""

from __future__ import annotations

import secrets
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.pickles.objects import Reduced, reduced

# Multiply-with-carry on 32-bit words: MULTIPLIER·2³² − 1 is a safe prime, so the period is near 2⁶²,
# and every product stays below 2⁶³, so that compiled and interpreted agree.
MULTIPLIER: Final = 2_146_434_069
WORD: Final = 0xFFFF_FFFF
WIDE: Final = 0xFFFF_FFFF_FFFF_FFFF


def scatter(seed: int) -> int:
    """Spread neighbouring seeds far apart (the finish of SplitMix64)."""
    seed = (seed + 0x9E37_79B9_7F4A_7C15) & WIDE
    seed = ((seed ^ (seed >> 30)) * 0xBF58_476D_1CE4_E5B9) & WIDE
    seed = ((seed ^ (seed >> 27)) * 0x94D0_49BB_1331_11EB) & WIDE
    return seed ^ (seed >> 31)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of chance."""

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to *bound* - 1, each (as good as) equally likely."""
        raise NotImplementedError

    def choice(self, items: list[int]) -> int:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1


@final
class Fast(Rng):
    """A small, quick generator that gives the same numbers for the same seed, compiled or not."""

    def __init__(self, seed: int = 0) -> None:
        self.state: i64 = scatter(seed) % (MULTIPLIER * 2**31) + 1

    def __eq__(self, other: object) -> bool:
        return self.state == other.state if isinstance(other, Fast) else NotImplemented

    def __hash__(self) -> int:
        return hash(int(self.state))

    def __reduce__(self) -> Reduced:
        return reduced(self)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to *bound* - 1; *bound* is at most 2³¹."""
        state: i64 = MULTIPLIER * (self.state & WORD) + (self.state >> 32)
        self.state = state
        word: i64 = (state ^ (state >> 32)) & WORD
        limit: i64 = bound
        result: i64 = (word * limit) >> 32
        return result


@final
class Secure(Rng):
    """The operating system's entropy: nobody can guess the next card."""

    def __eq__(self, other: object) -> bool:
        return True if isinstance(other, Secure) else NotImplemented

    def __hash__(self) -> int:
        return hash(Secure)

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to *bound* - 1, each equally likely."""
        return secrets.randbelow(bound)

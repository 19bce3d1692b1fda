"""Verdicts: the result of a duel, with its confidence.

The matches of one deal are not independent of each other: a lucky deal is lucky for both. So a deal, played from every
seat, counts as one observation.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from statistics import fmean, variance

from parlour.lab.arena.bout import Bout
from parlour.lab.estimate import share_of

RISK = 0.05  # of a wrong answer, to either side
BOUND = log((1 - RISK) / RISK)
DOUBT = 0.05  # how far below the wanted share a bot is clearly not good enough


@dataclass(frozen=True)
class DuelVerdict:
    """The share of matches that one bot won against another, and where the true share lies in 95 of 100 cases."""

    matches: int
    deals: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} – {self.high:.1%})"


def deal_shares(bouts: list[Bout], seats: int) -> list[float]:
    """Return the share that the one won of every deal that was played from all seats."""
    deals: dict[int, list[float]] = {}
    for bout in bouts:
        deals.setdefault(bout.fixture.deal, []).append(bout.won)
    return [fmean(won) for won in deals.values() if len(won) == seats]


def verdict(bouts: list[Bout], seats: int) -> DuelVerdict:
    """Return the verdict of a duel."""
    shares = deal_shares(bouts, seats)
    found = share_of(shares)
    return DuelVerdict(len(shares) * seats, len(shares), found.mean, found.low, found.high)


def evidence(shares: list[float], wanted: float) -> float:
    """Return the logarithm of how much better *wanted* explains the deals than a share that is DOUBT lower.

    A sequential test (Wald's, with the normal approximation): above BOUND the wanted share is as good as proved, below
    -BOUND it is as good as out of reach, in between it takes more deals. It may be evaluated after every deal.
    """
    if not shares:
        return 0.0
    spread = variance([*shares, 0.0, 1.0])
    return DOUBT * len(shares) * (fmean(shares) - wanted + DOUBT / 2) / spread


def is_settled(shares: list[float], wanted: float) -> bool:
    """Return whether the duel is decided, so that no more deals are needed."""
    return abs(evidence(shares, wanted)) >= BOUND

"""Estimates: a mean with its 95 % confidence interval."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from parlour.engine.plain import Plain

SURE = 1.96  # standard errors on either side hold the truth in 95 of 100 cases


@dataclass(frozen=True)
class Estimate:
    """A mean with its interval."""

    count: int
    mean: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Return whether the interval contains a value."""
        return self.low <= value <= self.high

    def to_plain(self) -> dict[str, Plain]:
        """Write the estimate."""
        return {"count": self.count, "mean": rounded(self.mean), "low": rounded(self.low), "high": rounded(self.high)}


def rounded(value: float) -> float:
    """Round for people and programs."""
    return round(value, 4)


def share_of(shares: list[float]) -> Estimate:
    """Estimate a share from independent samples, each between 0 and 1.

    For the interval one success and one failure are added, so that it is not empty where all results are equal.
    """
    if not shares:
        return Estimate(0, 0.0, 0.0, 1.0)
    cautious = [*shares, 0.0, 1.0]
    middle, reach = fmean(cautious), SURE * sqrt(variance(cautious) / len(cautious))
    share = fmean(shares)
    low, high = max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))
    return Estimate(len(shares), share, low, high)


def mean_of(values: list[float]) -> Estimate:
    """Estimate a mean from at least two independent values."""
    middle, reach = fmean(values), SURE * sqrt(variance(values) / len(values))
    return Estimate(len(values), middle, middle - reach, middle + reach)

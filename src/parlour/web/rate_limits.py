"""Rate limits: token buckets."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from parlour.web.settings import Rate

MAX_BUCKETS: Final = 100_000


class TooOften(Exception):
    """A rate limit is exceeded; *wait* is in whole seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"wait {wait} s")
        self.wait: Final = wait


class RateLimits:
    """Token buckets by kind of request and by origin; the least recently used are dropped first."""

    def __init__(self, now: Callable[[], float] = monotonic, most: int = MAX_BUCKETS) -> None:
        self._now: Final = now
        self._max_buckets: Final = most
        self._buckets: Final[OrderedDict[tuple[str, str], tuple[float, float]]] = OrderedDict()

    def take(self, what: str, who: str, rate: Rate, count: int = 1) -> None:
        """Take one token, or *many*, or say `TooOften`."""
        now = self._now()
        tokens, since = self._buckets.pop((what, who), (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - since) * rate.per_second)
        is_allowed = tokens >= count
        self._buckets[what, who] = (tokens - count if is_allowed else tokens, now)
        if len(self._buckets) > self._max_buckets:
            self._buckets.popitem(last=False)
        if not is_allowed:
            raise TooOften(max(1, math.ceil((count - tokens) / rate.per_second)))

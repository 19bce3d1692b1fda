"""Rate limits: token buckets that say how often somebody may do something."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from parlour.web.settings import Rate

MOST_BUCKETS: Final = 100_000


class TooOften(Exception):
    """Somebody has done something too often; *wait* is in whole seconds."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"wait {wait} s")
        self.wait: Final = wait


class RateLimits:
    """Buckets by what is done and who does it; the ones longest unused are forgotten first."""

    def __init__(self, now: Callable[[], float] = monotonic, most: int = MOST_BUCKETS) -> None:
        self._now: Final = now
        self._most: Final = most
        self._buckets: Final[OrderedDict[tuple[str, str], tuple[float, float]]] = OrderedDict()

    def take(self, what: str, who: str, rate: Rate, many: int = 1) -> None:
        """Take one token, or *many*, or say `TooOften`."""
        now = self._now()
        tokens, since = self._buckets.pop((what, who), (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - since) * rate.a_second)
        has_them = tokens >= many
        self._buckets[what, who] = (tokens - many if has_them else tokens, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not has_them:
            raise TooOften(max(1, math.ceil((many - tokens) / rate.a_second)))

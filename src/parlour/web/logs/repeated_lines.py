"""Repeated log lines: the first few are written, then one now and then with the number left out."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

from parlour.web.rate_limits import RateLimits, TooOften
from parlour.web.settings import Rate

MOST: Final = 1000


class RepeatedLines:
    """Decides which of many equal lines are written."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self._rate: Final = rate
        self._limits: Final = RateLimits(now, MOST)
        self._missing: Final[Counter[str]] = Counter()

    def left_out(self, line: str) -> int | None:
        """Return the number of equal lines that were left out before this one; None if it is left out as well."""
        try:
            self._limits.take("line", line, self._rate)
        except TooOften:
            if len(self._missing) < MOST:
                self._missing[line] += 1
            return None
        return self._missing.pop(line, 0)


class RepeatedLinesFilter(logging.Filter):
    """Keeps a library that has to say the same again and again from filling the log."""

    def __init__(self, libraries: tuple[str, ...], rate: Rate, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._libraries: Final = libraries
        self._repeats: Final = RepeatedLines(rate, now)

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line is written."""
        if record.name.partition(".")[0] not in self._libraries:
            return True
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        left_out = self._repeats.left_out(f"{record.name} {record.msg} {kind}")
        if left_out:
            record.msg, record.args = f"{record.getMessage()} (and {left_out} times before)", ()
        return left_out is not None

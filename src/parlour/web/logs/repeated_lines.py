"""Repeated log lines: the first few are written, then one from time to time with the number of omitted ones."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

from parlour.web.rate_limits import RateLimits, TooOften
from parlour.web.settings import Rate

MAX_LINES: Final = 1000


class RepeatedLines:
    """Decides which of many equal lines are written."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self._rate: Final = rate
        self._limits: Final = RateLimits(now, MAX_LINES)
        self._omitted: Final[Counter[str]] = Counter()

    def count_omitted(self, line: str) -> int | None:
        """Return the number of equal lines omitted before this one; None if it is to be omitted as well."""
        try:
            self._limits.take("line", line, self._rate)
        except TooOften:
            if len(self._omitted) < MAX_LINES:
                self._omitted[line] += 1
            return None
        return self._omitted.pop(line, 0)


class RepeatedLinesFilter(logging.Filter):
    """Omits most of the equal lines of a library, so that they do not fill the log."""

    def __init__(self, libraries: tuple[str, ...], rate: Rate, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._libraries: Final = libraries
        self._repeats: Final = RepeatedLines(rate, now)

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line is written."""
        if record.name.partition(".")[0] not in self._libraries:
            return True
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        count_omitted = self._repeats.count_omitted(f"{record.name} {record.msg} {kind}")
        if count_omitted:
            record.msg, record.args = f"{record.getMessage()} (and {count_omitted} times before)", ()
        return count_omitted is not None

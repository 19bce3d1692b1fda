"""A table service and a notice service whose clock the test controls."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from parlour.notices.push.vapid import new_key
from parlour.notices.service import NoticeService
from parlour.notices.settings import NoticeSettings
from parlour.tables.table_service import TableService
from tests.tables.running_service import QUIET, opened

KEYS = ["a key of the tests, long enough to be one"]
PUSH_KEY = new_key()
URL = "https://parlour.test"


@dataclass
class RunningNotices:
    """What a test works with."""

    service: TableService
    notices: NoticeService
    clock: list[float]
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)

    async def look_after(self, seconds: float) -> None:
        """Let time pass, look, and wait until all is told."""
        self.clock[0] += seconds
        await self.notices.notifier.notify_due()
        await self.notices.notifier.finish()


def offering(*services: str, **more: object) -> NoticeSettings:
    """Return settings under which these push services may be called."""
    chosen = {"url": URL, "contact": URL, "push_services": services, "timeout": 30.0, **more}
    return NoticeSettings(**chosen)  # type: ignore[arg-type]


@asynccontextmanager
async def running_notices(
    folder: Path, settings: NoticeSettings, clock: list[float] | None = None
) -> AsyncIterator[RunningNotices]:
    """Open a table service and a notice service over the store in *folder*."""
    time = [1_000_000.0] if clock is None else clock
    async with opened(folder, replace(QUIET, now=lambda: time[0])) as service:
        counts: Counter[tuple[str, str]] = Counter()
        notices = NoticeService(service, settings, KEYS, PUSH_KEY, lambda way, outcome: counts.update([(way, outcome)]))
        notices.dispatcher.pauses = (0.0, 0.0)
        try:
            yield RunningNotices(service, notices, time, counts)
        finally:
            await notices.close()

"""Outages of the store: logged once when one begins and once when it ends, however many requests fail."""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError

from parlour.tables.errors import Busy, StoreDamaged, StoreUnusable
from parlour.tables.ids import new_id
from parlour.tables.store.schema import admin_jobs
from parlour.tables.store.store_errors import first_line

if TYPE_CHECKING:
    from parlour.tables.store.database import Store

log: Final = structlog.get_logger()
OUTAGE_BEGINS: Final = "store outage begins"
OUTAGE_ENDS: Final = "store outage ends"
TEST_VALID_SECONDS: Final = 2.0  # for which the result of a test write counts
SIZE: Final = 32 * 1024  # bytes: more than most changes of a table need
TRIAL: Final = "trial"
QUIET_SECONDS: Final = (
    30.0  # seconds without a refusal after which an outage is over: on a full disk small writes may succeed
)


class StoreOutage:
    """The current outage of the store, if there is one."""

    def __init__(self, store: str, is_logged: bool) -> None:
        """Take the name of the store for the log; commands report an outage themselves and do not log it."""
        self.store: Final = store
        self.is_logged: Final = is_logged
        self.why = ""
        self._since = 0.0
        self._refused = 0.0
        self._is_final = False

    def begin(self, trouble: StoreUnusable) -> None:
        """Record that the store does not work."""
        self._refused = monotonic()
        if str(trouble) == self.why or self._is_final:
            return
        self._since = self._since if self.why else self._refused
        self.why, self._is_final = str(trouble), isinstance(trouble, StoreDamaged)
        if self.is_logged:
            log.error(OUTAGE_BEGINS, store=self.store, why=self.why, error=first_line(trouble.__cause__))

    def end(self, *, is_sure: bool = False) -> None:
        """Record that the store has stored something; that does not end an outage by damage."""
        if self.why and not self._is_final and (is_sure or monotonic() - self._refused >= QUIET_SECONDS):
            self.why = ""
            if self.is_logged:
                log.warning(OUTAGE_ENDS, store=self.store, seconds=round(monotonic() - self._since, 1))


class WriteCheck:
    """Finds out whether the store takes writes: an outage may begin or end while nobody writes anything."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self._one_at_a_time: Final = asyncio.Lock()
        self._tried = -TEST_VALID_SECONDS
        self._was_stored = False

    async def takes_writes(self) -> bool:
        """Return whether the store took a test write in the last few seconds, and every write since."""
        async with self._one_at_a_time:
            if monotonic() - self._tried >= TEST_VALID_SECONDS:
                self._was_stored = await self._try()
                self._tried = monotonic()
        return self._was_stored and not self.store.outage.why

    async def _try(self) -> bool:
        """Store some pages and delete them in the same transaction: they are invisible to others, but need space."""
        trial, content = new_id(), secrets.token_hex(SIZE // 2)
        row = {"id": trial, "what": TRIAL, "subject": "", "made": 0.0, "taken": 0.0, "outcome": content}
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(admin_jobs).values(row))
                await connection.execute(delete(admin_jobs).where(admin_jobs.c.id == trial))
        except (Busy, SQLAlchemyError):
            return False
        self.store.outage.end(is_sure=True)
        return True

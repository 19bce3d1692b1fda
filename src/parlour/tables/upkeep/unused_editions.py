"""Deletes uploaded editions that nobody uses.

An edition stays as long as any table has it, also a finished one, and while it is what its owner has written last.
"""

from __future__ import annotations

from typing import Final

import structlog
from sqlalchemy import and_, delete, select

from parlour.tables.editions.library import Library
from parlour.tables.settings import TableSettings
from parlour.tables.store.schema import editions, own_editions, tables, usual_editions

log: Final = structlog.get_logger()
AT_ONCE: Final = 200  # so that no transaction is long
UNUSED: Final = and_(
    editions.c.digest.not_in(select(tables.c.edition)),
    editions.c.digest.not_in(select(own_editions.c.digest).where(own_editions.c.digest.is_not(None))),
    editions.c.digest.not_in(select(usual_editions.c.digest)),
)


class UnusedEditions:
    """Deletes editions that were unused for long enough. Times are kept in memory: a restart starts from zero."""

    def __init__(self, library: Library, settings: TableSettings) -> None:
        self._library: Final = library
        self._settings: Final = settings
        self._since: dict[str, float] = {}

    async def delete_old(self) -> None:
        """Find the editions that are unused now, and delete those that have been unused for long enough."""
        now = self._settings.now()
        unused = await self._find()
        renewed = self._library.take_recently_stored()
        self._since = {digest: now if digest in renewed else self._since.get(digest, now) for digest in unused}
        lasts = self._settings.unused_editions_last
        old = [digest for digest, since in self._since.items() if now - since >= lasts]
        if old:
            await self._delete(old[:AT_ONCE])

    async def _find(self) -> list[str]:
        query = select(editions.c.digest).where(UNUSED)
        async with self._library.store.reading() as connection:
            found = [row.digest for row in await connection.execute(query)]
        return [digest for digest in found if digest not in self._library.shipped_digests]

    async def _delete(self, digests: list[str]) -> None:
        """Delete editions, except those that a new table uses meanwhile."""
        async with self._library.store.writing() as connection:
            done = await connection.execute(delete(editions).where(editions.c.digest.in_(digests), UNUSED))
        log.info("unused editions removed", count=done.rowcount)

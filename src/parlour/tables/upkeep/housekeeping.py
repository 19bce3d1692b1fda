"""Housekeeping: closes abandoned tables, drops idle ones from memory, deletes people who ask for it."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from parlour.tables.errors import BROKEN, Busy, NotFound, Unreadable
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.model.table import OPEN, PLAYING
from parlour.tables.periodic import attempt
from parlour.tables.service import hosting, playing, seating
from parlour.tables.upkeep.pruning import prune
from parlour.tables.upkeep.unused_editions import UnusedEditions

log: Final = structlog.get_logger()


class Housekeeping:
    """Periodic work on the whole store."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables: Final = live_tables
        self.store: Final = live_tables.archive.store
        self._unused_editions: Final = UnusedEditions(live_tables.library, live_tables.settings)
        self._has_erased = False  # something that the store's log still holds

    async def run(self) -> None:
        """Run periodically until cancelled."""
        while True:
            await asyncio.sleep(self.live_tables.settings.housekeeping_every)
            await attempt("housekeeping", self.keep)

    async def keep(self) -> None:
        """Run once."""
        await self.close_abandoned()
        await prune(self.live_tables)
        await self._unused_editions.delete_old()
        await self.live_tables.library.load_usual()
        self.live_tables.drop_idle()
        self.store.delete_old_copies(self.live_tables.settings.now() - self.live_tables.settings.copies_last)
        await self._truncate_wal()

    async def close_abandoned(self) -> None:
        """Close tables where nothing has happened for too long."""
        settings = self.live_tables.settings
        now = settings.now()
        for status, lasts in ((OPEN, settings.open_tables_last), (PLAYING, settings.matches_last)):
            for table in await self.live_tables.archive.ids_unchanged_since(status, now - lasts):
                await self._close(table, status)

    async def _close(self, table: str, status: str) -> None:
        try:
            await self.live_tables.run_locked(table, None, lambda live: self._expire(live, status))
        except Unreadable as fault:
            if fault.trouble == BROKEN:  # a table with newer rules is closed by a newer program
                await self.live_tables.unreadables.close(fault, self.live_tables.settings.now())
        except (NotFound, Busy):
            log.warning("table cannot be closed", table=table)

    async def _expire(self, live: LiveTable, status: str) -> None:
        if live.table.status == status:
            await self.live_tables.commit(live, hosting.close_abandoned(live))

    async def forget(self, person: str) -> None:
        """Delete a person from all tables, with their chat messages."""
        friends: set[str] = set()  # who played at this person's device

        async def leave_for_good(live: LiveTable) -> None:
            friends.update(place.friend for place in live.table.places if person in (place.person, place.kept_for))
            await self.live_tables.commit(live, playing.agree_for_bots(seating.leave_for_good(live, person)))

        for table in await self.live_tables.archive.ids_of(person):
            try:
                await self.live_tables.run_locked(table, None, leave_for_good)
            except (NotFound, Unreadable):
                log.warning("person cannot be removed from table", table=table)
        async with self.store.writing() as connection:
            await self.live_tables.archive.erase_chat(connection, person)
        self.drop_chat(person)
        for gone in (person, *sorted(friends - {""})):
            await self.live_tables.people.forget(gone)
        self._has_erased = True
        await attempt("emptying the log", self._truncate_wal)

    async def _truncate_wal(self) -> None:
        """Remove deleted data from the store's write-ahead log, too; if a reader prevents it, try again next time."""
        if self._has_erased:
            self._has_erased = not await self.store.truncate_wal()

    def drop_chat(self, person: str) -> None:
        """Delete a person's chat messages from the tables in memory; in the store they are deleted already."""
        for live in self.live_tables.all():
            live.table.event_log.delete_chat(person)
            live.announce()

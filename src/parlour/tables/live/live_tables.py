"""The live tables: restored from the archive when asked for, and changed only by what is stored first.

A store may be shared by several processes, each with tables of its own in memory. These may be out of date:
nothing is stored on top of an outdated table (`Stale`), no request is refused because of one, and messages from the bus
bring it up to date.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog

from parlour.engine.plain import Wrong
from parlour.tables.cluster.presence import Presence
from parlour.tables.editions.library import Library
from parlour.tables.errors import Busy, NotFound, Refused, Stale, Unreadable
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.restoring import RESTORE_ERRORS, check_kinds, people_named, restore
from parlour.tables.live.unreadable_tables import UnreadableTables
from parlour.tables.model import entries as kinds
from parlour.tables.model.draft import Draft
from parlour.tables.model.entries import TableEntry
from parlour.tables.model.table import Table
from parlour.tables.people.people import People
from parlour.tables.settings import TableSettings
from parlour.tables.store.archive import AnsweredRequest, Archive
from parlour.tables.store.batch_writer import WriteBatch

log: Final = structlog.get_logger()
MEMBERSHIP: Final = {kinds.OPENED, kinds.PLACE, kinds.GUEST, kinds.HOST}
ATTEMPTS: Final = 8  # of a change while others change the same table
T = TypeVar("T")


class LiveTables:
    """The tables in memory, each at most once."""

    def __init__(
        self, archive: Archive, people: People, library: Library, presence: Presence, settings: TableSettings
    ) -> None:
        self.archive: Final = archive
        self.people: Final = people
        self.library: Final = library
        self.presence: Final = presence
        self.unreadables: Final = UnreadableTables(archive, library, presence, settings)
        self.settings: Final = settings
        self.on_change: Final[list[Callable[[LiveTable], None]]] = []
        self.before_run: Final[list[Callable[[], Awaitable[None]]]] = []
        self.is_closed = False
        self._live: Final[dict[str, LiveTable]] = {}  # the longest unused first
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}

    async def find(self, table: str) -> LiveTable:
        """Return a table, restored from its entries if it is not in memory; `Unreadable` if it cannot be."""
        live = self._live.pop(table, None)
        if live is None:
            live = await self._load_once(table)
            self._live.pop(table, None)
        self._live[table] = live
        live.last_used = self.settings.now()
        return live

    async def _find_for(self, table: str, person: str | None) -> LiveTable:
        """Return a table for a person; only those who may know of the table learn that it cannot be restored."""
        try:
            return await self.find(table)
        except Unreadable as fault:
            if person is None:
                raise
            raise await self.unreadables.error_for(fault, person) from None

    async def run_locked(self, table: str, person: str | None, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Run *work* with the lock of a table; for *person*, only if they may know of the table.

        Work on an outdated table is repeated, so it must have no effect before it stores something.
        """
        for _ in range(ATTEMPTS):
            for prepare in self.before_run:
                await prepare()
            live = await self._find_for(table, person)
            live.users += 1
            try:
                async with live.lock:
                    if live.is_dropped:
                        continue
                    try:
                        return await self._work(live, person, work)
                    except Stale as stale:
                        if not await self._catch_up(live):
                            self.drop(live)
                            raise stale.__cause__ or stale from None
                    except (Refused, NotFound, Wrong):
                        if not self.archive.store.is_shared or not await self._catch_up(live):
                            raise
            finally:
                live.users -= 1
        raise Busy("too many requests are changing this table; please try again")

    async def _work(self, live: LiveTable, person: str | None, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        if person is not None:
            live.table.check_may_be_seen_by(person)
        return await work(live)

    async def find_for_reading(self, table: str, person: str) -> LiveTable:
        """Return a table for reading, up to date with the store."""
        live = await self.find_current(table, person)
        live.table.check_may_be_seen_by(person)
        return live

    async def find_current(self, table: str, person: str | None = None) -> LiveTable:
        """Return a table up to date with the store, whoever may see it."""
        live = await self._find_for(table, person)
        if self.archive.store.is_shared:
            await self.catch_up(table, await self.archive.seq(table))
            if live.is_dropped:
                live = await self._find_for(table, person)
        return live

    async def catch_up(self, table: str, seq: int | None = None) -> None:
        """Bring a table up to date, if it is in memory and behind entry *seq*."""
        live = self._live.get(table)
        if live is not None and (seq is None or live.table.seq < seq):
            async with live.lock:
                if seq is None or live.table.seq < seq:
                    await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Apply what other processes have stored; return whether there was anything.

        If an entry cannot be applied, the table is dropped: the next request restores it from the beginning and reports
        what is wrong with it.
        """
        try:
            since = await self.archive.since(live.table.header.id, live.table.seq)
            live.answers.update(since.answers)
            if not since.entries or live.is_dropped:
                return live.is_dropped
            check_kinds(since.entries)
            await self.people.load({entry.person for entry in since.entries if entry.person})
            self._apply(live, since.entries)
            await self.people.load(people_named(live.table))
        except RESTORE_ERRORS:
            log.exception("stored entries cannot be applied", table=live.table.header.id)
            self.drop(live)
            return True
        except BaseException:
            self.drop(live)
            raise
        live.announce()
        return True

    async def _load_once(self, table: str) -> LiveTable:
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda done: self._end_loading(table, done))
        live = await asyncio.shield(task)
        return self._live.get(table, live)

    def _end_loading(self, table: str, task: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(table, None)
        if not task.cancelled():
            task.exception()  # retrieved here: whoever waited for it may have been cancelled

    async def _load(self, table: str) -> LiveTable:
        known = await self.unreadables.known(table)
        if known is not None:
            raise known.for_person("")
        try:
            live = await restore(self.archive, self.library, self.people, table, self.settings.now())
        except Unreadable as fault:
            self.unreadables.remember(fault)
            raise
        self.unreadables.restored(table)
        self._live[table] = live  # from now on it receives messages from the bus
        for person in people_named(live.table):
            if not self.people.is_cached(person):  # deleted while the table was read
                live.table.event_log.delete_chat(person)
        try:
            await self.refresh_presence(live)
            if self.archive.store.is_shared:  # entries stored while it was read were not announced to it
                async with live.lock:
                    await self._catch_up(live)
        except BaseException:
            self.drop(live)
            raise
        return live

    async def commit(self, live: LiveTable, draft: Draft, request: AnsweredRequest | None = None) -> None:
        """Store a draft, then apply it; if it cannot be stored, nothing happens."""
        if draft.changes:
            await self.store([(live, draft)], request)

    async def store(self, drafts: list[tuple[LiveTable, Draft]], request: AnsweredRequest | None = None) -> None:
        """Store drafts of several tables together; a new table (one without entries) gets its header."""
        now = self.settings.now()
        for _, draft in drafts:
            draft.release_devices()
        numbered = [(live, draft, _numbered(draft, now)) for live, draft in drafts]
        writes = WriteBatch()
        for live, draft, entries in numbered:
            await self._write(writes, live.table, draft, entries, request)

        async def write_and_apply() -> None:
            try:
                await self.archive.writer.write(writes)
            except Stale:
                raise
            except BaseException:
                for live, _ in drafts:
                    self.drop(live)  # what is stored is unknown: read it again
                raise
            for live, _, entries in numbered:
                self._live.setdefault(live.table.header.id, live)
                if request is not None:
                    live.answers[request.person, request.id] = request.answer
                self._apply(live, entries)

        await finish(write_and_apply())

    async def _write(
        self, writes: WriteBatch, table: Table, draft: Draft, entries: list[TableEntry], request: AnsweredRequest | None
    ) -> None:
        outline = draft.outline(entries[0].at)
        if table.seq == 0:
            await self.library.ensure_stored(table.header.edition)
            self.archive.add(writes, table.header, outline)
        self.archive.append(writes, table.header.id, entries, outline, request)
        if draft.invitation != table.invitation:
            self.archive.set_invitation(writes, table.header.id, draft.invitation)
        if any(entry.kind in MEMBERSHIP for entry in entries):
            self.archive.set_members(writes, table.header.id, draft.people())

    def _apply(self, live: LiveTable, entries: list[TableEntry]) -> None:
        for entry in entries:
            live.table.apply(entry)
        live.last_used = self.settings.now()
        live.thinking.update(live.table, live.last_used)
        live.announced_seq = live.table.seq
        live.announce()
        for listener in self.on_change:
            listener(live)

    def drop(self, live: LiveTable) -> None:
        """Drop a table from memory; it is restored from the archive when somebody asks for it."""
        if self._live.get(live.table.header.id) is live:
            del self._live[live.table.header.id]
        live.is_dropped = True
        live.announce()

    def drop_idle(self) -> None:
        """Drop tables that nobody has used for a while, and the least recently used if there are too many."""
        oldest = self.settings.now() - self.settings.idle_after
        surplus = len(self._live) - self.settings.max_live
        for live in list(self._live.values()):
            if not live.is_in_use and (live.last_used < oldest or surplus > 0):
                self.drop(live)
                surplus -= 1
        self.people.evict_except({person for live in self._live.values() for person in _people_shown(live)})

    def announce_person(self, person: str) -> None:
        """Wake the watchers of every table that shows this person's name."""
        for live in self._live.values():
            if person in _people_shown(live):
                live.announce()

    async def refresh_presence(self, live: LiveTable) -> None:
        """Find out who watches a table through other processes."""
        elsewhere = await self.presence.watching_elsewhere(live.table.header.id)
        await self.people.load(elsewhere)
        live.set_watching_elsewhere(elsewhere, self.settings.now())

    async def close(self) -> None:
        """Drop all tables, which ends all watching; wait for tables that are being restored."""
        self.is_closed = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)  # they are reading from the store
        for live in list(self._live.values()):
            self.drop(live)

    def all(self) -> list[LiveTable]:
        """List the tables in memory."""
        return list(self._live.values())

    def in_memory(self, table: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._live.get(table)


def _people_shown(live: LiveTable) -> set[str]:
    """Return everybody whose name may be shown at the table; the host also sees who watches."""
    return people_named(live.table) | live.watching()


async def finish(work: Awaitable[T]) -> T:
    """Finish the work even if the caller is cancelled, then re-raise."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # nobody waits for it any more: without this asyncio reports it as never retrieved
        raise


def _numbered(draft: Draft, now: float) -> list[TableEntry]:
    first = draft.table.seq + 1
    return [TableEntry(seq, now, c.kind, c.body, c.person) for seq, c in enumerate(draft.changes, start=first)]

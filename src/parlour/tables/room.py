"""The room: the live tables. They come from the archive when asked for, and change only by what is stored first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

import structlog

from parlour.engine.plain import Reader
from parlour.engine.view import SPECTATOR
from parlour.tables import entries as kinds
from parlour.tables.archive import Archive, Request
from parlour.tables.draft import Draft
from parlour.tables.entries import Entry
from parlour.tables.errors import Busy, NotFound
from parlour.tables.library import Library
from parlour.tables.live import Live
from parlour.tables.people import People
from parlour.tables.settings import Settings
from parlour.tables.table import Header, Table
from parlour.tables.writer import Writes

log: Final = structlog.get_logger()
MEMBERSHIP: Final = {kinds.OPENED, kinds.PLACE, kinds.GUEST, kinds.HOST}
BREATH: Final = 50  # entries taken in between two looks of the event loop at others
T = TypeVar("T")


class Room:
    """Tables in memory, at most one of each."""

    def __init__(self, archive: Archive, people: People, library: Library, settings: Settings) -> None:
        self.archive: Final = archive
        self.people: Final = people
        self.library: Final = library
        self.settings: Final = settings
        self.on_change: Final[list[Callable[[Live], None]]] = []
        self.is_closed = False
        self._live: Final[dict[str, Live]] = {}  # the longest unused first
        self._loading: Final[dict[str, asyncio.Task[Live]]] = {}

    async def find(self, table: str) -> Live:
        """Give a table, restored from its entries if it is not in memory."""
        live = self._live.pop(table, None)
        if live is None:
            live = await self._load_once(table)
            self._live.pop(table, None)
        self._live[table] = live
        live.touched = self.settings.now()
        return live

    @asynccontextmanager
    async def at(self, table: str, person: str | None = None) -> AsyncIterator[Live]:
        """Give a table to work at, nobody else working there; to *person* only if it may know of the table."""
        live = await self.find(table)
        live.users += 1
        try:
            async with live.lock:
                if live.is_dropped:
                    raise Busy("the table is being read again")
                if person is not None and not live.table.may_be_seen_by(person):
                    raise NotFound("table")
                yield live
        finally:
            live.users -= 1

    async def seen(self, table: str, person: str) -> Live:
        """Give a table to look at."""
        live = await self.find(table)
        if not live.table.may_be_seen_by(person):
            raise NotFound("table")
        return live

    async def _load_once(self, table: str) -> Live:
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        live = await asyncio.shield(task)
        return self._live.get(table, live)

    async def _load(self, table: str) -> Live:
        header = await self.archive.header(table)
        if header is None:
            raise NotFound("table")
        restored = Table(await self._header(Reader(header, "table")))
        for count, entry in enumerate(await self.archive.entries(table)):
            restored.take(entry)
            if count % BREATH == 0:
                await asyncio.sleep(0)
        await self.people.learn(everybody(restored))
        live = Live(restored, self.settings.now())
        live.answers.update(await self.archive.answers(table))
        self._live[table] = live
        return live

    async def _header(self, row: Reader) -> Header:
        game = self.library.game(row.at("game").text())
        if row.at("rules").value != game.info.rules_version:
            raise NotFound("table")
        edition = await self.library.edition(game.info.slug, row.at("edition").text())
        variant = game.info.variant(row.at("variant"))
        table, token = row.at("id").text(), row.at("token").text()
        made = row.at("made").value
        assert isinstance(made, float)
        return Header(
            table, game, edition, variant, bool(row.at("public").value), bool(row.at("auto").value), token, made
        )

    async def commit(self, live: Live, draft: Draft, request: Request | None = None) -> None:
        """Store a draft, then let it happen; if it cannot be stored nothing has."""
        if draft.changes:
            await self.store([(live, draft)], request)

    async def store(self, drafts: list[tuple[Live, Draft]], request: Request | None = None) -> None:
        """Store drafts of several tables together; a new table (one without entries) gets its header."""
        now = self.settings.now()
        numbered = [(live, draft, _numbered(draft, now)) for live, draft in drafts]
        writes = Writes()
        for live, draft, entries in numbered:
            await self._write(writes, live.table, draft, entries, request)

        async def work() -> None:
            try:
                await self.archive.writer.write(writes)
            except BaseException:
                for live, _ in drafts:
                    self._drop(live)  # whatever the store holds is the truth: it is read again
                raise
            for live, _, entries in numbered:
                self._happen(live, entries)
                if request is not None:
                    live.answers[request.person, request.id] = request.answer

        await finish(work())

    async def _write(
        self, writes: Writes, table: Table, draft: Draft, entries: list[Entry], request: Request | None
    ) -> None:
        outline = draft.outline()
        if table.seq == 0:
            await self.library.keep_for_good(table.header.edition)
            self.archive.add(writes, table.header, outline)
        self.archive.append(writes, table.header.id, entries, outline, request)
        if any(entry.kind in MEMBERSHIP for entry in entries):
            self.archive.set_members(writes, table.header.id, draft.people())

    def _happen(self, live: Live, entries: list[Entry]) -> None:
        for entry in entries:
            live.table.take(entry)
        self._live.setdefault(live.table.header.id, live)
        live.touched = self.settings.now()
        live.hand_on()
        live.announce()
        for listener in self.on_change:
            listener(live)

    def _drop(self, live: Live) -> None:
        if self._live.get(live.table.header.id) is live:
            del self._live[live.table.header.id]
        live.is_dropped = True
        live.announce()

    def clear_out(self) -> None:
        """Let go of tables that nobody has used for a while, and of the longest unused if there are too many."""
        oldest = self.settings.now() - self.settings.idle_after
        surplus = len(self._live) - self.settings.most_live
        for live in list(self._live.values()):
            if not live.is_in_use and (live.touched < oldest or surplus > 0):
                self._drop(live)
                surplus -= 1
        self.people.keep_only({person for live in self._live.values() for person in everybody(live.table)})

    def announce_person(self, person: str) -> None:
        """Wake those who watch a table where this person is."""
        for live in self._live.values():
            if person in everybody(live.table):
                live.announce()

    def close(self) -> None:
        """Let go of everything; whoever watches is done."""
        self.is_closed = True
        for live in list(self._live.values()):
            self._drop(live)

    def everyone(self) -> list[Live]:
        """List the tables in memory."""
        return list(self._live.values())


async def finish(work: Awaitable[T]) -> T:
    """Wait for work that must not be left half done: who is cancelled meanwhile leaves after it."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            await asyncio.wait([task])
        raise


def everybody(table: Table) -> set[str]:
    """Name all whose names may be shown at a table: those there, and those who have said something."""
    said = {event.person for event in table.chronicle.events[SPECTATOR] if event.person}
    return table.people() | said | table.muted | {table.host}


def _numbered(draft: Draft, now: float) -> list[Entry]:
    first = draft.table.seq + 1
    return [Entry(seq, now, c.kind, c.body, c.person) for seq, c in enumerate(draft.changes, start=first)]

"""Synchronisation: brings the tables in memory up to date with what other processes of the store have written."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Protocol

import structlog

from parlour.tables.cluster.bus import HURRY, PERSON, PRESENCE, TABLE, BusMessages
from parlour.tables.cluster.leases import Leases
from parlour.tables.errors import NotFound, Unreadable
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.upkeep.housekeeping import Housekeeping

log: Final = structlog.get_logger()
AT_ONCE: Final = 4


class TableLists(Protocol):
    """Lists of tables that people look at (the lobby), to be informed of changes."""

    def tables_changed(self, tables: list[str]) -> None:
        """Handle that these tables have changed."""

    def wake(self) -> None:
        """Handle that anything may have changed."""


class ProcessSync:
    """Brings the tables and people in memory up to date when other processes have stored something."""

    def __init__(self, live_tables: LiveTables, leases: Leases, lobby: TableLists, housekeeping: Housekeeping) -> None:
        self.live_tables: Final = live_tables
        self.leases: Final = leases
        self.lobby: Final = lobby
        self.housekeeping: Final = housekeeping

    async def on_messages(self, words: BusMessages) -> None:
        """Handle the messages since the last call."""
        far = {word[1]: int(word[2]) for word in words if word[0] == TABLE}
        await _few_at_once(
            lambda table: self._catch_up(table, far[table]),
            [table for table in far if self._is_behind(table, far[table])],
        )
        self.lobby.tables_changed([table for table in far if self._is_news(table, far[table])])
        await _few_at_once(self._refresh_presence, {word[1] for word in words if word[0] == PRESENCE})
        await self._reload_people({word[1] for word in words if word[0] == PERSON})
        for table in {word[1] for word in words if word[0] == HURRY}:
            self._hurry(table)

    async def resync(self) -> None:
        """Read everything again: messages were missed."""
        tables = [live.table.header.id for live in self.live_tables.all()]
        await _few_at_once(self._catch_up, tables)
        await _few_at_once(self._refresh_presence, tables)
        await self._reload_people(None)

    def _is_behind(self, table: str, seq: int) -> bool:
        live = self.live_tables.in_memory(table)
        return self.leases.has(table) if live is None else live.table.seq < seq

    def _is_news(self, table: str, seq: int) -> bool:
        """Return whether this process has not announced a change: the table is not in memory, or was read later."""
        live = self.live_tables.in_memory(table)
        return live is None or live.announced_seq < seq

    async def _catch_up(self, table: str, seq: int | None = None) -> None:
        try:
            if self.live_tables.in_memory(table) is None:
                self._look(await self.live_tables.find(table))  # this process serves its bots and clocks
            else:
                await self.live_tables.catch_up(table, seq)
        except (NotFound, Unreadable):
            log.warning("changed table cannot be restored", table=table)
            await self.leases.release(table)

    def _hurry(self, table: str) -> None:
        live = self.live_tables.in_memory(table)
        if live is not None and live.thinking.hurry():
            live.announce()

    def _look(self, live: LiveTable) -> None:
        for listener in self.live_tables.on_change:
            listener(live)

    async def _refresh_presence(self, table: str) -> None:
        live = self.live_tables.in_memory(table)
        if live is not None:
            await self.live_tables.refresh_presence(live)

    async def _reload_people(self, people: set[str] | None) -> None:
        """Read people again; the chat of those who were deleted is dropped."""
        if people is not None and not people:
            return
        for person in await self.live_tables.people.reload(people):
            self.housekeeping.drop_chat(person)
        for person in people or ():
            self.live_tables.announce_person(person)
        for live in self.live_tables.all() if people is None else ():
            live.announce()
        self.lobby.wake()


async def _few_at_once(work: Callable[[str], Awaitable[None]], items: Iterable[str]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def through(item: str) -> None:
        async with gate:
            await work(item)

    await asyncio.gather(*[through(item) for item in items])

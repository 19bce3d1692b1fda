"""Synchronisation: what other processes of a shared store have written is read into the tables in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Protocol

import structlog

from parlour.tables.cluster.bus import HERE, PERSON, TABLE, BusMessages
from parlour.tables.cluster.leases import Leases
from parlour.tables.errors import NotFound, Unreadable
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.upkeep.housekeeping import Housekeeping

log: Final = structlog.get_logger()
AT_ONCE: Final = 4


class Lists(Protocol):
    """Lists of tables that people look at, here the lobby: told what may have changed in them."""

    def hear(self, tables: list[str]) -> None:
        """Note that these tables have changed."""

    def wake(self) -> None:
        """Note that anything may have changed."""


class ProcessSync:
    """Brings the tables and people in memory up to date when other processes have stored something."""

    def __init__(self, live_tables: LiveTables, leases: Leases, lobby: Lists, housekeeping: Housekeeping) -> None:
        self.live_tables: Final = live_tables
        self.leases: Final = leases
        self.lobby: Final = lobby
        self.housekeeping: Final = housekeeping

    async def hear(self, words: BusMessages) -> None:
        """Handle the messages since the last call."""
        far = {word[1]: int(word[2]) for word in words if word[0] == TABLE}
        await _few_at_once(
            lambda table: self._catch_up(table, far[table]),
            [table for table in far if self._is_behind(table, far[table])],
        )
        self.lobby.hear([table for table in far if self._is_news(table, far[table])])
        await _few_at_once(self._see_who_is_there, {word[1] for word in words if word[0] == HERE})
        await self._meet({word[1] for word in words if word[0] == PERSON})

    async def look_again(self) -> None:
        """Read everything again: messages were missed."""
        tables = [live.table.header.id for live in self.live_tables.everyone()]
        await _few_at_once(self._catch_up, tables)
        await _few_at_once(self._see_who_is_there, tables)
        await self._meet(None)

    def _is_behind(self, table: str, seq: int) -> bool:
        live = self.live_tables.in_memory(table)
        return self.leases.has(table) if live is None else live.table.seq < seq

    def _is_news(self, table: str, seq: int) -> bool:
        """Return whether listeners here have not heard of a change: the table is not in memory, or was read since."""
        live = self.live_tables.in_memory(table)
        return live is None or live.told < seq

    async def _catch_up(self, table: str, seq: int | None = None) -> None:
        try:
            if self.live_tables.in_memory(table) is None:
                self._look(await self.live_tables.find(table))  # this process serves its bots and clocks
            else:
                await self.live_tables.catch_up(table, seq)
        except (NotFound, Unreadable):
            log.warning("news of a table that cannot be restored", table=table)
            await self.leases.let_go(table)

    def _look(self, live: LiveTable) -> None:
        for listener in self.live_tables.on_change:
            listener(live)

    async def _see_who_is_there(self, table: str) -> None:
        live = self.live_tables.in_memory(table)
        if live is not None:
            await self.live_tables.see_who_is_there(live)

    async def _meet(self, people: set[str] | None) -> None:
        """Read people again; the chat of those who were deleted is dropped."""
        if people is not None and not people:
            return
        for person in await self.live_tables.people.learn_again(people):
            self.housekeeping.drop_words(person)
        for person in people or ():
            self.live_tables.announce_person(person)
        for live in self.live_tables.everyone() if people is None else ():
            live.announce()
        self.lobby.wake()


async def _few_at_once(work: Callable[[str], Awaitable[None]], items: Iterable[str]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def through(item: str) -> None:
        async with gate:
            await work(item)

    await asyncio.gather(*[through(item) for item in items])

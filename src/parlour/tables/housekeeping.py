"""Housekeeping: abandoned tables are closed, idle ones leave the memory, those who ask are forgotten."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from parlour.tables import hosting, moves, seating
from parlour.tables.errors import Busy, NotFound
from parlour.tables.room import Room
from parlour.tables.table import OPEN, PLAYING

log: Final = structlog.get_logger()


class Housekeeping:
    """What has to be done now and then without anybody asking."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room

    async def run(self) -> None:
        """Keep house until cancelled."""
        while True:
            await asyncio.sleep(self.room.settings.housekeeping_every)
            try:
                await self.expire()
                self.room.clear_out()
            except Exception:
                log.exception("housekeeping failed")

    async def expire(self) -> None:
        """Close tables where nothing has happened for too long."""
        settings = self.room.settings
        now = settings.now()
        for status, lasts in ((OPEN, settings.open_tables_last), (PLAYING, settings.matches_last)):
            for table in await self.room.archive.ids_unchanged_since(status, now - lasts):
                await self._close(table, status)

    async def _close(self, table: str, status: str) -> None:
        try:
            async with self.room.at(table) as live:
                if live.table.status == status:
                    await self.room.commit(live, hosting.expire(live))
        except (NotFound, Busy):
            log.warning("table cannot be closed", table=table)

    async def forget(self, person: str) -> None:
        """Take a person out of all tables, with everything said there."""
        for table in await self.room.archive.ids_of(person):
            try:
                async with self.room.at(table) as live:
                    await self.room.commit(live, moves.agree_for_bots(seating.vanish(live, person)))
            except NotFound:
                log.warning("table cannot be restored", table=table)
        async with self.room.archive.store.writing() as connection:
            await self.room.archive.erase_chat(connection, person)
        for live in self.room.everyone():
            live.table.chronicle.forget(person)
            live.announce()
        await self.room.people.forget(person)

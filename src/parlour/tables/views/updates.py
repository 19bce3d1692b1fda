"""Updates: a watcher gets changes as they happen, and misses nothing after an interruption."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from parlour.tables.errors import Busy
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.views.events import event_for
from parlour.tables.views.snapshot import encoded_position, log_and_chat, moment, surroundings
from parlour.tables.wire.news import TableEvent
from parlour.tables.wire.table import Surroundings

RETRY_SECONDS: Final = 0.5  # while the store cannot be reached


class TableUpdates:
    """The updates of one table for one person in one browser."""

    def __init__(self, live_tables: LiveTables, table: str, person: str, after: int | None) -> None:
        self.live_tables: Final = live_tables
        self.table: Final = table
        self.person: Final = person
        self._viewer: int | None = None
        self._seq = after
        self._last: tuple[bytes, bytes] | None = None
        self._news: Final = asyncio.Event()

    async def updates(self) -> AsyncIterator[bytes]:
        """Yield `News` in JSON, at once and whenever something changes; simultaneous changes share an update."""
        while not self.live_tables.is_closed:
            live = await self._find()
            live.watchers.add(self._news)
            live.start_watching(self.person)
            self.live_tables.presence.start_watching(self.table, self.person)
            try:
                async for update in self._updates_of(live):
                    yield update
            finally:
                live.watchers.discard(self._news)
                live.stop_watching(self.person, self.live_tables.settings.now())
                self.live_tables.presence.stop_watching(self.table, self.person)

    async def _find(self) -> LiveTable:
        """Return the table; wait while the store cannot be reached."""
        while True:
            try:
                live = await self.live_tables.find_for_reading(self.table, self.person)
                await self.live_tables.people.load({self.person})  # the host is told who watches
            except Busy:
                if self.live_tables.is_closed:
                    raise
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return live

    async def _updates_of(self, live: LiveTable) -> AsyncIterator[bytes]:
        while not live.is_dropped:
            live.table.check_may_be_seen_by(self.person)
            self._news.clear()
            update = self._update(live)
            if update is not None:
                yield update
            else:
                await self._news.wait()

    def _update(self, live: LiveTable) -> bytes | None:
        """Return what is new to this person; None if nothing is, so that hidden actions cause no update."""
        viewer = live.viewer(self.person)
        event_log = live.table.event_log
        fresh = viewer != self._viewer  # the first update, or that of another seat, has everything
        events: list[TableEvent] = []
        if self._seq is not None and (not fresh or self._viewer is None):
            event_log.make_texts(live.table.match, viewer)
            now, names = moment(live.table, viewer), live.names(self.live_tables.people)
            found = [event_for(event, live, self.person, names, now) for event in event_log.since(viewer, self._seq)]
            events = [event for event in found if event is not None]
        people, settings = self.live_tables.people, self.live_tables.settings
        around, position = surroundings(live, self.person, people, settings), encoded_position(live, self.person)
        seen = _comparable(around), position
        if not fresh and not events and seen == self._last:
            return None
        self._viewer, self._seq, self._last = viewer, event_log.seq(viewer), seen
        whole = {**around, **log_and_chat(live, self.person, people)} if fresh else around
        now_shown = joined(msgspec.json.encode(whole), position)
        news = {"table": self.table, "seq": self._seq, "events": events, "now": msgspec.Raw(now_shown)}
        return msgspec.json.encode(news)


def joined(first: bytes, second: bytes) -> bytes:
    """Join two objects in JSON, neither of which is empty, to one that has the fields of both."""
    return first[:-1] + b"," + second[1:]


def _comparable(around: Surroundings) -> bytes:
    """Return what is around the match for comparison: without the time."""
    clock = around["clock"]
    return msgspec.json.encode(around if clock is None else {**around, "clock": {**clock, "at": 0}})

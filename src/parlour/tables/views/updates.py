"""Updates: a watcher is sent what is new to them as it happens, and misses nothing after an interruption."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from parlour.engine.plain import Plain, encode
from parlour.tables.errors import Busy
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.views.events import event_for
from parlour.tables.views.snapshot import moment, snapshot

Update = dict[str, Plain]
PATIENCE: Final = 0.5  # seconds between two looks for a table that cannot be read now


class TableUpdates:
    """One person's look at one table, in one browser."""

    def __init__(self, live_tables: LiveTables, table: str, person: str, after: int | None) -> None:
        self.live_tables: Final = live_tables
        self.table: Final = table
        self.person: Final = person
        self._viewer: int | None = None
        self._seq = after
        self._last = b""
        self._news: Final = asyncio.Event()

    async def updates(self) -> AsyncIterator[Update]:
        """Yield what is new, at once and whenever there is something; changes that came together come together."""
        while not self.live_tables.is_closed:
            live = await self._find()
            live.watchers.add(self._news)
            live.come(self.person)
            self.live_tables.presence.come(self.table, self.person)
            try:
                async for update in self._at(live):
                    yield update
            finally:
                live.watchers.discard(self._news)
                live.go(self.person, self.live_tables.settings.now())
                self.live_tables.presence.go(self.table, self.person)

    async def _find(self) -> LiveTable:
        """Return the table; while the store is away, wait for it."""
        while True:
            try:
                live = await self.live_tables.seen(self.table, self.person)
                await self.live_tables.people.learn({self.person})  # the host is told who watches
            except Busy:
                if self.live_tables.is_closed:
                    raise
                await asyncio.sleep(PATIENCE)
            else:
                return live

    async def _at(self, live: LiveTable) -> AsyncIterator[Update]:
        while not live.is_dropped:
            live.table.check_may_be_seen_by(self.person)
            self._news.clear()
            update = self._update(live)
            if update is not None:
                yield update
            else:
                await self._news.wait()

    def _update(self, live: LiveTable) -> Update | None:
        """Return what is new to this person, or nothing: what others do unseen makes no sound."""
        viewer = live.viewer(self.person)
        event_log = live.table.event_log
        fresh = viewer != self._viewer  # a first look, or the eyes of another seat: the whole picture
        events: list[Plain] = []
        if self._seq is not None and (not fresh or self._viewer is None):
            event_log.listen(live.table.match, viewer)
            now, names = moment(live.table, viewer), live.names(self.live_tables.people)
            found = [event_for(event, live, self.person, names, now) for event in event_log.since(viewer, self._seq)]
            events = [event for event in found if event is not None]
        shot = snapshot(live, self.person, self.live_tables.people, self.live_tables.settings.now(), whole=fresh)
        seen = encode(_settled(shot))
        if not fresh and not events and seen == self._last:
            return None
        self._viewer, self._seq, self._last = viewer, event_log.seq(viewer), seen
        return {"table": self.table, "seq": self._seq, "events": events, "now": shot}


def _settled(shot: dict[str, Plain]) -> dict[str, Plain]:
    """Leave out what is told otherwise, and the time of day: it changes without anything happening."""
    kept = {key: value for key, value in shot.items() if key not in ("log", "chat")}
    clock = shot["clock"]
    return {**kept, "clock": {**clock, "at": 0}} if isinstance(clock, dict) else kept

"""The lobby: cards of public open tables and of a person's own, sent again when they change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from parlour.engine.plain import Plain, Wrong
from parlour.tables.errors import Busy
from parlour.tables.live.live_table import LiveTable
from parlour.tables.live.live_tables import LiveTables
from parlour.tables.model.table import PLAYING
from parlour.tables.views.cards import card, people_on

Card = dict[str, Plain]
PATIENCE: Final = 0.5  # seconds between two looks at a store that is away


class Lobby:
    """Lists tables, and tells those who watch when their list changes."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables: Final = live_tables
        self.archive: Final = live_tables.archive
        self.people: Final = live_tables.people
        self.settings: Final = live_tables.settings
        self._watchers: Final[dict[asyncio.Event, str]] = {}
        self._gone: Final[set[str]] = set()  # public tables that have left the lobby
        self._heard: Final[set[str]] = set()  # tables that other processes have changed
        self._asking: asyncio.Task[None] | None = None

    def look(self, live: LiveTable) -> None:
        """Wake those whose list a change of this table may change; what somebody cannot see changes no list."""
        table, members = live.table, live.table.people()
        if live.listed == table.event_log.public:
            return
        live.listed = table.event_log.public
        concerns_all = table.header.public and table.header.id not in self._gone
        (self._gone.add if table.header.public and table.status == PLAYING else self._gone.discard)(table.header.id)
        for watcher, person in self._watchers.items():
            if concerns_all or person in members:
                watcher.set()

    def hear(self, tables: list[str]) -> None:
        """Find out soon whose list other processes have changed."""
        if tables and self._watchers:
            self._heard.update(tables)
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        while self._heard:
            await asyncio.sleep(self.settings.lobby_pause)
            heard, people = sorted(self._heard), set(self._watchers.values())
            self._heard.clear()
            try:
                concerns_all, members = await self.archive.concerned(heard, people)
            except Busy:
                concerns_all, members = True, set()
            for watcher, person in self._watchers.items():
                if concerns_all or person in members:
                    watcher.set()

    async def close(self) -> None:
        """Ask no more."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)

    def wake(self) -> None:
        """Wake everybody."""
        for watcher in self._watchers:
            watcher.set()

    async def cards(self, person: str, of: str) -> list[Card]:
        """List `open` tables or `mine`, those waiting for me first."""
        if of == "open":
            cards = await self._cards(await self.archive.open_tables(person), person)
            return [found for found in cards if not found["trouble"]]  # nobody could join there
        if of == "mine":
            outlines = await self.archive.tables_of(person)
            await self.live_tables.unreadables.examine(outlines, self.live_tables.find)
            cards = await self._cards(outlines, person)
            return sorted(cards, key=lambda found: not found["waiting"])
        raise Wrong("of", "one of open, mine", of)

    async def _cards(self, outlines: list[Card], person: str) -> list[Card]:
        await self.people.learn({name for outline in outlines for name in people_on(outline)})
        now = self.settings.now()
        trouble = self.live_tables.unreadables.trouble
        return [card(outline, person, self.people, now, trouble(outline)) for outline in outlines]

    async def updates(self, person: str) -> AsyncIterator[dict[str, Plain]]:
        """Yield both lists as one, at once and on every change."""
        news, last = asyncio.Event(), None
        self._watchers[news] = person
        try:
            while True:
                news.clear()
                cards = await self._patiently(person)
                settled = [{**found, "changed": 0} for found in cards]
                if settled != last:
                    last = settled
                    yield {"lobby": list[Plain](cards)}
                await news.wait()
                await asyncio.sleep(self.settings.lobby_pause)
        finally:
            del self._watchers[news]

    async def _patiently(self, person: str) -> list[Card]:
        """Return both lists; while the store is away, wait for it."""
        while True:
            try:
                return await self._both(person)
            except Busy:
                await asyncio.sleep(PATIENCE)

    async def _both(self, person: str) -> list[Card]:
        mine = await self.cards(person, "mine")
        ids = {found["id"] for found in mine}
        return [*mine, *[found for found in await self.cards(person, "open") if found["id"] not in ids]]

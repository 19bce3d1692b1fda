"""The lobby: cards of public open tables and of a person's own tables, sent again when they change."""

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
from parlour.tables.wire.news import LobbyNews
from parlour.tables.wire.places import Card

RETRY_SECONDS: Final = 0.5  # while the store cannot be reached


class Lobby:
    """Lists tables, and updates the watchers of the lobby when their list changes."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables: Final = live_tables
        self.archive: Final = live_tables.archive
        self.people: Final = live_tables.people
        self.settings: Final = live_tables.settings
        self._watchers: Final[dict[asyncio.Event, str]] = {}
        self._gone: Final[set[str]] = set()  # public tables that have left the lobby
        self._heard: Final[set[str]] = set()  # tables that other processes have changed
        self._asking: asyncio.Task[None] | None = None

    def table_changed(self, live: LiveTable) -> None:
        """Wake the watchers whose list a change of this table may affect; hidden changes affect no list."""
        table, members = live.table, live.table.people()
        if live.listed == table.event_log.public:
            return
        live.listed = table.event_log.public
        concerns_all = table.header.public and table.header.id not in self._gone
        (self._gone.add if table.header.public and table.status == PLAYING else self._gone.discard)(table.header.id)
        for watcher, person in self._watchers.items():
            if concerns_all or person in members:
                watcher.set()

    def tables_changed(self, tables: list[str]) -> None:
        """Handle that other processes have changed tables: find the affected watchers, and wake them."""
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
        """Stop the task that finds affected watchers."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)

    def wake(self) -> None:
        """Wake all watchers of the lobby."""
        for watcher in self._watchers:
            watcher.set()

    async def cards(self, person: str, of: str) -> list[Card]:
        """List `open` tables or `mine`, with those waiting for the person first."""
        if of == "open":
            cards = await self._cards(await self.archive.open_tables(person), person)
            return [found for found in cards if not found["trouble"]]  # nobody could join there
        if of == "mine":
            outlines = await self.archive.tables_of(person)
            await self.live_tables.unreadables.examine(outlines, self.live_tables.find)
            cards = await self._cards(outlines, person)
            return sorted(cards, key=lambda found: not found["waiting"])
        raise Wrong("of", "one of open, mine", of)

    async def _cards(self, outlines: list[dict[str, Plain]], person: str) -> list[Card]:
        await self.people.load({name for outline in outlines for name in people_on(outline)})
        now = self.settings.now()
        trouble = self.live_tables.unreadables.trouble
        return [card(outline, person, self.people, now, trouble(outline)) for outline in outlines]

    async def updates(self, person: str) -> AsyncIterator[LobbyNews]:
        """Yield both lists as one, at once and on every change."""
        news = asyncio.Event()
        last: list[Card] | None = None
        self._watchers[news] = person
        try:
            while True:
                news.clear()
                cards = await self._cards_when_available(person)
                settled: list[Card] = [{**found, "changed": 0} for found in cards]
                if settled != last:
                    last = settled
                    yield {"lobby": cards}
                await news.wait()
                await asyncio.sleep(self.settings.lobby_pause)
        finally:
            del self._watchers[news]

    async def _cards_when_available(self, person: str) -> list[Card]:
        """Return both lists; wait while the store cannot be reached."""
        while True:
            try:
                return await self._both(person)
            except Busy:
                await asyncio.sleep(RETRY_SECONDS)

    async def _both(self, person: str) -> list[Card]:
        mine = await self.cards(person, "mine")
        ids = {found["id"] for found in mine}
        return [*mine, *[found for found in await self.cards(person, "open") if found["id"] not in ids]]

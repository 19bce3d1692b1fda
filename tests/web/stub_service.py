"""A stub of the table service, for tests of the web alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import cast

from sqlalchemy.ext.asyncio import create_async_engine

from parlour.engine.plain import Plain, encode
from parlour.tables.settings import TableSettings
from parlour.tables.store.database import Store
from parlour.tables.table_service import TableService
from parlour.tables.wire.answers import Done, TableId
from parlour.tables.wire.people import Me
from parlour.tables.wire.places import Cards


class StubService(TableService):
    """Knows people, and whatever a test puts into it."""

    def __init__(self, settings: TableSettings) -> None:
        super().__init__(Store(create_async_engine("sqlite+aiosqlite://", hide_parameters=True)), settings)
        self.known: set[str] = set()
        self.fault: Exception | None = None
        self.updates: list[dict[str, Plain]] = []
        self.watchers = 0
        self.is_closed = False

    @classmethod
    async def open(cls, database_url: str, settings: TableSettings | None = None) -> StubService:
        assert database_url.startswith("sqlite+aiosqlite:///")
        assert settings is not None
        return cls(settings)

    async def close(self) -> None:
        self.is_closed = True

    async def visitor(self) -> str:
        self.known.add(f"person-{len(self.known)}")
        return f"person-{len(self.known) - 1}"

    async def is_person(self, person: str) -> bool:
        return person in self.known

    async def me(self, person: str) -> Me:
        if self.fault:
            raise self.fault
        return {"id": person, "name": "Ada", "avatar": "fox", "settings": {}}

    async def change_me(self, person: str, request: Plain) -> Me:
        return cast("Me", {**await self.me(person), "request": request})

    async def claim(self, request: Plain) -> Me:
        return await self.me("person-0")

    async def forget(self, person: str) -> None:
        self.known.remove(person)

    async def chat(self, table: str, person: str, request: Plain) -> Done:
        return {}

    async def create(self, person: str, request: Plain) -> TableId:
        return {"table": "t"}

    async def cards(self, person: str, of: str) -> Cards:
        return {"tables": []}

    def watch(self, table: str, person: str, after: int | None = None) -> AsyncIterator[bytes]:
        return self._watch(table)

    async def _watch(self, table: str) -> AsyncIterator[bytes]:
        if self.fault:
            raise self.fault
        self.watchers += 1
        try:
            for update in self.updates:
                yield encode({"table": table, **update})
            await asyncio.Event().wait()
        finally:
            self.watchers -= 1

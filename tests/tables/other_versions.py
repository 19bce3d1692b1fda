"""Programs of other times, for tests: one that knows only version 1 of the toy's rules; and a store that is damaged."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import text

from parlour.tables.table_service import TableService
from tests.toys import lanterns


@contextmanager
def old_program() -> Iterator[None]:
    """Let services that are opened meanwhile be of a release that knows version 1 of the toy's rules, and no other."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lanterns, "RELEASED", (1,))
        patch.setattr(lanterns, "GAME", lanterns.Lanterns(1))
        yield


async def execute(service: TableService, command: str, **values: str | int) -> None:
    """Change what is stored behind everybody's back."""
    async with service.store.writing() as connection:
        await connection.execute(text(command), values)


async def rows(service: TableService, query: str, **values: str | int) -> list[tuple[object, ...]]:
    async with service.store.reading() as connection:
        return [tuple(row) for row in await connection.execute(text(query), values)]

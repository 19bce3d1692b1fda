"""Pruning: deletes stored answers of tables that ended long ago, and old tables if the operator has configured it."""

from __future__ import annotations

from typing import Final

import structlog
from sqlalchemy import delete, select

from parlour.tables.live.live_tables import LiveTables
from parlour.tables.model.draft import LESSON, LESSON_OVER
from parlour.tables.model.table import CLOSED, FINISHED
from parlour.tables.store.schema import requests, tables

log: Final = structlog.get_logger()
ENDED: Final = (FINISHED, CLOSED)
AT_ONCE: Final = 200  # tables, so that no transaction is long


async def prune(live_tables: LiveTables) -> None:
    """Delete what ended long enough ago."""
    settings = live_tables.settings
    for status, lasts in ((LESSON, settings.begun_lessons_last), (LESSON_OVER, settings.ended_lessons_last)):
        await _drop_tables(live_tables, settings.now() - lasts, (status,))
    await _drop_answers(live_tables, settings.now() - settings.answers_last)
    if settings.ended_tables_last is not None:
        await _drop_tables(live_tables, settings.now() - settings.ended_tables_last, ENDED)


async def _drop_answers(live_tables: LiveTables, before: float) -> None:
    """Delete the answers to requests at tables that ended before a time: no client repeats a request after so long."""
    ended = select(tables.c.id).where(tables.c.status.in_(ENDED), tables.c.changed < before)
    some = select(requests.c.table).where(requests.c.table.in_(ended)).distinct().limit(AT_ONCE)
    async with live_tables.archive.store.reading() as connection:
        ids = [row.table for row in await connection.execute(some)]
    if ids:
        async with live_tables.archive.store.writing() as connection:
            await connection.execute(delete(requests).where(requests.c.table.in_(ids)))


async def _drop_tables(live_tables: LiveTables, before: float, statuses: tuple[str, ...]) -> None:
    """Delete tables of some statuses that have not changed since a time, with their entries."""
    ended = select(tables.c.id).where(tables.c.status.in_(statuses), tables.c.changed < before).limit(AT_ONCE)
    async with live_tables.archive.store.reading() as connection:
        ids = [row.id for row in await connection.execute(ended)]
    if not ids:
        return
    async with live_tables.archive.store.writing() as connection:
        await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    for table in ids:
        live = live_tables.in_memory(table)
        if live is not None:
            live_tables.drop(live)
    log.info("old tables removed", count=len(ids))

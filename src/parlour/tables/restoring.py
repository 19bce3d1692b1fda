"""Restoring: a table is read from the archive and made again, entry by entry."""

from __future__ import annotations

import asyncio
from typing import Final

from parlour.engine.plain import Reader
from parlour.engine.view import SPECTATOR
from parlour.tables import terms
from parlour.tables.archive import Archive
from parlour.tables.errors import NotFound
from parlour.tables.library import Library
from parlour.tables.live import Live
from parlour.tables.people import People
from parlour.tables.table import Header, Table

BREATH: Final = 50  # entries taken in between two looks of the event loop at others


async def restore(archive: Archive, library: Library, people: People, table: str, now: float) -> Live:
    """Make a live table of what the archive has; `NotFound` if it has none, or one of rules that are no more."""
    header = await archive.header(table) if table.isprintable() else None
    if header is None:
        raise NotFound("table")
    restored = Table(await _header(Reader(header, "table"), library))
    since = await archive.since(table)
    for count, entry in enumerate(since.entries):
        restored.take(entry)
        if count % BREATH == 0:
            await asyncio.sleep(0)
    await people.learn(everybody(restored))
    live = Live(restored, now)
    live.answers.update(since.answers)
    return live


async def _header(row: Reader, library: Library) -> Header:
    game = library.game(row.at("game").text())
    if row.at("rules").value != game.info.rules_version:
        raise NotFound("table")
    made = row.at("made").value
    assert isinstance(made, float)
    return Header(
        row.at("id").text(),
        game,
        await library.edition(game.info.slug, row.at("edition").text()),
        game.info.variant(row.at("variant")),
        bool(row.at("public").value),
        bool(row.at("auto").value),
        row.at("token").text(),
        made,
        terms.read(row.at("clock")),
        bool(row.at("hints").value),
    )


def everybody(table: Table) -> set[str]:
    """Name all whose names may be shown at a table: those there, and those who have said something."""
    said = {event.person for event in table.chronicle.events[SPECTATOR] if event.person}
    return table.people() | said | table.muted | {table.host}

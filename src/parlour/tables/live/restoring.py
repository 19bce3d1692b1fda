"""Restoring a table: its entries are read from the store and applied one by one."""

from __future__ import annotations

import asyncio
from typing import Final

from parlour.engine.plain import Newer, Plain, Reader, Wrong, shown_briefly
from parlour.engine.view import NATURE
from parlour.tables.editions.library import Library
from parlour.tables.errors import BROKEN, NEWER, NotFound, Unreadable
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model import entries as kinds
from parlour.tables.model import time_control
from parlour.tables.model.entries import TableEntry
from parlour.tables.model.table import FINISHED, PLAYING, Header, Table
from parlour.tables.people.people import People
from parlour.tables.store.archive import DAMAGED, Archive, NewEntries
from parlour.tables.wire.places import Trouble

YIELD_EVERY: Final = 50  # entries applied before other tasks may run
# Errors that damaged data, or a bug in the rules, may raise. Errors of the store itself are not among them.
RESTORE_ERRORS: Final = (ValueError, LookupError, ArithmeticError, AssertionError, TypeError, AttributeError)


async def restore(archive: Archive, library: Library, people: People, table: str, now: float) -> LiveTable:
    """Build a live table from the archive.

    `NotFound` if there is no such table; `Unreadable` if it is damaged or was made by a newer program.
    """
    outline = await archive.header(table) if table.isprintable() else None
    if outline is None:
        raise NotFound("table")
    try:
        restored, since = await _restored(archive, library, outline)
    except RESTORE_ERRORS as fault:
        raise Unreadable(outline, _trouble(fault), f"{type(fault).__name__}: {fault}") from fault
    await people.load(people_named(restored))
    live = LiveTable(restored, now)
    live.answers.update(since.answers)
    return live


async def _restored(archive: Archive, library: Library, outline: dict[str, Plain]) -> tuple[Table, NewEntries]:
    row = Reader(outline, "table")
    if row.has(DAMAGED):
        raise row.at(DAMAGED).wrong("columns that can be read")
    restored = Table(await _header(row, library))
    since = await archive.since(restored.header.id)
    for count, entry in enumerate(since.entries):
        _check(restored, entry)
        restored.apply(entry)
        if count % YIELD_EVERY == 0:
            await asyncio.sleep(0)
    _check_whole(restored, row)
    return restored, since


def _trouble(fault: Exception) -> Trouble:
    is_newer = isinstance(fault, Newer) or (isinstance(fault, NotFound) and fault.path == "game")
    return NEWER if is_newer else BROKEN


async def _header(row: Reader, library: Library) -> Header:
    slug, rules = row.at("game").text(), row.at("rules").integer(0, 2**31)
    game = library.game(slug, rules)
    made = row.at("made").value
    assert isinstance(made, float)
    return Header(
        row.at("id").text(),
        game,
        await library.edition(slug, row.at("edition").text(), rules),
        game.info.variant(row.at("variant")),
        bool(row.at("public").value),
        bool(row.at("auto").value),
        row.at("token").text(),
        made,
        time_control.read(row.at("clock")),
        bool(row.at("hints").value),
    )


def _check(table: Table, entry: TableEntry) -> None:
    """Refuse an entry that cannot follow: a missing one before it, an unknown kind, an action that is not legal."""
    if entry.seq != table.seq + 1:
        raise Wrong(f"entry {table.seq + 1}", "an entry", f"entry {entry.seq}")
    check_kinds([entry])
    if entry.kind == kinds.ACTION:
        body = Reader(entry.body, f"entry {entry.seq}")
        seat = NATURE if body.at("seat").value is None else body.at("seat").integer(0, len(table.places) - 1)
        action = table.header.game.actions.from_plain(body.at("action"))
        if action not in table.match.state.legal(seat):
            raise body.at("action").wrong("a legal action")


def check_kinds(entries: list[TableEntry]) -> None:
    """Refuse entries of a kind that only a newer program knows."""
    for entry in entries:
        if entry.kind not in kinds.KINDS:
            raise Newer(f"entry {entry.seq}", "a kind of entry that this program knows", shown_briefly(entry.kind))


def _check_whole(table: Table, row: Reader) -> None:
    """Refuse a table that lacks its last entries, or whose match is not as far as its status says."""
    known = row.at("seq").integer(0, 2**53)
    if table.seq < known:
        raise Wrong("table", f"{known} entries", str(table.seq))
    is_on = bool(table.match.state.to_act())
    if table.lesson is None and table.status in (PLAYING, FINISHED) and is_on != (table.status == PLAYING):
        raise Wrong("table", "a match that agrees with the table's status", "one that does not")


def people_named(table: Table) -> set[str]:
    """Return everybody whose name may be shown at a table: all who are or were there, and who is muted."""
    return table.arrivals.keys() | table.guests | table.muted | {table.host}

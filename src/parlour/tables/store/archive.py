"""The archive: reads and writes tables and their entries in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from sys import intern
from typing import Final, TypeAlias

from sqlalchemy import CompoundSelect, Row, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.engine.plain import Plain, Reader, Wrong, as_plain, decode, encode
from parlour.tables.cluster.bus import table_message
from parlour.tables.model import entries as kinds
from parlour.tables.model.entries import TableEntry
from parlour.tables.model.table import Header
from parlour.tables.store.batch_writer import BatchWriter, Rows, WriteBatch
from parlour.tables.store.database import Store
from parlour.tables.store.schema import entries, invitations, leases, members, requests, tables

JSON_COLUMNS: Final[dict[str, Plain]] = {"variant": {}, "places": [], "to_act": [], "clock": None}  # if damaged
DAMAGED: Final = "damaged"
MAX_CARDS: Final = 100
NEWEST_FIRST: Final = (tables.c.changed.desc(), tables.c.id)
Query: TypeAlias = Select[*tuple[object, ...]] | CompoundSelect[*tuple[object, ...]]

NEW_TABLE: Final = insert(tables)
NEW_INVITATION: Final = insert(invitations)
NEW_ENTRIES: Final = insert(entries)
OUTLINE: Final = update(tables).where(tables.c.id == bindparam("its_id"))
ENDED: Final = update(tables).where(tables.c.id == bindparam("its_id"))  # of a table that cannot be restored
NO_MEMBERS: Final = delete(members).where(members.c.table == bindparam("its_table"))
MEMBERS: Final = insert(members)
RENEWED: Final = update(invitations).where(invitations.c.table == bindparam("its_table"))
NEW_REQUEST: Final = insert(requests)
ORDER: Final = (NEW_TABLE, NEW_INVITATION, RENEWED, NEW_ENTRIES, OUTLINE, ENDED, NO_MEMBERS, MEMBERS, NEW_REQUEST)


@dataclass(frozen=True)
class AnsweredRequest:
    """A request by the id that the client gave it, and the stored answer."""

    person: str
    id: str
    answer: str


@dataclass(frozen=True)
class NewEntries:
    """The entries of a table after a given one, in order, and the answers by person and request."""

    entries: list[TableEntry]
    answers: dict[tuple[str, str], str]  # not decoded: hardly any is requested again


class Archive:
    """Reads and writes tables, their entries, members and answered requests."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.writer: Final = BatchWriter(store, ORDER)

    def add(self, writes: WriteBatch, header: Header, outline: dict[str, Plain]) -> None:
        """Write the header of a new table."""
        row: dict[str, object] = {
            "id": header.id,
            "game": header.game.info.slug,
            "rules": header.game.info.rules_version,
            "edition": header.edition.digest,
            "variant": _text(header.variant.to_plain()),
            "public": header.public,
            "auto": header.auto,
            "hints": header.hints,
            "clock": None if header.time_control is None else _text(as_plain(header.time_control.to_plain())),
            "made": header.made,
            **_columns(outline),
        }
        writes.add(NEW_TABLE, [row])
        writes.add(NEW_INVITATION, [{"table": header.id, "token": header.invitation}])

    def append(
        self,
        writes: WriteBatch,
        table: str,
        new: list[TableEntry],
        outline: dict[str, Plain],
        request: AnsweredRequest | None,
    ) -> None:
        """Add entries, the table's row after them, and the request that they answer."""
        rows: Rows = [
            {"table": table, "seq": e.seq, "kind": e.kind, "person": e.person, "body": _text(e.body), "at": e.at}
            for e in new
        ]
        writes.add(NEW_ENTRIES, rows)
        last = new[-1]
        writes.add(OUTLINE, [{"its_id": table, **_columns(outline), "seq": last.seq}])
        if request is not None:
            key = {"table": table, "person": request.person, "request": request.id}
            writes.add(NEW_REQUEST, [{**key, "answer": request.answer, "seq": last.seq}])
        writes.after[table] = new[0].seq - 1
        writes.words.append(table_message(table, last.seq))

    def close(self, writes: WriteBatch, table: str, last: int, entry: TableEntry) -> None:
        """Write the last entry of a table that cannot be restored; *last* is the number of entries in its row."""
        row = {"table": table, "seq": entry.seq, "kind": entry.kind, "person": None, "body": "{}", "at": entry.at}
        ended = {"status": "closed", "to_act": "[]", "bot_due": False, "deadline": None}
        writes.add(NEW_ENTRIES, [row])
        writes.add(ENDED, [{"its_id": table, **ended, "seq": entry.seq, "changed": entry.at}])
        writes.after[table] = last
        writes.words.append(table_message(table, entry.seq))

    def set_members(self, writes: WriteBatch, table: str, people: set[str]) -> None:
        """Store the members of a table."""
        writes.add(NO_MEMBERS, [{"its_table": table}])
        writes.add(MEMBERS, [{"table": table, "person": person} for person in sorted(people)])

    def set_invitation(self, writes: WriteBatch, table: str, token: str) -> None:
        """Replace the stored invitation."""
        writes.add(RENEWED, [{"its_table": table, "token": token}])

    async def header(self, table: str) -> dict[str, Plain] | None:
        """Read a table's header with its invitation."""
        query = select(tables, invitations.c.token).join(invitations).where(tables.c.id == table)
        found = await self._rows(query)
        return {**outline_of(found[0]), "token": found[0].token} if found else None

    async def seq(self, table: str) -> int:
        """Read how many entries a table has."""
        async with self.store.reading() as connection:
            return await connection.scalar(select(tables.c.seq).where(tables.c.id == table)) or 0

    async def is_member(self, table: str, person: str) -> bool:
        """Return whether a person is a member of a table."""
        known = (members.c.table == table, members.c.person == person)
        return bool(await self._rows(select(members.c.person).where(*known)))

    async def is_removed(self, table: str, person: str) -> bool:
        """Return whether the host of a table has removed a person."""
        by_host = (entries.c.table == table, entries.c.person == person, entries.c.kind == kinds.REMOVED)
        return bool(await self._rows(select(entries.c.seq).where(*by_host)))

    async def bodies(self, table: str) -> list[tuple[int, str, str]]:
        """Read number, kind and body of a table's entries as stored, without decoding them."""
        e = entries.c
        rows = await self._rows(select(e.seq, e.kind, e.body).where(e.table == table).order_by(e.seq))
        return [(row.seq, row.kind, row.body) for row in rows]

    async def since(self, table: str, seq: int = 0) -> NewEntries:
        """Read the entries and answers of a table after an entry."""
        e, r = entries.c, requests.c  # tuples: a long match has thousands of rows, and names cost time
        new = select(e.seq, e.at, e.kind, e.body, e.person).where(e.table == table, e.seq > seq).order_by(e.seq)
        # Requests that were stored before requests had numbers have 0.
        asked = select(r.person, r.request, r.answer).where(r.table == table, r.seq > (seq or -1))
        async with self.store.reading() as connection:
            rows, answered = (await connection.execute(new)).all(), (await connection.execute(asked)).all()
        found = [TableEntry(number, at, kind, _table(body), person) for number, at, kind, body, person in rows]
        return NewEntries(found, {(intern(person), request): answer for person, request, answer in answered})

    async def open_tables(self, person: str) -> list[dict[str, Plain]]:
        """List public tables that wait for players, the newest first; not those that a person was removed from."""
        removed = select(entries.c.table).where(entries.c.person == person, entries.c.kind == kinds.REMOVED)
        is_open = (tables.c.status == "open", tables.c.public, tables.c.id.not_in(removed))
        query = select(tables).where(*is_open)
        return await self._outlines(query.order_by(*NEWEST_FIRST))

    async def tables_of(self, person: str) -> list[dict[str, Plain]]:
        """List the tables that a person is a member of, the newest first."""
        listed = tables.c.status.in_(["open", "playing", "over"])
        query = select(tables).join(members).where(members.c.person == person, listed)
        return await self._outlines(query.order_by(*NEWEST_FIRST))

    async def lessons_of(self, person: str, slug: str) -> list[str]:
        """List the tables of a person's lessons of a game that are not over, the newest first."""
        theirs = (tables.c.host == person, tables.c.game == slug, tables.c.status == "lesson")
        query = select(tables.c.id).where(*theirs).order_by(*NEWEST_FIRST)
        return [row.id for row in await self._rows(query)]

    async def count_hosted(self, person: str) -> int:
        """Count the tables of a host that are open or in play."""
        hosted = (tables.c.host == person, tables.c.status.in_(["open", "playing"]))
        async with self.store.reading() as connection:
            return await connection.scalar(select(func.count()).select_from(tables).where(*hosted)) or 0

    async def due(self, until: float, process: str) -> list[dict[str, Plain]]:
        """List matches that wait for a bot, or whose clock runs out by *until*, and that no other process serves."""
        due = or_(tables.c.bot_due, tables.c.deadline <= until)
        free = or_(leases.c.process.is_(None), leases.c.process == process)
        query = select(tables).outerjoin(leases, leases.c.table == tables.c.id)
        return [outline_of(row) for row in await self._rows(query.where(tables.c.status == "playing", due, free))]

    async def concerned(self, ids: list[str], people: set[str]) -> tuple[bool, set[str]]:
        """Return whether one of these tables is public, and which of these people are members of one of them."""
        public = select(func.count()).select_from(tables).where(tables.c.id.in_(ids), tables.c.public)
        theirs = select(members.c.person).where(members.c.table.in_(ids), members.c.person.in_(sorted(people)))
        async with self.store.reading() as connection:
            is_public = bool(await connection.scalar(public))
            return is_public, {row.person for row in await connection.execute(theirs)}

    async def ids_unchanged_since(self, status: str, time: float) -> list[str]:
        """List the tables of a status that have not changed since."""
        query = select(tables.c.id).where(tables.c.status == status, tables.c.changed < time)
        return [row.id for row in await self._rows(query)]

    async def ids_of(self, person: str) -> list[str]:
        """List all tables where a person is a member or has written in the chat."""
        said = select(entries.c.table).where(entries.c.person == person)
        query = select(members.c.table).where(members.c.person == person).union(said)
        return [row.table for row in await self._rows(query)]

    async def erase_chat(self, connection: AsyncConnection, person: str) -> None:
        """Delete the texts of a person's chat messages; the entries stay, because entries are numbered without gaps."""
        said = update(entries).where(entries.c.person == person, entries.c.kind == kinds.CHAT)
        await connection.execute(said.values(body=_text({"text": None}), person=None))

    async def _outlines(self, query: Select[*tuple[object, ...]]) -> list[dict[str, Plain]]:
        return [outline_of(row) for row in await self._rows(query.limit(MAX_CARDS))]

    async def _rows(self, query: Query) -> Sequence[Row[*tuple[object, ...]]]:
        async with self.store.reading() as connection:
            return (await connection.execute(query)).all()


def outline_of(row: Row[*tuple[object, ...]]) -> dict[str, Plain]:
    """Return a row of `tables` as plain data; a column that cannot be read is reported in the field `damaged`."""
    plain: dict[str, Plain] = {}
    for name in tables.c.keys():  # noqa: SIM118  # a collection of columns, not a dict
        value = row._mapping[name]  # noqa: SLF001  # public, in spite of its name
        try:
            plain[name] = decode(value) if name in JSON_COLUMNS and value is not None else value
        except Wrong as wrong:
            plain[name], plain[DAMAGED] = JSON_COLUMNS[name], f"{name}: {wrong}"
    return plain


def _columns(outline: dict[str, Plain]) -> dict[str, Plain]:
    return {name: _text(value) if name in JSON_COLUMNS else value for name, value in outline.items()}


def _text(value: Plain) -> str:
    return encode(value).decode()


def _table(text: str) -> dict[str, Plain]:
    return Reader(decode(text, "the store"), "the store").object()

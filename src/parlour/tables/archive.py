"""The archive: tables and their entries in the store, written whole or not at all, read back in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from sqlalchemy import CompoundSelect, Row, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.engine.plain import Plain, Reader, decode, encode
from parlour.tables import entries as kinds
from parlour.tables.entries import Entry
from parlour.tables.schema import entries, invitations, members, requests, tables
from parlour.tables.store import Store
from parlour.tables.table import Header
from parlour.tables.writer import Rows, Writer, Writes

JSON_COLUMNS: Final = ("variant", "places", "to_act")
MOST_CARDS: Final = 100
Query: TypeAlias = Select[*tuple[object, ...]] | CompoundSelect[*tuple[object, ...]]

NEW_TABLE: Final = insert(tables)
NEW_INVITATION: Final = insert(invitations)
NEW_ENTRIES: Final = insert(entries)
OUTLINE: Final = update(tables).where(tables.c.id == bindparam("its_id"))
NO_MEMBERS: Final = delete(members).where(members.c.table == bindparam("its_table"))
MEMBERS: Final = insert(members)
NEW_REQUEST: Final = insert(requests)
ORDER: Final = (NEW_TABLE, NEW_INVITATION, NEW_ENTRIES, OUTLINE, NO_MEMBERS, MEMBERS, NEW_REQUEST)


@dataclass(frozen=True)
class Request:
    """A client's request by its own id, and what is answered to it."""

    person: str
    id: str
    answer: dict[str, Plain]


class Archive:
    """Everything about tables that outlives the process."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.writer: Final = Writer(store, ORDER)

    def add(self, writes: Writes, header: Header, outline: dict[str, Plain]) -> None:
        """Write the header of a new table."""
        row: dict[str, object] = {
            "id": header.id,
            "game": header.game.info.slug,
            "rules": header.game.info.rules_version,
            "edition": header.edition.digest,
            "variant": _text(header.variant.to_plain()),
            "public": header.public,
            "auto": header.auto,
            "made": header.made,
            "changed": header.made,
            **_columns(outline),
        }
        writes.add(NEW_TABLE, [row])
        writes.add(NEW_INVITATION, [{"table": header.id, "token": header.invitation}])

    def append(
        self, writes: Writes, table: str, new: list[Entry], outline: dict[str, Plain], request: Request | None
    ) -> None:
        """Write entries, how the table stands after them, and the request that they answer."""
        rows: Rows = [
            {"table": table, "seq": e.seq, "kind": e.kind, "person": e.person, "body": _text(e.body), "at": e.at}
            for e in new
        ]
        writes.add(NEW_ENTRIES, rows)
        writes.add(OUTLINE, [{"its_id": table, **_columns(outline), "changed": new[-1].at}])
        if request is not None:
            key = {"table": table, "person": request.person, "request": request.id}
            writes.add(NEW_REQUEST, [{**key, "answer": _text(request.answer)}])

    def set_members(self, writes: Writes, table: str, people: set[str]) -> None:
        """Write down who has to do with a table."""
        writes.add(NO_MEMBERS, [{"its_table": table}])
        writes.add(MEMBERS, [{"table": table, "person": person} for person in sorted(people)])

    async def header(self, table: str) -> dict[str, Plain] | None:
        """Read a table's header with its invitation."""
        query = select(tables, invitations.c.token).join(invitations).where(tables.c.id == table)
        found = await self._rows(query)
        return {**outline_of(found[0]), "token": found[0].token} if found else None

    async def entries(self, table: str) -> list[Entry]:
        """Read all that has happened at a table."""
        found = await self._rows(select(entries).where(entries.c.table == table).order_by(entries.c.seq))
        return [Entry(row.seq, row.at, row.kind, _table(row.body), row.person) for row in found]

    async def answers(self, table: str) -> dict[tuple[str, str], dict[str, Plain]]:
        """Read what was answered to the requests at a table, by person and request."""
        found = await self._rows(select(requests).where(requests.c.table == table))
        return {(row.person, row.request): _table(row.answer) for row in found}

    async def open_tables(self) -> list[dict[str, Plain]]:
        """List public tables that wait for players, the newest first."""
        query = select(tables).where(tables.c.status == "open", tables.c.public)
        return await self._outlines(query.order_by(tables.c.changed.desc()))

    async def tables_of(self, person: str) -> list[dict[str, Plain]]:
        """List the tables a person has to do with, the newest first."""
        query = select(tables).join(members).where(members.c.person == person, tables.c.status != "closed")
        return await self._outlines(query.order_by(tables.c.changed.desc()))

    async def count_hosted(self, person: str) -> int:
        """Count the tables of a host that are open or in play."""
        hosted = (tables.c.host == person, tables.c.status.in_(["open", "playing"]))
        async with self.store.reading() as connection:
            return await connection.scalar(select(func.count()).select_from(tables).where(*hosted)) or 0

    async def ids_where_a_bot_is_due(self) -> list[str]:
        """List the matches that wait for a bot."""
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.bot_due)
        return [row.id for row in await self._rows(query)]

    async def ids_unchanged_since(self, status: str, time: float) -> list[str]:
        """List the tables of a status where nothing has happened since."""
        query = select(tables.c.id).where(tables.c.status == status, tables.c.changed < time)
        return [row.id for row in await self._rows(query)]

    async def ids_of(self, person: str) -> list[str]:
        """List all tables that know of a person, by membership or by something said there."""
        said = select(entries.c.table).where(entries.c.person == person)
        query = select(members.c.table).where(members.c.person == person).union(said)
        return [row.table for row in await self._rows(query)]

    async def erase_chat(self, connection: AsyncConnection, person: str) -> None:
        """Take out what a person has said; that something was said stays, or the numbers would not fit."""
        said = update(entries).where(entries.c.person == person, entries.c.kind == kinds.CHAT)
        await connection.execute(said.values(body=_text({"text": None}), person=None))

    async def _outlines(self, query: Select[*tuple[object, ...]]) -> list[dict[str, Plain]]:
        return [outline_of(row) for row in await self._rows(query.limit(MOST_CARDS))]

    async def _rows(self, query: Query) -> Sequence[Row[*tuple[object, ...]]]:
        async with self.store.reading() as connection:
            return (await connection.execute(query)).all()


def outline_of(row: Row[*tuple[object, ...]]) -> dict[str, Plain]:
    """Give a row of the tables as plain data."""
    plain: dict[str, Plain] = {}
    for name in tables.c.keys():  # noqa: SIM118  # a collection of columns, not a dict
        value = row._mapping[name]  # noqa: SLF001  # public, in spite of its name
        plain[name] = decode(value) if name in JSON_COLUMNS else value
    return plain


def _columns(outline: dict[str, Plain]) -> dict[str, Plain]:
    return {name: _text(value) if name in JSON_COLUMNS else value for name, value in outline.items()}


def _text(value: Plain) -> str:
    return encode(value).decode()


def _table(text: str) -> dict[str, Plain]:
    return Reader(decode(text, "the store"), "the store").table()

"""Tables that this program cannot restore: remembered, reported, listed and closed; their records can be downloaded."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from parlour.engine.plain import Plain, Reader, Wrong, decode
from parlour.engine.record import FORMAT, encode_in_order
from parlour.tables.cluster.presence import Presence
from parlour.tables.editions.library import Library
from parlour.tables.errors import BROKEN, NEWER, Busy, NotFound, OlderProcess, Refused, Stale, Unreadable
from parlour.tables.model import entries as kinds
from parlour.tables.model import places
from parlour.tables.model.entries import TableEntry
from parlour.tables.model.places import PERSON, Place
from parlour.tables.model.table import OPEN, PLAYING
from parlour.tables.people.people import People
from parlour.tables.settings import TableSettings
from parlour.tables.store.archive import DAMAGED, Archive
from parlour.tables.store.batch_writer import WriteBatch
from parlour.tables.wire.places import May, Trouble

log: Final = structlog.get_logger()
MAX_REMEMBERED: Final = 1000  # that are remembered
EXAMINED_AT_ONCE: Final = 8  # tables of one list
MAX_EXAMINED: Final = 100_000  # that are remembered
ATTEMPTS: Final = 3
RECORD: Final = "record"
CLOSE: Final = "close"
MATCH: Final = (kinds.ACTION, kinds.UNDO)  # what stands in a record


class UnreadableTables:
    """Remembers which tables could not be restored; a table is not tried again until it has changed."""

    def __init__(self, archive: Archive, library: Library, presence: Presence, settings: TableSettings) -> None:
        self.archive: Final = archive
        self.library: Final = library
        self.presence: Final = presence
        self.settings: Final = settings
        self._examined: Final[set[str]] = set()  # tables in play that this process has tried to restore
        self._known: Final[dict[str, Unreadable]] = {}

    def remember(self, fault: Unreadable) -> None:
        """Remember that a table cannot be restored."""
        if len(self._known) >= MAX_REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[fault.table] = fault
        log.warning("table cannot be restored", table=fault.table, trouble=fault.trouble, why=fault.why)

    def forget(self, table: str) -> None:
        """Forget what is known of a table: it has changed."""
        self._known.pop(table, None)

    def restored(self, table: str) -> None:
        """Remember that a table could be restored."""
        self.forget(table)
        self._examined.add(table)

    async def examine(self, outlines: list[dict[str, Plain]], find: Callable[[str], Awaitable[object]]) -> None:
        """Try to restore a few of those tables in play that this process has not examined yet."""
        if len(self._examined) > MAX_EXAMINED:
            self._examined.clear()
        unknown = [row for row in outlines if row["status"] == PLAYING and row["id"] not in self._examined]
        for row in [row for row in unknown if not self.trouble(row)][:EXAMINED_AT_ONCE]:
            self._examined.add(str(row["id"]))
            with suppress(NotFound, Unreadable):
                await find(str(row["id"]))

    async def known(self, table: str) -> Unreadable | None:
        """Return what is known of a table, if nothing has changed there since."""
        found = self._known.get(table)
        return found if found is not None and await self.archive.seq(table) == found.outline["seq"] else None

    def trouble(self, outline: dict[str, Plain]) -> Trouble | None:
        """Return what is wrong with a table, as far as that is known."""
        if DAMAGED in outline:
            return BROKEN
        row = Reader(outline, "table")
        if self.library.is_newer(row.at("game").text(), row.at("rules").integer(-(2**31), 2**31)):
            return NEWER
        found = self._known.get(str(outline["id"]))
        return found.trouble if found is not None and found.outline["seq"] == outline["seq"] else None

    async def may_be_seen_by(self, fault: Unreadable, person: str) -> bool:
        """Return whether a person may know of a table, as at one that can be restored."""
        outline = fault.outline
        if await self.archive.is_removed(fault.table, person):
            return False
        if outline["public"] or (person and person == outline["host"]):
            return True
        return bool(person) and await self.archive.is_member(fault.table, person)

    async def error_for(self, fault: Unreadable, person: str, invited: bool = False) -> Exception:
        """Return the error for a person who asks for the table; another process may be new enough to restore it."""
        if not invited and not await self.may_be_seen_by(fault, person):
            return NotFound("table")
        since = self.settings.now() - self.settings.dead_after
        if fault.trouble == NEWER and await self.presence.has_other_processes(since):
            return OlderProcess()
        return fault.for_person(person)

    async def close(self, fault: Unreadable, now: float) -> None:
        """Store that a table is closed; nothing else of it changes."""
        for _ in range(ATTEMPTS):
            outline = await self.archive.header(fault.table)
            if outline is None:
                raise NotFound("table")
            counted = Reader(outline, "table").at("seq").integer(0, 2**53)
            last = max([counted, *[seq for seq, _, _ in await self.archive.bodies(fault.table)]])
            writes = WriteBatch()
            self.archive.close(writes, fault.table, counted, TableEntry(last + 1, now, kinds.CLOSED, {}))
            self.forget(fault.table)
            try:
                return await self.archive.writer.write(writes)
            except Stale:
                continue
        raise Busy("too many requests are changing this table; please try again")

    async def record(self, fault: Unreadable, people: People) -> str:
        """Write the record of a table as it is stored, in the usual format."""
        row = Reader(fault.outline, "table")
        edition: dict[str, Plain] = {"digest": row.at("edition").value}
        try:
            data = await self.library.data(row.at("game").text(), row.at("edition").text())
            edition = {"name": Reader(data, "").at("edition").at("name").value, **edition, "data": data}
        except (NotFound, Wrong):
            log.warning("edition cannot be read", table=fault.table)
        header: dict[str, Plain] = {"parlour": FORMAT, "game": row.at("game").value, "rules": row.at("rules").value}
        names = await self._names(fault, people)
        lines = [{**header, "edition": edition, "variant": row.at("variant").value, "names": list[Plain](names)}]
        lines += [
            _record_line(seq, kind, body) for seq, kind, body in await self.archive.bodies(fault.table) if kind in MATCH
        ]
        return "".join([encode_in_order(line) + "\n" for line in lines])

    async def _names(self, fault: Unreadable, people: People) -> list[str]:
        found = places_on(fault.outline)
        await people.load({place.person for place in found if place.person})
        return [people.cached(place.person).name if place.who == PERSON else place.level for place in found]


def _record_line(seq: int, kind: str, body: str) -> dict[str, Plain]:
    """Write a stored entry as a line of a record; one that cannot be read is copied unchanged."""
    try:
        reader = Reader(decode(body, "the store"), "the store")
        by: dict[str, Plain] = {"by": reader.at("seat").value}
        return {**by, **(reader.at("action").object() if kind == kinds.ACTION else {"undo": reader.at("undo").value})}
    except Wrong:
        return {"entry": seq, "damaged": body}


def places_on(outline: dict[str, Plain]) -> list[Place]:
    """Read the places of a table, as far as they can be read."""
    try:
        return places.read_all(Reader(outline, "table").at("places"))
    except Wrong:
        return []


def allowed_requests(fault: Unreadable, person: str) -> list[May]:
    """List what a person may still do with a table: get its record, close it.

    A record contains hidden information. So it can be had only when the match is no longer in play, or by the only
    person at the table.
    """
    status, found = fault.outline["status"], list[May]()
    people = {place.person for place in places_on(fault.outline) if place.person}
    if status != PLAYING or (person and people == {person}):
        found.append(RECORD)
    if status in (OPEN, PLAYING) and person and person == fault.outline["host"]:
        found.append(CLOSE)
    return found


def check_allowed(fault: Unreadable, person: str, what: str) -> None:
    """Refuse what a person may not do with a table."""
    if what not in allowed_requests(fault, person):
        raise Refused("table", "its host" if what == CLOSE else "a match that is over or closed")


def is_invited(fault: Unreadable, reader: Reader) -> bool:
    """Return whether a request to join has the invitation of the table."""
    token = reader.at("invitation").text(100) if reader.has("invitation") else ""
    return hmac.compare_digest(token.encode(), str(fault.outline["token"]).encode())

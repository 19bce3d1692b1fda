"""Sharing own editions by a link: making and withdrawing it, opening it, and keeping the editions of others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Select, delete, func, select, update

from parlour.tables.editions import own_rows
from parlour.tables.editions.comparing import compared
from parlour.tables.editions.library import Library
from parlour.tables.editions.own_rows import EditionRow
from parlour.tables.errors import MANY_EDITIONS, NotFound, Refused
from parlour.tables.ids import new_token
from parlour.tables.people.display_names import DisplayNames
from parlour.tables.people.people import People
from parlour.tables.settings import TableSettings
from parlour.tables.store.database import insert_if_absent
from parlour.tables.store.schema import kept_editions, own_editions
from parlour.tables.wire.answers import Done
from parlour.tables.wire.editions import EditionShare, OwnEditionInfo, SharedEdition


class SharedEditions:
    """Editions that can be read by everybody who has the link, until their owners withdraw it."""

    def __init__(self, library: Library, people: People, settings: TableSettings) -> None:
        self.library: Final = library
        self.store: Final = library.store
        self.people: Final = people
        self.settings: Final = settings

    async def share(self, person: str, edition: str) -> EditionShare:
        """Make the link of an edition of a person's; one that is shared keeps its link."""
        theirs = _of(person, edition)
        link = func.coalesce(own_editions.c.share, new_token())
        change = update(own_editions).where(*theirs).values(share=link).returning(own_editions.c.share)
        async with self.store.writing() as connection:
            row = (await connection.execute(change)).first()
        if row is None:
            raise NotFound("edition")
        return {"share": row.share}

    async def withdraw(self, person: str, edition: str) -> EditionShare:
        """Withdraw the link of an edition of a person's: nobody keeps it any more, and a new link will be another."""
        theirs = _of(person, edition)
        async with self.store.writing() as connection:
            if (await connection.execute(update(own_editions).where(*theirs).values(share=None))).rowcount == 0:
                raise NotFound("edition")
            await connection.execute(delete(kept_editions).where(kept_editions.c.edition == edition))
        return {"share": None}

    async def kept(self, person: str) -> list[OwnEditionInfo]:
        """List the editions of others that a person keeps, those changed last first."""
        query = select(own_editions).join(kept_editions, kept_editions.c.edition == own_editions.c.id)
        theirs = (kept_editions.c.person == person, own_editions.c.share.is_not(None))
        rows = await self._rows(query.where(*theirs).order_by(own_editions.c.changed.desc(), own_editions.c.id))
        await self.people.load({row.owner for row in rows})
        return [own_rows.info(row, self._name(row.owner)) for row in rows]

    async def open(self, person: str, token: str) -> SharedEdition:
        """Return what the link of an edition shows."""
        row = await self.row(token)
        kept = select(kept_editions.c.edition).where(
            kept_editions.c.edition == row.id, kept_editions.c.person == person
        )
        described, data = own_rows.info(row), own_rows.data_of(row)
        return {
            "problems": described["problems"],
            "digest": described["digest"],
            "values": described["values"],
            "parts": described["parts"],
            "game": row.game,
            "name": row.name,
            "owner": await self.owner(row),
            "data": data,
            "differences": await compared(self.library.standard(row.game).data, data),
            "mine": row.owner == person,
            "kept": bool(await self._rows(kept)),
        }

    async def keep(self, person: str, token: str) -> Done:
        """Keep somebody else's edition among those that are shared with a person."""
        row = await self.row(token)
        if row.owner == person:
            raise Refused("token", "the link of somebody else's edition")
        count = select(func.count()).select_from(kept_editions).where(kept_editions.c.person == person)
        async with self.store.writing() as connection:
            is_room = (await connection.scalar(count) or 0) < self.settings.max_kept_editions
            if is_room:
                key = {"person": person, "edition": row.id}
                await insert_if_absent(connection, kept_editions, key, {"made": self.settings.now()})
        if not is_room:
            most = self.settings.max_kept_editions
            raise Refused("edition", f"at most {most} editions of others", code=MANY_EDITIONS)
        return {}

    async def drop(self, person: str, token: str) -> Done:
        """Keep somebody else's edition no longer."""
        row = await self.row(token)
        theirs = (kept_editions.c.person == person, kept_editions.c.edition == row.id)
        async with self.store.writing() as connection:
            if (await connection.execute(delete(kept_editions).where(*theirs))).rowcount == 0:
                raise NotFound("token")
        return {}

    async def row(self, token: str) -> EditionRow:
        """Return the row of the edition with a link."""
        query = select(own_editions).where(own_editions.c.share == token)
        found = await self._rows(query) if token.isprintable() else []
        if not found:
            raise NotFound("token")
        return found[0]

    async def owner(self, row: EditionRow) -> str:
        """Return the name of the owner of an edition."""
        await self.people.load({row.owner})
        return self._name(row.owner)

    async def _rows(self, query: Select[*tuple[object, ...]]) -> Sequence[EditionRow]:
        async with self.store.reading() as connection:
            return (await connection.execute(query)).all()

    def _name(self, person: str) -> str:
        """Return the display name of a person who is in the cache."""
        return DisplayNames([], [person], self.people).of(person)


def _of(person: str, edition: str) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for an edition of a person's."""
    if not edition.isprintable():
        raise NotFound("edition")
    return own_editions.c.id == edition, own_editions.c.owner == person

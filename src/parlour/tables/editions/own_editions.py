"""Own editions: what people write on the server, who may read and change it, and what becomes of it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.engine.loading.toml_writing import to_toml
from parlour.engine.plain import Plain, Reader, Wrong, decode, encode
from parlour.tables.editions import own_rows
from parlour.tables.editions.draft_check import EditionDraft, check_draft, read_toml
from parlour.tables.editions.library import Library
from parlour.tables.editions.own_rows import EditionRow
from parlour.tables.editions.sandbox import LimitExceeded
from parlour.tables.editions.upload_check import Upload
from parlour.tables.errors import MANY_EDITIONS, NotFound, Outdated, Refused
from parlour.tables.ids import new_token
from parlour.tables.settings import TableSettings
from parlour.tables.store.schema import own_editions
from parlour.tables.wire.answers import Done
from parlour.tables.wire.editions import Checked, OwnEdition, OwnEditionInfo


class OwnEditions:
    """The editions of each person; nobody else can read, change or delete them here."""

    def __init__(self, library: Library, settings: TableSettings) -> None:
        self.library: Final = library
        self.store: Final = library.store
        self.settings: Final = settings

    async def mine(self, person: str) -> list[OwnEditionInfo]:
        """List a person's editions, those changed last first."""
        query = select(own_editions).where(own_editions.c.owner == person)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.order_by(own_editions.c.changed.desc(), own_editions.c.id))).all()
        return [own_rows.info(row) for row in rows]

    async def read(self, person: str, edition: str) -> OwnEdition:
        """Return an edition of a person's."""
        return own_rows.whole(await self._row(person, edition))

    async def toml(self, person: str, edition: str) -> str:
        """Return an edition of a person's as TOML text, valid or not."""
        return to_toml(own_rows.data_of(await self._row(person, edition)))

    async def check(self, game: str, data: dict[str, Plain]) -> Checked:
        """Let a game check data, in the sandboxed process; nothing is stored."""
        self.library.game(game)
        try:
            return await self.library.sandbox.run(check_draft, EditionDraft(game, encode(data).decode()))
        except LimitExceeded:
            return own_rows.too_slow(data)

    async def from_toml(self, game: str, toml: str) -> dict[str, Plain]:
        """Parse TOML text in the sandboxed process; the data may have any number of problems."""
        self.library.game(game)
        try:
            body = await self.library.sandbox.run(read_toml, Upload(game, toml.encode()))
        except LimitExceeded:
            raise Wrong("toml", "TOML that can be read in seconds", "one that takes too long") from None
        return own_rows.read_data(Reader(decode(body, "toml"), "toml"))

    async def create(
        self, person: str, game: str, name: str, data: dict[str, Plain], based_on: str | None
    ) -> OwnEdition:
        """Store a new edition of a person's."""
        named = own_rows.named(data, game, name)
        found = await self.check(game, named)
        now, edition = self.settings.now(), new_token()
        row: dict[str, object] = {
            "id": edition,
            "owner": person,
            "game": game,
            "revision": 1,
            "based_on": based_on,
            "checked": "[]",
            "made": now,
            "changed": now,
            **own_rows.columns(named, name, found),
        }
        async with self.store.writing() as connection:
            is_room = await self._count(connection, person) < self.settings.max_own_editions
            if is_room:
                await connection.execute(insert(own_editions).values(row))
        if not is_room:
            expected = f"at most {self.settings.max_own_editions} editions of one's own; delete one first"
            raise Refused("edition", expected, code=MANY_EDITIONS)
        await self._keep_valid(game, found, named)
        return await self.read(person, edition)

    async def write(self, person: str, edition: str, request: Plain) -> OwnEdition:
        """Replace an edition of a person's; `Outdated` if it has changed since the revision of the request."""
        reader = Reader(request, "")
        reader.refuse_others(("revision", "name", "data", "checked"))
        revision = reader.at("revision").integer(1, 2**31 - 2)
        name, data = own_rows.read_name(reader.at("name")), own_rows.read_data(reader.at("data"))
        checked, game = own_rows.read_checked(reader.at("checked")), (await self._row(person, edition)).game
        named = own_rows.named(data, game, name)
        found = await self.check(game, named)
        theirs = (own_editions.c.id == edition, own_editions.c.owner == person, own_editions.c.revision == revision)
        values = {"checked": checked, "revision": revision + 1, "changed": self.settings.now()}
        change = update(own_editions).where(*theirs).values(**values, **own_rows.columns(named, name, found))
        async with self.store.writing() as connection:
            is_written = (await connection.execute(change)).rowcount == 1
        if not is_written:
            raise Outdated(await self.read(person, edition))
        await self._keep_valid(game, found, named)
        return await self.read(person, edition)

    async def delete(self, person: str, edition: str) -> Done:
        """Delete an edition of a person's; where it is played with, it stays without its owner."""
        await self._row(person, edition)
        theirs = (own_editions.c.id == edition, own_editions.c.owner == person)
        async with self.store.writing() as connection:
            if (await connection.execute(delete(own_editions).where(*theirs))).rowcount == 0:
                raise NotFound("edition")
        return {}

    async def _keep_valid(self, game: str, found: Checked, data: dict[str, Plain]) -> None:
        """Store valid data by their digest, too, as tables, pads and records use them."""
        if found["digest"] is not None:
            await self.library.put(game, found["digest"], encode(data).decode())

    async def _count(self, connection: AsyncConnection, person: str) -> int:
        count = select(func.count()).select_from(own_editions).where(own_editions.c.owner == person)
        return await connection.scalar(count) or 0

    async def _row(self, person: str, edition: str) -> EditionRow:
        if not edition.isprintable():
            raise NotFound("edition")
        query = select(own_editions).where(own_editions.c.id == edition, own_editions.c.owner == person)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise NotFound("edition")
        return row

"""Everything that people can ask about editions: their own, those of others, and any by its digest."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from parlour.engine import catalogue
from parlour.engine.edition import HEADER, Edition, values_digest
from parlour.engine.loading.toml_writing import to_toml
from parlour.engine.plain import Plain, Reader
from parlour.tables.editions import own_rows
from parlour.tables.editions.comparing import compared
from parlour.tables.editions.library import Library
from parlour.tables.editions.own_editions import OwnEditions
from parlour.tables.editions.own_rows import EditionRow
from parlour.tables.editions.shared_editions import SharedEditions
from parlour.tables.people.people import People
from parlour.tables.settings import TableSettings
from parlour.tables.store.schema import own_editions
from parlour.tables.wire import editions as wire


class Editions:
    """The editions of people, and what is known of an edition by its digest."""

    def __init__(self, library: Library, people: People, settings: TableSettings) -> None:
        self.library: Final = library
        self.own: Final = OwnEditions(library, settings)
        self.shared: Final = SharedEditions(library, people, settings)
        self._most: Final = settings.max_own_editions

    async def of(self, person: str) -> wire.OwnEditions:
        """List a person's editions, and those of others that the person keeps."""
        mine, shared = await self.own.mine(person), await self.shared.kept(person)
        return {"mine": mine, "shared": shared, "most": self._most}

    async def create(self, person: str, request: Plain) -> wire.OwnEdition:
        """Make an edition of a person's from another one, by digest or by link, or from a TOML text."""
        reader = Reader(request, "")
        game, data, based_on = await self._origin(reader)
        name = reader if reader.has("name") else Reader(data, "").at(HEADER)
        return await self.own.create(person, game, own_rows.read_name(name.at("name")), data, based_on)

    async def _origin(self, reader: Reader) -> tuple[str, dict[str, Plain], str | None]:
        """Return the game, the data and the digest of what an edition is to be made from."""
        if reader.has("shared"):
            row = await self.shared.row(reader.at("shared").text(200))
            return row.game, own_rows.data_of(row), row.digest
        game = reader.at("game").text(60)
        if reader.has("toml"):
            return game, await self.own.from_toml(game, reader.at("toml").text(2**31)), None
        digest = reader.at("from").text(80)
        return game, await self.library.data(game, digest), digest

    async def toml(self, slug: str, digest: str) -> str:
        """Return an edition as TOML text."""
        return to_toml(await self.library.data(slug, digest))

    async def differences(self, slug: str, digest: str, before: str) -> list[wire.Difference]:
        """Compare an edition with another one, or with the standard one."""
        old = await self.library.data(slug, before) if before else self.library.standard(slug).data
        return await compared(old, await self.library.data(slug, digest))

    async def about(self, slug: str, digest: str) -> wire.EditionAbout:
        """Return what everybody may know who knows the digest of an edition; its owner only while it is shared."""
        edition = await self.library.edition(slug, digest)
        row = await self._shared_as(slug, digest)
        return {
            "game": slug,
            "name": edition.name,
            "digest": digest,
            "values": values_digest(edition.data),
            "parts": edition.sources_by_part(),
            "own": catalogue.is_own_edition(slug, digest),
            "usual": self.library.usual(slug).digest == digest,
            "owner": None if row is None else await self.shared.owner(row),
            "share": None if row is None else row.share,
            "differences": len(await compared(self.library.standard(slug).data, edition.data)),
        }

    async def at_table(self, edition: Edition) -> wire.EditionAtTable | None:
        """Return whose edition is played with at a table, and how it differs; null for one that came with the game."""
        if not catalogue.is_own_edition(edition.game, edition.digest):
            return None
        row = await self._shared_as(edition.game, edition.digest)
        return {
            "digest": edition.digest,
            "owner": None if row is None else await self.shared.owner(row),
            "differences": len(await compared(self.library.standard(edition.game).data, edition.data)),
        }

    async def _shared_as(self, slug: str, digest: str) -> EditionRow | None:
        """Find the edition that was shared first of those with a digest; of a shipped one there is none."""
        if not catalogue.is_own_edition(slug, digest):
            return None
        shared = (own_editions.c.digest == digest, own_editions.c.share.is_not(None))
        query = select(own_editions).where(*shared).order_by(own_editions.c.made, own_editions.c.id)
        async with self.library.store.reading() as connection:
            return (await connection.execute(query)).first()

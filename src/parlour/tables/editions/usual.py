"""The usual edition of a game on a server: what the operator has chosen instead of the standard one."""

from __future__ import annotations

from sqlalchemy import delete, select

from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.plain import Plain, Reader, Wrong, decode, encode
from parlour.tables.store.database import Store, upsert
from parlour.tables.store.schema import editions, usual_editions


async def usual_rows(store: Store) -> list[dict[str, Plain]]:
    """List the usual editions that are not the standard ones."""
    query = (
        select(usual_editions.c.game, editions.c.digest, editions.c.body).join(editions).order_by(usual_editions.c.game)
    )
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [{"game": row.game, "name": _name(row.body), "digest": row.digest} for row in rows]


def _name(body: str) -> str:
    return Reader(decode(body, "the store"), "the store").at("edition").at("name").text()


async def stored_edition(store: Store, slug: str, digest: str) -> Edition:
    """Read an edition of a game from the store, such as one of somebody's own."""
    query = select(editions.c.body).where(editions.c.digest == digest, editions.c.game == slug)
    async with store.reading() as connection:
        body = await connection.scalar(query)
    if body is None:
        raise Wrong("edition", f"the digest of an edition of {slug} that is stored here", digest)
    return catalogue.game(slug).edition(Reader(decode(body, "the store"), "the store").object())


async def make_usual(store: Store, edition: Edition) -> None:
    """Let a server play a game with an edition unless another is chosen; servers that run notice it by themselves."""
    async with store.writing() as connection:
        body = {"game": edition.game, "body": encode(edition.data).decode()}
        await upsert(connection, editions, {"digest": edition.digest}, body)
        await upsert(connection, usual_editions, {"game": edition.game}, {"digest": edition.digest})


async def make_standard_usual(store: Store, slug: str) -> None:
    """Let a server play a game with the standard edition again."""
    async with store.writing() as connection:
        await connection.execute(delete(usual_editions).where(usual_editions.c.game == slug))

"""The library: the games there are, and their editions, shipped or uploaded, by digest."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final

from sqlalchemy import select

from parlour.bots.levels import LEVELS, RANDOM
from parlour.engine import catalogue
from parlour.engine.actions import Kind
from parlour.engine.edition import Edition, from_toml
from parlour.engine.game import Game
from parlour.engine.plain import Plain, Reader, Wrong, decode, encode
from parlour.engine.variant import Option
from parlour.tables.errors import NotFound
from parlour.tables.people import AVATARS
from parlour.tables.schema import editions
from parlour.tables.store import Store, put

OFFERED: Final = tuple([level for level in LEVELS if level != RANDOM])


class Library:
    """Games and editions. Those that are shipped are loaded once; uploaded ones come from the store."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self._games: Final = {slug: catalogue.game(slug) for slug in catalogue.slugs()}
        self._shipped: Final = {slug: _shipped(slug) for slug in self._games}
        self._editions: Final = {(e.game, e.digest): e for shipped in self._shipped.values() for e in shipped}
        self._kept: Final[set[str]] = set()
        self.shipped_digests: Final = frozenset([digest for _, digest in self._editions])

    def game(self, slug: str) -> Game:
        """Give a game."""
        if slug not in self._games:
            raise NotFound("game")
        return self._games[slug]

    @cached_property
    def list(self) -> dict[str, Plain]:
        """Tell of all games, bots' levels and avatars."""
        games: list[Plain] = [self._about(game) for game in self._games.values()]
        return {"games": games, "levels": list[Plain](OFFERED), "avatars": list[Plain](AVATARS)}

    def _about(self, game: Game) -> Plain:
        info = game.info
        return {
            "slug": info.slug,
            "rules": info.rules_version,
            "seats": list[Plain](info.seats),
            "options": [_option(option) for option in info.options],
            "lines": list[Plain](info.lines),
            "editions": [about_edition(edition) for edition in self._shipped[info.slug]],
            "kinds": [_kind(kind) for kind in game.actions.kinds],
        }

    def standard(self, slug: str) -> Edition:
        """Give the edition that is played with if nobody asks for another."""
        self.game(slug)
        found = self._shipped[slug]
        return next((edition for edition in found if edition.name == catalogue.STANDARD), found[0])

    async def edition(self, slug: str, digest: str) -> Edition:
        """Give an edition of a game by its digest."""
        game = self.game(slug)
        if (slug, digest) not in self._editions:
            if not digest.isprintable():
                raise NotFound("edition")
            query = select(editions.c.body).where(editions.c.digest == digest, editions.c.game == slug)
            async with self.store.reading() as connection:
                row = (await connection.execute(query)).first()
            if row is None:
                raise NotFound("edition")
            self._editions[slug, digest] = game.edition(Reader(decode(row.body)).table())
        return self._editions[slug, digest]

    async def keep(self, slug: str, toml: bytes) -> dict[str, Plain]:
        """Check an uploaded edition and keep it."""
        edition = self.game(slug).edition(from_toml(toml, "edition"))
        await self.keep_for_good(edition)
        return about_edition(edition)

    async def keep_for_good(self, edition: Edition) -> None:
        """See to it that an edition is in the store, so that it outlives the release that shipped it."""
        if edition.digest not in self._kept:
            values = {"game": edition.game, "body": encode(edition.data).decode()}
            async with self.store.writing() as connection:
                await put(connection, editions, {"digest": edition.digest}, values)
            self._kept.add(edition.digest)

    async def score(self, slug: str, pad: Plain, digest: str) -> dict[str, Plain]:
        """Score the final position of a real table."""
        game = self.game(slug)
        edition = await self.edition(slug, digest) if digest else self.standard(slug)
        names, sheet = game.score(Reader(pad, ""), edition)
        return sheet.to_plain(names)


@cache  # they never change, and halls are opened often in tests
def _shipped(slug: str) -> list[Edition]:
    return [catalogue.edition(slug, name) for name in catalogue.edition_names(slug)]


def about_edition(edition: Edition) -> dict[str, Plain]:
    """Tell of an edition: name, digest, and where its figures come from."""
    return {"name": edition.name, "digest": edition.digest, "sources": dict[str, Plain](edition.sources())}


def _option(option: Option) -> Plain:
    return {"name": option.name, "choices": list[Plain](option.choices), "seats": list[Plain](option.seats)}


def _kind(kind: Kind) -> Plain:
    fields: list[Plain] = []
    for field in kind.fields:
        if field.names:
            fields.append({"name": field.name, "names": list[Plain](field.names)})
        else:
            fields.append({"name": field.name, "first": field.first, "size": field.size})
    return {"do": kind.name, "fields": fields}


def level(reader: Reader) -> str:
    """Read a bot's level; anything but a level that is offered is wrong."""
    if reader.value == RANDOM:
        raise Wrong(reader.path, "one of " + ", ".join(OFFERED), RANDOM)
    return OFFERED[reader.choice(OFFERED)]

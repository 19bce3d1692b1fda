"""The library: the games there are and their editions, shipped or uploaded, by digest."""

from __future__ import annotations

import asyncio
from functools import cache, cached_property
from typing import Final

from sqlalchemy import select

from parlour.bots.levels import LEVELS, RANDOM
from parlour.engine import catalogue
from parlour.engine.actions import Field, Kind
from parlour.engine.edition import Edition, digest
from parlour.engine.game import Game
from parlour.engine.plain import Newer, Plain, Reader, Wrong, decode, encode
from parlour.engine.variant import Option
from parlour.tables.editions.sandbox import LimitExceeded, Sandbox
from parlour.tables.editions.upload_check import Upload, check
from parlour.tables.errors import NotFound
from parlour.tables.people.people import AVATARS
from parlour.tables.store.database import Store, put
from parlour.tables.store.schema import editions

OFFERED: Final = tuple([level for level in LEVELS if level != RANDOM])
MOST_LOADED: Final = 100  # uploaded editions in memory, besides those that live tables are played with


class Library:
    """Games and editions. Those that are shipped are loaded once; uploaded ones come from the store."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.checks: Final = Sandbox()
        self._games: Final = {slug: catalogue.game(slug) for slug in catalogue.slugs()}
        self._shipped: Final = {slug: _shipped(slug) for slug in self._games}
        current = [edition for shipped in self._shipped.values() for edition in shipped]
        earlier = [(slug, data) for slug in self._games for data in _earlier(slug)]
        self._editions: Final = {(e.game, e.digest, self._games[e.game].info.rules_version): e for e in current}
        self._data: Final = {(slug, digest(data)): data for slug, data in earlier}
        self._earlier: Final = frozenset([found for _, found in self._data])
        self._data.update({(e.game, e.digest): e.data for e in current})
        self._uploaded: Final[dict[tuple[str, str, int], Edition]] = {}  # the one longest unused first
        self._loading: Final = asyncio.Lock()
        self._kept: Final[set[str]] = set()  # shipped ones that are in the store
        self._recently_kept: set[str] = set()
        self.shipped_digests: Final = frozenset([found for _, found in self._data])

    def game(self, slug: str, rules: int | None = None) -> Game:
        """Return a game, at its newest rules or at a version of them."""
        if slug not in self._games:
            raise NotFound("game")
        return self._games[slug] if rules is None else self._games[slug].at(rules)

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
            "languages": list[Plain](catalogue.languages(info.slug)),
            "editions": [about_edition(edition) for edition in self._shipped[info.slug]],
            "kinds": [_kind(kind) for kind in game.actions.kinds],
            "pad": [_field(field) for field in game.pad_fields()],
            "earlier": [_about_earlier(game.at(rules)) for rules in info.released[:-1]],
        }

    def standard(self, slug: str) -> Edition:
        """Return the edition that is played with if nobody asks for another."""
        self.game(slug)
        found = self._shipped[slug]
        return next((edition for edition in found if edition.name == catalogue.STANDARD), found[0])

    def is_newer(self, slug: str, rules: int) -> bool:
        """Return whether only a newer program can know a game, or a version of its rules."""
        return slug not in self._games or rules > self._games[slug].info.rules_version

    async def edition(self, slug: str, digest: str, rules: int | None = None) -> Edition:
        """Return an edition of a game by its digest, made for the newest rules or those of a version."""
        game = self.game(slug, rules)
        key = (slug, digest, game.info.rules_version)
        if key in self._editions:
            return self._editions[key]
        async with self._loading:  # one at a time, and not on the event loop: deriving tables takes a while
            found = self._uploaded.pop(key, None)
            if found is None:
                found = await asyncio.to_thread(_made, game, await self.data(slug, digest), digest)
            self._uploaded[key] = found
            if len(self._uploaded) > MOST_LOADED:
                del self._uploaded[next(iter(self._uploaded))]
        return found

    async def data(self, slug: str, digest: str) -> dict[str, Plain]:
        """Return the component data with this digest: shipped, or from the store."""
        self.game(slug)
        if (slug, digest) in self._data:
            return self._data[slug, digest]
        if not digest.isprintable():
            raise NotFound("edition")
        query = select(editions.c.body).where(editions.c.digest == digest, editions.c.game == slug)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise NotFound("edition")
        return Reader(decode(row.body, "the store"), "the store").table()

    async def edition_again(self, edition: Edition) -> Edition:
        """Return the edition of a rematch: the same for the newest rules, or, where it does not fit them, the standard.

        Of an edition that an earlier release came with it is today's of that name.
        """
        if edition.digest in self._earlier:
            same = [shipped for shipped in self._shipped[edition.game] if shipped.name == edition.name]
            return same[0] if same else self.standard(edition.game)
        try:
            return await self.edition(edition.game, edition.digest)
        except Wrong:
            return self.standard(edition.game)

    async def keep(self, slug: str, toml: bytes) -> dict[str, Plain]:
        """Check an uploaded edition, in a process of its own, and keep it."""
        self.game(slug)
        try:
            checked = await self.checks.run(check, Upload(slug, toml))
        except LimitExceeded:
            raise Wrong("edition", "an edition that can be checked in seconds", "one that takes too long") from None
        await self._put(slug, checked.digest, checked.body)
        return {"name": checked.name, "digest": checked.digest, "sources": dict[str, Plain](checked.sources)}

    async def keep_for_good(self, edition: Edition) -> None:
        """See to it that an edition is in the store, so that it outlives the release that shipped it.

        An uploaded one is written every time: it may have been deleted as unused.
        """
        if edition.digest not in self._kept:
            await self._put(edition.game, edition.digest, encode(edition.data).decode())

    async def _put(self, slug: str, digest: str, body: str) -> None:
        async with self.store.writing() as connection:
            await put(connection, editions, {"digest": digest}, {"game": slug, "body": body})
        self._recently_kept.add(digest)
        if digest in self.shipped_digests:
            self._kept.add(digest)

    def take_recently_kept(self) -> set[str]:
        """Return the digests of all editions that were uploaded here, or used for a new table, since the last call."""
        found, self._recently_kept = self._recently_kept, set()
        return found

    async def score(self, slug: str, pad: Plain, digest: str) -> dict[str, Plain]:
        """Score the final position of a real table."""
        game = self.game(slug)
        edition = await self.edition(slug, digest) if digest else self.standard(slug)
        # A pad as large as the box takes a tenth of a second where nothing is compiled.
        names, sheet = await asyncio.to_thread(game.score, Reader(pad, ""), edition)
        return sheet.to_plain(names)


@cache  # they never change, and services are opened often in tests
def _shipped(slug: str) -> list[Edition]:
    return [catalogue.edition(slug, name) for name in catalogue.edition_names(slug)]


@cache
def _earlier(slug: str) -> list[dict[str, Plain]]:
    return catalogue.earlier_editions(slug)


def _made(game: Game, data: dict[str, Plain], wanted: str) -> Edition:
    """Make an edition of stored data, which fitted when it was stored: if it is whole, a newer program kept it."""
    if digest(data) != wanted:
        raise Wrong("edition", "data with its digest", "other data")
    try:
        return game.edition(data)
    except Wrong as wrong:
        raise Newer(wrong.path, wrong.expected, wrong.found) from wrong


def _about_earlier(game: Game) -> Plain:
    """Return what is different about a version at which tables may still be in play."""
    info = game.info
    return {
        "rules": info.rules_version,
        "seats": list[Plain](info.seats),
        "options": [_option(option) for option in info.options],
        "lines": list[Plain](info.lines),
        "kinds": [_kind(kind) for kind in game.actions.kinds],
    }


def about_edition(edition: Edition) -> dict[str, Plain]:
    """Tell of an edition: name, digest, and where its figures come from."""
    return {"name": edition.name, "digest": edition.digest, "sources": dict[str, Plain](edition.sources())}


def _option(option: Option) -> Plain:
    return {"name": option.name, "choices": list[Plain](option.choices), "seats": list[Plain](option.seats)}


def _kind(kind: Kind) -> Plain:
    return {"do": kind.name, "fields": [_field(field) for field in kind.fields]}


def _field(field: Field) -> Plain:
    if field.names:
        return {"name": field.name, "names": list[Plain](field.names)}
    return {"name": field.name, "first": field.first, "size": field.size}


def level(reader: Reader) -> str:
    """Read a bot's level; anything but a level that is offered is wrong."""
    if reader.value == RANDOM:
        raise Wrong(reader.path, "one of " + ", ".join(OFFERED), RANDOM)
    return OFFERED[reader.choice(OFFERED)]

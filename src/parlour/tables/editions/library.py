"""The library: the games there are and their editions, shipped or uploaded, by digest."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Final

import structlog
from sqlalchemy import select

from parlour.bots.levels import LEVELS, RANDOM
from parlour.engine import catalogue
from parlour.engine.actions import Field, Kind
from parlour.engine.edition import Edition, digest
from parlour.engine.game import Game
from parlour.engine.plain import Newer, Plain, Reader, Wrong, decode, encode
from parlour.engine.variant import Option
from parlour.engine.wire import Sheet
from parlour.lessons import shelf
from parlour.lessons.lesson import Lesson
from parlour.tables.editions.sandbox import LimitExceeded, Sandbox
from parlour.tables.editions.upload_check import Upload, check
from parlour.tables.errors import NotFound
from parlour.tables.people.people import AVATARS
from parlour.tables.store.database import Store, upsert
from parlour.tables.store.schema import editions, usual_editions
from parlour.tables.wire import games as wire
from parlour.tables.wire.games import Choosable, EditionInfo

log: Final = structlog.get_logger()
OFFERED_LEVELS: Final = tuple([level for level in LEVELS if level != RANDOM])
MAX_LOADED: Final = 100  # uploaded editions in memory, besides those that live tables are played with


class Library:
    """Games and editions. Those that are shipped are loaded once; uploaded ones come from the store."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.sandbox: Final = Sandbox()
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
        self._stored: Final[set[str]] = set()  # shipped ones that are in the store
        self._recently_stored: set[str] = set()
        self._usual: dict[str, Edition] = {}
        self.shipped_digests: Final = frozenset([found for _, found in self._data])

    def game(self, slug: str, rules: int | None = None) -> Game:
        """Return a game, at its newest rules or at a version of them."""
        if slug not in self._games:
            raise NotFound("game")
        return self._games[slug] if rules is None else self._games[slug].at(rules)

    @property
    def list(self) -> Choosable:
        """Describe all games, with what this server plays them with, bots' levels and avatars."""
        games: list[wire.Game] = [{**game, "usual": self._describe_usual(game["slug"])} for game in self._described]
        return {"games": games, "levels": [*OFFERED_LEVELS], "avatars": [*AVATARS]}

    @cached_property
    def _described(self) -> Sequence[wire.Game]:
        return [self._describe_game(game) for game in self._games.values()]

    def _describe_usual(self, slug: str) -> EditionInfo | None:
        return describe_edition(self._usual[slug]) if slug in self._usual else None

    def _describe_game(self, game: Game) -> wire.Game:
        info = game.info
        return {
            "slug": info.slug,
            "rules": info.rules_version,
            "seats": [*info.seats],
            "options": [_option(option) for option in info.options],
            "lines": [*info.lines],
            "languages": [*catalogue.languages(info.slug)],
            "editions": [describe_edition(edition) for edition in self._shipped[info.slug]],
            "usual": None,
            "kinds": [_kind(kind) for kind in game.actions.kinds],
            "lessons": [_describe_lesson(lesson) for lesson in shelf.lessons(info.slug)],
            "pad": [_field(field) for field in game.pad_fields()],
            "earlier": [_describe_earlier(game.at(rules)) for rules in info.released[:-1]],
        }

    def usual(self, slug: str) -> Edition:
        """Return the edition with which this server plays a game unless another is chosen."""
        return self._usual[slug] if slug in self._usual else self.standard(slug)

    async def load_usual(self) -> None:
        """Read which editions the operator has made the usual ones; one that cannot be used is left out."""
        async with self.store.reading() as connection:
            rows = (await connection.execute(select(usual_editions))).all()
        found: dict[str, Edition] = {}
        for row in rows:
            try:
                found[row.game] = await self.edition(row.game, row.digest)
            except (NotFound, Wrong) as fault:
                log.warning("usual edition cannot be used", game=row.game, edition=row.digest, why=str(fault))
        self._usual = found

    def standard(self, slug: str) -> Edition:
        """Return the edition that comes with the game under the name `standard`, whatever is the usual one here."""
        self.game(slug)
        found = self._shipped[slug]
        return next((edition for edition in found if edition.name == catalogue.STANDARD), found[0])

    def is_newer(self, slug: str, rules: int) -> bool:
        """Return whether a game, or a version of its rules, is unknown and so belongs to a newer program."""
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
                found = await asyncio.to_thread(_load_stored, game, await self.data(slug, digest), digest)
            self._uploaded[key] = found
            if len(self._uploaded) > MAX_LOADED:
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
        return Reader(decode(row.body, "the store"), "the store").object()

    async def rematch_edition(self, edition: Edition) -> Edition:
        """Return the edition of a rematch: the same one under the newest rules, or the standard one if it does not fit.

        For an edition of an earlier release it is today's edition of the same name.
        """
        if edition.digest in self._earlier:
            same = [shipped for shipped in self._shipped[edition.game] if shipped.name == edition.name]
            return same[0] if same else self.standard(edition.game)
        try:
            return await self.edition(edition.game, edition.digest)
        except Wrong:
            return self.standard(edition.game)

    async def upload(self, slug: str, toml: bytes) -> EditionInfo:
        """Check an uploaded edition in the sandboxed process and store it."""
        self.game(slug)
        try:
            checked = await self.sandbox.run(check, Upload(slug, toml))
        except LimitExceeded:
            raise Wrong("edition", "an edition that can be checked in seconds", "one that takes too long") from None
        await self.put(slug, checked.digest, checked.body)
        return {
            "name": checked.name,
            "digest": checked.digest,
            "sources": {**checked.sources},
            "parts": {**checked.parts},
        }

    async def ensure_stored(self, edition: Edition) -> None:
        """Make sure that an edition is in the store, so that it outlives the release that shipped it.

        An uploaded one is written every time: it may have been deleted as unused.
        """
        if edition.digest not in self._stored:
            await self.put(edition.game, edition.digest, encode(edition.data).decode())

    async def put(self, slug: str, digest: str, body: str) -> None:
        """Store the data of a valid edition, in JSON, by their digest."""
        async with self.store.writing() as connection:
            await upsert(connection, editions, {"digest": digest}, {"game": slug, "body": body})
        self._recently_stored.add(digest)
        if digest in self.shipped_digests:
            self._stored.add(digest)

    def take_recently_stored(self) -> set[str]:
        """Return the digests of all editions that were uploaded here, or used for a new table, since the last call."""
        found, self._recently_stored = self._recently_stored, set()
        return found

    async def score(self, slug: str, pad: Plain, digest: str) -> Sheet:
        """Score the final position of a real table."""
        game = self.game(slug)
        edition = await self.edition(slug, digest) if digest else self.standard(slug)
        # A full pad takes a tenth of a second where nothing is compiled.
        names, sheet = await asyncio.to_thread(game.score, Reader(pad, ""), edition)
        return sheet.to_plain(names)


@cache  # they never change, and services are opened often in tests
def _shipped(slug: str) -> list[Edition]:
    return [catalogue.edition(slug, name) for name in catalogue.edition_names(slug)]


@cache
def _earlier(slug: str) -> list[dict[str, Plain]]:
    return catalogue.earlier_editions(slug)


def _load_stored(game: Game, data: dict[str, Plain], wanted: str) -> Edition:
    """Make an edition from stored data; data with the right digest that do not fit come from a newer program."""
    if digest(data) != wanted:
        raise Wrong("edition", "data with its digest", "other data")
    try:
        return game.edition(data)
    except Wrong as wrong:
        raise Newer(wrong.path, wrong.expected, wrong.found) from wrong


def _describe_lesson(lesson: Lesson) -> wire.LessonInfo:
    return {"id": lesson.id, "minutes": lesson.minutes, "puzzle": lesson.is_puzzle}


def _describe_earlier(game: Game) -> wire.EarlierRules:
    """Describe what differs in an earlier version of the rules, at which tables may still be in play."""
    info = game.info
    return {
        "rules": info.rules_version,
        "seats": [*info.seats],
        "options": [_option(option) for option in info.options],
        "lines": [*info.lines],
        "kinds": [_kind(kind) for kind in game.actions.kinds],
    }


def describe_edition(edition: Edition) -> EditionInfo:
    """Describe an edition: name, digest, and where its figures come from."""
    return {
        "name": edition.name,
        "digest": edition.digest,
        "sources": {**edition.sources()},
        "parts": {**edition.sources_by_part()},
    }


def _option(option: Option) -> wire.Option:
    return {"name": option.name, "choices": [*option.choices], "seats": [*option.seats]}


def _kind(kind: Kind) -> wire.Kind:
    return {"do": kind.name, "fields": [_field(field) for field in kind.fields]}


def _field(field: Field) -> wire.Field:
    if field.names:
        return {"name": field.name, "names": [*field.names]}
    return {"name": field.name, "first": field.first, "size": field.size}


def read_level(reader: Reader) -> str:
    """Read a bot's level; only the offered ones are accepted."""
    if reader.value == RANDOM:
        raise Wrong(reader.path, "one of " + ", ".join(OFFERED_LEVELS), RANDOM)
    return OFFERED_LEVELS[reader.choice(OFFERED_LEVELS)]

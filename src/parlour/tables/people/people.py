"""People: anonymous identities with a name, an avatar and settings; personal links to move to another device."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import delete, insert, select, update

from parlour.engine.plain import Plain, Reader, Wrong, decode, encode
from parlour.tables.cluster.bus import person_message
from parlour.tables.errors import InvalidText, NotFound
from parlour.tables.ids import new_token
from parlour.tables.people import characters
from parlour.tables.settings import TableSettings
from parlour.tables.store.database import Store
from parlour.tables.store.schema import links, people
from parlour.tables.wire.people import Link, Me
from parlour.tables.wire.places import Reason

AVATARS: Final = (
    *("badger", "bear", "boar", "crane", "fox", "hare", "heron", "lynx"),
    *("moth", "newt", "otter", "owl", "seal", "stag", "toad", "wren"),
)
LONG: Final = "long"
CODES: Final[dict[str, Reason]] = {
    characters.EMPTY: "name-empty",
    LONG: "name-long",
    characters.HIDDEN: "name-hidden",
    characters.MARKS: "name-marks",
}
MAX_NAME_LENGTH: Final = 40
NAMELESS: Final = re.compile(r"(#\d+)?")
MAX_TYPED_LENGTH: Final = 4 * MAX_NAME_LENGTH  # with letters and marks apart, and too many spaces
MAX_SETTINGS_BYTES: Final = 4096
MAX_CACHED: Final = 20_000


@dataclass(frozen=True)
class Person:
    """What others see of a person."""

    name: str
    avatar: str


UNKNOWN_PERSON: Final = Person("", "")


class People:
    """All persons of a store; those at live tables are also cached."""

    version = 0  # of the cache: increases whenever a cached person changes, is added or removed

    def __init__(self, store: Store, settings: TableSettings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self._known: Final[dict[str, Person]] = {}
        self._changes = 0  # made so far: what was read before a change may be outdated

    def cached(self, person: str) -> Person:
        """Return a cached person; an empty one if there is none."""
        return self._known.get(person, UNKNOWN_PERSON)

    def is_nameless(self, person: str) -> bool:
        """Return whether a person has not chosen a name yet, or does not exist."""
        return NAMELESS.fullmatch(self.cached(person).name) is not None

    def is_cached(self, person: str) -> bool:
        """Return whether a person was found by `load`."""
        return person in self._known

    async def load(self, ids: set[str]) -> None:
        """Read these persons into the cache for `cached`."""
        while unknown := ids - self._known.keys():
            before, found = self._changes, await self._read(unknown)
            if before == self._changes:
                self._cache(found)
                return

    async def _read(self, ids: set[str]) -> dict[str, Person]:
        async with self.store.reading() as connection:
            rows = await connection.execute(select(people).where(people.c.id.in_(sorted(ids))))
        return {row.id: Person(row.name, row.avatar) for row in rows}

    async def reload(self, ids: set[str] | None = None) -> set[str]:
        """Read these persons again (all cached ones, if none are named); return those who no longer exist."""
        self._changes += 1
        again = set(self._known) if ids is None else ids
        found = await self._read(again)
        gone = again - found.keys()
        for person in gone:
            self._known.pop(person, None)
        self._cache({person: found[person] for person in found.keys() & self._known.keys()})
        return gone

    def _cache(self, found: dict[str, Person]) -> None:
        self.version += 1
        self._known.update(found)

    def evict_except(self, ids: set[str]) -> None:
        """Drop all others from the cache, if it is too large."""
        if len(self._known) > MAX_CACHED:
            for person in self._known.keys() - ids:
                del self._known[person]

    async def visitor(self) -> str:
        """Create a person with an avatar, and a number for a name."""
        person = new_token()
        name, avatar = f"#{1000 + secrets.randbelow(9000)}", secrets.choice(AVATARS)
        row = {"id": person, "name": name, "avatar": avatar, "settings": "{}", "made": self.settings.now()}
        async with self.store.writing() as connection:
            await connection.execute(insert(people).values(row))
        self._known[person] = Person(name, avatar)
        return person

    async def friend(self, request: Plain) -> str:
        """Create somebody who plays at another person's device: `{"name", "avatar"}`; return the id."""
        reader = Reader(request, "")
        reader.refuse_others(("name", "avatar"))
        values = _changes(reader)
        friend = await self.visitor()
        async with self.store.writing() as connection:
            await connection.execute(update(people).where(people.c.id == friend).values(**values))
        self._known[friend] = replace(self._known[friend], **values)
        return friend

    async def is_person(self, person: str) -> bool:
        """Return whether there is such a person."""
        await self.load({person})
        return self.is_cached(person)

    async def me(self, person: str) -> Me:
        """Return a person's own data."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person))).first()
        if row is None:
            raise NotFound("person")
        settings = Reader(decode(row.settings), "settings").object()
        return {"id": row.id, "name": row.name, "avatar": row.avatar, "settings": settings}

    async def change(self, person: str, request: Plain) -> Me:
        """Change name, avatar or settings."""
        values = _changes(Reader(request, ""))
        if values:
            async with self.store.writing() as connection:
                await connection.execute(update(people).where(people.c.id == person).values(**values))
                await self.store.send_messages(connection, [person_message(person)])
            self._invalidate(person)
            await self.load({person})
        return await self.me(person)

    async def link(self, person: str) -> Link:
        """Create a personal link; earlier ones become invalid."""
        token = new_token()
        async with self.store.writing() as connection:
            await connection.execute(delete(links).where(links.c.person == person))
            row = {"hash": _hash(token), "person": person, "made": self.settings.now()}
            await connection.execute(insert(links).values(row))
        return {"link": f"/me/{token}"}

    async def claim(self, request: Plain) -> Me:
        """Use a personal link, which becomes invalid."""
        reader = Reader(request, "")
        reader.refuse_others(("token",))
        hashed = _hash(reader.at("token").text(100))
        async with self.store.writing() as connection:
            used = delete(links).where(links.c.hash == hashed).returning(links.c.person, links.c.made)
            row = (await connection.execute(used)).first()
        if row is None or row.made < self.settings.now() - self.settings.links_last:
            raise NotFound("token")
        return await self.me(row.person)

    async def forget(self, person: str) -> None:
        """Remove a person with name, settings and links."""
        async with self.store.writing() as connection:
            await connection.execute(delete(links).where(links.c.person == person))
            await connection.execute(delete(people).where(people.c.id == person))
            await self.store.send_messages(connection, [person_message(person)])
        self._invalidate(person)

    def _invalidate(self, person: str) -> None:
        self._changes += 1
        self.version += 1
        self._known.pop(person, None)


def _changes(reader: Reader) -> dict[str, str]:
    reader.refuse_others(("name", "avatar", "settings"))
    values: dict[str, str] = {}
    if reader.has("name"):
        values["name"] = _name(reader.at("name"))
    if reader.has("avatar"):
        values["avatar"] = AVATARS[reader.at("avatar").choice(AVATARS)]
    if reader.has("settings"):
        values["settings"] = _settings(reader.at("settings"))
    return values


def _name(reader: Reader) -> str:
    """Read a name; `InvalidText` has the code of what is wrong. Names stored before there were rules stay."""
    name = re.sub(" +", " ", characters.normalized(reader.text(MAX_TYPED_LENGTH)))
    fault = characters.fault(name) or (LONG if len(name) > MAX_NAME_LENGTH else "")
    if fault:
        raise InvalidText(reader.path, f"1 to {MAX_NAME_LENGTH} characters that can be seen", CODES[fault])
    return name


def _settings(reader: Reader) -> str:
    text = encode(dict(reader.object())).decode()
    if len(text) > MAX_SETTINGS_BYTES:
        raise Wrong(reader.path, f"at most {MAX_SETTINGS_BYTES} bytes", f"{len(text)}")
    return text


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

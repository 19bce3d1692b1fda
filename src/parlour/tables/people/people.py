"""People: anonymous identities with a name, an avatar and settings; personal links to move to another device."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select, update

from parlour.engine.plain import Plain, Reader, Wrong, decode, encode
from parlour.tables.cluster.bus import person_word
from parlour.tables.errors import NotFound, Unfit
from parlour.tables.ids import new_token
from parlour.tables.people import characters
from parlour.tables.settings import TableSettings
from parlour.tables.store.database import Store
from parlour.tables.store.schema import links, people

AVATARS: Final = (
    *("badger", "bear", "boar", "crane", "fox", "hare", "heron", "lynx"),
    *("moth", "newt", "otter", "owl", "seal", "stag", "toad", "wren"),
)
LONGEST_NAME: Final = 40
NAMELESS: Final = re.compile(r"(#\d+)?")
LONGEST_TYPED: Final = 4 * LONGEST_NAME  # with letters and marks apart, and too many spaces
LARGEST_SETTINGS: Final = 4096
MOST_KNOWN: Final = 20_000


@dataclass(frozen=True)
class Person:
    """What others see of a person."""

    name: str
    avatar: str


NOBODY: Final = Person("", "")


class People:
    """All persons of a store; those at live tables are also cached."""

    version = 0  # of what is known by heart about anybody who was known before, or was to be

    def __init__(self, store: Store, settings: TableSettings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self._known: Final[dict[str, Person]] = {}
        self._changes = 0  # that were heard of: what was read before one may be old

    def known(self, person: str) -> Person:
        """Return a cached person; an empty one if there is none."""
        return self._known.get(person, NOBODY)

    def is_nameless(self, person: str) -> bool:
        """Return whether a person has not chosen a name yet, or is not known."""
        return NAMELESS.fullmatch(self.known(person).name) is not None

    def knows(self, person: str) -> bool:
        """Return whether a person who was to be `learn`ed is there."""
        return person in self._known

    async def learn(self, ids: set[str]) -> None:
        """Read these persons into the cache for `known`."""
        while unknown := ids - self._known.keys():
            before, found = self._changes, await self._read(unknown)
            if before == self._changes:
                self._know(found)
                return

    async def _read(self, ids: set[str]) -> dict[str, Person]:
        async with self.store.reading() as connection:
            rows = await connection.execute(select(people).where(people.c.id.in_(sorted(ids))))
        return {row.id: Person(row.name, row.avatar) for row in rows}

    async def learn_again(self, ids: set[str] | None = None) -> set[str]:
        """Read these persons again (all cached ones, if none are named); return those who no longer exist."""
        self._changes += 1
        again = set(self._known) if ids is None else ids
        found = await self._read(again)
        gone = again - found.keys()
        for person in gone:
            self._known.pop(person, None)
        self._know({person: found[person] for person in found.keys() & self._known.keys()})
        return gone

    def _know(self, found: dict[str, Person]) -> None:
        self.version += 1
        self._known.update(found)

    def keep_only(self, ids: set[str]) -> None:
        """Drop all others from the cache, if it is too large."""
        if len(self._known) > MOST_KNOWN:
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

    async def is_person(self, person: str) -> bool:
        """Return whether there is such a person."""
        await self.learn({person})
        return self.knows(person)

    async def me(self, person: str) -> dict[str, Plain]:
        """Return a person's own data."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person))).first()
        if row is None:
            raise NotFound("person")
        return {"id": row.id, "name": row.name, "avatar": row.avatar, "settings": decode(row.settings)}

    async def change(self, person: str, request: Plain) -> dict[str, Plain]:
        """Change name, avatar or settings."""
        values = _changes(Reader(request, ""))
        if values:
            async with self.store.writing() as connection:
                await connection.execute(update(people).where(people.c.id == person).values(**values))
                await self.store.tell(connection, [person_word(person)])
            self._lose(person)
            await self.learn({person})
        return await self.me(person)

    async def link(self, person: str) -> dict[str, Plain]:
        """Create a personal link; earlier ones become invalid."""
        token = new_token()
        async with self.store.writing() as connection:
            await connection.execute(delete(links).where(links.c.person == person))
            row = {"hash": _hash(token), "person": person, "made": self.settings.now()}
            await connection.execute(insert(links).values(row))
        return {"link": f"/me/{token}"}

    async def claim(self, request: Plain) -> dict[str, Plain]:
        """Use up a personal link."""
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
            await self.store.tell(connection, [person_word(person)])
        self._lose(person)

    def _lose(self, person: str) -> None:
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
    """Read a name; what is wrong with it is said by a code. Names that were stored before there were rules stay."""
    name = re.sub(" +", " ", characters.normal(reader.text(LONGEST_TYPED)))
    fault = characters.fault(name) or ("long" if len(name) > LONGEST_NAME else "")
    if fault:
        raise Unfit(reader.path, f"1 to {LONGEST_NAME} characters that can be seen", f"name-{fault}")
    return name


def _settings(reader: Reader) -> str:
    text = encode(dict(reader.table())).decode()
    if len(text) > LARGEST_SETTINGS:
        raise Wrong(reader.path, f"at most {LARGEST_SETTINGS} bytes", f"{len(text)}")
    return text


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

"""Subscriptions: who wants notices, and where. Stored in the database, deleted with the person."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, insert, select, union, update

from parlour.engine.plain import Wrong
from parlour.notices.email.addresses import is_address
from parlour.notices.push.encryption import from_text
from parlour.notices.push.services import is_service
from parlour.tables.errors import NotFound
from parlour.tables.ids import new_token
from parlour.tables.store.database import Store, upsert
from parlour.tables.store.schema import feeds, mail_addresses, push_subscriptions

MAX_DEVICES: Final = 20
POINT: Final = 65  # bytes of a browser's public key
SECRET: Final = 16


@dataclass(frozen=True)
class Device:
    """A browser that takes push messages."""

    id: str
    endpoint: str
    key: str
    secret: str


@dataclass(frozen=True)
class ChosenNotices:
    """What one person has subscribed to."""

    devices: int
    address: str
    confirmed: bool
    feed: bool


class Subscriptions:
    """Stores and reads people's subscriptions."""

    def __init__(self, store: Store, services: tuple[str, ...], now: Callable[[], float] = time.time) -> None:
        self.store: Final = store
        self.services: Final = services
        self.now: Final = now

    async def chosen(self, person: str) -> ChosenNotices:
        """Return what a person has subscribed to."""
        count = select(func.count()).select_from(push_subscriptions).where(push_subscriptions.c.person == person)
        async with self.store.reading() as connection:
            devices = await connection.scalar(count) or 0
            mail = (await connection.execute(select(mail_addresses).where(mail_addresses.c.person == person))).first()
            feed = (await connection.execute(select(feeds).where(feeds.c.person == person))).first()
        address, confirmed = (mail.address, mail.confirmed is not None) if mail else ("", False)
        return ChosenNotices(devices, address, confirmed, feed is not None)

    async def people_to_notify(self) -> set[str]:
        """Return everybody who wants notices by push or e-mail."""
        query = union(
            select(push_subscriptions.c.person),
            select(mail_addresses.c.person).where(mail_addresses.c.confirmed.is_not(None)),
        )
        async with self.store.reading() as connection:
            return {row.person for row in await connection.execute(query)}

    async def devices(self, person: str) -> list[Device]:
        """List a person's browsers whose endpoints may be called now."""
        query = select(push_subscriptions).where(push_subscriptions.c.person == person)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.order_by(push_subscriptions.c.made))).all()
        allowed = [row for row in rows if is_service(row.endpoint, self.services)]
        return [Device(row.id, row.endpoint, row.key, row.secret) for row in allowed]

    async def address(self, person: str) -> str:
        """Return a person's confirmed e-mail address; empty if there is none."""
        chosen = await self.chosen(person)
        return chosen.address if chosen.confirmed else ""

    async def add_device(self, person: str, endpoint: str, key: str, secret: str) -> None:
        """Add a browser; it belongs to the person who used it last, and the oldest of too many is removed."""
        if not is_service(endpoint, self.services):
            raise Wrong("endpoint", "the address of a push service that browsers use", "another")
        _check_length("keys.p256dh", key, POINT)
        _check_length("keys.auth", secret, SECRET)
        values = {"person": person, "endpoint": endpoint, "key": key, "secret": secret, "made": self.now()}
        mine = push_subscriptions.c.person == person
        kept = select(push_subscriptions.c.id).where(mine).order_by(push_subscriptions.c.made.desc())
        async with self.store.writing() as connection:
            await upsert(connection, push_subscriptions, {"id": device_id(endpoint)}, values)
            ids = [row.id for row in await connection.execute(kept.limit(MAX_DEVICES))]
            await connection.execute(delete(push_subscriptions).where(mine, push_subscriptions.c.id.not_in(ids)))

    async def remove_device(self, device: str, person: str | None = None) -> None:
        """Remove a browser; with *person*, only if it is that person's."""
        query = delete(push_subscriptions).where(push_subscriptions.c.id == device)
        async with self.store.writing() as connection:
            await connection.execute(query if person is None else query.where(push_subscriptions.c.person == person))

    async def set_address(self, person: str, address: str) -> None:
        """Store an address that is still to be confirmed."""
        if not is_address(address):
            raise Wrong("address", "an e-mail address", "something else")
        values = {"address": address, "confirmed": None, "made": self.now()}
        async with self.store.writing() as connection:
            await upsert(connection, mail_addresses, {"person": person}, values)

    async def confirm(self, person: str, address: str) -> None:
        """Confirm a stored address."""
        matches = (mail_addresses.c.person == person, mail_addresses.c.address == address)
        async with self.store.writing() as connection:
            done = await connection.execute(update(mail_addresses).where(*matches).values(confirmed=self.now()))
        if done.rowcount == 0:
            raise NotFound("token")

    async def remove_address(self, person: str) -> None:
        """Remove a person's address."""
        async with self.store.writing() as connection:
            await connection.execute(delete(mail_addresses).where(mail_addresses.c.person == person))

    async def new_feed(self, person: str) -> str:
        """Create a private feed and return its token; an earlier one becomes invalid."""
        token = new_token()
        async with self.store.writing() as connection:
            await connection.execute(delete(feeds).where(feeds.c.person == person))
            await connection.execute(insert(feeds).values(person=person, hash=_hash(token), made=self.now()))
        return token

    async def remove_feed(self, person: str) -> None:
        """End a person's feed."""
        async with self.store.writing() as connection:
            await connection.execute(delete(feeds).where(feeds.c.person == person))

    async def person_of_feed(self, token: str) -> str:
        """Return the person to whom a feed belongs; `NotFound` if there is no such feed."""
        async with self.store.reading() as connection:
            found = await connection.scalar(select(feeds.c.person).where(feeds.c.hash == _hash(token)))
        if found is None:
            raise NotFound("feed")
        return str(found)


def device_id(endpoint: str) -> str:
    """Return the id of a browser, a hash of its endpoint, which is a secret."""
    return _hash(endpoint)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _check_length(path: str, text: str, length: int) -> None:
    try:
        found = len(from_text(text))
    except ValueError:
        raise Wrong(path, f"{length} bytes in base64url", "something else") from None
    if found != length:
        raise Wrong(path, f"{length} bytes in base64url", f"{found} bytes")

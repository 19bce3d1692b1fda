"""The office: everything about notices that the web asks for."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

from parlour.engine.plain import Plain
from parlour.notices.claims import Claims
from parlour.notices.dispatch import Bell, Count
from parlour.notices.feed import Item, atom
from parlour.notices.notifier import Crier
from parlour.notices.outcome import SENT
from parlour.notices.push.sending import Push
from parlour.notices.push.vapid import Vapid
from parlour.notices.settings import NoticeSettings
from parlour.notices.signed_links import MAIL, Signs
from parlour.notices.subscriptions import Desk, device_id
from parlour.tables.errors import Busy, Refused
from parlour.tables.table_service import TableService


class Office:
    """Notices of one server. Answers are those of docs/api.md."""

    def __init__(
        self, service: TableService, settings: NoticeSettings, keys: list[str], push_key: str, count: Count
    ) -> None:
        now = service.settings.now
        self.settings: Final = settings
        self.signs: Final = Signs(keys)
        self.vapid: Final = Vapid(push_key, settings.contact, now)
        self.desk: Final = Desk(service.store, settings.push_services, now)
        self.claims: Final = Claims(service.store, now, service.live_tables.unreadables.trouble)
        self.push: Final = Push(self.vapid, settings.patience)
        self.bell: Final = Bell(service.people, self.desk, self.signs, settings, self.push, count)
        self.crier: Final = Crier(service, self.desk, self.claims, self.bell, settings)
        self._now: Final = now
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to tell people, if that is offered here."""
        if self.settings.has_push:
            self._task = asyncio.create_task(self.crier.run())

    async def close(self) -> None:
        """Stop telling."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.push.close()

    async def state(self, person: str) -> dict[str, Plain]:
        """Say what is offered here, and what a person has asked for."""
        wanted = await self.desk.wanted(person)
        mail: Plain = {"address": wanted.address, "confirmed": wanted.confirmed} if wanted.address else None
        return {
            "push": {"key": self.vapid.public, "devices": wanted.devices} if self.settings.has_push else None,
            "mail": mail,
            "offers_mail": self.settings.has_mail,
            "feed": wanted.feed,
        }

    async def add_device(self, person: str, endpoint: str, key: str, secret: str) -> None:
        """Tell a browser from now on."""
        if not self.settings.has_push:
            raise Refused("notices", "a server that offers web push")
        await self.desk.add_device(person, endpoint, key, secret)

    async def remove_device(self, person: str, endpoint: str) -> None:
        """Tell a browser no more."""
        await self.desk.remove_device(device_id(endpoint), person)

    async def set_address(self, person: str, address: str) -> None:
        """Take down an e-mail address and ask there; letters come only after a yes."""
        if not self.settings.has_mail:
            raise Refused("notices", "a server that sends e-mail")
        await self.desk.set_address(person, address)
        if await self.bell.ask(person, address) != SENT:
            await self.desk.remove_address(person)
            raise Busy("the mail server does not take the letter just now")

    async def confirm(self, token: str) -> None:
        """Let letters come, as the one that holds *token* has asked."""
        await self.desk.confirm(*self.signs.read_confirm(token))

    async def off(self, token: str) -> None:
        """End what a token says: a person's letters, or the messages to one device."""
        found = self.signs.read_off(token)
        if found.kind == MAIL:
            await self.desk.remove_address(found.what)
        else:
            await self.desk.remove_device(found.what)

    async def feed(self, token: str, url: str) -> bytes:
        """Give the feed that belongs to a token; *url* is where the reader has found us."""
        person = await self.desk.person_of_feed(token)
        items = []
        for due in await self.claims.due_to(person):
            items.append(Item(await self.bell.turn(due), due.table, await self.claims.turn(due), due.changed))
        name = hashlib.sha256(token.encode()).hexdigest()
        return atom(items, await self.bell.language(person), self.settings.url or url, name, self._now())

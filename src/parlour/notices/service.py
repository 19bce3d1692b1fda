"""The notice service: what the web routes need of notices."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

from parlour.notices.claims import Claims
from parlour.notices.dispatch import Count, Dispatcher
from parlour.notices.feed import FeedItem, atom
from parlour.notices.notifier import Notifier
from parlour.notices.outcome import SENT
from parlour.notices.push.sending import PushSender
from parlour.notices.push.vapid import Vapid
from parlour.notices.settings import NoticeSettings
from parlour.notices.signed_links import MAIL, SignedLinks
from parlour.notices.subscriptions import Subscriptions, device_id
from parlour.notices.wire import MailAddress, Notices
from parlour.tables.errors import Busy, Refused
from parlour.tables.table_service import TableService


class NoticeService:
    """Notices of one server. The answers are described in docs/api.md."""

    def __init__(
        self, service: TableService, settings: NoticeSettings, keys: list[str], push_key: str, count: Count
    ) -> None:
        now = service.settings.now
        self.settings: Final = settings
        self.links: Final = SignedLinks(keys)
        self.vapid: Final = Vapid(push_key, settings.contact, now)
        self.subscriptions: Final = Subscriptions(service.store, settings.push_services, now)
        self.claims: Final = Claims(service.store, now, service.live_tables.unreadables.trouble)
        self.push: Final = PushSender(self.vapid, settings.timeout)
        self.dispatcher: Final = Dispatcher(service.people, self.subscriptions, self.links, settings, self.push, count)
        self.notifier: Final = Notifier(service, self.subscriptions, self.claims, self.dispatcher, settings)
        self._now: Final = now
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start the notifier, if the server offers notices."""
        if self.settings.has_push:
            self._task = asyncio.create_task(self.notifier.run())

    async def close(self) -> None:
        """Stop the notifier."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.push.close()

    async def state(self, person: str) -> Notices:
        """Return which notices the server offers, and what a person has subscribed to."""
        chosen = await self.subscriptions.chosen(person)
        mail: MailAddress | None = None
        if chosen.address:
            mail = {"address": chosen.address, "confirmed": chosen.confirmed}
        return {
            "push": {"key": self.vapid.public, "devices": chosen.devices} if self.settings.has_push else None,
            "mail": mail,
            "offers_mail": self.settings.has_mail,
            "feed": chosen.feed,
        }

    async def add_device(self, person: str, endpoint: str, key: str, secret: str) -> None:
        """Subscribe a browser to push messages."""
        if not self.settings.has_push:
            raise Refused("notices", "a server that offers web push")
        await self.subscriptions.add_device(person, endpoint, key, secret)

    async def remove_device(self, person: str, endpoint: str) -> None:
        """Unsubscribe a browser."""
        await self.subscriptions.remove_device(device_id(endpoint), person)

    async def set_address(self, person: str, address: str) -> None:
        """Store an e-mail address and ask for confirmation there; notices are sent only after it."""
        if not self.settings.has_mail:
            raise Refused("notices", "a server that sends e-mail")
        await self.subscriptions.set_address(person, address)
        if await self.dispatcher.request_confirmation(person, address) != SENT:
            await self.subscriptions.remove_address(person)
            raise Busy("the mail server does not accept the e-mail at the moment; please try again later")

    async def confirm(self, token: str) -> None:
        """Confirm the e-mail address that *token* names."""
        await self.subscriptions.confirm(*self.links.read_confirm(token))

    async def off(self, token: str) -> None:
        """End the notices that a token names: a person's e-mail, or the messages to one device."""
        found = self.links.read_off(token)
        if found.kind == MAIL:
            await self.subscriptions.remove_address(found.what)
        else:
            await self.subscriptions.remove_device(found.what)

    async def feed(self, token: str, url: str) -> bytes:
        """Return the feed of a token; *url* is the address of the server in the request."""
        person = await self.subscriptions.person_of_feed(token)
        items = []
        for due in await self.claims.due_for(person):
            items.append(FeedItem(await self.dispatcher.turn(due), due.table, await self.claims.turn(due), due.changed))
        name = hashlib.sha256(token.encode()).hexdigest()
        return atom(items, await self.dispatcher.language(person), self.settings.url or url, name, self._now())

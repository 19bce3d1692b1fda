"""Dispatch: sends the notice of one turn to one person, in every way that they have subscribed to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from parlour.notices import messages
from parlour.notices.claims import Due
from parlour.notices.email.smtp import SmtpSender
from parlour.notices.messages import Turn
from parlour.notices.outcome import FAILED, GONE, LATER, SendOutcome
from parlour.notices.push.sending import PushSender
from parlour.notices.settings import NoticeSettings
from parlour.notices.signed_links import MAIL, PUSH, SignedLinks
from parlour.notices.subscriptions import Device, Subscriptions
from parlour.tables.people.people import People

RETRY_PAUSES: Final = (2.0, 10.0, 30.0)  # seconds
Count = Callable[[str, SendOutcome], None]


class Dispatcher:
    """Sends notices to people's browsers and addresses."""

    def __init__(
        self,
        people: People,
        subscriptions: Subscriptions,
        links: SignedLinks,
        settings: NoticeSettings,
        push: PushSender,
        count: Count,
    ) -> None:
        self.people: Final = people
        self.subscriptions: Final = subscriptions
        self.links: Final = links
        self.settings: Final = settings
        self.push: Final = push
        self.smtp: Final = SmtpSender(settings.smtp, settings.timeout) if settings.smtp else None
        self.count: Final = count
        self.pauses: tuple[float, ...] = RETRY_PAUSES

    async def turn(self, due: Due) -> Turn:
        """Return a turn with what its notice contains."""
        await self.people.load(set(due.others))
        names = [self.people.cached(person).name for person in due.others]
        return Turn(due.game, tuple([name for name in names if name]), f"/table/{due.table}")

    async def language(self, person: str) -> str:
        """Return the language that a person has chosen."""
        return messages.language_of((await self.people.me(person))["settings"])

    async def notify(self, due: Due) -> None:
        """Notify somebody of their turn on all their devices and by e-mail."""
        turn, language = await self.turn(due), await self.language(due.person)
        devices = await self.subscriptions.devices(due.person)
        await asyncio.gather(
            *[self._push(device, turn, language) for device in devices], self._write(due.person, turn, language)
        )

    async def request_confirmation(self, person: str, address: str) -> SendOutcome:
        """Send the e-mail that asks whether an address wants notices."""
        assert self.smtp is not None
        language, token = await self.language(person), self.links.confirm(person, address)
        email = messages.confirmation_request(language, self.settings.sender, address, self.settings.url, token)
        outcome = await self.smtp.send(email)
        self.count("question", outcome)
        return outcome

    async def _push(self, device: Device, turn: Turn, language: str) -> None:
        message = messages.message(turn, language, self.links.off(PUSH, device.id))
        outcome = await self._with_retries(lambda: self.push.send(device, message, turn.path))
        self.count("push", outcome)
        if outcome == GONE:
            await self.subscriptions.remove_device(device.id)

    async def _write(self, person: str, turn: Turn, language: str) -> None:
        address, smtp = await self.subscriptions.address(person), self.smtp
        if not address or smtp is None:
            return
        off = self.links.off(MAIL, person)
        email = messages.turn_email(turn, language, self.settings.sender, address, self.settings.url, off)
        self.count("mail", await self._with_retries(lambda: smtp.send(email)))

    async def _with_retries(self, send: Callable[[], Awaitable[SendOutcome]]) -> SendOutcome:
        """Send, and retry after a pause if the failure may be temporary."""
        for pause in self.pauses:
            outcome = await send()
            if outcome != LATER:
                return outcome
            await asyncio.sleep(pause)
        outcome = await send()
        return FAILED if outcome == LATER else outcome

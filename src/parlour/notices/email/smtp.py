"""Sending e-mail through an SMTP server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final

from parlour.notices.outcome import FAILED, LATER, SENT, Outcome
from parlour.notices.settings import Smtp

PASSING: Final = range(400, 500)  # answers of a mail server that ask for another try


class SmtpSender:
    """One mail server."""

    def __init__(self, server: Smtp, patience: float) -> None:
        self.server: Final = server
        self.patience: Final = patience

    async def send(self, letter: EmailMessage) -> Outcome:
        """Hand a letter over and say what became of it."""
        return await asyncio.to_thread(self._send, letter)

    def _send(self, letter: EmailMessage) -> Outcome:
        try:
            with self._connected() as server:
                if self.server.user:
                    server.login(self.server.user, self.server.password)
                server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return LATER if all(code in PASSING for code in codes) else FAILED
        except smtplib.SMTPResponseException as answer:
            return LATER if answer.smtp_code in PASSING else FAILED
        except (OSError, smtplib.SMTPException):  # not there, cut off, a certificate that does not fit, no STARTTLS
            return LATER
        return SENT

    def _connected(self) -> smtplib.SMTP:
        host, port = self.server.host, self.server.port
        if self.server.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port, timeout=self.patience, context=ssl.create_default_context())
        server = smtplib.SMTP(host, port, timeout=self.patience)
        if self.server.scheme == "smtp+starttls":
            try:
                server.starttls(context=ssl.create_default_context())
            except BaseException:
                server.close()
                raise
        return server

"""Sending e-mail through an SMTP server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final

from parlour.notices.outcome import FAILED, LATER, SENT, SendOutcome
from parlour.notices.settings import Smtp

TEMPORARY_CODES: Final = range(400, 500)  # replies of a mail server that ask for a retry


class SmtpSender:
    """One mail server."""

    def __init__(self, server: Smtp, timeout: float) -> None:
        self.server: Final = server
        self.timeout: Final = timeout

    async def send(self, email: EmailMessage) -> SendOutcome:
        """Send an e-mail and return the outcome."""
        return await asyncio.to_thread(self._send, email)

    def _send(self, email: EmailMessage) -> SendOutcome:
        try:
            with self._connected() as server:
                if self.server.user:
                    server.login(self.server.user, self.server.password)
                server.send_message(email)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return LATER if all(code in TEMPORARY_CODES for code in codes) else FAILED
        except smtplib.SMTPResponseException as answer:
            return LATER if answer.smtp_code in TEMPORARY_CODES else FAILED
        except (OSError, smtplib.SMTPException):  # unreachable, disconnected, a wrong certificate, no STARTTLS
            return LATER
        return SENT

    def _connected(self) -> smtplib.SMTP:
        host, port = self.server.host, self.server.port
        if self.server.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port, timeout=self.timeout, context=ssl.create_default_context())
        server = smtplib.SMTP(host, port, timeout=self.timeout)
        if self.server.scheme == "smtp+starttls":
            try:
                server.starttls(context=ssl.create_default_context())
            except BaseException:
                server.close()
                raise
        return server

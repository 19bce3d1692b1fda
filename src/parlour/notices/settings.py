"""Settings of notices, read from the environment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit

from parlour.engine.plain import Wrong
from parlour.notices.email.addresses import is_address
from parlour.notices.push.services import is_valid_service

URL: Final = "PARLOUR_URL"
SMTP: Final = "PARLOUR_SMTP"
SENDER: Final = "PARLOUR_MAIL_FROM"
CONTACT: Final = "PARLOUR_CONTACT"
PUSH_KEY: Final = "PARLOUR_PUSH_KEY"
PUSH_HOSTS: Final = "PARLOUR_PUSH_HOSTS"
AFTER: Final = "PARLOUR_NOTICE_AFTER"

# A subscription names a URL that the server calls: only those of the browsers' own services are allowed.
SERVICES: Final = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    "updates.push.services.mozilla.com",
    "*.push.services.mozilla.com",
    "web.push.apple.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
PORTS: Final = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
LOOPBACK: Final = {"127.0.0.1", "::1", "localhost"}


@dataclass(frozen=True)
class Smtp:
    """The mail server: `smtps` uses TLS from the start, `smtp+starttls` requires STARTTLS, `smtp` has no TLS."""

    scheme: str
    host: str
    port: int
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        """Return a text without the password."""
        return f"Smtp({self.scheme}://{self.host}:{self.port})"


@dataclass(frozen=True)
class NoticeSettings:
    """Settings of notices; without a public URL there are none. Times are in seconds."""

    url: str = ""  # as people see it, without a slash at the end
    contact: str = ""  # for the operators of push services
    smtp: Smtp | None = None
    sender: str = ""
    push_key: str = ""
    push_services: tuple[str, ...] = SERVICES
    after: float = 60.0  # how long a turn waits before its notice is sent
    every: float = 10.0  # between two rounds of the notifier
    timeout: float = 10.0  # with a service that does not answer

    @property
    def has_push(self) -> bool:
        """Return whether web push is offered."""
        return bool(self.url)

    @property
    def has_mail(self) -> bool:
        """Return whether e-mail is offered."""
        return bool(self.url and self.smtp)


def from_environment(environment: Mapping[str, str]) -> NoticeSettings:
    """Read the settings; `Wrong` names a variable with a wrong value."""
    url = _url(environment.get(URL, ""))
    smtp = _smtp(environment[SMTP]) if environment.get(SMTP) else None
    sender = environment.get(SENDER, "")
    if smtp is not None and not url:
        raise Wrong(URL, "the address under which people reach this server, for the links in e-mails", "nothing")
    if smtp is not None and not is_address(sender):
        raise Wrong(SENDER, "the sender's e-mail address", sender or "nothing")
    return NoticeSettings(
        url=url,
        contact=_contact(environment.get(CONTACT, "")) or url,
        smtp=smtp,
        sender=sender,
        push_key=environment.get(PUSH_KEY, ""),
        push_services=(*SERVICES, *_services(environment.get(PUSH_HOSTS, ""))),
        after=_after(environment.get(AFTER, "")),
    )


def _url(text: str) -> str:
    parts = urlsplit(text.rstrip("/"))
    is_plain = not (parts.path or parts.query or parts.fragment or parts.username)
    is_safe = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in LOOPBACK)
    if text and not (parts.hostname and is_plain and is_safe):
        raise Wrong(URL, "https:// and a host, perhaps a port, nothing more", text)
    return text.rstrip("/")


def _services(text: str) -> list[str]:
    services = text.replace(",", " ").split()
    for service in services:
        if not is_valid_service(service):
            raise Wrong(PUSH_HOSTS, "hosts such as push.example.org or *.push.example.org", service)
    return services


def _contact(text: str) -> str:
    if text and not text.startswith(("mailto:", "https://")):
        raise Wrong(CONTACT, "mailto:… or https://…", text)
    return text


def _smtp(text: str) -> Smtp:
    """Read `smtps://user:password@host:port`; errors never contain the password."""
    parts = urlsplit(text)
    expected = "smtps://, smtp+starttls:// or smtp://, then user:password@host:port"
    if parts.scheme not in PORTS or not parts.hostname:
        raise Wrong(SMTP, expected, f"{parts.scheme or 'no scheme'}://…")
    found = Smtp(
        parts.scheme,
        parts.hostname,
        parts.port or PORTS[parts.scheme],
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )
    if found.user and found.scheme == "smtp" and found.host not in LOOPBACK:
        raise Wrong(SMTP, "smtps:// or smtp+starttls://, since a password is sent", "smtp://")
    return found


def _after(text: str) -> float:
    if not text:
        return NoticeSettings.after
    if not text.isdigit() or int(text) < 2 * NoticeSettings.every:
        raise Wrong(AFTER, f"a number of seconds, at least {2 * NoticeSettings.every:g}", text)
    return float(text)

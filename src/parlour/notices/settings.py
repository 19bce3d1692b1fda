"""Settings of notices, read from the environment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit

from parlour.engine.plain import Wrong
from parlour.notices.email.addresses import is_address
from parlour.notices.push.services import is_written_well

URL: Final = "PARLOUR_URL"
SMTP: Final = "PARLOUR_SMTP"
SENDER: Final = "PARLOUR_MAIL_FROM"
CONTACT: Final = "PARLOUR_CONTACT"
PUSH_KEY: Final = "PARLOUR_PUSH_KEY"
PUSH_HOSTS: Final = "PARLOUR_PUSH_HOSTS"
AFTER: Final = "PARLOUR_NOTICE_AFTER"

# A subscription names an address that we are to call: only those of the browsers' own services are.
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
    """Who takes our letters: `smtps` is TLS from the start, `smtp+starttls` insists on it, `smtp` has none."""

    scheme: str
    host: str
    port: int
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        """Show it without the password."""
        return f"Smtp({self.scheme}://{self.host}:{self.port})"


@dataclass(frozen=True)
class NoticeSettings:
    """Everything about notices; without a public address there are none. Times are seconds."""

    url: str = ""  # as people see it, without a slash at the end
    contact: str = ""  # for the push services, should something go wrong
    smtp: Smtp | None = None
    sender: str = ""
    push_key: str = ""
    push_services: tuple[str, ...] = SERVICES
    after: float = 60.0  # how long a turn may wait before somebody is told
    every: float = 10.0  # between two looks
    patience: float = 10.0  # with a service that does not answer

    @property
    def has_push(self) -> bool:
        """Return whether web push is offered."""
        return bool(self.url)

    @property
    def has_mail(self) -> bool:
        """Return whether e-mail is offered."""
        return bool(self.url and self.smtp)


def from_environment(environment: Mapping[str, str]) -> NoticeSettings:
    """Read the settings; what is given must be right."""
    url = _url(environment.get(URL, ""))
    smtp = _smtp(environment[SMTP]) if environment.get(SMTP) else None
    sender = environment.get(SENDER, "")
    if smtp is not None and not url:
        raise Wrong(URL, "the address under which people reach this server, for links in letters", "nothing")
    if smtp is not None and not is_address(sender):
        raise Wrong(SENDER, "the e-mail address that letters come from", sender or "nothing")
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
        if not is_written_well(service):
            raise Wrong(PUSH_HOSTS, "hosts such as push.example.org or *.push.example.org", service)
    return services


def _contact(text: str) -> str:
    if text and not text.startswith(("mailto:", "https://")):
        raise Wrong(CONTACT, "mailto:… or https://…", text)
    return text


def _smtp(text: str) -> Smtp:
    """Read `smtps://user:password@host:port`; the password is never told back."""
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

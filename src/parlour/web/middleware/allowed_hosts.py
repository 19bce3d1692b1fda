"""The host names under which the server may be reached: others are refused, to prevent DNS rebinding.

A page of another site can make its own name resolve to the address of this machine. The browser then takes this server
for that site and lets the page read the responses; but its `Host` header has the name of that site.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.engine.plain import Wrong
from parlour.web.responses import problem
from parlour.web.settings import ServerSettings

VARIABLE: Final = "PARLOUR_HOSTS"
MISDIRECTED: Final = 421
LABEL: Final = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
NAME: Final = re.compile(rf"{LABEL}(?:\.{LABEL})*")
PATTERN: Final = re.compile(rf"\*(?:\.{LABEL}){{2,}}")
HOST_HEADER: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::[0-9]{1,5})?")
# Names that have no meaning in public DNS: RFC 6761, 6762, 8375, and what routers and companies use internally.
LOCAL: Final = ("localhost", "local", "lan", "home.arpa", "internal")


class Hosts:
    """The allowed host names."""

    def __init__(self, names: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        self._names: Final = {plain(name) for name in names} | {own}

    def has(self, written: str, own_address: str = "") -> bool:
        """Return whether a `Host` header is allowed; *own_address* is the address at which the connection arrived."""
        found = HOST_HEADER.fullmatch(written.lower())
        if found is None:
            return False
        name = plain(found[1] or found[2])
        return name in self._names or self._has_pattern(name) or is_local(name) or name == plain(own_address)

    def _has_pattern(self, name: str) -> bool:
        first, _, others = name.partition(".")
        return bool(first) and f"*.{others}" in self._names and NAME.fullmatch(name) is not None


def plain(name: str) -> str:
    """Normalize a name or an address as browsers do."""
    short = name.lower().removesuffix(".").partition("%")[0]
    if not short.isascii():
        with suppress(UnicodeError):
            short = short.encode("idna").decode()
    try:
        found = ip_address(short)
    except ValueError:
        return short
    return str(found.ipv4_mapped or found) if isinstance(found, IPv6Address) else str(found)


def is_local(name: str) -> bool:
    """Return whether a name or address is valid only on this machine or in its network."""
    try:
        return not ip_address(name).is_global
    except ValueError:
        pass
    if NAME.fullmatch(name) is None or name.replace(".", "").isdigit():
        return False
    return "." not in name or any(name.endswith(f".{ending}") for ending in LOCAL)


def read_hosts(given: Iterable[str]) -> tuple[str, ...]:
    """Check configured names: a host, an address, or `*.` and a domain for any single label in it."""
    names = tuple(plain(name.strip("[]")) for name in given)
    for name in names:
        if not (is_address(name) or NAME.fullmatch(name) or PATTERN.fullmatch(name)):
            raise Wrong(VARIABLE, "names such as play.example.org or *.example.org, without http:// and port", name)
    return names


def is_address(name: str) -> bool:
    """Return whether this is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class HostCheck:
    """Refuses requests and handshakes for other host names."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self.app: Final = app
        public = urlsplit(settings.notices.url).hostname
        self.hosts: Final = Hosts([*settings.hosts, *([public] if public else [])])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check the host name, then pass the request on."""
        if scope["type"] in {"http", "websocket"} and not self._is_allowed(scope):
            found = Headers(scope=scope).get("host", "")[:80]
            message = (
                f"This server does not know the name {found!r}. If it is yours, allow the name: "
                f"parlour serve --host-name NAME, or the variable {VARIABLE}."
            )
            await problem(MISDIRECTED, "host", "a name of this server", found, message=message)(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _is_allowed(self, scope: Scope) -> bool:
        given = Headers(scope=scope).getlist("host")
        if not given:  # HTTP/1.0, for instance a health check: every browser names a host
            return scope.get("http_version") == "1.0"
        own = scope.get("server")
        return len(given) == 1 and self.hosts.has(given[0], own[0] if own else "")

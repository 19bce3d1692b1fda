"""Push services: the only external addresses that a browser can make the server call.

An endpoint is compared as text, in the one form that browsers use: what two programs might parse differently (a name
before `@`, a backslash, a trailing dot, letters of another script) is refused before the comparison.
"""

from __future__ import annotations

import re
from typing import Final

MAX_LENGTH: Final = 1000
LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
NAME: Final = rf"(?:{LABEL}\.)+[a-z](?:[a-z0-9-]{{0,61}}[a-z0-9])?"  # what ends in a number is an IP address
HOST: Final = re.compile(rf"(?:\*\.(?={LABEL}\.))?{NAME}")
ORIGIN: Final = re.compile(rf"https://(?:{NAME}|[0-9.]{{7,15}}|\[[0-9a-f:]+\])(?::[1-9][0-9]{{0,4}})?")
PATH: Final = r"/[!-\"$-\[\]-~]*"  # printable ASCII, without `#` and backslash
ENDPOINT: Final = re.compile(rf"https://({NAME})(?::443)?{PATH}")


def is_service(endpoint: str, services: tuple[str, ...]) -> bool:
    """Return whether an endpoint is at one of the *services*.

    A service is a host, reached by https at the usual port, or, with `://`, an origin; `*.` stands for one label.
    """
    if len(endpoint) > MAX_LENGTH:
        return False
    found = ENDPOINT.fullmatch(endpoint)
    return any(
        _is_at(endpoint, service) if "://" in service else found is not None and _fits(service, found[1])
        for service in services
    )


def _is_at(endpoint: str, origin: str) -> bool:
    return re.fullmatch(re.escape(origin) + PATH, endpoint) is not None


def _fits(service: str, host: str) -> bool:
    first, _, others = host.partition(".")
    return host == service or (bool(first) and service == f"*.{others}")


def is_valid_service(service: str) -> bool:
    """Return whether this is a host, `*.` and a domain of two labels or more, or an origin with https."""
    return HOST.fullmatch(service) is not None or ORIGIN.fullmatch(service) is not None

"""Push services: the only addresses outside that a browser can make us call.

An endpoint is compared as it is written, in the one form that browsers use: what two programs might read differently
(a name before `@`, a backslash, a dot at the end, letters of another script) never reaches the comparison.
"""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 1000
LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
NAME: Final = rf"(?:{LABEL}\.)+[a-z](?:[a-z0-9-]{{0,61}}[a-z0-9])?"  # what ends in a number is an IP address
HOST: Final = re.compile(rf"(?:\*\.(?={LABEL}\.))?{NAME}")
ORIGIN: Final = re.compile(rf"https://(?:{NAME}|[0-9.]{{7,15}}|\[[0-9a-f:]+\])(?::[1-9][0-9]{{0,4}})?")
PATH: Final = r"/[!-\"$-\[\]-~]*"  # printable ASCII, without `#` and backslash
ENDPOINT: Final = re.compile(rf"https://({NAME})(?::443)?{PATH}")


def is_service(endpoint: str, services: tuple[str, ...]) -> bool:
    """Return whether an endpoint is at one of the *services*.

    They are hosts, reached by https at the usual port; `*.` stands for just one label; with `://` it is an origin.
    """
    if len(endpoint) > LONGEST:
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


def is_written_well(service: str) -> bool:
    """Return whether this is a host, `*.` and a domain of two labels or more, or an origin with https."""
    return HOST.fullmatch(service) is not None or ORIGIN.fullmatch(service) is not None

"""Push services: the only addresses outside that a browser can make us call."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

LONGEST: Final = 1000


def is_service(endpoint: str, services: tuple[str, ...]) -> bool:
    """Say whether an endpoint is at one of the *services*.

    They are hosts, reached by https at the usual port; `*.` stands for any host below; with `://` it is an origin.
    """
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
        return False
    try:
        parts = urlsplit(endpoint)
        is_usual = parts.scheme == "https" and parts.port in {None, 443}
    except ValueError:
        return False
    if parts.username is not None or parts.password is not None:
        return False
    origin, host = f"{parts.scheme}://{parts.netloc}", parts.hostname or ""
    return any(
        _fits(service, origin) if "://" in service else is_usual and _fits(service, host) for service in services
    )


def _fits(service: str, found: str) -> bool:
    return found.endswith(service[1:]) if service.startswith("*.") else found == service

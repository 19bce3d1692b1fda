"""Trusted proxies: the addresses whose X-Forwarded headers are used, and which have the connections of many people."""

from __future__ import annotations

from typing import Protocol

from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


class TrustedProxies(Protocol):
    """A collection of trusted addresses."""

    def __contains__(self, host: str, /) -> bool:
        """Return whether an address is trusted."""


def trusted(proxies: tuple[str, ...]) -> TrustedProxies:
    """Parse addresses and networks in the same way as uvicorn's middleware does."""
    nothing: ASGIApp | None = None
    return ProxyHeadersMiddleware(nothing, list(proxies)).trusted_hosts  # type: ignore[arg-type]

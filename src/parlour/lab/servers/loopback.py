"""The address of a server under test: on this machine, and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from parlour.engine.plain import Wrong


@dataclass(frozen=True)
class Address:
    """Where the server listens; *host* is a number, so that nothing is ever looked up."""

    host: str
    port: int

    @property
    def name(self) -> str:
        """Write the address as it stands in a Host header."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def loopback(url: str) -> Address:
    """Read an address of the loopback, like http://127.0.0.1:8000; any other is refused."""
    expected = "an address of this machine's loopback, like http://127.0.0.1:8000"
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 80
        number = ip_address("127.0.0.1" if host == "localhost" else host)
    except ValueError:
        raise Wrong("url", expected, url) from None
    if parts.scheme != "http" or not number.is_loopback:
        raise Wrong("url", expected, url)
    return Address(str(number), port)

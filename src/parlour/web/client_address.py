"""Client addresses: where a request comes from; an IPv6 network (/64) counts as one address."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

IPV6_PREFIX = 64  # bits that identify the network of one household


def is_this_machine(connection: HTTPConnection) -> bool:
    """Return whether a request comes from a program on this machine."""
    try:
        return ip_address(address(connection)).is_loopback
    except ValueError:
        return connection.client is not None and connection.client.host == "::1"


def address(connection: HTTPConnection) -> str:
    """Return the address of a request's client; of IPv6 the network."""
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str:
    """Return an IPv4 address, or the network of an IPv6 address; other text is returned unchanged."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((found, IPV6_PREFIX), strict=False))

"""Client addresses: where a request comes from; an IPv6 network of one household counts as one address."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

HOME_NETWORK = 64  # bits of an IPv6 address that one household shares


def is_this_machine(connection: HTTPConnection) -> bool:
    """Return whether a request comes from a program on this machine."""
    try:
        return ip_address(address(connection)).is_loopback
    except ValueError:
        return connection.client is not None and connection.client.host == "::1"


def address(connection: HTTPConnection) -> str:
    """Return the network address of a request; of IPv6 the part that names the household."""
    return household(connection.client.host if connection.client else "")


def household(host: str) -> str:
    """Return the part of a network address that names the household; what is no address is given back as it is."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((found, HOME_NETWORK), strict=False))

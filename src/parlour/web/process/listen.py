"""Listening: finds a free port, and the addresses at which people reach the server."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
import sys
from typing import Final

from parlour.engine.plain import Wrong

MAX_TRIES: Final = 50
# Reserved for documentation: connecting a UDP socket there selects this machine's own address, and sends nothing.
DOCUMENTATION_ADDRESS: Final = ("192.0.2.1", 9)


def listen(host: str, port: int, *, may_change_port: bool) -> socket.socket:
    """Listen on a port; if it is in use and *may_change_port*, on the next free one."""
    for number in range(port, port + (MAX_TRIES if may_change_port and port else 1)):
        try:
            return _bound(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise Wrong("--host", "an address of this machine and a port that is allowed", _why(error)) from None
        except OverflowError:
            break
    hint = "" if may_change_port else f" (is a server running already? try --port {port + 1})"
    raise Wrong("--port", "a free port", f"{port}, which is in use{hint}")


def listen_shared(host: str, port: int, count: int, *, may_change_port: bool) -> list[socket.socket]:
    """Listen on a port for several processes: on Linux each gets a socket of its own (SO_REUSEPORT)."""
    first = listen(host, port, may_change_port=may_change_port)
    if count == 1:
        return [first]
    if sys.platform != "linux":
        return [first] * count
    number: int = first.getsockname()[1]
    first.close()  # it has shown that the port is free
    return [_bound(host, number, is_shared=True) for _ in range(count)]


def _bound(host: str, port: int, *, is_shared: bool = False) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        if os.name != "nt":  # on Windows it would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_shared:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        found.bind(address)
        # Fails here if another server listens on this port at 127.0.0.1 only.
        found.listen(2048)
    except OSError:
        found.close()
        raise
    found.setblocking(False)
    return found


def _why(error: OSError) -> str:
    return error.strerror or str(error)


def address_here(host: str, port: int) -> str:
    """Return the address to open on this machine."""
    return f"http://{'localhost' if _is_any_address(host) else _url_host(host)}:{port}/"


def address_for_phones(host: str, port: int) -> str:
    """Return the address for other devices in the same network; empty if there are none."""
    if not _is_any_address(host):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(DOCUMENTATION_ADDRESS)
            own: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if ipaddress.ip_address(own).is_loopback else f"http://{own}:{port}/"


def has_display() -> bool:
    """Return whether a graphical browser can open here; a text browser would take over the terminal."""
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _is_any_address(host: str) -> bool:
    return host in {"", "0.0.0.0", "::"}  # noqa: S104  # compared, not bound


def _url_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host

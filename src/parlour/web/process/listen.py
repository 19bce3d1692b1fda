"""Listening: a free port, and the addresses at which people find it."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
import sys
from typing import Final

from parlour.engine.plain import Wrong

TRIES: Final = 50
# Reserved for documentation: choosing a way there tells our own address, and nothing is ever sent.
ELSEWHERE: Final = ("192.0.2.1", 9)


def listen(host: str, port: int, *, may_move: bool) -> socket.socket:
    """Take a port; if it is in use and we *may_move*, the next free one."""
    for number in range(port, port + (TRIES if may_move and port else 1)):
        try:
            return _bound(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise Wrong("--host", "an address of this machine and a port that is allowed", _why(error)) from None
        except OverflowError:
            break
    hint = "" if may_move else f" (is a server running already? try --port {port + 1})"
    raise Wrong("--port", "a free port", f"{port}, which is in use{hint}")


def listen_often(host: str, port: int, many: int, *, may_move: bool) -> list[socket.socket]:
    """Take a port for several processes: each gets a door of its own if the system shares out who comes, as Linux."""
    first = listen(host, port, may_move=may_move)
    if many == 1:
        return [first]
    if sys.platform != "linux":
        return [first] * many
    number: int = first.getsockname()[1]
    first.close()  # it found out that nobody else has the port
    return [_bound(host, number, is_shared=True) for _ in range(many)]


def _bound(host: str, port: int, *, is_shared: bool = False) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
        0
    ]
    found = socket.socket(family, kind, protocol)
    try:
        if os.name != "nt":  # there it would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_shared:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        found.bind(place)
        # A port that another server only holds on 127.0.0.1 is found out here and not when browsers get lost.
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
    return f"http://{'localhost' if _is_everywhere(host) else _written(host)}:{port}/"


def address_for_phones(host: str, port: int) -> str:
    """Return the address for other devices in the same network; empty if there are none."""
    if not _is_everywhere(host):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
            own: str = way.getsockname()[0]
        except OSError:
            return ""
    return "" if ipaddress.ip_address(own).is_loopback else f"http://{own}:{port}/"


def has_display() -> bool:
    """Return whether a browser with windows can open here; a text browser would only take over the terminal."""
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _is_everywhere(host: str) -> bool:
    return host in {"", "0.0.0.0", "::"}  # noqa: S104  # compared, not bound


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host

"""Open files: the operating system's limit, and how many connections it leaves room for."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import replace
from typing import Final

from parlour.web.settings import ServerSettings

MOST: Final = 65_536  # more are not asked for, whatever the hard limit is
RESERVE: Final = 80  # for the store, log files, outgoing connections and what the process has open from the start
A_WORKER: Final = 4  # pipes to a process in which bots think
UNKNOWN: Final = 2048  # where the system has no such limit
SOCKETS: Final = 0.75  # the share of connections that may be WebSockets: ordinary requests keep the rest

if sys.platform != "win32":
    import resource

    def raise_limit() -> None:
        """Raise the limit of open files as far as this process may."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return
        with suppress(ValueError, OSError):  # some systems allow less than their hard limit says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    def limit() -> int:
        """Return the number of files that this process may have open."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return MOST if soft == resource.RLIM_INFINITY else min(soft, MOST)

else:

    def raise_limit() -> None:
        """Leave it: this system has no such limit."""

    def limit() -> int:
        """Return a number of files that any process may have open."""
        return UNKNOWN


def fitted(settings: ServerSettings) -> ServerSettings:
    """Fit the numbers of connections and sockets to the limit of open files."""
    files = limit()
    reserve = min(RESERVE + A_WORKER * settings.tables.bot_workers, files // 2)
    connections = settings.connections
    most = connections.most or files - reserve
    an_address = min(connections.an_address, most // 2)
    sockets = int(most * SOCKETS)
    return replace(
        settings,
        connections=replace(connections, most=most, an_address=an_address),
        sockets_an_address=min(settings.sockets_an_address, int(an_address * SOCKETS)),
        most_sockets=min(settings.most_sockets or sockets, sockets),
    )

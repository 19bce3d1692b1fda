"""The operating system's limit of open files, and how many connections it allows."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import replace
from typing import Final

from parlour.web.settings import ServerSettings

MAX_FILES: Final = 65_536  # the limit is not raised further, whatever the hard limit is
RESERVE: Final = 80  # for the store, log files, outgoing connections and what the process has open from the start
PER_WORKER: Final = 4  # pipes to a bot worker process
UNLIMITED_FILES: Final = 2048  # where the system has no such limit
SOCKETS: Final = 0.75  # the share of connections that may be WebSockets: ordinary requests keep the rest

if sys.platform != "win32":
    import resource

    def raise_limit() -> None:
        """Raise the limit of open files as far as this process may."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return
        with suppress(ValueError, OSError):  # some systems allow less than their hard limit says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    def limit() -> int:
        """Return the number of files that this process may have open."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return MAX_FILES if soft == resource.RLIM_INFINITY else min(soft, MAX_FILES)

else:

    def raise_limit() -> None:
        """Do nothing: this system has no such limit."""

    def limit() -> int:
        """Return a number of files that any process may have open."""
        return UNLIMITED_FILES


def fit_to_open_files(settings: ServerSettings) -> ServerSettings:
    """Limit the numbers of connections and sockets to what the limit of open files allows."""
    files = limit()
    reserve = min(RESERVE + PER_WORKER * settings.tables.bot_workers, files // 2)
    connections = settings.connections
    max_open = connections.max_open or files - reserve
    per_address = min(connections.per_address, max_open // 2)
    sockets = int(max_open * SOCKETS)
    return replace(
        settings,
        connections=replace(connections, max_open=max_open, per_address=per_address),
        sockets_per_address=min(settings.sockets_per_address, int(per_address * SOCKETS)),
        max_sockets=min(settings.max_sockets or sockets, sockets),
    )

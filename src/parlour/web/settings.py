"""Settings of a server, with defaults for a private one at home."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from parlour.engine.loading.toml_limits import LARGEST
from parlour.notices.settings import NoticeSettings
from parlour.tables.settings import TableSettings

STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Rate:
    """A token bucket: its size, and how many tokens are added per second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Rates:
    """Rate limits per person: generous for play, strict for what fills the store or other people's screens."""

    read: Rate = Rate(120, 20)
    play: Rate = Rate(60, 10)
    think: Rate = Rate(40, 10)
    change: Rate = Rate(20, 1)
    hint: Rate = Rate(8, 0.25)  # each keeps a worker busy for a second
    gain: Rate = Rate(30, 1)  # each keeps a worker busy for a moment
    coach: Rate = Rate(16, 0.5)  # each keeps a worker busy for about half a second
    hurry: Rate = Rate(20, 1)
    review: Rate = Rate(6, 0.02)  # each keeps one busy for a minute
    table: Rate = Rate(10, 0.05)
    chat: Rate = Rate(8, 0.5)
    upload: Rate = Rate(5, 0.02)
    edition: Rate = Rate(20, 0.2)  # each writes a copy that is kept for a day
    check: Rate = Rate(30, 2)  # each takes up to a second in the sandboxed process
    claim: Rate = Rate(5, 0.05)
    confirmation_email: Rate = Rate(3, 0.001)  # e-mail to an address that somebody has typed in
    refused_message: Rate = Rate(30, 0.5)  # socket messages that are refused; beyond it the client is disconnected
    # These two count by address only: a client without a cookie could repeat them.
    new_person: Rate = Rate(30, 0.1)
    all: Rate = Rate(600, 100)
    frame: Rate = Rate(400, 50)  # of one WebSocket connection: pings and fragments, too


@dataclass(frozen=True)
class ConnectionLimits:
    """How long a connection may keep the server waiting, in seconds, and how many connections there may be."""

    idle: float = 30.0  # without a request
    idle_proxy: float = 150.0  # longer than proxies keep idle connections, so that they close first
    headers: float = 15.0  # from the first byte to the end of the headers
    body: float = 60.0  # from the end of the headers to the end of the body
    unread_body: float = 3.0  # for the rest of a body after the response was sent
    window: float = 20.0  # in each of them a body must arrive at the rate below at least,
    send_window: float = 60.0  # and in each of these a response must be read: slow lines read it in large pieces
    rate: float = 1024.0  # bytes a second
    per_address: int = 300  # at most half of all
    max_open: int = 0  # 0: as many as the limit of open files allows


@dataclass(frozen=True)
class ServerSettings:
    """A server's settings."""

    data: Path
    version: str = "0"
    database: str = ""
    secret: str = ""
    tables: TableSettings = field(default_factory=TableSettings)
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    metrics_token: str = ""  # without one, only this machine may read the metrics
    static: Path = STATIC
    trusted_proxies: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()  # names under which people reach the server, besides those of the local network
    rates: Rates | None = field(default_factory=Rates)
    # An address may belong to a whole household or school.
    people_per_address: int = 8
    max_body: int = 64 * 1024
    max_edition: int = LARGEST
    max_message: int = 16 * 1024
    sockets_per_person: int = 12
    sockets_per_address: int = 200
    max_sockets: int = 0  # 0: no limit
    messages_waiting: int = 32  # in the queue of one socket; further changes are combined by the service
    send_timeout: float = 10.0  # for a client that reads no messages
    watched_tables: int = 20
    shutdown_seconds: int = 2  # for open requests, and again as many for the service
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)

"""Settings of a server, with defaults for a private one at home."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from parlour.engine.toml_limits import LARGEST
from parlour.notices.settings import NoticeSettings
from parlour.tables.settings import TableSettings

STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more every second."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Rates:
    """How often one person may do what: generous for play, strict for what fills the store or others' screens."""

    read: Rate = Rate(120, 20)
    play: Rate = Rate(60, 10)
    think: Rate = Rate(40, 10)
    change: Rate = Rate(20, 1)
    hint: Rate = Rate(8, 0.25)  # each keeps a worker busy for a second
    review: Rate = Rate(6, 0.02)  # each keeps one busy for a minute
    table: Rate = Rate(10, 0.05)
    chat: Rate = Rate(8, 0.5)
    upload: Rate = Rate(5, 0.02)
    claim: Rate = Rate(5, 0.05)
    letter: Rate = Rate(3, 0.001)  # to an address that somebody has typed in
    nonsense: Rate = Rate(30, 0.5)  # socket messages that are refused; whoever goes on is disconnected
    # These two count by address only: they are what somebody without a cookie could repeat.
    arrive: Rate = Rate(30, 0.1)
    all: Rate = Rate(600, 100)
    frame: Rate = Rate(400, 50)  # of one WebSocket connection: pings and fragments, too


@dataclass(frozen=True)
class ConnectionLimits:
    """How long a connection may keep the server waiting, in seconds, and how many there may be."""

    idle: float = 30.0  # without a request
    idle_proxy: float = 150.0  # longer than proxies keep theirs: they are to close first
    headers: float = 15.0  # from the first byte to the end of the headers
    body: float = 60.0  # from the end of the headers to the end of the body
    unwanted: float = 3.0  # for the rest of a body whose request is answered already
    window: float = 20.0  # in each of them a body arrives at least at the rate below,
    taking: float = 60.0  # and in each of these a response is taken: slow lines take it in large pieces
    rate: float = 1024.0  # bytes a second
    an_address: int = 300  # at most half of all
    most: int = 0  # 0: as many as the limit of open files leaves room for


@dataclass(frozen=True)
class ServerSettings:
    """A server's settings."""

    data: Path
    version: str = "0"
    database: str = ""
    secret: str = ""
    tables: TableSettings = field(default_factory=TableSettings)
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    metrics_token: str = ""  # without one, figures are told to this machine only
    static: Path = STATIC
    trusted_proxies: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()  # names under which people reach the server, besides those of the local network
    rates: Rates | None = field(default_factory=Rates)
    # An address may belong to a whole household or school.
    people_an_address: int = 8
    largest_body: int = 64 * 1024
    largest_edition: int = LARGEST
    largest_message: int = 16 * 1024
    sockets_a_person: int = 12
    sockets_an_address: int = 200
    most_sockets: int = 0  # 0: no limit
    messages_waiting: int = 32  # more are put together by the service
    patience: float = 10.0  # with a client that takes none of them
    watched_tables: int = 20
    shutdown_seconds: int = 2  # for open requests, and as many for the service
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)

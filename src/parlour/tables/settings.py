"""What whoever runs a server can choose about tables; most of it only tests change."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


@dataclass(frozen=True)
class TableSettings:
    """The measures of a service; times are seconds."""

    address: str = ""  # at which people reach the server; told to a second one that wants the same store
    bot_workers: int = 1
    bot_delay: float = 0.4  # a bot's action seems to be thought about
    away: float = 60.0  # after which the others may call a bot in
    open_tables_last: float = DAY
    matches_last: float = 30 * DAY
    links_last: float = 7 * DAY
    answers_last: float = 30 * DAY  # to requests at tables that are over
    unused_editions_last: float = DAY  # uploads that no table uses
    ended_tables_last: float | None = None  # for ever: they are people's history
    idle_after: float = 600.0  # a table that nobody watches leaves the memory
    most_live: int = 2000
    most_tables_each: int = 100  # open or in play, by one host
    housekeeping_every: float = 30.0
    copies_last: float = 14 * DAY  # of the store, made before an upgrade
    lobby_pause: float = 0.2  # between two pictures of the lobby
    heartbeat_every: float = 2.0
    pause_after: float = 5.0  # without any process at work: then clocks have stood still
    dead_after: float = 8.0  # a process that has not been seen: others take up what it had
    hint_seconds: float = 1.0  # of thought
    review_seconds: float = 0.6  # for each decision: bots in play wait no longer than this for a worker
    review_most: int = 120  # decisions of one match
    now: Callable[[], float] = time.time

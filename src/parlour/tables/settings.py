"""The settings of the table service; most of them are changed only by tests."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


@dataclass(frozen=True)
class TableSettings:
    """Settings of the table service; times are in seconds."""

    address: str = ""  # at which people reach the server; shown to a second server that tries to use the same store
    bot_workers: int = 1
    bot_delay: float = 0.4  # before a bot's action, so that people can follow
    away_after: float = 60.0  # without watching: then the others may replace a person by a bot
    open_tables_last: float = DAY
    matches_last: float = 30 * DAY
    links_last: float = 7 * DAY
    answers_last: float = 30 * DAY  # to requests at tables that are over
    unused_editions_last: float = DAY  # uploads that no table uses
    ended_tables_last: float | None = None  # None: kept for ever, they are people's history
    begun_lessons_last: float = 30 * DAY  # without a step
    ended_lessons_last: float = DAY
    idle_after: float = 600.0  # a table that nobody uses is dropped from memory
    max_live: int = 2000
    max_tables_each: int = 100  # open or in play, by one host
    max_own_editions: int = 40  # of one person
    max_kept_editions: int = 100  # of others, by one person
    housekeeping_every: float = 30.0
    copies_last: float = 14 * DAY  # of the store, made before an upgrade
    lobby_pause: float = 0.2  # between two updates of the lobby
    heartbeat_every: float = 2.0
    pause_after: float = 5.0  # without a heartbeat of any process: then it was downtime, and clocks are stopped
    dead_after: float = 8.0  # without a heartbeat: then a process is dead, and others serve its tables
    hint_seconds: float = 1.0  # of computing
    review_seconds: float = 0.6  # for each decision: bots in play wait no longer than this for a worker
    max_review_decisions: int = 120  # decisions of one match
    compiling: Path | None = None  # a file that is there while the rules are compiled; they run interpreted until then
    now: Callable[[], float] = time.time

    def is_compiling(self) -> bool:
        """Return whether the rules are still being compiled, so that bots are slower for now."""
        return self.compiling is not None and self.compiling.exists()

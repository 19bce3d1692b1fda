"""Killing a server again and again while people play on it, and checking what it has lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final, TypeAlias

from parlour.engine.plain import Plain
from parlour.engine.record import Record
from parlour.lab.load.audit import AuditResult, audit
from parlour.lab.load.crowd import Crowd
from parlour.lab.load.http import Http
from parlour.lab.load.journal import Journal
from parlour.lab.load.plan import LoadPlan
from parlour.lab.servers.local_server import Server

SOONEST: Final = 0.05  # seconds after the start
LONGEST_PLAYABLE: Final = 60.0
LOOK_EVERY: Final = 0.1
LONGEST_LINE: Final = 300
LONGEST_SILENCE: Final = 60.0
# Of the deaths of a server of several processes so many are the supervisor's: then all of them go.
SUPERVISOR_SHARE: Final = 0.2
# What the web server says when workers end with their supervisor while much is under way.
HURRIED: Final = "timeout graceful shutdown exceeded"
Strike: TypeAlias = Callable[[Random], Awaitable[None]]
ReadRecords: TypeAlias = Callable[[str, list[str]], Awaitable[dict[str, Record]]]


@dataclass(frozen=True)
class Kill:
    """One kill: when, how many actions were pending, and how long it took until an action was acknowledged again."""

    at: float
    under_way: int
    acknowledged: int
    down: float

    def to_plain(self) -> Plain:
        """Write it as plain data."""
        at, down = round(self.at, 2), round(self.down, 2)
        return {"at": at, "under_way": self.under_way, "acknowledged": self.acknowledged, "down": down}


@dataclass(frozen=True)
class KillOutcome:
    """The outcome of a run of kills."""

    killings: list[Kill]
    verdict: AuditResult
    stuck: int  # tables where nothing could be played after the last kill
    retries: int
    reconnects: int
    errors: dict[str, int]

    @property
    def is_good(self) -> bool:
        """Return whether people could notice nothing but a pause."""
        return self.verdict.is_good and not self.stuck and not self.errors

    def to_plain(self) -> dict[str, Plain]:
        """Write the outcome as plain data."""
        return {
            "killings": [killing.to_plain() for killing in self.killings],
            **self.verdict.to_plain(),
            "stuck": self.stuck,
            "retries": self.retries,
            "reconnects": self.reconnects,
            "errors": dict[str, Plain](self.errors),
        }


async def kill_and_check(plan: LoadPlan, kills: int, server: Server, read: ReadRecords, seed: int) -> KillOutcome:
    """Kill a started server *kills* times at random within the plan's time; *read* gets records from its store."""
    hurried = HURRIED if server.workers > 1 else ""
    return await inject_and_check(plan, kills, server, lambda rng: _kill(server, rng), read, seed, hurried)


async def inject_and_check(
    plan: LoadPlan, times: int, server: Server, inject: Strike, read: ReadRecords, seed: int, expected: str = ""
) -> KillOutcome:
    """Inject a fault into a started server, at random times within the plan's duration.

    Logged errors that contain *expected* are ignored.
    """
    journal, http, rng = Journal(), Http(server.address), Random(seed)
    crowd = Crowd(plan, http, journal)
    killings: list[Kill] = []
    try:
        async with crowd.at_play():
            start = perf_counter()
            for _ in range(times):
                await asyncio.sleep(rng.uniform(SOONEST, 2 * plan.seconds / times))
                killings.append(await _strike(inject, journal, start, rng))
            stuck = await _wait_until_playable(crowd, journal)
    finally:
        await http.close()
    await server.stop()
    tables = sorted({*crowd.tables, *[act.table for act in journal.acts]})
    verdict = audit(await read(server.database, tables), journal.acts)
    complaints = [line for line in server.logged_errors() if not expected or expected not in line]
    journal.errors.update([f"the server logged: {line[:LONGEST_LINE]}" for line in complaints])
    return KillOutcome(killings, verdict, stuck, journal.retries, journal.reconnects, dict(journal.errors))


async def _strike(inject: Strike, journal: Journal, start: float, rng: Random) -> Kill:
    at, under_way, done = perf_counter(), journal.under_way(), len(journal.acknowledged())
    await inject(rng)
    await _wait_for_word(journal, perf_counter())
    return Kill(at - start, under_way, done, perf_counter() - at)


async def _kill(server: Server, rng: Random) -> None:
    """Kill a process of the server. A supervisor restarts its workers; a killed supervisor is restarted here."""
    workers = server.processes()[1:] if server.workers > 1 else []
    await server.kill(rng.choice(workers) if workers and rng.random() > SUPERVISOR_SHARE else None)
    if not server.is_running:
        await server.start()


async def _wait_for_word(journal: Journal, since: float) -> None:
    """Wait until an action is acknowledged again."""
    while True:
        if journal.acknowledged(since) or perf_counter() > since + LONGEST_SILENCE:
            return
        await asyncio.sleep(LOOK_EVERY)


async def _wait_until_playable(crowd: Crowd, journal: Journal) -> int:
    """Wait until an action was played at every table since the last kill; count the tables where none was."""
    since = perf_counter()
    while True:
        played = {act.client // crowd.plan.seats for act in journal.acknowledged(since)}
        stuck = crowd.plan.tables - len(played)
        if not stuck or perf_counter() > since + LONGEST_PLAYABLE:
            return stuck
        await asyncio.sleep(LOOK_EVERY)

"""A full disk, simulated by SQLite's limit of pages: people go on playing, and nothing may break."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection
from structlog.testing import capture_logs

from parlour.engine.plain import Plain
from parlour.engine.record import Record, load, verify
from parlour.lab.faults.finding import FaultFinding, failed_facts
from parlour.lab.load.stored_tables import url_of
from parlour.tables.errors import Refused, StoreFull
from parlour.tables.settings import TableSettings
from parlour.tables.store.outage import OUTAGE_BEGINS
from parlour.tables.table_service import TableService

PAGES_LEFT: Final = 6
MOST_WORDS: Final = 200
WORDS: Final = "x" * 400
SEATS: Final = 2


class LimitedDisk:
    """A store whose number of pages can be limited."""

    def __init__(self, service: TableService) -> None:
        self.service: Final = service
        self.most: int | None = None
        event.listen(service.store.engine.sync_engine, "checkout", self._limit)

    async def limit_pages(self, pages: int | None) -> None:
        """Limit the database to so many more pages; None: no limit."""
        async with self.service.store.reading() as connection:
            used = await connection.scalar(text("PRAGMA page_count")) or 0
        self.most = 2**30 if pages is None else used + pages

    def _limit(self, connection: DBAPIConnection, _entry: ConnectionPoolEntry, _proxy: PoolProxiedConnection) -> None:
        if self.most is not None:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA max_page_count={self.most}")
            cursor.close()

    async def is_intact(self) -> bool:
        """Return whether SQLite finds the database intact."""
        async with self.service.store.reading() as connection:
            found: object = await connection.scalar(text("PRAGMA integrity_check"))
        return found == "ok"


async def full_disk(game: str, seed: int) -> FaultFinding:
    """Play until the store is full, keep trying, make space and play to the end."""
    with TemporaryDirectory(prefix="parlour-full-") as folder:
        service = await TableService.open(url_of(str(Path(folder) / "full.sqlite")), TableSettings(bot_delay=0.0))
        try:
            return await _trial(service, LimitedDisk(service), game, random.Random(seed))
        finally:
            await service.close()


async def _trial(service: TableService, disk: LimitedDisk, game: str, rng: random.Random) -> FaultFinding:
    person = await service.visitor()
    places: list[Plain] = [{"who": "me"}, {"who": "here"}]
    made = await service.create(person, {"game": game, "variant": {"seats": SEATS}, "places": places})
    table = str(made["table"])
    await _play(service, table, person, rng, 5)
    await disk.limit_pages(PAGES_LEFT)
    with capture_logs() as logs:
        said = await _talk(service, table, person)
        seq = (await service.live_tables.find(table)).table.seq
        refusals = [await _is_refused(service, table, person) for _ in range(3)]
    is_readable = bool(await service.snapshot(table, person))
    after = (await service.live_tables.find(table)).table.seq
    await disk.limit_pages(None)
    await _play(service, table, person, rng, 5)
    numbers = [entry.seq for entry in (await service.live_tables.archive.since(table)).entries]
    facts = {
        "it is full before long": said < MOST_WORDS,
        "whoever writes is told so": all(refusals),
        "it is logged once": [entry["event"] for entry in logs].count(OUTAGE_BEGINS) == 1,
        "what is there can be read": is_readable,
        "nothing half stored": seq == after and numbers == list(range(1, len(numbers) + 1)),
        "the file is whole": await disk.is_intact(),
        "with room again play goes on": numbers[-1] > after,
        "the record replays": _replays((await service.live_tables.find(table)).table.match.record),
    }
    return FaultFinding("full", {"entries": len(numbers), "words_until_full": said}, failed_facts(facts))


async def _talk(service: TableService, table: str, person: str) -> int:
    """Send chat messages until the store is full."""
    for count in range(MOST_WORDS):
        try:
            await service.chat(table, person, {"text": WORDS})
        except StoreFull:
            return count
    return MOST_WORDS


async def _is_refused(service: TableService, table: str, person: str) -> bool:
    try:
        await service.chat(table, person, {"text": WORDS})
    except StoreFull:
        return True
    return False


async def _play(service: TableService, table: str, person: str, rng: random.Random, actions: int) -> None:
    for _ in range(actions):
        live = (await service.live_tables.find(table)).table
        if not live.to_act():
            return
        seat = rng.choice(live.to_act())
        with suppress(Refused):
            await service.sit(table, person, {"seat": seat})
            action = live.header.game.actions.to_plain(rng.choice(live.match.state.legal(seat)))
            await service.act(table, person, {"id": f"{rng.random()}", "seat": seat, "action": action})


def _replays(record: Record) -> bool:
    whole = Record(record.game, record.variant, record.edition, [str(seat) for seat in range(SEATS)])
    whole.entries.extend(record.entries)
    state = whole.state()
    if not state.to_act():
        whole.close(state)
    verify(load(whole.dump(), record.game, record.edition))
    return True

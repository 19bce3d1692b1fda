"""Reading a store directly: the records of its tables, and what restoring a table costs."""

from __future__ import annotations

import random
import tracemalloc
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from parlour.engine.plain import Plain, Wrong
from parlour.engine.record import Record
from parlour.tables.model import entries as kinds
from parlour.tables.model.draft import Draft
from parlour.tables.settings import TableSettings
from parlour.tables.store.archive import AnsweredRequest
from parlour.tables.table_service import TableService

TIMES: Final = 5
SEED: Final = 7


@dataclass(frozen=True)
class Restoring:
    """The cost of a table whose whole match has been played."""

    entries: int
    restore_ms: float  # from the store, every entry played again
    memory_kb: float  # while somebody watches

    def to_plain(self) -> dict[str, Plain]:
        """Write the figures as plain data."""
        return asdict(self)


def url_of(database: str) -> str:
    """Return the address of a store that may be named by its file."""
    return database if "://" in database else f"sqlite+aiosqlite:///{database}"


async def stored_records(database: str, tables: list[str]) -> dict[str, Record]:
    """Read the records of tables from a store as a server would after a restart."""
    service = await TableService.open(url_of(database))
    try:
        return {table: (await service.live_tables.find(table)).table.match.record for table in tables}
    finally:
        await service.close()


async def measure_restoring(game: str, seats: int, record: Record | None = None) -> Restoring:
    """Measure the cost of restoring the table of a match: of a record, or of a random match."""
    with TemporaryDirectory(prefix="parlour-restore-") as folder:
        service = await TableService.open(url_of(str(Path(folder) / "restore.sqlite")), TableSettings(bot_delay=0.0))
        try:
            table, person = await (_played(service, game, seats) if record is None else _retold(service, record))
            times = [await _restored(service, table) for _ in range(TIMES)]
            service.live_tables.drop(await service.live_tables.find(table))
            tracemalloc.start()
            await service.snapshot(table, person)
            size, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            entries = (await service.live_tables.find(table)).table.seq
            return Restoring(entries, round(median(times) * 1000, 1), round(size / 1000, 1))
        finally:
            await service.close()


async def _restored(service: TableService, table: str) -> float:
    service.live_tables.drop(await service.live_tables.find(table))
    start = perf_counter()
    await service.live_tables.find(table)
    return perf_counter() - start


async def _retold(service: TableService, record: Record) -> tuple[str, str]:
    """Store a match as if people had played it: entry by entry, each with a request id and its answer."""
    person = await service.visitor()
    places: list[Plain] = [{"who": "me"}]
    places += [{"who": "guest"} for _ in range(record.variant.seats - 1)]
    request: dict[str, Plain] = {"game": record.game.info.slug, "variant": record.variant.to_plain(), "places": places}
    table = str((await service.create(person, request))["table"])
    live = await service.live_tables.find(table)
    if live.table.header.edition.digest != record.edition.digest:
        raise Wrong("the record", "one of the standard edition", record.edition.digest)
    for number, index in enumerate(record.live()):
        entry, draft = record.entries[index], Draft(live.table)
        if number == 0:
            draft.add(kinds.STARTED)
        draft.play(entry.seat, entry.action)
        await service.live_tables.commit(live, draft, AnsweredRequest(person, str(number), '{"seq":0}'))
    return table, person


async def _played(service: TableService, game: str, seats: int) -> tuple[str, str]:
    """Play a match to its end; one person decides for every seat."""
    rng, person = random.Random(SEED), await service.visitor()
    places: list[Plain] = [{"who": "me"}]
    places += [{"who": "here"} for _ in range(seats - 1)]
    made = await service.create(person, {"game": game, "variant": {"seats": seats}, "places": places, "auto": False})
    table = str(made["table"])
    number = 0
    while to_act := (await service.live_tables.find(table)).table.to_act():
        live, seat = (await service.live_tables.find(table)).table, rng.choice(to_act)
        action = live.header.game.actions.to_plain(rng.choice(live.match.state.legal(seat)))
        number += 1
        if seats > 1:
            await service.sit(table, person, {"seat": seat})
        await service.act(table, person, {"id": str(number), "seat": seat, "action": action})
    return table, person

"""What commands read from a store with a hall of their own: records, and what it costs to bring a table back."""

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
from parlour.tables.settings import Settings
from parlour.tables.store.archive import Request
from parlour.tables.table_service import Hall

TIMES: Final = 5
SEED: Final = 7


@dataclass(frozen=True)
class Restoring:
    """The cost of a table whose whole match has been played."""

    entries: int
    restore_ms: float  # from the store, every entry played again
    memory_kb: float  # while somebody looks on

    def to_plain(self) -> dict[str, Plain]:
        """Write the figures as plain data."""
        return asdict(self)


def url_of(database: str) -> str:
    """Give the address of a store that may be named by its file."""
    return database if "://" in database else f"sqlite+aiosqlite:///{database}"


async def stored_records(database: str, tables: list[str]) -> dict[str, Record]:
    """Read the records of tables from a store as a server would after a restart."""
    hall = await Hall.open(url_of(database))
    try:
        return {table: (await hall.room.find(table)).table.course.record for table in tables}
    finally:
        await hall.close()


async def measure_restoring(game: str, seats: int, record: Record | None = None) -> Restoring:
    """See what it costs to bring back the table of a match: of a record, or else of one that is played at random."""
    with TemporaryDirectory(prefix="parlour-restore-") as folder:
        hall = await Hall.open(url_of(str(Path(folder) / "restore.sqlite")), Settings(bot_delay=0.0))
        try:
            table, person = await (_played(hall, game, seats) if record is None else _retold(hall, record))
            times = [await _restored(hall, table) for _ in range(TIMES)]
            hall.room.drop(await hall.room.find(table))
            tracemalloc.start()
            await hall.snapshot(table, person)
            size, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            entries = (await hall.room.find(table)).table.seq
            return Restoring(entries, round(median(times) * 1000, 1), round(size / 1000, 1))
        finally:
            await hall.close()


async def _restored(hall: Hall, table: str) -> float:
    hall.room.drop(await hall.room.find(table))
    start = perf_counter()
    await hall.room.find(table)
    return perf_counter() - start


async def _retold(hall: Hall, record: Record) -> tuple[str, str]:
    """Lay down a match as if its people had played it here: entry by entry, each answered under an id."""
    person = await hall.visitor()
    places: list[Plain] = [{"who": "me"}]
    places += [{"who": "guest"} for _ in range(record.variant.seats - 1)]
    wish: dict[str, Plain] = {"game": record.game.info.slug, "variant": record.variant.to_plain(), "places": places}
    table = str((await hall.create(person, wish))["table"])
    live = await hall.room.find(table)
    if live.table.header.edition.digest != record.edition.digest:
        raise Wrong("the record", "one of the standard edition", record.edition.digest)
    for number, index in enumerate(record.live()):
        entry, draft = record.entries[index], Draft(live.table)
        if number == 0:
            draft.note(kinds.STARTED)
        draft.play(entry.seat, entry.action)
        await hall.room.commit(live, draft, Request(person, str(number), '{"seq":0}'))
    return table, person


async def _played(hall: Hall, game: str, seats: int) -> tuple[str, str]:
    """Play a match to its end; one person decides for every seat."""
    rng, person = random.Random(SEED), await hall.visitor()
    places: list[Plain] = [{"who": "me"}]
    places += [{"who": "here"} for _ in range(seats - 1)]
    made = await hall.create(person, {"game": game, "variant": {"seats": seats}, "places": places, "auto": False})
    table = str(made["table"])
    number = 0
    while to_act := (await hall.room.find(table)).table.to_act():
        live, seat = (await hall.room.find(table)).table, rng.choice(to_act)
        action = live.header.game.actions.to_plain(rng.choice(live.course.state.legal(seat)))
        number += 1
        if seats > 1:
            await hall.sit(table, person, {"seat": seat})
        await hall.act(table, person, {"id": str(number), "seat": seat, "action": action})
    return table, person

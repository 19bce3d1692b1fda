"""A full disk: SQLite is allowed no more pages, people go on playing, and nothing may break."""

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
from parlour.lab.faults.finding import FaultFinding, complaints
from parlour.lab.load.stored_tables import url_of
from parlour.tables.errors import Full, Refused
from parlour.tables.settings import TableSettings
from parlour.tables.store.outage import REFUSES
from parlour.tables.table_service import TableService

ROOM: Final = 6  # pages that are left
MOST_WORDS: Final = 200
WORDS: Final = "x" * 400
SEATS: Final = 2


class Disk:
    """A store whose room can be taken away and given back."""

    def __init__(self, service: TableService) -> None:
        self.service: Final = service
        self.most: int | None = None
        event.listen(service.store.engine.sync_engine, "checkout", self._limit)

    async def leave(self, pages: int | None) -> None:
        """Leave room for so many more pages; None: for as many as one likes."""
        async with self.service.store.reading() as connection:
            used = await connection.scalar(text("PRAGMA page_count")) or 0
        self.most = 2**30 if pages is None else used + pages

    def _limit(self, connection: DBAPIConnection, _entry: ConnectionPoolEntry, _proxy: PoolProxiedConnection) -> None:
        if self.most is not None:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA max_page_count={self.most}")
            cursor.close()

    async def is_whole(self) -> bool:
        """Ask SQLite whether everything is as it should be."""
        async with self.service.store.reading() as connection:
            found: object = await connection.scalar(text("PRAGMA integrity_check"))
        return found == "ok"


async def full_disk(game: str, seed: int) -> FaultFinding:
    """Play until the store is full, try on, make room and play to the end."""
    with TemporaryDirectory(prefix="parlour-full-") as folder:
        service = await TableService.open(url_of(str(Path(folder) / "full.sqlite")), TableSettings(bot_delay=0.0))
        try:
            return await _trial(service, Disk(service), game, random.Random(seed))
        finally:
            await service.close()


async def _trial(service: TableService, disk: Disk, game: str, rng: random.Random) -> FaultFinding:
    person = await service.visitor()
    places: list[Plain] = [{"who": "me"}, {"who": "here"}]
    made = await service.create(person, {"game": game, "variant": {"seats": SEATS}, "places": places})
    table = str(made["table"])
    await _play(service, table, person, rng, 5)
    await disk.leave(ROOM)
    with capture_logs() as logs:
        said = await _talk(service, table, person)
        seq = (await service.live_tables.find(table)).table.seq
        refusals = [await _is_refused(service, table, person) for _ in range(3)]
    is_readable = bool(await service.snapshot(table, person))
    after = (await service.live_tables.find(table)).table.seq
    await disk.leave(None)
    await _play(service, table, person, rng, 5)
    numbers = [entry.seq for entry in (await service.live_tables.archive.since(table)).entries]
    facts = {
        "it is full before long": said < MOST_WORDS,
        "whoever writes is told so": all(refusals),
        "it is logged once": [entry["event"] for entry in logs].count(REFUSES) == 1,
        "what is there can be read": is_readable,
        "nothing half stored": seq == after and numbers == list(range(1, len(numbers) + 1)),
        "the file is whole": await disk.is_whole(),
        "with room again play goes on": numbers[-1] > after,
        "the record replays": _replays((await service.live_tables.find(table)).table.match.record),
    }
    return FaultFinding("full", {"entries": len(numbers), "words_until_full": said}, complaints(facts))


async def _talk(service: TableService, table: str, person: str) -> int:
    """Talk until there is no more room."""
    for count in range(MOST_WORDS):
        try:
            await service.chat(table, person, {"text": WORDS})
        except Full:
            return count
    return MOST_WORDS


async def _is_refused(service: TableService, table: str, person: str) -> bool:
    try:
        await service.chat(table, person, {"text": WORDS})
    except Full:
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

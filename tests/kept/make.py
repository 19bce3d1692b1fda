"""Kept stores: what a released version wrote, to be opened and played on by every later one.

`python -m tests.kept.make` writes a store of this version into a folder of its own, once as an SQLite file and once
as a PostgreSQL dump, with a manifest of what people saw in it: of all games after a change of the schema, else of those
whose rules are new. It never changes a store that is there.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("PARLOUR_GAMES", "tests.toys")

from parlour.engine.languages import LANGUAGES
from parlour.engine.plain import Plain
from parlour.lab.servers.postgres import Postgres
from parlour.notices.claims import Claims
from parlour.notices.settings import SERVICES
from parlour.notices.subscriptions import Subscriptions
from parlour.tables.table_service import TableService
from tests.kept import folder, manifest
from tests.kept.builder import BEGUN, GONE, NAMES, STRANGER, WATCHER, Builder, predictable
from tests.kept.own_editions import own_editions
from tests.kept.scenes import UNREVIEWED, against_a_bot, scenes
from tests.tables.running_service import QUIET, Body, text

# So short that a review is judged by the fewest matches, which are always the same ones.
MAKING = replace(QUIET, heartbeat_every=3600.0, review_seconds=1e-9, max_review_decisions=4, hint_seconds=0.01)
NEVER = 1e6  # seconds, until a bot acts
POINT, SECRET = "B" + 86 * "A", 22 * "A"  # of the right length, and nobody's keys


@asynccontextmanager
async def made(url: str, slugs: list[str]) -> AsyncIterator[Body]:
    """Make a store and give its manifest; meanwhile the server is still at work, as if it were to be killed."""
    with predictable() as chance:
        builder = Builder([BEGUN], chance)
        async with _at_work(builder, url, bot_delay=0.0):
            await _welcome(builder)
            for slug in slugs:
                await against_a_bot(builder, slug)
        async with _at_work(builder, url, NEVER):
            for scene, slug in scenes(slugs):
                await scene(builder, slug)
            await _ask_for_notices(builder)
            for slug in slugs:
                await own_editions(builder, slug)
            await _finish(builder)
            async with _watched(builder.service, next(iter(builder.about)), builder.people[NAMES[0]]):
                yield await manifest.written(builder, [builder.people[GONE]])


@asynccontextmanager
async def _at_work(builder: Builder, url: str, bot_delay: float) -> AsyncIterator[None]:
    builder.service = await TableService.open(url, replace(MAKING, now=lambda: builder.clock[0], bot_delay=bot_delay))
    try:
        yield
    finally:
        await builder.service.close()


async def _welcome(builder: Builder) -> None:
    """Make the people: most have a name, the stranger has a number."""
    for number, name in enumerate((*NAMES, WATCHER, GONE, STRANGER)):
        person = builder.people[name] = await builder.service.visitor()
        if name != STRANGER:
            settings: Plain = {"language": LANGUAGES[number % len(LANGUAGES)]}
            await builder.service.change_me(person, {"name": name, "settings": settings})


async def _ask_for_notices(builder: Builder) -> None:
    """Have people told of their turns in every way, and one turn claimed; make a personal link."""
    service, people, persons = builder.service, builder.people, [builder.people[name] for name in NAMES]
    subscriptions, claims = (
        Subscriptions(service.store, SERVICES, service.settings.now),
        Claims(service.store, service.settings.now),
    )
    for person in (persons[0], people[GONE]):
        await subscriptions.add_device(person, f"https://fcm.googleapis.com/fcm/send/{person}", POINT, SECRET)
        builder.feeds.append({"person": person, "token": await subscriptions.new_feed(person)})
        link = text(await service.personal_link(person), "link")
        builder.links.append({"person": person, "token": link.removeprefix("/me/")})
    for person in persons[1:3]:
        await subscriptions.set_address(person, f"somebody-{persons.index(person)}@parlour.test")
    await subscriptions.confirm(persons[1], "somebody-1@parlour.test")
    due = (await claims.due_for(persons[0]))[0]
    turn = await claims.turn(due)
    assert await claims.claim(due, turn)
    builder.claims.append({"table": due.table, "person": persons[0], "turn": turn})


async def _finish(builder: Builder) -> None:
    """Wait for the reviews; delete a person; ask for a review that nobody makes."""
    service = builder.service
    while await service.reviews.review_store.count_waiting():  # noqa: ASYNC110  # the store has no event for it
        await asyncio.sleep(0.05)
    [reviewing] = [task for task in service._tasks if task.get_name() == type(service.reviews).__name__]
    reviewing.cancel()
    await service.forget(builder.people[GONE])
    unreviewed = next(table for table, about in builder.about.items() if about == UNREVIEWED)
    await service.reviews.review_store.request(unreviewed, builder.clock[0])


@asynccontextmanager
async def _watched(service: TableService, table: str, person: str) -> AsyncIterator[None]:
    """Let somebody watch a table, and wait until that is written down."""
    async with aclosing(service.watch(table, person)) as updates:  # type: ignore[type-var]  # a generator
        await anext(updates)
        while service.presence._task is not None and not service.presence._task.done():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        yield


async def _manifest_of(url: str, slugs: list[str]) -> Body:
    async with made(url, slugs) as found:
        return found


def _made_in_file(slugs: list[str]) -> tuple[Body, bytes]:
    with tempfile.TemporaryDirectory() as name:
        file = Path(name, "parlour.db")
        found = asyncio.run(_manifest_of(f"sqlite+aiosqlite:///{file}", slugs))
        assert not Path(f"{file}-wal").exists(), "the write-ahead log is not in the file"
        return found, file.read_bytes()


async def _made_in_database(server: Postgres, slugs: list[str]) -> tuple[Body, str]:
    url = await server.new_database("kept")
    async with made(url, slugs) as found:
        return found, folder.dump(server, url)


def make(home: Path, slugs: list[str]) -> Path:
    """Make the store of this version in a folder in *home*."""
    target = home / folder.name(slugs)
    if target.exists():
        raise FileExistsError(f"{target} is there: a kept store is never changed")
    in_file, database = _made_in_file(slugs)
    server = Postgres(is_safe=False)
    try:
        server.make()
        in_database, dump = asyncio.run(_made_in_database(server, slugs))
    finally:
        server.remove()
    different = manifest.changes(in_file, in_database)
    assert not different, f"both stores should show the same: {different[:5]}"
    folder.write(target, in_file, database, dump)
    return target


def main() -> None:
    slugs = folder.missing()
    for path in sorted(make(folder.HOME, slugs).iterdir()) if slugs else []:
        sys.stdout.write(f"{path.relative_to(folder.HOME)}: {path.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()

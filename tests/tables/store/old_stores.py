"""Stores as earlier revisions made them, with some data; and whether those data are all there in a store of today."""

from pathlib import Path

from sqlalchemy import Connection, create_engine, text

from parlour.tables.store import revisions
from parlour.tables.store.database import Store
from parlour.tables.store.sqlite.unfinished import shape_at, shape_of

REVISIONS = ["v0001", "v0002", "v0003"]
PEOPLE = 20
ENTRIES = 60
TABLE = {
    "id": "t",
    "game": "lanterns",
    "rules": 1,
    "edition": "e",
    "variant": "{}",
    "public": True,
    "auto": True,
    "host": "p0",
    "made": 1.0,
    "status": "open",
    "places": "[]",
    "to_act": "[]",
    "bot_due": False,
    "changed": 1.0,
}


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def make(file: Path, revision: str) -> None:
    """Make a store of a revision; the empty one is a store that does not exist yet."""
    if not revision:
        return
    assert not file.exists(), f"{file} is a store already; an upgrade to an earlier revision would leave it as it is"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        revisions.upgrade(connection, revision)
        _fill(connection)
    engine.dispose()


def _fill(connection: Connection) -> None:
    person = text("INSERT INTO people (id, name, avatar, settings, made) VALUES (:id, :name, 'owl', '{}', 0)")
    connection.execute(person, [{"id": f"p{n}", "name": f"name {n} " + "x" * 150} for n in range(PEOPLE)])
    connection.execute(text("INSERT INTO editions (digest, game, body) VALUES ('e', 'lanterns', '')"))
    columns = ", ".join([f'"{name}"' for name in TABLE])
    values = ", ".join([f":{name}" for name in TABLE])
    connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), TABLE)
    entry = text("INSERT INTO entries (\"table\", seq, kind, body, at) VALUES ('t', :seq, 'chat', :body, 0)")
    connection.execute(entry, [{"seq": n + 1, "body": f"entry {n} " + "y" * 200} for n in range(ENTRIES)])
    if ("tables", "seq") in shape_of(connection).columns:
        connection.execute(text("UPDATE tables SET seq = :seq"), {"seq": ENTRIES})


async def faults(file: Path, revision: str) -> list[str]:
    """Open a store with today's program; return what is missing of a store that `make` has made with *revision*."""
    store = await Store.open(url_of(file))
    try:
        async with store.reading() as connection:
            found = await connection.run_sync(_differences)
            if revision:
                found += [
                    f"{name} of {wanted}"
                    for name, wanted in COUNTS.items()
                    if await connection.scalar(text(name)) != wanted
                ]
    finally:
        await store.close()
    return found


COUNTS = {
    "SELECT count(*) FROM people": PEOPLE,
    "SELECT count(*) FROM entries": ENTRIES,
    "SELECT max(seq) FROM entries": ENTRIES,
    "SELECT seq FROM tables": ENTRIES,
    "SELECT count(*) FROM people WHERE name LIKE 'name %'": PEOPLE,
}


def _differences(connection: Connection) -> list[str]:
    found, wanted = shape_of(connection), shape_at(revisions.expected())
    checks = {
        "tables": set(found.tables) == set(wanted.tables),
        "columns": found.columns == wanted.columns,
        "indexes": found.indexes == wanted.indexes,
        "revision": revisions.current(connection) == revisions.expected(),
        "integrity": connection.scalar(text("PRAGMA integrity_check")) == "ok",
    }
    return [name for name, is_right in checks.items() if not is_right]

"""Copies of the kept stores, for tests that open them with this version of the program."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from parlour.engine.plain import Plain
from parlour.lab.servers.postgres import Postgres
from parlour.tables.table_service import TableService
from tests.kept import folder
from tests.tables.running_service import QUIET, Body, field, items, text
from tests.thorough import THOROUGH

TO_END = 3  # matches of each game of a kept store
LATER = 3600.0  # seconds: when the upgraded server starts; whatever was to run out by the hour has not
STORES = folder.kept()
# A store of all games stands for the others in a database: how rows are read and written does not depend on the game.
IN_A_DATABASE = STORES if THOROUGH else STORES[:1]
SETTINGS = replace(QUIET, review_seconds=1e-9, max_review_decisions=4)


@dataclass(frozen=True)
class Kept:
    """A copy of a kept store, and what must be seen in it."""

    url: str
    manifest: Body

    @asynccontextmanager
    async def opened(self, bot_delay: float = 0.0) -> AsyncIterator[TableService]:
        """Open the copy with this version of the program."""
        made = field(self.manifest, "made")
        assert isinstance(made, float)
        service = await TableService.open(self.url, replace(SETTINGS, now=lambda: made + LATER, bot_delay=bot_delay))
        try:
            yield service
        finally:
            await service.close()

    def tables(self, status: str) -> dict[str, Body]:
        """List the tables of a status by their ids."""
        found = body(self.manifest["tables"])
        return {table: body(seen) for table, seen in found.items() if field(seen, "status") == status}

    def tables_to_end(self) -> dict[str, Body]:
        """List the running tables whose matches are played to the end: a few of each game, or all if thorough."""
        running = self.tables("playing")
        if THOROUGH:
            return running
        games = {text(seen, "game") for seen in running.values()}
        of_game = [[table for table, seen in running.items() if seen["game"] == game] for game in sorted(games)]
        return {table: running[table] for tables in of_game for table in tables[:: len(tables) // TO_END or 1]}


def _pairs(in_a_database: list[Path]) -> list[object]:
    """List stores and kinds for the fixtures `kept_folder` and `kept`."""
    pairs = [(path, "sqlite") for path in STORES] + [(path, "postgresql") for path in in_a_database]
    return [pytest.param(path, kind, id=f"{kind}-{path.name}") for path, kind in pairs]


EVERY_FILE = pytest.mark.parametrize(("kept_folder", "kept"), _pairs(IN_A_DATABASE), indirect=True)
FILES_ONLY = pytest.mark.parametrize(("kept_folder", "kept"), _pairs(STORES if THOROUGH else []), indirect=True)


@pytest.fixture(params=STORES, ids=lambda path: path.name)
def kept_folder(request: pytest.FixtureRequest) -> Path:
    assert isinstance(request.param, Path)
    return request.param


@pytest.fixture
def kept(request: pytest.FixtureRequest, kept_folder: Path, tmp_path: Path) -> Iterator[Kept]:
    """A copy of a kept store, in a file or in a database."""
    seen = folder.read_manifest(kept_folder)
    if request.param == "sqlite":
        yield Kept(folder.put_file(kept_folder, tmp_path / "parlour.db"), seen)
        return
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    with folder.put_database(kept_folder, server, tmp_path) as url:
        yield Kept(url, seen)


def body(found: Plain) -> Body:
    """Take plain data that is an object."""
    assert isinstance(found, dict)
    return found


def members(seen: Body) -> list[str]:
    """Name those who see a table and sit there, or else those who see it."""
    watchers = {person: shot for person, shot in body(seen["seen"]).items() if shot is not None}
    seated = [person for person, shot in watchers.items() if any(field(p, "mine") for p in items(shot, "places"))]
    return seated or list(watchers)

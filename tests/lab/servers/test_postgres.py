"""A PostgreSQL server of our own runs wherever its programs and the folder for temporary files lie."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from parlour.lab.servers import postgres
from parlour.lab.servers.postgres import Postgres


@pytest.fixture
def spaced(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for temporary files with a space in its name, open to everybody as /tmp is."""
    with tempfile.TemporaryDirectory(prefix="parlour test ", dir="/tmp") as folder:
        Path(folder).chmod(0o1777)
        monkeypatch.setattr(tempfile, "tempdir", folder)
        yield Path(folder)


@pytest.fixture
def closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs in a folder that nobody else may enter, as in the home folder of root."""
    found = postgres._programs()
    home = tmp_path / "closed"
    (home / postgres.WHEEL).mkdir(parents=True)
    (home / postgres.WHEEL / found.parent.name).symlink_to(found.parent)
    (home / f"{postgres.WHEEL}.libs").symlink_to(found.parents[2] / f"{postgres.WHEEL}.libs")
    home.chmod(0o700)
    programs = home / postgres.WHEEL / found.parent.name / "bin"
    monkeypatch.setattr(postgres, "_programs", lambda: programs)


async def ask(url: str) -> object:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval("SELECT 6 * 7")
    finally:
        await connection.close()


@pytest.mark.slow
@pytest.mark.usefixtures("closed")
async def test_it_runs_from_a_closed_folder_into_one_with_a_space_and_leaves_nothing(spaced: Path) -> None:
    server = Postgres(is_safe=False)
    try:
        server.make()
        assert server.folder.parent == spaced
        assert await ask(server.url()) == 42
    finally:
        server.remove()
    assert not server.folder.exists()


def test_a_long_or_closed_folder_for_temporary_files_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long, closed = tmp_path / ("a" * 100), tmp_path / "b"
    closed.mkdir(mode=0o700)
    for folder in (long, closed):
        monkeypatch.setattr(tempfile, "tempdir", str(folder))
        assert Postgres().folder.parent == Path("/tmp")

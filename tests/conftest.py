"""What every test relies on: the toys are games like any other, and there are stores for those who ask."""

import asyncio
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["PARLOUR_GAMES"] = "tests.toys"
os.environ["PARLOUR_PLUGINS"] = "off"  # whatever else is installed on this machine is not tested here


@pytest.fixture(autouse=True)
def own_logs() -> Iterator[None]:
    """Writes logs as before after a test that set them up: what they went to is closed by then."""
    import structlog  # noqa: PLC0415  # most tests need no store

    root = logging.getLogger()
    before, level = root.handlers, root.level
    yield
    root.handlers, root.level = before, level
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def postgres() -> Iterator[object]:
    """A PostgreSQL server, started for the first test that needs one."""
    from tests import stores  # noqa: PLC0415  # most tests need no store

    with stores.running() as server:
        yield server


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of an empty SQLite store, for tests to copy."""
    from tests import stores  # noqa: PLC0415  # most tests need no store

    file = tmp_path_factory.mktemp("store") / "parlour.db"
    asyncio.run(stores.make(f"sqlite+aiosqlite:///{file}"))
    return file

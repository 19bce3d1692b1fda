"""Fixtures for all tests: the toys are in the catalogue like any other game, and there are stores on demand."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.thorough import THOROUGH

if TYPE_CHECKING:
    from parlour.tables.table_service import TableService

os.environ["PARLOUR_GAMES"] = "tests.toys"
os.environ["PARLOUR_PLUGINS"] = "off"  # whatever else is installed on this machine is not tested here
# The same examples every day: whoever changes something else need not meet a new one. --thorough looks for new ones.
settings.register_profile("parlour", derandomize=not THOROUGH)
settings.load_profile("parlour")


def pytest_collection_finish() -> None:
    """Leave what all tests share out of every later search for garbage, which it made slow."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs the tests that are coroutines: see `anyio_mode` in pyproject.toml."""
    return "asyncio"


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


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[TableService]:
    """A table service over the store that belongs to the test's folder."""
    from tests.tables.running_service import opened  # noqa: PLC0415  # most tests need no store

    async with opened(tmp_path) as service:
        yield service

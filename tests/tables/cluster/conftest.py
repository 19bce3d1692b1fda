"""Two processes over one store: a service each."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.tables.table_service import TableService
from tests.tables.running_service import QUIET, opened

QUICK = replace(QUIET, heartbeat_every=0.1, dead_after=60.0, review_seconds=0.005)


@pytest.fixture
async def one(tmp_path: Path) -> AsyncIterator[TableService]:
    """The service of one of the processes."""
    async with opened(tmp_path, QUICK) as service:
        yield service


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[TableService]:
    """The service of the other."""
    async with opened(tmp_path, QUICK) as service:
        yield service

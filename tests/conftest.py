"""What every test relies on: the toys are games like any other, and there is a PostgreSQL server for those who ask."""

import logging
import os
from collections.abc import Iterator

import pytest

os.environ["PARLOUR_GAMES"] = "tests.toys"


@pytest.fixture
def own_logs() -> Iterator[None]:
    """Lets a test run a command that sets up logs; afterwards they are written as before."""
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

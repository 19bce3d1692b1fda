"""Every test that opens a service does so twice, over SQLite and over PostgreSQL; a push service stands by."""

from collections.abc import Iterator

import pytest

from tests.notices.push.push_service import PushService
from tests.notices.small_servers import running
from tests.tables.conftest import pytest_generate_tests, same_cards, store

__all__ = ["pytest_generate_tests", "same_cards", "store"]


@pytest.fixture
def push_service() -> Iterator[PushService]:
    with PushService() as server, running(server):
        yield server

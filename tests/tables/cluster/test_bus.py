"""The bus stops on request, even if a message arrives at the same moment."""

import asyncio
from unittest.mock import AsyncMock, Mock

import pytest

from parlour.tables.cluster.bus import Bus

STORES = ["sqlite"]


@pytest.mark.parametrize("turns", range(4))
async def test_news_at_the_moment_of_the_end_do_not_keep_it_going(turns: int) -> None:
    """A server would never stop: the cancellation must not get lost while the news is being taken."""

    bus = Bus(Mock(), AsyncMock())
    listening = asyncio.create_task(bus._deliver(Mock()))
    for _ in range(3):
        await asyncio.sleep(0)
    bus._receive(None, 0, "", "table x 1")
    for _ in range(turns):
        await asyncio.sleep(0)
    listening.cancel()
    done, _ = await asyncio.wait([listening], timeout=5)
    assert done
    assert listening.cancelled()

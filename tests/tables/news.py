"""What watchers of a table are sent, decoded."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import cast

import msgspec

from parlour.tables.wire.news import News


def read(update: bytes) -> News:
    return cast("News", msgspec.json.decode(update))


async def following(updates: AsyncIterator[bytes]) -> News:
    return read(await anext(updates))

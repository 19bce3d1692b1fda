"""Differences between two editions, as they are sent."""

from __future__ import annotations

import asyncio

from parlour.engine.edition import differences, values_of
from parlour.engine.loading.entries import entry_path, entry_place
from parlour.engine.plain import Plain
from parlour.tables.wire.editions import Difference


async def compared(before: dict[str, Plain], after: dict[str, Plain]) -> list[Difference]:
    """List the differences, away from the event loop: data that are not valid may have thousands."""
    return await asyncio.to_thread(compare, before, after)


def compare(before: dict[str, Plain], after: dict[str, Plain]) -> list[Difference]:
    """List the values in which two editions differ; headers and sources make no difference to the play."""
    return [
        {
            "path": path,
            "part": str(entry_place(path, None)[0]),
            "entry": entry_path(path, before if old is not None else after),
            "before": old,
            "after": new,
        }
        for path, old, new in differences(values_of(before), values_of(after))
    ]

"""Differences between two editions, as they are sent."""

from __future__ import annotations

from parlour.engine.edition import HEADER, differences
from parlour.engine.loading.entries import entry_path, entry_place
from parlour.engine.plain import Plain
from parlour.tables.wire.editions import Difference


def compare(before: dict[str, Plain], after: dict[str, Plain]) -> list[Difference]:
    """List the values in which two editions differ, sources included; their headers are left out."""
    found = differences(_without_header(before), _without_header(after))
    return [
        {
            "path": path,
            "part": str(entry_place(path, None)[0]),
            "entry": entry_path(path, before if old is not None else after),
            "before": old,
            "after": new,
        }
        for path, old, new in found
    ]


def _without_header(data: dict[str, Plain]) -> dict[str, Plain]:
    return {key: value for key, value in data.items() if key != HEADER}

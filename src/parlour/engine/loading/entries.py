"""The entries of component data: which one a path leads into."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from parlour.engine.edition import SOURCE
from parlour.engine.plain import Plain

STEP: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")
Place: TypeAlias = "tuple[str | int, ...]"


def entry_place(path: str, data: Plain) -> Place:
    """Return the place of the entry that a path leads into: an item of a list, or an object with its source."""
    place: list[str | int] = []
    value = data
    for name, index in STEP.findall(path):
        place.append(int(index) if index else name)
        value = inside(value, place[-1])
        if index or (isinstance(value, dict) and SOURCE in value):
            return tuple(place)
    return tuple(place[:1])


def entry_path(path: str, data: Plain) -> str:
    """Return the path of the entry that a path leads into."""
    written = ""
    for step in entry_place(path, data):
        written += f"[{step}]" if isinstance(step, int) else f".{step}" if written else step
    return written


def inside(value: Plain, step: str | int) -> Plain:
    """Return a field of an object or an item of a list; null if there is none."""
    if isinstance(value, dict) and isinstance(step, str):
        return value.get(step)
    if isinstance(value, list) and isinstance(step, int) and step < len(value):
        return value[step]
    return None

"""Data with one value changed, for tests that an edition or a pad with a mistake is refused."""

from __future__ import annotations

import copy
import re

from parlour.engine.plain import Plain

MISSING = object()  # stands for a field that is taken out


def changed(data: dict[str, Plain], path: str, value: object) -> dict[str, Plain]:
    """Return a copy with another value at a path like `card[3].gem`, or with nothing there."""
    new = copy.deepcopy(data)
    *way, last = re.findall(r"[^.\[\]]+", path)
    found: object = new
    for key in way:
        found = _inside(found, key)
    if isinstance(found, list):
        found[int(last)] = value
        return new
    assert isinstance(found, dict), path
    if value is MISSING:
        del found[last]
    else:
        found[last] = value
    return new


def _inside(found: object, key: str) -> object:
    if isinstance(found, list):
        return found[int(key)]
    assert isinstance(found, dict), key
    return found[key]

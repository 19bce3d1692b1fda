"""Finds several problems of component data at once, although a game's check stops at the first.

The entry that is wrong is replaced by the sound one of another edition, and the rest is checked again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.engine.loading.entries import Place, entry_place, inside
from parlour.engine.plain import Plain, Wrong, decode, encode

MOST_PROBLEMS: Final = 20
NAMES: Final = ("id", "number", "type", "players")  # fields that say which component an entry is


def find_problems(
    read: Callable[[dict[str, Plain]], object],
    data: dict[str, Plain],
    sound: dict[str, Plain],
    most: int = MOST_PROBLEMS,
) -> list[Wrong]:
    """Return what *read* finds wrong: at most one problem of each entry, and none that only follows from another."""
    mended, mends, found = _copy(data), list[Place](), list[Wrong]()
    while len(found) < most:
        try:
            read(mended)
        except Wrong as wrong:
            place = entry_place(wrong.path, mended)
            if _concerns(place, mends):
                place = place[:1]
                if place in mends:
                    break
            else:
                found.append(wrong)
            if not _mend(mended, sound, place):
                break
            mends.append(place)
        else:
            break
    return found


def _copy(data: dict[str, Plain]) -> dict[str, Plain]:
    copied = decode(encode(data))
    assert isinstance(copied, dict)
    return copied


def _concerns(place: Place, mends: list[Place]) -> bool:
    """Return whether an entry was replaced there, or inside: then the problem may be of our making."""
    return any([place == mend[: len(place)] or mend == place[: len(mend)] for mend in mends])


def _mend(data: dict[str, Plain], sound: dict[str, Plain], place: Place) -> bool:
    """Replace what is at a place by what is sound; False if there is nothing to replace or to put there."""
    if not place:
        return False
    holder: Plain = data
    instead: Plain = sound
    for step in place[:-1]:
        holder, instead = inside(holder, step), inside(instead, step)
    last = place[-1]
    if isinstance(holder, list) and isinstance(last, int) and last < len(holder):
        entry = _same_component(holder[last], instead, last)
        if entry is None:
            return False
        holder[last] = entry
        return True
    return isinstance(holder, dict) and isinstance(last, str) and _mend_field(holder, instead, last)


def _mend_field(holder: dict[str, Plain], sound: Plain, key: str) -> bool:
    value = inside(sound, key)
    if value is None:
        return holder.pop(key, None) is not None
    holder[key] = value
    return True


def _same_component(entry: Plain, entries: Plain, index: int) -> Plain:
    """Find the sound entry of the same component; the one at the same place if the entry does not say which it is."""
    if not isinstance(entries, list):
        return None
    for name in NAMES:
        said = inside(entry, name)
        same = [other for other in entries if said is not None and inside(other, name) == said]
        if same:
            return same[0]
    return inside(entries, index)

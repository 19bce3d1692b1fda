"""Writing into an observation: bits, and lists of numbers. The vectors are typed, so that compiled code writes fast."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64


def put_bits(values: vec[i16], at: i64, mask: i64) -> None:
    """Write 1 for every bit of a mask, the lowest at *at*."""
    while mask > 0:
        if mask & 1:
            values[at] = 1
        mask >>= 1
        at += 1


def put_all(values: vec[i16], at: i64, items: list[int]) -> None:
    """Write the items from *at* on."""
    for item in items:
        number: i64 = item
        values[at] = i16(number)
        at += 1


def put_place(values: vec[i16], at: i64, place: i64) -> None:
    """Write 1 at the *place* counted from *at*; nothing for a negative one, which means that there is none."""
    if place >= 0:
        values[at + place] = 1


def relative(seat: i64, viewer: i64, seats: i64) -> i64:
    """Return a seat counted clockwise from the viewer's: 0 is the viewer; negative numbers, no seats, stay."""
    if seat < 0:
        return seat
    return seat - viewer if seat >= viewer else seat - viewer + seats

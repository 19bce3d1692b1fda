"""A set of experts as one integer.

Bits 0–4 say which kinds are in it; then come three bits a kind: how many more of that kind it holds.
A hand may hold two of a kind (L23); the discard holds up to one a seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.laar.rules.goods import KINDS

FULL: Final = 0b11111  # L5: one expert of each kind
LARGEST: Final = (1 << 20) - 1
# Shifts by a variable are looked up: a compiled `1 << x` on i64 goes wrong.
PRESENT: Final = [1, 2, 4, 8, 16]
ONE_MORE: Final = [1 << 5, 1 << 8, 1 << 11, 1 << 14, 1 << 17]


def holds(hand: i64, kind: i64) -> bool:
    """Return whether an expert of this kind is in the hand."""
    return hand & PRESENT[kind] != 0


def more(hand: i64, kind: i64) -> i64:
    """Count the experts of this kind beyond the first."""
    return hand // ONE_MORE[kind] % 8


def count(hand: i64, kind: i64) -> i64:
    """Count the experts of this kind."""
    return more(hand, kind) + 1 if holds(hand, kind) else 0


def with_expert(hand: i64, kind: i64) -> i64:
    """Return the hand with one more expert of this kind."""
    return hand + ONE_MORE[kind] if holds(hand, kind) else hand + PRESENT[kind]


def without_expert(hand: i64, kind: i64) -> i64:
    """Return the hand with one expert of this kind fewer; it must hold one."""
    return hand - ONE_MORE[kind] if more(hand, kind) > 0 else hand - PRESENT[kind]


def counts(hand: i64) -> list[int]:
    """Count the experts of every kind."""
    return [int(count(hand, kind)) for kind in range(len(KINDS))]


def size(hand: i64) -> int:
    """Count all the experts."""
    return sum(counts(hand))

"""The bag of unseen cards as one integer, a bit a card: the deck is a bag until NATURE draws (L10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.laar.rules.actions import CARDS

ALL: Final = (1 << CARDS) - 1
# Shifts by a variable are looked up: a compiled `1 << x` on i64 goes wrong.
BIT: Final[list[int]] = [1 << card for card in range(CARDS)]
ONES: Final[list[int]] = [byte.bit_count() for byte in range(256)]


def _place(byte: int, rank: int) -> int:
    """Find the bit with *rank* lower ones in a byte."""
    for bit in range(8):
        if byte >> bit & 1:
            if rank == 0:
                return bit
            rank -= 1
    return 0


PLACES: Final[list[int]] = [_place(byte, rank) for byte in range(256) for rank in range(8)]


def cards_in(bag: i64) -> list[int]:
    """List the cards in the bag, lowest first."""
    return [card for card in range(CARDS) if bag & BIT[card]]


def card_at(bag: i64, rank: i64) -> i64:
    """Return the card with *rank* lower ones in the bag."""
    below: i64 = 0
    while True:
        byte: i64 = bag & 255
        ones: i64 = ONES[byte]
        if rank < ones:
            return below + PLACES[byte * 8 + rank]
        rank -= ones
        below += 8
        bag >>= 8

"""A set of cards as one integer, a bit a card: without an order, quick to copy. The deck is one until NATURE draws."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.hokkaido.rules.actions import CARDS

NONE: Final = -1  # no card
ALL: Final = (1 << CARDS) - 1
# Shifts by a variable are looked up: a compiled `1 << x` on i64 goes wrong.
BIT: Final[list[int]] = [1 << card for card in range(CARDS)]
ONES: Final[list[int]] = [byte.bit_count() for byte in range(256)]


def size(bag: i64) -> i64:
    """Count the cards."""
    count: i64 = 0
    while bag:
        count += ONES[bag & 255]
        bag >>= 8
    return count


def members(bag: i64) -> list[int]:
    """List the cards, lowest first."""
    found: list[int] = []
    card: i64 = 0
    while bag:
        if bag & 1:
            found.append(card)
        bag >>= 1
        card += 1
    return found


def member(bag: i64, rank: i64) -> i64:
    """Return the card with *rank* lower ones in the bag."""
    card: i64 = 0
    while True:
        ones: i64 = ONES[bag & 255]
        if rank < ones:
            break
        rank -= ones
        bag >>= 8
        card += 8
    while True:
        if bag & 1:
            if rank == 0:
                return card
            rank -= 1
        bag >>= 1
        card += 1


def bag_of(cards: list[int]) -> int:
    """Make a set of its members."""
    bag = 0
    for card in cards:
        bag |= BIT[card]
    return bag

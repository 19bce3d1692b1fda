"""Cards as bits of one number: decks, discards, what a seat keeps. A deck is a bag until NATURE draws (D10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.dreamhome.rules.names import ROOMS

# Shifts by a variable are looked up: a compiled `1 << x` on i64 goes wrong.
CARD: Final[list[int]] = [1 << card for card in range(ROOMS)]

# To count ones side by side, first in pairs of bits, then in fours, then in bytes.
PAIRS: Final = 0x0555_5555_5555_5555
FOURS: Final = 0x0333_3333_3333_3333
BYTES: Final = 0x0F0F_0F0F_0F0F_0F0F


def _place(four: int, rank: int) -> int:
    """Find the bit with *rank* lower ones in four bits."""
    places = [bit for bit in range(4) if four >> bit & 1]
    return places[rank] if rank < len(places) else 0


PLACES: Final[list[int]] = [_place(four, rank) for four in range(16) for rank in range(4)]


def cards_in(bag: i64) -> list[int]:
    """List the cards in a bag, lowest first."""
    return numbers_in(bag, 0)


def numbers_in(bag: i64, first: i64) -> list[int]:
    """List the cards in a bag, lowest first, as numbers that begin at *first*: as actions of a kind."""
    found: list[int] = []
    number: i64 = first
    while bag > 0:
        if bag & 1:
            found.append(number)
        bag >>= 1
        number += 1
    return found


def count(bag: i64) -> i64:
    """Count the cards in a bag."""
    in_pairs: i64 = bag - (bag >> 1 & PAIRS)
    in_fours: i64 = (in_pairs & FOURS) + (in_pairs >> 2 & FOURS)
    in_bytes: i64 = (in_fours + (in_fours >> 4)) & BYTES
    in_words: i64 = in_bytes + (in_bytes >> 8)
    in_halves: i64 = in_words + (in_words >> 16)
    return (in_halves + (in_halves >> 32)) & 63


def card_at(bag: i64, rank: i64) -> i64:
    """Return the card with *rank* lower ones in the bag."""
    in_pairs: i64 = bag - (bag >> 1 & PAIRS)
    in_fours: i64 = (in_pairs & FOURS) + (in_pairs >> 2 & FOURS)
    in_bytes: i64 = (in_fours + (in_fours >> 4)) & BYTES
    below: i64 = 0
    while rank >= (in_bytes & 15):
        rank -= in_bytes & 15
        in_bytes >>= 8
        below += 8
    ones: i64 = in_fours >> below & 15
    if rank >= ones:
        rank -= ones
        below += 4
    return below + PLACES[(bag >> below & 15) * 4 + rank]


def unlike(bag: i64, looks: list[int]) -> i64:
    """Return one card, the lowest, of those in a bag that look alike."""
    found: i64 = 0
    seen: i64 = 0
    for card in cards_in(bag):
        look: i64 = CARD[looks[card]]
        if not seen & look:
            seen |= look
            found |= CARD[card]
    return found


def mask_of(cards: list[int]) -> int:
    """Return the bag that holds these cards."""
    return sum([CARD[card] for card in cards])

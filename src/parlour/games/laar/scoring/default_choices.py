"""Decisions of the final scoring, made for a player: protections, then sides (L29, L48, L82).

A decision is the one that gives the highest own total, later choosers replying likewise. Protections and sides touch
the weapon column only, and there a seat gains by what it takes and loses by what is taken from it, two sums that never
meet: its protection lowers the second only, its side sets the first only. So nobody's best choice hangs on the choices
of others, but for one: with two players a protection looks ahead to the side that the other will then choose.
"""

from typing import Final

from parlour.games.laar.rules.goods import WEAPONS
from parlour.games.laar.scoring.stacks import Stacks
from parlour.games.laar.scoring.weapons import LEFT, RIGHT, attack

MISSING: Final = -1  # a side that has not been chosen

# Masks of kinds of weapon by how many they name, each row in the order of WEAPONS: first kinds first.
_MASKS: Final[tuple[tuple[int, ...], ...]] = (
    (0b0000,),
    (0b0001, 0b0010, 0b0100, 0b1000),
    (0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100),
    (0b0111, 0b1011, 0b1101, 0b1110),
    (0b1111,),
)


def choose_missing(
    areas: list[Stacks], first: int, protections: list[int], sides: list[int]
) -> tuple[list[int], list[int]]:
    """Complete the choices given: a mask of protected kinds and a side for each seat (L29).

    Protections are chosen by the seats from *first* clockwise: a mask that names fewer kinds than its seat has
    protection spells is completed with different kinds, and four spells or more name all four. Then, two players only,
    sides that are MISSING. Of equally good choices the first in the order of WEAPONS is taken (of two masks, the one
    with the earlier kind where they first differ), and LEFT before RIGHT. Universal goods must stand where they will.
    """
    seats = len(areas)
    protections = protections[:]
    sides = sides[:]
    for turn in range(seats):
        seat = (first + turn) % seats
        if areas[seat].protections:
            protections[seat] = best_protection(areas, seat, protections[seat], sides)
    if seats == 2:
        for turn in range(seats):
            seat = (first + turn) % seats
            if sides[seat] == MISSING:
                sides[seat] = best_side(areas[seat], protections[1 - seat])
    return protections, sides


def best_protection(areas: list[Stacks], seat: int, given: int, sides: list[int]) -> int:
    """Return the kinds that *seat* is best protected from, including those in the mask *given* (L29, L48)."""
    best = given
    least = -1
    for mask in _MASKS[min(areas[seat].protections, len(WEAPONS))]:
        if mask & given == given:
            harm = _harm(areas, seat, mask, sides)
            if least < 0 or harm < least:
                best = mask
                least = harm
    return best


def best_side(area: Stacks, protection: int) -> int:
    """Choose the side of a weapon stack that takes more from an opponent with this *protection* (L29, L82)."""
    return RIGHT if attack(area, RIGHT, protection) > attack(area, LEFT, protection) else LEFT


def _harm(areas: list[Stacks], seat: int, mask: int, sides: list[int]) -> int:
    """Sum what is taken from *seat* when it is protected from the kinds in *mask*."""
    seats = len(areas)
    before = areas[(seat - 1) % seats]
    after = areas[(seat + 1) % seats]
    if seats > 2:
        return attack(before, LEFT, mask) + attack(after, RIGHT, mask)
    side = sides[1 - seat]
    return attack(after, best_side(after, mask) if side == MISSING else side, mask)

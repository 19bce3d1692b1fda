"""The weapon column: what neighbours take from each other (L47, L48, L80–L83)."""

from typing import Final

from parlour.games.laar.rules.goods import WEAPON, WEAPONS
from parlour.games.laar.scoring.stacks import Stacks

LEFT: Final = 0
RIGHT: Final = 1
BOOST: Final = 2  # L47


def attack(area: Stacks, side: int, protection: int) -> int:
    """Sum the numbers on one side of a weapon stack that are aimed at a neighbour protected from a mask of kinds.

    Kinds held more than once are void, boosters included (L81); kinds the neighbour is protected from count 0 (L48).
    """
    numbers = area.left if side == LEFT else area.right
    points = 0
    for weapon in range(len(WEAPONS)):
        if area.weapons[weapon] == 1 and not protection >> weapon & 1:
            points += numbers[weapon] + BOOST * area.boosts[weapon]
    return points


def weapon_points(areas: list[Stacks], protections: list[int], sides: list[int]) -> list[int]:
    """Return every seat's weapon column (L80–L83).

    *protections* has a mask of kinds of weapon for each seat. *sides* has LEFT or RIGHT for each seat and is read with
    two players only (L82). The left neighbour of a seat is the next one clockwise.
    """
    seats = len(areas)
    points = [0] * seats
    for seat in range(seats):
        area = areas[seat]
        if not area.sizes[WEAPON]:
            continue
        ahead = seat + 1 if seat + 1 < seats else 0
        if seats == 2:
            taken = attack(area, sides[seat], protections[ahead])
            points[seat] += taken
            points[ahead] -= taken
            continue
        behind = seat - 1 if seat else seats - 1
        left = attack(area, LEFT, protections[ahead])
        right = attack(area, RIGHT, protections[behind])
        points[seat] += left + right
        points[ahead] -= left
        points[behind] -= right
    return points

"""The final scoring: five columns a seat, from the areas of all players (L31)."""

from parlour.games.laar.rules.goods import GEM, WEAPON
from parlour.games.laar.scoring.beasts import Memo
from parlour.games.laar.scoring.default_choices import MISSING, choose_missing
from parlour.games.laar.scoring.gems import gem_points
from parlour.games.laar.scoring.spells import spell_points
from parlour.games.laar.scoring.stacks import Stacks
from parlour.games.laar.scoring.weapons import LEFT, RIGHT, weapon_points

__all__ = ["LEFT", "MISSING", "RIGHT", "Memo", "Stacks", "choose_missing", "columns", "rank_key", "spice_points_of"]


def columns(
    areas: list[Stacks], memo: Memo, spice_points: list[int], protections: list[int], sides: list[int]
) -> list[list[int]]:
    """Return for every seat its columns spells, gems, spices, beasts, weapons (L31), all choices being made.

    *spice_points* are the points by number of different spices. *protections* has for every seat a mask of the kinds of
    weapon it is protected from, *sides* LEFT or RIGHT, which are read with two players only.
    """
    weapons = weapon_points(areas, protections, sides)
    lines: list[list[int]] = []
    for seat in range(len(areas)):
        area = areas[seat]
        lines.append(
            [
                spell_points(area),
                gem_points(area.gems, area.shifts) if area.sizes[GEM] else 0,
                spice_points_of(area.spices, spice_points),
                memo.points(area.beasts, area.beast_counts),
                weapons[seat],
            ]
        )
    return lines


def spice_points_of(spices: list[int], spice_points: list[int]) -> int:
    """Score the number of different spices (L60)."""
    different = 0
    for count in spices:
        if count:
            different += 1
    return spice_points[different]


def rank_key(line: list[int], area: Stacks) -> tuple[int, int, int]:
    """Return what ranks a seat, greater is better: total, then fewer points and fewer cards of weapons (L90)."""
    total = 0
    for points in line:
        total += points
    return total, -line[4], -area.sizes[WEAPON]

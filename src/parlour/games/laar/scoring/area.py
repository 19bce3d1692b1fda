"""Goods on their stacks: the area of a player, filled good by good. A good is one number: card · 5 + kind of goods."""

from __future__ import annotations

from parlour.games.laar.rules.components import LaarComponents
from parlour.games.laar.rules.goods import BEAST, GEM, KINDS, SPICE, WEAPON
from parlour.games.laar.rules.rounds import NONE
from parlour.games.laar.scoring.stacks import Stacks


def area_of(components: LaarComponents, goods: list[int]) -> Stacks:
    """Lay goods, oldest first, on their stacks."""
    area = Stacks()
    for good in goods:
        if good != NONE:
            lay(components, area, good)
    return area


def lay(components: LaarComponents, area: Stacks, good: int) -> None:
    """Lay a good on its stack."""
    card, kind = good // len(KINDS), good % len(KINDS)
    if kind == SPICE:
        area.add_spice(components.spice[card])
    elif kind == GEM:
        area.add_gem(components.gem[card])
    elif kind == BEAST:
        area.add_beast(components.beast[card])
    elif kind == WEAPON:
        area.add_weapon(components.weapon[card], components.left[card], components.right[card])
    else:
        area.add_spell(components.spell[card])


def lift(components: LaarComponents, area: Stacks, good: int) -> None:
    """Take the good that was laid last off its stack again."""
    card, kind = good // len(KINDS), good % len(KINDS)
    if kind == SPICE:
        area.add_spice(components.spice[card], -1)
    elif kind == GEM:
        area.add_gem(components.gem[card], -1)
    elif kind == BEAST:
        area.lift_beast()
    elif kind == WEAPON:
        area.add_weapon(components.weapon[card], -components.left[card], -components.right[card], -1)
    else:
        area.lift_spell()

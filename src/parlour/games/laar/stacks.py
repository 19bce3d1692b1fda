"""One player's goods as final scoring needs them: five stacks, counted."""

from typing import final

from parlour.games.laar.goods import (
    BEAST,
    BOOST_BOOMERANG,
    BOOST_KATAR,
    GEM,
    PROTECTION,
    SHIFT_GEM,
    SPELL,
    SPICE,
    WEAPON,
)


@final
class Stacks:
    """The area of one player, filled good by good in the order of taking; universal goods where they stand (L30)."""

    def __init__(self) -> None:
        # Lists written out are made three times as fast as [0] * n when compiled, and every playout ends here.
        self.sizes: list[int] = [0, 0, 0, 0, 0]  # cards in each stack, by kind of goods
        self.gems: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]  # cards by class
        self.spices: list[int] = [0, 0, 0, 0, 0, 0]  # cards by spice
        self.beasts: list[int] = []  # oldest first
        self.beast_counts: list[int] = [0, 0, 0, 0]  # the same by kind of beast
        self.weapons: list[int] = [0, 0, 0, 0]  # cards by kind of weapon
        self.left: list[int] = [0, 0, 0, 0]  # sums of their left numbers
        self.right: list[int] = [0, 0, 0, 0]  # and of their right numbers
        self.spells: list[int] = []  # oldest first
        self.boosts: list[int] = [0, 0, 0, 0]  # boosters by kind of weapon (L47)
        self.shifts: int = 0  # shifts of a gem (L46)
        self.protections: int = 0  # L48

    def add_spice(self, spice: int) -> None:
        """Lay a spice on its stack."""
        self.sizes[SPICE] += 1
        self.spices[spice] += 1

    def add_gem(self, gem: int) -> None:
        """Lay a gem of class *gem* + 1 on its stack."""
        self.sizes[GEM] += 1
        self.gems[gem] += 1

    def add_beast(self, beast: int) -> None:
        """Lay a beast on its stack."""
        self.sizes[BEAST] += 1
        self.beasts.append(beast)
        self.beast_counts[beast] += 1

    def add_weapon(self, weapon: int, left: int, right: int) -> None:
        """Lay a weapon with its two numbers on its stack."""
        self.sizes[WEAPON] += 1
        self.weapons[weapon] += 1
        self.left[weapon] += left
        self.right[weapon] += right

    def add_spell(self, spell: int) -> None:
        """Lay a spell on its stack."""
        self.sizes[SPELL] += 1
        self.spells.append(spell)
        if spell == SHIFT_GEM:
            self.shifts += 1
        elif spell == PROTECTION:
            self.protections += 1
        elif BOOST_BOOMERANG <= spell <= BOOST_KATAR:
            self.boosts[spell - BOOST_BOOMERANG] += 1

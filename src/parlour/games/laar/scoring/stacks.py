"""One player's goods as final scoring needs them: five stacks, counted."""

from typing import final

from parlour.games.laar.rules.goods import (
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

    def add_spice(self, spice: int, cards: int = 1) -> None:
        """Lay a spice on its stack, or with -1 take it off."""
        self.sizes[SPICE] += cards
        self.spices[spice] += cards

    def add_gem(self, gem: int, cards: int = 1) -> None:
        """Lay a gem of class *gem* + 1 on its stack, or with -1 take it off."""
        self.sizes[GEM] += cards
        self.gems[gem] += cards

    def add_beast(self, beast: int) -> None:
        """Lay a beast on its stack."""
        self.sizes[BEAST] += 1
        self.beasts.append(beast)
        self.beast_counts[beast] += 1

    def lift_beast(self) -> None:
        """Take the newest beast off its stack."""
        self.sizes[BEAST] -= 1
        self.beast_counts[self.beasts.pop()] -= 1

    def add_weapon(self, weapon: int, left: int, right: int, cards: int = 1) -> None:
        """Lay a weapon with its two numbers on its stack, or with -1, and -1 times its numbers, take it off."""
        self.sizes[WEAPON] += cards
        self.weapons[weapon] += cards
        self.left[weapon] += left
        self.right[weapon] += right

    def add_spell(self, spell: int) -> None:
        """Lay a spell on its stack."""
        self.spells.append(spell)
        self.count_spell(spell, 1)

    def lift_spell(self) -> None:
        """Take the newest spell off its stack."""
        self.count_spell(self.spells.pop(), -1)

    def count_spell(self, spell: int, cards: int) -> None:
        """Count what a spell does in other columns."""
        self.sizes[SPELL] += cards
        if spell == SHIFT_GEM:
            self.shifts += cards
        elif spell == PROTECTION:
            self.protections += cards
        elif BOOST_BOOMERANG <= spell <= BOOST_KATAR:
            self.boosts[spell - BOOST_BOOMERANG] += cards

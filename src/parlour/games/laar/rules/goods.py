"""The goods of Laar and their names: every number in the rules of Laar is an index into one of these."""

from typing import Final

from parlour.games.laar.wire import Expert, Good, MemoName, Weapon

SPICE: Final = 0
GEM: Final = 1
BEAST: Final = 2
WEAPON: Final = 3
SPELL: Final = 4

# L1: kinds of goods; an expert is known by the kind it makes (L5: EXPERTS has the order of KINDS).
KINDS: Final[tuple[Good, ...]] = ("spice", "gem", "beast", "weapon", "spell")
EXPERTS: Final[tuple[Expert, ...]] = ("cook", "jeweller", "beastmaster", "armourer", "arcanist")

SPICES: Final = ("anise", "mint", "pepper", "juniper", "lotus", "clove")  # L2
GEM_CLASSES: Final = 8  # L2: class 1…8 is stored as 0…7
BEASTS: Final = ("unicorn", "phoenix", "spider", "serpent")  # L2
WEAPONS: Final[tuple[Weapon, ...]] = ("boomerang", "pinga", "shuriken", "katar")  # L3
MEMOS: Final[tuple[MemoName, ...]] = ("I", "II", "III", "IV", "V")  # L6

PER_GEM: Final = 0  # L40
PER_SPICE: Final = 1
PER_BEAST: Final = 2
PER_WEAPON: Final = 3
PER_SPELL: Final = 4  # L41
PER_UNICORN: Final = 5  # L42, in the order of BEASTS
PER_PHOENIX: Final = 6
PER_SPIDER: Final = 7
PER_SERPENT: Final = 8
PER_FIVE_KINDS: Final = 9  # L44
PER_THREE_BEASTS: Final = 10  # L45
SHIFT_GEM: Final = 11  # L46
BOOST_BOOMERANG: Final = 12  # L47, in the order of WEAPONS
BOOST_PINGA: Final = 13
BOOST_SHURIKEN: Final = 14
BOOST_KATAR: Final = 15
PROTECTION: Final = 16  # L48
UNIVERSAL: Final = 17  # L49
PAIR: Final = 18  # L43: the first of the 15 pairs of spices, a < b in the order of SPICES

SPELLS: Final[tuple[str, ...]] = (
    "per_gem",
    "per_spice",
    "per_beast",
    "per_weapon",
    "per_spell",
    "per_unicorn",
    "per_phoenix",
    "per_spider",
    "per_serpent",
    "per_five_kinds",
    "per_three_beasts",
    "shift_gem",
    "boost_boomerang",
    "boost_pinga",
    "boost_shuriken",
    "boost_katar",
    "protection",
    "universal",
    "pair_anise_mint",
    "pair_anise_pepper",
    "pair_anise_juniper",
    "pair_anise_lotus",
    "pair_anise_clove",
    "pair_mint_pepper",
    "pair_mint_juniper",
    "pair_mint_lotus",
    "pair_mint_clove",
    "pair_pepper_juniper",
    "pair_pepper_lotus",
    "pair_pepper_clove",
    "pair_juniper_lotus",
    "pair_juniper_clove",
    "pair_lotus_clove",
)


def spell_index(name: str) -> int:
    """Return the number of the spell called *name*, a pair of spices in either order (L43); -1 when there is none."""
    if name in SPELLS:
        return SPELLS.index(name)
    words = name.split("_")
    if len(words) != 3 or words[0] != "pair":
        return -1
    turned = f"pair_{words[2]}_{words[1]}"
    return SPELLS.index(turned) if turned in SPELLS else -1

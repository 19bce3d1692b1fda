"""The names of Laar's goods."""

from itertools import combinations

from parlour.games.laar.rules import goods


def test_every_word_has_its_number() -> None:
    """L4: 33 spells, their names in the order of their numbers."""
    assert len(goods.SPELLS) == 33
    for number, name in enumerate(goods.SPELLS):
        assert goods.spell_index(name) == number
    assert goods.SPELLS[goods.PER_SERPENT] == "per_serpent"
    assert goods.SPELLS[goods.BOOST_KATAR] == "boost_katar"
    assert goods.SPELLS[goods.UNIVERSAL] == "universal"


def test_a_pair_of_spices_may_be_named_in_either_order() -> None:
    """L43: any two of the six spices can stand on a card."""
    for pair, (one, other) in enumerate(combinations(goods.SPICES, 2)):
        assert goods.spell_index(f"pair_{one}_{other}") == goods.PAIR + pair
        assert goods.spell_index(f"pair_{other}_{one}") == goods.PAIR + pair


def test_an_unknown_spell_has_no_number() -> None:
    for name in ("", "pair", "pair_mint_mint", "pair_mint", "per_mint", "pair_mint_clove_anise", "spell_mint_clove"):
        assert goods.spell_index(name) == -1


def test_experts_make_the_kinds_of_goods() -> None:
    """L5: armourer (weapon), arcanist (spell), beastmaster (beast), cook (spice), jeweller (gem)."""
    assert dict(zip(goods.EXPERTS, goods.KINDS, strict=True)) == {
        "armourer": "weapon",
        "arcanist": "spell",
        "beastmaster": "beast",
        "cook": "spice",
        "jeweller": "gem",
    }
    assert goods.KINDS[goods.SPICE] == "spice"
    assert goods.KINDS[goods.SPELL] == "spell"

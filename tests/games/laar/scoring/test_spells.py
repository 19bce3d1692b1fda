"""What spells score by themselves."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.laar.rules.goods import BEASTS, SPELLS, SPICES, WEAPONS
from parlour.games.laar.scoring.spells import spell_points
from tests.games.laar.scoring.slow_scoring import Hand, Weapon, hand, slow_spells, stacks

SPELL_NAMES = st.sampled_from(SPELLS)
HANDS = st.builds(
    Hand,
    gems=st.lists(st.integers(1, 8), max_size=4).map(tuple),
    spices=st.lists(st.sampled_from(SPICES), max_size=7).map(tuple),
    beasts=st.lists(st.sampled_from(BEASTS), max_size=7).map(tuple),
    weapons=st.lists(st.builds(Weapon, st.sampled_from(WEAPONS), st.just(1), st.just(1)), max_size=4).map(tuple),
    spells=st.lists(SPELL_NAMES, max_size=7).map(tuple),
)


def points(**goods: str) -> int:
    return spell_points(stacks(hand(**goods)))


@pytest.mark.parametrize(("spell", "expected"), [("per_gem", 2), ("per_spice", 3), ("per_beast", 4), ("per_weapon", 2)])
def test_a_point_for_each_card_of_a_kind(spell: str, expected: int) -> None:
    """L40: 1 point per card in the stack; L81: void weapons still count as weapon cards."""
    assert (
        points(
            gems="1 1",
            spices="mint mint mint",
            beasts="spider spider serpent phoenix",
            weapons="katar:1-1 katar:2-0",
            spells=spell,
        )
        == expected
    )


def test_two_points_for_each_spell() -> None:
    """L41: `per_spell` among three spells: 6."""
    assert points(spells="per_spell per_three_beasts boost_shuriken") == 6
    assert points(spells="per_spell per_spell") == 8


def test_a_universal_good_left_among_the_spells_is_a_spell() -> None:
    """L49: it scores nothing by itself."""
    assert points(spells="universal") == 0
    assert points(spells="universal per_spell") == 4


def test_two_points_for_each_beast_of_a_kind() -> None:
    """L42: only the named kind counts."""
    assert points(beasts="unicorn phoenix unicorn spider", spells="per_unicorn per_serpent per_phoenix") == 4 + 0 + 2


def test_pairs_of_spices() -> None:
    """L43: mint, clove, clove, anise with mint+clove and mint+anise: 4 + 4; with another mint: 8 + 4."""
    assert points(spices="mint clove clove anise", spells="pair_mint_clove pair_mint_anise") == 8
    assert points(spices="mint clove clove anise mint", spells="pair_mint_clove pair_mint_anise") == 12


@pytest.mark.parametrize(("one", "other"), list(combinations(SPICES, 2)))
def test_every_pair_of_spices_has_its_spell(one: str, other: str) -> None:
    """L43: 4 points for the two named spices, nothing for the other four."""
    assert points(spices=f"{one} {other}", spells=f"pair_{other}_{one}") == 4
    assert points(spices=" ".join(spice for spice in SPICES if spice != one), spells=f"pair_{one}_{other}") == 0


def test_sets_of_five_kinds() -> None:
    """L44: the smallest of the five stacks, this card included."""
    five = {"gems": "1 1", "spices": "mint mint", "beasts": "spider spider", "weapons": "katar:1-1 pinga:0-0"}
    assert points(**five, spells="per_five_kinds") == 4
    assert points(**five, spells="per_five_kinds protection protection") == 8
    assert points(**{**five, "gems": ""}, spells="per_five_kinds") == 0


@pytest.mark.parametrize(
    ("more", "expected"), [("", 8), ("spider", 16), ("serpent", 16), ("unicorn", 8), ("phoenix", 8)]
)
def test_sets_of_three_beasts_score_for_each_such_spell(more: str, expected: int) -> None:
    """L45: 2 unicorns, 2 phoenixes, 1 spider with two such spells: 8; another spider or serpent: 16; else still 8."""
    beasts = f"unicorn unicorn phoenix phoenix spider {more}"
    assert points(beasts=beasts, spells="per_three_beasts per_three_beasts") == expected


def test_three_spells_of_the_rulebook() -> None:
    """L41, L45: `per_spell`, `per_three_beasts`, `boost_shuriken` with 2 unicorns, spider, phoenix: 6 + 4 + 0."""
    assert points(beasts="unicorn unicorn spider phoenix", spells="per_spell per_three_beasts boost_shuriken") == 10


def test_spells_that_work_elsewhere_score_nothing_here() -> None:
    """L46, L47, L48: shifts, boosters and protections."""
    spells = "shift_gem boost_boomerang boost_pinga boost_shuriken boost_katar protection"
    assert points(gems="1 2", weapons="katar:2-2", spells=spells) == 0


@settings(max_examples=150, deadline=None)
@given(HANDS)
def test_spells_score_as_the_rules_say(goods: Hand) -> None:
    """L40, L41, L42, L43, L44, L45: as by the plain reading of every spell."""
    assert spell_points(stacks(goods)) == slow_spells(goods)

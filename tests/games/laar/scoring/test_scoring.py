"""Whole sheets of Laar."""

from time import perf_counter

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.laar.rules.goods import BEASTS, SPELLS, SPICES, WEAPONS
from parlour.games.laar.scoring import score as module
from parlour.games.laar.scoring.beasts import Memo
from parlour.games.laar.scoring.score import LEFT, MISSING, RIGHT, choose_missing, columns, rank_key, spice_points_of
from parlour.games.laar.scoring.stacks import Stacks
from tests.games.laar.scoring.slow_scoring import (
    Choices,
    Hand,
    Scoring,
    Weapon,
    hand,
    slow_beasts,
    slow_choices,
    slow_gems,
    slow_spells,
    slow_weapons,
    stacks,
)

COMPILED = not module.__file__.endswith(".py")
SPICE_POINTS = [0, 2, 4, 8, 12, 20, 30]
MEMO_IV = Memo([], [2, 4, 8, 12], 0, 6, [], [])

GOODS = st.builds(
    Hand,
    gems=st.lists(st.integers(1, 8), max_size=4).map(tuple),
    spices=st.lists(st.sampled_from(SPICES), max_size=6).map(tuple),
    beasts=st.lists(st.sampled_from(BEASTS), max_size=4).map(tuple),
    weapons=st.lists(st.builds(Weapon, st.sampled_from(WEAPONS), st.integers(0, 2), st.integers(0, 2)), max_size=4).map(
        tuple
    ),
    spells=st.lists(st.sampled_from(SPELLS), max_size=4).map(tuple),
)


def lines(*hands: Hand) -> list[list[int]]:
    areas = [stacks(goods) for goods in hands]
    nothing = [0] * len(hands)
    return columns(areas, MEMO_IV, SPICE_POINTS, nothing, nothing)


def test_columns_stand_in_the_order_of_the_pad() -> None:
    """L31: spells, gems, spices, beasts, weapons."""
    goods = hand("1 2 4 4 8", "anise mint", "phoenix spider", "pinga:1-2", "per_spell boost_katar")
    assert lines(goods, hand(), hand()) == [[4, 11, 4, 4, 3], [0, 0, 0, 0, -1], [0, 0, 0, 0, -2]]


def test_different_spices_score_by_their_number() -> None:
    """L60: 0, 2, 4, 8, 12, 20, 30."""
    for different, points in enumerate(SPICE_POINTS):
        assert lines(hand(spices=" ".join(SPICES[:different])), hand())[0][2] == points


def test_a_second_anise_adds_nothing() -> None:
    """L60: anise, mint, pepper, anise: 8."""
    assert spice_points_of(stacks(hand(spices="anise mint pepper anise")).spices, SPICE_POINTS) == 8


def test_shifts_work_on_the_gem_column() -> None:
    """L46: a shift spell closes a run; L31: it scores nothing among the spells."""
    assert lines(hand(gems="1 2 4", spells="shift_gem"), hand())[0] == [0, 9, 0, 0, 0]


def test_a_universal_good_counts_where_it_stands() -> None:
    """L30: moved to the beasts it is the newest beast and no spell any more; it may start an empty stack."""
    assert lines(hand(beasts="unicorn unicorn", spells="per_spell universal"), hand())[0] == [4, 0, 0, 6, 0]
    assert lines(hand(beasts="unicorn unicorn phoenix", spells="per_spell"), hand())[0] == [2, 0, 0, 8, 0]
    assert lines(hand(gems="7", beasts="unicorn unicorn", spells="per_spell"), hand())[0] == [2, 1, 0, 6, 0]


def test_sides_are_read_with_two_players_only() -> None:
    """L82: with three players both sides count whatever is given."""
    areas = [stacks(hand(weapons="katar:2-1")), Stacks(), Stacks()]
    for side in (LEFT, RIGHT, MISSING):
        sheet = columns(areas, MEMO_IV, SPICE_POINTS, [0, 0, 0], [side] * 3)
        assert [line[4] for line in sheet] == [3, -2, -1]
    assert columns(areas[:2], MEMO_IV, SPICE_POINTS, [0, 0], [RIGHT, LEFT])[0][4] == 1


def test_ties_go_to_fewer_points_and_then_fewer_cards_of_weapons() -> None:
    """L90: most points; then fewer from the weapon column; then fewer weapon cards; then a shared win."""
    unarmed = stacks(hand())
    armed = stacks(hand(weapons="katar:0-0"))
    assert rank_key([0, 9, 2, 0, 0], unarmed) > rank_key([0, 9, 0, 1, 0], unarmed)
    assert rank_key([0, 9, 0, 0, 1], armed) > rank_key([0, 4, 0, 4, 2], unarmed)
    assert rank_key([0, 9, 2, 0, -1], armed) > rank_key([0, 10, 0, 0, 0], unarmed)
    assert rank_key([0, 9, 0, 0, 1], unarmed) > rank_key([0, 4, 5, 0, 1], armed)
    assert rank_key([0, 9, 0, 0, 1], armed) == rank_key([0, 4, 5, 0, 1], armed)


@settings(max_examples=80, deadline=None)
@given(st.lists(GOODS, min_size=2, max_size=4), st.integers(0, 3))
def test_whole_sheets_are_those_of_the_rules(hands: list[Hand], first: int) -> None:
    """L29, L31: every column of every seat, all decisions made for the players."""
    areas = [stacks(goods) for goods in hands]
    unmade = Choices(((),) * len(hands), (None,) * len(hands))
    made = slow_choices(hands, first % len(hands), unmade)
    weapons = slow_weapons(hands, made)
    memo = Scoring(equal_pair=6, different=(2, 4, 8, 12))
    expected = [
        [
            slow_spells(goods),
            slow_gems(goods.gems, goods.spells.count("shift_gem")),
            SPICE_POINTS[len(set(goods.spices))],
            slow_beasts(memo, goods.beasts),
            weapons[seat],
        ]
        for seat, goods in enumerate(hands)
    ]
    masks, sides = choose_missing(areas, first % len(hands), [0] * len(hands), [MISSING] * len(hands))
    assert columns(areas, MEMO_IV, SPICE_POINTS, masks, sides) == expected


def test_a_whole_sheet_takes_milliseconds() -> None:
    """L31: 5 ms for four players of whom one holds eight gems and all shifts of the standard edition."""
    hands = [
        hand(gems="1 1 1 3 3 3 4 4", spells="shift_gem " * 4),
        hand(
            gems="1 5 6", beasts="unicorn spider spider", spices="mint clove anise", spells="pair_mint_clove protection"
        ),
        hand(weapons="katar:1-2 pinga:0-2 shuriken:1-1", beasts="spider " * 9),
        hand(gems="2 2 3 3 7 7 8 8", spells="per_three_beasts per_five_kinds per_spell per_gem"),
    ]
    areas = [stacks(goods) for goods in hands]
    times = []
    for _ in range(3):
        start = perf_counter()
        masks, sides = choose_missing(areas, 0, [0] * 4, [MISSING] * 4)
        columns(areas, MEMO_IV, SPICE_POINTS, masks, sides)
        times.append(perf_counter() - start)
    assert min(times) < (0.005 if COMPILED else 0.05)

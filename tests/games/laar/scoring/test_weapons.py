"""Weapons, boosters, protections, sides, and the decisions about them."""

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.laar.rules.goods import WEAPONS
from parlour.games.laar.scoring.default_choices import MISSING, choose_missing
from parlour.games.laar.scoring.weapons import LEFT, RIGHT, attack, weapon_points
from tests.games.laar.scoring.slow_scoring import (
    Choices,
    Hand,
    Weapon,
    hand,
    slow_choices,
    slow_weapons,
    stacks,
)

NOBODY = hand()
KINDS = st.sampled_from(WEAPONS)
BOOSTERS = st.sampled_from([f"boost_{kind}" for kind in WEAPONS])
ARMED = st.builds(
    Hand,
    weapons=st.lists(st.builds(Weapon, KINDS, st.integers(0, 2), st.integers(0, 2)), max_size=5).map(tuple),
    spells=st.lists(st.one_of(BOOSTERS, st.just("protection")), max_size=4).map(tuple),
)
TABLES = st.lists(ARMED, min_size=2, max_size=4)
SIDES = {"left": LEFT, "right": RIGHT, None: MISSING}


def mask(kinds: tuple[str, ...]) -> int:
    return sum(1 << WEAPONS.index(kind) for kind in set(kinds))


def kinds(mask: int) -> tuple[str, ...]:
    return tuple(kind for place, kind in enumerate(WEAPONS) if mask >> place & 1)


def both(goods: Hand, protected: str = "") -> tuple[int, int]:
    """Return what is taken to the left and to the right."""
    named = mask(tuple(protected.split()))
    return attack(stacks(goods), LEFT, named), attack(stacks(goods), RIGHT, named)


def weapons(hands: list[Hand], protected: list[str], sides: list[int] | None = None) -> list[int]:
    masks = [mask(tuple(kinds.split())) for kinds in protected]
    return weapon_points([stacks(goods) for goods in hands], masks, sides or [MISSING] * len(hands))


def test_left_numbers_hit_the_left_and_right_numbers_the_right() -> None:
    """L80: pinga 1-2, boomerang 0-2, shuriken 1-1, katar 2-0 take 4 from the left and 5 from the right."""
    goods = hand(weapons="pinga:1-2 boomerang:0-2 shuriken:1-1 katar:2-0")
    assert both(goods) == (4, 5)
    assert weapons([goods, NOBODY, NOBODY], ["", "", ""]) == [9, -4, -5]
    assert weapons([goods, NOBODY, NOBODY, NOBODY], ["", "", "", ""]) == [9, -4, 0, -5]


def test_two_weapons_of_one_kind_are_void() -> None:
    """L81: with a second boomerang instead of the katar: 2 and 3."""
    assert both(hand(weapons="pinga:1-2 boomerang:0-2 shuriken:1-1 boomerang:2-0")) == (2, 3)


def test_a_booster_adds_two_to_both_numbers() -> None:
    """L47: shuriken 1-1 with its booster is 3-3; two boosters add up; without the weapon there is nothing to boost."""
    assert both(hand(weapons="shuriken:1-1", spells="boost_shuriken")) == (3, 3)
    assert both(hand(weapons="shuriken:1-0", spells="boost_shuriken boost_shuriken")) == (5, 4)
    assert both(hand(weapons="shuriken:1-1", spells="boost_katar")) == (1, 1)


def test_void_weapons_are_not_boosted() -> None:
    """L47, L81: boosters of a void kind are void too."""
    assert both(hand(weapons="shuriken:1-1 shuriken:2-2", spells="boost_shuriken")) == (0, 0)


def test_protection_makes_numbers_zero_boosted_or_not() -> None:
    """L48: numbers aimed at you by weapons of the named kind are 0."""
    goods = hand(weapons="shuriken:1-1 katar:2-1", spells="boost_shuriken")
    assert both(goods, "shuriken") == (2, 1)
    assert both(goods, "shuriken katar") == (0, 0)


def test_protection_does_not_touch_the_own_weapons() -> None:
    """L48: one's own weapons are not affected."""
    assert weapons([hand(weapons="katar:2-2"), NOBODY, NOBODY], ["katar", "", ""]) == [4, -2, -2]


def test_with_two_players_one_side_counts() -> None:
    """L82: each owner chooses one side for the whole stack; the other is void."""
    one = hand(weapons="katar:2-0 pinga:1-1")
    other = hand(weapons="katar:0-1")
    assert weapons([one, other], ["", ""], [LEFT, RIGHT]) == [2, -2]
    assert weapons([one, other], ["", ""], [RIGHT, LEFT]) == [1, -1]


def test_pairs_of_neighbours_score_the_difference() -> None:
    """L83: A-B 0:0, A-V 2:3, V-B 0:4; columns A -1, B +4, V -3."""
    a = hand(weapons="katar:1-1 katar:2-0 boomerang:0-2")
    b = hand(weapons="shuriken:2-0 boomerang:2-0", spells="protection")
    v = hand(weapons="pinga:1-1", spells="boost_katar boost_pinga")
    assert weapons([a, b, v], ["", "pinga", ""]) == [-1, 4, -3]


def test_a_protection_is_named_against_the_greatest_harm() -> None:
    """L29: B of the example names pinga of the left neighbour by himself."""
    a = hand(weapons="katar:1-1 katar:2-0 boomerang:0-2")
    b = hand(weapons="shuriken:2-0 boomerang:2-0", spells="protection")
    v = hand(weapons="pinga:1-1", spells="boost_katar boost_pinga")
    areas = [stacks(goods) for goods in (a, b, v)]
    assert choose_missing(areas, 0, [0, 0, 0], [MISSING] * 3)[0] == [0, mask(("pinga",)), 0]


def test_several_protections_name_different_kinds() -> None:
    """L29: two spells two kinds, four or more all four; what has been named stays."""
    armed = stacks(hand(weapons="boomerang:0-0 pinga:0-1 shuriken:0-2 katar:0-1"))
    for spells, given_kinds, expected in (
        (1, (), ("shuriken",)),
        (2, (), ("pinga", "shuriken")),
        (2, ("katar",), ("shuriken", "katar")),
        (1, ("boomerang",), ("boomerang",)),
        (5, (), WEAPONS),
    ):
        areas = [stacks(hand(spells="protection " * spells)), armed, stacks(NOBODY)]
        chosen, _ = choose_missing(areas, 2, [mask(given_kinds), 0, 0], [MISSING] * 3)
        assert chosen == [mask(expected), 0, 0]


def test_equally_good_choices_are_made_in_the_order_of_the_words() -> None:
    """L29: nothing to fear, nothing to win: first kind, left side."""
    areas = [stacks(hand(spells="protection")), stacks(hand(spells="protection protection"))]
    assert choose_missing(areas, 1, [0, 0], [MISSING, MISSING]) == ([0b0001, 0b0011], [LEFT, LEFT])


def test_a_protection_foresees_the_side() -> None:
    """L29, L82: without protection the other takes 3 on the left; without the katar it is 2 on the right, and so on."""
    areas = [stacks(hand(spells="protection")), stacks(hand(weapons="katar:2-0 pinga:1-0 shuriken:0-2"))]
    protections, sides = choose_missing(areas, 0, [0, 0], [MISSING, MISSING])
    assert (kinds(protections[0]), sides) == (("pinga",), [LEFT, LEFT])
    assert weapon_points(areas, protections, sides) == [-2, 2]
    protections, sides = choose_missing(areas, 0, [0, 0], [MISSING, RIGHT])
    assert (kinds(protections[0]), sides) == (("shuriken",), [LEFT, RIGHT])


def test_given_choices_are_left_as_they_are() -> None:
    """L29: only what is missing is chosen, and the lists given are not changed."""
    areas = [stacks(hand(weapons="katar:2-0", spells="protection")), stacks(hand(weapons="pinga:0-2"))]
    given_protections, given_sides = [0b1000, 0], [RIGHT, MISSING]
    assert choose_missing(areas, 0, given_protections, given_sides) == ([0b1000, 0], [RIGHT, RIGHT])
    assert (given_protections, given_sides) == ([0b1000, 0], [RIGHT, MISSING])


@settings(max_examples=150, deadline=None)
@given(TABLES, st.data())
def test_weapons_score_as_the_rules_say(hands: list[Hand], data: st.DataObject) -> None:
    """L80, L81, L82, L83: as pair by pair, and what one gains the other loses."""
    protected = tuple(tuple(data.draw(st.lists(KINDS, max_size=3, unique=True))) for _ in hands)
    sides = tuple(data.draw(st.sampled_from(["left", "right"])) for _ in hands)
    points = weapon_points(
        [stacks(goods) for goods in hands], [mask(named) for named in protected], [SIDES[side] for side in sides]
    )
    assert points == slow_weapons(hands, Choices(protected, sides))
    assert sum(points) == 0


@settings(max_examples=120, deadline=None)
@given(TABLES, st.data())
def test_missing_decisions_are_those_of_the_whole_tree(hands: list[Hand], data: st.DataObject) -> None:
    """L29: from the first player clockwise, protections then sides, everybody for the own total: as by full search."""
    first = data.draw(st.integers(0, len(hands) - 1))
    protected = tuple(
        tuple(data.draw(st.lists(KINDS, max_size=goods.protections() // 2, unique=True))) for goods in hands
    )
    sides = tuple(data.draw(st.sampled_from(["left", "right", None])) for _ in hands)
    expected = slow_choices(hands, first, Choices(protected, sides))
    masks, chosen = choose_missing(
        [stacks(goods) for goods in hands], first, [mask(named) for named in protected], [SIDES[side] for side in sides]
    )
    assert [kinds(named) for named in masks] == list(expected.protected)
    assert chosen == [SIDES[side] for side in expected.sides]

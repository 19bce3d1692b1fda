"""Beasts under the five memos, and sets of three."""

from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.laar.rules.goods import BEASTS
from parlour.games.laar.scoring import beasts as module
from parlour.games.laar.scoring.beasts import Memo, three_beast_sets
from tests.games.laar.scoring.slow_scoring import Scoring, slow_beasts, slow_triples

COMPILED = not module.__file__.endswith(".py")

# As in the standard edition.
MEMOS = {
    "I": Scoring(equal=(1, 4, 9, 16)),
    "II": Scoring(different=(1, 4, 8, 14)),
    "III": Scoring(any_pair=5),
    "IV": Scoring(equal_pair=6, different=(2, 4, 8, 12)),
    "V": Scoring(cycle=("spider", "unicorn", "phoenix", "serpent"), steps_ahead=(3, 3, 4, 5)),
}
LISTS = st.lists(st.integers(0, 20), max_size=4).map(tuple)
ORDERS = st.permutations(BEASTS).map(tuple)
STACK = st.lists(st.sampled_from(BEASTS), max_size=7).map(tuple)


def memo_of(words: Scoring) -> Memo:
    cycle = [BEASTS.index(beast) for beast in words.cycle]
    return Memo(
        list(words.equal), list(words.different), words.any_pair, words.equal_pair, cycle, list(words.steps_ahead)
    )


MADE = {name: memo_of(words) for name, words in MEMOS.items()}


def counts(beasts: tuple[str, ...]) -> list[int]:
    return [beasts.count(beast) for beast in BEASTS]


def score(memo: Memo, beasts: tuple[str, ...]) -> int:
    return memo.points([BEASTS.index(beast) for beast in beasts], counts(beasts))


def points(memo: str, beasts: str) -> int:
    return score(MADE[memo], tuple(beasts.split()))


@pytest.mark.parametrize("memo", MEMOS)
def test_no_beasts_no_points(memo: str) -> None:
    """L70: nothing to partition."""
    assert points(memo, "") == 0


def test_equal_beasts_make_sets() -> None:
    """L71: memo I of the edition; larger holdings are partitioned into sets of at most four."""
    assert points("I", "unicorn") == 1
    assert points("I", "unicorn phoenix unicorn unicorn") == 10
    assert points("I", "serpent " * 6) == 16 + 4


def test_different_beasts_make_sets() -> None:
    """L71: memo II of the edition."""
    assert points("II", "unicorn phoenix spider serpent") == 14
    assert points("II", "unicorn phoenix unicorn") == 5
    assert points("II", "unicorn phoenix unicorn spider phoenix") == 8 + 4


def test_any_two_beasts_make_a_pair() -> None:
    """L72: any two beasts 5; a single one 0."""
    assert points("III", "unicorn") == 0
    assert points("III", "unicorn spider") == 5
    assert points("III", "unicorn unicorn spider spider spider") == 10


def test_equal_pairs_and_different_sets_compete() -> None:
    """L73: 2 unicorns, spider, phoenix are 10 either way; 2 unicorns, 2 phoenixes are two pairs, 12."""
    assert points("IV", "unicorn unicorn spider phoenix") == 10
    assert points("IV", "unicorn phoenix unicorn phoenix") == 12
    assert points("IV", "unicorn") == 2
    assert points("IV", "unicorn spider phoenix serpent") == 12


def test_each_beast_scores_by_the_next_one() -> None:
    """L74: phoenix, spider, unicorn, unicorn, serpent score 4 + 3 + 3 + 4 = 14."""
    assert points("V", "phoenix spider unicorn unicorn serpent") == 14
    assert points("V", "phoenix") == 0


def test_the_printed_rows_follow_from_the_cycle() -> None:
    """L74: rows 3 5 4 3 / 3 3 5 4 / 4 3 3 5 / 5 4 3 3, this beast in the column, the next one in the row."""
    cycle = MEMOS["V"].cycle
    rows = [[score(MADE["V"], (this, following)) for this in cycle] for following in cycle]
    assert rows == [[3, 5, 4, 3], [3, 3, 5, 4], [4, 3, 3, 5], [5, 4, 3, 3]]


def test_a_beast_may_be_in_no_set() -> None:
    """L70: the best partition never loses by a beast that fits nowhere."""
    assert score(memo_of(Scoring(equal=(0, 7))), ("unicorn", "unicorn", "spider")) == 7
    assert score(memo_of(Scoring(equal=(0, 7, 3))), ("unicorn",) * 3) == 7


@pytest.mark.parametrize("memo", MEMOS)
def test_each_memo_scores_the_best_partition(memo: str) -> None:
    """L70, L71, L72, L73, L74: as by trying all."""

    @settings(max_examples=60, deadline=None)
    @given(STACK)
    def check(beasts: tuple[str, ...]) -> None:
        assert score(MADE[memo], beasts) == slow_beasts(MEMOS[memo], beasts)

    check()


@settings(max_examples=120, deadline=None)
@given(STACK, LISTS, LISTS, st.integers(0, 15), st.integers(0, 15), ORDERS, st.booleans())
def test_memos_of_other_editions_score_the_best_partition(
    beasts: tuple[str, ...],
    equal: tuple[int, ...],
    different: tuple[int, ...],
    any_pair: int,
    equal_pair: int,
    cycle: tuple[str, ...],
    ordered: bool,
) -> None:
    """L70: whatever lists an edition has, as by trying all."""
    order = (cycle, (1, 6, 2, 9)) if ordered else ((), ())
    memo = Scoring(equal, different, any_pair, equal_pair, *order)
    assert score(memo_of(memo), beasts) == slow_beasts(memo, beasts)


def test_holdings_beyond_a_match_are_scored_too() -> None:
    """L71: a list goes on for any number of beasts."""
    assert points("I", "unicorn " * 13) == 3 * 16 + 1
    assert points("II", "unicorn phoenix spider serpent " * 6) == 6 * 14
    assert points("III", "unicorn phoenix spider " * 5) == 35
    assert points("IV", "unicorn spider " * 7) == 6 * 6 + 4


def test_twenty_four_beasts_take_milliseconds() -> None:
    """L70: bounded for any number of beasts that could be written down."""
    start = perf_counter()
    MADE["IV"].set_points(24, [9, 7, 5, 3])
    assert perf_counter() - start < (0.005 if COMPILED else 0.05)


def test_sets_of_three_different_beasts() -> None:
    """L45: 2 unicorns, 2 phoenixes, 1 spider make one set; a spider or serpent more makes two."""
    assert three_beast_sets([2, 2, 1, 0]) == 1
    assert three_beast_sets([2, 2, 2, 0]) == 2
    assert three_beast_sets([2, 2, 1, 1]) == 2
    assert three_beast_sets([3, 2, 1, 0]) == 1
    assert three_beast_sets([2, 3, 1, 0]) == 1
    assert three_beast_sets([0, 0, 0, 0]) == 0


@settings(max_examples=80, deadline=None)
@given(st.lists(st.sampled_from(BEASTS), max_size=9).map(tuple))
def test_as_many_sets_of_three_as_possible(beasts: tuple[str, ...]) -> None:
    """L45: as by trying all."""
    assert three_beast_sets(counts(beasts)) == slow_triples(beasts)

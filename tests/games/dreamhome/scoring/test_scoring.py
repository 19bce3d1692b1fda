"""Scoring: the rulebook's example and every line by itself. All other homes: `test_slow_rules`."""

from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.view import SPECTATOR
from parlour.games.dreamhome import GAME
from parlour.games.dreamhome.home.area import FACE_DOWN, PILE, SIZE, lay
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.names import CELLS
from parlour.games.dreamhome.scoring.roof import best_roof, pile_points, roof_points
from tests.games.dreamhome.draw import ended, fresh, lines, standard
from tests.games.dreamhome.home import slow_rules
from tests.games.dreamhome.home.slow_homes import roof_name

FULL = """
    # # # # #
    # # # # #
          # #
"""
EXAMPLE = """
    C L L b w
    b B K p K
          # G
"""


def rooms(home: str) -> int | None:
    return lines(ended(home, FULL))["rooms"]


def test_the_example_of_the_rulebook_has_29_points() -> None:
    """D70–D73: rooms 15, décor 4, functionality 6, roof 4."""
    decor = "top_2:grand_piano middle_2:cat_house"
    state = ended(EXAMPLE, FULL, kept=("red red* blue green",), decor=decor)
    assert lines(state) == {"rooms": 15, "decor": 4, "functionality": 6, "roof": 4, "helpers": 0}
    assert GAME.sheet(GAME.view(state, SPECTATOR)).total(0) == 29
    assert state.merits()[0] // 100 == 29


@pytest.mark.parametrize(
    ("home", "points"),
    [
        ("L # # # #   # # # # #   # #", 1),
        ("L L # # #   # # # # #   # #", 4),
        ("L L L # #   # # # # #   # #", 9),
        ("L L # L #   # # # # #   # #", 5),
        ("B # # # #   # # # # #   # #", 1),
        ("B B # # #   # # # # #   # #", 4),
        ("# # # # #   # # # # #   G #", 0),
        ("# # # # #   # # # # #   G G", 4),
        ("B # # # #   B # # # #   # #", 2),
    ],
)
def test_rooms_score_by_size(home: str, points: int) -> None:
    """D70, D25: the figures of the rulebook; rooms above each other do not add up."""
    assert rooms(home) == points


@pytest.mark.parametrize(
    ("home", "points"),
    [
        ("p # # # #   # # # # #   # #", 1),
        ("p K # # #   # # # # #   # #", 4),
        ("K p # # #   # # # # #   # #", 4),
        ("K p K # #   # # # # #   # #", 5),
        ("p # K # #   # # # # #   # #", 2),
        ("p # # # #   K # # # #   # #", 2),
        ("# K # # #   p # # # #   # #", 2),
        ("K # # # #   p # # # #   # #", 2),
        ("# # # # p   K # # # #   # #", 2),
        ("w B # # #   # # # # #   # #", 4),
        ("s b # # #   # # # # #   # #", 4),
        ("l y # # #   # # # # #   # #", 5),
        ("l L # # #   # # # # #   # #", 4),
        ("# # # # #   # # # # #   o G", 3),
        ("# # # # #   # # # # #   o t", 2),
    ],
)
def test_unique_rooms_score_by_their_neighbours(home: str, points: int) -> None:
    """D27: left or right of them on the same floor, not above or below."""
    assert rooms(home) == points


def test_decor_scores_what_is_printed() -> None:
    """D71."""
    home = """
        L L # b K
        B # # K C
              # V
    """
    state = ended(home, FULL, decor="top_1:grand_piano middle_1:cat_house top_4:jacuzzi tree_house")
    assert lines(state)["decor"] == 3 + 1 + 2 + 3


@pytest.mark.parametrize(
    ("home", "points"),
    [
        ("b # # # #   # # # # #   # #", 0),
        ("b # # # #   # # # b #   # #", 3),
        ("b # b # #   # # # # #   # #", 0),
        ("# # # # #   b B K # #   # #", 3),
        ("B K # # #   # # # # #   # #", 0),
        ("b B # # #   # # # # #   # #", 0),
        ("b # K # #   # # # # #   # #", 0),
        ("b B # # #   K # b # #   # #", 6),
    ],
)
def test_functionality_has_two_bonuses(home: str, points: int) -> None:
    """D72."""
    assert lines(ended(home, FULL))["functionality"] == points


@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("", 0),
        ("red red* red", 0),
        ("red red red red", 8),
        ("red red* red red", 9),
        ("red* brown* blue* green*", 7),
        ("red brown* blue* green", 5),
        ("red brown blue green", 3),
        ("red red red blue blue", 3),
        ("red red red red red* brown* blue* green*", 9),
        ("red red red red brown* blue* green*", 8),
        ("red red red brown* blue* green*", 6),
    ],
)
def test_the_best_four_roofs_count(pile: str, points: int) -> None:
    """D73: 3 or 8, and a point a window; the book's examples have 3, 8, 5 and 9."""
    state = ended(FULL, FULL, kept=(pile,))
    assert lines(state)["roof"] == points
    assert slow_rules.roof_points(pile.split()) == points
    assert len(best_roof(state.components, card_set.cards_in(state.areas[PILE]))) == (4 if points else 0)


def test_more_children_win_a_tie() -> None:
    """D75: only those on face-up rooms count; without a difference the win is shared."""
    state = ended(EXAMPLE, FULL)
    sheet = GAME.sheet(GAME.view(state, 0))
    faces = [state.areas[cell] for cell in range(CELLS)]
    expected = sum(state.components.children[code & 63] for code in faces if not code & FACE_DOWN)
    assert sheet.ties == [[expected], [0]]
    assert expected > 0
    shared = ended(FULL, FULL)
    assert GAME.sheet(GAME.view(shared, 0)).ranking() == [[0, 1]]
    assert shared.merits() == [0, 0]


def test_children_decide_between_equal_totals() -> None:
    """D75."""
    state = fresh(2)
    with_child, without = state.components.children.index(1), state.components.children.index(0)
    lay(state.components, state.areas, 0, 5, without)
    lay(state.components, state.areas, SIZE, 5, with_child)
    assert GAME.sheet(GAME.view(state, 0)).ranking() == [[1], [0]]
    assert state.merits() == [100, 101]


# Against the slow version ---------------------------------------------------------------------------------------------

PILES = st.lists(st.sampled_from(range(28, 48)), unique=True, max_size=12)


@settings(max_examples=300, deadline=None)
@given(pile=PILES)
def test_any_pile_of_roofs_scores_as_the_best_of_all_fours(pile: list[int]) -> None:
    """D73."""
    components = standard()
    names = [roof_name(card) for card in pile]
    expected = slow_rules.roof_points(names)
    counts = [sum(name.startswith(colour) for name in names) for colour in components.colours]
    windows = [names.count(colour + "*") for colour in components.colours]
    assert pile_points(components, card_set.mask_of(pile)) == roof_points(counts, windows) == expected
    chosen = [names[pile.index(card)] for card in best_roof(components, sorted(pile))]
    assert slow_rules.roof_points(chosen) == expected


def test_scoring_is_quick() -> None:
    """A sheet takes at most a millisecond, interpreted too (the best of a few, since machines are busy)."""
    state = ended(EXAMPLE, EXAMPLE.replace("p", "#").replace("w", "#"), kept=("architect red red* blue green",))
    best = 1.0
    for _ in range(20):
        start = perf_counter()
        state.merits()
        best = min(best, perf_counter() - start)
    assert best < 0.001

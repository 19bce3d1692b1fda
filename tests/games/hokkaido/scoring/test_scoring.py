"""The final scoring: every line drawn, the rulebook's example, and all of it against a slow version (H50–H55)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.plain import Reader
from parlour.engine.rng import Fast
from parlour.engine.view import SPECTATOR
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.city.mountains import find_ends
from parlour.games.hokkaido.city.notation import read_square
from parlour.games.hokkaido.scoring.area import empty_area
from parlour.games.hokkaido.scoring.districts import sides_of
from parlour.games.hokkaido.scoring.score import LINES, land_points
from parlour.geometry.square_grid import cell_at
from tests.games.hokkaido.city.slow_city import Spot, may_grow
from tests.games.hokkaido.draw import STANDARD, area, components_with, do, edition_data, fresh, play_until
from tests.games.hokkaido.scoring import slow_scoring

COMPONENTS = components_with()
EXAMPLE = """
    F   F   D   D   M   F
    fU  pU+ D   M   D   D
    fB  pB+ D   M   D   _
    fG  pG+ L   M   F   F
    fY  pY+ L   M   F   _
    .   fU  pU+ M
"""


def points(drawing: str, line: str) -> int:
    return land_points(COMPONENTS, area(drawing))[LINES.index(line)]


def test_the_worked_example_scores_53() -> None:
    """H50–H53: the rulebook's numbers, in a city of our own."""
    found = land_points(COMPONENTS, area(EXAMPLE))
    assert found[:5] == [12, 12, 20, 3, 6]
    assert sum(found[:5]) == 53


def test_mountains_and_forests_score_two_each() -> None:
    """H50."""
    assert points("M M F\n_ M F", "mountains") == 6
    assert points("M M F\n_ M F", "forests") == 4


def test_a_factory_needs_a_cube_of_its_colour() -> None:
    """H51: a production square without its cube serves nothing."""
    assert points("fU pU", "factories") == 0
    assert points("fU pU+", "factories") == 4
    assert points("fU pB+", "factories") == 0
    assert points("fU fU pU+", "factories") == 4
    assert points("fU pU+ pU+", "factories") == 4


def test_the_best_factories_are_served() -> None:
    """H51: one has a value of its own."""
    assert points("fY fY6 pY+", "factories") == 6
    assert points("fY fY2 pY+", "factories") == 4
    assert points("fY fY6 fB pY+ pY+ pB+", "factories") == 14
    assert points("fY0 pY+", "factories") == 0


def test_the_first_square_of_a_lake_scores_nothing() -> None:
    """H52: areas are connected by sides only."""
    assert points("L", "lakes") == 0
    assert points("L L", "lakes") == 3
    assert points("L .\n. L", "lakes") == 0
    assert points("L L . L\nL . . L", "lakes") == 9


def test_the_smaller_district_scores() -> None:
    """H53."""
    assert points("D D M D\nD _ M D\n_ _ M _", "districts") == 4


def test_only_the_largest_district_of_a_side_counts() -> None:
    """H53."""
    assert points("D _ D M D\n_ _ D M D\n_ _ _ M D", "districts") == 4


def test_ends_go_on_for_ever() -> None:
    """H53: the range parts the whole city, not only where it stands."""
    assert points("D D _ _\n_ _ M _\n_ _ M _\n_ _ D D", "districts") == 2


def test_districts_on_the_line_count_for_neither_side() -> None:
    """H53."""
    assert points("D D D\n_ M _\n_ M _", "districts") == 2
    assert points("_ D _\n_ M _\n_ M _\n_ D _", "districts") == 0


def test_a_diagonal_end_goes_on_diagonally() -> None:
    """H53: nothing slips through between the corners of the line."""
    assert points("D D D .\nD D _ .\nD _ M .\n_ M D D", "districts") == 4


def test_a_bent_range_goes_on_in_the_direction_of_its_last_step() -> None:
    """H53: the direction of the steps before does not matter."""
    assert points("D _ _ D\nD M _ D\nD M M D\nD D D D", "districts") == 4
    assert points("D D D D\nM M _ D\n_ _ M D\nD D D D", "districts") == 6


def test_a_line_stops_before_a_mountain() -> None:
    """H53: it may close the range to a ring, and does not come out again on the other side."""
    ring = """
        M  M  M  M  D
        M  D  D  .  D
        M  D  D  M  D
        M  M  M  M  D
    """
    assert points(ring, "districts") == 6  # the square beside the upper end lies on its line
    above = """
        D  D  D  D  D
        M  M  M  M  .
        M  _  _  .  .
        M  _  _  M  .
        M  M  M  M  D
    """
    assert points(above, "districts") == 0  # all of them on one side


def test_a_line_stops_before_it_would_slip_between_two_mountains() -> None:
    """H53: otherwise it would part the five in the corner from the three below."""
    drawing = """
        .  M  M  M  D  D  D
        M  D  D  .  M  D  D
        M  .  M  .  .  .  .
        .  M  .  D  D  D  .
    """
    assert points(drawing, "districts") == 4


def test_of_more_than_two_sides_the_second_largest_counts() -> None:
    """H53: lines that cross do not stop each other; there are three sides with 3, 2 and 5."""
    drawing = """
        .  D  D  D  .  .
        .  .  _  .  .  .
        .  .  _  .  .  .
        .  .  _  .  .  .
        .  M  .  M  .  D
        M  D  D  .  M  D
        M  .  .  .  M  D
        .  M  M  M  .  D
        .  .  .  .  .  D
    """
    assert len(sides_of(area(drawing))) == 3
    assert points(drawing, "districts") == 6


def test_without_two_mountains_districts_score_nothing() -> None:
    """H53."""
    assert points("D D\nD D", "districts") == 0
    assert points("D M D", "districts") == 0


def test_goals_score_what_the_edition_says() -> None:
    """H54."""
    data = edition_data()
    Reader(data, "").at("goals").object()["points"] = 7
    pad = Reader({"seats": [{"name": "A", "city": [], "goals": 2}, {"name": "B", "city": [], "goals": 0}]}, "")
    _, sheet = GAME.score(pad, GAME.edition(data))
    assert sheet.totals() == [14, 0]


def test_more_deserts_break_a_tie_and_tiles_are_no_deserts() -> None:
    """H55: then the win is shared."""
    pad = {
        "seats": [
            {"name": name, "city": [row], "goals": 0} for name, row in (("A", "F _"), ("B", "F _ _"), ("C", "_ F"))
        ]
    }
    _, sheet = GAME.score(Reader(pad, ""), STANDARD)  # type: ignore[arg-type]
    assert sheet.ranking() == [[1], [0, 2]]
    assert land_points(COMPONENTS, area("F* _ D*"))[5] == 1


def test_merits_rank_as_the_sheet_does() -> None:
    """H54, H55."""
    state = fresh(3, goals="on")
    play_until(state, 12)
    rng = Fast(5)
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    sheet = GAME.sheet(GAME.view(state, SPECTATOR))
    assert any(state.goals_taken)
    expected = [(total or 0) * 1000 + ties[0] for total, ties in zip(sheet.totals(), sheet.ties, strict=True)]
    assert state.merits() == expected


def test_a_match_can_be_scored_before_anything_is_drawn() -> None:
    assert GAME.sheet(GAME.view(fresh(2), 0)).totals() == [0, 0]
    state = fresh(2)
    do(state, "province 1")
    assert GAME.sheet(GAME.view(state, 0)).totals() == [4, 0]


# Proof ----------------------------------------------------------------------------------------------------------------

TOKENS = ["_", "D", "D", "D", "F", "L", "L", "pU+", "pU", "pB+", "fU", "fU", "fB", "fB6", ".", "."]
STEPS = st.lists(st.tuples(st.integers(-1, 1), st.integers(-1, 1)), min_size=1, max_size=14)


@settings(max_examples=40, deadline=None)
@given(STEPS, st.lists(st.sampled_from(TOKENS), min_size=100, max_size=100))
def test_all_lines_are_those_of_the_slow_version(steps: list[Spot], tokens: list[str]) -> None:
    """H50–H53: for any shape of range."""
    city = {(x - 5, y - 5): tokens[y * 10 + x] for x in range(10) for y in range(10)}
    end, mountains = (0, 0), {(0, 0)}
    for dx, dy in steps:
        spot = end[0] + dx, end[1] + dy
        if spot not in mountains and may_grow(list(mountains), [spot]):
            mountains.add(spot)
            end = spot
    city |= dict.fromkeys(mountains, "M")
    city = {spot: token for spot, token in city.items() if token != "."}
    found = empty_area()
    for (x, y), token in city.items():
        found.grid[cell_at(x, y)] = read_square(token, tiles=False)
        found.stretch(x, y, x, y)
    assert find_ends(found)
    assert land_points(COMPONENTS, found)[:5] == slow_scoring.lines(city)


@pytest.mark.parametrize("seed", range(4))
def test_cities_of_played_matches_score_as_in_the_slow_version(seed: int) -> None:
    """H50–H53."""
    state = fresh(5)
    play_until(state, 12, seed)
    for seat in range(5):
        found = state.city(seat).area
        rows = GAME.view(state, SPECTATOR).shown["seats"]
        assert isinstance(rows, list)
        text = Reader(rows[seat], "").at("map").text()
        tokens = {
            (x, y): token.removesuffix("*")
            for y, row in enumerate(text.split("\n"))
            for x, token in enumerate(row.split())
            if token != "."
        }
        assert land_points(COMPONENTS, found)[:5] == slow_scoring.lines(tokens)

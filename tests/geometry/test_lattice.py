"""The triangular lattice: turns, triangles, spots."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.geometry.lattice import DIRECTIONS, REACH, STEP_A, STEP_B, TURNS, place_of, spot, turned

VERTICES = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


@given(VERTICES)
def test_six_turns_are_the_identity(vertex: tuple[int, int]) -> None:
    assert turned(*vertex, 6) == turned(*vertex, 0) == vertex


@given(VERTICES, st.integers(0, 5))
def test_turning_keeps_distances(vertex: tuple[int, int], turns: int) -> None:
    a, b = vertex
    x, y = turned(a, b, turns)
    assert a * a + a * b + b * b == x * x + x * y + y * y


def test_a_turn_takes_every_direction_to_the_next() -> None:
    steps = list(zip(STEP_A, STEP_B, strict=True))
    assert [turned(*step, 1) for step in steps] == [*steps[1:], steps[0]]
    assert steps[DIRECTIONS.index("W")] == (-1, 0)


@given(st.integers(-REACH, REACH), st.integers(-REACH, REACH), st.integers(0, TURNS - 1))
def test_a_spot_number_stands_for_its_place_and_turn(a: int, b: int, turn: int) -> None:
    assert place_of(spot(a, b, turn)) == (a, b, turn)
    assert 0 <= spot(a, b, turn) < (2 * REACH + 1) ** 2 * TURNS

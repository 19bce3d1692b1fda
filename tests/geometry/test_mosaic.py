"""Tiles on the triangular lattice against a slow enumeration that works with points and sets."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.geometry.lattice import DIRECTIONS, place_of
from parlour.geometry.lattice import spot as spot_number
from parlour.geometry.mosaic import FREE, Mosaic, Shapes, empty
from parlour.geometry.outline import LONGEST, Outline
from tests.geometry import slow_mosaic
from tests.geometry.slow_mosaic import Laid

BORDERS = [
    "E:r SE:g SW:g W:r NW:g NE:g",  # a hexagon
    "SE:g SE:g W:g W:r NE:g NE:g",  # a triangle with sides of two
    "E:g SE:r SW:g SE:g SW:g W:g NW:g NE:g NW:r NE:g",  # two hexagons, an hourglass
    "SE:g SE:g SW:g W:g NW:g NE:g NE:g",
    "E:g SE:g SW:g W:g NW:g NE:g",  # looks alike in all turns
    "SE:r W:g NE:g",  # a single triangle
    "E:r SE:g SW:g SE:g W:r W:r NE:g NW:g NE:g",  # with a notch
    "E:g SE:r W:g W:r NE:g",
]
KINDS = "rg"


def read(border: str) -> tuple[list[int], list[int]]:
    words = [word.split(":") for word in border.split()]
    return [DIRECTIONS.index(way) for way, _ in words], [KINDS.index(kind) for _, kind in words]


OUTLINES = [Outline(*read(border)) for border in BORDERS]
SHAPES = Shapes(OUTLINES, 2, [1, 0, 0, 1])
CLASH = {(0, 1), (1, 0)}


def laid(mosaic: Mosaic) -> list[Laid]:
    return [(*read(BORDERS[tile]), mosaic.a[tile], mosaic.b[tile], mosaic.turn[tile]) for tile in mosaic.laid]


@st.composite
def mosaics(draw: st.DrawFn) -> tuple[Mosaic, list[int]]:
    """Lay some tiles one beside another, anywhere it is allowed; return the rest too."""
    order = draw(st.permutations(range(len(BORDERS))))
    mosaic = empty(SHAPES).with_tile(order[0], draw(st.integers(-9, 9)), draw(st.integers(-9, 9)), 0)
    left = order[1:]
    for tile in order[1 : draw(st.integers(1, 5))]:
        found = mosaic.spots(tile, draw(st.sampled_from(mosaic.laid)))
        if found:
            mosaic = mosaic.with_tile(tile, *place_of(draw(st.sampled_from(found))))
            left = [other for other in left if other != tile]
    return mosaic, left


@given(mosaics(), st.data())
@settings(max_examples=60, deadline=None)
def test_spots_are_those_of_a_slow_enumeration(found: tuple[Mosaic, list[int]], data: st.DataObject) -> None:
    mosaic, left = found
    tile, beside = data.draw(st.sampled_from(left)), data.draw(st.integers(0, len(mosaic.laid) - 1))
    spots = mosaic.spots(tile, mosaic.laid[beside])
    assert len(set(spots)) == len(spots)
    headings, kinds = read(BORDERS[tile])
    pictures = [slow_mosaic.picture((headings, kinds, *place_of(spot))) for spot in spots]
    assert len(set(pictures)) == len(pictures)
    tiles = laid(mosaic)
    assert set(pictures) == slow_mosaic.spots(tiles, headings, kinds, tiles[beside], CLASH)
    assert mosaic.spots(tile, mosaic.laid[beside], 1) == spots[:1]


@given(mosaics())
@settings(max_examples=60, deadline=None)
def test_no_two_tiles_overlap_and_contacts_are_mutual(found: tuple[Mosaic, list[int]]) -> None:
    mosaic, _ = found
    tiles = laid(mosaic)
    covered = [slow_mosaic.cells(tile) for tile in tiles]
    assert len(set().union(*covered)) == sum(len(cells) for cells in covered) == sum(mosaic.cells)
    for index, tile in enumerate(mosaic.laid):
        met = []
        for segment in range(OUTLINES[tile].size):
            facing = mosaic.facing(tile, segment)
            if facing != FREE:
                assert mosaic.facing(facing // LONGEST, facing % LONGEST) == tile * LONGEST + segment
                met.append((OUTLINES[tile].kinds[segment], OUTLINES[facing // LONGEST].kinds[facing % LONGEST]))
        expected = [
            pair for other in tiles if other != tiles[index] for pair in slow_mosaic.touching(tiles[index], other)
        ]
        assert sorted(met) == sorted(expected)


@pytest.mark.parametrize("border", BORDERS)
def test_the_inside_of_a_tile_is_what_its_border_surrounds_in_every_turn(border: str) -> None:
    outline = Outline(*read(border))
    for turn in range(6):
        first = turn * outline.area
        own = {
            (
                3 * outline.cell_a[cell] + 1 + outline.cell_half[cell],
                3 * outline.cell_b[cell] + 1 + outline.cell_half[cell],
            )
            for cell in range(first, first + outline.area)
        }
        assert own == slow_mosaic.cells((*read(border), 0, 0, turn))


def test_areas_and_turns_that_look_different() -> None:
    assert [outline.area for outline in OUTLINES] == [6, 4, 12, 7, 6, 1, 9, 3]
    assert [outline.distinct for outline in OUTLINES] == [3, 6, 6, 6, 1, 6, 6, 6]


@pytest.mark.parametrize(
    ("border", "expected"),
    [
        ("E:g SE:g", "comes back"),
        ("E:g W:g", "clockwise"),
        ("E:g SE:g W:g NW:g E:g", "comes back"),
        ("E:g NW:g SW:g", "clockwise"),  # the wrong way round
        ("E:g SE:g W:g NE:g W:g SW:g E:g NW:g E:g", "comes back|touches itself"),
        ("NE:g SE:g W:g SW:g E:g NW:g", "touches itself"),
    ],
)
def test_an_invalid_border_is_refused(border: str, expected: str) -> None:
    with pytest.raises(ValueError, match=expected):
        Outline(*read(border))


@given(mosaics(), st.data())
@settings(max_examples=60, deadline=None)
def test_a_tile_fits_where_spots_say_and_nowhere_else(found: tuple[Mosaic, list[int]], data: st.DataObject) -> None:
    mosaic, left = found
    tile = data.draw(st.sampled_from(left))
    allowed = {spot for beside in mosaic.laid for spot in mosaic.spots(tile, beside)}
    for a in range(-16, 17, 2):
        for b in range(-16, 17, 3):
            for turn in range(OUTLINES[tile].distinct):
                assert mosaic.fits(tile, a, b, turn) == (spot_number(a, b, turn) in allowed)
    for spot in allowed:
        assert mosaic.fits(tile, *place_of(spot))

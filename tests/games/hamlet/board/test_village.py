"""Tiles, segments and roads (M20–M23)."""

import pytest

from parlour.engine.plain import Reader
from parlour.games.hamlet import GAME
from parlour.games.hamlet.board.tiles import BRIDGE, PATH, TILES
from parlour.geometry.graphs import BIT
from parlour.geometry.lattice import place_of
from tests.games.hamlet.scene import Scene, built_beside, components, contact, drawn_at_start, joined, tile, tiles_in
from tests.geometry import slow_mosaic
from tests.geometry.slow_mosaic import Laid

LETTERS = {"R": 0, "F": 1, "M": 2}
CLASH = {(0, 1), (0, 2), (1, 0), (2, 0)}


def laid(name: str, a: int, b: int, turn: int) -> Laid:
    shape = components().shapes.outlines[tile(name)]
    return shape.heading[: shape.size], shape.kinds, a, b, turn


@pytest.mark.parametrize("blueprint", ["sawmill", "forest_pond", "shrine", "stonemason", "square", "outpost_1"])
@pytest.mark.parametrize("beside", ["church", "quarry", "market"])
def test_a_blueprint_fits_where_a_slow_enumeration_says(blueprint: str, beside: str) -> None:
    """M20, M48: every place and turn next to a tile, and no other."""
    mosaic = drawn_at_start().village.mosaic
    tiles = [laid(TILES[at], mosaic.a[at], mosaic.b[at], mosaic.turn[at]) for at in mosaic.laid]
    found = [
        slow_mosaic.picture(laid(blueprint, *place_of(spot))) for spot in mosaic.spots(tile(blueprint), tile(beside))
    ]
    shape = components().shapes.outlines[tile(blueprint)]
    host = tiles[mosaic.laid.index(tile(beside))]
    expected = slow_mosaic.spots(tiles, shape.heading[: shape.size], shape.kinds, host, CLASH)
    assert len(found) == len(set(found))
    assert set(found) == expected


def test_a_road_may_touch_only_a_road() -> None:
    """M20: whatever is laid, roads meet roads; forest and mountain may meet."""
    village = drawn_at_start().village
    for spot in village.mosaic.spots(tile("sawmill"), tile("lumberjack")):
        after = village.with_tile(tile("sawmill"), spot)
        for other in TILES[:6]:
            assert not {"R F", "R M", "F R", "M R"} & set(contact(after, other, "sawmill"))


def test_a_printed_road_joins_and_a_cliff_does_not() -> None:
    """M20, M21."""
    village = drawn_at_start().village
    beside = built_beside(village, "dairy_farm", "market", "R R")
    assert beside.links[tile("market")] & BIT[tile("dairy_farm")]
    cliff = built_beside(village, "mountain_pond", "lumberjack", "F M")
    assert contact(cliff, "lumberjack", "mountain_pond") == ["F M"]
    assert cliff.links[tile("mountain_pond")] == 0
    assert cliff.free_ways(tile("lumberjack"), BRIDGE) == cliff.free_ways(tile("lumberjack"), PATH) == 0


def test_a_built_road_joins_for_everybody_and_gives_access() -> None:
    """M21, M22: a pond beside the quarry is not accessible until somebody builds a bridge."""
    village = built_beside(drawn_at_start().village, "mountain_pond", "quarry", "M M")
    assert "mountain_pond" not in tiles_in(village.accessible)
    joined_up = village.with_road(1, tile("quarry"), tile("mountain_pond"), BRIDGE)
    assert "mountain_pond" in tiles_in(joined_up.accessible)
    assert joined_up.links[tile("mountain_pond")] == BIT[tile("quarry")]
    assert village.links[tile("mountain_pond")] == 0  # the old village is as it was


def test_access_goes_by_roads_to_the_church() -> None:
    """M22."""
    village = joined("church - quarry", "farm - market")
    assert tiles_in(village.accessible) == ["church", "quarry"]


def test_everything_is_shown_to_everybody() -> None:
    """M23: also blueprints in hand and coins; spectators see what seats see."""
    scene = Scene(3).hand(1, "shrine").coins(1, 7)
    views = [GAME.view(scene.state, viewer) for viewer in (-2, 0, 1, 2)]
    assert all(view.shown == views[0].shown for view in views)
    seat = Reader(views[0].shown, "").at("seats").items()[1]
    assert seat.at("blueprints").value == ["shrine"]
    assert seat.at("coins").value == 7


def test_any_building_and_any_goods_may_be_used_by_all() -> None:
    """M23, M43: a refinery that another seat built, with another seat's villager on it."""
    scene = Scene().on(joined("church - sawmill", "church - lumberjack")).goods("lumberjack", wood=1)
    scene.villagers(1, "sawmill").donkeys(0, "church").coins(0, 0).milestone(0, 1)
    scene.play("refine", tile="sawmill", count=1)
    assert scene.state.pieces[tile("sawmill") * 4] == 1

"""What villagers do (M42, M43, M45–M49)."""

import pytest

from parlour.engine.plain import Plain, Reader
from parlour.engine.view import NATURE
from parlour.games.hamlet import GAME
from parlour.games.hamlet.board.tiles import BRIDGE, NONE, PATH, TILES
from parlour.games.hamlet.rules import works
from parlour.games.hamlet.rules.goods import REFINED
from parlour.geometry import graphs
from parlour.geometry.graphs import BIT
from tests.games.hamlet.scene import Scene, built_beside, components, contact, drawn_at_start, joined, tile


@pytest.mark.parametrize("name", ["lumberjack", "quarry", "farm"])
def test_a_source_is_filled_and_pays_two_coins_once(name: str) -> None:
    """M42: however many slots were empty."""
    scene = Scene().on(joined(f"church - {name}")).coins(0, 0).play("gather", tile=name)
    assert sum(scene.state.raw) == 3
    assert (scene.purse(0), scene.points(0)) == (2, 0)
    scene.villagers(0, "church")
    assert not scene.may("gather", tile=name)
    assert scene.why_not("gather", tile=name) == "M42"


def test_a_barn_takes_any_mix_and_gives_two_points() -> None:
    """M42: ten mixes of three, and all empty slots are filled."""
    scene = Scene().on(joined("church - barn_a")).coins(0, 0)
    assert len(scene.legal("stock")) == 10
    scene.goods("barn_a", stone=2)
    assert len(scene.legal("stock")) == 3
    scene.play("stock", tile="barn_a", wood=0, stone=0, wheat=1)
    assert scene.state.raw[tile("barn_a") * 3 :][:3] == [0, 2, 1]
    assert (scene.purse(0), scene.points(0)) == (0, 2)


def test_a_refinery_takes_one_raw_good_for_each_piece() -> None:
    """M43: one or both of its slots; nothing is gained until the pieces are used up."""
    scene = Scene().on(joined("church - windmill - farm")).goods("farm", wheat=3).coins(0, 0)
    assert [plain["count"] for plain in scene.legal("refine")] == [1, 2]
    scene.play("refine", tile="windmill", count=2)
    assert scene.state.pieces[tile("windmill") * 4] == 2
    assert scene.state.supply[:4] == [2, 2, 0, 2]
    assert (scene.purse(0), scene.points(0), sum(scene.state.raw)) == (0, 0, 1)
    scene.villagers(0, "church")
    assert scene.legal("refine") == []
    assert scene.why_not("refine", tile="windmill", count=1) == "M43"


def test_without_a_piece_left_nothing_is_refined() -> None:
    """M43, M2: two pieces of a good and no more."""
    scene = Scene().on(joined("church - flour_mill - farm", "church - windmill")).goods("farm", wheat=3)
    scene.piece("windmill", 0, 2)
    assert not scene.may("refine", tile="flour_mill", count=1)
    assert scene.why_not("refine", tile="flour_mill", count=1) == "M43"


def test_the_quality_of_a_piece_is_its_producers() -> None:
    """M43: the milestone is there before the first piece, so whoever holds it makes high quality only."""
    scene = Scene().on(joined("church - dairy_farm")).piece("dairy_farm", 0).piece("dairy_farm", 1).milestone(3, 0)
    pieces = [piece for at in _tiles(scene) for piece in at]
    assert pieces == [
        {"good": "milk", "quality": "high", "seat": 0},
        {"good": "milk", "quality": "standard", "seat": 1},
    ]


def _tiles(scene: Scene) -> list[list[Plain]]:
    shown = Reader(GAME.view(scene.state, 0).shown, "").at("tiles").items()
    return [[piece.value for piece in at.at("pieces").items()] for at in shown]


def test_a_sale_gives_its_points_and_coins_and_is_replaced() -> None:
    """M45: two wood and a wheat for 1 point and 1 coin."""
    scene = Scene().on(joined("church - market - barn_a")).goods("barn_a", wood=2, wheat=1).sales(1, 2, 3).coins(0, 0)
    assert scene.legal("sell") == [{"do": "sell", "sale": 1}]
    scene.play("sell", sale=1)
    assert (scene.purse(0), scene.points(0)) == (1, 1)
    assert scene.state.sold_by[0] == 0
    assert scene.state.to_act() == [NATURE]
    scene.draw()
    assert NONE not in scene.state.market


def test_an_empty_stack_leaves_the_slot_empty() -> None:
    """M45."""
    scene = Scene().on(joined("church - market - barn_a")).goods("barn_a", wood=2, wheat=1).sales(1, 2, 3).empty_bag()
    scene.play("sell", sale=1)
    assert scene.state.market == [NONE, 1, 2]
    scene.villagers(0, "church")
    assert scene.why_not("sell", sale=1) == "M45"


def test_a_delivery_of_coins_needs_no_moving() -> None:
    """M46: ten coins, 6 points, one church part; a delivery is made once."""
    scene = Scene().coins(0, 11)
    scene.play("deliver", delivery=3)
    assert (scene.purse(0), scene.points(0)) == (1, 6)
    assert scene.state.delivered_by[2] == 0
    scene.villagers(0, "church").coins(0, 99)
    assert not scene.may("deliver", delivery=3)
    assert scene.why_not("deliver", delivery=3) == "M46"


def test_a_delivery_takes_any_mix_and_may_be_bought() -> None:
    """M46, M33: nine raw goods lie there, ten are asked for, so one is bought."""
    scene = Scene().goods("lumberjack", wood=3).goods("quarry", stone=3).goods("farm", wheat=3).coins(0, 3)
    scene.play("deliver", delivery=4).play("settle")
    assert sum(scene.state.raw) == 0
    assert (scene.purse(0), scene.points(0)) == (0, 6)


def test_begging_needs_full_sources() -> None:
    """M47."""
    scene = Scene()
    assert scene.why_not("beg") == "M47"
    scene.goods("lumberjack", wood=3).goods("quarry", stone=3).goods("farm", wheat=3)
    scene.play("beg")
    assert scene.purse(0) == 3 + 1


def test_building_takes_the_cost_and_gives_points_and_a_flag() -> None:
    """M48: a small woodland for a wood, next to the lumberjack, in any of six turns."""
    scene = Scene().hand(0, "small_woodland").empty_bag().coins(0, 0)
    scene.play("build", blueprint="small_woodland", tile="lumberjack")
    spots = scene.state.village.spots(tile("small_woodland"), tile("lumberjack"))
    assert len(scene.legal("place")) == len(spots)
    assert {plain["turn"] for plain in scene.legal("place")} == set(range(6))
    first = scene.legal("place")[0]
    scene.play("place", a=first["a"], b=first["b"], turn=first["turn"])
    assert scene.points(0) == 3
    assert scene.state.raw[tile("lumberjack") * 3] == 1
    assert scene.state.builders[tile("small_woodland")] == 0
    assert scene.state.hands[:3] == [NONE] * 3
    village = scene.state.village
    assert contact(village, "lumberjack", "small_woodland")


def test_a_place_that_breaks_the_borders_is_refused() -> None:
    """M20, M48: and one that does not touch the villager's tile."""
    scene = Scene().hand(0, "small_woodland").play("build", blueprint="small_woodland", tile="lumberjack")
    assert scene.why_not("place", a=0, b=0, turn=0) == "M20"
    assert scene.why_not("place", a=50, b=50, turn=0) == "M20"
    assert scene.why_not("gather", tile="farm") == "M48"


def test_the_first_refinery_of_a_good_takes_its_milestone_and_unlocks_its_stack() -> None:
    """M48: and the row is refilled if it was short; the second refinery of the good does neither."""
    scene = Scene().hand(0, "dairy_farm").goods("lumberjack", wood=3).empty_bag().coins(0, 0)
    scene.state.row = [*scene.state.row[:3], NONE]
    scene.play("build", blueprint="dairy_farm", tile="church")
    first = scene.legal("place")[0]
    scene.play("place", a=first["a"], b=first["b"], turn=first["turn"])
    assert scene.state.milestones[REFINED.index("milk")] == 0
    milk = [at for at in range(len(TILES)) if components().group[at] == 5]
    assert graphs.nodes_in(scene.state.bag) == milk
    assert scene.state.to_act() == [NATURE]
    scene.draw()
    assert scene.state.row[3] in milk
    before = scene.state.milestones
    scene.state.seat = 1
    works.build(scene.hand(1, "cow_conservatory").state, tile("cow_conservatory"), _any_spot(scene, "cow_conservatory"))
    assert scene.state.milestones == before


def _any_spot(scene: Scene, name: str) -> int:
    return scene.state.village.mosaic.spots(tile(name), tile("market"))[0]


def test_a_bridge_costs_two_wood_and_makes_the_first_builder_planner() -> None:
    """M49: from mountain to mountain; a path costs two stone, from forest to forest."""
    village = built_beside(drawn_at_start().village, "mountain_pond", "quarry", "M M")
    village = built_beside(village, "forest_pond", "lumberjack", "F F")
    scene = Scene().empty_bag()
    scene.state.village = village
    scene.villagers(0, "church", "church").coins(0, 0).donkeys(0, "church")
    assert scene.may("road", tile="quarry", to="mountain_pond", way="bridge")
    assert not scene.may("road", tile="quarry", to="mountain_pond", way="path")
    assert scene.may("road", tile="lumberjack", to="forest_pond", way="path")
    assert scene.why_not("road", tile="quarry", to="mountain_pond", way="path") == "M49"
    scene.play("road", tile="quarry", to="mountain_pond", way="bridge")
    assert scene.state.raw[tile("lumberjack") * 3] == 0
    assert scene.built(0) == 1
    assert scene.state.milestones[works.PLANNER] == 0
    assert scene.state.village.accessible & BIT[tile("mountain_pond")]
    scene.play("road", tile="lumberjack", to="forest_pond", way="path")
    assert scene.built(0) == 2


def test_no_road_between_tiles_that_are_joined_already() -> None:
    """M49: church and quarry touch mountain to mountain too, but a printed road joins them; nor twice the same."""
    scene = Scene().goods("lumberjack", wood=3)
    assert contact(scene.state.village, "church", "quarry") == ["M M", "R R"]
    assert not scene.may("road", tile="church", to="quarry", way="bridge")
    assert scene.why_not("road", tile="church", to="quarry", way="bridge") == "M49"
    village = scene.state.village.with_road(1, tile("farm"), tile("market"), PATH)
    assert village.free_ways(tile("farm"), PATH) == 0


def test_no_road_over_a_cliff() -> None:
    """M49, M20."""
    village = built_beside(drawn_at_start().village, "mountain_pond", "lumberjack", "F M")
    assert village.free_ways(tile("lumberjack"), BRIDGE) == village.free_ways(tile("lumberjack"), PATH) == 0


def test_nobody_builds_more_than_five_roads() -> None:
    """M49, M3."""
    scene = Scene()
    assert scene.may("road", tile="farm", to="market", way="path")
    scene.state.ledger[4] = 5
    assert scene.legal("road") == []

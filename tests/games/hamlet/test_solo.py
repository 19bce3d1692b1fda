"""Playing alone (M90, M91)."""

import pytest

from parlour.engine.view import SPECTATOR
from parlour.games.hamlet import GAME
from parlour.games.hamlet.scoring import Area, awards, rank_of
from parlour.games.hamlet.stages import OVER
from tests.games.hamlet.scene import Scene, components, tile


def alone(landmarks: int, sales: int, deliveries: int) -> list[int]:
    area = Area()
    area.sales, area.deliveries = sales, deliveries
    for name in ("shrine", "tavern", "forest_pond")[:landmarks]:
        area.add_landmark(tile(name), True, 0)
    return awards(components(), [area])


def test_awards_need_enough_of_each() -> None:
    """M90: 3 landmarks for 4 points, 3 sales for 4, 2 deliveries for 5; there is no Sexton."""
    assert alone(2, 2, 1) == [0]
    assert alone(3, 2, 1) == [4]
    assert alone(2, 3, 1) == [4]
    assert alone(3, 3, 2) == [13]


def test_a_match_alone_lasts_thirty_rounds() -> None:
    """M90: set up as for two, with three coins, and no option for its end."""
    assert [str(variant) for variant in GAME.info.variants()][:2] == [
        "seats=1, layout=fixed",
        "seats=1, layout=shuffled",
    ]
    scene = Scene(1)
    assert scene.purse(0) == 3
    for _ in range(30):
        assert scene.state.stage != OVER
        scene.play("end")
    assert scene.state.stage == OVER


def test_a_match_alone_ends_when_the_church_stands() -> None:
    """M60, M90."""
    scene = Scene(1).coins(0, 10)
    scene.state.delivered_by = [0, 0, -1, 0, -1, -1]
    scene.play("deliver", delivery=3).play("end")
    assert scene.state.stage == OVER


@pytest.mark.parametrize("rank", range(1, 6))
def test_a_rank_is_reached_from_its_points_on(rank: int) -> None:
    """M91."""
    bounds = [0, *components().ranks]
    assert rank_of(components(), bounds[rank - 1]) == rank
    if rank < 5:
        assert rank_of(components(), bounds[rank] - 1) == rank


def test_the_rank_is_told_at_the_end() -> None:
    """M91: and only then, and only alone."""
    scene = Scene(1)
    assert GAME.view(scene.state, 0).shown["rank"] is None
    for _ in range(30):
        scene.play("end")
    view = GAME.view(scene.state, SPECTATOR)
    assert view.shown["rank"] == 1
    assert GAME.prompt(view).text == "prompt-rank"

"""Playing alone (M90, M91, M92)."""

import pytest

from parlour.engine import catalogue
from parlour.engine.view import SPECTATOR
from parlour.games.hamlet import GAME
from parlour.games.hamlet.rules.components import HamletComponents
from parlour.games.hamlet.rules.counters import POINTS
from parlour.games.hamlet.rules.stages import OVER
from parlour.games.hamlet.scoring.score import Area, awards, rank_of
from tests.games.hamlet.scene import Scene, components, drawn_at_start, edition, tile


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


@pytest.mark.parametrize(("rules", "a_round"), [(1, 0), (2, components().solo_round_points)])
def test_rounds_that_are_left_are_worth_points_if_the_church_stands(rules: int, a_round: int) -> None:
    """M90: 30 less the 7 that were played; on the score track, since version 2."""
    assert components().solo_round_points > 0
    game = catalogue.game("hamlet", rules)
    state = drawn_at_start(1, game=game)
    state.round, state.last_round = 7, True
    state.apply(0, game.actions.pack("end"))
    assert state.stage == OVER
    assert game.sheet(game.view(state, 0)).points[0][0] == 23 * a_round


def test_rounds_left_are_worth_nothing_without_a_church_or_to_several() -> None:
    """M90."""
    without, several = drawn_at_start(1), drawn_at_start(2, first=1)
    without.round = 30
    several.last_round = True
    for state in (without, several):
        for _ in range(state.seats):
            assert state.stage != OVER
            state.apply(state.seat, GAME.actions.pack("end"))
        assert state.stage == OVER
    assert without.ledger[POINTS] == several.ledger[POINTS] == 0


@pytest.mark.parametrize(("rules", "stands", "rank"), [(1, False, 5), (2, False, 2), (2, True, 5)])
def test_without_a_church_the_rank_is_one_of_the_two_lowest(rules: int, stands: bool, rank: int) -> None:
    """M91: since version 2."""
    game = catalogue.game("hamlet", rules)
    state = drawn_at_start(1, game=game)
    state.stage, state.last_round = OVER, stands
    state.ledger[POINTS] = 500
    assert game.view(state, 0).shown["rank"] == rank
    state.ledger[POINTS] = 0
    assert game.view(state, 0).shown["rank"] == 1


def test_an_edition_from_before_version_2_has_no_points_for_rounds_left() -> None:
    """M90: it still loads, and a match with it has no such points."""
    first = GAME.edition(catalogue.earlier_editions("hamlet")[0])
    assert isinstance(first.components, HamletComponents)
    assert first.components.solo_round_points == 0


def test_the_editions_of_earlier_releases_are_found_by_their_digests() -> None:
    """M1–M4: records and tables that began with them go on."""
    earlier = [GAME.edition(data) for data in catalogue.earlier_editions("hamlet")]
    assert len({read.digest for read in [*earlier, edition()]}) == 5
    for read in earlier:
        found = catalogue.shipped("hamlet", read.digest)
        assert found is not None
        assert found.digest == read.digest


@pytest.mark.parametrize("rank", range(1, 6))
def test_a_rank_is_reached_from_its_points_on(rank: int) -> None:
    """M91."""
    bounds = [0, *components().ranks]
    assert rank_of(components(), bounds[rank - 1]) == rank
    if rank < 5:
        assert rank_of(components(), bounds[rank] - 1) == rank


def test_the_rank_is_shown_at_the_end() -> None:
    """M91: and only then, and only alone."""
    scene = Scene(1)
    assert GAME.view(scene.state, 0).shown["rank"] is None
    for _ in range(30):
        scene.play("end")
    view = GAME.view(scene.state, SPECTATOR)
    assert view.shown["rank"] == 1
    assert GAME.prompt(view).text == "prompt-rank"


def test_a_game_that_can_be_played_alone_can_be_played_by_two() -> None:
    """M92: from these seats the page tells that a match against one bot is to be offered first."""
    assert GAME.info.seats[:2] == (1, 2)

"""The end of a match: awards, landmarks, roads, coins, ties (M61–M66, M70–M83)."""

from itertools import pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.view import SPECTATOR
from parlour.games.hamlet import GAME
from parlour.games.hamlet.board.tiles import PATH, TILES
from parlour.games.hamlet.rules.counters import COINS, DELIVERIES, DONKEYS, ENTRIES, ROADS, SALES
from parlour.games.hamlet.rules.works import PLANNER
from parlour.games.hamlet.scoring import area as areas
from parlour.games.hamlet.scoring.score import (
    Area,
    awards,
    church_awards,
    columns,
    landmark_points,
    longest_points,
    road_points,
    shares,
    tally,
)
from tests.games.hamlet.scene import Scene, built_beside, components, contact, drawn_at_start, joined, tile

EXAMPLE = (
    "church - quarry",
    "quarry - stonemason : 1 bridge",
    "quarry - barn_a : 1 bridge",
    "forest_pond - dairy_farm : 1 path",
    "dairy_farm - barn_a",
    "stonemason - smithy",
    "stonemason - dairy_farm",
    "cow_conservatory - stonemason : 0 path",
    "cow_conservatory - smithy : 0 bridge",
)
YELLOW, RED = 0, 1


def example() -> Scene:
    scene = Scene().on(joined(*EXAMPLE)).coins(0, 0).coins(1, 0)
    builders = scene.state.builders[:]
    builders[tile("smithy")], builders[tile("forest_pond")] = YELLOW, RED
    scene.state.builders = builders
    scene.state.ledger[YELLOW * ENTRIES + ROADS] = 2
    scene.state.ledger[RED * ENTRIES + ROADS] = 3
    return scene


def test_the_example_of_roads() -> None:
    """M63, M64, M70, M73: Red 3 and 12 and 3 for the pond; Yellow 2 and 10 and 5 more from the smithy."""
    scene = example()
    found = areas.of_all(scene.state)
    assert [area.longest for area in found] == [5, 6]
    assert [road_points(components(), area) for area in found] == [2, 3]
    assert [longest_points(components(), area) for area in found] == [10 + 5, 12]
    assert landmark_points(components(), found[RED], 0) == 3


def test_the_example_of_roads_in_the_french_book() -> None:
    """M63: there Yellow is the Planner, and has 4 points for two roads."""
    scene = example().milestone(PLANNER, YELLOW)
    assert road_points(components(), areas.of_all(scene.state)[YELLOW]) == 4


def area(landmarks: str = "", **figures: int) -> Area:
    found = Area()
    for name, value in figures.items():
        setattr(found, name, value)
    for name in landmarks.split():
        found.add_landmark(tile(name.rstrip("!")), not name.endswith("!"), 0)
    return found


@pytest.mark.parametrize(
    ("counts", "points", "expected"),
    [
        ([3, 1], 4, [4, 0]),
        ([2, 2], 4, [2, 2]),
        ([2, 2, 2], 4, [1, 1, 1]),
        ([0, 0, 0], 4, [0, 0, 0]),
        ([0, 1], 4, [0, 4]),
    ],
)
def test_an_award_is_shared_rounded_down(counts: list[int], points: int, expected: list[int]) -> None:
    """M61: nobody gets one for none."""
    assert shares(counts, points) == expected


@pytest.mark.parametrize(
    ("deliveries", "expected"),
    [
        ([3, 2], [5, 3]),
        ([2, 2], [4, 4]),
        ([2, 2, 1], [4, 4, 0]),  # after a tie for the most there is no separate Sexton
        ([3, 1, 1], [5, 1, 1]),
        ([1, 1, 1, 2], [1, 1, 1, 5]),
        ([3, 0], [5, 0]),
        ([0, 0], [0, 0]),
        ([1, 1, 1, 0], [2, 2, 2, 0]),
    ],
)
def test_chaplain_and_sexton(deliveries: list[int], expected: list[int]) -> None:
    """M61: 5 for the most, 3 for the second most."""
    assert church_awards(deliveries, 5, 3) == expected


def test_landmarks_without_access_count_for_the_landscaper() -> None:
    """M61."""
    found = [area("shrine! forest_pond!"), area("tavern")]
    assert awards(components(), found) == [4, 0]


def test_a_landmark_without_access_scores_nothing_unless_it_needs_none() -> None:
    """M62, M75, M77."""
    found = area("shrine! forest_pond! stables!", deliveries=3, donkeys=4)
    found.add_landmark(tile("small_woodland"), False, 5)
    found.add_landmark(tile("small_mountain_range"), False, 4)
    assert [landmark_points(components(), found, index) for index in range(5)] == [0, 0, 0, 5, 4]


@pytest.mark.parametrize(
    ("name", "figures", "counted", "expected"),
    [
        ("monument", {}, 5, 10),  # M71
        ("outpost_1", {}, 4, 4),  # M72
        ("outpost_2", {}, 3, 3),
        ("mountain_pond", {}, 0, 3),  # M73
        ("shrine", {"deliveries": 3}, 0, 6),  # M74
        ("small_mountain_range", {}, 4, 4),  # M75
        ("large_mountain_range", {}, 4, 8),  # M76
        ("small_woodland", {}, 3, 3),  # M77
        ("large_woodland", {}, 3, 6),  # M78
        ("square", {}, 2, 6),  # M79
        ("stables", {"donkeys": 5}, 0, 10),  # M80
        ("tavern", {"coins": 6}, 0, 6),  # M81
        ("tavern", {"coins": 20}, 0, 8),
        ("trading_post", {"sales": 4}, 0, 4),  # M82
        ("warehouse", {"roads": 5}, 0, 5),  # M83
        ("smithy", {"longest": 6, "roads": 1}, 0, 0),  # M70: in the line of the longest road
    ],
)
def test_every_landmark(name: str, figures: dict[str, int], counted: int, expected: int) -> None:
    found = area("", **figures)
    found.add_landmark(tile(name), True, counted)
    assert landmark_points(components(), found, 0) == expected


def test_three_coins_are_a_point_and_the_tavern_counts_besides() -> None:
    """M65, M81."""
    lines = columns(components(), [area("tavern", coins=8), area(coins=2)])
    assert [line[5] for line in lines] == [2, 0]
    assert lines[0][2] == 8


def test_ties_go_to_deliveries_then_sales_then_are_shared() -> None:
    """M66."""
    one = area(track=20, deliveries=1, sales=1)
    two = area(track=16, deliveries=2, sales=1)
    sheet = tally(components(), [one, two])
    assert sheet.totals() == [20 + 2 + 3, 16 + 2 + 5]
    one.track = 18
    assert tally(components(), [one, two]).ranking() == [[1], [0]]
    three = [area(track=9, deliveries=1, sales=count) for count in (1, 1)]
    assert tally(components(), three).ranking() == [[0, 1]]
    three[0].sales, three[0].track = 2, 5
    assert tally(components(), three).totals() == [5 + 4 + 4, 9 + 4]
    assert tally(components(), three).ranking() == [[0], [1]]


def test_the_monument_and_the_ranges_count_what_they_touch() -> None:
    """M71, M75, M79: on the ground, segment by segment."""
    village = built_beside(drawn_at_start().village, "small_mountain_range", "quarry", "M M")
    touching = len(contact(village, "small_mountain_range", "quarry"))
    assert village.figure(tile("small_mountain_range")) == touching
    village = built_beside(village, "monument", "market", "R R")
    kinds = contact(village, "monument", "market")
    assert village.figure(tile("monument")) == len([pair for pair in kinds if pair[0] == pair[2]])
    village = built_beside(drawn_at_start().village, "square", "market", "R R")
    assert village.figure(tile("square")) == contact(village, "square", "market").count("R R")


def test_an_outpost_counts_the_tiles_of_the_shortest_way() -> None:
    """M72: both ends, by anybody's roads; none without a way."""
    village = joined("church - farm - dairy_farm - outpost_1", "farm - outpost_1 : 1 path", "outpost_2 - smithy")
    assert village.figure(tile("outpost_1")) == 3
    assert village.figure(tile("outpost_2")) == 0


def test_the_longest_road_leaves_the_church_out_and_needs_an_own_road() -> None:
    """M64: also where nothing is accessible."""
    village = joined(
        "quarry - church - farm", "farm - dairy_farm : 0 path", "sawmill - smithy", "smithy - tavern : 1 path"
    )
    assert [village.longest_road(seat) for seat in range(3)] == [2, 3, 0]
    assert joined("church - farm : 0 path").longest_road(0) == 0


NAMES = TILES[:7]
LINKS = [(one, other) for one in range(7) for other in range(one)]


@given(
    st.lists(st.sampled_from(LINKS), unique=True, max_size=10),
    st.lists(st.tuples(st.sampled_from(LINKS), st.integers(0, 1)), unique_by=lambda road: road[0], max_size=5),
)
@settings(max_examples=60, deadline=None)
def test_the_longest_road_is_found_by_trying_all(
    printed: list[tuple[int, int]], built: list[tuple[tuple[int, int], int]]
) -> None:
    """M64, against every order of every number of tiles."""
    built = [(pair, seat) for pair, seat in built if pair not in printed]
    roads = [f"{NAMES[a]} - {NAMES[b]}" for a, b in printed]
    roads += [f"{NAMES[a]} - {NAMES[b]} : {seat} path" for (a, b), seat in built]
    village = joined(*roads)
    for seat in range(2):
        own = {frozenset(pair) for pair, owner in built if owner == seat}
        usable = own | {frozenset(pair) for pair in printed}
        assert village.longest_road(seat) == slow_longest(usable, own)


def slow_longest(usable: set[frozenset[int]], own: set[frozenset[int]]) -> int:
    for size in range(6, 1, -1):
        for chain in permutations(range(1, 7), size):  # without the church
            steps = [frozenset(step) for step in pairwise(chain)]
            if all(step in usable for step in steps) and any(step in own for step in steps):
                return size
    return 0


def test_the_running_sheet_and_the_merits_agree() -> None:
    """M66: the sheet is made from what is shown, merits from the state."""
    state = drawn_at_start(3)
    for seat, figures in enumerate([(9, 1, 2, 2, 0), (4, 2, 1, 1, 1), (0, 0, 0, 6, 0)]):
        for entry, value in zip((COINS, DELIVERIES, SALES, DONKEYS, ROADS), figures, strict=True):
            state.ledger[seat * ENTRIES + entry] = value
    state.village = state.village.with_road(1, tile("farm"), tile("market"), PATH)
    sheet = GAME.sheet(GAME.view(state, SPECTATOR))
    assert sheet.to_plain()["seats"] == [
        {
            "lines": {"track": 0, "awards": 4 + 3, "landmarks": 0, "roads": 0, "longest_road": 0, "coins": 3},
            "total": 10,
        },
        {
            "lines": {"track": 0, "awards": 5, "landmarks": 0, "roads": 1, "longest_road": 4, "coins": 1},
            "total": 11,
        },
        {
            "lines": {"track": 0, "awards": 0, "landmarks": 0, "roads": 0, "longest_road": 0, "coins": 0},
            "total": 0,
        },
    ]
    assert [merit // 4096 for merit in state.merits()] == sheet.totals()

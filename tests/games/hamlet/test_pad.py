"""The score pad of Hamlet, as the score format describes it."""

from __future__ import annotations

import copy

import pytest

from parlour.engine.plain import Plain, Reader, Wrong
from parlour.games.hamlet import GAME
from parlour.games.hamlet.rules.counters import ENTRIES, POINTS
from tests.games.changes import MISSING, changed
from tests.games.hamlet.scene import Scene, edition

SEAT: dict[str, Plain] = {
    "name": "A",
    "track": 37,
    "deliveries": 2,
    "sales": 3,
    "roads": 3,
    "planner": True,
    "longest": 6,
    "coins": 7,
    "donkeys": 4,
    "landmarks": [
        {"id": "shrine"},
        {"id": "outpost_1", "tiles": 4},
        {"id": "monument", "segments": 5},
        {"id": "forest_pond", "connected": True},
        {"id": "square", "roads": 2},
        {"id": "large_woodland", "segments": 3},
        {"id": "smithy"},
    ],
}
OTHER: dict[str, Plain] = {
    "name": "B",
    "track": 30,
    "deliveries": 1,
    "sales": 1,
    "roads": 0,
    "planner": False,
    "longest": 0,
    "coins": 2,
    "donkeys": 1,
    "landmarks": [
        {"id": "tavern", "connected": False},
        {"id": "small_mountain_range", "connected": False, "segments": 4},
    ],
}


def pad(*seats: dict[str, Plain]) -> dict[str, Plain]:
    return {"seats": [copy.deepcopy(seat) for seat in seats]}


def test_the_seat_of_the_format() -> None:
    """M61–M65, M70–M74, M78, M79: every line of the sheet."""
    names, sheet = GAME.score(Reader(pad(SEAT, OTHER), "input"), edition())
    assert names == ["A", "B"]
    assert sheet.to_plain(names) == {
        "seats": [
            {
                "name": "A",
                "lines": {
                    "track": 37,
                    "awards": 4 + 4 + 5,
                    "landmarks": 4 + 4 + 10 + 3 + 6 + 6,
                    "roads": 6,
                    "longest_road": 18,
                    "coins": 2,
                },
                "total": 109,
            },
            {
                "name": "B",
                "lines": {"track": 30, "awards": 3, "landmarks": 4, "roads": 0, "longest_road": 0, "coins": 0},
                "total": 37,
            },
        ],
        "ranking": [[0], [1]],
    }


def test_a_pad_for_one_player() -> None:
    """M90."""
    _, sheet = GAME.score(Reader({"game": "hamlet", **pad(SEAT)}, "input"), edition())
    assert sheet.points[0][1] == 4 + 4 + 5


def test_a_landmark_without_access_needs_no_figure() -> None:
    """M62."""
    seat: dict[str, Plain] = {
        **OTHER,
        "landmarks": [{"id": "outpost_2", "connected": False}, {"id": "warehouse", "connected": False}],
    }
    _, sheet = GAME.score(Reader(pad(seat, SEAT), "input"), edition())
    assert sheet.points[0][2] == 0


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("seats", [], "input.seats"),
        ("seats", 3, "input.seats"),
        ("game", "chess", "input.game"),
        ("round", 3, "input.round"),
        ("seats[0].name", MISSING, "input.seats[0].name"),
        ("seats[0].name", 3, "input.seats[0].name"),
        ("seats[0].track", -1, "input.seats[0].track"),
        ("seats[0].track", "37", "input.seats[0].track"),
        ("seats[1].track", MISSING, "input.seats[1].track"),
        ("seats[0].deliveries", 7, "input.seats[0].deliveries"),
        ("seats[1].deliveries", 5, "input.seats[1].deliveries"),
        ("seats[0].sales", 13, "input.seats[0].sales"),
        ("seats[1].sales", 10, "input.seats[1].sales"),
        ("seats[0].roads", 6, "input.seats[0].roads"),
        ("seats[0].planner", 1, "input.seats[0].planner"),
        ("seats[1].planner", True, "input.seats[1].planner"),
        ("seats[1].longest", 2, "input.seats[1].longest"),
        ("seats[0].longest", 1, "input.seats[0].longest"),
        ("seats[0].longest", 32, "input.seats[0].longest"),
        ("seats[0].coins", -3, "input.seats[0].coins"),
        ("seats[0].donkeys", 7, "input.seats[0].donkeys"),
        ("seats[0].flags", 2, "input.seats[0].flags"),
        ("seats[0].landmarks", MISSING, "input.seats[0].landmarks"),
        ("seats[0].landmarks[0].id", "church", "input.seats[0].landmarks[0].id"),
        ("seats[0].landmarks[0].id", "castle", "input.seats[0].landmarks[0].id"),
        ("seats[0].landmarks[0].tiles", 3, "input.seats[0].landmarks[0].tiles"),
        ("seats[0].landmarks[0].connected", "no", "input.seats[0].landmarks[0].connected"),
        ("seats[0].landmarks[1].tiles", 1, "input.seats[0].landmarks[1].tiles"),
        ("seats[0].landmarks[1].tiles", MISSING, "input.seats[0].landmarks[1].tiles"),
        ("seats[0].landmarks[2].segments", 10, "input.seats[0].landmarks[2].segments"),
        ("seats[0].landmarks[4].roads", 4, "input.seats[0].landmarks[4].roads"),
        ("seats[0].landmarks[5].segments", 8, "input.seats[0].landmarks[5].segments"),
        ("seats[0].landmarks[6].id", "shrine", "input.seats[0].landmarks[6].id"),
        ("seats[1].landmarks[0].id", "shrine", "input.seats[1].landmarks[0].id"),
        ("seats[1].landmarks[1].segments", MISSING, "input.seats[1].landmarks[1].segments"),
    ],
)
def test_wrong_input_is_refused_with_its_path(path: str, value: object, named: str) -> None:
    with pytest.raises(Wrong) as error:
        GAME.score(Reader(changed(pad(SEAT, OTHER), path, value), "input"), edition())
    assert error.value.path == named


@pytest.mark.parametrize(("players", "most"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_a_pad_has_no_more_deliveries_than_the_church_takes(players: int, most: int) -> None:
    """M10: four deliveries are open with one or two players, five with more."""
    others = [{**OTHER, "name": f"P{seat}", "deliveries": 0, "landmarks": []} for seat in range(1, players)]
    GAME.score(Reader(pad(*others, {**SEAT, "deliveries": most}), "input"), edition())
    with pytest.raises(Wrong) as error:
        GAME.score(Reader(pad(*others, {**SEAT, "deliveries": most + 1}), "input"), edition())
    assert str(error.value) == (
        f"input.seats[{players - 1}].deliveries: expected at most {most} deliveries in all with {players} seats, "
        f"found {most + 1}"
    )


@pytest.mark.parametrize(
    ("roads", "longest", "expected"),
    [
        (0, 3, "0 for a player without a road"),
        (2, 1, "0, or at least 2"),
        (1, 20, "at most 19 tiles, what own roads (1) and printed ones can join"),
        (5, 24, "at most 23 tiles, what own roads (5) and printed ones can join"),
    ],
)
def test_a_longest_road_that_no_village_has_is_refused_with_the_reason(roads: int, longest: int, expected: str) -> None:
    """M64: nine of the tiles have no printed road, and four hamlet tiles only the one to the church."""
    seat: dict[str, Plain] = {**SEAT, "roads": roads, "planner": False, "longest": longest}
    with pytest.raises(Wrong) as error:
        GAME.score(Reader(pad(seat), "input"), edition())
    assert str(error.value) == f"input.seats[0].longest: expected {expected}, found {longest}"


def test_the_longest_road_that_roads_can_join_is_accepted() -> None:
    """M64."""
    GAME.score(Reader(pad({**SEAT, "roads": 5, "longest": 23}), "input"), edition())


def test_a_match_may_come_to_more_coins_and_points_than_a_pad_accepts() -> None:
    """M4, M65: coins are unlimited; a match that can still be played has a sheet."""
    scene = Scene(2).coins(0, 1002)
    scene.state.ledger[ENTRIES + POINTS] = 1001
    sheet = GAME.sheet(GAME.view(scene.state, 0))
    assert [line[-1] for line in sheet.points] == [334, 1]
    assert sheet.points[1][0] == 1001
    with pytest.raises(Wrong) as error:
        GAME.score(Reader(pad({**SEAT, "coins": 1001}), "input"), edition())
    assert str(error.value) == "input.seats[0].coins: expected a whole number from 0 to 1000, found 1001"


def test_two_planners_are_one_too_many() -> None:
    """M49: the milestone is taken once."""
    with pytest.raises(Wrong, match=r"input\.seats\[1\]\.planner"):
        GAME.score(Reader(pad(SEAT, {**OTHER, "planner": True, "roads": 2, "longest": 2}), "input"), edition())

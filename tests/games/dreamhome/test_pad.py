"""The score pad: the position of a real table, and what is answered to wrong input."""

import copy
import json

import pytest

from parlour.engine.plain import Plain, Reader, Wrong
from parlour.games.dreamhome import GAME
from tests.games.dreamhome.draw import STANDARD, components

ADA: dict[str, Plain] = {
    "name": "A",
    "top": ["kids_room", "living_room", "living_room", "bathroom", "wardrobe"],
    "middle": ["bathroom", "bedroom", "kitchen", "pantry", "kitchen"],
    "basement": ["empty", "garage"],
    "decor": [
        {"id": "grand_piano", "floor": "top", "cell": 1},
        {"id": "cat_house", "floor": "middle", "cell": 1},
    ],
    "beside": [],
    "roofs": ["red", "red*", "blue", "green"],
    "helpers": [],
    "children": 3,
}
BLANK: dict[str, Plain] = {"name": "B", "top": ["empty"] * 5, "middle": ["empty"] * 5, "basement": ["empty"] * 2}
MISSING = object()


def pad(*seats: dict[str, Plain]) -> dict[str, Plain]:
    return {"seats": [copy.deepcopy(seat) for seat in seats]}


def points(document: dict[str, Plain]) -> list[dict[str, int | None]]:
    _, sheet = GAME.score(Reader(document, ""), STANDARD)
    return [dict(zip(sheet.lines, row, strict=True)) for row in sheet.points]


def test_the_example_of_the_rulebook_has_29_points() -> None:
    """D70–D73: as at the table."""
    names, sheet = GAME.score(Reader(pad(ADA, BLANK), ""), STANDARD)
    assert names == ["A", "B"]
    assert sheet.lines == ("rooms", "decor", "functionality", "roof", "helpers")
    assert sheet.points == [[15, 4, 6, 4, 0], [0, 0, 0, 0, 0]]
    assert sheet.totals() == [29, 0]
    assert sheet.ranking() == [[0], [1]]


def test_helpers_have_a_line_of_their_own() -> None:
    """D62, D64, D66: their points are in no other line."""
    helped: dict[str, Plain] = {
        **ADA,
        "helpers": ["architect", "interior_designer", "architect", "courier"],
        "beside": ["birdhouse"],
    }
    assert points(pad(helped, BLANK))[0] == {"rooms": 15, "decor": 5, "functionality": 6, "roof": 4, "helpers": 9}


def test_children_break_ties() -> None:
    """D75."""
    _, sheet = GAME.score(Reader(pad(ADA, {**ADA, "children": 4}, ADA), ""), STANDARD)
    assert sheet.ranking() == [[1], [0, 2]]


def test_what_is_not_there_may_be_left_out() -> None:
    """Décor, roofs, helpers and children; and a cell on which nothing lies is free, not an empty room."""
    short = {key: value for key, value in ADA.items() if key in ("name", "top", "middle", "basement")}
    assert points(pad(short, BLANK))[0] == {"rooms": 15, "decor": 0, "functionality": 6, "roof": 0, "helpers": 0}
    free: dict[str, Plain] = {**BLANK, "top": ["free"] * 5, "helpers": ["architect"]}
    assert points(pad(free, BLANK))[0]["helpers"] == 7


def test_the_points_are_those_of_the_edition() -> None:
    """D70: an owner's box may differ."""
    data = components()
    rooms = data["room"]
    assert isinstance(rooms, list)
    assert isinstance(rooms[0], dict)
    rooms[0]["points"] = [1, 5, 9]
    _, sheet = GAME.score(Reader(pad(ADA, BLANK), ""), GAME.edition(data))
    assert sheet.points[0][0] == 16


def test_the_car_counts_as_decor() -> None:
    """D74: it may also stand in a single garage, once a courier or a handyman has been there."""
    with_car: dict[str, Plain] = {**ADA, "decor": [{"id": "car", "floor": "basement", "cell": 1}]}
    assert points(pad(with_car, BLANK))[0]["decor"] == 1


@pytest.mark.parametrize(
    ("place", "value", "path"),
    [
        ("game", "chess", "game"),
        ("winner", "A", "winner"),
        ("seats", [], "seats"),
        ("seats", MISSING, "seats"),
        ("seats.0", "A", "seats[0]"),
        ("seats.0.name", MISSING, "seats[0].name"),
        ("seats.0.name", 7, "seats[0].name"),
        ("seats.0.top", MISSING, "seats[0].top"),
        ("seats.0.top", ["empty"] * 4, "seats[0].top"),
        ("seats.0.middle", ["empty"] * 6, "seats[0].middle"),
        ("seats.0.basement", "empty", "seats[0].basement"),
        ("seats.0.top.2", "attic", "seats[0].top[2]"),
        ("seats.0.top.2", None, "seats[0].top[2]"),
        ("seats.0.top.2", "garage", "seats[0].top[2]"),
        ("seats.0.basement.0", "kitchen", "seats[0].basement[0]"),
        ("seats.0.middle.1", "bathroom", "seats[0].middle[1]"),
        ("seats.0.top", ["living_room"] * 4 + ["empty"], "seats[0].top[3]"),
        ("seats.0.decor", {}, "seats[0].decor"),
        ("seats.0.decor.0.id", "sofa", "seats[0].decor[0].id"),
        ("seats.0.decor.0.id", "tree_house", "seats[0].decor[0].id"),
        ("seats.0.decor.1.id", "grand_piano", "seats[0].decor[1].id"),
        ("seats.0.decor.0.floor", "attic", "seats[0].decor[0].floor"),
        ("seats.0.decor.0.floor", MISSING, "seats[0].decor[0].floor"),
        ("seats.0.decor.0.cell", 5, "seats[0].decor[0].cell"),
        ("seats.0.decor.0.cell", 3, "seats[0].decor[0].cell"),
        ("seats.0.decor.0.colour", "black", "seats[0].decor[0].colour"),
        ("seats.0.decor.1", {"id": "fireplace", "floor": "top", "cell": 2}, "seats[0].decor[1].cell"),
        ("seats.0.decor.1", {"id": "cat_house", "floor": "basement", "cell": 0}, "seats[0].decor[1].cell"),
        ("seats.0.beside", ["car"], "seats[0].beside[0]"),
        ("seats.0.beside", ["tree"], "seats[0].beside[0]"),
        ("seats.0.beside", ["birdhouse", "birdhouse"], "seats[0].beside[1]"),
        ("seats.0.roofs.1", "pink", "seats[0].roofs[1]"),
        ("seats.0.roofs.1", "yellow", "seats[0].roofs[1]"),
        ("seats.0.roofs.0", "red*", "seats[0].roofs[1]"),
        ("seats.0.helpers", ["plumber"], "seats[0].helpers[0]"),
        ("seats.0.children", -1, "seats[0].children"),
        ("seats.0.children", 2.5, "seats[0].children"),
        ("seats.0.kids", 2, "seats[0].kids"),
    ],
)
def test_wrong_input_is_refused_with_its_path(place: str, value: object, path: str) -> None:
    """D22, D23, D31, D32, D33, D73: homes that cannot be are refused."""
    document = pad(ADA, BLANK)
    *way, last = place.split(".")
    found: object = document
    for key in way:
        found = found[int(key)] if isinstance(found, list) else found[key]  # type: ignore[index]
    if isinstance(found, list):
        found[int(last)] = value
    else:
        assert isinstance(found, dict)
        found[last] = value
        if value is MISSING:
            del found[last]
    with pytest.raises(Wrong) as caught:
        GAME.score(Reader(document, ""), STANDARD)
    assert str(caught.value).startswith(f"{path}: expected"), caught.value


def test_one_seat_or_five_are_too_few_or_too_many() -> None:
    """Two to four play."""
    for seats in (1, 5):
        with pytest.raises(Wrong, match=r"^seats: expected a list of 2 to 4"):
            GAME.score(Reader(pad(*[ADA] * seats), ""), STANDARD)


def test_the_answer_is_plain_json() -> None:
    names, sheet = GAME.score(Reader(pad(ADA, BLANK), ""), STANDARD)
    answer = json.loads(json.dumps(sheet.to_plain(names)))
    assert answer["seats"][0]["total"] == 29
    assert answer["ranking"] == [[0], [1]]

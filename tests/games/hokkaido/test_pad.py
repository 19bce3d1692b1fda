"""The score pad: real tables paint their cities and get the sheet; what is wrong is answered with its path."""

from __future__ import annotations

import copy
from itertools import combinations, permutations

import pytest

from parlour.engine.plain import Plain, Reader, Wrong, as_plain
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.scoring.chain import find_chain
from parlour.geometry.square_grid import cell_at
from tests.games.hokkaido.city.slow_city import Spot
from tests.games.hokkaido.city.test_mountains import mountains
from tests.games.hokkaido.draw import STANDARD

A: dict[str, Plain] = {"name": "A", "city": ["D  D  M  .", "pU+ M  F  fU"], "goals": 1}
B: dict[str, Plain] = {"name": "B", "city": [], "goals": 0}
EXAMPLE: dict[str, Plain] = {"seats": [A, B]}


def answer(pad: dict[str, Plain]) -> dict[str, Plain]:
    names, sheet = GAME.score(Reader(pad, ""), STANDARD)
    return as_plain(sheet.to_plain(names))


def test_the_example_of_the_format_scores() -> None:
    """H50–H54: two mountains, a forest, a factory with its cube, a goal; no district on the lower side."""
    nothing = dict.fromkeys(GAME.info.lines, 0)
    lines = {**nothing, "mountains": 4, "forests": 2, "factories": 4, "goals": 5}
    assert answer(EXAMPLE) == {
        "seats": [{"name": "A", "lines": lines, "total": 15}, {"name": "B", "lines": nothing, "total": 0}],
        "ranking": [[0], [1]],
    }


def test_lines_have_the_names_of_the_format() -> None:
    assert GAME.info.lines == ("mountains", "forests", "factories", "lakes", "districts", "goals")


def test_rows_may_differ_in_length_and_in_blanks() -> None:
    loose: dict[str, Plain] = {**A, "city": ["  D D M ", "pU+  M F fU ."]}
    assert answer({"seats": [loose, B]}) == answer(EXAMPLE)


def test_the_game_may_be_named() -> None:
    assert answer({"game": "hokkaido", **EXAMPLE}) == answer(EXAMPLE)


@pytest.mark.parametrize("token", ["_", "D", "F", "L", "M", "pU", "pB+", "pG", "pY+", "fU", "fB6", "fG0", "fY9", "."])
def test_every_square_can_be_painted(token: str) -> None:
    """H2."""
    answer({"seats": [{**A, "city": [token]}, B]})


def test_five_can_score_and_six_cannot() -> None:
    assert len(GAME.score(Reader({"seats": [{**B, "name": str(at)} for at in range(5)]}, ""), STANDARD)[0]) == 5
    with pytest.raises(Wrong):
        GAME.score(Reader({"seats": [B] * 6}, ""), STANDARD)


def with_city(*rows: Plain) -> dict[str, Plain]:
    return {"seats": [{**A, "city": list(rows)}, B]}


def without(field: str) -> dict[str, Plain]:
    seat = copy.deepcopy(A)
    del seat[field]
    return {"seats": [seat, B]}


@pytest.mark.parametrize(
    ("pad", "path"),
    [
        ({}, "seats"),
        ({"seats": {}}, "seats"),
        ({"seats": [A]}, "seats"),
        ({"seats": [A, 7]}, "seats[1]"),
        ({"seats": [A, B], "memo": "IV"}, "memo"),
        ({"seats": [A, B], "game": "go"}, "game"),
        (without("name"), "seats[0].name"),
        (without("city"), "seats[0].city"),
        (without("goals"), "seats[0].goals"),
        ({"seats": [{**A, "name": 3}, B]}, "seats[0].name"),
        ({"seats": [{**A, "cubes": 3}, B]}, "seats[0].cubes"),
        ({"seats": [{**A, "goals": -1}, B]}, "seats[0].goals"),
        ({"seats": [{**A, "goals": True}, B]}, "seats[0].goals"),
        ({"seats": [{**A, "goals": 5}, B]}, "seats[0].goals"),
        ({"seats": [{**A, "goals": 3}, {**B, "goals": 2}]}, "seats[1].goals"),
        (with_city("D D", 3), "seats[0].city[1]"),
        ({"seats": [{**A, "city": "D D"}, B]}, "seats[0].city"),
        (with_city("D X"), "seats[0].city[0]"),
        (with_city("D d"), "seats[0].city[0]"),
        (with_city("D", "p"), "seats[0].city[1]"),
        (with_city("pR"), "seats[0].city[0]"),
        (with_city("pU6"), "seats[0].city[0]"),
        (with_city("fU+"), "seats[0].city[0]"),
        (with_city("fU66"), "seats[0].city[0]"),
        (with_city("fU²"), "seats[0].city[0]"),
        (with_city("D+"), "seats[0].city[0]"),
        (with_city("F*"), "seats[0].city[0]"),
        (with_city("DD"), "seats[0].city[0]"),
        (with_city(" ".join(["D"] * 28)), "seats[0].city[0]"),
        (with_city(*["D"] * 28), "seats[0].city"),
        (with_city("M . M"), "seats[0].city"),
        (with_city(". M .", ". M .", "M . M"), "seats[0].city"),
    ],
)
def test_wrong_input_is_refused_with_its_path(pad: dict[str, Plain], path: str) -> None:
    with pytest.raises(Wrong) as found:
        GAME.score(Reader(pad, ""), STANDARD)
    assert found.value.path == path


def districts(*rows: Plain) -> Plain:
    seat = Reader(answer(with_city(*rows)), "").at("seats").items()[0]
    return seat.at("lines").at("districts").value


def test_a_chain_that_touches_itself_is_scored() -> None:
    """H34, H53: no such range can be built here, but a table may have; its ends go on as its last steps do."""
    assert districts("D D D D", "D M M D", "D M M D", "D D D D") == 0  # both ends go on to the left, side by side
    assert districts("D D D D D", "D M M M D", "D M D M D", "D M M . D", "D D D D D") == 2  # the one inside a ring
    assert districts("D D D", "M M M", "D M D", "D D D") == 2  # from the right down to the left


def test_a_painting_full_of_mountains_is_refused_soon() -> None:
    """H34: the search for a chain gives up."""
    with pytest.raises(Wrong) as found:
        answer(with_city(*[" ".join(row) for row in [".M." * 9, "MMM" * 9] * 13]))
    assert found.value.path == "seats[0].city"


@pytest.mark.parametrize("count", range(1, 7))
def test_a_chain_is_found_if_there_is_one(count: int) -> None:
    """H34: compared with all orders of all mountains on nine squares."""
    for spots in combinations([(x, y) for y in range(3) for x in range(3)], count):
        chains = [order for order in permutations(spots) if all(map(do_touch, order, order[1:]))]
        found = find_chain(mountains(set(spots)))
        assert found == [] if not chains else found in [[cell_at(*spot) for spot in chain] for chain in chains]


def do_touch(one: Spot, other: Spot) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def test_the_largest_city_fits() -> None:
    """H30: 27 squares in a row, which thirteen cards can just make."""
    row = " ".join(["D"] * 27)
    answer(with_city(*[row] * 27))

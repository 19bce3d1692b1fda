"""The score pad of Laar: the final position of a real table as a document, and its sheet."""

import copy

import pytest

from parlour.engine.plain import Plain, Reader, Wrong, as_plain
from parlour.games.laar import GAME
from tests.games.laar.draw import STANDARD, edition_data

A: dict[str, Plain] = {
    "name": "A",
    "gems": [1, 2, 4, 4, 8],
    "spices": ["anise", "mint"],
    "beasts": ["phoenix", "spider"],
    "weapons": [{"kind": "pinga", "left": 1, "right": 2}],
    "spells": ["per_spell", "shift_gem", "boost_katar", "protection"],
    "protect": ["pinga"],
    "side": "left",
}
B: dict[str, Plain] = {
    "name": "B",
    "gems": [],
    "spices": [],
    "beasts": [],
    "weapons": [],
    "spells": [],
    "side": "right",
}
EXAMPLE: dict[str, Plain] = {"memo": "IV", "first": 0, "seats": [A, B]}


def player(name: str = "C", **goods: Plain) -> dict[str, Plain]:
    """Return a seat that has nothing but these goods."""
    empty: dict[str, Plain] = {"name": name, "gems": [], "spices": [], "beasts": [], "weapons": [], "spells": []}
    return {**empty, **goods}


def weapon(kind: str, left: int, right: int) -> dict[str, Plain]:
    return {"kind": kind, "left": left, "right": right}


def answer(*seats: dict[str, Plain], memo: str = "IV", first: int = 0) -> dict[str, Plain]:
    """Score a table and write the answer as the score format does."""
    pad: dict[str, Plain] = {"memo": memo, "first": first, "seats": list[Plain](seats)}
    names, sheet = GAME.score(Reader(pad, ""), STANDARD)
    return as_plain(sheet.to_plain(names))


def lines(*seats: dict[str, Plain], memo: str = "IV", first: int = 0) -> list[list[int]]:
    rows = Reader(answer(*seats, memo=memo, first=first), "").at("seats").items()
    return [[points.integer(-99, 999) for _, points in row.at("lines").fields()] for row in rows]


def column(name: str, *seats: dict[str, Plain], first: int = 0) -> list[int]:
    return [row[GAME.info.lines.index(name)] for row in lines(*seats, first=first)]


def refused(pad: dict[str, Plain]) -> Wrong:
    with pytest.raises(Wrong) as found:
        GAME.score(Reader(pad, ""), STANDARD)
    return found.value


def test_the_example_of_the_format() -> None:
    """L31: the whole answer; a shift makes 8-1-2-3-4 of the gems, and nothing in the hands of B is to be feared."""
    assert answer(A, B) == {
        "seats": [
            {"name": "A", "lines": {"spells": 8, "gems": 25, "spices": 4, "beasts": 4, "weapons": 1}, "total": 42},
            {"name": "B", "lines": {"spells": 0, "gems": 0, "spices": 0, "beasts": 0, "weapons": -1}, "total": -1},
        ],
        "ranking": [[0], [1]],
    }


def test_all_lines_are_there_in_their_order() -> None:
    """L31: spells, gems, spices, beasts, weapons, also for who has nothing."""
    rows = Reader(answer(player("A"), player("B"), player("C"), player("D")), "").at("seats").items()
    for row in rows:
        assert list(row.at("lines").object()) == ["spells", "gems", "spices", "beasts", "weapons"]
        assert list(row.object()) == ["name", "lines", "total"]


@pytest.mark.parametrize(
    ("memo", "points"), [("I", 1 + 1 + 4 + 1), ("II", 14 + 1), ("III", 5 + 5), ("IV", 6 + 8), ("V", 4 + 3 + 3 + 4)]
)
def test_beasts_are_scored_by_the_memo_named(memo: str, points: int) -> None:
    """L71, L72, L73, L74: phoenix, spider, unicorn, unicorn, serpent, oldest first."""
    goods = player(beasts=["phoenix", "spider", "unicorn", "unicorn", "serpent"])
    assert lines(goods, player(), memo=memo)[0][3] == points


def test_figures_are_those_of_the_edition() -> None:
    """L60, L71: an owner whose box differs passes a corrected edition."""
    data = edition_data()
    data["spices"] = {"points": [0, 3, 6, 9, 12, 15, 18], "source": "public"}
    pad: dict[str, Plain] = {"memo": "IV", "first": 0, "seats": [player(spices=["mint", "clove"]), player()]}
    _, sheet = GAME.score(Reader(pad, ""), GAME.edition(data))
    assert sheet.totals() == [6, 0]


def test_a_pair_of_spices_is_named_in_either_order() -> None:
    """L43: mint, clove, clove, anise with mint+clove and anise+mint: 4 + 4."""
    for spells in (["pair_mint_clove", "pair_mint_anise"], ["pair_clove_mint", "pair_anise_mint"]):
        goods = player(spices=["mint", "clove", "clove", "anise"], spells=list[Plain](spells))
        assert column("spells", goods, player())[0] == 8


def test_a_universal_good_among_the_spells_is_a_spell() -> None:
    """L41, L49: it scores nothing by itself."""
    assert column("spells", player(spells=["universal", "per_spell"]), player())[0] == 4
    assert column("spells", player(spells=["universal", "universal"]), player())[0] == 0


def test_missing_protections_are_chosen() -> None:
    """L29, L48: against the greatest harm; what is given stays, and may be less than the best."""
    armed = player(weapons=[weapon("katar", 2, 2), weapon("pinga", 1, 0)])
    protected = player(spells=["protection"])
    assert column("weapons", armed, protected, player()) == [3, -1, -2]
    assert column("weapons", armed, {**protected, "protect": ["pinga"]}, player()) == [4, -2, -2]
    assert column("weapons", armed, {**protected, "protect": []}, player()) == [3, -1, -2]
    both = player(spells=["protection", "protection"], protect=["boomerang"])
    assert column("weapons", armed, both, player()) == [3, -1, -2]


def test_missing_sides_are_chosen() -> None:
    """L29, L82: the side that takes more, after protections; a given side stays."""
    armed = player(weapons=[weapon("katar", 2, 0), weapon("pinga", 0, 1)])
    assert column("weapons", armed, player()) == [2, -2]
    assert column("weapons", {**armed, "side": "right"}, player()) == [1, -1]
    assert column("weapons", armed, player(spells=["protection"])) == [1, -1]
    assert column("weapons", armed, player(spells=["protection"], protect=["pinga"])) == [2, -2]


@pytest.mark.parametrize("first", [0, 1])
def test_the_rulebooks_weapons(first: int) -> None:
    """L83: A -1, B +4, V -3, B naming pinga by himself whoever was first."""
    a = player("A", weapons=[weapon("katar", 1, 1), weapon("katar", 2, 0), weapon("boomerang", 0, 2)])
    b = player("B", weapons=[weapon("shuriken", 2, 0), weapon("boomerang", 2, 0)], spells=["protection"])
    v = player("V", weapons=[weapon("pinga", 1, 1)], spells=["boost_katar", "boost_pinga"])
    assert column("weapons", a, b, v, first=first) == [-1, 4, -3]


def test_the_first_player_may_be_left_out() -> None:
    """L29: no decision about protections and sides hangs on it."""
    pad = {key: value for key, value in EXAMPLE.items() if key != "first"}
    assert GAME.score(Reader(pad, ""), STANDARD)[1].totals() == [42, -1]


def test_the_game_may_be_named() -> None:
    """An answer names the game; so may the question, if it is this one."""
    assert GAME.score(Reader({**EXAMPLE, "game": "laar"}, ""), STANDARD)[0] == ["A", "B"]
    assert refused({**EXAMPLE, "game": "chess"}).path == "game"


def test_a_tie_goes_to_fewer_points_from_weapons() -> None:
    """L90: 4 points each; B has none of them from weapons, A two and C minus two."""
    a = player("A", spices=["mint"], weapons=[weapon("katar", 0, 2)])
    b = player("B", spices=["mint", "clove"])
    c = player("C", spices=["mint", "clove"], beasts=["unicorn"])
    result = answer(a, b, c)
    assert [row.at("total").value for row in Reader(result, "").at("seats").items()] == [4, 4, 4]
    assert result["ranking"] == [[2], [1], [0]]


def test_then_it_goes_to_fewer_weapon_cards() -> None:
    """L90: equal points, none from weapons; void and empty weapons are cards too."""
    void = [weapon("katar", 2, 2), weapon("katar", 1, 1)]
    a = player("A", spices=["mint"], weapons=list[Plain](void))
    b = player("B", spices=["mint"])
    c = player("C", spices=["mint"], weapons=[weapon("pinga", 0, 0)])
    assert answer(a, b, c)["ranking"] == [[1], [2], [0]]


def test_then_the_win_is_shared() -> None:
    """L90: seats that share a place stand together, in their order."""
    a, c, d = (player(name, spices=["mint"]) for name in "ACD")
    b = player("B", spices=["mint", "clove"])
    assert answer(a, b, c, d)["ranking"] == [[1], [0, 2, 3]]
    assert answer(player("A"), player("B"))["ranking"] == [[0, 1]]


def with_value(place: str, value: Plain) -> dict[str, Plain]:
    """Return the example with another value at a place like `seats.0.gems`."""
    pad = copy.deepcopy(EXAMPLE)
    *way, last = place.split(".")
    found: Plain = pad
    for key in way:
        if isinstance(found, list):
            found = found[int(key)]
        else:
            assert isinstance(found, dict)
            found = found[key]
    assert isinstance(found, dict)
    found[last] = value
    return pad


@pytest.mark.parametrize(
    ("place", "value", "path"),
    [
        ("memo", "VI", "memo"),
        ("memo", 4, "memo"),
        ("memo", None, "memo"),
        ("first", 2, "first"),
        ("first", -1, "first"),
        ("first", "A", "first"),
        ("colour", "red", "colour"),
        ("seats", "A and B", "seats"),
        ("seats", [A], "seats"),
        ("seats", [A, B, B, B, B], "seats"),
        ("seats", [A, B, B], "seats[0].side"),
        ("seats", [A, "B"], "seats[1]"),
        ("seats.1.name", 7, "seats[1].name"),
        ("seats.1.name", "B" * 201, "seats[1].name"),
        ("seats.0.gems", [1, 9], "seats[0].gems[1]"),
        ("seats.0.gems", [0], "seats[0].gems[0]"),
        ("seats.0.gems", ["1"], "seats[0].gems[0]"),
        ("seats.0.gems", 5, "seats[0].gems"),
        ("seats.0.gems", [1] * 49, "seats[0].gems"),
        ("seats.0.spices", ["anise", "salt"], "seats[0].spices[1]"),
        ("seats.0.beasts", ["giant spider"], "seats[0].beasts[0]"),
        ("seats.0.weapons", ["pinga"], "seats[0].weapons[0]"),
        ("seats.0.weapons", [weapon("sword", 1, 1)], "seats[0].weapons[0].kind"),
        ("seats.0.weapons", [weapon("pinga", 3, 1)], "seats[0].weapons[0].left"),
        ("seats.0.weapons", [weapon("pinga", 1, -1)], "seats[0].weapons[0].right"),
        ("seats.0.weapons", [{"kind": "pinga", "left": 1}], "seats[0].weapons[0].right"),
        ("seats.0.weapons", [{**weapon("pinga", 1, 1), "edge": 2}], "seats[0].weapons[0].edge"),
        ("seats.0.spells", ["per_spell", "per_salt"], "seats[0].spells[1]"),
        ("seats.0.spells", ["pair_mint_mint"], "seats[0].spells[0]"),
        ("seats.0.spells", [5], "seats[0].spells[0]"),
        ("seats.0.protect", ["sword"], "seats[0].protect[0]"),
        ("seats.0.protect", ["pinga", "katar"], "seats[0].protect"),
        ("seats.1.protect", ["pinga"], "seats[1].protect"),
        ("seats.0.side", "middle", "seats[0].side"),
        ("seats.0.sides", "left", "seats[0].sides"),
    ],
)
def test_what_is_wrong_is_named(place: str, value: Plain, path: str) -> None:
    """L2, L3, L6, L43, L48, L82: a wrong value is answered with its path and with what was expected."""
    wrong = refused(with_value(place, value))
    assert wrong.path == path
    assert wrong.expected


def test_protections_name_different_kinds() -> None:
    """L29: the second one is refused where it stands."""
    goods = player(spells=["protection", "protection"], protect=["katar", "katar"])
    assert refused({"memo": "I", "seats": [player(), goods]}).path == "seats[1].protect[1]"


@pytest.mark.parametrize("field", ["name", "gems", "spices", "beasts", "weapons", "spells"])
def test_goods_must_be_given(field: str) -> None:
    """L31: an empty stack is an empty list; only `protect` and `side` are optional."""
    short = {key: value for key, value in A.items() if key != field}
    assert refused({**EXAMPLE, "seats": [short, B]}).path == f"seats[0].{field}"


@pytest.mark.parametrize("field", ["memo", "seats"])
def test_memo_and_seats_must_be_given(field: str) -> None:
    """L6: without the memo beasts cannot be scored."""
    assert refused({key: value for key, value in EXAMPLE.items() if key != field}).path == field

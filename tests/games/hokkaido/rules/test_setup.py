"""Components, the edition, and how a match is set up (H1, H2, H10–H12)."""

from __future__ import annotations

import pytest

from parlour.engine.plain import Plain, Reader, Wrong
from parlour.engine.view import NATURE
from parlour.games.hokkaido import GAME
from parlour.games.hokkaido.city.squares import KINDS
from tests.games.changes import changed
from tests.games.hokkaido.draw import (
    STANDARD,
    begun,
    components_with,
    do,
    drawn,
    edition_data,
    entry,
    fresh,
    kinds,
    legal,
    stage,
    tidy,
)


def test_there_are_sixty_cards_of_six_squares() -> None:
    """H1."""
    assert len(components_with().faces) == (60 + 6 * 2) * 4
    assert all(len(face) == 6 for face in components_with().faces)


def test_every_kind_of_square_is_on_some_card() -> None:
    """H2."""
    found = {kind for card in range(1, 61) for kind in kinds(components_with(), card)}
    assert found == set(KINDS[1:])
    assert len(found) == 13


def test_everybody_gets_a_province_with_cubes() -> None:
    """H10: chance draws it; side A of the first one has a blue and a brown cube."""
    state = fresh(3)
    assert state.to_act() == [NATURE]
    assert legal(state, NATURE) == [f"province {number}" for number in range(1, 7)]
    do(state, "province 1")
    assert legal(state, NATURE) == [f"province {number}" for number in range(2, 7)]
    assert drawn(state.city(0)) == tidy("pU+ M\n_ M\nD pB+")
    assert state.supply == [13, 13, 14, 14]


def test_side_b_is_another_province() -> None:
    """H10."""
    state = fresh(3, side="b")
    do(state, "province 6")
    assert drawn(state.city(0)) == tidy("fU M\n_ M\nfY6 _")


def test_six_cards_are_dealt_to_each() -> None:
    """H11: one by one, from a deck without an order."""
    state = fresh(3)
    do(state, "province 1", "province 2", "province 3")
    assert stage(state) == "deal"
    assert len(legal(state, NATURE)) == 60
    state = begun(3)
    assert [int(state.hands.of(seat)).bit_count() for seat in range(3)] == [6, 6, 6]
    assert int(state.hands.deck).bit_count() == 42
    assert stage(state) == "keep"


def test_two_more_goals_than_players_are_turned_up() -> None:
    """H12: only with the option."""
    state = fresh(4, goals="on")
    do(state, *[f"province {number}" for number in range(1, 5)])
    assert stage(state) == "goals"
    do(state, *[f"goal {number}" for number in (9, 2, 4, 6, 7, 1)])
    assert stage(state) == "deal"
    assert GAME.view(state, 0).shown["goals"] == [1, 2, 4, 6, 7, 9]
    assert stage(fresh(4)) == "provinces"


def test_there_are_ninety_six_variants() -> None:
    assert len(GAME.info.variants()) == 4 * 2 * 2 * 2 * 3
    assert len(GAME.at(2).info.variants()) == 4 * 2 * 2 * 2


# Editions -------------------------------------------------------------------------------------------------------------


def test_the_standard_edition_says_where_everything_is_from() -> None:
    assert STANDARD.sources() == {"rulebook": 2, "public": 1, "reconstructed": 66, "owner": 0}


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("card.3.squares.0", "swamp", "card[3].squares[0]"),
        ("card.3.squares", ["desert"] * 5, "card[3].squares"),
        ("card.3.squares", ["mountain", "mountain", "mountain", "mountain", "desert", "desert"], "card[3].squares"),
        ("card.3.number", 3, "card[3].number"),
        ("card.3.number", 61, "card[3].number"),
        ("card.3.colour", "red", "card[3].colour"),
        ("start.1.a", ["mountain"] * 6, "start[1].a"),
        ("start.1.id", 1, "start[1].id"),
        ("start.1.c", [], "start[1].c"),
        ("start.5.exception.square", 1, "start[5].exception.square"),
        ("start.5.exception.points", 10, "start[5].exception.points"),
        ("start.5.exception.side", "c", "start[5].exception.side"),
        ("points.mountain", -1, "points.mountain"),
        ("points.river", 1, "points.river"),
        ("goals.points", "five", "goals.points"),
        ("cubes.each", 1000, "cubes.each"),
        ("card.3.source", "rumour", "card[3].source"),
    ],
)
def test_a_mistake_in_an_edition_is_named(path: str, value: Plain, place: str) -> None:
    with pytest.raises(Wrong) as found:
        GAME.edition(changed(edition_data(), path, value))
    assert found.value.path == place


def test_a_card_that_is_missing_is_noticed() -> None:
    data = edition_data()
    cards = data["card"]
    assert isinstance(cards, list)
    cards.pop()
    with pytest.raises(Wrong) as found:
        GAME.edition(data)
    assert found.value.path == "card"


def test_cards_may_stand_in_any_order() -> None:
    data = edition_data()
    cards = data["card"]
    assert isinstance(cards, list)
    cards.reverse()
    components = GAME.edition(data).components
    assert getattr(components, "faces") == components_with().faces  # noqa: B009 (Tables has no such name)


def test_points_are_those_of_the_edition() -> None:
    """H50, H51: printed figures are data."""
    data = edition_data()
    entry_points = Reader(data, "").at("points").object()
    entry_points["forest"] = 9
    seats: list[Plain] = [{"name": name, "city": ["F"], "goals": 0} for name in "AB"]
    _, sheet = GAME.score(Reader({"seats": seats}, ""), GAME.edition(data))
    assert sheet.totals() == [9, 9]
    assert entry(data, "card", 1)["number"] == 1

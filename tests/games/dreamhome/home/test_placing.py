"""Placing rooms: support, floors, sizes, complete rooms; homes are drawn. All other homes: `test_slow_rules`."""

from tests.games.dreamhome.draw import NOTHING, drawn, legal, picture, play, table, why_not
from tests.games.dreamhome.home.slow_homes import home_of


def face_up(home: str, kind: str, decor: str = "", kept: str = "") -> list[str]:
    """List the cells on which a room may be placed face up."""
    state = table(home, market=f"{kind}, sauna roof, sauna roof, library roof, library roof", decor=decor, kept=(kept,))
    play(state, "0 take 1")
    return [step.split()[1] for step in legal(state, "place") if step.endswith("up")]


def refusal(home: str, kind: str, cell: str, decor: str = "", kept: str = "") -> str:
    """Ask why a room may not be placed face up on a cell."""
    state = table(home, market=f"{kind}, sauna roof, sauna roof, library roof, library roof", decor=decor, kept=(kept,))
    play(state, "0 take 1")
    return why_not(state, 0, f"place {cell} up")


def test_a_room_is_placed_face_up_or_face_down_as_one_likes() -> None:
    """D20: both are offered on every cell where it fits."""
    state = table(NOTHING, market="bedroom, sauna, sauna, study, study")
    play(state, "0 take 1")
    assert legal(state) == [
        "place middle_1 up", "place middle_1 down", "place middle_2 up", "place middle_2 down",
        "place middle_3 up", "place middle_3 down", "place basement_1 down", "place basement_2 down",
    ]  # fmt: skip
    play(state, "0 place middle_2 down")
    assert drawn(state) == picture(". . . . .   . # . . .   . .")


def test_a_taken_cell_is_not_free() -> None:
    """D20."""
    home = """
        . . . . .
        # . . . .
              . .
    """
    assert refusal(home, "bedroom", "middle_1") == "D20"


def test_no_room_stands_above_a_free_cell() -> None:
    """D21: above an empty room it may."""
    home = """
        . . . . .
        # . B . .
              . V
    """
    assert face_up(home, "kitchen") == ["top_1", "top_3", "middle_2", "middle_5"]
    assert refusal(home, "kitchen", "top_2") == "D21"
    assert refusal(home, "kitchen", "middle_4") == "D21"


def test_empty_rooms_need_support_too() -> None:
    """D21."""
    state = table(NOTHING, market="bedroom, sauna, sauna, study, study")
    play(state, "0 take 1")
    assert why_not(state, 0, "place top_1 down") == "D21"


def test_basement_cards_go_to_the_basement_and_others_above_it() -> None:
    """D22: face down, any card may go anywhere."""
    home = """
        . . . . .
        # # # . .
              . .
    """
    assert face_up(home, "wine_cellar") == ["basement_1", "basement_2"]
    assert face_up(home, "study") == ["top_1", "top_2", "top_3"]
    assert refusal(home, "wine_cellar", "top_1") == "D22"
    assert refusal(home, "study", "basement_1") == "D22"
    state = table(home, market="wine_cellar, sauna, sauna, study, study")
    play(state, "0 take 1, 0 place top_2 down")
    assert drawn(state) == picture(". # . . .   # # # . .   . .")


def test_a_third_bedroom_card_does_not_fit() -> None:
    """D23, D24: a bedroom has at most two cards (the book's example)."""
    home = """
        . . . . .
        B B . . .
              . .
    """
    assert "middle_3" not in face_up(home, "bedroom")
    assert refusal(home, "bedroom", "middle_3") == "D24"
    assert "middle_3" in face_up(home, "kitchen")


def test_a_card_may_not_join_two_rooms_to_one_that_is_too_large() -> None:
    """D23: a living room has three cards at most, and one more would make four."""
    home = """
        . . . . .
        L L . L #
              # #
    """
    assert refusal(home, "living_room", "middle_3") == "D23"
    smaller = """
        . . . . .
        L # . L #
              # #
    """
    assert "middle_3" in face_up(smaller, "living_room")


def test_two_bathrooms_are_never_side_by_side() -> None:
    """D24: a bathroom is complete with one card, so that Sofia's second one can only lie face down (the book)."""
    home = """
        . . . . .
        b . . . .
              . .
    """
    assert face_up(home, "bathroom") == ["top_1", "middle_3"]
    assert refusal(home, "bathroom", "middle_2") == "D24"


def test_a_complete_kitchen_leaves_only_other_places() -> None:
    """D24: Vasyl's third kitchen card fits beside the living room or lies face down beside his kitchen (the book)."""
    home = """
        . . . . #
        L # # K K
              # #
    """
    state = table(home, market="kitchen, sauna, sauna, study, study")
    play(state, "0 take 1")
    assert "place top_1 up" in legal(state)
    lower = """
        # # # # #
        L . . K K
              # #
    """
    assert face_up(lower, "kitchen") == ["middle_2"]
    assert refusal(lower, "kitchen", "middle_3") == "D24"


def test_decor_completes_a_room() -> None:
    """D24: no second living room card beside one with a piano (the book's example)."""
    home = """
        . . . . .
        L . . . .
              . .
    """
    assert "middle_2" in face_up(home, "living_room")
    assert "middle_2" not in face_up(home, "living_room", decor="middle_1:grand_piano")
    assert refusal(home, "living_room", "middle_2", decor="middle_1:grand_piano") == "D24"


def test_rooms_above_each_other_are_different_rooms() -> None:
    """D25: also complete ones."""
    home = """
        . . . . .
        b . . . .
              . .
    """
    assert "top_1" in face_up(home, "bathroom")


def test_empty_rooms_lie_side_by_side_and_join_with_nothing() -> None:
    """D25: a bedroom card that lies face down is no bedroom."""
    home = """
        . . . . .
        B # . . .
              . .
    """
    state = table(home, market="bedroom, sauna, sauna, study, study")
    play(state, "0 take 1, 0 place middle_3 up")
    assert len(home_of(state).rooms()) == 2


def test_placed_cards_stay() -> None:
    """D26: without tools and helpers no action touches them."""
    home = """
        . . . . .
        B K L . .
              . .
    """
    state = table(home)
    assert {step.split()[0] for step in legal(state)} == {"take"}
    before = drawn(state)
    play(state, "0 take 2")
    assert {step.split()[0] for step in legal(state)} == {"place"}
    play(state, "0 place basement_1 down")
    assert drawn(state) == before[: before.rindex(". .")] + "# ."

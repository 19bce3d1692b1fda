"""Placing rooms: support, floors, sizes, complete rooms; by pictures, and against a slow version of the rules."""

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.plain import Reader
from parlour.engine.rng import Fast
from parlour.games.dreamhome import GAME
from parlour.games.dreamhome.area import FACE_DOWN, lay, put_token
from parlour.games.dreamhome.home import may_replace, may_stand, open_cells
from parlour.games.dreamhome.names import CELL_NAMES, CELLS, DECORS, FLOORS, TYPES
from parlour.games.dreamhome.state import DreamHomeState
from tests.games.dreamhome import slow_rules
from tests.games.dreamhome.draw import (
    NOTHING,
    area,
    drawn,
    fresh,
    keep,
    legal,
    picture,
    play,
    table,
    tokens,
    why_not,
)
from tests.games.dreamhome.slow_rules import Home


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
    rooms = area_of(state)
    assert len(rooms.rooms()) == 2


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


# Against the slow rules -----------------------------------------------------------------------------------------------


def area_of(state: DreamHomeState, seat: int = 0) -> Home:
    """Read a seat's home from the truth, for the slow rules."""
    shown = Reader(area(GAME.view(state, seat), seat), "area")
    cells = [cell for floor in FLOORS for cell in shown.at(floor).items()]
    names = ["" if cell.value is None else cell.at("room").text() for cell in cells]
    decor = {CELL_NAMES.index(cell): token for cell, token in tokens(state, seat).items()}
    return Home(names, decor, helpers=[helper.text() for helper in shown.at("helpers").items()])


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 4))
def test_every_placing_of_a_random_match_is_one_that_the_slow_rules_allow(seed: int, seats: int) -> None:
    """D20–D25, D54, D64: never above a free cell, over the largest size, or beside a complete room of its type."""
    state, rng = fresh(seats, car="on"), Fast(seed)
    while state.to_act():
        seat = state.to_act()[0]
        choices = state.legal(seat)
        steps = legal(state) if seat >= 0 else []
        if steps and steps[-1].startswith("place"):
            kind = TYPES[state.cards.kind[state.room]]
            expected = {
                f"place {CELL_NAMES[at]} {side}" for at, side in slow_rules.placings(area_of(state, seat), kind)
            }
            assert set(legal(state, "place")) == expected
        if steps and steps[0].startswith("decorate"):
            token = DECORS[state.cards.member[state.resource]]
            expected = {f"decorate {CELL_NAMES[at]}" for at in slow_rules.decorations(area_of(state, seat), token)}
            assert set(steps) == expected
        if steps and steps[0].startswith("swap"):
            both = slow_rules.swaps(area_of(state, seat))
            assert set(legal(state, "swap")) == {f"swap {CELL_NAMES[one]} {CELL_NAMES[two]}" for one, two in both}
        state.apply(seat, rng.choice(choices))
        if seat >= 0:
            is_sound(area_of(state, seat))


def is_sound(home: Home) -> None:
    """Check what always holds of a home."""
    for cell in range(CELLS):
        assert home.cells[cell] == "" or slow_rules.has_support(home, cell)
    for one in home.rooms():
        kind = home.cells[min(one)]
        assert len(one) <= len(slow_rules.printed(kind))
        assert (slow_rules.ROOMS[kind]["category"] == "basement") == (min(one) >= 10)


cells = st.lists(st.sampled_from(["", "", "empty", *TYPES]), min_size=CELLS, max_size=CELLS)


@settings(max_examples=300, deadline=None)
@given(names=cells, kind=st.sampled_from(TYPES), cell=st.integers(0, CELLS - 1), seed=st.integers(0, 10**6))
def test_a_card_may_stand_or_replace_where_the_slow_rules_say(
    names: list[str], kind: str, cell: int, seed: int
) -> None:
    """D21–D24, D50, D61: in homes that no match may ever have, with décor here and there."""
    rng = Fast(seed)
    home = grown(names)
    home.decor = {at: DECORS[at % 10] for at in range(CELLS) if home.is_room(at) and rng.below(4) == 0}
    home.decor = {at: token for at, token in home.decor.items() if at == min(home.room_of(at) & home.decor.keys())}
    home.helpers = ["interior_designer"] * rng.below(2)
    state = lay_home(home)
    number = TYPES.index(kind)
    if home.cells[cell] == "":
        card = state.cards.kind.index(number)
        free = bool(open_cells(state.areas, 0) >> cell & 1)
        assert free == slow_rules.has_support(home, cell)
        assert may_stand(state.cards, state.areas, 0, cell, card) == (
            free and slow_rules.may_lie_face_up(home, cell, kind)
        )
    else:
        bare = Home(["" if at == cell else name for at, name in enumerate(home.cells)], helpers=home.helpers)
        bare.decor = {at: token for at, token in home.decor.items() if at != cell}
        assert may_replace(state.cards, state.areas, 0, cell, number) == slow_rules.may_lie_face_up(bare, cell, kind)


def grown(names: list[str]) -> Home:
    """Build a home cell by cell from the bottom, leaving out what the slow rules forbid."""
    home = Home([""] * CELLS)
    for cell in reversed(range(CELLS)):
        kind = names[cell]
        if kind in slow_rules.ROOMS and not slow_rules.may_lie_face_up(home, cell, kind):
            kind = "empty"
        if slow_rules.has_support(home, cell):
            home.cells[cell] = kind
    return home


def lay_home(home: Home) -> DreamHomeState:
    """Lay a home as seat 0's; cards of a type are used again when they run out."""
    state = fresh(2)
    for cell, name in enumerate(home.cells):
        if name in slow_rules.ROOMS:
            lay(state.cards, state.areas, 0, cell, state.cards.kind.index(TYPES.index(name)))
        elif name == "empty":
            lay(state.cards, state.areas, 0, cell, FACE_DOWN)
    for cell, token in home.decor.items():
        put_token(state.areas, 0, cell, DECORS.index(token))
    keep(state, 0, " ".join(home.helpers))
    return state

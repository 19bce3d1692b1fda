"""Placing and scoring against the slow version of the rules: every floor, made-up homes, whole random matches."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.rng import Fast
from parlour.engine.view import SPECTATOR
from parlour.games.dreamhome import GAME
from parlour.games.dreamhome.home.area import KEPT, SIZE
from parlour.games.dreamhome.home.home import fitting, may_replace, open_cells, scaffold_cells
from parlour.games.dreamhome.home.runs import FITS, FITS_DESIGNER, MASKS, runs_in
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.names import CELL_NAMES, CELLS, COLUMNS, DECORS, HELPERS, NONE, TYPES
from parlour.games.dreamhome.rules.state import DreamHomeState
from parlour.games.dreamhome.scoring.lines import lines_of, total_of
from tests.games.dreamhome.draw import fresh, is_named, legal, stage
from tests.games.dreamhome.home import slow_rules
from tests.games.dreamhome.home.slow_homes import home_of, homes, lay_home
from tests.games.dreamhome.home.slow_rules import Home

# Placing --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["bathroom", "bedroom", "living_room"])
@pytest.mark.parametrize("helpers", [[], ["interior_designer"]])
def test_every_floor_there_can_be_takes_a_card_where_the_slow_rules_say(kind: str, helpers: list[str]) -> None:
    """D23, D24, D64: all cells of a type, all décor on them, all places; a room of one, two and three cards."""
    most = len(slow_rules.printed(kind))
    table = (most - 1) * MASKS * MASKS + (FITS_DESIGNER if helpers else 0)
    for floor in product(("empty", kind, "decorated"), repeat=5):
        names = [kind if name == "decorated" else name for name in floor]
        decor: dict[int, str] = {cell: DECORS[cell] for cell in range(5) if floor[cell] == "decorated"}
        same = sum([1 << cell for cell in range(5) if names[cell] == kind])
        decorated = sum([1 << cell for cell in decor])
        if any((run & decorated).bit_count() > 1 for run in runs_in(same)):
            continue  # D33: no room ever has two
        home = Home([*names, *[""] * 7], decor, helpers=helpers)
        expected = sum([1 << cell for cell in range(5) if slow_rules.may_lie_face_up(home, cell, kind)])
        assert FITS[table + same * MASKS + decorated] == expected, floor


@settings(max_examples=300, deadline=None)
@given(home=homes(), kind=st.sampled_from(TYPES))
def test_a_card_may_stand_or_replace_where_the_slow_rules_say(home: Home, kind: str) -> None:
    """D21–D25, D50, D54, D61, D64: on every cell of a made-up home, for its own types and one more."""
    state = lay_home(home)
    expected = [cell for cell in range(CELLS) if home.cells[cell] == "" and slow_rules.has_support(home, cell)]
    assert [cell for cell in range(CELLS) if scaffold_cells(state.areas, 0) >> cell & 1] == expected
    for cell, name in product(range(CELLS), sorted({kind, *home.cells} & set(TYPES))):
        number = TYPES.index(name)
        if home.cells[cell] in ("", "scaffold"):
            is_open = bool(open_cells(state.areas, 0) >> cell & 1)
            assert is_open == slow_rules.has_support(home, cell)
            fits = is_open and slow_rules.may_lie_face_up(home, cell, name)
            may_stand = is_open and bool(fitting(state.components, state.areas, 0, number) >> cell & 1)
            assert may_stand == fits
        else:
            fits = slow_rules.may_lie_face_up(without(home, cell), cell, name)
            assert may_replace(state.components, state.areas, 0, cell, number) == fits


def without(home: Home, cell: int) -> Home:
    """Take a card and its token out of a home."""
    cells = ["" if at == cell else name for at, name in enumerate(home.cells)]
    return Home(cells, {at: token for at, token in home.decor.items() if at != cell}, helpers=home.helpers)


# Whole matches --------------------------------------------------------------------------------------------------------


def expected_steps(state: DreamHomeState, seat: int) -> dict[str, set[str]]:
    """Return what the seat to act may do by the slow rules, by kind of action, as far as they cover it."""
    home = home_of(state, seat)
    if stage(state) == "place":
        kind = TYPES[state.components.kind[state.room]]
        return {"place": {f"place {CELL_NAMES[at]} {side}" for at, side in slow_rules.placings(home, kind)}}
    if stage(state) == "decorate":
        token = DECORS[state.components.member[state.resource]]
        return {"decorate": {f"decorate {CELL_NAMES[at]}" for at in slow_rules.decorations(home, token)}}
    if stage(state) == "handyman":
        return {"swap": {f"swap {CELL_NAMES[one]} {CELL_NAMES[two]}" for one, two in slow_rules.swaps(home)}}
    if stage(state) == "choose" and legal(state, "drill"):
        return {"drill": set(drills(state, home))}
    if stage(state) == "courier":
        idle = card_set.cards_in(state.areas[seat * SIZE + KEPT] & ~state.spent)
        order = {"handyman" for card in idle if is_named(card, "handyman")}  # D65
        cells = {f"courier {CELL_NAMES[at]}" for at in range(CELLS) if fetched(state, home, at)}
        return {"courier": cells, "handyman": order}
    if stage(state) == "fetch":
        chosen = [state.components.room_look[int(step.split()[1]) - 1] for step in legal(state, "fetch")]
        assert sorted(set(chosen)) == sorted(chosen), "cards that look alike are one choice"
        assert set(chosen) == {state.components.room_look[card] for card in fetched(state, home, state.cell)}
    return {}


def drills(state: DreamHomeState, home: Home) -> list[str]:
    """List the exchanges with the market (D50)."""
    return [
        f"drill {CELL_NAMES[cell]} {column + 1}"
        for cell, column in product(range(CELLS), range(COLUMNS))
        if home.is_room(cell) and state.market[column] != NONE
        if slow_rules.may_lie_face_up(without(home, cell), cell, TYPES[state.components.kind[state.market[column]]])
    ]


def fetched(state: DreamHomeState, home: Home, cell: int) -> list[int]:
    """List the cards of the room discard that a courier may bring to a cell (D61)."""
    bare = without(home, cell)
    lying = card_set.cards_in(state.room_discard)
    return [card for card in lying if slow_rules.may_lie_face_up(bare, cell, TYPES[state.components.kind[card]])]


def is_sound(home: Home) -> None:
    """Check what always holds of a home."""
    for cell in range(CELLS):
        assert home.cells[cell] == "" or slow_rules.has_support(home, cell)
    for one in home.rooms():
        kind = home.cells[min(one)]
        assert len(one) <= len(slow_rules.printed(kind))
        assert (slow_rules.ROOMS[kind]["category"] == "basement") == (min(one) >= 10)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 4))
def test_a_random_match_goes_and_scores_as_the_slow_rules_say(seed: int, seats: int) -> None:
    """D20–D25, D31, D50, D54, D61, D63, D64, D70–D75: every choice on the way, and every line at the end."""
    state, rng = fresh(seats, car="on"), Fast(seed)
    while state.to_act():
        seat = state.to_act()[0]
        if seat >= 0:
            for kind, expected in expected_steps(state, seat).items():
                assert set(legal(state, kind)) == expected
        state.apply(seat, rng.choice(state.legal(seat)))
        if seat >= 0 and stage(state) != "keep":
            is_sound(home_of(state, seat))
    sheet = GAME.sheet(GAME.view(state, SPECTATOR))
    for seat in range(seats):
        home = home_of(state, seat)
        assert sheet.points[seat] == list(slow_rules.lines(home).values())
        assert all(len(one & home.decor.keys()) <= 1 for one in home.rooms())
        assert state.merits()[seat] == (sheet.total(seat) or 0) * 100 + sheet.ties[seat][0]


# Scoring --------------------------------------------------------------------------------------------------------------


@settings(max_examples=400, deadline=None)
@given(
    home=homes(("", "empty", "bathroom", "kitchen", "bedroom")),
    beside=st.sets(st.sampled_from(["tree_house", "birdhouse"])),
    helpers=st.lists(st.sampled_from(HELPERS), max_size=4),
    pile=st.lists(st.sampled_from(["red", "red*", "blue", "green*", "brown"]), max_size=7),
)
def test_any_home_scores_as_the_slow_version_says(
    home: Home, beside: set[str], helpers: list[str], pile: list[str]
) -> None:
    """D27, D62, D64, D66, D70–D73."""
    home.beside = sorted(beside)
    home.helpers = [helper for place, helper in enumerate(helpers) if helpers[:place].count(helper) < 2]
    home.roofs = [card for place, card in enumerate(pile) if pile[:place].count(card) < (1 if "*" in card else 4)]
    state = lay_home(home)
    found = lines_of(state.components, state.areas, 0)
    assert found == list(slow_rules.lines(home).values())
    assert total_of(state.components, state.areas, 0) == sum(found)

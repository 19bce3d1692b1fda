"""Homes for the slow rules: read from a match, laid out for the quick rules, and made up by Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from parlour.engine.plain import Reader
from parlour.games.dreamhome import GAME
from parlour.games.dreamhome.home.area import BESIDE, FACE_DOWN, PILE, SCAFFOLDS, SIZE, TOKEN_BIT, lay, put_token
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.names import CELL_NAMES, CELLS, DECORS, FLOORS, TYPES
from parlour.games.dreamhome.rules.state import DreamHomeState
from tests.games.dreamhome.draw import area, fresh, is_named, keep, tokens
from tests.games.dreamhome.home import slow_rules
from tests.games.dreamhome.home.slow_rules import Home

UPPER = [name for name in TYPES if slow_rules.ROOMS[name]["category"] != "basement"]
BASEMENT = [name for name in TYPES if slow_rules.ROOMS[name]["category"] == "basement"]
IN_ROOMS = [token for token in DECORS if slow_rules.DECOR[token]["rooms"] != ["beside_the_home"]]
ROOF_NAMES = [colour + window for colour in ("red", "brown", "blue", "green") for window in ("", "*")]


def roof_name(card: int) -> str:
    """Name a roof card: its colour, with a star for a window."""
    return next(name for name in ROOF_NAMES if is_named(card, name))


def home_of(state: DreamHomeState, seat: int = 0) -> Home:
    """Read a seat's home, and all that lies beside it, from the truth."""
    shown = Reader(area(GAME.view(state, seat), seat), "area")
    cells = [cell for floor in FLOORS for cell in shown.at(floor).items()]
    return Home(
        ["" if cell.value is None else cell.at("room").text() for cell in cells],
        {CELL_NAMES.index(cell): token for cell, token in tokens(state, seat).items()},
        [token.text() for token in shown.at("beside").items()],
        [roof_name(card) for card in card_set.cards_in(state.areas[seat * SIZE + PILE])],
        [helper.text() for helper in shown.at("helpers").items()],
    )


def lay_home(home: Home) -> DreamHomeState:
    """Lay a home as seat 0's; cards of a type are used again when they run out."""
    state = fresh(2)
    for cell, name in enumerate(home.cells):
        if name in slow_rules.ROOMS:
            lay(state.components, state.areas, 0, cell, state.components.kind.index(TYPES.index(name)))
        elif name == "empty":
            lay(state.components, state.areas, 0, cell, FACE_DOWN)
        elif name == "scaffold":
            state.areas[SCAFFOLDS] |= 1 << cell
    for cell, token in home.decor.items():
        put_token(state.areas, 0, cell, DECORS.index(token))
    state.areas[BESIDE] = sum(TOKEN_BIT[DECORS.index(token)] for token in home.beside)
    keep(state, 0, " ".join([*home.helpers, *home.roofs]))
    return state


@st.composite
def homes(draw: st.DrawFn, extra: tuple[str, ...] = ("", "empty", "scaffold")) -> Home:
    """Make up a home of few types, so that rooms of all sizes stand side by side, with décor here and there."""
    types = draw(st.lists(st.sampled_from(UPPER), min_size=1, max_size=3))
    below = draw(st.lists(st.sampled_from(BASEMENT), min_size=1, max_size=2))
    home = Home([""] * CELLS, helpers=draw(st.sampled_from([[], ["interior_designer"]])))
    for cell in reversed(range(CELLS)):
        name = draw(st.sampled_from([*(below if cell >= 10 else types), *extra]))
        if name in slow_rules.ROOMS and not slow_rules.may_lie_face_up(home, cell, name):
            name = "empty"
        if slow_rules.has_support(home, cell):
            home.cells[cell] = name
    for room in home.rooms():
        token = draw(st.sampled_from(["", *IN_ROOMS]))
        if token and token not in home.decor.values():
            home.decor[draw(st.sampled_from(sorted(room)))] = token
    return home

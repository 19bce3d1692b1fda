"""What a seat, or a spectator, sees of a match of Dream Home, and the state that fits what it remembers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.plain import Plain, Reader, as_plain
from parlour.engine.rng import Rng
from parlour.engine.view import NATURE, View
from parlour.games.dreamhome.home.area import BESIDE, CARD, FACE_DOWN, KEPT, PILE, SCAFFOLDS, SIZE, token_on
from parlour.games.dreamhome.home.home import count_children
from parlour.games.dreamhome.rules import card_set
from parlour.games.dreamhome.rules.components import DreamHomeComponents, DreamHomeView
from parlour.games.dreamhome.rules.names import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    DECOR_CARD,
    DECORS,
    EMPTY,
    FLOOR_SIZES,
    FLOOR_STARTS,
    HELPER_CARD,
    HELPERS,
    NONE,
    RESOURCES,
    ROOMS,
    ROUNDS,
    SCAFFOLD,
    SEATS,
    TOOL_CARD,
    TOOLS,
    TYPES,
)
from parlour.games.dreamhome.rules.setup import new_match
from parlour.games.dreamhome.rules.stages import DEALING, DRAW_FIRST, NAMES, OVER
from parlour.games.dreamhome.rules.state import DreamHomeState
from parlour.games.dreamhome.scoring.roof import best_roof
from parlour.games.dreamhome.wire import Area, Column, Hand, LaidRoom, ResourceCard, RoomCard, Shown

OPEN_ROOFS: Final = "open"
TOP, MIDDLE, BASEMENT = 0, 1, 2  # among FLOORS
MEMBERS: Final = (TOOLS, HELPERS, DECORS)  # the names of resources, by group; roofs have colours instead


def view_of(state: DreamHomeState, seat: int) -> DreamHomeView:
    """Show the position: `shown` as at the table, the same to all; `known` to whoever remembers every card."""
    return View(state.variant, state.edition, seat, as_plain(_shown(state)), _known(state))


def _shown(state: DreamHomeState) -> Shown:
    return {
        "stage": NAMES[state.stage],
        "round": state.round,
        "first": None if state.stage == DRAW_FIRST else state.first,
        "token": None if state.stage == DRAW_FIRST else state.token,
        "to_act": None if state.stage == OVER or state.seat == NATURE else state.seat,
        "deck": {"rooms": card_set.count(state.rooms), "resources": card_set.count(state.resources)},
        "car": state.car,
        "hand": _hand(state),
        "market": [_column(state, column) for column in range(COLUMNS)],
        "discard": {
            "rooms": [room_shown(state.components, card) for card in card_set.cards_in(state.room_discard)],
            "resources": [resource_shown(state.components, card) for card in card_set.cards_in(state.resource_discard)],
        },
        "seats": [_area(state, owner) for owner in range(state.seats)],
    }


def room_shown(components: DreamHomeComponents, card: int) -> RoomCard:
    """Show a room card that lies face up."""
    return {"id": card + 1, "room": TYPES[components.kind[card]], "children": components.children[card] or None}


def resource_shown(components: DreamHomeComponents, card: int) -> ResourceCard:
    """Show a resource card that lies face up."""
    group, member = components.group[card], components.member[card]
    if group == TOOL_CARD:
        return {"id": card + 1, "resource": "tool", "tool": TOOLS[member]}
    if group == HELPER_CARD:
        return {"id": card + 1, "resource": "helper", "helper": HELPERS[member]}
    if group == DECOR_CARD:
        return {"id": card + 1, "resource": "decor", "decor": DECORS[member]}
    window = components.is_window(card)
    return {"id": card + 1, "resource": "roof", "colour": components.colours[member], "window": window or None}


def _hand(state: DreamHomeState) -> Hand | None:
    """Show what the seat to act has taken and not placed yet, or the cell that it exchanges."""
    if state.cell != NONE:
        return {"cell": CELL_NAMES[state.cell]}
    if state.room == NONE and state.resource == NONE:
        return None
    return {
        "room": None if state.room == NONE else room_shown(state.components, state.room),
        "resource": None if state.resource == NONE else resource_shown(state.components, state.resource),
    }


def _column(state: DreamHomeState, column: int) -> Column:
    room, resource = state.market[column], state.market[COLUMNS + column]
    return {
        "column": column + 1,
        "room": None if room == NONE else room_shown(state.components, room),
        "resource": None if resource == NONE else resource_shown(state.components, resource),
    }


def _area(state: DreamHomeState, owner: int) -> Area:
    """Show a home, floor by floor, and what lies beside it; the roof pile as a number of cards (D30)."""
    components, base = state.components, owner * SIZE
    kept = card_set.cards_in(state.areas[base + KEPT])
    pile = card_set.cards_in(state.areas[base + PILE])
    is_open = are_roofs_open(state)
    beside = card_set.cards_in(state.areas[base + BESIDE])
    helpers = [card for card in kept if card_set.CARD[card] & components.helpers]
    tools = [card for card in kept if card_set.CARD[card] & components.tools & ~components.scaffoldings]
    return {
        "top": _floor(state, base, TOP),
        "middle": _floor(state, base, MIDDLE),
        "basement": _floor(state, base, BASEMENT),
        "beside": [DECORS[token] for token in beside],
        "tools": [TOOLS[components.member[card]] for card in tools],
        "helpers": [HELPERS[components.member[card]] for card in helpers],
        "roofs": len(pile),
        "pile": [resource_shown(components, card) for card in pile] if is_open else None,
        "best_roof": [resource_shown(components, card) for card in best_roof(components, pile)] if is_open else None,
        "children": count_children(components, state.areas, base),
    }


def are_roofs_open(state: DreamHomeState) -> bool:
    """Return whether everybody may look at the roof piles: at the end (D30), or always where that is agreed."""
    return state.stage == OVER or state.variant.choices["roofs"] == OPEN_ROOFS


def _floor(state: DreamHomeState, base: int, number: int) -> list[LaidRoom | None]:
    start = FLOOR_STARTS[number]
    return [_cell(state, base, cell) for cell in range(start, start + FLOOR_SIZES[number])]


def _cell(state: DreamHomeState, base: int, cell: int) -> LaidRoom | None:
    """Show what lies on a cell; everybody may look at the front of an empty room, so its number stays known."""
    code = state.areas[base + cell]
    if code == NONE:
        return {"room": SCAFFOLD} if state.areas[base + SCAFFOLDS] >> cell & 1 else None
    if code & FACE_DOWN:
        return {"id": (code & CARD) + 1, "room": EMPTY}
    card, token = code & CARD, token_on(state.areas, base, cell)
    decor = None if token == NONE else DECORS[token]
    children = state.components.children[card] or None
    return {"id": card + 1, "room": TYPES[state.components.kind[card]], "decor": decor, "children": children}


def reveals(state: DreamHomeState, by: int, action: int) -> list[tuple[int, int]]:
    """List the action itself if roof piles are turned up with it (D30): it cannot be undone."""
    return [(by, action)] if turns_up_roofs(state, by, action) else []


def turns_up_roofs(state: DreamHomeState, by: int, action: int) -> bool:
    """Return whether roof piles that lie face down are turned up by an action, which is the last of the match (D30)."""
    if state.stage <= DEALING or state.round < ROUNDS or are_roofs_open(state):
        return False
    after = state.copy()
    after.apply(by, action)
    return after.stage == OVER and any([after.areas[seat * SIZE + PILE] for seat in range(after.seats)])


def _known(state: DreamHomeState) -> dict[str, Plain]:
    """Return everything but future draws: every card is seen in the market before it is taken."""
    return {
        "stage": state.stage,
        "round": state.round,
        "first": state.first,
        "token": state.token,
        "turn": state.turn,
        "seat": state.seat,
        "dug": state.dug,
        "room": state.room,
        "resource": state.resource,
        "cell": state.cell,
        "task": state.task,
        "car": state.car,
        "rooms": list[Plain](card_set.cards_in(state.rooms)),
        "resources": list[Plain](card_set.cards_in(state.resources)),
        "room_discard": list[Plain](card_set.cards_in(state.room_discard)),
        "resource_discard": list[Plain](card_set.cards_in(state.resource_discard)),
        "spent": list[Plain](card_set.cards_in(state.spent)),
        "box": list[Plain](card_set.cards_in(state.free_tokens)),
        "lost": list[Plain](card_set.cards_in(state.lost)),
        "market": list[Plain](state.market),
        "areas": list[Plain](state.areas),
    }


def state_from(view: DreamHomeView, _rng: Rng) -> DreamHomeState:
    """Make the state that fits a view: nothing is hidden from a perfect memory but the future."""
    known = Reader(view.known, "known")
    state = new_match(view.variant, view.edition)
    state.stage = known.at("stage").integer(0, OVER)
    state.round = known.at("round").integer(1, ROUNDS)
    state.first = known.at("first").integer(0, SEATS - 1)
    state.token = known.at("token").integer(0, SEATS - 1)
    state.turn = known.at("turn").integer(0, 2 * COLUMNS)
    state.turn_to(known.at("seat").integer(NATURE, SEATS - 1))
    state.dug = known.at("dug").integer(0, 2**SEATS - 1)
    state.room = known.at("room").integer(NONE, ROOMS - 1)
    state.resource = known.at("resource").integer(NONE, RESOURCES - 1)
    state.cell = known.at("cell").integer(NONE, CELLS - 1)
    state.task = known.at("task").integer(0, 2)
    state.car = known.at("car").flag()
    state.rooms = _mask(known.at("rooms"), ROOMS)
    state.resources = _mask(known.at("resources"), RESOURCES)
    state.room_discard = _mask(known.at("room_discard"), ROOMS)
    state.resource_discard = _mask(known.at("resource_discard"), RESOURCES)
    state.spent = _mask(known.at("spent"), RESOURCES)
    state.free_tokens = _mask(known.at("box"), len(DECORS))
    state.lost = _mask(known.at("lost"), len(DECORS))
    state.market = known.at("market").integers(NONE, ROOMS - 1)
    state.areas = vec[i64](known.at("areas").integers(NONE, card_set.CARD[RESOURCES] - 1))
    if state.stage == OVER:
        state.end()
    if state.stage > DEALING:
        state.columns = sum([1 << column for column in range(COLUMNS) if state.market[column] != NONE])
    return state


def _mask(reader: Reader, size: int) -> int:
    return card_set.mask_of(reader.integers(0, size - 1))

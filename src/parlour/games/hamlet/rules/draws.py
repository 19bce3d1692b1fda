"""What chance decides: the first player, the layout, and the next blueprint and sale (M12, M14–M16, M44, M45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.hamlet.board import village as villages
from parlour.games.hamlet.board.tiles import HAMLET, NONE
from parlour.games.hamlet.rules import flow
from parlour.games.hamlet.rules.actions import FIRST, LAYOUT, OFFER, REVEAL
from parlour.games.hamlet.rules.components import SALES
from parlour.games.hamlet.rules.counters import COINS, ENTRIES, changed
from parlour.games.hamlet.rules.goods import RAW
from parlour.games.hamlet.rules.stages import DRAW_BLUEPRINT, DRAW_FIRST, DRAW_LAYOUT, SHUFFLED
from parlour.geometry import graphs
from parlour.geometry.graphs import BIT

if TYPE_CHECKING:
    from parlour.games.hamlet.board.village import Village
    from parlour.games.hamlet.rules.state import HamletState


def legal_draws(state: HamletState) -> list[int]:
    """List what may be drawn."""
    if state.stage == DRAW_FIRST:
        return [FIRST + seat for seat in range(state.seats)]
    if state.stage == DRAW_LAYOUT:
        return [LAYOUT + arrangement for arrangement in range(len(state.components.arrangements))]
    if state.stage == DRAW_BLUEPRINT:
        return [REVEAL + tile for tile in graphs.nodes_in(state.bag)]
    level = flow.next_level(state)
    levels = state.components.sale_level
    return [OFFER + sale for sale in range(SALES) if levels[sale] == level and state.unseen & BIT[sale]]


def apply_draw(state: HamletState, action: int) -> None:
    """Carry out a draw."""
    if state.stage == DRAW_FIRST:
        begin(state, action - FIRST)
    elif state.stage == DRAW_LAYOUT:
        lay_out(state, villages.laid_out(state.components, state.components.arrangements[action - LAYOUT]))
        flow.go_on(state)
    elif state.stage == DRAW_BLUEPRINT:
        reveal(state, action - REVEAL)
    else:
        offer(state, action - OFFER)


def begin(state: HamletState, first: int) -> None:
    """Let a seat begin, and give the later ones their extra coin (M15)."""
    state.first = first
    seats = state.variant.seats
    later = [seats - 1] if seats in (2, 3) else [seats - 2, seats - 1] if seats == 4 else []
    for place in later:
        state.ledger[(first + place) % seats * ENTRIES + COINS] += 1
    flow.begin_turn(state, first)
    if state.variant.choices["layout"] == SHUFFLED:
        state.stage = DRAW_LAYOUT
    else:
        lay_out(state, villages.fixed_start(state.components))
        flow.go_on(state)


def lay_out(state: HamletState, village: Village) -> None:
    """Lay the hamlet tiles and the first raw goods on them (M12, M13)."""
    state.village = village
    for tile in range(HAMLET):
        for good in range(len(RAW)):
            if state.components.yields[tile] & BIT[good]:
                state.raw[tile * len(RAW) + good] = state.components.start[tile]
                break


def reveal(state: HamletState, tile: int) -> None:
    """Put a blueprint at the end of the row (M14, M44)."""
    state.bag &= ~BIT[tile]
    state.row = changed(state.row, state.row.index(NONE), tile)
    flow.go_on(state)


def offer(state: HamletState, sale: int) -> None:
    """Turn up the next sale (M16, M45): level by level, the tokens that are in the stack."""
    state.unseen &= ~BIT[sale]
    level = state.components.sale_level[sale]
    state.quota = changed(state.quota, level, state.quota[level] - 1)
    state.market = changed(state.market, state.market.index(NONE), sale)
    flow.go_on(state)

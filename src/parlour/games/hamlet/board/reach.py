"""From where goods reach a tile, and whether what is within reach is enough (M30–M33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from parlour.games.hamlet.board.tiles import NONE
from parlour.games.hamlet.rules.components import DONKEYS, GOOD_COUNT, RAW_COUNT, REFINED_COUNT
from parlour.games.hamlet.rules.counters import DONKEYS as DONKEY_COUNT
from parlour.games.hamlet.rules.counters import ENTRIES
from parlour.games.hamlet.rules.goods import GOODS_IN, Need
from parlour.geometry.graphs import BIT

if TYPE_CHECKING:
    from parlour.games.hamlet.rules.state import HamletState

OWN: Final = GOOD_COUNT  # in a list of goods within reach: all sorts, then one's own refined ones
SORTS: Final = GOOD_COUNT + REFINED_COUNT


def sources(state: HamletState, seat: i64, tile: i64) -> i64:
    """Return the tiles from which a good reaches *tile* (M30): one step is free, others start at an own donkey."""
    links = state.village.links
    donkeys = state.donkeys
    found: i64 = BIT[tile] | links[tile]
    begin: i64 = seat * DONKEYS
    end: i64 = begin + state.ledger[seat * ENTRIES + DONKEY_COUNT]
    used: i64 = BIT[tile]
    before: i64 = 0
    while found != before:
        before = found
        for donkey in range(begin, end):
            at: i64 = donkeys[donkey]
            bit: i64 = BIT[at]
            if found & bit != 0 and used & bit == 0:
                used |= bit
                found |= links[at]
    return found


def within(state: HamletState, seat: i64, tiles: i64) -> list[int]:
    """Count the goods on some tiles by sort, then the seat's own refined ones."""
    found = [0] * SORTS
    refines = state.components.refines
    for tile in state.village.stores:
        if tiles & BIT[tile] == 0:
            continue
        refined: i64 = refines[tile]
        if refined == NONE:
            for good in range(RAW_COUNT):
                found[good] += state.raw[tile * RAW_COUNT + good]
        else:
            for owner in range(state.seats):
                lying: i64 = state.pieces[tile * 4 + owner]
                found[RAW_COUNT + refined] += lying
                if owner == seat:
                    found[OWN + refined] += lying
    return found


def reward_times(state: HamletState, seat: i64, refined: i64) -> i64:
    """Return how often a seat gets the reward for a refined good: doubled for high quality (M32, M43)."""
    return state.components.high_quality if state.milestones[refined] == seat else 1


def left_over(
    state: HamletState, seat: i64, need: Need, wanted: list[int], found: list[int], coins: i64, may_buy: bool
) -> i64:
    """Return the coins that would be left after paying in the best way; less than 0 if it cannot be paid.

    *wanted* is what is still missing of each part. The best way takes one's own pieces first, which pay coins (M32),
    then whatever else lies within reach, and buys the rest (M33).
    """
    coins -= need.coins
    for part in range(len(wanted)):
        missing: i64 = wanted[part]
        if missing == 0:
            continue
        sorts = GOODS_IN[need.masks[part]]
        lying: i64 = 0
        for good in sorts:
            lying += found[good]
        if lying < missing:
            if not may_buy:
                return NONE
            coins -= (missing - lying) * state.components.prices[state.seats - 1][sorts[0]]
        if sorts[0] >= RAW_COUNT:
            coins += _own_rewards(state, seat, sorts, missing, found)
    return coins


def _own_rewards(state: HamletState, seat: i64, sorts: list[int], missing: i64, found: list[int]) -> i64:
    """Return the coins that one's own pieces bring if they are used first, those of high quality before the others."""
    total: i64 = 0
    for is_high in (True, False):
        for good in sorts:
            refined: i64 = good - RAW_COUNT
            if (state.milestones[refined] == seat) != is_high:
                continue
            used: i64 = min(missing, found[OWN + refined])
            missing -= used
            total += used * state.components.reward_coins * reward_times(state, seat, refined)
    return total

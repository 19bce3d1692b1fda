"""Paying good by good (M30–M34): where each comes from, only ways that can be completed, and "pay for me".

Choosing only writes down what is to come; when the last good is chosen everything is consumed at once, in the order of
M34. So nothing has moved until then, and taking the choices back gives everything back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from parlour.games.hamlet.board import reach
from parlour.games.hamlet.board.reach import OWN
from parlour.games.hamlet.board.tiles import MARKET, NONE
from parlour.games.hamlet.rules import works
from parlour.games.hamlet.rules.actions import ACTIONS, BRING, BRING_KIND, BUY, BUY_KIND, SETTLE, USE, USE_KIND
from parlour.games.hamlet.rules.components import GOOD_COUNT, RAW_COUNT
from parlour.games.hamlet.rules.counters import COINS, ENTRIES, POINTS
from parlour.games.hamlet.rules.goods import GOODS_IN, Need
from parlour.games.hamlet.rules.stages import PAYING, SELLING
from parlour.geometry.graphs import BIT

if TYPE_CHECKING:
    from parlour.games.hamlet.rules.state import HamletState


def may_buy(state: HamletState, tiles: i64) -> bool:
    """Return whether goods for the current work may be bought (M33): from a market within reach, not for a sale."""
    return state.work != SELLING and tiles & BIT[MARKET] != 0


def legal(state: HamletState) -> list[int]:
    """List where the next good may come from, and "pay for me"."""
    return [*sorted(options(state)), SETTLE]


def apply(state: HamletState, action: int) -> None:
    """Choose where the next good comes from, or let all the rest be chosen."""
    if action == SETTLE:
        need = works.need(state)
        while len(state.picks) < need.total:
            state.picks = [*state.picks, preferred(state, options(state))]
    else:
        state.picks = [*state.picks, action]
    advance(state)


def advance(state: HamletState) -> None:
    """Choose what leaves no choice; stop where there is one, and do the work when all is chosen."""
    need = works.need(state)
    while len(state.picks) < need.total:
        found = options(state)
        if len(found) > 1 and not leaves_no_choice(state, need, found):
            state.stage = PAYING
            return
        state.picks = [*state.picks, found[0]]
    consume(state, need)
    works.finish(state)


def leaves_no_choice(state: HamletState, need: Need, found: list[int]) -> bool:
    """Return whether every good that may be chosen for a part must be chosen, so that only the order is open."""
    if ACTIONS.index(found[-1]) == BUY_KIND:
        return False
    units: i64 = 0
    for pick in found:
        at: i64 = pick - BRING
        is_refined = ACTIONS.index(pick) == USE_KIND
        lying: i64 = (
            state.pieces[pick - USE] if is_refined else state.raw[at // GOOD_COUNT * RAW_COUNT + at % GOOD_COUNT]
        )
        units += lying - state.picks.count(pick)
    done: i64 = len(state.picks)
    for part in range(len(need.counts)):
        if done < need.counts[part]:
            return units == need.counts[part] - done
        done -= need.counts[part]
    return False


def options(state: HamletState) -> list[int]:
    """List where the next good may come from so that the rest can still be paid (M31)."""
    seat = state.seat
    need = works.need(state)
    tiles = reach.sources(state, seat, state.work_tile)
    buying = may_buy(state, tiles)
    found = reach.within(state, seat, tiles)
    coins: i64 = state.ledger[seat * ENTRIES + COINS]
    wanted = need.counts[:]
    for pick in state.picks:
        coins += take(state, pick, found)
        wanted[_part_with(need, good_of(state, pick))] -= 1
    part = need.part_of(len(state.picks))
    wanted[part] -= 1
    possible: list[int] = []
    for pick in candidates(state, need.masks[part], tiles, buying):
        after = found[:]
        paid: i64 = coins + take(state, pick, after)
        if reach.left_over(state, seat, need, wanted, after, paid, buying) >= 0:
            possible.append(pick)
    return possible


def candidates(state: HamletState, mask: i64, tiles: i64, buying: bool) -> list[int]:
    """List the goods of some sorts that are within reach and not yet chosen: on tiles, then at the market."""
    found: list[int] = []
    for tile in state.village.stores:
        if tiles & BIT[tile] == 0:
            continue
        refined: i64 = state.components.refines[tile]
        if refined == NONE:
            for good in range(RAW_COUNT):
                bring = BRING + tile * GOOD_COUNT + good
                if mask & BIT[good] and state.raw[tile * RAW_COUNT + good] > state.picks.count(bring):
                    found.append(bring)
        elif mask & BIT[RAW_COUNT + refined]:
            found += _pieces_on(state, tile)
    if buying:
        found += [BUY + good for good in GOODS_IN[mask]]
    return found


def _pieces_on(state: HamletState, tile: i64) -> list[int]:
    """List the seats' pieces on a refinery that are not yet chosen."""
    found: list[int] = []
    for owner in range(state.seats):
        use = USE + tile * 4 + owner
        if state.pieces[tile * 4 + owner] > state.picks.count(use):
            found.append(use)
    return found


def good_of(state: HamletState, pick: i64) -> i64:
    """Return the good that was chosen."""
    kind = ACTIONS.index(pick)
    if kind == BUY_KIND:
        return pick - BUY
    if kind == USE_KIND:
        return RAW_COUNT + state.components.refines[(pick - USE) // 4]
    return (pick - BRING) % GOOD_COUNT


def _part_with(need: Need, good: i64) -> int:
    for part in range(len(need.masks)):
        if need.masks[part] & BIT[good]:
            return part
    return NONE


def take(state: HamletState, pick: i64, found: list[int]) -> i64:
    """Take a chosen good out of the list of goods within reach; return the coins gained or, below 0, paid for it."""
    good, kind = good_of(state, pick), ACTIONS.index(pick)
    if kind == BUY_KIND:
        return -state.components.prices[state.seats - 1][good]
    found[good] -= 1
    if kind != USE_KIND or (pick - USE) % 4 != state.seat:
        return 0
    found[OWN + good - RAW_COUNT] -= 1
    return state.components.reward_coins * reach.reward_times(state, state.seat, good - RAW_COUNT)


def rank(state: HamletState, pick: i64) -> i64:
    """Return the rank of a good for the seat that pays, for "pay for me": the lowest is chosen, the first among equals.

    One's own pieces, of high quality first, which bring coins and points; then raw goods; then other seats' pieces, of
    standard quality first, for they bring those seats something; then what must be bought.
    """
    kind = ACTIONS.index(pick)
    if kind == BUY_KIND:
        return 5
    if kind == BRING_KIND:
        return 2
    owner = (pick - USE) % 4
    is_high = state.milestones[good_of(state, pick) - RAW_COUNT] == owner
    if owner == state.seat:
        return 0 if is_high else 1
    return 4 if is_high else 3


def preferred(state: HamletState, found: list[int]) -> int:
    """Choose for the player."""
    best = found[0]
    for pick in found:
        if rank(state, pick) < rank(state, best):
            best = pick
    return best


def order(state: HamletState, pick: i64) -> i64:
    """Return when a good is consumed (M34): own pieces, others' pieces, raw goods, bought goods."""
    kind = ACTIONS.index(pick)
    if kind == BUY_KIND:
        return 3
    if kind == BRING_KIND:
        return 2
    return 0 if (pick - USE) % 4 == state.seat else 1


def consume(state: HamletState, need: Need) -> None:
    """Consume all that was chosen, reward the producers, and pay the coins (M32, M34)."""
    for now in range(4):
        for pick in state.picks:
            if order(state, pick) == now:
                _consume(state, pick)
    state.ledger[state.seat * ENTRIES + COINS] -= need.coins
    state.picks = []


def _consume(state: HamletState, pick: i64) -> None:
    components, kind = state.components, ACTIONS.index(pick)
    if kind == BUY_KIND:
        state.ledger[state.seat * ENTRIES + COINS] -= components.prices[state.seats - 1][pick - BUY]
    elif kind == USE_KIND:
        tile: i64 = (pick - USE) // 4
        owner: i64 = (pick - USE) % 4
        refined: i64 = components.refines[tile]
        times = reach.reward_times(state, owner, refined)
        state.pieces[tile * 4 + owner] -= 1
        state.supply[owner * 4 + refined] += 1
        state.ledger[owner * ENTRIES + COINS] += components.reward_coins * times
        state.ledger[owner * ENTRIES + POINTS] += components.reward_points * times
    else:
        at: i64 = pick - BRING
        state.raw[at // GOOD_COUNT * RAW_COUNT + at % GOOD_COUNT] -= 1

"""The movement and payment of goods once more, slowly: every way is tried."""

from __future__ import annotations

from parlour.games.hamlet.board.tiles import TILES
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.goods import GOODS, Need
from parlour.games.hamlet.rules.state import HamletState

MARKET = 1
SELL = 1


def slow_sources(links: list[tuple[int, int]], donkeys: set[int], goal: int, tiles: int) -> set[int]:
    """Try every way of a good from every tile: all tiles between the first and the last have a donkey."""
    near = {at: {b for a, b in links if a == at} | {a for a, b in links if b == at} for at in range(tiles)}

    def arrives(at: int, been: tuple[int, ...]) -> bool:
        if at == goal:
            return True
        if been and at not in donkeys:
            return False
        return any(arrives(step, (*been, at)) for step in near[at] if step not in been)

    return {start for start in range(tiles) if arrives(start, ())}


def links_of(state: HamletState) -> list[tuple[int, int]]:
    links = state.village.links
    return [(one, other) for one in range(len(TILES)) for other in range(one) if links[one] >> other & 1]


def slow_options(state: HamletState, need: Need) -> list[int]:
    """List what may be chosen next so that some way of choosing the rest pays for everything."""
    seat = state.seat
    donkeys = {at for at in state.donkeys[seat * 6 : seat * 6 + 6] if at >= 0}
    near = slow_sources(links_of(state), donkeys, state.work_tile, len(TILES))
    wanted = [mask for mask, count in zip(need.masks, need.counts, strict=True) for _ in range(count)]
    there = _lying(state, near)
    for pick in state.picks:
        if pick in there:
            there[pick] -= 1
    rest = wanted[len(state.picks) :]
    buying = MARKET in near and state.work != SELL
    coins = state.coins(seat) - need.coins + sum(_coins(state, pick) for pick in state.picks)

    def choices(mask: int) -> list[int]:
        found = [pick for pick, count in there.items() if count and mask >> _good(state, pick) & 1]
        bought = [ACTIONS.pack("buy", good) for good in range(len(GOODS)) if mask >> good & 1] if buying else []
        return found + bought

    seen: dict[tuple[object, ...], bool] = {}

    def completes(step: int, coins: int) -> bool:
        if step == len(rest):
            return coins >= 0
        key = step, coins, tuple(there.values())
        if key not in seen:
            seen[key] = any(leads_on(pick, step, coins) for pick in choices(rest[step]))
        return seen[key]

    def leads_on(pick: int, step: int, coins: int) -> bool:
        if pick in there:
            there[pick] -= 1
        found = completes(step + 1, coins + _coins(state, pick))
        if pick in there:
            there[pick] += 1
        return found

    return [pick for pick in choices(rest[0]) if leads_on(pick, 0, coins)]


def _lying(state: HamletState, near: set[int]) -> dict[int, int]:
    """Count the goods within reach, by the action that chooses one."""
    found: dict[int, int] = {}
    for at in state.village.mosaic.laid:
        if at not in near:
            continue
        for good in range(3):
            if state.raw[at * 3 + good]:
                found[ACTIONS.pack("bring", at, good)] = state.raw[at * 3 + good]
        for owner in range(state.variant.seats):
            if state.pieces[at * 4 + owner]:
                found[ACTIONS.pack("use", at, owner)] = state.pieces[at * 4 + owner]
    return found


def _good(state: HamletState, pick: int) -> int:
    kind, values = ACTIONS.kind(pick).name, ACTIONS.values(pick)
    if kind == "use":
        return 3 + state.components.refines[values[0]]
    return values[1] if kind == "bring" else values[0]


def _coins(state: HamletState, pick: int) -> int:
    """Return what a choice brings the payer, or costs."""
    kind, values = ACTIONS.kind(pick).name, ACTIONS.values(pick)
    if kind == "buy":
        return -state.components.prices[state.variant.seats - 1][values[0]]
    if kind == "use" and values[1] == state.seat:
        return 2 if state.milestones[state.components.refines[values[0]]] == state.seat else 1
    return 0

"""From where goods reach a tile, and whether what is within reach is enough (M30–M33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from parlour.games.hamlet.board.tiles import NONE
from parlour.games.hamlet.rules.components import DONKEYS, GOOD_COUNT, RAW_COUNT, REFINED_COUNT
from parlour.games.hamlet.rules.counters import DONKEYS as DONKEY_COUNT
from parlour.games.hamlet.rules.counters import ENTRIES
from parlour.games.hamlet.rules.goods import GOODS_IN, STONE, WHEAT, WOOD, Need
from parlour.geometry.graphs import BIT

if TYPE_CHECKING:
    from parlour.games.hamlet.rules.state import HamletState

OWN: Final = GOOD_COUNT  # in a list of goods within reach: all sorts, then one's own refined ones
SORTS: Final = GOOD_COUNT + REFINED_COUNT


def sources(state: HamletState, seat: i64, tile: i64) -> i64:
    """Return the tiles from which a good reaches *tile* (M30): one step is free, others start at an own donkey."""
    return Carriers(state, seat).sources(tile)


@final
class Carriers:
    """The tiles on which a seat has donkeys, and from where each brings goods, with those it meets (M30)."""

    def __init__(self, state: HamletState, seat: i64) -> None:
        links = state.village.links
        begin: i64 = seat * DONKEYS
        self.links: Final = links
        self.at: Final[list[int]] = []  # masks of one tile
        self.brings: Final[list[int]] = []
        seen: i64 = 0
        for donkey in range(begin, begin + state.ledger[seat * ENTRIES + DONKEY_COUNT]):
            tile: i64 = state.donkeys[donkey]
            bit: i64 = BIT[tile]
            if seen & bit == 0:
                seen |= bit
                self.at.append(bit)
                self.brings.append(links[tile])
        self._join()

    def _join(self) -> None:
        """Let every donkey bring what those bring that it meets."""
        at, brings = self.at, self.brings
        count: i64 = len(at)
        is_joined = False
        while not is_joined:
            is_joined = True
            one: i64 = 0
            while one < count:
                before: i64 = brings[one]
                now = before
                other: i64 = 0
                while other < count:
                    if now & at[other]:
                        now |= brings[other]
                    other += 1
                if now != before:
                    brings[one] = now
                    is_joined = False
                one += 1

    def sources(self, tile: i64) -> i64:
        """Return the tiles from which a good reaches *tile* (M30): one step is free, others start at an own donkey."""
        near: i64 = BIT[tile] | self.links[tile]
        found = near
        at, brings = self.at, self.brings
        donkey: i64 = 0
        while donkey < len(at):
            if near & at[donkey]:
                found |= brings[donkey]
            donkey += 1
        return found


def within(state: HamletState, seat: i64, tiles: i64) -> list[int]:
    """Count the goods on some tiles by sort, then the seat's own refined ones."""
    found = [0] * SORTS
    refines, raw, pieces = state.components.refines, state.raw, state.pieces
    wood: i64 = 0
    stone: i64 = 0
    wheat: i64 = 0
    for tile in state.village.stores:
        if tiles & BIT[tile] == 0:
            continue
        refined: i64 = refines[tile]
        if refined == NONE:
            first: i64 = tile * RAW_COUNT
            wood += raw[first]
            stone += raw[first + 1]
            wheat += raw[first + 2]
        else:
            lying = pieces_on(pieces, tile, state.seats)
            if lying:
                own: i64 = pieces[tile * 4 + seat]
                found[RAW_COUNT + refined] += lying
                found[OWN + refined] += own
    found[WOOD] = wood
    found[STONE] = stone
    found[WHEAT] = wheat
    return found


def pieces_on(pieces: list[int], tile: i64, seats: i64) -> i64:
    """Count the pieces of all seats on a refinery."""
    lying: i64 = 0
    at: i64 = tile * 4
    while seats > 0:
        lying += pieces[at]
        at += 1
        seats -= 1
    return lying


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
    own: i64 = 0
    for good in sorts:
        own += found[REFINED_COUNT + good]
    if own == 0:
        return 0
    for is_high in (True, False):
        for good in sorts:
            refined: i64 = good - RAW_COUNT
            if (state.milestones[refined] == seat) != is_high:
                continue
            used: i64 = min(missing, found[OWN + refined])
            missing -= used
            total += used * state.components.reward_coins * reward_times(state, seat, refined)
    return total

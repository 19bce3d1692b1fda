"""What an action changes in the village for a seat, as facts: goods, coins, ways, workers, what it makes possible."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.reasons import Fact, Reasons, fact, gain
from parlour.engine.view import Message, MessageValue
from parlour.games.hamlet.board.tiles import HAMLET, NONE, TILES
from parlour.games.hamlet.rules import turn
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.components import RAW_COUNT, REFINED_COUNT
from parlour.games.hamlet.rules.counters import COINS, DONKEYS, ENTRIES, VILLAGERS
from parlour.games.hamlet.rules.goods import RAW, REFINED
from parlour.games.hamlet.rules.stages import PAYING, PLACING, TURN
from parlour.games.hamlet.rules.state import HamletState
from parlour.games.hamlet.words import lacks
from parlour.geometry.graphs import count

ENABLED: Final = ("deliver", "sell", "refine", "build", "road")  # kinds of actions, the most welcome first


def facts(before: HamletState, after: HamletState, seat: int) -> list[Fact]:
    """List what has changed for a seat since a position."""
    found = _goods(before, after, seat) + _counters(before, after, seat)
    found += _blueprints(before, after, seat) + _ways(before, after)
    found += _milestones(before, after, seat) + _church(before, after)
    return found + _enabled(before, after, seat)


def _goods(before: HamletState, after: HamletState, seat: int) -> list[Fact]:
    """Tell the goods that there are more of on the board: raw ones, and refined ones of the seat."""
    found: list[Fact] = []
    for good, name in enumerate(RAW):
        more = sum(after.raw[good::RAW_COUNT]) - sum(before.raw[good::RAW_COUNT])
        if more > 0:
            found.append(fact("reason-raw", {"good": name, "count": more}))
    for good, refined in enumerate(REFINED):
        at = seat * REFINED_COUNT + good
        more = before.supply[at] - after.supply[at]
        if more > 0:
            found.append(fact("reason-refined", {"good": refined, "count": more}))
    return found


def _counters(before: HamletState, after: HamletState, seat: int) -> list[Fact]:
    """Tell the coins gained or paid, and the workers hired."""
    row, found = seat * ENTRIES, list[Fact]()
    old, new = before.ledger[row + COINS], after.ledger[row + COINS]
    if old != new:
        rate = before.components.coins_a_point
        found.append(gain("reason-coins", "coins", new // rate - old // rate, _coins(new - old)))
    for entry, text in ((VILLAGERS, "reason-villager"), (DONKEYS, "reason-donkey")):
        if after.ledger[row + entry] > before.ledger[row + entry]:
            found.append(fact(text, {"count": after.ledger[row + entry]}))
    return found


def _coins(more: int) -> dict[str, MessageValue]:
    return {"coins": abs(more), "way": "more" if more > 0 else "fewer"}


def _blueprints(before: HamletState, after: HamletState, seat: int) -> list[Fact]:
    """Tell what a blueprint brings that the seat has just taken (M48)."""
    hand = len(before.hands) // int(before.seats)
    old, new = (state.hands[seat * hand : (seat + 1) * hand] for state in (before, after))
    taken = [tile for tile in new if tile != NONE and tile not in old]
    return [
        fact("reason-blueprint", {"blueprint": TILES[tile], "points": before.components.points[tile]}) for tile in taken
    ]


def _ways(before: HamletState, after: HamletState) -> list[Fact]:
    """Tell how many more tiles people can reach (M22)."""
    more = count(after.village.accessible) - count(before.village.accessible)
    return [fact("reason-access", {"count": int(more)})] if more > 0 else []


def _milestones(before: HamletState, after: HamletState, seat: int) -> list[Fact]:
    """Tell the milestones that the seat has just reached: high quality of a good, and Planner."""
    names = (*REFINED, "planner")
    pairs = zip(names, before.milestones, after.milestones, strict=True)
    return [fact("reason-milestone", {"good": name}) for name, old, new in pairs if old != seat and new == seat]


def _church(before: HamletState, after: HamletState) -> list[Fact]:
    """Tell how many deliveries the church still waits for (M60)."""
    needed = len(after.components.church[int(after.seats) - 1].needs)
    old, new = (len([seat for seat in state.delivered_by[:needed] if seat == NONE]) for state in (before, after))
    return [fact("reason-church", {"left": new})] if new < old else []


def _enabled(before: HamletState, after: HamletState, seat: int) -> list[Fact]:
    """Tell the most welcome kind of work that the seat could not do before and can do now."""
    if (before.stage, after.stage) != (TURN, TURN) or after.seat != seat or before.seat != seat:
        return []
    old, new = _kinds(before), _kinds(after)
    enabled = [kind for kind in ENABLED if kind in new and kind not in old]
    return [fact("reason-enables", {"work": enabled[0]})] if enabled else []


def _kinds(state: HamletState) -> set[str]:
    return {ACTIONS.kind(action).name for action in turn.legal(state)}


def goes_on(state: HamletState, seat: int) -> bool:
    """Return whether a work of the seat is still to be placed or paid for."""
    return state.seat == seat and state.stage in (PLACING, PAYING)


def examples() -> list[Message]:
    """List an example of every message about a reason, and about what is lacking."""
    found: list[Message] = []
    for more in (1, -2, 5):
        found += [gain("reason-coins", "coins", points, _coins(more)).message for points in (0, 1, -1)]
    found += [Message("reason-raw", {"good": good, "count": number}) for good in RAW for number in (1, 2, 5)]
    found += [Message("reason-refined", {"good": good, "count": number}) for good in REFINED for number in (1, 2)]
    found += [Message(f"reason-{who}", {"count": number}) for who in ("villager", "donkey") for number in (2, 5)]
    found += [Message("reason-blueprint", {"blueprint": tile, "points": 4}) for tile in TILES[HAMLET:]]
    found += [Message("reason-access", {"count": number}) for number in (1, 2, 5)]
    found += [Message("reason-milestone", {"good": good}) for good in (*REFINED, "planner")]
    found += [Message("reason-church", {"left": left}) for left in range(6)]
    found += [Message("reason-enables", {"work": work}) for work in ENABLED]
    return found + lacks.examples()


REASONS: Final = Reasons[HamletState](facts, examples, goes_on, lacks.lacks)

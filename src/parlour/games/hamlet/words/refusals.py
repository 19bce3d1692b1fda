"""Why an action is not allowed: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from parlour.games.hamlet.board import reach
from parlour.games.hamlet.board.tiles import CHURCH, MARKET, TOWN_HALL
from parlour.games.hamlet.rules import turn
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.stages import HIRING, OVER, PAYING, PLACING, TURN
from parlour.games.hamlet.rules.state import HamletState
from parlour.geometry.graphs import BIT

# The rule that says what each kind is and when it may be done.
RULES: Final = {
    "first": "M15",
    "layout": "M12",
    "reveal": "M14",
    "offer": "M16",
    "lead": "M40",
    "gather": "M42",
    "stock": "M42",
    "refine": "M43",
    "acquire": "M44",
    "hire_villager": "M44",
    "hire_donkey": "M44",
    "done": "M44",
    "sell": "M45",
    "deliver": "M46",
    "beg": "M47",
    "build": "M48",
    "place": "M48",
    "road": "M49",
    "bring": "M31",
    "use": "M31",
    "buy": "M31",
    "settle": "M31",
    "end": "M50",
}
DRAWN: Final = ("first", "layout", "reveal", "offer")
# The small steps of a work, by the stage in which they are made, and the rule that allows nothing else then.
STEPS: Final = {
    PLACING: ("place",),
    PAYING: ("bring", "use", "buy", "settle"),
    HIRING: ("hire_villager", "hire_donkey", "done"),
}
STAGE_RULES: Final = {PLACING: "M48", PAYING: "M31", HIRING: "M44"}
SMALL_STEPS: Final = ("done", "place", "bring", "use", "buy", "settle")  # those that never begin a work
PLACES: Final = {"sell": MARKET, "deliver": CHURCH, "beg": CHURCH, "acquire": TOWN_HALL, "hire_villager": TOWN_HALL}
ALL: Final = tuple(sorted({*RULES.values(), "M20", "M22", "M30", "M33", "M39", "M60"}))


def at_once(stage: int, is_to_act: bool, action: int) -> str:
    """Give the rule that forbids an action whatever the board looks like; empty if one has to look."""
    kind = ACTIONS.kind(action).name
    if kind in DRAWN:
        return RULES[kind]
    if stage == OVER:
        return "M60"
    if stage < TURN or not is_to_act:
        return "M39"
    if stage == TURN:
        return RULES[kind] if kind in SMALL_STEPS else ""
    return "" if kind in STEPS[stage] else STAGE_RULES[stage]


def why_not(state: HamletState, seat: int, action: int) -> str:
    """Give the rule that forbids *action* to *seat* now; empty if it is legal."""
    rule = at_once(state.stage, seat == state.seat, action)
    if rule or action in state.legal(seat):
        return rule
    kind = ACTIONS.kind(action).name
    if state.stage == TURN:
        return _in_a_turn(state, kind, ACTIONS.values(action))
    if state.stage == PAYING:
        return _while_paying(state, kind, ACTIONS.values(action))
    return "M20" if state.stage == PLACING else "M44"


def _in_a_turn(state: HamletState, kind: str, values: list[int]) -> str:
    if kind == "lead":
        return RULES[kind]
    if state.standing == 0:
        return "M40"  # every villager has acted
    tile = PLACES[kind] if kind in PLACES else values[-1] if kind in ("build", "hire_donkey") else values[0]
    if not state.village.accessible & BIT[tile]:
        return "M22"
    return _for_goods(state, kind, tile, values)


def _for_goods(state: HamletState, kind: str, tile: int, values: list[int]) -> str:
    """Tell a work that would be possible if it could be paid from one that is not possible at all."""
    components = state.components
    if kind == "build" and values[0] in turn.buildable(state, tile):
        return "M31"
    if kind == "road" and turn.free_roads(state, tile) & state.village.free_ways(tile, values[2]) & BIT[values[1]]:
        return "M31"
    if kind == "sell" and values[0] in state.market:
        return "M31"
    if kind == "deliver" and values[0] < len(components.church[state.seats - 1].needs):
        return "M31" if state.delivered_by[values[0]] < 0 else "M46"
    if kind == "refine" and components.refines[tile] >= 0:
        pieces = state.supply[state.seat * 4 + components.refines[tile]]
        return "M31" if values[1] < min(turn.room_on(state, tile), pieces) else "M43"
    return RULES[kind]


def _while_paying(state: HamletState, kind: str, values: list[int]) -> str:
    """Tell what is out of reach or not for sale from what leaves the rest unpaid (M30, M31, M33)."""
    if kind == "buy":
        return "M33"
    if kind in ("bring", "use"):
        tiles = reach.sources(state, state.seat, state.work_tile)
        return "M31" if tiles & BIT[values[0]] else "M30"
    return "M31"

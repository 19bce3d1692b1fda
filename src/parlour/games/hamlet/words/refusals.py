"""Why an action is not allowed: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.refusals import Reason, Refusals
from parlour.games.hamlet.board import reach
from parlour.games.hamlet.board.tiles import CHURCH, MARKET, TOWN_HALL
from parlour.games.hamlet.rules import turn
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.stages import HIRING, OVER, PAYING, PLACING, TURN
from parlour.games.hamlet.rules.state import HamletState
from parlour.geometry.graphs import BIT

# The rule that says what each kind is and when it may be done.
KIND_RULES: Final = {
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
ALL: Final = tuple(sorted({*KIND_RULES.values(), "M20", "M22", "M30", "M33", "M39", "M60"}))


def at_once(stage: int, is_to_act: bool, action: int) -> str:
    """Return the rule that forbids an action whatever the board looks like; empty if one has to look."""
    kind = ACTIONS.kind(action).name
    if kind in DRAWN:
        return KIND_RULES[kind]
    if stage == OVER:
        return "M60"
    if stage < TURN or not is_to_act:
        return "M39"
    if stage == TURN:
        return KIND_RULES[kind] if kind in SMALL_STEPS else ""
    return "" if kind in STEPS[stage] else STAGE_RULES[stage]


def why_not(state: HamletState, seat: int, action: int) -> str:
    """Return the rule that forbids *action* to *seat* now; empty if it is legal."""
    rule = at_once(state.stage, seat == state.seat, action)
    return rule or REFUSALS.why_not(state, seat, action, state.stage)


def _why_not_at(state: HamletState, tile: int) -> str:
    """Return the rule against sending a villager to a tile, whatever it would do there; empty if there is none."""
    if state.standing == 0:
        return "M40"  # every villager has acted
    return "" if state.village.accessible & BIT[tile] else "M22"


def _why_not_gathered(state: HamletState, _seat: int, values: list[int]) -> str:
    return _why_not_at(state, values[0]) or "M42"


def _why_not_refined(state: HamletState, _seat: int, values: list[int]) -> str:
    tile, count = values[0], values[1] + 1
    is_possible = state.components.refines[tile] >= 0 and count <= turn.most_refined(state, tile)
    return _why_not_at(state, tile) or ("M31" if is_possible else "M43")


def _why_not_in_town_hall(state: HamletState, _seat: int, _values: list[int]) -> str:
    return _why_not_at(state, TOWN_HALL) or "M44"


def _why_not_donkey_hired(state: HamletState, _seat: int, values: list[int]) -> str:
    return _why_not_at(state, values[0]) or "M44"


def _why_not_sold(state: HamletState, _seat: int, values: list[int]) -> str:
    return _why_not_at(state, MARKET) or ("M31" if values[0] in state.market else "M45")


def _why_not_delivered(state: HamletState, _seat: int, values: list[int]) -> str:
    return _why_not_at(state, CHURCH) or ("M31" if turn.is_awaited(state, values[0]) else "M46")


def _why_not_begged(state: HamletState, _seat: int, _values: list[int]) -> str:
    return _why_not_at(state, CHURCH) or "M47"


def _why_not_built(state: HamletState, _seat: int, values: list[int]) -> str:
    blueprint, tile = values[0], values[1]
    return _why_not_at(state, tile) or ("M31" if blueprint in turn.buildable(state, tile) else "M48")


def _why_not_joined(state: HamletState, _seat: int, values: list[int]) -> str:
    tile, other, way = values[0], values[1], values[2]
    is_possible = turn.free_roads(state, tile) & state.village.free_ways(tile, way) & BIT[other]
    return _why_not_at(state, tile) or ("M31" if is_possible else "M49")


def _why_not_placed(_state: HamletState, _seat: int, _values: list[int]) -> str:
    return "M20"


def _why_not_brought(state: HamletState, seat: int, values: list[int]) -> str:
    """Distinguish goods that are out of reach (M30) from those that leave the rest unpaid (M31)."""
    return "M31" if reach.sources(state, seat, state.work_tile) & BIT[values[0]] else "M30"


def _why_not_bought(_state: HamletState, _seat: int, _values: list[int]) -> str:
    return "M33"


REFUSALS: Final = Refusals[HamletState](
    ACTIONS,
    KIND_RULES,
    {
        "gather": Reason((TURN,), _why_not_gathered),
        "stock": Reason((TURN,), _why_not_gathered),
        "refine": Reason((TURN,), _why_not_refined),
        "acquire": Reason((TURN,), _why_not_in_town_hall),
        "hire_villager": Reason((TURN,), _why_not_in_town_hall),
        "hire_donkey": Reason((TURN,), _why_not_donkey_hired),
        "sell": Reason((TURN,), _why_not_sold),
        "deliver": Reason((TURN,), _why_not_delivered),
        "beg": Reason((TURN,), _why_not_begged),
        "build": Reason((TURN,), _why_not_built),
        "road": Reason((TURN,), _why_not_joined),
        "place": Reason((PLACING,), _why_not_placed),
        "bring": Reason((PAYING,), _why_not_brought),
        "use": Reason((PAYING,), _why_not_brought),
        "buy": Reason((PAYING,), _why_not_bought),
    },
)

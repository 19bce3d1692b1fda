"""Why an action is not allowed: the rule that forbids it, told from what the viewer is shown."""

from typing import Final

from parlour.engine.plain import Plain, Reader
from tests.toys.lanterns.actions import ACTIONS, LANTERNS
from tests.toys.lanterns.deck import LanternsView
from tests.toys.lanterns.state import NIGHTS

RULES: Final = {
    "keep": "T21",
    "float": "T22",
    "release": "T23",
    "ready": "T24",
    "deal": "T10",
    "blow": "T20",
    "turn": "T42",
}


def rule_against(view: LanternsView, action: int) -> str:
    """Give the rule that forbids an action to the viewer now; empty if it is allowed."""
    kind = ACTIONS.kind(action).name
    shown = Reader(view.shown, "shown")
    if kind in ("deal", "blow"):
        return RULES[kind]
    if shown.at("nights").integer(0, NIGHTS) == NIGHTS:
        return "T26"
    if view.seat < 0 or shown.at("wind").value is None:
        return "T20"
    if shown.at("ready").items()[view.seat].flag():
        return "T24"
    return "" if _is_next(view, shown, ACTIONS.to_plain(action)) else RULES[kind]


def _is_next(view: LanternsView, shown: Reader, action: dict[str, Plain]) -> bool:
    """Say whether an action is a next step of a seat that is not ready (T21–T24, T42)."""
    seat, rules = view.seat, view.variant.rules
    mine, hand = shown.at("mine").table(), shown.at("hands").items()[seat]
    kind, in_hand = action["do"], hand.at("lanterns").integers(1, LANTERNS)
    if kind == "keep":
        return mine["kept"] is None and action["lantern"] in in_hand
    if kind == "float":
        return mine["kept"] is not None and mine["face"] is None
    if mine["face"] is None:
        return False
    if kind == "ready":
        return True
    if kind == "turn":
        return view.variant.choice("moon") == "full" and not mine["turned"] and mine["released"] is None
    to_come = NIGHTS - shown.at("nights").integer(0, NIGHTS) - 1
    is_allowed = to_come > 0 or rules < 2  # T23: since version 2 not on the last night
    may_release = is_allowed and mine["released"] is None and len(in_hand) - 2 >= to_come
    return may_release and action["lantern"] in in_hand and action["lantern"] != mine["kept"]

# ruff: noqa: INP001 - a script beside the data that are made of it, no package
"""What the rules say of decisions in Hamlet: `tests.client.make` makes decisions.json of it."""

from __future__ import annotations

from typing import Final

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.games.hamlet.board.tiles import TILES
from parlour.games.hamlet.rules import paying, works
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.components import DONKEYS, VILLAGERS
from parlour.games.hamlet.rules.goods import GOODS
from parlour.games.hamlet.rules.stages import PAYING
from parlour.games.hamlet.rules.state import HamletState
from tests.client.decisions import Moment, Wanted, Written

HAMLET: Final = catalogue.game("hamlet")
WORKS: Final = ("refine", "sell", "deliver", "build", "road")
WAYS_TO_PAY: Final = ("bring", "use", "buy")


def people(state: HamletState) -> dict[str, Plain]:
    """Count who is on each tile, seat by seat: villagers that may still act and others, donkeys likewise."""
    found: dict[str, Plain] = {}
    for tile, name in enumerate(TILES):
        counts = [[seat, *workers(state, seat, tile)] for seat in range(state.seats)]
        here: list[Plain] = [list[Plain](count) for count in counts if any(count[1:])]
        if here:
            found[name] = here
    return found


def workers(state: HamletState, seat: int, tile: int) -> list[int]:
    """Count a seat's villagers on a tile that stand and that lie, and its donkeys that have not moved and that have."""
    is_acting = seat == state.seat
    villagers = [at for at in range(VILLAGERS) if state.villagers[seat * VILLAGERS + at] == tile]
    donkeys = [at for at in range(DONKEYS) if state.donkeys[seat * DONKEYS + at] == tile]
    standing = [at for at in villagers if is_acting and state.standing >> at & 1]
    moved = [at for at in donkeys if is_acting and state.moved >> at & 1]
    return [len(standing), len(villagers) - len(standing), len(donkeys) - len(moved), len(moved)]


def payment(moment: Moment, state: HamletState) -> Plain:
    """Write what is paid for, as it was chosen; the part of the need each chosen good belongs to; how many are left."""
    chosen = [HAMLET.actions.to_plain(action) for seat, action in moment.past if seat == moment.seat]
    need = works.need(state)
    return {
        "work": next(action for action in reversed(chosen) if action["do"] in WORKS),
        "parts": [need.part_of(step) for step in range(len(state.picks))],
        "left": need.total - len(state.picks),
    }


def of_moment(moment: Moment) -> Written:
    """Write who is where, and what is being paid."""
    state = moment.state
    assert isinstance(state, HamletState)
    paid: Written = {"payment": payment(moment, state)} if state.stage == PAYING else {}
    return {"people": people(state), **paid}


def of_action(moment: Moment, action: int) -> Written:
    """Write the good with which an action pays."""
    state = moment.state
    assert isinstance(state, HamletState)
    is_paying = ACTIONS.kind(action).name in WAYS_TO_PAY
    return {"good": GOODS[paying.good_of(state, action)]} if is_paying else {}


def decisions() -> Wanted:
    """Say which decisions are wanted."""
    return Wanted(
        "hamlet",
        records=("*sensible", "seats-3.layout-fixed.end-long"),
        times={"lead": 2, "bring": 6, "use": 6, "buy": 6},
        of_moment=of_moment,
        of_action=of_action,
    )

"""Previews: what an action would show and score, made from the seat's view alone."""

from __future__ import annotations

from typing import Final

from parlour.engine import wire
from parlour.engine.game import Game
from parlour.engine.plain import Plain
from parlour.engine.rng import Fast
from parlour.engine.sheet import Sheet
from parlour.engine.state import State
from parlour.engine.view import NATURE, View
from parlour.tables.model.table import Table
from parlour.tables.wire.answers import Preview

SAMPLES: Final = 3
SEED: Final = 20  # any: what is shown depends on the view alone


def preview(table: Table, seat: int, action: int) -> Preview:
    """Return what an action would show and score, as `preview_of` does.

    Clients ask for previews unprompted, and the position may change meanwhile, so an action that is not legal (any
    more) is no error.
    """
    if seat not in table.to_act() or action not in table.match.state.legal(seat):
        return no_preview()
    return preview_of(table.header.game, table.match.view(seat), action)


def preview_of(game: Game, view: View, action: int) -> Preview:
    """Return what a legal action of the viewer would show and score; null where states that fit the view do not agree.

    What the viewer commits unseen by the others is scored at once, in its own row.
    """
    states = [game.imagine(view, Fast(SEED + trial)) for trial in range(SAMPLES)]
    reveals = any(game.reveals(state, view.seat, action) for state in states)
    after = [_after(state, view.seat, action) for state in states]
    undo = not reveals and all(_goes_on_without_chance(state) for state in after)
    views = [game.view(state, view.seat) for state in after]
    own, own_before = game.own_sheet(view, [action]), game.own_sheet(view, [])
    if own is not None and own_before is not None:
        return {"shown": _agreed_view(views), "sheet": own.to_plain(), "before": own_before.to_plain(), "undo": undo}
    sheets = [game.sheet(found) for found in views]
    before = game.sheet(view).to_plain()
    return {"shown": _agreed_view(views), "sheet": _agreed_sheet(sheets), "before": before, "undo": undo}


def no_preview() -> Preview:
    """Return the preview of an action that is not legal."""
    return {"shown": None, "sheet": None, "before": None, "undo": False}


def _goes_on_without_chance(state: State) -> bool:
    """Return whether the match goes on, with a decision of somebody: what is over or drawn is not taken back."""
    seats = state.to_act()
    return bool(seats) and NATURE not in seats


def _after(state: State, seat: int, action: int) -> State:
    state.apply(seat, action)
    return state


def _agreed_view(views: list[View]) -> dict[str, Plain] | None:
    return views[0].shown if all(view.shown == views[0].shown for view in views) else None


def _agreed_sheet(sheets: list[Sheet]) -> wire.Sheet | None:
    plain = [sheet.to_plain() for sheet in sheets]
    return plain[0] if all(sheet == plain[0] for sheet in plain) else None

"""Explanations of what is on a board: made from what a person is shown now, or in a frame of a match that is over."""

from __future__ import annotations

from parlour.engine.parts.explanations import Explained
from parlour.engine.view import View
from parlour.tables.errors import Refused
from parlour.tables.live.live_table import LiveTable
from parlour.tables.model.log_lines import message_to_plain
from parlour.tables.model.table import OPEN
from parlour.tables.views import replay
from parlour.tables.wire.answers import Explanations


def explanations(live: LiveTable, person: str, frame: int | None, seat: int | None) -> Explanations:
    """Explain the table as a person sees it now, or a frame of its replay; with *seat* as that seat saw the frame."""
    table, viewer = live.table, live.viewer(person)
    game = table.header.game
    if frame is not None:
        return explanations_to_plain(game.explain(_view_in(live, viewer, frame, seat)))
    if table.status == OPEN:
        return explanations_to_plain(game.explain_components(table.header.edition))
    return explanations_to_plain(game.explain(table.match.view(viewer)))


def _view_in(live: LiveTable, viewer: int, frame: int, seat: int | None) -> View:
    """Return what was seen in a frame of the replay; the match is over, so everybody may see what every seat saw."""
    if seat is not None and seat >= live.table.header.variant.seats:
        raise Refused("seat", "a seat of the table")
    return replay.view_at(live.table, viewer, frame, viewer if seat is None else seat)


def explanations_to_plain(explained: Explained) -> Explanations:
    """Write explanations as they are sent."""
    return {
        "parts": {
            part: {
                "name": message_to_plain(found.name),
                "facts": [message_to_plain(fact) for fact in found.facts],
                "rules": list(found.rules),
                "source": found.source or None,
            }
            for part, found in explained.items()
        }
    }

"""The match at a table: its record, the current position, and what can still be undone."""

from __future__ import annotations

from typing import Final

from parlour.engine.record import Record
from parlour.engine.state import State
from parlour.engine.undo import Offer, UndoWindow
from parlour.engine.view import NATURE, View


class TableMatch:
    """A match in progress. An undo replays only what came after the last draw or reveal."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.state: State = record.game.new(record.variant, record.edition)
        self._window: Final = UndoWindow(record)
        self._views: Final[dict[int, View]] = {}  # of the current position
        self.reconsidering: Final[set[int]] = set()  # seats that have taken something back and not acted again

    def act(self, seat: int, action: int) -> None:
        """Record an action and apply it."""
        self.record.add(seat, action)
        self._views.clear()
        self._window.apply(self.state, len(self.record.entries) - 1)
        self.reconsidering.discard(seat)

    def view(self, seat: int) -> View:
        """Return the view of a seat or a spectator; it is cached and must not be changed."""
        if seat not in self._views:
            self._views[seat] = self.record.game.view(self.state, seat)
        return self._views[seat]

    def undo(self, seat: int, withdrawn: list[int]) -> None:
        """Record that entries are withdrawn, and restore the position without them."""
        self.record.undo(seat, withdrawn)
        self._views.clear()
        self.state = self._window.withdraw(withdrawn)
        self.reconsidering.add(seat)

    def without(self, withdrawn: list[int]) -> State:
        """Return the position as it would be without these entries; `Wrong` if the rest is not legal then."""
        return self._window.without(withdrawn)

    def offer(self, seat: int, last: int | None = None) -> Offer | None:
        """Return what *seat* may take back and who must agree, and tell it nothing that it cannot see.

        Where others may have acted unseen since, all others must agree: who has to be asked would tell who has acted.
        """
        found = self._window.offer(seat, last)
        if found is None or not self.record.game.info.hides_actions:
            return found
        if len(found.withdrawn) == 1 and not self._may_hide_something(self.without(found.withdrawn), seat):
            return found
        return Offer(found.withdrawn, [other for other in range(self.record.variant.seats) if other != seat])

    def _may_hide_something(self, before: State, seat: int) -> bool:
        """Return whether others that would not be to act in *before* may have acted unseen by *seat*.

        Among commitments that are made at once there are no such others.
        """
        new = [other for other in self.state.to_act() if other not in (seat, NATURE, *before.to_act())]
        return any(self._can_act_unseen(other, seat) for other in new)

    def _can_act_unseen(self, other: int, seat: int) -> bool:
        """Return whether a seat has a legal action of which *seat* would see nothing."""
        game, state = self.record.game, self.state
        kinds = {state.veil(other, action, seat): action for action in state.legal(other)}  # those that look alike once
        return any(not game.glimpse(state, other, action, seat) for action in kinds.values())

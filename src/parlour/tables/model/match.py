"""The match at a table: its record, the current position, and what can still be undone."""

from __future__ import annotations

from typing import Final

from parlour.engine.game import State
from parlour.engine.plain import Wrong
from parlour.engine.record import Record
from parlour.engine.undo import Offer
from parlour.engine.view import NATURE, View


class TableMatch:
    """A match as it goes. What came before the last draw or reveal stands: only the rest is ever gone through again."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.state: State = record.game.new(record.variant, record.edition)
        self._firm: State = self.state.copy()  # after the last draw or reveal
        self._since: list[int] = []  # live entries after that
        self._views: Final[dict[int, View]] = {}  # of the position now
        self.thinking: Final[set[int]] = set()  # seats that have taken something back and not acted again

    def act(self, seat: int, action: int) -> None:
        """Write down an action and carry it out."""
        game = self.record.game
        stands = seat == NATURE or bool(game.reveals(self.state, seat, action))
        self.record.add(seat, action)
        self._views.clear()
        self.state.apply(seat, action)
        self.thinking.discard(seat)
        if stands:
            self._firm, self._since = self.state.copy(), []
        else:
            self._since.append(len(self.record.entries) - 1)

    def view(self, seat: int) -> View:
        """Show the position to a seat or a spectator; the view is shared, not to be changed."""
        if seat not in self._views:
            self._views[seat] = self.record.game.view(self.state, seat)
        return self._views[seat]

    def undo(self, seat: int, withdrawn: list[int]) -> None:
        """Write down that entries are withdrawn, and go back."""
        self.record.undo(seat, withdrawn)
        self._views.clear()
        self.state = self.without(withdrawn)
        self._since = [index for index in self._since if index not in withdrawn]
        self.thinking.add(seat)

    def without(self, withdrawn: list[int]) -> State:
        """Return the position as it would be without these entries; `Wrong` if the rest is not legal then."""
        state = self._firm.copy()
        for index in self._since:
            if index not in withdrawn:
                self.record.step(state, index)
        return state

    def offer(self, seat: int, last: int | None = None) -> Offer | None:
        """Find what *seat* may take back and who must agree, as `engine.undo`, but by nothing that it cannot see.

        With *last* it is about the seat's action of that index, although the seat may have acted since.
        """
        since = self._since if last is None else [index for index in self._since if index <= last]
        mine = [index for index in since if self.record.entries[index].seat == seat]
        if not mine:
            return None
        before = self._before(mine[-1])
        found = Offer([mine[-1]], []) if before is not None else self._with_all_since(mine[-1], seat)
        if self.record.game.info.hides_actions and (before is None or self._may_hide_something(before, seat)):
            return Offer(found.withdrawn, [other for other in range(self.record.variant.seats) if other != seat])
        return found

    def _before(self, index: int) -> State | None:
        """Return the position without an entry; None if the rest is not legal then."""
        try:
            return self.without([index])
        except Wrong:
            return None

    def _with_all_since(self, last: int, seat: int) -> Offer:
        since = [index for index in self._since if index >= last]
        return Offer(since, sorted({self.record.entries[index].seat for index in since} - {seat}))

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

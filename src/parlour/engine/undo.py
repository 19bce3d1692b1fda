"""Undo: what a seat may take back, and whose consent it needs (law 13)."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.plain import Wrong
from parlour.engine.record import Record
from parlour.engine.state import State
from parlour.engine.view import NATURE


@final
class Offer:
    """What an undo would withdraw, and the seats that must agree to it."""

    def __init__(self, withdrawn: list[int], consent: list[int]) -> None:
        self.withdrawn: Final = withdrawn
        self.consent: Final = consent


@final
class UndoWindow:
    """The entries of a record that can still be undone: those after its last draw or reveal."""

    def __init__(self, record: Record) -> None:
        """Begin with a match in which nothing has happened."""
        self.record: Final = record
        self._start: State = record.game.new(
            record.variant, record.edition
        )  # the position after the last draw or reveal
        self._entries: list[int] = []  # positions of the live entries since then

    def apply(self, state: State, index: int) -> None:
        """Apply an entry to *state*, the position in which it was made; a draw or reveal starts a new window."""
        entry = self.record.entries[index]
        is_final = entry.seat == NATURE or len(self.record.game.reveals(state, entry.seat, entry.action)) > 0
        state.apply(entry.seat, entry.action)
        if is_final:
            self._start, self._entries = state.copy(), []
        else:
            self._entries.append(index)

    def withdraw(self, withdrawn: list[int]) -> State:
        """Remove entries from the window, and return the position without them."""
        state = self.without(withdrawn)
        self._entries = [index for index in self._entries if index not in withdrawn]
        return state

    def without(self, withdrawn: list[int]) -> State:
        """Return the position as it would be without these entries; `Wrong` if the rest is not legal then."""
        state = self._start.copy()
        for index in self._entries:
            if index not in withdrawn:
                self.record.step(state, index)
        return state

    def offer(self, seat: int, last: int | None = None) -> Offer | None:
        """Return what *seat* may take back: its last action alone if it can, else with all that others did since.

        None if it has not acted since the last draw or reveal: those are never undone. With *last* the offer is about
        the seat's action of that index, although the seat may have acted since.
        """
        own = [index for index in self._entries if self.record.entries[index].seat == seat]
        own = own if last is None else [index for index in own if index <= last]
        if not own:
            return None
        if self._stands_without(own[-1]):
            return Offer([own[-1]], [])
        since = [index for index in self._entries if index >= own[-1]]
        return Offer(since, sorted({self.record.entries[index].seat for index in since} - {seat}))

    def _stands_without(self, index: int) -> bool:
        """Return whether later entries are legal without this one, as among simultaneous commitments."""
        try:
            self.without([index])
        except Wrong:
            return False
        return True


def window(record: Record) -> UndoWindow:
    """Return what can still be undone of a record; `Wrong` if an action is not legal where it stands."""
    state, found = record.game.new(record.variant, record.edition), UndoWindow(record)
    for index in record.live():
        record.check(state, index)
        found.apply(state, index)
    return found


def offer(record: Record, seat: int) -> Offer | None:
    """Return what *seat* may take back now, and whose consent it needs; None if it may take back nothing."""
    return window(record).offer(seat)

"""Undo: what a seat may take back, and whose consent it needs (law 13)."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.plain import Wrong
from parlour.engine.record import Record
from parlour.engine.view import NATURE


@final
class Offer:
    """What an undo would withdraw, and the seats that must agree to it."""

    def __init__(self, withdrawn: list[int], consent: list[int]) -> None:
        self.withdrawn: Final = withdrawn
        self.consent: Final = consent


def offer(record: Record, seat: int) -> Offer | None:
    """Find what *seat* may take back now: its own last action, and whatever others did since.

    None if it has nothing to take back, or if a draw or a reveal has come since: those stand for ever.
    """
    live = record.live()
    mine = [index for index in live if record.entries[index].seat == seat]
    if not mine:
        return None
    since = [index for index in live if index >= mine[-1]]
    if _something_was_seen(record, since):
        return None
    if _stands_without(record, mine[-1]):
        return Offer([mine[-1]], [])
    others = sorted({record.entries[index].seat for index in since} - {seat})
    return Offer(since, others)


def _something_was_seen(record: Record, since: list[int]) -> bool:
    """Say whether one of these entries, which end the record, is a draw or makes something public."""
    state = record.state(without=since)
    for index in since:
        entry = record.entries[index]
        if entry.seat == NATURE or record.game.reveals(state, entry.seat, entry.action):
            return True
        record.step(state, index)
    return False


def _stands_without(record: Record, index: int) -> bool:
    """Say whether the rest of the record is as good without this entry, as among simultaneous commitments."""
    try:
        record.state(without=[index])
    except Wrong:
        return False
    return True

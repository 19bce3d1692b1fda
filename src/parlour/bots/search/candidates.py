"""Candidates: actions with the statistics that a search has found for them."""

from __future__ import annotations

from typing import Final, final


@final
class Candidate:
    """An action that was considered: how often it was tried, and its average success (0 to 1)."""

    def __init__(self, action: int, visits: int, success: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.success: Final = success


def most_tried(candidate: Candidate) -> tuple[int, float, int]:
    """Return a sort key: by visits, then by success, then by number, so that equal searches agree."""
    return -candidate.visits, -candidate.success, candidate.action

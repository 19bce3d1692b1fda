"""Haste: what ends a bot's decision before its budget is used."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.bots.search.stop import Request


@dataclass(frozen=True)
class Haste:
    """What can end a decision early: the seconds that are left for it (0: no limit), and a request to stop."""

    seconds: float = 0.0
    request: Request | None = None

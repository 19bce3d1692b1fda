"""The journal of a run: what every client sent and received, and when; everything measured is read from it."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from parlour.engine.plain import Plain

Arrivals = list[tuple[int, float]]  # (seq, when), in order


@dataclass
class Act:
    """One action of a client: when it was sent first, and when and under which number it was acknowledged."""

    table: str
    client: int
    seat: int
    action: dict[str, Plain]
    sent: float
    acknowledged: float | None = None
    seq: int = 0
    is_refused: bool = False


@dataclass
class Journal:
    """The events of a run, as the clients observed them."""

    acts: list[Act] = field(default_factory=list)
    arrivals: dict[str, dict[int, Arrivals]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(list)))
    errors: Counter[str] = field(default_factory=Counter)
    retries: int = 0
    reconnects: int = 0

    def arrived(self, table: str, client: int, seq: int, when: float) -> None:
        """Note that a client knows all of a table up to *seq*."""
        known = self.arrivals[table][client]
        if known and seq < known[-1][0]:
            self.errors["the server has forgotten what it told"] += 1
        else:
            known.append((seq, when))

    def under_way(self) -> int:
        """Count the actions that wait for their acknowledgement."""
        return len([act for act in self.acts if act.acknowledged is None and not act.is_refused])

    def acknowledged(self, since: float = 0.0) -> list[Act]:
        """List the actions that were acknowledged after a moment."""
        return [act for act in self.acts if act.acknowledged is not None and act.acknowledged >= since]

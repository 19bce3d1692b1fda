"""The audit: whether every acknowledged action is in the record, none twice, and every record replays."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass

from parlour.engine.plain import Plain, Wrong, encode
from parlour.engine.record import Record, load, verify
from parlour.lab.load.journal import Act


@dataclass
class AuditResult:
    """What was found in the records."""

    acknowledged: int = 0
    lost: int = 0  # acknowledged, but not in the record
    doubled: int = 0  # in the record more often than it was sent
    out_of_order: int = 0  # seats whose actions are all there, but in another order
    broken: int = 0  # records that do not replay
    over: int = 0  # matches that came to their end

    def to_plain(self) -> dict[str, Plain]:
        """Write the verdict as plain data."""
        return asdict(self)

    @property
    def is_good(self) -> bool:
        """Return whether nothing was lost, nothing came twice and everything replays."""
        return not (self.lost or self.doubled or self.out_of_order or self.broken)


def audit(records: dict[str, Record], acts: list[Act]) -> AuditResult:
    """Compare the records of tables with what the clients know to have been acknowledged."""
    verdict = AuditResult(acknowledged=len([act for act in acts if act.acknowledged is not None]))
    for table, record in records.items():
        for seat in range(record.variant.seats):
            _compare(record, seat, [act for act in acts if (act.table, act.seat) == (table, seat)], verdict)
        _replay(record, verdict)
    unknown = [act for act in acts if act.acknowledged is not None and act.table not in records]
    verdict.lost += len(unknown)
    return verdict


def _compare(record: Record, seat: int, acts: list[Act], verdict: AuditResult) -> None:
    """Compare one seat's actions; one that was never answered may be in the record or not."""
    stored = [_text(record.game.actions.to_plain(e.action)) for e in record.entries if e.seat == seat and not e.is_undo]
    certain = [_text(act.action) for act in acts if act.acknowledged is not None]
    possible = [_text(act.action) for act in acts if not act.is_refused]
    lost, doubled = Counter(certain) - Counter(stored), Counter(stored) - Counter(possible)
    verdict.lost += lost.total()
    verdict.doubled += doubled.total()
    if not lost and not doubled and stored not in (certain, possible):
        verdict.out_of_order += 1


def _text(action: dict[str, Plain]) -> str:
    return encode(action).decode()


def _replay(record: Record, verdict: AuditResult) -> None:
    """Dump a record, load it again and replay it."""
    try:
        whole = Record(record.game, record.variant, record.edition, [str(seat) for seat in range(record.variant.seats)])
        whole.entries.extend(record.entries)
        state = whole.state()
        if not state.to_act():
            whole.close(state)
            verdict.over += 1
        verify(load(whole.dump(), record.game, record.edition))
    except Wrong:
        verdict.broken += 1

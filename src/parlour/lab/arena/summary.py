"""The summary of a contest: duels, ratings and times, as data for people and programs."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.lab.arena.bout import Bout, DecisionTimes
from parlour.lab.arena.ledger import Ledger
from parlour.lab.arena.ratings import ratings
from parlour.lab.arena.run import bouts_of
from parlour.lab.arena.verdict import DuelVerdict, deal_shares, evidence, verdict
from parlour.lab.tally import TOTAL


@dataclass(frozen=True)
class Duel:
    """The result of one bot against another: the verdict, and by line the mean margin in points."""

    one: str
    other: str
    verdict: DuelVerdict
    margins: dict[str, float]
    totals: list[float]  # by match, how many points more
    shares: list[float]  # by deal

    def to_plain(self, wanted: float | None) -> dict[str, Plain]:
        """Write the duel."""
        found = self.verdict
        row: dict[str, Plain] = {"one": self.one, "other": self.other, "matches": found.matches, "deals": found.deals}
        row |= {"share": round(found.share, 4), "low": round(found.low, 4), "high": round(found.high, 4)}
        row["margins"] = {line: round(points, 2) for line, points in self.margins.items()}
        if wanted is not None:
            row["wanted"], row["evidence"] = wanted, round(evidence(self.shares, wanted), 2)
        return row


@dataclass(frozen=True)
class Summary:
    """The results of a contest."""

    duels: list[Duel]
    ratings: dict[str, float]
    decision_times: dict[str, DecisionTimes]

    def to_plain(self, wanted: float | None) -> dict[str, Plain]:
        """Write the summary."""
        duels: list[Plain] = [duel.to_plain(wanted) for duel in self.duels]
        rated: dict[str, Plain] = {name: round(points) for name, points in self.ratings.items()}
        times: dict[str, Plain] = {
            name: {
                "decisions": decision_times.decisions,
                "mean_ms": round(1000 * decision_times.seconds / max(1, decision_times.decisions), 3),
                "slowest_ms": round(1000 * decision_times.slowest, 3),
            }
            for name, decision_times in self.decision_times.items()
        }
        return {"duels": duels, "ratings": rated, "thought": times}


def summary(ledger: Ledger) -> Summary:
    """Summarise a contest."""
    contest, bouts = ledger.contest, list(ledger.bouts.values())
    lines = [*catalogue.game(contest.game).info.lines, TOTAL]
    duels = [_duel(one, other, bouts_of(ledger, one, other), contest.seats(), lines) for one, other in contest.duels()]
    decision_times = {name: _decision_times(name, bouts) for name in contest.entrants}
    return Summary(duels, ratings(contest.entrants, bouts), decision_times)


def _duel(one: str, other: str, bouts: list[Bout], seats: int, lines: list[str]) -> Duel:
    rows = [bout.margins() for bout in bouts]
    means = {line: fmean([row[index] for row in rows]) if rows else 0.0 for index, line in enumerate(lines)}
    return Duel(one, other, verdict(bouts, seats), means, [row[-1] for row in rows], deal_shares(bouts, seats))


def _decision_times(name: str, bouts: list[Bout]) -> DecisionTimes:
    parts = [bout.decision_times[0] for bout in bouts if bout.fixture.one == name]
    parts += [bout.decision_times[1] for bout in bouts if bout.fixture.other == name]
    return DecisionTimes(
        sum([part.decisions for part in parts]),
        sum([part.seconds for part in parts]),
        max([part.slowest for part in parts], default=0.0),
    )

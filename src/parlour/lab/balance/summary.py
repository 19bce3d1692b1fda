"""The summary of a trial of an edition: seats, lines of the sheet, components, as data for people and programs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles

from parlour.engine import catalogue
from parlour.engine.plain import Plain
from parlour.lab.arena.contest import Contest
from parlour.lab.balance.components import Component, component, kind_of, siblings
from parlour.lab.balance.course import MatchCourse, course
from parlour.lab.balance.trial import TrialMatch
from parlour.lab.estimate import Estimate, mean_of, rounded, share_of
from parlour.lab.tally import TOTAL

WINNERS = "winners' total"
MIN_OWNERS = 10  # owners of a component, at least, for an estimate of its worth


@dataclass(frozen=True)
class SeatFigures:
    """A seat, or a place in the order of play: its share of the wins, and its points more than the others' mean."""

    name: str
    wins: Estimate
    margin: float

    def to_plain(self) -> dict[str, Plain]:
        """Write the place."""
        return {"name": self.name, "wins": self.wins.to_plain(), "margin": rounded(self.margin)}


@dataclass(frozen=True)
class LineFigures:
    """A line of the sheet, or a total: the mean of all seats, or of the winners, and the nine deciles."""

    name: str
    mean: float
    deciles: list[float]

    def to_plain(self) -> dict[str, Plain]:
        """Write the line."""
        return {"name": self.name, "mean": rounded(self.mean), "deciles": [rounded(value) for value in self.deciles]}


@dataclass(frozen=True)
class Use:
    """How a component was used.

    So many *matches* had it; *taken* is the share of them in which somebody took it. Of its *offers*, decisions that
    were free to take it or not, so many were *chosen*. Who took it ended with *worth* points more than the others, and
    gained *since* of these after taking it: the rest was expected of them before.
    """

    component: Component
    matches: int
    taken: Estimate
    offers: int
    chosen: int
    worth: Estimate | None
    since: Estimate | None = None

    @property
    def rate(self) -> float:
        """Return the share of the offers that were taken."""
        return self.chosen / self.offers if self.offers else 0.0

    def to_plain(self) -> dict[str, Plain]:
        """Write the use."""
        row: dict[str, Plain] = {"name": self.component.name, "source": self.component.source}
        row |= {"matches": self.matches, "taken": self.taken.to_plain()}
        row |= {"offers": self.offers, "chosen": self.chosen}
        row["worth"] = None if self.worth is None else self.worth.to_plain()
        row["since"] = None if self.since is None else self.since.to_plain()
        return row


@dataclass(frozen=True)
class Balance:
    """The results of self-play."""

    matches: int
    fair: float
    order: list[SeatFigures]
    seats: list[SeatFigures]
    lines: list[LineFigures]
    uses: list[Use]
    kinds: list[Use]  # the same, combined for components of a group that are alike
    unseen: list[str]  # components that never occurred, of kinds that did
    course: MatchCourse
    first: int = 0  # the number of the first deal

    def to_plain(self) -> dict[str, Plain]:
        """Write the summary."""
        unseen: list[Plain] = list(self.unseen)
        return {
            "matches": self.matches,
            "first": self.first,
            "fair": rounded(self.fair),
            "order": [place.to_plain() for place in self.order],
            "seats": [place.to_plain() for place in self.seats],
            "lines": [line.to_plain() for line in self.lines],
            "components": [use.to_plain() for use in self.uses],
            "kinds": [use.to_plain() for use in self.kinds],
            "unseen": unseen,
            "course": self.course.to_plain(),
        }


def summary(contest: Contest, trials: list[TrialMatch]) -> Balance:
    """Add up at least two matches."""
    count, data = contest.seats(), catalogue.edition(contest.game, contest.edition).data
    names = list(dict.fromkeys([name for trial in trials for name in (*trial.offered, *trial.owners)]))
    components = [component(data, name) for name in names]
    alike = dict.fromkeys([other for name in names for other in siblings(data, name)])
    return Balance(
        len(trials),
        1 / count,
        [_place(ordinal(place + 1), [(trial, trial.order[place]) for trial in trials]) for place in range(count)],
        [_place(str(seat), [(trial, seat) for trial in trials]) for seat in range(count)],
        _lines([*catalogue.game(contest.game).info.lines, TOTAL], trials),
        sorted([_use(found, {found.name}, trials) for found in components], key=_by_group),
        sorted([_use(kind_of(kind), {it.name for it in kind}, trials) for kind in _kinds(components)], key=_by_group),
        [name for name in alike if name not in names],
        course(trials),
        min([trial.fixture.deal for trial in trials]),
    )


def ordinal(number: int) -> str:
    """Write a place in an order: 1st, 2nd, 3rd, 4th."""
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{'th' if number // 10 == 1 else endings.get(number % 10, 'th')}"


def _by_group(use: Use) -> tuple[str, float, str]:
    return use.component.group, -use.worth.mean if use.worth else 0.0, use.component.name


def _place(name: str, sat: list[tuple[TrialMatch, int]]) -> SeatFigures:
    wins = share_of([trial.bout.won_by(seat) for trial, seat in sat])
    return SeatFigures(name, wins, fmean([trial.bout.margins_of(seat)[-1] for trial, seat in sat]))


def _lines(names: list[str], trials: list[TrialMatch]) -> list[LineFigures]:
    """Add up the lines of the sheet, the total, and the total of the best seat of every match."""
    rows = [[*row, sum(row)] for trial in trials for row in trial.bout.lines]
    columns: Iterable[tuple[int, ...]] = zip(*rows, strict=True)
    best = [max([sum(row) for row in trial.bout.lines]) for trial in trials]
    return [_line(name, values) for name, values in zip([*names, WINNERS], [*columns, best], strict=True)]


def _line(name: str, values: Sequence[int]) -> LineFigures:
    return LineFigures(name, fmean(values), quantiles(values, n=10, method="inclusive"))


def _kinds(components: list[Component]) -> list[list[Component]]:
    """Combine components of the same kind; kinds with one component or without a text are left out."""
    kinds: dict[str, list[Component]] = {}
    for found in components:
        if found.kind != found.group:
            kinds.setdefault(found.kind, []).append(found)
    return [kind for kind in kinds.values() if len(kind) > 1]


def _use(found: Component, names: set[str], trials: list[TrialMatch]) -> Use:
    there = [trial for trial in trials if names & (trial.offered.keys() | trial.owners.keys())]
    owners = [{seat for name in names for seat in trial.owners.get(name, ())} for trial in there]
    telling = [(trial, seats) for trial, seats in zip(there, owners, strict=True) if 0 < len(seats) < len(trial.order)]
    # The owners of one component in one match are not independent: the match counts as one.
    worth = [fmean([trial.bout.margins_of(seat)[-1] for seat in sorted(seats)]) for trial, seats in telling]
    since = [fmean(found) for found in [_gains(trial, names) for trial, _ in telling] if found]
    return Use(
        found,
        len(there),
        share_of([float(bool(seats)) for seats in owners]),
        sum([trial.offered.get(name, 0) for trial in there for name in names]),
        sum([trial.chosen.get(name, 0) for trial in there for name in names]),
        mean_of(worth) if len(worth) >= MIN_OWNERS else None,
        mean_of(since) if len(since) >= MIN_OWNERS else None,
    )


def _gains(trial: TrialMatch, names: set[str]) -> list[float]:
    """List what the owners of components gained on the others after taking them; ledgers of before do not tell."""
    return [
        trial.bout.margins_of(seat)[-1] - lead
        for name in sorted(names & trial.leads.keys())
        for seat, lead in zip(trial.owners[name], trial.leads[name], strict=True)
    ]

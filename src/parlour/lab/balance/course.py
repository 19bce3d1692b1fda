"""The course of matches: the frequency of activities, the number of rounds, and the endings."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from parlour.engine.plain import Plain
from parlour.lab.balance.trial import TrialMatch
from parlour.lab.estimate import Estimate, mean_of, share_of


@dataclass(frozen=True)
class Activity:
    """How often seats did an activity: its share of all activities, and the share of matches in which it occurred.

    A match counts as one: its actions are not independent.
    """

    name: str
    share: Estimate
    matches: Estimate
    times: Estimate  # in a match, by all seats

    def to_plain(self) -> dict[str, Plain]:
        """Write the activity."""
        figures: dict[str, Plain] = {"share": self.share.to_plain(), "matches": self.matches.to_plain()}
        return {"name": self.name, **figures, "times": self.times.to_plain()}


@dataclass(frozen=True)
class EndingShare:
    """The share of the matches that came to their end in one way."""

    name: str
    share: Estimate

    def to_plain(self) -> dict[str, Plain]:
        """Write the ending."""
        return {"name": self.name, "share": self.share.to_plain()}


@dataclass(frozen=True)
class MatchCourse:
    """What happens in matches; *rounds* are None in games that do not show the number of the round."""

    activities: list[Activity]
    endings: list[EndingShare]
    rounds: Estimate | None
    fewest: int
    most: int

    def to_plain(self) -> dict[str, Plain]:
        """Write the course of matches."""
        rounds: dict[str, Plain] | None = None
        if self.rounds is not None:
            rounds = {**self.rounds.to_plain(), "fewest": self.fewest, "most": self.most}
        return {
            "activities": [activity.to_plain() for activity in self.activities],
            "endings": [ending.to_plain() for ending in self.endings],
            "rounds": rounds,
        }


def course(trials: list[TrialMatch]) -> MatchCourse:
    """Add up the course of at least two matches, the most frequent activities first."""
    total: Counter[str] = Counter()
    for trial in trials:
        total.update(trial.activities)
    endings = Counter([trial.ending for trial in trials if trial.ending])
    rounds = [trial.rounds for trial in trials]
    return MatchCourse(
        [_activity(name, trials) for name, _ in total.most_common()],
        [EndingShare(name, share_of([float(it.ending == name) for it in trials])) for name, _ in endings.most_common()],
        mean_of([float(count) for count in rounds]) if all(rounds) else None,
        min(rounds),
        max(rounds),
    )


def _activity(name: str, trials: list[TrialMatch]) -> Activity:
    counts = [trial.activities.get(name, 0) for trial in trials]
    shares = [count / max(1, sum(trial.activities.values())) for count, trial in zip(counts, trials, strict=True)]
    return Activity(
        name, mean_of(shares), share_of([float(count > 0) for count in counts]), mean_of([float(it) for it in counts])
    )

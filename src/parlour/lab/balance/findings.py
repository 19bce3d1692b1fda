"""Findings: clear imbalances of an edition, and corrected values."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.engine.plain import Plain
from parlour.lab.balance.components import Component
from parlour.lab.balance.summary import Balance, SeatFigures, Use

UNFAIR = 0.05  # a share of the wins that exceeds the fair one by more than this is a finding
ENOUGH = 30  # matches, or offers, from which "never" and "always" mean something
FORCED = 0.9  # share of matches in which a whole group is taken: then "always taken" means nothing
STEP = 1  # points by which a value is corrected before the next measurement


@dataclass(frozen=True)
class BalanceFinding:
    """An imbalance in words, and corrected values by path; none where no reconstructed figure is the cause."""

    about: str
    words: str
    values: dict[str, Plain]

    def to_plain(self) -> dict[str, Plain]:
        """Write the finding."""
        return {"about": self.about, "words": self.words, "values": self.values}


def findings(found: Balance) -> list[BalanceFinding]:
    """List the clear imbalances."""
    off = [_unfair(place, found) for place in found.order if _is_unfair(place, found.fair)]
    for uses in (found.uses, found.kinds):
        off += [_never(use) for use in uses if is_never_taken(use)]
        off += [_always(use) for use in uses if is_always_taken(use, uses)]
    return off


def _is_unfair(place: SeatFigures, fair: float) -> bool:
    """Return whether a place in the order of play wins significantly too much."""
    return place.wins.mean > fair + UNFAIR and not place.wins.holds(fair)


def _unfair(place: SeatFigures, found: Balance) -> BalanceFinding:
    wins = place.wins
    text = f"wins {wins.mean:.1%} ({wins.low:.1%} – {wins.high:.1%}), fair would be {found.fair:.1%}"
    points = max(STEP, round(place.margin))
    return BalanceFinding(
        f"{place.name} to act",
        f"{text}; {place.margin:+.1f} points ahead: {points} for each of the others at the start would even it out",
        {},
    )


def is_never_taken(use: Use) -> bool:
    """Return whether nobody ever took a component, although it was there often enough."""
    return use.matches >= ENOUGH and use.taken.mean == 0


def is_always_taken(use: Use, uses: list[Use]) -> bool:
    """Return whether a component was taken at every offer, or in every match while those like it were not.

    What is dealt to seats, and never offered, does not count.
    """
    if use.offers >= ENOUGH and use.chosen == use.offers:
        return True
    is_in_every_match = use.offers > 0 and use.matches >= ENOUGH and use.taken.mean == 1
    return is_in_every_match and _usual(use.component.group, uses) < FORCED


def _usual(group: str, uses: list[Use]) -> float:
    """Return the share of matches in which a component of a group was taken, if it was there."""
    alike = [use for use in uses if use.component.group == group and use.offers]
    return sum([use.taken.mean * use.matches for use in alike]) / max(1, sum([use.matches for use in alike]))


def _never(use: Use) -> BalanceFinding:
    return _component(use.component, f"was never taken, in {use.matches} matches that offered it", STEP)


def _always(use: Use) -> BalanceFinding:
    how = f"was always taken, in {use.matches} matches and at {use.chosen} of {use.offers} offers"
    return _component(use.component, how, -STEP)


def _component(found: Component, how: str, step: int) -> BalanceFinding:
    if not found.is_reconstructed:
        return BalanceFinding(found.name, f"{how}; its source is {found.source}, so it stays", {})
    values: dict[str, Plain] = {f"{found.name}: {path}": _moved(old, step) for path, old in found.points.items()}
    if not values:
        return BalanceFinding(
            found.name, f"{how}; it has no points of its own: change what is on it and measure again", {}
        )
    return BalanceFinding(found.name, f"{how}; try these values and measure again", values)


def _moved(value: Plain, step: int) -> Plain:
    """Change points by a step, not below zero."""
    if isinstance(value, list):
        return [_moved(item, step) for item in value]
    assert isinstance(value, int), "points are whole numbers"
    return max(0, value + step)

"""Rewards of the seats at the end of a play-out, from 0 to 1."""

from __future__ import annotations

from typing import Final, final


@final
class Rewards:
    """Computes rewards from leads, scaled by the usual distance between merits, which it estimates as it goes."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.spread: float = 1.0  # usual distance between merits
        self.usual: float = 0.0  # usual merit of a seat that is alone
        self.seen: int = 0  # results so far

    def of_ends(self, merits: list[int]) -> list[float]:
        """Return each seat's success against the other seats: half for being ahead, half for how far."""
        if self.seats == 1:
            return [self.alone(float(merits[0]))]
        rewards = [0.0] * self.seats
        share = 1.0 / float(self.seats - 1)
        for one in range(self.seats):
            for two in range(one + 1, self.seats):
                lead = float(merits[one] - merits[two])
                distance = abs(lead)
                self.widen(distance)
                ahead = 0.5 + 0.25 * lead / (distance + self.spread + 1.0)
                if lead > 0:
                    ahead += 0.25
                elif lead < 0:
                    ahead -= 0.25
                rewards[one] += share * ahead
                rewards[two] += share * (1.0 - ahead)
        return rewards

    def of_gains(self, gains: list[int]) -> list[float]:
        """Return a reward for every seat: how much more it has gained than the others on average."""
        if self.seats == 1:
            return [self.alone(float(gains[0]))]
        total = float(sum(gains))
        leads = [float(gain) - (total - float(gain)) / float(self.seats - 1) for gain in gains]
        for lead in leads:
            self.widen(abs(lead))
        return [0.5 + 0.5 * lead / (abs(lead) + self.spread + 1.0) for lead in leads]

    def widen(self, distance: float) -> None:
        """Update the usual distance; the first results count for more."""
        self.seen += 1
        self.spread += (distance - self.spread) * max(0.01, 1.0 / float(self.seen))

    def alone(self, merit: float) -> float:
        """Return the reward of a seat without rivals: its merit compared with the usual one."""
        if self.seen == 0:
            self.usual = merit
        lead = merit - self.usual
        self.usual += lead * 0.02
        self.seen += 1
        self.spread += (abs(lead) - self.spread) * 0.02
        return 0.5 + 0.5 * lead / (abs(lead) + self.spread + 1.0)

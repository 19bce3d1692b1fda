"""The outcome of a match: who has won, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.engine.sheet import Sheet
from parlour.localization import Translator

POINTS: Final = "points"
TIE_BREAK: Final = "tie-break"
SHARED: Final = "shared"
ALONE: Final = "alone"


@dataclass(frozen=True)
class Outcome:
    """The end of a match: the ranking, best first, and the reason why the first are first.

    The reason is "points" (most of them), "tie-break" (equal points, and the game's tie rules), "shared" (equal in
    everything), or "alone" (there is nobody to beat).
    """

    ranking: list[list[int]]
    reason: str
    points: int
    names: list[str]
    language: str = ""

    @property
    def winners(self) -> list[int]:
        """Return the seats that have won."""
        return self.ranking[0]

    def text(self, translator: Translator) -> str:
        """Return the outcome as a sentence."""
        names = translator.listed([self.names[seat] for seat in self.winners])
        return translator.text(f"ui-outcome-{self.reason}", names=names, points=self.points)

    def __str__(self) -> str:
        return self.text(Translator(self.language))


def outcome_of(sheet: Sheet, names: list[str], language: str = "") -> Outcome:
    """Read the outcome from a sheet that has no unknown lines."""
    ranking = sheet.ranking()
    best = sheet.total(ranking[0][0])
    assert best is not None
    return Outcome(ranking, _reason(sheet, ranking[0], best), best, names, language)


def _reason(sheet: Sheet, winners: list[int], best: int) -> str:
    if len(sheet.points) == 1:
        return ALONE
    if len(winners) > 1:
        return SHARED
    return TIE_BREAK if sheet.totals().count(best) > 1 else POINTS

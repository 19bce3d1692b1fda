# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""The whole suite on one game: seeded matches in its paired variants, and the result of every law on them."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from dataclasses import dataclass

from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.laws.case import Broken, Case
from parlour.engine.laws.law import Law
from parlour.engine.laws.pairing import paired
from parlour.engine.plain import Wrong

SEEDS = (1, 2)


@dataclass(frozen=True)
class LawResult:
    """The result of a law: on how many matches and positions it was tried, and what is wrong, if anything."""

    matches: int
    positions: int
    problem: str = ""

    @property
    def holds(self) -> bool:
        """Return whether nothing is wrong."""
        return not self.problem


def cases(slug: str, seeds: Iterable[int] = SEEDS, rules: int | None = None) -> list[Case]:
    """Make the matches of a game on which laws are tried: every paired variant with every seed."""
    game = catalogue.game(slug, rules)
    edition = edition_for(game)
    return [Case(game, variant, edition, seed) for variant in paired(game.info) for seed in seeds]


def edition_for(game: Game) -> Edition:
    """Return the edition that a version of the rules is played with: today's, or the one of an earlier release."""
    slug = game.info.slug
    try:
        return game.edition(catalogue.edition(slug).data)
    except Wrong:
        for data in catalogue.earlier_editions(slug):
            try:
                return game.edition(data)
            except Wrong:
                continue
        raise


def try_law(law: Law, matches: list[Case]) -> LawResult:
    """Try a law on all matches, up to the first in which it does not hold."""
    positions = 0
    for count, case in enumerate(matches, start=1):
        problem = _problem(law, case)
        positions += case.looked_at
        if problem:
            return LawResult(count, positions, problem)
    return LawResult(len(matches), positions)


def _problem(law: Law, case: Case) -> str:
    """Return what is wrong; every error of the game counts, wherever it comes from."""
    try:
        law.check(case)
    except Broken as broken:
        return broken.message
    except Exception as error:  # noqa: BLE001 (whatever a game raises is reported, and the next law tried)
        place = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__}: {error} ({place.filename}, line {place.lineno}; {case.place})"
    return ""

"""Matches near their end, for tests that draw every position: of a long match the last part has all there is."""

from collections.abc import Sequence

from parlour import Match
from tests.engine.matches import shortest

USUAL = 100  # decisions
LAST = 30


def late(slug: str, seed: int, language: str, names: Sequence[str] = ()) -> Match:
    """Set up a match for two in its shortest variant; if it is longer than usual even so, play all but its last part.

    What is played is always the first choice, as a person does who types nothing but 1.
    """
    whole = set_up(slug, seed, language, names)
    played = first_always(whole, -1)
    match = set_up(slug, seed, language, names)
    if played > USUAL:
        first_always(match, played - LAST)
    return match


def set_up(slug: str, seed: int, language: str, names: Sequence[str]) -> Match:
    return Match(slug, 2, seed=seed, names=names, language=language, options=shortest(slug, 2))


def first_always(match: Match, most: int) -> int:
    """Play the first choice until the match is over or so many decisions are made; return their number."""
    made = 0
    while not match.over and made != most:
        match.play(match.legal[0])
        made += 1
    return made

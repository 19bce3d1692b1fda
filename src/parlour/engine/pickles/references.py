# interpreted: it imports the catalogue, which imports the games
"""How pickles refer to games and editions: by slug, version of the rules and digest.

Only an edition that did not come with the game is written whole, once in a pickle.
"""

from __future__ import annotations

import pickle
from functools import lru_cache

from parlour.engine import catalogue
from parlour.engine.edition import Components, Edition
from parlour.engine.game import Game
from parlour.engine.pickles.objects import Reduced
from parlour.engine.plain import Reader, decode, encode

KEPT = 16  # editions from outside that are not made again


def reduced_game(game: Game) -> Reduced:
    """Return what pickles a game of the catalogue."""
    slug, rules = game.info.slug, game.info.rules_version
    if catalogue.game(slug, rules) is not game:
        raise pickle.PicklingError(f"only the game that the catalogue has as {slug}, rules {rules}, can be pickled")
    return catalogue.game, (slug, rules)


def reduced_edition(edition: Edition) -> Reduced:
    """Return what pickles an edition."""
    place = (edition.game, edition.rules)
    if catalogue.shipped(edition.game, edition.digest, edition.rules) is None:
        return edition_from, (*place, encode(edition.data))
    return shipped_edition, (*place, edition.digest)


def shipped_edition(slug: str, rules: int, digest: str) -> Edition:
    """Return an edition that came with this or an earlier release of a game."""
    found = catalogue.shipped(slug, digest, rules)
    if found is None:
        raise pickle.UnpicklingError(f"no edition of {slug} here has the digest {digest}")
    return found


@lru_cache(KEPT)
def edition_from(slug: str, rules: int, data: bytes) -> Edition:
    """Make an edition from its data."""
    return catalogue.game(slug, rules).edition(Reader(decode(data), "edition").object())


def components_of(edition: Edition) -> Components:
    """Return the components of an edition, as a part of which they are pickled."""
    return edition.components

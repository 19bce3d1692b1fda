"""Every game that the catalogue finds, in its variants: what the laws and the golden records are about."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from parlour.engine import catalogue
from parlour.engine.edition import Edition
from parlour.engine.game import Game
from parlour.engine.laws import Case
from parlour.engine.laws.pairing import paired
from parlour.engine.record import load
from parlour.engine.variant import Variant

FEW_VARIANTS = 10  # laws are tried with all of them, also under earlier rules
GOLDEN = Path(__file__).resolve().parent.parent / "golden"


@dataclass(frozen=True)
class Setup:
    """A game and one of its variants, under the rules of the variant."""

    slug: str
    variant: Variant

    def __str__(self) -> str:
        return f"{self.slug}-{str(self.variant).replace(', ', ',')}"

    @property
    def game(self) -> Game:
        return catalogue.game(self.slug, self.variant.rules)

    @property
    def edition(self) -> Edition:
        return standard(self.slug, self.variant.rules)

    def case(self, seed: int) -> Case:
        return Case(self.game, self.variant, self.edition, seed)


@lru_cache
def standard(slug: str, rules: int | None = None) -> Edition:
    """Return the edition that a version of the rules is played with: today's, or that of its golden records."""
    game = catalogue.game(slug, rules)
    if game is catalogue.game(slug):
        return catalogue.edition(slug)
    return load(min((GOLDEN / slug).glob(f"rules-{rules}.*.jsonl")).read_text(encoding="utf-8")).edition


def setups() -> list[Setup]:
    """List every game in variants of its newest rules, paired; law 16 and `earlier` see to those that came before.

    A game that does not load fails in test_catalogue and does not hide others.
    """
    slugs = [slug for slug in catalogue.slugs() if _loads(slug)]
    return [Setup(slug, variant) for slug in slugs for variant in paired(catalogue.game(slug).info)]


def earlier() -> list[Setup]:
    """List every game in the variants of its earlier rules that were released.

    Of a game of many variants it is one for every number of seats, the shortest; law 16 replays the others.
    """
    found: list[Setup] = []
    for slug in [slug for slug in catalogue.slugs() if _loads(slug)]:
        for rules in catalogue.game(slug).info.released[:-1]:
            game = catalogue.game(slug, rules)
            variants = paired(game.info)
            if len(variants) > FEW_VARIANTS:
                by_seats = [[variant for variant in variants if variant.seats == seats] for seats in game.info.seats]
                variants = [min(group, key=game.limit) for group in by_seats]
            found += [Setup(slug, variant) for variant in variants]
    return found


def shortest(slug: str, seats: int) -> dict[str, str]:
    """Return the choices with which a match is shortest; the usual ones unless others have a lower limit.

    For tests that play whole matches and do not care in which variant.
    """
    game = catalogue.game(slug)
    variants = [variant for variant in game.info.variants() if variant.seats == seats]
    return dict(min(variants, key=game.limit).choices)


def _loads(slug: str) -> bool:
    try:
        catalogue.game(slug)
    except Exception:  # noqa: BLE001 (whatever it is, the test that loads every game tells it)
        return False
    return True


def toy() -> Setup:
    """Return the variant of the toy that has most of what can go wrong."""
    name = "lanterns-seats=3,river=deep,current=turning"
    return next(setup for setup in setups() if str(setup) == name)

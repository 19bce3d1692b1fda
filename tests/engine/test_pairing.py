"""Which variants the laws and the golden records try: every pair of choices, not every product of them."""

from itertools import combinations, product

import pytest

from parlour.engine import catalogue
from parlour.engine.laws.pairing import paired
from parlour.engine.variant import Info, Option, Variant


def info(*options: Option) -> Info:
    return Info("toy", rules_version=1, seats=(2, 3), options=options, lines=())


def wanted(options: tuple[Option, ...]) -> set[frozenset[tuple[str, str]]]:
    """List all pairs of choices of two options."""
    rows = [[(option.name, choice) for choice in option.choices] for option in options]
    return {frozenset(pair) for one, other in combinations(rows, 2) for pair in product(one, other)}


def met(variants: list[Variant]) -> set[frozenset[tuple[str, str]]]:
    return {frozenset(pair) for variant in variants for pair in combinations(variant.choices.items(), 2)}


def with_seats(found: list[Variant], seats: int) -> list[Variant]:
    return [variant for variant in found if variant.seats == seats]


def test_few_variants_cover_all_pairs_of_choices() -> None:
    options = tuple(Option(name, ("x", "y", "z")) for name in "abcd")
    found = paired(info(*options))
    for seats in (2, 3):
        here = with_seats(found, seats)
        assert met(here) == wanted(options)
        assert 9 <= len(here) <= 15  # of 81


@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_two_options_are_combined_in_every_way(count: int) -> None:
    game = info(*[Option(name, ("x", "y")) for name in "ab"[:count]])
    assert [str(variant) for variant in paired(game)] == [str(variant) for variant in game.variants()]


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_the_usual_variant_of_every_number_of_seats_is_tried(slug: str) -> None:
    game = catalogue.game(slug).info
    for seats in game.seats:
        usual = with_seats(game.variants(), seats)[0]
        here = with_seats(paired(game), seats)
        assert str(usual) == str(here[0])
        assert met(here) == met(with_seats(game.variants(), seats))

# interpreted: the laws are about compiled code as Python users meet it, and nothing here is hot
"""Which variants of a game are tried: those in which all pairs of choices occur, not every product of them."""

from itertools import combinations

from parlour.engine.variant import Info, Variant


def paired(info: Info) -> list[Variant]:
    """Choose variants in which, for every number of seats, all pairs of choices of two options occur.

    Every product of the options would be too many; the usual choices are always among those chosen. They come in the
    order of the game.
    """
    found: list[Variant] = []
    for seats in info.seats:
        variants = [variant for variant in info.variants() if variant.seats == seats]
        left = set().union(*map(pairs, variants))
        chosen = [variants[0]]
        left -= pairs(variants[0])
        while left:
            chosen.append(max(variants, key=lambda variant: len(pairs(variant) & left)))
            left -= pairs(chosen[-1])
        found += [variant for variant in variants if variant in chosen]
    return found


def pairs(variant: Variant) -> set[tuple[tuple[str, str], ...]]:
    """List the pairs of choices of a variant; where there is one option only, its choice."""
    return set(combinations(variant.choices.items(), min(2, len(variant.choices))))

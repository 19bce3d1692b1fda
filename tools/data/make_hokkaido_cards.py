"""Make the reconstructed map cards of Hokkaido's standard edition: `python -m tools.data.make_hokkaido_cards`.

What is known of the sixty cards: fourteen production squares of each colour, as many as there are cubes; at least four
cards with two of them, one of those grey and blue; and card 43. The rest follows the cards of the parent game Honshu,
which have been counted: the shares of lakes, forests, districts and deserts, whether low or high numbers have them, and
that a card never has one colour twice. The numbers of factories and mountains are ours, chosen by measuring: the
winners of matches of `hard@0.1` with three seats should have 50 to 65 points; the rulebook's example has 53.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

from parlour.engine.rng import Fast, Rng

Card = tuple[str, ...]  # its squares, row by row

EDITION: Final = Path(__file__).parents[2] / "src/parlour/games/hokkaido/editions/standard.toml"
SEED: Final = 60
CARDS: Final = 60
SQUARES: Final = 6  # of a card: three rows of two
MIDDLE_ROW: Final = (2, 3)
ORDERS: Final = 8  # tried for every card
TEN: Final = 10  # cards with consecutive numbers have the same mixture
COLOURS: Final = ("blue", "brown", "green", "grey")
KNOWN: Final[dict[int, Card]] = {43: ("forest", "production_grey", "district", "mountain", "district", "factory_green")}
PAIR: Final = {"production_blue", "production_grey"}  # on some card

PRODUCTIONS: Final = 14 * len(COLOURS)
FACTORIES: Final = 4 * len(COLOURS)
MOUNTAINS: Final = 12
# How many squares of each kind Honshu has on cards 1–10, 11–20, …; it has no mountains, so these are spread evenly.
HONSHU: Final = {
    "production": [14, 6, 2, 10, 8, 0],
    "factory": [0, 8, 6, 10, 8, 8],
    "mountain": [1, 1, 1, 1, 1, 1],
    "lake": [9, 7, 9, 3, 0, 0],
    "forest": [3, 5, 1, 7, 12, 12],
    "district": [17, 16, 18, 19, 20, 26],
    "desert": [17, 18, 24, 11, 12, 14],
}
COLOURED: Final = ("production", "factory")
LAND: Final = ("lake", "forest", "district", "desert")  # these share what the other kinds leave
MOST: Final = {"production": 2, "factory": 1, "mountain": 1, "lake": 1}  # on one card, as in Honshu


def shared(total: int, weights: list[int], most: int) -> list[int]:
    """Divide a total in proportion to the weights by largest remainders; no part exceeds *most*."""
    exact = [total * weight / sum(weights) for weight in weights]
    parts = [min(most, int(part)) for part in exact]
    while sum(parts) < total:
        open_parts = [at for at, part in enumerate(parts) if part < most]
        parts[max(open_parts, key=lambda at: exact[at] - parts[at])] += 1
    return parts


def totals() -> dict[str, int]:
    """Count the squares of every kind on all cards together."""
    ours = {"production": PRODUCTIONS, "factory": FACTORIES, "mountain": MOUNTAINS}
    room = CARDS * SQUARES - sum(ours.values())
    return ours | dict(zip(LAND, shared(room, [sum(HONSHU[kind]) for kind in LAND], room), strict=True))


def mixtures(rng: Rng) -> dict[int, Counter[str]]:
    """Return how many squares of each kind every card has."""
    parts = {kind: shared(total, HONSHU[kind], TEN * MOST.get(kind, SQUARES)) for kind, total in totals().items()}
    cards: dict[int, Counter[str]] = {}
    for at in range(CARDS // TEN):
        amounts = {kind: part[at] for kind, part in parts.items() if kind != "desert"}
        cards |= mixtures_of_ten(1 + at * TEN, amounts, rng)
    for card in cards.values():
        card["desert"] = SQUARES - card.total()
    return cards


def mixtures_of_ten(first: int, amounts: dict[str, int], rng: Rng) -> dict[int, Counter[str]]:
    """Deal the squares of ten cards: each to a card with the fewest of its kind, and among these the fewest squares."""
    cards = {number: Counter(map(kind_of, KNOWN.get(number, ()))) for number in range(first, first + TEN)}
    for kind, amount in amounts.items():
        for _ in range(amount - sum([card[kind] for card in cards.values()])):
            loads = {number: (card[kind], card.total()) for number, card in cards.items() if card.total() < SQUARES}
            number = rng.choice([number for number, load in loads.items() if load == min(loads.values())])
            cards[number][kind] += 1
    return cards


def kind_of(square: str) -> str:
    """Return the kind of a square without its colour."""
    return square.partition("_")[0]


def colourings(mixed: dict[int, Counter[str]], rng: Rng) -> dict[int, list[str]]:
    """Colour production squares and factories: equally many of each colour, and some card has the known pair."""
    while True:
        found = try_colours(mixed, rng)
        if len(found) == CARDS and any(set(squares) >= PAIR for squares in found.values()):
            return found


def try_colours(mixed: dict[int, Counter[str]], rng: Rng) -> dict[int, list[str]]:
    """Colour the squares card by card; stop at a card that already has every colour that is left."""
    left = Counter({f"{kind}_{colour}": totals()[kind] // len(COLOURS) for kind in COLOURED for colour in COLOURS})
    found = {number: [square for square in card if square in left] for number, card in KNOWN.items()}
    left.subtract([square for squares in found.values() for square in squares])
    for number in shuffled([number for number in mixed if number not in KNOWN], rng):
        squares: list[str] = []
        for kind, count in [(kind, mixed[number][kind]) for kind in COLOURED]:
            for _ in range(count):
                if not (fitting := most_left(kind, squares, left)):
                    return found
                squares.append(fitting[rng.below(len(fitting))])
                left[squares[-1]] -= 1
        found[number] = squares
    return found


def most_left(kind: str, squares: list[str], left: Counter[str]) -> list[str]:
    """List the squares of a kind of which most are left, in colours that the card does not have yet."""
    used = {square.partition("_")[2] for square in squares}
    amounts = {f"{kind}_{colour}": left[f"{kind}_{colour}"] for colour in COLOURS if colour not in used}
    return [square for square, amount in amounts.items() if amount == max(amounts.values()) > 0]


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """Return the items in a random order."""
    rng.shuffle(items)
    return items


def arranged(squares: list[str], rng: Rng) -> Card:
    """Put the squares of a card in order: of several random orders, the one that suits best."""
    orders = [tuple([squares[at] for at in shuffled(list(range(SQUARES)), rng)]) for _ in range(ORDERS)]
    return max(orders, key=suitability)


def suitability(squares: Card) -> int:
    """Rate an order: districts apart, forests in the corners, which are covered most often, lakes in the middle row.

    Cards with districts side by side and lakes in the corners were measured too: winners then had about 3 points more.
    """
    middle = [squares[at] for at in MIDDLE_ROW]
    return 2 * middle.count("lake") - 2 * middle.count("forest") - touching_districts(squares)


def touching_districts(squares: Card) -> int:
    """Count the pairs of districts that share a side."""
    sides = [(at, at + 1) for at in range(0, SQUARES, 2)] + [(at, at + 2) for at in range(SQUARES - 2)]
    return sum([squares[one] == squares[other] == "district" for one, other in sides])


def cards(seed: int = SEED) -> dict[int, Card]:
    """Make all cards, by number; no two are alike, not even with one of them turned round."""
    rng = Fast(seed)
    counts = mixtures(rng)
    colours = colourings(counts, rng)
    found = dict(KNOWN)
    for number in [number for number in sorted(counts) if number not in KNOWN]:
        land = [kind for kind in ("mountain", *LAND) for _ in range(counts[number][kind])]
        card = arranged(colours[number] + land, rng)
        while card in found.values() or card[::-1] in found.values():
            card = arranged(colours[number] + land, rng)
        found[number] = card
    return found


def rewritten(edition: str) -> str:
    """Replace the squares of every card in the text of an edition."""
    made = cards()

    def entry(match: re.Match[str]) -> str:
        squares = ", ".join([f'"{square}"' for square in made[int(match["number"])]])
        return f"number = {match['number']}\nsquares = [{squares}]"

    return re.sub(r"number = (?P<number>\d+)\nsquares = \[.*\]", entry, edition)


if __name__ == "__main__":
    EDITION.write_text(rewritten(EDITION.read_text("utf-8")), "utf-8")

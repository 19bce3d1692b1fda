"""A city the slow way, for comparison: cards as sets of squares, every choice of layers tried, ranges by definition."""

from __future__ import annotations

from itertools import combinations, permutations

Spot = tuple[int, int]
Placement = tuple[int, int, int, int]  # quarter turns to the right, x, y, squares under others
PRECIOUS = ("lake", "mountain")


def turned(card: list[str], turn: int) -> dict[Spot, str]:
    """Lay a card of two by three squares with its corner at (0, 0)."""
    squares = {(at % 2, at // 2): kind for at, kind in enumerate(card)}
    for _ in range(turn):
        height = 1 + max(y for _, y in squares)
        squares = {(height - 1 - y, x): kind for (x, y), kind in squares.items()}
    return squares


class SlowCity:
    """Cards in the order of laying, each as its squares, and the pairs of which the first lies over the second."""

    def __init__(self, province: list[str]) -> None:
        self.cards: list[dict[Spot, str]] = [turned(province, 0)]
        self.over: set[tuple[int, int]] = set()
        self.tiles: dict[Spot, str] = {}

    def top(self, spot: Spot) -> int:
        """Return the card to be seen at a spot, -1 if there is none."""
        here = [card for card, squares in enumerate(self.cards) if spot in squares]
        seen = [card for card in here if not any((other, card) in self.over for other in here)]
        assert len(seen) == (1 if here else 0)
        return seen[0] if here else -1

    def visible(self) -> dict[Spot, str]:
        """Return what is to be seen."""
        spots = {spot for squares in self.cards for spot in squares}
        shown = {spot: self.cards[self.top(spot)][spot] for spot in spots}
        return {**shown, **self.tiles}

    def places(self) -> set[Spot]:
        """List the places of a card's corner from which it may reach the city."""
        spots = {spot for squares in self.cards for spot in squares}
        return {(x - dx, y - dy) for x, y in spots for dx in range(3) for dy in range(3)}

    def legal(self, card: list[str]) -> set[Placement]:
        """List all placements by trying everything (H30, H32, H34)."""
        found: set[Placement] = set()
        for turn in range(4):
            for x, y in self.places():
                squares = {(x + dx, y + dy): kind for (dx, dy), kind in turned(card, turn).items()}
                found |= {(turn, x, y, under) for under in self.ways(squares)}
        return found

    def touched(self, squares: dict[Spot, str]) -> list[int]:
        return [card for card, other in enumerate(self.cards) if other.keys() & squares.keys()]

    def ways(self, squares: dict[Spot, str]) -> dict[int, set[int]]:
        """Return by what lies under others the smallest set of cards that the new one lies over."""
        touched = self.touched(squares)
        ways: dict[int, set[int]] = {}
        for count in range(len(touched) + 1):
            for chosen in combinations(touched, count):
                over = set(chosen)
                if not touched or not self.is_consistent(over, set(touched) - over):
                    continue
                under = self.hidden(squares, set(touched) - over)
                if under is not None and under not in ways:
                    ways[under] = over
        return ways

    def is_consistent(self, over: set[int], under: set[int]) -> bool:
        """Return whether nothing would lie above itself."""
        new = len(self.cards)
        edges = self.over | {(new, card) for card in over} | {(card, new) for card in under}
        left = set(range(new + 1))
        while left:
            lowest = [card for card in left if not any((card, other) in edges for other in left)]
            if not lowest:
                return False
            left -= set(lowest)
        return True

    def hidden(self, squares: dict[Spot, str], under: set[int]) -> int | None:
        """Return the squares that lie under others as a number, None if the card may not lie so."""
        order = sorted(squares, key=lambda spot: (spot[1], spot[0]))
        hidden = {spot for spot in order if any(spot in self.cards[card] for card in under)}
        shown = set(order) - hidden
        before = self.visible()
        if not shown or any(squares[spot] in PRECIOUS for spot in hidden):
            return None
        if any(before.get(spot) in PRECIOUS for spot in shown):
            return None
        mountains = [spot for spot, kind in before.items() if kind == "mountain"]
        if not may_grow(mountains, [spot for spot in shown if squares[spot] == "mountain"]):
            return None
        return sum(1 << at for at, spot in enumerate(order) if spot in hidden)

    def add(self, card: list[str], placement: Placement) -> None:
        """Place a card at the lowest layer that shows the same squares."""
        turn, x, y, under = placement
        squares = {(x + dx, y + dy): kind for (dx, dy), kind in turned(card, turn).items()}
        over = self.ways(squares)[under]
        new = len(self.cards)
        below = set(self.touched(squares)) - over
        self.over |= {(new, other) for other in over} | {(other, new) for other in below}
        self.cards.append(squares)
        order = sorted(squares, key=lambda spot: (spot[1], spot[0]))
        for at, spot in enumerate(order):
            if not under >> at & 1:
                self.tiles.pop(spot, None)


def do_link(one: Spot, other: Spot, mountains: set[Spot]) -> bool:
    """Return whether two mountains are linked (H34)."""
    (x, y), (u, v) = one, other
    distance = abs(x - u), abs(y - v)
    if distance in ((0, 1), (1, 0)):
        return True
    return distance == (1, 1) and (x, v) not in mountains and (u, y) not in mountains


def all_links(mountains: set[Spot]) -> set[frozenset[Spot]]:
    pairs = combinations(sorted(mountains), 2)
    return {frozenset(pair) for pair in pairs if do_link(pair[0], pair[1], mountains)}


def is_path(mountains: set[Spot]) -> bool:
    """Return whether the links are one simple path: connected, one link fewer than mountains, nobody with three."""
    found = all_links(mountains)
    if not mountains:
        return True
    if len(found) != len(mountains) - 1 or any(sum(one in link for link in found) > 2 for one in mountains):
        return False
    reached = {min(mountains)}
    while more := {spot for link in found if link & reached for spot in link} - reached:
        reached |= more
    return reached == mountains


def may_grow(mountains: list[Spot], more: list[Spot]) -> bool:
    """Return whether mountains may be added in some order, each step a path that undoes no link."""
    return any(_grows(set(mountains), list(order)) for order in permutations(more))


def _grows(mountains: set[Spot], order: list[Spot]) -> bool:
    for spot in order:
        after = mountains | {spot}
        if not is_path(after) or not all_links(mountains) <= all_links(after):
            return False
        mountains = after
    return True

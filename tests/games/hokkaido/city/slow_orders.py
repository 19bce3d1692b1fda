"""A city whose hidden layers stay open, the slow way: every order of all its cards is kept that is still possible."""

from __future__ import annotations

from tests.games.hokkaido.city.slow_city import Placement, SlowCity, Spot, turned

Order = tuple[int, ...]  # cards from the lowest to the highest


class OpenCity(SlowCity):
    """A city with all orders of its cards in which every stage so far looked as it did (H30, version 2)."""

    def __init__(self, province: list[str]) -> None:
        super().__init__(province)
        self.orders: list[Order] = [(0,)]
        self.seen: dict[Spot, int] = dict.fromkeys(self.cards[0], 0)  # the card to be seen at each spot
        self.asked: dict[Order, list[set[int]]] = {}

    def top(self, spot: Spot) -> int:
        """Return the card to be seen at a spot, -1 if there is none."""
        return self.seen.get(spot, -1)

    def ways(self, squares: dict[Spot, str]) -> dict[int, set[int]]:
        """Return by what lies under others the cards that the new one lies over in one of the orders that allow it."""
        touched = self.touched(squares)
        ways: dict[int, set[int]] = {}
        for above in self.above(tuple(touched)) if touched else []:
            under = self.hidden(squares, above)
            if under is not None:
                ways.setdefault(under, set(touched) - above)
        return ways

    def above(self, touched: Order) -> list[set[int]]:
        """List which of these cards lie above a new one, for every order and every layer that it may have."""
        if touched not in self.asked:
            orders = {tuple(card for card in order if card in touched) for order in self.orders}
            found = {frozenset(order[at:]) for order in orders for at in range(len(order) + 1)}
            self.asked[touched] = [set(above) for above in found]
        return self.asked[touched]

    def add(self, card: list[str], placement: Placement) -> None:
        """Place a card and keep the orders in which just the squares are seen that its placement says."""
        turn, x, y, under = placement
        squares = {(x + dx, y + dy): kind for (dx, dy), kind in turned(card, turn).items()}
        new = len(self.cards)
        reading = sorted(squares, key=lambda spot: (spot[1], spot[0]))
        self.cards.append(squares)
        for at, spot in enumerate(reading):
            if not under >> at & 1:
                self.seen[spot] = new
                self.tiles.pop(spot, None)
        inserted = [(*order[:at], new, *order[at:]) for order in self.orders for at in range(new + 1)]
        self.orders = [order for order in inserted if self.looks_right(order, reading)]
        self.asked = {}

    def looks_right(self, order: Order, spots: list[Spot]) -> bool:
        """Return whether an order of all cards shows at these spots what is seen there."""
        return all([card for card in order if spot in self.cards[card]][-1] == self.seen[spot] for spot in spots)

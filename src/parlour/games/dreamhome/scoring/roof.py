"""The roof: the best four cards of a pile (D73)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.dreamhome.rules.card_set import CARD
from parlour.games.dreamhome.rules.card_set import count as count_cards
from parlour.games.dreamhome.rules.components import DreamHomeComponents
from parlour.games.dreamhome.rules.names import ROOF_COLOURS

ROOF_SIZE: Final = 4
ONE_COLOUR: Final = 8
MIXED: Final = 3
WINDOW: Final = 1


def roof_points(counts: list[int], windows: list[int]) -> int:
    """Return the points of the best four roof cards, from the cards and the windows of each colour (D73)."""
    if sum(counts) < ROOF_SIZE:
        return 0
    best = MIXED + WINDOW * min(ROOF_SIZE, sum(windows))
    for colour, count in enumerate(counts):
        if count >= ROOF_SIZE:
            best = max(best, ONE_COLOUR + WINDOW * min(ROOF_SIZE, windows[colour]))
    return best


def pile_points(components: DreamHomeComponents, roofs: i64) -> i64:
    """Return the points of a pile of roof cards, as `roof_points` does, but quickly."""
    pile: i64 = roofs >> components.first_roof
    per_colour: i64 = components.per_colour
    of_one: i64 = CARD[per_colour]
    of_one -= 1
    in_all: i64 = 0
    windows: i64 = 0
    single: i64 = 0
    while pile > 0:
        count: i64 = count_cards(pile & of_one)
        window: i64 = pile & 1  # the first card of a colour has the window
        in_all += count
        windows += window
        if count >= ROOF_SIZE and ONE_COLOUR + WINDOW * window > single:
            single = ONE_COLOUR + WINDOW * window
        pile >>= per_colour
    if in_all < ROOF_SIZE:
        return 0
    mixed: i64 = MIXED + WINDOW * windows
    return max(single, mixed)


def best_roof(components: DreamHomeComponents, pile: list[int]) -> list[int]:
    """Choose the four cards that score most, for the sheet to show; none if there are fewer (D73)."""
    if len(pile) < ROOF_SIZE:
        return []
    choices: list[list[int]] = []
    for colour in range(ROOF_COLOURS):
        of_colour = [card for card in pile if components.member[card] == colour]
        if len(of_colour) >= ROOF_SIZE:
            choices.append(of_colour[:ROOF_SIZE])
    with_window = [card for card in pile if components.is_window(card)]
    choices.append((with_window + [card for card in pile if card not in with_window])[:ROOF_SIZE])
    points = [_points_of(components, choice) for choice in choices]
    return sorted(choices[points.index(max(points))])


def _points_of(components: DreamHomeComponents, roof: list[int]) -> int:
    counts, windows = [0] * ROOF_COLOURS, [0] * ROOF_COLOURS
    for card in roof:
        counts[components.member[card]] += 1
        windows[components.member[card]] += components.is_window(card)
    return roof_points(counts, windows)

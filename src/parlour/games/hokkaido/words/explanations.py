"""What everything in Hokkaido is: squares, resources, cards, goals, tiles and points, as the edition has them."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.explanations import TOTAL, Explained, Explanation, Explanations, explained, line_part
from parlour.engine.view import Message
from parlour.games.hokkaido.city.squares import COLOURS, FACTORY, KIND, KINDS, NOTHING, PRODUCTION, TILES
from parlour.games.hokkaido.rules.actions import CARDS
from parlour.games.hokkaido.rules.components import HokkaidoComponents, HokkaidoEdition
from parlour.games.hokkaido.words.explanations_now import now
from parlour.games.hokkaido.words.sources import sources

GOALS: Final = 9
SQUARE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "desert": ("H36", "H55"),
    "district": ("H53",),
    "forest": ("H50",),
    "lake": ("H52", "H32"),
    "mountain": ("H34", "H50", "H32"),
}
LINE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "mountains": ("H50",),
    "forests": ("H50",),
    "factories": ("H51",),
    "lakes": ("H52",),
    "districts": ("H53",),
    "goals": ("H54",),
}


def parts(edition: HokkaidoEdition) -> Explained:
    """Explain squares by their points, cards by their squares, and what else there is to see."""
    components = edition.components
    return {
        **{f"square-{KINDS[kind]}": _square(components, kind) for kind in range(NOTHING + 1, len(KINDS))},
        **{f"cube-{colour}": explained("explain-cube", "H33", "H51", "H36", colour=colour) for colour in COLOURS},
        **{f"tile-{tile}": explained("explain-tile", "H36", square=tile) for tile in TILES},
        **{f"goal-{goal}": _goal(components, goal) for goal in range(1, GOALS + 1)},
        **{f"card-{card + 1}": _card(components, card) for card in range(CARDS)},
        **{line_part(line): explained(line_part(line), *rules) for line, rules in LINE_RULES.items()},
        **_table(),
    }


def _table() -> Explained:
    """Explain what there is to see besides cards, squares and resources."""
    return {
        TOTAL: explained("explain-total", "H55"),
        "city": explained("field-map", "H30", "H53"),
        "card-back": explained("explain-card-back", "H26", "H31"),
        "pair-deck": explained("explain-pair-deck", "H26"),
        "pair-laid": explained("explain-pair-laid", "H26"),
        "boost": explained("explain-boost", "H25"),
        "round": explained("explain-round", "H20", "H22"),
        "turns": explained("field-turns", "H31"),
        "ready": explained("explain-ready", "H31"),
        "layers": explained("field-under", "H30", "H32"),
        "turn": explained("explain-turn", "H30"),
        "sides": explained("explain-sides", "H53"),
        "gain": explained("explain-gain-now", "H50"),
        "spot": explained("explain-spot", "H30", "H32"),
        "ask": explained("do-ask", "H31"),
    }


def _square(components: HokkaidoComponents, kind: int) -> Explanation:
    """Explain a kind of square by what it scores (H50–H53)."""
    name = KINDS[kind]
    if kind >= FACTORY:
        return _worth(name, ("H51",), "explain-worth-factory", components.factory)
    if kind >= PRODUCTION:
        return explained(f"square-{name}", "H33", "H51")
    points = {
        "forest": components.forest,
        "mountain": components.mountain,
        "lake": components.lake,
        "district": components.district,
    }
    if name not in points:
        return explained(f"square-{name}", *SQUARE_RULES[name])
    return _worth(name, SQUARE_RULES[name], f"explain-worth-{name}", points[name])


def _worth(name: str, rules: tuple[str, ...], text: str, points: int) -> Explanation:
    return Explanation(Message(f"square-{name}"), rules, [Message(text, {"points": points})])


def _goal(components: HokkaidoComponents, goal: int) -> Explanation:
    name = Message("reached-goal", {"goal": goal})
    rules = ("H43", "H41") if goal == GOALS else ("H43", "H40", "H41")
    return Explanation(name, rules, [Message("explain-goal", {"points": components.goal})])


def _card(components: HokkaidoComponents, card: int) -> Explanation:
    """Explain a map card by what is printed on it (H1)."""
    kinds = [square & KIND for square in components.faces[4 * card]]
    facts = [
        Message("explain-printed", {"square": KINDS[kind], "count": kinds.count(kind)}) for kind in sorted(set(kinds))
    ]
    return Explanation(Message("explain-card-number", {"card": card + 1}), ("H1", "H30"), facts)


EXPLANATIONS: Final = Explanations[HokkaidoComponents](parts, now, sources)

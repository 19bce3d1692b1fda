"""What everything in Dream Home is: rooms, décor, tools, helpers, roofs and points, as the edition has them."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.explanations import TOTAL, Explained, Explanation, Explanations, explained, line_part
from parlour.engine.view import Message
from parlour.games.dreamhome.rules.components import DreamHomeComponents, DreamHomeEdition
from parlour.games.dreamhome.rules.names import (
    BATHROOM,
    BEDROOM,
    CAR,
    CELL_NAMES,
    DECORS,
    HELPERS,
    KITCHEN,
    TOOLS,
    TYPES,
)
from parlour.games.dreamhome.words.explanations_now import now
from parlour.games.dreamhome.words.sources import sources

TOOL_RULES: Final = ("D50", "D51", "D52", "D54")
HELPER_RULES: Final = ("D60", "D61", "D62", "D63", "D64")
LINE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "rooms": ("D70", "D27"),
    "decor": ("D71", "D64"),
    "functionality": ("D72",),
    "roof": ("D73",),
    "helpers": ("D62", "D64"),
}


def parts(edition: DreamHomeEdition) -> Explained:
    """Explain the cards by what they score and where they belong, and what else there is to see."""
    components = edition.components
    return {
        **{f"room-{room}": _room(components, kind) for kind, room in enumerate(TYPES)},
        **{f"decor-{decor}": _decor(components, token) for token, decor in enumerate(DECORS)},
        **{
            f"tool-{tool}": Explanation(Message(f"tool-{tool}"), (rule, "D34"), [Message(f"tool-about-{tool}")])
            for tool, rule in zip(TOOLS, TOOL_RULES, strict=True)
        },
        **{
            f"helper-{helper}": Explanation(
                Message(f"helper-{helper}"), (rule, "D35"), [Message(f"helper-about-{helper}")]
            )
            for helper, rule in zip(HELPERS, HELPER_RULES, strict=True)
        },
        **_roofs(components),
        **{f"cell-{cell}": explained(f"cell-{cell}", "D21", "D22") for cell in CELL_NAMES},
        **{line_part(line): explained(line_part(line), *rules) for line, rules in LINE_RULES.items()},
        **_table(),
    }


def _table() -> Explained:
    """Explain what lies on the table besides cards."""
    return {
        TOTAL: explained("explain-total", "D75"),
        "room-empty": explained("room-empty", "D20", "D25"),
        "room-scaffold": explained("room-scaffold", "D54"),
        "token": explained("resource-token", "D13", "D15"),
        "deck-rooms": explained("explain-deck-rooms", "D10", "D14"),
        "deck-resources": explained("explain-deck-resources", "D10", "D14"),
        "discard": explained("explain-discard", "D14"),
        "round": explained("explain-round", "D13", "D14"),
        "children": explained("field-children", "D75"),
        "pile": explained("field-pile", "D30", "D73"),
        "column": explained("field-column", "D10", "D13"),
        "kept": explained("explain-kept", "D34", "D35"),
        "gain": explained("explain-gain-now", "D70", "D71"),
        "not-up": explained("only-face-down", "D20", "D22"),
    }


def _room(components: DreamHomeComponents, kind: int) -> Explanation:
    """Explain a type of room by its points (D27, D70) and how large it may be (D23)."""
    rooms = components.rooms
    points = rooms.points[kind]
    facts = [Message("room-points", {"points": ", ".join([str(one) for one in points])})]
    facts += [
        Message("explain-beside", {"points": rooms.beside_points[kind], "room": TYPES[near]})
        for near in rooms.neighbours[kind]
    ]
    if len(points) > 1:
        facts.append(Message("room-most", {"count": len(points)}))
    rules = ["D70", "D23"] if len(points) > 1 else ["D70"]
    if rooms.neighbours[kind]:
        rules.insert(0, "D27")
    if rooms.is_basement[kind]:
        rules.append("D22")
    if kind in (BATHROOM, BEDROOM, KITCHEN):
        rules.append("D72")
    return Explanation(Message(f"room-{TYPES[kind]}"), tuple(rules), facts)


def _decor(components: DreamHomeComponents, token: int) -> Explanation:
    """Explain a décor by its points (D71) and the rooms it belongs in (D31, D32)."""
    decor, kinds = DECORS[token], components.decor_rooms[token]
    facts = [Message("explain-worth", {"points": components.decor_points[token]})]
    if not kinds:
        facts.append(Message("explain-beside-home"))
    elif len(kinds) >= len(TYPES) - 1:
        facts.append(Message("explain-any-room"))
    else:
        facts += [Message("explain-belongs", {"room": TYPES[kind]}) for kind in kinds]
    rules = ("D74",) if token == CAR else ("D31", "D24", "D33") if kinds else ("D32",)
    return Explanation(Message(f"decor-{decor}"), rules, facts)


def _roofs(components: DreamHomeComponents) -> Explained:
    """Explain the roof cards by their colour, with and without a window."""
    found: Explained = {}
    about = [Message(text) for text in ("roof-one-colour", "roof-mixed", "roof-unfinished")]
    for colour in components.colours:
        for window in ("yes", "no"):
            name = Message("roof-word", {"colour": colour, "window": window})
            found[f"roof-{colour}-{window}"] = Explanation(name, ("D73", "D30"), about)
    return found


EXPLANATIONS: Final = Explanations[DreamHomeComponents](parts, now, sources)

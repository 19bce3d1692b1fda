"""What everything on the board of Laar is: goods, experts, memos, stacks and points, as the edition has them."""

from __future__ import annotations

from typing import Final

from parlour.engine.parts.explanations import TOTAL, Explained, Explanation, Explanations, explained, line_part
from parlour.engine.plain import Reader
from parlour.engine.view import Message
from parlour.games.laar.rules.components import LaarComponents, LaarEdition
from parlour.games.laar.rules.goods import BEASTS, EXPERTS, GEM_CLASSES, KINDS, MEMOS, PAIR, SPELLS, SPICES, WEAPONS
from parlour.games.laar.words.explanations_now import now
from parlour.games.laar.words.sources import sources

KIND_RULES: Final[tuple[tuple[str, ...], ...]] = (("L60",), ("L50",), ("L70",), ("L80", "L81"), ("L4",))
MEMO_RULES: Final = ("L71", "L71", "L72", "L73", "L74")
LINE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "spells": ("L31", "L40"),
    "gems": ("L50",),
    "spices": ("L60",),
    "beasts": ("L70",),
    "weapons": ("L80", "L83"),
}
SINGLE_SPELL_RULES: Final = (*["L40"] * 4, "L41", *["L42"] * 4, "L44", "L45", "L46", *["L47"] * 4, "L48", "L49")


def parts(edition: LaarEdition) -> Explained:
    """Explain goods, experts, memos and what else lies on the table."""
    return {
        **_goods(edition.components),
        **{f"zone-{name}": explained(f"zone-{name}", "L1", *KIND_RULES[kind]) for kind, name in enumerate(KINDS)},
        **{f"expert-{name}": explained(f"expert-{name}", "L5", "L21") for name in EXPERTS},
        **{f"memo-{name}": _memo(edition, memo) for memo, name in enumerate(MEMOS)},
        **{line_part(line): explained(line_part(line), *rules) for line, rules in LINE_RULES.items()},
        **{f"side-{name}": explained("explain-side", "L82", side=name) for name in ("left", "right")},
        TOTAL: explained("explain-total", "L90"),
        "card": explained("explain-card", "L1", "L21"),
        "first": explained("first-player", "L26", "L29"),
        "deck": explained("explain-deck", "L10", "L20"),
        "round": explained("explain-round", "L25", "L27"),
        "discard": explained("discard", "L22", "L25"),
        "hand": explained("hand", "L5", "L25"),
        "market": explained("market", "L20", "L21", "L22"),
        "hidden-gem": explained("explain-hidden-gem", "L24"),
        "hidden-expert": explained("explain-hidden-expert", "L101"),
        "protection": explained("field-protections", "L48"),
        "neighbour": explained("explain-neighbour", "L80", "L83"),
        "gain": explained("explain-gain-now", "L31"),
        "stay": explained("do-stay", "L30"),
    }


def _goods(components: LaarComponents) -> Explained:
    """Explain every good by itself; what a card is as a good of each kind, `explanations_now` adds."""
    spices = ", ".join([str(points) for points in components.spice_points[1:]])
    spice_facts = [Message("explain-spice-table", {"table": spices})]
    return {
        **{f"spice-{name}": Explanation(Message(f"spice-{name}"), ("L60",), spice_facts) for name in SPICES},
        **{f"gem-{gem}": explained("good", "L50", kind="gem", gem=gem) for gem in range(1, GEM_CLASSES + 1)},
        **{f"beast-{name}": explained(f"beast-{name}", "L70") for name in BEASTS},
        **{f"weapon-{name}": explained(f"weapon-{name}", "L80", "L81") for name in WEAPONS},
        **{f"spell-{name}": explained(f"spell-{name}", spell_rule(spell)) for spell, name in enumerate(SPELLS)},
    }


def spell_rule(spell: int) -> str:
    """Return the rule of a spell."""
    return "L43" if spell >= PAIR else SINGLE_SPELL_RULES[spell]


def _memo(edition: LaarEdition, memo: int) -> Explanation:
    """Explain a memo by the points that the edition gives to sets."""
    name = MEMOS[memo]
    data = Reader(edition.data, "").at("memo").at(name)
    facts: list[Message] = []
    for key in ("equal", "equal_pair", "any_pair", "different"):
        if data.has(key):
            value = data.at(key).value
            points = ", ".join([str(item) for item in value]) if isinstance(value, list) else str(value)
            facts.append(Message(f"scoring-{key}", {"points": points}))
    return Explanation(Message("explain-memo", {"memo": name}), ("L6", MEMO_RULES[memo]), facts)


EXPLANATIONS: Final = Explanations[LaarComponents](parts, now, sources)

"""Guilds of Laar: draft and collect goods; each card can become one of five."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.game import Game, erase_types
from parlour.engine.learning.encoding import Encoding
from parlour.engine.learning.layout import by_seats
from parlour.engine.parts.explanations import Explanations
from parlour.engine.parts.pads import Pad
from parlour.engine.parts.rules import Rules
from parlour.engine.parts.words import Words
from parlour.engine.variant import Info, Option, Variant
from parlour.games.laar import pad, taken
from parlour.games.laar.bots.hints import LaarHints
from parlour.games.laar.edition import read_edition
from parlour.games.laar.encoding import LAYOUTS, encode
from parlour.games.laar.rules.actions import ACTIONS, CARDS, SEATS
from parlour.games.laar.rules.components import LaarComponents
from parlour.games.laar.rules.setup import new_match
from parlour.games.laar.rules.stages import ROUNDS
from parlour.games.laar.rules.state import LaarState
from parlour.games.laar.scoring.lines import LINES
from parlour.games.laar.sheet import sheet_of
from parlour.games.laar.view import reveals, state_from, view_of
from parlour.games.laar.words import explanations, messages, reasons, refusals

INFO: Final = Info(
    "laar",
    rules_version=1,
    seats=(2, 3, 4),
    options=(
        Option("gems", ("hidden", "open")),  # L24, L100
        Option("experts", ("open", "closed")),  # L12, L101
    ),
    lines=LINES,
)


def limit(variant: Variant) -> int:
    """Allow memo and first player, a draw and two decisions a good, and every decision of the final scoring."""
    return 2 + 3 * ROUNDS * variant.seats + CARDS + 5 * SEATS


RULES: Final = Rules(read_edition, new_match, limit, view_of, state_from, sheet_of, reveals, taken.taking)
WORDS: Final = Words(
    messages.describe,
    messages.prompt,
    messages.messages,
    refusals.why_not,
    messages.brief,
    messages.moment,
    messages.until,
)


@final
class Laar(Game[LaarState, LaarComponents]):
    """Guilds of Laar."""

    def __init__(self) -> None:
        encoding = Encoding(by_seats(LAYOUTS), encode)
        super().__init__(INFO, ACTIONS, RULES, WORDS, Pad([], pad.score), LaarHints(), reasons.REASONS, encoding)

    def explanations(self) -> Explanations[LaarComponents]:
        """Return the functions that explain what is on the board."""
        return explanations.EXPLANATIONS


GAME: Final = erase_types(Laar())

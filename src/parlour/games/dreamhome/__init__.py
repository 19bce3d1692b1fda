"""Dream Home: twelve rounds, twelve rooms, and a roof that nobody may look at before the end."""

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
from parlour.games.dreamhome import pad, taken
from parlour.games.dreamhome.bots.hints import DreamHomeHints
from parlour.games.dreamhome.edition import read_edition
from parlour.games.dreamhome.encoding import LAYOUTS, encode
from parlour.games.dreamhome.rules.actions import ACTIONS, ACTIONS_1
from parlour.games.dreamhome.rules.components import DreamHomeComponents
from parlour.games.dreamhome.rules.names import CELLS, RESOURCES, ROUNDS
from parlour.games.dreamhome.rules.rounds import DEALS
from parlour.games.dreamhome.rules.setup import new_match
from parlour.games.dreamhome.rules.state import DreamHomeState
from parlour.games.dreamhome.scoring.score import LINES
from parlour.games.dreamhome.sheet import sheet_of
from parlour.games.dreamhome.view import reveals, state_from, view_of
from parlour.games.dreamhome.words import explanations, messages, reasons, refusals

RELEASED: Final = (1, 2)
STEPS: Final = 6  # of a seat in a round at most: jackhammer, column, scaffold, room, car, décor


def info(rules: int) -> Info:
    """Return the description of a version of the rules."""
    return Info(
        "dreamhome",
        rules_version=rules,
        released=RELEASED,
        seats=(2, 3, 4),
        options=(
            Option("discard", ("on", "off"), seats=(2, 3)),  # D12
            Option("car", ("off", "on")),  # D74
            Option("roofs", ("hidden", "open")),  # D30
        ),
        lines=LINES,
    )


def limit(variant: Variant) -> int:
    """Allow the first player, the draws, every step of every turn, and two for each tool and each helper's work."""
    return 1 + ROUNDS * (DEALS + 1 + STEPS * variant.seats) + 2 * RESOURCES + CELLS


RULES: Final = Rules(read_edition, new_match, limit, view_of, state_from, sheet_of, reveals, taken.taking)
WORDS: Final = Words(
    messages.describe, messages.prompt, messages.messages, refusals.why_not, messages.brief, messages.moment
)


@final
class DreamHome(Game[DreamHomeState, DreamHomeComponents]):
    """Dream Home at one version of its rules."""

    def __init__(self, rules: int = RELEASED[-1]) -> None:
        actions = ACTIONS if rules >= 2 else ACTIONS_1
        encoding = Encoding(by_seats(LAYOUTS), encode)
        super().__init__(
            info(rules), actions, RULES, WORDS, Pad([], pad.score), DreamHomeHints(), reasons.REASONS, encoding
        )

    def explanations(self) -> Explanations[DreamHomeComponents]:
        """Return the functions that explain what is on the board."""
        return explanations.EXPLANATIONS

    def version(self, rules: int) -> DreamHome:
        """Return Dream Home at another version of its rules."""
        return DreamHome(rules)


GAME: Final = erase_types(DreamHome())

"""Hamlet: build a village together, tile by tile, until its church stands."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.actions import Field
from parlour.engine.game import Game, erase_types
from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Rng
from parlour.engine.sheet import Sheet
from parlour.engine.variant import Info, Option, Variant
from parlour.engine.view import Message
from parlour.games.hamlet import pad, taken
from parlour.games.hamlet.board.tiles import TILES
from parlour.games.hamlet.bots.hints import HamletHints
from parlour.games.hamlet.bots.weights import WEIGHTS
from parlour.games.hamlet.edition import read_components
from parlour.games.hamlet.edition_figures import MOST_GOODS, MOST_SOLO_ROUNDS
from parlour.games.hamlet.rules.actions import ACTIONS
from parlour.games.hamlet.rules.components import DONKEYS, SALES, VILLAGERS, HamletComponents, HamletEdition, HamletView
from parlour.games.hamlet.rules.setup import new_match
from parlour.games.hamlet.rules.stages import ENDS, ENDS_1, FIXED, ROUNDS, SHUFFLED
from parlour.games.hamlet.rules.state import HamletState
from parlour.games.hamlet.scoring.score import LINES
from parlour.games.hamlet.view import moment_of, state_from, view_of
from parlour.games.hamlet.words import messages, refusals

RELEASED: Final = (1, 2)
# A villager's action at most: three parts of a need, good by good, with its beginning, its place and the hiring.
STEPS: Final = 3 * MOST_GOODS + VILLAGERS + DONKEYS + 3


def info(rules: int) -> Info:
    """Tell what there is to know about a version of the rules."""
    return Info(
        "hamlet",
        rules_version=rules,
        released=RELEASED,
        seats=(1, 2, 3, 4),
        options=(
            Option("layout", (FIXED, SHUFFLED)),  # M12
            Option("end", ENDS if rules >= 2 else ENDS_1, seats=(2, 3, 4)),  # M60a; alone M90 holds
        ),
        lines=LINES,
    )


@final
class Hamlet(Game[HamletState, HamletComponents]):
    """The face of Hamlet, at one version of its rules."""

    def __init__(self, weights: list[int], rules: int = RELEASED[-1]) -> None:
        """Take what bots are told that a position promises, in the order of `weights.py`."""
        super().__init__(info(rules), ACTIONS, HamletHints(weights))
        self.potentials: Final = weights

    def version(self, rules: int) -> Hamlet:
        """Make Hamlet at another version of its rules."""
        return Hamlet(self.potentials, rules)

    def reweighed(self, weights: list[int]) -> Hamlet:
        """Give the same game with other weights."""
        return Hamlet(weights, self.info.rules_version)

    def components(self, data: dict[str, Plain]) -> HamletComponents:
        """Check an edition's tiles, prices and points."""
        return read_components(data)

    def new(self, variant: Variant, edition: HamletEdition) -> HamletState:
        """Set up a match (M10–M16)."""
        return new_match(variant, edition)

    def limit(self, variant: Variant) -> int:
        """Allow every donkey a step and every villager a long action in every turn, and every draw there can be."""
        rounds = ROUNDS[variant.choices["end"]] if "end" in variant.choices else MOST_SOLO_ROUNDS
        return 2 + len(TILES) + SALES + rounds * variant.seats * (DONKEYS + VILLAGERS * STEPS + 1)

    def view(self, state: HamletState, seat: int) -> HamletView:
        """Show a position: the same to all."""
        return view_of(state, seat)

    def imagine(self, view: HamletView, rng: Rng) -> HamletState:
        """Rebuild the position: nothing of it is hidden."""
        return state_from(view)

    def sheet(self, view: HamletView) -> Sheet:
        """Score as if the match ended now (M61–M66)."""
        return pad.sheet_of(view.edition.components, Reader(view.shown, "shown").at("scores").items())

    def why_not(self, view: HamletView, action: int) -> str:
        """Name the rule that forbids an action; the position is rebuilt only if one has to look at it."""
        rule = refusals.at_once(*moment_of(view), action)
        return rule or refusals.why_not(state_from(view), view.seat, action)

    def taking(self, state: HamletState, by: int, action: int) -> list[tuple[str, int]]:
        """Name the blueprint, sale or delivery that a seat makes its own."""
        return taken.taking(state, by, action)

    def activity(self, state: HamletState, by: int, action: int) -> str:
        """Name the action of a villager; empty for donkeys, payments and the rest of a turn."""
        return taken.activity(state, action)

    def ending(self, state: HamletState) -> str:
        """Say whether the church stood or the rounds were over (M60, M60a, M90)."""
        return "church" if state.last_round else "rounds"

    def describe(self, view: HamletView, seen: dict[str, Plain]) -> Message:
        """Say what an action does."""
        return messages.describe(view, seen)

    def prompt(self, view: HamletView) -> Message:
        """Say what to do now."""
        return messages.prompt(view)

    def messages(self) -> list[Message]:
        """List an example of every message."""
        return messages.messages()

    def pad_fields(self) -> list[Field]:
        """Ask for nothing in plain fields: the pad is drawn."""
        return []

    def score(self, pad_reader: Reader, edition: HamletEdition) -> tuple[list[str], Sheet]:
        """Score the pad of a real table."""
        return pad.score(pad_reader, edition)


GAME: Final = erase_types(Hamlet(WEIGHTS))

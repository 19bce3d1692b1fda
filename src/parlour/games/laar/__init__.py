"""Guilds of Laar: draft and collect goods; each card can become one of five."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.actions import Field
from parlour.engine.game import Game, erase_types
from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Rng
from parlour.engine.sheet import Sheet
from parlour.engine.variant import Info, Option, Variant
from parlour.engine.view import Message
from parlour.games.laar import pad, taken
from parlour.games.laar.bots.hints import LaarHints
from parlour.games.laar.rules.actions import ACTIONS, CARDS, SEATS
from parlour.games.laar.rules.components import LaarComponents, LaarEdition, LaarView, read_cards
from parlour.games.laar.rules.stages import ROUNDS
from parlour.games.laar.rules.state import LaarState, new_match
from parlour.games.laar.scoring.lines import LINES
from parlour.games.laar.sheet import sheet_of
from parlour.games.laar.view import state_from, turns_up_gems, view_of
from parlour.games.laar.words import messages, refusals

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


@final
class Laar(Game[LaarState, LaarComponents]):
    """The face of Guilds of Laar."""

    def __init__(self) -> None:
        super().__init__(INFO, ACTIONS, LaarHints())

    def components(self, data: dict[str, Plain]) -> LaarComponents:
        """Check an edition's cards and points."""
        return read_cards(data)

    def new(self, variant: Variant, edition: LaarEdition) -> LaarState:
        """Set up a match (L10–L12)."""
        return new_match(variant, edition)

    def limit(self, variant: Variant) -> int:
        """Allow memo and first player, a draw and two decisions a good, and every decision of the final scoring."""
        return 2 + 3 * ROUNDS * variant.seats + CARDS + 5 * SEATS

    def view(self, state: LaarState, seat: int) -> LaarView:
        """Show a position to a seat or a spectator."""
        return view_of(state, seat)

    def imagine(self, view: LaarView, rng: Rng) -> LaarState:
        """Rebuild the position: a perfect memory knows all of it."""
        return state_from(view)

    def sheet(self, view: LaarView) -> Sheet:
        """Score as if the match ended now (L31)."""
        return sheet_of(view)

    def why_not(self, view: LaarView, action: int) -> str:
        """Name the rule that forbids an action."""
        return refusals.why_not(state_from(view), view.seat, action)

    def reveals(self, state: LaarState, by: int, action: int) -> list[tuple[int, int]]:
        """List the action itself if gems are turned face up with it (L30): nobody takes that back."""
        return [(by, action)] if turns_up_gems(state, by, action) else []

    def taking(self, state: LaarState, by: int, action: int) -> list[tuple[str, int]]:
        """Name the good that a seat takes."""
        return taken.taking(state, by, action)

    def describe(self, view: LaarView, seen: dict[str, Plain]) -> Message:
        """Say what an action does."""
        return messages.describe(view, seen)

    def brief(self, message: Message) -> Message | None:
        """Leave out the class of a gem, and every card that would tell it (L24)."""
        return messages.brief(message)

    def moment(self, view: LaarView) -> int:
        """Count the rounds and, apart from them, the time before the first expert of each (L24)."""
        return messages.moment(view)

    def until(self, view: LaarView, message: Message) -> int:
        """Forget a round when it ends, but its last good only at the first expert of the next one (L24)."""
        return messages.until(view, message)

    def prompt(self, view: LaarView) -> Message:
        """Say what to do now."""
        return messages.prompt(view)

    def messages(self) -> list[Message]:
        """List an example of every message."""
        return messages.messages()

    def pad_fields(self) -> list[Field]:
        """Ask for nothing in plain fields: the pad is drawn."""
        return []

    def score(self, pad_reader: Reader, edition: LaarEdition) -> tuple[list[str], Sheet]:
        """Score the pad of a real table."""
        return pad.score(pad_reader, edition)


GAME: Final = erase_types(Laar())

"""Dream Home: twelve rounds, twelve rooms, and a roof that nobody may look at before the end."""

from __future__ import annotations

from typing import Final, final

from parlour.engine.actions import Field
from parlour.engine.game import Game, erase_types
from parlour.engine.plain import Plain, Reader
from parlour.engine.rng import Rng
from parlour.engine.sheet import Sheet
from parlour.engine.variant import Info, Option, Variant
from parlour.engine.view import Message
from parlour.games.dreamhome import pad, taken
from parlour.games.dreamhome.bots.hints import DreamHomeHints
from parlour.games.dreamhome.edition import read_edition
from parlour.games.dreamhome.rules.actions import ACTIONS, ACTIONS_1
from parlour.games.dreamhome.rules.components import DreamHomeComponents, DreamHomeEdition, DreamHomeView
from parlour.games.dreamhome.rules.names import CELLS, RESOURCES, ROUNDS
from parlour.games.dreamhome.rules.rounds import DEALS
from parlour.games.dreamhome.rules.state import DreamHomeState, new_match
from parlour.games.dreamhome.scoring.score import LINES
from parlour.games.dreamhome.sheet import sheet_of
from parlour.games.dreamhome.view import state_from, turns_up_roofs, view_of
from parlour.games.dreamhome.words import messages, refusals

RELEASED: Final = (1, 2)
STEPS: Final = 6  # of a seat in a round at most: jackhammer, column, scaffold, room, car, décor


def info(rules: int) -> Info:
    """Tell what there is to know about a version of the rules."""
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


@final
class DreamHome(Game[DreamHomeState, DreamHomeComponents]):
    """The face of Dream Home, at one version of its rules."""

    def __init__(self, rules: int = RELEASED[-1]) -> None:
        super().__init__(info(rules), ACTIONS if rules >= 2 else ACTIONS_1, DreamHomeHints())

    def version(self, rules: int) -> DreamHome:
        """Make Dream Home at another version of its rules."""
        return DreamHome(rules)

    def components(self, data: dict[str, Plain]) -> DreamHomeComponents:
        """Check an edition's cards and points."""
        return read_edition(data)

    def new(self, variant: Variant, edition: DreamHomeEdition) -> DreamHomeState:
        """Set up a match (D10, D11)."""
        return new_match(variant, edition)

    def limit(self, variant: Variant) -> int:
        """Allow the first player, the draws, every step of every turn, and two for each tool and each helper's work."""
        return 1 + ROUNDS * (DEALS + 1 + STEPS * variant.seats) + 2 * RESOURCES + CELLS

    def view(self, state: DreamHomeState, seat: int) -> DreamHomeView:
        """Show a position to a seat or a spectator."""
        return view_of(state, seat)

    def imagine(self, view: DreamHomeView, rng: Rng) -> DreamHomeState:
        """Rebuild the position: a perfect memory knows all of it."""
        return state_from(view)

    def sheet(self, view: DreamHomeView) -> Sheet:
        """Score as if the match ended now (D70–D75)."""
        return sheet_of(view)

    def why_not(self, view: DreamHomeView, action: int) -> str:
        """Name the rule that forbids an action."""
        return refusals.why_not(state_from(view), view.seat, action)

    def reveals(self, state: DreamHomeState, by: int, action: int) -> list[tuple[int, int]]:
        """List the action itself if roof piles are turned up with it (D30): nobody takes that back."""
        return [(by, action)] if turns_up_roofs(state, by, action) else []

    def taking(self, state: DreamHomeState, by: int, action: int) -> list[tuple[str, int]]:
        """Name the room and the resource that a seat takes."""
        return taken.taking(state, by, action)

    def describe(self, view: DreamHomeView, seen: dict[str, Plain]) -> Message:
        """Say what an action does."""
        return messages.describe(view, seen)

    def brief(self, message: Message) -> Message | None:
        """Leave out the colour of a roof (D30)."""
        return messages.brief(message)

    def moment(self, view: DreamHomeView) -> int:
        """Count the rounds: the colour of a roof taken in one is not shown in the next (D30)."""
        return messages.moment(view)

    def prompt(self, view: DreamHomeView) -> Message:
        """Say what to do now."""
        return messages.prompt(view)

    def messages(self) -> list[Message]:
        """List an example of every message."""
        return messages.messages()

    def pad_fields(self) -> list[Field]:
        """Ask for nothing in plain fields: the pad is drawn."""
        return []

    def score(self, pad_reader: Reader, edition: DreamHomeEdition) -> tuple[list[str], Sheet]:
        """Score the pad of a real table."""
        return pad.score(pad_reader, edition)


GAME: Final = erase_types(DreamHome())

"""Legal actions for users of the library: a sequence to iterate, count, index and test with `in`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias, overload

from parlour.engine.game import Game
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.engine.state import State
from parlour.engine.view import View
from parlour.localization import Translator


class LegalAction:
    """One legal action of one seat: `str` gives its text, `plain` its dict, `action` its number."""

    def __init__(self, legal: LegalActions, seat: int, action: int) -> None:
        self._legal: Final = legal
        self.seat: Final = seat
        self.action: Final = action

    @property
    def plain(self) -> dict[str, Plain]:
        """Return the action as in records."""
        return self._legal.game.actions.to_plain(self.action)

    def __str__(self) -> str:
        return self._legal.text_of(self)

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.plain}>"

    def __int__(self) -> int:
        return self.action

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalAction):
            return NotImplemented
        return (self.seat, self.action) == (other.seat, other.action)

    def __hash__(self) -> int:
        return hash((self.seat, self.action))


Chosen: TypeAlias = "LegalAction | int | dict[str, Plain]"


def action_of(game: Game, chosen: Chosen) -> int:
    """Return the action that a choice, a number or a plain dict stands for; `Wrong` if there is none such."""
    if isinstance(chosen, LegalAction):
        return chosen.action
    if isinstance(chosen, dict):
        return game.actions.from_plain(Reader(chosen, "action"))
    return Reader(chosen, "action").integer(0, game.actions.size - 1)


class LegalActions(Sequence[LegalAction]):
    """Every legal action of a position, seat by seat, as it was when asked for."""

    def __init__(self, game: Game, state: State, names: list[str], translator: Callable[[], Translator]) -> None:
        """Take the translator as a function, so that texts are loaded only if they are used."""
        self.game: Final = game
        self._state: Final = state.copy()
        self._names: Final = names
        self._translator: Final = translator
        self._views: Final[dict[int, View]] = {}
        self.pairs: Final = [(seat, action) for seat in state.to_act() for action in state.legal(seat)]

    def of(self, seat: int) -> list[LegalAction]:
        """List the choices of one seat."""
        return [LegalAction(self, owner, action) for owner, action in self.pairs if owner == seat]

    def owners(self, action: int) -> list[int]:
        """Return the seats that may play this action."""
        return [seat for seat, legal in self.pairs if legal == action]

    def text_of(self, choice: LegalAction) -> str:
        """Return the text of a choice, as its own seat reads it."""
        if choice.seat not in self._views:
            self._views[choice.seat] = self.game.view(self._state, choice.seat)
        message = self.game.describe(self._views[choice.seat], choice.plain)
        return self._translator().format_with_names(message, self._names, name=self._names[choice.seat])

    def __len__(self) -> int:
        return len(self.pairs)

    @overload
    def __getitem__(self, index: int) -> LegalAction: ...
    @overload
    def __getitem__(self, index: slice) -> list[LegalAction]: ...
    def __getitem__(self, index: int | slice) -> LegalAction | list[LegalAction]:
        if isinstance(index, slice):
            return [LegalAction(self, seat, action) for seat, action in self.pairs[index]]
        return LegalAction(self, *self.pairs[index])

    def __iter__(self) -> Iterator[LegalAction]:
        return (LegalAction(self, seat, action) for seat, action in self.pairs)

    def __contains__(self, chosen: object) -> bool:
        if isinstance(chosen, LegalAction):
            return (chosen.seat, chosen.action) in self.pairs
        if not isinstance(chosen, int | dict):
            return False
        try:
            return bool(self.owners(action_of(self.game, chosen)))
        except Wrong:
            return False

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions of seats {sorted({seat for seat, _ in self.pairs})}>"

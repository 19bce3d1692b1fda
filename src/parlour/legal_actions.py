"""Legal actions for users of the library: a sequence to iterate, count, index and test with `in`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias, overload

from parlour.engine.game import Game
from parlour.engine.plain import Plain, Reader, Wrong
from parlour.engine.record import Record
from parlour.engine.state import State
from parlour.engine.view import View
from parlour.localization import Translator
from parlour.narration import state_after


class LegalAction:
    """One legal action of one seat: `str` gives its text, `plain` its dict, `action` its number."""

    __slots__ = ("action", "legal", "seat")

    def __init__(self, legal: LegalActions, seat: int, action: int) -> None:
        self.legal: Final = legal
        self.seat: Final = seat
        self.action: Final = action

    @property
    def plain(self) -> dict[str, Plain]:
        """Return the action as in records."""
        return self.legal.game.actions.to_plain(self.action)

    def __str__(self) -> str:
        return self.legal.text_of(self)

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

    __slots__ = ("_actions", "_after", "_record", "_seats", "_state", "_translator", "_views")

    def __init__(self, record: Record, state: State, turn: list[int], translator: Callable[[], Translator]) -> None:
        """Take a state that will move on: after that, words are made from the record.

        The translator is a function, so that texts are loaded only if they are used.
        """
        self._record = record
        self._after = len(record.entries)
        self._state = state
        self._translator = translator
        self._views: dict[int, View] = {}
        self._seats = turn  # of one seat, or of every action
        if len(turn) == 1:
            self._actions = state.legal(turn[0])
        else:
            self._actions = [action for seat in turn for action in state.legal(seat)]
            self._seats = [seat for seat in turn for _ in state.legal(seat)]

    @property
    def game(self) -> Game:
        """Return the game."""
        return self._record.game

    def _pairs(self) -> Iterator[tuple[int, int]]:
        seats = self._seats * len(self._actions) if len(self._seats) == 1 else self._seats
        return zip(seats, self._actions, strict=True)

    def of(self, seat: int) -> list[LegalAction]:
        """List the choices of one seat."""
        return [choice for choice in self if choice.seat == seat]

    def owners(self, action: int) -> list[int]:
        """Return the seats that may play this action."""
        return [seat for seat, legal in self._pairs() if legal == action]

    def text_of(self, choice: LegalAction) -> str:
        """Return the text of a choice, as its own seat reads it."""
        if choice.seat not in self._views:
            self._views[choice.seat] = self.game.view(self._position(), choice.seat)
        message = self.game.describe(self._views[choice.seat], choice.plain)
        names = self._record.names
        return self._translator().format_with_names(message, names, name=names[choice.seat])

    def _position(self) -> State:
        is_here = len(self._record.entries) == self._after
        return self._state if is_here else state_after(self._record, self._after)

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> LegalAction: ...
    @overload
    def __getitem__(self, index: slice) -> list[LegalAction]: ...
    def __getitem__(self, index: int | slice) -> LegalAction | list[LegalAction]:
        if isinstance(index, slice):
            return list(self)[index]
        return LegalAction(self, self._seats[index if len(self._seats) > 1 else 0], self._actions[index])

    def __iter__(self) -> Iterator[LegalAction]:
        return (LegalAction(self, seat, action) for seat, action in self._pairs())

    def __contains__(self, chosen: object) -> bool:
        if isinstance(chosen, LegalAction):
            return (chosen.seat, chosen.action) in self._pairs()
        if not isinstance(chosen, int | dict):
            return False
        try:
            return bool(self.owners(action_of(self.game, chosen)))
        except Wrong:
            return False

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions of seats {sorted(set(self._seats))}>"

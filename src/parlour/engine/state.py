"""States: one position of a match, and the rules that change it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from parlour.engine.pickles.objects import Reduced, reduced_plainly
from parlour.engine.rng import Rng
from parlour.engine.view import NATURE

SETTING: Final = ("variant", "edition")
NOBODY: Final[list[int]] = []  # what `to_act` returns when the match is over; never changed
ALONE: Final[list[list[int]]] = [[seat] for seat in range(NATURE, 8)]  # what it returns for one seat, at seat - NATURE


@mypyc_attr(allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641 (it changes)
    """One position: the whole truth. Rules change it in place; `copy` is cheap.

    A state has its `variant` and its `edition` as attributes. States are equal if these, their class and their digests
    are. A compiled class defines `__reduce__` (see `pickles`), so that its states can be pickled.
    """

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            type(self) is type(other)
            and [getattr(self, name) for name in SETTING] == [getattr(other, name) for name in SETTING]
            and self.digest() == other.digest()
        )

    def __reduce__(self) -> Reduced:
        """Take an interpreted state apart; a compiled class has its own `__reduce__`."""
        return reduced_plainly(self)

    def __copy__(self) -> State:
        return self.copy()

    def to_act(self) -> list[int]:
        """List the seats that must decide now: several if at once, [NATURE] for a draw, [] when the match is over.

        Do not change the list: the state may return it again.
        """
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """List every legal action of *seat* once, sorted: the only source of legality.

        Do not change the list: other positions may share it.
        """
        raise NotImplementedError

    def requests(self, seat: int) -> list[int]:
        """List the requests among `legal`, where they stand last; most games have none.

        With a request one of several seats that decide at once ends that: whatever they have committed unseen is void,
        and they decide anew, one after another (law 14).
        """
        return []

    def ordinary(self, seat: int) -> list[int]:
        """List the legal actions without requests: automatic play and play-outs never make one."""
        legal, requests = self.legal(seat), self.requests(seat)
        return legal[: len(legal) - len(requests)] if requests else legal

    def clock_stage(self) -> int:
        """Return the number of the stage that counts as one decision for clocks; 0 where every turn is a decision.

        A seat that owes a decision again in the same stage goes on with the time it had left.
        """
        return 0

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action. Trusts its caller; deterministic."""
        raise NotImplementedError

    def copy(self) -> State:
        """Return an independent state equal to this one."""
        raise NotImplementedError

    def reshuffle(self, seat: int, rng: Rng) -> None:
        """Redraw in place all that *seat* cannot know, its memory respected; nothing where nothing is hidden."""

    def digest(self) -> str:
        """Return a fingerprint: equal states, equal digests."""
        raise NotImplementedError

    def merits(self) -> list[int]:
        """Return one figure a seat as if the match ended now: more is better, equal shares the place.

        It ranks as the sheet does: by the total, then by the game's tie rules.
        """
        raise NotImplementedError

    def draw(self, rng: Rng) -> int:
        """Let NATURE choose: one of `legal(NATURE)`, each equally likely, the one at `rng.below(count)`."""
        return rng.choice(self.legal(NATURE))

    def veil(self, by: int, action: int, seat: int) -> int:
        """Return a number for an action, about to be applied: the same for all that *seat* cannot tell apart."""
        return action

    def census(self) -> list[int]:
        """Count every kind of component wherever it lies; no action changes these figures."""
        raise NotImplementedError


StateT = TypeVar("StateT", bound=State, default=State)

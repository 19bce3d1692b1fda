"""A match for users of the library: its legal actions in words, playing them, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from parlour.engine import catalogue, undo
from parlour.engine.edition import Edition
from parlour.engine.learning.returns import PLACES
from parlour.engine.plain import Plain, Reader, Wrong, shown_briefly
from parlour.engine.record import Record
from parlour.engine.rng import Fast, Rng, Secure
from parlour.engine.sheet import Sheet
from parlour.engine.state import State
from parlour.engine.variant import Info
from parlour.engine.view import NATURE, SPECTATOR, View
from parlour.legal_actions import Chosen, LegalAction, LegalActions, action_of
from parlour.localization import Translator
from parlour.narration import Narration
from parlour.outcome import Outcome, outcome_of

USUAL_SEATS: Final = 2


class Match:  # noqa: PLW1641 (it goes on)
    """A match of a game, played from Python; chance draws automatically.

    >>> import random
    >>> from parlour import Match
    >>> from parlour.engine.catalogue import slugs
    >>> match = Match(slugs()[0], seats=2, seed=7)
    >>> while not match.over:
    ...     choice = random.choice(match.legal)  # str(choice) says it in words
    ...     match.play(choice)
    >>> outcome, totals = str(match.outcome), match.sheet().totals()
    """

    def __init__(
        self,
        game: str | Record,
        seats: int = 0,
        *,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | Edition = catalogue.STANDARD,
        names: Sequence[str] = (),
        language: str = "",
    ) -> None:
        """Take the slug of a game, or a record to continue.

        With a seed the draws are repeatable, also after a match was resumed; without one they cannot be predicted.
        """
        self.record: Final = game if isinstance(game, Record) else _record(game, seats, options or {}, edition, names)
        self.game: Final = self.record.game
        self.language: Final = language
        self._rng: Final[Rng] = Secure() if seed is None else Fast(seed)
        self._state = self._replayed()
        self._legal: LegalActions | None = None
        self._turn = self.record.draw(self._state, self._rng)
        self._close()

    def __eq__(self, other: object) -> bool:
        """Compare what was played and what chance will draw."""
        if not isinstance(other, Match):
            return NotImplemented
        return (self.record, self.language, self._rng) == (other.record, other.language, other._rng)

    def __getstate__(self) -> dict[str, object]:
        """Leave out what is made again when it is asked for."""
        kept = {name: value for name, value in self.__dict__.items() if name != "translator"}
        return {**kept, "_legal": None}

    def _replayed(self) -> State:
        """Replay the record; the generator draws along, so that it has the same state as before."""
        state = self.game.new(self.record.variant, self.record.edition)
        for index in self.record.live():
            if self.record.entries[index].seat == NATURE and state.to_act() == [NATURE]:
                state.draw(self._rng)
            self.record.step(state, index)
        return state

    def _close(self) -> None:
        """When the match is over, record the result."""
        if not self._turn and self.record.result is None:
            self.record.close(self._state)

    @property
    def state(self) -> State:
        """Return a copy of the position, with all hidden information."""
        return self._state.copy()

    @property
    def names(self) -> list[str]:
        """Return the names of the seats."""
        return self.record.names

    @property
    def turn(self) -> list[int]:
        """Return the seats that are to act now: several if they choose at the same time, none when it is over."""
        return list(self._turn)

    @property
    def over(self) -> bool:
        """Return whether the match is over."""
        return not self._turn

    @cached_property
    def translator(self) -> Translator:
        """Return the texts of the game in the language of the match."""
        return Translator(self.language, self.game.info.slug)

    @property
    def legal(self) -> LegalActions:
        """Return every legal choice of the seats that are to act."""
        if self._legal is None:
            self._legal = LegalActions(self.record, self._state, self._turn, lambda: self.translator)
        return self._legal

    def play(self, chosen: Chosen, seat: int | None = None) -> None:
        """Play a choice, an action's number or its dict; `Wrong` names the rule if it is not legal.

        The seat needs to be named only where several act at the same time.
        """
        if isinstance(chosen, LegalAction) and chosen.legal is self._legal:
            actor, action = chosen.seat, chosen.action  # legal as it stands
        else:
            action = action_of(self.game, chosen)
            actor = self._actor(chosen, action, seat)
            self._check(actor, action)
        self._legal = None
        self._turn = self.record.play(self._state, actor, action, self._rng)
        if not self._turn:
            self._close()

    def _check(self, actor: int, action: int) -> None:
        if actor not in self._turn:
            raise Wrong("seat", "one that is to act: " + ", ".join(map(str, self.turn)), str(actor))
        if action not in self._state.legal(actor):
            raise self._refusal(actor, action)

    def _actor(self, chosen: Chosen, action: int, seat: int | None) -> int:
        if isinstance(chosen, LegalAction):
            return chosen.seat
        if seat is not None:
            return seat
        if self.over:
            raise Wrong("play", "a match that goes on", "one that is over")
        owners = self.legal.owners(action) or self.turn
        if len(owners) > 1:
            raise Wrong("seat", "a seat, because several may play this action", "none")
        return owners[0]

    def _refusal(self, seat: int, action: int) -> Wrong:
        rule = self.game.why_not(self.view(seat), action)
        found = shown_briefly(self.game.actions.to_plain(action))
        if not rule:
            return Wrong("play", "a legal action", found)
        why = f"why-{rule}"
        reason = f" ({self.translator.text(why)})" if self.translator.has(why) else ""
        return Wrong("play", f"an action that {rule} allows{reason}", found)

    def undo(self, seat: int, agreed: Sequence[int] = ()) -> None:
        """Take back the seat's last action; the seats that acted since must be among those who *agreed*."""
        offer = undo.offer(self.record, seat)
        if offer is None:
            raise Wrong("undo", "an action with no draw or reveal since", "none")
        missing = [self.names[other] for other in offer.consent if other not in agreed]
        if missing:
            raise Wrong("undo", "the consent of " + ", ".join(missing), "none")
        self.record.result = None
        self.record.undo(seat, offer.withdrawn)
        self._state, self._legal = self.record.state(), None
        self._turn = self._state.to_act()

    def view(self, seat: int | None = None) -> View:
        """Return the view of a seat, or of a spectator."""
        return self.game.view(self._state, SPECTATOR if seat is None else seat)

    def sheet(self, seat: int | None = None) -> Sheet:
        """Score the position as if the match ended now; what the viewer cannot know is None."""
        return self.game.sheet(self.view(seat))

    def log(self, seat: int | None = None) -> list[str]:
        """Return the match as sentences, as far as a seat or a spectator may read them now (`Game.until`)."""
        return Narration(self.record, self.translator).rest(SPECTATOR if seat is None else seat)

    def returns(self, kind: str = PLACES) -> list[float]:
        """Return the utility of the result for every seat: `places`, `zero_sum` or `points`."""
        return self.game.returns(self._state, kind)

    @property
    def outcome(self) -> Outcome | None:
        """Return who has won and by what; None while the match goes on."""
        return outcome_of(self.sheet(), self.names, self.language) if self.over else None


def new(
    game: str,
    seats: int = 0,
    *,
    seed: int | None = None,
    edition: str | Edition = catalogue.STANDARD,
    names: Sequence[str] = (),
    language: str = "",
    **options: str | bool,
) -> Match:
    """Set up a match from plain arguments, as in `new("...", seats=3, goals=True)`.

    The game's options are named as in its variants; True and False stand for "on" and "off".
    """
    choices = {name: _choice(value) for name, value in options.items()}
    return Match(game, seats, seed=seed, options=choices, edition=edition, names=names, language=language)


def _choice(value: str | bool) -> str:
    return value if isinstance(value, str) else "on" if value else "off"


def usual_seats(info: Info) -> int:
    """Return the default number of seats: two, if two can play."""
    return USUAL_SEATS if USUAL_SEATS in info.seats else min(info.seats)


def _record(slug: str, seats: int, options: Mapping[str, str], edition: str | Edition, names: Sequence[str]) -> Record:
    game = catalogue.game(slug)
    choices: dict[str, Plain] = {"seats": seats or usual_seats(game.info), **options}
    variant = game.info.variant(Reader(choices, ""))
    chosen = catalogue.edition(slug, edition) if isinstance(edition, str) else edition
    return Record(game, variant, chosen, _names(names, variant.seats))


def _names(names: Sequence[str], seats: int) -> list[str]:
    if names and len(names) != seats:
        raise Wrong("names", f"{seats} of them", str(len(names)))
    return list(names) or [f"Seat {seat}" for seat in range(seats)]

"""One position of Lanterns, and its rules."""

import hashlib
from typing import Final, final

from parlour.engine.plain import Plain, encode
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.engine.variant import Variant
from parlour.engine.view import NATURE
from tests.toys.lanterns.rules.actions import (
    ACTIONS,
    BLOW,
    BLOW_KIND,
    DEAL,
    DEAL_KIND,
    LANTERNS,
    NOT_SEEN,
    READY,
    RELEASE_KIND,
    SOME_LANTERN,
    WINDS,
)
from tests.toys.lanterns.rules.card_set import members
from tests.toys.lanterns.rules.choices import NONE, Choices
from tests.toys.lanterns.rules.components import LanternsEdition
from tests.toys.lanterns.rules.hands import Hands
from tests.toys.lanterns.scoring.score import Shore, merit

HAND: Final = 4  # T10
NIGHTS: Final = 3  # T20
ALL_LANTERNS: Final = (1 << LANTERNS) - 1
ALL_WINDS: Final = (1 << WINDS) - 1


@final
class LanternsState(State):
    """The whole truth: hands and stack, shores, winds, and what is chosen but not yet shown."""

    def __init__(self, variant: Variant, edition: LanternsEdition) -> None:
        self.variant: Final = variant
        self.edition: Final = edition
        self.deck: Final = edition.components
        self.seats: Final = variant.seats
        self.rules: Final = variant.rules
        clear = variant.choices["river"] == "clear"  # T40
        self.hands: Hands = Hands(variant.seats, ALL_LANTERNS, clear=clear)
        self.shores: list[Shore] = [Shore() for _ in range(variant.seats)]
        self.choices: Choices = Choices(variant.seats, moonlit=variant.choice("moon") == "full")  # T42
        self.dealt: int = 0
        self.nights: int = 0  # nights that are over
        self.wind: int = NONE  # tonight's
        self.winds: int = ALL_WINDS  # still to be drawn

    def copy(self) -> "LanternsState":
        """Return an independent state equal to this one."""
        new = LanternsState(self.variant, self.edition)
        new.hands = self.hands.copy()
        new.shores = [shore.copy() for shore in self.shores]
        new.choices = self.choices.copy()
        new.dealt = self.dealt
        new.nights = self.nights
        new.wind = self.wind
        new.winds = self.winds
        return new

    def is_over(self) -> bool:
        """Return whether the last night has passed (T26)."""
        return self.nights == NIGHTS

    def is_dealing(self) -> bool:
        """Return whether hands are still being dealt (T10)."""
        return self.dealt < HAND * self.seats

    def dealt_to(self) -> int:
        """Name the seat that gets the next lantern (T10)."""
        return self.dealt % self.seats

    def spare(self, seat: int) -> int:
        """Count the lanterns that a seat may release tonight and still have one to keep every night to come (T23)."""
        if self.rules >= 2 and self.nights == NIGHTS - 1:
            return 0  # since version 2 nothing is released on the last night
        return self.hands.of(seat).bit_count() - (NIGHTS - self.nights)

    def to_act(self) -> list[int]:
        """Name chance while it deals or a wind is due, then all who are not ready."""
        if self.is_over():
            return []
        if self.wind == NONE:
            return [NATURE]
        return [seat for seat in range(self.seats) if not self.choices.ready[seat]]

    def legal(self, seat: int) -> list[int]:
        """List the draws of chance, or the next step of a seat's choices."""
        if seat not in self.to_act():
            return []
        if seat != NATURE:
            return self.choices.legal(seat, self.hands.of(seat), self.spare(seat))
        if self.is_dealing():
            return [DEAL + lantern for lantern in members(self.hands.stack)]
        return [BLOW + wind for wind in members(self.winds)]

    def apply(self, seat: int, action: int) -> None:
        """Carry out a draw, or one step of a seat; the last to be ready ends the night."""
        kind = ACTIONS.index(action)
        if kind == BLOW_KIND:
            self.wind = action - BLOW
            self.winds &= ~(1 << self.wind)
        elif kind == DEAL_KIND:
            self.hands.deal(self.dealt_to(), action - DEAL)
            self.dealt += 1
        else:
            self.choices.apply(seat, action)
            if all(self.choices.ready):
                self._end_night()

    def _end_night(self) -> None:
        """Show what was chosen, pass the hands on (T24–T26)."""
        for seat, shore in enumerate(self.shores):
            shore.add(self.choices.kept[seat], self.choices.face[seat], self.wind)
            self.hands.take(seat, self.choices.kept[seat])
            if self.choices.released[seat] != NONE:
                self.hands.sink(seat, self.choices.released[seat])
        self.hands.look()
        self.choices = Choices(self.seats, moonlit=self.choices.moonlit)
        self.wind = NONE
        self.nights += 1
        if not self.is_over():
            self.hands.pass_on(direction(self.variant, self.nights))

    def is_last(self, seat: int) -> bool:
        """Return whether everybody but this seat is ready."""
        return all(ready for other, ready in enumerate(self.choices.ready) if other != seat)

    def revealed(self, seat: int) -> list[int]:
        """List the hidden steps of a seat that are shown once all are ready; what sank only in a clear river (T40)."""
        steps = self.choices.hidden(seat)
        return [step for step in steps if ACTIONS.index(step) != RELEASE_KIND or self.hands.clear]

    def reshuffle(self, seat: int, rng: Rng) -> None:
        """Draw anew the hands that *seat* does not see, then what their holders may have chosen from them."""
        self.hands.redraw(seat, rng, laid_open=self.is_over())
        if self.wind == NONE:
            return
        for other in range(self.seats):
            if other != seat:
                self.choices.guess(other, self.hands.of(other), self.spare(other), rng)

    def veil(self, by: int, action: int, seat: int) -> int:
        """Hide the lanterns dealt to others, and all of others' steps but that they are ready."""
        if by == NATURE:
            is_hidden = ACTIONS.index(action) == DEAL_KIND and seat != self.dealt_to()
            return SOME_LANTERN if is_hidden else action
        return action if seat == by or action == READY else NOT_SEEN

    def merits(self) -> list[int]:
        """Rank as the sheet does, by total and tie figures."""
        deck, moonlit = self.deck, self.choices.moonlit
        hands = [members(self.hands.of(seat)) for seat in range(self.seats)]
        return [merit(deck, shore, hand, moonlit) for shore, hand in zip(self.shores, hands, strict=True)]

    def census(self) -> list[int]:
        """Count every lantern and every wind: each is there once, always."""
        found = members(self.hands.stack) + members(self.winds << LANTERNS)
        for seat, shore in enumerate(self.shores):
            found += members(self.hands.of(seat)) + self.hands.sunk[seat] + shore.lanterns
        blown = {*self.shores[0].winds, self.wind} - {NONE}
        found += [LANTERNS + wind for wind in blown]
        return [found.count(component) for component in range(LANTERNS + WINDS)]

    def digest(self) -> str:
        """Return a fingerprint of everything that changes."""
        hands, choices = self.hands, self.choices
        parts: list[list[int]] = [
            [self.dealt, self.nights, self.wind, self.winds, hands.shift, hands.stack],
            hands.lanterns,
            *hands.sunk,
            hands.first,
            hands.last,
            choices.kept,
            choices.face,
            choices.released,
            [int(turned) for turned in choices.turned],
            [int(ready) for ready in choices.ready],
        ]
        for shore in self.shores:
            parts += [shore.lanterns, shore.faces, shore.winds]
        plain: list[Plain] = [list[Plain](part) for part in parts]
        return hashlib.sha256(encode(plain)).hexdigest()


def direction(variant: Variant, nights: int) -> int:
    """Return how many seats to the left hands go after so many nights; a turning current takes them back (T25, T41)."""
    return -1 if variant.choices.get("current") == "turning" and nights % 2 == 0 else 1

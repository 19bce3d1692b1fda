"""From a view to a full state that fits it."""

from parlour.engine.plain import Reader
from parlour.engine.rng import Rng
from tests.toys.lanterns.rules.actions import FACES, LANTERNS, WINDS
from tests.toys.lanterns.rules.card_set import mask_of, members
from tests.toys.lanterns.rules.choices import NONE
from tests.toys.lanterns.rules.components import LanternsView
from tests.toys.lanterns.rules.hands import NEVER, Hands
from tests.toys.lanterns.rules.state import HAND, NIGHTS, LanternsState, direction
from tests.toys.lanterns.scoring.score import Shore


def state_from(view: LanternsView, rng: Rng) -> LanternsState:
    """Rebuild what the view knows, fill in the rest in any way that fits, then redraw that at random."""
    state, shown = LanternsState(view.variant, view.edition), Reader(view.shown, "shown")
    state.dealt = shown.at("dealt").integer(0, HAND * state.seats)
    state.nights = shown.at("nights").integer(0, NIGHTS)
    state.wind = _index(shown.at("wind"), WINDS)
    state.winds &= ~mask_of(_indices(shown.at("winds"), WINDS))
    state.shores = [read_shore(shore) for shore in shown.at("shores").items()]
    state.choices.ready = [ready.flag() for ready in shown.at("ready").items()]
    if view.seat >= 0:
        _read_choices(state, view.seat, shown.at("mine"))
    _read_hands(state, shown.at("hands"), Reader(view.known, "known").at("hands"))
    state.reshuffle(view.seat, rng)
    return state


def _index(reader: Reader, count: int) -> int:
    """Read the number of a lantern or a wind, or nothing."""
    return NONE if reader.value is None else reader.integer(1, count) - 1


def _indices(reader: Reader, count: int) -> list[int]:
    return [_index(item, count) for item in reader.items()]


def read_shore(reader: Reader) -> Shore:
    """Read a shore, as it stands in views and on pads."""
    shore = Shore()
    for row in reader.items(0, NIGHTS):
        row.refuse_others(("lantern", "face", "wind"))
        lantern = row.at("lantern").integer(1, LANTERNS) - 1
        shore.add(lantern, row.at("face").choice(FACES), row.at("wind").integer(1, WINDS) - 1)
    return shore


def _read_choices(state: LanternsState, seat: int, mine: Reader) -> None:
    choices, face = state.choices, mine.at("face")
    choices.kept[seat] = _index(mine.at("kept"), LANTERNS)
    choices.face[seat] = NONE if face.value is None else face.choice(FACES)
    choices.released[seat] = _index(mine.at("released"), LANTERNS)
    choices.turned[seat] = state.rules >= 2 and mine.at("turned").flag()


def _read_hands(state: LanternsState, shown: Reader, known: Reader) -> None:
    """Read what is certain about the hands, then give the lanterns that nobody mentions to the places that lack one."""
    hands = state.hands
    for nights in range(1, min(state.nights, NIGHTS - 1) + 1):
        hands.pass_on(direction(state.variant, nights))
    holders, memories = shown.items(), known.items()
    for seat, holder in enumerate(holders):
        hand = hands.held_by(seat)
        _read_hand(hands, hand, holder, memories[hand])
    hands.stack = _unmentioned(state)
    for seat, holder in enumerate(holders):
        _fill(hands, hands.held_by(seat), holder.at("size").integer(0, HAND))


def _read_hand(hands: Hands, hand: int, shown: Reader, memory: Reader) -> None:
    """Read one hand: as it lies open, or as it is remembered, any of the remembered ones having sunk."""
    size, sunk = shown.at("size").integer(0, HAND), len(shown.at("sunk").items())
    hands.first[hand :: hands.seats] = memory.at("first").integers(NEVER, HAND)
    hands.last[hand :: hands.seats] = memory.at("last").integers(NEVER, HAND)
    rest = _indices(memory.at("seen"), LANTERNS)
    is_open = shown.at("lanterns").value is not None
    inside = _indices(shown.at("lanterns"), LANTERNS) if is_open else rest[:size]
    since = [lantern for lantern in rest if lantern not in inside]
    certain = _indices(memory.at("sunk"), LANTERNS)
    hands.lanterns[hand] = mask_of(inside)
    hands.sunk[hand] = [NONE] * (sunk - len(certain) - len(since)) + certain + since


def _unmentioned(state: LanternsState) -> int:
    """Return the lanterns that lie in no place that is known."""
    found = (1 << LANTERNS) - 1
    for hand, sunk in zip(state.hands.lanterns, state.hands.sunk, strict=True):
        found &= ~(hand | mask_of([lantern for lantern in sunk if lantern != NONE]))
    for shore in state.shores:
        found &= ~mask_of(shore.lanterns)
    return found


def _fill(hands: Hands, hand: int, size: int) -> None:
    """Take from the stack what a hand and the river below it lack."""
    loose = members(hands.stack)
    hands.sunk[hand] = [loose.pop() if lantern == NONE else lantern for lantern in hands.sunk[hand]]
    missing = [loose.pop() for _ in range(size - hands.lanterns[hand].bit_count())]
    hands.lanterns[hand] |= mask_of(missing)
    hands.stack = mask_of(loose)
